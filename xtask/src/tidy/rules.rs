//! Every rule of a game has a place in the code and a test; every rule that is cited exists.

use super::{File, Problem, games, is_test_file, test_module};
use std::collections::{BTreeMap, BTreeSet};

/// A rule's number: chapter and rule.
type Id = (u32, u32);

pub(crate) fn check(files: &[File], found: &mut Vec<Problem>) {
    for (game, rules) in games(files) {
        let path = &rules.path;
        let Some(prefix) = prefix(&rules.text) else {
            let what = "no line begins a rule, as in `- **PH-1.1** …`".into();
            found.push(Problem { path: path.clone(), line: 0, check: "rules", what });
            continue;
        };
        let defined = defined(rules, prefix, found);
        let mut coded = BTreeSet::new();
        let mut tested = BTreeSet::new();
        for file in files {
            for (line, id, test) in cited(file, prefix) {
                if !defined.contains_key(&id) {
                    found.push(Problem {
                        path: file.path.clone(),
                        line,
                        check: "rules",
                        what: format!("{prefix}-{}.{} is not in {path}", id.0, id.1),
                    });
                }
                if file.path.starts_with(&format!("crates/{game}/")) {
                    if test { &mut tested } else { &mut coded }.insert(id);
                }
            }
        }
        for (id, line) in &defined {
            let missing = match (coded.contains(id), tested.contains(id)) {
                (true, true) => continue,
                (true, false) => "no test",
                (false, true) => "no place in the code",
                (false, false) => "no place in the code and no test",
            };
            found.push(Problem {
                path: path.clone(),
                line: *line,
                check: "rules",
                what: format!("{prefix}-{}.{} has {missing}", id.0, id.1),
            });
        }
    }
}

/// A rule with the places that cite it.
#[derive(Clone, Debug)]
pub(crate) struct RuleSite {
    /// `PH-4.2`.
    pub id: String,
    /// Does some part of it come from the source text?
    pub seed: bool,
    /// Files of the game's code, from its folder.
    pub code: Vec<String>,
    /// Tests, as file and function.
    pub tests: Vec<String>,
}

/// The rules of a game, in the order of its `RULES.md`.
#[derive(Clone, Debug)]
pub(crate) struct RuleSites {
    /// Folder of the game.
    pub game: String,
    /// Each rule.
    pub rules: Vec<RuleSite>,
}

/// Where every rule of every game stands.
pub(crate) fn sites(files: &[File]) -> Vec<RuleSites> {
    games(files)
        .filter_map(|(game, rules)| Some(sites_of(files, game, rules, prefix(&rules.text)?)))
        .collect()
}

fn sites_of(files: &[File], game: &str, rules: &File, prefix: &str) -> RuleSites {
    let defined = defined(rules, prefix, &mut Vec::new());
    let (mut code, mut tests) =
        (BTreeMap::<Id, BTreeSet<String>>::new(), BTreeMap::<Id, BTreeSet<String>>::new());
    let folder = format!("crates/{game}/");
    for file in files {
        let Some(path) = file.path.strip_prefix(&folder) else { continue };
        for (line, id, test) in cited(file, prefix) {
            if test {
                let name = test_at(&file.text, line);
                tests.entry(id).or_default().insert(format!("{path}{name}"));
            } else {
                code.entry(id).or_default().insert(path.to_string());
            }
        }
    }
    let mut by_line: Vec<(usize, Id)> = defined.iter().map(|(id, line)| (*line, *id)).collect();
    by_line.sort_unstable();
    let lines: Vec<&str> = rules.text.lines().collect();
    let list = |found: Option<&BTreeSet<String>>| found.into_iter().flatten().cloned().collect();
    let site = |(n, (line, id)): (usize, &(usize, Id))| {
        let end = by_line.get(n + 1).map_or(lines.len(), |(next, _)| next - 1);
        RuleSite {
            id: format!("{prefix}-{}.{}", id.0, id.1),
            seed: names_seed(&lines[line - 1..end].join("\n")),
            code: list(code.get(id)),
            tests: list(tests.get(id)),
        }
    };
    RuleSites { game: game.to_string(), rules: by_line.iter().enumerate().map(site).collect() }
}

