//! The tests, by what somebody does.

mod pages;
