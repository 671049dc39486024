// @ts-check
/** The end of a game: the tally counts up, how the match went is fetched once, and its review when it has changed. */

import { at, still } from "./dom.js";

/** Between two lines of the tally, as the style sheet has it. */
const LINE = 350;

/** Counts every total up, part by part, while the lines of the tally appear. @param {ParentNode} root */
export function countUp(root) {
  const table = root.querySelector(".end .scores");
  const total = table?.querySelector("tr.total");
  if (!total || still() || document.hidden) return;
  const parts = [...(table?.querySelectorAll("tbody tr") ?? [])].filter((row) => row.compareDocumentPosition(total) & Node.DOCUMENT_POSITION_FOLLOWING);
  [...total.querySelectorAll("td")].forEach((cell, seat) => {
    const sum = cell.textContent;
    let sofar = 0;
    cell.textContent = "0";
    parts.forEach((row, n) => {
      // The number, without the words that explain it.
      sofar += Number(row.querySelectorAll("td")[seat]?.firstChild?.textContent) || 0;
      const text = n === parts.length - 1 ? sum : String(sofar);
      setTimeout(() => (cell.textContent = text), (n + 1) * LINE);
    });
  });
}

/** Shows how the match went, unless it is there already. */
export async function showProgress() {
  const section = at("progress");
  if (!section.hidden) return;
  const answer = await fetch(section.dataset.url);
  const html = answer.ok ? await answer.text() : "";
  section.innerHTML = html;
  section.hidden = html === "";
}

/** Fetches how far the review is, or what it found. */
export async function showReview() {
  const section = at("review");
  const answer = await fetch(section.dataset.url);
  const html = answer.ok ? await answer.text() : "";
  section.innerHTML = html;
  section.hidden = html === "";
}

/** The review has come so far: a number changes, everything else is fetched. @param {number} percent */
export async function reviewAt(percent) {
  const number = at("review").querySelector("[data-review-percent]");
  if (!number || percent === 100) return showReview();
  number.textContent = String(percent);
  at("review").querySelector("[data-review-bar]").value = percent;
}
