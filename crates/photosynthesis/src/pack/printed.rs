//! Every printed value of a pack with where it comes from (PH-1.15), for the page that lists them.

use super::{Level, Pack, provenance_word};
use crate::Size;
use solarium_core::{Argument, Joint, Message, PrintedValue, Provenance, Rule};

/// The values so far, and the group that further ones belong to.
struct List {
    values: Vec<PrintedValue>,
    group: Message,
    mark: Provenance,
}

impl List {
    fn group(&mut self, group: Message, mark: Provenance) {
        (self.group, self.mark) = (group, mark);
    }

    fn add(&mut self, name: Message, value: Message, rule: Rule) {
        let (group, provenance) = (self.group.clone(), provenance_word(self.mark).to_string());
        self.values.push(PrintedValue { group, name, value, provenance, rule });
    }

    fn grow(&mut self, costs: [u8; 3], rule: Rule) {
        for (size, cost) in Size::ALL[1..].iter().zip(costs) {
            self.add(Message::new("ph-printed-grow").with("size", *size), lp(cost), rule);
        }
    }
}

impl Pack {
    /// The values in the order of the pack.
    pub(super) fn printed_list(&self) -> Vec<PrintedValue> {
        let group = Message::new("ph-printed-boards");
        let mut list = List { values: Vec::new(), group, mark: self.players.provenance };
        self.players_printed(&mut list);
        list.group(Message::new("ph-printed-tokens"), self.tokens.provenance);
        for leaves in (1..=4).rev() {
            let name = Message::new("ph-printed-pile").with("leaves", leaves);
            list.add(name, numbers(self.tokens.pile(leaves)), "PH-1.11");
        }
        let (cynthia, costs) = (&self.cynthia, &self.cynthia.costs);
        list.group(Message::new("ph-printed-costs"), costs.provenance);
        list.add(Message::new("ph-printed-collect"), lp(costs.collect), "PH-10.1");
        list.grow(costs.grow, "PH-10.7");
        list.add(Message::new("ph-printed-plant"), lp(costs.plant), "PH-10.12");
        list.group(Message::new("ph-printed-supply"), cynthia.supply_provenance);
        for (size, count) in Size::ALL.into_iter().zip(cynthia.supply) {
            list.add(Message::new("ph-printed-pieces").with("size", size), numbers(&[count]), "PH-8.3");
        }
        let readings = &cynthia.readings;
        let reading = |reading| Message::new("ph-printed-reading").with("reading", reading);
        list.group(Message::new("ph-printed-readings"), cynthia.readings_provenance);
        list.add(Message::new("ph-printed-before-collect"), reading(readings.collect.message()), "PH-10.3");
        list.add(Message::new("ph-printed-before-plant"), reading(readings.seed.message()), "PH-10.13");
        list.add(Message::new("ph-printed-pairs"), reading(readings.pair.message()), "PH-10.5");
        // PH-8.7: the printed corner is unknown, whatever the other readings are.
        list.add(Message::new("ph-printed-corner"), readings.ds_corner.message(), "PH-8.7");
        for card in &cynthia.cards {
            list.group(Message::new("ph-printed-cards"), card.marks[0]);
            let name = Message::new("ph-printed-card-r12").with("card", card.id);
            list.add(name, card.r12.message(), "PH-9.13");
            list.group(Message::new("ph-printed-cards"), card.marks[1]);
            list.add(Message::new("ph-printed-card-r3").with("card", card.id), card.r3.message(), "PH-9.13");
        }
        for level in &cynthia.levels {
            list.group(Message::new("ph-printed-levels"), level.provenance);
            list.add(level.message(), level_numbers(Message::new("ph-printed-level"), level), "PH-13.1");
        }
        list.values
    }

    fn players_printed(&self, list: &mut List) {
        let players = &self.players;
        for (i, size) in Size::ALL.into_iter().enumerate() {
            let start = Message::new("ph-printed-start-pieces").with("shop", players.shop[i]);
            let start = start.with("available", players.available[i]);
            let prices = &players.prices[i][..usize::from(players.shop[i])];
            list.add(
                Message::new("ph-printed-pieces").with("size", size),
                numbers(&players.total[i..=i]),
                "PH-1.9",
            );
            list.add(Message::new("ph-printed-start").with("size", size), start, "PH-2.4");
            list.add(Message::new("ph-printed-prices").with("size", size), numbers(prices), "PH-1.10");
            list.add(Message::new("ph-printed-light").with("size", size), lp(players.light[i]), "PH-4.1");
        }
        list.group(Message::new("ph-printed-actions"), players.provenance);
        list.add(Message::new("ph-printed-plant"), lp(players.plant_cost), "PH-5.4");
        list.grow(players.grow_cost, "PH-5.5");
        list.add(Message::new("ph-printed-collect"), lp(players.collect_cost), "PH-5.6");
        list.add(Message::new("ph-printed-light-cap"), lp(players.light_cap), "PH-1.12");
        list.add(Message::new("ph-printed-lp-per-point"), lp(players.lp_per_point), "PH-6.1");
    }
}

fn lp(number: u8) -> Message {
    Message::new("ph-points-of-light").with("lp", number)
}

fn numbers(list: &[u8]) -> Message {
    Message::new("ph-printed-numbers").with("numbers", Argument::list(Joint::Comma, list.to_vec()))
}

/// The numbers of a level, for a message about it.
pub(super) fn level_numbers(message: Message, level: &Level) -> Message {
    message
        .with("seed", format!("{:+}", level.seed_change))
        .with("light", format!("{:+}", level.light_change))
        .with("supply", Argument::list(Joint::Space, level.supply))
}
