//! What a person finds who does not know the rules: the goal, cards at new decisions, explanations of everything.

use crate::browser::{Browser, Size};
use crate::house::House;
use serde_json::{Value, json};

/// A table of each game with one person.
const TABLES: [(&str, &str); 3] =
    [("photosynthesis", "cynthia:seedling"), ("sol", "bot:greedy"), ("circadians", "ai")];

/// Whether all of an element is on the screen.
const IN_VIEW: &str = "(() => { const box = document.querySelector('.aim').getBoundingClientRect();\
                       return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight; })()";

fn list(value: Value) -> Vec<String> {
    let list = value.as_array().expect("a list").clone();
    list.iter().map(|text| text.as_str().unwrap_or_default().to_string()).collect()
}

#[test]
fn the_goal_is_always_in_view() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "goal");
    for (game, other) in TABLES {
        let made = house.in_the_middle(game, json!({"seats": ["human", other]}), 71, 30);
        browser.sit(&made.link(0));
        browser.next_offer();
        for size in [Size::Desk, Size::Phone] {
            browser.resize(size);
            browser.run("document.querySelector('.side').scrollTo(0, 9999); scrollTo(0, 9999);", vec![]);
            browser.until(IN_VIEW);
            let goal = browser.text("document.querySelector('.aim').textContent");
            assert!(goal.matches('·').count() >= 2, "{game}: {goal}");
            browser.run("document.querySelector('.side').scrollTo(0, 0); scrollTo(0, 0);", vec![]);
            browser.shot(&format!("{game}-{}", size.name()));
        }
        browser.resize(Size::Desk);
    }
}

#[test]
fn a_new_kind_of_decision_is_explained_once() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "lessons");
    for (game, other) in TABLES {
        let made = house.table(game, json!({"seats": ["human", other]}), 72);
        browser.sit(&made.link(0));
        browser.next_offer();
        browser.see(".lesson[open] p");
        browser.until("document.querySelectorAll('.pointed').length > 0");
        browser.media("dark", true);
        browser.shot(&format!("{game}-dark"));
        browser.media("light", true);
        // It is heard, once and without the mark of the seat.
        let heard = browser.text("document.querySelector('#live').textContent");
        assert!(heard.len() > 60 && !heard.starts_with("A A"), "{game}: {heard}");
        let first = browser.text("document.querySelector('.lesson:not([hidden])').dataset.lesson");
        // By keyboard alone.
        browser.run("document.querySelector('.lesson:not([hidden]) [data-do=lesson-read]').focus();", vec![]);
        browser.key("Enter");
        let gone =
            format!("document.querySelector('.lesson:not([hidden])')?.dataset.lesson !== {}", json!(first));
        browser.until(&gone);
        browser.reload();
        browser.next_offer();
        browser.until(&gone);
        // Off, and back from the beginning.
        browser.until("document.querySelector('#lessons-on').checked");
        browser.press("#lessons-on");
        browser.see_no(".lesson");
        assert_eq!(browser.count(".pointed"), 0, "{game}");
        browser.press("#lessons-on");
        browser.until(&format!(
            "document.querySelector('.lesson:not([hidden])')?.dataset.lesson === {}",
            json!(first)
        ));
        // On a phone it is a line that opens, and hides nothing.
        browser.resize(Size::Phone);
        browser.reload();
        browser.next_offer();
        browser.see(".lesson > summary");
        browser.see_no(".lesson p");
        browser.shot(&format!("{game}-phone"));
        browser.press(".lesson > summary");
        browser.see(".lesson p");
        browser.shot(&format!("{game}-phone-open"));
        let [board, bar, undo, window] = [
            "document.querySelector('[data-part=board], [data-part=planet]').getBoundingClientRect().bottom",
            "document.querySelector('.sticky').getBoundingClientRect().top",
            "document.querySelector('[data-part=undo] button').getBoundingClientRect().bottom",
            "innerHeight",
        ]
        .map(|place| browser.number(place));
        println!(
            "{game}: with an open card the board ends at {board:.0}, the answers begin at {bar:.0} of {window:.0} px"
        );
        assert!(undo <= window && bar >= window * 0.6, "{game}: {bar} {undo}");
        // Circadians is a table of many boards; the page scrolls from one to the next.
        assert!(
            game == "circadians" || board <= bar + 1.0,
            "{game}: the answers lie over the board: {bar} < {board}"
        );
        browser.resize(Size::Desk);
    }
}

