// @ts-check
/** Cards of a first game: explains each new kind of decision once, and points at what it speaks of. */

import { at, memory } from "./dom.js";

/** On a small screen a card is a line until it is opened. */
const roomy = () => matchMedia("(min-width: 821px)").matches;

export class Lessons {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    this.root = root;
    this.key = `lessons:${game}`;
    const box = at("lessons-on");
    box.checked = memory.get("lessons") !== "off";
    box.addEventListener("change", () => this.wish(box.checked));
    root.addEventListener("toggle", (/** @type {Event} */ event) => event.target === this.card() && this.point(), { capture: true });
  }

  /** The kinds of decision that were explained to this reader. @returns {string[]} */
  read() {
    return (memory.get(this.key, "") ?? "").split(" ").filter(Boolean);
  }

  /** The card on the page, if one shows. @returns {HTMLDetailsElement|null} */
  card() {
    return this.root.querySelector(".lesson:not([hidden])");
  }

  /** Switches the cards off, or on again from the first one. @param {boolean} on */
  wish(on) {
    memory.set("lessons", on ? "on" : "off");
    if (on) memory.set(this.key, "");
    at("lessons-on").checked = on;
    this.show();
  }

  /** Shows the first card that was not read. A guided game explains itself. @returns {string} what it says */
  show() {
    const read = this.read();
    const wanted = memory.get("lessons") !== "off" && !at("tour");
    let shown = null;
    for (const card of /** @type {NodeListOf<HTMLDetailsElement>} */ (this.root.querySelectorAll(".lesson"))) {
      const first = wanted && !shown && !read.includes(card.dataset.lesson ?? "");
      if (first && card.hidden) card.open = roomy();
      card.hidden = !first;
      if (first) shown = card;
    }
    this.point();
    return shown?.querySelector("p")?.textContent ?? "";
  }

  /** Marks what the open card speaks of, on the board as it is now. */
  point() {
    for (const old of this.root.querySelectorAll(".pointed")) old.classList.remove("pointed");
    const card = this.card();
    if (!card?.open || !card.dataset.points) return;
    for (const thing of this.root.querySelectorAll(card.dataset.points)) thing.classList.add("pointed");
  }

  /** The card was read, or its decision taken. */
  done() {
    const kind = this.card()?.dataset.lesson;
    if (kind) memory.set(this.key, [...this.read(), kind].join(" "));
  }
}
