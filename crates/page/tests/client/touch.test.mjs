/** Touch paths: what is left to touch, and when an action is decided. Run by `cargo xtask client`. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { decided, filtered, grouped, heading, headings, narrow, rest, settled } from "../../assets/client/touch.js";

/** @param {string} action @param {...string} touches */
const choice = (action, ...touches) => ({ action, label: action, touches });

/** The notations of some choices. */
const actions = (/** @type {{action: string}[]} */ choices) => choices.map(({ action }) => action);

/** What the board does with touches: the action they decide, or null. */
const outcome = (/** @type {ReturnType<typeof choice>[]} */ legal, /** @type {string[]} */ ...touched) =>
  decided(narrow(legal, touched), touched)?.action ?? null;

const grow = choice("grow a1", "tree:small", "cell:a1");
const growThere = choice("grow b2", "tree:small", "cell:b2");
const seed = choice("seed a1 b2", "cell:a1", "cell:b2");
const pass = choice("pass");

describe("what is left to touch", () => {
  test("is everything at first, in order", () => {
    assert.deepEqual(rest(["a", "b", "c"], []), ["a", "b", "c"]);
  });

  test("is what was not touched yet, whatever the order of the touches", () => {
    assert.deepEqual(rest(["a", "b", "c"], ["b"]), ["a", "c"]);
    assert.deepEqual(rest(["a", "b", "c"], ["c", "a"]), ["b"]);
    assert.deepEqual(rest(["a", "b"], ["b", "a"]), []);
  });

  test("is nothing that fits once something else was touched", () => {
    assert.equal(rest(["a", "b"], ["x"]), null);
    assert.equal(rest(["a", "b"], ["a", "x"]), null);
    assert.equal(rest([], ["a"]), null);
  });

  test("counts a thing that is touched twice", () => {
    assert.deepEqual(rest(["a", "a"], ["a"]), ["a"]);
    assert.deepEqual(rest(["a", "a"], ["a", "a"]), []);
    assert.equal(rest(["a"], ["a", "a"]), null);
  });

  test("leaves the path of the action as it was", () => {
    const touches = ["a", "b"];
    rest(touches, ["a"]);
    assert.deepEqual(touches, ["a", "b"]);
  });
});

describe("narrowing", () => {
  const legal = [grow, growThere, seed, pass];

  test("keeps every action before the first touch, and completes none", () => {
    const { candidates, complete, can, could } = narrow(legal, []);
    assert.deepEqual(candidates, legal);
    // An action without touches has a button; no touch completes it.
    assert.deepEqual(complete, []);
    assert.deepEqual(can, new Set(["tree:small", "cell:a1"]));
    assert.deepEqual(could, new Set(["cell:b2"]));
  });

  test("drops what does not hold the touch", () => {
    const { candidates, can, could } = narrow(legal, ["tree:small"]);
    assert.deepEqual(actions(candidates), ["grow a1", "grow b2"]);
    assert.deepEqual(can, new Set(["cell:a1", "cell:b2"]));
    assert.deepEqual(could, new Set());
  });

  test("takes a later touch first", () => {
    const { candidates, can } = narrow(legal, ["cell:b2"]);
    assert.deepEqual(actions(candidates), ["grow b2", "seed a1 b2"]);
    assert.deepEqual(can, new Set(["tree:small", "cell:a1"]));
  });

  test("never offers a thing both as next and as later", () => {
    const { can, could } = narrow([choice("one", "a", "b"), choice("two", "b", "c")], []);
    assert.deepEqual(can, new Set(["a", "b"]));
    assert.deepEqual(could, new Set(["c"]));
  });

  test("ends with nothing if nothing fits", () => {
    const { candidates, complete, can, could } = narrow(legal, ["cell:z9"]);
    assert.deepEqual([candidates, complete, can.size, could.size], [[], [], 0, 0]);
  });
});

describe("deciding", () => {
  test("waits while several actions fit", () => {
    assert.equal(outcome([grow, growThere], "tree:small"), null);
  });

  test("takes the only action whose path was touched", () => {
    assert.equal(outcome([grow, growThere], "tree:small", "cell:b2"), "grow b2");
  });

  test("takes the only action that leads there, without its beginning", () => {
    assert.equal(outcome([grow, growThere], "cell:b2"), "grow b2");
  });

  test("does not take the only action before its end was touched", () => {
    assert.equal(outcome([grow], "tree:small"), null);
    assert.equal(outcome([grow, seed], "tree:small"), null);
  });

  test("asks for the beginning where several lead to the same end", () => {
    const other = choice("grow-large a1", "tree:large", "cell:a1");
    assert.equal(outcome([grow, other], "cell:a1"), null);
    assert.equal(outcome([grow, other], "cell:a1", "tree:large"), "grow-large a1");
  });

  test("needs both touches of a path that ends where it begins", () => {
    const circle = choice("circle", "a", "b", "a");
    assert.equal(outcome([circle], "a"), null);
    assert.equal(outcome([circle], "a", "a"), "circle");
  });

  test("takes nothing if nothing fits", () => {
    assert.equal(outcome([grow], "cell:z9"), null);
    assert.equal(outcome([], "cell:a1"), null);
  });
});

