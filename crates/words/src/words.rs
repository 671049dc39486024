//! The messages of one language.

use crate::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::serializer;
use solarium_core::{Argument, Joint, Language, Message, MessageFile};
use std::collections::HashMap;
use std::fmt::{self, Display, Write};

/// The marks around every message of the pseudo-language.
const PSEUDO_MARKS: [&str; 2] = ["⟦", "⟧"];

/// The attribute of a message that pages say in its place. Protocol and terminal, which have notation beside their
/// sentences, say `c3`; a page, which has a board, says `convective layer 3`.
const PAGE_FORM: &str = "page";

/// The messages of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// The messages that are nothing but text, which are most of those of the interface.
    plain: HashMap<String, String>,
    /// The messages that are text and variables only: most of the others. A page says a thousand of them, which takes
    /// a third of the time without the arguments, scopes and checks of the bundle.
    templates: HashMap<String, Vec<Piece>>,
    /// The names of a message's attributes, for those that have any.
    attributes: HashMap<String, Vec<String>>,
}

/// A piece of a message that chooses nothing.
enum Piece {
    Text(String),
    Variable(String),
}

/// A message that could not be said as it stands in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsaid {
    /// Its id.
    pub id: String,
    /// What is missing.
    pub problem: String,
}

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.problem)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Words {
    /// The messages of these files in a language. What a file lacks in the language is taken from its English; what
    /// cannot be read is left out: [`crate::check`] says where it is.
    pub fn load(lang: Lang, files: &[MessageFile]) -> Words {
        Words::load_texts(lang, files, str::to_string)
    }

    /// The same in the form for pages: a message with an attribute `page` is said by that.
    ///
    /// ```
    /// use solarium_core::{Language, Message, MessageFile};
    /// use solarium_words::{Lang, Words};
    /// let file = MessageFile { name: "messages/*.ftl", texts: &[("en", "space = c{ $n }\n    .page = convective layer { $n }\n")] };
    /// let space = Message::new("space").with("n", 3);
    /// assert_eq!(Words::load(Lang::En, &[file]).say(&space), "c3");
    /// assert_eq!(Words::load_for_pages(Lang::En, &[file]).say(&space), "convective layer 3");
    /// ```
    pub fn load_for_pages(lang: Lang, files: &[MessageFile]) -> Words {
        Words::load_texts(lang, files, in_page_form)
    }

    /// The pseudo-language of tests: the English of pages with every message in marks, so that text which did not come
    /// from a message file stands outside of them.
    pub fn pseudo(files: &[MessageFile]) -> Words {
        Words::load_texts(Lang::En, files, |text| in_marks(&in_page_form(text)))
    }

    fn load_texts(lang: Lang, files: &[MessageFile], change: impl Fn(&str) -> String) -> Words {
        // The type of the locale is the bundle's business.
        let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().expect("a language code")]);
        // Direction marks around arguments would break texts that are compared or narrow; all our languages run alike.
        bundle.set_use_isolating(false);
        let (mut plain, mut templates, mut attributes) = (HashMap::new(), HashMap::new(), HashMap::new());
        let codes = [lang.code(), Lang::En.code()];
        // English has nothing to fall back on: reading it twice would double the time that a program takes to start.
        for code in if lang == Lang::En { &codes[..1] } else { &codes } {
            for text in files.iter().filter_map(|file| file.text(code)) {
                let text = change(&text);
                let resource = match FluentResource::try_new(text) {
                    Ok(resource) | Err((resource, _)) => resource,
                };
                for entry in resource.entries() {
                    let Entry::Message(message) = entry else { continue };
                    let id = message.id.name;
                    if !bundle.has_message(id)
                        && let Some(pieces) = message.value.as_ref().and_then(pieces)
                    {
                        match &pieces[..] {
                            [Piece::Text(text)] => _ = plain.insert(id.to_string(), text.clone()),
                            _ => _ = templates.insert(id.to_string(), pieces),
                        }
                    }
                    let names = message.attributes.iter().map(|attribute| attribute.id.name);
                    let names: Vec<String> =
                        names.filter(|name| *name != PAGE_FORM).map(str::to_string).collect();
                    if !names.is_empty() && !bundle.has_message(id) {
                        attributes.insert(id.to_string(), names);
                    }
                }
                // Entries that are there already stay: those of the language come before the English ones.
                let _ = bundle.add_resource(resource);
            }
        }
        Words { lang, bundle, plain, templates, attributes }
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Does a file hold this message?
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message without arguments. An id that no file holds is shown itself, so that a slip is seen and nothing
    /// breaks.
    pub fn get<'a>(&'a self, id: &'a str) -> &'a str {
        self.plain.get(id).map_or(id, String::as_str)
    }

    /// A message that a game may have, without arguments.
    pub fn own(&self, id: &str) -> Option<&str> {
        self.plain.get(id).map(String::as_str)
    }

    /// A message with its arguments; numbers choose plural forms.
    pub fn fill(&self, id: &str, args: &[(&str, &dyn Display)]) -> String {
        let value = |wanted: &str| args.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value);
        if let Some(pieces) = self.template(id, |name| value(name).is_some()) {
            let mut text = String::new();
            for piece in pieces {
                match piece {
                    Piece::Text(part) => text.push_str(part),
                    Piece::Variable(name) => {
                        value(name).map(|value| write!(text, "{value}"));
                    }
                }
            }
            return text;
        }
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            let text = value.to_string();
            match text.parse::<i64>() {
                Ok(number) => values.set(*name, number),
                Err(_) => values.set(*name, text),
            }
        }
        self.format(id, &values, &mut Vec::new())
    }

    /// Like [`Language::say`], but a message that lacks an entry or an argument is an error. For tests.
    pub fn try_say(&self, message: &Message) -> Result<String, Unsaid> {
        let mut problems = Vec::new();
        let text = self.say_noting(message, &mut problems);
        problems.into_iter().next().map_or(Ok(text), Err)
    }

    fn say_noting(&self, message: &Message, problems: &mut Vec<Unsaid>) -> String {
        if message.args.is_empty()
            && let Some(text) = self.plain.get(message.id)
        {
            return text.clone();
        }
        if let Some(pieces) = self.template(message.id, |name| message.arg(name).is_some()) {
            let mut text = String::new();
            for piece in pieces {
                match (piece, piece.variable().and_then(|name| message.arg(name))) {
                    (Piece::Text(part), _) => text.push_str(part),
                    (_, Some(argument)) => text.push_str(&self.argument(argument, problems)),
                    (_, None) => {}
                }
            }
            return text;
        }
        let mut values = FluentArgs::with_capacity(message.args.len());
        for (name, argument) in &message.args {
            match argument {
                Argument::Number(number) => values.set(*name, *number),
                Argument::Message(inner) => {
                    for attribute in self.attributes.get(inner.id).into_iter().flatten() {
                        let text = self.attribute(inner, attribute, problems);
                        values.set(format!("{name}-{attribute}"), text);
                    }
                    values.set(*name, self.say_noting(inner, problems));
                }
                other => values.set(*name, self.argument(other, problems)),
            }
        }
        self.format(message.id, &values, problems)
    }

    /// The pieces of a message that chooses nothing and whose variables are all there.
    fn template(&self, id: &str, has: impl Fn(&str) -> bool) -> Option<&[Piece]> {
        let pieces = self.templates.get(id)?;
        pieces.iter().filter_map(Piece::variable).all(has).then_some(pieces)
    }

    fn attribute(&self, message: &Message, attribute: &str, problems: &mut Vec<Unsaid>) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(message.id)
            .and_then(|entry| entry.get_attribute(attribute).map(|attribute| attribute.value()))
        else {
            return String::new();
        };
        let mut values = FluentArgs::with_capacity(message.args.len());
        for (name, argument) in &message.args {
            match argument {
                Argument::Number(number) => values.set(*name, *number),
                other => values.set(*name, self.argument(other, problems)),
            }
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        note(message.id, &errors, problems);
        text
    }

    fn argument(&self, argument: &Argument, problems: &mut Vec<Unsaid>) -> String {
        match argument {
            Argument::Number(number) => number.to_string(),
            Argument::Text(text) => text.clone(),
            Argument::Seat(seat) => seat.letter().to_string(),
            Argument::Message(message) => self.say_noting(message, problems),
            Argument::List(joint, members) => {
                let members: Vec<String> =
                    members.iter().map(|member| self.argument(member, problems)).collect();
                self.join(*joint, members)
            }
        }
    }

    fn join(&self, joint: Joint, mut members: Vec<String>) -> String {
        let last_joint = match joint {
            Joint::And => self.get("list-and"),
            Joint::Or => self.get("list-or"),
            Joint::Comma => return members.join(", "),
            // French has a space before a semicolon, which message files cannot begin with.
            Joint::Semicolon => {
                return members.join(if self.lang == Lang::Fr { "\u{a0}; " } else { "; " });
            }
            Joint::Plus => return members.join(" + "),
            Joint::Dot => return members.join(" · "),
            Joint::Slash => return members.join("/"),
            Joint::Space => return members.join(" "),
            Joint::Line => return members.join("\n"),
            Joint::None => return members.concat(),
        };
        match members.pop() {
            None => String::new(),
            Some(last) if members.is_empty() => last,
            Some(last) => format!("{} {last_joint} {last}", members.join(", ")),
        }
    }

    fn format(&self, id: &str, values: &FluentArgs<'_>, problems: &mut Vec<Unsaid>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            problems.push(Unsaid { id: id.to_string(), problem: "no file holds it".into() });
            return id.to_string();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(values), &mut errors).into_owned();
        note(id, &errors, problems);
        text
    }
}

