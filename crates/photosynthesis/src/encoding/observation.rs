//! The row of what a seat knows: everything, as nothing is hidden (PH-9.16).

use crate::rules::state::NONE;
use crate::{CELLS, Cell, Rules, Size, State};
use solarium_core::{Axis, Observer, SEATS, Seat, entry};

/// Scores above this are entered as this.
const MOST_POINTS: i8 = 127;
/// No tracker and no stock of pieces is larger.
const MOST_LIGHT: i8 = 100;
const MOST_PIECES: i8 = 15;

fn cell_name(rank: usize) -> String {
    Cell::all().nth(rank).map_or_else(String::new, |cell| cell.to_string())
}

fn size_name(index: usize) -> String {
    Size::from_index(index).map_or_else(String::new, |size| size.name().to_string())
}

/// Entries for each seat: its pieces by size and cell, what it has at hand and in its shop by size, light, points.
const SEAT_ENTRIES: usize = 4 * CELLS + 4 + 4 + 2;
/// Entries of the round, beside two for each seat: piles by leaves, corners of the sun, four numbers.
const ROUND_ENTRIES: usize = 4 + 6 + 4;

/// Enters four small numbers.
#[inline]
fn copy(entries: &mut [i8], numbers: [u8; 4]) {
    entries.copy_from_slice(&numbers.map(|number| number as i8));
}

impl Rules {
    #[inline(always)]
    pub(super) fn observation<'a>(&self, observer: &mut impl Observer<'a, State>) {
        let seats = observer.seats();
        observer.section(seats * SEAT_ENTRIES + CELLS + 2 * seats + ROUND_ENTRIES, |observer| {
            self.table(observer);
        });
        if self.has_cynthia() {
            self.cynthia_blocks(observer);
        }
    }

    /// What every table has.
    #[inline(always)]
    fn table<'a>(&self, observer: &mut impl Observer<'a, State>) {
        let seats = observer.seats();
        let seat_axis = Axis::numbered(SEATS, seats);
        let size_axis = Axis::labelled("size", 4, &size_name);
        let cell_axis = Axis::labelled("cell", CELLS, &cell_name);
        // Things are cells here, from the first on.
        observer.things(
            "pieces",
            &[seat_axis, size_axis, cell_axis],
            1,
            |before, now| match before {
                Some(before) => before.state.forest.changed(&now.state.forest) >> Cell::FIRST_BIT,
                None => now.state.forest.occupied().bits() >> Cell::FIRST_BIT,
            },
            |look, thing| {
                let bit = thing + Cell::FIRST_BIT;
                let (seat, size, present) = look.state.forest.at_bit(bit);
                ((4 * look.place_of(seat) + size) * CELLS + Cell::rank_of_bit(bit), present)
            },
        );
        observer.things(
            "activated",
            &[cell_axis],
            // A seed activates two.
            2,
            |before, now| {
                let before = before.map_or(0, |before| before.state.activated.bits());
                (now.state.activated.bits() ^ before) >> Cell::FIRST_BIT
            },
            |look, thing| {
                let bit = thing + Cell::FIRST_BIT;
                (Cell::rank_of_bit(bit), look.state.activated.bits() >> bit & 1 == 1)
            },
        );
        // A seat's tokens stay as they are while it has as many.
        let own = |state: &State, seat: Seat| {
            let pieces = (u32::from_le_bytes(state.available(seat)), state.shop(seat));
            (pieces, state.lp(seat), state.taken.count(seat))
        };
        observer.group_by_seat(
            |before, now, seat| own(before, seat) == own(now, seat),
            |observer| {
                observer.each_seat(
                    "available",
                    &[seat_axis, size_axis],
                    MOST_PIECES,
                    |look, seat, entries| {
                        copy(entries, look.state.available(seat));
                    },
                );
                observer.each_seat("shop", &[seat_axis, size_axis], MOST_PIECES, |look, seat, entries| {
                    copy(entries, look.state.shop(seat).all());
                });
                observer.each_seat("light", &[seat_axis], MOST_LIGHT, |look, seat, entries| {
                    entries[0] = entry(look.state.lp(seat), MOST_LIGHT);
                });
                observer.each_seat_since(
                    "points",
                    &[seat_axis],
                    MOST_POINTS,
                    |before, look, seat, entries| {
                        let now = look.state;
                        let points = match before {
                            // Few steps bring a token, and how many there are to add up cannot be predicted.
                            Some(before)
                                if before.taken.count(seat) == now.taken.count(seat)
                                    && entries[0] < MOST_POINTS =>
                            {
                                i32::from(entries[0]) + self.lp_points(now, seat)
                                    - self.lp_points(before, seat)
                            }
                            _ => self.points_of(now, seat),
                        };
                        entries[0] = points.clamp(0, MOST_POINTS.into()) as i8;
                    },
                );
            },
        );
        // In the order in which they lie in memory, bytes are compared at once.
        let round = |state: &State| {
            let bytes = [state.round, state.first, state.turns_done, state.placed];
            (state.piles, u32::from_le_bytes(bytes))
        };
        observer.group_of(
            2 * seats + ROUND_ENTRIES,
            |before, now| round(before) == round(now),
            |observer| {
                observer.each_seat("automa", &[seat_axis], 1, |_, seat, entries| {
                    entries[0] = i8::from(self.is_cynthia(seat));
                });
                let leaves_axis = Axis::numbered("leaves_less_one", 4);
                observer.dense("tokens_left", &[leaves_axis], MOST_PIECES, |look, entries| {
                    copy(entries, [1, 2, 3, 4].map(|leaves| look.state.pile_left(leaves) as u8));
                });
                observer.one_of("sun", Axis::numbered("corner", 6), |look| Some(look.state.sun().into()));
                observer.number("round", 24, |look| look.state.round.into());
                observer.number("last_round", 24, |_| (6 * self.options.revolutions).into());
                observer.number("turns_done", 4, |look| look.state.turns_done.into());
                observer.number("start_trees_placed", 8, |look| look.state.placed.into());
                observer.one_of("first_player", seat_axis, |look| {
                    let first = look.state.first;
                    (first != NONE).then(|| look.place_of(Seat(first)))
                });
            },
        );
    }

    /// Decks are open, only their order is not (PH-9.12).
    #[inline(always)]
    fn cynthia_blocks<'a>(&self, observer: &mut impl Observer<'a, State>) {
        let cards = &self.pack.cynthia.cards;
        let name = |place: usize| cards.get(place).map_or_else(String::new, |card| card.id.to_string());
        let card_axis = Axis::labelled("card", cards.len(), &name);
        let seat_axis = Axis::numbered(SEATS, self.seats());
        observer.sets("deck", &[seat_axis, card_axis], |look, place| {
            let seat = look.at(place);
            if self.is_cynthia(seat) { self.deck(look.state, seat) } else { 0 }
        });
        observer.one_of("card_drawn", card_axis, |look| Some(look.state.card.into()));
        observer.one_of("selection_corner", Axis::numbered("corner", 6), |look| {
            Some(look.state.ds_corner.into())
        });
    }
}
