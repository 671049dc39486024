//! The six Location boards with their tile stacks, prices and answers.

use super::spot::Spot;
use super::{Scene, icons};
use crate::shared::{named, with_stand_in_note};
use maud::{Markup, html};
use solarium_circadians::pack::{Amount, Pack, Res, Tile};
use solarium_circadians::{Die, KnownCrew, NONE, Question, Sort, Space, Task};

/// What a Farm tile does, as signs.
pub(super) fn farm_signs(tile: &Tile) -> Markup {
    html! {
        @if !tile.passive.is_none() { (icons::amount(tile.passive)) }
        @if let Some(amount) = tile.six { (icons::face(6)) "→" (icons::amount(amount)) }
        @if let Some([a, b]) = tile.grow { (icons::coin(a.letter(), "")) "/" (icons::coin(b.letter(), "")) }
        @if tile.points > 0 { (icons::points(tile.points)) }
    }
}

/// What an Upgrade tile does to the die of its Garage, as signs.
pub(super) fn upgrade_signs(tile: &Tile) -> Markup {
    html! {
        @if tile.alter { b class="ci-change" { "±1" } }
        @if tile.raise { b class="ci-change" { "+1+2" } }
        @if tile.flip { b class="ci-change" { "⇅" } }
        @if tile.water > 0 { b { "−" } (icons::coin('W', tile.water)) }
        @if tile.no_fee { (icons::coin('A', 0)) }
        @if tile.points > 0 { (icons::points(tile.points)) }
    }
}

/// CI-1.6: how many tiles lie on a stack hangs on how many of each kind there are, and that may be our stand-in.
pub(super) fn counts_are_ours(pack: &Pack, sort: Sort) -> bool {
    pack.tiles(sort).iter().any(|tile| tile.source.reconstructed("count"))
}