/// Everything that could be asked about and is not explained, or not with a rule: pieces, spaces, seats, points, amounts,
/// abbreviations and every small picture. A picture larger than a pictogram is asked about by what lies on it.
const UNEXPLAINED: &str = r"
const asked = '[data-touch], [data-tip], [data-sign], [role=img], .seat-badge, .points, .sol-chip, .sol-crawler, .sol-spark, .ci-corner, .ci-coin, .ph-lp, .ph-token, svg';
const told = '[data-tip], [data-touch], [role=img][aria-label]:not([data-sign]), .seat-badge';
const rule = /\b[A-Z]{2}-\d/;
const person = badge => document.querySelector(`[data-person='${/seat-(\d)/.exec(badge.getAttribute('class'))?.[1]}']`);
const words = element => element.getAttribute('data-tip') || element.getAttribute('aria-label') || element.querySelector('.unseen')?.textContent || '';
const small = element => element.tagName !== 'svg' || element.matches('[data-sign], [role=img]') || Math.max(element.clientWidth, element.clientHeight) <= 60;
const things = [...document.querySelectorAll(`#scene :is(${asked}), .people :is(${asked})`)]
  .filter(element => element.checkVisibility({ visibilityProperty: true }) && small(element) && !element.closest('.ci-sprite'));
const problem = element => {
  const found = element.closest(told);
  const teller = found?.matches('.seat-badge') ? person(found) : found;
  const text = teller ? words(teller).trim() : '';
  const sign = element.closest('[data-sign]');
  const meaning = sign ? document.getElementById(`sign-${sign.dataset.sign}`) : null;
  if (sign && !meaning) return `unknown sign ${sign.dataset.sign}`;
  if (text.length < 3 && !meaning) return 'not explained';
  // Who sits where is no matter of rules; what a stand-in is has a page of its own.
  const linked = meaning?.querySelector('a') || rule.test(text) || teller?.closest('[data-rule], [data-person]');
  return linked ? '' : `without a rule: ${text}`;
};
const found = things.map(element => [element, problem(element)]).filter(([, what]) => what).map(([element, what]) =>
  `${element.tagName}.${element.getAttribute('class')} in ${element.closest('[data-part]')?.dataset.part}: ${what}: ${element.textContent.trim().slice(0, 30)}`);
return [things.length, [...new Set(found)]];
";

/// For each game something with a sign on it, a word of the sign's meaning, and the rule about it.
const SIGNS: [(&str, &str, &str, &str); 3] = [
    ("photosynthesis", "[data-part=others] .ph-lp", "light points", "PH-3.3"),
    ("sol", "[data-part=deck] .sol-suit-F .sol-icon", "halves energy", "SO-7.3"),
    ("circadians", ".ci-hq .ci-takes .ci-coin:has([href='#ci-w'])", "pays at the Mining Camp", "CI-8.2"),
];

/// A full table of Sol.
const FULL: [&str; 5] = ["human", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"];

#[test]
fn everything_explains_itself() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "explained");
    let mut bare = Vec::new();
    let mut look = |what: &str| {
        let found = browser.run(UNEXPLAINED, vec![]);
        println!("{what}: {} things looked at", found[0]);
        assert!(found[0].as_u64().unwrap_or(0) > 60, "{what}: {found}");
        bare.extend(list(found[1].clone()).into_iter().map(|each| format!("{what}: {each}")));
    };
    let tables = TABLES.map(|(game, other)| (game, json!({"seats": ["human", other]})));
    let more = [
        ("photosynthesis", json!({"seats": ["human", "cynthia:tree", "bot:greedy", "bot:greedy"]})),
        ("sol", json!({"seats": FULL, "effects": "random", "event": "parasite"})),
        ("sol", json!({"seats": ["human"], "mode": "solo", "scenario": "energy_garden"})),
        ("circadians", json!({"seats": ["human", "bot:greedy", "bot:greedy", "bot:greedy"]})),
    ];
    for (game, setup) in tables.into_iter().chain(more) {
        for steps in [0, 45, 160] {
            let made = house.in_the_middle(game, setup.clone(), 73, steps);
            browser.open_page(&if made.secrets.iter().any(Option::is_some) {
                made.link(0)
            } else {
                made.watch()
            });
            browser.see("#scene > [data-part]");
            look(&format!("{game}, {setup}, step {steps}"));
        }
    }
    assert!(bare.is_empty(), "{}", bare.join("\n"));
}

