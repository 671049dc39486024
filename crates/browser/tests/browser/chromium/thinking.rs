//! Bots, hints and reviews without a server: a worker of a page thinks, and the service worker answers all the while.

use super::offline::{FIRST_ACTION, begin, load};
use crate::browser::Browser;
use crate::hands::Whim;
use crate::static_host::StaticHost;
use serde_json::{Value, json};

/// A worker that never comes to an end.
fn think_for_ever(host: &StaticHost) {
    host.change("device/thinker.js", |text| {
        text.replace("async function work() {", "async function work() { for (;;);")
    });
}

/// A worker that never comes to an end if it is the first one of this device.
fn think_for_ever_once(host: &StaticHost) {
    let hang =
        "async function work() { if (!(await caches.has('hung'))) { await caches.open('hung'); for (;;); }";
    host.change("device/thinker.js", |text| text.replace("async function work() {", hang));
}

/// Waits until a worker of [`think_for_ever_once`] hangs.
fn until_hanging(browser: &Browser) {
    browser.promised(
        "while (!(await caches.has('hung'))) await new Promise(resolve => setTimeout(resolve, 50));",
        vec![],
    );
}

/// A table of the device with this set-up, whose bots begin to think: its address.
fn table_of(browser: &Browser, game: &str, setup: &Value) -> String {
    let made = browser.promised(
        "const body = JSON.stringify({ game: args[0], setup: args[1] });\
         const made = await (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json();\
         await fetch(`/api/tables/${made.id}`);\
         return `/t/${made.id}`;",
        vec![json!(game), setup.clone()],
    );
    made.as_str().expect("a table").to_string()
}

/// What the API says of a table.
fn look(browser: &Browser, table: &str) -> Value {
    let id = table.rsplit('/').next().unwrap_or_default();
    browser.promised(&format!("return await (await fetch('/api/tables/{id}')).json();"), vec![])
}

/// Waits until seat 0 of a table is to act.
fn until_person_acts(browser: &Browser, table: &str) {
    let id = table.rsplit('/').next().unwrap_or_default();
    browser.promised(
        &format!(
            "for (;;) {{\
               const {{ to_move }} = await (await fetch('/api/tables/{id}')).json();\
               if (to_move.seats?.includes(0)) return;\
               await new Promise(resolve => setTimeout(resolve, 50));\
             }}"
        ),
        vec![],
    );
}

fn against_bot() -> Value {
    json!({"seats": ["human", "bot:easy"], "first_seat": 1})
}

#[test]
fn everything_is_answered_while_a_bot_thinks() {
    let host = StaticHost::open();
    think_for_ever(&host);
    let browser = load(&host, "thinking");
    host.stop();
    browser.offline(true);
    let table = table_of(&browser, "photosynthesis", &against_bot());
    let before = look(&browser, &table);
    assert_eq!(before["to_move"]["seats"], json!([1]), "the bot is to move");
    // Pages, another table and its automa: the bot thinks on.
    begin(&browser, "photosynthesis");
    browser.play_on(&mut Whim::new(16), |_, played| played.touches >= 2);
    assert_eq!(look(&browser, &table), before);
}

#[test]
fn a_bot_moves_and_people_play_on() {
    let host = StaticHost::open();
    let browser = load(&host, "bot-moves");
    host.stop();
    browser.offline(true);
    let table = table_of(&browser, "photosynthesis", &against_bot());
    until_person_acts(&browser, &table);
}

#[test]
fn a_bot_whose_page_is_closed_thinks_in_another() {
    let host = StaticHost::open();
    think_for_ever_once(&host);
    let browser = load(&host, "closed-page");
    host.stop();
    browser.offline(true);
    let first = browser.tab();
    browser.new_tab();
    browser.open_page("/");
    // The page in front is asked first.
    let table = table_of(&browser, "photosynthesis", &against_bot());
    until_hanging(&browser);
    browser.close_tab();
    browser.go_to_tab(&first);
    until_person_acts(&browser, &table);
}

#[test]
fn a_hint_of_the_past_does_not_hold_up_the_next() {
    let host = StaticHost::open();
    think_for_ever_once(&host);
    let browser = load(&host, "hint-here");
    browser.expect_console("503");
    browser.expect_console("409");
    host.stop();
    browser.offline(true);
    begin(&browser, "photosynthesis");
    browser.run("window.late = fetch(`${location.pathname}/hint?seat=0`)", vec![]);
    until_hanging(&browser);
    let version = browser.version();
    browser.until(&format!("(({FIRST_ACTION})?.click(), {} !== {})", Browser::VERSION, json!(version)));
    browser.next_offer();
    let hint =
        browser.promised("return await (await fetch(`${location.pathname}/hint?seat=0`)).text();", vec![]);
    assert!(hint.as_str().is_some_and(|html| html.contains("data-grade=\"4\"")), "{hint}");
    let late = browser.promised("return (await window.late).status;", vec![]);
    assert!(late.as_u64() >= Some(400), "{late}");
}
