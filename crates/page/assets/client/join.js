// @ts-check
/** Sitting down by the link of a seat: the secret stands after `#` and leaves the address at once. */

import { memory } from "./dom.js";
import { isForgotten, noteNewSeat } from "./names.js";
import { toast } from "./say.js";

/**
 * @param {HTMLElement} root
 * @returns {Promise<boolean>} is the page about to be loaded again?
 */
export async function joinByLink(root) {
  const secret = location.hash.slice(1);
  if (!/^[0-9a-f]{32}$/.test(secret)) return false;
  history.replaceState(null, "", location.pathname + location.search);
  const { id, words, mine, unnamed } = JSON.parse(root.dataset.table ?? "{}");
  const join = (/** @type {object} */ more) =>
    fetch(`/api/tables/${id}/join`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ secret, ...more }),
    }).catch(() => null);
  const name = isForgotten({ id, mine, unnamed }) ? null : memory.get("name");
  let answer = await join(name ? { name } : {});
  let code = answer?.ok ? "" : await codeOf(answer);
  // Another seat has the name of this browser's reader, or it is no name here: the seat is worth more than the name.
  if (name && (["seat/name-taken", "text/refused"].includes(code))) {
    if (code === "seat/name-taken") toast(words.nameTaken, { kind: "warn" });
    answer = await join({});
    code = answer?.ok ? "" : await codeOf(answer);
  }
  if (!answer?.ok) {
    toast(code === "seat/link-used" ? words.usedLink : words.badLink, { kind: "warn" });
    return false;
  }
  const { seat } = await answer.json();
  if (mine.includes(seat)) return false;
  noteNewSeat(id);
  location.reload();
  return true;
}

/** @param {Response|null} answer @returns {Promise<string>} */
async function codeOf(answer) {
  const body = await answer?.json().catch(() => null);
  return body?.error?.code ?? "";
}
