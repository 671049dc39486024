//! What people type and how they look: long names, emoji, marks of direction, narrow windows, magnified pages and texts.

use crate::browser::{Browser, Size};
use crate::house::House;
use serde_json::{Value, json};

const GAMES: [(&str, &str, u64); 3] =
    [("photosynthesis", "cynthia:tree", 40), ("sol", "bot:greedy", 60), ("circadians", "ai", 40)];

#[test]
fn names_of_every_kind_are_kept_and_fit() {
    let house = House::open();
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"], "first_seat": 0}), 91);
    let (ada, bob) = (Browser::open(house.origin(), "odd-ada"), Browser::open(house.origin(), "odd-bob"));
    ada.sit(&made.link(0));
    bob.sit(&made.link(1));
    // The name is asked for once, beside the game.
    ada.see("#ask-name");
    let long = "Wolfeschlegelsteinhausenbergerdorff".repeat(6);
    ada.write("#own-name", &long);
    ada.press("#ask-name button[type=submit]");
    ada.see_no("#ask-name");
    // The field takes 40 letters; longer ones that come by other ways are refused with a reason.
    ada.read("[data-person='0'] .name", &long[..40]);
    let (status, refused) = house.ask(
        "POST",
        &format!("/t/{}/name", made.id),
        made.secrets[0].as_deref(),
        &json!({"seat": 0, "name": long}).to_string(),
    );
    assert_eq!(status, 422, "{refused}");
    assert!(refused.contains("at most 40 letters"), "{refused}");
    bob.write("#own-name", "\u{202e}👩\u{200d}🚀 שלום\u{200f}");
    bob.press("#ask-name button[type=submit]");
    bob.see_no("#ask-name");
    ada.read("[data-person='1'] .name", "👩\u{200d}🚀 שלום");
    assert_eq!(
        ada.text("document.querySelector('[data-person=\"1\"] .name').textContent"),
        "👩\u{200d}🚀 שלום"
    );
    // Chat signs with the name and the mark of the seat.
    bob.unfold("#chat-box");
    bob.write("#chat-text", "good light");
    bob.key("Enter");
    ada.unfold("#chat-box");
    ada.read("#chat li b", "👩\u{200d}🚀 שלום");
    assert_eq!(ada.count("#chat li .seat-badge.seat-1"), 1);
    let colour = |place: &str| {
        ada.text(&format!("getComputedStyle(document.querySelector('{place} .seat-badge.seat-1 path')).fill"))
    };
    assert_eq!(colour("#chat"), colour("[data-person=\"1\"]"), "one seat, one colour");
    for browser in [&ada, &bob] {
        for size in Size::ALL {
            browser.resize(size);
            browser.fits("odd names");
        }
        browser.resize(Size::Desk);
    }
    ada.shot("names");
    // Another table knows her already.
    let next = house.table("sol", json!({"seats": ["human", "human"]}), 92);
    ada.sit(&next.link(0));
    ada.read("[data-person='0'] .name", &long[..40]);
    assert!(ada.truth("document.querySelector('#ask-name').hidden"));
}

#[test]
fn nothing_is_lost_in_small_windows_and_magnified() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "odd-windows");
    let mut found = Vec::new();
    for (game, other, steps) in GAMES {
        let made = house.in_the_middle(game, json!({"seats": ["human", other]}), 93, steps);
        browser.resize(Size::Desk);
        browser.sit(&made.link(0));
        browser.next_offer();
        // The narrowest phone; a page magnified to 200 %, which is a window of half the size; letters alone magnified.
        browser.resize_phone(320);
        found.extend(lost(&browser, &format!("{game} at 320")));
        browser.resize_desk(720, 450);
        found.extend(lost(&browser, &format!("{game} at 200 %")));
        browser.resize(Size::Desk);
        browser.run("document.documentElement.style.fontSize = '200%';", vec![]);
        found.extend(lost(&browser, &format!("{game} with letters of 200 %")));
        for width in [390, 320] {
            browser.resize_phone(width);
            let what = format!("{game} at {width} with letters of 200 %");
            found.extend(lost(&browser, &what));
            let cut: Vec<String> = serde_json::from_value(browser.run(CUT, vec![])).expect("texts");
            found.extend(cut.iter().map(|text| format!("{what}: {text}")));
            if browser.truth(COVERED) {
                found.push(format!("{what}: words lie over the board"));
            }
        }
        browser.run("document.documentElement.style.fontSize = '';", vec![]);
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Lines of text in the panels of a table that lie over each other or go beyond their panel. What is drawn in a picture
/// is measured elsewhere; what can be pushed aside may be wider than its panel.
const PANELS: &str = r"
const found = [];
for (const panel of document.querySelectorAll('#scene > [data-part]')) {
  const edge = panel.getBoundingClientRect();
  const walk = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walk.nextNode()) {
    const [node, element] = [walk.currentNode, walk.currentNode.parentElement];
    const apart = element.closest('svg, template, .ci-nav, .table-scroll, .scroll');
    // What only screen readers say is in a box of one pixel.
    let unseen = false;
    for (let each = element; each !== panel; each = each.parentElement) unseen ||= each.getBoundingClientRect().width <= 1;
    if (!node.data.trim() || apart || unseen || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ node, box, text: node.data.trim().slice(0, 20) });
  }
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
  lines.forEach((a, n) => {
    if (a.box.right > edge.right + 1) found.push(`${panel.dataset.part}: ${a.text} is cut`);
    for (const b of lines.slice(n + 1)) if (a.node !== b.node && meets(a.box, b.box)) found.push(`${panel.dataset.part}: ${a.text} over ${b.text}`);
  });
}
return [...new Set(found)];
";

