//! What a reader meets in HTML: texts and the attributes that are shown or spoken.

/// Words that neither German nor French has.
const ENGLISH: &[&str] = &[
    "the", "of", "and", "with", "your", "you", "from", "is", "are", "for", "by", "this", "that", "has",
    "have", "each", "into", "which", "their", "its", "it", "be", "to", "at", "there", "no", "cannot", "only",
    "first", "one", "two",
];

/// Names that stay in every language.
const NAMES: &[&str] = &["Last Days of a Star", "First Light", "Star of", "ID Badge", "published"];

const SHOWN: &[&str] =
    &["aria-label=\"", "title=\"", "data-tip=\"", "placeholder=\"", "data-reason=\"", "alt=\""];

/// Every text of the page that holds an English word.
pub fn english(html: &str) -> Vec<String> {
    texts(html).into_iter().filter(|text| is_english(text)).collect()
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

fn texts(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(open) = rest.find('<') {
        keep(&rest[..open], &mut found);
        let tag_end = rest[open..].find('>').map_or(rest.len(), |end| open + end + 1);
        let tag = &rest[open..tag_end];
        for attribute in SHOWN {
            for (at, _) in tag.match_indices(attribute) {
                let value = &tag[at + attribute.len()..];
                keep(value.split('"').next().unwrap_or_default(), &mut found);
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
    keep(rest, &mut found);
    found
}

fn keep(text: &str, found: &mut Vec<String>) {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    found.extend(lines.map(|line| line.replace("&amp;", "&").replace("&quot;", "\"")));
}

#[test]
fn english_is_found() {
    assert_eq!(english("<p title=\"of the sun\">Der Baum</p>"), ["of the sun"]);
    assert_eq!(english("<p>touch the <b>board</b></p>"), ["touch the"]);
    assert!(english("<p>Die Sonne</p><code>the end</code>").is_empty());
}
