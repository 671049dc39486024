//! Packs with some records changed: what was typed of an owner's cards, put into the text it was missing from.

use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// One record in a list of a pack that gets other values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackEdit {
    /// The list, as the pack names it: `ai.scheme`.
    pub list: &'static str,
    /// The `id` of the record.
    pub id: String,
    /// Fields with their new values, as TOML writes them.
    pub fields: Vec<(&'static str, String)>,
}

/// The text of a pack with another id and some records changed; everything else, comments too, stays as it was. `None`
/// if the text is no pack, or has no such record. The result is read and checked like any other pack.
///
/// ```
/// use solarium_core::{PackEdit, edited_pack};
///
/// let text = "[pack]\nid = \"standard\" # built in\n\n[[card]]\nid = 1\nvalue = 3\n";
/// let edit = PackEdit { list: "card", id: "1".into(), fields: vec![("value", "5".into()), ("mark", "true".into())] };
/// let edited = edited_pack(text, "my-copy", &[edit]).unwrap();
/// assert_eq!(edited, "[pack]\nid = \"my-copy\" # built in\n\n[[card]]\nid = 1\nmark = true\nvalue = 5\n");
/// assert_eq!(edited_pack("no = pack", "my-copy", &[]), None);
/// ```
pub fn edited_pack(text: &str, id: &str, edits: &[PackEdit]) -> Option<String> {
    let document = DeTable::parse(text).ok()?;
    let root = document.get_ref();
    let mut changes: Vec<(Range<usize>, String)> = Vec::new();
    let head = root.get("pack").and_then(|pack| pack.get_ref().as_table()).unwrap_or(root);
    changes.push((head.get("id")?.span(), in_toml(id)));
    for edit in edits {
        let record = record_of(root, edit)?;
        let table = record.get_ref().as_table()?;
        let is_inline = text.get(record.span())?.starts_with('{');
        for (field, value) in &edit.fields {
            match table.get(*field) {
                Some(now) => changes.push((now.span(), value.clone())),
                None => {
                    let end = table.get("id")?.span().end;
                    let between = if is_inline { ", " } else { "\n" };
                    changes.push((end..end, format!("{between}{field} = {value}")));
                }
            }
        }
    }
    // From the end, so that the places of earlier ones stay true.
    changes.sort_by_key(|(span, _)| std::cmp::Reverse(span.start));
    let mut edited = text.to_string();
    for (span, value) in changes {
        edited.replace_range(span, &value);
    }
    Some(edited)
}

/// A text as TOML writes it.
pub fn in_toml(text: &str) -> String {
    let mut written = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => written.extend(['\\', letter]),
            control if control.is_control() => written.push_str(&format!("\\u{:04X}", u32::from(control))),
            other => written.push(other),
        }
    }
    written.push('"');
    written
}

fn record_of<'t>(root: &'t DeTable<'t>, edit: &PackEdit) -> Option<&'t Spanned<DeValue<'t>>> {
    let (path, list) = edit.list.rsplit_once('.').unwrap_or(("", edit.list));
    let mut table = root;
    for key in path.split('.').filter(|key| !key.is_empty()) {
        table = table.get(key)?.get_ref().as_table()?;
    }
    let is_wanted = |record: &&Spanned<DeValue<'_>>| {
        record.get_ref().as_table().and_then(|record| record.get("id")).is_some_and(|id| match id.get_ref() {
            DeValue::String(id) => *id == edit.id,
            DeValue::Integer(id) => id.as_str() == edit.id,
            _ => false,
        })
    };
    table.get(list)?.get_ref().as_array()?.iter().find(is_wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_of_every_form_are_changed() {
        let text = "\
[pack]
id = \"a\"
[ai]
scheme = [
  { id = \"s1\", value = 1 }, # one
  { id = \"s2\", value = 2 },
]
[[ai.card]]
id = 7 # seven
half = { x = 1 }
";
        let scheme = PackEdit {
            list: "ai.scheme",
            id: "s2".into(),
            fields: vec![("value", "6".into()), ("provenance", in_toml("owner"))],
        };
        let card = PackEdit {
            list: "ai.card",
            id: "7".into(),
            fields: vec![("half", "{ x = 2 }".into()), ("provenance", in_toml("owner"))],
        };
        let edited = edited_pack(text, "b \"c\"", &[scheme.clone(), card]).expect("both records are there");
        let expected = "\
[pack]
id = \"b \\\"c\\\"\"
[ai]
scheme = [
  { id = \"s1\", value = 1 }, # one
  { id = \"s2\", provenance = \"owner\", value = 6 },
]
[[ai.card]]
id = 7
provenance = \"owner\" # seven
half = { x = 2 }
";
        assert_eq!(edited, expected);
        assert_eq!(
            toml::from_str::<toml::Table>(&edited).expect("TOML")["pack"]["id"].as_str(),
            Some("b \"c\"")
        );
        let unknown = PackEdit { id: "s3".into(), ..scheme };
        assert_eq!(edited_pack(text, "b", &[unknown]), None);
    }
}
