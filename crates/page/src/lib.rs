//! The pages: pure functions from what a page shows to HTML, and everything a browser needs beside it.
//!
//! * [`Frame`]: for whom a page is made (language, theme), and the shell every page stands in.
//! * [`assets`]: style sheets, pictures and scripts, part of the program, named by their content.
//! * One module for each page.
//!
//! Absent by design: requests, cookies, clocks, files. `solarium-server` turns requests into what these functions
//! take. Nothing here carries inline style or script: the content policy of the server forbids both.

pub mod assets;
pub mod home;
mod layout;
pub mod lists;
pub mod oops;
pub mod solo;

pub use assets::Asset;
pub use layout::{Frame, Page, Theme, icon};
