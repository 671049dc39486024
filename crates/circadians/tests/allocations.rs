//! A playout allocates nothing; a thought takes little and keeps nothing; positions and actions stay small.

use serde_json::json;
use solarium_circadians::{Action, Chance, Circadians, State};
use solarium_conformance::{Counting, memory_of_a_thought, playouts_allocate_nothing};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playouts_do_not_allocate() {
    let two = json!({"seats": ["human", "human"]});
    let four = json!({"seats": ["human", "human", "human", "ai:4"], "supplies": "hidden"});
    playouts_allocate_nothing::<Circadians>(&[two, four], 50);
}

/// The budget of one thought at the highest level.
const MOST_BYTES: u64 = 256 << 20;

#[test]
fn thoughts_take_little_and_keep_nothing() {
    let setup = json!({"seats": ["human", "human"]});
    let expert = solarium_search::bot::<Circadians>("expert").expect("a level of this game");
    let taken = memory_of_a_thought(&setup, &*expert, 60);
    assert!(taken.most <= MOST_BYTES, "{} MiB", taken.most >> 20);
    assert_eq!(taken.kept, 0);
    for name in ["easy", "uct-100", "mcts-100"] {
        let bot = solarium_search::bot::<Circadians>(name).expect("a bot of this game");
        let first = memory_of_a_thought(&setup, &*bot, 60);
        assert_eq!(first.kept, 0, "{name}");
        // Nothing grows from thought to thought.
        (0..10).for_each(|_| assert_eq!(memory_of_a_thought(&setup, &*bot, 60), first, "{name}"));
    }
}

#[test]
fn sizes_stay_small() {
    assert!(size_of::<State>() <= 1024);
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<Chance>() <= 8);
}
