//! Events in words.

use crate::automa::{Choice, Decision, Target};
use crate::pack::{Amount, Consequence, Res, SchemeOption};
use crate::records::notation;
use crate::rules::state::Public;
use crate::{Action, Circadians, Event, Sort, Space};
use solarium_core::{Game, Seat, Tally};

/// `A`, `B`, … as dice and Harvesters are lettered.
fn who(seat: Seat) -> char {
    seat.letter()
}

/// A written amount in words.
fn amount(text: &str) -> String {
    Amount::parse(text).map_or_else(|_| text.to_string(), crate::words::labels::in_words)
}

impl Circadians {
    /// Counts what the events show each seat doing, for the statistics of a table.
    pub(crate) fn count_events(&self, events: &[Event]) -> Vec<Tally> {
        let mut list = Vec::new();
        let mut add = |name, seat: &Seat, n: i64| Tally::add(&mut list, name, self.seats(), *seat, n);
        for event in events {
            match event {
                Event::DieActioned { seat, space, .. } => {
                    add("actioned", seat, 1);
                    add("bargained", seat, i64::from(space.starts_with("neg-")));
                }
                Event::ItemTraded { seat, .. } => add("traded", seat, 1),
                Event::HarvesterMoved { seat, .. } => add("moved", seat, 1),
                Event::TilePlaced { seat, .. } => add("tiles", seat, 1),
                Event::SetBack { seat, turned: false, .. } => add("setbacks", seat, 1),
                Event::Skipped { seat } => add("cantina", seat, 1),
                Event::StoodDown { seat, dice } => add("cantina", seat, i64::from(*dice)),
                _ => {}
            }
        }
        list
    }

    fn item_by_id(&self, id: &str) -> String {
        self.pack.item(id).map_or_else(|| id.to_string(), |i| self.item_name(i))
    }

    fn tile_by_id(&self, sort: &str, id: &str) -> String {
        let (kind, sort) = match sort {
            "farm" => (self.pack.farm_tile(id), Sort::Farm),
            _ => (self.pack.upgrade_tile(id), Sort::Upgrade),
        };
        kind.map_or_else(|| id.to_string(), |kind| self.tile_words(sort, kind))
    }

