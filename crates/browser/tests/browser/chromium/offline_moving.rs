//! A table moves between a server and the device beside it, through the service worker.

use super::offline::{begin, board, stop_worker};
use crate::browser::Browser;
use crate::hands::Whim;
use crate::house::House;
use crate::static_host::web_folder;
use serde_json::json;

/// A server that offers the program for the browser, and a browser that has loaded it but plays on the server.
fn beside_a_server(name: &'static str) -> (House, Browser) {
    let folder: &'static str = Box::leak(web_folder().display().to_string().into_boxed_str());
    let house = House::with(Box::leak(Box::new(["--web", folder])));
    let browser = Browser::open(house.origin(), name);
    browser.open_page("/device");
    browser.see("a[href='/device/to-device']");
    (house, browser)
}

fn back(browser: &Browser) -> String {
    browser.text("JSON.parse(document.querySelector('#table').dataset.table).back")
}

/// Presses the button of a table on the page of one's own tables.
fn press_move(browser: &Browser, table: &str) {
    browser.open_page("/my");
    browser.press(&format!("form[action='/device/move/{}'] button", &table["/t/".len()..]));
}

/// Moves a table; its page at the other place shows what it showed before.
fn moved(browser: &Browser, table: &str, to: &str) {
    browser.open_page(table);
    browser.next_offer();
    let before = (browser.version(), board(browser));
    press_move(browser, table);
    browser.until(&format!("location.pathname === '{table}'"));
    browser.next_offer();
    assert_eq!(back(browser), to);
    assert_eq!((browser.version(), board(browser)), before);
}

/// Is there such a table on the server?
fn is_on_server(house: &House, table: &str) -> bool {
    house.ask("GET", &format!("/api/tables/{}", &table["/t/".len()..]), None, "").0 == 200
}

#[test]
fn a_table_moves_to_the_device_and_back() {
    let (house, browser) = beside_a_server("moving");
    let table = begin(&browser, "photosynthesis");
    assert_eq!(back(&browser), "server");
    browser.play_on(&mut Whim::new(31), |_, played| played.touches >= 2);
    browser.open_page("/my");
    browser.shot("my-on-server");
    moved(&browser, &table, "device");
    assert!(!is_on_server(&house, &table));
    browser.play_on(&mut Whim::new(32), |_, played| played.touches >= 2);
    // The worker is stopped: the next one still knows that this table is here, and the server is not asked for it.
    stop_worker(&browser);
    browser.open_page(&table);
    browser.next_offer();
    assert_eq!(back(&browser), "device");
    browser.open_page("/device/to-device");
    browser.open_page("/my");
    browser.shot("my-on-device");
    moved(&browser, &table, "server");
    assert!(is_on_server(&house, &table));
    browser.play_on(&mut Whim::new(33), |_, played| played.touches >= 1);
    // It is gone from the device, also for the next worker.
    stop_worker(&browser);
    browser.open_page("/my");
    browser.see_no(&format!("a[href='{table}']"));
    browser.open_page("/device/to-server");
    browser.open_page("/my");
    browser.see(&format!("a[href='{table}']"));
}

#[test]
fn a_move_without_the_server_is_refused_in_words_and_done_later() {
    let (house, browser) = beside_a_server("not-moved");
    browser.expect_console("502");
    browser.expect_console("ERR_CONNECTION_REFUSED");
    browser.open_page("/device/to-device");
    let table = begin(&browser, "sol");
    browser.play_on(&mut Whim::new(34), |_, played| played.touches + played.answers >= 2);
    house.kill();
    press_move(&browser, &table);
    browser.read("main", "server does not answer");
    browser.shot("refused");
    browser.open_page(&table);
    browser.next_offer();
    assert_eq!(back(&browser), "device");
    house.start();
    moved(&browser, &table, "server");
    assert!(is_on_server(&house, &table));
}

#[test]
fn a_table_with_others_stays_where_it_is() {
    let (house, browser) = beside_a_server("shared");
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"]}), 35);
    browser.sit(&made.link(0));
    browser.next_offer();
    browser.open_page("/my");
    browser.see(&format!("a[href='/t/{}']", made.id));
    // No button is offered, and asking without one is refused in words.
    assert_eq!(browser.count("form[action^='/device/move/']"), 0);
    browser.expect_console("422");
    let refused = browser.promised(
        "const answer = await fetch('/device/move/' + args[0], { method: 'POST' }); return `${answer.status} ${await answer.text()}`;",
        vec![json!(made.id)],
    );
    let refused = refused.as_str().unwrap_or_default();
    assert!(refused.starts_with("422 ") && refused.contains("Others sit at this table"), "{refused}");
    browser.open_page(&format!("/t/{}", made.id));
    browser.next_offer();
    assert_eq!(back(&browser), "server");
}
