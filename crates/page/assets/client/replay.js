// @ts-check
/** The replay: any step by slider, keys or link. */

import { copy } from "./copy.js";
import { at, fill, having } from "./dom.js";
import { mark, unmark } from "./player.js";
import { Parts } from "./parts.js";
import { Preview } from "./preview.js";
import { toast } from "./say.js";
import { watch } from "./tips.js";

const PACE = 900;

/**
 * A step as the server answers it.
 * @typedef {{step: number, scene: string[], parts: Record<string, import("./messages").Patch>, line: string|null, trace: string|null}} Moment
 */

class Replay {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.data = JSON.parse(root.dataset.replay ?? "{}");
    this.step = this.data.step;
    this.parts = new Parts(root, at("scene"));
    /** @type {Map<number, Promise<Moment>>} */
    this.known = new Map();
    this.playing = 0;
    const go = (/** @type {number} */ step) => (/** @type {Event} */ event) => {
      event.preventDefault();
      this.go(step);
    };
    at("slider").addEventListener("input", () => this.go(Number(at("slider").value)));
    at("first").addEventListener("click", go(0));
    at("last").addEventListener("click", go(this.data.steps));
    at("back").addEventListener("click", (/** @type {Event} */ event) => go(this.step - 1)(event));
    at("on").addEventListener("click", (/** @type {Event} */ event) => go(this.step + 1)(event));
    at("play").addEventListener("click", () => this.play());
    at("seen")?.addEventListener("change", () => this.see(at("seen").value));
    at("link").addEventListener("click", () => this.link());
    at("what-if")?.addEventListener("click", () => this.whatIf());
    document.addEventListener("keydown", (event) => this.key(event));
    const preview = new Preview(this.data.id, this.data.game);
    for (const area of [at("scene"), at("people")]) watch(area, (asked) => preview.explain(asked));
    for (const name of ["pointerover", "focusin"]) {
      at("trace").addEventListener(name, (/** @type {Event} */ event) => {
        const reason = /** @type {Element} */ (event.target).closest(".reason");
        if (reason) mark(at("scene"), reason);
      });
    }
    at("trace").addEventListener("pointerleave", () => unmark(at("scene")));
  }

  /** @param {number} step */
  fetch(step) {
    const known = this.known.get(step);
    if (known) return known;
    const seat = this.data.you === null ? "spectator=true" : `seat=${this.data.you}`;
    const fetched = fetch(`${this.data.address}/${step}?${seat}`).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json();
    });
    fetched.catch(() => this.known.delete(step));
    this.known.set(step, fetched);
    return fetched;
  }

  /** @param {number} to */
  async go(to) {
    const step = Math.min(Math.max(0, to), this.data.steps);
    this.step = step;
    at("slider").value = String(step);
    at("step").textContent = fill(this.data.words.step, { step });
    let moment;
    try {
      moment = await this.fetch(step);
    } catch {
      at("banner").hidden = false;
      at("banner").textContent = this.data.words.lost;
      return;
    }
    at("banner").hidden = true;
    if (this.step !== step) return;
    this.parts.arrange(moment.scene);
    this.parts.take(moment.parts);
    this.parts.show();
    reachable();
    at("line").innerHTML = moment.line ?? "";
    at("trace").innerHTML = moment.trace ?? "";
    for (const button of having(at("line"), "type", "button")) button.remove();
    const address = new URL(location.href);
    address.searchParams.set("step", String(step));
    history.replaceState(null, "", address);
    if (step < this.data.steps) this.fetch(step + 1);
  }

  play() {
    if (this.playing) return this.pause();
    if (this.step >= this.data.steps) this.step = 0;
    at("play").textContent = "❚❚";
    at("play").setAttribute("aria-label", this.data.words.pause);
    this.playing = setInterval(() => (this.step < this.data.steps ? this.go(this.step + 1) : this.pause()), PACE);
  }

  pause() {
    clearInterval(this.playing);
    this.playing = 0;
    at("play").textContent = "▶";
    at("play").setAttribute("aria-label", this.data.words.play);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.matches("input:not([type=range]), select, textarea")) return;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.go(this.step - 1),
      ArrowRight: () => this.go(this.step + 1),
      Home: () => this.go(0),
      End: () => this.go(this.data.steps),
      " ": () => this.play(),
    };
    if (!(event.key in keys) || (event.key === " " && target?.matches("button, a, summary"))) return;
    event.preventDefault();
    keys[event.key]();
  }

  /** @param {string} seat */
  see(seat) {
    const address = new URL(location.href);
    if (seat === "") address.searchParams.delete("seat");
    else address.searchParams.set("seat", seat);
    if (seat === "") address.searchParams.set("spectator", "true");
    else address.searchParams.delete("spectator");
    location.assign(address);
  }

  async link() {
    await copy(location.href, this.data.words.copied);
  }

  /** A table of one's own from here; all its seats for people are this reader's. */
  async whatIf() {
    const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
      const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      const result = await answer.json();
      if (!answer.ok) throw result.error;
      return result;
    };
    try {
      const body = { step: this.step, ...(this.data.you === null ? {} : { seat: this.data.you }) };
      const made = await post(`/api/tables/${this.data.id}/fork`, body);
      for (const { secret } of made.seats) if (secret) await post(`/api/tables/${made.id}/join`, { secret });
      location.assign(`/t/${made.id}`);
    } catch (error) {
      const { message, rule } = /** @type {Partial<import("./messages").ErrorJson>} */ (error);
      toast(message ?? this.data.words.lost, { game: this.data.game, rule, kind: "warn" });
    }
  }
}

/** Nothing of the board can be touched here: what is wider than the screen is reached, and scrolled, as a whole. */
function reachable() {
  for (const section of at("scene").querySelectorAll("[data-part]")) {
    if (section.scrollWidth > section.clientWidth && getComputedStyle(section).overflowX !== "visible") section.tabIndex = 0;
  }
}

addEventListener("resize", reachable);
const replay = new Replay(/** @type {HTMLElement} */ (at("replay")));
replay.go(replay.step);
