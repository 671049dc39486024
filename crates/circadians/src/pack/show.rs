//! The pack as text for people (CI-1.6): reconstructed values first, then every value with its provenance.

use super::values::{ways, worths};
use super::{Pack, Res, RowReward, Source, StartFarm, farm_field, garage_fee_field};
use crate::words::card_texts::card_text;
use crate::words::names::mark_if;
use solarium_core::{Argument, Joint, Language, Message, Provenance};

/// A text being written, line by line.
struct Page<'l> {
    text: String,
    language: &'l dyn Language,
}

impl Page<'_> {
    fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref());
        self.text.push('\n');
    }

    fn heading(&mut self, heading: &Message) {
        self.line(format!("\n{}", self.language.say(heading)));
    }

    fn entry(&mut self, entry: &Message) {
        self.line(format!("  {}", self.language.say(entry)));
    }

    /// An entry after an id, which takes at least so many places.
    fn entry_of(&mut self, id: &str, width: usize, entry: &Message) {
        self.line(format!("  {id:width$} {}", self.language.say(entry)));
    }

    fn numbers(&mut self, name: &Message, numbers: &[u8], mark: &str) {
        self.line(format!("  {} {numbers:?}{mark}", self.language.say(name)));
    }
}

impl Pack {
    /// The mark if the field of the record at `path` is reconstructed, else nothing.
    pub fn mark(&self, path: &str, field: &str) -> &'static str {
        let source = self.sources.iter().find(|(known, _)| known == path);
        mark_if(source.is_some_and(|(_, source)| source.reconstructed(field)))
    }

    /// Paths of all records with reconstructed fields, as written in the pack: the one page that lists them all.
    pub fn stand_ins(&self) -> impl Iterator<Item = (&str, String)> {
        self.sources
            .iter()
            .filter(|(_, source)| source.any_reconstructed())
            .map(|(path, source)| (path.as_str(), source.text()))
    }

    /// Every value with its provenance.
    pub fn show(&self, language: &dyn Language) -> String {
        let mut page = Page { text: String::new(), language };
        let head = Message::new("ci-show-head").with("id", self.id.as_str()).with("name", self.name.as_str());
        page.line(language.say(&head.with("identity", self.hash.as_str())));
        let notice = Message::new("ci-show-notice").with("stand-ins", self.stand_ins().count());
        page.line(language.say(&notice.with("records", self.sources.len())));
        page.line(language.say(&Message::new("ci-board-mark")));
        page.heading(&Message::new("ci-show-stand-ins"));
        for (path, marks) in self.stand_ins() {
            page.line(format!("  {path}: {marks}"));
        }
        self.show_cards(&mut page);
        self.show_boards(&mut page);
        self.show_base(&mut page);
        self.show_planets(&mut page);
        self.show_ai(&mut page);
        page.text
    }

    fn show_cards(&self, page: &mut Page<'_>) {
        let mark = |source: &Source, field: &str| mark_if(source.reconstructed(field));
        page.heading(&Message::new("ci-part-items"));
        for item in &self.items {
            let s = &item.source;
            let when = Message::new(if item.game { "ci-show-in-game" } else { "ci-show-at-end" });
            let entry = Message::new("ci-show-item")
                .with("name", format!("{}{}", item.name, mark(s, "name")))
                .with("when", when)
                .with("cost", format!("{}{}", item.cost, mark(s, "cost")))
                .with("points", item.points)
                .with("mark", mark(s, "points"))
                .with("text", card_text(&item.text))
                .with("textmark", mark(s, "fx"));
            page.entry_of(&item.id, 16, &entry);
        }
        page.heading(&Message::new("ci-characters"));
        for c in &self.characters {
            let entry = Message::new("ci-character").with("name", c.name.as_str());
            page.entry_of(
                &c.id,
                8,
                &entry.with("text", card_text(&c.text)).with("mark", mark(&c.source, "fx")),
            );
        }
        page.heading(&Message::new("ci-printed-events"));
        for e in &self.events {
            page.entry_of(&e.id, 0, &e.within(Message::new("ci-show-event")));
        }
        for (heading, tiles) in
            [("ci-printed-farm-tiles", &self.farm_tiles), ("ci-printed-upgrade-tiles", &self.upgrade_tiles)]
        {
            page.heading(&Message::new(heading));
            for t in tiles {
                let entry = Message::new("ci-show-tile").with("count", t.count).with("points", t.points);
                let entry = entry.with("mark", mark(&t.source, "count")).with("text", card_text(&t.text));
                page.entry_of(&t.id, 10, &entry);
            }
        }
        page.heading(&Message::new("ci-printed-clan-abilities"));
        for clan in &self.clans {
            for side in [0, 1] {
                page.entry(&clan.ability_message(side));
            }
        }
    }

    fn show_boards(&self, page: &mut Page<'_>) {
        for n in 1..=4u8 {
            let b = self.side(n);
            page.heading(&Message::new("ci-show-boards").with("n", n));
            for (i, row) in b.rows.iter().enumerate() {
                let costs = Argument::list(Joint::Comma, row.cost.map(|cost| cost.to_string()));
                let entry = Message::new("ci-show-row").with("row", i + 1).with("spaces", row.spaces);
                page.entry(&entry.with("costs", costs).with("points", format!("{:?}", row.points)));
            }
            let rows = b.depository.iter().map(|r| match r.reward {
                RowReward::Step => format!("{} step", r.id),
                RowReward::Gain(a) => format!("{} {a}", r.id),
            });
            let entry =
                Message::new("ci-show-depository").with("columns", format!("{:?}", b.column_values()));
            page.entry(&entry.with("rows", Argument::list(Joint::Comma, rows)));
            let mines = b.mines.iter().map(|m| format!("X={} {}G", m.x, m.gems));
            let market = b.market.iter().map(|set| worths(set).join("="));
            let entry = Message::new("ci-show-spaces")
                .with("headquarters", b.headquarters)
                .with("mining", Argument::list(Joint::Comma, mines))
                .with("laboratory", b.laboratory)
                .with("foundry", b.foundry)
                .with("control", b.control_room)
                .with("market", Argument::list(Joint::Comma, market))
                .with("academy", b.academy.len());
            page.entry(&entry);
        }
        for (board, costs) in [
            ("ci-laboratory", &self.laboratory_cost),
            ("ci-foundry", &self.foundry_cost),
            ("ci-control", &self.control_cost),
        ] {
            let entry = Message::new("ci-show-costs").with("board", Message::new(board));
            page.entry(&entry.with("costs", ways(costs)));
        }
        page.entry(&Message::new("ci-show-academy").with("prices", self.printed_dice_terms()));
    }

    fn show_base(&self, page: &mut Page<'_>) {
        let base = &self.base;
        let mark = |field: &str| mark_if(base.source.reconstructed(field));
        page.heading(&Message::new("ci-printed-base"));
        let fees = base.garage_fee.iter().enumerate();
        let fees = fees.map(|(i, fee)| format!("{fee}{}", mark(garage_fee_field(i))));
        let fees = fees.collect::<Vec<_>>().join(", ");
        page.line(format!("  {} [{fees}]", page.language.say(&Message::new("ci-printed-garage-fees"))));
        for (i, farm) in base.farm_start.iter().enumerate() {
            let what = match farm {
                StartFarm::Boost(n) => format!("+{n}"),
                StartFarm::Grow([a, b]) => format!("{}/{}", a.letter(), b.letter()),
            };
            let name = page.language.say(&Message::new("ci-printed-farm").with("n", i + 1));
            page.line(format!("  {name} {what}{}", mark(&farm_field(i))));
        }
        let name = Message::new("ci-printed-upgrade-points");
        page.numbers(&name, &base.upgrade_room_points, mark("upgrade_room_points"));
        let name = Message::new("ci-printed-farm-points");
        page.numbers(&name, &base.farm_room_points, mark("farm_room_points"));
        for res in [Res::W, Res::A, Res::P] {
            let name = Message::new("ci-show-farm-table").with("res", res.letter().to_string());
            page.numbers(&name, &base.farm_table[res as usize][1..], mark("farm_table"));
        }
    }

    fn show_planets(&self, page: &mut Page<'_>) {
        let cache = page.language.say(&Message::new("ci-board-cache"));
        for (planet, side) in self.planets.iter().zip(["A", "B"]) {
            let heading = Message::new("ci-printed-side-of").with("what", Message::new("ci-planet"));
            page.heading(&heading.with("side", side));
            for row in planet.spaces.chunk_by(|a, b| a.name.chars().next() == b.name.chars().next()) {
                let spaces = row.iter().map(|space| {
                    let token = space.token.map_or(String::new(), |token| format!("/{}", token.amount()));
                    let what = if space.cache { cache.clone() } else { format!("{}{token}", space.gain) };
                    format!("{} {what}{}", space.name, self.mark(&format!("planet.{side}"), &space.name))
                });
                page.line(format!("  {}", spaces.collect::<Vec<_>>().join("  ")));
            }
        }
        let mark = self.mark("planet", "cache_points");
        page.numbers(&Message::new("ci-printed-cache-points"), &self.cache_points, mark);
    }

    fn show_ai(&self, page: &mut Page<'_>) {
        page.heading(&Message::new("ci-printed-ai"));
        for o in &self.ai.opponents {
            let entry = Message::new("ci-show-opponent")
                .with("level", o.level)
                .with("name", card_text(&o.name))
                .with("mark", mark_if(o.source.any_reconstructed()))
                .with("rows", format!("{:?}", o.negotiation.as_slice()))
                .with("depository", o.depository);
            page.entry(&entry);
        }
        for s in &self.ai.schemes {
            let mark = mark_if(s.provenance == Provenance::Reconstructed);
            let codes = Argument::list(Joint::Comma, s.options.iter().map(|o| o.code()));
            let entry = Message::new("ci-show-scheme").with("id", format!("{}{mark}", s.id));
            page.entry(&entry.with("value", s.value).with("options", codes));
        }
    }
}
