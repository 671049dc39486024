//! The pack as text for people (CI-1.6): reconstructed values first, then every value with its provenance.

use super::{Pack, Res, RowReward, Source};
use std::fmt::Write;

/// The mark of a reconstructed value wherever one is shown (CI-1.6).
pub const MARK: char = '°';
/// What the mark means.
pub const MARK_MEANING: &str = "° = our stand-in; printed value unknown";

impl Pack {
    /// The mark if the field of the record at `path` is reconstructed, else nothing.
    pub fn mark(&self, path: &str, field: &str) -> &'static str {
        let source = self.sources.iter().find(|(known, _)| known == path);
        if source.is_some_and(|(_, source)| source.reconstructed(field)) { "°" } else { "" }
    }

    /// Paths of all records with reconstructed fields, as written in the pack: the one page that lists them all.
    pub fn stand_ins(&self) -> impl Iterator<Item = (&str, String)> {
        self.sources
            .iter()
            .filter(|(_, source)| source.any_reconstructed())
            .map(|(path, source)| (path.as_str(), source.text()))
    }

    /// Every value with its provenance.
    pub fn show(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("writing to a String does not fail");
        text
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        let reconstructed = self.stand_ins().count();
        writeln!(out, "Pack {} ({}), identity {}", self.id, self.name, self.hash)?;
        writeln!(out, "Notice: {reconstructed} of {} records hold stand-in values.", self.sources.len())?;
        writeln!(out, "{MARK_MEANING}\n")?;
        writeln!(out, "Stand-ins (record: provenance by field)")?;
        for (path, marks) in self.stand_ins() {
            writeln!(out, "  {path}: {marks}")?;
        }
        writeln!(out, "\nItems")?;
        let mark = |source: &Source, field: &str| if source.reconstructed(field) { "°" } else { "" };
        for item in &self.items {
            let s = &item.source;
            writeln!(
                out,
                "  {:16} {}{} · {} · {}{} · {} points{} · {}{}",
                item.id,
                item.name,
                mark(s, "name"),
                if item.game { "in game" } else { "at the end" },
                item.cost,
                mark(s, "cost"),
                item.points,
                mark(s, "points"),
                item.text,
                mark(s, "fx"),
            )?;
        }
        writeln!(out, "\nCharacters")?;
        for c in &self.characters {
            writeln!(out, "  {:8} {}: {}{}", c.id, c.name, c.text, mark(&c.source, "fx"))?;
        }
        writeln!(out, "\nEvents")?;
        for e in &self.events {
            writeln!(
                out,
                "  {} {}{}: {}{}",
                e.id,
                e.name,
                mark(&e.source, "name"),
                e.text,
                mark(&e.source, "fx")
            )?;
        }
        writeln!(out, "\nFarm tiles")?;
        for t in &self.farm_tiles {
            writeln!(
                out,
                "  {:10} ×{}{} {} points: {}",
                t.id,
                t.count,
                mark(&t.source, "count"),
                t.points,
                t.text
            )?;
        }
        writeln!(out, "\nUpgrade tiles")?;
        for t in &self.upgrade_tiles {
            writeln!(
                out,
                "  {:10} ×{}{} {} points: {}",
                t.id,
                t.count,
                mark(&t.source, "count"),
                t.points,
                t.text
            )?;
        }
        writeln!(out, "\nClan abilities")?;
        for clan in &self.clans {
            for side in 0..2 {
                writeln!(
                    out,
                    "  {} {}: {}{}",
                    clan.name,
                    ["A", "B"][side],
                    clan.texts[side],
                    mark(&clan.sources[side], "fx")
                )?;
            }
        }
        self.write_boards(out)?;
        self.write_base(out)?;
        self.write_planets(out)?;
        self.write_ai(out)
    }

    fn write_boards(&self, out: &mut String) -> std::fmt::Result {
        for n in 1..=4u8 {
            let b = self.side(n);
            writeln!(out, "\nBoards for N = {n}")?;
            for (i, row) in b.rows.iter().enumerate() {
                let [l, z, j] = row.cost;
                writeln!(
                    out,
                    "  Negotiation row {}: {} × {l}, {z}, {j}; points {:?}",
                    i + 1,
                    row.spaces,
                    row.points
                )?;
            }
            let columns: Vec<u8> = (1..=6).filter(|v| b.columns & (1 << v) != 0).collect();
            let rows: Vec<String> = b
                .depository
                .iter()
                .map(|r| match r.reward {
                    RowReward::Step => format!("{} step", r.id),
                    RowReward::Gain(a) => format!("{} {a}", r.id),
                })
                .collect();
            writeln!(out, "  Depository columns {columns:?}, rows {}", rows.join(", "))?;
            let mines: Vec<String> = b.mines.iter().map(|m| format!("X={} {}G", m.x, m.gems)).collect();
            let market: Vec<String> = b
                .market
                .iter()
                .map(|set| {
                    let worth = Res::ALL.into_iter().filter(|r| set[*r as usize] > 0);
                    worth.map(|r| format!("{}{r}", set[r as usize])).collect::<Vec<_>>().join("=")
                })
                .collect();
            writeln!(
                out,
                "  Headquarters {} · Mining {} · Laboratory {} · Foundry {} · Control Room {} · Market {} · Academy {}",
                b.headquarters,
                mines.join(", "),
                b.laboratory,
                b.foundry,
                b.control_room,
                market.join(", "),
                b.academy.len()
            )?;
        }
        let list =
            |costs: &[super::Amount]| costs.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ");
        writeln!(out, "  Laboratory costs {}", list(&self.laboratory_cost))?;
        writeln!(out, "  Foundry costs {}", list(&self.foundry_cost))?;
        writeln!(out, "  Control Room costs {}", list(&self.control_cost))?;
        let academy: Vec<String> = self
            .academy_price
            .iter()
            .enumerate()
            .map(|(i, p)| format!("{} for {p}{}", i + 1, self.mark("academy", &(i + 1).to_string())))
            .collect();
        writeln!(out, "  Academy dice: {}", academy.join(", "))
    }

    fn write_base(&self, out: &mut String) -> std::fmt::Result {
        let base = &self.base;
        let mark = |field: &str| if base.source.reconstructed(field) { "°" } else { "" };
        writeln!(out, "\nResearch Base")?;
        writeln!(out, "  Garage fees {:?}{}", base.garage_fee.as_slice(), mark("garage_fee"))?;
        writeln!(
            out,
            "  Points by Upgrade tiles {:?}{}",
            base.upgrade_room_points.as_slice(),
            mark("upgrade_room_points")
        )?;
        writeln!(
            out,
            "  Points by Farm tiles {:?}{}",
            base.farm_room_points.as_slice(),
            mark("farm_room_points")
        )?;
        for res in [Res::W, Res::A, Res::P] {
            writeln!(
                out,
                "  Farm table {res} {:?}{}",
                &base.farm_table[res as usize][1..],
                mark("farm_table")
            )?;
        }
        Ok(())
    }

    fn write_planets(&self, out: &mut String) -> std::fmt::Result {
        for (planet, side) in self.planets.iter().zip(["A", "B"]) {
            writeln!(out, "\nPlanet, side {side}")?;
            let mut row = String::new();
            for space in &planet.spaces {
                let token = match space.token {
                    Some(token) => format!("/{}", token.amount()),
                    None => String::new(),
                };
                let what = if space.cache { "cache".into() } else { format!("{}{token}", space.gain) };
                let mark = self.mark(&format!("planet.{side}"), &space.name);
                let new_row = !row.is_empty() && !space.name.starts_with(row.chars().next().unwrap_or(' '));
                if new_row {
                    writeln!(out, "  {}", row.trim_end())?;
                    row.clear();
                }
                write!(row, "{} {what}{mark}  ", space.name)?;
            }
            writeln!(out, "  {}", row.trim_end())?;
        }
        writeln!(out, "  Cache points {:?}{}", self.cache_points, self.mark("planet", "cache_points"))
    }

    fn write_ai(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "\nThe AI")?;
        for o in &self.ai.opponents {
            let mark = if o.source.any_reconstructed() { "°" } else { "" };
            writeln!(
                out,
                "  {} {}{mark}: rows {:?}, Depository {}",
                o.level,
                o.name,
                o.negotiation.as_slice(),
                o.depository
            )?;
        }
        let mark = if self.ai.scheme_source.reconstructed("") { "°" } else { "" };
        for s in &self.ai.schemes {
            let codes: Vec<String> = s.options.iter().map(|o| o.code()).collect();
            writeln!(out, "  {}{mark} value {}: {}", s.id, s.value, codes.join(", "))?;
        }
        Ok(())
    }
}
