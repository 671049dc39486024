//! Every printed value with where it comes from (CI-1.6): the list behind the page of stand-ins.

use super::reader::provenance_word;
use super::{Amount, Boards, Pack, Res, RowReward, Source, StartFarm, farm_field, garage_fee_field};
use crate::bits;
use crate::words::card_texts::card_text;
use crate::words::names::consequence_word;
use solarium_core::{Argument, Joint, Message, PrintedValue, Provenance, Rule};

/// A list being written: one heading after another.
struct List {
    values: Vec<PrintedValue>,
    group: Message,
    rule: Rule,
}

impl List {
    fn under(&mut self, group: Message, rule: Rule) {
        (self.group, self.rule) = (group, rule);
    }

    /// A value whose name needs no arguments.
    fn plain(&mut self, source: &Source, field: &str, name: &'static str, value: impl Into<Argument>) {
        self.add(source, field, Message::new(name), value);
    }

    fn add(&mut self, source: &Source, field: &str, name: Message, value: impl Into<Argument>) {
        self.values.push(PrintedValue {
            group: self.group.clone(),
            name,
            value: alone(value),
            provenance: provenance_word(source.of(field)).into(),
            rule: self.rule,
        });
    }
}

/// A name or value that is a sentence of its own.
fn alone(value: impl Into<Argument>) -> Message {
    Message::new("ci-name").with("name", value)
}

/// `Fuel Refiner, cost`.
fn of(what: impl Into<Argument>, part: impl Into<Argument>) -> Message {
    Message::new("ci-printed-of").with("what", what).with("part", part)
}

fn joined<A: Into<Argument> + Copy>(values: &[A]) -> Argument {
    Argument::list(Joint::Comma, values.iter().copied())
}

/// Alternatives of a price.
pub(super) fn ways(costs: &[Amount]) -> Argument {
    Argument::list(Joint::Or, costs.iter().map(ToString::to_string))
}

impl Pack {
    /// The source of a record by its path; what no record marks is a stand-in.
    fn at(&self, path: &str) -> Source {
        let found = self.sources.iter().find(|(known, _)| known == path);
        found.map_or_else(|| Source::all(Provenance::Reconstructed), |(_, source)| source.clone())
    }

    /// The sides of a two-sided board: the path of each, the values of N it serves, and the boards of one of them.
    fn sides_of(&self, list: &str) -> impl Iterator<Item = (String, &[u8], &Boards)> {
        let sides = (1..).zip(self.side_numbers(list));
        sides.filter_map(move |(i, players)| {
            Some((format!("{list}[{i}]"), players.as_slice(), self.side(*players.first()?)))
        })
    }

    /// Every printed value with its provenance.
    pub(super) fn printed_list(&self) -> Vec<PrintedValue> {
        let mut list = List { values: Vec::new(), group: Message::new("ci-part-items"), rule: "CI-13.5" };
        let [name, cost] = [Message::new("ci-printed-name"), Message::new("ci-printed-cost")];
        let [points, effect] = [Message::new("ci-printed-points"), Message::new("ci-printed-effect")];
        let number = Message::new("ci-printed-number");
        for item in &self.items {
            let (s, card) = (&item.source, item.name.as_str());
            list.add(s, "name", of(card, name.clone()), card);
            list.add(s, "fx", of(card, Message::new("ci-printed-benefit")), card_text(&item.text));
            list.add(s, "cost", of(card, cost.clone()), item.cost.to_string());
            list.add(s, "points", of(card, points.clone()), item.points);
        }
        list.under(Message::new("ci-characters"), "CI-14.9");
        for c in &self.characters {
            list.add(&c.source, "fx", alone(c.name.as_str()), card_text(&c.text));
        }
        list.under(Message::new("ci-printed-events"), "CI-16.1");
        for e in &self.events {
            list.add(&e.source, "name", of(e.id.as_str(), name.clone()), card_text(&e.name));
            list.add(&e.source, "fx", of(card_text(&e.name), effect.clone()), e.description());
        }
        list.under(Message::new("ci-printed-clan-abilities"), "CI-6.6");
        for clan in &self.clans {
            for (side, letter) in ["A", "B"].into_iter().enumerate() {
                let place = Message::new("ci-printed-side-of").with("what", clan.name.as_str());
                let text = card_text(&clan.texts[side]);
                list.add(&clan.sources[side], "fx", place.with("side", letter), text);
            }
        }
        for (heading, tiles) in
            [("ci-printed-farm-tiles", &self.farm_tiles), ("ci-printed-upgrade-tiles", &self.upgrade_tiles)]
        {
            list.under(Message::new(heading), "CI-15.1");
            for t in tiles {
                list.add(&t.source, "fx", of(card_text(&t.name), effect.clone()), card_text(&t.text));
                list.add(&t.source, "count", of(card_text(&t.name), number.clone()), t.count);
            }
        }
        self.board_values(&mut list);
        self.location_values(&mut list);
        self.base_values(&mut list);
        self.planet_values(&mut list);
        self.ai_values(&mut list);
        list.values
    }

