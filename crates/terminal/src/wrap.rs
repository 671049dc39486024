//! Text in lines of a width, and Markdown as plain text.

/// Breaks a text into lines of at most `width` columns, at spaces where there are some. Lines after the first of a
/// paragraph are indented like it.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(4);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        // What fits stays as it is: columns of a table, for one.
        if paragraph.chars().count() <= width {
            lines.push(paragraph.trim_end().to_string());
            continue;
        }
        let indent = paragraph.len() - paragraph.trim_start().len();
        let margin = " ".repeat(indent.min(width / 2));
        let mut line = margin.clone();
        let mut is_empty = true;
        for word in paragraph.split_whitespace() {
            let mut word = word;
            let used = line.chars().count();
            if !is_empty && used + 1 + word.chars().count() > width {
                lines.push(std::mem::replace(&mut line, margin.clone()));
                is_empty = true;
            }
            if !is_empty {
                line.push(' ');
            }
            // A word that is longer than a line is cut.
            while line.chars().count() + word.chars().count() > width {
                let room = width - line.chars().count();
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

/// Markdown as the rules use it, without its marks: emphasis, code, links and tables. The rows of a table stand below each other
/// with their columns aligned.
pub fn plain_markdown(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut table: Vec<Vec<String>> = Vec::new();
    for line in text.lines() {
        let cells = line.trim().strip_prefix('|').and_then(|line| line.strip_suffix('|'));
        if let Some(cells) = cells {
            let cells: Vec<String> = cells.split('|').map(|cell| unmarked(cell.trim())).collect();
            let is_rule =
                cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| "-: ".contains(c)));
            if !is_rule {
                table.push(cells);
            }
            continue;
        }
        end_table(&mut table, &mut lines);
        if !line.trim_start().starts_with("```") {
            lines.push(unmarked(line));
        }
    }
    end_table(&mut table, &mut lines);
    lines.join("\n")
}

fn end_table(table: &mut Vec<Vec<String>>, lines: &mut Vec<String>) {
    lines.extend(aligned(table));
    table.clear();
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
        for width in 0..6 {
            assert!(wrap("x yy zzzzzzzz", width).iter().all(|line| line.chars().count() <= 4.max(width)));
        }
    }

    #[test]
    fn markdown_loses_its_marks() {
        assert_eq!(plain_markdown("**Grow**: `grow d4` [see](x.md) [ruling]"), "Grow: grow d4 see [ruling]");
        let table = "before\n| a | size |\n|---|---:|\n| seed | 1 |\nafter";
        assert_eq!(plain_markdown(table), "before\na     size\nseed  1\nafter");
    }
}
