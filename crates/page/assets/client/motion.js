// @ts-check
/** Motion that explains: what moved glides from where it was, what is new appears. */

import { still } from "./dom.js";

const GLIDE = { duration: 420, easing: "cubic-bezier(.3,.7,.3,1)" };

/** @typedef {HTMLElement|SVGGraphicsElement} Thing */

/** What can be seen to move. @param {ParentNode} section @returns {NodeListOf<Thing>} */
const moving = (section) => section.querySelectorAll("[data-move]");

/** @param {ParentNode[]} sections @returns {Map<string, DOMRect>} */
export function places(sections) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  if (still() || document.hidden) return found;
  for (const section of sections) {
    for (const thing of moving(section)) found.set(thing.dataset.move ?? "", thing.getBoundingClientRect());
  }
  return found;
}

/** @param {ParentNode[]} sections @param {Map<string, DOMRect>} before */
export function glide(sections, before) {
  if (still() || document.hidden || before.size === 0) return;
  for (const section of sections) {
    for (const thing of moving(section)) {
      const name = thing.dataset.move ?? "";
      const was = before.get(name);
      before.delete(name);
      if (was) move(thing, was);
      else thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350, easing: "ease-out" });
    }
  }
  for (const gone of before.values()) vanish(gone);
}

/** What is gone leaves a shadow for a moment, where it was. @param {DOMRect} was */
function vanish(was) {
  if (was.width === 0) return;
  const puff = document.createElement("span");
  puff.className = "puff";
  const size = Math.min(was.width, was.height);
  puff.style.left = `${was.left + (was.width - size) / 2}px`;
  puff.style.top = `${was.top + (was.height - size) / 2}px`;
  puff.style.width = puff.style.height = `${size}px`;
  document.body.append(puff);
  const fading = puff.animate([{ opacity: 0.45 }, { opacity: 0, transform: "scale(1.5)" }], { duration: 450, easing: "ease-out" });
  fading.onfinish = () => puff.remove();
}

/** @param {Thing} thing @param {DOMRect} was */
function move(thing, was) {
  const now = thing.getBoundingClientRect();
  let [x, y] = [was.left + was.width / 2 - now.left - now.width / 2, was.top + was.height / 2 - now.top - now.height / 2];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  if (thing instanceof SVGGraphicsElement) {
    // Inside a picture lengths are those of the picture, before its own transform.
    const parent = thing.parentNode;
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    if (!matrix) return;
    const { a, b, c, d } = matrix.inverse();
    [x, y] = [a * x + c * y, b * x + d * y];
    const own = thing.transform?.baseVal?.consolidate()?.matrix;
    const base = own ? `matrix(${own.a},${own.b},${own.c},${own.d},${own.e},${own.f})` : "";
    thing.animate([{ transform: `translate(${x}px,${y}px) ${base}` }, { transform: `translate(0,0) ${base}` }], GLIDE);
    return;
  }
  thing.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }], GLIDE);
}
