//! Events in words.

use super::names::{amount_argument, consequence_message, dice_message, room_number};
use crate::automa::{Choice, Decision};
use crate::pack::{Amount, Res, SchemeOption};
use crate::{Action, Circadians, Event, Public, Sort};
use serde_json::Value;
use solarium_core::{Argument, Cue, EventText, Game, Joint, Language, Message, Notation, Seat, Tally};

impl EventText for Circadians {
    fn event_message(&self, event: &Event) -> Message {
        let of = |id: &'static str, seat: &Seat| Message::new(id).with("seat", *seat);
        match event {
            Event::FirstDrawn { seat } => of("ci-event-first-drawn", seat),
            Event::SideDrawn { board: "planet", side } => {
                Message::new("ci-event-planet-side").with("side", side.to_string())
            }
            Event::SideDrawn { board, side } => {
                Message::new("ci-event-clan-side").with("clan", *board).with("side", side.to_string())
            }
            Event::TileTurnedUp { sort, stack, tile } => {
                let id =
                    if *sort == Sort::Farm { "ci-event-farm-tile-up" } else { "ci-event-upgrade-tile-up" };
                Message::new(id).with("tile", self.tile_by_id(tile)).with("stack", *stack)
            }
            Event::CharacterDealt { seat, character } => {
                of("ci-event-character-dealt", seat).with("card", self.character_by_id(character))
            }
            Event::CharacterTaken { seat, character } => {
                of("ci-event-character-taken", seat).with("card", self.character_by_id(character))
            }
            Event::Answered { seat } => of("ci-event-answered", seat),
            Event::OnlyAnswer { seat, action } => match self.only_answer(action) {
                Some(answer) => of("ci-event-only-answer-is", seat).with("answer", answer),
                None => of("ci-event-only-answer", seat),
            },
            Event::ItemDrawn { seat, item } => {
                of("ci-event-item-drawn", seat).with("item", self.item_by_id(item))
            }
            Event::CardDrawn { seat } => of("ci-event-card-drawn", seat),
            Event::ItemsReshuffled => Message::new("ci-event-items-reshuffled"),
            Event::ItemsDrafted => Message::new("ci-event-items-drafted"),
            Event::PacketsPassed => Message::new("ci-event-packets-passed"),
            Event::ItemsDiscarded { seat, items } => {
                let items = items.iter().map(|item| self.item_by_id(item));
                of("ci-event-items-discarded", seat).with("items", Argument::list(Joint::Comma, items))
            }
            Event::RoundBegan { round, first } => of("ci-event-round-began", first).with("round", *round),
            Event::EventTurnedUp { id } => match self.pack.events.iter().find(|event| event.id == *id) {
                Some(event) => event.within(Message::new("ci-event-turned-up")),
                None => Message::new("ci-event-other-turned-up").with("id", id.as_str()),
            },
            Event::CacheTurnedUp { space, points } => Message::new("ci-event-cache-turned-up")
                .with("space", space.as_str())
                .with("points", *points)
                .with("mark", self.mark("planet", "cache_points")),
            Event::DieRolled { seat, value } => of("ci-event-die-rolled", seat).with("value", *value),
            Event::Rolled { seat } => of("ci-event-rolled", seat),
            Event::PlanRevealed { seat, garages, farms } => {
                let shown = |id: &'static str, dice: &[u8]| -> Vec<Message> {
                    let laid = dice.iter().enumerate().filter(|(_, value)| **value > 0);
                    laid.map(|(n, value)| Message::new(id).with("n", n + 1).with("value", *value)).collect()
                };
                let plan = [shown("ci-plan-garage", garages), shown("ci-plan-farm", farms)].concat();
                if plan.is_empty() {
                    return of("ci-event-plan-without-dice", seat);
                }
                of("ci-event-plan-revealed", seat).with("plan", Argument::list(Joint::Comma, plan))
            }
            Event::PhaseBegan { phase } => Message::new(match *phase {
                "hq" => "ci-event-hq-acts",
                "ai" => "ci-event-ai-acts",
                "base" => "ci-event-bases-act",
                "plan" => "ci-event-plan-phase",
                "execute" => "ci-event-execute-phase",
                "harvest" => "ci-event-harvest-phase",
                "rest" => "ci-event-rest-phase",
                other => return Message::new("ci-event-phase").with("phase", other),
            }),
            Event::DieActioned { seat, space, value } => of("ci-event-die-actioned", seat)
                .with("value", *value)
                .with("place", self.space_by_id(space, *value)),
            Event::Paid { seat, amount: text, .. } => match Amount::parse(text) {
                Ok(Amount::NONE) => of("ci-event-paid-nothing", seat),
                _ => of("ci-event-paid", seat).with("amount", amount(text)),
            },
            Event::Gained { seat, amount: text, .. } => match Amount::parse(text) {
                Ok(Amount::NONE) => of("ci-event-gained-nothing", seat),
                _ => of("ci-event-gained", seat).with("amount", amount(text)),
            },
            Event::StoodDown { seat, dice } => of("ci-event-stood-down", seat).with("dice", *dice),
            Event::Skipped { seat } => of("ci-event-skipped", seat),
            Event::ItemTraded { seat, item } => {
                of("ci-event-item-traded", seat).with("item", self.item_by_id(item))
            }
            Event::HarvesterMoved { seat, from, to } => {
                of("ci-event-harvester-moved", seat).with("from", from.as_str()).with("to", to.as_str())
            }
            Event::TokenTaken { seat, space, amount: text } => {
                of("ci-event-token-taken", seat).with("space", space.as_str()).with("amount", amount(text))
            }
            Event::Swapped { seat, gave, got } => {
                of("ci-event-swapped", seat).with("gave", amount(gave)).with("got", amount(got))
            }
            Event::TilePlaced { seat, sort, tile, room } => {
                let id =
                    if *sort == Sort::Farm { "ci-event-tile-on-farm" } else { "ci-event-tile-on-garage" };
                of(id, seat).with("tile", self.tile_by_id(tile)).with("room", *room)
            }
            Event::TileRemoved { seat, sort, tile, room } => {
                let id =
                    if *sort == Sort::Farm { "ci-event-tile-off-farm" } else { "ci-event-tile-off-garage" };
                of(id, seat).with("tile", self.tile_by_id(tile)).with("room", *room)
            }
            Event::DieSet { seat, place, value } => {
                let (room, number) = place.split_once('-').unwrap_or(("place", place));
                let id = match room {
                    "garage" => "ci-event-die-set-in-garage",
                    _ => "ci-event-die-set-on-farm",
                };
                of(id, seat).with("n", number).with("value", *value)
            }
            Event::Advanced { seat, value, reward } => of("ci-event-advanced", seat)
                .with("value", *value)
                .with("reward", consequence_message(*reward, true)),
            Event::SetBack { seat, condition, punishment, turned } => {
                let what = consequence_message(*punishment, *turned);
                let event = if *turned {
                    of("ci-event-setback-turned", seat).with("reward", what)
                } else {
                    of("ci-event-setback", seat).with("punishment", what)
                };
                event.with("condition", self.condition_message(condition))
            }
            Event::SetbackIgnored { seat } => of("ci-event-setback-ignored", seat),
            Event::DieLost { seat, place } => {
                let place = match self.parse_action(&format!("lose die {place}")) {
                    Ok(Action::LoseDie(place)) => self.place_message(place),
                    _ => Message::new("ci-place-other").with("place", place.as_str()),
                };
                of("ci-event-die-lost", seat).with("place", place)
            }
            Event::Grew { seat, farm, amount: text } => {
                of("ci-event-grew", seat).with("farm", *farm).with("amount", amount(text))
            }
            Event::DiceReturned { seat, dice } => {
                of("ci-event-dice-returned", seat).with("dice", dice_message(*dice))
            }
            Event::DiceCut { seat, dice } => of("ci-event-dice-cut", seat).with("dice", dice_message(*dice)),
            Event::SchemeTurnedUp { scheme } => {
                let card = match self.pack.scheme(scheme) {
                    Some(card) => self.scheme_message(card),
                    None => named(scheme),
                };
                Message::new("ci-event-scheme-turned-up").with("card", card)
            }
            // The lines are the trace, which is shown with the step: this is the outcome.
            Event::SchemeResolved { scheme, outcome, .. } => {
                let card = Message::new("ci-outcome-card").with("card", scheme.as_str());
                let parts = std::iter::once(card).chain(outcome.iter().cloned());
                Message::new("ci-event-scheme-resolved")
                    .with("parts", Argument::list(Joint::Semicolon, parts))
            }
            Event::SchemesReshuffled => Message::new("ci-event-schemes-reshuffled"),
            Event::GameEnded => Message::new("ci-event-game-ended"),
        }
    }

    /// An event as it goes over the wire: what the AI considered is said in the language.
    fn event_json(&self, event: &Event, language: &dyn Language) -> Value {
        let mut value = serde_json::to_value(event).expect("an event has text keys only");
        if let (Event::SchemeResolved { lines, .. }, Value::Object(fields)) = (event, &mut value) {
            let lines = lines.iter().map(|line| Value::from(language.say(line))).collect();
            fields.insert("lines".to_string(), Value::Array(lines));
        }
        value
    }

    fn cue(&self, event: &Event) -> Option<Cue> {
        match event {
            Event::RoundBegan { .. } => Some(Cue::Sun),
            Event::DieRolled { .. } | Event::Rolled { .. } => Some(Cue::Dice),
            Event::ItemTraded { .. } | Event::CacheTurnedUp { .. } => Some(Cue::Points),
            _ => None,
        }
    }

    /// Counts what the events show each seat doing, for the statistics of a table.
    fn tally(&self, events: &[Event]) -> Vec<Tally> {
        let mut list = Vec::new();
        let mut add = |name, seat: &Seat, n: i64| Tally::add(&mut list, name, self.seats(), *seat, n);
        for event in events {
            match event {
                Event::DieActioned { seat, space, .. } => {
                    add("actioned", seat, 1);
                    add("bargained", seat, i64::from(space.starts_with("neg-")));
                }
                Event::Gained { seat, amount, rule } if HARVEST_RULES.contains(rule) => {
                    add("harvested", seat, resources(amount));
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
}

/// The rules by which the Harvest gives something, that of the AI included.
const HARVEST_RULES: [&str; 3] = ["CI-10.1", "CI-10.6", "CI-17.17"];

/// How many things an amount in notation holds: 5 of `3A+2W`.
fn resources(amount: &str) -> i64 {
    let number = |part: &str| part.trim_end_matches(char::is_alphabetic).parse().unwrap_or(0);
    amount.split('+').map(number).sum()
}

impl Circadians {
    fn item_by_id(&self, id: &str) -> String {
        self.pack.item(id).map_or_else(|| id.to_string(), |i| self.item_name(i))
    }

    fn tile_by_id(&self, id: &str) -> Message {
        match self.pack.tile(id) {
            Some((sort, kind)) => self.tile_message(sort, kind),
            None => named(id),
        }
    }

    /// A space given as in the notation.
    fn space_by_id(&self, id: &str, value: u8) -> Message {
        match self.parse_action(&format!("act {id} {value}")) {
            Ok(Action::Act(space, _)) => self.space_message(space),
            _ => Message::new("ci-space-other").with("id", id),
        }
    }

    /// An answer that was the only one, in words that need no position; nothing where what follows says it all.
    fn only_answer(&self, action: &str) -> Option<Message> {
        Some(match self.parse_action(action).ok()? {
            Action::Buy(n) => Message::new("ci-answer-buys").with("dice", dice_message(n)),
            Action::Done => Message::new("ci-answer-done"),
            Action::No => Message::new("ci-answer-no"),
            Action::Stay => Message::new("ci-answer-stays"),
            Action::Pay(res) => Message::new("ci-answer-pays-in").with("res", res),
            Action::Place => Message::new("ci-answer-left-room"),
            Action::Replace(n) => Message::new("ci-answer-room").with("n", n + 1),
            Action::LoseTile(sort, n) => room_number(sort, n),
            Action::LoseDie(place) => Message::new("ci-answer-die").with("place", self.place_message(place)),
            Action::Setback(c) => {
                let condition = self.condition_message(&self.pack.setbacks[usize::from(c)].id);
                Message::new("ci-answer-setback").with("condition", condition)
            }
            Action::Suffer(kind) => consequence_message(kind, false),
            Action::Reward(kind) | Action::Turn(kind) => consequence_message(kind, true),
            Action::Trade(item) | Action::Discard(item) => named(&self.item_name(item)),
            _ => return None,
        })
    }

    /// What came of a scheme card, part by part.
    pub(crate) fn outcome_messages(&self, state: &Public, decision: &Decision) -> Vec<Message> {
        let gems =
            |id: &'static str, n: u8| Message::new(id).with("amount", amount_argument(Amount::of(Res::G, n)));
        let mut parts = Vec::new();
        if let Some(last) = decision.path.last() {
            parts.push(Message::new("ci-outcome-harvester").with("space", self.planet(state).name(*last)));
        }
        if decision.gems_found > 0 {
            parts.push(gems("ci-outcome-finds", decision.gems_found));
        }
        match decision.choice {
            Choice::NoDie => parts.push(Message::new("ci-outcome-no-die")),
            Choice::Nothing => parts.push(gems("ci-outcome-nothing", 1)),
            Choice::Do { option, target, price } => {
                let place = self.space_message(target.space);
                parts.push(Message::new("ci-outcome-die").with("value", decision.value).with("place", place));
                parts.extend(match option {
                    SchemeOption::Market(n) | SchemeOption::Mining(n) => Some(gems("ci-outcome-takes", n)),
                    SchemeOption::Laboratory => Some(Message::new("ci-outcome-progress")),
                    SchemeOption::Foundry => Some(Message::new("ci-outcome-one-more-card")),
                    SchemeOption::Academy(_) => Some(Message::new("ci-outcome-new-dice")),
                    SchemeOption::Depository => None,
                    SchemeOption::Negotiate(_) => Some(gems("ci-outcome-pays", price)),
                });
            }
        }
        parts
    }

    fn character_by_id(&self, id: &str) -> Message {
        match self.pack.character(id) {
            Some(character) => self.character_message(character),
            None => named(id),
        }
    }
}

/// A name that is the same in every language.
fn named(name: &str) -> Message {
    Message::new("ci-name").with("name", name)
}

/// A written amount in words.
fn amount(text: &str) -> Argument {
    Amount::parse(text).map_or_else(|_| text.into(), amount_argument)
}
