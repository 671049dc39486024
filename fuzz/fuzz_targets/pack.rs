#![no_main]
//! Data packs of every game. A pack that is accepted can be shown, and its games can begin.

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use solarium_fuzz::{games, mutation, packs};

fuzz_target!(|text: &str| packs::read(text));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::toml(data, size, max_size, seed, games::any_pack)
});
