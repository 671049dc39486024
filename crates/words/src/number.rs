//! One of something in English: the games count with one form of a word, people with two.

use std::borrow::Cow;

/// Words the games count, as they write them and as one of them is called.
const COUNTED: [(&str, &str); 18] = [
    ("dice", "die"),
    ("points", "point"),
    ("cards", "card"),
    ("Gems", "Gem"),
    ("Items", "Item"),
    ("trades", "trade"),
    ("leaves", "leaf"),
    ("flares", "flare"),
    ("divers", "diver"),
    ("seats", "seat"),
    ("spaces", "space"),
    ("movement points", "movement point"),
    ("valid spaces", "valid space"),
    ("turns", "turn"),
    ("tokens", "token"),
    ("eyes", "eye"),
    ("suits", "suit"),
    ("records", "record"),
];

/// The sentence with `1 dice` as `1 die`, and so on.
pub fn one_of(sentence: &str) -> Cow<'_, str> {
    let mut said = Cow::Borrowed(sentence);
    let mut from = 0;
    while let Some(found) = said[from..].find("1 ") {
        let at = from + found;
        from = at + 2;
        // Part of another number, or of a range such as `0–1`.
        if said[..at].ends_with(|c: char| c.is_alphanumeric() || ".,-–−".contains(c)) {
            continue;
        }
        let rest = &said[from..];
        let ends = |word: &str| !rest[word.len()..].starts_with(|c: char| c.is_alphanumeric());
        if let Some((many, one)) = COUNTED.iter().find(|(many, _)| rest.starts_with(many) && ends(many)) {
            said.to_mut().replace_range(from..from + many.len(), one);
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::one_of;

    #[test]
    fn one_is_not_many() {
        assert_eq!(one_of("1 dice on the board, 11 dice, 1 Gems"), "1 die on the board, 11 dice, 1 Gem");
        assert_eq!(one_of("this step costs 1 movement points"), "this step costs 1 movement point");
        assert_eq!(one_of("0–1 points, e1 cards, 1 dicey"), "0–1 points, e1 cards, 1 dicey");
        assert!(matches!(one_of("2 dice"), std::borrow::Cow::Borrowed(_)));
    }
}
