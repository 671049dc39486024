// @ts-check
/** What an action would do: in words in a dock that covers no board, and drawn over the parts it changes. */

import { at, make } from "./dom.js";

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
    this.lift();
  }

  /** Takes away what was drawn over the parts. */
  lift() {
    for (const old of document.querySelectorAll(".over")) old.remove();
  }

  /** Lays what the preview has drawn over the parts it belongs to. */
  lay() {
    this.lift();
    for (const drawn of this.box.querySelectorAll("template[data-over]")) {
      const { over = "" } = /** @type {HTMLElement} */ (drawn).dataset;
      const part = document.querySelector(`#scene > [data-part="${CSS.escape(over)}"]`);
      part?.append(make("div", { class: "over", "aria-hidden": "true" }, .../** @type {HTMLTemplateElement} */ (drawn).content.cloneNode(true).childNodes));
    }
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
      this.box.hidden = false;
      this.lay();
    }, PAUSE);
  }

  /** A short text of the board's own. @param {Element} element @param {string} text */
  tip(element, text) {
    clearTimeout(this.timer);
    this.wanted = text;
    this.timer = setTimeout(() => {
      if (this.wanted !== text || !element.isConnected) return;
      this.lift();
      this.box.textContent = text;
      this.box.hidden = false;
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
}
