//! Events in words, and counted.

use super::names::{origin, own_text, piece};
use crate::Sol;
use crate::rules::Rules;
use crate::rules::event::Event;
use crate::rules::terms::{Effect, Happening, Suit};
use solarium_core::{Argument, EventText, Message, Seat, Tally};

impl EventText for Sol {
    fn event_message(&self, event: &Event) -> Message {
        let plain = Message::new;
        let by = |id: &'static str, seat: &Seat| Message::new(id).with("seat", *seat);
        match event {
            Event::Begins { seat } => by("so-event-begins", seat),
            Event::ShipsPlaced { eye } => plain("so-event-ships-placed").with("eye", *eye),
            Event::SuitChosen { suit } => plain("so-event-suit-chosen").with("suit", self.suit_of_code(suit)),
            Event::EffectAssigned { suit, effect } => plain("so-event-effect-assigned")
                .with("suit", self.suit_of_code(suit))
                .with("effect", self.effect_of_id(effect)),
            Event::Placed { seat, piece: what, at } => {
                by("so-event-placed", seat).with("piece", piece(what)).with("at", at.as_str())
            }
            Event::TurnBegan { seat } => by("so-event-turn-began", seat),
            Event::Rebuilt { seat, at, divers } => {
                by("so-event-rebuilt", seat).with("at", at.as_str()).with("divers", *divers)
            }
            Event::Chose { seat, action } => by(choice(action), seat),
            Event::Launched { seat, to, host: None } => by("so-event-launched", seat).with("to", to.as_str()),
            Event::Launched { seat, to, host: Some(host) } => {
                by("so-event-launched-from", seat).with("host", *host).with("to", to.as_str())
            }
            Event::Flew { seat, from, to, divers } => by("so-event-flew", seat)
                .with("divers", *divers)
                .with("from", from.as_str())
                .with("to", to.as_str()),
            Event::Hurled { seat, piece: what, from } => {
                by("so-event-hurled", seat).with("piece", piece(what)).with("from", from.as_str())
            }
            Event::CameBack { seat, to } => by("so-event-came-back", seat).with("to", to.as_str()),
            Event::StationMoved { seat, piece: what, from, to } => by("so-event-station-moved", seat)
                .with("piece", piece(what))
                .with("from", from.as_str())
                .with("to", to.as_str()),
            Event::Fuelled { seat } => by("so-event-fuelled", seat),
            Event::TollReceived { seat } => by("so-event-toll-received", seat),
            Event::EnergyPicked { seat, at } => by("so-event-energy-picked", seat).with("at", at.as_str()),
            Event::Built { seat, piece: what, at } => {
                by("so-event-built", seat).with("piece", piece(what)).with("at", at.as_str())
            }
            Event::Invaded { seat, from, piece: what, at } => by("so-event-invaded", seat)
                .with("from", *from)
                .with("piece", piece(what))
                .with("at", at.as_str()),
            Event::Activated { seat, owner, piece: what, at, base } => {
                let activated = if seat == owner {
                    by("so-event-activated-own", seat)
                } else {
                    by("so-event-activated-other", seat).with("owner", *owner)
                };
                activated.with("piece", piece(what)).with("at", at.as_str()).with("base", *base)
            }
            Event::BonusTaken { seat, at, bonus } => {
                by("so-event-bonus-taken", seat).with("bonus", *bonus).with("at", at.as_str())
            }
            Event::BonusLeft { seat, at } => by("so-event-bonus-left", seat).with("at", at.as_str()),
            Event::OrbitalActivated { seat, piece: what, at } => {
                by("so-event-orbital-activated", seat).with("piece", piece(what)).with("at", at.as_str())
            }
            Event::Recalled { seat, from, divers } => {
                by("so-event-recalled", seat).with("divers", *divers).with("from", from.as_str())
            }
            Event::Sacrificed { seat, from, divers } => {
                by("so-event-sacrificed", seat).with("divers", *divers).with("from", origin(from))
            }
            Event::Vaporised { seat, from, divers } => {
                by("so-event-vaporised", seat).with("divers", *divers).with("from", from.as_str())
            }
            Event::Hatched { seat, at, divers } => {
                by("so-event-hatched", seat).with("divers", *divers).with("at", at.as_str())
            }
            Event::Swapped { first, at, second, and } => plain("so-event-swapped")
                .with("first", *first)
                .with("at", at.as_str())
                .with("second", *second)
                .with("and", and.as_str()),
            Event::Infiltrated { seat, host, divers } => {
                by("so-event-infiltrated", seat).with("divers", *divers).with("host", *host)
            }
            Event::Metamorphosed { seat, at, piece: what } => {
                by("so-event-metamorphosed", seat).with("at", at.as_str()).with("piece", piece(what))
            }
            Event::Destroyed { seat, piece: what, at } => {
                by("so-event-destroyed", seat).with("piece", piece(what)).with("at", at.as_str())
            }
            Event::Played { seat, suit, effect } => by("so-event-played", seat)
                .with("effect", self.effect_of_id(effect))
                .with("suit", self.suit_of_code(suit)),
            Event::Accelerated { eyes } => plain("so-event-accelerated").with("eyes", *eyes),
            Event::EnergyGained { seat, amount } => {
                by("so-event-energy-gained", seat).with("amount", *amount)
            }
            Event::EnergyLost { seat, amount } => by("so-event-energy-lost", seat).with("amount", *amount),
            Event::MomentumGained { seat, amount, .. } => {
                by("so-event-momentum-gained", seat).with("amount", *amount)
            }
            Event::Revealed { card } => match *card {
                "F!" => plain("so-event-revealed-marked"),
                "T" => plain("so-event-revealed-trigger"),
                code => plain("so-event-revealed").with("suit", self.suit_of_code(code)),
            },
            Event::Flared { marker: 0 } => plain("so-event-exploded"),
            Event::Flared { marker } => plain("so-event-flared").with("marker", *marker),
            Event::Happened { what } => match Happening::of(what) {
                Some(event) => plain("so-event-happened")
                    .with("name", self.pack.event(event).name.as_str())
                    .with("text", self.happening_text(event)),
                None => own_text(what),
            },
            Event::Displaced { seat, to, .. } if to == "lost" => by("so-event-displaced-lost", seat),
            Event::Displaced { seat, from, to } if from == "hold" => {
                by("so-event-displaced-hold", seat).with("to", to.as_str())
            }
            Event::Displaced { seat, from, to } => {
                by("so-event-displaced", seat).with("from", from.as_str()).with("to", to.as_str())
            }
            Event::CrawlerArrived { at } => plain("so-event-crawler-arrived").with("at", at.as_str()),
            Event::CrawlerMoved { from, to } => {
                plain("so-event-crawler-moved").with("from", from.as_str()).with("to", to.as_str())
            }
            Event::CrawlerRemoved { seat, at } => {
                by("so-event-crawler-removed", seat).with("at", at.as_str())
            }
            Event::Sown { at } => plain("so-event-sown").with("at", at.as_str()),
            Event::Orbited { seat, eye } => by("so-event-orbited", seat).with("eye", *eye),
            Event::Kept { seat, suit: Some(suit) } => {
                by("so-event-kept", seat).with("suit", self.suit_of_code(suit))
            }
            Event::Kept { seat, suit: None } => by("so-event-kept-none", seat),
            Event::Ended { stalled: false } => plain("so-event-ended"),
            Event::Ended { stalled: true } => plain("so-event-stalled").with("n", self.setup.stall_limit),
        }
    }

