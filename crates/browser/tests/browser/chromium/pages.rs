//! Every page: readable, reachable, in three sizes, light and dark, in three languages.

use crate::browser::{Browser, Size};
use crate::house::House;
use serde_json::json;

const GAMES: [&str; 3] = ["photosynthesis", "sol", "circadians"];

/// Pages that stand for themselves.
fn pages() -> Vec<(String, String)> {
    let plain = [("home", "/"), ("stand-ins", "/stand-ins"), ("records", "/records"), ("my", "/my")];
    let mut all: Vec<(String, String)> = plain.map(|(name, path)| (name.into(), path.into())).into();
    for game in GAMES {
        all.push((format!("new-{game}"), format!("/new/{game}")));
        all.push((format!("rules-{game}"), format!("/rules/{game}")));
    }
    all
}

/// Tables in the middle of a game, as their player sees them, and finished ones.
fn tables(house: &House) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (game, seats) in [
        ("photosynthesis", json!(["human", "cynthia", "bot:greedy"])),
        ("sol", json!(["human", "bot:greedy", "bot:greedy"])),
        ("circadians", json!(["human", "bot:greedy", "ai"])),
    ] {
        let made = house.in_the_middle(game, json!({"seats": seats}), 41, 60);
        all.push((format!("table-{game}"), made.link(0)));
        all.push((format!("replay-{game}"), format!("/t/{}/replay", made.id)));
        let seats = seats.as_array().unwrap().len();
        let over = house.finished(game, json!({"seats": vec!["bot:random"; seats]}), 42);
        all.push((format!("end-{game}"), over.watch()));
    }
    // Spaces of the smaller boards are open here.
    let seats = json!({"seats": ["human", "bot:greedy", "ai"]});
    all.push(("table-circadians-later".into(), house.in_the_middle("circadians", seats, 302, 52).link(0)));
    all
}

/// Looks at a page in every size, light and dark; what is wrong with it.
fn look_at(browser: &Browser, name: &str, path: &str) -> Vec<String> {
    let mut found = Vec::new();
    for scheme in ["light", "dark"] {
        browser.media(scheme, true);
        browser.resize(Size::Desk);
        browser.open_page("about:blank");
        browser.open_page(path);
        browser.see("main");
        if name.starts_with("table") || name.starts_with("replay") || name.starts_with("end") {
            browser.see("#scene [data-part] *");
        }
        if name.starts_with("table") {
            browser.next_offer();
        }
        found.extend(browser.barriers(name));
        let sizes: &[Size] = if scheme == "light" { &Size::ALL } else { &[Size::Desk] };
        for &size in sizes {
            browser.resize(size);
            found.extend(browser.misfits(name));
            browser.shot(&format!("{name}-{scheme}-{}", size.name()));
        }
        if scheme == "light" {
            found.extend(browser.barriers(name));
        }
    }
    found
}

#[test]
fn every_page_in_every_size_light_and_dark() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "page");
    let found: Vec<String> = pages().iter().flat_map(|(name, path)| look_at(&browser, name, path)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_table_in_every_size_light_and_dark() {
    let house = House::open();
    let all = tables(&house);
    let browser = Browser::open(house.origin(), "page");
    let found: Vec<String> = all.iter().flat_map(|(name, path)| look_at(&browser, name, path)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nothing_is_fetched_from_elsewhere() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"]}), 43);
    let browser = Browser::watched(house.origin(), "requests");
    for path in pages().into_iter().map(|(_, path)| path).chain([made.link(0)]) {
        browser.open_page(&path);
        browser.see("main");
    }
    browser.next_offer();
    let asked = browser.requests();
    assert!(asked.len() > 12, "{asked:?}");
    let own = house.origin();
    let socket = own.replace("http://", "ws://");
    let foreign: Vec<_> = asked
        .iter()
        .filter(|url| !url.starts_with(&own) && !url.starts_with(&socket))
        .filter(|url| {
            !url.starts_with("data:")
                && !url.starts_with("blob:")
                && !url.starts_with("chrome")
                && *url != "about:blank"
        })
        .collect();
    assert!(foreign.is_empty(), "{foreign:?}");
}

#[test]
fn dark_is_dark() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "dark");
    let ground = "getComputedStyle(document.body).backgroundColor";
    let brightness = |browser: &Browser| {
        browser.number(&format!("{ground}.match(/[0-9.]+/g).slice(0, 3).reduce((a, b) => a + Number(b), 0)"))
    };
    for path in ["/", "/rules/sol", "/new/circadians"] {
        browser.media("light", true);
        browser.open_page(path);
        let light = brightness(&browser);
        browser.media("dark", true);
        assert!(brightness(&browser) < light - 200.0, "{path}");
    }
    // By hand, whatever the system says, and it stays.
    browser.media("light", true);
    browser.open_page("/");
    let light = brightness(&browser);
    browser.press("button[name=theme][value=dark]");
    browser.until("document.documentElement.dataset.theme === 'dark'");
    browser.open_page("/records");
    assert!(brightness(&browser) < light - 200.0);
}

