// @ts-check
/// <reference lib="webworker" />
/**
 * The service worker: the whole program for all tabs of this device. It answers navigations, fragments, assets and the
 * local sockets of pages through the module, one call after the other. A line of the journal is on disk before anything
 * that follows from it leaves. An instance that trapped, or whose lines could not be stored, is dropped, and another one
 * begins from the journal.
 *
 * Beside a server (`sw.js?server`) it answers for the tables of this device, and for everything while the person plays
 * here or the server does not answer.
 */

importScripts("device/module.js", "device/journal.js", "device/thinking.js");

/** Replaced by the build: changes with every file of it. */
const BUILD = "BUILD";
const CACHE = `solarium-${BUILD}`;
const MODULE = "/device/solarium.wasm";
/** What a start without network needs, beside the module. */
const FILES = [MODULE, "/device/module.js", "/device/manifest.webmanifest", "/device/icon.svg", "/device/icon-192.png", "/device/icon-512.png", "/device/start.js", "/device/start.css", "/device/journal.js", "/device/thinking.js", "/device/thinker.js"];
/** How often a request is tried whose instance was dropped. */
const MOST_TRIES = 3;
/** How long after trouble with the storage it is tried again, in milliseconds. */
const STORAGE_PAUSE = 3000;
/** Longest time that a timer of the browser can count. */
const LONGEST_WAKE = 2 ** 31 - 1;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const besideServer = new URL(worker.location.href).searchParams.has("server");

/** Where bots, hints and reviews are thought about. */
const thinking = new ThinkingPages(worker.clients, BUILD, (call) => void inOrder(() => perform(call)));

/** @typedef {{call: any, body: Uint8Array, tries: number, resolve: (response: Response) => void}} Waiting */

/** The journal, null where the browser gives no storage. @type {BrowserJournal|null} */
let journal = null;
/** @type {SolariumModule|null} */
let instance = null;
/** The one that is about to be. @type {Promise<SolariumModule>|null} */
let booting = null;
/** @type {Promise<WebAssembly.Module>|null} */
let compiled = null;
/** Why nothing can be stored. @type {"full"|"refused"|null} */
let trouble = null;
/** When that was noticed. */
let troubleAt = 0;
/** @type {{line: number, newer: boolean}|null} */
let damage = null;
/** Ids of the tables of this device. @type {Set<string>} */
let tables = new Set();
/** Does the person play here, beside a server? */
let onDevice = !besideServer;
/** Requests without an answer, by number. @type {Map<number, Waiting>} */
const waiting = new Map();
/** The pages of open sockets. @type {Map<number, Client>} */
const owners = new Map();
let number = 0;
let wakeTimer = 0;
/** Calls are carried out one after the other. @type {Promise<unknown>} */
let tail = Promise.resolve();

/** @param {() => Promise<void>} work @returns {Promise<void>} */
function inOrder(work) {
  const done = tail.then(work);
  tail = done.catch((error) => console.error(error));
  return done;
}

async function compile() {
  const stored = (await caches.match(MODULE)) ?? (await fetch(MODULE));
  return WebAssembly.compile(await stored.arrayBuffer());
}

/** An instance that has read the whole journal: the same for all who wait for it, so that none of them has read less. */
function booted() {
  if (instance) return Promise.resolve(instance);
  booting ??= boot().finally(() => (booting = null));
  return booting;
}

async function boot() {
  // A second attempt is made if the first could not read the file.
  compiled ??= compile();
  const module = await compiled.catch((error) => {
    compiled = null;
    throw error;
  });
  /** @type {string[]} */
  let lines = [];
  try {
    journal ??= await BrowserJournal.open();
    lines = await journal.lines();
    if (besideServer) onDevice = (await journal.note("on-device")) === "yes";
    if (trouble === "refused") trouble = null;
  } catch (error) {
    console.warn("no storage", error);
    journal = null;
    noteTrouble("refused");
  }
  const { fresh, read } = await begun(module, lines).catch((error) => begunBefore(module, lines, error));
  damage = read.damage;
  // Known before the first request: beside a server it decides where that goes.
  tables = new Set(read.tables);
  thinking.forgetAll();
  instance = fresh;
  if (trouble) take(fresh.call({ kind: "storage", trouble }));
  return fresh;
}

/** An instance that has read these lines. @param {WebAssembly.Module} module @param {string[]} lines */
async function begun(module, lines) {
  const fresh = await SolariumModule.start(module, (reason) => console.error(reason));
  return { fresh, read: fresh.boot({ beside_server: besideServer, other_instances: true }, lines) };
}

/**
 * An instance that has read as much of the journal as can be read, where reading all of it traps: the line that traps
 * counts as one that does not fit, so that everything before it is there and the person is told.
 * @param {WebAssembly.Module} module
 * @param {string[]} lines
 * @param {unknown} error
 */
