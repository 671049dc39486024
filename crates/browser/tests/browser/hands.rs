//! Somebody who plays without knowing a rule: touches what the page offers, and watches that it answers.

use crate::browser::Browser;
use serde_json::{Value, json};

/// Chooses among what is offered; the same seed chooses the same way.
#[derive(Debug)]
pub(crate) struct Whim(u64);

impl Whim {
    pub(crate) fn new(seed: u64) -> Whim {
        Whim(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most.max(1) as u64) as usize
    }
}

/// What the page offers at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    /// The game is over.
    End,
    /// A question before something is lost.
    Sure,
    /// An automa's step, waiting to be read.
    Step,
    /// Things to touch, and buttons that answer at once.
    Touch { things: Vec<String>, answers: Vec<String> },
    /// The screen goes from hand to hand.
    Curtain,
    /// Nothing: somebody else is at it.
    Nothing,
}

/// What a whole game was made of.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Played {
    /// Touches of things on the board.
    pub touches: usize,
    /// Buttons pressed.
    pub answers: usize,
    /// Questions before something was lost.
    pub questions: usize,
}

/// Scrolls as a person does to something whose middle is covered, by the answer bar of a phone for example: at its edge
/// a touch may end on the bar.
const SCROLL_TO_COVERED: &str = "
const thing = document.querySelector(arguments[0]);
if (thing) {
  const box = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!hit || !thing.contains(hit)) thing.scrollIntoView({ block: 'center', behavior: 'instant' });
}";

impl Browser {
    /// Sits down by the link of a seat; automas move at once.
    pub(crate) fn sit(&self, link: &str) {
        self.open_page(link);
        self.until(
            "!location.hash && JSON.parse(document.querySelector('#table').dataset.table).mine.length",
        );
        self.pace("instant");
    }

    /// Sets how automas are shown: `step`, `auto`, `instant`.
    pub(crate) fn pace(&self, mode: &str) {
        self.choose("#pace-mode", mode);
    }

    pub(crate) fn offer(&self) -> Offer {
        let told = self.run(OFFER, vec![]);
        let list = |key: &str| -> Vec<String> {
            let list = told[key].as_array().into_iter().flatten();
            list.filter_map(Value::as_str).map(str::to_string).collect()
        };
        match told["kind"].as_str() {
            Some("end") => Offer::End,
            Some("sure") => Offer::Sure,
            Some("curtain") => Offer::Curtain,
            Some("step") => Offer::Step,
            Some("touch") => Offer::Touch { things: list("things"), answers: list("answers") },
            _ => Offer::Nothing,
        }
    }

    /// Waits until there is something to do.
    pub(crate) fn next_offer(&self) -> Offer {
        self.until_or(&format!("(() => {{ {OFFER} }})().kind"), || {
            self.text("document.querySelector('#table')?.innerText.slice(0, 600)")
        });
        self.offer()
    }

    /// What changes whenever the page has answered a touch.
    pub(crate) fn answer(&self) -> String {
        self.text(ANSWER)
    }

    /// Touches a thing by its id and waits for the page to answer. What is no longer there is not touched: the table
    /// may have moved on since it was offered.
    pub(crate) fn touch(&self, id: &str) -> bool {
        self.press_offered(&format!("#scene [data-touch={}].can", json!(id)))
    }

    /// Presses the button of an action and waits for the page to answer.
    pub(crate) fn press_answer(&self, action: &str) -> bool {
        let button = format!("#action-list button[data-action={}]", json!(action));
        // On a phone the list is a sheet that opens.
        let hidden = format!("document.querySelector({})?.checkVisibility() === false", json!(button));
        if self.truth(&format!("{hidden} && !document.querySelector('#actions.open')")) {
            self.press("#actions-toggle");
        }
        let group = format!("#action-list details:not([open]):has(button[data-action={}])", json!(action));
        if self.count(&group) > 0 {
            self.press(&format!("{group} > summary"));
        }
        self.press_offered(&button)
    }

    fn press_offered(&self, selector: &str) -> bool {
        let before = self.answer();
        let touch = self.text(&format!("document.querySelector({})?.dataset.touch ?? ''", json!(selector)));
        self.run(SCROLL_TO_COVERED, vec![json!(selector)]);
        let Some((x, y)) = self.offered_point(selector) else { return false };
        self.press_at(x, y);
        self.until_or(&format!("{ANSWER} !== {}", json!(before)), || format!("after pressing {selector}"));
        // A finger may have meant something beside it: then the page asks.
        if self.truth("document.querySelector('#chooser')?.hidden === false") {
            let asked = self.answer();
            self.press(&format!("#chooser [data-choice={}]", json!(touch)));
            self.until_or(&format!("{ANSWER} !== {}", json!(asked)), || format!("after choosing {touch}"));
        }
        true
    }

