//! Every printed value of a pack with where it comes from, for the page that lists what had to be reconstructed.

use crate::pack::{Pack, Place, Scenario};
use crate::rules::illegal::rule_of;
use crate::rules::terms::{Edition, Station};
use solarium_core::{PrintedValue, Provenance, Rule};

/// All of them, grouped by component.
pub(crate) fn printed_values(pack: &Pack) -> Vec<PrintedValue> {
    let mut list = List(Vec::new());
    let p = &pack.pieces;
    for (name, count) in [
        ("divers", p.divers),
        ("gates", p.gates),
        ("nodes", p.nodes),
        ("foundries", p.foundries),
        ("towers", p.towers),
    ] {
        list.add("Pieces", name, count.to_string(), p.provenance, "SO-1.12");
    }
    let s = &pack.start;
    for (name, count) in [
        ("divers in the hold", s.divers),
        ("energy", s.energy),
        ("movement", s.movement),
        ("marker", s.marker),
    ] {
        list.add("Start of a seat", name, count.to_string(), s.provenance, "SO-2.2");
    }
    for layer in &pack.layers {
        for (what, count) in [
            ("spaces, standard side", layer.standard),
            ("spaces, wide side", layer.wide),
            ("base", layer.base),
            ("bonus", layer.bonus),
            ("cards", layer.cards),
            ("step of Augment", layer.augment),
        ] {
            let name = format!("{}, {what}", layer.name);
            list.add("Layers", &name, count.to_string(), layer.provenance, "SO-1.1");
        }
    }
    for players in 1..=5 {
        let deck = pack.deck(players);
        let value = format!(
            "ships {} eyes apart; suits {} quick, {} long, {} together",
            deck.spacing, deck.quick, deck.long, deck.coop
        );
        list.add("Ships and deck", &format!("{players} seats"), value, deck.provenance, "SO-2.5");
    }
    for suit in &pack.suits {
        let value = format!("{} / {}, {}, {} cards", suit.first, suit.published, suit.colour, suit.cards);
        list.add("Suits", &suit.code, value, suit.provenance, "SO-1.14");
    }
    for effect in &pack.effects {
        let value = format!("{}, {}: {}", effect.colour(), effect.icon(), effect.text);
        let rule = effect.effect().map_or("SO-8.33", rule_of);
        list.add("Effects", &effect.name, value, effect.provenance, rule);
    }
    for event in &pack.events {
        list.add("Events", &event.name, event.text.clone(), event.provenance, "SO-11.3");
    }
    let t = &pack.triggers;
    for (name, count) in [
        ("marked flares, first", t.first),
        ("trigger cards, published", t.published),
        ("most, published", t.most),
    ] {
        list.add("Triggers", name, count.to_string(), t.provenance, "SO-11.2");
    }
    for scenario in &pack.scenarios {
        let name = format!("{} ({})", scenario.name, scenario.edition);
        list.add("Scenarios", &name, scenario_text(pack, scenario), scenario.provenance, "SO-12.4");
    }
    for edition in Edition::ALL {
        for level in pack.survival(*edition) {
            let name = format!("{} ({edition})", level.id);
            let value = format!("from {} momentum: {}", level.floor, level.text);
            list.add("Levels of survival", &name, value, level.provenance, "SO-14.1");
        }
    }
    list.0
}

struct List(Vec<PrintedValue>);

impl List {
    fn add(&mut self, group: &str, name: &str, value: String, from: Provenance, rule: Rule) {
        let provenance = format!("{from:?}").to_lowercase();
        self.0.push(PrintedValue {
            group: group.into(),
            name: name.into(),
            value: value.into(),
            provenance,
            rule,
        });
    }
}

fn scenario_text(pack: &Pack, scenario: &Scenario) -> String {
    let effects: Vec<&str> = scenario.effects.iter().map(|e| pack.effect(*e).name.as_str()).collect();
    let mut parts = vec![
        format!("{} suits", scenario.suits),
        if effects.is_empty() { "no effects".to_string() } else { effects.join(", ") },
        format!("{} divers, {} energy", scenario.divers, scenario.energy),
    ];
    for (station, place) in &scenario.start {
        parts.push(match place {
            Place::Choose(layer) => format!("{station} in any {}", layer.letter()),
            Place::Conv(offset) => format!("{station} in c(e{offset:+})"),
            Place::Opposite => format!("{station} in the outer space opposite"),
        });
    }
    parts.extend(
        Station::ALL.iter().filter(|s| scenario.ban[s.index()]).map(|s| format!("no {s} may be built")),
    );
    parts.extend(scenario.event.map(|event| pack.event(event).name.clone()));
    parts.push(format!("target {}", scenario.target));
    parts.join("; ")
}
