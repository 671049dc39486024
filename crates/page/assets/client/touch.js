// @ts-check
/** Touch paths: what is left to touch. Knows no page. */

/**
 * @typedef {import("./messages").Choice} Choice
 * @typedef {{candidates: Choice[], complete: Choice[], can: Set<string>, could: Set<string>}} Narrowed
 */

/**
 * What is still to be touched for an action, in order; null if it needs other things than those touched.
 * @param {string[]} touches
 * @param {string[]} touched
 * @returns {string[]|null}
 */
export function rest(touches, touched) {
  const left = [...touches];
  for (const touch of touched) {
    const place = left.indexOf(touch);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/**
 * The actions that fit what was touched, and what can be touched next.
 * @param {Choice[]} legal
 * @param {string[]} touched
 * @returns {Narrowed}
 */
export function narrow(legal, touched) {
  /** @type {Narrowed} */
  const found = { candidates: [], complete: [], can: new Set(), could: new Set() };
  for (const choice of legal) {
    const left = rest(choice.touches, touched);
    if (!left) continue;
    found.candidates.push(choice);
    if (left.length === 0) {
      if (touched.length > 0) found.complete.push(choice);
      continue;
    }
    found.can.add(left[0]);
    for (const later of left.slice(1)) found.could.add(later);
  }
  for (const touch of found.can) found.could.delete(touch);
  return found;
}

/**
 * The one action that a touch would settle, if it would.
 * @param {Choice[]} legal
 * @param {string[]} touched
 * @param {string} touch
 * @returns {Choice|null}
 */
export function settled(legal, touched, touch) {
  const all = [...touched, touch];
  return decided(narrow(legal, all), all);
}

/**
 * The one action that was decided by what was touched: it alone fits, and all of it was touched, or at least where
 * it leads, as nobody need name a beginning when there is only one.
 * @param {Narrowed} narrowed
 * @param {string[]} touched
 * @returns {Choice|null}
 */
export function decided({ candidates }, touched) {
  if (candidates.length !== 1) return null;
  const [only] = candidates;
  const left = rest(only.touches, touched);
  return left && !left.includes(only.touches[only.touches.length - 1]) ? only : null;
}

/**
 * What the labels of a group have in common; the first one with a mark if they share nothing.
 * @param {Choice[]} choices
 */
export function heading(choices) {
  const [first, ...others] = choices.map(({ label }) => label.split(" "));
  let shared = 0;
  while (shared < first.length - 1 && others.every((words) => words[shared] === first[shared])) shared += 1;
  const text = first.slice(0, shared).join(" ").replace(/[,:;–-]+$/, "");
  return text.length > 2 ? `${text} …` : `${choices[0].label.slice(0, 32)} …`;
}

/**
 * Actions grouped by the headings that their game gives them; without one, by what is done: the first word of their
 * notation, and of each further step in it.
 * @param {Choice[]} choices
 * @returns {Map<string, Choice[]>}
 */
export function grouped(choices) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) {
    const verb = choice.group ?? choice.action.split(";").map((step) => step.trim().split(" ")[0]).join(" ");
    const group = groups.get(verb);
    if (group) group.push(choice);
    else groups.set(verb, [choice]);
  }
  return groups;
}

/**
 * The words that all labels of a group have, in their order, with a mark where they differ.
 * @param {Choice[]} choices
 */
function common(choices) {
  const [first, ...others] = choices.map(({ label }) => label.split(" "));
  const shared = new Set(first.filter((word) => others.every((words) => words.includes(word))));
  let text = "";
  let gap = false;
  for (const word of first) {
    if (shared.has(word)) {
      text += gap ? `… ${word} ` : `${word} `;
      gap = false;
    } else gap = true;
  }
  return `${text.trim().replace(/[,:;–-]+$/, "")} …`;
}

/**
 * A heading for each group, its own or made of its labels; never twice the same one: where two begin alike, all the
 * words they share tell them apart, or else the label of their first action.
 * @param {Choice[][]} groups
 */
export function headings(groups) {
  /** @type {string[]} */
  const texts = [];
  for (const group of groups) {
    const ways = [group[0].group ?? heading(group), common(group), `${group[0].label} …`];
    texts.push(ways.find((text) => !texts.includes(text)) ?? ways[2]);
  }
  return texts;
}

/**
 * The actions whose words hold every word of a filter.
 * @param {Choice[]} choices
 * @param {string} filter
 */
export function filtered(choices, filter) {
  const words = filter.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ label, action }) => {
    const text = `${label} ${action}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
