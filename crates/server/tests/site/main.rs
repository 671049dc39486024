//! The pages around the tables, asked for as a browser does.

mod bad_input;
mod guest;
mod hints;
mod pages;
mod tables;
mod together;
mod with_box;
