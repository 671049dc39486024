//! All boards in plain text.

use crate::pack::{MARK_MEANING, Res, RowReward, StartFarm};
use crate::records::notation::CLAN_LETTERS;
use crate::rules::known::KnownCrew;
use crate::rules::state::{NONE, Part, Phase, Sort};
use crate::{Circadians, Die, View, bits};
use solarium_core::{Language, Seat, Viewer};
use std::fmt::Write;

/// ANSI colours of the four dice colours; meaning never hangs on them, as dice carry the letter of their seat.
const ANSI: [&str; 4] = ["\u{1b}[35m", "\u{1b}[33m", "\u{1b}[34m", "\u{1b}[90m"];

struct Page<'a> {
    game: &'a Circadians,
    view: &'a View,
    language: &'a dyn Language,
    colour: bool,
    text: String,
}

/// The board as the viewer sees it.
pub(crate) fn board_text(game: &Circadians, view: &View, language: &dyn Language, colour: bool) -> String {
    let mut page = Page { game, view, language, colour, text: String::new() };
    page.head();
    page.planet();
    page.negotiation();
    page.depository();
    page.locations();
    for seat in Seat::all(game.humans()) {
        page.base(seat);
    }
    page.ai();
    page.line(MARK_MEANING);
    page.text
}

