#![no_main]
//! Messages of a page or a program on the socket of a table, one a line, as the service reads them. The service answers
//! in JSON, goes on afterwards, and never sends the secret seed.

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use solarium_fuzz::{mutation, sockets};

fuzz_target!(|text: &str| sockets::converse(text));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::lines(data, size, max_size, seed, |_| None)
});
