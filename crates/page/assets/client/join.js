// @ts-check
/** Sitting down by the link of a seat: the secret stands after `#` and leaves the address at once. */

import { memory } from "./dom.js";
import { toast } from "./say.js";

/**
 * @param {HTMLElement} root
 * @returns {Promise<boolean>} is the page about to be loaded again?
 */
export async function joinByLink(root) {
  const secret = location.hash.slice(1);
  if (!/^[0-9a-f]{32}$/.test(secret)) return false;
  history.replaceState(null, "", location.pathname + location.search);
  const { id, words, mine } = JSON.parse(root.dataset.table ?? "{}");
  const name = memory.get("name");
  const answer = await fetch(`/api/tables/${id}/join`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ secret, ...(name ? { name } : {}) }),
  }).catch(() => null);
  if (!answer?.ok) {
    toast(words.badLink, { kind: "warn" });
    return false;
  }
  const { seat } = await answer.json();
  if (mine.includes(seat)) return false;
  location.reload();
  return true;
}
