//! Every printed value with where it comes from (CI-1.6): the list behind the page of stand-ins.

use super::{Amount, Pack, Res, RowReward, Source};
use solarium_core::{PrintedValue, Provenance, Rule};

const fn word(mark: Provenance) -> &'static str {
    match mark {
        Provenance::Seed => "seed",
        Provenance::Public => "public",
        Provenance::Ruling => "ruling",
        Provenance::Reconstructed => "reconstructed",
        Provenance::Owner => "owner",
    }
}

/// A list being written: one heading after another.
struct List {
    values: Vec<PrintedValue>,
    group: &'static str,
    rule: Rule,
}

impl List {
    fn under(&mut self, group: &'static str, rule: Rule) {
        (self.group, self.rule) = (group, rule);
    }

    fn add(&mut self, source: &Source, field: &str, name: impl Into<String>, value: impl ToString) {
        self.values.push(PrintedValue {
            group: self.group.into(),
            name: name.into().into(),
            value: value.to_string().into(),
            provenance: word(source.of(field)).into(),
            rule: self.rule,
        });
    }
}

fn joined<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|v| v.to_string()).collect::<Vec<_>>().join(", ")
}

fn ways(costs: &[Amount]) -> String {
    costs.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ")
}

impl Pack {
    /// The source of a record by its path; what no record marks is a stand-in.
    fn at(&self, path: &str) -> Source {
        let found = self.sources.iter().find(|(known, _)| known == path);
        found.map_or_else(|| Source::all(Provenance::Reconstructed), |(_, source)| source.clone())
    }

    /// Every printed value with its provenance.
    pub fn printed_values(&self) -> Vec<PrintedValue> {
        let mut list = List { values: Vec::new(), group: "Items", rule: "CI-13.5" };
        for item in &self.items {
            let s = &item.source;
            list.add(s, "name", format!("{}, name", item.name), &item.name);
            list.add(s, "fx", format!("{}, benefit", item.name), &item.text);
            list.add(s, "cost", format!("{}, cost", item.name), item.cost);
            list.add(s, "points", format!("{}, points", item.name), item.points);
        }
        list.under("Characters", "CI-14.9");
        for c in &self.characters {
            list.add(&c.source, "fx", &c.name, &c.text);
        }
        list.under("Events", "CI-16.1");
        for e in &self.events {
            list.add(&e.source, "name", format!("{}, name", e.id), &e.name);
            list.add(&e.source, "fx", format!("{}, effect", e.name), &e.text);
        }
        list.under("Clan abilities", "CI-6.6");
        for clan in &self.clans {
            for (side, letter) in ["A", "B"].into_iter().enumerate() {
                list.add(
                    &clan.sources[side],
                    "fx",
                    format!("{}, side {letter}", clan.name),
                    &clan.texts[side],
                );
            }
        }
        list.under("Farm tiles", "CI-15.1");
        for t in &self.farm_tiles {
            list.add(&t.source, "fx", format!("{}, effect", t.name), &t.text);
            list.add(&t.source, "count", format!("{}, number", t.name), t.count);
        }
        list.under("Upgrade tiles", "CI-15.1");
        for t in &self.upgrade_tiles {
            list.add(&t.source, "fx", format!("{}, effect", t.name), &t.text);
            list.add(&t.source, "count", format!("{}, number", t.name), t.count);
        }
        self.board_values(&mut list);
        self.base_values(&mut list);
        self.planet_values(&mut list);
        self.ai_values(&mut list);
        list.values
    }

    fn board_values(&self, list: &mut List) {
        list.under("Negotiation", "CI-6.1");
        for (side, players) in self.side_numbers("negotiation.side").iter().enumerate() {
            let Some(boards) = players.first().map(|n| self.side(*n)) else { continue };
            for (row, line) in boards.rows.iter().enumerate() {
                let source = self.at(&format!("negotiation.side[{}].rows[{}]", side + 1, row + 1));
                let place = format!("N = {}, row {}", joined(players), row + 1);
                list.add(&source, "spaces", format!("{place}, spaces"), line.spaces);
                for (clan, printed) in self.clans.iter().enumerate() {
                    list.add(
                        &source,
                        &printed.id,
                        format!("{place}, {}, cost", printed.name),
                        line.cost[clan],
                    );
                    let field = format!("{}_points", printed.id);
                    list.add(
                        &source,
                        &field,
                        format!("{place}, {}, points", printed.name),
                        line.points[clan],
                    );
                }
            }
        }
        let tokens = self.at("negotiation.tokens");
        for setback in &self.setbacks {
            let what = if setback.sum > 0 {
                format!("sum {}", setback.sum)
            } else {
                format!("{} alike", setback.same)
            };
            list.add(&tokens, &setback.id, format!("Setback {}", setback.id), what);
        }
        list.under("Depository and Headquarters", "CI-7.1");
        let (depository, hq) = (self.at("depository"), self.at("headquarters"));
        for n in 1..=4u8 {
            let boards = self.side(n);
            let columns = joined((1..=6u8).filter(|v| boards.columns & (1 << v) != 0));
            list.add(&depository, "columns", format!("Columns for N = {n}"), columns);
            list.add(&hq, "spaces", format!("Headquarters spaces for N = {n}"), boards.headquarters);
        }
        for row in &self.side(1).depository {
            let reward = match row.reward {
                RowReward::Step => "one free step".to_string(),
                RowReward::Gain(amount) => amount.to_string(),
            };
            list.add(&depository, "rows", format!("Row {}", row.id), reward);
        }
        list.add(&hq, "reward", "Headquarters reward", ways(&self.hq_reward));
        self.location_values(list);
    }