#[test]
fn a_sign_is_explained_to_pointer_keyboard_and_finger_and_in_replays() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "signs");
    for ((game, other), (_, sign, meaning, rule)) in TABLES.into_iter().zip(SIGNS) {
        let made = house.in_the_middle(game, json!({"seats": ["human", other]}), 76, 45);
        browser.sit(&made.link(0));
        browser.next_offer();
        let link = format!("#preview .means a[href='/rules/{game}#{rule}']");
        browser.hover(sign);
        browser.read("#preview .means", meaning);
        browser.see(&link);
        browser.shot(game);
        // Without focus there is no explanation; with it the thing and its rule are explained.
        browser.hover(".log-box > summary");
        browser.see_no("#preview");
        browser.run("document.querySelector('.people .person').focus();", vec![]);
        browser.see("#preview a.rule");
        browser.run("document.activeElement.blur();", vec![]);
        // A finger that stays looks, and touches nothing.
        browser.resize(Size::Phone);
        browser.reload();
        browser.next_offer();
        let version = browser.version();
        browser.run(
            "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' });",
            vec![json!(sign)],
        );
        let (x, y) = browser.point_of(sign);
        browser.hold_at(x, y);
        browser.read("#preview .means", meaning);
        browser.shot(&format!("{game}-phone"));
        assert_eq!(browser.version(), version, "{game}: a long look is no touch");
        browser.resize(Size::Desk);
        // All of them can be read in one list, which needs no pointer.
        browser.unfold(".signs");
        browser.read(".signs", meaning);
        browser.is_accessible("signs");
        // A replay explains the same.
        browser.open_page(&format!("/t/{}/replay?step=40", made.id));
        browser.see("#scene > [data-part]");
        let found = browser.run(UNEXPLAINED, vec![]);
        assert!(found[0].as_u64().unwrap_or(0) > 60, "{game}: {found}");
        assert_eq!(list(found[1].clone()), Vec::<String>::new(), "replay of {game}");
        browser.hover(sign);
        browser.read("#preview .means", meaning);
        browser.see(&link);
        browser.shot(&format!("{game}-replay"));
    }
}

#[test]
fn marks_of_stand_ins_can_be_hidden() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "marks");
    let made = house.in_the_middle("circadians", json!({"seats": ["human", "ai"]}), 74, 10);
    browser.sit(&made.link(0));
    browser.next_offer();
    browser.see("#scene .stand-in");
    browser.press("#marks-on");
    browser.see_no(".stand-in");
    browser.reload();
    browser.next_offer();
    browser.see_no(".stand-in");
    browser.press("#marks-on");
    browser.see("#scene .stand-in");
}

#[test]
fn a_game_is_learned_on_one_screen() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "learn");
    for (game, _) in TABLES {
        browser.open_page(&format!("/learn/{game}"));
        browser.until(
            "[...document.querySelectorAll('.learn img')].filter(img => img.naturalWidth > 100).length === 2",
        );
        assert_eq!(browser.count(".chapters-short li"), 4);
        let bottom = browser.number("document.querySelector('.learn').getBoundingClientRect().bottom");
        assert!(bottom <= 900.0, "{game}: one screen, not {bottom}");
        browser.shot(game);
        browser.resize(Size::Phone);
        assert!(
            browser.number("document.documentElement.scrollWidth") <= 390.0,
            "{game} is wider than a phone"
        );
        browser.shot(&format!("{game}-phone"));
        browser.resize(Size::Desk);
    }
}

#[test]
fn a_form_says_what_will_be_played() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "what");
    browser.open_page("/new/photosynthesis?preset=first-game");
    browser.read("#what", "Photosynthesis");
    browser.read("#what", "Everything as usual");
    browser.see_no("[id='option.collect_reading']");
    // The usual ones are on top, and the sentence follows them.
    browser.press("label[for='option.revolutions.4']");
    browser.read("#what", "4");
    browser.unfold("#theme-cynthia");
    browser.see("[id='head-collect_reading']");
    // What was unfolded stays so when the form is made anew.
    browser.press("label[for='option.shade_lock.true']");
    browser.read("#what", "yes");
    browser.see("[id='head-collect_reading']");
    browser.whole_shot("form");
}

/// Names of tiles of which a word is wider than its place, so that it would be broken within.
const BROKEN_WORDS: &str = r"
const pen = document.createElement('canvas').getContext('2d');
return [...document.querySelectorAll('.ci-tile-name')].filter(name => name.checkVisibility()).flatMap(name => {
  pen.font = getComputedStyle(name).font;
  const room = name.clientWidth;
  return name.textContent.split(/[\s-]+/).filter(word => pen.measureText(word).width > room + 1);
});
";

#[test]
fn names_of_tiles_are_not_broken_within_words() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "words");
    browser.open_page("/");
    browser.run("document.cookie = 'lang=de; path=/';", vec![]);
    let made = house.in_the_middle("circadians", json!({"seats": ["human", "ai"]}), 75, 20);
    browser.sit(&made.link(0));
    browser.next_offer();
    browser.read("[data-part=people]", "am Zug");
    for size in Size::ALL {
        browser.resize(size);
        let broken = list(browser.run(BROKEN_WORDS, vec![]));
        assert!(broken.is_empty(), "{}: {broken:?}", size.name());
    }
}
