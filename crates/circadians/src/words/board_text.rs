//! All boards in plain text.

use super::card_texts::card_text;
use super::names::{consequence_word, either, mark_if};
use crate::pack::{Amount, ROUNDS, Res, RowReward, StartFarm, Tile, farm_field, garage_fee_field, worths};
use crate::records::notation::{self, CLAN_LETTERS};
use crate::{
    Circadians, Die, KnownCrew, NONE, Origin, Part, Phase, Sort, Space, State, View, bits, some_index,
};
use solarium_core::{
    Argument, BoardText, Game, Joint, Language, Message, NEXT_PART, Seat, Viewer, touchable,
};
use std::fmt::Write;

/// ANSI colours of the four dice colours; meaning never hangs on them, as dice carry the letter of their seat.
const ANSI: [&str; 4] = ["\u{1b}[35m", "\u{1b}[33m", "\u{1b}[34m", "\u{1b}[90m"];

/// Columns of one space of the Planet, and on a screen that is not wide enough for it.
const SPACE_WIDTHS: [usize; 2] = [14, 12];

/// Columns of a text, without the marks of its colours.
fn seen_width(text: &str) -> usize {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().map_or(0, |part| part.chars().count());
    let after_colour = parts.filter_map(|part| part.split_once('m')).map(|(_, seen)| seen.chars().count());
    first + after_colour.sum::<usize>()
}

/// What stands for a space of the Planet.
struct PlanetText {
    row: i8,
    /// How far it lies from the left, in half spaces.
    place: usize,
    text: String,
    name: String,
}

/// The column of every place in half spaces: all alike where that fits, else no further apart than the texts need, with
/// what is left over spread evenly.
fn planet_columns(texts: &[PlanetText], width: usize) -> Vec<usize> {
    let places = texts.iter().map(|space| space.place + 1).max().unwrap_or(0);
    let end = |columns: &[usize]| {
        texts.iter().map(|space| columns[space.place] + space.text.chars().count()).max().unwrap_or(0)
    };
    let even = |space: usize| (0..places).map(|place| place * space / 2).collect::<Vec<usize>>();
    if let Some(columns) = SPACE_WIDTHS.into_iter().map(even).find(|columns| end(columns) <= width) {
        return columns;
    }
    let mut close = vec![0; places];
    for place in 1..places {
        let before = texts.iter().filter(|space| space.place + 2 == place);
        let least = before.map(|space| close[space.place] + space.text.chars().count() + 1).max();
        close[place] = (close[place - 1] + 1).max(least.unwrap_or(0));
    }
    let left_over = width.saturating_sub(end(&close));
    let last = places.saturating_sub(1).max(1);
    (0..places).map(|place| close[place] + left_over * place / last).collect()
}

struct Page<'a> {
    game: &'a Circadians,
    view: &'a View,
    language: &'a dyn Language,
    colour: bool,
    /// Are things to touch marked as such?
    touchable: bool,
    /// Columns that there are.
    width: usize,
    text: String,
}

impl BoardText for Circadians {
    /// The board as the viewer sees it.
    fn board_text(&self, view: &View, language: &dyn Language, colour: bool) -> String {
        let mut page = Page {
            game: self,
            view,
            language,
            colour,
            touchable: false,
            width: usize::MAX,
            text: String::new(),
        };
        page.head();
        page.planet();
        page.shared_tables();
        for seat in Seat::all(self.humans()) {
            page.base(seat);
        }
        page.ai();
        page.say("", &Message::new("ci-board-key"));
        page.say("", &Message::new("ci-board-mark"));
        page.text
    }

    /// The Planet first, then what all seats share, then every base with the viewer's own on top.
    fn screen_text(&self, view: &View, language: &dyn Language, width: usize) -> String {
        let mut page =
            Page { game: self, view, language, colour: true, touchable: true, width, text: String::new() };
        page.planet();
        page.text.push(NEXT_PART);
        page.shared_tables();
        page.text.push(NEXT_PART);
        page.head();
        let own = |seat: &Seat| view.viewer == Viewer::Seat(*seat);
        let mut seats: Vec<Seat> = Seat::all(self.humans()).collect();
        seats.sort_by_key(|seat| !own(seat));
        for seat in seats {
            page.base(seat);
        }
        page.ai();
        page.say("", &Message::new("ci-board-key"));
        page.say("", &Message::new("ci-board-mark"));
        page.text
    }

