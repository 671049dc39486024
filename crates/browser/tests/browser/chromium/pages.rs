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
        let made = house.table(game, json!({"seats": seats}), 41);
        let secret = made.secrets[0].as_deref();
        // A bot plays the first third for the person.
        house.post(&format!("/api/tables/{}/bot", made.id), secret, &json!({"seat": 0, "bot": "random"}));
        house.wait_for(&made, |look| look["steps"].as_u64() > Some(60) || look["over"] == true);
        house.post(&format!("/api/tables/{}/bot", made.id), secret, &json!({"seat": 0, "bot": null}));
        all.push((format!("table-{game}"), made.link(0)));
        all.push((format!("replay-{game}"), format!("/t/{}/replay", made.id)));
        let seats = seats.as_array().unwrap().len();
        let over = house.finished(game, json!({"seats": vec!["bot:random"; seats]}), 42);
        all.push((format!("end-{game}"), over.watch()));
    }
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
