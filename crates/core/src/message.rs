//! Sentences as values: what a game or a table says, before it is put into a language.
//!
//! A [`Message`] names an entry of a message file and carries its arguments. The files (`messages/<language>.ftl` of
//! each game crate, in the syntax of Fluent) hold the words of every language, English included; the crate
//! `solarium-words` renders a message. Nothing here knows a language.

use crate::Seat;
use serde_json::{Map, Value, json};
use std::fmt;

/// A sentence, or a part of one, without a language.
///
/// ```
/// use solarium_core::{Argument, Message};
/// let tree = Message::new("ph-size-small");
/// let label = Message::new("ph-label-buy").with("piece", tree).with("cost", 2);
/// assert_eq!(label.id, "ph-label-buy");
/// assert_eq!(label.args[1], ("cost", Argument::Number(2)));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    /// The entry of the message file. Always a literal, so that a test can pair the ids in the code with the files.
    pub id: &'static str,
    /// By the names that the entry uses.
    pub args: Vec<(&'static str, Argument)>,
}

/// What stands in the place of a variable.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// A number: languages choose plural forms by it.
    Number(i64),
    /// The same in every language: a notation, an id, a name that a person typed.
    Text(String),
    /// A seat, by its letter.
    Seat(Seat),
    /// A further message, such as the name of a place. Its attributes (`.dative = dem Labor`) are variables too:
    /// `{ $place-dative }`.
    Message(Message),
    /// Several, in one go.
    List(Joint, Vec<Argument>),
}

/// What stands between the members of a list. The languages say how it is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Joint {
    /// `a, b, c`.
    Comma,
    /// `a; b; c`.
    Semicolon,
    /// `a, b and c`.
    And,
    /// `a, b or c`.
    Or,
    /// `a + b + c`.
    Plus,
    /// `a · b · c`.
    Dot,
    /// `a/b/c`.
    Slash,
    /// `a b c`.
    Space,
    /// One on each line.
    Line,
    /// Nothing at all.
    None,
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// As a value of a read-out, which no language is known to: `{"say": id, "with": {…}}`. The table says it.
    pub fn to_value(&self) -> Value {
        let with: Map<String, Value> =
            self.args.iter().map(|(name, argument)| ((*name).to_string(), argument.to_value())).collect();
        json!({"say": self.id, "with": with})
    }

    /// A notation, which is the same in every language.
    pub fn notation(text: impl Into<String>) -> Message {
        Message::new("notation").with("text", text.into())
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    /// The argument of a name.
    ///
    /// ```
    /// use solarium_core::{Argument, Message};
    ///
    /// let label = Message::new("ph-buy").with("cost", 2);
    /// assert_eq!(label.arg("cost"), Some(&Argument::Number(2)));
    /// assert_eq!(label.arg("size"), None);
    /// ```
    pub fn arg(&self, name: &str) -> Option<&Argument> {
        self.args.iter().find(|(own, _)| *own == name).map(|(_, argument)| argument)
    }
}

/// What gives a message where one is needed: a closure, or the id of a message without arguments.
///
/// ```
/// use solarium_core::{Message, Saying};
/// assert_eq!("ph-pass".message(), (|| Message::new("ph-pass")).message());
/// ```
pub trait Saying {
    /// The message.
    fn message(self) -> Message;
}

impl Saying for &'static str {
    fn message(self) -> Message {
        Message::new(self)
    }
}

impl<F: FnOnce() -> Message> Saying for F {
    fn message(self) -> Message {
        self()
    }
}

/// Without a language, for developers: `ph-label-buy(piece: ph-size-small, cost: 2)`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (i, (name, value)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {value}", if i == 0 { "(" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::Number(number) => number.fmt(f),
            Argument::Text(text) => text.fmt(f),
            Argument::Seat(seat) => seat.fmt(f),
            Argument::Message(message) => message.fmt(f),
            Argument::List(_, members) => {
                f.debug_list().entries(members.iter().map(std::string::ToString::to_string)).finish()
            }
        }
    }
}

/// Says messages in one language. Boards in plain text are laid out by the game, which knows no language itself.
///
/// ```
/// use solarium_core::{Language, Message};
///
/// /// Shows ids, as a translator might want to see them.
/// struct Ids;
///
/// impl Language for Ids {
///     fn say(&self, message: &Message) -> String {
///         format!("[{}]", message.id)
///     }
/// }
///
/// assert_eq!(Ids.say(&Message::new("ph-pass")), "[ph-pass]");
/// ```
pub trait Language {
    /// The message in this language.
    fn say(&self, message: &Message) -> String;
}

macro_rules! argument_from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                Argument::Number(i64::from(number))
            }
        })*
    };
}

argument_from_number!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Argument {
        Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_string())
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Argument {
        Argument::Text(text.clone())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Argument {
        Argument::Seat(seat)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}

impl Argument {
    fn to_value(&self) -> Value {
        match self {
            Argument::Number(number) => (*number).into(),
            Argument::Message(message) => message.to_value(),
            Argument::Seat(seat) => seat.letter().to_string().into(),
            Argument::Text(text) => text.as_str().into(),
            // How the members are joined, only a language knows; a read-out that needs it lists the messages.
            Argument::List(_, members) => members.iter().map(Argument::to_value).collect(),
        }
    }

    /// Several in one go.
    pub fn list<A: Into<Argument>>(joint: Joint, members: impl IntoIterator<Item = A>) -> Argument {
        Argument::List(joint, members.into_iter().map(Into::into).collect())
    }
}
