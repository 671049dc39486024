//! Many games of one table that go on step by step, with arrays that the caller owns.
//!
//! Chance and automas belong to the batch: every game stands where a person or bot decides. A game that ends is replaced
//! by a new one in the same step. Game number *n* of a whole draws its numbers from (seed, *n*), so that it does not
//! matter how a whole is divided into batches.

use super::{Table, generator};
use crate::MOST_STEPS;
use solarium_core::{Encoding, Look, Mute, Random, Seat, SeatSet, Step, Tabletop, Turn};
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
    seat: Seat,
    legal: Legal,
}

/// The action that is picked next in a game. Apart from the game, so that picking and checking actions touches little
/// memory.
struct Pick {
    random: Random,
    /// A legal action in any case; the one that `random` gives unless it was handed out since the last step.
    number: u16,
}

/// No action has this number.
const NONE: u16 = u16::MAX;

/// The numbers of the legal actions of a game, which are 1 in its mask. The last block is filled up with the first of them,
/// so that whole blocks can be worked on without a branch for each number, which random play would mispredict.
#[derive(Default)]
struct Legal {
    count: usize,
    /// Beside the position, if they fit: most lists are short.
    short: [Block; SHORT],
    /// All of them, if they do not.
    long: Vec<Block>,
}

const BLOCK: usize = 8;
type Block = [u16; BLOCK];
const SHORT: usize = 4;

impl Legal {
    /// Takes over the numbers, of which there are so many at the front of a list that was [filled up](fill_up).
    #[inline(always)]
    fn set(&mut self, list: &[u16], count: usize) {
        self.count = count;
        let (blocks, _) = list.as_chunks();
        match blocks.first_chunk() {
            Some(short) if count <= SHORT * BLOCK => self.short = *short,
            _ => {
                self.long.clear();
                self.long.extend_from_slice(&blocks[..count.div_ceil(BLOCK)]);
            }
        }
    }

    #[inline(always)]
    fn blocks(&self) -> &[Block] {
        self.short.get(..self.count.div_ceil(BLOCK)).unwrap_or(&self.long)
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

    /// One of them, by the next number of a generator, which it does not draw.
    #[inline(always)]
    fn picked(&self, random: &Random) -> u16 {
        let place = random.clone().below(self.count as u32) as usize;
        self.blocks().as_flattened().get(place).copied().unwrap_or(NONE)
    }

    #[inline]
    fn contains(&self, action: i64) -> bool {
        let Ok(action) = u16::try_from(action) else { return false };
        let found = |block: &Block| block.iter().fold(false, |found, number| found | (*number == action));
        self.blocks().iter().any(found)
    }
}

/// Fills up the last block of so many numbers at the front of a list, which grows as needed.
#[inline(always)]
fn fill_up(list: &mut Vec<u16>, count: usize) {
    if list.len() < count + SHORT * BLOCK {
        list.resize(count + SHORT * BLOCK, 0);
    }
    let first = list[0];
    list[count..][..BLOCK].fill(first);
}

/// [`Batch`] for every game with an encoding.
pub(super) struct Games<G: Tabletop + Encoding> {
    table: Arc<Table<G>>,
    first: u64,
    automas: SeatSet,
    slots: Vec<Slot<G>>,
    picks: Vec<Pick>,
    /// Were the picks handed out since the last step?
    picked: bool,
    /// The position before the present step, for which the observation was written. Games are stepped one after another
    /// and share it, so that it stays in the nearest cache.
    before: G::State,
    room: Room<G>,
    plies: u64,
}

/// Room to work in.
struct Room<G: Tabletop> {
    actions: Vec<G::Action>,
    numbers: Vec<u16>,
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
            seat: Seat(0),
            legal: Legal::default(),
        };
        let slots = (0..games as u64).map(|number| slot(first + number)).collect();
        let automas = Seat::all(table.game.seats()).filter(|seat| table.is_automa(*seat)).collect();
        let picks = (0..games).map(|_| Pick { random: Random::new(0), number: NONE }).collect();
        let room = Room { actions: Vec::new(), numbers: Vec::new() };
        Games { table, first, automas, slots, picks, picked: false, before: state, room, plies: 0 }
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
    room: &'a mut Room<G>,
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
                    game.list_actions(state, seat, &mut self.room.actions);
                    Step::Act(seat, self.room.actions[0])
                }
                Turn::Chance => Step::Chance(game.random_outcome(state, dice)),
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

    /// Lists what the deciding seat may do, and clears what the mask holds. Returns how many actions there are.
    #[inline(always)]
    fn list(&mut self, slot: &Slot<G>, mask: &mut [i8]) -> usize {
        let (game, encoder) = (&*self.table.game, &self.table.encoder);
        let Room { actions, numbers } = &mut *self.room;
        slot.legal.mark(mask, 0);
        let count = encoder.list_numbers(game, &slot.state, slot.seat, actions, numbers);
        fill_up(numbers, count);
        count
    }

    /// Writes what was listed, and picks from it. Best some time after [`Shared::list`]: what was just written in pieces can
    /// be read in blocks only when it has reached the cache.
    #[inline(always)]
    fn mask(&mut self, slot: &mut Slot<G>, pick: &mut Pick, mask: &mut [i8], count: usize) {
        slot.legal.set(&self.room.numbers, count);
        slot.legal.mark(mask, 1);
        pick.number = slot.legal.picked(&pick.random);
    }
}

