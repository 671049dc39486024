//! The phrase book: sentences that the games say in English, in other languages.
//!
//! A phrase file holds entries of three lines, so that a translator sees all languages together:
//!
//! ```text
//! en buy a {piece}, {#n} LP ({#m} left in the shop then)
//! de {piece.acc} kaufen, {n} LP (danach noch {m} im Laden)
//! fr acheter {piece.un}, {n} PL (il en restera {m} en boutique)
//! ```
//!
//! * `{piece}` catches text that the book translates in its turn; it stops at a semicolon.
//! * `{=who}` catches a name, which is kept; it stops at a comma too. `{#n}` catches a whole number.
//! * `{*list}` catches anything, joined by commas, semicolons or "and"; `{!list}` too, and keeps it.
//! * A word may have forms: `de Samen | acc einen Samen`; `{piece.acc}` asks for one, else the first is taken.
//! * `{n|Karte|Karten}` chooses by a number that was caught. `=` alone says: as in English;
//!   a line `same Sunworm | Warp` lists words that stay in every language.
//!
//! The entry with the most literal text that fits is taken. A sentence without one is taken apart at its joints
//! (lines, `; `, ` · `, `. `, `: `, `, `, ` and `, ` or `, ` + `); a rule id at its ends and the mark of a stand-in value
//! are set aside.

use crate::Lang;
use std::collections::HashMap;

/// Holes an entry may have.
const MOST_HOLES: usize = 8;
/// Attempts for one sentence: far more than any sentence of a game takes, so that no text can keep us busy.
const MOST_TRIES: u32 = 4000;
/// The longest line that is looked at, in bytes; no sentence comes near it.
const LONGEST: usize = 8192;
/// The mark of a reconstructed value; it may stand behind any number or text.
const STAND_IN: &str = "°";
/// Phrases within phrases.
const DEEPEST: u8 = 8;

static FILES: &[(&str, &str)] = &[
    ("core", include_str!("../phrases/core.txt")),
    ("server", include_str!("../phrases/server.txt")),
    ("photosynthesis", include_str!("../phrases/photosynthesis.txt")),
    ("boards", include_str!("../phrases/boards.txt")),
    ("sol", include_str!("../phrases/sol.txt")),
    ("sol-texts", include_str!("../phrases/sol-texts.txt")),
    ("circadians", include_str!("../phrases/circadians.txt")),
    ("circadians-texts", include_str!("../phrases/circadians-texts.txt")),
    ("printed", include_str!("../phrases/printed.txt")),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Text,
    Name,
    Number,
    Any,
    Kept,
}

