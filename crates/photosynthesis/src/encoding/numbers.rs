//! The numbers of actions, the same at every table: start trees on the outer ring, purchases, seeds from a space to one
//! within reach of a large tree, growing, collecting, the end of the turn.

use crate::{Action, CELLS, Cell, OUTER_RING, Size};

/// No action has this number.
const NONE: u16 = u16::MAX;

/// A seed flies as far as the tallest tree is high. PH-5.4
const REACH: u8 = 3;

/// All cells in the order of their names.
const BY_RANK: [Cell; CELLS] = {
    let mut cells = [Cell::CENTRE; CELLS];
    let mut index = 0;
    while index < CELLS {
        if let Some(cell) = Cell::at(index) {
            cells[cell.rank()] = cell;
        }
        index += 1;
    }
    cells
};

/// A number for each bit of a word, of which some are cells.
type ByBit = [u16; 64];

/// The number of a start tree on each cell, and how many there are.
const PLACES: (ByBit, u16) = {
    let (mut numbers, mut next, mut rank) = ([NONE; 64], 0, 0);
    while rank < CELLS {
        if BY_RANK[rank].ring() == OUTER_RING {
            numbers[BY_RANK[rank].bit()] = next;
            next += 1;
        }
        rank += 1;
    }
    (numbers, next)
};

const FIRST_BUY: u16 = PLACES.1;
const FIRST_PLANT: u16 = FIRST_BUY + Size::ALL.len() as u16;

/// The number of a seed from one cell to another, and the number behind all of them.
static PLANTS: ([ByBit; 64], u16) = PLANT_NUMBERS;
const PLANT_NUMBERS: ([ByBit; 64], u16) = {
    let (mut numbers, mut next, mut from) = ([[NONE; 64]; 64], FIRST_PLANT, 0);
    while from < CELLS {
        let mut to = 0;
        while to < CELLS {
            if from != to && BY_RANK[from].distance(BY_RANK[to]) <= REACH {
                numbers[BY_RANK[from].bit()][BY_RANK[to].bit()] = next;
                next += 1;
            }
            to += 1;
        }
        from += 1;
    }
    (numbers, next)
};

const FIRST_GROW: u16 = PLANT_NUMBERS.1;
const FIRST_COLLECT: u16 = FIRST_GROW + CELLS as u16;
const END: u16 = FIRST_COLLECT + CELLS as u16;

#[inline]
pub(super) fn number(action: Action) -> Option<u32> {
    let number = number_or_scratch(action);
    (number != NONE).then_some(number.into())
}

/// The number of an action; anything for one on a cell that does not exist.
#[inline]
pub(super) fn number_or_scratch(action: Action) -> u16 {
    match action {
        Action::Place(cell) => PLACES.0[cell.bit()],
        Action::Buy(size) => FIRST_BUY + size.index() as u16,
        Action::Plant { from, to } => PLANTS.0[from.bit()][to.bit()],
        Action::Grow(cell) => FIRST_GROW + cell.rank() as u16,
        Action::Collect(cell) => FIRST_COLLECT + cell.rank() as u16,
        Action::End => END,
    }
}

pub(super) fn for_each_numbered(mut f: impl FnMut(Action)) {
    let numbered = |action: &Action| number(*action).is_some();
    BY_RANK.into_iter().map(Action::Place).filter(numbered).for_each(&mut f);
    Size::ALL.into_iter().map(Action::Buy).for_each(&mut f);
    for from in BY_RANK {
        let seeds = BY_RANK.into_iter().map(|to| Action::Plant { from, to });
        seeds.filter(numbered).for_each(&mut f);
    }
    BY_RANK.into_iter().map(Action::Grow).for_each(&mut f);
    BY_RANK.into_iter().map(Action::Collect).for_each(&mut f);
    f(Action::End);
}
