//! All boards of Circadians: the Planet, Negotiation, Depository and Headquarters, the six Location boards, bases.
//! Dice carry the letter of their seat and its shape; reconstructed values the mark °.

use super::Scene;
use crate::{Stage, Svg, seat_shape, short};
use solarium_circadians::pack::{Amount, Pack, Res, RowReward, StartFarm, farm_field, garage_fee_field};
use solarium_circadians::{Circadians, CrewView, Die, KnownCrew, NONE, Origin, Sort, View};
use solarium_core::{Choices, Game, Language, Seat, Viewer, Wording};
use solarium_words::Words;
use std::borrow::Cow;

const WIDTH: f64 = 1400.0;
const BASE_TOP: f64 = 770.0;
const BASE: f64 = 168.0;
const CLANS: [char; 3] = ['L', 'Z', 'J'];

/// A picture that stands alone is a night piece; the seats keep their own colours there.
const SHADES: &str = "
svg{color-scheme:dark;--font:system-ui,sans-serif}
.purple{--seat:#7a4fb5;--seat-ink:#fff}.orange{--seat:#d3762b;--seat-ink:#000}.blue{--seat:#2f7fd0;--seat-ink:#fff}.black{--seat:#3a4049;--seat-ink:#fff}
";

const STYLE: &str = "
.sky{fill:#15102e}
.board{fill:#251b47;stroke:#4f4082;stroke-width:1.4}
.hex{fill:#24454a;stroke:#15102e;stroke-width:2}
.cache{fill:#5a3f6b}.centre{fill:#2f5d57}
.slot{fill:#120c26;stroke:#7460ab;stroke-width:1.3}
.room{fill:#33265c;stroke:#7460ab;stroke-width:1.2}
.gone{opacity:.35}
.piece{stroke:#fff;stroke-width:1.6;fill:var(--seat)}
.face{fill:var(--seat);stroke:#fff;stroke-width:1}.pips{fill:none;stroke:var(--seat-ink);stroke-width:5;stroke-linecap:round}
.tag{fill:var(--seat);stroke:#fff;stroke-width:3}.letter{font:800 8px system-ui,sans-serif;fill:var(--seat-ink);text-anchor:middle}
.h{font:700 14px system-ui,sans-serif;fill:#f3efe0}
.t{font:500 11.5px system-ui,sans-serif;fill:#e9e4f5}
.c{font:500 10.5px system-ui,sans-serif;fill:#e9e4f5;text-anchor:middle;pointer-events:none}
.n{font:500 8px system-ui,sans-serif;fill:#c3b8e0;text-anchor:middle;pointer-events:none}
.v{font:700 12px system-ui,sans-serif;fill:#fff;text-anchor:middle;pointer-events:none}
.s{font:700 7.5px system-ui,sans-serif;fill:#fff;text-anchor:middle;pointer-events:none}
.button{fill:#4a3a7d;stroke:#c9a8ff;stroke-width:1.4}
.w{fill:#4fa3d9}.g{fill:#d65fb0}
.turn{stroke:#ffd257;stroke-width:3}
";

/// The whole table as one picture.
pub(super) fn document(game: &Circadians, view: &View, words: &Words) -> String {
    let height = BASE_TOP + BASE * game.seats() as f64 + 64.0;
    let title = format!("Circadians: round {}, {}", view.round, view.phase.word());
    let mut svg = Svg::new(WIDTH, height, &title);
    let sheet = concat!(include_str!("colours.css"), include_str!("planet.css"));
    svg.style(&[sheet, SHADES, STYLE].concat());
    svg.empty(
        "rect",
        &[("class", &"sky"), ("x", &0), ("y", &0), ("width", &WIDTH), ("height", &short(height))],
    );
    svg.open("defs", &[]).drawing(include_str!("pictograms.svg")).close();
    let mut page = Page { game, pack: &game.pack, view, language: words, svg, ids: Vec::new() };
    page.head();
    page.planet(view);
    page.negotiation();
    page.depository();
    page.locations();
    for seat in Seat::all(game.humans()) {
        page.base(seat, BASE_TOP + BASE * f64::from(seat.0));
    }
    page.ai(BASE_TOP + BASE * game.humans() as f64);
    page.choices(view, BASE_TOP + BASE * game.seats() as f64 + 8.0);
    page.svg.finish()
}

struct Page<'a> {
    game: &'a Circadians,
    pack: &'a Pack,
    view: &'a View,
    language: &'a Words,
    svg: Svg,
    /// Ids drawn so far; what a choice touches beyond them becomes a button.
    ids: Vec<String>,
}

impl Page<'_> {
    /// Opens a group that can be touched, with its accessible name.
    fn open(&mut self, id: &str, label: &str) {
        self.ids.push(id.to_string());
        self.svg.open("g", &[("id", &id), ("role", &"img"), ("aria-label", &label)]);
    }

    fn rect(&mut self, class: &str, x: f64, y: f64, width: f64, height: f64) {
        self.svg.empty(
            "rect",
            &[
                ("class", &class),
                ("x", &short(x)),
                ("y", &short(y)),
                ("width", &short(width)),
                ("height", &short(height)),
                ("rx", &6),
            ],
        );
    }

    /// A text of the pack in the reader's language.
    fn said<'t>(&self, text: &'t str) -> Cow<'t, str> {
        super::said(self.language, text)
    }

    fn words(&mut self, class: &str, x: f64, y: f64, text: &str) {
        self.svg.text(x, y, class, text);
    }

    /// The mark of a seat: every seat has its own shape besides letter and colour.
    fn piece(&mut self, seat: Seat, x: f64, y: f64, r: f64) {
        let class = format!("piece {}", self.game.setup.colour(seat));
        let at = format!("translate({} {}) scale({})", short(x), short(y), short(r / 10.0));
        self.svg.empty("path", &[("class", &class), ("d", &seat_shape(seat)), ("transform", &at)]);
    }

    /// A die as the page draws it: pips, and the owner's mark at the corner.
    fn value(&mut self, seat: Seat, value: u8, x: f64, y: f64) {
        let at = format!("translate({} {}) scale(.78)", short(x - 13.0), short(y - 13.0));
        self.svg.open("g", &[("transform", &at), ("class", &self.game.setup.colour(seat))]);
        self.svg.empty(
            "rect",
            &[("class", &"face"), ("x", &1), ("y", &1), ("width", &30), ("height", &30), ("rx", &7)],
        );
        self.svg.empty("path", &[("class", &"pips"), ("d", &super::icons::pips(value))]);
        let tag = "translate(31.5 30) scale(.55)";
        self.svg.empty("path", &[("class", &"tag"), ("d", &seat_shape(seat)), ("transform", &tag)]);
        self.svg.text(31.5, 32.6, "letter", &seat.letter().to_string());
        self.svg.close();
    }

    fn die(&mut self, die: Die, x: f64, y: f64) {
        if let Some(seat) = die.owner() {
            self.value(seat, die.value(), x, y);
        }
    }

    /// A die space with its die.
    fn slot(&mut self, id: &str, label: &str, die: Die, x: f64, y: f64) {
        let label = match die.owner() {
            Some(seat) => format!("{label}: die {} of {}", die.value(), seat.letter()),
            None => format!("{label}: free"),
        };
        self.open(id, &label);
        self.rect("slot", x - 16.0, y - 16.0, 32.0, 32.0);
        self.die(die, x, y);
        self.svg.close();
    }

    fn mark(&self, path: &str, field: &str) -> &'static str {
        self.pack.mark(path, field)
    }

    /// The number of the side in use in a list of sides.
    fn side(&self, list: &str) -> usize {
        let n = self.game.setup.n();
        self.pack.side_numbers(list).iter().position(|players| players.contains(&n)).unwrap_or(0) + 1
    }

    fn head(&mut self) {
        let state = self.view;
        let event = match state.event {
            NONE => String::new(),
            event => {
                let event = &self.pack.events[usize::from(event)];
                let mark = if event.source.reconstructed("fx") { "°" } else { "" };
                format!(" · {}: {}{mark}", self.said(&event.name), self.language.say(&event.told()))
            }
        };
        let text = format!("Round {} of 8 · {}{event}", state.round, state.phase.word());
        self.words("h", 20.0, 26.0, &text);
        self.words("t", WIDTH - 260.0, 26.0, self.language.get("ci-board-mark"));
    }

    /// The Planet as the page draws it, with the ids of its spaces.
    fn planet(&mut self, view: &View) {
        if self.view.planet_side == NONE {
            return;
        }
        self.rect("board", 10.0, 40.0, 505.0, 520.0);
        let stage = Stage { words: self.language, names: &[], you: None };
        self.svg.open("g", &[("transform", &"translate(24 50) scale(1.02)")]);
        let scene = Scene { alone: true, ..Scene::new(self.game, view, &stage) };
        scene.draw_planet(&mut self.svg);
        self.svg.close();
        let planet = self.game.planet(self.view);
        self.ids.extend(planet.spaces.iter().map(|space| format!("space:{}", space.name)));
    }

    fn negotiation(&mut self) {
        let boards = self.game.boards();
        let (left, top) = (530.0, 40.0);
        self.rect("board", left, top, 470.0, 330.0);
        let side = self.side("negotiation.side");
        for (clan, printed) in self.pack.clans.iter().enumerate() {
            let x = left + 12.0 + 152.0 * clan as f64;
            let chosen = self.view.clan_sides[clan];
            self.words("h", x, top + 20.0, &printed.name);
            if chosen != NONE {
                let chosen = usize::from(chosen & 1);
                let mark = if printed.sources[chosen].reconstructed("fx") { "°" } else { "" };
                let text = format!("{}{mark}", self.said(&printed.texts[chosen]));
                for (line, part) in wrapped(&text, 24).into_iter().enumerate() {
                    self.words("t", x, top + 35.0 + 12.0 * line as f64, &part);
                }
            }
            let mut slot = 0;
            for (row, line) in boards.rows.iter().enumerate() {
                let y = top + 82.0 + 46.0 * row as f64;
                let path = format!("negotiation.side[{side}].rows[{}]", row + 1);
                let cost = format!("{}{}", line.cost[clan], self.mark(&path, &printed.id));
                let points =
                    format!("{}{}", line.points[clan], self.mark(&path, &format!("{}_points", printed.id)));
                let name = format!("at:neg-{}{}", CLANS[clan], row + 1);
                let dice: Vec<Die> = (0..usize::from(line.spaces))
                    .map(|i| self.view.tables.negotiation[clan][slot + i])
                    .collect();
                slot += dice.len();
                let held: Vec<String> = dice
                    .iter()
                    .filter_map(|d| d.owner().map(|s| format!("die {} of {}", d.value(), s.letter())))
                    .collect();
                let label = format!(
                    "{} row {}: pay {cost} for {points} points; {}",
                    printed.name,
                    row + 1,
                    if held.is_empty() { "free".into() } else { held.join(", ") }
                );
                self.open(&name, &label);
                self.words("t", x, y + 4.0, &cost);
                self.words("t", x, y + 17.0, &format!("{points} pts"));
                for (i, die) in dice.into_iter().enumerate() {
                    let cx = x + 62.0 + 38.0 * i as f64;
                    self.rect("slot", cx - 16.0, y - 14.0, 32.0, 32.0);
                    self.die(die, cx, y + 2.0);
                }
                self.svg.close();
            }
        }
        self.tokens(left, top + 278.0);
    }

    fn tokens(&mut self, left: f64, top: f64) {
        for (i, value) in self.pack.advancements.into_iter().enumerate() {
            let gone = self.view.advancements[i] != NONE;
            self.token(
                &format!("advancement-{value}"),
                &format!("first {value}"),
                gone,
                left + 8.0 + 38.0 * i as f64,
                top,
            );
        }
        let setbacks = self.pack.setbacks.clone();
        for (i, condition) in setbacks.iter().enumerate() {
            let gone = self.view.setbacks[i] != NONE;
            let text = format!("{}{}", condition.id, self.mark("negotiation.tokens", &condition.id));
            self.token(
                &format!("setback:{}", condition.id),
                &text,
                gone,
                left + 8.0 + 38.0 * i as f64,
                top + 24.0,
            );
        }
        for (i, kind) in self.pack.consequences.into_iter().enumerate() {
            let reward = self.view.advancements.contains(&(i as u8));
            let punishment = self.view.setbacks.contains(&(i as u8));
            let x = left + 244.0 + 37.0 * i as f64;
            self.token(
                &format!("reward:{}", kind.word()),
                &format!("+{}", shortened(kind.word(), 7)),
                reward,
                x,
                top,
            );
            self.token(
                &format!("punishment:{}", kind.word()),
                &format!("−{}", kind.word()),
                punishment,
                x,
                top + 24.0,
            );
        }
    }

    fn token(&mut self, id: &str, text: &str, gone: bool, x: f64, y: f64) {
        self.open(id, &format!("{text}{}", if gone { ", used" } else { "" }));
        self.rect(if gone { "room gone" } else { "room" }, x, y, 36.0, 20.0);
        self.words("n", x + 18.0, y + 13.0, text);
        self.svg.close();
    }

    fn depository(&mut self) {
        let boards = self.game.boards();
        let (left, top) = (1012.0, 40.0);
        self.rect("board", left, top, 376.0, 240.0);
        self.words(
            "h",
            left + 12.0,
            top + 20.0,
            &format!("Depository{}", self.mark("depository", "columns")),
        );
        let columns: Vec<u8> = (1..=6).filter(|v| boards.columns & (1 << v) != 0).collect();
        for (row, printed) in boards.depository.iter().enumerate() {
            let y = top + 62.0 + 44.0 * row as f64;
            let reward = match printed.reward {
                RowReward::Step => "free step".to_string(),
                RowReward::Gain(amount) => amount.to_string(),
            };
            self.open(&format!("row:{}", printed.id), &format!("row {}: {reward}", printed.id));
            self.words("t", left + 12.0, y + 4.0, &format!("{} {reward}", printed.id));
            self.svg.close();
            for (i, v) in columns.iter().enumerate() {
                let x = left + 112.0 + 42.0 * i as f64;
                if row == 0 {
                    self.words("c", x, top + 40.0, &v.to_string());
                }
                let die = self.view.tables.depository[row][usize::from(*v) - 1];
                self.slot(
                    &format!("at:dep-{}-{v}", printed.id),
                    &format!("Depository row {}, column {v}", printed.id),
                    die,
                    x,
                    y,
                );
            }
        }
        let y = top + 206.0;
        let [items, water] = self.pack.hq_reward;
        self.open("at:hq", "Headquarters");
        self.words("t", left + 12.0, y - 4.0, "Headquarters");
        self.words("t", left + 12.0, y + 10.0, &format!("{items} or {water}"));
        for i in 0..usize::from(boards.headquarters) {
            let x = left + 130.0 + 42.0 * i as f64;
            self.slot(
                &format!("at:hq-{}", i + 1),
                &format!("Headquarters space {}", i + 1),
                self.view.tables.hq[i],
                x,
                y,
            );
        }
        self.svg.close();
    }

    /// One Location board: frame, name, cost line; the caller puts the spaces.
    fn location(&mut self, id: Option<&str>, name: &str, cost: &str, left: f64, width: f64) {
        let top = 572.0;
        if let Some(id) = id {
            self.open(id, &format!("{name}: {cost}"));
        }
        self.rect("board", left, top, width, 180.0);
        self.words("h", left + 10.0, top + 20.0, name);
        self.words("t", left + 10.0, top + 36.0, cost);
        if id.is_some() {
            self.svg.close();
        }
    }

    fn locations(&mut self) {
        let boards = self.game.boards();
        let t = &self.view.tables;
        let list = |costs: &[Amount]| costs.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ");
        let top = 640.0;
        self.location(None, "Mining Camp", "X − die in Water", 10.0, 180.0);
        for (i, mine) in boards.mines.iter().enumerate() {
            let x = 40.0 + 58.0 * i as f64;
            self.slot(&format!("at:mine-{}", i + 1), &format!("Mining Camp {}", i + 1), t.mine[i], x, top);
            let mark = self.mark(
                &format!("mining_camp.sides[{}]", self.side("mining_camp.sides")),
                &format!("mine-{}", i + 1),
            );
            self.words("c", x, top + 32.0, &format!("X={}{mark}", mine.x));
            self.words("c", x, top + 46.0, &format!("{}G", mine.gems));
        }
        self.location(
            Some("at:lab"),
            "Laboratory",
            &format!("pair; {}", list(&self.pack.laboratory_cost)),
            200.0,
            280.0,
        );
        for i in 0..usize::from(boards.laboratory) {
            let x = 230.0 + 86.0 * i as f64;
            let [first, second] = t.lab[i];
            self.open(&format!("at:lab-{}", i + 1), &format!("Laboratory pair space {}", i + 1));
            self.rect("slot", x - 16.0, top - 16.0, 70.0, 32.0);
            self.die(first, x, top);
            self.die(second, x + 36.0, top);
            self.svg.close();
        }
        self.stacks(Sort::Farm, 208.0, top + 28.0);
        self.location(Some("at:foundry"), "Foundry", &list(&self.pack.foundry_cost), 490.0, 280.0);
        self.row("foundry", "Foundry", &t.foundry[..usize::from(boards.foundry)], 520.0, top);
        self.stacks(Sort::Upgrade, 498.0, top + 28.0);
        self.location(Some("at:control"), "Control Room", &list(&self.pack.control_cost), 780.0, 160.0);
        self.row("control", "Control Room", &t.control[..usize::from(boards.control_room)], 810.0, top);
        self.words("t", 790.0, top + 42.0, "1 ↗ 2 → 3 ↘ 4 ↙ 5 ← 6 ↖°");
        self.location(None, "Market", "trades up to the die", 950.0, 240.0);
        for (i, set) in boards.market.iter().enumerate() {
            let x = 985.0 + 76.0 * i as f64;
            self.slot(&format!("at:market-{}", i + 1), &format!("Market {}", i + 1), t.market[i], x, top);
            let path = format!("market.sides[{}]", self.side("market.sides"));
            let mark = self.mark(&path, &format!("market-{}", i + 1));
            for (line, res) in Res::ALL.into_iter().filter(|r| set[*r as usize] > 0).enumerate() {
                self.words(
                    "c",
                    x,
                    top + 32.0 + 13.0 * line as f64,
                    &format!("{}{res}{mark}", set[res as usize]),
                );
            }
        }
        let price: Vec<String> = self
            .pack
            .academy_price
            .iter()
            .enumerate()
            .map(|(i, p)| format!("{} die: {p}{}", i + 1, self.mark("academy", &(i + 1).to_string())))
            .collect();
        self.location(None, "Academy", &price.join(", "), 1200.0, 188.0);
        for (i, set) in boards.academy.iter().enumerate() {
            let x = 1232.0 + 60.0 * i as f64;
            self.slot(&format!("at:academy-{}", i + 1), &format!("Academy {}", i + 1), t.academy[i], x, top);
            let values: Vec<String> =
                (1..=6u8).filter(|v| set & (1 << v) != 0).map(|v| v.to_string()).collect();
            self.words("c", x, top + 32.0, &values.join("/"));
        }
    }

    fn row(&mut self, id: &str, name: &str, dice: &[Die], x: f64, y: f64) {
        for (i, die) in dice.iter().enumerate() {
            self.slot(
                &format!("at:{id}-{}", i + 1),
                &format!("{name} {}", i + 1),
                *die,
                x + 44.0 * i as f64,
                y,
            );
        }
    }

    fn tile(&self, sort: Sort, kind: u8) -> (String, String) {
        let tile = &self.pack.tiles(sort)[usize::from(kind)];
        (self.said(&tile.name).into_owned(), self.said(&tile.text).into_owned())
    }

    fn stacks(&mut self, sort: Sort, left: f64, top: f64) {
        let stacks = self.view.stacks(sort);
        let mark = if super::locations::counts_are_ours(self.pack, sort) { "°" } else { "" };
        for i in 0..stacks.visible.len() {
            let x = left + 89.0 * i as f64;
            let (name, text) = match stacks.visible[i] {
                NONE => ("empty".to_string(), String::new()),
                kind => self.tile(sort, kind),
            };
            let label = format!("{} stack {}: {name}, {text}, {} tiles", sort.word(), i + 1, stacks.sizes[i]);
            self.open(&format!("stack:{}-{}", sort.word(), i + 1), &label);
            self.rect("room", x, top, 85.0, 76.0);
            self.words("c", x + 42.0, top + 16.0, &format!("{name} ×{}{mark}", stacks.sizes[i]));
            for (line, part) in wrapped(&text, 17).into_iter().enumerate() {
                self.words("n", x + 42.0, top + 32.0 + 11.0 * line as f64, &part);
            }
            self.svg.close();
        }
    }

    /// Ids of the own base are plain; those of others carry the seat.
    fn own(&self, seat: Seat, id: &str) -> String {
        if self.view.is(seat) { format!("at:{id}") } else { format!("seat-{seat}-{id}") }
    }

    fn base(&mut self, seat: Seat, top: f64) {
        let crew: &CrewView = self.view.crew(seat);
        let turn = self.game.whose_turn(self.view).includes(seat);
        self.rect(if turn { "board turn" } else { "board" }, 10.0, top, WIDTH - 20.0, BASE - 8.0);
        self.piece(seat, 34.0, top + 22.0, 10.0);
        self.words("v", 34.0, top + 27.0, &seat.letter().to_string());
        let name = match crew.character() {
            NONE => "no character yet".to_string(),
            c => {
                let c = &self.pack.characters[usize::from(c)];
                let mark = if c.source.reconstructed("fx") { "°" } else { "" };
                format!("{}: {}{mark}", c.name, self.said(&c.text))
            }
        };
        let supplies = if crew.supplies_hidden() {
            "supplies hidden".to_string()
        } else {
            let [w, a, p, g] = crew.res();
            format!("{w} Water · {a} Algae · {p} Power · {g} Gems")
        };
        let points = if self.view.planet_side == NONE { 0 } else { self.game.points_of(self.view, seat) };
        self.words("h", 56.0, top + 27.0, &format!("{supplies} · {points} points"));
        self.words("t", 470.0, top + 27.0, &name);
        self.rooms(seat, crew, top + 42.0);
        self.stock(seat, crew, top + 42.0);
        self.cards(seat, crew, top + 26.0);
    }

    fn rooms(&mut self, seat: Seat, crew: &CrewView, top: f64) {
        let base = &self.pack.base;
        for g in 0..base.garages() {
            let x = 24.0 + 76.0 * g as f64;
            let fee = self.game.fee(self.view, seat, Origin::Garage(g as u8));
            let tile = match g.checked_sub(1).map(|room| crew.upgrades[room]) {
                None => "±1".to_string(),
                Some(NONE) => String::new(),
                Some(kind) => self.tile(Sort::Upgrade, kind).0,
            };
            let label = format!(
                "Garage {}, fee {fee} Algae, {}",
                g + 1,
                if tile.is_empty() { "no tile" } else { &tile }
            );
            let id = self.own(seat, &format!("garage-{}", g + 1));
            self.open(&id, &label);
            self.rect("room", x, top, 72.0, 50.0);
            self.words(
                "n",
                x + 50.0,
                top + 14.0,
                &format!("{fee}A{}", self.mark("base", garage_fee_field(g))),
            );
            self.words("n", x + 36.0, top + 44.0, &tile);
            if crew.garages()[g] > 0 {
                self.value(seat, crew.garages()[g], x + 20.0, top + 20.0);
            }
            self.svg.close();
        }
        let starting = base.farm_start.len();
        for f in 0..base.farms() {
            let x = 24.0 + 76.0 * f as f64;
            let y = top + 56.0;
            let what = match base.farm_start.get(f) {
                Some(StartFarm::Boost(n)) => format!("+{n}"),
                Some(StartFarm::Grow([a, b])) => format!("{a} or {b}{}", self.mark("base", &farm_field(f))),
                None => match crew.farm_tiles[f - starting] {
                    NONE => "empty".to_string(),
                    kind => self.tile(Sort::Farm, kind).0,
                },
            };
            let id = self.own(seat, &format!("farm-{}", f + 1));
            self.open(&id, &format!("Farm {}: {what}", f + 1));
            self.rect("room", x, y, 72.0, 50.0);
            self.words("n", x + 36.0, y + 44.0, &what);
            if crew.farms()[f] > 0 {
                self.value(seat, crew.farms()[f], x + 20.0, y + 20.0);
            }
            self.svg.close();
        }
    }

    fn stock(&mut self, seat: Seat, crew: &CrewView, top: f64) {
        let x = 500.0;
        for (i, (id, name, n)) in [
            ("pool", "pool", crew.pool),
            ("cantina", "Cantina", crew.cantina),
            ("supply", "supply", crew.supply),
        ]
        .into_iter()
        .enumerate()
        {
            let id = self.own(seat, id);
            self.open(&id, &format!("{name}: {n} dice"));
            self.rect("room", x, top + 35.0 * i as f64, 92.0, 31.0);
            self.words("t", x + 8.0, top + 20.0 + 35.0 * i as f64, &format!("{name} {n}"));
            self.svg.close();
        }
        let mut drawn = 0.0;
        for v in 1..=6u8 {
            let n = crew.rolled()[usize::from(v) - 1];
            if n > 0 {
                let id = if self.view.is(seat) { format!("die:{v}") } else { format!("seat-{seat}-die-{v}") };
                self.open(&id, &format!("{n} rolled dice of value {v}"));
                for _ in 0..n {
                    self.value(seat, v, 618.0 + 30.0 * drawn, top + 18.0);
                    drawn += 1.0;
                }
                self.svg.close();
            }
        }
        if crew.hidden_dice() > 0 {
            self.words("t", 610.0, top + 20.0, &format!("{} dice behind the screen", crew.hidden_dice()));
        }
        if crew.ready && self.view.phase == solarium_circadians::Phase::Plan {
            self.words("t", 610.0, top + 46.0, "ready");
        }
    }

    fn cards(&mut self, seat: Seat, crew: &CrewView, top: f64) {
        let face_up: Vec<u8> =
            (0..self.pack.items.len() as u8).filter(|i| crew.items & (1 << i) != 0).collect();
        let own = self.view.is(seat);
        let hand: Vec<u8> = (0..self.pack.items.len() as u8)
            .filter(|i| own && (crew.hand() | crew.packet()) & (1 << i) != 0)
            .collect();
        let width = 98.0;
        let per_row = 6;
        for (n, item) in face_up.iter().chain(&hand).enumerate() {
            let x = 788.0 + (width + 2.0) * (n % per_row) as f64;
            let y = top + 14.0 + 40.0 * (n / per_row) as f64;
            let card = &self.pack.items[usize::from(*item)];
            let mark = |field: &str| if card.source.reconstructed(field) { "°" } else { "" };
            let up = n < face_up.len();
            let label = format!(
                "{}{}: {}, costs {}{}, {} points{}{}",
                card.name,
                mark("name"),
                self.said(&card.text),
                card.cost,
                mark("cost"),
                card.points,
                mark("points"),
                if up { ", face up" } else { ", in hand" }
            );
            self.open(&format!("item:{}", card.id), &label);
            self.rect(if up { "room" } else { "slot" }, x, y, width, 37.0);
            self.words("n", x + width / 2.0, y + 12.0, &format!("{}{}", card.name, mark("name")));
            let line = format!("{}{} · {}{} pts", card.cost, mark("cost"), card.points, mark("points"));
            self.words("n", x + width / 2.0, y + 23.0, &line);
            self.words("n", x + width / 2.0, y + 33.0, &shortened(&self.said(&card.text), 22));
            self.svg.close();
        }
        if !own {
            self.words("t", 610.0, top + 120.0, &format!("{} cards in hand", crew.hand_size()));
        }
    }

    fn ai(&mut self, top: f64) {
        let Some(seat) = self.game.ai_seat() else { return };
        let ai = &self.view.ai;
        let opponent = &self.pack.ai.opponents[usize::from(self.game.setup.opponent.max(1)) - 1];
        let mark = if opponent.source.any_reconstructed() { "°" } else { "" };
        self.rect("board", 10.0, top, WIDTH - 20.0, BASE - 8.0);
        self.piece(seat, 34.0, top + 22.0, 10.0);
        self.words("v", 34.0, top + 27.0, &seat.letter().to_string());
        let points = if self.view.planet_side == NONE { 0 } else { self.game.points_of(self.view, seat) };
        let line = format!(
            "AI {} {}{mark} · {} Gems · {points} points",
            opponent.level,
            self.said(&opponent.name),
            ai.gems
        );
        self.words("h", 56.0, top + 27.0, &line);
        for i in 0..usize::from(self.pack.ai.die_spaces) {
            let x = 40.0 + 42.0 * i as f64;
            self.open(&format!("ai-die-{}", i + 1), &format!("die space {} of the AI", i + 1));
            self.rect("slot", x - 16.0, top + 44.0, 32.0, 32.0);
            if i < usize::from(ai.dice) {
                self.piece(seat, x, top + 60.0, 11.0);
                self.words("s", x, top + 63.0, &seat.letter().to_string());
            }
            self.svg.close();
        }
        self.words("t", 270.0, top + 64.0, &format!("supply {} · Progress {} of 3", ai.supply, ai.progress));
        let names = |set: u32| -> String {
            let ids: Vec<&str> = self
                .pack
                .ai
                .schemes
                .iter()
                .enumerate()
                .filter(|(i, _)| set & (1 << i) != 0)
                .map(|(_, s)| s.id.as_str())
                .collect();
            ids.join(" ")
        };
        let line = format!(
            "schemes left {} · shown {} · discarded {}",
            ai.pile.count_ones(),
            names(ai.shown),
            names(ai.discard)
        );
        self.words("t", 40.0, top + 104.0, &line);
        if let Some(card) = self.pack.ai.schemes.get(usize::from(ai.card)) {
            let options: Vec<String> = card.options.iter().map(|o| o.code()).collect();
            self.words(
                "h",
                40.0,
                top + 132.0,
                &format!("{}° · value {} · {}", card.id, card.value, options.join(" → ")),
            );
        }
    }

    /// Whatever an answer touches that is on no board: buttons.
    fn choices(&mut self, view: &View, top: f64) {
        let Viewer::Seat(seat) = view.viewer else { return };
        if !self.game.whose_turn(self.view).includes(seat) {
            return;
        }
        let language = self.language;
        let mut x = 14.0;
        self.words("t", x, top + 10.0, &language.say(&self.game.prompt(view, seat)));
        for action in self.game.known_actions(self.view, seat) {
            let path = self.game.touches(view, action);
            let label = language.say(&self.game.label(view, seat, action));
            for id in &path {
                if self.ids.contains(id) {
                    continue;
                }
                let width = 26.0 + 7.0 * id.chars().count() as f64;
                let name = if path.len() == 1 { label.clone() } else { id.clone() };
                self.open(id, &name);
                self.rect("button", x, top + 18.0, width, 26.0);
                self.words("c", x + width / 2.0, top + 35.0, id);
                self.svg.close();
                x += width + 8.0;
            }
        }
    }
}

/// Lines of at most so many characters, at most four.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("one line at least");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(word.to_string());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.truncate(4);
    lines
}

fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_string();
    }
    let kept: String = text.chars().take(most - 1).collect();
    format!("{kept}…")
}
