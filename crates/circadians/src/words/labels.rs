//! Answers in words for a person: what they cost and bring.

use crate::pack::{Amount, Consequence, Effect, Res, RowReward, Scheme, SchemeOption, StartFarm};
use crate::records::notation;
use crate::rules::known::KnownCrew;
use crate::rules::state::{NONE, Public, Sort, Task};
use crate::{Action, Chance, Circadians, Origin, Place, Question, Space, View};
use solarium_core::Seat;

/// `9 Algae`, `3 Water and 2 Power`, `nothing`.
pub(crate) fn in_words(amount: Amount) -> String {
    let mut parts: Vec<String> = Res::ALL
        .into_iter()
        .filter(|r| amount.get(*r) > 0)
        .map(|r| {
            let n = amount.get(r);
            if r == Res::G && n == 1 { "1 Gem".into() } else { format!("{n} {}", r.name()) }
        })
        .collect();
    for (n, one, many) in [(amount.dice, "die", "dice"), (amount.items, "Item", "Items")] {
        if n > 0 {
            parts.push(format!("{n} {}", if n == 1 { one } else { many }));
        }
    }
    match parts.len() {
        0 => "nothing".into(),
        1 => parts.remove(0),
        _ => {
            let last = parts.pop().expect("two or more");
            format!("{} and {last}", parts.join(", "))
        }
    }
}

/// A reward or a punishment in words.
pub(crate) fn consequence_words(kind: Consequence, reward: bool) -> &'static str {
    match (kind, reward) {
        (Consequence::Items, true) => "draw 2 Items",
        (Consequence::Items, false) => "discard 2 Items",
        (Consequence::Die, true) => "gain 1 die",
        (Consequence::Die, false) => "lose 1 die",
        (Consequence::Gem, true) => "gain 1 Gem",
        (Consequence::Gem, false) => "lose 1 Gem",
        (Consequence::Harvester, true) => "one step of the Harvester",
        (Consequence::Harvester, false) => "one step back towards the centre",
        (Consequence::Upgrade, true) => "a free Upgrade tile",
        (Consequence::Upgrade, false) => "lose an Upgrade tile",
        (Consequence::Farm, true) => "a free Farm tile",
        (Consequence::Farm, false) => "lose a Farm tile",
    }
}

/// The direction of a die value, as on the standard board.
pub(crate) fn direction(game: &Circadians, state: &Public, d: u8) -> String {
    let planet = game.planet(state);
    // Drawn at x = q + r/2, so the words follow from the vector of the pack.
    let vector = planet.spaces.iter().find_map(|space| {
        let to = &planet.spaces[usize::from(space.near[usize::from(d - 1)]?)];
        Some((to.q - space.q, to.r - space.r))
    });
    let Some((q, r)) = vector else { return format!("direction {d}") };
    let sideways = if 2 * q + r > 0 { "right" } else { "left" };
    match r {
        0 => sideways.into(),
        r if r > 0 => format!("down-{sideways}"),
        _ => format!("up-{sideways}"),
    }
}

