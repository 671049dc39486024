//! Negotiation, Depository, Headquarters, the six Location boards and the Research Base.

use super::reader::sides;
use super::{
    Amount, Consequence, DICE, Effect, MAX_CLAN_SPACES, MAX_DEPOSITORY_ROWS, MAX_FARMS, MAX_GARAGES,
    MAX_ROW_SPACES, MAX_ROWS, MAX_SPACES, Pack, Res, STACKS, Source, TOKENS, Table, filled,
};
use crate::bits;
use arrayvec::ArrayVec;
use solarium_core::Message;

/// One row of the Negotiation board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NegotiationRow {
    /// Equal spaces below each clan.
    pub spaces: u8,
    /// Cost below Leyrien, Zcharo, Jrayek.
    pub cost: [Amount; 3],
    /// Points below Leyrien, Zcharo, Jrayek.
    pub points: [u8; 3],
}

/// What a Depository row gives (CI-7.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowReward {
    /// May make one free step.
    Step,
    /// Gains this.
    Gain(Amount),
}

/// One row of the Depository.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DepositoryRow {
    /// Its letter: `t`, `m`, `b`.
    pub id: char,
    /// What it gives.
    pub reward: RowReward,
}

/// One space of the Mining Camp.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mine {
    /// What die and Water must reach.
    pub x: u8,
    /// Gems it gives.
    pub gems: u8,
}

/// When a setback threatens (CI-6.10).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setback {
    /// `sum8`, `same2`.
    pub id: String,
    /// The sum of the dice reaches this; 0 if the condition is of the other sort.
    pub sum: u8,
    /// This many dice of one value; 0 if the condition is of the other sort.
    pub same: u8,
}

/// The sides of all boards for one N.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Boards {
    /// Negotiation rows from the top.
    pub rows: ArrayVec<NegotiationRow, MAX_ROWS>,
    /// Depository rows from the top.
    pub depository: ArrayVec<DepositoryRow, MAX_DEPOSITORY_ROWS>,
    /// Which values have a Depository column: bit v.
    pub columns: u8,
    /// Headquarters spaces.
    pub headquarters: u8,
    /// Mining Camp spaces from the left.
    pub mines: ArrayVec<Mine, MAX_SPACES>,
    /// Laboratory pair spaces.
    pub laboratory: u8,
    /// Foundry spaces.
    pub foundry: u8,
    /// Control Room spaces.
    pub control_room: u8,
    /// Market spaces from the left: the equal worths in W, A, P, G; 0 = not traded here.
    pub market: ArrayVec<[u8; 4], MAX_SPACES>,
    /// Academy spaces from the left: which values fit, bit v.
    pub academy: ArrayVec<u8, MAX_SPACES>,
}

impl Boards {
    /// The values that have a Depository column, ascending.
    pub fn column_values(&self) -> Vec<u8> {
        bits(self.columns).collect()
    }
}

/// One Clan board with both sides.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ClanBoard {
    /// `leyrien`, `zcharo`, `jrayek`.
    pub id: String,
    /// Shown to people.
    pub name: String,
    /// The ability of sides A and B.
    pub abilities: [Effect; 2],
    /// The abilities in our words.
    pub texts: [String; 2],
    /// Where the abilities come from.
    pub sources: [Source; 2],
}

/// The Research Base.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Base {
    /// W, A, P, G at the start.
    pub start: [u8; 4],
    /// Dice in the pool at the start.
    pub start_dice: u8,
    /// Fee in Algae of each Garage from the left; their number is the number of Garages.
    pub garage_fee: ArrayVec<u8, MAX_GARAGES>,
    /// Starting Farms from the left.
    pub farm_start: ArrayVec<StartFarm, MAX_FARMS>,
    /// Rooms for Upgrade tiles: Garages 2 …
    pub upgrade_rooms: u8,
    /// Rooms for Farm tiles, to the right of the starting Farms.
    pub farm_rooms: u8,
    /// Points by number of Upgrade tiles.
    pub upgrade_room_points: ArrayVec<u8, { MAX_GARAGES + 1 }>,
    /// Points by number of bought Farm tiles.
    pub farm_room_points: ArrayVec<u8, { MAX_FARMS + 1 }>,
    /// Amount by resource (W, A, P, G) and value 1–6; index 0 is unused. All 0: cannot be grown.
    pub farm_table: [[u8; 7]; 4],
    /// Most dice in pool and Headquarters (CI-11.4).
    pub dice_limit: u8,
    /// Most Items in hand (CI-11.4).
    pub item_limit: u8,
    /// Water for each die in the Cantina (CI-5.7).
    pub cantina_water: u8,
    /// Where the values come from.
    pub source: Source,
}