async function begunBefore(module, lines, error) {
  console.error("the journal cannot be read to its end", error);
  // So many lines can be read, and so many cannot.
  let [good, bad] = [0, lines.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const fits = await begun(module, lines.slice(0, middle)).then(() => true, () => false);
    if (fits) good = middle;
    else bad = middle;
  }
  // A line that is none of a journal's stands for it.
  return begun(module, [...lines.slice(0, good), "unreadable"]);
}

/** @param {"full"|"refused"} what */
function noteTrouble(what) {
  trouble = what;
  troubleAt = Date.now();
}

/** Can something be stored again? Without a journal at all it is read again. */
async function tryStorage() {
  if (!trouble || Date.now() - troubleAt < STORAGE_PAUSE) return;
  if (!journal) {
    instance = null;
    return;
  }
  try {
    await journal.setNote("storage", String(Date.now()));
  } catch {
    return noteTrouble(trouble);
  }
  trouble = null;
  instance?.call({ kind: "storage", trouble: null });
}

/**
 * Carries out a call: stores what it says must be kept, then passes on everything else.
 * @param {object} call
 * @param {Uint8Array} [body]
 */
async function perform(call, body) {
  await tryStorage();
  const module = await booted();
  let answered;
  try {
    answered = module.call(call, body);
  } catch (error) {
    console.error("the instance has failed and begins again from its journal", error);
    return drop();
  }
  const kept = answered.effects.filter((effect) => effect.kind === "keep");
  if (kept.length > 0) {
    try {
      await journal?.add(kept);
    } catch (error) {
      const name = /** @type {DOMException|null} */ (error)?.name;
      console.warn("lines could not be stored", error);
      if (name === "QuotaExceededError") noteTrouble("full");
      // Where another worker has added lines, as while one version makes way for the next, nothing is wrong. Whatever
      // else it is, the database is opened again.
      else if (name !== "ConstraintError") journal = null;
      return drop();
    }
  }
  take(answered);
}

/** Memory is ahead of the journal, or broken: begins again, and tries again what has no answer. */
async function drop() {
  instance = null;
  clearTimeout(wakeTimer);
  thinking.forgetAll();
  for (const [socket, client] of owners) client.postMessage({ socket, closed: true });
  owners.clear();
  await booted();
  for (const [id, request] of waiting) {
    request.tries += 1;
    const call = request.tries < MOST_TRIES ? request.call : { reason: "interrupted", ...request.call, kind: "fail" };
    if (request.tries > MOST_TRIES) {
      waiting.delete(id);
      request.resolve(Response.error());
    } else void inOrder(() => perform(call, request.body));
  }
}

/** @param {ReturnType<SolariumModule["call"]>} answered */
function take(answered) {
  if (answered.tables) tables = new Set(answered.tables);
  for (const effect of answered.effects) {
    if (effect.kind === "answer") {
      waiting.get(effect.id)?.resolve(response(effect, answered.bytes));
      waiting.delete(effect.id);
    } else if (effect.kind === "tell") {
      owners.get(effect.socket)?.postMessage({ socket: effect.socket, text: effect.text });
    } else if (effect.kind === "closed") {
      owners.get(effect.socket)?.postMessage({ socket: effect.socket, closed: true });
      owners.delete(effect.socket);
    } else if (effect.kind === "think") thinking.give(effect.job, effect.text);
    else if (effect.kind === "forget") thinking.forgetJob(effect.job);
  }
  clearTimeout(wakeTimer);
  if (answered.wake !== null && answered.wake < LONGEST_WAKE) {
    wakeTimer = setTimeout(() => void inOrder(() => perform({ kind: "wake" })), answered.wake);
  }
}

/** @param {{status: number, headers: [string, string][], body: [number, number]}} answer @param {Uint8Array} bytes */
function response({ status, headers, body }, bytes) {
  const without = [101, 204, 205, 304].includes(status);
  const [from, to] = body;
  const content = /** @type {Uint8Array<ArrayBuffer>} */ (bytes.slice(from, to));
  return new Response(without ? null : content, { status, headers: headers.filter(([name]) => name !== "content-length") });
}

/** The headers of a request that the module reads. @param {Request} request @returns {string[][]} */
function headersOf(request) {
  return ["accept", "accept-language", "content-type"].flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

/** Answers a request through the module. @param {Request} request @returns {Promise<Response>} */
async function answer(request) {
  const url = new URL(request.url);
  const body = ["GET", "HEAD"].includes(request.method) ? new Uint8Array() : new Uint8Array(await request.arrayBuffer());
  return ask({ kind: "request", method: request.method, path: url.pathname + url.search, headers: headersOf(request) }, body);
}

/** Calls the module for an answer. @param {object} wanted @param {Uint8Array} body @returns {Promise<Response>} */
function ask(wanted, body) {
  const id = ++number;
  const call = { ...wanted, id };
  return new Promise((resolve, reject) => {
    waiting.set(id, { call, body, tries: 0, resolve });
    inOrder(() => perform(call, body)).catch((error) => {
      waiting.delete(id);
      reject(error);
    });
  });
}

/** @param {Request} request @returns {Promise<Response>} from the network, else from here */
async function fromNetwork(request) {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.method !== "GET") throw error;
    return answer(request);
  }
}

