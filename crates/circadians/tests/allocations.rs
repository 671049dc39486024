//! A playout allocates nothing: counted, not believed.
#![allow(unsafe_code)]

use serde_json::json;
use solarium_circadians::{Action, Chance, Circadians, State};
use solarium_core::{Game, Random, Seat, Shelf, Tabletop, playout};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playouts_do_not_allocate() {
    let pack = Circadians::standard_pack();
    let shelf = Shelf::new(Circadians::pack_id(&pack), pack);
    for setup in [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "human", "human", "ai:4"], "supplies": "hidden"}),
    ] {
        let game = Circadians::from_setup(&setup, &shelf).unwrap();
        // Few positions offer more than a hundred answers; none comes near this.
        let mut list = Vec::with_capacity(1500);
        let before = ALLOCATIONS.with(Cell::get);
        let mut steps = 0;
        let mut points = 0;
        for seed in 0..50 {
            let mut state = game.start();
            steps += playout(&game, &mut state, &mut Random::new(seed), &mut list, u32::MAX);
            points += Seat::all(Game::seats(&game)).map(|seat| game.points(&state, seat)).sum::<i32>();
        }
        let allocated = ALLOCATIONS.with(Cell::get) - before;
        assert!(steps > 1000 && points > 0);
        assert_eq!(allocated, 0, "in {steps} steps of {setup}");
    }
}

#[test]
fn sizes_stay_small() {
    assert!(size_of::<State>() <= 1024);
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<Chance>() <= 8);
}
