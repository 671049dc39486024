//! What each seat has: its base with Garages and Farms, dice, Items; the board of the AI.

use super::{BASE, Page, WIDTH, shortened};
use solarium_circadians::pack::{Res, StartFarm, farm_field, garage_fee_field};
use solarium_circadians::{CrewView, KnownCrew, NONE, Origin, Sort};
use solarium_core::Seat;

impl Page<'_> {
    /// Ids of the own base are plain; those of others carry the seat.
    fn own(&self, seat: Seat, id: &str) -> String {
        if self.view.is(seat) { format!("at:{id}") } else { format!("seat-{seat}-{id}") }
    }

    pub(super) fn base(&mut self, seat: Seat, top: f64) {
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
            let fee = format!("{fee}{}", self.mark("base", garage_fee_field(g)));
            self.counted(&fee, "a", x + 40.0, top + 16.0);
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
            match base.farm_start.get(f) {
                Some(StartFarm::Grow([a, b])) => {
                    let name = |res: &Res| res.letter().to_ascii_lowercase().to_string();
                    self.sign(&name(a), x + 16.0, y + 45.0);
                    self.words("t", x + 33.0, y + 45.0, "/");
                    self.sign(&name(b), x + 40.0, y + 45.0);
                    self.words("t", x + 56.0, y + 45.0, self.mark("base", &farm_field(f)));
                }
                _ => self.words("n", x + 36.0, y + 44.0, &what),
            }
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
        let width = 144.0;
        let per_row = 4;
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
            let after = self.amount(card.cost, mark("cost"), x + 8.0, y + 24.0);
            self.counted(&format!("{}{}", card.points, mark("points")), "star", after + 6.0, y + 24.0);
            self.words("n", x + width / 2.0, y + 34.0, &shortened(&self.said(&card.text), 34));
            self.svg.close();
        }
        if !own {
            self.words("t", 610.0, top + 120.0, &format!("hand {}", crew.hand_size()));
        }
    }

    pub(super) fn ai(&mut self, top: f64) {
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
}
