//! Negotiation, Depository, Headquarters, the six Location boards and the Research Base.

use super::reader::sides;
use super::{
    Amount, Board, Consequence, Effect, MAX_CLAN_SPACES, MAX_DEPOSITORY_ROWS, MAX_FARMS, MAX_GARAGES,
    MAX_ROW_SPACES, MAX_ROWS, MAX_SPACES, Pack, Res, STACKS, Source, TOKENS, Table, Tile,
};
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

/// Puts a list into a fixed array; too long a list is a problem.
fn fit<T, const N: usize>(table: &Table<'_>, key: &str, list: Vec<T>) -> ArrayVec<T, N> {
    table.require(list.len() <= N, key, || {
        Message::new("ci-pack-room").with("given", list.len()).with("most", N)
    });
    list.into_iter().take(N).collect()
}

/// Exactly the six tokens, conditions or consequences of CI-1.3.
fn six<T: Clone + Default>(table: &Table<'_>, key: &str, list: Vec<T>) -> [T; TOKENS] {
    table.require(list.len() == TOKENS, key, || {
        Message::new("ci-pack-tokens").with("given", list.len()).with("tokens", TOKENS)
    });
    let mut six: [T; TOKENS] = Default::default();
    for (place, value) in six.iter_mut().zip(list) {
        *place = value;
    }
    six
}

/// Notes which side serves which N, for marks.
fn note_sides<T>(pack: &mut Pack, path: &'static str, records: &[(Vec<i16>, T)]) {
    let numbers = records.iter().map(|(players, _)| players.iter().map(|n| *n as u8).collect());
    pack.side_lists.push((path, numbers.collect()));
}

pub(super) fn read(root: &Table<'_>, pack: &mut Pack) {
    negotiation(root, pack);
    depository(root, pack);
    locations(root, pack);
}

fn negotiation(root: &Table<'_>, pack: &mut Pack) {
    let Some(board) = root.sub("negotiation") else { return };
    board.require(board.strs("clans") == ["leyrien", "zcharo", "jrayek"], "clans", || {
        Message::new("ci-pack-clan-order")
    });
    let mut records = Vec::new();
    for side in board.tables("side") {
        records.push((side.ints("players", 1..=4), negotiation_side(&side)));
        side.done();
    }
    note_sides(pack, "negotiation.side", &records);
    for (boards, rows) in pack.boards.iter_mut().zip(sides(&board, "side", records)) {
        boards.rows = rows;
    }
    if let Some(tokens) = board.sub("tokens") {
        let values: Vec<u8> = tokens.ints("advancement", 1..=6).into_iter().map(|v| v as u8).collect();
        for (i, v) in values.iter().enumerate() {
            tokens.require(!values[..i].contains(v), "advancement", || {
                Message::new("ci-pack-token-twice").with("value", *v)
            });
        }
        pack.advancements = six(&tokens, "advancement", values);
        let mut setbacks: Vec<Setback> = Vec::new();
        for token in tokens.tables("setback") {
            let id = token.str("id");
            token.require(setbacks.iter().all(|s| s.id != id), "id", || {
                Message::new("ci-pack-twice").with("id", id.as_str())
            });
            let sum = if token.has("sum") { token.int("sum", 1..=99) } else { 0 };
            let same = if token.has("same") { token.int("same", 2..=12) } else { 0 };
            if (sum == 0) == (same == 0) {
                token.problem(Message::new("ci-pack-sum-or-same"));
            }
            token.done();
            setbacks.push(Setback { id, sum, same });
        }
        pack.setbacks = six(&tokens, "setback", setbacks);
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
        pack.consequences = six(&tokens, "consequence", kinds);
        tokens.source();
        tokens.done();
    }
    board.done();
}

