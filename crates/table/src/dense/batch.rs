//! Many games of one table that go on step by step, with arrays that the caller owns.
//!
//! Chance and automas belong to the batch: every game stands where a person or bot decides. A game that ends is replaced
//! by a new one in the same step. Game number *n* of a whole draws its numbers from (seed, *n*), so that it does not
//! matter how a whole is divided into batches.

use super::{Table, generator};
use crate::MOST_STEPS;
use solarium_core::{Encoding, Look, Mute, Random, Seat, SeatSet, Step, Tabletop, Turn, random_outcome};
use std::fmt::Debug;
use std::sync::Arc;

/// Where a batch writes. The arrays have a row for each game and are the same in every call: of observations and masks
/// only what has changed is written.
#[derive(Debug)]
pub struct BatchArrays<'a> {
    /// [`super::DenseTable::entries`] for each game: what the seat knows that decides next.
    pub observations: &'a mut [i8],
    /// [`super::DenseTable::actions`] for each game: 1 for every legal action.
    pub masks: &'a mut [i8],
    /// By game and seat: what a game was worth that ended in this step, else 0.
    pub rewards: &'a mut [f32],
    /// By game: did one end in this step?
    pub terminations: &'a mut [bool],
    /// By game: the seat that decides next.
    pub seats: &'a mut [i8],
}

impl BatchArrays<'_> {
    /// Are the arrays as long as so many games need?
    pub fn fit(&self, games: usize, entries: usize, actions: usize, seats: usize) -> bool {
        self.observations.len() == games * entries
            && self.masks.len() == games * actions
            && self.rewards.len() == games * seats
            && self.terminations.len() == games
            && self.seats.len() == games
    }
}

/// An action that is not legal where it was to be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalAction {
    /// The place of the game in the batch.
    pub game: usize,
    /// What was given.
    pub action: i64,
}

/// Games that go on together. All arrays must [fit](BatchArrays::fit).
pub trait Batch: Debug + Send {
    /// Number of games.
    fn games(&self) -> usize;
    /// Begins all games; what the arrays hold is overwritten.
    fn reset(&mut self, seed: u64, arrays: &mut BatchArrays<'_>);
    /// Finds an action that is not legal; changes nothing.
    ///
    /// # Errors
    ///
    /// The first action that is not legal.
    fn check(&self, actions: &[i64]) -> Result<(), IllegalAction>;
    /// Carries out an action in each game, after [`Batch::check`] has passed them all.
    fn step(&mut self, actions: &[i64], arrays: &mut BatchArrays<'_>);
    /// Picks a legal action for each game, all equally likely.
    fn sample(&mut self, actions: &mut [i64]);
    /// Steps carried out so far, those of chance and automas included.
    fn plies(&self) -> u64;
    /// Bytes that the games take beside the arrays.
    fn memory(&self) -> usize;
}

/// One game.
struct Slot<G: Tabletop> {
    state: G::State,
    dice: Random,
    choice: Random,
    seat: Seat,
    legal: Legal,
}

/// The numbers of the legal actions of a game, which are 1 in its mask.
#[derive(Default)]
struct Legal {
    /// The last block is filled up with the first number, so that whole blocks can be worked on without a branch for each
    /// number, which random play would mispredict.
    numbers: Vec<u16>,
    count: usize,
    blocks: usize,
}

const BLOCK: usize = 8;

impl Legal {
    /// Fills up behind the numbers, of which there are so many.
    #[inline(always)]
    fn set(&mut self, count: usize) {
        self.count = count;
        self.blocks = count.div_ceil(BLOCK);
        if self.numbers.len() < count + BLOCK {
            self.numbers.resize(count + BLOCK, 0);
        }
        let first = self.numbers[0];
        self.numbers[count..][..BLOCK].fill(first);
    }

    #[inline(always)]
    fn blocks(&self) -> &[[u16; BLOCK]] {
        &self.numbers.as_chunks().0[..self.blocks]
    }

    /// Writes a value for each of them.
    #[inline(always)]
    fn mark(&self, mask: &mut [i8], value: i8) {
        for block in self.blocks() {
            for number in block {
                if let Some(entry) = mask.get_mut(usize::from(*number)) {
                    *entry = value;
                }
            }
        }
    }

    #[inline]
    fn contains(&self, action: i64) -> bool {
        let Ok(action) = u16::try_from(action) else { return false };
        let found =
            |block: &[u16; BLOCK]| block.iter().fold(false, |found, number| found | (*number == action));
        self.blocks().iter().any(found)
    }
}

/// [`Batch`] for every game with an encoding.
pub(super) struct Games<G: Tabletop + Encoding> {
    table: Arc<Table<G>>,
    first: u64,
    automas: SeatSet,
    slots: Vec<Slot<G>>,
    /// The position before the present step, for which the observation was written. Games are stepped one after another
    /// and share it, so that it stays in the nearest cache.
    before: G::State,
    list: Vec<G::Action>,
    plies: u64,
}

impl<G: Tabletop + Encoding> Debug for Games<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Games({}, {} of them)", G::ID, self.slots.len())
    }
}

