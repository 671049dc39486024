//! A playout allocates nothing, and a thought little: counted, not believed.
#![allow(unsafe_code, reason = "a counting allocator is the only way to see every allocation")]

use serde_json::Value;
use solarium_core::{
    Bot, Cancel, Limits, Question, Random, Seat, Shelf, Tabletop, Turn, Viewer, playout, random_step,
};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    /// Bytes in use, less what was in use elsewhere: a thread may give back what another has taken.
    static IN_USE: Cell<i64> = const { Cell::new(0) };
    /// The most bytes in use since the count began.
    static MOST_IN_USE: Cell<i64> = const { Cell::new(0) };
}

fn count(bytes: i64) {
    let in_use = IN_USE.get() + bytes;
    IN_USE.set(in_use);
    MOST_IN_USE.set(MOST_IN_USE.get().max(in_use));
}

/// The system's allocator, counting for each thread. A test program that counts makes it its global allocator.
#[derive(Clone, Copy, Debug)]
pub struct Counting;

// SAFETY: every call goes to the system's allocator with the arguments it came with; counting does not allocate.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        count(layout.size() as i64);
        // SAFETY: the caller keeps the contract of `GlobalAlloc`, which is the system's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(-(layout.size() as i64));
        // SAFETY: the caller keeps the contract of `GlobalAlloc`, which is the system's.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // While it is moved, both are in use.
        count(size as i64);
        count(-(layout.size() as i64));
        // SAFETY: the caller keeps the contract of `GlobalAlloc`, which is the system's.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

fn demand_counting() {
    let before = ALLOCATIONS.get();
    drop(std::hint::black_box(Box::new(1)));
    assert!(ALLOCATIONS.get() > before, "the program must have `Counting` as its global allocator");
}

/// What a bot takes to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThoughtMemory {
    /// The most bytes in use at a time, over what was before.
    pub most: u64,
    /// The bytes still in use when the answer is given up.
    pub kept: i64,
}

/// Asks a bot about the first real decision after so many steps of a random game, and counts the memory of this thread.
///
/// # Panics
///
/// If the game has no such decision, if the bot gives no answer, or if [`Counting`] is not the allocator of the program.
pub fn memory_of_a_thought<G: Tabletop>(setup: &Value, bot: &dyn Bot<G>, steps: u32) -> ThoughtMemory {
    demand_counting();
    let game =
        G::from_setup(setup, &Shelf::standard()).unwrap_or_else(|reasons| panic!("{setup}: {reasons}"));
    let (mut state, mut random, mut list) = (game.start(), Random::new(1), Vec::new());
    let mut played = 0;
    let (seat, legal) = loop {
        if let (Turn::Decide(seats), true) = (game.turn(&state), played >= steps) {
            let seat = seats.iter().next().expect("a seat decides");
            let legal = game.actions(&state, seat);
            if legal.len() > 1 {
                break (seat, legal);
            }
        }
        assert!(random_step(&game, &mut state, &mut random, &mut list), "the game ends after {played} steps");
        played += 1;
    };
    let view = game.view(&state, Viewer::Seat(seat));
    let question = Question { game: &game, view: &view, seat, legal: &legal };
    let never = Cancel::default();
    let before = IN_USE.get();
    MOST_IN_USE.set(before);
    let answer = bot.answer(&question, None, &Limits::usual(&never), &mut random);
    let most = (MOST_IN_USE.get() - before) as u64;
    assert!(answer.is_some(), "nothing cancels it");
    drop(answer);
    ThoughtMemory { most, kept: IN_USE.get() - before }
}

/// Plays random games of every set-up and demands that, once the list of actions is made, nothing is allocated.
///
/// # Panics
/// If something is, or if [`Counting`] is not the allocator of the program.
pub fn playouts_allocate_nothing<G: Tabletop>(setups: &[Value], games: u64) {
    let shelf = Shelf::standard();
    demand_counting();
    for setup in setups {
        let game = G::from_setup(setup, &shelf).unwrap_or_else(|reasons| panic!("{setup}: {reasons}"));
        // No position of any game offers more.
        let mut list = Vec::with_capacity(4096);
        let before = ALLOCATIONS.get();
        let (mut steps, mut points, mut utility) = (0, 0, 0.0);
        for seed in 0..games {
            let mut state = game.start();
            steps += playout(&game, &mut state, &mut Random::new(seed), &mut list, u32::MAX);
            points += Seat::all(game.seats()).map(|seat| game.points(&state, seat)).sum::<i32>();
            utility += Seat::all(game.seats()).map(|seat| game.utility(&state, seat)).sum::<f64>();
        }
        let allocated = ALLOCATIONS.get() - before;
        assert!(steps > 500, "{steps} steps of {setup}: nothing was played");
        std::hint::black_box((points, utility));
        assert_eq!(allocated, 0, "in {steps} steps of {setup}");
    }
}
