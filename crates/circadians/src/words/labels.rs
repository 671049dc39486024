//! Answers in words for a person: what they cost and bring.

use super::card_texts::card_text;
use super::names::{
    amount_argument, consequence_message, dice_message, direction, either, equal, mark_if, room_number,
};
use crate::pack::{
    Amount, CardKind, Effect, Power, Res, RowReward, Scheme, SchemeOption, StartFarm, garage_fee_field,
};
use crate::rules::negotiation::Severity;
use crate::{
    Action, Chance, Circadians, KnownCrew, NONE, Origin, Place, Public, Question, Sort, Space, Task, View,
    bits, some_index,
};
use solarium_core::{Argument, Joint, Lesson, Message, Seat, Wording};

impl Wording for Circadians {
    fn label(&self, view: &View, seat: Seat, action: Action) -> Message {
        let card = |id: &'static str, card: Message| Message::new(id).with("card", card);
        match action {
            Action::KeepCharacter(c) => card("ci-label-keep", self.character_message(c)),
            Action::PickCharacter(c) => card("ci-label-take-character", self.character_message(c)),
            Action::KeepItem(i) => card("ci-label-keep", self.item_message(i)),
            Action::Discard(i) => card("ci-label-discard", self.item_message(i)),
            Action::Trade(i) => {
                let cost = self.item_cost(view, seat, i, view.die_action.water_off);
                card("ci-label-trade", self.item_message(i)).with("cost", amount_argument(cost))
            }
            Action::Garage(v) => {
                let garage = self.next_garage(view, seat).unwrap_or(0);
                Message::new("ci-label-garage")
                    .with("value", v)
                    .with("garage", garage + 1)
                    .with("fee", self.fee(view, seat, Origin::Garage(garage as u8)))
                    .with("mark", self.mark("base", garage_fee_field(garage)))
            }
            Action::Farm(n, v) => Message::new("ci-label-farm")
                .with("value", v)
                .with("farm", n + 1)
                .with("what", self.farm_message(view, seat, n, v)),
            Action::Ready => Message::new("ci-label-ready"),
            Action::Act(space, value) => self.act_message(view, seat, space, value),
            Action::StandDown => {
                let dice = view.crew(seat).garage_dice();
                Message::new("ci-label-stand-down")
                    .with("dice", dice)
                    .with("water", u32::from(dice) * u32::from(self.pack.base.cantina_water))
            }
            Action::Skip => Message::new("ci-label-skip").with("water", self.pack.base.cantina_water),
            Action::Pay(res) => match self.alternative(view, seat, res).unwrap_or(Amount::NONE) {
                Amount::NONE => Message::new("ci-label-pay-nothing").with("res", res),
                cost => Message::new("ci-label-pay").with("cost", amount_argument(cost)).with("res", res),
            },
            Action::Also(row) => {
                let printed = self.boards().depository[usize::from(row)];
                Message::new("ci-label-also").with("row", row + 1).with("reward", row_reward(printed.reward))
            }
            Action::Take(i) => Message::new("ci-label-take-reward")
                .with("amount", amount_argument(self.pack.hq_reward[usize::from(i.min(1))])),
            Action::Swap(give, get) => {
                let set = match view.die_action.space {
                    Space::Market(i) => self.boards().market[usize::from(i)],
                    _ => [0; 4],
                };
                let worth = |res: Res| amount_argument(Amount::of(res, set[res as usize]));
                Message::new("ci-label-swap").with("give", worth(give)).with("get", worth(get))
            }
            Action::Done => Message::new("ci-label-done"),
            Action::Buy(n) => {
                let price = self.dice_price(view, seat, n, view.die_action.water_off).unwrap_or(Amount::NONE);
                Message::new("ci-label-buy")
                    .with("dice", n)
                    .with("cost", amount_argument(price))
                    .with("mark", self.mark("academy", &n.to_string()))
            }
            Action::Tile(sort, n) => self.stack_message(view, sort, n),
            Action::Place => Message::new("ci-label-place"),
            Action::Replace(n) => {
                let sort = match view.agenda.last() {
                    Some(Task::Room(sort, _)) => *sort,
                    _ => Sort::Farm,
                };
                Message::new("ci-label-replace").with("tile", self.room_message(view, seat, sort, n))
            }
            Action::SetGarage(n, v) => Message::new("ci-label-set-garage").with("n", n + 1).with("value", v),
            Action::SetFarm(n, v) => Message::new("ci-label-set-farm").with("n", n + 1).with("value", v),
            Action::Use => match self.ability(view) {
                Some(Effect::Receive(amount)) => {
                    Message::new("ci-label-use-for").with("amount", amount_argument(amount))
                }
                _ => Message::new("ci-label-use"),
            },
            Action::Reward(kind) => {
                Message::new("ci-label-reward").with("what", consequence_message(kind, true))
            }
            Action::Setback(c) => Message::new("ci-label-setback")
                .with("condition", self.condition_message(&self.pack.setbacks[usize::from(c)].id)),
            Action::Ignore => Message::new("ci-label-ignore"),
            Action::Suffer(kind) => {
                let void = self.severity(view, seat, kind) == Severity::Void;
                let id = if void { "ci-label-suffer-void" } else { "ci-label-suffer" };
                Message::new(id).with("what", consequence_message(kind, false))
            }
            Action::Turn(kind) => Message::new("ci-label-turn").with("what", consequence_message(kind, true)),
            Action::LoseTile(sort, n) => {
                Message::new("ci-label-lose").with("tile", self.room_message(view, seat, sort, n))
            }
            Action::LoseDie(place) => {
                Message::new("ci-label-lose-die").with("place", self.place_message(place))
            }
            Action::Step(d) => self.step_message(view, seat, d),
            Action::Grow(n, res) => {
                let amount = self.growth_amount(view, seat, usize::from(n), res);
                Message::new("ci-label-grow")
                    .with("n", n + 1)
                    .with("amount", amount_argument(amount))
                    .with("mark", self.mark("base", "farm_table"))
            }
            Action::Stay => Message::new("ci-label-stay"),
            Action::No => Message::new(match self.question(view, seat) {
                Some(Question::Chain(Task::Ability)) => "ci-label-no-ability",
                Some(Question::Chain(Task::Tile(..))) => "ci-label-no-tile",
                _ => "ci-label-no",
            }),
            Action::Resolve => match view.ai.card {
                NONE => Message::new("ci-label-resolve"),
                scheme => card("ci-label-resolve-card", self.scheme_message(scheme)),
            },
        }
    }

