//! The page in a real browser.
//!
//! `cargo xtask browser` installs what is missing (Chromium, its driver, axe-core) and runs these tests.
//! Every test has a server, a driver and browsers of its own, all on free ports with data in a
//! folder that is gone afterwards. Screenshots are kept under the target folder; failed tests say where.

mod axe;
mod browser;
mod chromium;
mod hands;
mod house;
mod leash;
mod shots;
mod static_host;
