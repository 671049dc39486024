//! The pages around the tables, asked for as a browser does.

mod bad_input;
mod guest;
mod pages;
mod tables;
mod together;
