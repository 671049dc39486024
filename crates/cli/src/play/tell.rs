//! What happened, in words.

use crate::paint::Paint;
use solarium_core::{Language, Parts, SeatKind, TraceStep, Turn, Viewer};
use solarium_table::{Session, StepReport, StepSeen, Words};
use std::fmt::Write;

/// A step that was not made at the keyboard: who, what, why, and what came of it.
pub(super) fn step(
    report: &StepReport,
    session: &dyn Session,
    viewer: Viewer,
    words: &Words,
    paint: Paint,
) -> String {
    let mut text = String::new();
    let StepSeen { visible: seen, trace, events, .. } = StepSeen::of(Some(report), viewer, false);
    match report.seat {
        Some(seat) => {
            let who = format!("{} ({})", seat.letter(), session.kind(seat).text());
            let what = if seen { report.text.as_str() } else { words.get("terminal-answered") };
            line(&mut text, &paint.strong(format_args!("{who}: {what}")));
        }
        None if seen => {
            line(&mut text, &format!("{} {}", paint.faint(words.get("terminal-drawn")), report.text));
        }
        None => {}
    }
    if let Some(trace) = trace {
        for reason in &trace.0 {
            line(&mut text, &format!("    {}", reason_text(reason, words, paint)));
        }
    }
    for event in events {
        line(&mut text, &format!("  {}", words.say(&event.message)));
    }
    text
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

/// `PH-10.10  ring: 11 → 3 (d4 e5 f3), value 1`
fn reason_text(step: &TraceStep, words: &Words, paint: Paint) -> String {
    let (rule, what) = (paint.key(format_args!("{:<9}", step.rule)), words.say(&step.what));
    if let Some(holds) = step.holds {
        return format!(
            "{rule} {} {}",
            what,
            if holds { paint.yes(words.get("terminal-yes")) } else { paint.no(words.get("terminal-no")) }
        );
    }
    let counts: [(&str, &dyn std::fmt::Display); 3] =
        [("what", &what), ("after", &step.after.len()), ("before", &step.before.len())];
    let mut text = format!("{rule} {}", words.fill("terminal-kept", &counts));
    if !step.after.is_empty() {
        let _ = write!(text, " ({})", step.after.join(" "));
    }
    let kept = step.before.iter().zip(&step.values).find(|(name, _)| step.after.contains(name));
    if let Some((_, value)) = kept {
        let _ = write!(text, ", {}", words.fill("terminal-value", &[("value", value)]));
    }
    text
}

/// The score of every seat, with ranks at the end.
pub(crate) fn score_table(session: &dyn Session, words: &Words, paint: Paint) -> String {
    let parts = |parts: &Parts| {
        let named: Vec<_> =
            parts.0.iter().map(|(name, n)| format!("{} {n}", name.replace('_', " "))).collect();
        named.join(", ")
    };
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
            let _ = write!(text, "  {}", paint.faint(format_args!("{}", parts(&score.parts))));
            if !score.tie.0.is_empty() {
                let _ = write!(
                    text,
                    "{}",
                    paint.faint(format_args!(
                        "; {}",
                        words.fill("terminal-ties", &[("parts", &parts(&score.tie))])
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
