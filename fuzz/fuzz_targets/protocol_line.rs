#![no_main]
//! Lines of a program to `solarium engine`: any bytes, and conversations of several lines. Every line is answered with
//! one line of JSON.

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use solarium_fuzz::{conversation, mutation};

fuzz_target!(|data: &[u8]| conversation::talk(data));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::lines(data, size, max_size, seed, |_| None)
});
