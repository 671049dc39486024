//! What is legal: whose decision is open, its options, and what chance may bring.

use crate::rules::{Flow, each_space};
use crate::{Action, Card, Chance, Phase, Rules, State, sites};
use solarium_core::{Seat, Turn};

/// Phases as a set: asked at every ply, where a jump for each of them costs more than a test of bits.
const fn set(phases: &[Phase]) -> u32 {
    let (mut set, mut at) = (0, 0);
    while at < phases.len() {
        set |= 1 << phases[at] as u32;
        at += 1;
    }
    set
}

/// Phases in which chance comes, or nothing any more.
const UNDECIDED: u32 = set(&[
    Phase::First,
    Phase::Eye,
    Phase::Suit,
    Phase::Effect,
    Phase::KeepChance,
    Phase::Reveal,
    Phase::Card,
    Phase::OrbitCard,
    Phase::Over,
]);
/// Phases in which seats place what they start with.
const PLACING: u32 = set(&[Phase::Start, Phase::Open]);
/// Phases in which a seat is asked that need not be the active one.
const ASKING: u32 =
    set(&[Phase::Bonus, Phase::Flare, Phase::Attrition, Phase::Shift, Phase::Warp, Phase::Core]);

impl Rules {
    /// The seat whose decision is open, if it is a decision.
    #[inline]
    pub fn decider(&self, state: &State) -> Option<Seat> {
        let phase = set(&[state.turn.phase]);
        if phase & UNDECIDED != 0 {
            None
        } else if phase & PLACING != 0 {
            Some(self.placing(state))
        } else {
            Some(if phase & ASKING != 0 { state.turn.asked } else { state.active })
        }
    }

    /// Who decides now, or whether chance does.
    #[inline]
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match self.decider(state) {
            Some(seat) => {
                // SO-16.1: with `deferred` a keep may stay open beside the one decision.
                Turn::Decide(self.open_keeps(state).with(seat))
            }
            None if state.turn.phase == Phase::Over => Turn::Over,
            None => Turn::Chance,
        }
    }

    /// The seat that a chance step concerns; the draws of the set-up concern all.
    pub(crate) fn chance_seat(&self, state: &State) -> Option<Seat> {
        match state.turn.phase {
            Phase::KeepChance | Phase::Card | Phase::OrbitCard | Phase::Reveal => Some(state.active),
            _ => None,
        }
    }

    /// Every legal action of a seat, canonical order: the open decision, then a keep that is open beside it.
    #[inline]
    pub(crate) fn each_action(&self, state: &State, seat: Seat, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let main = self.decider(state);
        if main == Some(seat) {
            self.each_option(state, f)?;
        }
        if main.is_some() && self.open_keeps(state).contains(seat) {
            self.each_keep(state, seat, f)?;
        }
        Flow::Continue(())
    }

    /// Every outcome of the chance step that comes now, with its weight.
    #[inline]
    pub(crate) fn each_outcome(&self, state: &State, f: &mut impl FnMut(Chance, u32) -> Flow) -> Flow {
        match state.turn.phase {
            Phase::Card | Phase::OrbitCard | Phase::Reveal => {
                let mut kinds = Card::ALL.iter().zip(&state.deck).filter(|(_, left)| **left > 0);
                kinds.try_for_each(|(card, left)| f(Chance::Card(*card), u32::from(*left)))
            }
            Phase::KeepChance => self.each_keep_chance(state, f),
            _ => self.each_setting(state, f),
        }
    }

    /// The actions a turn can begin with, and plays.
    #[inline]
    pub(crate) fn each_choice(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        f(Action::Move)?;
        if self.can_convert(state) {
            f(Action::Convert)?;
        }
        if self.can_activate(state) {
            f(Action::Activate)?;
        }
        if self.scourable(state) != 0 {
            f(Action::Scour)?;
        }
        f(Action::Pass)?;
        self.each_play(state, f)
    }

    /// The options of the open decision, canonical order (SO-16.2).
    pub(crate) fn each_option(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = state.active;
        match state.turn.phase {
            Phase::Start | Phase::Open => self.each_placement(state, f),
            Phase::Rebuild => {
                each_space(state.owners.of(seat), Action::ReturnStation, f)?;
                sites(state.gates.of(seat)).try_for_each(|site| f(Action::ReturnGate(site)))
            }
            Phase::Action => self.each_choice(state, f),
            Phase::Step => {
                self.each_step(state, f)?;
                self.each_play(state, f)?;
                f(Action::End)
            }
            Phase::Convert => {
                self.each_conversion(state, f)?;
                self.each_play(state, f)?;
                if self.check_end_convert(state).is_ok() { f(Action::End) } else { Flow::Continue(()) }
            }
            Phase::Activate => {
                self.each_activation(state, f)?;
                self.each_play(state, f)?;
                if self.check_end_activate(state).is_ok() { f(Action::End) } else { Flow::Continue(()) }
            }
            Phase::Scour => {
                each_space(self.scourable(state), Action::Clear, f)?;
                self.each_play(state, f)?;
                if self.check_end_scour(state).is_ok() { f(Action::End) } else { Flow::Continue(()) }
            }
            Phase::Bonus => {
                f(Action::Take)?;
                f(Action::Leave)
            }
            Phase::Link => {
                let Some(space) = self.link_space(state) else { return Flow::Continue(()) };
                self.present(state, space).try_for_each(|seat| f(Action::Link(space, seat)))
            }
            Phase::Procreate => each_space(self.fertile(state), Action::Procreate, f),
            Phase::Draw => {
                f(Action::Draw)?;
                self.each_play(state, f)
            }
            Phase::Flare => self.each_flare_use(state, f),
            Phase::Attrition => self.each_loss(state, f),
            Phase::Shift => {
                let Some((from, ways)) = self.shifting(state) else { return Flow::Continue(()) };
                each_space(ways, |to| Action::Shift(from, to), f)
            }
            Phase::Warp => self.each_warp(state, f),
            Phase::Core => self.each_core(state, f),
            Phase::Spawn => each_space(self.spawning(state), Action::Spawn, f),
            Phase::Crawl => self.each_crawl(state, f),
            Phase::Keep => self.each_keep(state, seat, f),
            _ => Flow::Continue(()),
        }
    }

    /// An action ends the own turn when the next seat is to play; a card to come does not. In the set-up every
    /// placement passes the turn on.
    pub(crate) fn turn_passed(&self, before: &State, after: &State) -> bool {
        let placed = matches!(before.turn.phase, Phase::Start | Phase::Open);
        before.active != after.active
            || self.decider(after) != self.decider(before) && placed
            || after.turn.phase == Phase::Over
    }
}