    fn heading(&self, view: &View, seat: Seat, action: Action) -> Option<Message> {
        Some(self.heading_of(view, seat, action))
    }

    fn lessons(&self, view: &View, seat: Seat) -> Vec<Lesson> {
        self.lessons_of(view, seat)
    }

    fn chance_label(&self, outcome: Chance) -> Message {
        let named = |name: String| Message::new("ci-name").with("name", name);
        match outcome {
            Chance::First(seat) => Message::new("ci-chance-seat").with("seat", Seat(seat)),
            Chance::Side(side) => Message::new("ci-side").with("side", if side == 0 { "A" } else { "B" }),
            Chance::Tile(sort, kind) => self.tile_message(sort, kind),
            Chance::Character(character) => named(self.pack.characters[usize::from(character)].name.clone()),
            Chance::Item(item) => named(self.item_name(item)),
            Chance::Event(event) => {
                Message::new("ci-name").with("name", card_text(&self.pack.events[usize::from(event)].name))
            }
            Chance::Cache(points) => Message::new("ci-chance-points").with("points", points),
            Chance::Die(value) => Message::new("ci-chance-die").with("value", value),
            Chance::Scheme(scheme) => self.scheme_message(scheme),
        }
    }

    fn prompt(&self, view: &View, seat: Seat) -> Message {
        self.question_message(view, seat)
    }
}

