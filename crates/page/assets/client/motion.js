// @ts-check
/** Motion that explains: what moved glides from where it was, what is new appears. */

import { still } from "./dom.js";

const GLIDE = { duration: 420, easing: "cubic-bezier(.3,.7,.3,1)" };
const FADE = { duration: 900, easing: "ease-in-out" };
const GROW = { duration: 620, easing: "cubic-bezier(.2,1.3,.4,1)" };
/** Stations on the way round a middle. */
const STATIONS = 12;

/** @typedef {HTMLElement|SVGGraphicsElement} Thing */

/** What can be seen to move. @param {ParentNode} section @returns {NodeListOf<Thing>} */
const moving = (section) => section.querySelectorAll("[data-move]");

/** What fades in when its key changed. @param {ParentNode} section @returns {NodeListOf<Thing>} */
const fading = (section) => section.querySelectorAll("[data-fade]");

/**
 * Where things were before a change.
 * @typedef {object} Before
 * @property {Map<string, {box: DOMRect, size: string|undefined}>} things what can move, by name
 * @property {Set<string>} keys of what fades in when its key is new
 */

/** @param {ParentNode[]} sections @returns {Before} */
export function places(sections) {
  /** @type {Before} */
  const before = { things: new Map(), keys: new Set() };
  if (still() || document.hidden) return before;
  for (const section of sections) {
    for (const thing of moving(section)) {
      before.things.set(thing.dataset.move ?? "", { box: thing.getBoundingClientRect(), size: thing.dataset.grow });
    }
    for (const thing of fading(section)) before.keys.add(thing.dataset.fade ?? "");
  }
  return before;
}

/** @param {ParentNode[]} sections @param {Before} before */
export function glide(sections, { things, keys }) {
  if (still() || document.hidden || things.size === 0) return;
  for (const section of sections) {
    for (const thing of fading(section)) {
      if (!keys.has(thing.dataset.fade ?? "")) thing.animate([{ opacity: 0 }, { opacity: getComputedStyle(thing).opacity }], FADE);
    }
    for (const thing of moving(section)) {
      const name = thing.dataset.move ?? "";
      const was = things.get(name);
      things.delete(name);
      const { grow: size, arc } = thing.dataset;
      if (size !== undefined && was?.size !== size) grow(thing);
      else if (was && arc !== undefined && thing instanceof SVGGraphicsElement) circle(thing, was.box);
      else if (was) move(thing, was.box);
      else thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350, easing: "ease-out" });
    }
  }
  for (const gone of things.values()) vanish(gone.box);
}

/** Something new, or larger than before, grows out of its foot. @param {Thing} thing */
function grow(thing) {
  thing.style.transformBox = "fill-box";
  thing.style.transformOrigin = "50% 100%";
  thing.animate([{ transform: "scale(.35)", opacity: 0.4 }, { transform: "scale(1)", opacity: 1 }], GROW);
}

/** Clockwise round the origin of the picture, as the sun goes. @param {SVGGraphicsElement} thing @param {DOMRect} was */
function circle(thing, was) {
  const parent = thing.parentNode;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  const own = thing.transform.baseVal.consolidate()?.matrix;
  if (!matrix || !own) return;
  const now = thing.getBoundingClientRect();
  const { a, b, c, d } = matrix.inverse();
  const [x, y] = [was.left + was.width / 2 - now.left - now.width / 2, was.top + was.height / 2 - now.top - now.height / 2];
  const from = Math.atan2(own.f + b * x + d * y, own.e + a * x + c * y);
  const to = Math.atan2(own.f, own.e);
  const way = (to - from + 4 * Math.PI) % (2 * Math.PI);
  if (way < 0.01) return;
  const far = Math.hypot(own.e, own.f);
  const frames = Array.from({ length: STATIONS + 1 }, (_, n) => {
    const angle = from + (way * n) / STATIONS;
    return { transform: `translate(${far * Math.cos(angle)}px,${far * Math.sin(angle)}px)` };
  });
  thing.animate(frames, { duration: 1300, easing: "ease-in-out" });
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
