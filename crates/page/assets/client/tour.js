// @ts-check
// A guided first game over a table: says a word, points at what it is about, and waits for the action of the stop.
// Where somebody is follows from the log of the table alone, so undo and reload do no harm.

/** @typedef {{ text: string, point: string|null, action: string|null }} Stop */

const box = document.getElementById("tour");
const data = JSON.parse(box?.dataset.tour ?? "null");
const key = `tour-${data?.table}`;
/** @type {Stop[]} */
const stops = data?.stops ?? [];
let at = Number(sessionStorage.getItem(key) ?? 0);
let shown = -1;
let astray = false;
const table = document.getElementById("table");

/** Is something of the table still on its way to the reader? Then the log is ahead of the page. */
const busy = () => Boolean(table?.matches(".playing, .sending"));

/** The actions of the first seat that still stand. */
async function done() {
  const answer = await fetch(`/api/tables/${data.table}/log?seat=0`);
  if (!answer.ok) return null;
  const { steps } = await answer.json();
  /** @type {{ seat: number|null, text: string }[]} */
  const standing = [];
  for (const line of steps) {
    if (line.kind === "step" || line.kind === "replaced") standing.push({ seat: line.seat ?? null, text: line.action ?? line.text ?? "" });
    else if (line.kind === "undone" || line.kind === "rewound") standing.length = line.step;
  }
  return standing.filter((step) => step.seat === 0).map((step) => step.text);
}

/** @param {string} touch */
const touchable = (touch) => document.querySelector(`[data-touch="${CSS.escape(touch)}"]`);

/** Rings lie on a pane over the page: what sticks out of the screen does not make it wider. */
const pane = make("div", "tour-pane", "");

/** What is pointed at, each with its ring. @type {{ element: Element, ring: HTMLElement }[]} */
let rings = [];

/** Rings stay around their elements, which may be drawn in a picture and have no outline of their own. */
function place() {
  for (const { element, ring } of rings) {
    const { left, top, width, height } = element.getBoundingClientRect();
    ring.hidden = width === 0;
    ring.style.left = `${left - 4}px`;
    ring.style.top = `${top - 4}px`;
    ring.style.width = `${width + 8}px`;
    ring.style.height = `${height + 8}px`;
  }
}

/** @param {Element[]} elements */
function ringAround(elements) {
  rings = elements.map((element) => ({ element, ring: make("div", "tour-ring", "") }));
  pane.replaceChildren(...rings.map(({ ring }) => ring));
  place();
}

/** Points at what the stop is about. @param {Stop} stop */
async function point(stop) {
  /** @type {Element[]} */
  let found = [];
  if (stop.point) {
    const part = document.querySelector(`[data-part="${CSS.escape(stop.point)}"], #${CSS.escape(stop.point)}`);
    if (part) found = [part];
  } else if (stop.action) {
    const answer = await fetch(`/api/tables/${data.table}/legal?seat=0`);
    const legal = answer.ok ? (await answer.json()).legal : [];
    const wanted = legal.find((/** @type {import("./messages").Choice} */ one) => one.action === stop.action);
    for (const touch of new Set(wanted?.touches ?? [])) {
      const element = touchable(String(touch));
      if (element) found.push(element);
    }
    // A plain answer has no place on the board; its button is in the list.
    const listed = document.querySelector(`[data-action="${CSS.escape(stop.action)}"]`);
    // On a small screen the list is a sheet; while it is closed, what opens it is pointed at.
    const shown = listed && listed.getClientRects().length === 0 ? document.getElementById("actions-toggle") : listed;
    if (found.length === 0 && shown) found.push(shown);
  }
  ringAround(found);
  const first = found[0]?.getBoundingClientRect();
  const room = box?.getBoundingClientRect();
  // The word must not lie on what it speaks of; a whole board may reach below it.
  const below = room && first && first.bottom > room.top && first.height < innerHeight / 2;
  if (first && (below || first.top < 0)) found[0].scrollIntoView({ block: "center", inline: "nearest" });
}

/** @param {string} tag @param {string} name @param {string} text */
function make(tag, name, text) {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}

/** @param {string} text @param {string} name @param {() => void} act */
function button(text, name, act) {
  const element = make("button", name, text);
  element.setAttribute("type", "button");
  element.addEventListener("click", act);
  return element;
}

function close() {
  sessionStorage.setItem(key, "over");
  pane.remove();
  rings = [];
  document.body.classList.remove("touring");
  box?.remove();
}

/** @param {number} to */
function go(to) {
  at = Math.max(0, to);
  if (at >= stops.length) return close();
  sessionStorage.setItem(key, String(at));
  show();
}

function show() {
  const stop = stops[at];
  if (!box || !stop) return;
  shown = at;
  const count = data.words.of.replace("#", String(at + 1)).replace("#", String(stops.length));
  const row = make("div", "row", "");
  if (!stop.action) row.append(button(data.words.next, "main", () => go(at + 1)));
  if (at > 0 && !stops[at - 1].action) row.append(button(data.words.back, "plain", () => go(at - 1)));
  row.append(button(data.words.end, "plain", close));
  const text = make("p", "", astray ? data.words.astray : stop.text);
  text.setAttribute("role", "status");
  box.replaceChildren(make("p", "soft small", count), text, row);
  box.hidden = false;
  point(stop).catch(() => {});
}

/** Compares what was done with what the tour asks for. */
async function look() {
  if (busy()) return;
  const acts = await done();
  if (!acts || busy() || !box?.isConnected) return;
  const asked = stops.map((stop, n) => ({ n, action: stop.action })).filter((stop) => stop.action);
  const wrong = acts.findIndex((act, n) => n >= asked.length || act !== asked[n].action);
  const went = wrong >= 0;
  const before = asked.filter((stop) => stop.n < at).length;
  if (went && acts.length > asked.length) return close();
  if (!went && acts.length > before) at = asked[acts.length - 1].n + 1;
  if (!went && acts.length < before) at = asked[acts.length].n;
  const changed = went !== astray || at !== shown;
  astray = went;
  if (at >= stops.length) return close();
  if (changed) go(at);
  else point(stops[at]).catch(() => {});
}

if (box && data && sessionStorage.getItem(key) !== "over") {
  if (Number.isNaN(at)) at = 0;
  document.body.classList.add("touring");
  document.body.append(pane);
  show();
  look();
  let waiting = 0;
  addEventListener("resize", place);
  addEventListener("scroll", place, { capture: true, passive: true });
  const again = new MutationObserver(() => {
    clearTimeout(waiting);
    waiting = window.setTimeout(look, 400);
  });
  again.observe(document.getElementById("scene") ?? document.body, { childList: true, subtree: true });
  // An automa's move is shown to its end before the next stop is shown.
  if (table) again.observe(table, { attributes: true, attributeFilter: ["class"] });
}
