//! Notices: warnings about a pack that is accepted.

use super::{Level, Pack};
use crate::pack::half::Half;
use crate::rules::readings::CollectReading;
use solarium_core::Provenance;

impl Pack {
    /// All notices of the pack as a whole, under its own readings.
    pub fn notices(&self) -> Vec<String> {
        let levels: Vec<&Level> = self.cynthia.levels.iter().collect();
        let mut notices = self.standins(true, &levels);
        notices.extend(self.collect_notice(self.cynthia.readings.collect));
        notices.extend(self.level_notices());
        notices
    }

    /// The notices of one table: for the levels of its Cynthias and the reading in force. Without a Cynthia her
    /// values are not in use.
    pub fn table_notices(&self, levels: &[&Level], collect: CollectReading) -> Vec<String> {
        let cynthia = !levels.is_empty();
        let mut notices = self.standins(cynthia, levels);
        if cynthia {
            notices.extend(self.collect_notice(collect));
        }
        notices
    }

    /// PH-1.15: a notice is shown while a reconstructed record is in use.
    fn standins(&self, cynthia: bool, levels: &[&Level]) -> Vec<String> {
        let is = |provenance: Provenance| provenance == Provenance::Reconstructed;
        let mut what = Vec::new();
        let mut note = |name: &str, standin: bool| {
            if standin {
                what.push(name.to_string());
            }
        };
        note("player boards", is(self.players.provenance));
        note("scoring tokens", is(self.tokens.provenance));
        if cynthia {
            let all = &self.cynthia;
            note("Cynthia's costs", is(all.costs.provenance));
            note("Cynthia's supply", is(all.supply_provenance));
            note("Cynthia's readings", is(all.readings_provenance));
            let cards = all.cards.iter().filter(|card| is(card.provenance)).count();
            note(&format!("{cards} of {} Action cards", all.cards.len()), cards > 0);
            let standin: Vec<&str> =
                levels.iter().filter(|level| is(level.provenance)).map(|level| level.id.as_str()).collect();
            note(&format!("difficulty {}", standin.join(", ")), !standin.is_empty());
        }
        if what.is_empty() {
            return Vec::new();
        }
        vec![format!("stand-in values, not the printed ones: {} (PH-1.15)", what.join("; "))]
    }

    /// PH-10.19: a pack whose cards never refuse a collect is accepted with a notice.
    fn collect_notice(&self, reading: CollectReading) -> Option<String> {
        self.collects_always(reading).then(|| {
            format!("under the reading {reading} no card can ever refuse a collect she can pay (PH-10.19)")
        })
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

    /// PH-13.4: from level to level no column should fall.
    fn level_notices(&self) -> Vec<String> {
        let columns = |level: &Level| {
            let [seeds, small, medium, large] = level.supply.map(i32::from);
            [
                ("seed change", i32::from(level.seed_change)),
                ("light change", i32::from(level.light_change)),
                ("supply of seeds", seeds),
                ("supply of small trees", small),
                ("supply of medium trees", medium),
                ("supply of large trees", large),
            ]
        };
        let mut notices = Vec::new();
        for pair in self.cynthia.levels.windows(2) {
            for ((column, lower), (_, upper)) in columns(&pair[0]).into_iter().zip(columns(&pair[1])) {
                if upper < lower {
                    notices.push(format!(
                        "level {} has a lower {column} than level {} before it ({upper} after {lower}), so the order of \
                         strength is not certain (PH-13.4)",
                        pair[1].id, pair[0].id
                    ));
                }
            }
        }
        notices
    }
}