    /// Round, phase and points in one line.
    fn position_line(&self, state: &State) -> String {
        let part =
            if state.phase == Phase::Execute { format!("/{}", state.part.word()) } else { String::new() };
        let points: Vec<String> =
            Seat::all(self.seats()).map(|s| format!("{} {}", s.letter(), self.points(state, s))).collect();
        format!("round {} {}{part} · {}", state.round, state.phase.word(), points.join(", "))
    }
}

impl Page<'_> {
    fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref().trim_end());
        self.text.push('\n');
    }

    /// A sentence on a line of its own, after an indent.
    fn say(&mut self, indent: &str, message: &Message) {
        self.line(format!("{indent}{}", self.language.say(message)));
    }

    /// Everything but the Planet that all seats share.
    fn shared_tables(&mut self) {
        self.negotiation();
        self.depository();
        self.locations();
    }

    /// What stands for a thing to touch.
    fn touch(&self, touch: &str, text: String) -> String {
        if self.touchable { touchable(touch, &text) } else { text }
    }

    /// What stands for a space that a die can act on.
    fn place(&self, space: Space, text: String) -> String {
        self.touch(&format!("at:{}", notation::space(self.game, space)), text)
    }

    fn paint(&self, seat: Seat, text: String) -> String {
        if !self.colour {
            return text;
        }
        let colour = ANSI[usize::from(self.game.setup.colours[seat.index()]) % 4];
        format!("{colour}{text}\u{1b}[0m")
    }

    fn tile_name(&self, tile: &Tile) -> String {
        self.language.say(&Message::new("ci-name").with("name", card_text(&tile.name)))
    }

    /// `A5`: the letter of the seat and the value; `--` if empty.
    fn die(&self, die: Die) -> String {
        match die.owner() {
            Some(seat) => self.paint(seat, format!("{}{}", seat.letter(), die.value())),
            None => "--".into(),
        }
    }

    fn dice(&self, dice: &[Die]) -> String {
        joined(dice.iter().map(|d| self.die(*d)), " ")
    }

    fn head(&mut self) {
        let (game, view) = (self.game, self.view);
        let phase = Message::new(match (view.phase, view.part) {
            (Phase::Characters, _) => "ci-phase-characters",
            (Phase::Items, _) => "ci-phase-items",
            (Phase::Plan, _) => "ci-phase-plan",
            (Phase::Execute, Part::Hq) => "ci-phase-execute-hq",
            (Phase::Execute, Part::Ai) => "ci-phase-execute-ai",
            (Phase::Execute, Part::Base) => "ci-phase-execute-base",
            (Phase::Harvest, _) => "ci-phase-harvest",
            (Phase::Rest, _) => "ci-phase-rest",
            (Phase::Over, _) => "ci-phase-over",
        });
        let mut head = Message::new("ci-board-round")
            .with("round", view.round)
            .with("last", ROUNDS)
            .with("phase", phase);
        if view.first != NONE {
            head = Message::new("ci-board-first-player").with("line", head).with("seat", Seat(view.first));
        }
        self.say("", &head);
        if let Some(event) = game.event(view) {
            let event = event.within(Message::new("ci-board-event").with("id", event.id.as_str()));
            self.say("", &event);
        }
        let sides = game.pack.clans.iter().zip(view.clan_sides);
        let clans = sides.filter_map(|(clan, side)| Some(clan.ability_message(some_index(side)?)));
        let clans: Vec<String> = clans.map(|clan| self.language.say(&clan)).collect();
        self.line(clans.join(" · "));
    }

    fn planet(&mut self) {
        let (game, view) = (self.game, self.view);
        if view.planet_side == NONE {
            return self.say("", &Message::new("ci-board-planet-not-yet"));
        }
        let planet = game.planet(view);
        self.line("");
        let side = if view.planet_side == 0 { "A" } else { "B" };
        self.say("", &Message::new("ci-board-planet").with("side", side));
        let half = |s: &crate::rules::planet::Space| i16::from(s.q) * 2 + i16::from(s.r);
        let left = planet.spaces.iter().map(half).min().unwrap_or(0);
        let texts: Vec<PlanetText> = (planet.spaces.iter().enumerate())
            .map(|(i, space)| {
                let place = usize::try_from(half(space) - left).unwrap_or(0);
                PlanetText { row: space.r, place, text: self.planet_space(i), name: space.name.clone() }
            })
            .collect();
        let columns = planet_columns(&texts, self.width);
        for row in texts.chunk_by(|one, other| one.row == other.row) {
            let mut line = String::new();
            // Columns of the row so far; marks of things to touch take none.
            let mut written = 0;
            for PlanetText { place, text, name, .. } in row {
                let pad = columns[*place].saturating_sub(written);
                line.push_str(&" ".repeat(pad));
                written += pad + text.chars().count() + 1;
                let _ = write!(line, "{} ", self.touch(&format!("space:{name}"), text.clone()));
            }
            self.line(line);
        }
    }

    /// A space of the Planet: its name, what it yields, the token to pick up, the Harvesters there.
    fn planet_space(&self, i: usize) -> String {
        let (game, view) = (self.game, self.view);
        let planet = game.planet(view);
        let space = &planet.spaces[i];
        let what = match planet.cache_number(i as u8) {
            Some(cache) if view.caches[cache] != NONE => format!("={}", view.caches[cache]),
            Some(_) => self.language.say(&Message::new("ci-board-cache")),
            None => space.gain.to_string(),
        };
        let token = match space.token {
            Some(token) if view.tokens & (1 << i) != 0 => {
                if token.amount().get(Res::G) > 0 {
                    "/G".to_string()
                } else {
                    format!("/{}", token.amount())
                }
            }
            _ => String::new(),
        };
        let mut here: String = Seat::all(game.humans())
            .filter(|s| usize::from(view.crew(*s).harvester) == i)
            .map(Seat::letter)
            .collect();
        if let Some(ai) = game.ai_seat().filter(|_| usize::from(view.ai.harvester) == i) {
            here.push(ai.letter());
        }
        let here_mark = if here.is_empty() { "" } else { "@" };
        format!("{} {what}{token}{here_mark}{here}", space.name)
    }

    fn negotiation(&mut self) {
        let (game, view) = (self.game, self.view);
        self.line("");
        self.say("", &Message::new("ci-board-negotiation"));
        let mut rows: Vec<[(u8, String); 3]> = Vec::new();
        for (row, printed) in game.boards().rows.iter().enumerate() {
            let slots = game.row_slots(row as u8);
            rows.push([0, 1, 2].map(|clan: u8| {
                let dice = self.dice(&view.tables.negotiation[usize::from(clan)][slots.clone()]);
                let mark = game.space_mark(Space::Negotiation(clan, row as u8));
                let (points, points_mark) = game.row_points(clan, row as u8);
                let (letter, cost) = (CLAN_LETTERS[usize::from(clan)], printed.cost[usize::from(clan)]);
                let text = format!("{letter}{} {cost}{mark}, {points}{points_mark}: {dice}", row + 1);
                (clan, text)
            }));
        }
        let widths = [0, 1, 2].map(|clan| rows.iter().map(|row| seen_width(&row[clan].1)).max().unwrap_or(0));
        for (row, cells) in rows.into_iter().enumerate() {
            let cells = cells.into_iter().zip(widths).map(|((clan, text), width)| {
                let pad = " ".repeat(width.saturating_sub(seen_width(&text)));
                format!("{}{pad}", self.place(Space::Negotiation(clan, row as u8), text))
            });
            let cells = joined(cells, "   ");
            self.line(format!("  {cells}"));
        }
        let pack = &game.pack;
        let advancements = pack.advancements.iter().zip(view.advancements);
        let left = advancements.filter(|(_, space)| *space == NONE).map(|(value, _)| value.to_string());
        let left = joined(left, " ");
        let open = |tokens: &[u8]| -> Vec<Message> {
            let spaces = (0..).zip(pack.consequences).filter(|(space, _)| !tokens.contains(space));
            spaces.map(|(_, kind)| consequence_word(kind)).collect()
        };
        let rewards = open(&view.advancements);
        let order_mark = game.mark("negotiation.tokens", "consequence_order");
        let advancements = if left.is_empty() && rewards.is_empty() {
            Message::new("ci-board-no-advancements")
        } else {
            Message::new("ci-board-advancements")
                .with("values", left)
                .with("mark", order_mark)
                .with("kinds", Argument::list(Joint::Comma, rewards))
        };
        self.say("  ", &advancements);
        let setbacks = pack.setbacks.iter().zip(view.setbacks).filter(|(_, space)| *space == NONE);
        let conditions = setbacks.map(|(setback, _)| game.condition_message(&setback.id));
        let setbacks = Message::new("ci-board-setbacks")
            .with("conditions", Argument::list(Joint::Comma, conditions))
            .with("mark", order_mark)
            .with("kinds", Argument::list(Joint::Comma, open(&view.setbacks)));
        self.say("  ", &setbacks);
    }

    fn depository(&mut self) {
        let (game, view) = (self.game, self.view);
        let boards = game.boards();
        let columns = boards.column_values();
        self.line("");
        let head = Message::new("ci-board-depository")
            .with("mark", game.mark("depository", "columns"))
            .with("columns", format!("{columns:?}"));
        self.say("", &head);
        for (row, printed) in boards.depository.iter().enumerate() {
            let dice = columns.iter().map(|value| {
                let die = self.die(view.tables.depository[row][usize::from(*value) - 1]);
                self.touch(&format!("at:dep-{}-{value}", printed.id), die)
            });
            let dice = joined(dice, " ");
            let reward: Argument = match printed.reward {
                RowReward::Step => Message::new("ci-board-step").into(),
                RowReward::Gain(amount) => amount.to_string().into(),
            };
            let row = Message::new("ci-board-row")
                .with("row", printed.id.to_string())
                .with("reward", reward)
                .with("dice", dice);
            self.say("  ", &row);
        }
        let hq = self.dice(&view.tables.hq[..usize::from(boards.headquarters)]);
        let hq = self.place(Space::Headquarters, hq);
        let rewards = either(game.pack.hq_reward.iter().map(ToString::to_string));
        self.say("", &Message::new("ci-board-headquarters").with("rewards", rewards).with("dice", hq));
    }

    fn locations(&mut self) {
        let (game, view) = (self.game, self.view);
        let (boards, t) = (game.boards(), &view.tables);
        let mines = boards.mines.iter().enumerate().map(|(i, mine)| {
            let mark = game.space_mark(Space::Mine(i as u8));
            let text = format!("X={} {}G{mark}: {}", mine.x, mine.gems, self.die(t.mine[i]));
            self.place(Space::Mine(i as u8), text)
        });
        let markets = boards.market.iter().enumerate().map(|(i, set)| {
            let mark = game.space_mark(Space::Market(i as u8));
            let text = format!("{}{mark}: {}", worths(set).join("="), self.die(t.market[i]));
            self.place(Space::Market(i as u8), text)
        });
        let academy = (0u8..).zip(boards.academy.iter().zip(t.academy)).map(|(i, (set, die))| {
            let values = joined(bits(*set).map(|value| value.to_string()), "/");
            let mark = game.space_mark(Space::Academy(i));
            self.place(Space::Academy(i), format!("{values}{mark}: {}", self.die(die)))
        });
        let costs = |list: &[Amount]| either(list.iter().map(ToString::to_string));
        let lab = joined(t.lab[..usize::from(boards.laboratory)].iter().map(|pair| self.dice(pair)), " / ");
        let lab = self.place(Space::Laboratory, lab);
        let foundry = self.dice(&t.foundry[..usize::from(boards.foundry)]);
        let foundry = self.place(Space::Foundry, foundry);
        let control = self.dice(&t.control[..usize::from(boards.control_room)]);
        let control = self.place(Space::Control, control);
        let stacks = |sort: Sort| {
            let stacks = view.stacks(sort);
            let tops = (1..).zip(stacks.visible.iter().zip(stacks.sizes));
            let tops = tops.filter(|(_, (top, _))| **top != NONE).map(|(n, (top, size))| {
                let stack = Message::new("ci-board-stack")
                    .with("n", n)
                    .with("tile", game.tile_message(sort, *top))
                    .with("left", size);
                let text = self.language.say(&stack);
                format!("  {}", self.touch(&format!("stack:{}-{n}", sort.word()), text))
            });
            tops.collect::<Vec<_>>()
        };
        let (farms, upgrades) = (stacks(Sort::Farm), stacks(Sort::Upgrade));
        let (first, rest) = (
            [
                Message::new("ci-board-mining").with("spaces", joined(mines, " | ")),
                Message::new("ci-board-laboratory")
                    .with("costs", costs(&game.pack.laboratory_cost))
                    .with("pairs", lab),
            ],
            [
                Message::new("ci-board-foundry")
                    .with("costs", costs(&game.pack.foundry_cost))
                    .with("dice", foundry),
                Message::new("ci-board-control")
                    .with("costs", costs(&game.pack.control_cost))
                    .with("dice", control),
                Message::new("ci-board-market").with("spaces", joined(markets, " | ")),
                Message::new("ci-board-academy")
                    .with("prices", game.pack.printed_dice_terms())
                    .with("spaces", joined(academy, " | ")),
                Message::new("ci-board-items")
                    .with("pile", view.item_pile)
                    .with("beneath", view.item_bottom.len())
                    .with("discarded", view.item_discard.count_ones()),
            ],
        );
        let [foundry, rest @ ..] = rest;
        for (lines, tiles) in [(first.as_slice(), farms), (&[foundry], upgrades), (&rest, Vec::new())] {
            lines.iter().for_each(|line| self.say("", line));
            tiles.iter().for_each(|tile| self.line(tile));
        }
    }

    fn base(&mut self, seat: Seat) {
        let (game, view) = (self.game, self.view);
        let crew = view.crew(seat);
        self.line("");
        let name = match crew.character() {
            NONE => Message::new("ci-no-character"),
            character => Message::new("ci-name")
                .with("name", game.pack.characters[usize::from(character)].name.as_str()),
        };
        let own = self.view.viewer == Viewer::Seat(seat);
        let supplies: Argument = if crew.supplies_hidden() {
            Message::new("ci-board-supplies-hidden").into()
        } else {
            let [w, a, p, g] = crew.res();
            format!("{w}W {a}A {p}P {g}G").into()
        };
        let mut line = Message::new(if own { "ci-board-own-seat" } else { "ci-board-seat" })
            .with("letter", self.paint(seat, seat.letter().to_string()))
            .with("seat", seat.to_string())
            .with("colour", colour(game.setup.colour(seat)))
            .with("name", name)
            .with("supplies", supplies)
            .with("points", game.points_of(view, seat));
        if crew.ready && matches!(view.phase, Phase::Plan) {
            line = Message::new("ci-board-ready").with("line", line);
        }
        self.say("", &line);
        let garages = (0..game.pack.base.garages()).map(|g| {
            let fee = game.fee(view, seat, Origin::Garage(g as u8));
            let tile = match g.checked_sub(1).map(|r| crew.upgrades[r]) {
                Some(kind) if kind != NONE => {
                    format!("/{}", self.tile_name(game.tile(Sort::Upgrade, kind)))
                }
                _ => String::new(),
            };
            let mark = game.mark("base", garage_fee_field(g));
            let text = format!("{}:{}{tile}({fee}A{mark})", g + 1, shown(crew.garages()[g]));
            if own { self.touch(&format!("at:garage-{}", g + 1), text) } else { text }
        });
        let garages = Message::new("ci-board-garages").with("garages", joined(garages, " "));
        self.say("  ", &garages);
        let farms = (0..game.pack.base.farms()).map(|f| {
            let what = match game.pack.base.farm_start.get(f) {
                Some(StartFarm::Boost(n)) => format!("+{n}"),
                Some(StartFarm::Grow([a, b])) => {
                    format!("{a}/{b}{}", game.mark("base", &farm_field(f)))
                }
                None => match game.tile_on_farm(view, seat, f) {
                    None => self.language.say(&Message::new("ci-empty")),
                    Some(tile) => self.tile_name(tile),
                },
            };
            let text = format!("{}:{}({what})", f + 1, shown(crew.farms()[f]));
            if own { self.touch(&format!("at:farm-{}", f + 1), text) } else { text }
        });
        let farms = joined(farms, " ");
        self.say("  ", &Message::new("ci-board-farms").with("farms", farms));
        let mut dice = Message::new("ci-board-dice")
            .with("pool", crew.pool)
            .with("cantina", crew.cantina)
            .with("supply", crew.supply);
        let rolled = crew.rolled_values().map(|value| match own {
            true => self.touch(&format!("die:{value}"), value.to_string()),
            false => value.to_string(),
        });
        let rolled = joined(rolled, " ");
        if !rolled.is_empty() {
            dice = Message::new("ci-board-rolled").with("line", dice).with("values", rolled);
        }
        if crew.hidden_dice() > 0 {
            dice = Message::new("ci-board-behind").with("line", dice).with("n", crew.hidden_dice());
        }
        self.say("  ", &dice);
        let face_up: Vec<String> = bits(crew.items).map(|i| game.item_name(i)).collect();
        let items = if face_up.is_empty() {
            Message::new("ci-board-none-face-up")
        } else {
            Message::new("ci-board-face-up").with("items", face_up.join(", "))
        };
        self.say("  ", &items);
        if own {
            for (id, set) in [("ci-board-hand-card", crew.hand()), ("ci-board-packet-card", crew.packet())] {
                for item in bits(set) {
                    let line = self.language.say(&Message::new(id).with("card", game.item_message(item)));
                    self.line(format!("  {}", self.touch(&format!("item:{}", game.item_id(item)), line)));
                }
            }
        } else {
            self.say("  ", &Message::new("ci-board-hand-size").with("cards", crew.hand_size()));
        }
    }

    fn ai(&mut self) {
        let (game, view) = (self.game, self.view);
        let Some(seat) = game.ai_seat() else { return };
        let opponent = game.opponent();
        let ai = &view.ai;
        self.line("");
        let line = Message::new("ci-board-ai")
            .with("letter", self.paint(seat, seat.letter().to_string()))
            .with("seat", seat.to_string())
            .with("level", opponent.level)
            .with("name", card_text(&opponent.name))
            .with("mark", mark_if(opponent.source.any_reconstructed()))
            .with("dice", ai.dice)
            .with("supply", ai.supply)
            .with("gems", ai.gems)
            .with("progress", ai.progress)
            .with("points", game.points_of(view, seat));
        self.say("", &line);
        let names = |set: u32| -> Argument {
            let ids: Vec<&str> =
                bits(set).map(|s| game.pack.ai.schemes[usize::from(s)].id.as_str()).collect();
            if ids.is_empty() { Message::new("ci-board-no-schemes").into() } else { ids.join(" ").into() }
        };
        let schemes = Message::new("ci-board-schemes")
            .with("pile", ai.pile.count_ones())
            .with("shown", names(ai.shown))
            .with("discarded", names(ai.discard));
        self.say("  ", &schemes);
        if ai.card != NONE {
            self.say("  ", &Message::new("ci-board-scheme").with("card", game.scheme_message(ai.card)));
        }
    }
}

fn colour(colour: &str) -> Message {
    Message::new(match colour {
        "purple" => "ci-colour-purple",
        "orange" => "ci-colour-orange",
        "blue" => "ci-colour-blue",
        _ => "ci-colour-black",
    })
}

/// Texts one after another, with something between them.
fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

fn shown(value: u8) -> String {
    if value == 0 { "-".into() } else { value.to_string() }
}