impl Language for Words {
    fn say(&self, message: &Message) -> String {
        self.say_noting(message, &mut Vec::new())
    }
}

impl Piece {
    fn variable(&self) -> Option<&str> {
        match self {
            Piece::Text(_) => None,
            Piece::Variable(name) => Some(name),
        }
    }
}

/// The pieces of a pattern, if it is text and variables only.
fn pieces(pattern: &Pattern<&str>) -> Option<Vec<Piece>> {
    let piece = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some(Piece::Text((*value).to_string())),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(Piece::Variable(id.name.to_string())),
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(piece).collect()
}

fn note(id: &str, errors: &[FluentError], problems: &mut Vec<Unsaid>) {
    problems.extend(errors.iter().map(|error| Unsaid { id: id.to_string(), problem: error.to_string() }));
}

/// The same file with every message that has a form for pages in that form.
fn in_page_form(text: &str) -> String {
    if !text.contains(".page =") {
        return text.to_string();
    }
    let mut resource: Resource<String> = match fluent_syntax::parser::parse(text.to_string()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(at) = message.attributes.iter().position(|attribute| attribute.id.name == PAGE_FORM)
        {
            message.value = Some(message.attributes.remove(at).value);
        }
    }
    serializer::serialize(&resource)
}

/// The same file with every message in the marks of the pseudo-language. Attributes stay: they are parts of sentences.
fn in_marks(text: &str) -> String {
    let mut resource: Resource<String> = match fluent_syntax::parser::parse(text.to_string()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(Pattern { elements }) = &mut message.value
        {
            let [open, close] =
                PSEUDO_MARKS.map(|mark| PatternElement::TextElement { value: mark.to_string() });
            elements.insert(0, open);
            elements.push(close);
        }
    }
    serializer::serialize(&resource)
}
