//! Colours where the output is a terminal, plain text elsewhere. Meaning never hangs on a colour.

use anstyle::{AnsiColor, Style};
use std::fmt::Display;
use std::io;

/// Writes in colour or plainly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    /// May ANSI colours be used?
    pub colour: bool,
}

impl Paint {
    /// As standard output and the environment want it.
    pub(crate) fn for_stdout() -> Paint {
        let choice = anstream::AutoStream::choice(&io::stdout());
        Paint { colour: choice != anstream::ColorChoice::Never }
    }

    fn style(self, style: Style, text: impl Display) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_string() }
    }

    /// Headings and names.
    pub(crate) fn strong(self, text: impl Display) -> String {
        self.style(Style::new().bold(), text)
    }

    /// What may be skipped.
    pub(crate) fn faint(self, text: impl Display) -> String {
        self.style(Style::new().dimmed(), text)
    }

    /// Numbers to type, ids of rules.
    pub(crate) fn key(self, text: impl Display) -> String {
        self.style(AnsiColor::Cyan.on_default(), text)
    }

    /// Refusals.
    pub(crate) fn no(self, text: impl Display) -> String {
        self.style(AnsiColor::Red.on_default(), text)
    }
}
