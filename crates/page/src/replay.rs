//! The replay page: any step of a game, by slider, keys or link.

use crate::signs::signs;
use crate::table::section;
use crate::viewed::seat_mark;
use crate::{Frame, Page};
use maud::{Markup, html};
use serde_json::json;
use solarium_core::Seat;
use solarium_picture::Part;
use solarium_words::Words;

/// One step as the replay shows it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// After how many steps.
    pub step: usize,
    /// The scene there.
    pub scene: Vec<Part>,
    /// What led there, if anything.
    pub line: Option<String>,
    /// Why, if an automa did it.
    pub trace: Option<String>,
}

/// What the page is about.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// Public id of the table.
    pub id: &'a str,
    /// Id of the game.
    pub game: &'a str,
    /// Title of the game.
    pub title: &'a str,
    /// Steps there are.
    pub steps: usize,
    /// The seat that looks.
    pub you: Option<Seat>,
    /// What to call each seat.
    pub names: &'a [String],
    /// Seats that can be looked from.
    pub seats: &'a [Seat],
    /// Is the game still running?
    pub running: bool,
    /// Of a record of other rules: their version, and how many steps it had.
    pub other: Option<(u32, usize)>,
    /// May the record be had?
    pub record: bool,
    /// If a better line is shown instead of the game.
    pub line: Option<BetterLine<'a>>,
}

/// A better line of a review: its steps are shown like those of a game.
#[derive(Clone, Copy, Debug)]
pub struct BetterLine<'a> {
    /// Its number in the review, from 1.
    pub number: usize,
    /// What was done instead, in words.
    pub played: &'a str,
}

impl Replay<'_> {
    /// Where the steps are found.
    fn address(&self) -> String {
        match self.line {
            None => format!("/t/{}/replay", self.id),
            Some(line) => format!("/t/{}/review/{}", self.id, line.number),
        }
    }

    fn heading<'w>(&self, words: &'w Words) -> &'w str {
        words.get(if self.line.is_some() { "review-line-title" } else { "replay-title" })
    }
}

/// The whole page.
pub fn page(frame: &Frame, replay: &Replay<'_>, moment: &Moment) -> String {
    let words = frame.words;
    let title = format!("{} · {}", replay.heading(words), replay.title);
    let style = format!("{}.css", replay.game);
    frame.document(Page {
        game: Some(replay.game),
        styles: &["table.css", &style],
        scripts: &["client/replay.js"],
        slim: true,
        main: main(frame, replay, moment),
        ..Page::new("replay", &title)
    })
}

fn main(frame: &Frame, replay: &Replay<'_>, moment: &Moment) -> Markup {
    let words = frame.words;
    let seat = replay.you.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    let seat = if replay.line.is_some() { String::new() } else { seat };
    let at = |step: usize| format!("{}?step={step}{seat}", replay.address());
    let data = json!({
        "id": replay.id,
        "address": replay.address(),
        "game": replay.game,
        "step": moment.step,
        "steps": replay.steps,
        "you": replay.you.map(|seat| seat.0),
        "words": {
            "step": words.fill("replay-step", &[("step", &"{step}"), ("of", &replay.steps)]),
            "play": words.get("replay-play"),
            "pause": words.get("replay-pause"),
            "copied": words.get("client-copied"),
            "lost": words.get("client-lost"),
        },
    });
    let name = |seat: Seat| replay.names.get(seat.index()).map_or("", String::as_str);
    let jump = |id: &str, key: &str, sign: &str, to: usize| {
        html! { a.button id=(id) href=(at(to)) aria-label=(words.get(key)) title=(words.get(key)) { (sign) } }
    };
    html! {
        div.table.replay id="replay" data-game=(replay.game) data-replay=(data.to_string()) {
            div.banner id="banner" role="status" hidden {}
            div.board-area {
                div.scene id="scene" data-game=(replay.game) {
                    @for part in &moment.scene { (section(part)) }
                }
            }
            section.side aria-label=(replay.heading(words)) {
                h1 { (replay.heading(words)) }
                @if let Some(line) = replay.line {
                    p { (words.fill("review-line-instead", &[("played", &line.played)])) }
                }
                @if let Some((found, of)) = replay.other {
                    p.note {
                        (words.fill("replay-other", &[("found", &found), ("n", &replay.steps), ("of", &of)]))
                    }
                }
                @if replay.running { p.soft { (words.get("replay-own")) } }
                // On a phone this part stays at the bottom of the screen, so that the board is seen while it moves.
                div.sticky {
                    div.preview id="preview" role="tooltip" hidden {}
                    p.step id="step" aria-live="polite" {
                        (words.fill("replay-step", &[("step", &moment.step), ("of", &replay.steps)]))
                    }
                    input.slider id="slider" type="range" min="0" max=(replay.steps) value=(moment.step)
                        aria-label=(words.get("replay-slider"));
                    div.buttons.jumps {
                        (jump("first", "replay-first", "«", 0))
                        (jump("back", "replay-back", "‹", moment.step.saturating_sub(1)))
                        button type="button" id="play" aria-label=(words.get("replay-play")) { "▶" }
                        (jump("on", "replay-on", "›", (moment.step + 1).min(replay.steps)))
                        (jump("last", "replay-last", "»", replay.steps))
                    }
                    ol.log id="line" aria-live="polite" {
                        @if let Some(line) = &moment.line { (maud::PreEscaped(line)) }
                    }
                }
                ul.people id="people" {
                    @for seat in Seat::all(replay.names.len()) {
                        @let tip = words.fill("table-seat-name", &[("letter", &seat.letter()), ("name", &name(seat))]);
                        li.person.you[replay.you == Some(seat)] data-person=(seat.0) data-tip=(tip) {
                            (seat_mark(seat)) span.who { span.name { (name(seat)) } }
                        }
                    }
                }
                @if replay.seats.len() > 1 {
                    form.seen {
                        label for="seen" { (words.get("replay-seat")) }
                        select id="seen" {
                            option value="" selected[replay.you.is_none()] { (words.get("replay-spectator")) }
                            @for seat in replay.seats {
                                option value=(seat.0) selected[replay.you == Some(*seat)] {
                                    (seat.letter()) " " (name(*seat))
                                }
                            }
                        }
                    }
                }
                div.reasons id="trace" {
                    @if let Some(trace) = &moment.trace { (maud::PreEscaped(trace)) }
                }
                @if replay.line.is_none() {
                    div.what-if {
                        p.soft { (words.get("replay-what-if-text")) }
                        button.primary type="button" id="what-if" { (words.get("replay-what-if")) }
                    }
                }
                div.buttons {
                    button type="button" id="link" { (words.get("replay-link")) }
                    @if replay.record {
                        a.button href={ "/api/tables/" (replay.id) "/record" } download { (words.get("table-download")) }
                    }
                    @let back = if replay.line.is_some() { "review-back" } else { "replay-live" };
                    a.button href={ "/t/" (replay.id) } { (words.get(back)) }
                }
                (signs(words, replay.game))
            }
            div.toasts id="toasts" role="status" aria-live="polite" {}
        }
    }
}
