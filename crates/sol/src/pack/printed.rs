//! Every printed value of a pack with where it comes from, for the page that lists what had to be reconstructed.

use crate::words::names::{level_message, level_text, own_text, semicolons, station};
use crate::{Edition, Happening, Layer, Pack, Place, Scenario, Station, Suit};
use solarium_core::{Argument, Joint, Message, PrintedValue, Provenance, Rule};

impl Pack {
    /// All of them, grouped by component.
    pub(super) fn printed_list(&self) -> Vec<PrintedValue> {
        let mut list = List(Vec::new());
        let p = &self.pieces;
        let pieces = Group("so-printed-pieces", p.provenance, "SO-1.12");
        list.number(pieces, Message::new("so-printed-divers"), p.divers);
        list.number(pieces, Message::new("so-printed-gates"), p.gates);
        list.number(pieces, Message::new("so-printed-nodes"), p.nodes);
        list.number(pieces, Message::new("so-printed-foundries"), p.foundries);
        list.number(pieces, Message::new("so-printed-towers"), p.towers);
        let s = &self.start;
        let start = Group("so-printed-start", s.provenance, "SO-2.2");
        list.number(start, Message::new("so-printed-hold"), s.divers);
        list.number(start, Message::new("so-printed-energy"), s.energy);
        list.number(start, Message::new("so-printed-movement"), s.movement);
        list.number(start, Message::new("so-printed-marker"), s.marker);
        for layer in Layer::ALL {
            let record = self.layer(layer);
            let layers = Group("so-printed-layers", record.provenance, "SO-1.1");
            let name = |id| Message::new(id).with("layer", self.layer_message(layer));
            list.number(layers, name("so-printed-standard"), record.standard);
            list.number(layers, name("so-printed-wide"), record.wide);
            list.number(layers, name("so-printed-base"), record.base);
            list.number(layers, name("so-printed-bonus"), record.bonus);
            list.number(layers, name("so-printed-cards"), record.cards);
            list.number(layers, name("so-printed-augment"), record.augment);
        }
        for players in 1..=5 {
            let deck = self.deck(players);
            let value =
                Message::new("so-printed-deck").with("spacing", deck.spacing).with("quick", deck.quick);
            let value = value.with("long", deck.long).with("coop", deck.coop);
            let decks = Group("so-printed-decks", deck.provenance, "SO-2.5");
            list.add(decks, Message::new("so-printed-seats").with("n", players), value);
        }
        for suit in Suit::ALL {
            let record = self.suit(*suit);
            let [first, published] =
                [Edition::First, Edition::Published].map(|edition| self.suit_message(*suit, edition));
            let value = Message::new("so-printed-suit").with("first", first).with("published", published);
            let value = value.with("colour", colour(&record.colour)).with("cards", record.cards);
            list.add(Group("so-printed-suits", record.provenance, "SO-1.14"), own_text(suit.id()), value);
        }
        for record in &self.effects {
            let effect = record.effect().expect("checked when the pack was read");
            let value = Message::new("so-printed-effect").with("colour", colour(record.colour().id()));
            let value = value.with("icon", record.icon().id()).with("text", self.effect_text(effect));
            list.add(
                Group("so-printed-effects", record.provenance, effect.rule()),
                own_text(&record.name),
                value,
            );
        }
        for event in Happening::ALL {
            let record = self.event(*event);
            let events = Group("so-printed-events", record.provenance, "SO-11.3");
            list.add(events, own_text(&record.name), self.happening_text(*event));
        }
        let t = &self.triggers;
        let triggers = Group("so-printed-triggers", t.provenance, "SO-11.2");
        list.number(triggers, Message::new("so-printed-marked"), t.first);
        list.number(triggers, Message::new("so-printed-trigger-cards"), t.published);
        list.number(triggers, Message::new("so-printed-trigger-most"), t.most);
        for scenario in &self.scenarios {
            let name = in_edition(scenario.edition, own_text(&scenario.name));
            let scenarios = Group("so-printed-scenarios", scenario.provenance, "SO-12.4");
            list.add(scenarios, name, self.scenario_message(scenario));
        }
        for edition in Edition::ALL {
            for level in self.survival(*edition) {
                let value = Message::new("so-printed-floor").with("momentum", level.floor);
                let levels = Group("so-printed-survival", level.provenance, "SO-14.1");
                let name = in_edition(*edition, level_message(&level.id));
                list.add(levels, name, value.with("text", level_text(level)));
            }
        }
        list.0
    }

    fn scenario_message(&self, scenario: &Scenario) -> Message {
        let effects = scenario.effects.iter().map(|effect| self.effect(*effect).name.as_str());
        let supply = Message::new("so-printed-supply").with("divers", scenario.divers);
        let mut parts = vec![
            Message::new("so-printed-suit-count").with("n", scenario.suits),
            match scenario.effects.is_empty() {
                true => Message::new("so-printed-no-effects"),
                false => Message::new("so-list").with("parts", Argument::list(Joint::Comma, effects)),
            },
            supply.with("energy", scenario.energy),
        ];
        parts.extend(scenario.start.iter().map(|(kind, place)| match place {
            Place::Choose(layer) => {
                let message = Message::new("so-printed-place-any").with("piece", station(*kind));
                message.with("layer", layer.letter().to_string())
            }
            Place::Conv(offset) => {
                let message = Message::new("so-printed-place").with("piece", station(*kind));
                message.with("space", format!("c(e{offset:+})"))
            }
            Place::Opposite => Message::new("so-printed-place-opposite").with("piece", station(*kind)),
        }));
        let banned = Station::ALL.iter().filter(|kind| scenario.ban[kind.index()]);
        parts.extend(banned.map(|kind| Message::new("so-printed-ban").with("piece", station(*kind))));
        parts.extend(scenario.event.map(|event| own_text(&self.event(event).name)));
        parts.push(Message::new("so-printed-target").with("momentum", scenario.target));
        semicolons(parts)
    }
}

/// Heading, provenance and rule of values.
#[derive(Clone, Copy)]
struct Group(&'static str, Provenance, Rule);

struct List(Vec<PrintedValue>);

impl List {
    fn number(&mut self, group: Group, name: Message, number: u8) {
        self.add(group, name, own_text(&number.to_string()));
    }

    fn add(&mut self, Group(heading, from, rule): Group, name: Message, value: Message) {
        let provenance = format!("{from:?}").to_lowercase();
        self.0.push(PrintedValue { group: Message::new(heading), name, value, provenance, rule });
    }
}

fn in_edition(edition: Edition, name: Message) -> Message {
    Message::new(match edition {
        Edition::First => "so-printed-in-first",
        Edition::Published => "so-printed-in-published",
    })
    .with("name", name)
}

/// A colour of cards; an owner's own pack may name others.
fn colour(name: &str) -> Message {
    match name {
        "blue" => Message::new("so-colour-blue"),
        "green" => Message::new("so-colour-green"),
        "orange" => Message::new("so-colour-orange"),
        "purple" => Message::new("so-colour-purple"),
        "red" => Message::new("so-colour-red"),
        "teal" => Message::new("so-colour-teal"),
        "yellow" => Message::new("so-colour-yellow"),
        other => own_text(other),
    }
}
