//! Text in lines of a width, and Markdown as plain text.

use std::collections::BTreeMap;

/// Breaks a text into lines of at most `width` columns, at spaces where there are some. Lines after the first of a
/// paragraph are indented like it. Marks of colours take no columns.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(4);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        // What fits stays as it is: columns of a table, for one.
        if seen_columns(paragraph) <= width {
            lines.push(paragraph.trim_end().to_string());
            continue;
        }
        let indent = paragraph.len() - paragraph.trim_start().len();
        let margin = " ".repeat(indent.min(width / 2));
        let mut line = margin.clone();
        let mut is_empty = true;
        for word in paragraph.split_whitespace() {
            let mut word = word;
            let used = seen_columns(&line);
            if !is_empty && used + 1 + seen_columns(word) > width {
                lines.push(std::mem::replace(&mut line, margin.clone()));
                is_empty = true;
            }
            if !is_empty {
                line.push(' ');
            }
            // A word that is longer than a line is cut.
            while seen_columns(&line) + seen_columns(word) > width {
                let room = width - seen_columns(&line);
                let cut = word.char_indices().nth(room).map_or(word.len(), |(at, _)| at);
                line.push_str(&word[..cut]);
                word = &word[cut..];
                lines.push(std::mem::replace(&mut line, margin.clone()));
            }
            line.push_str(word);
            is_empty = false;
        }
        lines.push(line);
    }
    lines
}

/// Texts of a list in one line of at most `width` columns each. What is too long ends in a mark; where that would make
/// it look like another of the list, its middle is left out instead.
pub(crate) fn told_apart(texts: &[&str], width: usize) -> Vec<String> {
    let head = |text: &str, columns: usize| text.chars().take(columns).collect::<String>();
    let shortened: Vec<String> = texts
        .iter()
        .map(|text| match text.chars().count() > width {
            true => head(text, width.saturating_sub(1)) + "…",
            false => (*text).to_string(),
        })
        .collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for text in &shortened {
        *counts.entry(text).or_default() += 1;
    }
    let alike = |n: usize| counts[shortened[n].as_str()] > 1;
    let begins = width / 3;
    (0..texts.len())
        .map(|n| {
            let left_out = texts[n].chars().count().saturating_sub(width);
            if left_out == 0 || !alike(n) {
                return shortened[n].clone();
            }
            let end = texts[n].chars().skip(begins + left_out + 1);
            format!("{}…{}", head(texts[n], begins), end.collect::<String>())
        })
        .collect()
}

/// Columns of a text without its colours.
fn seen_columns(text: &str) -> usize {
    let mut parts = text.split("\x1b[");
    let first = parts.next().map_or(0, |part| part.chars().count());
    let coloured = parts.map(|part| part.split_once('m').map_or(0, |(_, seen)| seen.chars().count()));
    first + coloured.sum::<usize>()
}

/// Markdown as the rules use it, without its marks: emphasis, code, links and tables. Lines of one paragraph are one
/// line. The rows of a table stand below each other with their columns aligned; where that is wider than `width`, every cell
/// is named by the head of its column instead.
pub fn plain_markdown(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut table: Vec<Vec<String>> = Vec::new();
    let (mut is_code, mut goes_on) = (false, false);
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            (is_code, goes_on) = (!is_code, false);
            continue;
        }
        let cells = line.trim().strip_prefix('|').and_then(|line| line.strip_suffix('|'));
        if let Some(cells) = cells.filter(|_| !is_code) {
            // A bar with a backslash before it stands inside a cell.
            let cells = cells.replace("\\|", "\0");
            let cells: Vec<String> =
                cells.split('|').map(|cell| unmarked(cell.trim()).replace('\0', "|")).collect();
            let is_rule =
                cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| "-: ".contains(c)));
            if !is_rule {
                table.push(cells);
            }
            goes_on = false;
            continue;
        }
        end_table(&mut table, width, &mut lines);
        let begins = line.trim_start();
        let is_item = begins.starts_with("- ") || begins.starts_with("* ") || begins.starts_with("+ ");
        match lines.last_mut() {
            Some(paragraph) if goes_on && !is_item && !begins.is_empty() => {
                paragraph.push(' ');
                paragraph.push_str(&unmarked(begins));
            }
            _ if is_code => lines.push(line.to_string()),
            _ => lines.push(unmarked(line)),
        }
        goes_on = !is_code && !begins.is_empty();
    }
    end_table(&mut table, width, &mut lines);
    lines.join("\n")
}

