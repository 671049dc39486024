//! Hints in four grades, the level that is about even with the reader, and bots of all levels on a phone.

use crate::browser::{Browser, Size};
use crate::house::House;
use serde_json::json;

/// Asks for a hint and waits for its first grade.
fn ask(browser: &Browser) {
    browser.press("[data-do=hint]");
    browser.see("#hint-text [data-grade='1']");
    // The hint moved the actions: what lies under the pointer now is not what it speaks of.
    browser.hover_at(1.0, 1.0);
    browser.until("!document.querySelector('#preview:not([hidden])')");
    assert!(browser.text("document.querySelector('#hint-text').innerText").len() > 20);
    assert_eq!(browser.count("#scene .hint"), 0, "a principle points at nothing");
}

/// One grade more.
fn more(browser: &Browser, grade: u8) {
    browser.press("#hint-more");
    browser.see(&format!("#hint-text [data-grade='{grade}']"));
}

/// Are all things lit that a grade names and the board has, and nothing else?
const LIT: &str = "(() => {
  const named = document.querySelector('#hint-text [data-touches]').dataset.touches.split('\\n');
  const things = [...document.querySelectorAll('#scene [data-touch]')];
  return things.every(each => each.classList.contains('hint') === named.includes(each.dataset.touch));
})()";

#[test]
fn a_hint_says_more_and_more_and_points_at_the_board() {
    let house = House::open();
    for (game, name, other) in [
        ("photosynthesis", "hint-ph", "cynthia"),
        ("sol", "hint-so", "bot:greedy"),
        ("circadians", "hint-ci", "ai"),
    ] {
        let made = house.in_the_middle(game, json!({"seats": ["human", other]}), 12, 40);
        let browser = Browser::open(house.origin(), name);
        browser.sit(&made.link(0));
        browser.next_offer();
        for size in [Size::Desk, Size::Phone] {
            browser.resize(size);
            ask(&browser);
            browser.shot(&format!("{}-1", size.name()));
            for grade in 2..=4 {
                more(&browser, grade);
                assert!(browser.truth(LIT), "{game}, grade {grade}");
                browser.shot(&format!("{}-{grade}", size.name()));
                browser.fits(&format!("hint {grade} of {game}"));
            }
            browser.see_no("#hint-more:not([hidden])");
            // Every step is written; those that lie on the board are numbered there.
            assert!(browser.count("#hint-text ol li") >= 1);
            assert!(browser.count(".hint-number") <= browser.count("#hint-text ol li"));
            browser.is_accessible(&format!("hint of {game}"));
            browser.press("#hint-close");
            browser.see_no("#hint:not([hidden])");
            // Off the list: an action under the pointer is lit as well.
            browser.hover_at(1.0, 1.0);
            assert_eq!(browser.count("#scene .hint, .hint-number"), 0);
            // Opened again by the key, it stands where it was left; Escape forgets it.
            browser.key("h");
            browser.see("#hint-text [data-grade='4']");
            browser.key("Escape");
            browser.see_no("#hint:not([hidden])");
        }
        // Another position has another hint.
        browser.resize(Size::Desk);
        browser.key("h");
        browser.see("#hint-text [data-grade]");
        let before = browser.version();
        let action = browser.promised(
            "const answer = await fetch(`/api${location.pathname.replace('/t/', '/tables/')}/legal?seat=0`);\
             return (await answer.json()).legal[0].action;",
            vec![],
        );
        browser.act(action.as_str().expect("an action"));
        browser.until(&format!("{} !== {}", Browser::VERSION, json!(before)));
        browser.until("document.querySelector('#hint').hidden");
        assert_eq!(browser.text("document.querySelector('#hint-text').innerText"), "");
    }
}