/** @param {Request} request @param {URL} url @returns {Promise<Response>} */
async function route(request, url) {
  if (url.pathname === "/sw.js") return fetch(request);
  if (FILES.includes(url.pathname)) return (await caches.match(url.pathname)) ?? fetch(request);
  await booted();
  if (url.pathname === "/device/set-aside" && request.method === "POST") return setAside();
  if (!besideServer) return answer(request);
  if (url.pathname === "/device/to-device" || url.pathname === "/device/to-server") return change(url.pathname === "/device/to-device");
  const moved = /^\/device\/move\/([0-9a-z]+)$/.exec(url.pathname)?.[1];
  if (moved && request.method === "POST") {
    return move(moved).catch(() => ask({ kind: "fail", reason: "unreachable", path: url.pathname, headers: headersOf(request) }, new Uint8Array()));
  }
  const table = /^\/(?:t|api\/tables)\/([0-9a-z]+)/.exec(url.pathname)?.[1];
  if (table) return tables.has(table) ? answer(request) : fromNetwork(request);
  return onDevice ? answer(request) : fromNetwork(request);
}

/** From now on tables are made here, or on the server. @param {boolean} here */
async function change(here) {
  onDevice = here;
  // Without storage it holds as long as this worker runs.
  await journal?.setNote("on-device", here ? "yes" : "no").catch((error) => console.warn(error));
  return Response.redirect("/", 303);
}

/**
 * Moves a table of this device to the server, or one of the server here: it is deleted where it was when the other one has
 * stored it. Whatever is refused is answered as it is, and the table stays where it is.
 * @param {string} id
 */
async function move(id) {
  const [from, to] = tables.has(id) ? [answer, fetch] : [fetch, answer];
  const post = (/** @type {string} */ path, /** @type {string} */ body) => new Request(path, { method: "POST", headers: { accept: "text/html", "content-type": "application/json" }, body });
  const whole = await from(new Request(`/t/${id}/whole`, { headers: { accept: "text/html" } }));
  if (!whole.ok) return whole;
  const taken = await to(post("/move", await whole.text()));
  if (!taken.ok) return taken;
  const left = await from(post(`/t/${id}/moved`, await taken.text()));
  return left.ok ? Response.redirect(`/t/${id}`, 303) : left;
}

/** Goes on without the part of the journal that does not fit. */
async function setAside() {
  const from = damage && !damage.newer ? damage.line : null;
  if (from !== null) {
    await inOrder(async () => {
      await journal?.setAside(from, Date.now());
      await drop();
    });
  }
  return Response.redirect("/device", 303);
}

/** Pages that were closed do not say so. */
async function forgetClosedPages() {
  const open = new Set((await worker.clients.matchAll({ includeUncontrolled: true })).map((client) => client.id));
  for (const [socket, client] of owners) {
    if (open.has(client.id)) continue;
    owners.delete(socket);
    await perform({ kind: "close", socket });
  }
}

/** @param {any} message @param {Client} client */
async function hear(message, client) {
  switch (message.kind) {
    case "open":
      // At once: a page may ask whether its socket is known while the module is still being read.
      owners.set(message.socket, client);
      void inOrder(forgetClosedPages);
    // falls through
    case "message":
    case "close":
      return inOrder(async () => {
        if (!owners.has(message.socket)) return client.postMessage({ socket: message.socket, closed: true });
        await perform(message);
        if (message.kind === "close") owners.delete(message.socket);
      });
    // Whether this is still the worker that the page opened its socket to.
    case "probe":
      return client.postMessage({ socket: message.socket, closed: !owners.has(message.socket) });
    // What a page says about a job that it was given.
    case "thinking":
    case "progress":
    case "thought":
      return thinking.hear(message, client.id);
    // The person wants the new version now. What is being done is finished first.
    case "activate":
      return inOrder(() => worker.skipWaiting());
  }
}

worker.addEventListener("install", (event) => {
  const cached = caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))));
  // A first version replaces no other; a later one waits until the person starts it.
  event.waitUntil(cached.then(() => (worker.registration.active ? undefined : worker.skipWaiting())));
});

worker.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith("solarium-") && name !== CACHE));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin === worker.location.origin) event.respondWith(route(event.request, url));
});

worker.addEventListener("message", (event) => {
  if (event.source instanceof Client) event.waitUntil(hear(event.data, event.source));
});
