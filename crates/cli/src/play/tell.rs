//! Scores and turns in words.

use crate::paint::Paint;
use solarium_core::{SeatKind, Turn};
use solarium_table::{Session, Words};
use solarium_terminal::parts_text;
use std::fmt::Write;

/// The score of every seat, with ranks at the end.
pub(crate) fn score_table(session: &dyn Session, words: &Words, paint: Paint) -> String {
    let lines: Vec<_> = session
        .scores()
        .iter()
        .map(|score| {
            let who = format!("{} ({})", score.seat.letter(), session.kind(score.seat).text());
            let mut text = format!("{who:<24} {:>4}", score.total);
            if let Some(rank) = score.rank {
                let _ = write!(text, "  {}", words.fill("terminal-rank", &[("rank", &rank)]));
            }
            if let Some(won) = score.won {
                let _ = write!(text, "  {}", words.get(if won { "terminal-won" } else { "terminal-lost" }));
            }
            if let Some(level) = &score.level {
                let _ = write!(text, "  {level}");
            }
            let _ = write!(
                text,
                "  {}",
                paint.faint(format_args!("{}", parts_text(&score.parts, session, words)))
            );
            if !score.tie.0.is_empty() {
                let _ = write!(
                    text,
                    "{}",
                    paint.faint(format_args!(
                        "; {}",
                        words.fill("terminal-ties", &[("parts", &parts_text(&score.tie, session, words))])
                    ))
                );
            }
            text
        })
        .collect();
    lines.join("\n")
}

/// Who or what comes next, in words.
pub(crate) fn turn_words(session: &dyn Session, words: &Words) -> String {
    match session.turn() {
        Turn::Over => words.get("match-over").to_string(),
        Turn::Chance => words.get("terminal-draw-next").to_string(),
        Turn::Decide(seats) => {
            let names: Vec<_> = seats
                .iter()
                .map(|seat| match session.kind(seat) {
                    SeatKind::Human => seat.letter().to_string(),
                    kind => format!("{} ({})", seat.letter(), kind.text()),
                })
                .collect();
            words.fill("terminal-to-act", &[("seats", &names.join(", "))])
        }
    }
}