fn negotiation_side(side: &Table<'_>) -> ArrayVec<NegotiationRow, MAX_ROWS> {
    let mut rows: Vec<NegotiationRow> = Vec::new();
    for (i, row) in side.tables("rows").into_iter().enumerate() {
        let number = row.int("row", 1..=MAX_ROWS as i16);
        row.require(usize::from(number) == i + 1, "row", || {
            Message::new("ci-pack-row-number").with("row", i + 1)
        });
        let spaces = row.int("spaces", 1..=MAX_ROW_SPACES as i16);
        let cost = [row.amount("leyrien", true), row.amount("zcharo", true), row.amount("jrayek", true)];
        let only_gems = cost[2].res[..3] == [0, 0, 0];
        row.require(only_gems, "jrayek", || Message::new("ci-pack-jrayek-gems"));
        if let Some(above) = rows.last() {
            row.require(cost[2].get(Res::G) >= above.cost[2].get(Res::G), "jrayek", || {
                Message::new("ci-pack-gem-prices")
            });
        }
        let points = row.ints("points", 0..=99);
        row.require(points.len() == 3, "points", || Message::new("ci-pack-row-points"));
        let mut three = [0; 3];
        for (place, p) in three.iter_mut().zip(points) {
            *place = p as u8;
        }
        row.source();
        row.done();
        rows.push(NegotiationRow { spaces, cost, points: three });
    }
    side.require(!rows.is_empty(), "rows", || Message::new("ci-pack-empty"));
    let total: usize = rows.iter().map(|r| usize::from(r.spaces)).sum();
    side.require(total <= MAX_CLAN_SPACES, "rows", || {
        Message::new("ci-pack-room").with("given", total).with("most", MAX_CLAN_SPACES)
    });
    fit(side, "rows", rows)
}

fn depository(root: &Table<'_>, pack: &mut Pack) {
    if let Some(board) = root.sub("depository") {
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
            board.require(given, "columns", || Message::new("ci-pack-no-side").with("n", n));
        }
        let mut rows: Vec<DepositoryRow> = Vec::new();
        for row in board.tables("rows") {
            let id = row.str("id");
            let letter = id.chars().next().unwrap_or('?');
            row.require(id.len() == 1 && rows.iter().all(|r| r.id != letter), "id", || {
                Message::new("ci-pack-row-letter")
            });
            let reward = match row.str("reward").as_str() {
                "step" => RowReward::Step,
                text => RowReward::Gain(row.to_amount("reward", text, false)),
            };
            row.done();
            rows.push(DepositoryRow { id: letter, reward });
        }
        board.require(!rows.is_empty(), "rows", || Message::new("ci-pack-empty"));
        let rows = fit(&board, "rows", rows);
        pack.boards.iter_mut().for_each(|b| b.depository = rows.clone());
        board.source();
        board.done();
    }
    if let Some(board) = root.sub("headquarters") {
        for (boards, spaces) in pack.boards.iter_mut().zip(board.per_n("spaces", 0..=MAX_SPACES as i16)) {
            boards.headquarters = spaces;
        }
        let reward: Vec<Amount> =
            board.strs("reward").iter().map(|t| board.to_amount("reward", t, false)).collect();
        match reward[..] {
            [items, water] => {
                board.require(items.items > 0 && water.get(Res::W) > 0, "reward", || {
                    Message::new("ci-pack-hq-reward")
                });
                pack.hq_reward = [items, water];
            }
            _ => board.problem_at("reward", Message::new("ci-pack-hq-reward")),
        }
        board.source();
        board.done();
    }
}

fn costs(board: &Table<'_>) -> ArrayVec<Amount, 4> {
    let costs: Vec<Amount> = board.strs("cost").iter().map(|t| board.to_amount("cost", t, true)).collect();
    board.require(!costs.is_empty(), "cost", || Message::new("ci-pack-empty"));
    for cost in &costs {
        // `pay <res>` names an alternative by its resource, so each is one resource and no two are the same.
        let parts = cost.res.iter().filter(|n| **n > 0).count();
        let equal = costs.iter().filter(|c| c.res.map(|n| n > 0) == cost.res.map(|n| n > 0)).count();
        board.require(parts == 1 && equal == 1, "cost", || Message::new("ci-pack-alternatives"));
    }
    fit(board, "cost", costs)
}

