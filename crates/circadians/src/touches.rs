//! The things to touch to choose an answer: ids of elements in the picture.
//!
//! Spaces are named as in `act` (`neg-L2`, `dep-t-6`, `mine-1`), Planet spaces `space-e4`, rooms and places of the own
//! base `garage-2`, `farm-4`, `pool`, cards `item-grogg`, stacks `farm-stack-1`, dice of the hand `rolled-4`, values a
//! die can take `value-4`, tokens `reward-gem`, `setback-sum8`, `punishment-gem`; buttons by their word.

use crate::state::{NONE, Sort, State, Task};
use crate::{Action, Circadians, Place, Space, notation};
use solarium_core::Seat;

impl Circadians {
    /// The path of element ids of an answer.
    pub(crate) fn touch_path(&self, state: &State, seat: Option<Seat>, action: Action) -> Vec<String> {
        let item = |i: u8| format!("item-{}", self.pack.items[usize::from(i)].id);
        let character = |c: u8| format!("character-{}", self.pack.characters[usize::from(c)].id);
        let value = |v: u8| format!("value-{v}");
        let garage = |n: u8| format!("garage-{}", n + 1);
        let farm = |n: u8| format!("farm-{}", n + 1);
        match action {
            Action::KeepCharacter(c) | Action::PickCharacter(c) => vec![character(c)],
            Action::KeepItem(i) | Action::Trade(i) | Action::Discard(i) => vec![item(i)],
            Action::Garage(v) => {
                let next = seat.and_then(|s| self.next_garage(state, s)).unwrap_or(0);
                vec![format!("rolled-{v}"), garage(next as u8)]
            }
            Action::Farm(n, v) => vec![format!("rolled-{v}"), farm(n)],
            Action::Act(Space::Depository(row), v) => {
                vec![format!("dep-{}-{v}", self.boards().depository[usize::from(row)].id)]
            }
            Action::Act(space, v) => vec![notation::space(self, space), value(v)],
            Action::Pay(res) => vec![format!("pay-{res}")],
            Action::Also(row) => vec![format!("dep-row-{}", self.boards().depository[usize::from(row)].id)],
            Action::Take(i) => vec![if i == 0 { "take-items" } else { "take-water" }.into()],
            Action::Swap(give, get) => vec![format!("give-{give}"), format!("get-{get}")],
            Action::Buy(n) => vec![format!("buy-{n}")],
            Action::TileFarm(n) => vec![format!("farm-stack-{}", n + 1)],
            Action::TileUpgrade(n) => vec![format!("upgrade-stack-{}", n + 1)],
            Action::Replace(n) => match state.agenda.last() {
                Some(Task::Room(Sort::Upgrade, _)) => vec![garage(n)],
                _ => vec![farm(n)],
            },
            Action::SetGarage(n, v) => vec![garage(n), value(v)],
            Action::SetFarm(n, v) => vec![farm(n), value(v)],
            Action::Reward(kind) => vec![format!("reward-{}", kind.word())],
            Action::Setback(c) => vec![format!("setback-{}", self.pack.setbacks[usize::from(c)].id)],
            Action::Suffer(kind) => vec![format!("punishment-{}", kind.word())],
            Action::Turn(kind) => vec!["turn".into(), format!("punishment-{}", kind.word())],
            Action::LoseUpgrade(n) => vec![garage(n)],
            Action::LoseFarm(n) => vec![farm(n)],
            Action::LoseDie(Place::Negotiation(clan, row, v)) => {
                vec![notation::space(self, Space::Negotiation(clan, row)), value(v)]
            }
            Action::LoseDie(Place::Depository(row, v)) => {
                vec![format!("dep-{}-{v}", self.boards().depository[usize::from(row)].id)]
            }
            Action::LoseDie(place) => vec![notation::place(self, place)],
            Action::Step(d) => {
                let to = seat.and_then(|s| self.planet(state).step(state.crew(s).harvester, d));
                match to {
                    Some(to) if to != NONE => vec![format!("space-{}", self.planet(state).name(to))],
                    _ => vec![format!("step-{d}")],
                }
            }
            Action::Grow(n, res) => vec![farm(n), format!("grow-{res}")],
            Action::Ready
            | Action::StandDown
            | Action::Skip
            | Action::Done
            | Action::Place
            | Action::Use
            | Action::Ignore
            | Action::Stay
            | Action::No
            | Action::Resolve => vec![notation::action(self, action)],
        }
    }
}
