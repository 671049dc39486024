//! The server as its clients meet it: on a real socket of this machine, with a store of its own for each test.

mod again;
mod bad_input;
mod client;
mod everybody;
mod fuzz;
mod games;
mod leak;
mod leak_steps;
mod outside;
mod packs;
mod pages;
mod sockets;
mod tables;
mod thinking;
mod trouble;
mod usual;