fn locations(root: &Table<'_>, pack: &mut Pack) {
    let most = MAX_SPACES as i16;
    if let Some(board) = root.sub("mining_camp") {
        let mut records = Vec::new();
        for side in board.tables("sides") {
            let mut mines = Vec::new();
            for space in side.tables("spaces") {
                mines.push(Mine { x: space.int("x", 0..=99), gems: space.int("gems", 0..=99) });
                space.done();
            }
            records.push((side.ints("players", 1..=4), fit(&side, "spaces", mines)));
            side.source();
            side.done();
        }
        note_sides(pack, "mining_camp.sides", &records);
        for (boards, mines) in pack.boards.iter_mut().zip(sides(&board, "sides", records)) {
            boards.mines = mines;
        }
        board.done();
    }
    if let Some(board) = root.sub("laboratory") {
        for (boards, n) in pack.boards.iter_mut().zip(board.per_n("pair_spaces", 0..=most)) {
            boards.laboratory = n;
        }
        pack.laboratory_cost = costs(&board);
        board.require(usize::from(board.int("stacks", 1..=9)) == STACKS, "stacks", || {
            Message::new("ci-pack-stacks").with("stacks", STACKS)
        });
        board.source();
        board.done();
    }
    if let Some(board) = root.sub("foundry") {
        for (boards, n) in pack.boards.iter_mut().zip(board.per_n("spaces", 0..=most)) {
            boards.foundry = n;
        }
        pack.foundry_cost = costs(&board);
        let stacks = board.numbers("stack_of_value", 0..=99);
        for v in 1..=6usize {
            let stack = stacks.iter().find(|(key, _)| *key == v.to_string()).map(|(_, s)| *s as usize);
            board.require(stack.is_some_and(|s| (1..=STACKS).contains(&s)), "stack_of_value", || {
                Message::new("ci-pack-stack-of-value").with("value", v).with("stacks", STACKS)
            });
            pack.foundry_stack[v] = stack.unwrap_or(1).saturating_sub(1) as u8;
        }
        board.source();
        board.done();
    }
    if let Some(board) = root.sub("control_room") {
        for (boards, n) in pack.boards.iter_mut().zip(board.per_n("spaces", 0..=most)) {
            boards.control_room = n;
        }
        pack.control_cost = costs(&board);
        board.source();
        board.done();
    }
    if let Some(board) = root.sub("market") {
        let mut records = Vec::new();
        for side in board.tables("sides") {
            let mut spaces = Vec::new();
            for set in side.mixed_lists("spaces") {
                let worth: Vec<Amount> = set.iter().map(|t| side.to_amount("spaces", t, true)).collect();
                let sum = worth.iter().fold(Amount::NONE, |sum, w| sum.plus(*w));
                let kinds = sum.res.iter().filter(|n| **n > 0).count();
                side.require(kinds == worth.len() && kinds >= 2, "spaces", || {
                    Message::new("ci-pack-market-set")
                });
                spaces.push(sum.res);
            }
            records.push((side.ints("players", 1..=4), fit(&side, "spaces", spaces)));
            side.source();
            side.done();
        }
        note_sides(pack, "market.sides", &records);
        for (boards, market) in pack.boards.iter_mut().zip(sides(&board, "sides", records)) {
            boards.market = market;
        }
        board.done();
    }
    if let Some(board) = root.sub("academy") {
        let spaces: Vec<u8> = board
            .int_lists("spaces", 1..=6)
            .iter()
            .map(|values| values.iter().fold(0, |set, v| set | 1 << v))
            .collect();
        for (i, set) in spaces.iter().enumerate() {
            board.require(spaces[..i].iter().all(|other| other & set == 0), "spaces", || {
                Message::new("ci-pack-academy-values")
            });
        }
        let spaces: ArrayVec<u8, MAX_SPACES> = fit(&board, "spaces", spaces);
        pack.boards.iter_mut().for_each(|b| b.academy = spaces.clone());
        if let Some(price) = board.sub("price") {
            let mut prices = Vec::new();
            for key in ["1", "2", "3", "4"] {
                if price.has(key) {
                    prices.push(price.amount(key, true));
                }
            }
            price
                .require(price.has("1") && prices.len() >= 2, "1", || Message::new("ci-pack-academy-prices"));
            price.done();
            pack.academy_price = fit(&board, "price", prices);
        }
        board.source();
        board.done();
    }
}

