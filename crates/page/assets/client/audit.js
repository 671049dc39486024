// @ts-check
/** Comparing the real table with the program's: what differs is put right by place and piece. */

import { at, having, make } from "./dom.js";
import { toast } from "./say.js";

/**
 * What can be set: the numbers of its place and component, how many lie there, and whether it is a marker.
 * @typedef {[number, number, number, boolean]} Slot
 */

class Audit {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.data = JSON.parse(root.dataset.audit ?? "{}");
    /** @type {Slot[]} */
    this.slots = this.data.slots;
    this.words = this.data.words;
    /** What was put right, by number of the slot. @type {Map<number, number>} */
    this.set = new Map();
    /** The slot whose piece goes elsewhere. @type {number|null} */
    this.moving = null;
    /** The place that is open in the editor. @type {number|null} */
    this.place = null;
    for (const row of root.querySelectorAll("[data-slot]")) row.append(this.controls(Number(/** @type {HTMLElement} */ (row).dataset.slot)));
    for (const list of root.querySelectorAll("[data-places]")) {
      const select = /** @type {HTMLSelectElement} */ (list);
      select.addEventListener("change", () => {
        if (select.value) this.touch(Number(select.value));
        select.value = "";
      });
    }
    const scene = at("scene");
    scene.addEventListener("click", (/** @type {Event} */ event) => {
      const touched = /** @type {Element} */ (event.target).closest("[data-touch]");
      const place = this.placeOf(touched?.getAttribute("data-touch") ?? "");
      if (place >= 0) this.touch(place);
    });
    for (const element of scene.querySelectorAll("[data-touch]")) {
      if (this.placeOf(element.getAttribute("data-touch") ?? "") >= 0) element.classList.add("can");
    }
    at("save").addEventListener("click", () => this.save());
  }

  /**
   * The place that a thing on the picture is; -1 if it is none, or one that every seat has: the picture does not say
   * whose it is, the list of places does.
   * @param {string} touch
   */
  placeOf(touch) {
    /** @type {string[]} */
    const touches = this.data.places.map((/** @type {string[]} */ place) => place[1]);
    const first = touches.indexOf(touch);
    return first === touches.lastIndexOf(touch) ? first : -1;
  }

  /** @param {number} slot */
  count(slot) {
    return this.set.get(slot) ?? this.slots[slot][2];
  }

  /** A place was chosen: a piece that is on the move goes there, else it is opened. @param {number} place */
  touch(place) {
    const moving = this.moving;
    if (moving !== null) {
      const to = this.slots.findIndex((slot) => slot[0] === place && slot[1] === this.slots[moving][1]);
      this.moving = null;
      if (to >= 0 && to !== moving) {
        this.put(moving, this.count(moving) - 1);
        this.put(to, this.count(to) + 1);
      }
    }
    this.open(place);
  }

  /** Everything that lies or may lie at a place. @param {number} place */
  open(place) {
    this.place = place;
    const box = at("place");
    const here = this.slots.map((slot, number) => number).filter((number) => this.slots[number][0] === place);
    const lies = here.filter((number) => this.count(number) !== 0 || this.slots[number][3] || this.set.has(number));
    const rows = lies.map((number) => make("li", { "data-slot": number }, make("span", { class: "what" }, this.name(number)), this.controls(number)));
    const others = here.filter((number) => !lies.includes(number));
    const add = others.map((number) =>
      make("button", { type: "button", class: "small", "data-add": number, onclick: () => this.put(number, 1) }, `+ ${this.name(number)}`),
    );
    box.replaceChildren(
      make("h2", {}, this.data.places[place][2]),
      make("ul", { class: "audit-rows" }, ...rows),
      ...(add.length ? [make("p", { class: "soft" }, this.words.add), make("div", { class: "buttons" }, ...add)] : []),
    );
    box.hidden = false;
    for (const marked of document.querySelectorAll("#scene .chosen")) marked.classList.remove("chosen");
    const touch = this.data.places[place][1];
    if (this.placeOf(touch) !== place) return;
    for (const element of having(at("scene"), "data-touch", touch)) element.classList.add("chosen");
  }

  /** @param {number} slot */
  name(slot) {
    return this.data.components[this.slots[slot][1]][1];
  }

  /** How many, one less, one more, elsewhere. @param {number} slot */
  controls(slot) {
    const label = `${this.data.places[this.slots[slot][0]][2]}: ${this.name(slot)}`;
    const number = make("input", { type: "number", min: 0, inputmode: "numeric", value: this.count(slot), "aria-label": label, "data-count": slot });
    number.addEventListener("change", () => this.put(slot, Math.max(0, Math.trunc(Number(number.value)) || 0)));
    const step = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ word) =>
      make("button", { type: "button", class: "small", "aria-label": `${label}: ${word}`, onclick: () => this.put(slot, Math.max(0, this.count(slot) + by)) }, sign);
    const move = make("button", { type: "button", class: "small", "data-move-slot": slot, onclick: () => this.move(slot) }, this.words.move);
    return make("span", { class: "count" }, step(-1, "–", this.words.less), number, step(1, "+", this.words.more), ...(this.slots[slot][3] ? [] : [move]));
  }

  /** @param {number} slot */
  move(slot) {
    this.moving = slot;
    toast(this.words.moving);
  }

  /** @param {number} slot @param {number} count */
  put(slot, count) {
    if (count === this.slots[slot][2]) this.set.delete(slot);
    else this.set.set(slot, count);
    for (const input of having(document, "data-count", String(slot))) /** @type {HTMLInputElement} */ (input).value = String(this.count(slot));
    for (const row of having(document, "data-slot", String(slot))) row.classList.toggle("changed", this.set.has(slot));
    const save = /** @type {HTMLButtonElement} */ (at("save"));
    save.disabled = this.set.size === 0;
    save.textContent = this.set.size ? `${this.words.save} (${this.set.size})` : this.words.save;
    at("refused").hidden = true;
    if (this.place !== null) this.open(this.place);
  }

  async save() {
    const set = [...this.set].map(([slot, count]) => {
      const [place, component] = this.slots[slot];
      const [board, id] = this.data.places[place];
      return { board, place: id, component: this.data.components[component][0], count };
    });
    const { id, seat, version } = this.data;
    try {
      const answer = await fetch(`/api/tables/${id}/correct`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ seat, version, set }),
      });
      if (answer.ok) {
        location.assign(`/t/${id}?seat=${seat}`);
        return;
      }
      const { error } = await answer.json();
      this.refuse(answer.status === 409 ? { message: this.words.stale } : error);
    } catch {
      this.refuse({ message: this.words.lost });
    }
  }

  /** Every reason, each with its rule. @param {{message: string, rule?: string, reasons?: {message: string, rule?: string}[]}} error */
  refuse(error) {
    const reasons = error.reasons?.length ? error.reasons : [error];
    const line = (/** @type {{message: string, rule?: string}} */ reason) =>
      make("li", {}, `${reason.message} `, ...(reason.rule ? [make("a", { class: "rule", href: `/rules/${this.data.game}#${reason.rule}`, target: "_blank" }, reason.rule)] : []));
    at("refused").replaceChildren(make("ul", {}, ...reasons.map(line)));
    at("refused").hidden = false;
  }
}

const root = at("audit");
if (root) new Audit(root);
