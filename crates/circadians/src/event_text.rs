//! Events in words.

use crate::pack::Amount;
use crate::{Circadians, Event, Sort};
use solarium_core::Seat;

/// `A`, `B`, … as dice and Harvesters are lettered.
fn who(seat: Seat) -> char {
    seat.letter()
}

/// A written amount in words.
fn amount(text: &str) -> String {
    Amount::parse(text).map_or_else(|_| text.to_string(), crate::label::in_words)
}

impl Circadians {
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
            Event::OnlyAnswer { seat, action } => format!("{}: only one answer, `{action}`", who(*seat)),
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
                let shown = |dice: &[u8]| {
                    let texts = dice.iter().map(|v| if *v == 0 { "-".to_string() } else { v.to_string() });
                    texts.collect::<Vec<_>>().join(" ")
                };
                format!("{} planned: Garages {}, Farms {}", who(*seat), shown(garages), shown(farms))
            }
            Event::PhaseBegan { phase } => match *phase {
                "hq" => "dice of the Headquarters act".into(),
                "ai" => "the AI acts".into(),
                "base" => "dice of the bases act".into(),
                other => format!("{other} phase"),
            },
            Event::DieActioned { seat, space, value } => format!("{} puts a {value} on {space}", who(*seat)),
            Event::Paid { seat, amount: text, .. } => format!("{} pays {}", who(*seat), amount(text)),
            Event::Gained { seat, amount: text, .. } => format!("{} gains {}", who(*seat), amount(text)),
            Event::StoodDown { seat, dice } => {
                format!("{} stands down: {dice} dice to the Cantina", who(*seat))
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
                format!("{} sets the die on {place} to {value}", who(*seat))
            }
            Event::Advanced { seat, value, reward } => {
                format!("{} places the first {value} and takes the reward {reward}", who(*seat))
            }
            Event::SetBack { seat, condition, punishment, turned } => {
                let mark = self.mark("negotiation.tokens", condition);
                if *turned {
                    format!("{} turns the setback {condition}{mark} into the reward {punishment}", who(*seat))
                } else {
                    format!("{} has the setback {condition}{mark}: {punishment}", who(*seat))
                }
            }
            Event::SetbackIgnored { seat } => format!("{} ignores a setback", who(*seat)),
            Event::DieLost { seat, place } => format!("{} loses the die on {place}", who(*seat)),
            Event::Grew { seat, farm, amount: text } => {
                format!("Farm {farm} of {} grows {}", who(*seat), amount(text))
            }
            Event::DiceReturned { seat, dice } => format!("{dice} dice return to {}", who(*seat)),
            Event::DiceCut { seat, dice } => {
                format!("{dice} dice of {} above the limit go to the supply", who(*seat))
            }
            Event::SchemeTurnedUp { scheme } => match self.pack.scheme(scheme) {
                Some(card) => format!("the AI turns up {}", self.scheme_words(card)),
                None => format!("the AI turns up {scheme}"),
            },
            Event::SchemeResolved { scheme, lines } => format!("{scheme}: {}", lines.join("; ")),
            Event::SchemesReshuffled => "the AI's discards become its new pile".into(),
            Event::GameEnded => "the game is over".into(),
        }
    }

    fn character_by_id(&self, id: &str) -> String {
        match self.pack.character(id) {
            Some(character) => self.character_words(character),
            None => id.to_string(),
        }
    }
}

fn room_name(sort: &str) -> &'static str {
    if sort == "farm" { "Farm" } else { "Garage" }
}
