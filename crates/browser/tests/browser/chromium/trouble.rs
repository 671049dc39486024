//! Broken links, lost connections, long names.

use crate::browser::{Browser, Size};
use crate::hands::Whim;
use crate::house::House;
use serde_json::json;

#[test]
fn the_server_dies_under_the_page_and_comes_back() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "first_seat": 0}), 31);
    let browser = Browser::open(house.origin(), "killed");
    browser.expect_console("WebSocket connection");
    browser.expect_console("ERR_CONNECTION_REFUSED");
    browser.sit(&made.link(0));
    browser.play_on(&mut Whim::new(1), |_, played| played.touches >= 3);
    house.agrees(&made, &browser);
    browser.unfold("#chat-box");
    browser.write("#chat-text", "before the storm");
    browser.key("Enter");
    browser.read("#chat", "before the storm");
    let (version, board) =
        (browser.version(), browser.text("document.querySelector('[data-part=text]').textContent"));
    house.kill();
    browser.see("#banner");
    browser.shot("banner");
    assert_eq!(
        browser.text("document.querySelector('[data-part=text]').textContent"),
        board,
        "the board stays"
    );
    house.start();
    browser.see_no("#banner");
    assert_eq!(
        (browser.version(), browser.text("document.querySelector('[data-part=text]').textContent")),
        (version, board)
    );
    // And the game goes on.
    browser.play_on(&mut Whim::new(2), |_, played| played.touches >= 2);
    // The log and what was said are as they were, also for whoever comes anew.
    let lines = browser.count("#log li[data-line]");
    browser.reload();
    browser.next_offer();
    browser.until(&format!("document.querySelectorAll('#log li[data-line]').length >= {lines}"));
    browser.read("#chat", "before the storm");
}

#[test]
fn offline_and_reloaded_in_the_middle_of_a_turn() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"], "first_seat": 0}), 32);
    let (ada, bob) =
        (Browser::open(house.origin(), "offline-ada"), Browser::open(house.origin(), "offline-bob"));
    ada.expect_console("ERR_INTERNET_DISCONNECTED");
    ada.sit(&made.link(0));
    bob.sit(&made.link(1));
    let mut whim = Whim::new(3);
    ada.play_on(&mut whim, |_, played| played.touches == 1);
    ada.offline(true);
    ada.see("#banner");
    // What she types stays with her.
    ada.unfold("#chat-box");
    ada.write("#chat-text", "can you hear me?");
    ada.key("Enter");
    ada.until("document.querySelector('#chat-text').value === 'can you hear me?'");
    // Meanwhile the other plays on.
    bob.play_on(&mut whim, |_, played| played.touches == 1);
    house.agrees(&made, &bob);
    let version = bob.version();
    assert_ne!(ada.version(), version);
    ada.offline(false);
    ada.see_no("#banner");
    ada.until(&format!("{} === {}", Browser::VERSION, json!(version)));
    // What she missed is told.
    ada.see(".since li[data-seat='1']");
    ada.press("#chat-form button");
    bob.read("#chat", "can you hear me?");
    // A reload loses nothing either.
    let board = ada.text("document.querySelector('[data-part=text]').textContent");
    ada.reload();
    ada.next_offer();
    assert_eq!(ada.text("document.querySelector('[data-part=text]').textContent"), board);
    assert_eq!(ada.version(), version);
}

#[test]
fn links_that_lead_nowhere() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "nowhere");
    browser.expect_console("404");
    browser.expect_console("403");
    for path in [
        "/nowhere",
        "/t/aaaaaaaaaaaaaaaa",
        "/t/aaaaaaaaaaaaaaaa/replay",
        "/rules/chess",
        "/new/chess",
        "/tour/chess",
    ] {
        browser.open_page(path);
        browser.see("main h1");
        browser.see("main a[href='/']");
        assert!(!browser.truth("document.body.textContent.includes('{\"error\"')"), "{path}: raw JSON");
    }
    browser.is_accessible("not found");
    browser.shot("404");
    // A link with a secret that is none: the page says so and lets one watch.
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"]}), 33);
    browser.open_page(&format!("{}#{}", made.watch(), "0".repeat(32)));
    browser.until(
        "document.querySelector('#toasts').textContent.trim() || !document.querySelector('#banner').hidden",
    );
    browser.see("#scene [data-part]");
    assert_eq!(browser.count("#scene .can"), 0);
}

#[test]
fn a_table_that_is_over_says_so() {
    let house = House::open();
    let made = house.finished("photosynthesis", json!({"seats": ["bot:random", "cynthia"]}), 34);
    let browser = Browser::open(house.origin(), "closed");
    browser.open_page(&made.watch());
    browser.see("[data-part=end] .end table.scores");
    assert_eq!(browser.count("#scene .can, #action-list button"), 0);
    // Nothing more is announced, and on a phone no empty bar covers the board.
    assert!(browser.truth("document.querySelector('#notify').hidden"));
    browser.resize(Size::Phone);
    browser.see_no(".sticky");
    browser.resize(Size::Desk);
    // Whoever touches something all the same is told, too.
    browser.press("#scene [data-touch='cell:a1']");
    browser.read("#toasts", "The game is over");
}

#[test]
fn very_long_names_break_nothing() {
    let house = House::open();
    let long = "W".repeat(40);
    for game in ["photosynthesis", "sol", "circadians"] {
        let made = house.table_with(json!({
            "game": game, "setup": {"seats": ["human", "human"]}, "seed": 35, "names": [long, "<i>Ann</i> &amp; O'Neill"],
        }));
        let browser = Browser::open(house.origin(), "long-names");
        browser.open_page(&made.link(0));
        browser.read("[data-part=people]", &long);
        browser.read("[data-part=people]", "<i>Ann</i> &amp; O'Neill");
        for size in Size::ALL {
            browser.resize(size);
            browser.fits(&format!("{game} with long names"));
            browser.shot(&format!("{game}-{}", size.name()));
        }
    }
}

#[test]
fn a_damaged_record_is_refused_in_words() {
    let house = House::open();
    let made = house.finished("photosynthesis", json!({"seats": ["bot:random", "cynthia"]}), 36);
    let (_, record) = house.ask("GET", &format!("/api/tables/{}/record", made.id), None, "");
    let good = house.folder().join("good.rec");
    std::fs::write(&good, &record).unwrap();
    let mut lines: Vec<&str> = record.lines().collect();
    lines.remove(lines.len() / 2);
    let damaged = house.folder().join("damaged.rec");
    std::fs::write(&damaged, lines.join("\n")).unwrap();
    let nonsense = house.folder().join("nonsense.rec");
    std::fs::write(&nonsense, [0u8, 255, 7, 200].repeat(50)).unwrap();

    let browser = Browser::open(house.origin(), "records");
    browser.expect_console("422");
    browser.expect_console("400");
    for file in [&damaged, &nonsense] {
        browser.open_page("/records");
        browser.upload("input[type=file]", file);
        browser.press("main form [type=submit], main form button.primary");
        browser.see("main [role=alert]");
        browser.until("document.querySelector('main [role=alert]').textContent.trim().length > 10");
        browser.shot("refused");
    }
    browser.open_page("/records");
    browser.upload("input[type=file]", &good);
    browser.press("main form [type=submit], main form button.primary");
    browser.until("location.pathname.startsWith('/t/')");
    browser.see("#scene [data-part]");
}
