//! The actions a touch may stand for, legal or not: the base of "why not?".

use crate::{Action, Circadians, KnownCrew, Origin, Phase, Question, Task, View};
use solarium_core::{Notation, Seat};

impl Circadians {
    /// Answers a touch may stand for, the likeliest first.
    pub(crate) fn meant_by(&self, view: &View, seat: Seat, touch: &str) -> Vec<Action> {
        if seat.index() >= self.humans() {
            return Vec::new();
        }
        let texts: Vec<String> = match touch.split_once(':') {
            None => vec![touch.to_string()],
            Some(("at", place)) => self.meant_at(view, seat, place),
            Some(("as", choice)) => match choice.split_once('=') {
                Some((place, value)) if place.starts_with("garage-") || place.starts_with("farm-") => {
                    vec![format!("set {place} {value}")]
                }
                Some((space, value)) => {
                    vec![format!("act {space} {value}"), format!("lose die {space}:{value}")]
                }
                None => Vec::new(),
            },
            Some(("space", name)) => {
                let planet = self.planet(view);
                let from = view.crew(seat).harvester;
                let to = planet.find(name);
                (1..=6)
                    .filter(|d| to.is_some() && planet.step(from, *d) == to)
                    .map(|d| format!("step {d}"))
                    .collect()
            }
            Some(("item", id)) => match view.phase {
                Phase::Items if self.humans() > 1 => vec![format!("keep {id}")],
                Phase::Items | Phase::Rest => vec![format!("discard {id}")],
                _ if matches!(view.agenda.last(), Some(Task::DiscardItems(_))) => {
                    vec![format!("discard {id}")]
                }
                _ => vec![format!("trade {id}")],
            },
            Some(("character", id)) => match self.question(view, seat) {
                Some(Question::PickCharacter) => vec![format!("pick {id}")],
                _ => vec![format!("keep {id}")],
            },
            Some(("die", value)) => {
                let farms = (1..=self.pack.base.farms()).map(|n| format!("farm {n} {value}"));
                std::iter::once(format!("garage {value}")).chain(farms).collect()
            }
            Some(("stack", name)) => vec![format!("tile {}", name.replace('-', " "))],
            Some(("punishment", kind)) => vec![format!("suffer {kind}")],
            Some(("row", row)) => vec![format!("also {row}")],
            Some(("swap" | "grow", pair)) => {
                let verb = touch.split(':').next().unwrap_or_default();
                vec![format!("{verb} {}", pair.replace('-', " "))]
            }
            // `reward`, `setback`, `turn`, `pay`, `take`, `buy`: the verb and its operand.
            Some((verb, operand)) => vec![format!("{verb} {operand}")],
        };
        texts.iter().filter_map(|text| self.parse_action(text).ok()).collect()
    }

    /// A place of dice: to act there with the next die, to put a rolled die there, to lose what lies there.
    fn meant_at(&self, view: &View, seat: Seat, place: &str) -> Vec<String> {
        let crew = view.crew(seat);
        let rolled = (1..=6u8).filter(|v| crew.rolled()[usize::from(*v) - 1] > 0);
        let lose = format!("lose die {place}");
        if let Some(n) = place.strip_prefix("garage-") {
            let mut texts: Vec<String> = rolled.map(|v| format!("garage {v}")).collect();
            texts.extend([format!("replace {n}"), format!("lose upgrade {n}"), lose]);
            return texts;
        }
        if let Some(n) = place.strip_prefix("farm-") {
            let mut texts: Vec<String> = rolled.map(|v| format!("farm {n} {v}")).collect();
            texts.extend([format!("replace {n}"), format!("lose farm {n}"), lose]);
            return texts;
        }
        if matches!(place, "pool" | "cantina") {
            return vec![lose];
        }
        // Where one of several alike spaces is touched, the board is meant.
        let board = ["lab", "foundry", "control", "hq"].into_iter().find(|board| place.starts_with(board));
        let mut texts: Vec<String> = Vec::new();
        if let Some((space, value)) = place.strip_prefix("dep-").and_then(|rest| rest.split_once('-')) {
            texts.extend([format!("act dep-{space} {value}"), format!("lose die dep-{space}:{value}")]);
            return texts;
        }
        let space = board.unwrap_or(place);
        texts.extend(self.next_values(view, seat).into_iter().map(|value| format!("act {space} {value}")));
        match place.starts_with("neg-") {
            true => texts.extend((1..=6u8).map(|value| format!("lose die {place}:{value}"))),
            false => texts.push(lose),
        }
        texts
    }

    /// The values the seat's next die may take, as it lies first.
    fn next_values(&self, view: &View, seat: Seat) -> Vec<u8> {
        let garage = view.crew(seat).due_garage().map(|g| Origin::Garage(g as u8));
        let due = self.due_die(view).filter(|(due, _)| *due == seat).map(|(_, origin)| origin);
        let Some(origin) = due.or(garage) else { return vec![1] };
        let shown = self.shown(view, seat, origin);
        let values = self.values(view, seat, origin);
        let others = (1..=6u8).filter(|v| *v != shown && values & (1 << v) != 0);
        std::iter::once(shown).chain(others).collect()
    }
}
