//! What is wrong with message files.

use crate::Lang;
use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser;
use solarium_core::MessageFile;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// One thing that is wrong with a message file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// The file: `messages/de.ftl`.
    pub file: String,
    /// Its line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.problem)
    }
}

/// An entry of a file: where it stands, and the variables it uses.
struct Known {
    file: String,
    line: usize,
    variables: BTreeSet<String>,
}

/// Everything that is wrong with message files: what cannot be read, ids that stand twice, ids that a language lacks or
/// has alone, variables that differ from the English ones, messages in another order than in English.
pub fn check(files: &[MessageFile]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let known = Lang::ALL.map(|lang| entries(lang, files, &mut problems));
    let [english, others @ ..] = &known;
    for (lang, other) in Lang::ALL[1..].iter().zip(others) {
        for (id, entry) in english {
            match other.get(id) {
                None => problems.push(Problem {
                    file: entry.file.clone(),
                    line: entry.line,
                    problem: format!("{id} is missing in {}", lang.code()),
                }),
                Some(theirs) if theirs.variables != entry.variables => problems.push(Problem {
                    file: theirs.file.clone(),
                    line: theirs.line,
                    problem: format!(
                        "{id} has the variables {:?}, in English {:?}",
                        theirs.variables, entry.variables
                    ),
                }),
                Some(_) => {}
            }
        }
        for (id, entry) in other.iter().filter(|(id, _)| !english.contains_key(*id)) {
            problems.push(Problem {
                file: entry.file.clone(),
                line: entry.line,
                problem: format!("{id} is missing in English"),
            });
        }
        // A program for the browser holds the ids of the English files alone.
        for file in files {
            let in_order = |lang: Lang, known: &BTreeMap<String, Known>| {
                let name = file.name.replace('*', lang.code());
                let entries = known.iter().filter(|(_, entry)| entry.file == name);
                let mut ids: Vec<_> = entries.map(|(id, entry)| (entry.line, id.clone())).collect();
                ids.sort_unstable();
                ids
            };
            let (ours, theirs) = (in_order(Lang::En, english), in_order(*lang, other));
            let both = |known: &BTreeMap<String, Known>, (_, id): &&(usize, String)| known.contains_key(id);
            let ours = ours.iter().filter(|entry| both(other, entry));
            let theirs = theirs.iter().filter(|entry| both(english, entry));
            if let Some((our, their)) = ours.zip(theirs).find(|(our, their)| our.1 != their.1) {
                problems.push(Problem {
                    file: file.name.replace('*', lang.code()),
                    line: their.0,
                    problem: format!("{} stands where English has {}", their.1, our.1),
                });
            }
        }
    }
    problems.sort();
    problems
}

/// Every id in these files, in a language.
pub fn ids(lang: Lang, files: &[MessageFile]) -> BTreeSet<String> {
    entries(lang, files, &mut Vec::new()).into_keys().collect()
}

fn entries(lang: Lang, files: &[MessageFile], problems: &mut Vec<Problem>) -> BTreeMap<String, Known> {
    let mut known: BTreeMap<String, Known> = BTreeMap::new();
    for file in files {
        let name = file.name.replace('*', lang.code());
        let Some(text) = file.text(lang.code()) else {
            problems.push(Problem { file: name, line: 1, problem: "there is no such file".into() });
            continue;
        };
        let line_at = |byte: usize| text[..byte].matches('\n').count() + 1;
        let (resource, errors) = match parser::parse(&*text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        problems.extend(errors.into_iter().map(|error| Problem {
            file: name.clone(),
            // Where the entry begins; the parser may notice only lines later.
            line: line_at(error.slice.as_ref().map_or(error.pos.start, |entry| entry.start).min(text.len())),
            problem: error.kind.to_string(),
        }));
        for entry in &resource.body {
            let Entry::Message(Message { id, value, attributes, .. }) = entry else { continue };
            // The parser hands out parts of the text, so their address tells where they stand.
            let line = line_at(id.name.as_ptr() as usize - text.as_ptr() as usize);
            let mut variables = BTreeSet::new();
            let patterns = value.iter().chain(attributes.iter().map(|Attribute { value, .. }| value));
            patterns.for_each(|pattern| collect(pattern, &mut variables));
            if value.is_none() {
                problems.push(Problem {
                    file: name.clone(),
                    line,
                    problem: format!("{} says nothing", id.name),
                });
            }
            let entry = Known { file: name.clone(), line, variables };
            if let Some(first) = known.insert(id.name.to_string(), entry) {
                problems.push(Problem {
                    file: name.clone(),
                    line,
                    problem: format!("{} stands already in {}:{}", id.name, first.file, first.line),
                });
            }
        }
    }
    known
}

/// Notes the variables of a pattern. `$place-dative` is the attribute `dative` of what stands for `$place`.
fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                variants.iter().for_each(|variant| collect(&variant.value, variables));
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let name = id.name.split_once('-').map_or(id.name, |(name, _)| name);
            variables.insert(name.to_string());
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                variants.iter().for_each(|variant| collect(&variant.value, variables));
            }
        },
        InlineExpression::FunctionReference { arguments, .. } => collect_arguments(arguments, variables),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            collect_arguments(arguments, variables);
        }
        _ => {}
    }
}

fn collect_arguments(arguments: &CallArguments<&str>, variables: &mut BTreeSet<String>) {
    arguments.positional.iter().for_each(|inline| collect_inline(inline, variables));
    arguments.named.iter().for_each(|named| collect_inline(&named.value, variables));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(en: &'static str, de: &'static str, fr: &'static str) -> Vec<String> {
        let texts: &'static [_] = Box::leak(Box::new([("en", en), ("de", de), ("fr", fr)]));
        check(&[MessageFile { name: "messages/*.ftl", texts }]).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn files_in_order_have_no_problem() {
        let de = "a = Ein { $x-dative }\n    .dative = einem\n";
        assert_eq!(problems("a = One { $x }\n", de, "a = Un { $x }\n"), [""; 0]);
    }

    #[test]
    fn a_missing_key_is_named_with_file_and_line() {
        assert_eq!(
            problems("a = A\nb = B\n", "a = A\n", "a = A\nb = B\nc = C\n"),
            ["messages/en.ftl:2: b is missing in de", "messages/fr.ftl:3: c is missing in English"]
        );
    }

    #[test]
    fn another_order_is_named_with_file_and_line() {
        let (en, fr) = ("a = A\nb = B\nc = C\n", "a = A\nb = B\nc = C\n");
        assert_eq!(
            problems(en, "a = A\n\nc = C\nb = B\n", fr),
            ["messages/de.ftl:3: c stands where English has b"]
        );
    }

    #[test]
    fn a_wrong_variable_is_named_with_file_and_line() {
        let found = problems("a = A\nb = { $n }\n", "a = A\nb = { $m }\n", "a = A\nb = { $n }\n");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("messages/de.ftl:2: b has the variables {\"m\"}"), "{found:?}");
    }

    #[test]
    fn a_syntax_error_is_named_with_file_and_line() {
        let found = problems("a = A\nb = { $n\n", "a = A\nb = B\n", "a = A\nb = B\n");
        assert!(found.iter().any(|line| line.starts_with("messages/en.ftl:2: ")), "{found:?}");
    }

    #[test]
    fn a_key_that_stands_twice_is_named() {
        let found = problems("a = A\na = B\n", "a = A\n", "a = A\n");
        assert_eq!(found, ["messages/en.ftl:2: a stands already in messages/en.ftl:1"]);
    }
}