    fn board_values(&self, list: &mut List) {
        list.under(Message::new("ci-negotiation"), "CI-6.1");
        for (path, players, boards) in self.sides_of("negotiation.side") {
            for (row, line) in boards.rows.iter().enumerate() {
                let source = self.at(&format!("{path}.rows[{}]", row + 1));
                let place = Message::new("ci-printed-row-of").with("players", joined(players));
                let place = place.with("row", row + 1);
                let spaces = of(place.clone(), Message::new("ci-printed-spaces"));
                list.add(&source, "spaces", spaces, line.spaces);
                for (clan, printed) in self.clans.iter().enumerate() {
                    let place = of(place.clone(), printed.name.as_str());
                    let cost = of(place.clone(), Message::new("ci-printed-cost"));
                    list.add(&source, &printed.id, cost, line.cost[clan].to_string());
                    let points = of(place, Message::new("ci-printed-points"));
                    list.add(&source, &format!("{}_points", printed.id), points, line.points[clan]);
                }
            }
        }
        let tokens = self.at("negotiation.tokens");
        for setback in &self.setbacks {
            let (name, value) = match setback.sum {
                0 => (Message::new("ci-printed-setback-same"), Message::new("ci-printed-alike")),
                _ => (Message::new("ci-printed-setback-sum"), Message::new("ci-printed-sum")),
            };
            let n = setback.sum.max(setback.same);
            list.add(&tokens, &setback.id, name.with("n", n), value.with("n", n));
        }
        let order = Argument::list(Joint::Comma, self.consequences.map(consequence_word));
        list.plain(&tokens, "consequence_order", "ci-printed-consequence-order", order);
        list.under(Message::new("ci-depository-and-hq"), "CI-7.1");
        let (depository, hq) = (self.at("depository"), self.at("headquarters"));
        for n in 1..=4u8 {
            let boards = self.side(n);
            let columns = Message::new("ci-printed-columns").with("n", n);
            list.add(&depository, "columns", columns, joined(&boards.column_values()));
            list.add(&hq, "spaces", Message::new("ci-printed-hq-spaces").with("n", n), boards.headquarters);
        }
        for row in &self.side(1).depository {
            let reward = match row.reward {
                RowReward::Step => Message::new("ci-free-step").into(),
                RowReward::Gain(amount) => Argument::from(amount.to_string()),
            };
            let name = Message::new("ci-printed-row").with("row", row.id.to_string());
            list.add(&depository, "rows", name, reward);
        }
        list.plain(&hq, "reward", "ci-printed-hq-reward", ways(&self.hq_reward));
    }

    fn location_values(&self, list: &mut List) {
        list.under(Message::new("ci-printed-locations"), "CI-8.1");
        let space = |board: Message, players: &[u8], i: usize| {
            let name = Message::new("ci-printed-space").with("board", board);
            name.with("players", joined(players)).with("n", i + 1)
        };
        for (path, players, boards) in self.sides_of("mining_camp.sides") {
            let source = self.at(&path);
            for (i, mine) in boards.mines.iter().enumerate() {
                let name = space(Message::new("ci-mining"), players, i);
                let value = format!("X = {}, {}G", mine.x, mine.gems);
                list.add(&source, &format!("mine-{}", i + 1), name, value);
            }
        }
        for (path, players, boards) in self.sides_of("market.sides") {
            let source = self.at(&path);
            for (i, set) in boards.market.iter().enumerate() {
                let name = space(Message::new("ci-market"), players, i);
                list.add(&source, &format!("market-{}", i + 1), name, worths(set).join(" = "));
            }
        }
        let [lab, foundry, control] = ["ci-laboratory", "ci-foundry", "ci-control"].map(Message::new);
        let lab_source = self.at("laboratory");
        let (foundry_source, control_source) = (self.at("foundry"), self.at("control_room"));
        let cost = |board: &Message| of(board.clone(), Message::new("ci-printed-cost"));
        list.add(&lab_source, "cost", cost(&lab), ways(&self.laboratory_cost));
        list.add(&foundry_source, "cost", cost(&foundry), ways(&self.foundry_cost));
        let stacks = (1..=6usize).map(|v| format!("{v} → {}", self.foundry_stack[v] + 1));
        let name = of(foundry.clone(), Message::new("ci-printed-stack-by-value"));
        list.add(&foundry_source, "stack_of_value", name, Argument::list(Joint::Comma, stacks));
        list.add(&control_source, "cost", cost(&control), ways(&self.control_cost));
        for n in 1..=4u8 {
            let b = self.side(n);
            let spaces = |board: &Message| {
                Message::new("ci-printed-spaces-of").with("board", board.clone()).with("n", n)
            };
            list.add(&lab_source, "pair_spaces", spaces(&lab), b.laboratory);
            list.add(&foundry_source, "spaces", spaces(&foundry), b.foundry);
            list.add(&control_source, "spaces", spaces(&control), b.control_room);
        }
        let academy = self.at("academy");
        for (i, set) in self.side(1).academy.iter().enumerate() {
            let name = Message::new("ci-printed-academy-space").with("n", i + 1);
            let values: Vec<u8> = bits(*set).collect();
            list.add(&academy, "spaces", name, joined(&values));
        }
        for (i, price) in self.academy_price.iter().enumerate() {
            let name = Message::new("ci-printed-academy-price").with("n", i + 1);
            list.add(&academy, &(i + 1).to_string(), name, price.to_string());
        }
    }