/// What the provenance of a base calls the fee of a Garage (from 0): the first is always free (CI-5.6).
pub fn garage_fee_field(garage: usize) -> &'static str {
    if garage == 0 { "garage-1" } else { "garage_fee" }
}

/// What the provenance of a base calls a Farm of the start (from 0).
pub fn farm_field(farm: usize) -> String {
    format!("farm-{}", farm + 1)
}

impl Base {
    /// Number of Garages.
    pub fn garages(&self) -> usize {
        self.garage_fee.len()
    }

    /// Number of Farms: starting ones and rooms.
    pub fn farms(&self) -> usize {
        self.farm_start.len() + usize::from(self.farm_rooms)
    }
}

/// A Farm every base begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartFarm {
    /// Raises the other Farm dice (CI-10.4).
    Boost(u8),
    /// Grows one of two resources (CI-10.6).
    Grow([Res; 2]),
}

/// Exactly the six tokens, conditions or consequences of CI-1.3.
fn six<T: Default>(table: &Table<'_>, key: &str, list: Vec<T>) -> [T; TOKENS] {
    let wanted = Message::new("ci-pack-tokens").with("given", list.len()).with("tokens", TOKENS);
    table.require(list.len() == TOKENS, key, wanted);
    filled(list)
}

/// A list must have at least one member.
fn not_empty<T>(table: &Table<'_>, key: &str, list: &[T]) {
    table.require(!list.is_empty(), key, Message::new("ci-pack-empty"));
}

/// The values of N that a side serves.
fn players(side: &Table<'_>) -> Vec<u8> {
    side.ints("players", 1..=4)
}