pub(super) fn clans(root: &Table<'_>) -> [ClanBoard; 3] {
    let records = root.tables("clan");
    let mut clans = [Board::Leyrien, Board::Zcharo, Board::Jrayek].map(|board| ClanBoard {
        id: board.word().into(),
        name: board.name().into(),
        ..ClanBoard::default()
    });
    let mut found = [[false; 2]; 3];
    for record in &records {
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
        record.require(id == format!("{}_{}", clans[c].id, ["A", "B"][s]), "id", || {
            Message::new("ci-pack-clan-id")
        });
        record.require(!found[c][s], "side", || Message::new("ci-pack-twice").with("id", id.as_str()));
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
    root.require(found == [[true; 2]; 3], "clan", || Message::new("ci-pack-clans"));
    clans
}

pub(super) fn base(root: &Table<'_>) -> (Base, Tile) {
    let mut base = Base::default();
    let mut garage1 = Tile::default();
    let Some(table) = root.sub("base") else { return (base, garage1) };
    if let Some(start) = table.sub("start") {
        base.start = [
            start.int("water", 0..=99),
            start.int("algae", 0..=99),
            start.int("power", 0..=99),
            start.int("gems", 0..=99),
        ];
        base.start_dice = start.int("dice", 1..=i16::from(super::DICE));
        start.done();
    }
    let fees: Vec<u8> = table.ints("garage_fee", 0..=99).into_iter().map(|n| n as u8).collect();
    table.require(fees.first() == Some(&0), "garage_fee", || Message::new("ci-pack-first-garage"));
    base.garage_fee = fit(&table, "garage_fee", fees);
    garage1.apply_upgrade(&table, "garage1", &table.effects("garage1"));
    let mut farms = Vec::new();
    for text in table.strs("farm_start") {
        match Effect::parse(&text) {
            Ok(Effect::Boost(n)) => farms.push(StartFarm::Boost(n)),
            Ok(Effect::Grow(pair)) => farms.push(StartFarm::Grow(pair)),
            Ok(_) => table.problem_at("farm_start", Message::new("ci-pack-start-farm").with("text", text)),
            Err(reason) => table.problem_at("farm_start", reason),
        }
    }
    base.farm_start = fit(&table, "farm_start", farms);
    base.upgrade_rooms = table.int("upgrade_rooms", 0..=MAX_GARAGES as i16 - 1);
    base.farm_rooms = table.int("farm_rooms", 0..=MAX_FARMS as i16);
    table.require(usize::from(base.upgrade_rooms) < base.garages().max(1), "upgrade_rooms", || {
        Message::new("ci-pack-upgrade-rooms")
    });
    table.require(base.farms() <= MAX_FARMS, "farm_rooms", || {
        Message::new("ci-pack-room").with("given", base.farms()).with("most", MAX_FARMS)
    });
    for (key, rooms) in [("upgrade_room_points", base.upgrade_rooms), ("farm_room_points", base.farm_rooms)] {
        let points: Vec<u8> = table.ints(key, 0..=99).into_iter().map(|n| n as u8).collect();
        table.require(points.len() == usize::from(rooms) + 1, key, || {
            Message::new("ci-pack-numbers").with("numbers", rooms + 1).with("most", rooms)
        });
        table.require(points.is_sorted(), key, || Message::new("ci-pack-room-points"));
        if key == "upgrade_room_points" {
            base.upgrade_room_points = fit(&table, key, points);
        } else {
            base.farm_room_points = fit(&table, key, points);
        }
    }
    for (letter, row) in table.number_lists("farm_table", 0..=99) {
        match Res::from_letter(&letter) {
            Some(res) => {
                table.require(row.len() == 6, "farm_table", || {
                    Message::new("ci-pack-farm-table").with("res", letter.as_str())
                });
                table.require(row.is_sorted(), "farm_table", || {
                    Message::new("ci-pack-farm-table-falls").with("res", letter.as_str())
                });
                for (place, n) in base.farm_table[res as usize][1..].iter_mut().zip(row) {
                    *place = n as u8;
                }
            }
            None => table.problem_at("farm_table", Message::new("ci-pack-not-resource").with("text", letter)),
        }
    }
    if let Some(limit) = table.sub("limit") {
        base.dice_limit = limit.int("dice", 1..=i16::from(super::DICE));
        base.item_limit = limit.int("items", 0..=36);
        base.cantina_water = limit.int("cantina_water", 0..=99);
        limit.done();
    }
    // CI-4.6: every rolled die must find a place, whatever tiles the base holds.
    let places = base.garages() + base.farm_start.len();
    table.require(usize::from(base.dice_limit) <= places, "limit", || {
        Message::new("ci-pack-dice-places").with("dice", base.dice_limit).with("places", places)
    });
    table.require(base.start_dice <= base.dice_limit, "start", || Message::new("ci-pack-start-dice"));
    base.source = table.source();
    table.done();
    (base, garage1)
}
