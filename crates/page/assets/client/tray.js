// @ts-check
/** Several draws with the same outcomes, such as the dice of a roll: what came is collected here and sent in one go. */

import { fill, make } from "./dom.js";

/** @typedef {import("./messages").Choice} Choice */

/** Between the notations of what is done in one go. */
const SEPARATOR = "; ";

export class Tray {
  /**
   * @param {Record<string, string>} words
   * @param {() => void} changed
   */
  constructor(words, changed) {
    this.words = words;
    this.changed = changed;
    this.draws = 0;
    /** @type {Choice[]} */
    this.filled = [];
  }

  /** Another question: how many draws it is about. @param {number} draws */
  begin(draws) {
    this.draws = draws;
    this.filled = [];
  }

  /** One more; the notation of all of them once the last has come. @param {Choice} choice @returns {string|null} */
  add(choice) {
    if (this.draws < 2) return choice.action;
    this.filled.push(choice);
    const all = this.filled.length < this.draws ? null : this.filled.map(({ action }) => action).join(SEPARATOR);
    if (all !== null) this.filled = [];
    this.changed();
    return all;
  }

  /** Takes the last one back. */
  back() {
    const last = this.filled.pop();
    if (last) this.changed();
    return last !== undefined;
  }

  /** What it holds, where there is anything to collect. @returns {HTMLElement[]} */
  show() {
    if (this.draws < 2) return [];
    const values = { n: this.filled.length, all: this.draws, list: this.filled.map(({ label }) => label).join(", ") };
    const text = fill(this.filled.length === 0 ? this.words.draws : this.words.drawn, values);
    const back = make("button", { type: "button", class: "small", onclick: () => this.back() }, this.words.drawnBack);
    back.disabled = this.filled.length === 0;
    return [make("div", { class: "tray", "data-filled": this.filled.length }, make("span", { role: "status" }, text), back)];
  }
}
