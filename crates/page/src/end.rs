//! The end: the result in words that are true of this game, what next, every part of the score explained, fairness.

use crate::viewed::{ViewedTable, seat_mark};
use crate::with_box;
use maud::{Markup, html};
use serde_json::json;
use solarium_core::{Goal, Language, Message, Seat, SeatKind, SeatScore, Turn};
use solarium_picture::rule_link;
use solarium_words::Words;
use std::cmp::Ordering;

/// The panel at the end of a game; nothing before.
pub fn panel(viewed: &ViewedTable<'_>) -> Markup {
    if viewed.session().turn() != Turn::Over {
        return html! {};
    }
    let mut scores = viewed.session().scores();
    scores.sort_by_key(|score| (score.rank.unwrap_or(u8::MAX), score.seat));
    html! {
        div.end data-against=[against(viewed, &scores)] {
            h2 { (headline(viewed, &scores)) }
            @for score in &scores {
                @if let Some(level) = &score.level {
                    p.level { (seat_mark(score.seat)) " " (survival(viewed, level)) }
                }
            }
            @if let Some(reached) = reached(viewed) { p.level { (reached) } }
            @if let Some(margin) = margin(viewed, &scores) { p.level { (margin) } }
            (next(viewed))
            (with_box::diary(viewed))
            (table(viewed, &scores))
        }
    }
}

/// What the game came to for the viewer against each bot and automa, as JSON: `[["bot:hard", 1]]`. Nothing where seats do
/// not play against each other, or where a bot has played for the viewer.
fn against(viewed: &ViewedTable<'_>, scores: &[SeatScore]) -> Option<String> {
    let you = viewed.you().filter(|_| ranked(viewed, scores) && !viewed.read_only)?;
    let session = viewed.session();
    if viewed.table.bots().get(you.index()).is_some_and(Option::is_some) {
        return None;
    }
    let rank = |seat: Seat| scores.iter().find(|score| score.seat == seat).and_then(|score| score.rank);
    let own = rank(you)?;
    let results = Seat::all(session.seats()).filter(|seat| *seat != you).filter_map(|seat| {
        let level = match session.kind(seat) {
            SeatKind::Human => return None,
            kind => kind.text(),
        };
        let score = match own.cmp(&rank(seat)?) {
            Ordering::Less => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 0.0,
        };
        Some(json!([level, score]))
    });
    let results: Vec<_> = results.collect();
    (!results.is_empty()).then(|| json!(results).to_string())
}

/// What can be done with a finished game.
fn next(viewed: &ViewedTable<'_>) -> Markup {
    let words = viewed.words;
    html! {
        div.buttons {
            @if let Some(rematch) = viewed.rematch {
                a.button.main href={ "/t/" (rematch) } { (words.get("client-rematch")) }
            } @else if viewed.you().is_some() && !viewed.read_only {
                button.primary type="button" data-do="rematch" { (words.get("end-rematch")) }
            }
            button type="button" data-do="share" data-url={ "/t/" (viewed.id) "/replay" } {
                (words.get("end-share"))
            }
            a.button href={ "/t/" (viewed.id) "/replay" } { (words.get("table-replay")) }
            a.button href={ "/api/tables/" (viewed.id) "/record" } download { (words.get("table-download")) }
        }
    }
}

/// A word of a game's own, or the plain word if the files have none.
fn own_word(words: &Words, key: &str, plain: &str) -> String {
    words.own(key).map_or_else(|| plain.replace('_', " "), str::to_string)
}

/// Who won and by how much, to the one who looks. Everything in it follows from the scores.
fn headline(viewed: &ViewedTable<'_>, scores: &[SeatScore]) -> String {
    let words = viewed.words;
    let winners: Vec<&SeatScore> = scores.iter().filter(|score| score.won == Some(true)).collect();
    let own = viewed.you().and_then(|you| scores.iter().find(|score| score.seat == you));
    let goal = viewed.seen.goal().is_some();
    let flavoured = |result: &str, plain: &str| {
        let flavour = format!("{}-result-{result}", viewed.message_prefix());
        words.get(if words.has(&flavour) { &flavour } else { plain }).to_string()
    };
    match own.and_then(|score| score.won) {
        Some(true) if winners.len() > 1 => return flavoured("shared", "end-result-shared"),
        Some(true) => return flavoured("won", "end-result-won"),
        // Where seats do not play against each other, no other seat has won instead.
        Some(false) if goal => return flavoured("missed", "end-result-missed"),
        _ => {}
    }
    let Some(winner) = winners.first() else { return words.get("end-nobody").to_string() };
    let names: Vec<&str> = winners.iter().map(|score| viewed.name(score.seat)).collect();
    let who = names.join(", ");
    match own {
        Some(own) if winners.len() == 1 => {
            let behind = winner.total - own.total;
            words.fill("end-result-behind", &[("who", &who), ("n", &behind)])
        }
        _ => words.fill("end-winner", &[("who", &who), ("n", &names.len())]),
    }
}

