//! SO-8.7, the Chain: connected divers without loop or branch.

use crate::rules::apply::Run;
use crate::rules::board::mask_of;
use crate::{Counts, Event, MAX_SPACES, Phase, Rules, Source, Space, State, spaces};
use solarium_core::{Seat, Sink};

impl Rules {
    /// Occupied spaces joined to an occupied space: sideways, between the orbits, through gates.
    #[inline]
    fn links(&self, state: &State, occupied: u64, space: Space) -> u64 {
        self.open(state, space) & occupied
    }

    /// The length of the usable path that begins at this end, if there is one.
    pub(crate) fn path_from(&self, state: &State, end: Space) -> Option<u8> {
        let occupied = state.occupied();
        if occupied & end.bit() == 0 {
            return None;
        }
        let first = self.links(state, occupied, end);
        if first.count_ones() != 1 {
            return None;
        }
        let (mut before, mut here, mut length) = (end, Space(first.trailing_zeros() as u8), 2);
        loop {
            let links = self.links(state, occupied, here);
            match links.count_ones() {
                1 => return Some(length),
                // A vertex with two neighbours goes on; as the walk began at an end it can never close a loop.
                2 => {
                    let next = Space((links & !before.bit()).trailing_zeros() as u8);
                    (before, here, length) = (here, next, length + 1);
                }
                _ => return None,
            }
        }
    }

    /// The ends of all usable paths.
    pub(crate) fn chain_ends(&self, state: &State) -> u64 {
        mask_of(spaces(state.occupied()).filter(|space| self.path_from(state, *space).is_some()))
    }

    /// The seats with a diver in a space.
    pub(crate) fn present(&self, state: &State, space: Space) -> impl Iterator<Item = Seat> {
        Seat::all(self.players()).filter(move |seat| state.divers[*seat].get(space) > 0)
    }

    /// The seat whose diver in a space belongs to the chain, if that is settled.
    fn picked(&self, state: &State, space: Space) -> Option<Seat> {
        match state.marks.get(space) {
            0 => {
                let mut seats = self.present(state, space);
                let first = seats.next()?;
                if seats.next().is_none() { Some(first) } else { None }
            }
            code => Some(Seat(code - 1)),
        }
    }

    /// Calls `f` with each space of the path from an end, until it returns false.
    fn walk(&self, state: &State, end: Space, mut f: impl FnMut(Space) -> bool) {
        let occupied = state.occupied();
        let (mut before, mut here) = (end, end);
        while f(here) {
            let next = self.links(state, occupied, here) & !before.bit();
            if next == 0 {
                return;
            }
            (before, here) = (here, Space(next.trailing_zeros() as u8));
        }
    }

    /// The space of the chain in which a diver must be picked now.
    pub(crate) fn link_space(&self, state: &State) -> Option<Space> {
        let mut asked = None;
        self.walk(state, state.turn.space?, |space| {
            if self.picked(state, space).is_none() {
                asked = Some(space);
            }
            asked.is_none()
        });
        asked
    }
}

impl<L: Sink<Event>> Run<'_, L> {
    /// Goes on with the chain that begins at `turn.space`: asks, or carries it out when all are picked.
    pub(crate) fn chain(&mut self) {
        if self.rules.link_space(self.s).is_some() {
            self.s.turn.phase = Phase::Link;
            return;
        }
        let Some(end) = self.s.turn.space else { return };
        // The picks are read off before anything moves: recalling a diver may empty its space.
        let mut picks = [(Space(0), Seat(0)); MAX_SPACES];
        let mut length = 0;
        let (rules, state) = (self.rules, &*self.s);
        rules.walk(state, end, |space| {
            if let Some(seat) = rules.picked(state, space) {
                picks[length] = (space, seat);
                length += 1;
            }
            length < picks.len()
        });
        // The marks held the picks; a chain itself marks no diver.
        self.s.marks = Counts::NONE;
        self.s.turn.space = None;
        for (position, (space, seat)) in picks[..length].iter().enumerate() {
            self.gain_momentum(*seat, Source::Effects, 1);
            // Positions 1, 3, 5 … counted from the chosen end.
            if position % 2 == 0 {
                self.recall(*seat, *space, 1);
            }
        }
        self.resume();
    }

    pub(crate) fn link(&mut self, space: Space, seat: Seat) {
        self.s.marks.set(space, seat.0 + 1);
        self.chain();
    }
}
