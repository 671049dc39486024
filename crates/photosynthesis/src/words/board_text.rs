//! The board and everything beside it in plain text: laid out here, worded by the message files.

use super::names::direction;
use crate::pack::Level;
use crate::words::joined;
use crate::{Cell, Photosynthesis, Rules, Size, State, View};
use solarium_core::{BoardText, Language, Message, NEXT_PART, Seat, touchable};
use std::fmt::Write;

/// ANSI colours of the seats: yellow oak, blue fir, green linden, orange (magenta) maple. PH-2.1
const COLOURS: [&str; 4] = ["\x1b[33m", "\x1b[34m", "\x1b[32m", "\x1b[35m"];
const DIM: &str = "\x1b[2m";
const PLAIN: &str = "\x1b[0m";

/// How the text is to look.
#[derive(Clone, Copy)]
struct Look {
    /// May ANSI colours be used?
    colour: bool,
    /// Are things to touch marked as such?
    touchable: bool,
}

impl Look {
    /// What stands for a thing to touch.
    fn touch(self, touch: impl FnOnce() -> String, text: String) -> String {
        if self.touchable { touchable(&touch(), &text) } else { text }
    }
}

/// Width of one space in characters.
const WIDTH: usize = 6;

impl BoardText for Photosynthesis {
    /// The whole table in text: board, seats, piles.
    fn board_text(&self, view: &View, language: &dyn Language, colour: bool) -> String {
        let state = &view.position;
        let mut out = String::new();
        let look = Look { colour, touchable: false };
        let legend = language.say(&Message::new("ph-board-legend"));
        out.push_str(&format!("{}\n\n", self.heading_line(state, language)));
        self.write_board(&mut out, state, language, look).expect("writing to a string cannot fail");
        out.push_str(&format!("\n{legend}\n"));
        self.write_seats(&mut out, state, language, look).expect("writing to a string cannot fail");
        out
    }

    fn screen_text(&self, view: &View, language: &dyn Language, _width: usize) -> String {
        let state = &view.position;
        let mut out = String::new();
        let look = Look { colour: true, touchable: true };
        self.write_board(&mut out, state, language, look).expect("writing to a string cannot fail");
        let legend = language.say(&Message::new("ph-board-legend"));
        out.push_str(&format!("{NEXT_PART}{}\n", self.heading_line(state, language)));
        self.write_seats(&mut out, state, language, look).expect("writing to a string cannot fail");
        out.push_str(&format!("{DIM}{legend}{PLAIN}\n"));
        out
    }

    fn position_line(&self, state: &State) -> String {
        let seats: Vec<String> = Seat::all(self.seats())
            .map(|seat| {
                let (tokens, lp_points) = self.score_parts(state, seat);
                format!("{} {} LP {} points", seat.letter(), state.lp(seat), tokens + lp_points)
            })
            .collect();
        let when = match state.round() {
            0 => format!("placement, {} placed", state.placed()),
            round => format!("round {round}/{}, sun {}", self.last_round(), state.sun()),
        };
        let next = match self.in_turn(state) {
            Some(seat) => format!("{} in turn", seat.letter()),
            None if self.is_over(state) => "over".to_string(),
            None => "first player to be drawn".to_string(),
        };
        format!("{when}, {next}; {}; board {}", seats.join(", "), state.forest())
    }
}

impl Rules {
    /// Round, revolution and sun.
    fn heading_line(&self, state: &State, language: &dyn Language) -> String {
        let sun = state.sun();
        let heading = if state.round() == 0 {
            Message::new("ph-board-placing")
        } else {
            Message::new("ph-board-round")
                .with("round", state.round())
                .with("last", self.last_round())
                .with("revolution", state.revolution())
                .with("away", direction(sun + 3))
        };
        language.say(&heading.with("sun", sun).with("direction", direction(sun)))
    }

    fn write_board(
        &self,
        out: &mut String,
        state: &State,
        language: &dyn Language,
        look: Look,
    ) -> std::fmt::Result {
        let sun = state.sun();
        let sun_word = language.say(&Message::new("ph-board-sun"));
        let margin = sun_word.chars().count() + 1;
        // Where the sun stands beyond its corner.
        let beside = |row: usize, left: bool| match (sun, row, left) {
            (0, 0, false) | (1, 3, false) | (2, 6, false) | (3, 6, true) | (4, 3, true) | (5, 0, true) => {
                sun_word.as_str()
            }
            _ => "",
        };
        for row in 0..7usize {
            let indent = WIDTH / 2 * row.abs_diff(3);
            write!(out, "{:<margin$}{:<indent$}{}  ", beside(row, true), "", (b'a' + row as u8) as char)?;
            for cell in Cell::all().filter(|cell| cell.axial().1 + 3 == row as i8) {
                self.write_cell(out, state, cell, look)?;
            }
            out.push_str(beside(row, false));
            out.truncate(out.trim_end_matches(' ').len());
            out.push('\n');
        }
        Ok(())
    }