/// Texts of which a part can be brought into sight by no means: beyond the window, or beyond a frame that cuts them off.
/// Names may be cut.
const CUT: &str = r"
const found = [];
const walk = document.createTreeWalker(document.querySelector('#table'), NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const [node, element] = [walk.currentNode, walk.currentNode.parentElement];
  if (!node.data.trim() || element.closest('svg, template, .name') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  let [most, unseen] = [document.documentElement.clientWidth, false];
  for (let each = element; each !== document.body; each = each.parentElement) {
    const [box, style] = [each.getBoundingClientRect(), getComputedStyle(each)];
    // What only screen readers say is in a box of one pixel, or cut away altogether.
    unseen ||= box.width <= 1 || style.clipPath !== 'none';
    if (['auto', 'scroll'].includes(style.overflowX)) most = Infinity;
    if (['hidden', 'clip'].includes(style.overflowX) && most !== Infinity) most = Math.min(most, box.right);
  }
  const range = document.createRange();
  range.selectNodeContents(node);
  const beyond = [...range.getClientRects()].some(box => box.width > 1 && box.right > most + 1);
  if (beyond && !unseen) found.push(`${node.data.trim().slice(0, 30)} is cut`);
}
return [...new Set(found)];
";

/// Does another part of the scene lie over the board?
const COVERED: &str = "(board => board && [...document.querySelectorAll('#scene > [data-part]')].some(part => {\
    const box = part.getBoundingClientRect();\
    return part !== board && box.height > 0 && box.top < board.getBoundingClientRect().bottom - 1\
      && box.bottom > board.getBoundingClientRect().top + 1; }))(document.querySelector('#scene > [data-part=board]'))";

/// What does not fit, and what of the table cannot be reached.
fn lost(browser: &Browser, what: &str) -> Vec<String> {
    let mut found = browser.too_wide(what);
    browser.shot(&what.replace([' ', '%'], "-"));
    for needed in [
        "#scene > [data-part=board], #scene:not(:has(> [data-part=board]))",
        "[data-part=prompt] .prompt",
        "[data-do=undo]",
        "#log-box > summary",
        "#chat-box > summary",
    ] {
        // The answer bar covers the lower part of the screen: what lies there is scrolled up.
        let reached = browser.truth(&format!(
            "['center', 'start'].some(block => {{ const e = document.querySelector({});\
             if (!e || !e.checkVisibility()) return false; e.scrollIntoView({{ block, behavior: 'instant' }});\
             const box = e.getBoundingClientRect(); const x = box.left + Math.min(box.width / 2, innerWidth / 2);\
             const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];\
             return [0.1, 0.3, 0.5, 0.7, 0.9].some(part => {{\
               const hit = document.elementFromPoint(x, top + (bottom - top) * part);\
               return hit && (e.contains(hit) || hit.contains(e)); }}); }})",
            json!(needed)
        ));
        if !reached {
            found.push(format!("{what}: {needed} cannot be reached"));
        }
    }
    if let Value::Array(lines) = browser.run(PANELS, vec![]) {
        found.extend(lines.iter().map(|line| format!("{what}: {line}")));
    }
    // A board that is smaller than a palm cannot be played on.
    let board = browser.number(
        "(board => { const box = board?.getBoundingClientRect(); return box ? Math.min(box.width, box.height) : 1000; })\
         (document.querySelector('#scene > :is([data-part=board], [data-part=planet])'))",
    );
    println!("{what}: the board has {board:.0} px");
    if board < 240.0 {
        found.push(format!("{what}: the board has {board:.0} px only"));
    }
    // A name may be cut, but some of it is always there, and so are the points.
    let hidden = browser.number(
        "[...document.querySelectorAll('.person')].filter(person => {\
           const row = person.getBoundingClientRect();\
           const seen = each => (box => box.width >= 24 && box.right <= row.right + 1)(each.getBoundingClientRect());\
           return ![...person.querySelectorAll('.name, .points')].every(seen); }).length",
    );
    if hidden > 0.0 {
        found.push(format!("{what}: names or points of {hidden} people are out of sight"));
    }
    found
}
