//! The row of what a seat knows: everything, as nothing is hidden (PH-9.16).

use crate::rules::state::NONE;
use crate::{CELLS, Cell, Rules, Size, State};
use solarium_core::{Axis, Blocks, Observer, SEATS, Seat, entry};

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

impl Rules {
    #[inline]
    pub(super) fn observation<'a>(&self, observer: &mut impl Observer<'a, State>) {
        let seats = self.seats();
        let seat_axis = Axis::numbered(SEATS, seats);
        let size_axis = Axis::labelled("size", 4, &size_name);
        let cell_axis = Axis::labelled("cell", CELLS, &cell_name);
        observer.things(
            "pieces",
            &[seat_axis, size_axis, cell_axis],
            |before, now| match before {
                Some(before) => before.state.forest.changed(&now.state.forest),
                None => now.state.forest.occupied().bits(),
            },
            |look, bit| {
                let (seat, size) = look.state.forest.piece_at_bit(bit)?;
                Some((4 * look.seat.places_to(seat, seats) + size) * CELLS + Cell::rank_of_bit(bit))
            },
        );
        observer.things(
            "activated",
            &[cell_axis],
            |before, now| {
                now.state.activated.bits() ^ before.map_or(0, |before| before.state.activated.bits())
            },
            |look, bit| (look.state.activated.bits() >> bit & 1 == 1).then(|| Cell::rank_of_bit(bit)),
        );
        // A seat's tokens stay as they are while it has as many.
        let own = |state: &State, seat: Seat| {
            let pieces = (u32::from_le_bytes(state.available(seat)), state.shop(seat));
            (pieces, state.lp(seat), state.taken.count(seat))
        };
        observer.part_by_seat(
            |before, now, seat| own(before, seat) == own(now, seat),
            |now, places, blocks| {
                let state = now.state;
                blocks.block("available", &[seat_axis, size_axis], MOST_PIECES, |entries| {
                    let rows = &mut entries.as_chunks_mut().0[places.clone()];
                    for (row, place) in rows.iter_mut().zip(places.clone()) {
                        *row = state.available(now.at(place)).map(|count| count as i8);
                    }
                });
                blocks.block("shop", &[seat_axis, size_axis], MOST_PIECES, |entries| {
                    let rows = &mut entries.as_chunks_mut().0[places.clone()];
                    for (row, place) in rows.iter_mut().zip(places.clone()) {
                        *row = state.shop(now.at(place)).all().map(|left| left as i8);
                    }
                });
                blocks.block("light", &[seat_axis], MOST_LIGHT, |entries| {
                    for (own, place) in entries[places.clone()].iter_mut().zip(places.clone()) {
                        *own = entry(state.lp(now.at(place)), MOST_LIGHT);
                    }
                });
                blocks.block("points", &[seat_axis], MOST_POINTS, |entries| {
                    for (own, place) in entries[places.clone()].iter_mut().zip(places.clone()) {
                        let points = self.points_of(state, now.at(place));
                        *own = entry(points.max(0).unsigned_abs(), MOST_POINTS);
                    }
                });
            },
        );
        let round = |state: &State| (state.piles, state.round, state.turns_done, state.placed, state.first);
        observer.part(
            |before, now| before.seat == now.seat && round(before.state) == round(now.state),
            |now, blocks| {
                let state = now.state;
                blocks.block("automa", &[seat_axis], 1, |entries| {
                    for (place, own) in entries.iter_mut().enumerate() {
                        *own = i8::from(self.is_cynthia(now.at(place)));
                    }
                });
                let leaves_axis = Axis::numbered("leaves_less_one", 4);
                blocks.block("tokens_left", &[leaves_axis], MOST_PIECES, |entries| {
                    for (leaves, left) in (1..).zip(entries) {
                        *left = state.pile_left(leaves) as i8;
                    }
                });
                blocks.one_of("sun", Axis::numbered("corner", 6), Some(state.sun().into()));
                blocks.number("round", 24, state.round);
                blocks.number("last_round", 24, 6 * self.options.revolutions);
                blocks.number("turns_done", 4, state.turns_done);
                blocks.number("start_trees_placed", 8, state.placed);
                let first = (state.first != NONE).then(|| now.seat.places_to(Seat(state.first), seats));
                blocks.one_of("first_player", seat_axis, first);
            },
        );
        if self.has_cynthia() {
            self.cynthia_blocks(observer);
        }
    }

    /// Decks are open, only their order is not (PH-9.12).
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
