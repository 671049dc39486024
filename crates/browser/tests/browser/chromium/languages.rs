//! German and French: no English word of the interface is left.

use crate::browser::Browser;
use crate::house::House;
use serde_json::json;

/// Words of the English interface that are words in neither other language.
const PROBES: &[&str] = &[
    "the", "your", "you", "and", "with", "players", "rules", "seat", "seats", "undo", "turn", "play", "new",
    "game", "games", "watch", "choose", "open", "next", "score", "search", "settings", "download", "upload",
    "share",
];

/// Words of the interface that the page shows: not of rules texts, names and notation, which may stay English.
const SHOWN: &str = r"
const skip = '.site-foot li, [lang=en], [data-part=text], .name, code, cite, script, noscript, .switches, [data-untranslated]';
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const words = [];
while (walk.nextNode()) {
  const e = walk.currentNode.parentElement;
  if (e && !e.closest(skip)) words.push(walk.currentNode.textContent);
}
for (const e of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
  if (e.closest(skip)) continue;
  for (const name of ['aria-label', 'title', 'placeholder']) words.push(e.getAttribute(name) || '');
}
const all = words.join(' \n ').toLowerCase().match(/[\p{L}]+/gu) || [];
const probes = new Set(arguments[0]);
return [...new Set(all.filter(word => probes.has(word)))].map(word =>
  word + ': ' + words.find(text => (text.toLowerCase().match(/[\p{L}]+/gu) || []).includes(word)).trim().slice(0, 80));
";

#[test]
fn every_page_in_german_and_french() {
    let house = House::open();
    let made = house.finished("sol", json!({"seats": ["bot:random", "bot:random"]}), 61);
    let running: Vec<_> = [("photosynthesis", "cynthia"), ("sol", "bot:greedy"), ("circadians", "ai")]
        .map(|(game, other)| house.table(game, json!({"seats": ["human", other]}), 62))
        .into();
    let browser = Browser::open(house.origin(), "language");
    let mut paths: Vec<String> =
        ["/", "/records", "/my", "/stand-ins", "/new/photosynthesis", "/new/sol", "/new/circadians"]
            .map(String::from)
            .into();
    paths.push(made.watch());
    paths.push(format!("{}/replay", made.watch()));
    paths.extend(running.iter().map(|made| made.link(0)));
    let mut left = Vec::new();
    for lang in ["de", "fr"] {
        browser.open_page("/");
        browser.press(&format!("button[name=lang][value={lang}]"));
        browser.until(&format!("document.documentElement.lang === '{lang}'"));
        for path in &paths {
            browser.open_page(path);
            browser.see("main *");
            browser.until(&format!("document.documentElement.lang === '{lang}'"));
            if path.contains('#') {
                browser.until("!location.hash && document.querySelector('#action-list button')");
            }
            let found = browser.run(SHOWN, vec![json!(PROBES)]);
            if found != json!([]) {
                left.push(format!("{lang} {path}: {found}"));
            }
        }
        browser.shot(lang);
    }
    assert!(left.is_empty(), "English is left:\n{}", left.join("\n"));
    // The language stays with the browser, and can be changed back.
    browser.open_page("/");
    browser.press("button[name=lang][value=en]");
    browser.until("document.documentElement.lang === 'en'");
}
