//! What of a position counts for a seat, as numbers: each has learned weights in `data/guide.toml`.
//!
//! Nothing here allocates or sorts a list: it is worked out for every position that plan search tries.

use super::outlook::Outlook;
use super::rates::Rates;
use crate::pack::{Amount, DICE, Power, ROUNDS};
use crate::{Circadians, Crew, KnownCrew, NONE, Phase, Stage, State, Task, bits};
use solarium_core::{Seat, Shape};

macro_rules! features {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// One number that describes a position.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Feature { $($(#[$doc])* $name,)* }

        /// Their names in the file of weights, in their order.
        pub(super) const NAMES: &[&str] = &[$($word,)*];
    };
}

features! {
    /// 1 in every position.
    Constant = "constant",
    /// Resources in the purse, and the part of them that is surely spent.
    Water = "water",
    Algae = "algae",
    Power = "power",
    Gems = "gems",
    FirstWater = "first_water",
    FirstAlgae = "first_algae",
    FirstPower = "first_power",
    FirstGems = "first_gems",
    /// Points of the purchases that the purse comes near to.
    Prospects = "prospects",
    /// The same after the coming Harvest.
    ProspectsSoon = "prospects_soon",
    /// Purchases that the resources to come and the dice to come allow together.
    Engine = "engine",
    /// What the best Negotiation space brings that can be paid now.
    BestSpace = "best_space",
    /// 1 if the seat has so many dice that come back.
    FirstDie = "die_1",
    SecondDie = "die_2",
    ThirdDie = "die_3",
    FourthDie = "die_4",
    FifthDie = "die_5",
    /// Dice beyond the limit.
    SpareDice = "dice_spare",
    /// Dice in the Headquarters.
    Headquarters = "hq_dice",
    /// Dice that still act in this round, and what each could do at a first glance.
    Waiting = "dice_waiting",
    Potential = "dice_potential",
    /// What the Farms give at the coming Harvest.
    FarmSoon = "farm_soon",
    /// The hand.
    Cards = "cards",
    BestCard = "best_card",
    GoodCards = "good_cards",
    /// Yield of the Harvester's space times the Harvests to come.
    PlanetWater = "planet_water",
    PlanetAlgae = "planet_algae",
    PlanetPower = "planet_power",
    PlanetGems = "planet_gems",
    PlanetDice = "planet_dice",
    /// Points of the Cache the Harvester stands on; 1 if the nearest is so far.
    CachePoints = "cache_points",
    CacheAtOne = "cache_at_1",
    CacheAtTwo = "cache_at_2",
    CacheAtThree = "cache_at_3",
    /// What Farm tiles give, times the Harvests to come.
    PassiveFarms = "farms_passive",
    SixFarms = "farms_six",
    GrowFarms = "farms_grow",
    FarmTiles = "farm_tiles",
    /// What Upgrade tiles do, times the rounds to come.
    AlteringUpgrades = "upgrades_alter",
    WaterUpgrades = "upgrades_water",
    FreeUpgrades = "upgrades_no_fee",
    UpgradeTiles = "upgrade_tiles",
    /// What face-up Items do, times the rounds to come.
    ItemBenefits = "item_benefits",
    /// What face-up Items may count beyond what they count now.
    ScoringItems = "scoring_items",
    /// Points of free Negotiation spaces, tokens still to be had.
    OpenNegotiation = "negotiation_open",
    OpenAdvancements = "advancements_open",
    /// What the question within an action is about.
    PendingPay = "pending_pay",
    PendingTrade = "pending_trade",
    PendingTake = "pending_take",
    PendingMarket = "pending_market",
    PendingAcademy = "pending_academy",
    PendingTile = "pending_tile",
    PendingStep = "pending_step",
    PendingReward = "pending_reward",
    PendingSetback = "pending_setback",
    /// Characters by their ability.
    FarmLowSix = "character_farm_low_six",
    SecondReward = "character_second_reward",
    LabUpgrade = "character_lab_upgrade",
    SetbackReward = "character_setback_reward",
    NoFee = "character_no_fee",
    Refill = "character_refill",
    HarvestStep = "character_harvest_step",
    NegDiscount = "character_neg_discount",
    /// What the AI, if there is one, has that may bring it points, in points of its cheapest space.
    AiConstant = "ai_constant",
    AiGems = "ai_gems",
    AiDice = "ai_dice",
    AiProgress = "ai_progress",
    /// Points that free spaces would bring the AI, as far as there is time to take them.
    AiNegotiation = "ai_negotiation_open",
    AiDepository = "ai_depository_open",
}

