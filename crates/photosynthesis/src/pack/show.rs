//! A pack as readable text.

use super::Pack;
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