    fn location_values(&self, list: &mut List) {
        list.under("Location boards", "CI-8.1");
        for (side, players) in self.side_numbers("mining_camp.sides").iter().enumerate() {
            let source = self.at(&format!("mining_camp.sides[{}]", side + 1));
            let Some(boards) = players.first().map(|n| self.side(*n)) else { continue };
            for (i, mine) in boards.mines.iter().enumerate() {
                let name = format!("Mining Camp, N = {}, space {}", joined(players), i + 1);
                list.add(
                    &source,
                    &format!("mine-{}", i + 1),
                    name,
                    format!("X = {}, {}G", mine.x, mine.gems),
                );
            }
        }
        for (side, players) in self.side_numbers("market.sides").iter().enumerate() {
            let source = self.at(&format!("market.sides[{}]", side + 1));
            let Some(boards) = players.first().map(|n| self.side(*n)) else { continue };
            for (i, set) in boards.market.iter().enumerate() {
                let worth: Vec<String> = Res::ALL
                    .into_iter()
                    .filter(|r| set[*r as usize] > 0)
                    .map(|r| format!("{}{r}", set[r as usize]))
                    .collect();
                let name = format!("Market, N = {}, space {}", joined(players), i + 1);
                list.add(&source, &format!("market-{}", i + 1), name, worth.join(" = "));
            }
        }
        let (lab, foundry) = (self.at("laboratory"), self.at("foundry"));
        let (control, academy) = (self.at("control_room"), self.at("academy"));
        list.add(&lab, "cost", "Laboratory, cost", ways(&self.laboratory_cost));
        list.add(&foundry, "cost", "Foundry, cost", ways(&self.foundry_cost));
        let stacks = joined((1..=6usize).map(|v| format!("{v} → {}", self.foundry_stack[v] + 1)));
        list.add(&foundry, "stack_of_value", "Foundry, stack by value", stacks);
        list.add(&control, "cost", "Control Room, cost", ways(&self.control_cost));
        for n in 1..=4u8 {
            let b = self.side(n);
            list.add(&lab, "pair_spaces", format!("Laboratory, spaces for N = {n}"), b.laboratory);
            list.add(&foundry, "spaces", format!("Foundry, spaces for N = {n}"), b.foundry);
            list.add(&control, "spaces", format!("Control Room, spaces for N = {n}"), b.control_room);
        }
        for (i, price) in self.academy_price.iter().enumerate() {
            let dice = (i + 1).to_string();
            list.add(&academy, &dice, format!("Academy, price of {dice} dice"), price);
        }
    }

    fn base_values(&self, list: &mut List) {
        list.under("Research Base", "CI-10.6");
        let (base, s) = (&self.base, &self.base.source);
        list.add(s, "garage_fee", "Garage fees", joined(&base.garage_fee));
        list.add(s, "upgrade_room_points", "Points by Upgrade tiles", joined(&base.upgrade_room_points));
        list.add(s, "farm_room_points", "Points by Farm tiles", joined(&base.farm_room_points));
        for res in [Res::W, Res::A, Res::P] {
            let amounts = joined(&base.farm_table[res as usize][1..]);
            list.add(s, "farm_table", format!("{} of a Farm by value", res.name()), amounts);
        }
        let [water, algae, power, gems] = base.start;
        let start = format!("{water}W {algae}A {power}P {gems}G, {} dice", base.start_dice);
        list.add(s, "start", "Start kit", start);
        let limits = format!(
            "{} dice, {} Items, {}W per Cantina die",
            base.dice_limit, base.item_limit, base.cantina_water
        );
        list.add(s, "limit", "Limits", limits);
    }

    fn planet_values(&self, list: &mut List) {
        list.under("Planet", "CI-9.1");
        let planet = self.at("planet");
        list.add(&planet, "cache_points", "Cache points", joined(self.cache_points));
        list.add(&planet, "cache_yield", "Yield of a face-down Cache", self.cache_yield);
        for (side, letter) in self.planets.iter().zip(["A", "B"]) {
            let source = self.at(&format!("planet.{letter}"));
            for (i, space) in side.spaces.iter().enumerate() {
                let token = space.token.map_or(String::new(), |t| format!(" / {}", t.amount()));
                let value = if space.cache { "Cache".into() } else { format!("{}{token}", space.gain) };
                list.add(&source, &space.name, format!("Side {letter}, {}", side.name(i as u8)), value);
            }
        }
    }

    fn ai_values(&self, list: &mut List) {
        list.under("The AI", "CI-17.21");
        let ai = &self.ai;
        for opponent in &ai.opponents {
            let value = format!(
                "Negotiation {} by row, Depository {}",
                joined(&opponent.negotiation),
                opponent.depository
            );
            list.add(
                &opponent.source,
                "negotiation",
                format!("Opponent {} {}", opponent.level, opponent.name),
                value,
            );
        }
        let source = self.at("ai");
        list.add(&source, "harvest_gems", "Gems in Harvest by dice", joined(&ai.harvest_gems));
        list.add(&source, "rest_dice", "Dice in Rest by dice", joined(&ai.rest_dice));
        list.add(&source, "progress_points", "Points of a Progress tile", ai.progress_points);
        for scheme in &ai.schemes {
            let options: Vec<String> = scheme.options.iter().map(|o| o.code()).collect();
            let value = format!("value {}, {}", scheme.value, options.join(" → "));
            list.add(&source, "scheme", format!("Scheme {}", scheme.id), value);
        }
    }
}