impl Circadians {
    /// What a space takes and gives, for a die of a value.
    fn terms_of(&self, view: &View, seat: Seat, space: Space, value: u8, water_off: u8) -> Message {
        let mark = self.space_mark(space);
        let price = || {
            let costs = self.costs(view, seat, space, value, water_off);
            either(costs.iter().map(|cost| amount_argument(*cost)))
        };
        match space {
            Space::Negotiation(clan, row) => {
                let (points, points_mark) = self.row_points(clan, row);
                let terms = Message::new("ci-terms-negotiation")
                    .with("price", price())
                    .with("mark", mark)
                    .with("points", points)
                    .with("pointsmark", points_mark);
                self.consequences_of(view, seat, clan, row, value).into_iter().fold(terms, |terms, more| {
                    Message::new("ci-terms-and").with("terms", terms).with("more", more)
                })
            }
            Space::Depository(row) => {
                let reward = row_reward(self.boards().depository[usize::from(row)].reward);
                Message::new("ci-terms-depository").with("reward", reward)
            }
            Space::Headquarters => {
                let [items, water] = self.pack.hq_reward;
                Message::new("ci-terms-headquarters")
                    .with("items", amount_argument(items))
                    .with("water", amount_argument(water))
            }
            Space::Mine(i) => {
                let mine = self.boards().mines[usize::from(i)];
                Message::new("ci-terms-mine")
                    .with("price", price())
                    .with("gems", amount_argument(Amount::of(Res::G, mine.gems)))
                    .with("mark", mark)
            }
            Space::Laboratory => Message::new("ci-terms-laboratory").with("price", price()),
            Space::Foundry => {
                let stack = self.pack.foundry_stack[usize::from(value)];
                match view.upgrade_stacks.visible[usize::from(stack)] {
                    NONE => Message::new("ci-terms-foundry-empty"),
                    kind => {
                        Message::new("ci-terms-foundry").with("tile", self.tile_message(Sort::Upgrade, kind))
                    }
                }
                .with("price", price())
            }
            Space::Control => {
                let to = self.planet(view).step(view.crew(seat).harvester, value);
                Message::new("ci-terms-control")
                    .with("price", price())
                    .with("direction", direction(self, view, value))
                    .with("space", to.map_or("?", |to| self.planet(view).name(to)))
            }
            Space::Market(i) => {
                let set = self.boards().market[usize::from(i)];
                let worth = Res::ALL
                    .into_iter()
                    .filter(|r| set[*r as usize] > 0)
                    .map(|r| amount_argument(Amount::of(r, set[r as usize])));
                Message::new("ci-terms-market")
                    .with("trades", value + self.event(view).map_or(0, |e| e.trades))
                    .with("sets", equal(worth))
                    .with("mark", mark)
            }
            Space::Academy(_) => {
                let prices = (1..=self.pack.academy_price.len() as u8).filter_map(|n| {
                    let price = self.dice_price(view, seat, n, water_off)?;
                    Some(self.pack.dice_terms(n, amount_argument(price)))
                });
                Message::new("ci-terms-academy").with("prices", Argument::list(Joint::Comma, prices))
            }
        }
    }

    /// CI-6.6, CI-6.8, CI-6.10: what else a die below a clan brings: the ability of the clan, an advancement, a setback.
    fn consequences_of(&self, view: &View, seat: Seat, clan: u8, row: u8, value: u8) -> Vec<Message> {
        let mut list = Vec::new();
        let board = &self.pack.clans[usize::from(clan)];
        if let Some(side) = some_index(view.clan_sides[usize::from(clan)]) {
            list.push(
                Message::new("ci-terms-ability")
                    .with("text", card_text(&board.texts[side]))
                    .with("mark", mark_if(board.sources[side].reconstructed("fx"))),
            );
        }
        if self.token_of(view, value).is_some() && self.open_rewards(view) != 0 {
            list.push(Message::new("ci-terms-advancement").with("value", value));
        }
        let spared = self.event(view).is_some_and(|event| event.no_setbacks);
        let after = self.with_bargain(view, seat, clan, row, value);
        match after.map_or(0, |after| self.conditions(&after, clan)) {
            held if held != 0 && !spared && self.open_punishments(view) != 0 => {
                let conditions =
                    bits(held).map(|c| self.condition_message(&self.pack.setbacks[usize::from(c)].id));
                let setback = Message::new("ci-terms-setback");
                list.push(setback.with("conditions", Argument::list(Joint::Or, conditions)));
            }
            _ => list.push(Message::new("ci-terms-no-setback")),
        }
        list
    }

