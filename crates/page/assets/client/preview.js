// @ts-check
/** What an action would do, shown where the reader points. */

import { at } from "./dom.js";

const PAUSE = 220;

export class Preview {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.box = at("preview");
    this.timer = 0;
    /** @type {Map<string, Promise<string>>} */
    this.known = new Map();
    this.wanted = "";
  }

  /** The position has changed: nothing that was told is true any more. */
  forget() {
    this.known.clear();
    this.hide();
  }

  hide() {
    clearTimeout(this.timer);
    this.wanted = "";
    this.box.hidden = true;
    // What one seat was told must not stay on the page for the next.
    this.box.replaceChildren();
  }

  /** @param {Element} element @param {number} seat @param {string} action */
  show(element, seat, action) {
    clearTimeout(this.timer);
    this.wanted = action;
    this.timer = setTimeout(async () => {
      if (!this.known.has(action)) this.known.set(action, this.fetch(seat, action));
      const html = await this.known.get(action);
      if (this.wanted !== action || !html || !element.isConnected) return;
      this.box.innerHTML = html;
      this.place(element);
    }, PAUSE);
  }

  /** A short text of the board's own. @param {Element} element @param {string} text */
  tip(element, text) {
    clearTimeout(this.timer);
    this.wanted = text;
    this.timer = setTimeout(() => {
      if (this.wanted !== text || !element.isConnected) return;
      this.box.textContent = text;
      this.place(element);
    }, PAUSE);
  }

  /** @param {number} seat @param {string} action */
  async fetch(seat, action) {
    try {
      const answer = await fetch(`/t/${this.id}/preview?${new URLSearchParams({ seat: String(seat), action })}`);
      return answer.ok ? await answer.text() : "";
    } catch {
      return "";
    }
  }

  /** @param {Element} element */
  place(element) {
    const box = this.box;
    box.hidden = false;
    const [thing, own] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    const room = document.documentElement.clientWidth;
    const left = Math.min(Math.max(8, thing.left + thing.width / 2 - own.width / 2), room - own.width - 8);
    const above = thing.top - own.height - 10;
    const below = thing.bottom + 10;
    box.style.left = `${Math.max(8, left)}px`;
    box.style.top = `${above > 8 ? above : Math.min(below, innerHeight - own.height - 8)}px`;
  }
}