/// Does a mark `[…]` of the rule name the source text?
fn names_seed(text: &str) -> bool {
    text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).any(|(mark, _)| {
        let mut words = mark.split(|c: char| !c.is_ascii_alphanumeric());
        !mark.contains('\n') && mark.len() < 300 && words.any(|word| word == "seed")
    })
}

/// The function a citation in a test belongs to: the one below a comment, else the one it stands in.
fn test_at(text: &str, line: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let name = |line: &&str| {
        let (_, rest) = line.split_once("fn ").filter(|(before, _)| !before.contains("//"))?;
        Some(format!("::{}", rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?))
    };
    let own = line - 1;
    let comment = lines[own].trim_start().starts_with("///");
    let found =
        if comment { lines[own..].iter().find_map(name) } else { lines[..=own].iter().rev().find_map(name) };
    found.unwrap_or_default()
}

/// What the ids of a `RULES.md` begin with, by the first of them.
fn prefix(rules: &str) -> Option<&str> {
    rules.lines().find_map(|line| {
        let (prefix, rest) = line.trim_start_matches("- ").strip_prefix("**")?.split_once('-')?;
        let plain = !prefix.is_empty() && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        (plain && number(rest, '.').is_some()).then_some(prefix)
    })
}

/// The rules a `RULES.md` defines, with their lines: `- **PH-1.1** …` or `**SO-8.1 Accelerate.** …`.
fn defined(rules: &File, prefix: &str, found: &mut Vec<Problem>) -> BTreeMap<Id, usize> {
    let opener = format!("**{prefix}-");
    let mut defined = BTreeMap::new();
    for (n, line) in rules.text.lines().enumerate().map(|(n, line)| (n + 1, line)) {
        let Some(rest) = line.trim_start_matches("- ").strip_prefix(&opener) else { continue };
        let Some((id, _)) = number(rest, '.') else { continue };
        if let Some(first) = defined.insert(id, n) {
            found.push(Problem {
                path: rules.path.clone(),
                line: n,
                check: "rules",
                what: format!("{prefix}-{}.{} was already defined on line {first}", id.0, id.1),
            });
        }
    }
    defined
}

/// Rules cited in a file: line, rule, and whether in test code. `PH-5.5` anywhere, `ph_5_5` in names of tests.
fn cited(file: &File, prefix: &str) -> Vec<(usize, Id, bool)> {
    let rust = file.path.ends_with(".rs");
    let data = file.path.ends_with(".toml") && file.path.contains("/data/");
    let other = [".js", ".play", ".perft"].iter().any(|e| file.path.ends_with(e));
    if !(rust || data || other) || file.path.starts_with("xtask/") {
        return Vec::new();
    }
    let whole = is_test_file(&file.path);
    let from = if rust { test_module(&file.text).unwrap_or(usize::MAX) } else { usize::MAX };
    let (upper, lower) = (format!("{prefix}-"), format!("{}_", prefix.to_lowercase()));
    let mut cited = Vec::new();
    for (n, line) in file.text.lines().enumerate().map(|(n, line)| (n + 1, line)) {
        let test = whole || n >= from;
        cited.extend(numbers(line, &upper, '.').map(|id| (n, id, test)));
        if test {
            cited.extend(numbers(line, &lower, '_').map(|id| (n, id, true)));
        }
    }
    cited
}

/// Every number that follows the prefix where a word begins.
fn numbers<'a>(line: &'a str, prefix: &'a str, dot: char) -> impl Iterator<Item = Id> + 'a {
    line.match_indices(prefix).filter_map(move |(at, _)| {
        let inside_word = line[..at].chars().next_back().is_some_and(char::is_alphanumeric);
        if inside_word {
            return None;
        }
        number(&line[at + prefix.len()..], dot).map(|(id, _)| id)
    })
}

/// `5.12` at the beginning of a text, and what follows.
fn number(text: &str, dot: char) -> Option<(Id, &str)> {
    let digits = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (chapter, rest) = text.split_at(digits(text));
    let rest = rest.strip_prefix(dot)?;
    let (rule, rest) = rest.split_at(digits(rest));
    Some(((chapter.parse().ok()?, rule.parse().ok()?), rest))
}

