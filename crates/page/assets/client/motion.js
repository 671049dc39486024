// @ts-check
/** Motion that explains: what moved glides from where it was, what is new appears. */

import { still } from "./dom.js";

const GLIDE = { duration: 420, easing: "cubic-bezier(.3,.7,.3,1)" };
const FADE = { duration: 900, easing: "ease-in-out" };
const GROW = { duration: 620, easing: "cubic-bezier(.2,1.3,.4,1)" };
const FLASH = { duration: 2200, easing: "ease-out" };
const RISE = { duration: 1900, easing: "ease-out" };
/** Stations on the way round a middle. */
const STATIONS = 12;

/** @typedef {HTMLElement|SVGGraphicsElement} Thing */

/** What can be seen to move. @param {ParentNode} section @returns {NodeListOf<Thing>} */
const moving = (section) => section.querySelectorAll("[data-move]");

/** What fades in, flashes or rises when its key changed. @param {ParentNode} section @returns {NodeListOf<Thing>} */
const keyed = (section) => section.querySelectorAll("[data-fade], [data-flash], [data-rise]");

/** @param {Thing} thing */
const key = ({ dataset }) => dataset.fade ?? dataset.flash ?? dataset.rise ?? "";

/** Numbers whose change is shown where they stand. @param {ParentNode} section @returns {NodeListOf<Thing>} */
const tallies = (section) => section.querySelectorAll("[data-tally]");

/**
 * Where things were before a change.
 * @typedef {object} Before
 * @property {Map<string, {box: DOMRect, size: string|undefined, angle: number|null}>} things what can move, by name
 * @property {Set<string>} keys of what fades in, flashes or rises when its key is new
 * @property {Map<string, number>} numbers that were shown, by name
 */

/** @param {Element[]} sections @returns {Before} */
export function places(sections) {
  /** @type {Before} */
  const before = { things: new Map(), keys: new Set(), numbers: new Map() };
  if (still() || document.hidden) return before;
  for (const section of sections) {
    for (const thing of moving(section)) {
      const { move: name = "", grow: size, arc } = thing.dataset;
      before.things.set(name, { box: thing.getBoundingClientRect(), size, angle: arc === undefined ? null : bearing(thing) });
    }
    for (const thing of keyed(section)) before.keys.add(key(thing));
    for (const thing of tallies(section)) before.numbers.set(thing.dataset.tally ?? "", Number(thing.dataset.n));
  }
  for (const section of sections) settle(section);
  return before;
}

/** What is still under way is where it belongs, so that its next way can be measured. @param {Element} section */
function settle(section) {
  for (const animation of section.getAnimations({ subtree: true })) {
    const thing = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    if (!(animation instanceof CSSAnimation) && thing?.hasAttribute("data-move")) animation.cancel();
  }
}

/**
 * Everything is measured before anything begins to move: a measurement after a change makes the browser lay the whole
 * page out again.
 * @param {Element[]} sections @param {Before} before
 */
export function glide(sections, { things, keys, numbers }) {
  if (still() || document.hidden || things.size === 0) return;
  /** @type {(() => void)[]} */
  const motions = [];
  for (const section of sections) {
    for (const thing of keyed(section)) {
      if (!keys.has(key(thing))) motions.push(appear(thing));
    }
    for (const thing of tallies(section)) {
      const { tally = "", n } = thing.dataset;
      const change = Number(n) - (numbers.get(tally) ?? Number(n));
      if (change !== 0) motions.push(float(thing, change));
    }
    for (const thing of moving(section)) {
      const name = thing.dataset.move ?? "";
      const was = things.get(name);
      things.delete(name);
      const { grow: size, arc } = thing.dataset;
      if (size !== undefined && was?.size !== size) motions.push(() => grow(thing));
      else if (was && arc !== undefined && thing instanceof SVGGraphicsElement) motions.push(circle(thing, was.angle));
      else if (was) motions.push(move(thing, was.box));
      else motions.push(() => thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350, easing: "ease-out" }));
    }
  }
  for (const begin of motions) begin();
  for (const gone of things.values()) vanish(gone.box);
}

/** Nothing moves. */
const REST = () => {};

/**
 * What has a new key: it flashes, rises from where it stands and is gone, or fades in to stay.
 * @param {Thing} thing @returns {() => void} begins it
 */
function appear(thing) {
  const { flash, rise } = thing.dataset;
  if (flash !== undefined) return () => thing.animate([{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 0.35, offset: 0.3 }, { opacity: 0.9, offset: 0.42 }, { opacity: 0 }], FLASH);
  if (rise !== undefined) return () => thing.animate([{ opacity: 0, transform: "none" }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.7 }, { opacity: 0, transform: "translateY(-34px)" }], RISE);
  const { opacity } = getComputedStyle(thing);
  return () => thing.animate([{ opacity: 0 }, { opacity }], FADE);
}

