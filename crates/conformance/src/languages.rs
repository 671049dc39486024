//! A game's messages in every language, for laws and tests.

use crate::breach::{Held, require};
use solarium_core::{Message, Tabletop};
use solarium_words::{INTERFACE, Lang, Words};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// Everything a game says, in every language.
#[derive(Debug)]
pub struct Languages([Words; 3]);

impl Languages {
    /// Of a game; read once for each.
    pub fn of<G: Tabletop>() -> &'static Languages {
        static READ: Mutex<BTreeMap<&'static str, &'static Languages>> = Mutex::new(BTreeMap::new());
        let mut read = READ.lock().expect("reading message files does not panic");
        read.entry(G::ID).or_insert_with(|| {
            let files: Vec<_> = INTERFACE.iter().chain(G::messages()).copied().collect();
            Box::leak(Box::new(Languages(Lang::ALL.map(|lang| Words::load(lang, &files)))))
        })
    }

    /// The words of one.
    pub fn words(&self, lang: Lang) -> &Words {
        &self.0[lang as usize]
    }

    /// The law that a message can be said in every language: its id stands in every file, with these arguments.
    pub(crate) fn speaks(&self, message: &Message) -> Held {
        for words in &self.0 {
            let said = words.try_say(message);
            require(said.is_ok(), "words", || {
                format!("{message:?} cannot be said in {}: {said:?}", words.lang().code())
            })?;
            require(said.is_ok_and(|text| !text.trim().is_empty()), "words", || {
                format!("{message:?} says nothing in {}", words.lang().code())
            })?;
        }
        Ok(())
    }
}

/// A message of a game in English, for tests.
pub fn english<G: Tabletop>(message: &Message) -> String {
    Languages::of::<G>().words(Lang::En).try_say(message).unwrap_or_else(|unsaid| panic!("{unsaid}"))
}