impl Circadians {
    /// The mark of a reconstructed field of a record, or nothing (CI-1.6).
    pub(crate) fn mark(&self, path: &str, field: &str) -> &'static str {
        self.pack.mark(path, field)
    }

    /// An Item with cost and points.
    pub(crate) fn item_words(&self, item: u8) -> String {
        let item = &self.pack.items[usize::from(item)];
        let mark = |field: &str| if item.source.reconstructed(field) { "°" } else { "" };
        format!(
            "{}{} ({}{}, {} points{}: {}{})",
            item.name,
            mark("name"),
            item.cost,
            mark("cost"),
            item.points,
            mark("points"),
            item.text,
            mark("fx"),
        )
    }

    pub(crate) fn item_name(&self, item: u8) -> String {
        let item = &self.pack.items[usize::from(item)];
        format!("{}{}", item.name, if item.source.reconstructed("name") { "°" } else { "" })
    }

    pub(crate) fn character_words(&self, character: u8) -> String {
        let character = &self.pack.characters[usize::from(character)];
        let mark = if character.source.reconstructed("fx") { "°" } else { "" };
        format!("{}: {}{mark}", character.name, character.text)
    }

    /// A tile with its effect.
    pub(crate) fn tile_words(&self, sort: Sort, kind: u8) -> String {
        let (name, text) = match sort {
            Sort::Farm => {
                let tile = &self.pack.farm_tiles[usize::from(kind)];
                (&tile.name, &tile.text)
            }
            Sort::Upgrade => {
                let tile = &self.pack.upgrade_tiles[usize::from(kind)];
                (&tile.name, &tile.text)
            }
        };
        format!("{name} ({text})")
    }

    /// The mark of a space's printed numbers.
    pub(crate) fn space_mark(&self, space: Space) -> &'static str {
        let n = usize::from(self.setup.n());
        match space {
            Space::Negotiation(clan, row) => {
                let side = self.side_path("negotiation.side", n);
                let field = self.pack.clans[usize::from(clan)].id.as_str();
                self.mark(&format!("{side}.rows[{}]", row + 1), field)
            }
            Space::Mine(i) => self.mark(&self.side_path("mining_camp.sides", n), &format!("mine-{}", i + 1)),
            Space::Market(i) => self.mark(&self.side_path("market.sides", n), &format!("market-{}", i + 1)),
            Space::Laboratory => self.mark("laboratory", "cost"),
            Space::Foundry => self.mark("foundry", "cost"),
            Space::Control => self.mark("control_room", "cost"),
            Space::Headquarters => self.mark("headquarters", "reward"),
            Space::Depository(_) => self.mark("depository", "rows"),
            Space::Academy(_) => self.mark("academy", "spaces"),
        }
    }

    /// The path of the side of a two-sided board in use: sides are written for N = 1, 2 and for N = 3, 4, or each alone.
    fn side_path(&self, list: &str, n: usize) -> String {
        let sides = self.pack.side_numbers(list);
        let index = sides.iter().position(|players| players.contains(&(n as u8))).unwrap_or(0);
        format!("{list}[{}]", index + 1)
    }

    /// The points of a Negotiation space, with their mark.
    pub(crate) fn row_points(&self, clan: u8, row: u8) -> String {
        let side = self.side_path("negotiation.side", usize::from(self.setup.n()));
        let path = format!("{side}.rows[{}]", row + 1);
        let field = format!("{}_points", self.pack.clans[usize::from(clan)].id);
        let points = self.boards().rows[usize::from(row)].points[usize::from(clan)];
        format!("{points}{}", self.mark(&path, &field))
    }

    pub(crate) fn space_name(&self, space: Space) -> String {
        match space {
            Space::Negotiation(clan, row) => {
                format!("{}, row {}", self.pack.clans[usize::from(clan)].name, row + 1)
            }
            Space::Depository(row) => {
                format!("Depository, row {}", self.boards().depository[usize::from(row)].id)
            }
            Space::Headquarters => "Headquarters".into(),
            Space::Mine(i) => format!("Mining Camp {}", i + 1),
            Space::Laboratory => "Laboratory".into(),
            Space::Foundry => "Foundry".into(),
            Space::Control => "Control Room".into(),
            Space::Market(i) => format!("Market {}", i + 1),
            Space::Academy(i) => format!("Academy {}", i + 1),
        }
    }

    /// What a space takes and gives, for a die of a value.
    fn terms_of(&self, view: &View, seat: Seat, space: Space, value: u8, water_off: u8) -> String {
        let mark = self.space_mark(space);
        let costs = self.costs(view, seat, space, value, water_off);
        let price = costs.iter().map(|c| in_words(*c)).collect::<Vec<_>>().join(" or ");
        match space {
            Space::Negotiation(clan, row) => {
                format!("pay {price}{mark} for {} points", self.row_points(clan, row))
            }
            Space::Depository(row) => {
                let reward = match self.boards().depository[usize::from(row)].reward {
                    RowReward::Step => "a free step".into(),
                    RowReward::Gain(amount) => in_words(amount),
                };
                format!("trade an Item, then {reward}")
            }
            Space::Headquarters => {
                let [items, water] = self.pack.hq_reward;
                format!("{} or {}, acts first next round", in_words(items), in_words(water))
            }
            Space::Mine(i) => {
                let mine = self.boards().mines[usize::from(i)];
                format!("pay {price} for {}{mark}", in_words(Amount::of(Res::G, mine.gems)))
            }
            Space::Laboratory => format!("with the next die; pay {price} for a Farm tile"),
            Space::Foundry => {
                let stack = self.pack.foundry_stack[usize::from(value)];
                match view.upgrade_stacks.visible[usize::from(stack)] {
                    NONE => format!("pay {price}"),
                    kind => format!("pay {price} for {}", self.tile_words(Sort::Upgrade, kind)),
                }
            }
            Space::Control => {
                let to = self.planet(view).step(view.crew(seat).harvester, value);
                let name = to.map_or("?", |to| self.planet(view).name(to));
                format!("pay {price}, Harvester {} to {name}", direction(self, view, value))
            }
            Space::Market(i) => {
                let set = self.boards().market[usize::from(i)];
                let worth: Vec<String> = Res::ALL
                    .into_iter()
                    .filter(|r| set[*r as usize] > 0)
                    .map(|r| format!("{}{r}", set[r as usize]))
                    .collect();
                let trades = value + self.event(view).map_or(0, |e| e.trades);
                let noun = if trades == 1 { "trade" } else { "trades" };
                format!("up to {trades} {noun} of {}{mark}", worth.join(" = "))
            }
            Space::Academy(_) => {
                let prices: Vec<String> = (1..=self.pack.academy_price.len() as u8)
                    .filter_map(|n| {
                        self.dice_price(view, seat, n, water_off).map(|p| {
                            format!("{n} for {}{}", in_words(p), self.mark("academy", &n.to_string()))
                        })
                    })
                    .collect();
                format!("buy dice: {}", prices.join(", "))
            }
        }
    }

    /// An answer with what it costs and does.
    pub(crate) fn action_words(&self, view: &View, seat: Seat, action: Action) -> String {
        match action {
            Action::KeepCharacter(c) => format!("Keep {}", self.character_words(c)),
            Action::PickCharacter(c) => format!("Take {}", self.character_words(c)),
            Action::KeepItem(i) => format!("Keep {}", self.item_words(i)),
            Action::Discard(i) => format!("Discard {}", self.item_words(i)),
            Action::Trade(i) => {
                let cost = self.item_cost(view, seat, i, view.die_action.water_off);
                format!("Trade for {}: pay {}", self.item_words(i), in_words(cost))
            }
            Action::Garage(v) => {
                let garage = self.next_garage(view, seat).unwrap_or(0);
                let fee = self.fee(view, seat, Origin::Garage(garage as u8));
                let price = if fee == 0 { "no fee".into() } else { format!("fee {fee} Algae") };
                format!("Die {v} into Garage {} ({price}{})", garage + 1, self.mark("base", "garage_fee"))
            }
            Action::Farm(n, v) => {
                format!("Die {v} on Farm {} ({})", n + 1, self.farm_words(view, seat, n, v))
            }
            Action::Ready => "Ready: the plan is fixed".into(),
            Action::Act(space, value) => self.act_words(view, seat, space, value),
            Action::StandDown => {
                let dice = view.crew(seat).garage_dice();
                let water = u32::from(dice) * u32::from(self.pack.base.cantina_water);
                let noun = if dice == 1 { "die" } else { "dice" };
                format!("Stand down: {dice} {noun} to the Cantina for {water} Water, no fee")
            }
            Action::Skip => {
                format!("No space for this die: to the Cantina for {} Water", self.pack.base.cantina_water)
            }
            Action::Pay(res) => {
                let cost = self.alternative(view, seat, res).unwrap_or(Amount::NONE);
                format!("Pay {} (in {})", in_words(cost), res.name())
            }
            Action::Also(row) => {
                let printed = self.boards().depository[usize::from(row)];
                let reward = match printed.reward {
                    RowReward::Step => "a free step".into(),
                    RowReward::Gain(amount) => in_words(amount),
                };
                format!("Also the reward of row {}: {reward}", printed.id)
            }
            Action::Take(i) => format!("Take {}", in_words(self.pack.hq_reward[usize::from(i.min(1))])),
            Action::Swap(give, get) => {
                let set = match view.die_action.space {
                    Space::Market(i) => self.boards().market[usize::from(i)],
                    _ => [0; 4],
                };
                format!(
                    "Give {}, get {}",
                    in_words(Amount::of(give, set[give as usize])),
                    in_words(Amount::of(get, set[get as usize]))
                )
            }
            Action::Done => "No more trades".into(),
            Action::Buy(n) => {
                let price = self.dice_price(view, seat, n, view.die_action.water_off).unwrap_or(Amount::NONE);
                format!(
                    "Buy {n} {} for {}{}",
                    if n == 1 { "die" } else { "dice" },
                    in_words(price),
                    self.mark("academy", &n.to_string())
                )
            }
            Action::TileFarm(n) => self.stack_words(view, Sort::Farm, n),
            Action::TileUpgrade(n) => self.stack_words(view, Sort::Upgrade, n),
            Action::Place => "Put it into the left-most empty room".into(),
            Action::Replace(n) => {
                let sort = match view.agenda.last() {
                    Some(Task::Room(sort, _)) => *sort,
                    _ => Sort::Farm,
                };
                format!("Put it in place of {}", self.room_words(view, seat, sort, n))
            }
            Action::SetGarage(n, v) => format!("Set the die in Garage {} to {v}", n + 1),
            Action::SetFarm(n, v) => format!("Set the die on Farm {} to {v}", n + 1),
            Action::Use => match self.ability(view) {
                Some(Effect::Receive(amount)) => format!("Use the clan's ability: {}", in_words(amount)),
                _ => "Use the clan's ability".into(),
            },
            Action::Reward(kind) => format!("Reward: {}", consequence_words(kind, true)),
            Action::Setback(c) => {
                let condition = &self.pack.setbacks[usize::from(c)];
                let mark = self.mark("negotiation.tokens", &condition.id);
                match condition.sum {
                    0 => format!("Setback for {} equal dice{mark}", condition.same),
                    sum => format!("Setback for a sum of {sum} or more{mark}"),
                }
            }
            Action::Ignore => "Ignore the setback; no token moves".into(),
            Action::Suffer(kind) => {
                let void = self.severity(view, seat, kind) == crate::rules::negotiation::Severity::Void;
                format!(
                    "Suffer: {}{}",
                    consequence_words(kind, false),
                    if void { " (no effect)" } else { "" }
                )
            }
            Action::Turn(kind) => format!("Turn it: {}", consequence_words(kind, true)),
            Action::LoseUpgrade(n) => format!("Lose {}", self.room_words(view, seat, Sort::Upgrade, n)),
            Action::LoseFarm(n) => format!("Lose {}", self.room_words(view, seat, Sort::Farm, n)),
            Action::LoseDie(place) => format!("Lose the die {}", self.place_words(place)),
            Action::Step(d) => self.step_words(view, seat, d),
            Action::Grow(n, res) => {
                let amount = self.growth_amount(view, seat, usize::from(n), res);
                format!("Farm {}: {}{}", n + 1, in_words(amount), self.mark("base", "farm_table"))
            }
            Action::Stay => "Stay".into(),
            Action::No => match self.question(view, seat) {
                Some(Question::Chain(Task::Ability)) => "Do not use the clan's ability".into(),
                Some(Question::Chain(Task::Tile(..))) => "Take no tile".into(),
                _ => "No".into(),
            },
            Action::Resolve => match view.ai.card {
                NONE => "Resolve the scheme card".into(),
                card => format!("Resolve the scheme card {}", self.scheme_words(card)),
            },
        }
    }

    /// A chance outcome.
    pub(crate) fn chance_words(&self, outcome: Chance) -> String {
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

    /// A scheme card: value and options.
    pub(crate) fn scheme_words(&self, scheme: u8) -> String {
        let card = &self.pack.ai.schemes[usize::from(scheme)];
        let mark = if self.pack.ai.scheme_source.reconstructed("") { "°" } else { "" };
        format!("{}{mark} (value {}: {})", card.id, card.value, self.option_words(card))
    }

    /// What a scheme card tries, in its order.
    pub(crate) fn option_words(&self, card: &Scheme) -> String {
        let words = |option: &SchemeOption| match *option {
            SchemeOption::Negotiate(clan) => self.pack.clans[usize::from(clan)].name.clone(),
            SchemeOption::Depository => "Depository".into(),
            SchemeOption::Laboratory => "Laboratory".into(),
            SchemeOption::Foundry => "Foundry".into(),
            SchemeOption::Market(n) => format!("Market for {}", in_words(Amount::of(Res::G, n))),
            SchemeOption::Mining(n) => format!("Mining Camp for {}", in_words(Amount::of(Res::G, n))),
            SchemeOption::Academy(1) => "Academy for 1 die".into(),
            SchemeOption::Academy(n) => format!("Academy for {n} dice"),
        };
        card.options.iter().map(words).collect::<Vec<_>>().join(", then ")
    }

    fn act_words(&self, view: &View, seat: Seat, space: Space, value: u8) -> String {
        let Some((_, origin)) = self.due_die(view) else { return self.space_name(space) };
        let shown = self.shown(view, seat, origin);
        let mut fee = self.fee(view, seat, origin);
        let mut water_off = self.water_off(view, seat, origin);
        if space == Space::Laboratory
            && let Some(second) = self.second_die(view, seat, origin)
        {
            fee += self.fee(view, seat, second);
            water_off += self.water_off(view, seat, second);
        }
        let die = if shown == value { format!("Die {value}") } else { format!("Die {shown} as {value}") };
        let fee = if fee == 0 {
            String::new()
        } else {
            format!("; fee {fee} Algae{}", self.mark("base", "garage_fee"))
        };
        format!(
            "{die} to {}: {}{fee}",
            self.space_name(space),
            self.terms_of(view, seat, space, value, water_off)
        )
    }

    fn farm_words(&self, view: &View, seat: Seat, farm: u8, value: u8) -> String {
        let farm = usize::from(farm);
        let table = |pair: [Res; 2]| {
            let low = value <= 2 && self.power(view, seat) == Some(crate::pack::Power::FarmLowSix);
            let counts = usize::from(if low { 6 } else { value });
            let amount = |r: Res| Amount::of(r, self.pack.base.farm_table[r as usize][counts]);
            let mark = self.mark("base", "farm_table");
            format!("{} or {}{mark}", in_words(amount(pair[0])), in_words(amount(pair[1])))
        };
        match self.pack.base.farm_start.get(farm) {
            Some(StartFarm::Boost(n)) => format!("every other Farm die counts {n} more"),
            Some(StartFarm::Grow(pair)) => table(*pair),
            None => {
                let kind = view.crew(seat).farm_tiles[farm - self.pack.base.farm_start.len()];
                match kind {
                    NONE => "no tile".into(),
                    kind => match self.pack.farm_tiles[usize::from(kind)].grow {
                        Some(pair) => {
                            format!("{}: {}", self.pack.farm_tiles[usize::from(kind)].name, table(pair))
                        }
                        None => self.tile_words(Sort::Farm, kind),
                    },
                }
            }
        }
    }

    fn stack_words(&self, state: &Public, sort: Sort, stack: u8) -> String {
        match state.stacks(sort).visible[usize::from(stack)] {
            NONE => format!("Stack {}", stack + 1),
            kind => format!("Take {} from stack {}", self.tile_words(sort, kind), stack + 1),
        }
    }

    fn room_words(&self, view: &View, seat: Seat, sort: Sort, n: u8) -> String {
        let room = usize::from(n).saturating_sub(self.first_room(sort));
        let place = if sort == Sort::Farm { "Farm" } else { "Garage" };
        match self.own_tiles(view, seat, sort).get(room) {
            Some(kind) if *kind != NONE => format!("{} on {place} {}", self.tile_words(sort, *kind), n + 1),
            _ => format!("{place} {}", n + 1),
        }
    }

    pub(crate) fn place_words(&self, place: Place) -> String {
        match place {
            Place::Pool => "from the pool".into(),
            Place::Cantina => "from the Cantina".into(),
            Place::Garage(n) => format!("in Garage {}", n + 1),
            Place::Farm(n) => format!("on Farm {}", n + 1),
            Place::Headquarters(n) => format!("in the Headquarters, space {}", n + 1),
            Place::Negotiation(clan, row, v) => {
                let points = self.row_points(clan, row);
                format!("{v} at {} ({points} points)", self.space_name(Space::Negotiation(clan, row)))
            }
            Place::Depository(row, v) => format!("{v} at the {}", self.space_name(Space::Depository(row))),
            other => format!("on {}", notation::place(self, other)),
        }
    }

    /// The mark of a Planet space.
    pub(crate) fn planet_mark(&self, state: &Public, space: &str) -> &'static str {
        self.mark(if state.planet_side == 1 { "planet.B" } else { "planet.A" }, space)
    }

    fn step_words(&self, view: &View, seat: Seat, d: u8) -> String {
        let planet = self.planet(view);
        let Some(to) = planet.step(view.crew(seat).harvester, d) else { return format!("Step {d}") };
        let space = &planet.spaces[usize::from(to)];
        let mark = self.planet_mark(view, &space.name);
        let what = if space.cache { "Cache".to_string() } else { format!("yields {}{mark}", space.gain) };
        let token = match space.token {
            Some(token) if view.tokens & (1 << to) != 0 => format!(", takes {}", in_words(token.amount())),
            _ => String::new(),
        };
        format!("Step {} to {} ({what}{token})", direction(self, view, d), space.name)
    }
}
