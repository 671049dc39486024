//! The tests, by what somebody does.

mod asked;
mod form;
mod languages;
mod learning;
mod letters;
mod measured;
mod old;
mod pages;
mod past;
mod secrets;
mod small;
mod solo;
mod together;
mod tours;
mod toy;
mod trouble;
mod turns;
mod usual;