impl<G: Tabletop + Encoding> Batch for Games<G> {
    fn games(&self) -> usize {
        self.slots.len()
    }

    fn reset(&mut self, seed: u64, arrays: &mut BatchArrays<'_>) {
        arrays.masks.fill(0);
        arrays.rewards.fill(0.0);
        self.picked = false;
        let Games { table, first, automas, slots, picks, room, plies, .. } = self;
        let (entries, actions, seats) =
            (table.encoder.entries(), table.encoder.actions().len(), table.game.seats());
        let mut shared = Shared { table, automas: *automas, room, plies };
        let games = slots.iter_mut().zip(picks).zip(rows(arrays, entries, actions, seats));
        for (((slot, pick), rows), number) in games.zip(*first..) {
            slot.state = table.game.start();
            slot.dice = generator(seed, 2 * number);
            slot.legal.count = 0;
            pick.random = generator(seed, 2 * number + 1);
            shared.go_on(slot, rows.rewards, rows.terminated);
            let count = shared.list(slot, rows.mask);
            shared.mask(slot, pick, rows.mask, count);
            *rows.seat = slot.seat.0 as i8;
            table.encoder.observe(&table.game, &slot.state, slot.seat, rows.observation);
            *rows.terminated = false;
        }
    }

    fn check(&self, actions: &[i64]) -> Result<(), IllegalAction> {
        let mut games = self.slots.iter().zip(&self.picks).zip(actions);
        let refused = games.position(|((slot, pick), action)| {
            i64::from(pick.number) != *action && !slot.legal.contains(*action)
        });
        refused.map_or(Ok(()), |game| Err(IllegalAction { game, action: actions[game] }))
    }

    fn step(&mut self, actions: &[i64], arrays: &mut BatchArrays<'_>) {
        self.picked = false;
        let Games { table, automas, slots, picks, before, room, plies, .. } = self;
        let (entries, numbers, seats) =
            (table.encoder.entries(), table.encoder.actions().len(), table.game.seats());
        let mut shared = Shared { table, automas: *automas, room, plies };
        let games = slots.iter_mut().zip(picks).zip(rows(arrays, entries, numbers, seats));
        // Looked up one game ahead: what an action is decides the first branch of a step, which is often mispredicted, and
        // the earlier it is known the less that costs.
        let action_of = |place: usize| table.encoder.action(*actions.get(place)? as usize);
        let mut ahead = action_of(0);
        for (place, ((slot, pick), rows)) in games.enumerate() {
            if *rows.terminated {
                rows.rewards.fill(0.0);
                *rows.terminated = false;
            }
            let Some(action) = std::mem::replace(&mut ahead, action_of(place + 1)) else { continue };
            *shared.plies += 1;
            before.clone_from(&slot.state);
            let seat_before = slot.seat;
            table.game.advance(&mut slot.state, Step::Act(seat_before, action), &mut Mute);
            shared.go_on(slot, rows.rewards, rows.terminated);
            let count = shared.list(slot, rows.mask);
            *rows.seat = slot.seat.0 as i8;
            let before = Look::new(&*before, seat_before, seats);
            let now = Look::new(&slot.state, slot.seat, seats);
            table.encoder.update(&table.game, before, now, rows.observation);
            shared.mask(slot, pick, rows.mask, count);
        }
    }

