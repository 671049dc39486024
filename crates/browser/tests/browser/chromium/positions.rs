//! Nothing written lies under something else, in any position: scenes of whole games, all numbers of seats, are put into
//! one page and measured there.

use super::measured::TEXTS;
use crate::browser::{Browser, Size};
use crate::house::House;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Positions of each game that are looked at, at least.
const LEAST: usize = 200;

/// Puts the scene of a step into the page that is open, and finds text over text, pieces over text, small letters.
/// A piece is what is drawn of it, not the room around it that takes a touch; its own text may lie on it.
const LOOK: &str = r#"
const [path, least] = arguments;
const request = new XMLHttpRequest();
request.open('GET', path, false);
request.send();
const scene = document.querySelector('#scene');
const within = scene;
const { parts } = JSON.parse(request.responseText);
for (const [id, { html }] of Object.entries(parts)) scene.querySelector(`:scope > [data-part="${id}"]`).innerHTML = html;
"#;
const MEASURE: &str = r"
const found = [];
const meets = (a, b, spare) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > spare && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > spare;
const drawn = texts.filter((text) => text.drawn);
drawn.forEach((a, n) => drawn.slice(n + 1).forEach((b) => {
  if (meets(a, b, 1)) found.push(`${a.text} (${a.where}) and ${b.text} (${b.where})`);
}));
for (const piece of scene.querySelectorAll('.sol-body, :not(.sol-diver) > .sol-shape, .ph-piece > use, .ci-die')) {
  if (!piece.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  const box = piece.getBoundingClientRect();
  const own = piece.closest('g, svg');
  for (const text of drawn) {
    // What is written later lies on top, on a ground of its own.
    const covers = text.element.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (covers && !own.contains(text.element) && meets(box, text, 2)) found.push(`${text.text} (${text.where}) under ${own.getAttribute('class')}`);
  }
}
for (const { size, text, where } of texts) if (size < least - 0.01) found.push(`${size.toFixed(1)} px: ${text} (${where})`);
return found;
";

/// What is wrong with the scene at this address in the page that is open.
fn wrong(browser: &Browser, path: &str, least: f64) -> Vec<String> {
    match browser.run(&format!("{LOOK}{TEXTS}{MEASURE}"), vec![json!(path), json!(least)]) {
        Value::Array(found) => {
            found.iter().map(|text| text.as_str().unwrap_or_default().to_string()).collect()
        }
        other => panic!("{other}"),
    }
}

/// Looks at whole games with these seats, evenly, and every tenth position on a smaller table and on a phone, too.
fn nothing_lies_over_what_is_written(name: &'static str, game: &str, setups: &[Value]) {
    let house = House::open();
    let browser = Browser::open(house.origin(), name);
    browser.media("light", true);
    let mut positions = 0;
    // Each thing that is wrong, how often, and where it was seen first.
    let mut found: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let share = LEAST.div_ceil(setups.len());
    for (number, setup) in setups.iter().enumerate() {
        let made = house.finished(game, setup.clone(), 70 + number as u64);
        let steps = house.get(&format!("/api/tables/{}", made.id), None)["steps"].as_u64().expect("steps");
        let path =
            |n: usize| format!("/t/{}/replay/{}?spectator=true", made.id, steps * n as u64 / share as u64);
        browser.open_page(&format!("/t/{}/replay", made.id));
        browser.see("#scene > [data-part]");
        for size in Size::ALL {
            browser.resize(size);
            let every = if size == Size::Desk { 1 } else { 10 };
            let least = if size == Size::Phone { 11.0 } else { 12.0 };
            for n in (0..=share).step_by(every) {
                positions += usize::from(size == Size::Desk);
                let here = format!("{setup} step {n}/{share} at {}", size.name());
                for text in wrong(&browser, &path(n), least) {
                    found.entry(text).or_insert_with(|| (0, here.clone())).0 += 1;
                }
            }
            browser.shot(&format!("{number}-{}", size.name()));
        }
        browser.resize(Size::Desk);
    }
    println!("{game}: {positions} positions, {} things are wrong", found.len());
    assert!(positions >= LEAST);
    let list: Vec<String> =
        found.iter().map(|(text, (times, here))| format!("{text}, {times} times, first {here}")).collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}

#[test]
fn nothing_lies_over_what_is_written_in_the_forest() {
    let mut setups: Vec<Value> = (2..=4).map(|seats| json!({"seats": vec!["bot:greedy"; seats]})).collect();
    setups.push(json!({"seats": ["bot:greedy", "cynthia:tree"]}));
    nothing_lies_over_what_is_written("positions-forest", "photosynthesis", &setups);
}

#[test]
fn nothing_lies_over_what_is_written_on_the_star() {
    let mut setups: Vec<Value> = (2..=5)
        .map(|seats| json!({"seats": vec!["bot:greedy"; seats], "effects": "random", "event": "parasite"}))
        .collect();
    setups.push(json!({"seats": ["bot:greedy"], "mode": "solo", "scenario": "energy_garden"}));
    nothing_lies_over_what_is_written("positions-star", "sol", &setups);
}

#[test]
fn nothing_lies_over_what_is_written_on_the_planet() {
    let mut setups: Vec<Value> = (2..=4).map(|seats| json!({"seats": vec!["bot:greedy"; seats]})).collect();
    setups.push(json!({"seats": ["bot:greedy", "ai:2"]}));
    nothing_lies_over_what_is_written("positions-planet", "circadians", &setups);
}
