//! All boards in plain text.

use super::card_texts::card_text;
use super::names::{either, mark_if};
use crate::pack::{Amount, Consequence, ROUNDS, Res, RowReward, StartFarm, worths};
use crate::records::notation::CLAN_LETTERS;
use crate::{
    Circadians, Die, KnownCrew, NONE, Origin, Part, Phase, Sort, Space, State, View, bits, some_index,
};
use solarium_core::{Argument, BoardText, Game, Joint, Language, Message, Seat, Viewer};
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

impl BoardText for Circadians {
    /// The board as the viewer sees it.
    fn board_text(&self, view: &View, language: &dyn Language, colour: bool) -> String {
        let mut page = Page { game: self, view, language, colour, text: String::new() };
        page.head();
        page.planet();
        page.negotiation();
        page.depository();
        page.locations();
        for seat in Seat::all(self.humans()) {
            page.base(seat);
        }
        page.ai();
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
                Some(_) => self.language.say(&Message::new("ci-board-cache")),
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
        self.say("", &Message::new("ci-board-negotiation"));
        for (row, printed) in game.boards().rows.iter().enumerate() {
            let slots = game.row_slots(row as u8);
            let cells = (0..3u8).map(|clan| {
                let dice = self.dice(&view.tables.negotiation[usize::from(clan)][slots.clone()]);
                let mark = game.space_mark(Space::Negotiation(clan, row as u8));
                let (points, points_mark) = game.row_points(clan, row as u8);
                let (letter, cost) = (CLAN_LETTERS[usize::from(clan)], printed.cost[usize::from(clan)]);
                format!("{letter}{} {cost}{mark}, {points}{points_mark}: {dice}", row + 1)
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
        let advancements = if left.is_empty() && rewards.is_empty() {
            Message::new("ci-board-no-advancements")
        } else {
            Message::new("ci-board-advancements")
                .with("values", left)
                .with("kinds", Argument::list(Joint::Comma, rewards))
        };
        self.say("  ", &advancements);
        let setbacks = pack.setbacks.iter().zip(view.setbacks).filter(|(_, space)| *space == NONE);
        let conditions = setbacks.map(|(setback, _)| {
            let mark = game.mark("negotiation.tokens", &setback.id);
            if setback.id == format!("same{}", setback.same) {
                Message::new("ci-word-same").with("n", setback.same).with("mark", mark)
            } else if setback.id == format!("sum{}", setback.sum) {
                Message::new("ci-word-sum").with("n", setback.sum).with("mark", mark)
            } else {
                Message::new("ci-name").with("name", format!("{}{mark}", setback.id))
            }
        });
        let setbacks = Message::new("ci-board-setbacks")
            .with("conditions", Argument::list(Joint::Comma, conditions))
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
            let dice: Vec<Die> =
                columns.iter().map(|v| view.tables.depository[row][usize::from(*v) - 1]).collect();
            let reward: Argument = match printed.reward {
                RowReward::Step => Message::new("ci-board-step").into(),
                RowReward::Gain(amount) => amount.to_string().into(),
            };
            let row = Message::new("ci-board-row")
                .with("row", printed.id.to_string())
                .with("reward", reward)
                .with("dice", self.dice(&dice));
            self.say("  ", &row);
        }
        let hq = self.dice(&view.tables.hq[..usize::from(boards.headquarters)]);
        let rewards = either(game.pack.hq_reward.iter().map(ToString::to_string));
        self.say("", &Message::new("ci-board-headquarters").with("rewards", rewards).with("dice", hq));
    }

    fn locations(&mut self) {
        let (game, view) = (self.game, self.view);
        let (boards, t) = (game.boards(), &view.tables);
        let mines = boards.mines.iter().enumerate().map(|(i, mine)| {
            let mark = game.space_mark(Space::Mine(i as u8));
            format!("X={} {}G{mark}: {}", mine.x, mine.gems, self.die(t.mine[i]))
        });
        let markets = boards.market.iter().enumerate().map(|(i, set)| {
            let mark = game.space_mark(Space::Market(i as u8));
            format!("{}{mark}: {}", worths(set).join("="), self.die(t.market[i]))
        });
        let academy = boards.academy.iter().zip(t.academy).map(|(set, die)| {
            let values = joined(bits(*set).map(|value| value.to_string()), "/");
            format!("{values}: {}", self.die(die))
        });
        let costs = |list: &[Amount]| either(list.iter().map(ToString::to_string));
        let lab = t.lab[..usize::from(boards.laboratory)].iter().map(|pair| self.dice(pair));
        let foundry = self.dice(&t.foundry[..usize::from(boards.foundry)]);
        let control = self.dice(&t.control[..usize::from(boards.control_room)]);
        let stacks = |sort: Sort| {
            let stacks = view.stacks(sort);
            let tops = stacks.visible.iter().zip(stacks.sizes).map(|(top, size)| match *top {
                NONE => "-".to_string(),
                kind => format!("{} ×{size}", game.tile_id(sort, kind)),
            });
            joined(tops, ", ")
        };
        let lines = [
            Message::new("ci-board-mining").with("spaces", joined(mines, " | ")),
            Message::new("ci-board-laboratory")
                .with("costs", costs(&game.pack.laboratory_cost))
                .with("pairs", joined(lab, " / "))
                .with("tiles", stacks(Sort::Farm)),
            Message::new("ci-board-foundry")
                .with("costs", costs(&game.pack.foundry_cost))
                .with("dice", foundry)
                .with("tiles", stacks(Sort::Upgrade)),
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
        ];
        for line in &lines {
            self.say("", line);
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
                Some(kind) if kind != NONE => format!("/{}", game.tile_id(Sort::Upgrade, kind)),
                _ => String::new(),
            };
            format!("{}:{}{tile}({fee}A)", g + 1, shown(crew.garages()[g]))
        });
        let garages = Message::new("ci-board-garages")
            .with("garages", joined(garages, " "))
            .with("mark", game.mark("base", "garage_fee"));
        self.say("  ", &garages);
        let farms = (0..game.pack.base.farms()).map(|f| {
            let what = match game.pack.base.farm_start.get(f) {
                Some(StartFarm::Boost(n)) => format!("+{n}"),
                Some(StartFarm::Grow([a, b])) => format!("{a}/{b}"),
                None => match game.tile_on_farm(view, seat, f) {
                    None => self.language.say(&Message::new("ci-empty")),
                    Some(tile) => tile.id.clone(),
                },
            };
            format!("{}:{}({what})", f + 1, shown(crew.farms()[f]))
        });
        let farms = joined(farms, " ");
        self.say("  ", &Message::new("ci-board-farms").with("farms", farms));
        let mut dice = Message::new("ci-board-dice")
            .with("pool", crew.pool)
            .with("cantina", crew.cantina)
            .with("supply", crew.supply);
        let rolled = joined(crew.rolled_values().map(|value| value.to_string()), " ");
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
                    self.say("  ", &Message::new(id).with("card", game.item_message(item)));
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

/// The word of a reward or punishment, as its token shows it.
fn consequence_word(kind: Consequence) -> Message {
    Message::new(match kind {
        Consequence::Items => "ci-word-items",
        Consequence::Die => "ci-word-die",
        Consequence::Gem => "ci-word-gem",
        Consequence::Harvester => "ci-word-harvester",
        Consequence::Upgrade => "ci-word-upgrade",
        Consequence::Farm => "ci-word-farm",
    })
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