impl Scene<'_> {
    pub(super) fn locations(&self) -> Markup {
        html! {
            h2 id="ci-at-locations" class="ci-title ci-unseen" { (self.words.get("ci-locations")) }
            div class="ci-locations" data-rule="CI-8.2" {
                (self.mining()) (self.laboratory()) (self.foundry()) (self.control()) (self.market()) (self.academy())
            }
        }
    }

    fn frame(&self, id: &str, title: &str, aside: Markup, body: Markup) -> Markup {
        let closed = self.game.event(self.view).is_some_and(|event| {
            let board = match id {
                "control" => Some(Space::Control),
                "foundry" => Some(Space::Foundry),
                "lab" => Some(Space::Laboratory),
                "mine" => Some(Space::Mine(0)),
                "market" => Some(Space::Market(0)),
                "academy" => Some(Space::Academy(0)),
                _ => None,
            };
            board.is_some_and(|space| event.closes(space.board()))
        });
        // CI-17.8: the letters of the scheme cards.
        let letter = match id {
            "lab" => Some('B'),
            "foundry" => Some('F'),
            "market" => Some('M'),
            "mine" => Some('X'),
            "academy" => Some('C'),
            _ => None,
        };
        let rule = match id {
            "mine" => "CI-8.5",
            "lab" => "CI-8.6",
            "foundry" => "CI-8.9",
            "control" => "CI-8.10",
            "market" => "CI-8.11",
            _ => "CI-8.12",
        };
        html! {
            section class={ "ci-loc ci-loc-" (id) @if closed { " ci-shut" } } data-rule=(rule) {
                @if let Some(letter) = letter { (self.ai_marks(letter)) }
                h3 { span class="ci-name" data-sign={ "at-" (id) } { (icons::drawing(&format!("at-{id}"))) (title) } @if closed { b class="ci-closed-word" { (self.words.get("ci-closed")) } } (aside) }
                (body)
            }
        }
    }

    /// Alternatives of a price: printed or, when the die due asks, final; answers where one has to be chosen.
    fn ways(&self, space: &str, here: Space, printed: &[Amount], mark: Markup) -> Markup {
        let paying = matches!(self.question, Some(Question::Chain(Task::Pay)))
            && self.view.die_action.space.board() == here.board();
        let Some(you) = self.you.filter(|_| paying) else { return self.price(space, printed, mark) };
        let die_action = self.view.die_action;
        let costs = self.game.costs(self.view, you, die_action.space, die_action.value, die_action.water_off);
        html! {
            span class="ci-price" {
                @for (cost, printed) in costs.iter().zip(printed) {
                    @let res = Res::ALL.into_iter().find(|r| printed.get(*r) > 0).unwrap_or(Res::W);
                    @let name = self.words.fill("ci-pay", &[("what", &self.amount_words(*cost))]);
                    span class="ci-answer" role="button" data-touch={ "pay:" (res) } { (named(self.words, &name, icons::amount(*cost))) }
                }
                (mark)
            }
        }
    }

    /// Spaces of a board on which the left-most free one is meant.
    fn alike(&self, id: &str, title: &str, dice: &[Die]) -> Markup {
        let free = dice.iter().position(|d| d.is_none());
        html! {
            div class="ci-slots" {
                @for (i, die) in dice.iter().enumerate() {
                    @let label = self.words.fill("ci-name-space", &[("board", &title), ("n", &(i + 1)), ("held", &self.held_words(*die))]);
                    @if free == Some(i) {
                        (self.spot(Spot { space: id, touch: None, label, more: String::new(), body: self.held(*die), lose: Vec::new() }))
                    } @else { (self.taken(&format!("{id}-{}", i + 1), &label, self.held(*die))) }
                }
            }
        }
    }

    fn taken(&self, name: &str, label: &str, body: Markup) -> Markup {
        html! {
            div class="ci-space" {
                div class="ci-spot" role="button" data-touch={ "at:" (name) } data-name=(name) data-tip=(label) { (named(self.words, label, body)) }
            }
        }
    }

    pub(super) fn mine_name(&self, i: usize) -> String {
        let mine = &self.game.boards().mines[i];
        let held = self.held_words(self.view.tables.mine[i]);
        let args: [(&str, &dyn std::fmt::Display); 4] =
            [("n", &(i + 1)), ("x", &mine.x), ("gems", &mine.gems), ("held", &held)];
        self.words.fill("ci-name-mine", &args)
    }

    fn mining(&self) -> Markup {
        let title = self.words.get("ci-mining");
        let path = format!("mining_camp.sides[{}]", self.side("mining_camp.sides"));
        let body = html! {
            div class="ci-slots ci-wide" {
                @for (i, mine) in self.game.boards().mines.iter().enumerate() {
                    @let die = self.view.tables.mine[i];
                    @let space = format!("mine-{}", i + 1);
                    @let label = self.mine_name(i);
                    @let printed = html! {
                        span class="ci-formula" { (mine.x) "−" (icons::face(0)) }
                    };
                    @let body = html! {
                        (self.held(die))
                        span class="ci-terms" {
                            @if self.outlook.offer(&space).is_some() { (self.price(&space, &[], self.mark(&path, &space))) }
                            @else { span { (printed) (self.mark(&path, &space)) } }
                            span { @if self.outlook.offer(&space).is_none() { (icons::coin('W', "")) } "→" (icons::coin('G', mine.gems)) }
                        }
                    };
                    (self.spot(Spot { space: &space, touch: None, label, more: String::new(), body, lose: Vec::new() }))
                }
            }
        };
        self.frame("mine", title, html! {}, body)
    }

    pub(super) fn pair_name(&self, i: usize) -> String {
        let dice = self.view.tables.lab[i].iter().filter(|d| d.is_some());
        let held: Vec<String> = dice.map(|d| self.held_words(*d)).collect();
        let held = if held.is_empty() { self.words.get("ci-free").to_string() } else { held.join(", ") };
        self.words.fill("ci-name-pair", &[("n", &(i + 1)), ("held", &held)])
    }

    fn laboratory(&self) -> Markup {
        let title = self.words.get("ci-laboratory");
        let pairs = &self.view.tables.lab[..usize::from(self.game.boards().laboratory)];
        let free = pairs.iter().position(|pair| pair.iter().all(|d| d.is_none()));
        let body = html! {
            div class="ci-slots" {
                @for (i, pair) in pairs.iter().enumerate() {
                    @let label = self.pair_name(i);
                    @let body = html! { span class="ci-pair" { (self.held(pair[0])) (self.held(pair[1])) } };
                    @if free == Some(i) {
                        (self.spot(Spot { space: "lab", touch: None, label, more: String::new(), body, lose: Vec::new() }))
                    } @else { (self.taken(&format!("lab-{}", i + 1), &label, body)) }
                }
            }
            (self.stacks(Sort::Farm))
        };
        let ways =
            self.ways("lab", Space::Laboratory, &self.pack.laboratory_cost, self.mark("laboratory", "cost"));
        self.frame("lab", title, ways, body)
    }

    fn foundry(&self) -> Markup {
        let title = self.words.get("ci-foundry");
        let dice = &self.view.tables.foundry[..usize::from(self.game.boards().foundry)];
        let body = html! { (self.alike("foundry", title, dice)) (self.stacks(Sort::Upgrade)) };
        let ways =
            self.ways("foundry", Space::Foundry, &self.pack.foundry_cost, self.mark("foundry", "cost"));
        self.frame("foundry", title, ways, body)
    }

    pub(super) fn stack_name(&self, sort: Sort, i: usize) -> String {
        let stacks = self.view.stacks(sort);
        let key = if sort == Sort::Farm { "ci-name-farm-stack" } else { "ci-name-upgrade-stack" };
        let tile = self.tile_name(sort, stacks.visible[i]);
        self.words.fill(key, &[("n", &(i + 1)), ("tile", &tile), ("left", &stacks.sizes[i])])
    }

    fn stacks(&self, sort: Sort) -> Markup {
        let stacks = self.view.stacks(sort);
        let due = (sort == Sort::Upgrade && self.outlook.shown > 0)
            .then(|| usize::from(self.pack.foundry_stack[usize::from(self.outlook.shown)]));
        html! {
            div class="ci-stacks" {
                @for i in 0..stacks.visible.len() {
                    @let kind = stacks.visible[i];
                    @let (name, _) = self.tile_words(sort, kind);
                    @let fits = (1..=6u8).filter(|v| usize::from(self.pack.foundry_stack[usize::from(*v)]) == i);
                    @let label = self.stack_name(sort, i);
                    span class={ "ci-tile" @if due == Some(i) { " ci-tile-due" } } role="button" data-touch={ "stack:" (sort.word()) "-" (i + 1) } data-name={ (sort.word()) "-stack-" (i + 1) } data-tip=(label) {
                        span class="unseen" { (with_stand_in_note(self.words, label, counts_are_ours(self.pack, sort))) }
                        span class="ci-signs" aria-hidden="true" {
                            @if kind != NONE {
                                @match sort {
                                    Sort::Farm => (farm_signs(&self.pack.farm_tiles[usize::from(kind)])),
                                    Sort::Upgrade => (upgrade_signs(&self.pack.upgrade_tiles[usize::from(kind)])),
                                }
                            }
                        }
                        span class="ci-left" aria-hidden="true" {
                            @if sort == Sort::Upgrade { @for value in fits { (icons::face(value)) } }
                            span class="ci-count" { "×" (stacks.sizes[i]) } (self.marked(counts_are_ours(self.pack, sort)))
                        }
                        small class="ci-tile-name" aria-hidden="true" { (name) }
                    }
                }
            }
        }
    }

    /// A kind of tile with its effect, in words.
    pub(super) fn tile_name(&self, sort: Sort, kind: u8) -> String {
        let (name, text) = self.tile_words(sort, kind);
        if text.is_empty() { name } else { format!("{name}: {text}") }
    }

    /// Name and effect of a kind of tile.
    pub(super) fn tile_words(&self, sort: Sort, kind: u8) -> (String, String) {
        if kind == NONE {
            return (self.words.get("ci-empty").into(), String::new());
        }
        let Tile { name, text, .. } = &self.pack.tiles(sort)[usize::from(kind)];
        (self.say(name).into_owned(), self.say(text).into_owned())
    }

    fn control(&self) -> Markup {
        let title = self.words.get("ci-control");
        let dice = &self.view.tables.control[..usize::from(self.game.boards().control_room)];
        // CI-9.3: the guide lies as the Planet does.
        let open = match self.you.filter(|_| self.laid_out()) {
            Some(you) => self.game.planet(self.view).steps(self.view.crew(you).harvester),
            None => 0b0111_1110,
        };
        const GUIDE: [(u8, &str); 6] = [(6, "↖"), (1, "↗"), (5, "←"), (2, "→"), (4, "↙"), (3, "↘")];
        let body = html! {
            div class="ci-beside" { (self.alike("control", title, dice))
            div class="ci-guide" role="img" aria-label=(self.words.get("ci-guide")) {
                @for (value, arrow) in GUIDE {
                    span class={ "ci-way ci-way-" (value) @if open & (1 << value) == 0 { " ci-crossed" } @else if self.outlook.values.contains(&value) { " ci-due" } } { (icons::face(value)) (arrow) }
                }
            }
            }
        };
        let ways =
            self.ways("control", Space::Control, &self.pack.control_cost, self.mark("control_room", "cost"));
        self.frame("control", title, ways, body)
    }

    pub(super) fn market_name(&self, i: usize) -> String {
        let set = &self.game.boards().market[i];
        let worth = Res::ALL.into_iter().filter(|r| set[*r as usize] > 0);
        let worth: Vec<String> = worth.map(|r| self.counted(r, u32::from(set[r as usize]))).collect();
        let held = self.held_words(self.view.tables.market[i]);
        self.words.fill("ci-name-market", &[("n", &(i + 1)), ("set", &worth.join(" = ")), ("held", &held)])
    }

    fn market(&self) -> Markup {
        let title = self.words.get("ci-market");
        let path = format!("market.sides[{}]", self.side("market.sides"));
        let trading = match self.question {
            Some(Question::Chain(Task::Market(left))) => Some(left),
            _ => None,
        };
        let body = html! {
            div class="ci-slots ci-wide" {
                @for (i, set) in self.game.boards().market.iter().enumerate() {
                    @let die = self.view.tables.market[i];
                    @let space = format!("market-{}", i + 1);
                    @let worth: Vec<Res> = Res::ALL.into_iter().filter(|r| set[*r as usize] > 0).collect();
                    @let label = self.market_name(i);
                    @let body = html! {
                        (self.held(die))
                        span class="ci-terms ci-equal" {
                            @for (k, res) in worth.iter().enumerate() {
                                span { @if k > 0 { "= " } (icons::coin(res.letter(), set[*res as usize])) @if k + 1 == worth.len() { (self.mark(&path, &space)) } }
                            }
                        }
                    };
                    (self.spot(Spot { space: &space, touch: None, label, more: String::new(), body, lose: Vec::new() }))
                }
            }
            @if let (Some(_), Some(you), Space::Market(i)) = (trading, self.you, self.view.die_action.space) {
                @let set = self.game.boards().market[usize::from(i)];
                @let worth: Vec<Res> = Res::ALL.into_iter().filter(|r| set[*r as usize] > 0).collect();
                div class="ci-swaps" {
                    @for give in &worth { @for get in &worth { @if give != get && self.view.crew(you).res()[*give as usize] >= u32::from(set[*give as usize]) {
                        (self.swap(*give, set[*give as usize], *get, set[*get as usize]))
                    } } }
                }
            }
        };
        let aside = match trading {
            Some(left) => html! { small { (self.words.fill("ci-trades-left", &[("n", &left)])) } },
            None => html! { small class="ci-soft" { (self.words.get("ci-trades-by-die")) } },
        };
        self.frame("market", title, aside, body)
    }

    fn swap(&self, give: Res, gives: u8, get: Res, gets: u8) -> Markup {
        let name = self.words.fill(
            "ci-swap",
            &[
                ("give", &self.amount_words(Amount::of(give, gives))),
                ("get", &self.amount_words(Amount::of(get, gets))),
            ],
        );
        html! {
            span class="ci-answer" role="button" data-touch={ "swap:" (give) "-" (get) } {
                (named(self.words, &name, html! { (icons::coin(give.letter(), gives)) "→" (icons::coin(get.letter(), gets)) }))
            }
        }
    }

    pub(super) fn academy_name(&self, i: usize) -> String {
        let set = self.game.boards().academy[i];
        let values: Vec<String> = (1..=6u8).filter(|v| set & (1 << v) != 0).map(|v| v.to_string()).collect();
        let held = self.held_words(self.view.tables.academy[i]);
        self.words
            .fill("ci-name-academy", &[("n", &(i + 1)), ("values", &values.join(", ")), ("held", &held)])
    }

    fn academy(&self) -> Markup {
        let title = self.words.get("ci-academy");
        let seat = self.outlook.seat.or(self.you);
        let buying = matches!(self.question, Some(Question::Chain(Task::Academy)));
        let off = if buying { self.view.die_action.water_off } else { 0 };
        let price = |n: u8| match seat {
            Some(seat) => self.game.dice_price(self.view, seat, n, off),
            None => self.pack.academy_price.get(usize::from(n) - 1).copied(),
        };
        let body = html! {
            div class="ci-slots ci-wide" {
                @for (i, set) in self.game.boards().academy.iter().enumerate() {
                    @let die = self.view.tables.academy[i];
                    @let space = format!("academy-{}", i + 1);
                    @let values: Vec<u8> = (1..=6u8).filter(|v| set & (1 << v) != 0).collect();
                    @let label = self.academy_name(i);
                    @let body = html! { (self.held(die)) span class="ci-terms ci-faces" { @for v in &values { (icons::face(*v)) } (self.mark("academy", "spaces")) } };
                    (self.spot(Spot { space: &space, touch: None, label, more: String::new(), body, lose: Vec::new() }))
                }
            }
        };
        let aside = html! {
            span class="ci-price" {
                @for n in 1..=self.pack.academy_price.len() as u8 {
                    @if let Some(cost) = price(n) {
                        @let dice = Amount { dice: n, ..Amount::NONE };
                        @let name = self.words.fill("ci-buy", &[("dice", &self.amount_words(dice)), ("cost", &self.amount_words(cost))]);
                        span class="ci-answer" role="button" data-touch={ "buy:" (n) } data-tip=(name) {
                            (named(self.words, &name, html! { (icons::amount(dice)) (icons::amount(cost)) (self.mark("academy", &n.to_string())) }))
                        }
                    }
                }
            }
        };
        self.frame("academy", title, aside, body)
    }
}
