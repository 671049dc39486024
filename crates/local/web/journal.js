// @ts-check
/** The journal in IndexedDB: a line for each number, added once and never changed. */

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} transaction @returns {Promise<void>} when everything is on disk */
const complete = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });

class BrowserJournal {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
    // Another version of the program wants to change the layout: it may.
    database.onversionchange = () => database.close();
  }

  /** Opens the journal of this device; refused where the browser gives no storage. */
  static async open() {
    const request = indexedDB.open("solarium", 1);
    request.onupgradeneeded = () => {
      // Lines by their number; lines that did not fit and were set aside, by theirs; and what is not worth a line.
      for (const name of ["lines", "aside", "notes"]) request.result.createObjectStore(name);
    };
    return new BrowserJournal(await result(request));
  }

  /** @param {string[]} stores @param {IDBTransactionMode} mode */
  transaction(stores, mode) {
    // On disk, not only on its way there.
    return this.database.transaction(stores, mode, { durability: "strict" });
  }

  /** All lines in their order. What is no text can only be damage; on one line it is found by its checksum. @returns {Promise<string[]>} */
  async lines() {
    const lines = await result(this.transaction(["lines"], "readonly").objectStore("lines").getAll());
    return lines.map((line) => String(line).replaceAll(/[\r\n]/g, " "));
  }

  /** Adds lines, all or none; refused if there is a line of one of these numbers already. @param {{number: number, line: string}[]} lines */
  async add(lines) {
    const transaction = this.transaction(["lines"], "readwrite");
    const done = complete(transaction);
    const store = transaction.objectStore("lines");
    for (const { number, line } of lines) store.add(line, number);
    await done;
  }

  /** Moves the lines from a number on out of the way, for good: they stay in the database. @param {number} from @param {number} at */
  async setAside(from, at) {
    const transaction = this.transaction(["lines", "aside"], "readwrite");
    const done = complete(transaction);
    const [lines, aside] = ["lines", "aside"].map((name) => transaction.objectStore(name));
    const numbers = (await result(lines.getAllKeys())).slice(from);
    for (const number of numbers) {
      aside.put(await result(lines.get(number)), `${at} ${number}`);
      lines.delete(number);
    }
    await done;
  }

  /** @param {string} name */
  async note(name) {
    return result(this.transaction(["notes"], "readonly").objectStore("notes").get(name));
  }

  /** @param {string} name @param {string} value */
  async setNote(name, value) {
    const transaction = this.transaction(["notes"], "readwrite");
    const done = complete(transaction);
    transaction.objectStore("notes").put(value, name);
    await done;
  }
}
