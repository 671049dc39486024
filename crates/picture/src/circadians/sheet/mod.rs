//! All boards of Circadians: the Planet, Negotiation, Depository and Headquarters, the six Location boards, bases.
//! Dice carry the letter of their seat and its shape; reconstructed values the mark °.

mod bases;

use super::icons::letters;
use super::negotiation::condition_words;
use super::reasons::kind_words;
use super::{Scene, planet};
use crate::{Stage, Svg, seat_shape, short};
use solarium_circadians::pack::{Amount, Pack, Res, RowReward};
use solarium_circadians::{Circadians, Die, NONE, Sort, View};
use solarium_core::{Choices, Game, Language, Seat, Viewer, Wording};
use solarium_words::Words;
use std::borrow::Cow;

const WIDTH: f64 = 1400.0;
const BASE_TOP: f64 = 770.0;
const BASE: f64 = 168.0;
/// The side of a pictogram, and the width of a digit beside it.
const SIGN: f64 = 14.0;
const LETTER: f64 = 7.4;
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

/// What a page would bring, and what only this picture has.
fn styles() -> String {
    [include_str!("../colours.css"), include_str!("../planet.css"), SHADES, STYLE].concat()
}

/// The whole table as one picture.
pub(super) fn document(game: &Circadians, view: &View, words: &Words) -> String {
    let height = BASE_TOP + BASE * game.seats() as f64 + 64.0;
    let title = format!("Circadians: round {}, {}", view.round, view.phase.word());
    let mut svg = Svg::new(WIDTH, height, &title);
    svg.style(&styles());
    svg.empty(
        "rect",
        &[("class", &"sky"), ("x", &0), ("y", &0), ("width", &WIDTH), ("height", &short(height))],
    );
    svg.open("defs", &[]).drawing(include_str!("../pictograms.svg")).close();
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

/// The Planet alone.
pub(super) fn planet_document(game: &Circadians, view: &View, words: &Words) -> String {
    if view.planet_side == NONE {
        return document(game, view, words);
    }
    let mut svg = Svg::new(planet::WIDTH, planet::HEIGHT, words.get("ci-planet"));
    svg.style(&styles());
    svg.open("defs", &[]).drawing(include_str!("../pictograms.svg")).close();
    let stage = Stage { words, names: &[], you: None };
    Scene { alone: true, ..Scene::new(game, view, &stage) }.draw_planet(&mut svg);
    svg.finish()
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

    /// A pictogram whose left edge is at `x`, as high as the letters on the line at `y`.
    fn sign(&mut self, name: &str, x: f64, y: f64) {
        let href = format!("#ci-{name}");
        let (x, y) = (short(x), short(y - SIGN + 2.0));
        self.svg.empty("use", &[("href", &href), ("x", &x), ("y", &y), ("width", &SIGN), ("height", &SIGN)]);
    }

    /// A number with the pictogram of what it counts; gives the x after it.
    fn counted(&mut self, n: &str, name: &str, x: f64, y: f64) -> f64 {
        self.words("t", x, y, n);
        let after = x + LETTER * n.chars().count() as f64 + 1.0;
        self.sign(name, after, y);
        after + SIGN + 4.0
    }

    /// An amount as numbers with pictograms; gives the x after it.
    fn amount(&mut self, amount: Amount, mark: &str, x: f64, y: f64) -> f64 {
        let mut after = x;
        for (letter, n) in letters(amount) {
            after = self.counted(&n.to_string(), &letter.to_ascii_lowercase().to_string(), after, y);
        }
        if amount.is_none() {
            self.words("t", after, y, "0");
            after += LETTER + 4.0;
        }
        if !mark.is_empty() {
            self.words("t", after - 2.0, y, mark);
            after += LETTER;
        }
        after
    }

    /// Amounts of which one is chosen.
    fn one_of(&mut self, amounts: &[Amount], x: f64, y: f64) {
        let mut after = x;
        for (i, amount) in amounts.iter().enumerate() {
            if i > 0 {
                self.words("t", after, y, "/");
                after += LETTER + 2.0;
            }
            after = self.amount(*amount, "", after, y);
        }
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
                format!(" · {}: {}{mark}", self.said(&event.name), self.language.say(&event.description()))
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
        self.rect("board", left, top, 470.0, 520.0);
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
                let y = top + 96.0 + 58.0 * row as f64;
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
                self.amount(line.cost[clan], self.mark(&path, &printed.id), x, y + 2.0);
                self.counted(&points, "star", x, y + 17.0);
                for (i, die) in dice.into_iter().enumerate() {
                    let cx = x + 62.0 + 38.0 * i as f64;
                    self.rect("slot", cx - 16.0, y - 14.0, 32.0, 32.0);
                    self.die(die, cx, y + 2.0);
                }
                self.svg.close();
            }
        }
        self.tokens(left, top + 362.0);
    }

    /// What the first die of a value wins, and what a setback costs: every token with its words.
    fn tokens(&mut self, left: f64, top: f64) {
        for (i, value) in self.pack.advancements.into_iter().enumerate() {
            let gone = self.view.advancements[i] != NONE;
            let id = format!("advancement-{value}");
            self.token(&id, &format!("first {value}"), gone, [left + 8.0 + 76.0 * i as f64, top]);
        }
        for (i, kind) in self.pack.consequences.into_iter().enumerate() {
            let taken = self.view.advancements.contains(&(i as u8));
            let text = format!("+ {}", kind_words(self.language, kind));
            self.token(
                &format!("reward:{}", kind.word()),
                &text,
                taken,
                [left + 8.0 + 76.0 * i as f64, top + 30.0],
            );
        }
        let setbacks = self.pack.setbacks.clone();
        for (i, condition) in setbacks.iter().enumerate() {
            let gone = self.view.setbacks[i] != NONE;
            let mark = self.mark("negotiation.tokens", &condition.id);
            let text = format!("{}{mark}", condition_words(self.language, condition));
            self.token(
                &format!("setback:{}", condition.id),
                &text,
                gone,
                [left + 8.0 + 76.0 * i as f64, top + 74.0],
            );
        }
        for (i, kind) in self.pack.consequences.into_iter().enumerate() {
            let taken = self.view.setbacks.contains(&(i as u8));
            let text = format!("− {}", kind_words(self.language, kind));
            let at = [left + 8.0 + 76.0 * i as f64, top + 104.0];
            self.token(&format!("punishment:{}", kind.word()), &text, taken, at);
        }
    }

    fn token(&mut self, id: &str, text: &str, gone: bool, [x, y]: [f64; 2]) {
        self.open(id, &format!("{text}{}", if gone { ", used" } else { "" }));
        self.rect(if gone { "room gone" } else { "room" }, x, y, 73.0, 27.0);
        let lines = wrapped(text, 16);
        let first = if lines.len() > 1 { 11.5 } else { 17.0 };
        for (line, part) in lines.into_iter().take(2).enumerate() {
            self.words("n", x + 36.5, y + first + 10.0 * line as f64, &part);
        }
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
            match printed.reward {
                RowReward::Step => self.sign("harvester", left + 12.0, y + 4.0),
                RowReward::Gain(amount) => drop(self.amount(amount, "", left + 12.0, y + 4.0)),
            }
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
        self.one_of(&[items, water], left + 12.0, y + 12.0);
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

    /// One Location board: frame, name, a line of text and the costs of which one is paid; the caller puts the spaces.
    fn location(
        &mut self,
        id: Option<&str>,
        name: &str,
        text: &str,
        costs: &[Amount],
        left: f64,
        width: f64,
    ) {
        let top = 572.0;
        if let Some(id) = id {
            let costs: Vec<String> = costs.iter().map(ToString::to_string).collect();
            self.open(id, &format!("{name}: {text}{}", costs.join(" or ")));
        }
        self.rect("board", left, top, width, 180.0);
        self.words("h", left + 10.0, top + 20.0, name);
        self.words("t", left + 10.0, top + 37.0, text);
        self.one_of(costs, left + 10.0 + LETTER * text.chars().count() as f64, top + 37.0);
        if id.is_some() {
            self.svg.close();
        }
    }

    fn locations(&mut self) {
        let boards = self.game.boards();
        let t = &self.view.tables;
        let top = 640.0;
        self.location(None, "Mining Camp", "the number less the die", &[], 10.0, 180.0);
        for (i, mine) in boards.mines.iter().enumerate() {
            let x = 40.0 + 58.0 * i as f64;
            self.slot(&format!("at:mine-{}", i + 1), &format!("Mining Camp {}", i + 1), t.mine[i], x, top);
            let mark = self.mark(
                &format!("mining_camp.sides[{}]", self.side("mining_camp.sides")),
                &format!("mine-{}", i + 1),
            );
            let number = format!("{}{mark} −", mine.x);
            self.counted(&number, "d", x - 22.0, top + 34.0);
            self.sign("w", x - 20.0, top + 50.0);
            self.words("t", x - 4.0, top + 50.0, "→");
            self.counted(&mine.gems.to_string(), "g", x + 9.0, top + 50.0);
        }
        self.location(Some("at:lab"), "Laboratory", "a pair, ", &self.pack.laboratory_cost, 200.0, 280.0);
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
        self.location(Some("at:foundry"), "Foundry", "", &self.pack.foundry_cost, 490.0, 280.0);
        self.row("foundry", "Foundry", &t.foundry[..usize::from(boards.foundry)], 520.0, top);
        self.stacks(Sort::Upgrade, 498.0, top + 28.0);
        self.location(Some("at:control"), "Control Room", "", &self.pack.control_cost, 780.0, 160.0);
        self.row("control", "Control Room", &t.control[..usize::from(boards.control_room)], 810.0, top);
        self.words("t", 790.0, top + 42.0, "1 ↗ 2 → 3 ↘ 4 ↙ 5 ← 6 ↖°");
        self.location(None, "Market", "trades up to the die", &[], 950.0, 240.0);
        for (i, set) in boards.market.iter().enumerate() {
            let x = 985.0 + 76.0 * i as f64;
            self.slot(&format!("at:market-{}", i + 1), &format!("Market {}", i + 1), t.market[i], x, top);
            let path = format!("market.sides[{}]", self.side("market.sides"));
            let mark = self.mark(&path, &format!("market-{}", i + 1));
            for (line, res) in Res::ALL.into_iter().filter(|r| set[*r as usize] > 0).enumerate() {
                let n = format!("{}{mark}", set[res as usize]);
                let name = res.letter().to_ascii_lowercase().to_string();
                self.counted(&n, &name, x - 14.0, top + 32.0 + 15.0 * line as f64);
            }
        }
        self.location(None, "Academy", "", &[], 1200.0, 188.0);
        let mut x = 1210.0;
        for (i, price) in self.pack.academy_price.iter().enumerate() {
            let mark = self.mark("academy", &(i + 1).to_string());
            x = self.counted(&(i + 1).to_string(), "d", x, 609.0);
            self.words("t", x - 3.0, 609.0, ":");
            x = self.amount(*price, mark, x + 3.0, 609.0) + 6.0;
        }
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
