// @ts-check
/** What people say to each other. */

import { at, having, make } from "./dom.js";

export class Chat {
  /** @param {string} id @param {number[]} mine seats of this reader, who may talk from them @param {(text: string) => Promise<unknown>} say */
  constructor(id, mine, say) {
    this.id = id;
    this.mine = mine;
    this.list = at("chat");
    this.box = at("chat-box");
    this.unread = 0;
    const form = at("chat-form");
    form.hidden = mine.length === 0;
    form.addEventListener("submit", async (/** @type {Event} */ event) => {
      event.preventDefault();
      const field = at("chat-text");
      const text = field.value.trim();
      if (!text) return;
      field.value = "";
      try {
        await say(text);
      } catch {
        field.value = text;
      }
    });
    this.box.addEventListener("toggle", () => this.badge());
    at("news-form").addEventListener("submit", async (/** @type {Event} */ event) => {
      event.preventDefault();
      const field = at("news-reply");
      await say(field.value.trim()).catch(() => {});
      field.value = "";
      at("news").hidden = true;
    });
    at("news-close").addEventListener("click", () => (at("news").hidden = true));
  }

  async load() {
    const answer = await fetch(`/api/tables/${this.id}/chat`);
    if (!answer.ok) return;
    for (const saying of (await answer.json()).sayings) this.add(saying, false);
  }

  /** @param {import("./messages").SayingJson} saying @param {boolean} [fresh] */
  add(saying, fresh = true) {
    if (having(this.list, "data-saying", String(saying.number)).length > 0) return;
    const time = new Date(saying.at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    this.list.append(
      make("li", { "data-saying": saying.number, class: saying.seat === null ? "" : `seat-${saying.seat}` }, ...(saying.seat === null ? [] : [mark(saying.seat), " "]), make("b", {}, saying.name), " ", make("time", {}, time), make("span", { class: "said" }, saying.text)),
    );
    this.list.scrollTop = this.list.scrollHeight;
    if (fresh && !this.box.open) this.unread += 1;
    this.badge();
    if (fresh && !this.box.open && this.mine.length > 0 && !this.mine.includes(saying.seat ?? -1)) this.news(saying);
  }

  /** Brings what was said to the answer bar. @param {import("./messages").SayingJson} saying */
  news(saying) {
    at("news-text").replaceChildren(...(saying.seat === null ? [] : [mark(saying.seat), " "]), make("b", {}, saying.name), " ", saying.text);
    at("news").hidden = false;
  }

  badge() {
    if (this.box.open) {
      this.unread = 0;
      at("news").hidden = true;
    }
    const badge = at("chat-badge");
    badge.hidden = this.unread === 0;
    badge.textContent = String(this.unread);
  }
}

/** The mark of a seat, as the people around the table have it. @param {number} seat */
function mark(seat) {
  const badge = document.querySelector(`[data-person="${seat}"] .seat-badge`);
  return badge?.cloneNode(true) ?? String.fromCharCode(65 + seat);
}