/// By how much a single winner is ahead of the next seat, or that equal points were told apart.
fn margin(viewed: &ViewedTable<'_>, scores: &[SeatScore]) -> Option<String> {
    let [first, second, ..] = scores else { return None };
    if !ranked(viewed, scores) || first.won != Some(true) || second.won == Some(true) {
        return None;
    }
    let ahead = first.total - second.total;
    // Those who lost have read how far they are behind: to them it would sound as if they were ahead.
    let is_ahead = viewed.you().is_none_or(|you| you == first.seat);
    (is_ahead || ahead == 0).then(|| viewed.words.fill("end-margin", &[("n", &ahead)]))
}

/// How much of the goal was reached.
fn reached(viewed: &ViewedTable<'_>) -> Option<String> {
    let Goal { target, reached, together } = viewed.seen.goal()?;
    let key = if together { "end-target-group" } else { "end-target" };
    Some(viewed.words.fill(key, &[("n", &reached), ("target", &target)]))
}

/// Are there places to speak of?
fn ranked(viewed: &ViewedTable<'_>, scores: &[SeatScore]) -> bool {
    scores.len() > 1 && viewed.seen.goal().is_none()
}

fn survival(viewed: &ViewedTable<'_>, level: &str) -> String {
    let game = viewed.message_prefix();
    own_word(viewed.words, &format!("{game}-result-level-{}", level.replace(' ', "-")), level)
}

fn table(viewed: &ViewedTable<'_>, scores: &[SeatScore]) -> Markup {
    let words = viewed.words;
    let game = viewed.message_prefix();
    let mut rows: Vec<&str> = Vec::new();
    for score in scores {
        for (name, _) in &score.parts.0 {
            if !rows.contains(name) {
                rows.push(name);
            }
        }
    }
    let tie: Vec<&str> =
        scores.first().map(|score| score.tie.0.iter().map(|(name, _)| *name).collect()).unwrap_or_default();
    let number = |parts: &[(&'static str, i32)], name: &str| {
        parts.iter().find(|(n, _)| *n == name).map(|(_, value)| *value)
    };
    let label = |name: &str| own_word(words, &format!("{game}-score-{}", name.replace('_', "-")), name);
    let meaning = |name: &str| {
        let key = format!("{game}-score-{}-meaning", name.replace('_', "-"));
        words.has(&key).then(|| words.get(&key).to_string())
    };
    let details: Vec<Vec<(&str, Message)>> =
        scores.iter().map(|score| viewed.seen.score_details(score.seat).unwrap_or_default()).collect();
    let detail = |score: &SeatScore, name: &str| {
        let at = scores.iter().position(|other| other.seat == score.seat)?;
        let (_, message) = details[at].iter().find(|(part, _)| *part == name)?;
        Some(words.say(message)).filter(|text| !text.is_empty())
    };
    html! {
        table.scores {
            caption { (words.get("end-scores")) " " (rule_link(viewed.session().game(), viewed.seen.scoring_rule())) }
            thead {
                tr {
                    td {}
                    @for score in scores {
                        th scope="col" {
                            (seat_mark(score.seat)) " " span.name { (viewed.name(score.seat)) }
                            @if score.won == Some(true) { " " span.winner { (words.get("end-won")) } }
                        }
                    }
                }
            }
            tbody {
                @for name in &rows {
                    tr {
                        th scope="row" {
                            (label(name))
                            @if let Some(meaning) = meaning(name) { span.meaning { (meaning) } }
                        }
                        @for score in scores {
                            td {
                                @if let Some(value) = number(&score.parts.0, name) { (value) } @else { "–" }
                                @if let Some(detail) = detail(score, name) { span.meaning { (detail) } }
                            }
                        }
                    }
                }
                tr.total {
                    th scope="row" { (words.get("end-total")) }
                    @for score in scores { td { (score.total) } }
                }
                @for name in &tie {
                    tr.tie {
                        th scope="row" { (words.fill("end-tie", &[("what", &label(name))])) }
                        @for score in scores {
                            td { @if let Some(value) = number(&score.tie.0, name) { (value) } @else { "–" } }
                        }
                    }
                }
                @if ranked(viewed, scores) {
                    tr.rank {
                        th scope="row" { (words.get("end-rank")) }
                        @for score in scores { td { @if let Some(rank) = score.rank { (rank) "." } } }
                    }
                }
            }
        }
    }
}

/// What everybody can check: the seed was fixed before the first step. Nothing before the end.
pub fn fairness(viewed: &ViewedTable<'_>) -> Markup {
    if viewed.session().turn() != Turn::Over || !viewed.table.draws_from_seed() {
        return html! {};
    }
    let words = viewed.words;
    html! {
        details.fairness {
            summary { (words.get("fair-title")) }
            p { (words.get(if viewed.seed_chosen { "fair-chosen" } else { "fair-text" })) }
            dl {
                dt { (words.get("fair-commitment")) } dd { code { (viewed.commitment) } }
                @if let Some(seed) = viewed.seed {
                    dt { (words.get("fair-seed")) } dd { code { (seed) } }
                }
                @if let Some(salt) = viewed.salt {
                    dt { (words.get("fair-salt")) } dd { code { (salt) } }
                }
            }
            @if viewed.seed.is_some() {
                button type="button" data-do="verify" { (words.get("fair-verify")) }
                p.verified role="status" data-verified {}
            }
        }
    }
}
