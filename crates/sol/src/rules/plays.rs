//! Playing the held card (SO-7.9 to SO-7.13): when it is offered, and what happens at once.

use crate::rules::Flow;
use crate::rules::apply::Run;
use crate::{
    Action, Counts, Effect, Event, Icon, Illegal, Layer, Phase, Play, ROOM, Rules, Source, Space, State,
    spaces, suits_of,
};
use solarium_core::{Seat, Sink};

/// SO-8.13: how many divers a Hatch brings.
const HATCHLINGS: u8 = 2;

impl Rules {
    /// SO-7.10: is the effect's window open?
    #[inline]
    pub(crate) fn window(&self, state: &State, effect: Effect) -> bool {
        solarium_core::exercise!("SO-7.10");
        match (self.icon(effect), state.turn.phase) {
            (Icon::Move, Phase::Step)
            | (Icon::Convert, Phase::Convert)
            | (Icon::Activate, Phase::Activate) => true,
            (Icon::Draw, Phase::Draw) => state.turn.owed > 0,
            (
                Icon::Turn,
                Phase::Action | Phase::Step | Phase::Convert | Phase::Activate | Phase::Scour | Phase::Draw,
            ) => true,
            _ => false,
        }
    }

    /// Every way the active seat can play its card now.
    #[inline]
    pub(crate) fn each_play(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        // SO-3.7: one card per turn.
        if state.turn.played {
            solarium_core::exercise!("SO-3.7");
            return Flow::Continue(());
        }
        match state.held_effect(state.active) {
            Some(effect) if self.window(state, effect) => {
                self.each_play_of(state, effect, &mut |play| f(Action::Play(play)))
            }
            _ => Flow::Continue(()),
        }
    }

    fn each_play_of(&self, state: &State, effect: Effect, f: &mut impl FnMut(Play) -> Flow) -> Flow {
        let (t, seat, board) = (&state.turn, state.active, self.board());
        let own = &state.seats[seat];
        let divers = &state.divers[seat];
        match effect {
            Effect::Accelerate => (1..board.eyes()).map(Play::Accelerate).try_for_each(f),
            Effect::Chain => spaces(self.chain_ends(state)).map(Play::Chain).try_for_each(f),
            Effect::Channel => {
                (1..=u16::from(t.owed).min(own.energy)).try_for_each(|x| f(Play::Channel(x as u8)))
            }
            Effect::Hatch if own.reserve < HATCHLINGS => Flow::Continue(()),
            Effect::Hatch => spaces(divers.any() & !divers.0[2]).try_for_each(|space| {
                let mut others = self.present(state, space).filter(|other| *other != seat);
                others.try_for_each(|other| f(Play::Hatch(space, other)))
            }),
            Effect::Passage => {
                spaces(divers.any()).map(Play::Passage).try_for_each(&mut *f)?;
                if own.in_holds() > 0 { f(Play::PassageHold) } else { Flow::Continue(()) }
            }
            Effect::Pillar => suits_of(state.suits).map(Play::Pillar).try_for_each(f),
            Effect::Swap => self.each_swap(state, f),
            Effect::Tribute => {
                let mut paid = spaces(state.owners.of(seat) & state.occupied())
                    .filter(|space| self.tribute(state, *space) > 0);
                paid.try_for_each(|space| f(Play::Tribute(space)))
            }
            _ if self.condition(state, effect) => f(Play::Plain(effect)),
            _ => Flow::Continue(()),
        }
    }

    fn each_swap(&self, state: &State, f: &mut impl FnMut(Play) -> Flow) -> Flow {
        let occupied = state.occupied();
        for a in spaces(occupied) {
            for first in self.present(state, a) {
                for b in spaces(occupied & !(a.bit() | (a.bit() - 1))) {
                    let mut others = Seat::all(self.players())
                        .filter(|second| self.swappable(state, a, first, b, *second));
                    others.try_for_each(|second| f(Play::Swap(a, first, b, second)))?;
                }
            }
        }
        Flow::Continue(())
    }

    /// SO-8.27: different seats, different spaces, and room for both.
    fn swappable(&self, state: &State, a: Space, first: Seat, b: Space, second: Seat) -> bool {
        solarium_core::exercise!("SO-8.27");
        a != b
            && first != second
            && state.divers[first].get(a) > 0
            && state.divers[second].get(b) > 0
            && state.divers[first].get(b) < ROOM
            && state.divers[second].get(a) < ROOM
    }

    /// SO-8.31: what the others would pay for their divers at an own station.
    fn tribute(&self, state: &State, space: Space) -> u16 {
        solarium_core::exercise!("SO-8.31");
        Seat::all(self.players())
            .filter(|seat| *seat != state.active)
            .map(|seat| u16::from(state.divers[seat].get(space)).min(state.seats[seat].energy))
            .sum()
    }