impl<G: Tabletop + Encoding> Games<G> {
    pub(super) fn new(table: Arc<Table<G>>, first: u64, games: usize) -> Games<G> {
        let state = table.game.start();
        let slot = |number: u64| Slot {
            state: state.clone(),
            dice: generator(0, number),
            choice: generator(1, number),
            seat: Seat(0),
            legal: Legal::default(),
        };
        let slots = (0..games as u64).map(|number| slot(first + number)).collect();
        let automas = Seat::all(table.game.seats()).filter(|seat| table.is_automa(*seat)).collect();
        Games { table, first, automas, slots, before: state, list: Vec::new(), plies: 0 }
    }
}

/// The rows of one game.
struct Rows<'a> {
    observation: &'a mut [i8],
    mask: &'a mut [i8],
    rewards: &'a mut [f32],
    terminated: &'a mut bool,
    seat: &'a mut i8,
}

/// The rows of each game, in order.
fn rows<'a>(
    arrays: &'a mut BatchArrays<'_>,
    entries: usize,
    actions: usize,
    seats: usize,
) -> impl Iterator<Item = Rows<'a>> {
    let observations = arrays.observations.chunks_exact_mut(entries);
    let masks = arrays.masks.chunks_exact_mut(actions);
    let rewards = arrays.rewards.chunks_exact_mut(seats);
    let ends = arrays.terminations.iter_mut().zip(arrays.seats.iter_mut());
    observations.zip(masks).zip(rewards).zip(ends).map(
        |(((observation, mask), rewards), (terminated, seat))| Rows {
            observation,
            mask,
            rewards,
            terminated,
            seat,
        },
    )
}

/// What the games of a batch share while they go on.
struct Shared<'a, G: Tabletop + Encoding> {
    table: &'a Table<G>,
    automas: SeatSet,
    list: &'a mut Vec<G::Action>,
    plies: &'a mut u64,
}

impl<G: Tabletop + Encoding> Shared<'_, G> {
    /// The seat that decides, if it is a person's or bot's.
    #[inline(always)]
    fn deciding(&self, state: &G::State) -> Option<Seat> {
        let Turn::Decide(seats) = self.table.game.turn(state) else { return None };
        let seat = seats.iter().next().expect("a seat decides");
        (!self.automas.contains(seat)).then_some(seat)
    }

    /// Goes on to where a person or bot decides, through ends of games; writes rewards where one ends.
    #[inline(always)]
    fn go_on(&mut self, slot: &mut Slot<G>, rewards: &mut [f32], terminated: &mut bool) {
        slot.seat = match self.deciding(&slot.state) {
            Some(seat) => seat,
            None => self.go_on_alone(&mut slot.state, &mut slot.dice, rewards, terminated),
        };
    }

    /// Goes on from where chance or an automa moves, or a game is over. Out of line, as it is long and not what most steps
    /// of most games need.
    #[inline(never)]
    fn go_on_alone(
        &mut self,
        state: &mut G::State,
        dice: &mut Random,
        rewards: &mut [f32],
        terminated: &mut bool,
    ) -> Seat {
        let game = &*self.table.game;
        for _ in 0..MOST_STEPS {
            let step = match game.turn(state) {
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("a seat decides");
                    if !self.automas.contains(seat) {
                        return seat;
                    }
                    game.list_actions(state, seat, self.list);
                    Step::Act(seat, self.list[0])
                }
                Turn::Chance => Step::Chance(random_outcome(game, state, dice)),
                Turn::Over => {
                    *terminated = true;
                    self.table.write_worth(state, rewards);
                    *state = game.start();
                    continue;
                }
            };
            *self.plies += 1;
            game.advance(state, step, &mut Mute);
        }
        Seat(0)
    }

    /// Writes what the deciding seat may do.
    #[inline(always)]
    fn mask(&mut self, slot: &mut Slot<G>, mask: &mut [i8]) {
        let (game, encoder) = (&*self.table.game, &self.table.encoder);
        slot.legal.mark(mask, 0);
        let count = encoder.list_numbers(game, &slot.state, slot.seat, self.list, &mut slot.legal.numbers);
        slot.legal.set(count);
        slot.legal.mark(mask, 1);
    }
}

