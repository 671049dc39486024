//! The pages: pure functions from what a page shows to HTML, and everything a browser needs beside it.
//!
//! * [`Frame`]: for whom a page is made (language, theme), and the shell every page stands in.
//! * [`assets`]: style sheets, pictures and scripts, part of the program, named by their content.
//! * One module for each page.
//!
//! Absent by design: requests, cookies, clocks, files. `solarium-service` turns requests into what these functions
//! take. Nothing here carries inline style or script: the content policy of the server forbids both.

pub mod around;
pub mod assets;
pub mod audit;
pub mod device;
pub mod draft;
pub mod end;
pub mod error_page;
pub mod explanations;
mod guidance;
pub mod home;
mod layout;
#[cfg(any(target_family = "wasm", test))]
mod lean;
pub mod learn;
pub mod lists;
pub mod log;
pub mod my;
pub mod new;
pub mod patch;
pub mod progress;
pub mod prose;
pub mod qr;
pub mod records;
pub mod replay;
pub mod review;
pub mod rules;
pub mod rules_map;
mod signs;
pub mod solo;
pub mod stand_ins;
pub mod table;
pub mod tour;
pub mod trace;
pub mod typed;
pub mod viewed;
pub mod with_box;

pub use assets::Asset;
pub use layout::{BackEnd, Frame, Page, Theme, icon};
pub use solarium_picture::Part;
