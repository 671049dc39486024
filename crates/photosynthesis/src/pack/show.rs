//! A pack as readable text.

use super::printed::level_numbers;
use super::{Pack, provenance_word};
use crate::Size;
use crate::words::joined;
use solarium_core::{Argument, Joint, Language, Message, Provenance};

impl Pack {
    /// The values with their provenance, notices first.
    pub fn show(&self, language: &dyn Language) -> String {
        let say = |message: Message| language.say(&message);
        let notice = |notice| say(Message::new("ph-pack-notice").with("notice", notice));
        let mut lines: Vec<String> = self.notices().into_iter().map(notice).collect();
        lines.push(say(Message::new("ph-pack-head").with("id", &*self.id).with("version", self.version)));
        let players = &self.players;
        lines.extend([String::new(), say(marked(Message::new("ph-pack-players"), players.provenance))]);
        lines.extend(self.player_table(language));
        let costs = Message::new("ph-pack-player-costs")
            .with("plant", players.plant_cost)
            .with("grow", spaced(&players.grow_cost))
            .with("collect", players.collect_cost)
            .with("cap", players.light_cap)
            .with("lp", players.lp_per_point);
        lines.push(format!("  {}", say(costs)));
        lines.extend([String::new(), say(marked(Message::new("ph-pack-tokens"), self.tokens.provenance))]);
        let pile = |leaves| {
            vec![say(Message::new("ph-leaves").with("n", leaves)), joined(self.tokens.pile(leaves), " ")]
        };
        lines.extend(columns((1..=4).rev().map(pile).collect()));
        let cynthia = &self.cynthia;
        let costs = marked(Message::new("ph-pack-cynthia-costs"), cynthia.costs.provenance)
            .with("collect", cynthia.costs.collect)
            .with("grow", spaced(&cynthia.costs.grow))
            .with("plant", cynthia.costs.plant);
        let supply = marked(Message::new("ph-pack-cynthia-supply"), cynthia.supply_provenance)
            .with("supply", spaced(&cynthia.supply));
        let readings = marked(Message::new("ph-pack-readings"), cynthia.readings_provenance)
            .with("collect", cynthia.readings.collect.word())
            .with("seed", cynthia.readings.seed.word())
            .with("pair", cynthia.readings.pair.word())
            .with("corner", cynthia.readings.ds_corner.to_string());
        lines.extend([String::new(), say(costs), say(supply), say(readings)]);
        lines.extend([String::new(), say(Message::new("ph-pack-cards-head"))]);
        for card in &cynthia.cards {
            let name = say(Message::new("ph-chance-card").with("card", card.id));
            lines.push(format!("  {name:<8} [{}]", provenance_word(card.provenance())));
            let halves = [(Message::new("ph-pack-r12"), &card.r12), (Message::new("ph-pack-r3"), &card.r3)];
            let halves = halves.map(|(name, half)| vec![format!("  {}", say(name)), say(half.message())]);
            lines.extend(columns(halves.to_vec()));
        }
        lines.extend([String::new(), say(Message::new("ph-pack-levels-head"))]);
        for level in &cynthia.levels {
            let numbers = say(level_numbers(Message::new("ph-pack-level"), level));
            lines.push(format!("  {:<12} {numbers} [{}]", level.id, provenance_word(level.provenance)));
        }
        lines.join("\n") + "\n"
    }
    fn player_table(&self, language: &dyn Language) -> Vec<String> {
        let players = &self.players;
        let heads = [
            Message::new("ph-pack-total-head"),
            Message::new("ph-shop"),
            Message::new("ph-pack-available-head"),
            Message::new("ph-pack-light-head"),
            Message::new("ph-pack-prices-head"),
        ];
        let heads = heads.iter().map(|head| language.say(head));
        let mut rows: Vec<Vec<String>> = vec![std::iter::once(String::new()).chain(heads).collect()];
        for (i, size) in Size::ALL.into_iter().enumerate() {
            let name = language.say(&Message::new("ph-pack-size").with("size", size)) + "  ";
            let numbers = [players.total[i], players.shop[i], players.available[i], players.light[i]];
            let prices = joined(&players.prices[i][..usize::from(players.shop[i])], " ");
            let numbers = numbers.into_iter().map(|number| number.to_string());
            rows.push(std::iter::once(name).chain(numbers).chain([prices]).collect());
        }
        columns(rows)
    }
}

fn marked(message: Message, provenance: Provenance) -> Message {
    message.with("provenance", provenance_word(provenance))
}

fn spaced(values: &[u8]) -> Argument {
    Argument::list(Joint::Space, values.to_vec())
}

/// Rows with their cells below each other: names to the left, numbers to the right, the last as it comes.
fn columns(rows: Vec<Vec<String>>) -> Vec<String> {
    let width = |i: usize| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or(0);
    let cell = |row: &[String], i: usize| match i {
        0 => format!("{:<1$}", row[i], width(i)),
        _ if i + 1 == row.len() => row[i].clone(),
        _ => format!("{:>1$}", row[i], width(i)),
    };
    let line = |row: &Vec<String>| (0..row.len()).map(|i| cell(row, i)).collect::<Vec<_>>().join("  ");
    rows.iter().map(|row| format!("  {}", line(row))).collect()
}
