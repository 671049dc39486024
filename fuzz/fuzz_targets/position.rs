#![no_main]
//! Position records of every game. A position that is accepted is written as a record that loads to the same position,
//! its actions can be listed and played, and it has no more components than the box holds.

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use solarium_fuzz::{games, mutation};

fuzz_target!(|data: &[u8]| {
    if let Ok(record) = serde_json::from_slice(data) {
        games::load(&record);
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::json(data, size, max_size, seed, games::any_position)
});
