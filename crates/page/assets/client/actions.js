// @ts-check
/** The list of actions: everything that can be done, for keyboard and screen reader, and where the board has no place for it. */

import { at, fill, make } from "./dom.js";
import { longPress } from "./press.js";
import { filtered, grouped, headings } from "./touch.js";

/** @typedef {import("./messages").Choice} Choice */

/** Longer lists are grouped and can be filtered. */
const LONG = 9;
/** Labels of so many letters stand two in a row. */
const SHORT = 26;
/** Most buttons of one group before it is opened further. */
const MOST = 40;

export class Actions {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./tray.js").Tray} tray
   * @param {Record<string, string>} words
   * @param {{choose: (choice: Choice) => void, look: (choice: Choice|null, element: Element|null) => void}} listener
   */
  constructor(board, tray, words, listener) {
    this.board = board;
    this.tray = tray;
    this.words = words;
    this.listener = listener;
    this.list = at("action-list");
    this.filter = at("filter");
    this.filter.addEventListener("input", () => this.show());
    at("back").addEventListener("click", () => this.board.back());
    at("actions-toggle").addEventListener("click", () => this.toggle());
    const look = (/** @type {Event} */ event) => {
      const button = /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest("[data-action]") : null);
      const action = button?.dataset.action;
      listener.look(this.board.legal.find((choice) => choice.action === action) ?? null, button);
    };
    for (const name of ["pointerover", "focusin"]) this.list.addEventListener(name, look);
    // What a long press told stays until another place is touched.
    const leave = () => !this.list.hasAttribute("data-pressed") && listener.look(null, null);
    for (const name of ["pointerleave", "focusout"]) this.list.addEventListener(name, leave);
    // A long press looks and does nothing else: the click that ends it must not choose.
    const press = longPress(this.list, look);
    this.list.addEventListener("click", (/** @type {MouseEvent} */ event) => press.took(event) && event.stopImmediatePropagation(), { capture: true });
  }

  /** On a small screen the list is a sheet that opens and closes. @param {boolean} [open] */
  toggle(open) {
    const sheet = at("actions");
    const opened = sheet.classList.toggle("open", open);
    at("actions-toggle").setAttribute("aria-expanded", String(opened));
  }

  show() {
    const { narrowed, legal, touched } = this.board;
    const all = narrowed.candidates;
    at("actions").hidden = legal.length === 0;
    at("back").hidden = touched.length === 0;
    const hint = touched.length === 0 ? ` · ${this.words.choose}` : "";
    at("actions-count").textContent = fill(this.words.actions, { n: all.length }) + hint;
    this.filter.hidden = legal.length <= LONG;
    const chosen = this.filter.hidden ? all : filtered(all, this.filter.value);
    // What the board has no place for comes first and always shows.
    const offers = this.board.offers().filter((choice) => chosen.includes(choice));
    const others = chosen.filter((choice) => !offers.includes(choice));
    /** @type {HTMLElement[]} */
    const parts = legal.length > 0 ? this.tray.show() : [];
    if (offers.length > 0 && offers.length <= LONG * 2) {
      parts.push(make("div", { class: "offers" }, ...offers.map((choice) => this.button(choice, true))));
      parts.push(...this.groups(others));
    } else {
      parts.push(...this.groups(chosen));
    }
    if (legal.length > 0 && chosen.length === 0) parts.push(make("p", { class: "soft" }, this.words.filterNone));
    this.list.replaceChildren(...parts);
  }

  /** @param {Choice[]} choices */
  groups(choices) {
    if (choices.length === 0) return [];
    if (choices.length <= LONG) return [make("div", { class: "rest" }, ...choices.map((choice) => this.button(choice, false)))];
    const groups = grouped(choices);
    const open = groups.size === 1 || this.filter.value !== "";
    const titles = headings([...groups.values()]);
    return [...groups.values()].map((members, n) => {
      const buttons = members.slice(0, MOST).map((choice) => this.button(choice, false));
      const more = members.length > MOST ? [make("p", { class: "soft" }, fill(this.words.more, { n: members.length - MOST }))] : [];
      if (members.length === 1) return make("div", { class: "rest" }, ...buttons);
      const short = members.every(({ label }) => label.length <= SHORT);
      const list = make("div", { class: short ? "members short" : "members" }, ...buttons, ...more);
      return make("details", { class: "group", open }, make("summary", {}, `${titles[n]} (${members.length})`), list);
    });
  }

  /** @param {Choice} choice @param {boolean} first */
  button(choice, first) {
    const button = make("button", { type: "button", class: first ? "action offer" : "action", "data-action": choice.action }, marked(choice.label));
    if (choice.next) button.classList.add("next");
    if (choice.usual) {
      button.classList.add("usual");
      button.append(" ", make("span", { class: "mark" }, this.words.usual));
    }
    if (choice.caution) button.append(" ", make("span", { class: "careful", title: choice.caution }, "⚠"));
    button.addEventListener("click", () => this.listener.choose(choice));
    return button;
  }
}

/** A label whose marks of stand-in values can be hidden with all others; one element, so that no gap of a button comes between. @param {string} label */
function marked(label) {
  return make("span", {}, ...label.split(/(°)/).map((piece) => (piece === "°" ? make("span", { class: "stand-in", "aria-hidden": "true" }, piece) : piece)));
}