#[cfg(test)]
mod tests {
    use super::super::file;
    use super::*;

    const RULES: &str = "## 1 Board\n- **PH-1.1** One. [public]\n- **PH-1.12 Title.** Two.\n";

    fn found(source: &str, tests: &str) -> Vec<String> {
        let mut problems = Vec::new();
        check(
            &[
                file("crates/photosynthesis/RULES.md", RULES),
                file("crates/photosynthesis/src/lib.rs", source),
                file("crates/photosynthesis/tests/rules/main.rs", tests),
            ],
            &mut problems,
        );
        problems.into_iter().map(|p| p.what).collect()
    }

    #[test]
    fn code_and_tests_are_both_needed() {
        assert_eq!(found("// PH-1.1, PH-1.12: …\n", "fn ph_1_1_one() {}\n// PH-1.12\n"), [""; 0]);
        assert_eq!(
            found("// PH-1.1\n", "fn ph_1_1() {} fn ph_1_12() {}\n"),
            ["PH-1.12 has no place in the code"]
        );
        assert_eq!(found("// PH-1.1 PH-1.12\n", "fn ph_1_1_2_seats() {}\n"), ["PH-1.12 has no test"]);
        assert_eq!(
            found("", ""),
            ["PH-1.1 has no place in the code and no test", "PH-1.12 has no place in the code and no test"]
        );
    }

    #[test]
    fn unit_tests_are_tests_and_no_place_in_the_code() {
        let source = "// PH-1.1 PH-1.12\n#[cfg(test)]\nmod tests { fn ph_1_1() {} fn ph_1_12() {} }\n";
        assert_eq!(found(source, ""), [""; 0]);
        let source = "// PH-1.1\n#[cfg(test)]\nmod tests { fn ph_1_1() {} fn ph_1_12() {} }\n";
        assert_eq!(found(source, ""), ["PH-1.12 has no place in the code"]);
    }

    #[test]
    fn a_cited_rule_must_exist() {
        let all = "// PH-1.1 PH-1.12\n";
        let tests = "fn ph_1_1() {} fn ph_1_12() {}\n";
        assert_eq!(found(&format!("{all}// PH-9.9\n"), tests).len(), 1);
        assert_eq!(found(all, &format!("{tests}fn ph_1_2() {{}}\n")).len(), 1);
        // Not a citation: inside another word.
        assert_eq!(found(&format!("{all}// GRAPH-9.9\n"), tests), [""; 0]);
    }

    #[test]
    fn sites_name_files_tests_and_provenance() {
        let rules = "- **PH-1.1** One. [seed 3]\n- **PH-1.2** Two: `[a]`. [public; seedless]\n";
        let files = [
            file("crates/photosynthesis/RULES.md", rules),
            file("crates/photosynthesis/src/a.rs", "// PH-1.1\n// PH-1.2\n"),
            file("crates/photosynthesis/tests/b.rs", "/// PH-1.1\n#[test]\nfn one() {\n    // PH-1.2\n}\n"),
        ];
        let found = sites(&files);
        let all: Vec<_> = found[0].rules.iter().map(|r| (r.id.as_str(), r.seed, r.tests.join(" "))).collect();
        assert_eq!(
            all,
            [
                ("PH-1.1", true, "tests/b.rs::one".to_string()),
                ("PH-1.2", false, "tests/b.rs::one".to_string()),
            ]
        );
        assert_eq!(found[0].rules[0].code, ["src/a.rs"]);
    }

    #[test]
    fn a_rule_is_defined_once() {
        let mut problems = Vec::new();
        let twice = file("crates/sol/RULES.md", "**SO-1.1** a\n**SO-1.1** b\n");
        defined(&twice, "SO", &mut problems);
        assert_eq!(problems.len(), 1);
        assert_eq!(problems[0].line, 2);
    }

    #[test]
    fn the_rules_say_what_their_ids_begin_with() {
        assert_eq!(prefix("# Rules\n**Note** a-b\n- **XY-1.1** One.\n- **PH-1.2** Two.\n"), Some("XY"));
        let mut problems = Vec::new();
        check(&[file("crates/empty/RULES.md", "Later.\n")], &mut problems);
        assert_eq!(problems.len(), 1);
    }
}
