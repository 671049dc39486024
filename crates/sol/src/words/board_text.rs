//! The board in plain text: rings as rows, then gates, ships, seats and deck.

use super::names::semicolons;
use crate::{Layer, Rules, Sol, Space, State, View, sites, spaces, suits_of};
use solarium_core::{BoardText, Language, Message, NEXT_PART, Seat, Turn, touchable};
use std::fmt::Write;

/// ANSI colours of the seats; the letter always stands beside them.
pub(super) const INK: [&str; 5] = ["\x1b[35m", "\x1b[37m", "\x1b[32m", "\x1b[34m", "\x1b[33m"];
const PLAIN: &str = "\x1b[0m";
const OK: &str = "writing to a string";

/// How the rows of the seats are to look.
#[derive(Clone, Copy)]
struct Look {
    /// May ANSI colours be used?
    colour: bool,
    /// Are things to touch marked as such?
    touchable: bool,
}

impl Look {
    /// What stands for a thing to touch.
    fn touch(self, touch: &str, text: String) -> String {
        if self.touchable { touchable(touch, &text) } else { text }
    }
}

impl BoardText for Sol {
    /// The board for a terminal.
    fn board_text(&self, view: &View, language: &dyn Language, colour: bool) -> String {
        let state = &view.state;
        let mut out = String::new();
        self.head(state, language, &mut out);
        for layer in Layer::ALL {
            self.ring_row(state, layer, language, colour, &mut out);
        }
        self.gate_rows(state, language, &mut out);
        self.seat_rows(state, language, Look { colour, touchable: false }, &mut out);
        out
    }

    fn screen_text(&self, view: &View, language: &dyn Language, width: usize) -> String {
        let state = &view.state;
        let mut out = self.ring_map(state, width);
        out.push(NEXT_PART);
        self.head(state, language, &mut out);
        self.seat_rows(state, language, Look { colour: true, touchable: true }, &mut out);
        out
    }

    fn position_line(&self, state: &State) -> String {
        let seats: Vec<String> = Seat::all(self.players())
            .map(|seat| {
                let own = &state.seats[seat];
                format!("{}:{}m/{}e/{}h/e{}", seat.letter(), own.total(), own.energy, own.hold, own.eye)
            })
            .collect();
        let phase = state.turn.phase;
        let (marker, left, active) = (state.marker, state.cards_left(), state.active.letter());
        format!("marker {marker} deck {left} {active} {phase} · {}", seats.join(" "))
    }
}

impl Rules {
    fn head(&self, state: &State, language: &dyn Language, out: &mut String) {
        let mut line = |message: &Message| writeln!(out, "{}", language.say(message)).expect(OK);
        line(
            &Message::new("so-board-head")
                .with("marker", state.marker)
                .with("cards", state.cards_left())
                .with("flares", state.flares_left()),
        );
        let effects: Vec<String> = suits_of(state.suits)
            .map(|suit| match state.effects[suit.index()] {
                Some(effect) => format!("{suit} {}", self.effect_name(effect)),
                None => suit.to_string(),
            })
            .collect();
        line(&Message::new("so-board-suits").with("list", effects.join(", ")));
        if let Some(event) = self.event() {
            line(&Message::new("so-board-event").with("name", self.pack.event(event).name.as_str()));
        }
        line(&Message::new("so-board-key"));
    }

    fn ring_row(&self, state: &State, layer: Layer, language: &dyn Language, colour: bool, out: &mut String) {
        let depth = self.pack.layer(layer);
        let heading = Message::new("so-board-layer")
            .with("letter", layer.letter().to_string())
            .with("name", self.layer_message(layer))
            .with("base", depth.base)
            .with("bonus", depth.bonus)
            .with("cards", depth.cards);
        writeln!(out, "\n{}", language.say(&heading)).expect(OK);
        let cells: Vec<String> =
            spaces(self.board().ring(layer)).map(|space| self.cell(state, space, colour)).collect();
        for chunk in cells.chunks(8) {
            writeln!(out, "  {}", chunk.join(" ").trim_end()).expect(OK);
        }
    }

