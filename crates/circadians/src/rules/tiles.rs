//! Farm and Upgrade tiles on a base (CI-8.13, CI-6.15, ch. 15).

use crate::pack::Tile;
use crate::{Circadians, Event, Known, NONE, Public, Sort, State, Task, some_index};
use solarium_core::{Audience, Seat, Sink};
use std::ops::Range;

impl Circadians {
    /// Stacks with a tile to take: bit n.
    pub(crate) fn visible_stacks(&self, state: &Public, sort: Sort) -> u8 {
        let visible = &state.stacks(sort).visible;
        visible.iter().enumerate().filter(|(_, k)| **k != NONE).fold(0, |set, (i, _)| set | 1 << i)
    }

    /// How many rooms a base has for a sort of tile.
    pub(crate) fn rooms(&self, sort: Sort) -> usize {
        usize::from(match sort {
            Sort::Farm => self.pack.base.farm_rooms,
            Sort::Upgrade => self.pack.base.upgrade_rooms,
        })
    }

    /// How many tiles of a sort the seat owns.
    pub(crate) fn tile_count(&self, state: &impl Known, seat: Seat, sort: Sort) -> usize {
        state.crew(seat).tiles(sort).len()
    }

    /// Index of the Garage or Farm of the first room: Upgrade rooms begin with Garage 2, Farm rooms after the
    /// starting Farms (CI-19.11).
    pub(crate) fn first_room(&self, sort: Sort) -> usize {
        solarium_core::exercise!("CI-19.11");
        match sort {
            Sort::Farm => self.pack.base.farm_start.len(),
            Sort::Upgrade => 1,
        }
    }

    /// Indices of the Garages or Farms on which the seat has a tile of the sort.
    pub(crate) fn filled_rooms(&self, state: &impl Known, seat: Seat, sort: Sort) -> Range<u8> {
        let first = self.first_room(sort);
        first as u8..(first + self.tile_count(state, seat, sort)) as u8
    }

    /// The Farm tile on a Farm, by its index.
    #[inline]
    pub(crate) fn tile_on_farm(&self, state: &impl Known, seat: Seat, farm: usize) -> Option<&Tile> {
        let room = farm.checked_sub(self.pack.base.farm_start.len())?;
        let kind = some_index(*state.crew(seat).farm_tiles.get(room)?)?;
        Some(&self.pack.farm_tiles[kind])
    }

    /// A kind of tile.
    pub(crate) fn tile(&self, sort: Sort, kind: u8) -> &Tile {
        &self.pack.tiles(sort)[usize::from(kind)]
    }

    /// The id of a kind of tile.
    pub(crate) fn tile_id(&self, sort: Sort, kind: u8) -> &str {
        &self.tile(sort, kind).id
    }

    /// The top tile of a stack goes to the left-most empty room, or in place of the tile of Garage or Farm
    /// `replace` (index); then the next tile of the stack is turned up by chance.
    pub(crate) fn take_tile(
        &self,
        state: &mut State,
        seat: Seat,
        sort: Sort,
        stack: u8,
        replace: Option<u8>,
        log: &mut impl Sink<Event>,
    ) {
        let stacks = state.stacks_mut(sort);
        let kind = std::mem::replace(&mut stacks.visible[usize::from(stack)], NONE);
        stacks.sizes[usize::from(stack)] -= 1;
        state.agenda.push(Task::Refill(sort, stack));
        let room = match replace {
            Some(n) => usize::from(n) - self.first_room(sort),
            None => self.tile_count(state, seat, sort),
        };
        let number = (self.first_room(sort) + room) as u8 + 1;
        if replace.is_some() {
            let old = state.crew(seat).tiles(sort)[room];
            self.remove_from_game(state, seat, sort, old, number, log);
        }
        let crew = state.crew_mut(seat);
        match sort {
            Sort::Upgrade => crew.upgrades[room] = kind,
            Sort::Farm => {
                crew.farm_tiles[room] = kind;
                // CI-8.13: the die there stays if the new tile has a die space, else it is put aside.
                if !self.pack.farm_tiles[usize::from(kind)].has_die_space() {
                    solarium_core::exercise!("CI-8.13");
                    let die = &mut crew.farms[self.pack.base.farm_start.len() + room];
                    crew.cantina += u8::from(std::mem::take(die) > 0);
                }
            }
        }
        log.emit(Audience::All, || Event::TilePlaced {
            seat,
            sort,
            tile: self.tile_id(sort, kind).to_string(),
            room: number,
        });
    }

    fn remove_from_game(
        &self,
        state: &mut State,
        seat: Seat,
        sort: Sort,
        kind: u8,
        number: u8,
        log: &mut impl Sink<Event>,
    ) {
        // CI-18.14: lost and replaced tiles leave the game.
        solarium_core::exercise!("CI-18.14");
        state.stacks_mut(sort).removed[usize::from(kind)] += 1;
        log.emit(Audience::All, || Event::TileRemoved {
            seat,
            sort,
            tile: self.tile_id(sort, kind).to_string(),
            room: number,
        });
    }

    /// CI-6.15: tiles to the right shift left. Dice stay in their Garages, but move with Farm tiles; the die of a lost
    /// Farm is put aside, without Water. `n` is the index of the Garage or Farm.
    pub(crate) fn lose_tile(
        &self,
        state: &mut State,
        seat: Seat,
        sort: Sort,
        n: u8,
        log: &mut impl Sink<Event>,
    ) {
        solarium_core::exercise!("CI-6.15");
        let place = usize::from(n);
        let room = place - self.first_room(sort);
        let kind = state.crew(seat).tiles(sort)[room];
        self.remove_from_game(state, seat, sort, kind, n + 1, log);
        let crew = state.crew_mut(seat);
        match sort {
            Sort::Upgrade => close_gap(&mut crew.upgrades, room, NONE),
            Sort::Farm => {
                crew.cantina += u8::from(crew.farms[place] > 0);
                close_gap(&mut crew.farm_tiles, room, NONE);
                close_gap(&mut crew.farms, place, 0);
            }
        }
    }
}

/// Everything to the right of a room moves one to the left.
fn close_gap<const N: usize>(rooms: &mut [u8; N], gap: usize, empty: u8) {
    rooms.copy_within(gap + 1.., gap);
    rooms[N - 1] = empty;
}
