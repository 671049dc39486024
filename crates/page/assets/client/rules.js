// @ts-check
// Search in the rules while typing. Without this module the form asks the server.

const search = document.getElementById("rules-search");
const count = document.getElementById("rules-count");
const rules = [...document.querySelectorAll(".rule-text")].map((rule) => ({
  rule,
  text: `${rule.id} ${rule.textContent}`.toLowerCase(),
}));

function filter() {
  if (!(search instanceof HTMLInputElement)) return;
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let kept = 0;
  for (const { rule, text } of rules) {
    const fits = wanted.every((word) => text.includes(word));
    rule.toggleAttribute("hidden", !fits);
    if (fits) kept += 1;
  }
  for (const chapter of document.querySelectorAll("[data-chapter]")) {
    chapter.toggleAttribute("hidden", !chapter.querySelector(".rule-text:not([hidden])"));
  }
  if (count instanceof HTMLElement) count.textContent = (count.dataset.all ?? "").replace("#", String(kept));
}

if (search instanceof HTMLInputElement) {
  search.addEventListener("input", filter);
  search.form?.addEventListener("submit", (event) => event.preventDefault());
}
