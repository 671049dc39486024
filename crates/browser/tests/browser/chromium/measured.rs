//! What can be measured of a table: how much of the window its board has, how small its letters are, what a phone shows
//! at once.

use crate::browser::{Browser, Size};
use crate::house::House;
use serde_json::json;

/// The windows of people who sit at a desk, and the share of the window that the board must have.
const WINDOWS: [(u32, u32, f64); 3] = [(1440, 900, 0.45), (1920, 1080, 0.45), (2560, 1440, 0.50)];

/// Tables that are measured, with the element that is their board: that of Circadians is the whole table.
const BOARDS: [(&str, &str, &str); 3] = [
    ("photosynthesis", "cynthia:tree", "[data-part=board]"),
    ("sol", "bot:greedy", "[data-part=board]"),
    ("circadians", "ai", "#scene"),
];

/// The share of the window that an element has, as far as it can be seen.
const SHARE: &str = r"
const box = document.querySelector(arguments[0]).getBoundingClientRect();
const wide = Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0));
const high = Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
return wide * high / (innerWidth * innerHeight);
";

/// Everything written that can be seen within an element: its words, how large its letters are on the screen, and where it is. The box of
/// a text in a picture is as high as its letters, without the room above and below them.
pub(super) const TEXTS: &str = r"
const texts = [];
const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
const hidden = '.away, .unseen, .ph-hidden, .visually-hidden, .ci-unseen, script, style, noscript, defs, template';
while (walk.nextNode()) {
  const text = walk.currentNode.data.trim();
  const element = walk.currentNode.parentElement;
  if (!text || element.closest(hidden) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  const range = document.createRange();
  range.selectNodeContents(walk.currentNode);
  const box = range.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) continue;
  const matrix = element.closest('svg') && element.getScreenCTM ? element.getScreenCTM() : null;
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  const size = parseFloat(getComputedStyle(element).fontSize) * scale;
  const spare = matrix ? Math.max(0, (box.height - size * 0.75) / 2) : 0;
  texts.push({ element, text: text.slice(0, 30), where: element.getAttribute('class') || element.tagName, size,
    drawn: Boolean(matrix), left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare });
}
";

/// The smallest letters on the page.
fn smallest(browser: &Browser) -> (f64, String) {
    let script = format!(
        "const within = document.body; {TEXTS} texts.sort((a, b) => a.size - b.size); const [{{ text, where, size }}] = texts; return {{ text, where, size }};"
    );
    let found = browser.run(&script, vec![]);
    let size = found["size"].as_f64().expect("something is written");
    (size, format!("{} in {}", found["text"], found["where"]))
}

#[test]
fn the_board_has_most_of_the_window() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "measured-share");
    let mut small = Vec::new();
    for (game, other, board) in BOARDS {
        let made = house.in_the_middle(game, json!({"seats": ["human", other]}), 51, 40);
        browser.sit(&made.link(0));
        for (width, height, least) in WINDOWS {
            browser.resize_desk(width, height);
            let share = browser.run(SHARE, vec![json!(board)]).as_f64().unwrap_or_default();
            println!("{game} {width}×{height}: the board has {:.1} % of the window", share * 100.0);
            browser.shot(&format!("{game}-{width}"));
            if share < least {
                small.push(format!("{game} {width}×{height}: {share:.3} < {least}"));
            }
        }
        browser.resize(Size::Desk);
    }
    assert!(small.is_empty(), "{}", small.join("\n"));
}

#[test]
fn nothing_on_a_table_is_written_small() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "measured-letters");
    let mut found = Vec::new();
    for (game, other, _) in BOARDS {
        let mut least = [f64::MAX; 3];
        // The beginning, the middle and the end.
        for steps in [0, 40, 9_999] {
            let made = house.in_the_middle(game, json!({"seats": ["human", other]}), 53, steps);
            browser.open_page(&made.watch());
            browser.see("#scene > [data-part]");
            for (at, size) in Size::ALL.into_iter().enumerate() {
                browser.resize(size);
                let (letters, what) = smallest(&browser);
                least[at] = least[at].min(letters);
                let bound = if size == Size::Phone { 11.0 } else { 12.0 };
                if letters < bound - 0.01 {
                    found.push(format!("{game}, step {steps}, {}: {letters:.1} px: {what}", size.name()));
                }
            }
            browser.resize(Size::Desk);
        }
        println!("{game}: smallest letters {least:.1?} px at 1440, 1024, 390");
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_first_screen_of_a_phone_has_board_question_and_answers() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "measured-phone");
    browser.resize(Size::Phone);
    for (game, other, board) in BOARDS {
        let made = house.in_the_middle(game, json!({"seats": ["human", other]}), 52, 30);
        browser.sit(&made.link(0));
        browser.next_offer();
        // Of a table that is longer than the screen as much is asked for as a board has.
        let inside = browser.run(
            "const bar = document.querySelector('.sticky').getBoundingClientRect().top;\
             return [arguments[0], '[data-part=prompt]', '#actions', '[data-part=undo] button'].map(part => {\
               const box = document.querySelector(part).getBoundingClientRect();\
               const bottom = part === '#scene' ? Math.min(box.bottom, bar) : box.bottom;\
               return [part, box.top, bottom, part === arguments[0] ? bar : innerHeight, bottom - box.top];\
             });",
            vec![json!(board)],
        );
        assert!(inside[0][4].as_f64().unwrap_or_default() >= 300.0, "{game}: {inside}");
        for part in inside.as_array().expect("parts") {
            let number = |at: usize| part[at].as_f64().unwrap_or(f64::NAN);
            println!("{game}: {} from {:.0} to {:.0} of {:.0} px", part[0], number(1), number(2), number(3));
            assert!(number(1) >= 0.0 && number(2) <= number(3) + 1.0 && number(4) >= 39.5, "{game}: {part}");
        }
        assert!(
            browser.number("document.documentElement.scrollWidth") <= 390.0,
            "{game} is wider than a phone"
        );
        browser.shot(game);
    }
}