    /// A scheme card: value and options.
    pub(crate) fn scheme_message(&self, scheme: u8) -> Message {
        let card = &self.pack.ai.schemes[usize::from(scheme)];
        let mark = mark_if(self.pack.is_stand_in(CardKind::Scheme, scheme));
        Message::new("ci-scheme")
            .with("card", format!("{}{mark}", card.id))
            .with("value", card.value)
            .with("options", self.options_message(card))
    }

    /// What a scheme card tries, in its order.
    pub(crate) fn options_message(&self, card: &Scheme) -> Message {
        let mut options = card.options.iter().rev().map(|option| self.option_message(*option));
        let last = options.next().unwrap_or_else(|| Message::new("ci-nothing"));
        options
            .fold(last, |rest, first| Message::new("ci-option-then").with("first", first).with("rest", rest))
    }

    /// One thing that a scheme card tries.
    pub fn option_message(&self, option: SchemeOption) -> Message {
        let gems =
            |id: &'static str, n: u8| Message::new(id).with("gems", amount_argument(Amount::of(Res::G, n)));
        match option {
            SchemeOption::Negotiate(clan) => Message::new("ci-name").with("name", self.clan_name(clan)),
            SchemeOption::Depository => Message::new("ci-option-depository"),
            SchemeOption::Laboratory => Message::new("ci-space-laboratory"),
            SchemeOption::Foundry => Message::new("ci-space-foundry"),
            SchemeOption::Market(n) => gems("ci-option-market", n),
            SchemeOption::Mining(n) => gems("ci-option-mining", n),
            SchemeOption::Academy(n) => Message::new("ci-option-academy").with("dice", dice_message(n)),
        }
    }

    fn act_message(&self, view: &View, seat: Seat, space: Space, value: u8) -> Message {
        let Some((_, origin)) = self.due_die(view) else { return self.space_message(space) };
        let shown = self.shown(view, seat, origin);
        let (fee, water_off) = self.fee_and_water(view, seat, origin, space);
        let label = if shown == value {
            Message::new("ci-label-act")
        } else {
            Message::new("ci-label-act-altered").with("shown", shown)
        };
        let label = label
            .with("value", value)
            .with("place", self.space_message(space))
            .with("terms", self.terms_of(view, seat, space, value, water_off));
        if fee == 0 {
            return label;
        }
        Message::new("ci-label-fee")
            .with("label", label)
            .with("fee", fee)
            .with("mark", self.mark("base", "garage_fee"))
    }

    fn farm_message(&self, view: &View, seat: Seat, farm: u8, value: u8) -> Message {
        let farm = usize::from(farm);
        let table = |pair: [Res; 2]| {
            let low = value <= 2 && self.power(view, seat) == Some(Power::FarmLowSix);
            let counts = usize::from(if low { 6 } else { value });
            let amount =
                |r: Res| amount_argument(Amount::of(r, self.pack.base.farm_table[r as usize][counts]));
            Message::new("ci-farm-table")
                .with("first", amount(pair[0]))
                .with("second", amount(pair[1]))
                .with("mark", self.mark("base", "farm_table"))
        };
        match self.pack.base.farm_start.get(farm) {
            Some(StartFarm::Boost(n)) => Message::new("ci-farm-boosts").with("n", *n),
            Some(StartFarm::Grow(pair)) => table(*pair),
            None => match self.tile_on_farm(view, seat, farm) {
                None => Message::new("ci-farm-no-tile"),
                Some(tile) => match tile.grow {
                    Some(pair) => Message::new("ci-farm-tile-table")
                        .with("tile", card_text(&tile.name))
                        .with("table", table(pair)),
                    None => tile.message(),
                },
            },
        }
    }