/// How many there are.
pub(super) const COUNT: usize = NAMES.len();

/// The features and the rounds to go at which they have weights.
pub(super) const SHAPE: Shape = Shape { names: NAMES, knots: &[0, 3, 7] };

/// What the AI has that may bring it points.
fn ai(sheet: &mut Sheet, game: &Circadians, state: &State) {
    let level = usize::from(game.setup.opponent.max(1)) - 1;
    let opponents = &game.pack.ai.opponents;
    let opponent = &opponents[level.min(opponents.len() - 1)];
    // Points of free spaces, as far as there is time to take them.
    let time = (rounds_left(state) + 1.0) / f32::from(ROUNDS);
    let (mut slot, mut negotiation) = (0, 0.0);
    for (row, printed) in game.boards().rows.iter().enumerate() {
        let slots = slot..slot + usize::from(printed.spaces);
        slot = slots.end;
        let below = |clan: &[_; crate::pack::MAX_CLAN_SPACES]| -> usize {
            clan[slots.clone()].iter().filter(|die: &&crate::Die| die.is_none()).count()
        };
        let free: usize = state.tables.negotiation.iter().map(below).sum();
        negotiation += free as f32 * f32::from(opponent.row_points(row));
    }
    let columns = game.boards().columns;
    let rows = &state.tables.depository[..game.boards().depository.len()];
    let is_free = |row: &[crate::Die; 6], value: usize| row[value].is_none() && columns & (2 << value) != 0;
    let free: usize = rows.iter().map(|row| (0..6).filter(|value| is_free(row, *value)).count()).sum();
    // What it is worth to have Gems and dice hangs on what can be bought.
    let price = f32::from(opponent.depository);
    sheet.set(Feature::AiConstant, price);
    sheet.set(Feature::AiGems, state.ai.gems as f32 * price);
    sheet.set(Feature::AiDice, f32::from(state.ai.dice) * price);
    sheet.set(Feature::AiProgress, f32::from(state.ai.progress) * price);
    sheet.set(Feature::AiNegotiation, negotiation * time);
    sheet.set(Feature::AiDepository, free as f32 * price * time);
}

/// The numbers of one position.
pub(crate) type Features = [f32; COUNT];

/// Rounds to be played after the present one.
pub(super) fn rounds_left(state: &State) -> f32 {
    f32::from(ROUNDS.saturating_sub(state.round.max(1)))
}

/// Harvests to come, this round's included while it is not begun.
pub(super) fn harvests_left(state: &State) -> f32 {
    let past = match state.phase {
        Phase::Harvest => state.stage != Stage::Begin,
        Phase::Rest | Phase::Over => true,
        _ => false,
    };
    rounds_left(state) + if past { 0.0 } else { 1.0 }
}

/// Dice of the seat that still act in this round: those in Garages, and those that stood in the Headquarters when the
/// round began, as long as it is their turn.
pub(super) fn waiting_dice(game: &Circadians, state: &State, seat: Seat) -> u8 {
    let crew = state.crew(seat);
    let due_at_headquarters = matches!(state.phase, Phase::Plan)
        || (state.phase == Phase::Execute && state.part == crate::Part::Hq);
    crew.garage_dice() + if due_at_headquarters { game.hq_dice(state, seat) } else { 0 }
}

