// @ts-check
// Forms that the server makes anew on every change, links to copy, files to read. Without this module every form
// still works: it is sent as a whole.

/** @param {HTMLFormElement} form @param {Record<string, string>} more */
async function renew(form, more) {
  const fields = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === "string") fields.append(key, value);
  for (const key in more) fields.set(key, more[key]);
  const answer = await fetch(form.dataset.live ?? "", { method: "POST", body: fields });
  if (!answer.ok) {
    form.requestSubmit?.();
    return;
  }
  const focus = document.activeElement instanceof HTMLElement ? document.activeElement.id : "";
  form.innerHTML = await answer.text();
  dress(form);
  if (focus) document.getElementById(focus)?.focus();
}

/** @param {ParentNode} root */
function dress(root) {
  for (const file of root.querySelectorAll("input[type=file][data-into]")) {
    if (!(file instanceof HTMLInputElement)) continue;
    file.hidden = false;
    file.addEventListener("change", async () => {
      const into = document.getElementById(file.dataset.into ?? "");
      const first = file.files?.[0];
      if (first && into instanceof HTMLTextAreaElement) into.value = await first.text();
    });
  }
  for (const button of root.querySelectorAll("button[data-copy]")) {
    if (!(button instanceof HTMLButtonElement) || !navigator.clipboard) continue;
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? "");
      const label = button.querySelector("span");
      if (label) label.textContent = button.dataset.done ?? "";
    });
  }
}

dress(document);

for (const form of document.querySelectorAll("form[data-live]")) {
  if (!(form instanceof HTMLFormElement)) continue;
  form.addEventListener("change", (event) => {
    const from = event.target;
    if (!(from instanceof HTMLInputElement || from instanceof HTMLSelectElement)) return;
    // Names change nothing else; what is typed into other fields is checked at once.
    if (from.type === "file" || from.name.startsWith("name.")) return;
    renew(form, { changed: from.name });
  });
  form.addEventListener("submit", (event) => {
    const button = /** @type {SubmitEvent} */ (event).submitter;
    if (!(button instanceof HTMLButtonElement) || button.name !== "seats") return;
    event.preventDefault();
    renew(form, { seats: button.value });
  });
}
