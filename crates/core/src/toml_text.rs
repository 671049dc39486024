//! Reads TOML into values of any type.
//!
//! `toml::from_str` does the same. Its deserializer compiles the reading of each type up to four times (from a table, a
//! date, a span, the root), which was a twelfth of all code of the program for the browser. This one has one kind of value,
//! one kind of map and one kind of sequence; dates, which no file of ours has, are refused. Each type is read from what it
//! is written as and from nothing else, a struct from a table and never from a list, so that only that way is compiled.

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use std::fmt;
use std::ops::Range;
use std::vec::IntoIter;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// Why a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TomlError {
    message: String,
    span: Option<Range<usize>>,
    line: usize,
}

impl TomlError {
    /// What is wrong, without its place.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Where it is wrong, in bytes.
    pub fn span(&self) -> Option<Range<usize>> {
        self.span.clone()
    }

    fn new(message: String, span: Option<Range<usize>>) -> TomlError {
        TomlError { message, span, line: 1 }
    }

    /// The innermost place counts.
    fn at(mut self, span: &Range<usize>) -> TomlError {
        self.span.get_or_insert_with(|| span.clone());
        self
    }

    fn in_text(mut self, text: &str) -> TomlError {
        let end = self.span.as_ref().map_or(0, |span| span.start.min(text.len()));
        self.line = 1 + text.as_bytes()[..end].iter().filter(|byte| **byte == b'\n').count();
        self
    }
}

impl fmt::Display for TomlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for TomlError {}

impl Error for TomlError {
    fn custom<T: fmt::Display>(message: T) -> TomlError {
        TomlError::new(message.to_string(), None)
    }
}

/// Reads a text.
///
/// ```
/// #[derive(serde::Deserialize, PartialEq, Debug)]
/// struct Card {
///     name: String,
///     rings: Vec<u8>,
/// }
///
/// let card: Card = solarium_core::from_toml("name = 'Oak'\nrings = [1, 3]").unwrap();
/// assert_eq!(card, Card { name: "Oak".into(), rings: vec![1, 3] });
/// let error = solarium_core::from_toml::<Card>("name = 'Oak'\nrings = [1, 300]").unwrap_err();
/// assert_eq!(error.to_string(), "line 2: invalid value: integer `300`, expected u8");
/// ```
///
/// # Errors
///
/// If the text is no TOML, or does not have the shape of `T`.
pub fn from_toml<T: DeserializeOwned>(text: &str) -> Result<T, TomlError> {
    let (value, span) = parse(text).map_err(|error| error.in_text(text))?;
    T::deserialize(Reader { content: Content::Value(value), span: span.clone() })
        .map_err(|error| error.at(&span).in_text(text))
}

fn parse(text: &str) -> Result<(DeValue<'_>, Range<usize>), TomlError> {
    match DeTable::parse(text) {
        Ok(table) => {
            let span = table.span();
            Ok((DeValue::Table(table.into_inner()), span))
        }
        Err(error) => Err(TomlError::new(error.message().to_string(), error.span())),
    }
}

/// A value, and where it stands.
struct Reader<'i> {
    content: Content<'i>,
    span: Range<usize>,
}

