//! Every printed value of a pack with where it comes from (PH-1.15), for the page that lists them.

use super::{Level, Pack};
use solarium_core::{PrintedValue, Provenance, Rule};

const SIZES: [&str; 4] = ["seed", "small", "medium", "large"];

impl Pack {
    /// The values in the order of the pack.
    pub fn printed_values(&self) -> Vec<PrintedValue> {
        let mut list = List(Vec::new());
        self.players_printed(&mut list);
        let mark = self.tokens.provenance;
        for leaves in (1..=4).rev() {
            let name = format!("pile of {leaves} {}", if leaves == 1 { "leaf" } else { "leaves" });
            list.add("Scoring tokens", name, numbers(self.tokens.pile(leaves)), mark, "PH-1.11");
        }
        let (cynthia, costs) = (&self.cynthia, &self.cynthia.costs);
        let group = "Cynthia: costs";
        list.add(group, "collect", lp(costs.collect), costs.provenance, "PH-10.1");
        for (to, cost) in SIZES[1..].iter().zip(costs.grow) {
            list.add(group, format!("grow to {to}"), lp(cost), costs.provenance, "PH-10.7");
        }
        list.add(group, "plant", lp(costs.plant), costs.provenance, "PH-10.12");
        let (group, mark) = ("Cynthia: supply", cynthia.supply_provenance);
        for (size, count) in SIZES.iter().zip(cynthia.supply) {
            list.add(group, format!("{size} pieces"), count.to_string(), mark, "PH-8.3");
        }
        let (group, mark, readings) = ("Cynthia: readings", cynthia.readings_provenance, &cynthia.readings);
        list.add(group, "before collecting", words(&readings.collect), mark, "PH-10.3");
        list.add(group, "before planting", words(&readings.seed), mark, "PH-10.13");
        list.add(group, "pairs in revolution 3", words(&readings.pair), mark, "PH-10.5");
        // PH-8.7: the printed corner is unknown, whatever the other readings are.
        list.add(group, "start corner of Directional Selection", words(&readings.ds_corner), mark, "PH-8.7");
        for card in &cynthia.cards {
            for (half, values) in [("revolutions 1 and 2", &card.r12), ("revolution 3", &card.r3)] {
                let name = format!("card {}, {half}", card.id);
                list.add("Cynthia: Action cards", name, values.to_string(), card.provenance, "PH-9.13");
            }
        }
        for level in &cynthia.levels {
            list.add("Cynthia: levels", level.name(), level_words(level), level.provenance, "PH-13.1");
        }
        list.0
    }

    fn players_printed(&self, list: &mut List) {
        let players = &self.players;
        let mark = players.provenance;
        for (i, size) in SIZES.iter().enumerate() {
            let group = "Player boards";
            list.add(group, format!("{size} pieces"), players.total[i].to_string(), mark, "PH-1.9");
            list.add(
                group,
                format!("{size}, at the start"),
                format!("{} in the shop, {} available", players.shop[i], players.available[i]),
                mark,
                "PH-2.4",
            );
            let prices = &players.prices[i][..usize::from(players.shop[i])];
            list.add(group, format!("{size}, prices in LP"), numbers(prices), mark, "PH-1.10");
            list.add(group, format!("{size}, light when lit"), lp(players.light[i]), mark, "PH-4.1");
        }
        let group = "Player actions and limits";
        list.add(group, "plant", lp(players.plant_cost), mark, "PH-5.4");
        for (to, cost) in SIZES[1..].iter().zip(players.grow_cost) {
            list.add(group, format!("grow to {to}"), lp(cost), mark, "PH-5.5");
        }
        list.add(group, "collect", lp(players.collect_cost), mark, "PH-5.6");
        list.add(group, "limit of the light tracker", lp(players.light_cap), mark, "PH-1.12");
        list.add(group, "LP for one point at the end", lp(players.lp_per_point), mark, "PH-6.1");
    }
}

struct List(Vec<PrintedValue>);

impl List {
    fn add(&mut self, group: &str, name: impl Into<String>, value: String, mark: Provenance, rule: Rule) {
        let provenance = super::show::name(mark).to_string();
        self.0.push(PrintedValue {
            group: group.into(),
            name: name.into().into(),
            value: value.into(),
            provenance,
            rule,
        });
    }
}

fn lp(number: u8) -> String {
    format!("{number} LP")
}

fn numbers(list: &[u8]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn level_words(level: &Level) -> String {
    let [seeds, small, medium, large] = level.supply;
    format!(
        "seed number {:+}, light {:+}, supply {seeds} {small} {medium} {large}",
        level.seed_change, level.light_change
    )
}

/// The id of a reading as words.
fn words(reading: &impl std::fmt::Display) -> String {
    reading.to_string().replace('_', " ")
}
