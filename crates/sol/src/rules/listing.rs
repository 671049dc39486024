//! Lists of what is legal, as numbers, for programs that play many games. The decisions that are asked most often
//! have ways of their own here: in random play every ply has a list, and most of it is the same for every diver in a space.

use crate::rules::Flow;
use crate::{Action, Board, Layer, Phase, Rules, SITES, Site, Space, State, sites, spaces};
use solarium_core::Seat;

/// Spaces at an eye (SO-1.8). From no space lead more ways that need no gate: two in its ring, one to the other orbit.
pub(crate) const AT_ONCE: usize = 4;

/// What is listed for flights and launches of divers that nothing hinders, ready to be copied.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Usual<T> {
    /// By eye.
    launches: Vec<[T; AT_ONCE]>,
    /// By space: flights that need no gate, and how many there are.
    flights: Vec<([T; AT_ONCE], usize)>,
    /// By site: flights through a gate, outward and inward.
    crossings: Vec<[T; 2]>,
}

impl<T: Copy> Usual<T> {
    pub(crate) fn new(board: &Board, entry: impl Fn(Action) -> T) -> Usual<T> {
        let filled = |mask: u64, action: &dyn Fn(Space) -> Action| {
            let mut entries = [entry(Action::End); AT_ONCE];
            entries.iter_mut().zip(spaces(mask)).for_each(|(place, space)| *place = entry(action(space)));
            entries
        };
        let flights = |from: Space| {
            let ways = board.free(from);
            (filled(ways, &|to| Action::Fly(from, to)), ways.count_ones() as usize)
        };
        let crossings = |site: u8| {
            let (above, below) = board.ends(Site(site));
            [(below, above), (above, below)].map(|(from, to)| entry(Action::Fly(from, to)))
        };
        Usual {
            launches: (0..board.eyes()).map(|eye| filled(board.at_eye(eye), &Action::Launch)).collect(),
            flights: spaces(board.all()).map(flights).collect(),
            crossings: (0..SITES as u8).map(crossings).collect(),
        }
    }
}

/// Entries at the front of a list.
struct Listed<'a, T> {
    list: &'a mut [T],
    /// How many there are; more than the list has room for if some had none.
    count: usize,
}

impl<T: Copy> Listed<'_, T> {
    #[inline(always)]
    fn push(&mut self, entry: T) {
        self.push_if(true, entry);
    }

    /// In random play nobody can tell what is possible: so it is written in any case, and counted if it is.
    #[inline(always)]
    fn push_if(&mut self, possible: bool, entry: T) {
        if let Some(place) = self.list.get_mut(self.count) {
            *place = entry;
        }
        self.count += usize::from(possible);
    }

    /// For walks over actions.
    #[inline(always)]
    fn next(&mut self, entry: T) -> Flow {
        self.push(entry);
        Flow::Continue(())
    }

    #[inline(always)]
    fn push_first(&mut self, count: usize, entries: &[T; AT_ONCE]) {
        if let Some(places) = self.list.get_mut(self.count..).and_then(|rest| rest.first_chunk_mut()) {
            *places = *entries;
            self.count += count;
        } else {
            self.count += AT_ONCE;
        }
    }
}

impl Rules {
    /// Every legal action of a seat, ascending, made into entries at the front of a list; returns how many there are, or
    /// more than the list has room for.
    #[inline(always)]
    pub(crate) fn list_as<T: Copy>(
        &self,
        state: &State,
        seat: Seat,
        list: &mut [T],
        usual: &Usual<T>,
        entry: impl Fn(Action) -> T,
    ) -> usize {
        let (t, own) = (&state.turn, &state.seats[seat]);
        let mut listed = Listed { list, count: 0 };
        let hindered = || {
            t.effect.is_some()
                || (state.marks.any() | state.divers[seat].full()) != 0
                || own.guests_total() + own.lost > 0
        };
        if seat != state.active {
            return self.list_all(state, seat, listed, entry);
        }
        match t.phase {
            Phase::Step if !hindered() => self.list_steps(state, seat, &mut listed, usual, &entry),
            Phase::Action => {
                listed.push(entry(Action::Move));
                listed.push_if(self.can_convert(state), entry(Action::Convert));
                listed.push_if(self.can_activate(state), entry(Action::Activate));
                listed.push_if(self.scourable(state) != 0, entry(Action::Scour));
                listed.push(entry(Action::Pass));
            }
            _ => return self.list_all(state, seat, listed, entry),
        }
        if !t.played && own.held.is_some() {
            // Lent, and not given away, it would have to lie in memory from the first.
            let mut behind = Listed { list: &mut *listed.list, count: listed.count };
            let _ = self.each_play(state, &mut |action| behind.next(entry(action)));
            listed.count = behind.count;
        }
        if t.phase == Phase::Step {
            listed.push(entry(Action::End));
        }
        listed.count
    }

    /// The long way, for what is asked less often.
    #[inline]
    fn list_all<T: Copy>(
        &self,
        state: &State,
        seat: Seat,
        mut listed: Listed<'_, T>,
        entry: impl Fn(Action) -> T,
    ) -> usize {
        let _ = self.each_action(state, seat, &mut |action| listed.next(entry(action)));
        listed.count
    }

    /// The steps of a Move, if no effect is in force, no diver is marked, lost or a guest, no space is full.
    #[inline(always)]
    fn list_steps<T: Copy>(
        &self,
        state: &State,
        seat: Seat,
        listed: &mut Listed<'_, T>,
        usual: &Usual<T>,
        entry: impl Fn(Action) -> T,
    ) {
        let (board, own) = (self.board(), &state.seats[seat]);
        if state.turn.mp > 0 {
            if own.hold > 0 {
                listed.push_first(AT_ONCE, &usual.launches[usize::from(own.eye)]);
            }
            let (divers, gates) = (state.divers[seat].any(), state.gates.any());
            for from in spaces(divers) {
                let (flights, count) = &usual.flights[from.index()];
                // Sites are in the order of their spaces: those further out come before all others, those deeper behind.
                let open = board.sites_at(from) & gates;
                let inward = open & board.sites_below(from);
                sites(open ^ inward).for_each(|site| listed.push(usual.crossings[site.index()][0]));
                listed.push_first(*count, flights);
                sites(inward).for_each(|site| listed.push(usual.crossings[site.index()][1]));
            }
            spaces(divers & board.ring(Layer::Core)).for_each(|from| listed.push(entry(Action::Hurl(from))));
        }
    }
}
