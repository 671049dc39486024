//! The tests, by what somebody does.

mod asked;
mod end;
mod form;
mod languages;
mod learning;
mod letters;
mod measured;
mod odd;
mod old;
mod pages;
mod past;
mod positions;
mod secrets;
mod shots;
mod small;
mod solo;
mod star;
mod together;
mod tours;
mod toy;
mod trouble;
mod turns;
mod usual;
