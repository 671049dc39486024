//! The game on the whole screen, in a pseudo-terminal: by keys alone.
#![cfg(unix)]

mod bad_terminals;
mod budgets;
mod games;
mod keeping;
mod looks;
mod mouse;
mod panics;
mod pty;
mod typed;
