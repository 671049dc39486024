// @ts-check
/** The reader's name: asked once, kept by the browser, given to every seat that has none. */

import { at, memory } from "./dom.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * Calls a seat of this browser's by a name, and keeps the name.
 * @param {Table} table @param {number} seat @param {string} name
 * @returns {Promise<import("./messages").ErrorJson|null>} why not
 */
export async function rename(table, seat, name) {
  const answer = await fetch(`/t/${table.data.id}/name`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ seat, name }),
  });
  if (!answer.ok) return (await answer.json()).error;
  memory.set("name", name);
  noteNamed(table.data.id);
  return null;
}

/** A seat of this browser's has a name at this table. @param {string} id */
const noteNamed = (id) => memory.set(`named:${id}`, "yes");

/** The reader sits down, or gets up: whatever the seat was called before counts no longer. @param {string} id */
export const noteNewSeat = (id) => memory.set(`named:${id}`, "no");

/**
 * Had the seat of this browser's a name here, which was deleted, perhaps from another device? It is not given again unless
 * the reader says so.
 * @param {{id: string, mine: number[], unnamed: number[]}} data
 */
export const isForgotten = ({ id, mine, unnamed }) => memory.get(`named:${id}`) === "yes" && mine.length === 1 && unnamed.includes(mine[0]);

/** A reader who sits down is called by the name this browser keeps; without one the page asks, once. @param {Table} table */
export function introduce(table) {
  const { id, mine, unnamed, people, names } = table.data;
  // Several seats of one device are several people's.
  if (mine.length !== 1) return;
  const [seat] = mine;
  const known = memory.get("name");
  if (!unnamed.includes(seat)) {
    if (!known) memory.set("name", names[seat]);
    noteNamed(id);
    return;
  }
  if (isForgotten(table.data)) return;
  // Another seat may have the name already; then this one goes without.
  if (known) return void rename(table, seat, known).catch(() => {});
  if (people < 2 || memory.get("name-asked") === "yes") return;
  const form = at("ask-name");
  form.hidden = false;
  form.addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    const refused = await rename(table, seat, at("own-name").value.trim());
    if (refused) table.refused(refused);
    else form.hidden = true;
  });
  at("name-later").addEventListener("click", () => {
    memory.set("name-asked", "yes");
    form.hidden = true;
  });
}
