// @ts-check
/** The level that is about even with the reader: noted at the end of a game, proposed where a table is set up. */

import { at, fill, memory } from "./dom.js";
import { proposal, read, remembered } from "./rating.js";

/** @param {string} game */
const key = (game) => `results:${game}`;

/** A game is over: what it came to is remembered in this browser. @param {ParentNode} root @param {string} game @param {string} table */
export function noteResult(root, game, table) {
  const end = /** @type {HTMLElement|null} */ (root.querySelector("[data-against]"));
  if (!end) return;
  const against = JSON.parse(end.dataset.against ?? "[]");
  memory.set(key(game), JSON.stringify(remembered(read(memory.get(key(game))), { table, against })));
}

/** Proposes a level beside the form of a new table, if there is one to propose. */
export function proposeLevel() {
  const box = /** @type {HTMLElement|null} */ (at("level-proposal"));
  const form = /** @type {HTMLFormElement|null} */ (document.querySelector("form[data-live]"));
  if (!box || !form) return;
  const { game = "", ladders = "[]", text = "" } = box.dataset;
  const results = read(memory.get(key(game)));
  /** @type {{value: string, label: string}[][]} */
  const known = JSON.parse(ladders);
  const found = known.map((ladder) => ({ ladder, even: proposal(results, ladder.map(({ value }) => value)) }));
  // Of several ladders the one that was played most.
  const [first] = found.filter(({ even }) => even).sort((a, b) => (b.even?.games ?? 0) - (a.even?.games ?? 0));
  if (!first?.even) return;
  const { ladder, even } = first;
  const label = ladder.find(({ value }) => value === even.level)?.label ?? even.level;
  at("level-text").textContent = fill(text, { level: label, n: even.games });
  box.hidden = false;
  at("level-take").addEventListener("click", () => take(form, even.level, ladder.map(({ value }) => value)));
  at("level-forget").addEventListener("click", () => {
    memory.set(key(game), "[]");
    box.hidden = true;
  });
}

/** Puts a level on a seat: on one of the same ladder, else on one that no person has, else on the last. @param {HTMLFormElement} form @param {string} level @param {string[]} ladder */
function take(form, level, ladder) {
  const seats = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll('select[name^="seat."]')]);
  const open = seats.filter((seat) => [...seat.options].some((option) => option.value === level && (!option.disabled || seat.value === level)));
  const taken = (/** @type {HTMLSelectElement} */ seat) => ["here", "link"].includes(seat.value);
  const seat = open.find((each) => ladder.includes(each.value)) ?? open.find((each) => !taken(each)) ?? open.filter((_, n) => n > 0).pop();
  if (!seat) return;
  seat.value = level;
  seat.dispatchEvent(new Event("change", { bubbles: true }));
  seat.focus();
}
