//! The AI's reasons: its cards have codes for the boards, a reader wants their names.

use crate::pointed::Pointed;
use solarium_circadians::pack::Consequence;
use solarium_core::{Language, TraceStep};
use solarium_words::{Lang, Words};

/// A candidate whose own name says too little; `None` if it speaks for itself. Clans are called as the step calls
/// them: their names belong to the pack.
pub(crate) fn pointed(step: &TraceStep, name: &str, candidate: usize, words: &Words) -> Option<Pointed> {
    let says = |text: &str| Pointed { at: name.to_string(), text: words.phrase(text).into_owned() };
    let what = Words::of(Lang::En).say(&step.what);
    match step.rule {
        // "due card s05, value 2: Leyrien, then Laboratory, then Market for 1 Gem"
        "CI-17.4" => {
            let (_, options) = what.split_once(": ")?;
            options.split(", then ").nth(candidate).map(says)
        }
        // "Leyrien: free rows at the price of Jrayek, ..."
        "CI-17.9" => {
            let (clan, _) = what.split_once(": ")?;
            let row = name.trim_start_matches(|c: char| !c.is_ascii_digit());
            Some(says(&format!("{clan}, row {row}")))
        }
        // A reward and a punishment have the same word; the step tells which of them a token covers.
        "CI-17.10" => {
            let kind = Consequence::parse(name)?;
            let side = if what.starts_with("advancement") { "reward" } else { "punishment" };
            Some(Pointed { at: format!("{side}-{name}"), text: kind_words(words, kind).to_string() })
        }
        _ => None,
    }
}

/// A reward or punishment in a word.
pub(super) fn kind_words(words: &Words, kind: Consequence) -> &str {
    match kind {
        Consequence::Items => words.get("ci-kind-items"),
        Consequence::Die => words.get("ci-kind-die"),
        Consequence::Gem => words.get("ci-kind-gem"),
        Consequence::Harvester => words.get("ci-kind-harvester"),
        Consequence::Upgrade => words.get("ci-kind-upgrade"),
        Consequence::Farm => words.get("ci-kind-farm"),
    }
}