    /// The *play if* of effects that are played by name alone.
    fn condition(&self, state: &State, effect: Effect) -> bool {
        let (t, seat) = (&state.turn, state.active);
        match effect {
            Effect::Augment => self.can_augment(state),
            Effect::Squeeze => self.can_squeeze(state),
            // SO-8.33: the whole action, so nothing else was done in it.
            Effect::Blight => {
                solarium_core::exercise!("SO-8.33");
                t.done == 0 && self.can_blight(state)
            }
            Effect::Pulse => t.done == 0 && self.pulsing(state) != 0,
            Effect::Sacrifice | Effect::Exterminate => t.done == 0 && self.altars(state) != 0,
            Effect::Invade => t.done == 0 && self.invadable(state) != 0,
            Effect::Cascade => t.done == 1 && self.any_pattern(state),
            Effect::Motivate => self.can_motivate(state),
            // SO-7.11: only before the first step.
            Effect::Hyperdrive => {
                solarium_core::exercise!("SO-7.11");
                t.done == 0
            }
            Effect::Procreate => self.fertile(state) != 0 && state.seats[seat].reserve > 0,
            _ => true,
        }
    }

    /// SO-8.22: spaces with 2–4 own divers not yet served.
    pub(crate) fn fertile(&self, state: &State) -> u64 {
        solarium_core::exercise!("SO-8.22");
        let own = &state.divers[state.active];
        own.several() & !own.full() & !state.marks.any()
    }

    /// May the active seat play its card like this now?
    pub(crate) fn check_play(&self, state: &State, play: Play) -> Result<(), Illegal> {
        let (t, seat, board) = (&state.turn, state.active, self.board());
        let own = &state.seats[seat];
        let effect = play.effect();
        Illegal::OneCard.unless(!t.played)?;
        let Some(held) = state.held_effect(seat) else { return Err(Illegal::NoCard) };
        Illegal::OtherCard { held }.unless(held == effect)?;
        Illegal::Window { effect }.unless(self.window(state, effect))?;
        let holds = match play {
            Play::Accelerate(x) => x >= 1 && x < board.eyes(),
            Play::Chain(end) => self.path_from(state, end).is_some(),
            Play::Channel(x) => x >= 1 && x <= t.owed && u16::from(x) <= own.energy,
            Play::Hatch(space, other) => {
                let here = state.divers[seat].get(space);
                other != seat
                    && other.index() < self.players()
                    && state.divers[other].get(space) > 0
                    && (1..=ROOM - HATCHLINGS).contains(&here)
                    && own.reserve >= HATCHLINGS
            }
            Play::Passage(space) => state.divers[seat].get(space) > 0,
            Play::PassageHold => own.in_holds() > 0,
            Play::Pillar(suit) => state.suits & (1 << suit.index()) != 0,
            Play::Swap(a, first, b, second) => {
                let seats = first.index() < self.players() && second.index() < self.players();
                a < b && seats && self.swappable(state, a, first, b, second)
            }
            Play::Tribute(space) => state.owners.at(space.0) == Some(seat) && self.tribute(state, space) > 0,
            Play::Plain(effect) => !needs_arguments(effect) && self.condition(state, effect),
        };
        Illegal::Condition { effect }.unless(holds)
    }

    /// Can the held card be played now in any way?
    pub(crate) fn can_play(&self, state: &State) -> bool {
        self.each_play(state, &mut |_| Flow::Break(())).is_break()
    }
}

/// Effects whose notation names more than the effect (SO-16.4).
pub(crate) const fn needs_arguments(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Accelerate
            | Effect::Chain
            | Effect::Channel
            | Effect::Hatch
            | Effect::Passage
            | Effect::Pillar
            | Effect::Swap
            | Effect::Tribute
    )
}

