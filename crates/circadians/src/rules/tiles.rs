//! Farm and Upgrade tiles on a base (CI-8.13, CI-6.15, ch. 15).

use crate::Circadians;
use crate::rules::event::Event;
use crate::rules::known::Known;
use crate::rules::state::{NONE, Public, Sort, State, Task};
use solarium_core::{Audience, Seat, Sink};

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

    /// The tiles of a sort on a base, rooms from the left.
    pub(crate) fn own_tiles<'a>(&self, state: &'a impl Known, seat: Seat, sort: Sort) -> &'a [u8] {
        let crew = state.crew(seat);
        match sort {
            Sort::Farm => &crew.farm_tiles,
            Sort::Upgrade => &crew.upgrades,
        }
    }

    /// How many tiles of a sort the seat owns.
    pub(crate) fn tile_count(&self, state: &impl Known, seat: Seat, sort: Sort) -> usize {
        match sort {
            Sort::Farm => state.crew(seat).farm_tile_count(),
            Sort::Upgrade => state.crew(seat).upgrade_count(),
        }
    }

    /// Index of the Garage or Farm of the first room: Upgrade rooms begin with Garage 2, Farm rooms after the
    /// starting Farms (CI-19.11).
    pub(crate) fn first_room(&self, sort: Sort) -> usize {
        match sort {
            Sort::Farm => self.pack.base.farm_start.len(),
            Sort::Upgrade => 1,
        }
    }

    /// The kind of tile of an id.
    pub(crate) fn tile_of_id(&self, sort: Sort, id: &str) -> Option<u8> {
        match sort {
            Sort::Farm => self.pack.farm_tile(id),
            Sort::Upgrade => self.pack.upgrade_tile(id),
        }
    }

    /// The id of a kind of tile.
    pub(crate) fn tile_id(&self, sort: Sort, kind: u8) -> &str {
        match sort {
            Sort::Farm => &self.pack.farm_tiles[usize::from(kind)].id,
            Sort::Upgrade => &self.pack.upgrade_tiles[usize::from(kind)].id,
        }
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
            let old = self.own_tiles(state, seat, sort)[room];
            self.remove_from_game(state, seat, sort, old, number, log);
        }
        let crew = state.crew_mut(seat);
        match sort {
            Sort::Upgrade => crew.upgrades[room] = kind,
            Sort::Farm => {
                crew.farm_tiles[room] = kind;
                // CI-8.13: the die there stays if the new tile has a die space, else it is put aside.
                if !self.pack.farm_tiles[usize::from(kind)].has_die_space() {
                    let die = &mut crew.farms[self.pack.base.farm_start.len() + room];
                    crew.cantina += u8::from(std::mem::take(die) > 0);
                }
            }
        }
        log.emit(Audience::All, || Event::TilePlaced {
            seat,
            sort: sort.word(),
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
        state.stacks_mut(sort).removed[usize::from(kind)] += 1;
        log.emit(Audience::All, || Event::TileRemoved {
            seat,
            sort: sort.word(),
            tile: self.tile_id(sort, kind).to_string(),
            room: number,
        });
    }

    /// CI-6.15: tiles to the right shift left, dice stay in their Garages. `garage` is an index.
    pub(crate) fn lose_upgrade(&self, state: &mut State, seat: Seat, garage: u8, log: &mut impl Sink<Event>) {
        let room = usize::from(garage) - 1;
        let kind = state.crew(seat).upgrades[room];
        self.remove_from_game(state, seat, Sort::Upgrade, kind, garage + 1, log);
        let crew = state.crew_mut(seat);
        crew.upgrades.copy_within(room + 1.., room);
        if let Some(last) = crew.upgrades.last_mut() {
            *last = NONE;
        }
    }

    /// CI-6.15: tiles to the right shift left with their dice; the die of the lost tile is put aside, without Water.
    /// `farm` is an index.
    pub(crate) fn lose_farm(&self, state: &mut State, seat: Seat, farm: u8, log: &mut impl Sink<Event>) {
        let farm = usize::from(farm);
        let room = farm - self.pack.base.farm_start.len();
        let kind = state.crew(seat).farm_tiles[room];
        self.remove_from_game(state, seat, Sort::Farm, kind, farm as u8 + 1, log);
        let crew = state.crew_mut(seat);
        crew.cantina += u8::from(crew.farms[farm] > 0);
        crew.farm_tiles.copy_within(room + 1.., room);
        crew.farms.copy_within(farm + 1.., farm);
        if let Some(last) = crew.farm_tiles.last_mut() {
            *last = NONE;
        }
        if let Some(last) = crew.farms.last_mut() {
            *last = 0;
        }
    }
}
