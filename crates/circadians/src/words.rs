//! What a table needs beyond the rules: words, records, read-outs, packs, bots.

use crate::pack::Pack;
use crate::setup::{BOTS, COLOURS};
use crate::{Action, Chance, Circadians, Event, Setup, State, View, automa, notation, query, record};
use serde_json::{Value, json};
use solarium_core::{
    BadQuery, BadText, Bot, Explained, Game, GameInfo, PackProblems, Preset, PrintedValue, Reasons, RuleText,
    Seat, SetupOption, Shelf, Tabletop, Tally, Trace, Uniform, Viewer, rule_texts,
};

const RULES: &str = include_str!("../RULES.md");

impl Tabletop for Circadians {
    type Pack = Pack;

    fn info() -> GameInfo {
        GameInfo {
            id: Circadians::ID,
            title: "Circadians: First Light",
            summary: "Crews of dice bargain, trade, explore and build on an inhabited planet; 8 rounds, with or without an AI.",
            rules_version: Circadians::RULES_VERSION,
            seats_min: 2,
            seats_max: 4,
            minutes: [60, 120],
            secrets: true,
            seat_kinds: ["human", "ai", "ai:1", "ai:2", "ai:3", "ai:4"]
                .into_iter()
                .map(String::from)
                .chain(BOTS.iter().map(|name| format!("bot:{name}")))
                .collect(),
            options: options(),
            presets: presets(),
            queries: query::list(),
            bots: BOTS.to_vec(),
        }
    }

    fn rules() -> Vec<RuleText> {
        rule_texts(RULES, "CI")
    }

    fn standard_pack() -> Pack {
        Pack::standard()
    }

    fn parse_pack(file: &str, text: &str) -> Result<Pack, PackProblems> {
        Pack::parse(file, text)
    }

    fn pack_id(pack: &Pack) -> String {
        pack.id.clone()
    }

    fn show_pack(pack: &Pack) -> String {
        pack.show()
    }

    fn printed_values(pack: &Pack) -> Vec<PrintedValue> {
        pack.printed_values()
    }

    fn from_setup(setup: &Value, shelf: &Shelf<Pack>) -> Result<Self, Reasons> {
        Setup::parse(setup, shelf).map(Circadians::new)
    }

    fn setup(&self) -> Value {
        self.setup.to_json()
    }

    fn notices(&self) -> Vec<String> {
        let stand_ins = self.pack.stand_ins().count();
        if stand_ins == 0 {
            return Vec::new();
        }
        vec![format!(
            "{stand_ins} records of the pack {} hold stand-ins for printed values that are not known; they carry the mark °",
            self.pack.id
        )]
    }

    fn record(&self, state: &State) -> Value {
        record::write(self, state)
    }

    fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Self, State), Reasons> {
        record::read(record, shelf)
    }

    fn position_line(&self, state: &State) -> String {
        let part = if state.phase == crate::Phase::Execute {
            format!("/{}", state.part.word())
        } else {
            String::new()
        };
        let points: Vec<String> =
            Seat::all(self.seats()).map(|s| format!("{} {}", s.letter(), self.points(state, s))).collect();
        format!("round {} {}{part} · {}", state.round, state.phase.word(), points.join(", "))
    }

    fn action_text(&self, action: Action) -> String {
        notation::action(self, action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, BadText> {
        notation::parse_action(self, text)
    }

    fn chance_text(&self, outcome: Chance) -> String {
        notation::chance(self, outcome)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, BadText> {
        notation::parse_chance(self, text)
    }

    fn chance_for(&self, state: &State) -> Value {
        self.drawn_for(state)
    }

    fn label(&self, view: &View, seat: Seat, action: Action) -> String {
        self.action_words(&view.known, seat, action)
    }

    fn touches(&self, view: &View, action: Action) -> Vec<String> {
        let seat = match view.viewer {
            Viewer::Seat(seat) if seat.index() < self.humans() => Some(seat),
            _ => None,
        };
        self.touch_path(&view.known, seat, action)
    }

    fn meant(&self, view: &View, seat: Seat, touch: &str) -> Vec<Action> {
        self.meant_by(&view.known, seat, touch)
    }

    fn chance_label(&self, outcome: Chance) -> String {
        match outcome {
            Chance::First(seat) => Seat(seat).letter().to_string(),
            Chance::Side(side) => format!("side {}", if side == 0 { 'A' } else { 'B' }),
            Chance::FarmTile(kind) => self.tile_words(crate::Sort::Farm, kind),
            Chance::UpgradeTile(kind) => self.tile_words(crate::Sort::Upgrade, kind),
            Chance::Character(character) => self.pack.characters[usize::from(character)].name.clone(),
            Chance::Item(item) => self.item_name(item),
            Chance::Event(event) => self.pack.events[usize::from(event)].name.clone(),
            Chance::Cache(points) => format!("{points} points"),
            Chance::Die(value) => format!("a {value}"),
            Chance::Scheme(scheme) => self.scheme_words(scheme),
        }
    }

    fn score_details(&self, view: &View, seat: Seat) -> Vec<(&'static str, String)> {
        self.points_in_detail(&view.known, seat)
    }

    fn tally(&self, events: &[Event]) -> Vec<Tally> {
        let mut list = Vec::new();
        let mut add = |name, seat: &Seat, n: i64| Tally::add(&mut list, name, self.seats(), *seat, n);
        for event in events {
            match event {
                Event::DieActioned { seat, space, .. } => {
                    add("actioned", seat, 1);
                    add("bargained", seat, i64::from(space.starts_with("neg-")));
                }
                Event::ItemTraded { seat, .. } => add("traded", seat, 1),
                Event::HarvesterMoved { seat, .. } => add("moved", seat, 1),
                Event::TilePlaced { seat, .. } => add("tiles", seat, 1),
                Event::SetBack { seat, turned: false, .. } => add("setbacks", seat, 1),
                Event::Skipped { seat } => add("cantina", seat, 1),
                Event::StoodDown { seat, dice } => add("cantina", seat, i64::from(*dice)),
                _ => {}
            }
        }
        list
    }

    fn prompt(&self, view: &View, seat: Seat) -> String {
        self.question_words(&view.known, seat)
    }

    fn event_text(&self, event: &Event) -> String {
        self.event_words(event)
    }

    fn board_text(&self, view: &View, colour: bool) -> String {
        crate::board_text::board_text(self, &view.known, view.viewer, colour)
    }

    fn explain(&self, view: &View, seat: Seat) -> Option<Explained<Action>> {
        if self.ai_seat() != Some(seat) || !self.turn(&view.known).includes(seat) {
            return None;
        }
        let mut trace = Trace::default();
        automa::decide(self, &view.known, &mut trace)?;
        Some(Explained { action: Action::Resolve, trace })
    }

    fn query(&self, view: &View, name: &str, args: &Value) -> Result<Value, BadQuery> {
        query::answer(self, &view.known, view.viewer, name, args)
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy" => Some(Box::new(crate::greedy::Greedy)),
            "random" => Some(Box::new(Uniform)),
            _ => None,
        }
    }
}

impl Circadians {
    /// Whom or what the present chance point concerns: a seat, a place, or nobody.
    fn drawn_for(&self, state: &State) -> Value {
        use crate::flow::Draw;
        use crate::opening::Opening;
        let stack = |sort: crate::Sort, n: u8| json!(format!("{}-stack-{}", sort.word(), n + 1));
        match self.due_draw(state) {
            Some(Draw::Item(seat) | Draw::Die(seat)) => json!(seat),
            Some(Draw::Opening(Opening::Character(seat) | Opening::Item(seat))) => json!(seat),
            Some(Draw::Opening(Opening::PlanetSide)) => json!("planet"),
            Some(Draw::Opening(Opening::ClanSide(clan))) => json!(self.pack.clans[usize::from(clan)].id),
            Some(Draw::Opening(Opening::Tile(sort, n)) | Draw::Tile(sort, n)) => stack(sort, n),
            Some(Draw::Cache(cache)) => {
                let planet = self.planet(state);
                json!(planet.name(planet.caches[cache]))
            }
            Some(Draw::Scheme) => json!(self.ai_seat()),
            Some(Draw::Opening(Opening::First) | Draw::Event) | None => Value::Null,
        }
    }
}

fn options() -> Vec<SetupOption> {
    let option = |name, kind, values: Value, default, meaning| SetupOption {
        name,
        kind,
        values: values.as_array().cloned().unwrap_or_default(),
        default,
        meaning,
        rule: "CI-2.1",
    };
    vec![
        option(
            "seats",
            "list",
            json!([]),
            json!(["human", "human"]),
            "2 to 4 × human or bot:<name>, or 1 to 3 of them followed by one ai or ai:<opponent>",
        ),
        option("planet", "choice", json!(["A", "B", "random"]), json!("A"), "side of the Planet board"),
        option(
            "clans",
            "object",
            json!([]),
            json!({"leyrien": "A", "zcharo": "A", "jrayek": "A"}),
            "side of each Clan board: A, B or random",
        ),
        option(
            "characters",
            "choice",
            json!(["deal2", "free"]),
            json!("deal2"),
            "two dealt to each human, one kept; or all open, the last in turn order chooses first",
        ),
        option(
            "opponent",
            "integer",
            json!([1, 2, 3, 4]),
            json!(1),
            "AI opponent, easiest first; only with an AI",
        ),
        option(
            "supplies",
            "choice",
            json!(["open", "hidden"]),
            json!("open"),
            "whether Water, Algae, Power and Gem totals of humans are shown to others",
        ),
        option("colours", "list", json!(COLOURS), json!(COLOURS), "colour of each seat; no effect on play"),
        option("pack", "text", json!(["standard"]), json!("standard"), "data pack, by name"),
    ]
}

fn presets() -> Vec<Preset> {
    let preset = |id, name, setup| Preset { id, name, setup };
    vec![
        preset("first-game", "First game", json!({"seats": ["human", "human"], "characters": "free"})),
        preset("two", "Two players", json!({"seats": ["human", "human"]})),
        preset("three", "Three players", json!({"seats": ["human", "human", "human"]})),
        preset("four", "Four players", json!({"seats": ["human", "human", "human", "human"]})),
        preset(
            "free-characters",
            "Two players, characters chosen freely, sides drawn",
            json!({
                "seats": ["human", "human"],
                "characters": "free",
                "planet": "random",
                "clans": {"leyrien": "random", "zcharo": "random", "jrayek": "random"},
            }),
        ),
        preset("solo-1", "Alone against the Novice", json!({"seats": ["human", "ai:1"]})),
        preset("solo-2", "Alone against the Steady", json!({"seats": ["human", "ai:2"]})),
        preset("solo-3", "Alone against the Sharp", json!({"seats": ["human", "ai:3"]})),
        preset("solo-4", "Alone against the Ruthless", json!({"seats": ["human", "ai:4"]})),
        preset("two-and-ai", "Two players and the AI", json!({"seats": ["human", "human", "ai:2"]})),
    ]
}
