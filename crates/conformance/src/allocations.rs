//! A playout allocates nothing: counted, not believed.
#![allow(unsafe_code, reason = "a counting allocator is the only way to see every allocation")]

use serde_json::Value;
use solarium_core::{Random, Seat, Shelf, Tabletop, playout};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting for each thread. A test program that counts makes it its global allocator.
#[derive(Clone, Copy, Debug)]
pub struct Counting;

// SAFETY: every call goes to the system's allocator with the arguments it came with; counting does not allocate.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `GlobalAlloc`, which is the system's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `GlobalAlloc`, which is the system's.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `GlobalAlloc`, which is the system's.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// Plays random games of every set-up and demands that, once the list of actions is made, nothing is allocated.
///
/// # Panics
/// If something is, or if [`Counting`] is not the allocator of the program.
pub fn playouts_allocate_nothing<G: Tabletop>(setups: &[Value], games: u64) {
    let shelf = Shelf::standard();
    let before = ALLOCATIONS.get();
    drop(std::hint::black_box(Box::new(1)));
    assert!(ALLOCATIONS.get() > before, "the program must have `Counting` as its global allocator");
    for setup in setups {
        let game = G::from_setup(setup, &shelf).unwrap_or_else(|reasons| panic!("{setup}: {reasons}"));
        // No position of any game offers more.
        let mut list = Vec::with_capacity(4096);
        let before = ALLOCATIONS.get();
        let (mut steps, mut points) = (0, 0);
        for seed in 0..games {
            let mut state = game.start();
            steps += playout(&game, &mut state, &mut Random::new(seed), &mut list, u32::MAX);
            points += Seat::all(game.seats()).map(|seat| game.points(&state, seat)).sum::<i32>();
        }
        let allocated = ALLOCATIONS.get() - before;
        assert!(steps > 500, "{steps} steps of {setup}: nothing was played");
        std::hint::black_box(points);
        assert_eq!(allocated, 0, "in {steps} steps of {setup}");
    }
}
