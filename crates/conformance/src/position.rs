//! Laws of a single position: what may be done in it, what is counted in it, and how it is put into words.

use crate::breach::{Held, equal, require};
use crate::laws::Table;
use solarium_core::{
    Language, Random, Refusal, Refused, Seat, SeatKind, Tabletop, Turn, Viewer, random_outcome,
    utility_from_scores,
};
use solarium_words::Lang;
use std::collections::BTreeMap;
use std::fmt::Debug;

impl<G: Tabletop> Table<'_, G> {
    pub(crate) fn position_laws(&mut self) -> Held {
        match self.played.turn() {
            Turn::Decide(seats) => {
                require(!seats.is_empty(), "dead-end", || "the position asks no seat at all".into())?;
                for seat in seats.iter() {
                    require(seat.index() < self.game.seats(), "dead-end", || {
                        format!("seat {seat} decides, but there is no such seat")
                    })?;
                    self.action_laws(seat)?;
                }
            }
            Turn::Chance => self.outcome_laws()?,
            Turn::Over => {}
        }
        self.wrong_seat_law()?;
        for census in self.game.census(self.played.state()) {
            require(census.found == census.expected, "census", || {
                format!("{}: {} found, {} expected", census.what, census.found, census.expected)
            })?;
        }
        self.score_laws()
    }

    fn action_laws(&self, seat: Seat) -> Held {
        let (game, state) = (&*self.game, self.played.state());
        let list = game.actions(state, seat);
        require(!list.is_empty(), "dead-end", || format!("seat {seat} decides but has no action"))?;
        ascending(&list, || format!("actions of seat {seat}"))?;
        let mut quick = Vec::new();
        let count = game.list_actions(state, seat, &mut quick);
        quick.truncate(count);
        equal(&quick, &list, "list", || format!("`list_actions` of seat {seat} lists something else"))?;
        for action in &list {
            let text = game.action_text(*action);
            if let Err(illegal) = game.check(state, seat, *action) {
                return require(false, "generation-check", || {
                    format!("`{text}` of seat {seat} is generated, but check says: {illegal:?}")
                });
            }
            let again = game.parse_action(&text);
            require(again.as_ref() == Ok(action), "notation", || {
                format!("{action:?} is written `{text}`, which is read as {again:?}")
            })?;
            one_line(&text)?;
        }
        for action in &self.pool {
            if list.binary_search(action).is_ok() {
                continue;
            }
            match game.check(state, seat, *action) {
                Ok(()) => {
                    return require(false, "generation-check", || {
                        format!(
                            "check allows seat {seat} `{}`, which is not generated",
                            game.action_text(*action)
                        )
                    });
                }
                Err(illegal) => self.refusal_law(&illegal)?,
            }
        }
        if matches!(game.kind(seat), SeatKind::Automa(_)) {
            self.automa_laws(seat, &list)?;
        } else {
            let explained = game.explain(&game.view(state, Viewer::Seat(seat)), seat);
            require(explained.is_none(), "automa", || format!("seat {seat} is no automa, but is explained"))?;
        }
        self.usual_law(seat, &list)?;
        self.guidance_laws(seat, &list)?;
        self.lesson_laws(seat)?;
        self.word_laws(seat, &list)
    }

    /// A usual answer can be given, and is given while another seat waits.
    fn usual_law(&self, seat: Seat, list: &[G::Action]) -> Held {
        let game = &*self.game;
        let Some(usual) = game.usual(&self.played.view(Viewer::Seat(seat)), seat) else { return Ok(()) };
        let waits = game.has_usual() && usual.waits != seat && usual.waits.index() < game.seats();
        require(waits && list.binary_search(&usual.action).is_ok(), "usual", || {
            format!("seat {seat} cannot usually answer {usual:?}")
        })
    }

    fn refusal_law(&self, illegal: &G::Illegal) -> Held {
        let kebab = |code: &str| {
            !code.is_empty() && code.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        };
        require(kebab(illegal.code()), "refusal", || {
            format!("the code {:?} is not kebab-case", illegal.code())
        })?;
        self.known_rule(illegal.rule(), "refusal")?;
        self.languages.speaks(&illegal.message())
    }

    pub(crate) fn known_rule(&self, rule: &str, law: &'static str) -> Held {
        require(self.rules.is_empty() || self.rules.contains(rule), law, || {
            format!("it names the rule {rule:?}, which the game's rules do not have")
        })
    }

    /// An automa has one action, and its explanation leads to it.
    fn automa_laws(&self, seat: Seat, list: &[G::Action]) -> Held {
        let game = &*self.game;
        let text = |action: G::Action| game.action_text(action);
        require(list.len() == 1, "automa", || {
            let all: Vec<String> = list.iter().map(|a| text(*a)).collect();
            format!("the automa on seat {seat} has {} actions: {}", list.len(), all.join(", "))
        })?;
        let explained = game.explain(&game.view(self.played.state(), Viewer::Seat(seat)), seat);
        let Some(explained) = explained else {
            return require(false, "automa", || format!("the automa on seat {seat} is not explained"));
        };
        require(explained.action == list[0], "automa", || {
            format!("explained as `{}`, but the rules demand `{}`", text(explained.action), text(list[0]))
        })?;
        require(!explained.trace.0.is_empty(), "automa", || {
            format!("`{}` comes without a reason", text(list[0]))
        })?;
        for step in &explained.trace.0 {
            self.languages.speaks(&step.what)?;
            self.known_rule(step.rule, "automa")?;
            require(step.values.is_empty() || step.values.len() == step.before.len(), "automa", || {
                format!("a trace step has {} candidates and {} values", step.before.len(), step.values.len())
            })?;
            require(step.after.iter().all(|name| step.before.contains(name)), "automa", || {
                format!("a trace step keeps what was not there: {step:?}")
            })?;
        }
        Ok(())
    }

    /// What a person reads tells the actions apart.
    fn word_laws(&self, seat: Seat, list: &[G::Action]) -> Held {
        let game = &*self.game;
        let view = game.view(self.played.state(), Viewer::Seat(seat));
        self.languages.speaks(&game.prompt(&view, seat))?;
        let english = self.languages.words(Lang::En);
        require(!game.board_text(&view, english, false).contains('\u{1b}'), "words", || {
            "the board without colour has escape codes".into()
        })?;
        let mut labels = BTreeMap::new();
        let mut paths = BTreeMap::new();
        for action in list {
            let label = game.label(&view, seat, *action);
            let touches = game.touches(&view, *action);
            let text = game.action_text(*action);
            self.languages.speaks(&label)?;
            if self.asks("labels")
                && let Some(other) = labels.insert(english.say(&label), text.clone())
            {
                return require(false, "labels", || format!("`{text}` and `{other}` share {label:?}"));
            }
            if self.asks("touches")
                && let Some(other) = paths.insert(touches.clone(), text.clone())
            {
                return require(false, "touches", || format!("`{text}` and `{other}` share {touches:?}"));
            }
        }
        Ok(())
    }

    fn outcome_laws(&self) -> Held {
        let game = &*self.game;
        let list = game.outcomes(self.played.state());
        require(!list.is_empty(), "dead-end", || "a chance point without outcomes".into())?;
        let outcomes: Vec<G::Chance> = list.iter().map(|(outcome, _)| *outcome).collect();
        ascending(&outcomes, || "outcomes".into())?;
        for (outcome, weight) in &list {
            let text = game.chance_text(*outcome);
            require(*weight >= 1, "weights", || format!("`{text}` has weight 0"))?;
            let again = game.parse_chance(&text);
            require(again.as_ref() == Ok(outcome), "notation", || {
                format!("{outcome:?} is written `{text}`, which is read as {again:?}")
            })?;
            one_line(&text)?;
        }
        let state = self.played.state();
        let mut random = Random::new(self.played.steps().len() as u64);
        let mut walking = random.clone();
        let found = (game.random_outcome(state, &mut random), random.next_u64());
        let walked = (random_outcome(game, state, &mut walking), walking.next_u64());
        equal(&found, &walked, "weights", || {
            "a random outcome, and the number after it, as the game finds it and by walking all outcomes"
                .into()
        })
    }

    /// Who is not asked, or does not exist, is refused at the door.
    fn wrong_seat_law(&self) -> Held {
        let Some(action) = self.pool.first() else { return Ok(()) };
        let turn = self.played.turn();
        for seat in Seat::all(self.game.seats() + 1) {
            let expected = match turn {
                _ if seat.index() == self.game.seats() => Refused::NoSuchSeat(seat),
                Turn::Over => Refused::Over,
                _ if !turn.includes(seat) => Refused::NotYourTurn(seat),
                _ => continue,
            };
            let answer = self.played.check(seat, *action);
            require(answer.as_ref() == Err(&expected), "wrong-seat", || {
                format!("seat {seat} is not asked now, but gets {answer:?} instead of {expected:?}")
            })?;
        }
        Ok(())
    }

    fn score_laws(&self) -> Held {
        let (game, state) = (&*self.game, self.played.state());
        let over = self.played.turn() == Turn::Over;
        let scores = game.scores(state);
        let seats: Vec<Seat> = scores.iter().map(|score| score.seat).collect();
        equal(&seats, &Seat::all(game.seats()).collect(), "scores", || "seats in the scores".into())?;
        for score in &scores {
            let sum: i32 = score.parts.0.iter().map(|(_, part)| part).sum();
            equal(&sum, &score.total, "scores", || {
                format!("the parts of seat {} do not add up to its total: {:?}", score.seat, score.parts)
            })?;
            equal(&game.points(state, score.seat), &score.total, "scores", || {
                format!("`points` of seat {} are not its total", score.seat)
            })?;
            let worth = utility_from_scores(game, state, score.seat);
            equal(&game.utility(state, score.seat), &worth, "utility", || {
                format!("`utility` of seat {} is not what its score says", score.seat)
            })?;
            require(score.rank.is_some() == over, "ranks", || {
                format!("seat {} has rank {:?}, the game is {}over", score.seat, score.rank, not(over))
            })?;
        }
        require(!over || scores.iter().any(|score| score.rank == Some(1)), "ranks", || {
            "nobody is first".into()
        })
    }
}

fn not(holds: bool) -> &'static str {
    if holds { "" } else { "not " }
}

fn ascending<T: Ord + Debug>(list: &[T], what: impl Fn() -> String) -> Held {
    for pair in list.windows(2) {
        require(pair[0] < pair[1], "ascending", || {
            format!("{} are not strictly ascending: {:?} before {:?}", what(), pair[0], pair[1])
        })?;
    }
    Ok(())
}

/// A record holds one step a line, with its checksum after ` #`.
fn one_line(text: &str) -> Held {
    require(
        !text.is_empty() && text == text.trim() && !text.contains('\n') && !text.contains(" #"),
        "notation",
        || format!("{text:?} cannot stand in a record"),
    )
}