fn end_table(table: &mut Vec<Vec<String>>, width: usize, lines: &mut Vec<String>) {
    let table = std::mem::take(table);
    let as_columns = aligned(&table);
    if as_columns.iter().all(|line| line.chars().count() <= width) {
        return lines.extend(as_columns);
    }
    let Some((head, rows)) = table.split_first() else { return };
    lines.extend(rows.iter().map(|row| {
        let named = row.iter().zip(head).skip(1).filter(|(cell, _)| !cell.is_empty());
        let named =
            named.map(|(cell, head)| if head.is_empty() { cell.clone() } else { format!("{head}: {cell}") });
        let cells: Vec<String> = row.first().cloned().into_iter().chain(named).collect();
        format!("  {}", cells.join(" · "))
    }));
}

/// Rows of cells as lines, each column as wide as its widest cell.
pub(crate) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|c| rows.iter().filter_map(|row| row.get(c)).map(|cell| cell.chars().count()).max().unwrap_or(0))
        .collect();
    let line = |row: &Vec<String>| {
        let cells: Vec<String> =
            row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        cells.join("  ").trim_end().to_string()
    };
    rows.iter().map(line).collect()
}

fn unmarked(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        // A link: its text stays.
        if letter == '['
            && let Some((label, after)) = rest[1..].split_once("](")
            && !label.contains(']')
            && let Some((_, after)) = after.split_once(')')
        {
            text.push_str(label);
            rest = after;
            continue;
        }
        if letter == '`' || rest.starts_with("**") {
            rest = &rest[if letter == '`' { 1 } else { 2 }..];
            continue;
        }
        // Emphasis embraces words; a star with space after it is none.
        if letter == '*'
            && let Some((inner, after)) = rest[1..].split_once('*')
            && inner.starts_with(|c: char| c.is_alphanumeric())
            && inner.ends_with(|c: char| c.is_alphanumeric() || ".!?".contains(c))
        {
            text.push_str(inner);
            rest = after;
            continue;
        }
        text.push(letter);
        rest = &rest[letter.len_utf8()..];
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_at_spaces_and_long_words_are_cut() {
        assert_eq!(wrap("the sun moves on", 8), ["the sun", "moves on"]);
        assert_eq!(wrap("  a bcdef gh", 8), ["  a", "  bcdef", "  gh"]);
        assert_eq!(wrap("abcdefghijkl m", 5), ["abcde", "fghij", "kl m"]);
        assert_eq!(wrap("a\n\nb", 5), ["a", "", "b"]);
        assert_eq!(wrap("äöü äöü", 4), ["äöü", "äöü"]);
        assert_eq!(wrap("\x1b[1mthe sun\x1b[0m moves on", 12), ["\x1b[1mthe sun\x1b[0m", "moves on"]);
        assert_eq!(wrap("\x1b[1mthe sun\x1b[0m", 7).len(), 1, "colours take no room");
        for width in 0..6 {
            assert!(wrap("x yy zzzzzzzz", width).iter().all(|line| line.chars().count() <= 4.max(width)));
        }
    }

    #[test]
    fn long_texts_of_a_list_stay_apart() {
        let actions =
            ["place your gate at i0 / c0", "place your gate at i0 / c1", "end the turn, and pass", "pass"];
        let shown = told_apart(&actions, 18);
        assert_eq!(shown, ["place … at i0 / c0", "place … at i0 / c1", "end the turn, and…", "pass"]);
    }

    #[test]
    fn markdown_loses_its_marks() {
        let plain = |text: &str| plain_markdown(text, 80);
        assert_eq!(plain("**Grow**: `grow d4` [see](x.md) [ruling]"), "Grow: grow d4 see [ruling]");
        assert_eq!(
            plain("*sunward* of\n  a cell is +1; 2 * 3 * 4\n\nnew"),
            "sunward of a cell is +1; 2 * 3 * 4\n\nnew"
        );
        assert_eq!(
            plain("one\n- two\n  three\n```\na = 1\n  b\n```\nlast"),
            "one\n- two three\na = 1\n  b\nlast"
        );
        let table = "before\n| a | size |\n|---|---:|\n| seed | 1 |\nafter";
        assert_eq!(plain(table), "before\na     size\nseed  1\nafter");
        assert_eq!(plain("| a | b |\n|---|---|\n| i\\|c | 1 |"), "a    b\ni|c  1");
        assert_eq!(plain_markdown(table, 6), "before\n  seed · size: 1\nafter", "too wide for columns");
    }
}
