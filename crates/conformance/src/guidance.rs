//! Laws of what helps a person who does not know the rules: names of decisions, the goal, lessons.

use crate::breach::{Held, require};
use crate::laws::Table;
use solarium_core::{Language, Message, Seat, Tabletop, Viewer};
use solarium_words::Lang;
use std::collections::BTreeMap;

/// Longer lists of actions must have headings.
const LONG: usize = 20;

impl<G: Tabletop> Table<'_, G> {
    /// Every heading can be said, two of them never read the same, and a game that has headings leaves no action and no
    /// long list without; labels are words; what is recommended can be done.
    pub(crate) fn guidance_laws(&self, seat: Seat, list: &[G::Action]) -> Held {
        let game = &*self.game;
        let view = game.view(self.played.state(), Viewer::Seat(seat));
        if let Some(action) = game.recommended(&view, seat) {
            require(list.binary_search(&action).is_ok(), "recommended", || {
                format!("`{}` is recommended to seat {seat}, which cannot do it", game.action_text(action))
            })?;
        }
        let headings: Vec<Option<Message>> =
            list.iter().map(|action| game.heading(&view, seat, *action)).collect();
        if headings.iter().all(Option::is_none) {
            return Ok(());
        }
        for lang in Lang::ALL {
            let words = self.languages.words(lang);
            let mut said: BTreeMap<String, &Message> = BTreeMap::new();
            for (heading, action) in headings.iter().zip(list) {
                let Some(heading) = heading else {
                    return require(false, "headings", || {
                        format!("`{}` has no heading among {} actions", game.action_text(*action), list.len())
                    });
                };
                self.languages.speaks(heading)?;
                let other = *said.entry(words.say(heading)).or_insert(heading);
                require(other == heading, "headings", || format!("{other:?} and {heading:?} read the same"))?;
                let label = words.say(&game.label(&view, seat, *action));
                require(code_in(&label).is_none(), "labels", || {
                    format!("{:?} is a code in the label {label:?}", code_in(&label).unwrap_or_default())
                })?;
            }
            require(
                said.len() > 1 || list.len() <= LONG || self.on_the_board(&view, list),
                "headings",
                || format!("{} actions stand under one heading, and none is chosen on the board", list.len()),
            )?;
        }
        Ok(())
    }

    /// Are all actions chosen by touching things, not by buttons of their own?
    fn on_the_board(&self, view: &G::View, list: &[G::Action]) -> bool {
        list.iter().all(|action| {
            let touches = self.game.touches(view, *action);
            touches != [self.game.action_text(*action)]
        })
    }

    /// The goal and every lesson can be said, and a lesson names a rule.
    pub(crate) fn lesson_laws(&self, seat: Seat) -> Held {
        let game = &*self.game;
        let view = game.view(self.played.state(), Viewer::Seat(seat));
        for goal in game.goal_line(&view) {
            self.languages.speaks(&goal)?;
        }
        for lesson in game.lessons(&view, seat) {
            self.languages.speaks(&lesson.text)?;
            self.known_rule(lesson.rule, "lessons")?;
            let kebab = lesson.kind.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            require(kebab && !lesson.kind.is_empty() && !lesson.points_at.is_empty(), "lessons", || {
                format!("{lesson:?} needs a kind in kebab-case and something to point at")
            })?;
        }
        Ok(())
    }
}

/// The first code in a label: an id with a number (`mine-1`), a key (`first_seat`), a letter that is no word, or an
/// abbreviation of movement points.
fn code_in(label: &str) -> Option<&str> {
    let tokens = label.split(|c: char| !(c.is_alphanumeric() || "-_’'".contains(c)));
    tokens.filter(|token| !token.is_empty()).find(|token| {
        let numbered = token.contains('-')
            && token.ends_with(|c: char| c.is_ascii_digit())
            && token.starts_with(|c: char| c.is_ascii_lowercase());
        let letter =
            token.len() == 1 && token.starts_with(|c: char| c.is_ascii_lowercase() && c != 'a' && c != 'y');
        numbered || letter || token.contains('_') || ["mp", "BP", "PM"].contains(token)
    })
}

#[cfg(test)]
mod tests {
    use super::code_in;

    #[test]
    fn codes_differ_from_words() {
        for (label, code) in [
            ("fly a diver from outer o3 to inner i2 (1 of 5 movement points)", None),
            ("the small tree would be lost (PH-5.7)", None),
            ("Put it into the left-most empty room", None),
            ("porte de A : A reçoit 1 énergie ; il y en a 3", None),
            ("end the move, 5 mp unused", Some("mp")),
            ("Die 4 to Depository, row t", Some("t")),
            ("Lose the die on mine-1", Some("mine-1")),
            ("take first_seat", Some("first_seat")),
        ] {
            assert_eq!(code_in(label), code, "{label}");
        }
    }
}
