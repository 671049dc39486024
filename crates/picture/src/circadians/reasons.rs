//! The AI's reasons: its cards have codes for the boards, a reader wants their names.

use crate::Pointed;
use solarium_circadians::pack::Consequence;
use solarium_core::{Argument, Language, Message, TraceStep};
use solarium_words::Words;

/// A candidate whose own name says too little; `None` if it speaks for itself. Clans are called as the step calls
/// them: their names belong to the pack.
pub(crate) fn pointed(step: &TraceStep, name: &str, candidate: usize, words: &Words) -> Option<Pointed> {
    let says = |message: &Message| Pointed { at: name.to_string(), text: words.say(message) };
    let covers = |side: &str| {
        let kind = Consequence::parse(name)?;
        Some(Pointed { at: format!("{side}-{name}"), text: kind_words(words, kind).to_string() })
    };
    match step.what.id {
        "ci-reason-due-card" | "ci-reason-extra-card" => {
            let Argument::Message(options) = argument(&step.what, "options")? else { return None };
            option(options, candidate).map(says)
        }
        "ci-reason-dearest-row" => {
            let clan = argument(&step.what, "clan")?.clone();
            let row = name.trim_start_matches(|c: char| !c.is_ascii_digit());
            Some(says(&Message::new("ci-space-negotiation").with("clan", clan).with("row", row)))
        }
        // A reward and a punishment have the same word; the step tells which of them a token covers.
        "ci-reason-advancement" => covers("reward"),
        "ci-reason-setback" => covers("punishment"),
        _ => None,
    }
}

fn argument<'a>(message: &'a Message, name: &str) -> Option<&'a Argument> {
    message.args.iter().find(|(known, _)| *known == name).map(|(_, argument)| argument)
}

/// What a card tries at a place in its order: `first, then (second, then third)`.
fn option(options: &Message, place: usize) -> Option<&Message> {
    if options.id != "ci-option-then" {
        return (place == 0).then_some(options);
    }
    let next = if place == 0 { "first" } else { "rest" };
    match argument(options, next)? {
        Argument::Message(first) if place == 0 => Some(first),
        Argument::Message(rest) => option(rest, place - 1),
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
