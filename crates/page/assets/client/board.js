// @ts-check
/** Touching the board: shows what can be touched, takes touches by pointer and keyboard. */

import { having } from "./dom.js";
import { decided, narrow } from "./touch.js";

/** @typedef {import("./touch.js").Choice} Choice */

const STATES = ["can", "could", "chosen"];

export class Board {
  /**
   * @param {HTMLElement} scene
   * @param {{choose: (choice: Choice) => void, changed: () => void, why: (touch: string) => void, hover: (element: Element|null) => void}} told
   */
  constructor(scene, told) {
    this.scene = scene;
    this.told = told;
    /** @type {Choice[]} */
    this.legal = [];
    /** @type {string[]} */
    this.touched = [];
    this.narrowed = narrow([], []);
    scene.addEventListener("click", (event) => {
      const element = touchable(event.target);
      if (!element || /** @type {Element} */ (event.target).closest("a[href], summary, button:not([data-touch])")) return;
      if (this.pressedLong) {
        this.pressedLong = false;
        return;
      }
      this.touch(element);
    });
    scene.addEventListener("keydown", (event) => this.key(event));
    scene.addEventListener("pointerover", (event) => told.hover(telling(event.target)));
    scene.addEventListener("pointerleave", () => told.hover(null));
    scene.addEventListener("focusin", (event) => told.hover(telling(event.target)));
    scene.addEventListener("focusout", () => told.hover(null));
    this.pressedLong = false;
    this.longPress();
  }

  /** A long press looks without touching. */
  longPress() {
    let timer = 0;
    const stop = () => clearTimeout(timer);
    this.scene.addEventListener("pointerdown", (event) => {
      this.pressedLong = false;
      const element = telling(event.target);
      if (event.pointerType === "mouse" || !element) return;
      timer = setTimeout(() => {
        this.pressedLong = true;
        this.told.hover(element);
      }, 500);
    });
    for (const end of ["pointerup", "pointercancel", "pointermove"]) {
      this.scene.addEventListener(end, (event) => {
        const { movementX = 0, movementY = 0 } = /** @type {PointerEvent} */ (event);
        if (end !== "pointermove" || Math.hypot(movementX, movementY) > 6) stop();
      });
    }
    this.scene.addEventListener("contextmenu", (event) => this.pressedLong && event.preventDefault());
  }

  /** @param {Choice[]} legal */
  offer(legal) {
    this.legal = legal;
    this.touched = [];
    this.mark();
    this.told.changed();
  }

  /** Shows the touches on the board as it is now. */
  mark() {
    this.narrowed = narrow(this.legal, this.touched);
    const { can, could } = this.narrowed;
    for (const element of this.scene.querySelectorAll("[data-touch]")) {
      const touch = /** @type {HTMLElement} */ (element).dataset.touch ?? "";
      const state = this.touched.includes(touch) ? "chosen" : can.has(touch) ? "can" : could.has(touch) ? "could" : "";
      for (const each of STATES) element.classList.toggle(each, each === state);
      if (!element.hasAttribute("role") && element.tagName !== "BUTTON") element.setAttribute("role", "button");
      element.setAttribute("aria-pressed", String(state === "chosen"));
      if (state === "can" || state === "chosen") element.removeAttribute("aria-disabled");
      else element.setAttribute("aria-disabled", "true");
    }
    this.rove();
  }

  /** One thing of each part can be reached by Tab; the arrows lead on from there. */
  rove() {
    for (const section of this.scene.querySelectorAll("[data-part]")) {
      const all = /** @type {HTMLElement[]} */ ([...section.querySelectorAll("[data-touch]")]);
      const now = all.find((each) => each === document.activeElement) ?? all.find((each) => each.classList.contains("can")) ?? all[0];
      for (const each of all) each.setAttribute("tabindex", each === now ? "0" : "-1");
    }
  }

  /** @param {Element} element */
  touch(element) {
    const touch = /** @type {HTMLElement} */ (element).dataset.touch ?? "";
    if (this.touched.includes(touch) && !this.narrowed.can.has(touch)) return this.back(touch);
    if (!this.narrowed.can.has(touch) && !this.narrowed.could.has(touch)) {
      // Whoever changes their mind touches something else: begin anew with it, if it begins something.
      if (this.touched.length > 0 && narrow(this.legal, [touch]).candidates.length > 0) this.touched = [];
      else return this.told.why(touch);
    }
    this.touched.push(touch);
    this.mark();
    const choice = decided(this.narrowed, this.touched);
    if (choice) this.told.choose(choice);
    else this.told.changed();
  }

  /** Takes one touch back, and all after it. @param {string} [touch] */
  back(touch) {
    if (this.touched.length === 0) return false;
    const place = touch === undefined ? this.touched.length - 1 : this.touched.indexOf(touch);
    this.touched.length = Math.max(0, place);
    this.mark();
    this.told.changed();
    return true;
  }

  /** Actions that no further touch of the board tells apart: they need buttons of their own. @returns {Choice[]} */
  offers() {
    const here = (/** @type {string} */ touch) => having(this.scene, "data-touch", touch).length > 0;
    const { candidates, complete } = this.narrowed;
    return candidates.filter((choice) => {
      if (complete.includes(choice)) return true;
      const left = choice.touches.filter((touch) => !this.touched.includes(touch));
      return !left.some(here);
    });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const element = touchable(event.target);
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      if (element.tagName === "BUTTON") return;
      event.preventDefault();
      this.touch(element);
      return;
    }
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = this.neighbour(element, direction[0], direction[1]);
    if (next) focus(next, element);
  }

  /** The nearest thing in a direction; on the same part if there is one. @param {Element} from @param {number} x @param {number} y */
  neighbour(from, x, y) {
    const own = from.closest("[data-part]");
    const parts = own ? [own, this.scene] : [this.scene];
    for (const part of parts) {
      const [best] = [...part.querySelectorAll("[data-touch]")]
        .filter((each) => each !== from && each.getClientRects().length > 0)
        .map((each) => ({ each, far: distance(from, each, x, y) }))
        .filter(({ far }) => far < Infinity)
        .sort((a, b) => a.far - b.far);
      if (best) return /** @type {HTMLElement} */ (best.each);
    }
    return null;
  }
}

/** @param {EventTarget|null} target @returns {Element|null} */
function touchable(target) {
  return target instanceof Element ? target.closest("[data-touch]") : null;
}

/** What can be touched, or has something to tell. @param {EventTarget|null} target @returns {Element|null} */
function telling(target) {
  return target instanceof Element ? target.closest("[data-touch], [data-tip]") : null;
}

/** @param {HTMLElement} next @param {Element} before */
function focus(next, before) {
  before.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}

/** How far in a direction; what lies beside the way counts a little more. @param {Element} a @param {Element} b @param {number} x @param {number} y */
function distance(a, b, x, y) {
  const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  const [dx, dy] = [q.left + q.width / 2 - p.left - p.width / 2, q.top + q.height / 2 - p.top - p.height / 2];
  const ahead = dx * x + dy * y;
  const aside = Math.abs(dx * y) + Math.abs(dy * x);
  return ahead > 1 && ahead >= aside * 0.5 ? ahead + 1.1 * aside : Infinity;
}