    /// Where to press something offered: null once it is gone. Something offered but covered is an error.
    fn offered_point(&self, selector: &str) -> Option<(f64, f64)> {
        let gone = format!("!document.querySelector({})", json!(selector));
        self.point_unless(selector, &gone)
    }

    /// Does one action: touches what it asks for in turn, and presses its button where the board has no place for it.
    pub(crate) fn act(&self, action: &str) {
        let touches = self.promised(
            "const id = location.pathname.split('/')[2];\
             const answer = await fetch(`/api/tables/${id}/legal`);\
             return (await answer.json()).legal.find(each => each.action === args[0])?.touches ?? null;",
            vec![json!(action)],
        );
        let touches: Vec<String> = serde_json::from_value(touches)
            .unwrap_or_else(|_| panic!("{action} is not legal: {}", self.text("document.title")));
        self.until(
            "document.querySelector('#actions:not([hidden])') && !document.querySelector('#table.sending')",
        );
        let sent = format!(
            "document.querySelector('#table.sending, dialog[open]') || document.querySelector('#actions').hidden || {} !== {}",
            Browser::VERSION,
            json!(self.version())
        );
        for touch in &touches {
            let place = format!("#scene [data-touch={}]:is(.can, .could)", json!(touch));
            if self.truth(&sent) || self.count(&place) == 0 || !self.press_offered(&place) {
                break;
            }
        }
        if !self.truth(&sent) {
            self.press_answer(action);
        }
        if self.truth("document.querySelector('dialog[open]')") {
            self.press("dialog[open] .primary");
            self.until("!document.querySelector('dialog[open]')");
        }
    }

    /// Plays on until `enough`, or to the end of the game.
    pub(crate) fn play_on(
        &self,
        whim: &mut Whim,
        mut enough: impl FnMut(&Browser, &Played) -> bool,
    ) -> Played {
        let mut played = Played::default();
        loop {
            match self.next_offer() {
                Offer::End => return played,
                Offer::Sure => {
                    played.questions += 1;
                    self.press("dialog[open] .primary");
                    self.until("!document.querySelector('dialog[open]')");
                }
                Offer::Step => {
                    if enough(self, &played) {
                        return played;
                    }
                    self.press("#player-skip");
                }
                Offer::Nothing => {}
                Offer::Curtain => {
                    if enough(self, &played) {
                        return played;
                    }
                    self.press("#curtain-show");
                    self.until("document.querySelector('#curtain').hidden");
                }
                Offer::Touch { things, answers } => {
                    if enough(self, &played) {
                        return played;
                    }
                    assert!(played.touches + played.answers < 3000, "no end in sight: {played:?}");
                    // Answers end turns; too many of them and nothing is ever built, too few and the game never ends.
                    let before = (played.touches, played.answers);
                    let answer = !answers.is_empty() && (things.is_empty() || whim.below(3) == 0);
                    if answer {
                        played.answers += usize::from(self.press_answer(&answers[whim.below(answers.len())]));
                    } else {
                        played.touches += usize::from(self.touch(&things[whim.below(things.len())]));
                    }
                    if before != (played.touches, played.answers) && enough(self, &played) {
                        return played;
                    }
                }
            }
        }
    }
}

/// Statements that return what is offered.
const OFFER: &str = r"
const seen = e => e && e.checkVisibility() && e.getClientRects().length;
if (seen(document.querySelector('dialog[open]'))) return { kind: 'sure' };
if (document.querySelector('#table.sending')) return { kind: null };
if (seen(document.querySelector('#player'))) return { kind: 'step' };
if (seen(document.querySelector('#curtain'))) return { kind: 'curtain' };
if (seen(document.querySelector('[data-part=end] .end'))) return { kind: 'end' };
const things = [...new Set([...document.querySelectorAll('#scene [data-touch].can')].filter(seen).map(e => e.dataset.touch))];
// A long list has no button that stands apart: all are in groups.
const all = [...document.querySelectorAll('#actions:not([hidden]) button[data-action]')];
const apart = all.filter(e => e.classList.contains('offer'));
const answers = (things.length || apart.length ? apart : all).map(e => e.dataset.action);
if (things.length || answers.length) return { kind: 'touch', things, answers };
return { kind: null };
";

/// An expression that is another one after every answer.
const ANSWER: &str = r"[document.querySelector('#table')?.dataset.version,
document.querySelectorAll('.chosen').length,
document.querySelector('dialog[open]') ? 'dialog' : '',
document.querySelector('#chooser')?.hidden,
document.querySelector('#player')?.hidden,
document.querySelector('.tray')?.dataset.filled,
[...document.querySelectorAll('#scene .can')].map(e => e.dataset.touch).join(' ')].join('|')";