    fn base_values(&self, list: &mut List) {
        list.under(Message::new("ci-printed-base"), "CI-10.6");
        let (base, s) = (&self.base, &self.base.source);
        for (i, fee) in base.garage_fee.iter().enumerate() {
            let name = Message::new("ci-printed-garage-fee").with("n", i + 1);
            list.add(s, garage_fee_field(i), name, format!("{fee}A"));
        }
        for (i, farm) in base.farm_start.iter().enumerate() {
            let name = Message::new("ci-printed-farm").with("n", i + 1);
            let value = match farm {
                StartFarm::Boost(n) => Argument::from(format!("+{n}")),
                StartFarm::Grow([a, b]) => Argument::list(Joint::Or, [*a, *b]),
            };
            list.add(s, &farm_field(i), name, value);
        }
        let (upgrades, farms) = (&base.upgrade_room_points, &base.farm_room_points);
        list.plain(s, "upgrade_room_points", "ci-printed-upgrade-points", joined(upgrades));
        list.plain(s, "farm_room_points", "ci-printed-farm-points", joined(farms));
        for res in [Res::W, Res::A, Res::P] {
            let name = Message::new("ci-printed-farm-table").with("res", res);
            list.add(s, "farm_table", name, joined(&base.farm_table[res as usize][1..]));
        }
        let [water, algae, power, gems] = base.start;
        let start = Message::new("ci-printed-start").with("dice", base.start_dice);
        let start = start.with("resources", format!("{water}W {algae}A {power}P {gems}G"));
        list.plain(s, "start", "ci-printed-start-kit", start);
        let limits = Message::new("ci-printed-limit").with("dice", base.dice_limit);
        let limits = limits.with("items", base.item_limit).with("water", base.cantina_water);
        list.plain(s, "limit", "ci-printed-limits", limits);
    }

    fn planet_values(&self, list: &mut List) {
        list.under(Message::new("ci-planet"), "CI-9.1");
        let planet = self.at("planet");
        list.plain(&planet, "cache_points", "ci-printed-cache-points", joined(&self.cache_points));
        list.plain(&planet, "cache_yield", "ci-printed-cache-yield", self.cache_yield.to_string());
        for (side, letter) in self.planets.iter().zip(["A", "B"]) {
            let source = self.at(&format!("planet.{letter}"));
            for space in &side.spaces {
                let token = space.token.map_or(String::new(), |t| format!(" / {}", t.amount()));
                let value = match space.cache {
                    true => Message::new("ci-step-cache").into(),
                    false => Argument::from(format!("{}{token}", space.gain)),
                };
                let name = Message::new("ci-printed-planet-space").with("side", letter);
                list.add(&source, &space.name, name.with("space", space.name.as_str()), value);
            }
        }
    }

    fn ai_values(&self, list: &mut List) {
        list.under(Message::new("ci-printed-ai"), "CI-17.21");
        let ai = &self.ai;
        for opponent in &ai.opponents {
            let value =
                Message::new("ci-printed-opponent-points").with("rows", joined(&opponent.negotiation));
            let name = Message::new("ci-printed-opponent").with("level", opponent.level);
            let name = name.with("name", card_text(&opponent.name));
            list.add(&opponent.source, "negotiation", name, value.with("depository", opponent.depository));
        }
        let source = self.at("ai");
        list.plain(&source, "harvest_gems", "ci-printed-harvest-gems", joined(&ai.harvest_gems));
        list.plain(&source, "rest_dice", "ci-printed-rest-dice", joined(&ai.rest_dice));
        list.plain(&source, "progress_points", "ci-printed-progress-points", ai.progress_points);
        for scheme in &ai.schemes {
            let options: Vec<String> = scheme.options.iter().map(|o| o.code()).collect();
            let value = Message::new("ci-printed-scheme-value").with("value", scheme.value);
            let name = Message::new("ci-printed-scheme").with("id", scheme.id.as_str());
            let source = Source::all(scheme.provenance);
            list.add(&source, "scheme", name, value.with("options", options.join(" → ")));
        }
    }
}

/// The equal worths of a Market space: `3W`, `2A`.
pub(crate) fn worths(set: &[u8; 4]) -> Vec<String> {
    let traded = Res::ALL.into_iter().filter(|res| set[*res as usize] > 0);
    traded.map(|res| format!("{}{res}", set[res as usize])).collect()
}
