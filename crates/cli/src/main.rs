//! The solarium program.
fn main() {}
