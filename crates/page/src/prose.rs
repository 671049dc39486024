//! Text with a little markup, as the rules are written: paragraphs, lists, tables, listings; bold, code, links
//! between rules, and marks of where something comes from.

use maud::{Markup, PreEscaped, html};
use solarium_picture::rule_link;
use solarium_words::Words;

/// Where something comes from, in the order they are told.
pub const PROVENANCES: [&str; 5] = ["seed", "public", "ruling", "reconstructed", "owner"];

/// The text of a rule of a game.
pub fn prose(words: &Words, game: &str, text: &str) -> Markup {
    let mut out = String::new();
    let mut lines = text.lines().peekable();
    let inline = |text: &str| inline(words, game, text).into_string();
    while let Some(line) = lines.next() {
        if line.starts_with("```") {
            let listing: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            out += &html! {
                pre tabindex="0" role="region" aria-label=(words.get("prose-listing")) {
                    code { (listing.join("\n")) }
                }
            }
            .into_string();
        } else if line.starts_with('|') {
            let mut rows = vec![line];
            while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                rows.push(row);
            }
            out += &table(words, game, &rows).into_string();
        } else if let Some(item) = item(line) {
            let mut items = vec![item.to_string()];
            while let Some(next) = lines.next_if(|line| self::item(line).is_some() || line.starts_with("  "))
            {
                match self::item(next) {
                    Some(item) => items.push(item.to_string()),
                    None => items.last_mut().expect("begun with one").extend([" ", next.trim()]),
                }
            }
            let items = items.iter().map(|item| format!("<li>{}</li>", inline(item)));
            out += &format!("<ul>{}</ul>", items.collect::<String>());
        } else if !line.trim().is_empty() {
            let mut paragraph = line.trim().to_string();
            let goes_on = |line: &&str| {
                !line.trim().is_empty()
                    && !line.starts_with("```")
                    && !line.starts_with('|')
                    && self::item(line).is_none()
            };
            while let Some(next) = lines.next_if(goes_on) {
                paragraph.push(' ');
                paragraph.push_str(next.trim());
            }
            out += &format!("<p>{}</p>", inline(&paragraph));
        }
    }
    PreEscaped(out)
}

fn item(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("- ").or_else(|| line.trim_start().strip_prefix("* "))
}

fn table(words: &Words, game: &str, rows: &[&str]) -> Markup {
    let cells = |row: &str| -> Vec<String> {
        row.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect()
    };
    let ruled = rows.get(1).is_some_and(|row| row.chars().all(|c| "|-: ".contains(c)));
    let (head, body) = if ruled { (rows.first(), &rows[2..]) } else { (None, rows) };
    let table = html! {
        table {
            @if let Some(head) = head {
                thead { tr { @for cell in cells(head) { th scope="col" { (inline(words, game, &cell)) } } } }
            }
            tbody {
                @for row in body {
                    tr { @for cell in cells(row) { td { (inline(words, game, &cell)) } } }
                }
            }
        }
    };
    wide(words.get("prose-table"), &table)
}

/// Something that may be wider than the screen: it scrolls by itself, also by keyboard.
pub fn wide(name: &str, inside: &Markup) -> Markup {
    html! { div.table-scroll tabindex="0" role="region" aria-label=(name) { (inside) } }
}

/// The mark of where something comes from.
pub fn mark(words: &Words, provenance: &str) -> Markup {
    let kind = PROVENANCES.into_iter().find(|kind| provenance.contains(kind)).unwrap_or("ruling");
    let (name, meaning) = match kind {
        "seed" => (words.get("provenance-seed"), words.get("provenance-seed-text")),
        "public" => (words.get("provenance-public"), words.get("provenance-public-text")),
        "reconstructed" => {
            (words.get("provenance-reconstructed"), words.get("provenance-reconstructed-text"))
        }
        "owner" => (words.get("provenance-owner"), words.get("provenance-owner-text")),
        _ => (words.get("provenance-ruling"), words.get("provenance-ruling-text")),
    };
    html! {
        span class={ "mark mark-" (kind) } title=(meaning) {
            (name)
            @if provenance != kind { span.soft { " " (provenance.replace(kind, "").trim_matches([' ', ',', ';'])) } }
        }
    }
}

fn inline(words: &Words, game: &str, text: &str) -> Markup {
    let mut out = String::new();
    let mut rest = text;
    let mut bold = false;
    let plain = |text: &str| html! { (text) }.into_string();
    while let Some(at) = rest.find(['`', '*', '[', 'P', 'S', 'C']) {
        out += &plain(&rest[..at]);
        rest = &rest[at..];
        if let Some((code, after)) = rest.strip_prefix('`').and_then(|inside| inside.split_once('`')) {
            out += &html! { code { (code) } }.into_string();
            rest = after;
        } else if let Some(after) = rest.strip_prefix("**") {
            out += if bold { "</strong>" } else { "<strong>" };
            bold = !bold;
            rest = after;
        } else if let Some((inside, after)) = marked(rest) {
            out += &mark(words, inside).into_string();
            rest = after;
        } else if let Some(id) = rule_id(rest).filter(|_| !out.ends_with(|c: char| c.is_alphanumeric())) {
            out += &rule_link(game, id).into_string();
            rest = &rest[id.len()..];
        } else {
            let first = rest.chars().next().map_or(0, char::len_utf8);
            out += &plain(&rest[..first]);
            rest = &rest[first..];
        }
    }
    out += &plain(rest);
    if bold {
        out += "</strong>";
    }
    PreEscaped(out)
}

/// `[public]`, `[seed 23]`.
fn marked(text: &str) -> Option<(&str, &str)> {
    let (inside, after) = text.strip_prefix('[')?.split_once(']')?;
    PROVENANCES.iter().any(|kind| inside.starts_with(kind)).then_some((inside, after))
}

/// The rule id a text begins with.
fn rule_id(text: &str) -> Option<&str> {
    let rest = ["PH-", "SO-", "CI-"].iter().find_map(|prefix| text.strip_prefix(prefix))?;
    let length = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
    let number = rest[..length].trim_end_matches('.');
    (number.contains('.')).then(|| &text[..3 + number.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> String {
        prose(solarium_table::english(), "sol", text).into_string()
    }

    #[test]
    fn rules_are_linked_and_text_stays_text() {
        assert_eq!(
            said("See SO-4.2. <b>"),
            "<p>See <a class=\"rule\" href=\"/rules/sol#SO-4.2\">SO-4.2</a>. &lt;b&gt;</p>"
        );
        assert_eq!(said("a **b** `c*d`"), "<p>a <strong>b</strong> <code>c*d</code></p>");
    }

    #[test]
    fn marks_lists_tables_and_listings() {
        assert!(said("x [public]").contains("class=\"mark mark-public\""));
        assert!(said("x [1,2]").contains("[1,2]"), "not every bracket is a mark");
        assert_eq!(said("- a\n- b\n  c"), "<ul><li>a</li><li>b c</li></ul>");
        assert!(said("| a | b |\n|---|---|\n| 1 | 2 |").contains("<th scope=\"col\">a</th>"));
        assert_eq!(
            said("```toml\nx = 1 # y\n```"),
            "<pre tabindex=\"0\" role=\"region\" aria-label=\"Listing\"><code>x = 1 # y</code></pre>"
        );
    }
}
