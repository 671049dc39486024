//! What lies where on the real table.

use super::names::{own_text, place};
use crate::rules::board::sites;
use crate::rules::cards::revealed;
use crate::{Card, Effect, Phase, Sol, State, Station, Suit, View, spaces};
use solarium_core::{Components, Layout, Message, Placed, Seat, face, family, seat_board, seat_of_board};

const BOARD: &str = "sun";
const TABLE: &str = "table";

impl Components for Sol {
    fn table_boards(&self) -> Vec<&'static str> {
        [BOARD, TABLE].into_iter().chain(Seat::all(self.players()).map(seat_board)).collect()
    }

    fn components(&self, view: &View) -> Vec<Placed> {
        let state = &view.state;
        let mut layout = Layout::default();
        self.lay_board(&mut layout, state);
        layout.marker(TABLE, "instability", "instability", state.marker);
        // SO-2.4: there is no deck before its suits are known.
        if !matches!(state.turn.phase, Phase::First | Phase::Eye | Phase::Suit) {
            self.lay_cards(&mut layout, state);
        }
        for seat in Seat::all(self.players()) {
            self.lay_seat(&mut layout, state, seat);
        }
        layout.finish()
    }

    fn family_of(&self, census_line: &str) -> Option<String> {
        let (of, what) = census_line.split_once(' ')?;
        if of == "cards" {
            return Some("card".into());
        }
        let seat = Seat::all(self.players()).find(|seat| of == seat.letter().to_string())?;
        match what {
            "divers" => Some(owned("diver", seat)),
            "gates" => Some(owned("gate", seat)),
            station => Station::of(station).map(|station| owned(station.id(), seat)),
        }
    }

    fn board_name(&self, board: &str) -> Message {
        match seat_of_board(board) {
            Some(seat) => Message::new("so-box-seat").with("seat", seat),
            None if board == BOARD => Message::new("so-box-board"),
            None => Message::new("so-box-table"),
        }
    }

    fn place_name(&self, board: &str, at: &str) -> Message {
        let seat = seat_of_board(board).unwrap_or(Seat(0));
        let of = |id: &'static str| Message::new(id).with("seat", seat);
        match at.split_once(':').unwrap_or((at, "")) {
            ("space" | "gate", name) => Message::new("so-box-space").with("space", place(name)),
            ("eye", number) => Message::new("so-box-eye").with("eye", number),
            ("effect", suit) => Message::new("so-box-effect-place").with("suit", self.suit_of(suit)),
            ("instability", _) => Message::new("so-box-instability-track"),
            ("deck", _) => Message::new("so-box-deck"),
            ("discard", _) => Message::new("so-box-discard"),
            ("open", _) => Message::new("so-box-open"),
            ("hold", _) => of("so-box-hold"),
            ("reserve", _) => of("so-box-reserve"),
            ("lost", _) => of("so-box-lost"),
            ("momentum", _) => of("so-box-momentum-track"),
            ("drawn", _) => of("so-box-drawn"),
            ("hand", _) => of("so-box-hand"),
            ("first", _) => of("so-box-before"),
            _ => Message::new("so-box-away"),
        }
    }

    fn component_name(&self, component: &str, count: i32) -> Message {
        let (kind, of) = family(component).split_once('-').unwrap_or((family(component), ""));
        let some =
            |id: &'static str| Message::new(id).with("n", count).with("seat", Seat(of.parse().unwrap_or(0)));
        match (kind, face(component)) {
            ("diver", _) => some("so-box-diver"),
            ("gate", _) => some("so-box-gate"),
            ("node", _) => some("so-box-node"),
            ("foundry", _) => some("so-box-foundry"),
            ("tower", _) => some("so-box-tower"),
            ("ship", _) => some("so-box-ship"),
            ("ark", _) => some("so-box-ark"),
            ("energy", _) => Message::new("so-box-energy").with("n", count),
            ("crawler", _) => Message::new("so-box-crawler").with("n", count),
            ("instability", _) => Message::new("so-box-instability"),
            ("card", Some(suit)) => {
                Message::new("so-box-card").with("n", count).with("suit", self.suit_of(suit))
            }
            ("card", None) => Message::new("so-box-cards").with("n", count),
            ("effect", id) => {
                let name = id.and_then(Effect::of).map_or("", |effect| self.effect_name(effect));
                Message::new("so-box-effect").with("effect", name)
            }
            _ => Message::new("so-box-first"),
        }
    }
}