/**
 * What was gained or paid floats up from where it is counted.
 * @param {Thing} thing @param {number} change @returns {() => void} begins it
 */
function float(thing, change) {
  const box = thing.getBoundingClientRect();
  return () => rise(thing, box, change);
}

/** @param {Thing} thing @param {DOMRect} box @param {number} change */
function rise(thing, box, change) {
  const { look = "", word } = thing.dataset;
  const chip = document.createElement("span");
  chip.className = `float ${look}`;
  chip.textContent = `${change > 0 ? "+" : "−"}${Math.abs(change)}${word ? ` ${word}` : ""}`;
  chip.setAttribute("aria-hidden", "true");
  // About half as wide as it will be: to measure it would lay the page out again.
  const half = 6 * chip.textContent.length;
  chip.style.left = `${Math.max(half, Math.min(box.left + box.width / 2, innerWidth - half))}px`;
  chip.style.top = `${box.top}px`;
  document.body.append(chip);
  const up = chip.animate([{ opacity: 0, transform: "translate(-50%, 0)" }, { opacity: 1, transform: "translate(-50%, -14px)", offset: 0.15 }, { opacity: 1, offset: 0.7 }, { opacity: 0, transform: "translate(-50%, -48px)" }], RISE);
  up.onfinish = () => chip.remove();
}

/** Something new, or larger than before, grows out of its foot. @param {Thing} thing */
function grow(thing) {
  thing.style.transformBox = "fill-box";
  thing.style.transformOrigin = "50% 100%";
  thing.animate([{ transform: "scale(.35)", opacity: 0.4 }, { transform: "scale(1)", opacity: 1 }], GROW);
}

/** In which direction a drawn thing stands from the origin of its parent. @param {Thing} thing @returns {number|null} */
function bearing(thing) {
  const parent = thing.parentNode;
  if (!(thing instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return null;
  const [outer, inner] = [parent.getCTM(), thing.getCTM()];
  if (!outer || !inner) return null;
  const { e, f } = outer.inverse().multiply(inner);
  return Math.atan2(f, e);
}

/** The transform of a drawn thing itself. Its list is only read: to consolidate it would be a change. @param {SVGGraphicsElement} thing @returns {DOMMatrix|null} */
function ownMatrix(thing) {
  const list = thing.transform.baseVal;
  if (list.numberOfItems === 0) return null;
  return Array.from(list).reduce((matrix, { matrix: { a, b, c, d, e, f } }) => matrix.multiply(new DOMMatrix([a, b, c, d, e, f])), new DOMMatrix());
}

/**
 * Round the origin of its parent: clockwise and upright, as a sun goes; with `data-arc="on"` clockwise and with
 * `data-arc="back"` counter-clockwise, turning with the way, as a ship goes.
 * @param {SVGGraphicsElement} thing @param {number|null} from @returns {() => void} begins it
 */
function circle(thing, from) {
  const to = bearing(thing);
  const own = ownMatrix(thing);
  if (from === null || to === null || !own) return REST;
  const full = 2 * Math.PI;
  const way = (to - from + 2 * full) % full;
  if (way < 0.01 || full - way < 0.01) return REST;
  const time = { duration: 1300, easing: "ease-in-out" };
  const { arc } = thing.dataset;
  if (arc === "on" || arc === "back") {
    const turn = (arc === "back" ? full - way : -way) * (180 / Math.PI);
    const base = `matrix(${own.a},${own.b},${own.c},${own.d},${own.e},${own.f})`;
    return () => thing.animate([{ transform: `rotate(${turn}deg) ${base}` }, { transform: `rotate(0deg) ${base}` }], time);
  }
  const far = Math.hypot(own.e, own.f);
  const frames = Array.from({ length: STATIONS + 1 }, (_, n) => {
    const angle = from + (way * n) / STATIONS;
    return { transform: `translate(${far * Math.cos(angle)}px,${far * Math.sin(angle)}px)` };
  });
  return () => thing.animate(frames, time);
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

/** @param {Thing} thing @param {DOMRect} was @returns {() => void} begins it */
function move(thing, was) {
  const now = thing.getBoundingClientRect();
  let [x, y] = [was.left + was.width / 2 - now.left - now.width / 2, was.top + was.height / 2 - now.top - now.height / 2];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return REST;
  if (thing instanceof SVGGraphicsElement) {
    // Inside a picture lengths are those of the picture, before its own transform.
    const parent = thing.parentNode;
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    if (!matrix) return REST;
    const { a, b, c, d } = matrix.inverse();
    [x, y] = [a * x + c * y, b * x + d * y];
    const own = ownMatrix(thing);
    const base = own ? `matrix(${own.a},${own.b},${own.c},${own.d},${own.e},${own.f})` : "";
    return () => thing.animate([{ transform: `translate(${x}px,${y}px) ${base}` }, { transform: `translate(0,0) ${base}` }], GLIDE);
  }
  return () => thing.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }], GLIDE);
}
