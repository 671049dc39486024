// @ts-check
/** Explanations: what a thing is and does now, what the sign on it means, and which rules tell more. */

import { at } from "./dom.js";
import { longPress } from "./press.js";

/** What has something to tell. A sign is explained by the list of signs, not by its name. */
const TELLING = "[data-touch], [data-tip], [role=img][aria-label]:not([data-sign]), .seat-badge";

/**
 * What a reader looks at: a thing, and the sign on it.
 * @typedef {{thing: Element|null, sign: HTMLElement|null}} Asked
 */

/**
 * Tells what the pointer, the focus or a finger that stays is on, and null once it is on nothing that tells something.
 * @param {HTMLElement} area
 * @param {(asked: Asked|null, target: EventTarget|null) => void} look
 * @returns {ReturnType<typeof longPress>}
 */
export function watch(area, look) {
  const see = (/** @type {Event} */ { target }) => look(asked(target), target);
  for (const name of ["pointerover", "focusin"]) area.addEventListener(name, see);
  // What a long press told stays, so that its rule can be followed, until another place is touched.
  const leave = (/** @type {Event} */ { target }) => !area.hasAttribute("data-pressed") && look(null, target);
  for (const name of ["pointerleave", "focusout"]) area.addEventListener(name, leave);
  return longPress(area, see);
}

/** @param {EventTarget|null} target @returns {Asked|null} */
function asked(target) {
  if (!(target instanceof Element)) return null;
  const [found, sign] = [target.closest(TELLING), /** @type {HTMLElement|null} */ (target.closest("[data-sign]"))];
  const thing = found?.matches(".seat-badge") ? person(found) : found;
  return thing || sign ? { thing, sign } : null;
}

/** The mark of a seat stands for the person who sits there. @param {Element} badge */
function person(badge) {
  const seat = /seat-(\d)/.exec(badge.getAttribute("class") ?? "");
  return seat ? document.querySelector(`[data-person="${seat[1]}"]`) : null;
}

/** What a thing is and does, in words: its own text, or the name that a screen reader says. @param {Element} thing */
export function explanation(thing) {
  return thing.getAttribute("data-tip") || thing.getAttribute("aria-label") || (thing.querySelector(".unseen")?.textContent ?? "");
}

/** What a sign means, with its rule. @param {HTMLElement|null} sign @returns {Node[]} */
export function meaning(sign) {
  const entry = sign ? at(`sign-${sign.dataset.sign}`) : null;
  return entry ? [...entry.cloneNode(true).childNodes] : [];
}
