// @ts-check
/// <reference lib="webworker" />
/**
 * A worker of a page that thinks for the service worker: bots, hints and reviews, each a job whose text holds all that it
 * needs. Between two portions of work it listens, so that a bot waits for one portion of a review at most. If a job
 * traps, its instance is dropped, and the jobs that are left begin again in another one.
 */

importScripts("module.js");

// A scope of its own: classic scripts share the outermost one.
{
  const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

  /** Jobs that are not done, the next one first. @type {{job: string, text: string, number: number|null}[]} */
  const jobs = [];
  /** @type {Promise<WebAssembly.Module>|null} */
  let compiled = null;
  /** @type {SolariumModule|null} */
  let instance = null;
  /** What an instance calls a job. */
  let number = 0;
  let working = false;
  const channel = new MessageChannel();

  async function started() {
    compiled ??= fetch("/device/solarium.wasm")
      .then((response) => response.arrayBuffer())
      .then((bytes) => WebAssembly.compile(bytes));
    instance ??= await SolariumModule.start(await compiled, (reason) => console.error(reason));
    return instance;
  }

  /** @param {string} job @param {string|null} answer */
  function end(job, answer) {
    const found = jobs.findIndex((each) => each.job === job);
    if (found >= 0) jobs.splice(found, 1);
    scope.postMessage({ kind: "thought", job, answer });
  }

  /** Does a portion of the next job, which then stands in line again. */
  async function work() {
    const module = await started();
    const next = jobs.shift();
    if (!next) return;
    jobs.push(next);
    try {
      if (next.number === null) {
        next.number = ++number;
        module.beginJob(next.number, next.text);
      }
      const { percent, answer } = module.workOnJob(next.number);
      if (answer === undefined) scope.postMessage({ kind: "progress", job: next.job, percent });
      else end(next.job, answer);
    } catch (error) {
      console.error("a job has failed", error);
      end(next.job, null);
      instance = null;
      for (const each of jobs) each.number = null;
    }
  }

  /** Works until nothing is left. A message to itself lets others in between. */
  function goOn() {
    if (working) return;
    working = true;
    channel.port1.postMessage(null);
  }

  channel.port2.onmessage = () =>
    void work()
      .catch((error) => {
        // The program could not be read or started: another page may be able to.
        console.error(error);
        compiled = null;
        for (const { job } of [...jobs]) end(job, null);
      })
      .finally(() => {
        working = false;
        if (jobs.length > 0) goOn();
      });

  scope.addEventListener("message", ({ data }) => {
    if (data.kind === "think") {
      jobs.unshift({ job: data.job, text: data.text, number: null });
      goOn();
    } else if (data.kind === "forget") {
      const found = jobs.findIndex((each) => each.job === data.job);
      if (found >= 0) {
        const [{ number: begun }] = jobs.splice(found, 1);
        if (begun !== null) instance?.dropJob(begun);
      }
      scope.postMessage({ kind: "forgotten", job: data.job });
    }
  });
}
