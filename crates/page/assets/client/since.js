// @ts-check
/** What happened since the reader last looked. */

import { at, make, memory } from "./dom.js";

/** Fewer lines than this are no news. */
const FEW = 1;

/** @param {import("./table.js").Table} table */
export async function since(table) {
  const seen = Number(memory.get(`seen:${table.data.id}`, "-1"));
  if (table.seat === null || seen < 0 || table.version - seen < FEW) return;
  const lines = await table.log.fetch({ since: seen, most: 100 }).catch(() => /** @type {HTMLElement[]} */ ([]));
  const others = lines.filter((line) => line.dataset.seat !== String(table.seat));
  if (others.length === 0) return;
  const close = make("button", { type: "button", class: "small", onclick: () => box.remove() }, table.words.close);
  const list = make("ol", { class: "log" });
  list.append(...lines);
  at("table").querySelector(".since")?.remove();
  const box = make("section", { class: "since", "aria-label": table.words.since }, make("h2", {}, table.words.since), list, close);
  at("table").querySelector(".side").prepend(box);
}
