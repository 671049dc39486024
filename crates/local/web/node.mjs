// @ts-check
/** The module in node: for building and for comparing. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInThisContext } from "node:vm";

// A classic script, as the service worker loads it: its class is the value of the last expression.
const script = await readFile(join(import.meta.dirname, "module.js"), "utf8");
const SolariumModule = runInThisContext(`${script}\nSolariumModule`);

/** A new instance. @param {Uint8Array} wasm @param {(bytes: Uint8Array) => void} [fill] random bytes @returns {Promise<any>} */
export async function startModule(wasm, fill) {
  const compiled = await WebAssembly.compile(/** @type {any} */ (wasm));
  return SolariumModule.start(compiled, (/** @type {string} */ reason) => console.error(reason), fill);
}
