//! `solarium serve` as a program of its own.

mod crash;
mod running;
mod serving;
