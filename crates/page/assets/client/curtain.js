// @ts-check
/** Several seats at one device: the page shows one of them at a time, and nothing hidden in between. */

import { at, fill } from "./dom.js";
import { deciding } from "./turn.js";

export class Curtain {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {number|null} */
    this.next = null;
    at("curtain-show").addEventListener("click", () => this.open());
  }

  /**
   * Another seat of this device has to decide: games without secrets just turn to it, others draw the curtain.
   * @param {import("./messages").TurnJson} turn
   * @returns {boolean} has the view changed?
   */
  check(turn) {
    const { data, seat } = this.table;
    const decide = deciding(turn).filter((each) => data.mine.includes(each));
    if (data.mine.length < 2 || decide.length === 0) return false;
    if (seat !== null && decide.includes(seat)) return false;
    if (!data.secrets) {
      this.table.sit(decide[0]);
      return true;
    }
    this.next = decide[0];
    const name = `${String.fromCharCode(65 + decide[0])} · ${this.table.now.names[decide[0]] ?? ""}`;
    at("curtain-who").textContent = fill(this.table.words.curtain, { who: name });
    const hidden = at("curtain").hidden;
    at("curtain").hidden = false;
    if (hidden) at("curtain-show").focus();
    if (seat === null) return false;
    // What the seat before could see must not stay on the page.
    this.table.sit(null);
    return true;
  }

  open() {
    at("curtain").hidden = true;
    if (this.next === null) return;
    this.table.sit(this.next);
    this.table.log.load().catch(() => {});
    this.next = null;
  }
}
