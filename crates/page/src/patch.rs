//! What changed between two texts of a part, in as few bytes as possible: most of a board stays as it was.
//!
//! The texts are cut before every `<` and after every line. What the new text shares with the old is sent as a place
//! and a length there, the rest as it stands. Places are counted as JavaScript counts, in units of UTF-16.

use schemars::JsonSchema;
use serde::Serialize;
use solarium_picture::Part;
use std::collections::{BTreeMap, HashMap};

/// A run shorter than this is shorter as plain text.
const SHORTEST_COPY: usize = 20;

/// How a part changes: the new text as a whole, or as operations on the old one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Patch {
    /// The new title; absent if it stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The whole new text; absent if there are operations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub html: Option<String>,
    /// What to put together, in order; absent if there is a whole text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ops: Option<Vec<PatchOperation>>,
}

/// One piece of a new text: `[from, length]` or `"text"`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum PatchOperation {
    /// From where and how much of the old text is copied.
    Copy(usize, usize),
    /// New text.
    Text(String),
}

/// Changed parts by id.
pub type Patches = BTreeMap<String, Patch>;

/// What one class of viewers has on its pages, to tell it only what changes.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    parts: Vec<Part>,
}

impl Shown {
    /// A page that shows these parts.
    pub fn new(parts: Vec<Part>) -> Shown {
        Shown { parts }
    }

    /// The parts as they are.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Shows these parts from now on; parts that are not named stay. Tells what changed, by id.
    pub fn update(&mut self, parts: Vec<Part>) -> Patches {
        let mut changed = Patches::new();
        for part in parts {
            match self.parts.iter_mut().find(|old| old.id == part.id) {
                Some(old) => {
                    if old.html != part.html || old.title != part.title {
                        let mut changes = patch(&old.html, &part.html);
                        if old.title != part.title {
                            changes.title = Some(part.title.clone());
                        }
                        changed.insert(part.id.clone(), changes);
                        *old = part;
                    }
                }
                None => {
                    changed.insert(part.id.clone(), whole(&part));
                    self.parts.push(part);
                }
            }
        }
        changed
    }

    /// Everything, for a page that shows nothing yet.
    pub fn all(&self) -> Patches {
        self.parts.iter().map(|part| (part.id.clone(), whole(part))).collect()
    }
}

fn whole(part: &Part) -> Patch {
    Patch { title: Some(part.title.clone()), html: Some(part.html.clone()), ops: None }
}

/// `{"ops": [[from, length] | "text", …]}`, or `{"html": …}` where that is shorter.
pub fn patch(old: &str, new: &str) -> Patch {
    let (before, after) = (Cut::of(old), Cut::of(new));
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    for (n, piece) in before.pieces.iter().enumerate() {
        places.entry(piece).or_default().push(n);
    }
    let (mut ops, mut length, mut text) = (Vec::new(), 0, String::new());
    let (mut n, mut expected) = (0, 0);
    while n < after.pieces.len() {
        let run = longest(&before, &after, n, expected, &places);
        let bytes: usize = after.pieces[n..n + run.1].iter().map(|piece| piece.len()).sum();
        if bytes < SHORTEST_COPY {
            text.push_str(after.pieces[n]);
            n += 1;
            expected += 1;
            continue;
        }
        if !text.is_empty() {
            length += text.len() + 3;
            ops.push(PatchOperation::Text(std::mem::take(&mut text)));
        }
        let (from, to) = (before.places[run.0], before.places[run.0 + run.1]);
        length += 14;
        ops.push(PatchOperation::Copy(from, to - from));
        n += run.1;
        expected = run.0 + run.1;
    }
    if !text.is_empty() {
        length += text.len() + 3;
        ops.push(PatchOperation::Text(text));
    }
    if length < new.len() {
        Patch { ops: Some(ops), ..Patch::default() }
    } else {
        Patch { html: Some(new.to_string()), ..Patch::default() }
    }
}

