//! The end: every part of the score explained, the result in our own words, fairness, what next.

use crate::viewed::{ViewedTable, seat_mark};
use maud::{Markup, html};
use solarium_core::{Goal, Language, Message, SeatScore, Turn};
use solarium_picture::rule_link;
use solarium_words::Words;

/// The panel at the end of a game; nothing before.
pub fn panel(viewed: &ViewedTable<'_>) -> Markup {
    if viewed.session().turn() != Turn::Over {
        return html! {};
    }
    let mut scores = viewed.session().scores();
    scores.sort_by_key(|score| (score.rank.unwrap_or(u8::MAX), score.seat));
    html! {
        div.end {
            h2 { (headline(viewed, &scores)) }
            @for score in &scores {
                @if let Some(level) = &score.level {
                    p.level { (seat_mark(score.seat)) " " (survival(viewed, level)) }
                }
            }
            @if let Some(reached) = reached(viewed) { p.level { (reached) } }
            (next(viewed))
            (table(viewed, &scores))
            (story(viewed, &scores))
            (fairness(viewed))
        }
    }
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

/// Who won, to the one who looks.
fn headline(viewed: &ViewedTable<'_>, scores: &[SeatScore]) -> String {
    let words = viewed.words;
    let winners: Vec<&SeatScore> = scores.iter().filter(|score| score.won == Some(true)).collect();
    let game = viewed.message_prefix();
    let own = viewed.you().and_then(|you| scores.iter().find(|score| score.seat == you));
    let (result, result_of_any_game) = match own.and_then(|score| score.won) {
        Some(true) if winners.len() > 1 => ("shared", "end-result-shared"),
        Some(true) => ("won", "end-result-won"),
        Some(false) => ("lost", "end-result-lost"),
        None => {
            let names: Vec<&str> = winners.iter().map(|score| viewed.name(score.seat)).collect();
            return match names.is_empty() {
                true => words.get("end-nobody").to_string(),
                false => words.fill("end-winner", &[("who", &names.join(", ")), ("n", &names.len())]),
            };
        }
    };
    let own = format!("{game}-result-{result}");
    words.get(if words.has(&own) { &own } else { result_of_any_game }).to_string()
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

/// What was counted over the whole game.
fn story(viewed: &ViewedTable<'_>, scores: &[SeatScore]) -> Markup {
    let words = viewed.words;
    let game = viewed.message_prefix();
    let tally = viewed.session().tally();
    // An automa that plays by other steps than people leaves nothing to count.
    let counted = |score: &SeatScore| tally.iter().any(|line| line.seats.get(score.seat.index()) > Some(&0));
    html! {
        @if !tally.is_empty() {
            details.story open {
                summary { (words.get("end-story")) }
                table.scores {
                    thead {
                        tr {
                            td {}
                            @for score in scores { th scope="col" { (seat_mark(score.seat)) " " span.name { (viewed.name(score.seat)) } } }
                        }
                    }
                    tbody {
                        @for line in &tally {
                            tr {
                                th scope="row" { (own_word(words, &format!("{game}-tally-{}", line.name), line.name)) }
                                @for score in scores {
                                    td { @if let Some(n) = line.seats.get(score.seat.index()).filter(|_| counted(score)) { (n) } @else { "–" } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
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

/// What everybody can check: the seed was fixed before the first step.
fn fairness(viewed: &ViewedTable<'_>) -> Markup {
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
