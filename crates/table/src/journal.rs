//! What happens at a table, as lines: the journal is the truth, a table is what it replays to.
//!
//! Beside the steps of the match it holds what people did to the match: took an action back, asked to go back and
//! agreed or not, handed a seat to a bot, said how a seat wants to be asked in another's turn. Lines are only ever
//! added, so that their number is a version.

use crate::{Refusal, Reply};
use solarium_core::{Message, RecordStep, Replacement, Seat, USUAL_STEP, parse_step};
use std::fmt;

/// One line of a table's journal.
///
/// ```
/// use solarium_table::Entry;
/// for line in ["0 grow c5", "* card 3", "0 !undo 12", "1 !rewind 9", "1 !bot greedy", "1 !human",
///     "0 !ask 9", "1 !agree", "1 !refuse", "1 !usual take", "1 !reply at-once",
///     "0 !correct {\"round\":9}"] {
///     assert_eq!(Entry::parse(line).unwrap().to_string(), line);
/// }
/// assert!(Entry::parse("0 !dance").is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A step of the match: an action of a seat, or (`None`) a chance outcome.
    Step {
        /// Who acted.
        seat: Option<Seat>,
        /// Notation of the action or outcome.
        text: String,
        /// Was it the seat's usual answer, given without asking?
        usual: bool,
    },
    /// The seat replaced the position by another one: a step like any other, at tables with the box.
    Replaced {
        /// Who.
        seat: Seat,
        /// Why.
        reason: Replacement,
        /// The position record, as one line of JSON.
        position: String,
    },
    /// The seat took its own action back: step number `step` (from 0) is gone.
    Undone {
        /// Who.
        seat: Seat,
        /// Which step.
        step: usize,
    },
    /// The seat asks the others to let it go back to before step `step` (from 0).
    Asked {
        /// Who.
        seat: Seat,
        /// Which step.
        step: usize,
    },
    /// A seat that was asked has answered.
    Answered {
        /// Who.
        seat: Seat,
        /// Yes or no; a single no ends it.
        agrees: bool,
    },
    /// All others agreed that the seat may go back to before step `step` (from 0).
    Rewound {
        /// Who had asked.
        seat: Seat,
        /// Which step.
        step: usize,
    },
    /// From now on a bot moves the seat.
    ToBot {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// From now on a person moves the seat.
    ToPerson {
        /// Which seat.
        seat: Seat,
    },
    /// From now on the seat's usual answers are given like this.
    Replies {
        /// Which seat.
        seat: Seat,
        /// How.
        reply: Reply,
    },
    /// The maker of the table gave the seat another link: its holders lose it.
    NewLink {
        /// Which seat.
        seat: Seat,
    },
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Step { seat: Some(seat), text, usual: false } => write!(f, "{seat} {text}"),
            Entry::Step { seat: Some(seat), text, usual: true } => write!(f, "{seat} {USUAL_STEP}{text}"),
            Entry::Step { seat: None, text, .. } => write!(f, "* {text}"),
            Entry::Replaced { seat, reason, position } => write!(f, "{seat} {} {position}", reason.word()),
            Entry::Undone { seat, step } => write!(f, "{seat} !undo {step}"),
            Entry::Asked { seat, step } => write!(f, "{seat} !ask {step}"),
            Entry::Answered { seat, agrees: true } => write!(f, "{seat} !agree"),
            Entry::Answered { seat, agrees: false } => write!(f, "{seat} !refuse"),
            Entry::Rewound { seat, step } => write!(f, "{seat} !rewind {step}"),
            Entry::ToBot { seat, bot } => write!(f, "{seat} !bot {bot}"),
            Entry::ToPerson { seat } => write!(f, "{seat} !human"),
            Entry::Replies { seat, reply } => write!(f, "{seat} !reply {reply}"),
            Entry::NewLink { seat } => write!(f, "{seat} !link"),
        }
    }
}

impl Entry {
    /// A step of a seat, or of chance, as a record has written it.
    pub fn step(seat: Option<Seat>, text: impl Into<String>) -> Entry {
        let text = text.into();
        match (seat, Replacement::split(&text)) {
            (Some(seat), Some((reason, position))) => {
                Entry::Replaced { seat, reason, position: position.to_string() }
            }
            _ => Entry::Step { seat, text, usual: false },
        }
    }

