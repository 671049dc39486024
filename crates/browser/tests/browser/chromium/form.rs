//! Setting up a table: what is impossible cannot be chosen and says why, presets fill the form, the table is as chosen.

use crate::browser::Browser;
use crate::house::House;
use serde_json::{Value, json};

/// Everything on the form that cannot be chosen, with the reason that is there to read.
const REFUSED: &str = r"
for (const theme of document.querySelectorAll('.new-form details')) theme.open = true;
const shown = e => e && e.checkVisibility() ? e.textContent.trim() : '';
const described = e => shown(document.getElementById(e.getAttribute('aria-describedby') || ''));
const found = [];
for (const option of document.querySelectorAll('.new-form option:disabled'))
  found.push([option.value, (option.textContent.split(' – ')[1] || '').trim() || described(option.closest('select'))]);
for (const box of document.querySelectorAll('.new-form .tick input:disabled'))
  found.push([box.id, shown(box.closest('.tick').querySelector('small')) || described(box)]);
for (const pill of document.querySelectorAll('.pills button:disabled')) found.push([pill.id, described(pill)]);
return found;
";

#[test]
fn what_is_impossible_cannot_be_chosen_and_says_why() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "form");
    for path in [
        "/new/photosynthesis",
        "/new/sol",
        "/new/sol?preset=coop",
        "/new/circadians",
        "/new/circadians?preset=two",
    ] {
        browser.open_page(path);
        browser.see(".new-form .seat-list");
        let refused = browser.run(REFUSED, vec![]);
        let refused = refused.as_array().expect("a list");
        assert!(!refused.is_empty(), "{path}: everything is possible");
        for one in refused {
            assert!(one[1].as_str().is_some_and(|why| why.len() > 8), "{path}: {one} says no reason");
        }
        browser.shot("refused");
    }
    // One reason against several values is told once, and nobody is offered a seat that is not there.
    browser.open_page("/new/sol");
    let told = browser.run(
        "return [...document.querySelectorAll('.option')].map(e => [...e.querySelectorAll('small')].map(s => s.textContent));",
        vec![],
    );
    for told in told.as_array().expect("options") {
        let mut told: Vec<String> = serde_json::from_value(told.clone()).expect("reasons");
        let all = told.len();
        told.sort();
        told.dedup();
        assert!(told.len() != 1 || all == 1, "{told:?}");
    }
    browser.open_page("/new/photosynthesis?preset=standard");
    assert_eq!(
        browser.count("[name='option.first_seat'][value='1'], [name='option.first_seat'] option[value='1']"),
        1
    );
    assert_eq!(
        browser.count("[name='option.first_seat'][value='2'], [name='option.first_seat'] option[value='2']"),
        0
    );
    // What is refused follows what is chosen: an automa takes the last seat only, of however many.
    browser.open_page("/new/circadians?preset=two");
    let ai = |seat: usize| format!("#seat-{seat} option[value='ai:1']");
    assert!(browser.truth(&format!("document.querySelector({}).disabled", json!(ai(0)))));
    assert!(browser.truth(&format!("!document.querySelector({}).disabled", json!(ai(1)))));
    browser.press("#seats-3");
    browser.until(&format!("document.querySelector({})?.disabled === false", json!(ai(2))));
    assert!(browser.truth(&format!("document.querySelector({}).disabled", json!(ai(1)))));
    browser.choose("#seat-2", "ai:1");
    // Its seat needs no name of a person.
    browser.until("document.querySelector('#seat-2').value === 'ai:1' && !document.querySelector('#name-2')");
}

/// Does the form say what a set-up says?
fn holds(browser: &Browser, setup: &Value) {
    let said = browser.run(
        "const data = new FormData(document.querySelector('.new-form')); const said = {};\
         for (const key of new Set(data.keys())) said[key] = data.getAll(key);\
         return said;",
        vec![],
    );
    for (name, value) in setup.as_object().expect("an object") {
        if name == "seats" {
            for (seat, kind) in value.as_array().expect("seats").iter().enumerate() {
                let who = &said[format!("seat.{seat}")][0];
                let fits = who == kind || kind == "human" && (who == "here" || who == "link");
                assert!(fits, "seat {seat} is {who}, not {kind}");
            }
            continue;
        }
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
        let wanted = match value {
            Value::Array(list) => list.iter().map(text).collect::<Vec<_>>(),
            value => vec![text(value)],
        };
        if let Value::Object(parts) = value {
            for (part, value) in parts {
                assert_eq!(said[format!("option.{name}.{part}")], json!([value]), "{name} {part}");
            }
            continue;
        }
        let found = &said[format!("option.{name}")];
        let listed = &said[format!("list.{name}")][0];
        assert!(
            *found == json!(wanted) || *listed == json!(wanted.join(", ")),
            "{name}: {wanted:?}, not {said}"
        );
    }
}

#[test]
fn a_preset_fills_the_form_and_the_table_is_as_chosen() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "preset");
    let games = house.get("/api/games", None);
    for game in games["games"].as_array().expect("games") {
        let id = game["id"].as_str().expect("an id");
        let presets = game["presets"].as_array().expect("presets");
        for preset in presets {
            browser.open_page(&format!("/new/{id}"));
            let name = preset["id"].as_str().expect("an id");
            browser.press(&format!(".presets a[href$={}]", json!(format!("preset={name}"))));
            browser.until(&format!("location.search === {}", json!(format!("?preset={name}"))));
            browser.see(".new-form .seat-list");
            holds(&browser, &preset["setup"]);
        }
        // The last of them is played, with a name and a seed of one's own.
        browser.write("#name-0", "Ada");
        browser.unfold("#theme-more");
        browser.write("#seed", "77");
        browser.press("button[name=do][value=make]");
        browser.until("location.pathname.startsWith('/t/') || document.querySelector('.made')");
        if browser.count(".made") > 0 {
            browser.press(".made a.button.main");
        }
        browser.until("location.pathname.startsWith('/t/')");
        browser.read("[data-person='0'] .name", "Ada");
        browser.next_offer();
        let table = browser.text("location.pathname.split('/')[2]");
        let setup = &presets.last().expect("a preset")["setup"];
        let (status, record) = house.ask("GET", &format!("/api/tables/{table}/record"), None, "");
        if status == 200 {
            let line = record.lines().find_map(|line| line.strip_prefix("setup ")).expect("a set-up");
            let made: Value = serde_json::from_str(line).expect("JSON");
            for (name, value) in setup.as_object().expect("an object") {
                assert_eq!(&made[name], value, "{id} {name}");
            }
        } else {
            // What is hidden keeps the record back until the end; the seats are told.
            let look = house.get(&format!("/api/tables/{table}"), None);
            let kinds: Vec<&Value> =
                look["seats"].as_array().expect("seats").iter().map(|seat| &seat["kind"]).collect();
            assert_eq!(json!(kinds), setup["seats"], "{id}");
        }
    }
}
