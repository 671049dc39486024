//! What a reader meets in HTML: texts and the attributes that are shown or spoken.

use std::sync::LazyLock;

/// Words that neither German nor French has.
const ENGLISH: &[&str] = &[
    "the", "of", "and", "with", "your", "you", "from", "is", "are", "for", "by", "this", "that", "has",
    "have", "each", "into", "which", "their", "its", "it", "be", "to", "at", "there", "no", "cannot", "only",
    "first", "one", "two",
];

/// Names that stay in every language.
const NAMES: &[&str] = &["Last Days of a Star", "First Light", "Star of", "ID Badge", "published"];

/// Names that are no messages: titles of games with their makers, packs, clans, and languages.
const TITLES: &[&str] = &[
    "Solarium",
    "photosynthesis-standin",
    "standard",
    "Photosynthesis",
    "Sol: Last Days of a Star",
    "Circadians: First Light",
    "Last Days of a Star",
    "First Light",
    "Circadians",
    "Hjalmar Hach · Blue Orange Games",
    "Ryan Spangler, Sean Spangler · Elephant Laboratories",
    "S J Macdonald · Garphill Games",
    "Leyrien",
    "Zcharo",
    "Jrayek",
    "English",
    "Deutsch",
    "Français",
];

/// Names of cards, effects and characters: the packs give them, and they are the same in every language.
fn names_of_packs() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let packs = [
            include_str!("../../../photosynthesis/data/photosynthesis.toml"),
            include_str!("../../../sol/data/sol.toml"),
            include_str!("../../../circadians/data/circadians.toml"),
        ];
        let value = |line: &'static str| line.split_once("name = \"")?.1.split('"').next();
        let mut names: Vec<_> = packs.iter().flat_map(|pack| pack.lines()).filter_map(value).collect();
        // The longest first: a name may be part of another.
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        names
    });
    &NAMES
}

/// Where a text stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Text,
    Attribute,
}

const SHOWN: &[&str] =
    &["aria-label=\"", "title=\"", "data-tip=\"", "placeholder=\"", "data-reason=\"", "alt=\""];

/// Every text of the page that holds an English word.
pub(crate) fn english(html: &str) -> Vec<String> {
    texts(html).into_iter().map(|(_, text)| text).filter(|text| is_english(text)).collect()
}

/// Every word of a page in the pseudo-language that stands outside the marks of a message.
pub(crate) fn unmarked(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    // A message can go on after a link inside it; an attribute begins and ends with its messages.
    let mut open = 0;
    for (place, text) in texts(html) {
        let mut depth = if place == Place::Attribute { 0 } else { open };
        let mut outside = String::new();
        for letter in text.chars() {
            match letter {
                '⟦' => depth += 1,
                '⟧' => depth -= 1,
                _ if depth == 0 => outside.push(letter),
                _ => {}
            }
        }
        if place == Place::Text {
            open = depth;
        }
        for name in names_of_packs().iter().chain(TITLES) {
            outside = outside.replace(name, "");
        }
        let is_word = |word: &str| word.chars().filter(|letter| letter.is_alphabetic()).count() > 3;
        if outside.split_whitespace().any(is_word) {
            found.push(text);
        }
    }
    found
}

fn is_english(text: &str) -> bool {
    let mut text = text.to_string();
    for name in NAMES {
        text = text.replace(name, "");
    }
    let words = text.split(|c: char| !c.is_alphabetic() && c != '’' && c != '\'');
    // `NO` is a point of the compass.
    let words = words.filter(|word| word.chars().any(char::is_lowercase));
    words.map(str::to_lowercase).any(|word| ENGLISH.contains(&word.as_str()))
}

fn texts(html: &str) -> Vec<(Place, String)> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(open) = rest.find('<') {
        keep(Place::Text, &rest[..open], &mut found);
        let tag_end = rest[open..].find('>').map_or(rest.len(), |end| open + end + 1);
        let tag = &rest[open..tag_end];
        for attribute in SHOWN {
            for (at, _) in tag.match_indices(attribute) {
                let value = &tag[at + attribute.len()..];
                keep(Place::Attribute, value.split('"').next().unwrap_or_default(), &mut found);
            }
        }
        rest = &rest[tag_end..];
        // Notation and scripts are nobody's words.
        for (begin, end) in [("<code", "</code>"), ("<script", "</script>"), ("<kbd", "</kbd>")] {
            if tag.starts_with(begin) {
                rest = &rest[rest.find(end).unwrap_or(0)..];
            }
        }
    }
    keep(Place::Text, rest, &mut found);
    found
}

fn keep(place: Place, text: &str, found: &mut Vec<(Place, String)>) {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    found.extend(lines.map(|line| (place, line.replace("&amp;", "&").replace("&quot;", "\""))));
}

#[test]
fn english_is_found() {
    assert_eq!(english("<p title=\"of the sun\">Der Baum</p>"), ["of the sun"]);
    assert_eq!(english("<p>touch the <b>board</b></p>"), ["touch the"]);
    assert!(english("<p>Die Sonne</p><code>the end</code>").is_empty());
}

#[test]
fn text_outside_the_marks_is_found() {
    assert_eq!(unmarked("<p title=\"tree\">⟦der ⟦Baum⟧⟧</p>"), ["tree"]);
    assert_eq!(unmarked("<p>⟦touch <a>PH-2.3</a> again⟧ grow</p>"), ["again⟧ grow"]);
    assert!(unmarked("<p title=\"⟦sun⟧ c5\">⟦touch <a>here</a>⟧ Solarium</p>").is_empty());
}