#[derive(Clone, Debug)]
enum Part {
    Literal(&'static str),
    Hole(usize, Kind),
}

#[derive(Clone, Debug)]
enum Out {
    Literal(&'static str),
    Hole(usize, &'static str),
    Plural(usize, &'static str, &'static str),
}

#[derive(Debug)]
struct Entry {
    parts: Vec<Part>,
    /// Forms by name; the first is the usual one.
    forms: Vec<(&'static str, Vec<Out>)>,
}

/// The sentences of one language other than English.
#[derive(Debug)]
pub(crate) struct PhraseBook {
    lang: Lang,
    /// The entry with the most literal text first.
    entries: Vec<Entry>,
    /// Entries without holes, by their text.
    exact: HashMap<&'static str, usize>,
    /// Entries with holes, by a word of their literal text; those without a word stand under "".
    by_word: HashMap<&'static str, Vec<usize>>,
}

/// How well a text was translated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Found {
    Nothing,
    Partly,
    Whole,
}

/// An entry as it stands in a file.
#[derive(Debug)]
struct Lines {
    en: &'static str,
    de: &'static str,
    fr: &'static str,
}

/// Reads a phrase file; what is wrong with it is told with its line.
fn read(text: &'static str) -> Result<Vec<Lines>, String> {
    let mut found: Vec<Lines> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let wrong = || format!("line {}: {line:?} is not where it should be", number + 1);
        let (lang, words) = line.split_once(' ').ok_or_else(wrong)?;
        match (lang, found.last_mut()) {
            ("same", last) if last.as_ref().is_none_or(|last| !last.fr.is_empty()) => {
                found.extend(words.split(" | ").map(|word| Lines { en: word, de: "=", fr: "=" }));
            }
            ("en", last) if last.as_ref().is_none_or(|last| !last.fr.is_empty()) => {
                found.push(Lines { en: words, de: "", fr: "" });
            }
            ("de", Some(last)) if last.de.is_empty() => last.de = words,
            ("fr", Some(last)) if last.fr.is_empty() && !last.de.is_empty() => last.fr = words,
            _ => return Err(wrong()),
        }
    }
    match found.last() {
        Some(last) if last.fr.is_empty() => Err(format!("{:?} lacks a language", last.en)),
        _ => Ok(found),
    }
}

/// The pieces of a line: text, and what stands in brackets.
fn brackets(line: &'static str) -> impl Iterator<Item = (bool, &'static str)> {
    line.split('{').enumerate().flat_map(|(i, piece)| {
        let (hole, text) = if i == 0 { ("", piece) } else { piece.split_once('}').unwrap_or((piece, "")) };
        [(true, hole), (false, text)].into_iter().filter(|(_, text)| !text.is_empty())
    })
}

fn entry(lines: &Lines, lang: Lang) -> Result<Entry, String> {
    let mut names: Vec<&str> = Vec::new();
    let mut parts = Vec::new();
    for (hole, text) in brackets(lines.en) {
        if !hole {
            parts.push(Part::Literal(text));
            continue;
        }
        let kind = match text.as_bytes()[0] {
            b'=' => Kind::Name,
            b'#' => Kind::Number,
            b'*' => Kind::Any,
            b'!' => Kind::Kept,
            _ => Kind::Text,
        };
        if matches!(parts.last(), Some(Part::Hole(..))) || names.len() == MOST_HOLES {
            return Err(format!("{:?} has holes side by side, or too many", lines.en));
        }
        parts.push(Part::Hole(names.len(), kind));
        names.push(text.trim_start_matches(['=', '#', '*', '!']));
    }
    let line = match lang {
        Lang::De => lines.de,
        Lang::Fr => lines.fr,
        Lang::En => "=",
    };
    let line = if line == "=" { lines.en } else { line };
    let mut forms = Vec::new();
    for (i, form) in line.split(" | ").enumerate() {
        let (name, text) = match i {
            0 => ("", form),
            _ => form.split_once(' ').ok_or_else(|| format!("{line:?}: the form {form:?} says nothing"))?,
        };
        let mut out = Vec::new();
        for (hole, text) in brackets(text) {
            if !hole {
                out.push(Out::Literal(text));
                continue;
            }
            let find = |name: &str| {
                let name = name.trim_start_matches(['=', '#', '*', '!']);
                let place = names.iter().position(|known| *known == name);
                place.ok_or_else(|| format!("{line:?} names {name:?}, which the English does not catch"))
            };
            out.push(match text.split_once('|') {
                Some((name, forms)) => {
                    let (one, other) = forms.split_once('|').unwrap_or((forms, forms));
                    Out::Plural(find(name)?, one, other)
                }
                None => {
                    let (name, form) = text.split_once('.').unwrap_or((text, ""));
                    Out::Hole(find(name)?, form)
                }
            });
        }
        forms.push((name, out));
    }
    Ok(Entry { parts, forms })
}

/// The words of a text: runs of letters.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

impl Entry {
    fn weight(&self) -> usize {
        let weigh = |part: &Part| match part {
            Part::Literal(text) => 2 * text.len(),
            Part::Hole(_, Kind::Number) => 1,
            Part::Hole(..) => 0,
        };
        self.parts.iter().map(weigh).sum()
    }

