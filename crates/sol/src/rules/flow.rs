//! Chapter 3: the phases of a turn, the orbit, keeping a card, the next turn.

use crate::rules::Flow;
use crate::rules::apply::Run;
use crate::{Action, Chance, Counts, Event, Illegal, Phase, Rules, State, Suit, TurnState};
use solarium_core::{Seat, SeatSet, Sink};

impl Rules {
    /// Seats with a keep that is still open beside other decisions (SO-7.12).
    #[inline]
    pub(crate) fn open_keeps(&self, state: &State) -> SeatSet {
        if self.deferred() { self.deferred_keeps(state) } else { SeatSet::EMPTY }
    }

    #[cold]
    fn deferred_keeps(&self, state: &State) -> SeatSet {
        solarium_core::exercise!("SO-7.12");
        Seat::all(self.players())
            .filter(|seat| *seat != state.active && state.seats[*seat].drawn != 0)
            .collect()
    }

    /// The options of SO-7.8 for a seat.
    pub(crate) fn each_keep(&self, state: &State, seat: Seat, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        solarium_core::exercise!("SO-7.8");
        let own = &state.seats[seat];
        if own.held.is_some() {
            f(Action::KeepOld)?;
        }
        own.drawn_suits().try_for_each(|suit| f(Action::Keep(suit)))?;
        f(Action::KeepNone)
    }

    pub(crate) fn check_keep(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let own = &state.seats[seat];
        match action {
            Action::KeepOld if own.held.is_none() => Err(Illegal::NoHeldCard),
            Action::Keep(suit) if own.drawn_of(suit) == 0 => Err(Illegal::NotDrawn),
            Action::KeepOld | Action::Keep(_) | Action::KeepNone => Ok(()),
            _ => Err(Illegal::NotAsked { phase: Phase::Keep }),
        }
    }

    /// SO-7.12: every card equally likely.
    pub(crate) fn each_keep_chance(&self, state: &State, f: &mut impl FnMut(Chance, u32) -> Flow) -> Flow {
        solarium_core::exercise!("SO-7.12");
        let own = &state.seats[state.active];
        if own.held.is_some() {
            f(Chance::KeepOld, 1)?;
        }
        own.drawn_suits().try_for_each(|suit| f(Chance::Keep(suit), own.drawn_of(suit).into()))
    }

    /// SO-3.5: must a structure be returned for new divers?
    fn must_rebuild(&self, state: &State, seat: Seat) -> bool {
        solarium_core::exercise!("SO-3.5");
        !self.has_divers(state, seat)
            && state.seats[seat].reserve > 0
            && (state.owners.of(seat) != 0 || state.gates.of(seat) != 0)
    }
}

