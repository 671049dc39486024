// @ts-check
/** What happened: loaded when it is wanted, pointing at the board, with the reasons of automas. */

import { at, having } from "./dom.js";
import { mark, unmark } from "./player.js";

/** Lines loaded at once. */
const MANY = 40;

export class Log {
  /** @param {string} id @param {HTMLElement} scene @param {() => number|null} seat */
  constructor(id, scene, seat) {
    this.id = id;
    this.scene = scene;
    this.seat = seat;
    this.list = at("log");
    at("log-older").addEventListener("click", () => this.older());
    this.list.addEventListener("click", (/** @type {Event} */ event) => {
      const button = /** @type {Element} */ (event.target).closest("[data-why]");
      if (button) this.why(/** @type {HTMLElement} */ (button));
    });
    for (const name of ["pointerover", "focusin"]) this.list.addEventListener(name, (/** @type {Event} */ event) => this.point(event.target));
    this.list.addEventListener("pointerleave", () => this.unpoint());
  }

  /** @param {Record<string, number>} query */
  async fetch(query) {
    const seat = this.seat();
    const wanted = new URLSearchParams(seat === null ? { spectator: "true" } : { seat: String(seat) });
    for (const [key, value] of Object.entries(query)) wanted.set(key, String(value));
    const answer = await fetch(`/t/${this.id}/log?${wanted}`);
    if (!answer.ok) throw new Error(String(answer.status));
    const box = document.createElement("ol");
    box.innerHTML = await answer.text();
    return /** @type {HTMLElement[]} */ ([...box.children]);
  }

  /** The newest lines. */
  async load() {
    const lines = await this.fetch({ most: MANY });
    this.list.replaceChildren(...lines);
    this.first();
    this.down();
  }

  first() {
    const first = /** @type {HTMLElement|null} */ (this.list.firstElementChild);
    const number = Number(first?.dataset.line ?? 0);
    at("log-older").hidden = !(number > 0);
    return number;
  }

  async older() {
    this.list.prepend(...(await this.fetch({ before: this.first(), most: MANY })));
    this.first();
  }

  /** @param {string} line */
  add(line) {
    const box = document.createElement("ol");
    box.innerHTML = line;
    const item = /** @type {HTMLElement} */ (box.firstElementChild);
    if (!item || having(this.list, "data-line", item.dataset.line ?? "").length > 0) return "";
    this.list.append(item);
    this.down();
    return item.textContent ?? "";
  }

  clear() {
    this.list.replaceChildren();
  }

  /** To the last line; with the next picture, for which everything is laid out anyway. */
  down() {
    const scroll = /** @type {HTMLElement} */ (this.list.parentElement);
    requestAnimationFrame(() => (scroll.scrollTop = scroll.scrollHeight));
  }

  /** Points at everything on the board that a line names. @param {EventTarget|null} target */
  point(target) {
    const reason = target instanceof Element ? target.closest(".reason") : null;
    if (reason) return mark(this.scene, reason);
    const line = target instanceof Element ? target.closest("li[data-line]") : null;
    this.unpoint();
    if (!line) return;
    const words = new Set((line.textContent ?? "").match(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu) ?? []);
    for (const element of this.scene.querySelectorAll("[data-name]")) {
      if (words.has(/** @type {HTMLElement} */ (element).dataset.name ?? "")) element.classList.add("hint");
    }
  }

  unpoint() {
    unmark(this.scene);
    for (const element of this.scene.querySelectorAll(".hint")) element.classList.remove("hint");
  }

  /** Shows the reasons of a line, or hides them again. @param {HTMLElement} button */
  async why(button) {
    const line = /** @type {HTMLElement} */ (button.closest("li"));
    const old = line.querySelectorAll(".trace, .there");
    button.setAttribute("aria-expanded", String(old.length === 0));
    for (const each of old) each.remove();
    if (old.length > 0) return;
    const seat = this.seat();
    const answer = await fetch(`/t/${this.id}/explain/${button.dataset.why}?${seat === null ? "spectator=true" : `seat=${seat}`}`);
    line.insertAdjacentHTML("beforeend", await answer.text());
  }
}
