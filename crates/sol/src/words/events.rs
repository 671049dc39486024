//! Events in words, and counted.

use super::count;
use crate::rules::Rules;
use crate::rules::event::Event;
use crate::rules::terms::{Effect, Happening, Suit};
use solarium_core::{Seat, Tally};

impl Rules {
    /// An event in words.
    pub(crate) fn event_in_words(&self, event: &Event) -> String {
        let who = |seat: &Seat| format!("Seat {}", seat.letter());
        let divers = |n: &u8| count((*n).into(), "diver");
        match event {
            Event::Begins { seat } => format!("{} begins", who(seat)),
            Event::ShipsPlaced { eye } => format!("The ships take their places, the first on eye {eye}"),
            Event::SuitChosen { suit } => format!("{} belongs to the deck", self.suit_code(suit)),
            Event::EffectAssigned { suit, effect } => {
                format!("{} has the effect {}", self.suit_code(suit), self.effect_id(effect))
            }
            Event::Placed { seat, piece, at } => format!("{} places a {piece} at {at}", who(seat)),
            Event::TurnBegan { seat } => format!("{} is to act", who(seat)),
            Event::Rebuilt { seat, at, divers: n } => {
                format!("{} takes back its piece at {at} and gets {}", who(seat), divers(n))
            }
            Event::Chose { seat, action } => format!("{} chooses to {action}", who(seat)),
            Event::Launched { seat, to, host: None } => format!("{} launches a diver to {to}", who(seat)),
            Event::Launched { seat, to, host: Some(host) } => {
                format!("{} launches a diver from {}'s ship to {to}", who(seat), host.letter())
            }
            Event::Flew { seat, from, to, divers: n } => {
                format!("{} flies {} from {from} to {to}", who(seat), divers(n))
            }
            Event::Hurled { seat, piece, from } => {
                format!("{} hurls a {piece} from {from} into the heart", who(seat))
            }
            Event::CameBack { seat, to } => format!("A lost diver of seat {} returns to {to}", seat.letter()),
            Event::StationMoved { seat, piece, from, to } => {
                format!("{} moves its {piece} from {from} to {to}", who(seat))
            }
            Event::Fuelled { seat } => format!("{} burns 1 energy for 3 movement points", who(seat)),
            Event::TollReceived { seat } => format!("{} gets 1 energy for the use of its gate", who(seat)),
            Event::EnergyPicked { seat, at } => format!("{} picks up 1 energy in {at}", who(seat)),
            Event::Built { seat, piece, at } => format!("{} builds a {piece} at {at}", who(seat)),
            Event::Invaded { seat, from, piece, at } => {
                format!("{} takes over {}'s {piece} in {at}", who(seat), from.letter())
            }
            Event::Activated { seat, owner, piece, at, base } => {
                let whose =
                    if seat == owner { "its own".to_string() } else { format!("{}'s", owner.letter()) };
                format!("{} activates {whose} {piece} in {at}: base {base}", who(seat))
            }
            Event::BonusTaken { seat, at, bonus } => {
                format!("{} takes the bonus of {bonus} in {at}", who(seat))
            }
            Event::BonusLeft { seat, at } => format!("{} leaves the bonus in {at}", who(seat)),
            Event::OrbitalActivated { seat, piece, at } => {
                format!("The flare activates the {piece} of seat {} in {at}", seat.letter())
            }
            Event::Recalled { seat, from, divers: n } => {
                format!("{} of seat {} from {from} to the hold", divers(n), seat.letter())
            }
            Event::Sacrificed { seat, from, divers: n } => {
                format!("{} of seat {} from {from} to the reserve", divers(n), seat.letter())
            }
            Event::Vaporised { seat, from, divers: n } => {
                format!("{} of seat {} in {from} vaporised", divers(n), seat.letter())
            }
            Event::Hatched { seat, at, divers: n } => {
                format!("{} of seat {} new in {at}", divers(n), seat.letter())
            }
            Event::Swapped { first, at, second, and } => {
                format!(
                    "The divers of seat {} in {at} and seat {} in {and} change places",
                    first.letter(),
                    second.letter()
                )
            }
            Event::Infiltrated { seat, host, divers: n } => {
                format!("{} of seat {} hide in {}'s ship", divers(n), seat.letter(), host.letter())
            }
            Event::Metamorphosed { seat, at, piece } => {
                format!("{} turns its station in {at} into a {piece}", who(seat))
            }
            Event::Destroyed { seat, piece, at } => {
                format!("The {piece} of seat {} in {at} is destroyed", seat.letter())
            }
            Event::Played { seat, suit, effect } => {
                format!("{} plays {} ({})", who(seat), self.effect_id(effect), self.suit_code(suit))
            }
            Event::Accelerated { eyes } => format!("Every ship goes {eyes} forward"),
            Event::EnergyGained { seat, amount } => format!("{} gains {amount} energy", who(seat)),
            Event::EnergyLost { seat, amount } => format!("{} loses {amount} energy", who(seat)),
            Event::MomentumGained { seat, amount, .. } => format!("{} gains {amount} momentum", who(seat)),
            Event::Revealed { card } => match *card {
                "F!" => "A marked flare is revealed".to_string(),
                "T" => "A trigger card is revealed".to_string(),
                code => format!("{} is revealed", self.suit_code(code)),
            },
            Event::Flared { marker: 0 } => "Flare: the star explodes".to_string(),
            Event::Flared { marker } => format!("Flare: the marker goes to {marker}"),
            Event::Happened { what } => match Happening::of(what) {
                Some(event) => format!("{}: {}", self.pack.event(event).name, self.pack.event(event).text),
                None => (*what).to_string(),
            },
            Event::Displaced { seat, from, to } => {
                format!("A diver of seat {} is moved from {from} to {to}", seat.letter())
            }
            Event::CrawlerArrived { at } => format!("A crawler arrives in {at}"),
            Event::CrawlerMoved { from, to } => format!("A crawler moves from {from} to {to}"),
            Event::CrawlerRemoved { seat, at } => format!("{} removes a crawler in {at}", who(seat)),
            Event::Sown { at } => format!("An energy appears in {at}"),
            Event::Orbited { seat, eye } => format!("The ship of seat {} goes to eye {eye}", seat.letter()),
            Event::Kept { seat, suit: Some(suit) } => format!("{} keeps {}", who(seat), self.suit_code(suit)),
            Event::Kept { seat, suit: None } => format!("{} keeps no card", who(seat)),
            Event::Ended { stalled: false } => "The game is over".to_string(),
            Event::Ended { stalled: true } => {
                format!("No card for {} turns: the game stops as it stands (SO-9.5)", self.setup.stall_limit)
            }
        }
    }

    fn suit_code(&self, code: &str) -> String {
        Suit::of(code).map_or(code.to_string(), |suit| self.suit_text(suit))
    }

    fn effect_id<'a>(&'a self, id: &'a str) -> &'a str {
        Effect::of(id).map_or(id, |effect| self.effect_name(effect))
    }

    /// What the seats did, counted.
    pub(crate) fn tally_of(&self, events: &[Event]) -> Vec<Tally> {
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