#[test]
fn rules_can_be_searched() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "rules");
    for (game, word, id) in [
        ("photosynthesis", "shadow", "PH-4.2"),
        ("sol", "instability", "SO-7.1"),
        ("circadians", "harvester", "CI-1.1"),
    ] {
        browser.open_page(&format!("/rules/{game}#{id}"));
        browser.until(&format!("document.getElementById({})?.checkVisibility()", json!(id)));
        let shown = "[...document.querySelectorAll('.rule-text')].filter(e => e.checkVisibility()).length";
        let all = browser.number(shown);
        browser.write("input[type=search]", word);
        browser.until(&format!("{shown} < {all} && {shown} > 0"));
        browser.shot(game);
        browser.write("input[type=search]", "xyzzyplugh");
        browser.until(&format!("{shown} === 0"));
    }
}

/// Terms on the board of Circadians: whose, in which row, and which of their numbers carry the mark of a stand-in.
const TERMS: &str = r"
return [...document.querySelectorAll('#scene [data-tip]')].flatMap(e => {
  const terms = e.dataset.tip.match(/^(\w+), row (\d+): costs/);
  const marked = part => Boolean(e.querySelector(part + ' .stand-in'));
  return terms && e.querySelector('.ci-terms') ? [[terms[1], terms[2], marked('.ci-price'), marked('.ci-points')]] : [];
});
";

/// Everything that is listed as reconstructed, by name.
const LISTED: &str = r"
return [...document.querySelectorAll('[data-game=' + arguments[0] + '] tr')]
  .filter(row => row.querySelector('.mark-reconstructed')).map(row => row.querySelector('th').textContent);
";

#[test]
fn stand_ins_on_the_board_are_those_of_the_list() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "stand-ins");
    let listed = |game: &str| -> Vec<String> {
        browser.open_page("/stand-ins");
        serde_json::from_value(browser.run(LISTED, vec![json!(game)])).expect("names")
    };
    // Whatever has the mark on the board is in the list, and nothing else.
    let values = listed("circadians");
    let made = house.table("circadians", json!({"seats": ["human", "ai"]}), 44);
    browser.sit(&made.link(0));
    let terms: Vec<(String, String, bool, bool)> =
        serde_json::from_value(browser.run(TERMS, vec![])).expect("terms");
    assert!(terms.len() >= 9, "{terms:?}");
    for (who, row, cost, points) in &terms {
        for (what, marked) in [("cost", cost), ("points", points)] {
            let name = format!("N = 1, 2, row {row}, {who}, {what}");
            assert_eq!(values.contains(&name), *marked, "{name}");
        }
    }
    assert!(terms.iter().any(|(_, _, cost, points)| *cost != *points), "everything looks alike: {terms:?}");
    // An effect of a scenario whose text nobody knows.
    let values = listed("sol");
    let setup = json!({"seats": ["human"], "mode": "solo", "scenario": "exterminate"});
    let made = house.table("sol", setup, 45);
    browser.sit(&made.link(0));
    browser.see("article:has(.stand-in)");
    let name = browser.text("document.querySelector('article:has(.stand-in) b').textContent");
    assert!(values.contains(&name), "{name} is not among {values:?}");
}
