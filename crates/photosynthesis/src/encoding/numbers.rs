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

/// Ranks of cells, and one for what is no cell.
const RANKS: usize = CELLS + 1;

/// By rank: the number of a start tree on the cell, and how many there are.
const PLACES: ([u16; RANKS], u16) = {
    let (mut numbers, mut next, mut rank) = ([NONE; RANKS], 0, 0);
    while rank < CELLS {
        if BY_RANK[rank].ring() == OUTER_RING {
            numbers[rank] = next;
            next += 1;
        }
        rank += 1;
    }
    (numbers, next)
};

const FIRST_BUY: u16 = PLACES.1;
const FIRST_PLANT: u16 = FIRST_BUY + Size::ALL.len() as u16;

/// By ranks of the two cells: the number of a seed from one to the other, and the number behind all of them.
static PLANTS: ([[u16; RANKS]; RANKS], u16) = PLANT_NUMBERS;
const PLANT_NUMBERS: ([[u16; RANKS]; RANKS], u16) = {
    let (mut numbers, mut next, mut from) = ([[NONE; RANKS]; RANKS], FIRST_PLANT, 0);
    while from < CELLS {
        let mut to = 0;
        while to < CELLS {
            if from != to && BY_RANK[from].distance(BY_RANK[to]) <= REACH {
                numbers[from][to] = next;
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
        Action::Place(cell) => PLACES.0[cell.rank()],
        Action::Buy(size) => FIRST_BUY + size.index() as u16,
        Action::Plant { from, to } => PLANTS.0[from.rank()][to.rank()],
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
