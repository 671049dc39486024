//! The view of a game with secrets holds no position: neither itself nor in a type it is made of.
//!
//! Read are the types in `rules/view.rs` of a game crate, and the types of the same crate that their fields name.

use super::{File, Problem};

/// Where a game crate has its view.
const VIEW: &str = "/src/rules/view.rs";

/// A `struct`, an `enum` or a `type` of a crate.
struct Definition<'a> {
    name: &'a str,
    file: &'a File,
    /// Line number from 1 and text of each line, comments left out.
    lines: Vec<(usize, &'a str)>,
}

pub(crate) fn check(files: &[File], found: &mut Vec<Problem>) {
    for view in files.iter().filter(|file| file.path.starts_with("crates/") && file.path.ends_with(VIEW)) {
        if is_open(&view.text) {
            continue;
        }
        let source = view.path.trim_end_matches("rules/view.rs");
        let sources: Vec<&File> =
            files.iter().filter(|f| f.path.starts_with(source) && f.path.ends_with(".rs")).collect();
        let definitions: Vec<Definition<'_>> = sources.iter().flat_map(|file| definitions(file)).collect();
        let mut forbidden = vec!["State"];
        forbidden.extend(sources.iter().flat_map(|file| names_of_state(&file.text)));
        holds_no_state(view, &definitions, &forbidden, found);
    }
}

/// Does the game say that every viewer knows the whole position?
fn is_open(text: &str) -> bool {
    text.contains("OpenView<") || text.contains("HAS_SECRETS: bool = false")
}

/// What else the position is called: the type behind `type State = Position;`, and names it is imported under.
fn names_of_state(text: &str) -> impl Iterator<Item = &str> {
    let behind = text.lines().filter_map(|line| line.trim().strip_prefix("type State = "));
    let imported = text
        .lines()
        .filter(|line| line.trim_start().starts_with("use ") || line.trim_start().starts_with("pub use "))
        .flat_map(|line| line.split("State as ").skip(1));
    behind.chain(imported).filter_map(|rest| identifiers(rest).next())
}

fn holds_no_state(view: &File, definitions: &[Definition<'_>], forbidden: &[&str], found: &mut Vec<Problem>) {
    let mut waiting: Vec<usize> =
        (0..definitions.len()).filter(|n| definitions[*n].file.path == view.path).collect();
    let mut seen = waiting.clone();
    while let Some(n) = waiting.pop() {
        let definition = &definitions[n];
        for (line, text) in &definition.lines {
            for name in identifiers(text).filter(|name| *name != definition.name) {
                if forbidden.contains(&name) {
                    found.push(Problem {
                        path: definition.file.path.clone(),
                        line: *line,
                        check: "views",
                        what: format!(
                            "`{}` is part of the view of a game with secrets and must not hold `{name}`",
                            definition.name
                        ),
                    });
                    continue;
                }
                for (other, _) in definitions.iter().enumerate().filter(|(_, d)| d.name == name) {
                    if !seen.contains(&other) {
                        seen.push(other);
                        waiting.push(other);
                    }
                }
            }
        }
    }
}

/// The types a file defines at its top level.
fn definitions(file: &File) -> Vec<Definition<'_>> {
    let mut list: Vec<Definition<'_>> = Vec::new();
    let mut inside = false;
    for (n, line) in file.text.lines().enumerate() {
        let code = line.split("//").next().unwrap_or_default();
        let mut words = code.split_whitespace().skip_while(|word| word.starts_with("pub"));
        let begins = !line.starts_with(' ') && matches!(words.next(), Some("struct" | "enum" | "type"));
        if begins {
            let Some(name) = words.next().and_then(|word| identifiers(word).next()) else { continue };
            list.push(Definition { name, file, lines: Vec::new() });
            inside = true;
        }
        if inside && let Some(last) = list.last_mut() {
            last.lines.push((n + 1, code));
        }
        // The closing line of a type stands at the margin.
        if line.starts_with('}') || line.starts_with(')') || (begins && code.trim_end().ends_with([';', '}']))
        {
            inside = false;
        }
    }
    list
}

fn identifiers(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::super::file;
    use super::*;

    fn found(view: &str, elsewhere: &str) -> Vec<(String, usize)> {
        let mut problems = Vec::new();
        let files = [
            file("crates/bluff/src/rules/view.rs", view),
            file("crates/bluff/src/rules/hand.rs", elsewhere),
            file("crates/other/src/rules/hand.rs", "pub struct Hand {\n    state: State,\n}\n"),
        ];
        check(&files, &mut problems);
        problems.into_iter().map(|p| (p.path.rsplit('/').next().unwrap_or_default().into(), p.line)).collect()
    }

    fn at(file: &str, line: usize) -> Vec<(String, usize)> {
        vec![(file.into(), line)]
    }

    #[test]
    fn a_view_with_secrets_names_what_is_known() {
        let sound = "/// Not the State.\npub struct View {\n    pub hand: Hand, // of a State\n}\n\nfn of(s: &State) {}\n";
        assert_eq!(found(sound, "pub struct Hand {\n    cards: u64,\n}\n\nstruct Rest(State);\n"), []);
    }

    #[test]
    fn a_position_in_a_view_is_refused() {
        assert_eq!(found("pub struct View {\n    viewer: u8,\n    known: State,\n}\n", ""), at("view.rs", 3));
        assert_eq!(found("pub struct View {\n    known: Option<Box<State>>,\n}\n", ""), at("view.rs", 2));
        assert_eq!(found("pub struct View(State);\n", ""), at("view.rs", 1));
        assert_eq!(found("pub enum View {\n    Own(crate::state::State),\n}\n", ""), at("view.rs", 2));
    }

    #[test]
    fn a_position_in_a_part_of_a_view_is_refused() {
        let view = "pub struct View {\n    hands: [Hand; 4],\n}\n";
        assert_eq!(
            found(view, "pub struct Hand {\n    cards: u64,\n    from: State,\n}\n"),
            at("hand.rs", 3)
        );
        assert_eq!(found(view, "pub(crate) type Hand = State;\n"), at("hand.rs", 1));
        assert_eq!(
            found(view, "struct Hand {\n    of: Cards,\n}\nstruct Cards(u8, State);\n"),
            at("hand.rs", 4)
        );
    }

    #[test]
    fn another_name_for_the_position_is_refused() {
        let view = "pub struct View {\n    hand: Position,\n}\n";
        assert_eq!(found(view, "    type State = Position;\n"), at("view.rs", 2));
        assert_eq!(found(view, "use crate::state::State as Position;\n"), at("view.rs", 2));
    }

    #[test]
    fn an_open_game_may_show_everything() {
        assert_eq!(found("pub type View = OpenView<State>;\n", ""), []);
    }
}
