//! The position record (PH-14.7, PH-14.8).

mod correct;
mod read;
mod read_seats;
mod write;

pub(crate) use read::load;
