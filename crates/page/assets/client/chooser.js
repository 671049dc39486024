// @ts-check
/** Where things lie closer together than a finger is wide: asks which of them was meant. */

import { at, make } from "./dom.js";

/** How far beside the thing it means a finger comes down, in pixels. */
const ASIDE = 10;
/** The places that are looked at: where it came down, and around it. */
const AROUND = [[0, 0], [1, 0], [0.7, 0.7], [0, 1], [-0.7, 0.7], [-1, 0], [-0.7, -0.7], [0, -1], [0.7, -0.7]];

/**
 * What can be touched now where a finger came down or right beside it; of what lies upon each other, the topmost.
 * @param {Element} scene
 * @param {number} x
 * @param {number} y
 * @returns {HTMLElement[]}
 */
export function meant(scene, x, y) {
  /** @type {Map<string, HTMLElement>} */
  const found = new Map();
  for (const [dx, dy] of AROUND) {
    const hit = document.elementFromPoint(x + ASIDE * dx, y + ASIDE * dy);
    const thing = /** @type {HTMLElement|null|undefined} */ (hit?.closest("[data-tight] [data-touch].can"));
    if (thing && scene.contains(thing)) found.set(thing.dataset.touch ?? "", thing);
  }
  return [...found.values()];
}

export class Chooser {
  constructor() {
    this.box = at("chooser");
    /** @type {Element|null} */
    this.pointed = null;
    document.addEventListener("pointerdown", (event) => {
      if (event.target instanceof Node && !this.box.contains(event.target)) this.close();
    });
    addEventListener("scroll", () => this.close(), { passive: true });
    this.box.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
  }

  /** @param {HTMLElement[]} things @param {number} x @param {number} y @param {(thing: HTMLElement) => void} choose */
  open(things, x, y, choose) {
    const buttons = things.map((thing) => {
      const name = thing.getAttribute("aria-label") ?? thing.querySelector(".unseen")?.textContent ?? "";
      const button = make("button", { type: "button", "data-choice": thing.dataset.touch }, make("span", {}, name));
      button.addEventListener("click", () => {
        this.close();
        choose(thing);
      });
      for (const look of ["focus", "pointerenter"]) button.addEventListener(look, () => this.point(thing));
      return button;
    });
    this.box.querySelector("div").replaceChildren(...buttons);
    this.box.hidden = false;
    const own = this.box.getBoundingClientRect();
    const left = Math.min(Math.max(8, x - own.width / 2), document.documentElement.clientWidth - own.width - 8);
    const above = y - own.height - 28;
    this.box.style.left = `${Math.max(8, left)}px`;
    this.box.style.top = `${above > 8 ? above : Math.min(y + 28, innerHeight - own.height - 8)}px`;
    buttons[0]?.focus({ preventScroll: true });
  }

  /** Shows on the board which thing a button is for. @param {Element|null} thing */
  point(thing) {
    this.pointed?.classList.remove("hint");
    this.pointed = thing;
    thing?.classList.add("hint");
  }

  close() {
    if (this.box.hidden) return;
    this.point(null);
    this.box.hidden = true;
    this.box.querySelector("div").replaceChildren();
  }
}
