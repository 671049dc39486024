// @ts-check
/** Makes a part of the page what a text says and keeps every element that is still wanted: only what changed is laid out and drawn anew. */

/** What tells one thing from another of its kind. */
const NAMES = ["data-move", "data-touch", "data-name", "id", "data-fade", "data-flash", "data-rise"];

/** @param {HTMLElement} section @param {string} html */
export function renew(section, html) {
  const wanted = document.createElement("template");
  wanted.innerHTML = html;
  renewChildren(section, wanted.content);
}

/** One node can be made of another with the same name. Of a class the first word says what something is, the others how. @param {Node} node */
function name(node) {
  if (!(node instanceof Element)) return node.nodeName;
  const mark = NAMES.find((each) => node.hasAttribute(each));
  const own = mark ? `${mark}=${node.getAttribute(mark)}` : node.getAttribute("class")?.split(" ", 1)[0];
  return `${node.nodeName} ${own ?? ""}`;
}

/** @param {Node} old @param {Node} wanted */
function renewChildren(old, wanted) {
  /** What is there, by name, in order. @type {Map<string, ChildNode[]>} */
  const there = new Map();
  for (const node of old.childNodes) {
    const called = name(node);
    const same = there.get(called);
    if (same) same.push(node);
    else there.set(called, [node]);
  }
  const pairs = [...wanted.childNodes].map((node) => ({ node, was: there.get(name(node))?.shift() }));
  for (const rest of there.values()) for (const gone of rest) gone.remove();
  let next = old.firstChild;
  for (const { node, was } of pairs) {
    if (was) renewNode(was, node);
    if (was && was === next) next = next.nextSibling;
    else old.insertBefore(was ?? node, next);
  }
}

/** @param {ChildNode} old @param {ChildNode} wanted */
function renewNode(old, wanted) {
  if (old.isEqualNode(wanted)) return;
  if (!(old instanceof Element && wanted instanceof Element)) {
    old.nodeValue = wanted.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!wanted.hasAttribute(name) && !opened(old, name)) old.removeAttribute(name);
  }
  for (const attribute of wanted.attributes) {
    if (old.getAttribute(attribute.name) === attribute.value || opened(old, attribute.name)) continue;
    old.setAttributeNode(/** @type {Attr} */ (attribute.cloneNode()));
  }
  renewChildren(old, wanted);
}

/** What its reader has opened or closed stays so. @param {Element} element @param {string} attribute */
const opened = (element, attribute) => attribute === "open" && element.nodeName === "DETAILS";