    /// What happened, in words.
    pub(crate) fn event_words(&self, event: &Event) -> String {
        match event {
            Event::FirstDrawn { seat } => format!("{} is the first player", who(*seat)),
            Event::SideDrawn { board, side } => format!("{board}: side {side}"),
            Event::TileTurnedUp { sort, stack, tile } => {
                format!("{} lies on top of {sort} stack {stack}", self.tile_by_id(sort, tile))
            }
            Event::CharacterDealt { seat, character } => {
                format!("{} is dealt {}", who(*seat), self.character_by_id(character))
            }
            Event::CharacterTaken { seat, character } => {
                format!("{} plays {}", who(*seat), self.character_by_id(character))
            }
            Event::Answered { seat } => format!("{} is done", who(*seat)),
            Event::OnlyAnswer { seat, action } => match self.only_words(action) {
                Some(words) => format!("{} has one answer: {words}", who(*seat)),
                None => format!("{} has one answer", who(*seat)),
            },
            Event::ItemDrawn { seat, item } => format!("{} draws {}", who(*seat), self.item_by_id(item)),
            Event::CardDrawn { seat } => format!("{} draws an Item", who(*seat)),
            Event::ItemsReshuffled => "the discarded Items become the new pile".into(),
            Event::PacketsPassed => "the packets move on to the left".into(),
            Event::ItemsDiscarded { seat, items } => {
                let names: Vec<String> = items.iter().map(|i| self.item_by_id(i)).collect();
                format!("{} discards {}", who(*seat), names.join(", "))
            }
            Event::RoundBegan { round, first } => {
                format!("round {round} begins, first player {}", who(*first))
            }
            Event::EventTurnedUp { id } => match self.pack.event(id) {
                Some(event) => {
                    let event = &self.pack.events[usize::from(event)];
                    let mark = |field: &str| if event.source.reconstructed(field) { "°" } else { "" };
                    format!("Event {}{}: {}{}", event.name, mark("name"), event.text, mark("fx"))
                }
                None => format!("Event {id}"),
            },
            Event::CacheTurnedUp { space, points } => {
                format!("the Cache on {space} is worth {points}{}", self.mark("planet", "cache_points"))
            }
            Event::DieRolled { seat, value } => format!("{} rolls a {value}", who(*seat)),
            Event::Rolled { seat } => format!("{} rolls a die behind the screen", who(*seat)),
            Event::PlanRevealed { seat, garages, farms } => {
                let shown = |room: &'static str, dice: &[u8]| -> Vec<String> {
                    let laid = dice.iter().enumerate().filter(|(_, value)| **value > 0);
                    laid.map(|(n, value)| format!("{room} {}: {value}", n + 1)).collect()
                };
                let plan = [shown("Garage", garages), shown("Farm", farms)].concat();
                match plan.is_empty() {
                    true => format!("{} shows a plan without dice", who(*seat)),
                    false => format!("{} shows the plan: {}", who(*seat), plan.join(", ")),
                }
            }
            Event::PhaseBegan { phase } => match *phase {
                "hq" => "dice of the Headquarters act".into(),
                "ai" => "the AI acts".into(),
                "base" => "dice of the bases act".into(),
                other => format!("{other} phase"),
            },
            Event::DieActioned { seat, space, value } => {
                format!("{} puts a {value} on {}", who(*seat), self.space_by_id(space, *value))
            }
            Event::Paid { seat, amount: text, .. } => format!("{} pays {}", who(*seat), amount(text)),
            Event::Gained { seat, amount: text, .. } => format!("{} gains {}", who(*seat), amount(text)),
            Event::StoodDown { seat, dice } => {
                format!("{} stands down: {} to the Cantina", who(*seat), count(*dice))
            }
            Event::Skipped { seat } => {
                format!("{} finds no space for the die; it goes to the Cantina", who(*seat))
            }
            Event::ItemTraded { seat, item } => {
                format!("{} trades for {}", who(*seat), self.item_by_id(item))
            }
            Event::HarvesterMoved { seat, from, to } => {
                format!("the Harvester of {} goes from {from} to {to}", who(*seat))
            }
            Event::TokenTaken { seat, space, amount: text } => {
                format!("{} takes the token on {space}: {}", who(*seat), amount(text))
            }
            Event::Swapped { seat, gave, got } => {
                format!("{} gives {} for {}", who(*seat), amount(gave), amount(got))
            }
            Event::TilePlaced { seat, sort, tile, room } => {
                format!("{} puts {} on {} {room}", who(*seat), self.tile_by_id(sort, tile), room_name(sort))
            }
            Event::TileRemoved { seat, sort, tile, room } => {
                format!(
                    "{} of {} on {} {room} leaves the game",
                    self.tile_by_id(sort, tile),
                    who(*seat),
                    room_name(sort)
                )
            }
            Event::DieSet { seat, place, value } => {
                let (room, number) = place.split_once('-').unwrap_or(("place", place));
                match room {
                    "garage" => format!("{} sets the die in Garage {number} to {value}", who(*seat)),
                    _ => format!("{} sets the die on Farm {number} to {value}", who(*seat)),
                }
            }
            Event::Advanced { seat, value, reward } => {
                let reward = consequence(reward, true);
                format!("{} places the first {value} and takes the reward: {reward}", who(*seat))
            }
            Event::SetBack { seat, condition, punishment, turned } => {
                let words = consequence(punishment, *turned);
                let condition = self.condition_words(condition);
                if *turned {
                    format!("{} turns the setback for {condition} into a reward: {words}", who(*seat))
                } else {
                    format!("{} has the setback for {condition}: {words}", who(*seat))
                }
            }
            Event::SetbackIgnored { seat } => format!("{} ignores a setback", who(*seat)),
            Event::DieLost { seat, place } => {
                let place = match notation::parse_action(self, &format!("lose die {place}")) {
                    Ok(Action::LoseDie(place)) => self.place_words(place),
                    _ => format!("on {place}"),
                };
                format!("{} loses the die {place}", who(*seat))
            }
            Event::Grew { seat, farm, amount: text } => {
                format!("Farm {farm} of {} grows {}", who(*seat), amount(text))
            }
            Event::DiceReturned { seat, dice } => format!("{} gets {} back", who(*seat), count(*dice)),
            Event::DiceCut { seat, dice } => {
                format!("{} has too many dice: {} to the supply", who(*seat), count(*dice))
            }
            Event::SchemeTurnedUp { scheme } => match self.pack.scheme(scheme) {
                Some(card) => format!("the AI turns up {}", self.scheme_words(card)),
                None => format!("the AI turns up {scheme}"),
            },
            // The lines are the trace, which is shown with the step: this is the outcome.
            Event::SchemeResolved { scheme, outcome, .. } => {
                format!("the AI carries out {scheme}{outcome}")
            }
            Event::SchemesReshuffled => "the AI's discards become its new pile".into(),
            Event::GameEnded => "the game is over".into(),
        }
    }

    /// The name of a space given as in the notation.
    fn space_by_id(&self, id: &str, value: u8) -> String {
        match notation::parse_action(self, &format!("act {id} {value}")) {
            Ok(Action::Act(space, _)) => self.space_name(space),
            _ => id.to_string(),
        }
    }

    pub(crate) fn condition_words(&self, id: &str) -> String {
        let mark = self.mark("negotiation.tokens", id);
        match self.pack.setbacks.iter().find(|setback| setback.id == id) {
            Some(setback) if setback.sum == 0 => format!("{} equal dice{mark}", setback.same),
            Some(setback) => format!("a sum of {} or more{mark}", setback.sum),
            None => id.to_string(),
        }
    }

    /// An answer that was the only one, in words that need no position; nothing where what follows says it all.
    fn only_words(&self, action: &str) -> Option<String> {
        Some(match notation::parse_action(self, action).ok()? {
            Action::Buy(n) => format!("buys {}", count(n)),
            Action::Done => "no more trades".into(),
            Action::No => "no".into(),
            Action::Stay => "stays".into(),
            Action::Pay(res) => format!("pays in {}", res.name()),
            Action::Place => "the left-most empty room".into(),
            Action::Replace(n) => format!("room {}", n + 1),
            Action::LoseUpgrade(n) => format!("Garage {}", n + 1),
            Action::LoseFarm(n) => format!("Farm {}", n + 1),
            Action::LoseDie(place) => format!("the die {}", self.place_words(place)),
            Action::Setback(c) => {
                let setback = &self.pack.setbacks[usize::from(c)];
                format!("the setback for {}", self.condition_words(&setback.id))
            }
            Action::Suffer(kind) => consequence(kind.word(), false).to_string(),
            Action::Reward(kind) | Action::Turn(kind) => consequence(kind.word(), true).to_string(),
            Action::Trade(item) | Action::Discard(item) => self.item_name(item),
            _ => return None,
        })
    }

    /// What came of a scheme card, each part after a semicolon.
    pub(crate) fn decision_words(&self, state: &Public, decision: &Decision) -> String {
        let gems = |n: u8| crate::words::labels::in_words(Amount::of(Res::G, n));
        let mut words = String::new();
        if let Some(last) = decision.path.last() {
            words += &format!("; its Harvester goes to {}", self.planet(state).name(*last));
        }
        if decision.gems_found > 0 {
            words += &format!("; it finds {}", gems(decision.gems_found));
        }
        match decision.choice {
            Choice::NoDie => words += "; it has no die left",
            Choice::Nothing => words += &format!("; no option is possible: it takes {}", gems(1)),
            Choice::Do { option, target, price } => {
                let space = match target {
                    Target::Negotiation { clan, row, .. } => Space::Negotiation(clan, row),
                    Target::Depository(row) => Space::Depository(row),
                    Target::Laboratory(_) => Space::Laboratory,
                    Target::Foundry(_) => Space::Foundry,
                    Target::Market(i) => Space::Market(i),
                    Target::Mine(i) => Space::Mine(i),
                    Target::Academy(i) => Space::Academy(i),
                };
                words += &format!("; it puts a {} on {}", decision.value, self.space_name(space));
                words += &match option {
                    SchemeOption::Market(n) | SchemeOption::Mining(n) => format!("; it takes {}", gems(n)),
                    SchemeOption::Laboratory => "; it takes a Progress tile".to_string(),
                    SchemeOption::Foundry => "; it will turn up one more card".to_string(),
                    SchemeOption::Academy(_) => "; it takes new dice".to_string(),
                    SchemeOption::Depository => String::new(),
                    SchemeOption::Negotiate(_) => format!("; it pays {}", gems(price)),
                };
            }
        }
        words
    }

    fn character_by_id(&self, id: &str) -> String {
        match self.pack.character(id) {
            Some(character) => self.character_words(character),
            None => id.to_string(),
        }
    }
}

/// `1 die`, `3 dice`.
fn count(dice: u8) -> String {
    format!("{dice} {}", if dice == 1 { "die" } else { "dice" })
}

/// A reward or punishment by its word.
fn consequence(word: &'static str, reward: bool) -> &'static str {
    let kind = Consequence::ALL.into_iter().find(|kind| kind.word() == word);
    kind.map_or(word, |kind| crate::words::labels::consequence_words(kind, reward))
}

fn room_name(sort: &str) -> &'static str {
    if sort == "farm" { "Farm" } else { "Garage" }
}