describe("a path that is the beginning of another", () => {
  const short = choice("move a", "ship", "a");
  const long = choice("move a b", "ship", "a", "b");

  test("is complete, but not decided: the other still fits", () => {
    const narrowed = narrow([short, long], ["ship", "a"]);
    assert.deepEqual(actions(narrowed.complete), ["move a"]);
    assert.deepEqual(actions(narrowed.candidates), ["move a", "move a b"]);
    assert.deepEqual(narrowed.can, new Set(["b"]));
    assert.equal(decided(narrowed, ["ship", "a"]), null);
  });

  test("is out once the longer one goes on", () => {
    assert.equal(outcome([short, long], "ship", "a", "b"), "move a b");
  });
});

describe("several actions with the same touches", () => {
  const legal = [choice("build farm a1", "cell:a1"), choice("build mine a1", "cell:a1"), choice("build b2", "cell:b2")];

  test("are all complete, and none is decided: each needs a button", () => {
    const narrowed = narrow(legal, ["cell:a1"]);
    assert.deepEqual(actions(narrowed.complete), ["build farm a1", "build mine a1"]);
    assert.equal(narrowed.can.size, 0);
    assert.equal(decided(narrowed, ["cell:a1"]), null);
  });

  test("leave others as they are", () => {
    assert.equal(outcome(legal, "cell:b2"), "build b2");
  });
});

describe("what a touch would settle", () => {
  test("is known before it is made", () => {
    assert.equal(settled([grow, growThere], ["tree:small"], "cell:a1")?.action, "grow a1");
    assert.equal(settled([grow, growThere], [], "tree:small"), null);
  });

  test("does not change what was touched", () => {
    const touched = ["tree:small"];
    settled([grow], touched, "cell:a1");
    assert.deepEqual(touched, ["tree:small"]);
  });
});

describe("the list of actions", () => {
  const labelled = (/** @type {string} */ label) => ({ action: label.toLowerCase(), label, touches: [] });

  test("is grouped by the first word of the notation, in order", () => {
    const groups = grouped([grow, seed, growThere]);
    assert.deepEqual([...groups.keys()], ["grow", "seed"]);
    assert.deepEqual(actions(groups.get("grow") ?? []), ["grow a1", "grow b2"]);
  });

  test("is grouped by every step of a notation with several", () => {
    const steps = ["buy seed; plant a1 a2", "buy small; grow b1", "buy seed; plant a1 b2"].map((action) => ({ ...grow, action }));
    assert.deepEqual([...grouped(steps).keys()], ["buy plant", "buy grow"]);
  });
  test("is grouped by the headings of its game, which stay as they are", () => {
    const named = [{ ...grow, group: "Grow a tree" }, { ...seed, group: "Plant a seed" }, { ...growThere, group: "Grow a tree" }];
    const groups = grouped(named);
    assert.deepEqual([...groups.keys()], ["Grow a tree", "Plant a seed"]);
    assert.deepEqual(headings([...groups.values()]), ["Grow a tree", "Plant a seed"]);
  });
  test("never has the same heading twice", () => {
    const buy = ["Buy a seed, 1 LP", "Buy a small tree, 2 LP"].map(labelled);
    const both = ["Buy a small tree and grow a1", "Buy a large tree and grow b2"].map(labelled);
    const again = ["Buy a small tree and grow c1", "Buy a large tree and grow c2"].map(labelled);
    assert.deepEqual(headings([buy, both, again]), ["Buy a …", "Buy a … tree and grow …", "Buy a small tree and grow c1 …"]);
  });
  test("has the words that a group shares as its heading", () => {
    assert.equal(heading([labelled("Grow a tree: a1"), labelled("Grow a tree: b2")]), "Grow a tree …");
    assert.equal(heading([labelled("Pass"), labelled("Wait")]), "Pass …");
    assert.equal(heading([labelled("Pass")]), "Pass …");
  });

  test("is filtered by every word, in the label or the notation, in any case", () => {
    const all = [{ action: "grow a1", label: "Let the tree grow", touches: [] }, { action: "pass", label: "Pass", touches: [] }];
    assert.deepEqual(actions(filtered(all, "TREE a1")), ["grow a1"]);
    assert.deepEqual(actions(filtered(all, "  ")), ["grow a1", "pass"]);
    assert.deepEqual(actions(filtered(all, "tree pass")), []);
  });
});