    /// The first step (from 0) that this line takes back or moves, if it does.
    pub fn touches(&self) -> Option<usize> {
        match self {
            Entry::Undone { step, .. } | Entry::Rewound { step, .. } => Some(*step),
            _ => None,
        }
    }

    /// Reads a line.
    pub fn parse(line: &str) -> Result<Entry, Refusal> {
        let bad = || {
            Refusal::new(
                "journal/unreadable",
                Message::new("table-no-journal-line").with("line", format!("{line:?}")),
            )
        };
        let RecordStep { seat, text, usual, .. } = parse_step(line).ok_or_else(bad)?;
        if usual {
            return if text.is_empty() { Err(bad()) } else { Ok(Entry::Step { seat, text, usual }) };
        }
        if seat.is_some() && Replacement::split(&text).is_some() {
            return Ok(Entry::step(seat, text));
        }
        let Some(order) = text.strip_prefix('!') else { return Ok(Entry::step(seat, text)) };
        let seat = seat.ok_or_else(bad)?;
        let (verb, rest) = order.split_once(' ').unwrap_or((order, ""));
        let step = || rest.parse().map_err(|_| bad());
        match verb {
            "undo" => Ok(Entry::Undone { seat, step: step()? }),
            "ask" => Ok(Entry::Asked { seat, step: step()? }),
            "agree" if rest.is_empty() => Ok(Entry::Answered { seat, agrees: true }),
            "refuse" if rest.is_empty() => Ok(Entry::Answered { seat, agrees: false }),
            "rewind" => Ok(Entry::Rewound { seat, step: step()? }),
            "bot" if !rest.is_empty() => Ok(Entry::ToBot { seat, bot: rest.to_string() }),
            "human" if rest.is_empty() => Ok(Entry::ToPerson { seat }),
            "reply" => Ok(Entry::Replies { seat, reply: Reply::parse(rest).map_err(|_| bad())? }),
            "link" if rest.is_empty() => Ok(Entry::NewLink { seat }),
            _ => Err(bad()),
        }
    }
}

/// The steps that stand after all that was taken back, as a record has them.
pub fn standing_steps<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Vec<RecordStep> {
    let entries = entries.into_iter().map(|entry| (entry, ()));
    let standing = standing_steps_after(0, entries).expect("nothing lies before the first step");
    standing.into_iter().map(|(step, ())| step).collect()
}

/// Like [`standing_steps`], from a point of the journal on at which `base` steps stood: those that were added since and
/// stand, each with what came along with its line. `None` if something before that point was taken back.
pub fn standing_steps_after<'a, T>(
    base: usize,
    entries: impl IntoIterator<Item = (&'a Entry, T)>,
) -> Option<Vec<(RecordStep, T)>> {
    let mut steps: Vec<(RecordStep, T)> = Vec::new();
    for (entry, along) in entries {
        match entry {
            Entry::Step { seat, text, usual } => {
                let step = RecordStep { seat: *seat, text: text.clone(), check: None, usual: *usual };
                steps.push((step, along));
            }
            Entry::Replaced { seat, reason, position } => {
                let text = format!("{} {position}", reason.word());
                steps.push((RecordStep { seat: Some(*seat), text, check: None, usual: false }, along));
            }
            Entry::Undone { step, .. } => {
                // An undo drops chance steps behind it too: they revealed nothing, and will come again.
                let undone = step.checked_sub(base)?;
                let mut at = 0;
                steps.retain(|(s, _)| {
                    at += 1;
                    at - 1 < undone || (at - 1 > undone && s.seat.is_some())
                });
            }
            Entry::Rewound { step, .. } => steps.truncate(step.checked_sub(base)?),
            Entry::Asked { .. }
            | Entry::Answered { .. }
            | Entry::ToBot { .. }
            | Entry::ToPerson { .. }
            | Entry::Replies { .. }
            | Entry::NewLink { .. } => {}
        }
    }
    Some(steps)
}