    fn stack_message(&self, state: &Public, sort: Sort, stack: u8) -> Message {
        match state.stacks(sort).visible[usize::from(stack)] {
            NONE => Message::new("ci-label-stack"),
            kind => Message::new("ci-label-tile").with("tile", self.tile_message(sort, kind)),
        }
        .with("stack", stack + 1)
    }

    fn room_message(&self, view: &View, seat: Seat, sort: Sort, n: u8) -> Message {
        let room = usize::from(n).saturating_sub(self.first_room(sort));
        let tile = view.crew(seat).tiles(sort).get(room);
        match (tile, sort) {
            (Some(kind), Sort::Farm) => {
                Message::new("ci-room-farm").with("tile", self.tile_message(sort, *kind))
            }
            (Some(kind), Sort::Upgrade) => {
                Message::new("ci-room-garage").with("tile", self.tile_message(sort, *kind))
            }
            (None, _) => return room_number(sort, n),
        }
        .with("n", n + 1)
    }

    /// Where a die lies, so that it follows `the die`.
    pub(crate) fn place_message(&self, place: Place) -> Message {
        match place {
            Place::Pool => Message::new("ci-place-pool"),
            Place::Cantina => Message::new("ci-place-cantina"),
            Place::Garage(n) => Message::new("ci-place-garage").with("n", n + 1),
            Place::Farm(n) => Message::new("ci-place-farm").with("n", n + 1),
            Place::Headquarters(n) => Message::new("ci-place-headquarters").with("n", n + 1),
            Place::Negotiation(clan, row, value) => {
                let (points, mark) = self.row_points(clan, row);
                Message::new("ci-place-negotiation")
                    .with("value", value)
                    .with("clan", self.clan_name(clan))
                    .with("row", row + 1)
                    .with("points", points)
                    .with("mark", mark)
            }
            Place::Depository(row, value) => {
                Message::new("ci-place-depository").with("value", value).with("row", row + 1)
            }
            Place::Mine(n) => self.at_space(Space::Mine(n)),
            Place::Laboratory(_) => self.at_space(Space::Laboratory),
            Place::Foundry(_) => self.at_space(Space::Foundry),
            Place::Control(_) => self.at_space(Space::Control),
            Place::Market(n) => self.at_space(Space::Market(n)),
            Place::Academy(n) => self.at_space(Space::Academy(n)),
        }
    }

    fn at_space(&self, space: Space) -> Message {
        Message::new("ci-place-other").with("place", self.space_message(space))
    }

    /// The mark of a Planet space.
    pub(crate) fn planet_mark(&self, state: &Public, space: &str) -> &'static str {
        self.mark(if state.planet_side == 1 { "planet.B" } else { "planet.A" }, space)
    }

    fn step_message(&self, view: &View, seat: Seat, d: u8) -> Message {
        let planet = self.planet(view);
        let Some(to) = planet.step(view.crew(seat).harvester, d) else {
            return Message::new("ci-label-step-number").with("n", d);
        };
        let space = &planet.spaces[usize::from(to)];
        let what = if space.cache {
            Message::new("ci-step-cache")
        } else {
            Message::new("ci-step-yields")
                .with("gain", amount_argument(space.gain))
                .with("mark", self.planet_mark(view, &space.name))
        };
        let what = match space.token {
            Some(token) if view.tokens & (1 << to) != 0 => Message::new("ci-step-takes")
                .with("what", what)
                .with("amount", amount_argument(token.amount())),
            _ => what,
        };
        Message::new("ci-label-step")
            .with("direction", direction(self, view, d))
            .with("space", space.name.as_str())
            .with("what", what)
    }
}

/// What a row of the Depository gives.
fn row_reward(reward: RowReward) -> Argument {
    match reward {
        RowReward::Step => Message::new("ci-reward-step").into(),
        RowReward::Gain(amount) => amount_argument(amount),
    }
}
