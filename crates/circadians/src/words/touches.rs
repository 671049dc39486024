//! The things to touch to choose an answer: ids of elements in the picture.
//!
//! An id is the sort of thing, a colon and which one: `at:neg-L2`, `at:dep-t-6`, `at:garage-2` places of dice,
//! `as:mine-1=4` a value the die may take there, `space:e4` of the Planet, `item:grogg`, `character:naira`,
//! `stack:farm-1`, `die:4` a rolled die, `reward:gem`, `setback:sum8`, `punishment:gem`, `turn:gem`, `pay:A`,
//! `take:items`, `row:t`, `swap:W-A`, `buy:2`, `grow:3-P`. An answer that stands on no board is its bare word.

use crate::records::notation;
use crate::{Action, Circadians, NONE, Place, Sort, Space, Task, View};
use solarium_core::{Choices, Notation, Seat, Viewer};

impl Choices for Circadians {
    fn touches(&self, view: &View, action: Action) -> Vec<String> {
        let seat = match view.viewer {
            Viewer::Seat(seat) if seat.index() < self.humans() => Some(seat),
            _ => None,
        };
        let item = |i: u8| format!("item:{}", self.item_id(i));
        let character = |c: u8| format!("character:{}", self.pack.characters[usize::from(c)].id);
        let garage = |n: u8| format!("at:garage-{}", n + 1);
        let farm = |n: u8| format!("at:farm-{}", n + 1);
        let row = |row: u8| self.boards().depository[usize::from(row)].id;
        match action {
            Action::KeepCharacter(c) | Action::PickCharacter(c) => vec![character(c)],
            Action::KeepItem(i) | Action::Trade(i) | Action::Discard(i) => vec![item(i)],
            Action::Garage(v) => {
                let next = seat.and_then(|s| self.next_garage(view, s)).unwrap_or(0);
                vec![format!("die:{v}"), garage(next as u8)]
            }
            Action::Farm(n, v) => vec![format!("die:{v}"), farm(n)],
            Action::Act(Space::Depository(n), v) => vec![format!("at:dep-{}-{v}", row(n))],
            Action::Act(space, v) => self.act_path(view, seat, space, v),
            Action::Also(n) => vec![format!("row:{}", row(n))],
            Action::Tile(sort, n) => vec![format!("stack:{}-{}", sort.word(), n + 1)],
            Action::Replace(n) => match view.agenda.last() {
                Some(Task::Room(Sort::Upgrade, _)) => vec![garage(n)],
                _ => vec![farm(n)],
            },
            Action::SetGarage(n, v) => vec![garage(n), format!("as:garage-{}={v}", n + 1)],
            Action::SetFarm(n, v) => vec![farm(n), format!("as:farm-{}={v}", n + 1)],
            Action::Suffer(kind) => vec![format!("punishment:{}", kind.word())],
            Action::LoseTile(Sort::Upgrade, n) => vec![garage(n)],
            Action::LoseTile(Sort::Farm, n) => vec![farm(n)],
            Action::LoseDie(place) => self.lose_path(view, seat, place),
            Action::Step(d) => {
                let to = seat.and_then(|s| self.planet(view).step(view.crew(s).harvester, d));
                match to {
                    Some(to) if to != NONE => vec![format!("space:{}", self.planet(view).name(to))],
                    _ => vec![format!("step-{d}")],
                }
            }
            // Any other is the verb of its notation with its operands: `pay:A`, `swap:W-A`, `ready`.
            _ => {
                let text = self.action_text(action);
                vec![match text.split_once(' ') {
                    Some((verb, operands)) => format!("{verb}:{}", operands.replace(' ', "-")),
                    None => text,
                }]
            }
        }
    }

    fn recommended(&self, view: &View, seat: Seat) -> Option<Action> {
        self.recommended_of(view, seat)
    }

    fn meant(&self, view: &View, seat: Seat, touch: &str) -> Vec<Action> {
        self.meant_by(view, seat, touch)
    }
}

impl Circadians {
    /// The space; where the die due could act there with several values, the value too.
    fn act_path(&self, view: &View, seat: Option<Seat>, space: Space, value: u8) -> Vec<String> {
        let name = notation::space(self, space);
        let mut path = vec![format!("at:{name}")];
        if let Some(seat) = seat
            && self.act_values(view, seat, space).count_ones() > 1
        {
            path.push(format!("as:{name}={value}"));
        }
        path
    }

    /// The values with which the die due may act on a space now: bit v.
    pub fn act_values(&self, view: &View, seat: Seat, space: Space) -> u8 {
        match self.due_die(view) {
            Some((due, origin)) if due == seat => (1..=6u8)
                .filter(|v| self.values(view, seat, origin) & (1 << v) != 0)
                .filter(|v| self.judge(view, seat, Action::Act(space, *v)).is_ok())
                .fold(0, |set, v| set | 1 << v),
            _ => 0,
        }
    }

    /// The place; below a clan the value too if the row holds own dice that differ.
    fn lose_path(&self, view: &View, seat: Option<Seat>, place: Place) -> Vec<String> {
        match place {
            Place::Negotiation(clan, row, value) => {
                let name = notation::space(self, Space::Negotiation(clan, row));
                let below = &view.tables.negotiation[usize::from(clan)][self.row_slots(row)];
                let differ =
                    below.iter().any(|die| seat.is_some_and(|s| die.belongs_to(s)) && die.value() != value);
                let mut path = vec![format!("at:{name}")];
                if differ {
                    path.push(format!("as:{name}={value}"));
                }
                path
            }
            Place::Depository(row, value) => {
                vec![format!("at:dep-{}-{value}", self.boards().depository[usize::from(row)].id)]
            }
            place => vec![format!("at:{}", notation::place(self, place))],
        }
    }
}
