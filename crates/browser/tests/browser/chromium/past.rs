//! Replays: any step, by slider, keys and link.

use crate::browser::{BOUND, Browser, Size};
use crate::hands::Whim;
use crate::house::House;
use serde_json::json;

#[test]
fn any_step_of_a_game_and_a_link_to_it() {
    let house = House::open();
    let made = house.finished("photosynthesis", json!({"seats": ["bot:random", "cynthia"]}), 51);
    let steps = house.get(&format!("/api/tables/{}", made.id), None)["steps"].as_u64().expect("steps");
    let browser = Browser::open(house.origin(), "replay");
    browser.open_page(&format!("/t/{}/replay", made.id));
    let board = "document.querySelector('#scene').textContent + document.querySelectorAll('#scene *').length";
    let at_step = |step: u64| {
        browser.until(&format!("new URL(location.href).searchParams.get('step') === '{step}'"));
        browser.until(&format!("document.querySelector('#slider').value === '{step}'"));
        browser.text(board)
    };
    // It opens at the beginning, the board first.
    at_step(0);
    browser.resize(Size::Phone);
    assert!(browser.truth(
        "document.querySelector('[data-part=board]').getBoundingClientRect().top < innerHeight / 3\
         && document.querySelector('.side > h1').getBoundingClientRect().top > innerHeight / 2"
    ));
    browser.fits("replay");
    browser.shot("phone");
    browser.resize(Size::Desk);
    browser.press("#on");
    at_step(1);
    browser.key("ArrowRight");
    at_step(2);
    browser.key("ArrowLeft");
    at_step(1);
    browser.key("End");
    let last = at_step(steps);
    browser.run(
        "const s = document.querySelector('#slider'); s.value = arguments[0]; s.dispatchEvent(new Event('input'));",
        vec![json!(steps / 2)],
    );
    let middle = at_step(steps / 2);
    assert_ne!(middle, last);
    browser.shot("middle");
    // The link leads to the very step, also for somebody who was never here.
    let link = browser.address();
    let other = Browser::open(house.origin(), "replay-other");
    other.open_page(&link);
    other.until(&format!("document.querySelector('#slider').value === '{}'", steps / 2));
    other.until(&format!("{board} === {}", json!(middle)));
}

/// What the pieces on the board are called, in their order.
const PIECES: &str = "[...document.querySelectorAll('#scene [data-part=board] [aria-label]')].map(e => e.getAttribute('aria-label')).join()";

#[test]
fn what_if_makes_a_table_of_ones_own_at_that_position() {
    let house = House::open();
    // A game of bots only: their seats are for whoever asks.
    let made = house.finished("photosynthesis", json!({"seats": ["bot:random", "bot:random"]}), 53);
    let before = house.get(&format!("/api/tables/{}", made.id), None);
    let browser = Browser::open(house.origin(), "what-if");
    let mut seen = Vec::new();
    for part in [3, 2] {
        let step = before["steps"].as_u64().expect("steps") / part;
        browser.open_page(&format!("/t/{}/replay?step={step}", made.id));
        browser.until(&format!("document.querySelector('#slider').value === '{step}'"));
        browser.see("#scene [data-part=board] *");
        let pieces = browser.text(PIECES);
        browser.press("#what-if");
        browser.until("/^\\/t\\/[^\\/]+$/.test(location.pathname)");
        let own = browser.text("location.pathname.split('/')[2]");
        assert_ne!(own, made.id);
        // The same position, played on by whoever asked.
        browser.until(&format!("{PIECES} === {}", json!(pieces)));
        browser.pace("instant");
        browser.play_on(&mut Whim::new(part), |_, played| played.touches + played.answers >= 2);
        // Nobody else finds it, and the game it came from is as it was.
        let open = house.get("/api/tables", None);
        assert!(!open.to_string().contains(&own), "{open}");
        assert_eq!(house.get(&format!("/api/tables/{}", made.id), None), before);
        seen.push(pieces);
    }
    assert_ne!(seen[0], seen[1]);
}

#[test]
fn a_record_is_downloaded_and_looked_at_again() {
    let house = House::open();
    let made = house.finished("sol", json!({"seats": ["bot:random", "bot:random"]}), 54);
    let browser = Browser::open(house.origin(), "download");
    let folder = house.folder().join("downloads");
    std::fs::create_dir_all(&folder).expect("a folder");
    browser.download_into(&folder);
    browser.open_page(&made.watch());
    browser.see("[data-part=end] .end");
    browser.press("[data-part=end] a[download]");
    let file = folder.join(format!("{}.rec", made.id));
    let begun = std::time::Instant::now();
    while !file.exists() {
        assert!(begun.elapsed() < BOUND, "nothing was downloaded: {:?}", std::fs::read_dir(&folder));
    }
    let (_, record) = house.ask("GET", &format!("/api/tables/{}/record", made.id), None, "");
    assert_eq!(std::fs::read_to_string(&file).expect("text"), record);

    browser.open_page("/records");
    browser.upload("input[type=file]", &file);
    browser.press("main form button.main");
    browser.until("/^\\/t\\/[^\\/]+\\/replay$/.test(location.pathname)");
    let board = "document.querySelector('#scene').innerText";
    let steps = house.get(&format!("/api/tables/{}", made.id), None)["steps"].to_string();
    for step in [steps.as_str(), "20"] {
        let path = browser.text("location.pathname");
        assert!(!path.contains(&made.id), "a table of its own");
        browser.open_page(&format!("{path}?step={step}"));
        browser.until(&format!("document.querySelector('#slider').value === '{step}'"));
        let copy = browser.text(board);
        browser.open_page(&format!("/t/{}/replay?step={step}", made.id));
        browser.until(&format!("document.querySelector('#slider').value === '{step}'"));
        assert_eq!(browser.text(board), copy, "step {step}");
        browser.open_page(&path);
    }
}

#[test]
fn a_running_game_can_be_looked_back_at_in_the_own_view() {
    let house = House::open();
    let made = house.table("circadians", json!({"seats": ["human", "ai"]}), 52);
    let browser = Browser::open(house.origin(), "replay-own");
    browser.open_page(&made.link(0));
    browser.next_offer();
    browser.open_page(&format!("/t/{}/replay", made.id));
    browser.see("#scene [data-part] *");
    browser.press("#first");
    browser.until("document.querySelector('#slider').value === '0'");
}