impl<L: Sink<Event>> Run<'_, L> {
    /// SO-3.2: a turn begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        solarium_core::exercise!("SO-3.2");
        self.s.active = seat;
        self.s.turn = TurnState { asked: seat, ..TurnState::default() };
        self.s.marks = Counts::NONE;
        self.emit(|_| Event::TurnBegan { seat });
        if self.s.seats[seat].drawn != 0 {
            // SO-7.12: not decided in time.
            solarium_core::exercise!("SO-7.12");
            self.s.turn.phase = Phase::KeepChance;
        } else {
            self.upkeep();
        }
    }

    pub(crate) fn upkeep(&mut self) {
        let rebuild = self.rules.must_rebuild(self.s, self.s.active);
        self.s.turn.phase = if rebuild { Phase::Rebuild } else { Phase::Action };
    }

    /// The action of the turn is chosen: one (SO-15.1).
    pub(crate) fn choose(&mut self, action: Action) {
        solarium_core::exercise!("SO-15.1");
        let seat = self.s.active;
        let (phase, name) = match action {
            Action::Move => (Phase::Step, "move"),
            Action::Convert => (Phase::Convert, "convert"),
            Action::Activate => (Phase::Activate, "activate"),
            Action::Scour => (Phase::Scour, "scour"),
            _ => (Phase::Action, "pass"),
        };
        self.emit(|_| Event::Chose { seat, action: name });
        self.s.turn.phase = phase;
        match action {
            Action::Move => self.begin_move(),
            // SO-3.4: passing is a Move without steps; it needs no `end`.
            Action::Pass => {
                solarium_core::exercise!("SO-3.4");
                self.end_action();
            }
            _ => {}
        }
    }

    /// The action is over: the last moment for the held card, then the draw.
    pub(crate) fn end_action(&mut self) {
        let t = &mut self.s.turn;
        t.effect = None;
        t.mp = 0;
        t.mark_next = false;
        t.used = 0;
        t.space = None;
        self.s.marks = Counts::NONE;
        self.s.turn.phase = Phase::Draw;
        if !self.rules.can_play(self.s) {
            self.next_card();
        }
    }

    /// SO-3.3, SO-1.8.
    pub(crate) fn orbit(&mut self) {
        solarium_core::exercise!("SO-3.3", "SO-1.8");
        let seat = self.s.active;
        let eye = self.rules.board().eye_ahead(self.s.seats[seat].eye, 1);
        self.s.seats[seat].eye = eye;
        self.emit(|_| Event::Orbited { seat, eye });
        self.s.turn.orbited = true;
        self.s.turn.hurls = false;
        if self.rules.orbit_card() {
            // SO-12.1: one card, resolved normally.
            solarium_core::exercise!("SO-12.1");
            self.s.turn.owed = 1;
            self.s.turn.phase = Phase::OrbitCard;
        } else {
            self.finish_turn();
        }
    }

    /// SO-7.8: the keep, if cards were drawn and a card can do anything.
    pub(crate) fn finish_turn(&mut self) {
        solarium_core::exercise!("SO-7.8");
        let seat = self.s.active;
        if self.s.seats[seat].drawn != 0 {
            if !self.s.has_effects() {
                self.keep(seat, None);
            } else if !self.rules.deferred() {
                self.s.turn.phase = Phase::Keep;
                return;
            }
        }
        self.end_turn();
    }

    /// A keep is decided: that card stays, the rest is discarded.
    pub(crate) fn keep(&mut self, seat: Seat, kept: Option<Suit>) {
        self.discard_drawn(seat);
        if let Some(suit) = kept {
            self.s.discards[suit.index()] -= 1;
        }
        if let Some(old) = std::mem::replace(&mut self.s.seats[seat].held, kept) {
            self.s.discards[old.index()] += 1;
        }
        if self.s.has_effects() {
            self.emit(|_| Event::Kept { seat, suit: kept.map(Suit::id) });
        }
    }

    /// The held card stays, the drawn set is discarded.
    pub(crate) fn keep_old(&mut self, seat: Seat) {
        self.discard_drawn(seat);
        let suit = self.s.seats[seat].held.map(Suit::id);
        self.emit(|_| Event::Kept { seat, suit });
    }

    fn discard_drawn(&mut self, seat: Seat) {
        let own = &mut self.s.seats[seat];
        for suit in own.drawn_suits() {
            self.s.discards[suit.index()] += own.drawn_of(suit);
        }
        own.drawn = 0;
    }

    pub(crate) fn keep_answer(&mut self, seat: Seat, action: Action) {
        match action {
            Action::KeepOld => self.keep_old(seat),
            Action::Keep(suit) => self.keep(seat, Some(suit)),
            _ => self.keep(seat, None),
        }
        if seat == self.s.active && self.s.turn.phase == Phase::Keep {
            self.end_turn();
        }
    }

    /// SO-9.5, then the next seat (SO-3.1).
    fn end_turn(&mut self) {
        if !self.s.turn.shown {
            solarium_core::exercise!("SO-9.5", "SO-3.1");
            self.s.quiet = self.s.quiet.saturating_add(1);
            if self.s.quiet >= self.rules.setup.stall_limit {
                self.s.turn.phase = Phase::Over;
                self.emit(|_| Event::Ended { stalled: true });
                return;
            }
        }
        self.begin_turn(self.s.active.next(self.rules.players()));
    }
}