    /// What the seats did, counted.
    fn tally(&self, events: &[Event]) -> Vec<Tally> {
        let mut list = Vec::new();
        let mut active = Seat(0);
        let mut add = |name, seat: Seat, n: i64| Tally::add(&mut list, name, self.players(), seat, n);
        for event in events {
            match event {
                Event::TurnBegan { seat } => active = *seat,
                // Cards are drawn for what the seat in turn did, and for the orbit of its ship.
                Event::Revealed { card } => {
                    add("cards-caused", active, 1);
                    add("flares-caused", active, i64::from(card.starts_with('F')));
                }
                Event::Built { seat, .. } => add("built", *seat, 1),
                Event::Activated { seat, .. } => add("activated", *seat, 1),
                Event::BonusTaken { seat, .. } => add("bonuses", *seat, 1),
                Event::TollReceived { seat } => add("tolls", *seat, 1),
                Event::Hurled { seat, .. } => add("hurled", *seat, 1),
                Event::Played { seat, .. } => add("effects-played", *seat, 1),
                _ => {}
            }
        }
        list
    }
}

impl Rules {
    fn suit_of_code(&self, code: &str) -> Argument {
        Suit::of(code).map_or(code.into(), |suit| self.suit_message(suit).into())
    }

    fn effect_of_id<'a>(&'a self, id: &'a str) -> &'a str {
        Effect::of(id).map_or(id, |effect| self.effect_name(effect))
    }
}

/// The message of the action that a seat chose for its turn.
fn choice(action: &str) -> &'static str {
    match action {
        "move" => "so-event-chose-move",
        "convert" => "so-event-chose-convert",
        "activate" => "so-event-chose-activate",
        "scour" => "so-event-chose-scour",
        _ => "so-event-chose-pass",
    }
}
