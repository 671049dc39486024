//! Browsers that lack something the page needs: it says so, and what can be read stays readable.

use crate::browser::Browser;
use crate::house::House;
use serde_json::json;

#[test]
fn a_browser_without_modules_is_told() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"]}), 81);
    let browser = Browser::open(house.origin(), "no-modules");
    for path in [made.watch(), "/new/sol".into(), "/rules/sol".into(), format!("{}/replay", made.watch())] {
        browser.open_page(&path);
        browser.see_no("#old");
        // A browser that knows modules leaves this script alone; one that does not runs it, and nothing else.
        browser.promised(
            "const source = document.querySelector('script[nomodule]').src;\
             const script = document.createElement('script'); script.src = source;\
             await new Promise((ran, failed) => { script.onload = ran; script.onerror = failed; document.head.append(script); });",
            vec![],
        );
        browser.see("#old");
        assert!(browser.text("document.querySelector('#old').textContent").len() > 20);
    }
    browser.shot("old");
}

#[test]
fn a_browser_that_cannot_unpack_is_told() {
    let house = House::open();
    let made = house.table("sol", json!({"seats": ["human", "human"]}), 82);
    let browser = Browser::open(house.origin(), "no-unpacking");
    browser.before_every_page("delete window.DecompressionStream;");
    browser.open_page(&made.watch());
    browser.see("#banner");
    let told = "JSON.parse(document.querySelector('#table').dataset.table).words.old";
    browser.until(&format!("document.querySelector('#banner').textContent === {told}"));
    // The board came with the page.
    browser.see("#scene [data-part] *");
    browser.shot("banner");
}

#[test]
fn without_scripts_everything_is_there_to_read() {
    let house = House::open();
    let made = house.table("sol", json!({"seats": ["human", "human"]}), 83);
    let browser = Browser::open(house.origin(), "no-scripts");
    browser.order("Emulation.setScriptExecutionDisabled", json!({"value": true}));
    // Scripts of the test run all the same; those of the page do not.
    browser.open_page(&made.watch());
    browser.see("#scene [data-part] *");
    browser.see("noscript p, p.banner");
    // A form makes a table all the same.
    browser.open_page("/new/photosynthesis?preset=first-game");
    browser.press("button[name=do][value=make]");
    browser.until("location.pathname.startsWith('/t/') || document.querySelector('.made')");
}
