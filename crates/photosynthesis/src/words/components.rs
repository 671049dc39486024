//! What lies where on the real table.

use super::names::direction;
use crate::{Photosynthesis, Size, State, View};
use solarium_core::{Components, Layout, Message, Placed, Seat, face, family, seat_board, seat_of_board};

const BOARD: &str = "board";
const TABLE: &str = "table";

impl Components for Photosynthesis {
    fn table_boards(&self) -> Vec<&'static str> {
        [BOARD, TABLE].into_iter().chain(Seat::all(self.rules.seats()).map(seat_board)).collect()
    }

    fn components(&self, view: &View) -> Vec<Placed> {
        let state = &view.position;
        let mut layout = Layout::default();
        for (cell, piece) in state.forest().pieces() {
            layout.pieces(BOARD, format!("cell:{cell}"), tree(piece.size, piece.seat), 1);
        }
        layout.pieces(BOARD, format!("sun:{}", state.sun()), "sun", 1);
        layout.marker(TABLE, "revolution", "revolution", state.revolution());
        for leaves in 1..=4u8 {
            let left = self.rules.pile(state, leaves).len() as i32;
            layout.pieces(TABLE, format!("pile:{leaves}"), "token", left);
        }
        if let Some(first) = state.first() {
            layout.pieces(seat_board(first), "first", "first", 1);
        }
        for seat in Seat::all(self.rules.seats()) {
            self.lay_seat(&mut layout, state, seat);
        }
        layout.finish()
    }

    fn family_of(&self, census_line: &str) -> Option<String> {
        let (letter, size) = census_line.split_once(' ')?;
        let seat = Seat::all(self.rules.seats()).find(|seat| letter == seat.letter().to_string())?;
        let size = Size::ALL.into_iter().find(|known| known.name() == size)?;
        Some(tree(size, seat))
    }

    fn board_name(&self, board: &str) -> Message {
        match seat_of_board(board) {
            Some(seat) => Message::new("ph-box-seat").with("seat", seat),
            None if board == BOARD => Message::new("ph-box-board"),
            None => Message::new("ph-box-table"),
        }
    }

    fn place_name(&self, board: &str, place: &str) -> Message {
        let seat = seat_of_board(board).unwrap_or(Seat(0));
        let of = |id: &'static str| Message::new(id).with("seat", seat);
        match place.split_once(':').unwrap_or((place, "")) {
            ("cell", cell) => Message::new("ph-box-cell").with("cell", cell),
            ("sun", corner) => {
                Message::new("ph-box-corner").with("corner", direction(corner.parse().unwrap_or(0)))
            }
            ("pile", leaves) => {
                Message::new("ph-box-pile").with("leaves", leaves.parse::<i64>().unwrap_or(0))
            }
            ("revolution", _) => Message::new("ph-box-revolutions"),
            ("shop", _) => of("ph-box-shop"),
            ("available", _) => of("ph-box-available"),
            ("supply", _) => of("ph-box-supply"),
            ("light", _) => of("ph-box-light-track"),
            ("tokens", _) => of("ph-box-tokens"),
            ("deck", _) => of("ph-box-deck"),
            ("card", _) => of("ph-box-open-card"),
            ("discard", _) => of("ph-box-discard"),
            ("first", _) => of("ph-box-before"),
            _ => Message::new("ph-box-away"),
        }
    }

    fn component_name(&self, component: &str, count: i32) -> Message {
        let (kind, of) = family(component).split_once('-').unwrap_or((family(component), ""));
        let number = of.parse().unwrap_or(0);
        let owned = |id: &'static str| Message::new(id).with("n", count).with("seat", Seat(number));
        match (kind, face(component)) {
            ("seed", _) => owned("ph-box-seed"),
            ("small", _) => owned("ph-box-small"),
            ("medium", _) => owned("ph-box-medium"),
            ("large", _) => owned("ph-box-large"),
            ("light", _) => owned("ph-box-light"),
            ("card", Some(id)) => owned("ph-box-card").with("card", id),
            ("card", None) => owned("ph-box-cards"),
            ("token", Some(points)) => Message::new("ph-box-token").with("n", count).with("points", points),
            ("token", None) => Message::new("ph-box-pile-tokens").with("n", count),
            ("sun", _) => Message::new("ph-box-sun"),
            ("revolution", _) => Message::new("ph-box-revolution"),
            _ => Message::new("ph-box-first"),
        }
    }
}

/// The component that pieces of a size and seat are.
fn tree(size: Size, seat: Seat) -> String {
    format!("{}-{}", size.name(), seat.0)
}

impl Photosynthesis {
    fn lay_seat(&self, layout: &mut Layout, state: &State, seat: Seat) {
        let (rules, board) = (&*self.rules, seat_board(seat));
        layout.marker(board, "light", format!("light-{}", seat.0), state.lp(seat));
        // PH-5.8: a collect from empty piles brings no token.
        for points in rules.tokens(state, seat).filter(|points| *points > 0) {
            layout.pieces(board, "tokens", format!("token={points}"), 1);
        }
        for size in Size::ALL {
            let (i, piece) = (size.index(), tree(size, seat));
            if rules.is_cynthia(seat) {
                layout.pieces(board, "supply", piece, rules.supply(state, seat)[i]);
            } else {
                layout.pieces(board, format!("shop:{size}"), piece.clone(), state.shop(seat).left(size));
                layout.pieces(board, "available", piece.clone(), state.available(seat)[i]);
                layout.pieces(TABLE, "away", piece, rules.lost(state, seat)[i]);
            }
        }
        if rules.is_cynthia(seat) {
            let back = format!("card-{}", seat.0);
            let drawn = state.card_drawn() && rules.in_turn(state) == Some(seat);
            let left = rules.deck(state, seat).count_ones() as i32;
            let seen = rules.pack.cynthia.cards.len() as i32 - left;
            layout.pieces(board, "deck", back.clone(), left);
            layout.pieces(board, "discard", back.clone(), (seen - i32::from(drawn)).max(0));
            if drawn {
                let card = rules.card_id(state).map_or(back.clone(), |id| format!("{back}={id}"));
                layout.pieces(board, "card", card, 1);
            }
        }
    }
}
