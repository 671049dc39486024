//! The memory of a thought is counted: what a bot takes, and what it keeps.

use serde_json::json;
use solarium_conformance::toy::Toy;
use solarium_conformance::{Counting, memory_of_a_thought};
use solarium_core::{Bot, Game, Opinion, Question, Random, Uniform};
use std::sync::Mutex;

#[global_allocator]
static COUNTING: Counting = Counting;

/// Takes a list of so many bytes for each thought, lets it grow, and keeps it or gives it back.
struct Hoarder {
    bytes: usize,
    hoard: Option<Mutex<Vec<Vec<u8>>>>,
}

impl<G: Game> Bot<G> for Hoarder {
    fn consider(&self, question: &Question<'_, G>, random: &mut Random, out: &mut Vec<Opinion<G::Action>>) {
        let list = vec![1; self.bytes];
        match &self.hoard {
            Some(hoard) => hoard.lock().expect("no thread panics").push(list),
            None => drop(std::hint::black_box(list)),
        }
        Uniform.consider(question, random, out);
    }
}

#[test]
fn what_a_thought_takes_and_keeps_is_counted() {
    let setup = json!({"seats": ["human", "human"]});
    let thought = |bot: &dyn Bot<Toy>| memory_of_a_thought::<Toy>(&setup, bot, 6);
    let modest = thought(&Uniform);
    assert!(modest.most < 1_000 && modest.kept == 0, "{modest:?}");
    let greedy = thought(&Hoarder { bytes: 1 << 20, hoard: None });
    assert!((1 << 20..(1 << 20) + 1_000).contains(&greedy.most) && greedy.kept == 0, "{greedy:?}");
    let hoarding = thought(&Hoarder { bytes: 5_000, hoard: Some(Mutex::default()) });
    assert!(hoarding.kept >= 5_000, "{hoarding:?}");
}
