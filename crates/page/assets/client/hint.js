// @ts-check
/** Hints: asked for once in a position, shown grade by grade; what a grade speaks of is lit and numbered on the board. */

import { at, fill, having, make } from "./dom.js";

/** @typedef {import("./messages").ErrorJson} ServerError */

/** The last grade. */
const WHOLE = 4;

export class Hint {
  /**
   * @param {string} id
   * @param {Record<string, string>} words
   * @param {{light: (touches: string[]) => void, refused: (error: ServerError) => void}} listener
   */
  constructor(id, words, listener) {
    this.id = id;
    this.words = words;
    this.listener = listener;
    this.box = at("hint");
    this.text = at("hint-text");
    this.more = at("hint-more");
    /** What is lit on the board. @type {string[]} */
    this.touches = [];
    /** The grades, once they have come. @type {HTMLElement[]} */
    this.grades = [];
    this.grade = 0;
    /** Ends the request that is under way. @type {AbortController|null} */
    this.asked = null;
    this.more.addEventListener("click", () => this.next());
    at("hint-close").addEventListener("click", () => this.close());
    addEventListener("resize", () => this.number());
  }

  /** The next grade; the first one is thought about. @param {number|null} seat */
  async ask(seat) {
    if (this.asked) return;
    if (this.grades.length > 0) return this.next();
    const asked = new AbortController();
    this.asked = asked;
    this.show([this.words.hintThinking]);
    this.more.hidden = true;
    try {
      const answer = await fetch(`/t/${this.id}/hint${seat === null ? "" : `?seat=${seat}`}`, { signal: asked.signal });
      if (this.asked !== asked) return;
      if (!answer.ok) throw (await answer.json()).error;
      const box = make("div");
      box.innerHTML = await answer.text();
      if (this.asked !== asked) return;
      this.grades = /** @type {HTMLElement[]} */ ([...box.children]);
      this.next();
    } catch (error) {
      // Without a connection the banner says so already; a request that we ended ourselves is no news.
      if (this.asked !== asked) return;
      this.forget();
      if (error && typeof error === "object" && "code" in error) this.listener.refused(/** @type {ServerError} */ (error));
    } finally {
      if (this.asked === asked) this.asked = null;
    }
  }

  /** Shows one grade more, or the same again after it was closed. */
  next() {
    this.grade = Math.min(this.grade + (this.box.hidden && this.grade > 0 ? 0 : 1), WHOLE, this.grades.length);
    const shown = this.grades[this.grade - 1];
    if (!shown) return;
    this.show([make("p", { class: "hint-grade" }, fill(this.words.hintGrade, { n: this.grade })), shown]);
    this.more.hidden = this.grade === this.grades.length;
    this.point(lines(shown.dataset.touches));
    this.number();
  }

  /** @param {(Node|string)[]} content */
  show(content) {
    this.text.replaceChildren(...content);
    this.box.hidden = false;
  }

  /** Put away, to be opened again. */
  close() {
    this.box.hidden = true;
    this.point([]);
    this.erase();
  }

  /** The position has changed, or another seat looks: no hint holds any more. */
  forget() {
    this.asked?.abort();
    this.asked = null;
    this.grades = [];
    this.grade = 0;
    this.text.replaceChildren();
    this.close();
  }

  /** @param {string[]} touches */
  point(touches) {
    if (touches.length === 0 && this.touches.length === 0) return;
    this.touches = touches;
    this.listener.light(touches);
  }

  /** The board was drawn again in the same position: what is spoken of is lit again. */
  again() {
    if (this.box.hidden) return;
    this.listener.light(this.touches);
    this.number();
  }

  /** Numbers the steps of the line where they lead: on the last of the things they touch that lies on the board. */
  number() {
    this.erase();
    if (this.box.hidden || this.grade < WHOLE) return;
    /** How many numbers lie on a thing already, so that none covers another. @type {Map<Element, number>} */
    const taken = new Map();
    for (const [n, step] of [...this.text.querySelectorAll("[data-step]")].entries()) {
      const things = lines(/** @type {HTMLElement} */ (step).dataset.step).flatMap((touch) => having(at("scene"), "data-touch", touch).slice(0, 1));
      const thing = things.filter((each) => each.getClientRects().length > 0).pop();
      const part = thing?.closest("[data-part]");
      if (!thing || !part) continue;
      const [box, frame] = [thing.getBoundingClientRect(), part.getBoundingClientRect()];
      const before = taken.get(thing) ?? 0;
      taken.set(thing, before + 1);
      const x = box.left + box.width / 2 - frame.left + part.scrollLeft + 24 * before;
      const y = box.top + Math.min(box.height / 2, 14) - frame.top + part.scrollTop;
      const mark = make("span", { class: "hint-number", "aria-hidden": "true" }, String(n + 1));
      mark.style.left = `${Math.round(x)}px`;
      mark.style.top = `${Math.round(y)}px`;
      part.append(mark);
    }
  }

  erase() {
    for (const old of document.querySelectorAll(".hint-number")) old.remove();
  }
}

/** A list as an attribute holds it. @param {string} [text] */
const lines = (text) => (text ?? "").split("\n").filter(Boolean);
