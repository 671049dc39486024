//! Every word that people read, in English, German and French, from message files.
//!
//! The files are in the syntax of [Fluent](https://projectfluent.org); each game crate holds its own, and this crate
//! those of the interface. [`Words`] are the messages of one language; `say` of [`solarium_core::Language`] puts a
//! [`solarium_core::Message`] of a game or a table into it. The files are part of the program: [`check`] finds what is wrong with them, and the tests of the crates
//! that hold them call it.
//!
//! ```
//! use solarium_words::{Lang, Words, INTERFACE};
//! let german = Words::load(Lang::De, INTERFACE);
//! assert_eq!(german.get("lang-name"), "Deutsch");
//! let english = Words::load(Lang::En, INTERFACE);
//! assert_eq!(english.fill("players-range", &[("min", &2), ("max", &4)]), "2–4 players");
//! ```

mod check;
mod lang;
mod words;

pub use check::{Problem, check, ids};
pub use lang::Lang;
pub use words::{Unsaid, Words};

use solarium_core::{MessageFile, message_file};

/// A message file of this crate in every language.
macro_rules! file {
    ($name:literal) => {
        message_file!(
            concat!("messages/*/", $name, ".ftl"),
            en: include_str!(concat!("../messages/en/", $name, ".ftl")),
            "de": include_str!(concat!("../messages/de/", $name, ".ftl")),
            "fr": include_str!(concat!("../messages/fr/", $name, ".ftl")),
        )
    };
}

/// The files of this crate. A program in a browser has no terminal and no laboratory, and is loaded over the network.
pub static INTERFACE: &[MessageFile] = &[
    file!("core"),
    file!("refusals"),
    file!("site"),
    file!("table"),
    #[cfg(not(target_family = "wasm"))]
    file!("fields"),
    #[cfg(not(target_family = "wasm"))]
    file!("lab"),
    #[cfg(not(target_family = "wasm"))]
    file!("terminal"),
];
