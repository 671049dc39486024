//! The AI opponent (ch. 17): what a scheme card does is a pure decision; carrying it out is here.
//!
//! The AI has exactly one legal action, and the reasons lead to it:
//!
//! ```
//! use serde_json::json;
//! use solarium_core::{Game, Opponents, Random, Records, Seat, Shelf, Viewer, random_step};
//! use solarium_circadians::Circadians;
//!
//! let shelf = Shelf::standard();
//! let game = Circadians::from_setup(&json!({"seats": ["human", "ai:1"]}), &shelf).unwrap();
//! let (mut state, mut random, mut list) = (game.start(), Random::new(1), Vec::new());
//! while !game.turn(&state).includes(Seat(1)) {
//!     random_step(&game, &mut state, &mut random, &mut list);
//! }
//! let explained = game.explain(&game.view(&state, Viewer::Spectator), Seat(1)).expect("it is to move");
//! assert_eq!(game.actions(&state, Seat(1)), [explained.action]);
//! assert!(explained.trace.0.iter().all(|step| step.rule.starts_with("CI-")));
//! ```

mod decide;

pub use decide::{Choice, Decision, Target, decide};

use crate::pack::{Progress, SchemeOption};
use crate::{Circadians, Event, NONE, Public, State};
use solarium_core::{Argument, Audience, Joint, Message, Silent, Sink, Trace, TraceStep};

/// Due cards of a round before Progress (CI-17.4).
const DUE_CARDS: u8 = 2;

impl Circadians {
    /// Due cards of this round; the third tile counts from the moment it is unlocked (CI-17.4, CI-17.19).
    pub fn due_cards(&self, state: &Public) -> u8 {
        solarium_core::exercise!("CI-17.4", "CI-17.19");
        DUE_CARDS + self.unlocked(state, |p| if let Progress::Schemes(n) = p { n } else { 0 })
    }

    /// The cards the next one is drawn from (CI-17.13): the pile, or the discards once it is empty.
    pub(crate) fn scheme_source(&self, state: &Public) -> u32 {
        if state.ai.pile == 0 { state.ai.discard } else { state.ai.pile }
    }

    /// Is there still a card to turn up or to resolve in this round?
    pub(crate) fn scheme_due(&self, state: &mut State) -> bool {
        solarium_core::exercise!("CI-17.13");
        if state.ai.card != NONE {
            return true;
        }
        let wanted = state.ai.extra || state.ai.due_done < self.due_cards(state);
        // CI-17.13: without pile and discards no card is turned up.
        if wanted && self.scheme_source(state) != 0 {
            solarium_core::exercise!("CI-17.13");
            return true;
        }
        state.ai.extra = false;
        false
    }

    /// A card is turned up; it lies there until the AI resolves it (row 23).
    pub(crate) fn turn_up_scheme(&self, state: &mut State, scheme: u8, log: &mut impl Sink<Event>) {
        let ai = &mut state.ai;
        if ai.pile == 0 {
            ai.pile = std::mem::take(&mut ai.discard);
            log.emit(Audience::All, || Event::SchemesReshuffled);
        }
        ai.pile &= !(1 << scheme);
        ai.shown |= 1 << scheme;
        ai.card = scheme;
        // CI-17.11: extra cards do not count as due.
        solarium_core::exercise!("CI-17.11");
        ai.due_done += u8::from(!ai.extra);
        log.emit(Audience::All, || Event::SchemeTurnedUp {
            scheme: self.pack.ai.schemes[usize::from(scheme)].id.clone(),
        });
    }

    /// Carries out the card that lies turned up (CI-17.5 to CI-17.12).
    pub(crate) fn resolve_scheme(&self, state: &mut State, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-17.14", "CI-17.21");
        solarium_core::exercise!("CI-17.5", "CI-17.12");
        log.emit(Audience::All, || {
            let mut trace = Trace::default();
            let decision = decide(self, state, &mut trace);
            Event::SchemeResolved {
                scheme: self.pack.ai.schemes[usize::from(state.ai.card)].id.clone(),
                lines: trace.0.iter().map(line).collect(),
                outcome: decision.map_or(Vec::new(), |decision| self.outcome_messages(state, &decision)),
            }
        });
        let (Some(seat), Some(decision)) = (self.ai_seat(), decide(self, state, &mut Silent)) else { return };
        for space in &decision.path {
            state.tokens &= !(1 << space);
            state.ai.harvester = *space;
        }
        state.ai.gems += u32::from(decision.gems_found);
        state.ai.card = NONE;
        state.ai.extra = false;
        match decision.choice {
            Choice::NoDie => {}
            Choice::Nothing => state.ai.gems += 1,
            Choice::Do { option, target, price } => {
                state.ai.dice -= 1;
                state.ai.gems -= u32::from(price);
                // CI-17.7: the right-most die of the AI board takes the card's value.
                solarium_core::exercise!("CI-17.7");
                self.put(state, seat, target.space, decision.value);
                match option {
                    SchemeOption::Market(gems) | SchemeOption::Mining(gems) => {
                        state.ai.gems += u32::from(gems);
                    }
                    SchemeOption::Laboratory => state.ai.progress += 1,
                    SchemeOption::Foundry => state.ai.extra = true,
                    SchemeOption::Academy(n) => {
                        // CI-17.12: dice that find no space, or that the supply lacks, are not taken.
                        solarium_core::exercise!("CI-17.12");
                        let room = self.pack.ai.die_spaces.saturating_sub(state.ai.dice);
                        let dice = n.min(room).min(state.ai.supply);
                        state.ai.supply -= dice;
                        state.ai.dice += dice;
                    }
                    SchemeOption::Depository | SchemeOption::Negotiate(_) => {}
                }
            }
        }
        // CI-17.10: tokens move without effect on anyone.
        if let Some((token, space)) = decision.advancement {
            solarium_core::exercise!("CI-17.10");
            state.advancements[usize::from(token)] = space;
        }
        if let Some((token, space)) = decision.setback {
            state.setbacks[usize::from(token)] = space;
        }
    }
}

/// A step of the trace in one line.
pub fn line(step: &TraceStep) -> Message {
    let line = if step.after.is_empty() {
        Message::new("ci-line")
    } else {
        let kept = step.after.iter().map(String::as_str);
        Message::new("ci-line-kept").with("kept", Argument::list(Joint::Comma, kept))
    };
    let line = line.with("rule", step.rule).with("what", step.what.clone());
    match step.holds {
        Some(true) => Message::new("ci-line-yes").with("line", line),
        Some(false) => Message::new("ci-line-no").with("line", line),
        None => line,
    }
}
