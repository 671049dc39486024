//! Notices: warnings about a pack that is accepted.

use super::{Level, Pack};
use crate::{CollectReading, Half, Size};
use solarium_core::{Argument, Joint, Message, Provenance};

impl Pack {
    /// All notices of the pack as a whole, under its own readings.
    pub fn notices(&self) -> Vec<Message> {
        let levels: Vec<&Level> = self.cynthia.levels.iter().collect();
        let mut notices = self.table_notices(&levels, self.cynthia.readings.collect);
        notices.extend(self.level_notices());
        notices
    }

    /// The notices of one table: for the levels of its Cynthias and the reading in force. Without a Cynthia her
    /// values are not in use.
    pub fn table_notices(&self, levels: &[&Level], collect: CollectReading) -> Vec<Message> {
        let stand_ins = self.stand_ins(levels);
        let mut notices = Vec::new();
        if !stand_ins.is_empty() {
            let values = Argument::list(Joint::Semicolon, stand_ins);
            notices.push(Message::new("ph-notice-stand-ins").with("values", values));
        }
        if !levels.is_empty() && self.collects_always(collect) {
            let message = Message::new("ph-notice-collect-never-refused");
            notices.push(message.with("reading", collect.message()));
        }
        notices
    }

    /// PH-1.15: the values in use that are reconstructed.
    fn stand_ins(&self, levels: &[&Level]) -> Vec<Message> {
        let mut values = Vec::new();
        let mut note = |provenance: Provenance, value: Message| {
            if provenance == Provenance::Reconstructed {
                values.push(value);
            }
        };
        note(self.players.provenance, Message::new("ph-notice-player-boards"));
        note(self.tokens.provenance, Message::new("ph-notice-scoring-tokens"));
        if levels.is_empty() {
            return values;
        }
        let cynthia = &self.cynthia;
        note(cynthia.costs.provenance, Message::new("ph-notice-costs"));
        note(cynthia.supply_provenance, Message::new("ph-notice-supply"));
        note(cynthia.readings_provenance, Message::new("ph-notice-readings"));
        let reconstructed = |provenance: Provenance| provenance == Provenance::Reconstructed;
        let count = cynthia.cards.iter().filter(|card| reconstructed(card.provenance())).count();
        if count > 0 {
            let cards = Message::new("ph-notice-cards").with("count", count);
            values.push(cards.with("all", cynthia.cards.len()));
        }
        let levels = levels.iter().filter(|level| reconstructed(level.provenance));
        let levels: Vec<Message> =
            levels.map(|level| Message::new("ph-notice-level").with("level", level.message())).collect();
        if !levels.is_empty() {
            let levels = Argument::list(Joint::Comma, levels);
            values.push(Message::new("ph-notice-levels").with("levels", levels));
        }
        values
    }

    /// PH-13.4: from level to level no column should fall.
    fn level_notices(&self) -> Vec<Message> {
        let columns = |level: &Level| {
            let supply = Size::ALL.map(|size| {
                let name = Message::new("ph-notice-supply-of").with("piece", size);
                (name, i32::from(level.supply[size.index()]))
            });
            let seeds = (Message::new("ph-notice-seed-change"), i32::from(level.seed_change));
            let light = (Message::new("ph-notice-light-change"), i32::from(level.light_change));
            [seeds, light].into_iter().chain(supply)
        };
        let mut notices = Vec::new();
        for pair in self.cynthia.levels.windows(2) {
            for ((column, lower), (_, upper)) in columns(&pair[0]).zip(columns(&pair[1])) {
                if upper < lower {
                    let message = Message::new("ph-notice-level-order").with("column", column);
                    let message = message.with("level", &*pair[1].id).with("before", &*pair[0].id);
                    notices.push(message.with("upper", upper).with("lower", lower));
                }
            }
        }
        notices
    }

    /// Could no card refuse an affordable collect under this reading (PH-10.19)?
    pub fn collects_always(&self, reading: CollectReading) -> bool {
        let cost = i32::from(self.cynthia.costs.collect);
        // The test is hardest in the last revolution of a half, with just the LP the collect costs.
        let passes = |half: &Half, revolution: i32| match reading {
            CollectReading::Always => true,
            CollectReading::LpPlusN => cost + i32::from(half.collect) >= revolution,
            CollectReading::LpLeftPlusN => i32::from(half.collect) >= revolution,
            // PH-16.2: tokens taken have no limit: collects from empty piles count too.
            CollectReading::TokensBelow => false,
            CollectReading::LeavesPlusN => 1 + i32::from(half.collect_leaves) >= revolution,
        };
        self.cynthia.cards.iter().all(|card| passes(&card.r12, 2) && passes(&card.r3, 3))
    }
}