    /// Words of the literal text that no hole can touch.
    fn whole_words(&self) -> Vec<&'static str> {
        let mut found = Vec::new();
        for (i, part) in self.parts.iter().enumerate() {
            let Part::Literal(text) = part else { continue };
            let (mut from, mut to) = (0, text.len());
            if i > 0 {
                from = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(to);
            }
            if i + 1 < self.parts.len() {
                to = text.rfind(|c: char| !c.is_alphanumeric()).map_or(from, |at| at.max(from));
            }
            found.extend(words(&text[from..to]));
        }
        found
    }
}

impl PhraseBook {
    /// The book of a language, or everything that is wrong with the files.
    pub(crate) fn open(lang: Lang) -> Result<PhraseBook, Vec<String>> {
        let mut entries = Vec::new();
        let mut problems = Vec::new();
        for (file, text) in FILES {
            match read(text) {
                Ok(lines) => {
                    for lines in lines {
                        match entry(&lines, lang) {
                            Ok(entry) => entries.push(entry),
                            Err(problem) => problems.push(format!("{file}: {problem}")),
                        }
                    }
                }
                Err(problem) => problems.push(format!("{file}: {problem}")),
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        entries.sort_by_key(|entry| std::cmp::Reverse(entry.weight()));
        let mut counts: HashMap<&str, usize> = HashMap::new();
        for word in entries.iter().flat_map(Entry::whole_words) {
            *counts.entry(word).or_default() += 1;
        }
        let mut exact = HashMap::new();
        let mut by_word: HashMap<&'static str, Vec<usize>> = HashMap::new();
        for (i, entry) in entries.iter().enumerate() {
            match entry.parts.as_slice() {
                [Part::Literal(text)] => {
                    exact.entry(*text).or_insert(i);
                }
                _ => {
                    // The rarest word tells most.
                    let words = entry.whole_words();
                    let key = words.into_iter().min_by_key(|word| (counts[word], *word)).unwrap_or("");
                    by_word.entry(key).or_default().push(i);
                }
            }
        }
        Ok(PhraseBook { lang, entries, exact, by_word })
    }

    /// How many entries there are.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The text in this language and whether all of it was found; `None` if nothing was. Lines stand by themselves.
    pub(crate) fn translate(&self, text: &str) -> Option<(String, bool)> {
        let mut out = String::with_capacity(text.len() + text.len() / 2);
        let (mut least, mut most) = (Found::Whole, Found::Nothing);
        for (i, line) in text.split('\n').enumerate() {
            if i > 0 {
                out.push('\n');
            }
            let mut tries = MOST_TRIES;
            let found = match line.len() {
                0..=LONGEST => self.say(line, "", DEEPEST, &mut tries, &mut out),
                _ => Found::Nothing,
            };
            if found == Found::Nothing {
                out.push_str(line);
            }
            least = least.min(found);
            most = most.max(found);
        }
        (most > Found::Nothing).then_some((out, least == Found::Whole))
    }

    /// Appends the text in this language; appends nothing if nothing was found.
    fn say(&self, text: &str, form: &str, depth: u8, tries: &mut u32, out: &mut String) -> Found {
        if let Some(entry) = self.exact.get(text) {
            return self.fill(&self.entries[*entry], form, &[""; MOST_HOLES], depth, tries, out);
        }
        if is_bare(text) {
            out.push_str(text);
            return Found::Whole;
        }
        if depth == 0 || *tries == 0 {
            return Found::Nothing;
        }
        // A sentence known word by word is that sentence, whatever pattern might catch it with the rule behind it.
        if let Some((before, sentence, behind)) = bare_ends(text)
            && let Some(entry) = self.exact.get(sentence)
        {
            out.push_str(before);
            let found = self.fill(&self.entries[*entry], form, &[""; MOST_HOLES], depth, tries, out);
            out.push_str(behind);
            return found;
        }
        let start = out.len();
        let mut best = self.say_by_pattern(text, form, depth, tries, out);
        if best == Found::Whole {
            return best;
        }
        // Keep what the pattern gave, unless taking the text apart gives all of it.
        let mut kept = out.split_off(start);
        let mut keep = |found: Found, out: &mut String, best: &mut Found| {
            let said = out.split_off(start);
            if found > *best {
                (*best, kept) = (found, said);
            }
            *best == Found::Whole
        };
        if let Some((before, sentence, behind)) = bare_ends(text) {
            out.push_str(before);
            let found = self.say(sentence, form, depth - 1, tries, out);
            out.push_str(behind);
            keep(found, out, &mut best);
        }
        if best != Found::Whole {
            for joint in ["; ", " · ", ". ", ": ", ", ", " and ", " or ", " + ", " | ", "  "] {
                if !text.contains(joint) {
                    continue;
                }
                let found = self.say_joined(text, joint, depth - 1, tries, out);
                if keep(found, out, &mut best) {
                    break;
                }
            }
        }
        out.push_str(&kept);
        best
    }

    fn say_by_pattern(&self, text: &str, form: &str, depth: u8, tries: &mut u32, out: &mut String) -> Found {
        let mut candidates: Vec<usize> = Vec::new();
        for word in words(text).chain([""]) {
            if let Some(entries) = self.by_word.get(word) {
                candidates.extend(entries);
            }
        }
        candidates.sort_unstable();
        candidates.dedup();
        let start = out.len();
        let mut best: Option<(Found, String)> = None;
        for index in candidates {
            let entry = &self.entries[index];
            let mut caught = [""; MOST_HOLES];
            if !fits(&entry.parts, text, &mut caught, tries) {
                continue;
            }
            let found = self.fill(entry, form, &caught, depth - 1, tries, out);
            if found == Found::Whole {
                return found;
            }
            let said = out.split_off(start);
            best.get_or_insert((found, said));
        }
        let Some((found, said)) = best else { return Found::Nothing };
        out.push_str(&said);
        found
    }

    /// Each part by itself. Parts that are not found stay; some must be.
    fn say_joined(
        &self,
        text: &str,
        joint: &'static str,
        depth: u8,
        tries: &mut u32,
        out: &mut String,
    ) -> Found {
        let spoken = joint.bytes().any(|byte| byte.is_ascii_alphabetic());
        let (mut least, mut most) = (Found::Whole, if spoken { Found::Partly } else { Found::Nothing });
        // Words go on to the end behind the first colon; other joints are all alike.
        let most_parts = if joint == ": " { 2 } else { usize::MAX };
        for (i, part) in text.splitn(most_parts, joint).enumerate() {
            if i > 0 {
                out.push_str(self.joint(joint));
            }
            let found = self.say(part, "", depth, tries, out);
            if found == Found::Nothing {
                out.push_str(part);
            }
            least = least.min(found);
            if !is_bare(part) {
                most = most.max(found);
            }
        }
        if most == Found::Nothing || (spoken && least == Found::Nothing && most == Found::Partly) {
            return Found::Nothing;
        }
        least.max(Found::Partly)
    }

    fn joint(&self, joint: &'static str) -> &'static str {
        match (self.lang, joint) {
            (Lang::De, " and ") => " und ",
            (Lang::Fr, " and ") => " et ",
            (Lang::De, " or ") => " oder ",
            (Lang::Fr, " or ") => " ou ",
            (Lang::Fr, ": ") => "\u{a0}: ",
            (Lang::Fr, "; ") => "\u{a0}; ",
            _ => joint,
        }
    }

    /// Appends an entry with what its holes caught.
    fn fill(
        &self,
        entry: &Entry,
        form: &str,
        caught: &[&str; MOST_HOLES],
        depth: u8,
        tries: &mut u32,
        out: &mut String,
    ) -> Found {
        let mut found = Found::Whole;
        let (_, usual) = &entry.forms[0];
        let pieces = entry.forms.iter().find(|(name, _)| *name == form).map_or(usual, |(_, pieces)| pieces);
        for piece in pieces {
            match piece {
                Out::Literal(text) => out.push_str(text),
                Out::Plural(hole, one, other) => {
                    let number = caught[*hole].trim_end_matches(STAND_IN);
                    let is_one = number.parse().is_ok_and(|n| self.lang.is_one(n));
                    out.push_str(if is_one { one } else { other });
                }
                Out::Hole(hole, form) => {
                    let text = caught[*hole];
                    let kept = entry
                        .parts
                        .iter()
                        .any(|part| matches!(part, Part::Hole(at, Kind::Name | Kind::Number | Kind::Kept) if at == hole));
                    if kept {
                        out.push_str(text);
                        continue;
                    }
                    match self.say(text, form, depth, tries, out) {
                        Found::Whole => {}
                        Found::Partly => found = Found::Partly,
                        Found::Nothing => {
                            out.push_str(text);
                            found = Found::Partly;
                        }
                    }
                }
            }
        }
        found
    }
}

/// Two small words in a row: no name.
fn is_running_text(text: &str) -> bool {
    let small = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
    let mut before = false;
    text.split(' ').any(|word| std::mem::replace(&mut before, small(word)) && before)
}

/// Nothing to translate: numbers, signs, seat letters, names of spaces, rule ids.
fn is_bare(text: &str) -> bool {
    let letters = |run: &[u8]| run.iter().all(u8::is_ascii_alphabetic);
    let seats = |run: &[u8]| run.iter().all(|letter| (b'A'..=b'E').contains(letter));
    !text.as_bytes().windows(3).any(|run| letters(run) && !seats(run))
        && !words(text).any(|word| word.len() == 2 && word.bytes().all(|b| b.is_ascii_lowercase()))
}

/// The sentence without what needs no words at its ends: blanks and the pointer of a seat in turn before it, a rule id
/// before it or in brackets behind it, the mark of a stand-in value. What stands before, the sentence, what stands
/// behind.
fn bare_ends(text: &str) -> Option<(&str, &str, &str)> {
    let is_rule = |word: &str| {
        word.split_once('-').is_some_and(|(letters, number)| {
            letters.len() == 2
                && letters.bytes().all(|b| b.is_ascii_uppercase())
                && number.starts_with(|c: char| c.is_ascii_digit())
        })
    };
    let lead = text.len() - text.trim_start_matches([' ', '>', '*']).len();
    if lead > 0 {
        return Some((&text[..lead], &text[lead..], ""));
    }
    if text.ends_with(' ') {
        let (sentence, blanks) = text.split_at(text.trim_end().len());
        return Some(("", sentence, blanks));
    }
    if let Some(before) = text.strip_suffix(STAND_IN) {
        return Some(("", before, STAND_IN));
    }
    if let Some((first, _)) = text.split_once(' ')
        && is_rule(first)
    {
        let (before, sentence) = text.split_at(first.len() + 1);
        return Some((before, sentence, ""));
    }
    let open = text.strip_suffix(')')?.rfind(" (")?;
    let (sentence, behind) = text.split_at(open);
    behind[2..behind.len() - 1].split(", ").all(is_rule).then_some(("", sentence, behind))
}

/// Does the text fit the parts? Notes what the holes caught, as little as possible each.
fn fits<'t>(parts: &[Part], text: &'t str, caught: &mut [&'t str; MOST_HOLES], tries: &mut u32) -> bool {
    if *tries == 0 {
        return false;
    }
    *tries -= 1;
    match parts {
        [] => text.is_empty(),
        [Part::Literal(literal), rest @ ..] => {
            text.strip_prefix(literal).is_some_and(|after| fits(rest, after, caught, tries))
        }
        [Part::Hole(hole, Kind::Number), rest @ ..] => {
            let signed = text.strip_prefix(['+', '-', '−']).unwrap_or(text);
            let digits = signed.bytes().take_while(u8::is_ascii_digit).count();
            let mut end = text.len() - signed.len() + digits;
            if text[end..].starts_with(STAND_IN) {
                end += STAND_IN.len();
            }
            caught[*hole] = &text[..end];
            digits > 0 && fits(rest, &text[end..], caught, tries)
        }
        [Part::Hole(hole, kind)] => {
            caught[*hole] = text;
            may_catch(*kind, text)
        }
        [Part::Hole(hole, kind), rest @ ..] => {
            let Part::Literal(literal) = &rest[0] else { return false };
            if let [_] = rest {
                caught[*hole] = text.strip_suffix(literal).unwrap_or("");
                return may_catch(*kind, caught[*hole]);
            }
            for (at, _) in text.match_indices(literal) {
                *tries = tries.saturating_sub(1);
                if *tries == 0 {
                    return false;
                }
                if !may_catch(*kind, &text[..at]) {
                    continue;
                }
                caught[*hole] = &text[..at];
                if fits(&rest[1..], &text[at + literal.len()..], caught, tries) {
                    return true;
                }
            }
            false
        }
    }
}

fn may_catch(kind: Kind, text: &str) -> bool {
    let across = |joint| text.contains(joint);
    !text.is_empty()
        && match kind {
            Kind::Text => !across("; ") && !across("\n"),
            Kind::Name => {
                let count = |bracket| text.bytes().filter(|byte| *byte == bracket).count();
                !across(", ")
                    && !across("; ")
                    && !across(": ")
                    && !across(" | ")
                    && !across("\n")
                    && count(b'(') == count(b')')
                    && !is_running_text(text)
            }
            Kind::Number | Kind::Any | Kind::Kept => true,
        }
}
