//! What happens to the page when the position changes, and what is shown on the board of a change that is only thought of.

use crate::browser::Browser;
use crate::house::House;
use serde_json::{Value, json};

/// Steps of a game that are looked at, at most.
const MOST: u64 = 120;

/// Brings a section through the scenes of a game, step by step: where it is not what was sent, and how many of its
/// elements stayed what they were.
const THROUGH: &str = r#"
const [id, steps] = args;
const sheet = document.querySelector('link[href*="/assets/"]').href;
const { renew } = await import(`${sheet.slice(0, sheet.lastIndexOf('/'))}/client/renew.js`);
const sections = {};
const [wrong, count] = [[], { kept: 0, all: 0 }];
for (let step = 0; step <= steps; step += 1) {
  const { parts } = await (await fetch(`/t/${id}/replay/${step}?spectator=true`)).json();
  for (const [name, { html }] of Object.entries(parts)) {
    const section = (sections[name] ??= document.createElement('section'));
    const before = new Set(section.querySelectorAll('*'));
    renew(section, html);
    const wanted = document.createElement('section');
    wanted.innerHTML = html;
    // What a reader opened or closed stays so.
    for (const details of [section, wanted].flatMap((each) => [...each.querySelectorAll('details')])) details.open = false;
    if (!section.isEqualNode(wanted)) wrong.push(`${name} at step ${step}`);
    if (before.size === 0) continue;
    const now = [...section.querySelectorAll('*')];
    count.all += now.length;
    count.kept += now.filter((element) => before.has(element)).length;
  }
}
return { wrong, share: count.kept / count.all };
"#;

#[test]
fn what_stays_on_the_page_is_not_made_anew() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "changes-kept");
    for game in ["photosynthesis", "sol", "circadians"] {
        let made = house.finished(game, json!({"seats": ["bot:greedy", "bot:greedy"]}), 81);
        let steps = house.get(&format!("/api/tables/{}", made.id), None)["steps"].as_u64().expect("steps");
        browser.open_page(&format!("/t/{}/replay", made.id));
        let found = browser.promised(THROUGH, vec![json!(made.id), json!(steps.min(MOST))]);
        assert_eq!(found["wrong"], json!([]), "{game}");
        let share = found["share"].as_f64().expect("a share");
        println!("{game}: {:.1} % of the elements stay from step to step", share * 100.0);
        assert!(share > 0.85, "{game}: {share}");
    }
}

/// The marks of a preview that lie over the scene: what they are, what they say, and the thing they lie on or beside.
const MARKS: &str = r"
const middle = element => (box => [box.left + box.width / 2, box.top + box.height / 2])(element.getBoundingClientRect());
return [...document.querySelectorAll('#scene > .over > *')].map(mark => {
  const thing = document.querySelector(mark.dataset.at);
  const [[x, y], [a, b]] = [middle(mark), middle(thing)];
  const name = thing.closest('[data-name]')?.dataset.name ?? thing.dataset.sign ?? thing.getAttribute('class');
  return [mark.getAttribute('class'), mark.textContent, Math.hypot(x - a, y - b) < 40 ? name : `far from ${name}`];
});
";

/// Looks at one answer of the list; the marks of its preview.
fn look(browser: &Browser, action: &str) -> Vec<[String; 3]> {
    browser.run(
        "for (const group of document.querySelectorAll('#action-list details')) group.open = true;\
         [...document.querySelectorAll('#action-list button')].find(each => each.dataset.action === arguments[0]).focus();",
        vec![json!(action)],
    );
    browser.until("document.querySelector('#scene > .over > *')");
    let found: Value = browser.run(MARKS, vec![]);
    browser.shot(&action.replace(' ', "-"));
    browser.run("document.activeElement.blur();", vec![]);
    browser.until("!document.querySelector('#scene > .over')");
    serde_json::from_value(found).expect("marks")
}

#[test]
fn the_planet_shows_what_an_answer_would_change() {
    let house = House::open();
    let browser = Browser::open(house.origin(), "changes-planet");
    browser.media("light", true);
    let sit = |steps: u64| {
        let made = house.in_the_middle("circadians", json!({"seats": ["human", "ai"]}), 302, steps);
        browser.sit(&made.link(0));
        browser.next_offer();
    };
    let has = |marks: &[[String; 3]], class: &str, text: &str, thing: &str| {
        assert!(
            marks.iter().any(|[c, t, n]| c.starts_with(class) && t == text && n == thing),
            "no {class} {text} at {thing}: {marks:?}"
        );
    };
    // A die of the plan lies in its Garage.
    sit(20);
    has(&look(&browser, "garage 1"), "ci-ghost", "", "garage-1");
    // A die goes below a clan: it lies there, what it costs is taken from the supplies, and its points are counted.
    sit(56);
    let marks = look(&browser, "act neg-L1 4");
    has(&marks, "ci-ghost", "", "L1");
    has(&marks, "ci-delta ci-spent", "−6", "a");
    has(&marks, "ci-delta ci-gained", "+3", "ci-total");
}
