//! What is printed on a card, tile or board, from the pack that is played with.

use solarium_table::{Session, Title, Words};

/// The most lines that are shown.
const MOST_LINES: usize = 12;

/// What the pack of a game says, in the words of a language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Printed {
    text: String,
}

impl Printed {
    /// The pack that a match is played with.
    pub fn of(title: &dyn Title, session: &dyn Session, words: &Words) -> Printed {
        let packs = title.packs();
        let setup = session.setup();
        let chosen = setup.get("pack").and_then(|pack| pack.as_str());
        // A set-up may name the very version of a pack, after its id.
        let chosen = chosen.map(|pack| pack.split('#').next().unwrap_or(pack));
        let pack = chosen.or_else(|| packs.first().map(String::as_str));
        let text = pack.and_then(|pack| title.show_pack(pack, words)).unwrap_or_default();
        Printed { text }
    }

    /// What has this name, each with the lines that belong to it, those further in; or, where nothing has it, what has its
    /// words somewhere.
    pub fn about(&self, name: &str) -> Vec<String> {
        let named = self.named(name);
        if !named.is_empty() {
            return named;
        }
        let sought = words_of(name);
        self.blocks(|block| {
            let words: Vec<String> = block.iter().flat_map(|line| words_of(line)).collect();
            !sought.is_empty() && sought.iter().all(|word| words.contains(word))
        })
    }

    /// The same with those alone that have the name in front, maybe after their kind or id.
    pub(crate) fn named(&self, name: &str) -> Vec<String> {
        let sought = words_of(name);
        self.blocks(|block| {
            let words = words_of(block[0]);
            let begin = words.len().min(2);
            !sought.is_empty() && (0..begin).any(|from| words[from..].starts_with(&sought))
        })
    }

    /// The entries that fit: the lines below a heading, each with those further in.
    fn blocks(&self, fits: impl Fn(&[&str]) -> bool) -> Vec<String> {
        let lines: Vec<&str> = self.text.lines().filter(|line| !is_about_sources(line)).collect();
        let depth = |line: &str| line.len() - line.trim_start().len();
        let mut found = Vec::new();
        let mut i = 0;
        while i < lines.len() && found.len() < MOST_LINES {
            let (first, own) = (i, depth(lines[i]));
            i += 1;
            if own == 0 {
                continue;
            }
            while i < lines.len() && depth(lines[i]) > own {
                i += 1;
            }
            if fits(&lines[first..i]) {
                found.extend(lines[first..i].iter().map(|line| line[own..].to_string()));
            }
        }
        found.truncate(MOST_LINES);
        found
    }
}

/// Does a line only tell where the values of a record come from? `  item[ledger]: fx seed, name seed`.
fn is_about_sources(line: &str) -> bool {
    let record = line.trim_start().split_once(':').map_or("", |(record, _)| record);
    record.contains('[') || record.contains('.')
}

fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACK: &str = "\
Stand-ins
  item[ledger]: fx seed, name seed

Cards
  card 1   [reconstructed]
    R1–2  collect -7
    R3  collect +0
  card 7   [reconstructed]
    R1  collect 1

Items
  ledger  Ledger · 4 points
  ev12 Fuel Shortage: more
  fuel_refiner  Fuel Refiner · 2 points
  tank  Tank · holds fuel, also 7";

    #[test]
    fn a_card_is_found_by_its_name_with_its_whole_face() {
        let pack = Printed { text: PACK.to_string() };
        assert_eq!(pack.about("1"), ["card 1   [reconstructed]", "  R1–2  collect -7", "  R3  collect +0"]);
        assert!(pack.named("2").is_empty(), "a number within a line is no name");
        assert_eq!(pack.about("Card 7"), ["card 7   [reconstructed]", "  R1  collect 1"]);
        assert_eq!(pack.about("LEDGER"), ["ledger  Ledger · 4 points"]);
        assert_eq!(pack.about("fuel").len(), 2, "an Event and an Item, and nothing that only mentions it");
        assert_eq!(pack.about("holds"), ["tank  Tank · holds fuel, also 7"]);
        assert!(pack.named("holds").is_empty());
        assert!(pack.about("nonsense").is_empty() && pack.about(" · ").is_empty());
    }
}