/// Where in the old text the longest run begins that goes on as the new one does from `n`, and how many pieces it has.
/// The place where the last run ended is looked at first; few others are, as some pieces are everywhere.
fn longest(
    before: &Cut<'_>,
    after: &Cut<'_>,
    n: usize,
    expected: usize,
    places: &HashMap<&str, Vec<usize>>,
) -> (usize, usize) {
    let Some(found) = places.get(after.pieces[n]) else { return (0, 0) };
    let at = found.partition_point(|place| *place < expected);
    let near = found[at..].iter().take(6).chain(found[..at].iter().rev().take(2));
    let mut best = (0, 0);
    for place in near {
        let run = before.pieces[*place..]
            .iter()
            .zip(&after.pieces[n..])
            .take_while(|(old, new)| old == new)
            .count();
        if run > best.1 {
            best = (*place, run);
        }
        if run > 64 {
            break;
        }
    }
    best
}

/// A text cut in pieces.
struct Cut<'a> {
    pieces: Vec<&'a str>,
    /// Where each begins, in units of UTF-16; the end of the text is the last.
    places: Vec<usize>,
}

impl<'a> Cut<'a> {
    fn of(text: &'a str) -> Cut<'a> {
        let mut cut = Cut { pieces: Vec::new(), places: vec![0] };
        let (mut start, mut units) = (0, 0);
        let mut add = |from: usize, to: usize| {
            if from < to {
                let piece = &text[from..to];
                units += if piece.is_ascii() { piece.len() } else { piece.encode_utf16().count() };
                cut.pieces.push(piece);
                cut.places.push(units);
            }
        };
        for (at, byte) in text.bytes().enumerate() {
            match byte {
                b'<' => {
                    add(start, at);
                    start = at;
                }
                b'\n' => {
                    add(start, at + 1);
                    start = at + 1;
                }
                _ => {}
            }
        }
        add(start, text.len());
        cut
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the client does.
    fn apply(old: &str, patch: &Patch) -> String {
        if let Some(html) = &patch.html {
            return html.clone();
        }
        let units: Vec<u16> = old.encode_utf16().collect();
        let piece = |operation: &PatchOperation| match operation {
            PatchOperation::Text(text) => text.clone(),
            PatchOperation::Copy(from, length) => String::from_utf16(&units[*from..from + length]).unwrap(),
        };
        patch.ops.iter().flatten().map(piece).collect()
    }

    fn check(old: &str, new: &str, most: usize) {
        let patch = patch(old, new);
        assert_eq!(apply(old, &patch), new);
        let json = serde_json::to_string(&patch).unwrap();
        assert!(json.len() <= most, "{json}");
    }

    #[test]
    fn a_patch_makes_the_new_text_of_the_old() {
        let cell = |n: usize, what: &str| format!("<g data-touch=\"cell:{n}\"><circle r=\"4\"/>{what}</g>");
        let board =
            |what: &dyn Fn(usize) -> &'static str| (0..40).map(|n| cell(n, what(n))).collect::<String>();
        let old = board(&|_| "<text>–</text>");
        check(&old, &old, 30);
        check(
            &old,
            &board(&|n| if n == 7 || n == 30 { "<text>tree 🌳</text>" } else { "<text>–</text>" }),
            180,
        );
        check("", &old, old.len() + 200);
        check(&old, "", 40);
        check("é\nsame line that is long enough é\nx", "û\nsame line that is long enough é\ny", 120);
        check(&old, &board(&|n| if n % 2 == 0 { "" } else { "<b>\u{1f333}</b>" }), 4000);
    }

    #[test]
    fn only_what_changed_is_told() {
        let part = |id: &str, html: &str| Part { id: id.into(), title: "t".into(), html: html.into() };
        let mut shown = Shown::new(vec![part("a", "<p>1</p>"), part("b", "<p>2</p>")]);
        assert!(shown.update(vec![part("a", "<p>1</p>")]).is_empty());
        let changed = shown.update(vec![part("b", "<p>3</p>"), part("c", "<p>4</p>")]);
        assert_eq!(changed.keys().collect::<Vec<_>>(), ["b", "c"]);
        assert_eq!(shown.all().len(), 3);
    }
}
