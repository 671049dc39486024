//! The board in plain text: rings as rows, then gates, ships, seats and deck.

use crate::records::setup::suits_of;
use crate::rules::Rules;
use crate::rules::board::{Layer, Space, sites, spaces};
use crate::rules::state::{Card, State};
use crate::rules::terms::Station;
use solarium_core::Seat;
use std::fmt::Write;

/// ANSI colours of the seats; the letter always stands beside them.
const INK: [&str; 5] = ["\x1b[35m", "\x1b[37m", "\x1b[32m", "\x1b[34m", "\x1b[33m"];
const PLAIN: &str = "\x1b[0m";
const OK: &str = "writing to a string";

impl Rules {
    /// The position in one line.
    pub(crate) fn position_line_of(&self, state: &State) -> String {
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

    /// The board for a terminal.
    pub(crate) fn board_text_of(&self, state: &State, colour: bool) -> String {
        let mut out = String::new();
        self.head(state, &mut out);
        for layer in Layer::ALL {
            self.ring_row(state, layer, colour, &mut out);
        }
        self.gate_rows(state, &mut out);
        self.seat_rows(state, colour, &mut out);
        out
    }

    fn head(&self, state: &State, out: &mut String) {
        let flares = state.deck[Card::Flare.index()] + state.deck[Card::Marked.index()];
        let left = state.cards_left();
        writeln!(out, "instability {} of 13 · deck {left} cards, {flares} flares", state.marker).expect(OK);
        let effects: Vec<String> = suits_of(state.suits)
            .map(|suit| match state.effects[suit.index()] {
                Some(effect) => format!("{suit} {}", self.effect_name(effect)),
                None => suit.to_string(),
            })
            .collect();
        writeln!(out, "suits: {}", effects.join(", ")).expect(OK);
        if let Some(event) = self.event() {
            writeln!(out, "event: {}", self.pack.event(event).name).expect(OK);
        }
        writeln!(
            out,
            "(a space: its index, station as N F T with its owner, divers by seat, ~ crawlers, * energy)"
        )
        .expect(OK);
    }

    fn ring_row(&self, state: &State, layer: Layer, colour: bool, out: &mut String) {
        let depth = self.pack.layer(layer);
        let (base, bonus, cards) = (depth.base, depth.bonus, depth.cards);
        writeln!(out, "\n{} {} (base {base}, bonus {bonus}, cards {cards})", layer.letter(), depth.name)
            .expect(OK);
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
            parts.push((format!("{}{}", station_letter(station), owner.letter()), Some(owner)));
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

    fn gate_rows(&self, state: &State, out: &mut String) {
        let gates: Vec<String> = sites(state.gates.any())
            .filter_map(|site| {
                state.gate(site).map(|owner| format!("{}:{}", self.board().site_name(site), owner.letter()))
            })
            .collect();
        let text = if gates.is_empty() { "none".to_string() } else { gates.join(" ") };
        writeln!(out, "\ngates: {text}").expect(OK);
    }

    fn seat_rows(&self, state: &State, colour: bool, out: &mut String) {
        for seat in self.from(state.first) {
            let own = &state.seats[seat];
            let mark = if seat == state.active { '>' } else { ' ' };
            let near: Vec<String> = spaces(self.board().at_eye(own.eye)).map(|s| self.name(s)).collect();
            let (ink, plain) = if colour { (INK[seat.index()], PLAIN) } else { ("", "") };
            let held = own.held.map_or("no card".to_string(), |suit| match state.effects[suit.index()] {
                Some(effect) => format!("holds {suit} {}", self.effect_name(effect)),
                None => format!("holds {suit}"),
            });
            writeln!(
                out,
                "{mark}{ink}{}{plain} momentum {:2}  energy {:2}  hold {}  movement {}  ship e{} ({})  {held}",
                seat.letter(),
                own.total(),
                own.energy,
                own.hold,
                self.movement(state, seat),
                own.eye,
                near.join(" "),
            )
            .expect(OK);
            let [nodes, foundries, towers] = own.stations;
            write!(
                out,
                "   reserve: {} divers, {} gates, {nodes} nodes, {foundries} foundries, {towers} towers",
                own.reserve, own.gates
            )
            .expect(OK);
            if own.lost > 0 {
                write!(out, "; {} lost in space", own.lost).expect(OK);
            }
            for host in Seat::all(self.players()).filter(|host| own.guests[host.index()] > 0) {
                write!(out, "; {} guests with {}", own.guests[host.index()], host.letter()).expect(OK);
            }
            out.push('\n');
        }
    }
}

fn station_letter(station: Station) -> char {
    match station {
        Station::Node => 'N',
        Station::Foundry => 'F',
        Station::Tower => 'T',
    }
}
