//! Data packs: printed values as data, with provenance; a user's own refused with file, line and reason.

use crate::{Language, Message, Rule, from_toml};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// The text the project was asked for with.
    Seed,
    /// Public summaries and implementations agree.
    Public,
    /// Our decision where sources are silent.
    Ruling,
    /// Our stand-in for a printed value that could not be found; shown as such everywhere.
    Reconstructed,
    /// Entered by an owner of the printed game.
    Owner,
}

/// One thing wrong with a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackProblem {
    /// The file as the user named it.
    pub file: String,
    /// Line from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub reason: Message,
}

impl fmt::Display for PackProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

/// Everything wrong with a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackProblems(pub Vec<PackProblem>);

impl PackProblems {
    /// All of them in a language, one on each line with its place.
    pub fn text(&self, language: &dyn Language) -> String {
        let line = |problem: &PackProblem| {
            format!("{}:{}: {}", problem.file, problem.line, language.say(&problem.reason))
        };
        self.0.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// Without a language, for developers: a failed test shows it.
impl fmt::Display for PackProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PackProblems {}

/// The text of a pack while it is read: turns byte spans (`toml::Spanned`) into lines and collects problems.
///
/// ```
/// use solarium_core::{Message, PackText};
///
/// #[derive(serde::Deserialize)]
/// struct Deck {
///     cards: toml::Spanned<u8>,
/// }
///
/// let mut text = PackText::new("my-copy.toml", "# my own\ncards = 12\n");
/// let deck: Deck = text.parse().unwrap();
/// text.require(*deck.cards.get_ref() == 14, deck.cards.span(), || Message::new("card-count"));
/// let problems = text.finish(deck).err().unwrap();
/// assert_eq!(problems.to_string(), "my-copy.toml:2: card-count");
/// ```
#[derive(Debug)]
pub struct PackText<'a> {
    file: &'a str,
    text: &'a str,
    problems: Vec<PackProblem>,
}

impl<'a> PackText<'a> {
    /// A pack's text under the name it has in messages.
    pub fn new(file: &'a str, text: &'a str) -> Self {
        PackText { file, text, problems: Vec::new() }
    }

    /// Deserialises the text; a syntax or type error is the one problem, with its line.
    ///
    /// # Errors
    ///
    /// If the text is no TOML, or does not have the shape of `T`.
    pub fn parse<T: serde::de::DeserializeOwned>(&self) -> Result<T, PackProblems> {
        from_toml(self.text).map_err(|error| {
            let line = error.span().map_or(1, |span| self.line(span));
            let reason = Message::new("pack-syntax").with("error", error.message());
            PackProblems(vec![PackProblem { file: self.file.to_string(), line, reason }])
        })
    }

    /// The line on which a span begins.
    pub fn line(&self, span: Range<usize>) -> usize {
        1 + self.text.as_bytes()[..span.start.min(self.text.len())].iter().filter(|b| **b == b'\n').count()
    }

    /// Notes a problem at a span.
    pub fn problem(&mut self, span: Range<usize>, reason: impl Into<Message>) {
        let line = self.line(span);
        self.problems.push(PackProblem { file: self.file.to_string(), line, reason: reason.into() });
    }

    /// Notes a problem unless the condition holds.
    pub fn require<M: Into<Message>>(&mut self, holds: bool, span: Range<usize>, reason: impl FnOnce() -> M) {
        if !holds {
            self.problem(span, reason());
        }
    }

    /// The value if nothing was wrong, else every problem by line.
    ///
    /// # Errors
    ///
    /// If a problem was noted.
    pub fn finish<T>(mut self, value: T) -> Result<T, PackProblems> {
        if self.problems.is_empty() {
            return Ok(value);
        }
        self.problems.sort_by_key(|p| p.line);
        Err(PackProblems(self.problems))
    }
}

/// The printed values of a game. `()` is the pack of a game without any.
pub trait DataPack: Clone + Send + Sync + 'static {
    /// The built-in pack.
    fn standard_pack() -> Self;
    /// Its id.
    fn pack_id(&self) -> &str;

    /// Reads a pack; `file` names it in messages. Every problem is reported with its line.
    fn parse_pack(file: &str, _text: &str) -> Result<Self, PackProblems> {
        let reason = Message::new("pack-none");
        Err(PackProblems(vec![PackProblem { file: file.to_string(), line: 1, reason }]))
    }

    /// Every printed value with where it comes from.
    fn printed_values(&self) -> Vec<PrintedValue> {
        Vec::new()
    }

    /// What people should know before they play with the pack: stand-in values, readings that never matter and the like.
    fn pack_notices(&self) -> Vec<Message> {
        Vec::new()
    }

    /// The pack as text for people: values with their provenance, notices first (stand-in values and the like).
    fn show_pack(&self, language: &dyn Language) -> String {
        let line = |value: PrintedValue| {
            let (name, content) = (language.say(&value.name), language.say(&value.value));
            format!("\n{name}: {content} [{}]", value.provenance)
        };
        self.pack_id().to_string() + &self.printed_values().into_iter().map(line).collect::<String>()
    }
}

impl DataPack for () {
    fn standard_pack() {}

    fn pack_id(&self) -> &str {
        "standard"
    }
}

/// One printed value of a pack, for the page that lists what we had to reconstruct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedValue {
    /// The component it stands on, grouped under a heading: `Items`, `Action cards`.
    pub group: Message,
    /// Which one: `Fuel Refiner, cost`.
    pub name: Message,
    /// The value in words or numbers.
    pub value: Message,
    /// `seed`, `public`, `ruling`, `reconstructed`, `owner`.
    pub provenance: String,
    /// The rule it belongs to.
    pub rule: Rule,
}

/// The packs at hand: the built-in one first, then those a user loaded.
///
/// ```
/// use solarium_core::Shelf;
///
/// let mut shelf = Shelf::new("standard", vec![14, 13, 12]);
/// shelf.put("my-copy", vec![15, 13, 12]);
/// assert_eq!(shelf.ids().collect::<Vec<_>>(), ["standard", "my-copy"]);
/// assert_eq!(shelf.get("my-copy").unwrap()[0], 15);
/// assert!(shelf.get("lost").is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Shelf<P> {
    packs: Vec<(String, Arc<P>)>,
}

impl<P: DataPack> Shelf<P> {
    /// A shelf with the built-in pack.
    pub fn standard() -> Self {
        let pack = P::standard_pack();
        Shelf::new(pack.pack_id().to_string(), pack)
    }
}

impl<P> Shelf<P> {
    /// A shelf with one pack.
    pub fn new(id: impl Into<String>, pack: P) -> Self {
        Shelf { packs: vec![(id.into(), Arc::new(pack))] }
    }

    /// Puts a pack on the shelf, in place of one with the same id.
    pub fn put(&mut self, id: impl Into<String>, pack: P) {
        let id = id.into();
        self.packs.retain(|(known, _)| *known != id);
        self.packs.push((id, Arc::new(pack)));
    }

    /// The pack of that id.
    pub fn get(&self, id: &str) -> Option<&Arc<P>> {
        self.packs.iter().find(|(known, _)| known == id).map(|(_, pack)| pack)
    }

    /// Ids of all packs, the built-in one first.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.packs.iter().map(|(id, _)| id.as_str())
    }
}
