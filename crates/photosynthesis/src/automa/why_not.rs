//! Why Cynthia does not do something else (PH-9.15): the rule is found in the trace of her own decision.

use super::decide_at;
use crate::{Action, Cell, CellSet, Rules, State};
use solarium_core::{Rule, Seat, Trace, TraceStep};

/// What she does instead, and the rule that decides so. `action` must differ from the action she takes.
pub fn why_not(rules: &Rules, state: &State, seat: Seat, action: Action) -> (Action, Rule) {
    let mut trace = Trace::default();
    let demanded = decide_at(rules, state, seat, &mut trace);
    (demanded, rule_against(&trace.0, demanded, action, state.forest().of(seat)))
}

fn rule_against(steps: &[TraceStep], demanded: Action, action: Action, own: CellSet) -> Rule {
    // The trace steps of the three actions end with PH-9.4 each, in this order.
    let mut parts = steps.split(|step| step.rule == "PH-9.4");
    match action {
        Action::Place(cell) => match demanded {
            Action::Place(_) => dropped(steps, cell).unwrap_or("PH-8.5"),
            _ => "PH-9.15",
        },
        // PH-8.2: she never buys.
        Action::Buy(_) => "PH-8.2",
        // Her placement is one action, and her turn closes only when nothing is left to do.
        Action::End => match demanded {
            Action::Place(_) => "PH-8.8",
            _ => "PH-9.15",
        },
        _ if matches!(demanded, Action::Place(_)) => "PH-8.8",
        _ if steps.first().is_some_and(|step| step.rule == "PH-9.1") => "PH-9.1",
        Action::Collect(cell) => against(parts.next(), cell, "PH-10.1"),
        Action::Grow(cell) => {
            let part = parts.nth(1).filter(|steps| !steps.is_empty());
            // PH-10.8: a piece that never was a candidate has a target size that is not ticked, or a smaller
            // ticked one went first.
            let seen =
                part.is_some_and(|steps| steps.iter().any(|step| step.before.contains(&cell.to_string())));
            if part.is_some() && own.contains(cell) && !seen {
                "PH-10.8"
            } else {
                against(part, cell, "PH-10.9")
            }
        }
        Action::Plant { from, to } => {
            let part = parts.nth(2);
            let target = part.and_then(|steps| dropped(steps, to));
            target.unwrap_or_else(|| against(part, from, "PH-10.14"))
        }
    }
}

/// The rule that drops the cell in the trace of one action, or the one that fails it; an action that was not
/// evaluated loses to an earlier one (PH-9.4).
fn against(part: Option<&[TraceStep]>, cell: Cell, otherwise: Rule) -> Rule {
    let Some(steps) = part.filter(|steps| !steps.is_empty()) else { return "PH-9.4" };
    let failed = || steps.iter().find(|step| step.holds == Some(false)).map(|step| step.rule);
    dropped(steps, cell).or_else(failed).unwrap_or(otherwise)
}

/// The rule of the step that had the cell among its candidates and did not keep it.
fn dropped(steps: &[TraceStep], cell: Cell) -> Option<Rule> {
    let name = cell.to_string();
    steps.iter().find(|step| step.before.contains(&name) && !step.after.contains(&name)).map(|step| step.rule)
}
