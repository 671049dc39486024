// @ts-check
/** The parts of the page: takes what changed, shows it, keeps the focus. */

import { having, make } from "./dom.js";
import { glide, places } from "./motion.js";
import { renew } from "./renew.js";

/**
 * @typedef {import("./messages").Patch} Patch
 */

/**
 * The new text of a part.
 * @param {string} old
 * @param {Patch} patch
 */
export function patched(old, patch) {
  if (patch.html !== undefined) return patch.html;
  return (patch.ops ?? []).map((op) => (typeof op === "string" ? op : old.slice(op[0], op[0] + op[1]))).join("");
}

export class Parts {
  /** @param {HTMLElement} root @param {HTMLElement} scene where the game's own parts stand */
  constructor(root, scene) {
    this.root = root;
    this.scene = scene;
    /** @type {Map<string, string>} */
    this.html = new Map();
    /** What each part is called. @type {Map<string, string>} */
    this.titles = new Map();
    /** The parts of the scene in their order. @type {string[]} */
    this.order = [];
    /** @type {Set<string>} */
    this.dirty = new Set();
  }

  /** @param {Record<string, Patch>} patches */
  take(patches) {
    for (const [id, patch] of Object.entries(patches)) {
      const html = patched(this.html.get(id) ?? "", patch);
      if (html !== this.html.get(id)) this.dirty.add(id);
      this.html.set(id, html);
      if (patch.title) this.titles.set(id, patch.title);
      if (patch.title) this.section(id)?.setAttribute("aria-label", patch.title);
    }
  }

  /** What the page shows is what was taken: it came with the page itself. */
  settle() {
    this.dirty.clear();
  }

  /** @param {string} id @returns {HTMLElement|null} */
  section(id) {
    return this.root.querySelector(`[data-part="${CSS.escape(id)}"]`);
  }

  /** Shows what was taken. @param {boolean} [moving] should things be seen to move? */
  show(moving = true) {
    if (this.dirty.size === 0) return;
    const ids = [...this.dirty];
    const sections = ids.map((id) => this.section(id) ?? this.add(id));
    const before = moving ? places(sections) : null;
    ids.forEach((id, n) => this.put(sections[n], this.html.get(id) ?? ""));
    this.dirty.clear();
    if (before) glide(sections, before);
  }

  /** A part that was not there before, in its place among the others. @param {string} id */
  add(id) {
    const section = make("section", { "data-part": id, "aria-label": this.titles.get(id) });
    const place = this.order.indexOf(id);
    const later = place < 0 ? [] : this.order.slice(place + 1);
    const next = later.map((each) => having(this.scene, "data-part", each)[0]).find(Boolean);
    this.scene.insertBefore(section, next ?? null);
    return section;
  }

  /** Nothing of the game's own stays on the page. */
  clear() {
    this.html.clear();
    this.dirty.clear();
    for (const section of this.root.querySelectorAll("[data-part]")) section.replaceChildren();
  }

  /** @param {string[]} ids parts of the scene, in order */
  arrange(ids) {
    this.order = ids;
    for (const section of [...this.scene.children]) {
      const id = /** @type {HTMLElement} */ (section).dataset.part;
      if (id && !ids.includes(id)) {
        section.remove();
        this.html.delete(id);
      }
    }
  }

  /** @param {HTMLElement} section @param {string} html */
  put(section, html) {
    const focus = section.contains(document.activeElement) ? describe(/** @type {Element} */ (document.activeElement)) : null;
    renew(section, html);
    if (focus) refocus(section, focus);
  }
}

const MARKS = ["data-touch", "data-do", "data-name", "id", "href"];

/** @param {Element} element @returns {{mark: string, value: string}|null} */
function describe(element) {
  for (const mark of MARKS) {
    const value = element.getAttribute(mark);
    if (value) return { mark, value };
  }
  return null;
}

/** @param {HTMLElement} section @param {{mark: string, value: string}} focus */
function refocus(section, { mark, value }) {
  const again = /** @type {HTMLElement|undefined} */ (having(section, mark, value)[0]);
  if (!again) return;
  if (!again.hasAttribute("tabindex") && mark === "data-touch") again.setAttribute("tabindex", "0");
  again.focus({ preventScroll: true });
}
