// @ts-check
/** What people say to each other. */

import { at, having, make } from "./dom.js";

export class Chat {
  /** @param {string} id @param {boolean} may may this reader talk? @param {(text: string) => Promise<unknown>} say */
  constructor(id, may, say) {
    this.id = id;
    this.list = at("chat");
    this.box = at("chat-box");
    this.unread = 0;
    const form = at("chat-form");
    form.hidden = !may;
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
      make("li", { "data-saying": saying.number, class: saying.seat === null ? "" : `seat-${saying.seat}` }, make("b", {}, saying.name), " ", make("time", {}, time), make("span", { class: "said" }, saying.text)),
    );
    this.list.scrollTop = this.list.scrollHeight;
    if (fresh && !this.box.open) this.unread += 1;
    this.badge();
  }

  badge() {
    if (this.box.open) this.unread = 0;
    const badge = at("chat-badge");
    badge.hidden = this.unread === 0;
    badge.textContent = String(this.unread);
  }
}