impl Pack {
    /// Reads the sides of a board, each for some N, and notes which serves which, for marks.
    fn read_sides<T: Clone + Default>(
        &mut self,
        board: &Table<'_>,
        (key, path): (&'static str, &'static str),
        read: impl Fn(&Table<'_>) -> (Vec<u8>, T),
        set: impl Fn(&mut Boards, T),
    ) {
        let records = board.each(key, |side, _| read(side));
        self.side_lists.push((path, records.iter().map(|(players, _)| players.clone()).collect()));
        self.set_sides(sides(board, key, records), set);
    }

    fn set_sides<T>(&mut self, values: [T; 4], set: impl Fn(&mut Boards, T)) {
        self.boards.iter_mut().zip(values).for_each(|(boards, value)| set(boards, value));
    }
}

pub(super) fn read(root: &Table<'_>, pack: &mut Pack) {
    root.section("negotiation", |board| negotiation(board, pack));
    root.section("depository", |board| depository(board, pack));
    root.section("headquarters", |board| headquarters(board, pack));
    locations(root, pack);
}

fn negotiation(board: &Table<'_>, pack: &mut Pack) {
    let in_order = board.strs("clans") == ["leyrien", "zcharo", "jrayek"];
    board.require(in_order, "clans", Message::new("ci-pack-clan-order"));
    let rows = |side: &Table<'_>| (players(side), negotiation_side(side));
    pack.read_sides(board, ("side", "negotiation.side"), rows, |boards, rows| boards.rows = rows);
    board.section("tokens", |tokens| {
        let values = tokens.ints("advancement", 1..=6);
        for (i, v) in values.iter().enumerate() {
            let twice = Message::new("ci-pack-token-twice").with("value", *v);
            tokens.require(!values[..i].contains(v), "advancement", twice);
        }
        pack.advancements = six(tokens, "advancement", values);
        pack.setbacks = six(tokens, "setback", tokens.each("setback", setback));
        let mut kinds = Vec::new();
        for word in tokens.strs("consequence") {
            match Consequence::parse(&word) {
                Some(kind) if kinds.contains(&kind) => {
                    tokens.problem_at("consequence", Message::new("ci-pack-twice").with("id", word));
                }
                Some(kind) => kinds.push(kind),
                None => {
                    tokens.problem_at("consequence", Message::new("ci-pack-no-procedure").with("code", word));
                }
            }
        }
        pack.consequences = six(tokens, "consequence", kinds);
        tokens.source();
    });
}

fn setback(token: &Table<'_>, before: &[Setback]) -> Setback {
    let id = token.str("id");
    let twice = Message::new("ci-pack-twice").with("id", id.as_str());
    token.require(before.iter().all(|s| s.id != id), "id", twice);
    let sum = if token.has("sum") { token.int("sum", 1..=99) } else { 0 };
    let same = if token.has("same") { token.int("same", 2..=12) } else { 0 };
    if (sum == 0) == (same == 0) {
        token.problem(Message::new("ci-pack-sum-or-same"));
    }
    Setback { id, sum, same }
}

fn negotiation_side(side: &Table<'_>) -> ArrayVec<NegotiationRow, MAX_ROWS> {
    let rows = side.each("rows", |row, above: &[NegotiationRow]| {
        let number = row.int("row", 1..=MAX_ROWS as i16);
        let wanted = Message::new("ci-pack-row-number").with("row", above.len() + 1);
        row.require(usize::from(number) == above.len() + 1, "row", wanted);
        let spaces = row.int("spaces", 1..=MAX_ROW_SPACES as i16);
        let cost = ["leyrien", "zcharo", "jrayek"].map(|clan| row.amount(clan, true));
        row.require(cost[2].res[..3] == [0, 0, 0], "jrayek", Message::new("ci-pack-jrayek-gems"));
        let not_cheaper = above.last().is_none_or(|above| cost[2].get(Res::G) >= above.cost[2].get(Res::G));
        row.require(not_cheaper, "jrayek", Message::new("ci-pack-gem-prices"));
        let points = row.ints("points", 0..=99);
        row.require(points.len() == 3, "points", Message::new("ci-pack-row-points"));
        row.source();
        NegotiationRow { spaces, cost, points: filled(points) }
    });
    not_empty(side, "rows", &rows);
    let total: usize = rows.iter().map(|r| usize::from(r.spaces)).sum();
    let room = Message::new("ci-pack-room").with("given", total).with("most", MAX_CLAN_SPACES);
    side.require(total <= MAX_CLAN_SPACES, "rows", room);
    side.fit("rows", rows)
}

fn depository(board: &Table<'_>, pack: &mut Pack) {
    let mut given = [false; 4];
    for (n, columns) in board.number_lists("columns", 1..=6) {
        match n.parse::<usize>() {
            Ok(n @ 1..=4) => {
                pack.boards[n - 1].columns = columns.iter().fold(0, |set, v| set | 1 << v);
                given[n - 1] = true;
            }
            _ => board.problem_at("columns", Message::new("ci-pack-side-number").with("key", n)),
        }
    }
    for (n, given) in (1..).zip(given) {
        board.require(given, "columns", Message::new("ci-pack-no-side").with("n", n));
    }
    let rows = board.each("rows", |row, above: &[DepositoryRow]| {
        let text = row.str("id");
        let id = text.chars().next().unwrap_or('?');
        let new = text.len() == 1 && above.iter().all(|r| r.id != id);
        row.require(new, "id", Message::new("ci-pack-row-letter"));
        let reward = match row.str("reward").as_str() {
            "step" => RowReward::Step,
            text => RowReward::Gain(row.to_amount("reward", text, false)),
        };
        DepositoryRow { id, reward }
    });
    not_empty(board, "rows", &rows);
    let rows = board.fit("rows", rows);
    pack.boards.iter_mut().for_each(|b| b.depository = rows.clone());
    board.source();
}

fn headquarters(board: &Table<'_>, pack: &mut Pack) {
    let spaces = board.per_n("spaces", 0..=MAX_SPACES as i16);
    pack.set_sides(spaces, |boards, spaces| boards.headquarters = spaces);
    let wanted = Message::new("ci-pack-hq-reward");
    match board.amounts("reward", false)[..] {
        [items, water] => {
            board.require(items.items > 0 && water.get(Res::W) > 0, "reward", wanted);
            pack.hq_reward = [items, water];
        }
        _ => board.problem_at("reward", wanted),
    }
    board.source();
}

fn costs(board: &Table<'_>) -> ArrayVec<Amount, 4> {
    let costs = board.amounts("cost", true);
    not_empty(board, "cost", &costs);
    for cost in &costs {
        // `pay <res>` names an alternative by its resource, so each is one resource and no two are the same.
        let parts = cost.res.iter().filter(|n| **n > 0).count();
        let equal = costs.iter().filter(|c| c.res.map(|n| n > 0) == cost.res.map(|n| n > 0)).count();
        board.require(parts == 1 && equal == 1, "cost", Message::new("ci-pack-alternatives"));
    }
    board.fit("cost", costs)
}

fn locations(root: &Table<'_>, pack: &mut Pack) {
    let spaces = 0..=MAX_SPACES as i16;
    root.section("mining_camp", |board| {
        let mines = |side: &Table<'_>| {
            let mine = |space: &Table<'_>, _: &[Mine]| Mine {
                x: space.int("x", 0..=99),
                gems: space.int("gems", 0..=99),
            };
            let mines = side.each("spaces", mine);
            let read = (players(side), side.fit("spaces", mines));
            side.source();
            read
        };
        pack.read_sides(board, ("sides", "mining_camp.sides"), mines, |boards, mines| boards.mines = mines);
    });
    root.section("laboratory", |board| {
        let pairs = board.per_n("pair_spaces", spaces.clone());
        pack.set_sides(pairs, |boards, pairs| boards.laboratory = pairs);
        pack.laboratory_cost = costs(board);
        let stacks = board.int("stacks", 1..=9);
        let wanted = Message::new("ci-pack-stacks").with("stacks", STACKS);
        board.require(usize::from(stacks) == STACKS, "stacks", wanted);
        board.source();
    });
    root.section("foundry", |board| {
        pack.set_sides(board.per_n("spaces", spaces.clone()), |boards, n| boards.foundry = n);
        pack.foundry_cost = costs(board);
        let stacks = board.numbers("stack_of_value", 0..=99);
        for v in 1..=6usize {
            let stack = stacks.iter().find(|(key, _)| *key == v.to_string()).map(|(_, s)| *s as usize);
            let wanted = Message::new("ci-pack-stack-of-value").with("value", v).with("stacks", STACKS);
            board.require(stack.is_some_and(|s| (1..=STACKS).contains(&s)), "stack_of_value", wanted);
            pack.foundry_stack[v] = stack.unwrap_or(1).saturating_sub(1) as u8;
        }
        board.source();
    });
    root.section("control_room", |board| {
        pack.set_sides(board.per_n("spaces", spaces.clone()), |boards, n| boards.control_room = n);
        pack.control_cost = costs(board);
        board.source();
    });
    root.section("market", |board| {
        let market = |side: &Table<'_>| {
            let set = |worths: Vec<String>| {
                let worths: Vec<Amount> = worths.iter().map(|t| side.to_amount("spaces", t, true)).collect();
                let sum = worths.iter().fold(Amount::NONE, |sum, worth| sum.plus(*worth));
                let kinds = sum.res.iter().filter(|n| **n > 0).count();
                let fits = kinds == worths.len() && kinds >= 2;
                side.require(fits, "spaces", Message::new("ci-pack-market-set"));
                sum.res
            };
            let sets: Vec<[u8; 4]> = side.mixed_lists("spaces").into_iter().map(set).collect();
            let read = (players(side), side.fit("spaces", sets));
            side.source();
            read
        };
        pack.read_sides(board, ("sides", "market.sides"), market, |boards, market| boards.market = market);
    });
    root.section("academy", |board| academy(board, pack));
}

