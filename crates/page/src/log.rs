//! Lines of what happened, as the viewer may see them.

use crate::lists::bot_name;
use crate::viewed::{seat_mark, with_rules};
use maud::{Markup, html};
use solarium_core::{Language, Seat, Viewer};
use solarium_table::{Entry, Reply, StepReport, StepSeen};
use solarium_words::Words;

/// Whose lines, in which words.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// Id of the game.
    pub game: &'a str,
    /// What to call each seat.
    pub names: &'a [String],
    /// Who reads.
    pub viewer: Viewer,
    /// Is everything open to everybody?
    pub open: bool,
    /// In which words.
    pub words: &'a Words,
}

impl Teller<'_> {
    fn who(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// What the reader may see of a step.
    pub fn seen<'t>(&self, report: Option<&'t StepReport>) -> StepSeen<'t> {
        StepSeen::of(report, self.viewer, self.open)
    }

    /// One line of the journal. `reasons` says whether its reasons can be shown again.
    pub fn line(&self, number: u64, entry: &Entry, report: Option<&StepReport>, reasons: bool) -> Markup {
        html! {
            li data-line=(number) data-kind=(kind(entry)) data-seat=[seat_of(entry)] {
                (self.body(entry, report))
                @if reasons {
                    " "
                    button.why type="button" data-why=(number) aria-expanded="false" { (self.words.get("log-why")) }
                }
            }
        }
    }

    fn body(&self, entry: &Entry, report: Option<&StepReport>) -> Markup {
        let words = self.words;
        let said = |key: &str, seat: &Seat| {
            html! { (seat_mark(*seat)) " " (words.fill(key, &[("who", &self.who(*seat))])) }
        };
        let stepped = |key: &str, seat: &Seat, step: &usize| {
            html! { (seat_mark(*seat)) " "
            (words.fill(key, &[("who", &self.who(*seat)), ("step", &(step + 1))])) }
        };
        match entry {
            Entry::Step { seat, text, usual } => html! {
                (self.step(*seat, text, report))
                @if *usual { " " span.soft { "– " (words.get("log-usual")) } }
            },
            Entry::Replaced { seat, .. } => self.step(Some(*seat), "", report),
            Entry::Undone { seat, step } => stepped("log-undone", seat, step),
            Entry::Rewound { seat, step } => stepped("log-rewound", seat, step),
            Entry::Asked { seat, step } => stepped("log-asked", seat, step),
            Entry::Answered { seat, agrees: true } => said("log-agreed", seat),
            Entry::Answered { seat, agrees: false } => said("log-refused", seat),
            Entry::ToBot { seat, bot } => html! {
                (seat_mark(*seat)) " " (words.fill("log-to-bot", &[("who", &self.who(*seat)), ("bot", &bot_name(words, bot))]))
            },
            Entry::ToPerson { seat } => said("log-to-person", seat),
            Entry::Replies { seat, reply: Reply::Soon } => said("log-reply-soon", seat),
            Entry::Replies { seat, reply: Reply::AtOnce } => said("log-reply-at-once", seat),
            Entry::Replies { seat, reply: Reply::Wait } => said("log-reply-wait", seat),
            Entry::NewLink { seat } => said("log-new-link", seat),
        }
    }

    fn step(&self, seat: Option<Seat>, text: &str, report: Option<&StepReport>) -> Markup {
        let seen = self.seen(report);
        html! {
            @match seat {
                Some(seat) => { (seat_mark(seat)) " " }
                None => { span.seat-mark.chance title=(self.words.get("log-chance")) { "✱" } " " }
            }
            @if !seen.events.is_empty() {
                span.events {
                    @for (n, event) in seen.events.iter().enumerate() {
                        @if n > 0 { "; " }
                        (with_rules(self.game, &self.words.say(&event.message)))
                    }
                }
            } @else if seen.visible {
                @match seen.said {
                    Some(said) => span.events data-notation=(text) { (with_rules(self.game, &self.words.say(said))) },
                    None => code { (text) },
                }
            } @else {
                span.soft {
                    @match seat {
                        Some(seat) => (self.words.fill("log-hidden", &[("who", &self.who(seat))])),
                        None => (self.words.get("log-hidden-chance")),
                    }
                }
            }
        }
    }
}

fn kind(entry: &Entry) -> &'static str {
    match entry {
        Entry::Step { seat: Some(_), .. } => "act",
        Entry::Step { seat: None, .. } => "chance",
        Entry::Replaced { .. } => "replaced",
        _ => "table",
    }
}

fn seat_of(entry: &Entry) -> Option<u8> {
    match entry {
        Entry::Step { seat, .. } => seat.map(|seat| seat.0),
        Entry::Replaced { seat, .. }
        | Entry::Undone { seat, .. }
        | Entry::Asked { seat, .. }
        | Entry::Answered { seat, .. }
        | Entry::Rewound { seat, .. }
        | Entry::ToBot { seat, .. }
        | Entry::ToPerson { seat }
        | Entry::Replies { seat, .. }
        | Entry::NewLink { seat } => Some(seat.0),
    }
}
