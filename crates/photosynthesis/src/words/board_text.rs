//! The board and everything beside it in plain text.

use crate::rules::Rules;
use crate::rules::board::{Cell, DIRECTION_NAMES};
use crate::rules::piece::Size;
use crate::rules::state::State;
use solarium_core::Seat;
use std::fmt::Write;

/// ANSI colours of the seats: yellow oak, blue fir, green linden, orange (magenta) maple. PH-2.1
const COLOURS: [&str; 4] = ["\x1b[33m", "\x1b[34m", "\x1b[32m", "\x1b[35m"];
const DIM: &str = "\x1b[2m";
const PLAIN: &str = "\x1b[0m";

/// Width of one space in characters.
const WIDTH: usize = 6;

impl Rules {
    /// The whole table in text: board, seats, piles.
    pub(crate) fn board_text_of(&self, state: &State, colour: bool) -> String {
        let mut out = String::new();
        self.write_board(&mut out, state, colour).expect("writing to a string cannot fail");
        self.write_seats(&mut out, state, colour).expect("writing to a string cannot fail");
        out
    }

    fn write_board(&self, out: &mut String, state: &State, colour: bool) -> std::fmt::Result {
        let sun = state.sun();
        let away = DIRECTION_NAMES[(sun as usize + 3) % 6];
        if state.round() == 0 {
            writeln!(out, "placement of start trees, sun at {sun} ({})", DIRECTION_NAMES[sun as usize])?;
        } else {
            writeln!(
                out,
                "round {} of {}, revolution {}, sun at {sun} ({}): light travels to {away}",
                state.round(),
                self.last_round(),
                state.revolution(),
                DIRECTION_NAMES[sun as usize],
            )?;
        }
        writeln!(out)?;
        // Where the sun stands beyond its corner.
        let beside = |row: usize, left: bool| match (sun, row, left) {
            (0, 0, false) | (1, 3, false) | (2, 6, false) | (3, 6, true) | (4, 3, true) | (5, 0, true) => {
                "SUN"
            }
            _ => "",
        };
        for row in 0..7usize {
            let indent = WIDTH / 2 * row.abs_diff(3);
            write!(out, "{:<4}{:<indent$}{}  ", beside(row, true), "", (b'a' + row as u8) as char)?;
            for cell in Cell::all().filter(|cell| cell.axial().1 + 3 == row as i8) {
                self.write_cell(out, state, cell, colour)?;
            }
            out.push_str(beside(row, false));
            out.truncate(out.trim_end_matches(' ').len());
            out.push('\n');
        }
        writeln!(out)?;
        writeln!(
            out,
            "A3 = large tree of A, 0 is a seed; (…) in shadow, * activated; spaces are numbered from the left"
        )
    }

    fn write_cell(&self, out: &mut String, state: &State, cell: Cell, colour: bool) -> std::fmt::Result {
        let piece = state.forest().piece(cell);
        let sun = state.sun();
        let dark = match piece {
            Some(_) => state.forest().shaded(sun).contains(cell),
            None => state.forest().shadow_on_ground(sun).contains(cell),
        };
        let inner = piece.map_or(".".to_string(), |piece| piece.to_string());
        let shown = if dark { format!("({inner})") } else { format!(" {inner} ") };
        let mark = if state.activated().contains(cell) { "*" } else { "" };
        let text = format!("{shown}{mark}");
        let gap = WIDTH.saturating_sub(text.len());
        match piece {
            Some(piece) if colour => write!(out, "{}{text}{PLAIN}{:gap$}", COLOURS[piece.seat.index()], ""),
            None if colour => write!(out, "{DIM}{text}{PLAIN}{:gap$}", ""),
            _ => write!(out, "{text}{:gap$}", ""),
        }
    }

    fn write_seats(&self, out: &mut String, state: &State, colour: bool) -> std::fmt::Result {
        writeln!(out)?;
        for seat in Seat::all(self.seats()) {
            let (tokens, lp_points) = self.score_parts(state, seat);
            let first = if state.first() == Some(seat) { "*" } else { " " };
            let turn = if self.in_turn(state) == Some(seat) { ">" } else { " " };
            let (on, off) = if colour { (COLOURS[seat.index()], PLAIN) } else { ("", "") };
            let taken: Vec<u8> = self.tokens(state, seat).collect();
            writeln!(
                out,
                "{turn}{first}{on}{}{off}  {} LP{}, {} points (tokens {})",
                self.seat_name(seat),
                state.lp(seat),
                match self.next_light(state, seat) {
                    Some((gain, 0)) => format!(" ({gain:+} next round)"),
                    Some((gain, lost)) => format!(" ({gain:+} next round, {lost} lost at the limit)"),
                    None => String::new(),
                },
                tokens + lp_points,
                if taken.is_empty() { "none".to_string() } else { joined(&taken, " ") },
            )?;
            match self.level(seat) {
                None => {
                    let prices = Size::ALL
                        .map(|size| self.price(state, seat, size).map_or("-".to_string(), |p| p.to_string()));
                    writeln!(
                        out,
                        "     shop {} (next price {}), available {}, lost {}",
                        joined(&state.shop(seat).all(), "/"),
                        prices.join("/"),
                        joined(&state.available(seat), "/"),
                        joined(&self.lost(state, seat), "/"),
                    )?;
                }
                Some(level) => {
                    let deck = self.deck_ids(state, seat);
                    write!(
                        out,
                        "     level {}, supply {}, deck of {}: {}",
                        level.id,
                        joined(&self.supply(state, seat), "/"),
                        deck.len(),
                        joined(&deck, " "),
                    )?;
                    match self.half(state).filter(|_| self.in_turn(state) == Some(seat)) {
                        Some(half) => {
                            let id = self.card_id(state).map_or("typed in".to_string(), |id| id.to_string());
                            writeln!(out, "\n     card {id}: {half}")?;
                        }
                        None => writeln!(out)?,
                    }
                }
            }
        }
        let piles: Vec<String> = (1..=4)
            .rev()
            .map(|leaves| {
                let pile = self.pile(state, leaves);
                format!(
                    "{leaves} {} {}",
                    if leaves == 1 { "leaf" } else { "leaves" },
                    if pile.is_empty() { "-".to_string() } else { joined(pile, " ") }
                )
            })
            .collect();
        writeln!(out, "  tokens left: {}", piles.join(" | "))?;
        writeln!(out, "  (lists are seed/small/medium/large; > in turn, * first-player token)")
    }

    /// The position in one line.
    pub(crate) fn line_of(&self, state: &State) -> String {
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

fn joined<T: ToString>(items: &[T], by: &str) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(by)
}