/// The component that pieces of a kind and seat are.
fn owned(kind: &str, seat: Seat) -> String {
    format!("{kind}-{}", seat.0)
}

impl Sol {
    /// The name of a suit by its code; trigger cards have none.
    fn suit_of(&self, code: &str) -> Message {
        match Suit::of(code) {
            Some(suit) => self.suit_name(suit),
            None if code == Card::Trigger.id() => Message::new("so-box-trigger"),
            None => own_text(code),
        }
    }

    fn lay_board(&self, layout: &mut Layout, state: &State) {
        let board = self.board();
        let taken = state.occupied() | state.owners.any() | state.energy_on | state.crawlers.mask();
        for space in spaces(taken) {
            let place = format!("space:{}", board.name(space));
            for seat in Seat::all(self.players()) {
                layout.pieces(BOARD, &place, owned("diver", seat), state.divers[seat].get(space));
            }
            if let Some((station, owner)) = state.station(space) {
                layout.pieces(BOARD, &place, owned(station.id(), owner), 1);
            }
            layout.pieces(BOARD, &place, "energy", i32::from(state.energy_on & space.bit() != 0));
            layout.pieces(BOARD, &place, "crawler", state.crawlers.at(space));
        }
        for (site, owner) in sites(state.gates.any()).filter_map(|site| Some((site, state.gate(site)?))) {
            layout.pieces(BOARD, format!("gate:{}", board.site_name(site)), owned("gate", owner), 1);
        }
    }

    fn lay_cards(&self, layout: &mut Layout, state: &State) {
        let card = |code: &str| format!("card={code}");
        let of = |kind: Card| kind.suit().map_or(kind.id(), Suit::id);
        layout.pieces(TABLE, "deck", "card", state.cards_left() as i32);
        for (index, count) in state.discards.iter().enumerate() {
            let code = Suit::ALL.get(index).map_or(Card::Trigger.id(), |suit| suit.id());
            layout.pieces(TABLE, "discard", card(code), *count);
        }
        for open in revealed(state.turn.revealed).chain(state.turn.card) {
            layout.pieces(TABLE, "open", card(of(open)), 1);
        }
        for seat in Seat::all(self.players()) {
            let own = &state.seats[seat];
            for suit in own.drawn_suits() {
                layout.pieces(seat_board(seat), "drawn", card(suit.id()), own.drawn_of(suit));
            }
            if let Some(suit) = own.held {
                layout.pieces(seat_board(seat), "hand", card(suit.id()), 1);
            }
        }
        for (suit, effect) in Suit::ALL.iter().zip(state.effects) {
            if let Some(effect) = effect {
                layout.pieces(TABLE, format!("effect:{suit}"), format!("effect={}", effect.id()), 1);
            }
        }
    }

    fn lay_seat(&self, layout: &mut Layout, state: &State, seat: Seat) {
        let (own, board) = (&state.seats[seat], seat_board(seat));
        let diver = owned("diver", seat);
        // Before the first eye is drawn no ship stands anywhere.
        if !matches!(state.turn.phase, Phase::First | Phase::Eye) {
            layout.pieces(BOARD, format!("eye:{}", own.eye), owned("ship", seat), 1);
        }
        layout.pieces(board, "hold", &diver, own.hold);
        for host in own.hosts() {
            layout.pieces(seat_board(host), "hold", &diver, own.guests[host.index()]);
        }
        layout.pieces(board, "hold", "energy", own.energy);
        layout.pieces(board, "reserve", &diver, own.reserve);
        layout.pieces(board, "lost", &diver, own.lost);
        layout.pieces(TABLE, "away", &diver, own.vaporised);
        layout.pieces(board, "reserve", owned("gate", seat), own.gates);
        for station in Station::ALL {
            let piece = owned(station.id(), seat);
            layout.pieces(board, "reserve", &piece, own.stations[station.index()]);
            layout.pieces(TABLE, "away", piece, own.destroyed[station.index()]);
        }
        layout.marker(board, "momentum", owned("ark", seat), own.total());
        if state.turn.phase != Phase::First && state.first == seat {
            layout.pieces(board, "first", "first", 1);
        }
    }
}