impl<G: Tabletop + Encoding> Batch for Games<G> {
    fn games(&self) -> usize {
        self.slots.len()
    }

    fn reset(&mut self, seed: u64, arrays: &mut BatchArrays<'_>) {
        arrays.masks.fill(0);
        arrays.rewards.fill(0.0);
        let Games { table, first, automas, slots, list, plies, .. } = self;
        let (entries, actions, seats) =
            (table.encoder.entries(), table.encoder.actions().len(), table.game.seats());
        let mut shared = Shared { table, automas: *automas, list, plies };
        for ((slot, rows), number) in
            slots.iter_mut().zip(rows(arrays, entries, actions, seats)).zip(*first..)
        {
            slot.state = table.game.start();
            slot.dice = generator(seed, 2 * number);
            slot.choice = generator(seed, 2 * number + 1);
            slot.legal.blocks = 0;
            shared.go_on(slot, rows.rewards, rows.terminated);
            shared.mask(slot, rows.mask);
            *rows.seat = slot.seat.0 as i8;
            table.encoder.observe(&table.game, &slot.state, slot.seat, rows.observation);
            *rows.terminated = false;
        }
    }

    fn check(&self, actions: &[i64]) -> Result<(), IllegalAction> {
        for (game, (slot, action)) in self.slots.iter().zip(actions).enumerate() {
            if !slot.legal.contains(*action) {
                return Err(IllegalAction { game, action: *action });
            }
        }
        Ok(())
    }

    fn step(&mut self, actions: &[i64], arrays: &mut BatchArrays<'_>) {
        let Games { table, automas, slots, before, list, plies, .. } = self;
        let (entries, numbers, seats) =
            (table.encoder.entries(), table.encoder.actions().len(), table.game.seats());
        let mut shared = Shared { table, automas: *automas, list, plies };
        for ((slot, rows), action) in slots.iter_mut().zip(rows(arrays, entries, numbers, seats)).zip(actions)
        {
            if *rows.terminated {
                rows.rewards.fill(0.0);
                *rows.terminated = false;
            }
            let Some(action) = table.encoder.action(*action as usize) else { continue };
            *shared.plies += 1;
            before.clone_from(&slot.state);
            let seat_before = slot.seat;
            table.game.advance(&mut slot.state, Step::Act(seat_before, action), &mut Mute);
            shared.go_on(slot, rows.rewards, rows.terminated);
            shared.mask(slot, rows.mask);
            *rows.seat = slot.seat.0 as i8;
            let before = Look::new(&*before, seat_before, seats);
            let now = Look::new(&slot.state, slot.seat, seats);
            table.encoder.update(&table.game, before, now, rows.observation);
        }
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (slot, action) in self.slots.iter_mut().zip(actions) {
            let chosen = slot.choice.below(slot.legal.count as u32) as usize;
            *action = slot.legal.numbers.get(chosen).map_or(-1, |number| (*number).into());
        }
    }

    fn plies(&self) -> u64 {
        self.plies
    }

    fn memory(&self) -> usize {
        let numbers: usize = self.slots.iter().map(|slot| slot.legal.numbers.capacity()).sum();
        self.slots.capacity() * size_of::<Slot<G>>()
            + numbers * size_of::<u16>()
            + self.list.capacity() * size_of::<G::Action>()
    }
}