impl Page<'_> {
    fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref().trim_end());
        self.text.push('\n');
    }

    fn paint(&self, seat: Seat, text: String) -> String {
        if !self.colour {
            return text;
        }
        let colour = ANSI[usize::from(self.game.setup.colours[seat.index()]) % 4];
        format!("{colour}{text}\u{1b}[0m")
    }

    /// `A5`: the letter of the seat and the value; `--` if empty.
    fn die(&self, die: Die) -> String {
        match die.owner() {
            Some(seat) => self.paint(seat, format!("{}{}", seat.letter(), die.value())),
            None => "--".into(),
        }
    }

    fn dice(&self, dice: &[Die]) -> String {
        dice.iter().map(|d| self.die(*d)).collect::<Vec<_>>().join(" ")
    }

    fn head(&mut self) {
        let (game, view) = (self.game, self.view);
        let part = match (view.phase, view.part) {
            (Phase::Execute, Part::Hq) => " (Headquarters dice)",
            (Phase::Execute, Part::Ai) => " (the AI)",
            (Phase::Execute, Part::Base) => " (base dice)",
            _ => "",
        };
        let mut line =
            format!("Round {} of {} · {}{part}", view.round, crate::pack::ROUNDS, view.phase.word());
        if view.first != NONE {
            let _ = write!(line, " · first player {}", Seat(view.first).letter());
        }
        self.line(line);
        if let Some(event) = game.event(view) {
            let mark = |field: &str| if event.source.reconstructed(field) { "°" } else { "" };
            self.line(format!(
                "Event {} {}{}: {}{}",
                event.id,
                event.name,
                mark("name"),
                event.text,
                mark("fx")
            ));
        }
        let clans: Vec<String> = game
            .pack
            .clans
            .iter()
            .zip(view.clan_sides)
            .filter(|(_, side)| *side != NONE)
            .map(|(clan, side)| {
                let side = usize::from(side & 1);
                let mark = if clan.sources[side].reconstructed("fx") { "°" } else { "" };
                format!("{} {}: {}{mark}", clan.name, ["A", "B"][side], clan.texts[side])
            })
            .collect();
        self.line(clans.join(" · "));
    }

    fn planet(&mut self) {
        let (game, view) = (self.game, self.view);
        if view.planet_side == NONE {
            return self.line("Planet: side not drawn yet");
        }
        let planet = game.planet(view);
        self.line("");
        self.line(format!(
            "Planet, side {} (space yield°; +W +G token; letters are Harvesters)",
            if view.planet_side == 0 { "A" } else { "B" }
        ));
        const WIDTH: i16 = 14;
        let left = planet.spaces.iter().map(|s| i16::from(s.q) * 2 + i16::from(s.r)).min().unwrap_or(0);
        let mut row = None;
        let mut line = String::new();
        for (i, space) in planet.spaces.iter().enumerate() {
            if row != Some(space.r) {
                let done = std::mem::take(&mut line);
                if row.is_some() {
                    self.line(done);
                }
                row = Some(space.r);
            }
            let column = (i16::from(space.q) * 2 + i16::from(space.r) - left) * WIDTH / 2;
            let pad = (column as usize).saturating_sub(line.chars().count());
            line.push_str(&" ".repeat(pad));
            let what = match planet.cache_number(i as u8) {
                Some(cache) if view.caches[cache] != NONE => format!("={}", view.caches[cache]),
                Some(_) => "cache".into(),
                None => space.gain.to_string(),
            };
            let token = match space.token {
                Some(token) if view.tokens & (1 << i) != 0 => {
                    if token.amount().get(Res::G) > 0 {
                        "+G"
                    } else {
                        "+W"
                    }
                }
                _ => "",
            };
            let mut here: String = Seat::all(game.humans())
                .filter(|s| usize::from(view.crew(*s).harvester) == i)
                .map(Seat::letter)
                .collect();
            if let Some(ai) = game.ai_seat().filter(|_| usize::from(view.ai.harvester) == i) {
                here.push(ai.letter());
            }
            let _ =
                write!(line, "{} {what}{token}{}{here} ", space.name, if here.is_empty() { "" } else { "@" });
        }
        self.line(line);
    }

    fn negotiation(&mut self) {
        let (game, view) = (self.game, self.view);
        self.line("");
        self.line("Negotiation (cost, points: dice)");
        for (row, printed) in game.boards().rows.iter().enumerate() {
            let slots = game.row_slots(row as u8);
            let cells: Vec<String> = (0..3usize)
                .map(|clan| {
                    let dice = self.dice(&view.tables.negotiation[clan][slots.clone()]);
                    let space = crate::Space::Negotiation(clan as u8, row as u8);
                    let (points, mark) = game.row_points(clan as u8, row as u8);
                    format!(
                        "{}{} {}{}, {points}{mark}: {dice}",
                        CLAN_LETTERS[clan],
                        row + 1,
                        printed.cost[clan],
                        game.space_mark(space)
                    )
                })
                .collect();
            self.line(format!("  {}", cells.join("   ")));
        }
        let pack = &game.pack;
        let left: Vec<String> = (0..pack.advancements.len())
            .filter(|i| view.advancements[*i] == NONE)
            .map(|i| pack.advancements[i].to_string())
            .collect();
        let open = |tokens: &[u8]| -> String {
            let words: Vec<&str> = (0..pack.consequences.len())
                .filter(|s| !tokens.contains(&(*s as u8)))
                .map(|s| pack.consequences[s].word())
                .collect();
            words.join(", ")
        };
        self.line(format!(
            "  advancements left: {} · open rewards: {}",
            left.join(" "),
            open(&view.advancements)
        ));
        let conditions: Vec<String> = (0..pack.setbacks.len())
            .filter(|i| view.setbacks[*i] == NONE)
            .map(|i| {
                format!("{}{}", pack.setbacks[i].id, game.mark("negotiation.tokens", &pack.setbacks[i].id))
            })
            .collect();
        self.line(format!(
            "  setbacks left: {} · open punishments: {}",
            conditions.join(", "),
            open(&view.setbacks)
        ));
    }

    fn depository(&mut self) {
        let (game, view) = (self.game, self.view);
        let boards = game.boards();
        let columns: Vec<u8> = (1..=6).filter(|v| boards.columns & (1 << v) != 0).collect();
        self.line("");
        self.line(format!("Depository, columns{} {columns:?}", game.mark("depository", "columns")));
        for (row, printed) in boards.depository.iter().enumerate() {
            let dice: Vec<Die> =
                columns.iter().map(|v| view.tables.depository[row][usize::from(*v) - 1]).collect();
            let reward = match printed.reward {
                RowReward::Step => "free step".into(),
                RowReward::Gain(amount) => amount.to_string(),
            };
            let dice = self.dice(&dice);
            self.line(format!("  {} ({reward}): {dice}", printed.id));
        }
        let hq = self.dice(&view.tables.hq[..usize::from(boards.headquarters)]);
        self.line(format!("Headquarters ({} or {}): {hq}", game.pack.hq_reward[0], game.pack.hq_reward[1]));
    }

    fn locations(&mut self) {
        let (game, view) = (self.game, self.view);
        let (boards, t) = (game.boards(), &view.tables);
        let mines: Vec<String> = boards
            .mines
            .iter()
            .enumerate()
            .map(|(i, m)| {
                let mark = game.space_mark(crate::Space::Mine(i as u8));
                format!("X={} {}G{mark}: {}", m.x, m.gems, self.die(t.mine[i]))
            })
            .collect();
        let markets: Vec<String> = boards
            .market
            .iter()
            .enumerate()
            .map(|(i, set)| {
                let mark = game.space_mark(crate::Space::Market(i as u8));
                let worth = Res::ALL.into_iter().filter(|r| set[*r as usize] > 0);
                let worth: Vec<String> = worth.map(|r| format!("{}{r}", set[r as usize])).collect();
                format!("{}{mark}: {}", worth.join("="), self.die(t.market[i]))
            })
            .collect();
        let academy: Vec<String> = boards
            .academy
            .iter()
            .enumerate()
            .map(|(i, set)| {
                let values: Vec<String> =
                    (1..=6).filter(|v| set & (1 << v) != 0).map(|v: u8| v.to_string()).collect();
                format!("{}: {}", values.join("/"), self.die(t.academy[i]))
            })
            .collect();
        let costs = |list: &[crate::pack::Amount]| {
            list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ")
        };
        let prices: Vec<String> = game
            .pack
            .academy_price
            .iter()
            .enumerate()
            .map(|(i, p)| format!("{} for {p}{}", i + 1, game.mark("academy", &(i + 1).to_string())))
            .collect();
        let lab: Vec<String> =
            t.lab[..usize::from(boards.laboratory)].iter().map(|pair| self.dice(pair)).collect();
        let foundry = self.dice(&t.foundry[..usize::from(boards.foundry)]);
        let control = self.dice(&t.control[..usize::from(boards.control_room)]);
        let stacks = |sort: Sort| {
            let stacks = view.stacks(sort);
            (0..stacks.visible.len())
                .map(|i| match stacks.visible[i] {
                    NONE => "-".to_string(),
                    kind => format!("{} ×{}", game.tile_id(sort, kind), stacks.sizes[i]),
                })
                .collect::<Vec<_>>()
                .join(", ")
        };
        self.line(format!("Mining Camp   {}", mines.join(" | ")));
        self.line(format!(
            "Laboratory    {} | pairs {} | Farm tiles {}",
            costs(&game.pack.laboratory_cost),
            lab.join(" / "),
            stacks(Sort::Farm)
        ));
        self.line(format!(
            "Foundry       {} | {foundry} | Upgrade tiles {}",
            costs(&game.pack.foundry_cost),
            stacks(Sort::Upgrade)
        ));
        self.line(format!("Control Room  {} | {control}", costs(&game.pack.control_cost)));
        self.line(format!("Market        {}", markets.join(" | ")));
        self.line(format!("Academy       {} | {}", prices.join(", "), academy.join(" | ")));
        self.line(format!(
            "Items: {} in the pile, {} beneath, {} discarded",
            view.item_pile,
            view.item_bottom.len(),
            view.item_discard.count_ones()
        ));
    }

    fn base(&mut self, seat: Seat) {
        let (game, view) = (self.game, self.view);
        let crew = view.crew(seat);
        self.line("");
        let name = match crew.character() {
            NONE => "no character yet".to_string(),
            character => game.pack.characters[usize::from(character)].name.clone(),
        };
        let you = if self.view.viewer == Viewer::Seat(seat) { ", you" } else { "" };
        let letter = self.paint(seat, seat.letter().to_string());
        let supplies = if crew.supplies_hidden() {
            "supplies hidden".to_string()
        } else {
            let [w, a, p, g] = crew.res();
            format!("{w}W {a}A {p}P {g}G")
        };
        let mut line = format!(
            "{letter} (seat {seat}, {}{you}): {name} · {supplies} · {} points",
            game.setup.colour(seat),
            game.points_of(view, seat)
        );
        if crew.ready && matches!(view.phase, Phase::Plan) {
            line.push_str(" · ready");
        }
        self.line(line);
        let garages: Vec<String> = (0..game.pack.base.garages())
            .map(|g| {
                let fee = game.fee(view, seat, crate::Origin::Garage(g as u8));
                let tile = match g.checked_sub(1).map(|r| crew.upgrades[r]) {
                    Some(kind) if kind != NONE => format!("/{}", game.tile_id(Sort::Upgrade, kind)),
                    _ => String::new(),
                };
                format!("{}:{}{tile}({fee}A)", g + 1, shown(crew.garages()[g]))
            })
            .collect();
        self.line(format!("  Garages {}{}", garages.join(" "), game.mark("base", "garage_fee")));
        let starting = game.pack.base.farm_start.len();
        let farms: Vec<String> = (0..game.pack.base.farms())
            .map(|f| {
                let what = match game.pack.base.farm_start.get(f) {
                    Some(StartFarm::Boost(n)) => format!("+{n}"),
                    Some(StartFarm::Grow([a, b])) => format!("{a}/{b}"),
                    None => match crew.farm_tiles[f - starting] {
                        NONE => "empty".into(),
                        kind => game.tile_id(Sort::Farm, kind).to_string(),
                    },
                };
                format!("{}:{}({what})", f + 1, shown(crew.farms()[f]))
            })
            .collect();
        self.line(format!("  Farms   {}", farms.join(" ")));
        let mut dice =
            format!("  Dice    pool {}, Cantina {}, supply {}", crew.pool, crew.cantina, crew.supply);
        let rolled: Vec<String> = (1..=6usize)
            .flat_map(|v| std::iter::repeat_n(v.to_string(), usize::from(crew.rolled()[v - 1])))
            .collect();
        if !rolled.is_empty() {
            let _ = write!(dice, ", rolled {}", rolled.join(" "));
        }
        if crew.hidden_dice() > 0 {
            let _ = write!(dice, ", {} behind the screen", crew.hidden_dice());
        }
        self.line(dice);
        let face_up: Vec<String> = bits(crew.items).map(|i| game.item_name(i)).collect();
        self.line(format!(
            "  Items   face up: {}",
            if face_up.is_empty() { "none".into() } else { face_up.join(", ") }
        ));
        if self.view.viewer == Viewer::Seat(seat) {
            for (what, set) in [("hand", crew.hand()), ("packet", crew.packet())] {
                for item in bits(set) {
                    self.line(format!("  {what:7} {}", self.language.say(&game.item_message(item))));
                }
            }
        } else {
            self.line(format!("  hand    {} cards", crew.hand_size()));
        }
    }

    fn ai(&mut self) {
        let (game, view) = (self.game, self.view);
        let Some(seat) = game.ai_seat() else { return };
        let opponent = &game.pack.ai.opponents[usize::from(game.setup.opponent.max(1)) - 1];
        let mark = if opponent.source.any_reconstructed() { "°" } else { "" };
        let ai = &view.ai;
        self.line("");
        let letter = self.paint(seat, seat.letter().to_string());
        self.line(format!(
            "{letter} (seat {seat}, AI {} {}{mark}): {} dice, {} in supply, {} Gems, Progress {} of 3 · {} points",
            opponent.level, opponent.name, ai.dice, ai.supply, ai.gems, ai.progress, game.points_of(view, seat)
        ));
        let names = |set: u32| -> String {
            let ids: Vec<&str> =
                bits(u64::from(set)).map(|s| game.pack.ai.schemes[usize::from(s)].id.as_str()).collect();
            if ids.is_empty() { "none".into() } else { ids.join(" ") }
        };
        self.line(format!(
            "  schemes: {} in the pile, shown {}, discarded {}",
            ai.pile.count_ones(),
            names(ai.shown),
            names(ai.discard)
        ));
        if ai.card != NONE {
            self.line(format!("  card: {}", self.language.say(&game.scheme_message(ai.card))));
        }
    }
}

fn shown(value: u8) -> String {
    if value == 0 { "-".into() } else { value.to_string() }
}
