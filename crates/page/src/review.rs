//! The review of a game: a graph of values with their errors, luck and decisions as bars and in words, the decisions
//! that cost most.
//!
//! Seats are told apart by the dashes of their lines and by marks, bars by the side they lie on and by words: nothing
//! hangs on colour alone.

mod graph;

use crate::viewed::seat_mark;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use solarium_table::{DecisionReview, Part, Review, SeatReview};
use solarium_words::{Lang, Words};

/// What a review is shown with.
#[derive(Clone, Copy, Debug)]
pub struct ShownReview<'a> {
    /// The review.
    pub review: &'a Review,
    /// What to call each seat.
    pub names: &'a [String],
    /// Each of [`Review::costly`] in words.
    pub lines: &'a [LineInWords],
    /// In which words.
    pub words: &'a Words,
}

/// A costly decision in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineInWords {
    /// What was done, one label for each action.
    pub played: Vec<String>,
    /// What would have been better.
    pub better: Vec<String>,
}

/// What stands in the place of a review that is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// It can be made.
    Possible,
    /// It is being made: so much of it, in percent.
    Running(u8),
    /// It could not be made.
    Failed,
}

/// The fragment of a review that is not there yet.
pub fn pending(words: &Words, pending: Pending) -> Markup {
    html! {
        div.review {
            h2 { (words.get("review-title")) }
            @match pending {
                Pending::Possible => {
                    p.soft { (words.get("review-why")) }
                    button type="button" data-do="review" { (words.get("review-start")) }
                }
                Pending::Running(percent) => {
                    p role="status" {
                        (words.get("review-running")) " "
                        span data-review-percent { (percent) } " %"
                    }
                    progress data-review-bar max="100" value=(percent) aria-label=(words.get("review-running")) {}
                }
                Pending::Failed => {
                    p { (words.get("review-failed")) }
                    button type="button" data-do="review" { (words.get("review-start")) }
                }
            }
        }
    }
}

/// The fragment of a finished review. `more` adds what can be done with a costly decision, by its place in the list.
fn review(shown: &ShownReview<'_>, more: impl Fn(usize, &DecisionReview) -> Markup) -> Markup {
    let ShownReview { review, words, .. } = *shown;
    html! {
        div.review {
            h2 { (words.get("review-title")) }
            p.soft {
                (words.fill("review-how", &[
                    ("level", &words.get(level_name(&review.level))),
                    ("worlds", &review.worlds),
                ]))
                @if !review.over { " " (words.get("review-unfinished")) }
            }
            (graph::figure(shown))
            h3 { (words.get("review-parts")) }
            @for seat in &review.seats { (bars(shown, seat)) }
            (parts_table(shown))
            h3 { (words.get("review-costly")) }
            @if shown.lines.is_empty() {
                p { (words.get("review-costly-none")) }
            } @else {
                ol.costly {
                    @for (number, (decision, line)) in review.costly().into_iter().zip(shown.lines).enumerate() {
                        li {
                            (costly(shown, decision, line))
                            (more(number, decision))
                        }
                    }
                }
            }
        }
    }
}

/// The fragment of a finished review on the page of its table, where better lines can be shown on the board.
pub fn of_table(shown: &ShownReview<'_>, id: &str) -> Markup {
    review(shown, |number, _| {
        html! {
            a.button href={ "/t/" (id) "/review/" (number + 1) } { (shown.words.get("review-show")) }
        }
    })
}

fn level_name(level: &str) -> &'static str {
    match level {
        "easy" => "review-level-easy",
        "normal" => "review-level-normal",
        "expert" => "review-level-expert",
        _ => "review-level-hard",
    }
}

/// A value in points, with one decimal, as the language writes it.
pub fn points(words: &Words, thousandths: i64) -> String {
    let tenths = (thousandths.abs() + 50) / 100;
    let text = format!("{}.{}", tenths / 10, tenths % 10);
    let text = if words.lang() == Lang::En { text } else { text.replace('.', ",") };
    if thousandths < 0 && tenths > 0 { format!("−{text}") } else { text }
}

/// The same with its sign in front.
fn signed(words: &Words, thousandths: i64) -> String {
    let text = points(words, thousandths);
    if thousandths >= 50 { format!("+{text}") } else { text }
}

fn with_error(words: &Words, part: Part) -> String {
    format!("{} ± {}", signed(words, part.sum), points(words, part.error))
}

fn name<'a>(shown: &ShownReview<'a>, seat: &SeatReview) -> &'a str {
    shown.names.get(seat.seat.index()).map_or("", String::as_str)
}

/// A sum in words: gained, lost, or nothing that stands out from its error.
fn in_words(words: &Words, part: Part, [good, bad, even]: [&str; 3]) -> String {
    if part.sum.abs() <= part.error.max(49) {
        return words.get(even).to_string();
    }
    words.fill(if part.sum > 0 { good } else { bad }, &[("n", &points(words, part.sum.abs()))])
}

