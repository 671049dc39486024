//! Tests of the page in a real browser; see `tests/browser`.
//!
//! A crate of its own, left out when the other tests are built: the driver's crates switch features of crates on that
//! the program uses too (`serde_json` would keep the order of keys), and tests must see the program as it is shipped.
