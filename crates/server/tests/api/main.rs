//! The server as its clients meet it: on a real socket of this machine, with a store of its own for each test.

mod addresses;
mod again;
mod bad_input;
mod chat;
mod client;
mod connections;
mod document;
mod everybody;
mod fuzz;
mod games;
mod gathering;
mod leak;
mod leak_steps;
mod outside;
mod packs;
mod pages;
mod past;
mod seats;
mod slow;
mod sockets;
mod stopping;
mod tables;
mod thinking;
mod trouble;
mod usual;
