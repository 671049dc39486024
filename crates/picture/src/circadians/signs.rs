//! What the pictograms mean, each explained once.

use super::icons;
use crate::Sign;
use maud::{Markup, html};
use solarium_core::{Rule, Seat};
use solarium_words::Words;

/// Pictograms by name: what each means, and the rule that tells more.
const PICTOGRAMS: [(&str, &str, Rule); 23] = [
    ("w", "ci-sign-water", "CI-8.2"),
    ("a", "ci-sign-algae", "CI-5.6"),
    ("p", "ci-sign-power", "CI-8.2"),
    ("g", "ci-sign-gem", "CI-12.1"),
    ("d", "ci-sign-dice", "CI-1.2"),
    ("i", "ci-sign-item", "CI-7.2"),
    ("star", "ci-sign-points", "CI-12.1"),
    ("harvester", "ci-sign-harvester", "CI-10.2"),
    ("upgrade", "ci-sign-upgrade", "CI-15.2"),
    ("farm", "ci-sign-farm", "CI-15.1"),
    ("sunrise", "ci-sign-advancement", "CI-6.8"),
    ("setback", "ci-sign-setback", "CI-6.10"),
    ("any", "ci-sign-any", "CI-6.7"),
    ("leyrien", "ci-sign-leyrien", "CI-6.2"),
    ("zcharo", "ci-sign-zcharo", "CI-6.2"),
    ("jrayek", "ci-sign-jrayek", "CI-6.2"),
    ("at-mine", "ci-sign-mine", "CI-8.5"),
    ("at-lab", "ci-sign-laboratory", "CI-8.6"),
    ("at-foundry", "ci-sign-foundry", "CI-8.9"),
    ("at-control", "ci-sign-control", "CI-8.10"),
    ("at-market", "ci-sign-market", "CI-8.11"),
    ("at-academy", "ci-sign-academy", "CI-8.12"),
    ("at-hq", "ci-sign-headquarters", "CI-7.6"),
];

pub(super) fn signs(words: &Words) -> Vec<Sign> {
    let sign = |id: &'static str, drawn: Markup, key: &str, rule: Rule| Sign {
        id,
        drawn: drawn.into_string(),
        text: words.get(key).to_string(),
        rule,
    };
    let pictogram = |(id, key, rule): (&'static str, &str, Rule)| sign(id, icons::drawing(id), key, rule);
    let mut signs: Vec<Sign> = PICTOGRAMS.into_iter().map(pictogram).collect();
    signs.extend([
        sign("face", icons::face(3), "ci-sign-face", "CI-5.12"),
        sign("die", icons::die(Seat(0), 5, None), "ci-sign-die", "CI-1.2"),
        sign("flip", html! { "⇅" }, "ci-sign-flip", "CI-5.3"),
        sign("first", icons::drawing("sunrise"), "ci-sign-first", "CI-11.3"),
    ]);
    signs
}
