// @ts-check
/** Short ways to the page. */

/** @param {string} id @returns {any} */
export const at = (id) => document.getElementById(id);

/**
 * A new element. Text is text: nothing typed by people ever becomes markup here.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [props] attributes; `on…` are listeners, false and null leave an attribute out
 * @param {...(Node|string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Fills `{name}` in a text.
 * @param {string} text
 * @param {Record<string, string|number>} values
 */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => (name in values ? String(values[name]) : all));

/**
 * Every element that carries an attribute with this value.
 * @param {ParentNode} root
 * @param {string} name
 * @param {string} value
 * @returns {Element[]}
 */
export const having = (root, name, value) => [...root.querySelectorAll(`[${name}="${CSS.escape(value)}"]`)];

/** What this browser remembers; nothing breaks where it may not. */
export const memory = {
  /** @param {string} key @param {string|null} otherwise */
  get(key, otherwise = null) {
    try {
      return localStorage.getItem(`solarium:${key}`) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  /** @param {string} key @param {string|number} value */
  set(key, value) {
    try {
      localStorage.setItem(`solarium:${key}`, String(value));
    } catch {
      // A browser that keeps nothing just forgets.
    }
  },
};

/** Does the reader want things to stand still? */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What was changed has been drawn; a page that nobody looks at is not drawn, and waits a moment. @returns {Promise<unknown>} */
export const drawn = () => new Promise((resolve) => [requestAnimationFrame(() => setTimeout(resolve)), setTimeout(resolve, 100)]);
