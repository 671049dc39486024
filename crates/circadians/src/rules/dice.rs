//! The die due: where it comes from, its fee, the values it can act with, its partner at the Laboratory.

use crate::pack::{Power, Tile};
use crate::{Circadians, Known, KnownCrew, Part, Phase, Public, some_index};
use solarium_core::Seat;

/// Where a die that acts comes from: index of the space or Garage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// A space of the Headquarters.
    Headquarters(u8),
    /// A Garage.
    Garage(u8),
}

impl Circadians {
    /// Whose die acts now, and where it lies (CI-5.2, CI-5.5). Only between two actions.
    pub fn due_die(&self, state: &impl Known) -> Option<(Seat, Origin)> {
        if state.phase != Phase::Execute || !state.agenda.is_empty() {
            return None;
        }
        solarium_core::exercise!("CI-5.2", "CI-5.5");
        match state.part {
            // CI-5.2: by space from left to right, of any owner; CI-7.8: empty spaces are passed over.
            Part::Hq => state
                .tables
                .hq
                .iter()
                .enumerate()
                .find_map(|(i, die)| die.owner().map(|seat| (seat, Origin::Headquarters(i as u8)))),
            Part::Ai => None,
            // CI-5.5: the left-most die still in the Garages.
            Part::Base => {
                solarium_core::exercise!("CI-5.5");
                let seat = Seat(state.turn);
                state.crew(seat).due_garage().map(|g| (seat, Origin::Garage(g as u8)))
            }
        }
    }

    /// What the die shows.
    pub fn shown(&self, state: &impl Known, seat: Seat, origin: Origin) -> u8 {
        match origin {
            Origin::Headquarters(i) => state.tables.hq[usize::from(i)].value(),
            Origin::Garage(g) => state.crew(seat).garages()[usize::from(g)],
        }
    }

    /// The values the die can act with: bit v (CI-5.3, CI-5.4), by the tile that lies there now (CI-15.3). Altering is always optional.
    pub fn values(&self, state: &impl Known, seat: Seat, origin: Origin) -> u8 {
        solarium_core::exercise!("CI-5.3", "CI-5.4", "CI-15.3");
        let value = self.shown(state, seat, origin);
        match origin {
            // CI-5.3: flipping belongs to the first space alone.
            Origin::Headquarters(0) => {
                solarium_core::exercise!("CI-5.3");
                1 << value | 1 << (7 - value)
            }
            Origin::Headquarters(_) => 1 << value,
            Origin::Garage(g) => {
                solarium_core::exercise!(g > 0 && self.garage_tile(state, seat, g).is_some() => "CI-15.2");
                self.garage_tile(state, seat, g).map_or(1 << value, |tile| tile.values(value))
            }
        }
    }

    /// What works on the die of a Garage: the printed effect of the first, the Upgrade tile of another.
    #[inline]
    fn garage_tile(&self, state: &impl Known, seat: Seat, garage: u8) -> Option<&Tile> {
        let Some(room) = garage.checked_sub(1) else { return Some(&self.pack.garage1) };
        let kind = some_index(state.crew(seat).upgrades[usize::from(room)])?;
        Some(&self.pack.upgrade_tiles[kind])
    }

    /// The fee of a Garage in Algae (CI-5.6); dice of the Headquarters have none.
    #[inline]
    pub fn fee(&self, state: &impl Known, seat: Seat, origin: Origin) -> u8 {
        solarium_core::exercise!("CI-5.6");
        let Origin::Garage(g) = origin else { return 0 };
        let printed = self.pack.base.garage_fee[usize::from(g)];
        solarium_core::exercise!(printed > 0 && self.power(state, seat) == Some(Power::NoFee) => "CI-14.5");
        let free = printed == 0
            || self.power(state, seat) == Some(Power::NoFee)
            || self.garage_tile(state, seat, g).is_some_and(|tile| tile.no_fee);
        if free { 0 } else { printed + self.event(state).map_or(0, |e| e.fee) }
    }

    /// Water off by the tile of the die's Garage (CI-8.4).
    #[inline]
    pub(crate) fn water_off(&self, state: &impl Known, seat: Seat, origin: Origin) -> u8 {
        solarium_core::exercise!("CI-8.4");
        match origin {
            Origin::Garage(g) => self.garage_tile(state, seat, g).map_or(0, |tile| tile.water),
            Origin::Headquarters(_) => 0,
        }
    }

    /// CI-8.6: the seat's next actionable die after the one due.
    pub fn second_die(&self, state: &impl Known, seat: Seat, first: Origin) -> Option<Origin> {
        solarium_core::exercise!("CI-8.6");
        let crew = state.crew(seat);
        match first {
            Origin::Garage(g) => {
                let next = usize::from(g) + 1;
                let offset = crew.garages().get(next..)?.iter().position(|v| *v > 0)?;
                Some(Origin::Garage((next + offset) as u8))
            }
            Origin::Headquarters(i) => {
                let next = usize::from(i) + 1;
                let further = state.tables.hq.get(next..)?.iter().position(|die| die.belongs_to(seat));
                match further {
                    Some(offset) => Some(Origin::Headquarters((next + offset) as u8)),
                    None => crew.due_garage().map(|g| Origin::Garage(g as u8)),
                }
            }
        }
    }

    /// The ability of the seat's character (CI-14.9).
    #[inline]
    pub(crate) fn power(&self, state: &impl Known, seat: Seat) -> Option<Power> {
        solarium_core::exercise!("CI-14.9");
        some_index(state.crew(seat).character()).map(|character| self.pack.characters[character].power)
    }

    /// The Event of this round (CI-4.1).
    #[inline]
    pub fn event(&self, state: &Public) -> Option<&crate::pack::Event> {
        solarium_core::exercise!("CI-4.1");
        some_index(state.event).map(|event| &self.pack.events[event])
    }
}
