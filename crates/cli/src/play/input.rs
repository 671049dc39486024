//! What a person typed, matched with what is on offer: forgiving about case, and about what goes without saying.

use solarium_table::Offer;

/// What a typed text means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meant {
    /// One offer, by its place.
    One(usize),
    /// It could be any of these.
    Several(Vec<usize>),
    /// Nothing on offer.
    Nothing,
}

/// Finds the offers that a text means: the notation itself, else a notation that has all its words in their order (so
/// that a source that goes without saying can be left out), else a label that has all its words.
pub(super) fn meant(typed: &str, offers: &[Offer]) -> Meant {
    let typed = typed.to_lowercase();
    let words: Vec<&str> = typed.split_whitespace().collect();
    if words.is_empty() {
        return Meant::Nothing;
    }
    let notation = |offer: &Offer| offer.legal.action.to_lowercase();
    let joined = words.join(" ");
    let kinds: [&dyn Fn(&Offer) -> bool; 4] = [
        &|offer| notation(offer) == joined,
        &|offer| is_part_of(&words, &notation(offer)),
        &|offer| is_begun_by(&words, &notation(offer)),
        &|offer| {
            let label = offer.legal.label.to_lowercase();
            words.iter().all(|word| label.contains(word))
        },
    ];
    for fits in kinds {
        let found: Vec<usize> = (0..offers.len()).filter(|i| fits(&offers[*i])).collect();
        match found.as_slice() {
            [] => {}
            [one] => return Meant::One(*one),
            // Several in one go are only meant where they are written out.
            several => {
                let single: Vec<usize> =
                    several.iter().copied().filter(|i| !offers[*i].legal.action.contains(';')).collect();
                return match single.as_slice() {
                    [one] => Meant::One(*one),
                    [] => Meant::Several(found),
                    _ => Meant::Several(single),
                };
            }
        }
    }
    Meant::Nothing
}

/// Do the words occur in the text, in their order, the first one first?
fn is_part_of(words: &[&str], text: &str) -> bool {
    let mut rest = text.split_whitespace();
    rest.next() == words.first().copied() && words[1..].iter().all(|word| rest.any(|other| other == *word))
}

/// The same with words that are only begun: `gr d4` for `grow d4`.
fn is_begun_by(words: &[&str], text: &str) -> bool {
    let mut rest = text.split_whitespace();
    let first = rest.next().is_some_and(|first| first.starts_with(words[0]));
    first && words[1..].iter().all(|word| rest.any(|other| other == *word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_table::LegalAction;

    #[test]
    fn inputs_are_forgiving() {
        let offers: Vec<Offer> = ["fly o2 i3", "fly o2 i4", "fly o1 i4", "grow d4", "grow d4; end", "end"]
            .iter()
            .map(|action| Offer {
                legal: LegalAction {
                    action: action.to_string(),
                    label: format!("Label of {action}"),
                    touches: Vec::new(),
                },
                caution: None,
                heading: None,
                recommended: false,
            })
            .collect();
        assert_eq!(meant("FLY O2 I3", &offers), Meant::One(0));
        assert_eq!(meant(" fly   i3", &offers), Meant::One(0));
        assert_eq!(meant("fly i4", &offers), Meant::Several(vec![1, 2]));
        assert_eq!(meant("grow", &offers), Meant::One(3), "several in one go are written out");
        assert_eq!(meant("gr d4", &offers), Meant::One(3));
        assert_eq!(meant("label d4; end", &offers), Meant::One(4));
        assert_eq!(meant("e", &offers), Meant::One(5));
        assert_eq!(meant("nonsense", &offers), Meant::Nothing);
        assert_eq!(meant("  ", &offers), Meant::Nothing);
    }
}
