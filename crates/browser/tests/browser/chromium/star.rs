//! Sol's table as a person meets it: no codes, one seat that is to act, and a flare that nobody overlooks.

use super::measured::TEXTS;
use crate::browser::{Browser, Size};
use crate::house::House;
use serde_json::{Value, json};

/// Everything written on the page but the board as text, and everything that is told on a touch.
const TOLD: &str = r"
const told = [];
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('.text-board, script, style, noscript')) told.push(walk.currentNode.data);
for (const thing of document.querySelectorAll('[data-tip], #scene [aria-label]')) told.push(thing.dataset.tip ?? '', thing.getAttribute('aria-label') ?? '');
return told.filter((text) => /\b([oicrk]\d{1,2}|e\d{1,2}|mp)\b/.test(text));
";

/// What can be touched, now or later, and says that it cannot.
const DISABLED: &str = "return [...document.querySelectorAll('#scene :is(.can, .could, .chosen)[aria-disabled]')].map(e => e.dataset.touch);";

#[test]
fn the_star_is_told_in_words() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "star-words");
    let solo = json!({"seats": ["human"], "mode": "solo", "scenario": "introduction"});
    let opening = json!({"seats": ["human", "bot:greedy", "bot:greedy"], "first_seat": 1});
    let duel = json!({"seats": ["human", "bot:greedy"], "effects": "random"});
    for (name, setup, steps) in
        [("opening", opening, 0), ("solo", solo.clone(), 0), ("solo-later", solo, 40), ("duel", duel, 120)]
    {
        let made = house.in_the_middle("sol", setup, 55, steps);
        browser.sit(&made.link(0));
        browser.next_offer();
        assert_eq!(browser.run(TOLD, vec![]), json!([]), "{name}");
        assert_eq!(browser.run(DISABLED, vec![]), json!([]), "{name}");
        // The panel and the list of people name the same seat.
        let acts = browser.text("document.querySelector('.person.acts .seat-badge text').textContent");
        assert_eq!(browser.text("document.querySelector('.sol-seat.sol-turn').dataset.name"), acts, "{name}");
        // Groups of actions have headings of their own.
        let headings = browser.run(
            "const all = [...document.querySelectorAll('.group > summary')].map(s => s.textContent); return all.length - new Set(all).size;",
            vec![],
        );
        assert_eq!(headings, json!(0), "{name}");
        browser.shot(name);
    }
}

/// Numbers of spaces that lie under the ring around a site where a gate can be built: how many rings there are, and which
/// numbers. A ring is round, so what counts is how far its middle is from the number.
const UNDER_RINGS: &str = r"
const rings = [...document.querySelectorAll('.sol-site.can > .sol-hit')].map(ring => ring.getBoundingClientRect());
const under = texts.filter(({ element }) => element.matches('.sol-no')).filter(text => rings.some(ring => {
  const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
  const [near, level] = [Math.min(Math.max(x, text.left), text.right), Math.min(Math.max(y, text.top), text.bottom)];
  return Math.hypot(near - x, level - y) < ring.width / 2 - 1;
}));
return [rings.length, under.map(({ text, where }) => `${text} (${where})`)];
";

#[test]
fn numbers_of_spaces_stay_clear_of_the_sites_of_gates() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "star-rings");
    browser.media("light", true);
    let made = house.in_the_middle("sol", json!({"seats": ["human", "bot:greedy"]}), 301, 0);
    browser.sit(&made.link(0));
    browser.next_offer();
    for size in [Size::Desk, Size::Tablet] {
        browser.resize(size);
        browser.until("document.querySelector('.sol-site.can')");
        let found = browser
            .run(&format!("const within = document.querySelector('#scene'); {TEXTS}{UNDER_RINGS}"), vec![]);
        println!("{}: {} sites of gates", size.name(), found[0]);
        assert!(found[0].as_u64() > Some(10), "{found}");
        assert_eq!(found[1], json!([]), "{}", size.name());
    }
}

#[test]
fn a_flare_is_seen() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "star-flare");
    browser.resize(Size::Desk);
    browser.media("light", false);
    let made = house.finished("sol", json!({"seats": ["bot:greedy", "bot:greedy"]}), 56);
    let key = |step: u64| {
        let moment = house.get(&format!("/t/{}/replay/{step}?spectator=true", made.id), None);
        let board = moment["parts"]["board"]["html"].as_str().expect("a board").to_string();
        board.split("data-flash=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_string)
    };
    let first = key(0);
    let (mut before, mut after) =
        (0, house.get(&format!("/api/tables/{}", made.id), None)["steps"].as_u64().expect("steps"));
    // The marker only ever goes on: halve the way to the step that moves it first.
    while after - before > 1 {
        let middle = (before + after) / 2;
        if key(middle) == first { before = middle } else { after = middle }
    }
    browser.open_page(&format!("/t/{}/replay?step={before}", made.id));
    browser.see(".sol-marker");
    let running = |what: &str| {
        format!("document.getAnimations().some(({{ effect }}) => effect.target?.closest?.('{what}'))")
    };
    browser.until("document.readyState === 'complete'");
    browser.press("#on");
    browser.until(&running("[data-flash]"));
    assert!(browser.truth(&running(".sol-marker")), "the marker moves");
    browser.shot("flash");
    // Only what a browser can move without drawing anything again.
    let properties = browser.run(
        "return [...new Set(document.getAnimations().flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys)))].sort();",
        vec![],
    );
    let allowed = ["composite", "computedOffset", "easing", "offset", "opacity", "transform"];
    let others: Vec<&Value> = properties
        .as_array()
        .into_iter()
        .flatten()
        .filter(|name| !allowed.contains(&name.as_str().unwrap_or("")))
        .collect();
    assert!(others.is_empty(), "{others:?}");
    // Whoever wants no motion has none.
    browser.media("light", true);
    browser.open_page(&format!("/t/{}/replay?step={after}", made.id));
    browser.see(".sol-marker");
    assert!(browser.truth("document.getAnimations().length === 0"), "something moves");
}