enum Content<'i> {
    Value(DeValue<'i>),
    /// A key, or the name of a variant.
    Name(DeString<'i>),
    /// An end of a span.
    Place(usize),
}

impl<'i> From<Spanned<DeValue<'i>>> for Reader<'i> {
    fn from(value: Spanned<DeValue<'i>>) -> Reader<'i> {
        Reader { span: value.span(), content: Content::Value(value.into_inner()) }
    }
}

fn whole_number(text: &str, radix: u32) -> Result<Result<i64, u64>, TomlError> {
    if let Ok(number) = i64::from_str_radix(text, radix) {
        return Ok(Ok(number));
    }
    u64::from_str_radix(text, radix).map(Err).map_err(|_| TomlError::custom("integer number overflowed"))
}

fn decimal_number(text: &str) -> Result<f64, TomlError> {
    match text.parse::<f64>() {
        Ok(number) if !number.is_infinite() || text.contains("inf") => Ok(number),
        _ => Err(TomlError::custom("floating-point number overflowed")),
    }
}

const NO_DATES: &str = "dates and times are not used here";

/// Kinds of values that are read like another kind.
macro_rules! forward_to {
    ($($to:ident: $($from:ident)*;)*) => {
        $($(fn $from<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
            self.$to(visitor)
        })*)*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = TomlError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        let value = match self.content {
            Content::Value(value) => value,
            Content::Name(name) => DeValue::String(name),
            Content::Place(place) => return visitor.visit_u64(place as u64),
        };
        match value {
            DeValue::String(DeString::Borrowed(text)) => visitor.visit_borrowed_str(text),
            DeValue::String(DeString::Owned(text)) => visitor.visit_string(text),
            DeValue::Integer(number) => match whole_number(number.as_str(), number.radix())? {
                Ok(number) => visitor.visit_i64(number),
                Err(number) => visitor.visit_u64(number),
            },
            DeValue::Float(number) => visitor.visit_f64(decimal_number(number.as_str())?),
            DeValue::Boolean(truth) => visitor.visit_bool(truth),
            DeValue::Datetime(_) => Err(TomlError::custom(NO_DATES)),
            DeValue::Array(list) => visitor.visit_seq(Items(list.into_iter())),
            DeValue::Table(table) => visitor.visit_map(Entries::of_table(table)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        match self.content {
            Content::Value(DeValue::Boolean(truth)) => visitor.visit_bool(truth),
            content => Err(content.refusal_of(&visitor)),
        }
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        match self.content.whole_number(&visitor)? {
            Ok(number) => visitor.visit_i64(number),
            Err(number) => visitor.visit_u64(number),
        }
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        match self.content {
            Content::Value(DeValue::Float(number)) => visitor.visit_f64(decimal_number(number.as_str())?),
            _ => self.deserialize_i64(visitor),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        match self.content.text(&visitor)? {
            DeString::Borrowed(text) => visitor.visit_borrowed_str(text),
            DeString::Owned(text) => visitor.visit_string(text),
        }
    }

    /// Names that are looked up, not kept.
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        let name = self.content.text(&visitor)?;
        visitor.visit_str(&name)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        match self.content {
            Content::Value(DeValue::Array(list)) => visitor.visit_seq(Items(list.into_iter())),
            content => Err(content.refusal_of(&visitor)),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        match self.content {
            Content::Value(DeValue::Table(table)) => visitor.visit_map(Entries::of_table(table)),
            content => Err(content.refusal_of(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, TomlError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TomlError> {
        // How `Spanned` asks for the place of a value.
        if let [start, end, value] = fields
            && name.starts_with("$__serde_spanned")
        {
            return visitor.visit_map(Entries::of_span([*start, *end, *value], self));
        }
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TomlError> {
        visitor.visit_enum(variant(self)?)
    }

    forward_to! {
        deserialize_i64: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_u8 deserialize_u16 deserialize_u32
            deserialize_u64;
        deserialize_f64: deserialize_f32;
        deserialize_str: deserialize_string;
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, TomlError> {
        self.deserialize_seq(visitor)
    }

    serde::forward_to_deserialize_any! {
        i128 u128 char bytes byte_buf unit unit_struct tuple_struct ignored_any
    }
}

impl<'i> Content<'i> {
    /// What is wrong with it where something else is wanted.
    fn refusal_of(self, wanted: &dyn Expected) -> TomlError {
        let found = match &self {
            Content::Value(DeValue::String(text)) | Content::Name(text) => Unexpected::Str(text),
            Content::Value(DeValue::Integer(number)) => match whole_number(number.as_str(), number.radix()) {
                Ok(Ok(number)) => Unexpected::Signed(number),
                Ok(Err(number)) => Unexpected::Unsigned(number),
                Err(error) => return error,
            },
            Content::Value(DeValue::Float(number)) => match decimal_number(number.as_str()) {
                Ok(number) => Unexpected::Float(number),
                Err(error) => return error,
            },
            Content::Value(DeValue::Boolean(truth)) => Unexpected::Bool(*truth),
            Content::Value(DeValue::Datetime(_)) => return TomlError::custom(NO_DATES),
            Content::Value(DeValue::Array(_)) => Unexpected::Seq,
            Content::Value(DeValue::Table(_)) => Unexpected::Map,
            Content::Place(place) => Unexpected::Unsigned(*place as u64),
        };
        Error::invalid_type(found, wanted)
    }

    fn whole_number(self, wanted: &dyn Expected) -> Result<Result<i64, u64>, TomlError> {
        match &self {
            Content::Value(DeValue::Integer(number)) => whole_number(number.as_str(), number.radix()),
            Content::Place(place) => Ok(Err(*place as u64)),
            _ => Err(self.refusal_of(wanted)),
        }
    }

    fn text(self, wanted: &dyn Expected) -> Result<DeString<'i>, TomlError> {
        match self {
            Content::Value(DeValue::String(text)) | Content::Name(text) => Ok(text),
            content => Err(content.refusal_of(wanted)),
        }
    }
}

fn variant(reader: Reader<'_>) -> Result<Variant<'_>, TomlError> {
    match reader.content {
        Content::Value(DeValue::String(name)) => Ok(Variant { name, span: reader.span, content: None }),
        Content::Value(DeValue::Table(table)) if table.len() == 1 => {
            let (name, content) = table.into_iter().next().expect("it has one entry");
            Ok(Variant { span: name.span(), name: name.into_inner(), content: Some(content.into()) })
        }
        Content::Value(DeValue::Table(_)) => Err(TomlError::custom("wanted exactly 1 element")),
        _ => Err(TomlError::custom("wanted string or table")),
    }
}

struct Items<'i>(IntoIter<Spanned<DeValue<'i>>>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = TomlError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, TomlError> {
        let Some(item) = self.0.next() else {
            return Ok(None);
        };
        read(seed, item.into()).map(Some)
    }
}

/// The value of a seed, with its place if something is wrong with it.
fn read<'de, T: DeserializeSeed<'de>>(seed: T, reader: Reader<'de>) -> Result<T::Value, TomlError> {
    let span = reader.span.clone();
    seed.deserialize(reader).map_err(|error| error.at(&span))
}

/// The entries of a table, or the three that `Spanned` wants: keys and values in turns, last ones first.
struct Entries<'i> {
    left: Vec<Reader<'i>>,
}

impl<'i> Entries<'i> {
    fn of_table(table: DeTable<'i>) -> Entries<'i> {
        let mut left = Vec::with_capacity(table.len() * 2);
        for (key, value) in table {
            left.push(Reader { span: key.span(), content: Content::Name(key.into_inner()) });
            left.push(value.into());
        }
        left.reverse();
        Entries { left }
    }

    fn of_span([start, end, value]: [&'static str; 3], reader: Reader<'i>) -> Entries<'i> {
        let span = reader.span.clone();
        let at = |content| Reader { content, span: span.clone() };
        let name = |name| at(Content::Name(DeString::Borrowed(name)));
        let place = |place| at(Content::Place(place));
        Entries {
            left: vec![reader, name(value), place(span.end), name(end), place(span.start), name(start)],
        }
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = TomlError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, TomlError> {
        let Some(key) = self.left.pop() else {
            return Ok(None);
        };
        read(seed, key).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, TomlError> {
        read(seed, self.left.pop().expect("a value follows each key"))
    }
}

struct Variant<'i> {
    name: DeString<'i>,
    span: Range<usize>,
    content: Option<Reader<'i>>,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = TomlError;
    type Variant = Held<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Held<'de>), TomlError> {
        let name = Reader { content: Content::Name(self.name), span: self.span };
        Ok((read(seed, name)?, Held(self.content)))
    }
}

/// What a variant holds; nothing if it was written as its name alone.
struct Held<'i>(Option<Reader<'i>>);

impl<'de> VariantAccess<'de> for Held<'de> {
    type Error = TomlError;

    fn unit_variant(self) -> Result<(), TomlError> {
        match self.0 {
            None => Ok(()),
            Some(reader) => Err(TomlError::custom("this variant holds nothing").at(&reader.span)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, TomlError> {
        read(seed, self.0.ok_or_else(holds_something)?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, TomlError> {
        self.0.ok_or_else(holds_something)?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TomlError> {
        self.0.ok_or_else(holds_something)?.deserialize_map(visitor)
    }
}

fn holds_something() -> TomlError {
    TomlError::custom("this variant holds something")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use std::collections::BTreeMap;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    struct Everything {
        name: Spanned<String>,
        count: u8,
        large: Option<u64>,
        share: Option<f64>,
        on: Option<bool>,
        lists: Option<Vec<Spanned<Vec<i64>>>>,
        kind: Option<Kind>,
        wrapped: Option<Wrapped>,
        more: Option<BTreeMap<String, toml::Value>>,
        cards: Option<Vec<Card>>,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "lowercase")]
    enum Kind {
        Plain,
        One(u8),
        Two(u8, u8),
        Named { from: u8 },
    }

    #[derive(Deserialize, PartialEq, Debug)]
    struct Wrapped(i32);

    #[derive(Deserialize, PartialEq, Debug)]
    struct Card {
        title: String,
        #[serde(default)]
        rings: [u8; 2],
    }

    /// What both readers of TOML make of a text after `name` and `count`.
    fn check(rest: &str) -> Result<Everything, String> {
        let text = format!("# a comment\nname = 'a' # b\ncount = 3\n{rest}\n");
        let theirs = toml::from_str::<Everything>(&text);
        let ours = from_toml::<Everything>(&text);
        match (&ours, &theirs) {
            (Ok(ours), Ok(theirs)) => {
                assert_eq!(ours, theirs, "{text}");
                assert_eq!(ours.name.span(), theirs.name.span());
            }
            (Err(ours), Err(theirs)) => {
                assert_eq!((ours.message(), ours.span()), (theirs.message(), theirs.span()), "{text}");
            }
            _ => panic!("{ours:?} {theirs:?}\n{text}"),
        }
        ours.map_err(|error| error.to_string())
    }

    #[test]
    fn the_same_as_with_the_reader_of_the_library() {
        for good in [
            "",
            "large = 18_446_744_073_709_551_615\nshare = -1.5e3\non = true",
            "lists = [[1, -2], []]\nkind = 'plain'\nwrapped = -5",
            "kind = { one = 3 }",
            "kind = { two = [3, 4] }",
            "kind = { named = { from = 3 } }",
            "share = 3",
            "share = inf\n[more]\nx = 0x1F\ny = [{ z = 'é' }]\n'a b' = 1.5",
            "[[cards]]\ntitle = '''A\nB'''\nrings = [1, 2]\n[[cards]]\ntitle = \"\\u00e9\"",
        ] {
            assert!(check(good).is_ok(), "{good}");
        }
        for bad in [
            "= 3",
            "large = -1",
            "large = 'x'",
            "large = 99999999999999999999999999999999999999999999",
            "share = 1e999",
            "on = 1",
            "lists = [[1], ['x']]",
            "lists = [3]",
            "kind = 'none'",
            "kind = 3",
            "kind = { one = 300 }",
            "wrapped = [1]",
            "unknown = 1",
            "count = 4",
            "[[cards]]\nrings = [1, 2]",
            "[[cards]]\ntitle = 'x'\nrings = [1]",
            "lists = 3.5",
            "lists = { a = 1 }",
            "share = 'x'",
            "share = [1]",
            "on = 'x'",
            "more = true",
            "cards = 1",
            "cards = 'x'",
            "cards = ['x']",
            "wrapped = true",
            "[[cards]]\ntitle = 1",
            "[[cards]]\ntitle = 'x'\nrings = { a = 1 }",
        ] {
            assert!(check(bad).is_err(), "{bad}");
        }
        assert_eq!(check("large = -1").unwrap_err(), "line 4: invalid value: integer `-1`, expected u64");
        assert!(from_toml::<Card>("title = 'x'\nrings = 1979-05-27").is_err());
    }
}
