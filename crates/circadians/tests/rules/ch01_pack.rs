//! Chapter 1: components and data pack.

use solarium_circadians::pack::{Pack, STANDARD};

#[test]
fn ci_1_4_the_standard_pack_is_valid() {
    if let Err(problems) = Pack::parse("circadians.toml", STANDARD) {
        panic!("{problems}");
    }
}
