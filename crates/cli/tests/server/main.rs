//! `solarium serve` as a program of its own.

mod beside;
mod crash;
mod data_commands;
mod running;
mod serving;
