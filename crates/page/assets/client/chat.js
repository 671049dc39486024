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
    /** Numbers of what came while the chat was closed. @type {Set<number>} */
    this.unread = new Set();
    /** By seat: up to which number it has deleted what it had said. @type {Map<number, number>} */
    this.unsaid = new Map();
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

  /** Shows what was said; what stood here before and is not there any more was deleted. @param {boolean} [fresh] did the reader miss something? */
  async load(fresh = false) {
    const before = this.lines();
    const answer = await fetch(`/api/tables/${this.id}/chat`);
    if (!answer.ok) return;
    /** @type {import("./messages").SayingJson[]} */
    const sayings = (await answer.json()).sayings;
    const there = new Set(sayings.map((saying) => saying.number));
    this.remove(before.filter((line) => !there.has(number(line))));
    for (const saying of sayings) this.add(saying, fresh);
  }

  /** @returns {HTMLElement[]} */
  lines() {
    return [...this.list.children];
  }

  /** A seat has deleted what it had said, up to a number. @param {number} seat @param {number} last */
  unsay(seat, last) {
    this.unsaid.set(seat, Math.max(last, this.unsaid.get(seat) ?? 0));
    this.remove(this.lines().filter((line) => line.dataset.seat === String(seat) && number(line) <= last));
  }

  /** @param {HTMLElement[]} lines */
  remove(lines) {
    for (const line of lines) {
      this.unread.delete(number(line));
      if (at("news").dataset.saying === line.dataset.saying) {
        at("news").hidden = true;
        at("news-text").replaceChildren();
      }
      line.remove();
    }
    this.badge();
  }

  /** @param {import("./messages").SayingJson} saying @param {boolean} [fresh] */
  add(saying, fresh = true) {
    if (having(this.list, "data-saying", String(saying.number)).length > 0) return;
    // A list that was asked for before may come after.
    if (saying.number <= (this.unsaid.get(saying.seat ?? -1) ?? 0)) return;
    const time = new Date(saying.at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    const after = this.lines().find((line) => number(line) > saying.number) ?? null;
    this.list.insertBefore(
      make("li", { "data-saying": saying.number, "data-seat": saying.seat ?? "", class: saying.seat === null ? "" : `seat-${saying.seat}` }, ...(saying.seat === null ? [] : [mark(saying.seat), " "]), make("b", {}, saying.name), " ", make("time", {}, time), make("span", { class: "said" }, saying.text)),
      after,
    );
    this.list.scrollTop = this.list.scrollHeight;
    if (fresh && !this.box.open) this.unread.add(saying.number);
    this.badge();
    if (fresh && !this.box.open && this.mine.length > 0 && !this.mine.includes(saying.seat ?? -1)) this.news(saying);
  }

  /** Brings what was said to the answer bar. @param {import("./messages").SayingJson} saying */
  news(saying) {
    at("news-text").replaceChildren(...(saying.seat === null ? [] : [mark(saying.seat), " "]), make("b", {}, saying.name), " ", saying.text);
    at("news").dataset.saying = String(saying.number);
    at("news").hidden = false;
  }

  badge() {
    if (this.box.open) {
      this.unread.clear();
      at("news").hidden = true;
    }
    const badge = at("chat-badge");
    badge.hidden = this.unread.size === 0;
    badge.textContent = String(this.unread.size);
  }
}

/** The number of a line. @param {HTMLElement} line */
const number = (line) => Number(line.dataset.saying);

/** The mark of a seat, as the people around the table have it. @param {number} seat */
function mark(seat) {
  const badge = document.querySelector(`[data-person="${seat}"] .seat-badge`);
  return badge?.cloneNode(true) ?? String.fromCharCode(65 + seat);
}