impl<L: Sink<Event>> Run<'_, L> {
    /// SO-7.13: announce, discard, carry out.
    pub(crate) fn play(&mut self, play: Play) {
        solarium_core::exercise!("SO-7.13", "SO-16.4");
        let seat = self.s.active;
        let effect = play.effect();
        let Some(suit) = self.s.seats[seat].held.take() else { return };
        self.s.discards[suit.index()] += 1;
        self.s.turn.played = true;
        solarium_core::exercise!(effect.rule(), "SO-7.9");
        self.emit(|_| Event::Played { seat, suit: suit.id(), effect: effect.id() });
        let asked_before_drawing = self.s.turn.phase == Phase::Draw;
        // SO-7.14: T and D effects are carried out at once and owe nothing; the others stay in force.
        if !matches!(self.rules.icon(effect), Icon::Turn | Icon::Draw) {
            solarium_core::exercise!("SO-7.14");
            self.s.turn.effect = Some(effect);
        }
        match play {
            Play::Accelerate(x) => {
                // SO-15.21: launch spaces change at once, as they are read off the eyes.
                solarium_core::exercise!("SO-15.21");
                for seat in self.rules.from(seat) {
                    let eye = &mut self.s.seats[seat].eye;
                    *eye = self.rules.board().eye_ahead(*eye, x);
                }
                self.emit(|_| Event::Accelerated { eyes: x });
            }
            Play::Channel(x) => {
                self.s.seats[seat].energy -= u16::from(x);
                self.gain_momentum(seat, Source::Effects, x);
            }
            Play::Hatch(space, other) => {
                self.recall(other, space, 1);
                self.s.seats[seat].reserve -= HATCHLINGS;
                for _ in 0..HATCHLINGS {
                    self.put_diver(seat, space);
                    self.mark_arrival(space);
                }
                self.emit(|r| Event::Hatched { seat, at: r.name(space), divers: HATCHLINGS });
            }
            Play::Passage(space) => self.s.marks.add(space),
            Play::PassageHold => self.s.turn.mark_next = true,
            Play::Pillar(suit) => self.s.turn.pillar = Some(suit),
            Play::Swap(a, first, b, second) => self.swap(a, first, b, second),
            Play::Tribute(space) => self.tribute(space),
            Play::Chain(end) => {
                self.s.turn.back = self.s.turn.phase;
                self.s.turn.space = Some(end);
                self.chain();
            }
            Play::Plain(Effect::Bright) => {
                let own = self.s.owners.of(seat);
                let board = self.rules.board();
                let layers = Layer::ALL.iter().filter(|l| own & board.ring(**l) != 0).count() as u8;
                self.earn(seat, layers);
            }
            Play::Plain(Effect::Procreate) => {
                self.s.turn.back = self.s.turn.phase;
                let fertile = self.rules.fertile(self.s);
                if fertile.count_ones() > u32::from(self.s.seats[seat].reserve) {
                    self.s.turn.phase = Phase::Procreate;
                } else {
                    for space in spaces(fertile) {
                        self.procreate(space);
                    }
                    self.forget_arrivals();
                }
            }
            Play::Plain(Effect::Hyperdrive) => {
                self.s.turn.mp = 2 * self.rules.movement(self.s, seat);
            }
            Play::Plain(Effect::Motivate) => self.motivate(),
            Play::Plain(_) => {}
        }
        if asked_before_drawing && self.s.turn.phase == Phase::Draw {
            self.next_card();
        }
    }

    /// SO-3.8: a diver that came this turn cannot activate; in a Move that does not matter.
    fn mark_arrival(&mut self, space: Space) {
        if self.s.turn.phase != Phase::Step {
            solarium_core::exercise!("SO-3.8");
            self.s.marks.add(space);
        }
    }

    /// In a Move, marks of divers that came this turn are ignored (SO-3.8).
    fn forget_arrivals(&mut self) {
        if self.s.turn.phase == Phase::Step {
            solarium_core::exercise!("SO-3.8");
            self.s.marks = Counts::NONE;
        }
    }

    /// SO-8.22: one diver from the reserve into a space.
    pub(crate) fn procreate(&mut self, space: Space) {
        solarium_core::exercise!("SO-8.22");
        let seat = self.s.active;
        self.s.seats[seat].reserve -= 1;
        self.put_diver(seat, space);
        self.s.marks.add(space);
        self.emit(|r| Event::Hatched { seat, at: r.name(space), divers: 1 });
    }

    /// One space of a procreation with a short reserve was chosen.
    pub(crate) fn procreate_chosen(&mut self, space: Space) {
        self.procreate(space);
        if self.s.seats[self.s.active].reserve == 0 {
            self.resume();
            self.forget_arrivals();
        }
    }

    /// Back to the decision that a chain or procreation interrupted.
    pub(crate) fn resume(&mut self) {
        self.s.turn.phase = self.s.turn.back;
        if self.s.turn.phase == Phase::Draw {
            self.next_card();
        }
    }

    fn swap(&mut self, a: Space, first: Seat, b: Space, second: Seat) {
        self.take_diver(first, a);
        self.take_diver(second, b);
        self.put_diver(first, b);
        self.put_diver(second, a);
        if first == self.s.active {
            self.mark_arrival(b);
        }
        if second == self.s.active {
            self.mark_arrival(a);
        }
        self.emit(|r| Event::Swapped { first, at: r.name(a), second, and: r.name(b) });
    }

    /// SO-8.31: the others give the active seat 1 energy per diver there, as far as they can.
    fn tribute(&mut self, space: Space) {
        solarium_core::exercise!("SO-8.31");
        let seat = self.s.active;
        for other in self.rules.from(seat).skip(1) {
            let amount = u16::from(self.s.divers[other].get(space)).min(self.s.seats[other].energy);
            if amount > 0 {
                self.s.seats[other].energy -= amount;
                self.emit(|_| Event::EnergyLost { seat: other, amount });
                self.earn(seat, amount as u8);
            }
        }
    }
}