#[test]
fn watchers_and_tables_without_hints_have_no_button() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "hint-none");
    let setup = json!({"seats": ["human", "cynthia"]});
    let made = house.table("photosynthesis", setup.clone(), 5);
    browser.open_page(&made.watch());
    browser.see("#scene [data-part]");
    browser.until(&format!("{} !== ''", Browser::VERSION));
    assert_eq!(browser.count("[data-do=hint]"), 0);
    let made = house.table_with(json!({"game": "photosynthesis", "setup": setup, "without_hints": true}));
    browser.sit(&made.link(0));
    browser.next_offer();
    assert_eq!(browser.count("[data-do=hint]"), 0);
    // The key does nothing then.
    browser.key("h");
    assert!(browser.truth("document.querySelector('#hint').hidden"));
}

#[test]
fn the_level_that_is_even_with_the_reader_is_proposed_and_forgotten() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "even-level");
    browser.open_page("/new/photosynthesis?preset=against-bot");
    browser.see("form.new-form select");
    assert!(browser.truth("document.querySelector('#level-proposal').hidden"), "nothing is known yet");
    // What a browser keeps after some lost games against the strongest.
    let results: Vec<_> =
        (0..5).map(|n| json!({"table": format!("t{n}"), "against": [["bot:expert", 0]]})).collect();
    let kept = json!(results).to_string();
    browser.run("localStorage.setItem('solarium:results:photosynthesis', arguments[0]);", vec![json!(kept)]);
    browser.reload();
    browser.until("document.querySelector('#level-proposal')?.hidden === false");
    browser.read("#level-text", "5");
    for size in [Size::Desk, Size::Phone] {
        browser.resize(size);
        browser.fits("level proposal");
        browser.shot(&format!("proposed-{}", size.name()));
    }
    browser.is_accessible("level proposal");
    browser.press("#level-take");
    browser.until("document.querySelector('#seat-1').value.startsWith('bot:')");
    browser.until("['bot:easy', 'bot:normal'].includes(document.querySelector('#seat-1').value)");
    browser.press("#level-forget");
    browser.until("document.querySelector('#level-proposal').hidden");
    browser.reload();
    browser.see("form.new-form select");
    assert!(browser.truth("document.querySelector('#level-proposal').hidden"));
}

#[test]
fn the_end_of_a_game_is_remembered_once() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "remembered");
    let made = house.table("photosynthesis", json!({"seats": ["human", "bot:easy"], "first_seat": 0}), 3);
    browser.sit(&made.link(0));
    while browser.next_offer() != crate::hands::Offer::End {
        let end = browser.count("#action-list button[data-action='end']") > 0;
        let action = if end {
            "end".to_string()
        } else {
            browser.text("document.querySelector('#action-list button[data-action]').dataset.action")
        };
        browser.act(&action);
    }
    let kept = "localStorage.getItem('solarium:results:photosynthesis')";
    browser.until(&format!("JSON.parse({kept} ?? '[]').length === 1"));
    assert!(browser.truth(&format!("JSON.parse({kept})[0].against[0][0] === 'bot:easy'")));
    assert!(browser.truth(&format!("[0, 0.5, 1].includes(JSON.parse({kept})[0].against[0][1])")));
    browser.reload();
    browser.see(".end");
    browser.until("document.querySelector('#progress:not([hidden])')");
    assert!(browser.truth(&format!("JSON.parse({kept}).length === 1")));
}

/// A phone at a table where every level sits: each of them moves, and the page follows.
#[test]
fn bots_of_all_levels_play_on_at_a_phone() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "levels-phone");
    browser.resize(Size::Phone);
    let setup = json!({"seats": ["bot:easy", "bot:normal", "bot:hard", "bot:expert"]});
    let made = house.table("circadians", setup, 9);
    browser.open_page(&made.watch());
    browser.see("#scene [data-part]");
    browser.pace("instant");
    let acted = "new Set([...document.querySelectorAll('#log .seat-badge')].map(each => each.getAttribute('class'))).size";
    browser.until(&format!("{acted} >= 4"));
    let before = browser.version();
    browser.until(&format!("{} !== {}", Browser::VERSION, json!(before)));
    browser.fits("bots of all levels");
    browser.shot("playing");
    assert_eq!(browser.count(".people .person"), 4);
}