/// Works out all numbers of a position.
pub(crate) fn features(game: &Circadians, state: &State, seat: Seat, rates: &Rates) -> Features {
    let mut sheet = Sheet { values: [0.0; COUNT] };
    let crew = state.crew(seat);
    sheet.set(Feature::Constant, 1.0);
    purse(&mut sheet, crew, rates);
    let income = coming_harvest(game, state, seat);
    let outlook = Outlook::new(game, state, seat, &income, rates);
    sheet.set(Feature::Prospects, outlook.prospects);
    sheet.set(Feature::ProspectsSoon, outlook.prospects_soon);
    sheet.set(Feature::BestSpace, outlook.best_space.max(0.0));
    sheet.set(Feature::Engine, engine(game, state, seat, &income, rates));
    dice(&mut sheet, game, state, seat, &outlook);
    hand(&mut sheet, crew, &outlook);
    if state.planet_side != NONE {
        planet(&mut sheet, game, state, crew);
    }
    tiles(&mut sheet, game, state, seat, rates);
    let left = rounds_left(state);
    let benefits = bits(crew.items & game.pack.game_items).map(|item| rates.benefit(game, state, seat, item));
    sheet.set(Feature::ItemBenefits, benefits.sum());
    let scoring = bits(crew.items & !game.pack.game_items).map(|item| rates.growth(game, item));
    sheet.set(Feature::ScoringItems, left * scoring.sum::<f32>());
    sheet.set(Feature::OpenNegotiation, outlook.open_points * (left + 1.0) / f32::from(ROUNDS));
    sheet.set(
        Feature::OpenAdvancements,
        state.advancements.iter().filter(|space| **space == NONE).count() as f32,
    );
    if state.phase == Phase::Execute && state.die_action.seat == seat {
        pending(&mut sheet, game, state, &outlook);
    }
    if let Some(power) = game.power(state, seat) {
        sheet.set(of_power(power), 1.0);
    }
    if game.ai_seat().is_some() {
        ai(&mut sheet, game, state);
    }
    sheet.values
}

struct Sheet {
    values: Features,
}

impl Sheet {
    fn set(&mut self, feature: Feature, value: f32) {
        self.values[feature as usize] = value;
    }
}

/// The feature of a character's ability.
fn of_power(power: Power) -> Feature {
    match power {
        Power::FarmLowSix => Feature::FarmLowSix,
        Power::SecondReward => Feature::SecondReward,
        Power::LabUpgrade => Feature::LabUpgrade,
        Power::SetbackReward => Feature::SetbackReward,
        Power::NoFee => Feature::NoFee,
        Power::Refill(_) => Feature::Refill,
        Power::HarvestStep => Feature::HarvestStep,
        Power::NegDiscount(_) => Feature::NegDiscount,
    }
}

fn purse(sheet: &mut Sheet, crew: &Crew, rates: &Rates) {
    let all = [Feature::Water, Feature::Algae, Feature::Power, Feature::Gems];
    let first = [Feature::FirstWater, Feature::FirstAlgae, Feature::FirstPower, Feature::FirstGems];
    for i in 0..4 {
        let have = crew.res[i] as f32;
        sheet.set(all[i], have);
        sheet.set(first[i], have.min(rates.first[i]));
    }
}

fn dice(sheet: &mut Sheet, game: &Circadians, state: &State, seat: Seat, outlook: &Outlook) {
    let crew = state.crew(seat);
    let in_headquarters = game.hq_dice(state, seat);
    let owned = crew.pool
        + crew.rolled_dice()
        + crew.garage_dice()
        + crew.farm_dice()
        + crew.cantina
        + in_headquarters
        + on_locations(state, seat);
    let numbered =
        [Feature::FirstDie, Feature::SecondDie, Feature::ThirdDie, Feature::FourthDie, Feature::FifthDie];
    numbered.into_iter().take(usize::from(owned)).for_each(|die| sheet.set(die, 1.0));
    sheet.set(Feature::SpareDice, f32::from(owned.saturating_sub(5)));
    sheet.set(Feature::Headquarters, f32::from(in_headquarters));
    sheet.set(Feature::Waiting, f32::from(waiting_dice(game, state, seat)));
    let garages = (0..game.pack.base.garages()).filter(|garage| crew.garages[*garage] > 0);
    let potential = garages.map(|garage| outlook.of_garage(game, crew, garage, crew.garages[garage])).sum();
    sheet.set(Feature::Potential, potential);
}

