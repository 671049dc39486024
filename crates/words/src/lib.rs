//! Every word of the interface, in English, German and French, from message files.
//!
//! A message file holds lines `key = text`, in a small part of the syntax of Fluent: comments begin with `#`,
//! indented lines go on with the message before, `{ $name }` is filled in, and
//! `{ $n -> [one] piece *[other] pieces }` chooses by number. The files are part of the program; tests see to it that
//! every language has every key with the same arguments, and that every key used in the program exists.
//!
//! ```
//! use solarium_words::{Lang, Words};
//! assert_eq!(Words::of(Lang::De).get("lang-name"), "Deutsch");
//! assert_eq!(Words::of(Lang::En).fill("players-range", &[("min", &2), ("max", &4)]), "2–4 players");
//! ```

/// The message files of a language, by name.
macro_rules! sources {
    ($lang:literal) => {
        &[
            ("site", include_str!(concat!("../messages/", $lang, "/site.ftl"))),
            ("table", include_str!(concat!("../messages/", $lang, "/table.ftl"))),
            ("photosynthesis", include_str!(concat!("../messages/", $lang, "/photosynthesis.ftl"))),
            ("sol", include_str!(concat!("../messages/", $lang, "/sol.ftl"))),
            ("circadians", include_str!(concat!("../messages/", $lang, "/circadians.ftl"))),
        ]
    };
}

mod message;
mod number;
mod phrase;

pub use message::{Message, Piece, parse};

use phrase::PhraseBook;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::LazyLock;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English, complete in every respect.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
}

impl Lang {
    /// All of them, English first.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::De, Lang::Fr];

    /// `en`, `de`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Fr => "fr",
        }
    }

    /// The language of a code, if we speak it.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The best language for an `Accept-Language` header.
    ///
    /// ```
    /// use solarium_words::Lang;
    /// assert_eq!(Lang::accepted("pt, fr-CA;q=0.8, en;q=0.9"), Lang::En);
    /// assert_eq!(Lang::accepted("de-AT"), Lang::De);
    /// ```
    pub fn accepted(header: &str) -> Lang {
        let mut best = (0.0, Lang::En);
        for wish in header.split(',') {
            let (range, quality) = wish.split_once(";q=").unwrap_or((wish, "1"));
            let code = range.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            let quality: f32 = quality.trim().parse().unwrap_or(0.0);
            if let Some(lang) = Lang::from_code(&code)
                && quality > best.0
            {
                best = (quality, lang);
            }
        }
        best.1
    }

    fn sources(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::En => sources!("en"),
            Lang::De => sources!("de"),
            Lang::Fr => sources!("fr"),
        }
    }

    /// Is this number "one" in the language's grammar?
    pub(crate) fn is_one(self, n: i64) -> bool {
        match self {
            Lang::En | Lang::De => n == 1,
            Lang::Fr => n == 0 || n == 1,
        }
    }
}

/// The words of one language.
#[derive(Debug)]
pub struct Words {
    lang: Lang,
    messages: BTreeMap<&'static str, Message>,
    phrases: Option<PhraseBook>,
}

static WORDS: LazyLock<[Words; 3]> = LazyLock::new(|| Lang::ALL.map(Words::read));

impl Words {
    /// The words of a language.
    pub fn of(lang: Lang) -> &'static Words {
        &WORDS[lang as usize]
    }

    fn read(lang: Lang) -> Words {
        let mut messages = BTreeMap::new();
        for (_, text) in lang.sources() {
            messages.extend(parse(text));
        }
        // A test holds that the files are in order; if they were not, the games would speak English.
        let phrases = if lang == Lang::En { None } else { PhraseBook::open(lang).ok() };
        Words { lang, messages, phrases }
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Every key with its message, in order.
    pub fn messages(&self) -> impl Iterator<Item = (&'static str, &Message)> {
        self.messages.iter().map(|(key, message)| (*key, message))
    }

    /// The message of a key, which has no arguments. A key that no file holds is shown itself, so that a slip is
    /// seen and nothing breaks.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.find(key).and_then(Message::plain).unwrap_or(key)
    }

    /// Does a file hold this key?
    pub fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    /// The message of a key with its arguments filled in.
    pub fn fill(&self, key: &str, args: &[(&str, &dyn Display)]) -> String {
        match self.find(key) {
            Some(message) => message.fill(self.lang, args),
            None => key.to_string(),
        }
    }

    /// A sentence of a game in this language, by the phrase book; what the book does not hold stays English.
    ///
    /// ```
    /// use solarium_words::{Lang, Words};
    /// let label = "buy a seed, 1 LP (3 left in the shop then)";
    /// assert_eq!(Words::of(Lang::De).phrase(label), "einen Samen kaufen, 1 LP (danach noch 3 im Laden)");
    /// ```
    pub fn phrase<'a>(&self, english: &'a str) -> Cow<'a, str> {
        match self.phrases.as_ref().and_then(|book| book.translate(english)) {
            Some((text, _)) => Cow::Owned(text),
            None if self.lang == Lang::En => number::one_of(english),
            None => Cow::Borrowed(english),
        }
    }

    /// Does the phrase book hold all of this sentence?
    pub fn knows_phrase(&self, english: &str) -> bool {
        match &self.phrases {
            None => self.lang == Lang::En,
            Some(book) => book.translate(english).is_some_and(|(_, whole)| whole),
        }
    }

    /// How many entries the phrase book has; English needs none.
    pub fn phrase_count(&self) -> usize {
        self.phrases.as_ref().map_or(0, PhraseBook::len)
    }

    fn find(&self, key: &str) -> Option<&Message> {
        self.messages.get(key).or_else(|| match self.lang {
            Lang::En => None,
            _ => Words::of(Lang::En).messages.get(key),
        })
    }
}