/// Luck and decisions of a seat as bars from a common middle, and in words.
fn bars(shown: &ShownReview<'_>, seat: &SeatReview) -> Markup {
    let words = shown.words;
    let most = shown.review.seats.iter().flat_map(|seat| [seat.luck.sum, seat.skill.sum]).map(i64::abs).max();
    let luck = in_words(words, seat.luck, ["review-luck-good", "review-luck-bad", "review-luck-even"]);
    let skill = in_words(words, seat.skill, ["review-skill-good", "review-skill-bad", "review-skill-even"]);
    html! {
        div.shares {
            p { (seat_mark(seat.seat)) " " strong { (name(shown, seat)) } ": " (luck) " " (skill) }
            (PreEscaped(graph::bars(&[
                (words.get("review-luck"), "luck", seat.luck.sum, with_error(words, seat.luck)),
                (words.get("review-skill"), "skill", seat.skill.sum, with_error(words, seat.skill)),
            ], most.unwrap_or(0))))
        }
    }
}

/// Every part of every seat: what adds up to the result.
fn parts_table(shown: &ShownReview<'_>) -> Markup {
    let ShownReview { review, words, .. } = *shown;
    let row = |key: &str, meaning: Option<&str>, cell: &dyn Fn(&SeatReview) -> String| {
        html! {
            tr {
                th scope="row" {
                    (words.get(key))
                    @if let Some(meaning) = meaning { span.meaning { (words.get(meaning)) } }
                }
                @for seat in &review.seats { td { (cell(seat)) } }
            }
        }
    };
    html! {
        div.scroll tabindex="0" role="region" aria-label=(words.get("review-sum")) {
            table.scores {
                caption { (words.get("review-sum")) }
                thead {
                    tr {
                        td {}
                        @for seat in &review.seats {
                            th scope="col" { (seat_mark(seat.seat)) " " span.name { (name(shown, seat)) } }
                        }
                    }
                }
                tbody {
                    (row("review-part-start", None, &|seat| points(words, seat.start)))
                    (row("review-luck", Some("review-luck-meaning"), &|seat| with_error(words, seat.luck)))
                    (row("review-skill", Some("review-skill-meaning"), &|seat| with_error(words, seat.skill)))
                    (row("review-others", Some("review-others-meaning"), &|seat| with_error(words, seat.others)))
                    (row("review-unforeseen", Some("review-unforeseen-meaning"), &|seat| {
                        signed(words, seat.unforeseen)
                    }))
                    (row(if review.over { "review-part-result" } else { "review-part-now" }, None, &|seat| {
                        points(words, seat.result)
                    }))
                }
            }
        }
    }
}

fn costly(shown: &ShownReview<'_>, decision: &DecisionReview, line: &LineInWords) -> Markup {
    let words = shown.words;
    let who = shown.names.get(decision.seat.index()).map_or("", String::as_str);
    let cost = format!("{} ± {}", points(words, decision.cost), points(words, decision.error));
    html! {
        (seat_mark(decision.seat)) " "
        strong { (words.fill("review-decision", &[("who", &who), ("step", &(decision.from + 1)), ("cost", &cost)])) }
        dl.lines {
            dt { (words.get("review-played")) }
            dd { (line.played.join("; ")) }
            dt { (words.get("review-better")) }
            dd { (line.better.join("; ")) }
        }
    }
}

/// Pictures of a costly decision, as SVG documents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinePictures {
    /// The board after what was done.
    pub played: String,
    /// The board after each action of the better line.
    pub better: Vec<String>,
}

/// A review as one file that needs nothing else: `pictures` are those of [`Review::costly`].
pub fn file(shown: &ShownReview<'_>, title: &str, pictures: &[LinePictures]) -> String {
    let words = shown.words;
    let picture = |svg: &str, text: &str| {
        html! { figure { img src=(data_address(svg)) alt=(text); figcaption { (text) } } }
    };
    let more = |number: usize, _: &DecisionReview| {
        html! {
            @if let Some(pictures) = pictures.get(number) {
                div.boards {
                    (picture(&pictures.played, words.get("review-board-played")))
                    @for (step, svg) in pictures.better.iter().enumerate() {
                        (picture(svg, &words.fill("review-board-better", &[
                            ("step", &(step + 1)),
                            ("of", &pictures.better.len()),
                        ])))
                    }
                }
            }
        }
    };
    html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(include_str!("review_file.css"))) }
            }
            body {
                h1 { (title) }
                (review(shown, more))
            }
        }
    }
    .into_string()
}

/// A picture as an address that holds it. Each is a document of its own, so that ids in it do not meet those of others.
fn data_address(svg: &str) -> String {
    let mut address = String::from("data:image/svg+xml,");
    for byte in svg.bytes() {
        match byte {
            b'a'..=b'z'
            | b'A'..=b'Z'
            | b'0'..=b'9'
            | b' '
            | b'-'
            | b'_'
            | b'.'
            | b'/'
            | b':'
            | b'='
            | b'('
            | b')'
            | b','
            | b';' => address.push(char::from(byte)),
            byte => address.push_str(&format!("%{byte:02X}")),
        }
    }
    address
}