/// What the seat has after the coming Harvest without choices of its own, Farm dice by their better half.
fn coming_harvest(game: &Circadians, state: &State, seat: Seat) -> [f32; 4] {
    if state.planet_side == NONE || harvests_left(state) <= rounds_left(state) {
        return [0.0; 4];
    }
    let mut income = game.fixed_harvest(state, seat).res.map(f32::from);
    if state.crew(seat).farm_dice() > 0 {
        for farm in 0..game.pack.base.farms() {
            // The second of the two resources is the dearer one.
            if let Some([_, res]) = game.growth(state, seat, farm) {
                income[res as usize] += f32::from(game.growth_amount(state, seat, farm, res).get(res));
            }
        }
    }
    income
}

/// Resources until the end in Power, and actions until the end, as the number of purchases they allow together.
fn engine(game: &Circadians, state: &State, seat: Seat, income: &[f32; 4], rates: &Rates) -> f32 {
    let crew = state.crew(seat);
    let in_power = |res: &[f32; 4]| -> f32 { res.iter().zip(rates.in_power).map(|(n, unit)| n * unit).sum() };
    let left = rounds_left(state);
    let planet = game.planet_yield(state, crew.harvester).res.map(f32::from);
    let passive = crew.farm_tiles.iter().take_while(|kind| **kind != NONE);
    let passive = passive.map(|kind| rates.price(game.pack.farm_tiles[usize::from(*kind)].passive));
    let each_round = in_power(&planet) + passive.sum::<f32>();
    let resources = in_power(&crew.res.map(|n| n as f32)) + in_power(income) + each_round * left;
    let dice = f32::from(DICE - crew.supply).min(f32::from(game.pack.base.dice_limit));
    let actions = f32::from(crew.garage_dice()) + dice * left * rates.buying_share;
    if actions <= 0.0 || resources <= 0.0 {
        return 0.0;
    }
    1.0 / (rates.purchase / resources + 1.0 / actions)
}

/// Dice on the six Location boards, which come back in Rest.
fn on_locations(state: &State, seat: Seat) -> u8 {
    let t = &state.tables;
    let boards = t.lab.iter().flatten().chain(&t.mine).chain(&t.foundry).chain(&t.control).chain(&t.market);
    boards.chain(&t.academy).filter(|die| die.belongs_to(seat)).count() as u8
}

fn hand(sheet: &mut Sheet, crew: &Crew, outlook: &Outlook) {
    sheet.set(Feature::Cards, f32::from(crew.hand_size().min(8)));
    sheet.set(Feature::BestCard, outlook.best_cards[0]);
    sheet.set(Feature::GoodCards, outlook.best_cards[1] + outlook.best_cards[2]);
}

fn planet(sheet: &mut Sheet, game: &Circadians, state: &State, crew: &Crew) {
    let planet = game.planet(state);
    let gain = game.planet_yield(state, crew.harvester);
    let harvests = harvests_left(state);
    let yields = [Feature::PlanetWater, Feature::PlanetAlgae, Feature::PlanetPower, Feature::PlanetGems];
    for (feature, n) in yields.into_iter().zip(gain.res) {
        sheet.set(feature, f32::from(n) * harvests);
    }
    sheet.set(Feature::PlanetDice, f32::from(gain.dice) * harvests);
    let nearest = planet.caches.iter().map(|cache| planet.distance(crew.harvester, *cache)).min();
    match nearest {
        Some(0) => sheet.set(Feature::CachePoints, cache_points(game, state, crew.harvester)),
        Some(1) => sheet.set(Feature::CacheAtOne, 1.0),
        Some(2) => sheet.set(Feature::CacheAtTwo, 1.0),
        Some(3) => sheet.set(Feature::CacheAtThree, 1.0),
        _ => {}
    }
}

/// Points of the Cache on a space; of a face-down one the mean of all that are in the box.
pub(super) fn cache_points(game: &Circadians, state: &State, space: u8) -> f32 {
    match game.planet(state).cache_number(space) {
        Some(cache) if state.caches[cache] != NONE => f32::from(state.caches[cache]),
        Some(_) => {
            let points = &game.pack.cache_points;
            points.iter().map(|points| f32::from(*points)).sum::<f32>() / points.len() as f32
        }
        None => 0.0,
    }
}

