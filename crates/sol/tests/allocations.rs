//! A playout allocates nothing: list and state are made before, the rest lives on the stack.

use serde_json::json;
use solarium_core::{Game, Random, Shelf, random_step};
use solarium_sol::{Pack, Setup, Sol};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

#[allow(unsafe_code, reason = "a counting allocator is the only way to see every allocation")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playouts_allocate_nothing() {
    let all = json!(["blue", "green", "yellow", "red"]);
    for setup in [
        json!({ "seats": ["human", "human"], "effects": "random", "colours": all, "allow_red": true }),
        json!({ "seats": vec!["human"; 5], "event": "implode", "keep_timing": "deferred" }),
        json!({ "seats": vec!["human"; 3], "event": "feeders", "edition": "published", "effects": "random" }),
        json!({ "seats": ["human"], "mode": "solo", "scenario": "parasite" }),
    ] {
        let shelf = Shelf::new("standard", Pack::standard());
        let (setup, pack) = Setup::read(&setup, &shelf).expect("a sound set-up");
        let sol = Sol::new(pack, setup);
        let mut list = Vec::with_capacity(4096);
        let mut random = Random::new(7);
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        for _ in 0..20 {
            let mut state = sol.start();
            while random_step(&sol, &mut state, &mut random, &mut list) {
                let seat = state.active;
                std::hint::black_box(sol.points(&state, seat));
            }
        }
        assert_eq!(ALLOCATIONS.load(Ordering::Relaxed) - before, 0);
    }
}
