//! Names and messages as they may be stored: without characters that show nothing but change how others are read.

/// The zero-width joiner: inside an emoji it makes one picture of several, elsewhere it is invisible.
const JOINER: char = '\u{200d}';

/// The text without invisible characters: zero-width and direction marks, other format characters, variation selectors
/// and joiners outside of emoji. Line and paragraph separators become spaces.
pub(crate) fn clean(text: &str) -> String {
    let separated = |letter: char| if matches!(letter, '\u{2028}' | '\u{2029}') { ' ' } else { letter };
    let letters: Vec<char> = text.chars().map(separated).filter(|letter| !is_invisible(*letter)).collect();
    let mut cleaned = String::with_capacity(text.len());
    for (at, &letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| letters[before]);
        let keep = match letter {
            // `❤️‍🔥`: the selector stands between a picture and the joiner.
            JOINER => {
                let after = letters.get(at + 1).copied();
                let before = match before {
                    Some(selector) if is_selector(selector) => {
                        at.checked_sub(2).map(|before| letters[before])
                    }
                    before => before,
                };
                before.is_some_and(is_picture) && after.is_some_and(is_picture)
            }
            _ if is_selector(letter) => before.is_some_and(is_picture),
            _ => true,
        };
        if keep {
            cleaned.push(letter);
        }
    }
    cleaned
}

/// Are two names read as the same? Upper and lower case and the number of spaces make no difference.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    let folded = |name: &str| name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    folded(one) == folded(other)
}

fn is_selector(letter: char) -> bool {
    matches!(letter, '\u{fe0e}' | '\u{fe0f}')
}

/// Characters that emoji are made of, skin tones among them.
fn is_picture(letter: char) -> bool {
    matches!(letter,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2190}'..='\u{21ff}'
        | '\u{2300}'..='\u{27bf}' | '\u{2900}'..='\u{297f}' | '\u{2b00}'..='\u{2bff}' | '\u{3030}' | '\u{303d}'
        | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Format characters that show nothing of their own, variation selectors other than those of emoji, and tags.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_removed() {
        let cases = [
            ("Ada", "Ada"),
            ("\u{200b}", ""),
            ("\u{feff}A\u{202e}d\u{2066}a\u{2069}\u{ad}", "Ada"),
            ("a\u{2028}b\u{2029}c", "a b c"),
            ("\u{180e}\u{2060}\u{2064}\u{fe0f}", ""),
            ("A\u{200d}da\u{fe0f}", "Ada"),
            ("Ärger 你好 שלום", "Ärger 你好 שלום"),
        ];
        for (given, expected) in cases {
            assert_eq!(clean(given), expected, "{given:?}");
        }
    }

    #[test]
    fn emoji_stay_whole() {
        for emoji in [
            "👩\u{200d}🚀",
            "👨🏽\u{200d}👩🏽\u{200d}👧🏽",
            "❤\u{fe0f}\u{200d}🔥",
            "☀\u{fe0f}",
            "🏳\u{fe0f}\u{200d}🌈",
        ] {
            assert_eq!(clean(emoji), emoji);
        }
        assert_eq!(clean("👩\u{200d}"), "👩");
        assert_eq!(clean("\u{200d}👩"), "👩");
        assert_eq!(clean("👩\u{200d}a"), "👩a");
        assert_eq!(clean("👩\u{200d}\u{200b}🚀"), "👩\u{200d}🚀");
    }

    #[test]
    fn names_are_compared_as_they_are_read() {
        assert!(are_alike("Ada  Lovelace", " ada lovelace"));
        assert!(are_alike("ÄNNE", "änne"));
        assert!(!are_alike("Ada", "Adam"));
    }
}