fn tiles(sheet: &mut Sheet, game: &Circadians, state: &State, seat: Seat, rates: &Rates) {
    let crew = state.crew(seat);
    let (harvests, left) = (harvests_left(state), rounds_left(state));
    let (mut passive, mut six, mut grow) = (0.0, 0.0, 0.0);
    for kind in crew.farm_tiles.iter().take_while(|kind| **kind != NONE) {
        let tile = &game.pack.farm_tiles[usize::from(*kind)];
        passive += rates.amount(tile.passive);
        six += tile.six.map_or(0.0, |amount| rates.amount(amount));
        grow += f32::from(u8::from(tile.grow.is_some()));
    }
    sheet.set(Feature::PassiveFarms, passive * harvests);
    // A die must be put there in a Plan phase to come.
    sheet.set(Feature::SixFarms, six * left);
    sheet.set(Feature::GrowFarms, grow * left);
    sheet.set(Feature::FarmTiles, crew.farm_tile_count() as f32);
    let (mut altering, mut water, mut free) = (0.0, 0.0, 0.0);
    for kind in crew.upgrades.iter().take_while(|kind| **kind != NONE) {
        let tile = &game.pack.upgrade_tiles[usize::from(*kind)];
        altering += f32::from(u8::from(tile.alter || tile.raise || tile.flip));
        water += f32::from(u8::from(tile.water > 0));
        free += f32::from(u8::from(tile.no_fee));
    }
    sheet.set(Feature::AlteringUpgrades, altering * left);
    sheet.set(Feature::WaterUpgrades, water * left);
    sheet.set(Feature::FreeUpgrades, free * left);
    sheet.set(Feature::UpgradeTiles, crew.upgrade_count() as f32);
    if crew.farm_dice() > 0 && harvests > left {
        sheet.set(Feature::FarmSoon, farm_income(game, state, seat, rates));
    }
}

/// What the Farm dice give at the coming Harvest.
fn farm_income(game: &Circadians, state: &State, seat: Seat, rates: &Rates) -> f32 {
    let crew = state.crew(seat);
    let starting = game.pack.base.farm_start.len();
    let mut sum = 0.0;
    for farm in (0..game.pack.base.farms()).filter(|farm| crew.farms[*farm] > 0) {
        if let Some(pair) = game.growth(state, seat, farm) {
            let amounts = pair.map(|res| rates.amount(game.growth_amount(state, seat, farm, res)));
            sum += amounts[0].max(amounts[1]);
        } else if farm >= starting
            && let kind = crew.farm_tiles[farm - starting]
            && kind != NONE
            && let Some(amount) = game.pack.farm_tiles[usize::from(kind)].six
            && game.farm_value(state, seat, farm) == 6
        {
            sum += rates.amount(Amount { dice: amount.dice.min(crew.supply), ..amount });
        }
    }
    sum
}

/// The question within the action that is being carried out.
fn pending(sheet: &mut Sheet, game: &Circadians, state: &State, outlook: &Outlook) {
    let Some(task) = state.agenda.last() else { return };
    match *task {
        Task::Pay => {
            sheet.set(Feature::PendingPay, 1.0);
            let feature = match state.die_action.space {
                crate::Space::Control => Feature::PendingStep,
                _ => Feature::PendingTile,
            };
            sheet.set(feature, 1.0);
        }
        Task::Trade => sheet.set(Feature::PendingTrade, outlook.affordable_card),
        Task::Take => sheet.set(Feature::PendingTake, 1.0),
        Task::Draw(_, cards) => sheet.set(Feature::PendingTake, f32::from(cards) / 2.0),
        Task::Market(trades) => sheet.set(Feature::PendingMarket, f32::from(trades)),
        Task::Academy => sheet.set(Feature::PendingAcademy, 1.0),
        Task::Tile(..) | Task::Room(..) => sheet.set(Feature::PendingTile, 1.0),
        Task::FreeStep | Task::MustStep => sheet.set(Feature::PendingStep, 1.0),
        Task::Ability | Task::Advancement | Task::SecondReward => sheet.set(Feature::PendingReward, 1.0),
        Task::Setback | Task::Punishment(_) => sheet.set(Feature::PendingSetback, 1.0),
        _ => {}
    }
    // A die that has reached the Negotiation board may still bring a reward and a setback.
    if matches!(task, Task::Ability) && game.token_of(state, state.die_action.value).is_some() {
        sheet.set(Feature::PendingReward, 2.0);
    }
}