fn academy(board: &Table<'_>, pack: &mut Pack) {
    let set_of = |values: &Vec<u8>| values.iter().fold(0, |set, v| set | 1 << v);
    let spaces: Vec<u8> = board.int_lists("spaces", 1..=6).iter().map(set_of).collect();
    for (i, set) in spaces.iter().enumerate() {
        let apart = spaces[..i].iter().all(|other| other & set == 0);
        board.require(apart, "spaces", Message::new("ci-pack-academy-values"));
    }
    let spaces: ArrayVec<u8, MAX_SPACES> = board.fit("spaces", spaces);
    pack.boards.iter_mut().for_each(|b| b.academy = spaces.clone());
    board.section("price", |price| {
        let sold = ["1", "2", "3", "4"].into_iter().filter(|dice| price.has(dice));
        let prices: Vec<Amount> = sold.map(|dice| price.amount(dice, true)).collect();
        let enough = price.has("1") && prices.len() >= 2;
        price.require(enough, "1", Message::new("ci-pack-academy-prices"));
        pack.academy_price = board.fit("price", prices);
    });
    board.source();
}

pub(super) fn clans(root: &Table<'_>) -> [ClanBoard; 3] {
    let mut clans = [("leyrien", "Leyrien"), ("zcharo", "Zcharo"), ("jrayek", "Jrayek")]
        .map(|(id, name)| ClanBoard { id: id.into(), name: name.into(), ..ClanBoard::default() });
    let mut found = [[false; 2]; 3];
    for record in &root.tables("clan") {
        let clan = clans.iter().position(|clan| clan.id == record.str("clan"));
        let side = ["A", "B"].iter().position(|s| *s == record.str("side"));
        let id = record.str("id");
        let effects = record.effects("fx");
        let text = record.str("text");
        let source = record.source();
        let (Some(c), Some(s)) = (clan, side) else {
            record.problem(Message::new("ci-pack-clan-side"));
            continue;
        };
        let own = id == format!("{}_{}", clans[c].id, ["A", "B"][s]);
        record.require(own, "id", Message::new("ci-pack-clan-id"));
        record.require(!found[c][s], "side", Message::new("ci-pack-twice").with("id", id));
        found[c][s] = true;
        match effects[..] {
            [effect @ (Effect::Receive(_) | Effect::Step | Effect::SetDie)] => clans[c].abilities[s] = effect,
            [] => {}
            _ => record.problem_at("fx", Message::new("ci-pack-clan-ability")),
        }
        clans[c].texts[s] = text;
        clans[c].sources[s] = source;
        record.done();
    }
    root.require(found == [[true; 2]; 3], "clan", Message::new("ci-pack-clans"));
    clans
}