    fn write_cell(&self, out: &mut String, state: &State, cell: Cell, look: Look) -> std::fmt::Result {
        let piece = state.forest().piece(cell);
        let sun = state.sun();
        let dark = match piece {
            Some(_) => state.forest().shaded(sun).contains(cell),
            None => state.forest().shadow_on_ground(sun).contains(cell),
        };
        let inner = match piece {
            Some(piece) => piece.to_string(),
            // On a screen, where a space is chosen by its place, it shows its name.
            None if look.touchable => cell.to_string(),
            None => ".".to_string(),
        };
        let shown = if dark { format!("({inner})") } else { format!(" {inner} ") };
        let mark = if state.activated().contains(cell) { "*" } else { "" };
        let text = format!("{shown}{mark}");
        let gap = WIDTH.saturating_sub(text.len());
        let painted = match piece {
            Some(piece) if look.colour => format!("{}{text}{PLAIN}", COLOURS[piece.seat.index()]),
            None if look.colour => format!("{DIM}{text}{PLAIN}"),
            _ => text,
        };
        write!(out, "{}{:gap$}", look.touch(|| format!("cell:{cell}"), painted), "")
    }

    fn write_seats(
        &self,
        out: &mut String,
        state: &State,
        language: &dyn Language,
        look: Look,
    ) -> std::fmt::Result {
        writeln!(out)?;
        for seat in Seat::all(self.seats()) {
            let first = if state.first() == Some(seat) { "*" } else { " " };
            let turn = if self.in_turn(state) == Some(seat) { ">" } else { " " };
            let (on, off) = if look.colour { (COLOURS[seat.index()], PLAIN) } else { ("", "") };
            let name = language.say(&self.seat_name(seat));
            let standing = language.say(&self.seat_standing(state, seat));
            writeln!(out, "{turn}{first}{on}{name}{off}  {standing}")?;
            for line in self.seat_holdings(state, seat, look) {
                writeln!(out, "     {}", language.say(&line))?;
            }
        }
        let piles: Vec<String> = (1..=4)
            .rev()
            .map(|leaves| {
                let pile = self.pile(state, leaves);
                let tokens = if pile.is_empty() { "-".to_string() } else { joined(pile, " ") };
                language.say(&Message::new("ph-board-pile").with("leaves", leaves).with("tokens", tokens))
            })
            .collect();
        let piles = Message::new("ph-board-piles").with("piles", piles.join(" | "));
        writeln!(out, "  {}", language.say(&piles))?;
        writeln!(out, "  {}", language.say(&Message::new("ph-board-lists")))
    }

    /// Light, points and tokens of a seat.
    fn seat_standing(&self, state: &State, seat: Seat) -> Message {
        let light = match self.next_light(state, seat) {
            None => Message::new("ph-board-light"),
            Some((gain, 0)) => Message::new("ph-board-light-next").with("gain", format!("{gain:+}")),
            Some((gain, lost)) => {
                Message::new("ph-board-light-lost").with("gain", format!("{gain:+}")).with("lost", lost)
            }
        };
        let taken: Vec<u8> = self.tokens(state, seat).collect();
        let standing = if taken.is_empty() {
            Message::new("ph-board-seat-no-tokens")
        } else {
            Message::new("ph-board-seat").with("tokens", joined(&taken, " "))
        };
        let (tokens, lp_points) = self.score_parts(state, seat);
        standing.with("light", light.with("lp", state.lp(seat))).with("points", tokens + lp_points)
    }

    /// The pieces of a seat, for a Cynthia with her deck and the card drawn; one message for each line.
    fn seat_holdings(&self, state: &State, seat: Seat, look: Look) -> Vec<Message> {
        let Some(level) = self.level(seat) else {
            let buys = look.touchable && self.in_turn(state) == Some(seat);
            let prices = Size::ALL.map(|size| {
                let price = self.price(state, seat, size).map_or("-".to_string(), |p| p.to_string());
                if buys { look.touch(|| format!("shop:{size}"), price) } else { price }
            });
            let shop = Message::new("ph-board-shop")
                .with("shop", joined(&state.shop(seat).all(), "/"))
                .with("prices", prices.join("/"))
                .with("available", joined(&state.available(seat), "/"))
                .with("lost", joined(&self.lost(state, seat), "/"));
            return vec![shop];
        };
        let mut lines = vec![self.deck_line(state, seat, level)];
        if let Some(half) = self.half(state).filter(|_| self.in_turn(state) == Some(seat)) {
            let card = match self.card_id(state) {
                Some(id) => Message::new("ph-chance-card").with("card", id),
                None => Message::new("ph-board-card-typed"),
            };
            lines.push(Message::new("ph-board-card").with("card", card).with("half", half.message()));
        }
        lines
    }

    fn deck_line(&self, state: &State, seat: Seat, level: &Level) -> Message {
        let deck = self.deck_ids(state, seat);
        Message::new("ph-board-deck")
            .with("level", level.message())
            .with("supply", joined(&self.supply(state, seat), "/"))
            .with("count", deck.len())
            .with("cards", joined(&deck, " "))
    }
}
