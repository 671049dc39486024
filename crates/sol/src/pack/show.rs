//! The pack as text for people.

use super::Pack;
use crate::rules::terms::Edition;
use solarium_core::Provenance;

impl Pack {
    /// The pack for people: notices first, then values with their provenance.
    pub fn show(&self) -> String {
        use std::fmt::Write;
        let mut text = format!("{} ({})\n", self.name, self.id);
        let out = &mut text;
        let ok = "writing to a string";
        for effect in self.effects.iter().filter(|e| e.provenance == Provenance::Reconstructed) {
            writeln!(out, "notice: {} has no known text; ours is a stand-in", effect.name).expect(ok);
        }
        writeln!(out, "\nlayers (spaces standard/wide, base, bonus, cards, augment)").expect(ok);
        for l in &self.layers {
            let counts = format!("{}/{}", l.standard, l.wide);
            let (base, bonus, cards, augment) = (l.base, l.bonus, l.cards, l.augment);
            let from = l.provenance;
            writeln!(out, "  {} {:12} {counts:6} {base} {bonus} {cards} {augment}  {from:?}", l.id, l.name)
                .expect(ok);
        }
        let p = &self.pieces;
        writeln!(
            out,
            "\npieces per seat: {} divers, {} gates, {} nodes, {} foundries, {} towers  {:?}",
            p.divers, p.gates, p.nodes, p.foundries, p.towers, p.provenance
        )
        .expect(ok);
        writeln!(out, "\nsuits").expect(ok);
        for s in &self.suits {
            writeln!(
                out,
                "  {} {} / {}: {} cards  {:?}",
                s.code, s.first, s.published, s.cards, s.provenance
            )
            .expect(ok);
        }
        writeln!(out, "\neffects").expect(ok);
        for e in &self.effects {
            let from = e.provenance;
            writeln!(out, "  {} ({} {}, {})  {from:?}\n    {}", e.name, e.colour, e.icon, e.rule, e.text)
                .expect(ok);
        }
        writeln!(out, "\nevents").expect(ok);
        for e in &self.events {
            writeln!(out, "  {} ({})  {:?}\n    {}", e.name, e.rule, e.provenance, e.text).expect(ok);
        }
        writeln!(out, "\nscenarios").expect(ok);
        for s in &self.scenarios {
            let names: Vec<&str> = s.effects.iter().map(|e| self.effect(*e).name.as_str()).collect();
            let effects = if names.is_empty() { "no effects".to_string() } else { names.join(", ") };
            let (edition, from) = (s.edition, s.provenance);
            writeln!(out, "  {} ({edition}): {effects}; target {}  {from:?}", s.name, s.target).expect(ok);
        }
        writeln!(out, "\nlevels of survival").expect(ok);
        for edition in Edition::ALL {
            for level in self.survival(*edition) {
                let (floor, from) = (level.floor, level.provenance);
                writeln!(out, "  {edition} from {floor}: {} – {}  {from:?}", level.id, level.text).expect(ok);
            }
        }
        text
    }
}
