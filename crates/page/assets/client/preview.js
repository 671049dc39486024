// @ts-check
/** What an action would do: in words in a dock that covers no board, and drawn over the parts it changes. */

import { at, make } from "./dom.js";
import { explanation, meaning } from "./tips.js";

/** @typedef {import("./tips.js").Asked} Asked */

const PAUSE = 220;

export class Preview {
  /** @param {string} id @param {string} game */
  constructor(id, game) {
    this.id = id;
    this.game = game;
    this.box = at("preview");
    this.timer = 0;
    /** @type {Map<string, Promise<string>>} */
    this.known = new Map();
    this.wanted = "";
  }

  /** The position has changed: no preview holds any more. */
  forget() {
    this.known.clear();
    this.hide();
  }

  hide() {
    clearTimeout(this.timer);
    this.wanted = "";
    this.box.hidden = true;
    // A preview for one seat must not stay on the page for the next.
    this.box.replaceChildren();
    this.lift();
  }

  /** Takes away what was drawn over the parts. */
  lift() {
    for (const old of document.querySelectorAll(".over")) old.remove();
  }

  /** Lays what the preview has drawn over the part it belongs to, or over the whole scene; a mark may name the thing that it lies on. */
  lay() {
    this.lift();
    for (const drawn of this.box.querySelectorAll("template[data-over]")) {
      const { over = "" } = /** @type {HTMLElement} */ (drawn).dataset;
      const part = over ? document.querySelector(`#scene > [data-part="${CSS.escape(over)}"]`) : at("scene");
      if (!part) continue;
      const layer = make("div", { class: "over", "aria-hidden": "true" }, .../** @type {HTMLTemplateElement} */ (drawn).content.cloneNode(true).childNodes);
      part.append(layer);
      for (const mark of /** @type {NodeListOf<HTMLElement|SVGElement>} */ (layer.querySelectorAll("[data-at]"))) {
        const [thing, frame] = [part.querySelector(mark.dataset.at ?? "")?.getBoundingClientRect(), layer.getBoundingClientRect()];
        if (!thing || thing.width === 0) mark.remove();
        else [mark.style.left, mark.style.top] = [`${thing.left + thing.width / 2 - frame.left}px`, `${thing.top + thing.height / 2 - frame.top}px`];
      }
    }
  }

  /**
   * What an action would do, and what the sign means that its thing was touched at.
   * @param {Element} element
   * @param {number} seat
   * @param {string} action
   * @param {HTMLElement|null} [sign]
   */
  show(element, seat, action, sign = null) {
    clearTimeout(this.timer);
    this.wanted = action;
    this.timer = setTimeout(async () => {
      if (!this.known.has(action)) this.known.set(action, this.fetch(seat, action));
      const html = await this.known.get(action);
      if (this.wanted !== action || !html || !element.isConnected) return;
      this.box.innerHTML = html;
      this.box.append(...glossed(meaning(sign)));
      this.box.hidden = false;
      this.lay();
    }, PAUSE);
  }

  /** What a thing is, with the rule about it, and what the sign on it means. @param {Asked|null} asked */
  explain(asked) {
    const text = asked?.thing ? explanation(asked.thing) : "";
    const means = meaning(asked?.sign ?? null);
    const element = asked?.thing ?? asked?.sign;
    if (!element || (!text && means.length === 0)) return this.hide();
    clearTimeout(this.timer);
    const rule = /** @type {HTMLElement|null} */ (element.closest("[data-rule]"))?.dataset.rule ?? "";
    this.wanted = text;
    this.timer = setTimeout(() => {
      if (this.wanted !== text || !element.isConnected) return;
      this.lift();
      this.box.replaceChildren(...(text ? linked(text, this.game, rule) : []), ...glossed(means));
      this.box.hidden = false;
    }, PAUSE);
  }

  /** @param {number} seat @param {string} action */
  async fetch(seat, action) {
    try {
      const answer = await fetch(`/t/${this.id}/preview?${new URLSearchParams({ seat: String(seat), action })}`);
      return answer.ok ? await answer.text() : "";
    } catch {
      return "";
    }
  }
}

/** The meaning of a sign as a paragraph of its own. @param {Node[]} means @returns {Node[]} */
const glossed = (means) => (means.length > 0 ? [make("p", { class: "means" }, ...means)] : []);

/** What the number of a rule looks like. */
const RULE = /\b[A-Z]{2}-\d+(?:\.\d+)*/g;

/**
 * A text in which the numbers of rules lead to them; without one, the rule about its thing stands after it.
 * @param {string} text
 * @param {string} game
 * @param {string} rule
 * @returns {(Node|string)[]}
 */
export function linked(text, game, rule) {
  const link = (/** @type {string} */ id) => make("a", { class: "rule", href: `/rules/${game}#${id}`, target: "_blank" }, id);
  const pieces = [];
  let end = 0;
  for (const found of text.matchAll(RULE)) {
    pieces.push(text.slice(end, found.index), link(found[0]));
    end = found.index + found[0].length;
  }
  pieces.push(text.slice(end));
  if (pieces.length === 1 && rule) pieces.push(" ", link(rule));
  return pieces;
}