    /// `[4 TA A2 B1]`, filled up to a common width.
    fn cell(&self, state: &State, space: Space, colour: bool) -> String {
        let mut parts: Vec<(String, Option<Seat>)> = vec![(self.board().ring_index(space).to_string(), None)];
        if let Some((station, owner)) = state.station(space) {
            let letter = station.id()[..1].to_ascii_uppercase();
            parts.push((format!("{letter}{}", owner.letter()), Some(owner)));
        }
        for seat in Seat::all(self.players()) {
            let n = state.divers[seat].get(space);
            if n > 0 {
                let marked = if seat == state.active && state.marks.get(space) > 0 { "'" } else { "" };
                parts.push((format!("{}{n}{marked}", seat.letter().to_ascii_lowercase()), Some(seat)));
            }
        }
        match state.crawlers.at(space) {
            0 => {}
            n => parts.push((format!("~{n}"), None)),
        }
        if state.energy_on & space.bit() != 0 {
            parts.push(("*".to_string(), None));
        }
        if parts.len() == 1 {
            parts.push(("·".to_string(), None));
        }
        let width: usize = parts.iter().map(|(text, _)| text.chars().count() + 1).sum();
        let painted: Vec<String> = parts
            .iter()
            .map(|(text, seat)| match seat {
                Some(seat) if colour => format!("{}{text}{PLAIN}", INK[seat.index()]),
                _ => text.clone(),
            })
            .collect();
        format!("[{}]{}", painted.join(" "), " ".repeat(8usize.saturating_sub(width)))
    }

    fn gate_rows(&self, state: &State, language: &dyn Language, out: &mut String) {
        let gates: Vec<String> = sites(state.gates.any())
            .filter_map(|site| {
                state.gate(site).map(|owner| format!("{}:{}", self.board().site_name(site), owner.letter()))
            })
            .collect();
        let message = if gates.is_empty() {
            Message::new("so-board-no-gates")
        } else {
            Message::new("so-board-gates").with("list", gates.join(" "))
        };
        writeln!(out, "\n{}", language.say(&message)).expect(OK);
    }

    fn seat_rows(&self, state: &State, language: &dyn Language, look: Look, out: &mut String) {
        let decides = |seat: Seat| match self.whose_turn(state) {
            Turn::Decide(seats) => seats.contains(seat),
            Turn::Chance | Turn::Over => seat == state.active,
        };
        for seat in self.from(state.first) {
            let own = &state.seats[seat];
            let mark = if decides(seat) { '>' } else { ' ' };
            let (ink, plain) = if look.colour { (INK[seat.index()], PLAIN) } else { ("", "") };
            // What is touched is the own: the rows of other seats only tell.
            let own_look = Look { touchable: look.touchable && decides(seat), ..look };
            let facts = self.seat_facts(state, seat);
            let facts: Vec<String> = facts
                .iter()
                .map(|(touch, fact)| match touch {
                    Some(touch) => own_look.touch(touch, language.say(fact)),
                    None => language.say(fact),
                })
                .collect();
            writeln!(out, "{mark}{ink}{}{plain} {}", seat.letter(), facts.join("  ")).expect(OK);
            let [nodes, foundries, towers] = own.stations;
            let reserve = Message::new("so-board-reserve")
                .with("divers", own.reserve)
                .with("gates", own.gates)
                .with("nodes", nodes)
                .with("foundries", foundries)
                .with("towers", towers);
            let mut parts = vec![reserve];
            if own.lost > 0 {
                parts.push(Message::new("so-board-lost").with("n", own.lost));
            }
            for host in Seat::all(self.players()).filter(|host| own.guests[host.index()] > 0) {
                let guests = Message::new("so-board-guests").with("n", own.guests[host.index()]);
                parts.push(guests.with("seat", host));
            }
            writeln!(out, "   {}", language.say(&semicolons(parts))).expect(OK);
        }
    }

    /// What a seat has, in the order in which it stands in its row, with the thing to touch where it is one. Numbers that
    /// grow are filled up to two digits.
    fn seat_facts(&self, state: &State, seat: Seat) -> [(Option<String>, Message); 6] {
        let own = &state.seats[seat];
        let near: Vec<String> = spaces(self.board().at_eye(own.eye)).map(|s| self.name(s)).collect();
        let held = match own.held {
            None => Message::new("so-board-no-card"),
            Some(suit) => {
                let card = match state.effects[suit.index()] {
                    Some(effect) => format!("{suit} {}", self.effect_name(effect)),
                    None => suit.to_string(),
                };
                Message::new("so-board-holds").with("card", card)
            }
        };
        [
            (None, Message::new("so-board-momentum").with("n", format!("{:2}", own.total()))),
            (None, Message::new("so-board-energy").with("n", format!("{:2}", own.energy))),
            (Some("hold".to_string()), Message::new("so-board-hold").with("n", own.hold)),
            (None, Message::new("so-board-movement").with("n", self.movement(state, seat))),
            (None, Message::new("so-board-ship").with("eye", own.eye).with("spaces", near.join(" "))),
            (own.held.map(|suit| format!("card:{}", suit.id())), held),
        ]
    }
}
