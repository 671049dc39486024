// @ts-check
/** Touching the board: shows what can be touched, takes touches by pointer and keyboard. */

import { Chooser, meant } from "./chooser.js";
import { having, still } from "./dom.js";
import { watch } from "./tips.js";
import { decided, narrow } from "./touch.js";

/** @typedef {import("./messages").Choice} Choice */

const STATES = ["can", "could", "chosen"];

export class Board {
  /**
   * @param {HTMLElement} scene
   * @param {{choose: (choice: Choice) => void, changed: () => void, why: (touch: string) => void, hover: (asked: import("./tips.js").Asked|null) => void}} listener
   */
  constructor(scene, listener) {
    this.scene = scene;
    this.listener = listener;
    /** @type {Choice[]} */
    this.legal = [];
    /** @type {string[]} */
    this.touched = [];
    this.narrowed = narrow([], []);
    this.chooser = new Chooser();
    scene.addEventListener("click", (event) => {
      if (/** @type {Element} */ (event.target).closest("a[href], summary, button:not([data-touch])")) return;
      // A long press looks without touching.
      if (press.took(event)) return;
      if (this.finger && this.touchNear(event)) return;
      const element = touchable(event.target);
      if (element) this.touch(element);
    });
    // A part that grows beyond its frame begins where something can be done.
    scene.addEventListener("change", () => this.reveal(true));
    scene.addEventListener("keydown", (event) => this.key(event));
    /** Was the last touch a finger's? */
    this.finger = false;
    scene.addEventListener("pointerdown", (event) => (this.finger = event.pointerType === "touch"));
    const press = watch(scene, (asked) => listener.hover(asked));
  }

  /** A finger where things lie close together: takes the only one it can mean, or asks. @param {MouseEvent} event */
  touchNear(event) {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest("[data-tight]") || target.closest(".chosen")) return false;
    const things = meant(this.scene, event.clientX, event.clientY);
    if (things.length === 1) this.touch(things[0]);
    if (things.length > 1) this.chooser.open(things, event.clientX, event.clientY, (thing) => this.touch(thing));
    return things.length > 0;
  }

  /**
   * Scrolls a part that is larger than its frame to what is pointed at or can be touched, else to where the reader
   * stands; not if some of it is in view already, unless asked to.
   * @param {boolean} [anyway]
   */
  reveal(anyway = false) {
    for (const part of this.scene.querySelectorAll("[data-part]")) {
      if (part.scrollWidth <= part.clientWidth + 1) continue;
      const things = [".hint", ".chosen, .can", "[data-home]"].map((kind) => [...part.querySelectorAll(kind)]).find((list) => list.length > 0) ?? [];
      const [frame, boxes] = [part.getBoundingClientRect(), things.map((thing) => thing.getBoundingClientRect())];
      const inside = boxes.some((box) => box.left >= frame.left && box.right <= frame.right);
      if (boxes.length === 0 || (inside && !anyway)) continue;
      const middle = boxes.reduce((sum, box) => sum + box.left + box.width / 2, 0) / boxes.length;
      part.scrollBy({ left: middle - frame.left - frame.width / 2, behavior: still() ? "instant" : "smooth" });
    }
  }

  /** @param {Choice[]} legal */
  offer(legal) {
    this.legal = legal;
    this.touched = [];
    this.chooser.close();
    this.mark();
    this.reveal();
    this.listener.changed();
  }

  /** Shows the touches on the board as it is now. */
  mark() {
    this.narrowed = narrow(this.legal, this.touched);
    const { can, could } = this.narrowed;
    // Whatever begins or continues something can be touched, in any order.
    const alive = new Set(this.legal.flatMap(({ touches }) => touches));
    for (const element of this.scene.querySelectorAll("[data-touch]")) {
      const touch = /** @type {HTMLElement} */ (element).dataset.touch ?? "";
      const state = this.touched.includes(touch) ? "chosen" : can.has(touch) ? "can" : could.has(touch) ? "could" : "";
      for (const each of STATES) element.classList.toggle(each, each === state);
      if (!element.hasAttribute("role") && element.tagName !== "BUTTON") element.setAttribute("role", "button");
      element.setAttribute("aria-pressed", String(state === "chosen"));
      if (alive.has(touch)) element.removeAttribute("aria-disabled");
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
      else return this.listener.why(touch);
    }
    this.touched.push(touch);
    this.mark();
    const choice = decided(this.narrowed, this.touched);
    if (choice) this.listener.choose(choice);
    else this.listener.changed();
  }

  /** Takes one touch back, and all after it. @param {string} [touch] */
  back(touch) {
    if (this.touched.length === 0) return false;
    const place = touch === undefined ? this.touched.length - 1 : this.touched.indexOf(touch);
    this.touched.length = Math.max(0, place);
    this.mark();
    this.listener.changed();
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
