// @ts-check
/** Tells that it is the reader's turn: in the tab, and where they agreed by a notification. */

import { at, memory } from "./dom.js";

/** The seats that decide now. @param {import("./messages").TurnJson} turn @returns {number[]} */
export const deciding = (turn) => ("seats" in turn ? turn.seats : []);

export class Turn {
  /** @param {string} id @param {Record<string, string>} words @param {boolean} seated does the reader hold a seat? */
  constructor(id, words, seated) {
    this.id = id;
    this.words = words;
    this.title = document.title;
    this.icon = /** @type {HTMLLinkElement|null} */ (document.querySelector("link[rel=icon]"));
    this.plain = this.icon?.href ?? "";
    this.mine = false;
    const box = at("notify");
    if (seated && "Notification" in window && Notification.permission !== "denied") {
      box.hidden = false;
      const check = at("notify-on");
      check.checked = Notification.permission === "granted" && memory.get("notify") === "yes";
      check.addEventListener("change", async () => {
        const granted = check.checked && (await Notification.requestPermission()) === "granted";
        check.checked = granted;
        memory.set("notify", granted ? "yes" : "no");
      });
    }
  }

  /** @param {boolean} mine @param {boolean} over nothing more is to come @returns {boolean} is it the reader's turn now, and was not? */
  tell(mine, over) {
    if (over) at("notify").hidden = true;
    if (mine === this.mine) return false;
    this.mine = mine;
    document.title = mine ? `● ${this.words.yourTurn} · ${this.title}` : this.title;
    if (this.icon) this.icon.href = mine ? this.plain.replace("mark.svg", "mark-turn.svg") : this.plain;
    if (mine && document.hidden) this.notify();
    return mine;
  }

  notify() {
    if (!("Notification" in window) || Notification.permission !== "granted" || memory.get("notify") !== "yes") return;
    try {
      const note = new Notification(this.words.yourTurn, { body: this.title, tag: this.id, icon: this.plain });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // Some phones allow them only from a service worker; the title still tells.
    }
  }
}
