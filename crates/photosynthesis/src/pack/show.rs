//! A pack as readable text.

use super::notice::{Notice, StandIn};
use super::{Level, Pack};
use solarium_core::Provenance;
use std::fmt::Write;

const SIZES: [&str; 4] = ["seed", "small", "medium", "large"];

impl Pack {
    /// The values with their provenance, notices first.
    pub fn show(&self) -> String {
        let mut out = String::new();
        self.write(&mut out).expect("writing to a string cannot fail");
        out
    }

    /// All notices of the pack as a whole, under its own readings. A pack as text is English.
    pub fn notices(&self) -> Vec<String> {
        let levels: Vec<&Level> = self.cynthia.levels.iter().collect();
        let mut notices: Vec<String> =
            self.table_notices(&levels, self.cynthia.readings.collect).iter().map(notice_text).collect();
        notices.extend(self.level_notices());
        notices
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

    fn write(&self, out: &mut String) -> std::fmt::Result {
        for notice in self.notices() {
            writeln!(out, "notice: {notice}")?;
        }
        writeln!(out, "pack {} (photosynthesis), version {}", self.id, self.version)?;
        let players = &self.players;
        writeln!(out, "\nplayers [{}]", name(players.provenance))?;
        writeln!(out, "  {:<8}{:>7}{:>6}{:>11}{:>7}  prices", "", "total", "shop", "available", "light")?;
        for (size, word) in SIZES.iter().enumerate() {
            let shop = players.shop[size] as usize;
            writeln!(
                out,
                "  {word:<8}{:>7}{shop:>6}{:>11}{:>7}  {}",
                players.total[size],
                players.available[size],
                players.light[size],
                list(&players.prices[size][..shop]),
            )?;
        }
        writeln!(
            out,
            "  plant {} LP, grow {} LP, collect {} LP, tracker limit {}, {} LP a point at the end",
            players.plant_cost,
            list(&players.grow_cost),
            players.collect_cost,
            players.light_cap,
            players.lp_per_point,
        )?;
        writeln!(out, "\ntokens [{}]", name(self.tokens.provenance))?;
        for leaves in (1..=4).rev() {
            let plural = if leaves == 1 { "leaf  " } else { "leaves" };
            writeln!(out, "  {leaves} {plural}  {}", list(self.tokens.pile(leaves)))?;
        }
        let cynthia = &self.cynthia;
        let costs = &cynthia.costs;
        writeln!(
            out,
            "\nCynthia's costs [{}]: collect {} LP, grow {} LP, plant {} LP",
            name(costs.provenance),
            costs.collect,
            list(&costs.grow),
            costs.plant,
        )?;
        writeln!(out, "Cynthia's supply [{}]: {}", name(cynthia.supply_provenance), list(&cynthia.supply))?;
        let readings = &cynthia.readings;
        writeln!(
            out,
            "readings [{}]: collect_reading {}, seed_reading {}, rev3_pair_priority {}, ds_corner {}",
            name(cynthia.readings_provenance),
            readings.collect,
            readings.seed,
            readings.pair,
            readings.ds_corner,
        )?;
        writeln!(out, "\nAction cards")?;
        for card in &cynthia.cards {
            writeln!(out, "  card {:<3} [{}]", card.id, name(card.provenance))?;
            writeln!(out, "    R1–2  {}", card.r12)?;
            writeln!(out, "    R3    {}", card.r3)?;
        }
        writeln!(out, "\nlevels")?;
        for level in &cynthia.levels {
            writeln!(
                out,
                "  {:<12} seed {:+}, light {:+}, supply {} [{}]",
                level.id,
                level.seed_change,
                level.light_change,
                list(&level.supply),
                name(level.provenance),
            )?;
        }
        Ok(())
    }
}

fn list(values: &[u8]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn name(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Seed => "seed",
        Provenance::Public => "public",
        Provenance::Ruling => "ruling",
        Provenance::Reconstructed => "reconstructed",
        Provenance::Owner => "owner",
    }
}

fn notice_text(notice: &Notice) -> String {
    match notice {
        Notice::StandIns(values) => {
            let values: Vec<String> = values.iter().map(stand_in_text).collect();
            format!("stand-in values, not the printed ones: {} (PH-1.15)", values.join("; "))
        }
        Notice::CollectNeverRefused(reading) => {
            format!("under the reading {reading} no card can ever refuse a collect she can pay (PH-10.19)")
        }
    }
}

fn stand_in_text(value: &StandIn) -> String {
    match value {
        StandIn::PlayerBoards => "player boards".to_string(),
        StandIn::ScoringTokens => "scoring tokens".to_string(),
        StandIn::Costs => "Cynthia's costs".to_string(),
        StandIn::Supply => "Cynthia's supply".to_string(),
        StandIn::Readings => "Cynthia's readings".to_string(),
        StandIn::Cards { count, all } => format!("{count} of {all} Action cards"),
        StandIn::Levels(levels) => {
            let ids: Vec<&str> = levels.iter().map(|level| level.id.as_str()).collect();
            format!("difficulty {}", ids.join(", "))
        }
    }
}
