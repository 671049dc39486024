//! What happened, step by step, with the reasons of automas folded away.

use crate::printed::Printed;
use solarium_core::{Language, TraceStep, Viewer};
use solarium_table::{Session, StepReport, StepSeen, Words};

/// One step in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// Who did what; empty for a draw whose outcome is hidden.
    pub head: String,
    /// What came of it.
    pub events: Vec<String>,
    /// Why: the reasons of an automa, with every number that was compared; of a draw, what is printed on what was drawn.
    pub reasons: Vec<String>,
    /// Is it a draw?
    pub drawn: bool,
}

impl LogEntry {
    /// A step as a viewer may see it; `None` if there is nothing to see.
    pub fn of(
        report: &StepReport,
        session: &dyn Session,
        viewer: Viewer,
        words: &Words,
        printed: &Printed,
    ) -> Option<LogEntry> {
        let StepSeen { visible, said, trace, events } = StepSeen::of(Some(report), viewer, false);
        let head = match report.seat {
            Some(seat) => {
                let what = if visible { report.text.as_str() } else { words.get("terminal-answered") };
                format!("{}: {what}", seat_name(session, seat))
            }
            None if visible => format!("{} {}", words.get("terminal-drawn"), report.text),
            None if events.is_empty() => return None,
            None => String::new(),
        };
        let mut events: Vec<String> = events.iter().map(|event| words.say(&event.message)).collect();
        events.extend(said.map(|said| words.say(said)));
        let drawn = report.seat.is_none();
        let reasons = match trace {
            Some(trace) => trace.0.iter().flat_map(|reason| reason_lines(reason, words)).collect(),
            None if drawn && visible => printed.named(&report.text),
            None => Vec::new(),
        };
        Some(LogEntry { head, events, reasons, drawn })
    }
}

/// `A (human)`.
pub fn seat_name(session: &dyn Session, seat: solarium_core::Seat) -> String {
    format!("{} ({})", seat.letter(), session.kind(seat).text())
}

/// `PH-10.10  ring: 3 of 11 kept`, and below it the number of every candidate, with a star at those that were kept.
fn reason_lines(step: &TraceStep, words: &Words) -> Vec<String> {
    let (rule, what) = (step.rule, words.say(&step.what));
    if let Some(holds) = step.holds {
        let answer = words.get(if holds { "terminal-yes" } else { "terminal-no" });
        return vec![format!("{rule:<9} {what} {answer}")];
    }
    let counts: [(&str, &dyn std::fmt::Display); 3] =
        [("what", &what), ("after", &step.after.len()), ("before", &step.before.len())];
    let mut lines = vec![format!("{rule:<9} {}", words.fill("terminal-kept", &counts))];
    let mut candidates = Vec::with_capacity(step.before.len());
    for (i, name) in step.before.iter().enumerate() {
        let kept = if step.after.contains(name) { "*" } else { "" };
        match step.values.get(i) {
            Some(value) => candidates.push(format!("{name}={value}{kept}")),
            None => candidates.push(format!("{name}{kept}")),
        }
    }
    if !candidates.is_empty() {
        lines.push(format!("          {}", candidates.join(" ")));
    }
    lines
}
