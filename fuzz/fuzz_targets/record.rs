#![no_main]
//! Records of matches: read, replayed and verified. What replays is written as a record that replays to the same.

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use solarium_fuzz::{games, mutation, records};

fuzz_target!(|text: &str| records::read(text));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::lines(data, size, max_size, seed, games::any_record)
});
