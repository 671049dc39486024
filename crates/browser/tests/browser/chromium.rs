//! The tests, by what somebody does.

mod languages;
mod pages;
mod past;
mod solo;
mod together;
mod trouble;
mod turns;
