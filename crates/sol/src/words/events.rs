//! Events in words, and counted.

use super::names::{origin, own_text, piece as named, place};
use crate::{Effect, Event, Happening, Rules, Sol, Suit};
use solarium_core::{Argument, Cue, EventText, Message, Seat, Tally};

impl EventText for Sol {
    fn event_message(&self, event: &Event) -> Message {
        let plain = Message::new;
        let by = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match *event {
            Event::Begins { seat } => by("so-event-begins", seat),
            Event::ShipsPlaced { eye } => plain("so-event-ships-placed").with("eye", eye),
            Event::SuitChosen { suit } => plain("so-event-suit-chosen").with("suit", self.suit_of_code(suit)),
            Event::EffectAssigned { suit, effect } => plain("so-event-effect-assigned")
                .with("suit", self.suit_of_code(suit))
                .with("effect", self.effect_of_id(effect)),
            Event::Placed { seat, piece, ref at } => {
                by("so-event-placed", seat).with("piece", named(piece)).with("at", place(at))
            }
            Event::TurnBegan { seat } => by("so-event-turn-began", seat),
            Event::Rebuilt { seat, ref at, divers } => {
                by("so-event-rebuilt", seat).with("at", place(at)).with("divers", divers)
            }
            Event::Chose { seat, action } => by(choice(action), seat),
            Event::Launched { seat, ref to, host: None } => {
                by("so-event-launched", seat).with("to", place(to))
            }
            Event::Launched { seat, ref to, host: Some(host) } => {
                by("so-event-launched-from", seat).with("host", host).with("to", place(to))
            }
            Event::Flew { seat, ref from, ref to, divers } => by("so-event-flew", seat)
                .with("divers", divers)
                .with("from", place(from))
                .with("to", place(to)),
            Event::Hurled { seat, piece, ref from } => {
                by("so-event-hurled", seat).with("piece", named(piece)).with("from", place(from))
            }
            Event::CameBack { seat, ref to } => by("so-event-came-back", seat).with("to", place(to)),
            Event::StationMoved { seat, piece, ref from, ref to } => by("so-event-station-moved", seat)
                .with("piece", named(piece))
                .with("from", place(from))
                .with("to", place(to)),
            Event::Fuelled { seat } => by("so-event-fuelled", seat),
            Event::TollReceived { seat } => by("so-event-toll-received", seat),
            Event::EnergyPicked { seat, ref at } => by("so-event-energy-picked", seat).with("at", place(at)),
            Event::Built { seat, piece, ref at } => {
                by("so-event-built", seat).with("piece", named(piece)).with("at", place(at))
            }
            Event::Invaded { seat, from, piece, ref at } => by("so-event-invaded", seat)
                .with("from", from)
                .with("piece", named(piece))
                .with("at", place(at)),
            Event::Activated { seat, owner, piece, ref at, base } => {
                let activated = if seat == owner {
                    by("so-event-activated-own", seat)
                } else {
                    by("so-event-activated-other", seat).with("owner", owner)
                };
                activated.with("piece", named(piece)).with("at", place(at)).with("base", base)
            }
            Event::BonusTaken { seat, ref at, bonus } => {
                by("so-event-bonus-taken", seat).with("bonus", bonus).with("at", place(at))
            }
            Event::BonusLeft { seat, ref at } => by("so-event-bonus-left", seat).with("at", place(at)),
            Event::OrbitalActivated { seat, piece, ref at } => {
                by("so-event-orbital-activated", seat).with("piece", named(piece)).with("at", place(at))
            }
            Event::Recalled { seat, ref from, divers } => {
                by("so-event-recalled", seat).with("divers", divers).with("from", place(from))
            }
            Event::Sacrificed { seat, ref from, divers } => {
                by("so-event-sacrificed", seat).with("divers", divers).with("from", origin(from))
            }
            Event::Vaporised { seat, ref from, divers } => {
                by("so-event-vaporised", seat).with("divers", divers).with("from", place(from))
            }
            Event::Hatched { seat, ref at, divers } => {
                by("so-event-hatched", seat).with("divers", divers).with("at", place(at))
            }
            Event::Swapped { first, ref at, second, ref and } => plain("so-event-swapped")
                .with("first", first)
                .with("at", place(at))
                .with("second", second)
                .with("and", place(and)),
            Event::Infiltrated { seat, host, divers } => {
                by("so-event-infiltrated", seat).with("divers", divers).with("host", host)
            }
            Event::Metamorphosed { seat, ref at, piece } => {
                by("so-event-metamorphosed", seat).with("at", place(at)).with("piece", named(piece))
            }
            Event::Destroyed { seat, piece, ref at } => {
                by("so-event-destroyed", seat).with("piece", named(piece)).with("at", place(at))
            }
            Event::Played { seat, suit, effect } => by("so-event-played", seat)
                .with("effect", self.effect_of_id(effect))
                .with("suit", self.suit_of_code(suit)),
            Event::Accelerated { eyes } => plain("so-event-accelerated").with("eyes", eyes),
            Event::EnergyGained { seat, amount } => by("so-event-energy-gained", seat).with("amount", amount),
            Event::EnergyLost { seat, amount } => by("so-event-energy-lost", seat).with("amount", amount),
            Event::MomentumGained { seat, amount, .. } => {
                by("so-event-momentum-gained", seat).with("amount", amount)
            }
            Event::Revealed { card } => match card {
                "F!" => plain("so-event-revealed-marked"),
                "T" => plain("so-event-revealed-trigger"),
                code => plain("so-event-revealed").with("suit", self.suit_of_code(code)),
            },
            Event::Flared { marker: 0 } => plain("so-event-exploded"),
            Event::Flared { marker } => plain("so-event-flared").with("marker", marker),
            Event::Happened { what } => match Happening::of(what) {
                Some(event) => plain("so-event-happened")
                    .with("name", &self.pack.event(event).name)
                    .with("text", self.happening_text(event)),
                None => own_text(what),
            },
            Event::Displaced { seat, ref to, .. } if to == "lost" => by("so-event-displaced-lost", seat),
            Event::Displaced { seat, ref from, ref to } if from == "hold" => {
                by("so-event-displaced-hold", seat).with("to", place(to))
            }
            Event::Displaced { seat, ref from, ref to } => {
                by("so-event-displaced", seat).with("from", place(from)).with("to", place(to))
            }
            Event::CrawlerArrived { ref at } => plain("so-event-crawler-arrived").with("at", place(at)),
            Event::CrawlerMoved { ref from, ref to } => {
                plain("so-event-crawler-moved").with("from", place(from)).with("to", place(to))
            }
            Event::CrawlerRemoved { seat, ref at } => {
                by("so-event-crawler-removed", seat).with("at", place(at))
            }
            Event::Sown { ref at } => plain("so-event-sown").with("at", place(at)),
            Event::Orbited { seat, eye } => by("so-event-orbited", seat).with("eye", eye),
            Event::Kept { seat, suit: Some(suit) } => {
                by("so-event-kept", seat).with("suit", self.suit_of_code(suit))
            }
            Event::Kept { seat, suit: None } => by("so-event-kept-none", seat),
            Event::Ended { stalled: false } => plain("so-event-ended"),
            Event::Ended { stalled: true } => plain("so-event-stalled").with("n", self.setup.stall_limit),
        }
    }

    fn cue(&self, event: &Event) -> Option<Cue> {
        match event {
            Event::Flared { .. } => Some(Cue::Flare),
            Event::MomentumGained { .. } => Some(Cue::Points),
            _ => None,
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