    fn sample(&mut self, actions: &mut [i64]) {
        if std::mem::replace(&mut self.picked, true) {
            for (slot, pick) in self.slots.iter().zip(&mut self.picks) {
                pick.number = slot.legal.picked(&pick.random);
            }
        }
        for (pick, action) in self.picks.iter_mut().zip(actions) {
            *action = pick.number.into();
            pick.random.next_u64();
        }
    }

    fn plies(&self) -> u64 {
        self.plies
    }

    fn memory(&self) -> usize {
        let blocks: usize = self.slots.iter().map(|slot| slot.legal.long.capacity()).sum();
        self.slots.capacity() * size_of::<Slot<G>>()
            + self.picks.capacity() * size_of::<Pick>()
            + blocks * size_of::<Block>()
            + self.room.actions.capacity() * size_of::<G::Action>()
            + self.room.numbers.capacity() * size_of::<u16>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// However often actions are picked between two steps, the picks of a game follow from its own generator, and an action
    /// passes where its mask is 1.
    #[test]
    fn picks_and_checks_agree_with_the_masks() {
        let mut longest = 0;
        for id in ["photosynthesis", "sol", "circadians"] {
            let title = crate::games().title(id).expect("on offer");
            let table = title.dense(&json!({"seats": ["human", "human"]})).expect("numbers");
            let (games, actions) = (3, table.actions());
            let mut batch = Arc::clone(&table).batch(5, games);
            let mut masks = vec![0; games * actions];
            let mut arrays = BatchArrays {
                observations: &mut vec![0; games * table.entries()],
                masks: &mut masks,
                rewards: &mut vec![0.0; games * table.seats()],
                terminations: &mut vec![false; games],
                seats: &mut vec![0; games],
            };
            batch.reset(9, &mut arrays);
            let mut generators = [5, 6, 7].map(|number| generator(9, 2 * number + 1));
            let mut chosen = vec![0; games];
            for step in 0..600 {
                let legal = |game: usize| {
                    let mask = &arrays.masks[game * actions..][..actions];
                    (0..actions).filter(|number| mask[*number] == 1).map(|number| number as i64).collect()
                };
                let legal: [Vec<i64>; 3] = [0, 1, 2].map(legal);
                chosen.copy_from_slice(&[legal[0][0], legal[1][0], legal[2][0]]);
                for _ in 0..step % 3 {
                    batch.sample(&mut chosen);
                    for ((random, legal), chosen) in generators.iter_mut().zip(&legal).zip(&chosen) {
                        assert_eq!(*chosen, legal[random.below(legal.len() as u32) as usize]);
                    }
                }
                longest = longest.max(legal[1].len());
                for action in (-1..=actions as i64).step_by(if step % 50 == 0 { 1 } else { 97 }) {
                    let refused = IllegalAction { game: 1, action };
                    let expected = if legal[1].contains(&action) { Ok(()) } else { Err(refused) };
                    assert_eq!(batch.check(&[chosen[0], action, chosen[2]]), expected);
                }
                batch.step(&chosen, &mut arrays);
            }
        }
        assert!(longest > SHORT * BLOCK, "the longest list had only {longest} numbers");
    }
}
