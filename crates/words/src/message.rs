//! Messages: text with places to fill in.

use crate::Lang;
use std::collections::BTreeSet;
use std::fmt::{Display, Write};

/// A part of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// As it stands.
    Text(String),
    /// `{ $name }`.
    Arg(String),
    /// `{ $name -> [one] … *[other] … }`; the number itself may stand in the texts as `{ $name }`.
    Plural {
        /// The number's name.
        arg: String,
        /// For one.
        one: Vec<Piece>,
        /// For any other number.
        other: Vec<Piece>,
    },
}

/// The text of one key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message(pub Vec<Piece>);

impl Message {
    /// The text, if there is nothing to fill in.
    pub fn plain(&self) -> Option<&str> {
        match self.0.as_slice() {
            [Piece::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// Names of its arguments.
    pub fn args(&self) -> BTreeSet<&str> {
        fn collect<'a>(pieces: &'a [Piece], into: &mut BTreeSet<&'a str>) {
            for piece in pieces {
                match piece {
                    Piece::Text(_) => {}
                    Piece::Arg(name) => {
                        into.insert(name);
                    }
                    Piece::Plural { arg, one, other } => {
                        into.insert(arg);
                        collect(one, into);
                        collect(other, into);
                    }
                }
            }
        }
        let mut names = BTreeSet::new();
        collect(&self.0, &mut names);
        names
    }

    /// The text with its arguments.
    pub fn fill(&self, lang: Lang, args: &[(&str, &dyn Display)]) -> String {
        let mut out = String::new();
        write(&self.0, lang, args, &mut out);
        out
    }
}

fn write(pieces: &[Piece], lang: Lang, args: &[(&str, &dyn Display)], out: &mut String) {
    let find = |name: &str| args.iter().find(|(key, _)| *key == name).map(|(_, value)| value);
    for piece in pieces {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Arg(name) => match find(name) {
                Some(value) => write!(out, "{value}").expect("writing to a string"),
                None => write!(out, "{{${name}}}").expect("writing to a string"),
            },
            Piece::Plural { arg, one, other } => {
                let number = find(arg).and_then(|value| value.to_string().parse::<i64>().ok());
                let chosen = if number.is_some_and(|n| lang.is_one(n)) { one } else { other };
                write(chosen, lang, args, out);
            }
        }
    }
}

/// The messages of a file, in its order.
pub fn parse(text: &'static str) -> Vec<(&'static str, Message)> {
    let mut found: Vec<(&'static str, String)> = Vec::new();
    for line in text.lines() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if line.starts_with([' ', '\t']) {
            if let Some((_, message)) = found.last_mut() {
                message.push(' ');
                message.push_str(line.trim());
            }
        } else if let Some((key, message)) = line.split_once('=') {
            found.push((key.trim(), message.trim().to_string()));
        }
    }
    found.into_iter().map(|(key, message)| (key, Message(pieces(&message)))).collect()
}

fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        if open > 0 {
            pieces.push(Piece::Text(rest[..open].to_string()));
        }
        let inside = &rest[open + 1..];
        let Some(close) = closing(inside) else {
            rest = &rest[open..];
            break;
        };
        pieces.push(placeable(&inside[..close]));
        rest = &inside[close + 1..];
    }
    if !rest.is_empty() || pieces.is_empty() {
        pieces.push(Piece::Text(rest.to_string()));
    }
    pieces
}

/// Where the bracket ends that was opened before this text.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => return Some(at),
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

fn placeable(inside: &str) -> Piece {
    let name = |text: &str| text.trim().trim_start_matches('$').to_string();
    let Some((arg, cases)) = inside.split_once("->") else { return Piece::Arg(name(inside)) };
    let (one, other) = cases.split_once("*[other]").unwrap_or((cases, cases));
    let one = one.trim().trim_start_matches("[one]").trim();
    Piece::Plural { arg: name(arg), one: pieces(one), other: pieces(other.trim()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(text: &str, lang: Lang, args: &[(&str, &dyn Display)]) -> String {
        Message(pieces(text)).fill(lang, args)
    }

    #[test]
    fn arguments_are_filled_in() {
        assert_eq!(filled("{ $who } has { $n } LP", Lang::En, &[("who", &"A"), ("n", &3)]), "A has 3 LP");
        assert_eq!(filled("{ $who }", Lang::En, &[]), "{$who}", "a missing argument is seen");
    }

    #[test]
    fn numbers_choose() {
        let text = "{ $n -> [one] a tree *[other] { $n } trees } left";
        assert_eq!(filled(text, Lang::En, &[("n", &1)]), "a tree left");
        assert_eq!(filled(text, Lang::En, &[("n", &0)]), "0 trees left");
        assert_eq!(filled(text, Lang::Fr, &[("n", &0)]), "a tree left");
    }

    #[test]
    fn long_messages_go_on() {
        let parsed = parse("# words\na = one\n  two\nb = { $x }\n");
        assert_eq!(parsed[0].1.plain(), Some("one two"));
        assert_eq!(parsed[1].1.args().into_iter().collect::<Vec<_>>(), ["x"]);
    }

    #[test]
    fn an_open_bracket_is_text() {
        assert_eq!(filled("a { b", Lang::En, &[]), "a { b");
    }
}
