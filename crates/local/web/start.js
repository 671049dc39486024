// @ts-check
/** The page that loads the program onto this device. */

/** Beside a server this page stands at an address of its own. */
const besideServer = location.pathname.startsWith("/device");
const sections = [...document.querySelectorAll("section[lang]")].map((section) => /** @type {HTMLElement} */ (section));
const wanted = navigator.languages.map((language) => language.slice(0, 2));
const lang = wanted.find((language) => sections.some((section) => section.lang === language)) ?? "en";
document.documentElement.lang = lang;
for (const section of sections) section.hidden = section.lang !== lang;

/** @param {string} name */
function show(name) {
  for (const each of document.querySelectorAll("[data-state]")) {
    const element = /** @type {HTMLElement} */ (each);
    element.hidden = element.dataset.state !== name;
  }
}

async function load() {
  const worker = navigator.serviceWorker;
  if (!worker) return show("no-worker");
  show("starting");
  const registration = await worker.register(besideServer ? "/sw.js?server" : "/sw.js");
  const fresh = registration.installing;
  if (fresh && !registration.active) {
    await new Promise((resolve, reject) =>
      fresh.addEventListener("statechange", () => {
        if (fresh.state === "activated") resolve(null);
        else if (fresh.state === "redundant") reject(new Error("the program could not be stored"));
      }),
    );
  }
  await worker.ready;
  show("ready");
  // Without a server every page is here, and this one has done its work.
  if (!besideServer) location.reload();
}

load().catch((error) => {
  console.error(error);
  show("not-loaded");
});