pub(super) fn base(root: &Table<'_>, pack: &mut Pack) {
    let Pack { base, garage1, .. } = pack;
    root.section("base", |table| {
        table.section("start", |start| {
            base.start = ["water", "algae", "power", "gems"].map(|res| start.int(res, 0..=99));
            base.start_dice = start.int("dice", 1..=i16::from(DICE));
        });
        let fees = table.ints("garage_fee", 0..=99);
        table.require(fees.first() == Some(&0), "garage_fee", Message::new("ci-pack-first-garage"));
        base.garage_fee = table.fit("garage_fee", fees);
        garage1.apply_upgrade(table, "garage1", &table.effects("garage1"));
        let mut farms = Vec::new();
        for text in table.strs("farm_start") {
            match Effect::parse(&text) {
                Ok(Effect::Boost(n)) => farms.push(StartFarm::Boost(n)),
                Ok(Effect::Grow(pair)) => farms.push(StartFarm::Grow(pair)),
                Ok(_) => {
                    table.problem_at("farm_start", Message::new("ci-pack-start-farm").with("text", text));
                }
                Err(reason) => table.problem_at("farm_start", reason),
            }
        }
        base.farm_start = table.fit("farm_start", farms);
        rooms(table, base);
        for (letter, row) in table.number_lists("farm_table", 0..=99) {
            let Some(res) = Res::from_letter(&letter) else {
                table.problem_at("farm_table", Message::new("ci-pack-not-resource").with("text", letter));
                continue;
            };
            let [short, falls] = ["ci-pack-farm-table", "ci-pack-farm-table-falls"]
                .map(|id| Message::new(id).with("res", &*letter));
            table.require(row.len() == 6, "farm_table", short);
            table.require(row.is_sorted(), "farm_table", falls);
            for (place, n) in base.farm_table[res as usize][1..].iter_mut().zip(row) {
                *place = n as u8;
            }
        }
        table.section("limit", |limit| {
            base.dice_limit = limit.int("dice", 1..=i16::from(DICE));
            base.item_limit = limit.int("items", 0..=36);
            base.cantina_water = limit.int("cantina_water", 0..=99);
        });
        // CI-4.6: every rolled die must find a place, whatever tiles the base holds.
        let places = base.garages() + base.farm_start.len();
        let wanted = Message::new("ci-pack-dice-places").with("dice", base.dice_limit).with("places", places);
        table.require(usize::from(base.dice_limit) <= places, "limit", wanted);
        table.require(base.start_dice <= base.dice_limit, "start", Message::new("ci-pack-start-dice"));
        base.source = table.source();
    });
}

/// Rooms for tiles, and points by how many of them are filled.
fn rooms(table: &Table<'_>, base: &mut Base) {
    base.upgrade_rooms = table.int("upgrade_rooms", 0..=MAX_GARAGES as i16 - 1);
    base.farm_rooms = table.int("farm_rooms", 0..=MAX_FARMS as i16);
    let fits = usize::from(base.upgrade_rooms) < base.garages().max(1);
    table.require(fits, "upgrade_rooms", Message::new("ci-pack-upgrade-rooms"));
    let room = Message::new("ci-pack-room").with("given", base.farms()).with("most", MAX_FARMS);
    table.require(base.farms() <= MAX_FARMS, "farm_rooms", room);
    let points = |key: &'static str, rooms: u8| {
        let points = table.ints(key, 0..=99);
        let wanted = Message::new("ci-pack-numbers").with("numbers", rooms + 1).with("most", rooms);
        table.require(points.len() == usize::from(rooms) + 1, key, wanted);
        table.require(points.is_sorted(), key, Message::new("ci-pack-room-points"));
        points
    };
    let upgrade_points = points("upgrade_room_points", base.upgrade_rooms);
    base.upgrade_room_points = table.fit("upgrade_room_points", upgrade_points);
    let farm_points = points("farm_room_points", base.farm_rooms);
    base.farm_room_points = table.fit("farm_room_points", farm_points);
}
