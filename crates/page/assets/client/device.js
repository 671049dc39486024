// @ts-check
/** On every page of a program that runs on this device: says when a new version waits, asks for storage that stays, thinks
 * for the program. */

import { at } from "./dom.js";
import { thinkForDevice } from "./thinker.js";

/** An event of Chromium that the types of browsers do not have. @typedef {Event & {prompt: () => Promise<unknown>}} InstallEvent */

/** Shows that a version waits, and starts it when the reader wants it. @param {ServiceWorkerRegistration} registration */
function watchUpdates(registration) {
  const show = () => {
    const waiting = registration.waiting;
    at("update").hidden = !waiting;
    at("update-go").onclick = () => waiting?.postMessage({ kind: "activate" });
  };
  show();
  registration.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh?.addEventListener("statechange", show);
  });
}

/** What the browser has promised about the storage of this page. */
async function showStorage() {
  const storage = navigator.storage;
  const kept = Boolean(await storage?.persisted?.());
  for (const [id, shown] of /** @type {const} */ ([["storage-kept", kept], ["storage-may-drop", !kept]])) {
    const text = at(id);
    if (text) text.hidden = !shown;
  }
  const ask = at("storage-ask");
  if (!ask || !storage?.persist) return;
  ask.hidden = kept;
  ask.onclick = () => void storage.persist().then(showStorage);
}

if (navigator.serviceWorker) {
  thinkForDevice();
  void navigator.serviceWorker.ready.then(watchUpdates);
  // The next version has taken over: its pages fit it.
  const controlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => controlled && location.reload());
}
void showStorage();
addEventListener("beforeinstallprompt", (event) => {
  const [panel, button] = [at("install"), at("install-go")];
  if (!panel) return;
  event.preventDefault();
  panel.hidden = false;
  button.onclick = () => /** @type {InstallEvent} */ (event).prompt();
});
