//! Answers (CI-19.3): one verb with at most three operands, each one byte (CI-19.11).

use crate::Sort;
use crate::pack::{Consequence, Res};
use serde::{Deserialize, Serialize};

/// A space named in `act` (CI-19.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    /// `neg-L1`: clan 0–2, row index from 0.
    Negotiation(u8, u8),
    /// `dep-t`: row index; the column is the value.
    Depository(u8),
    /// `hq`
    Headquarters,
    /// `mine-1`: index from 0.
    Mine(u8),
    /// `lab`
    Laboratory,
    /// `foundry`
    Foundry,
    /// `control`
    Control,
    /// `market-1`: index from 0.
    Market(u8),
    /// `academy-1`: index from 0.
    Academy(u8),
}

/// A place a die can be lost from (CI-19.4). Numbers are indices from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// `pool`
    Pool,
    /// `garage-1`
    Garage(u8),
    /// `farm-1`
    Farm(u8),
    /// `cantina`
    Cantina,
    /// `hq-1`
    Headquarters(u8),
    /// `mine-1`
    Mine(u8),
    /// `lab-1`
    Laboratory(u8),
    /// `foundry-1`
    Foundry(u8),
    /// `control-1`
    Control(u8),
    /// `market-1`
    Market(u8),
    /// `academy-1`
    Academy(u8),
    /// `dep-t:6`: row index, value.
    Depository(u8, u8),
    /// `neg-L2:5`: clan, row index, value.
    Negotiation(u8, u8, u8),
}

/// One answer. The derived order is the order in which answers are listed: by row of CI-19.3, as far as one
/// verb does not serve several rows.
///
/// Numbers are indices from 0 (Garages, Farms, stacks, rows, cards in pack order); values and directions are 1–6.
///
/// Every action has a notation that reads back:
///
/// ```
/// use serde_json::json;
/// use solarium_core::{Game, Notation, Random, Records, Shelf, Turn, random_step};
/// use solarium_circadians::Circadians;
///
/// let shelf = Shelf::standard();
/// let game = Circadians::from_setup(&json!({"seats": ["human", "human"]}), &shelf).unwrap();
/// let (mut state, mut random, mut list) = (game.start(), Random::new(1), Vec::new());
/// while game.turn(&state) == Turn::Chance {
///     random_step(&game, &mut state, &mut random, &mut list);
/// }
/// let Turn::Decide(seats) = game.turn(&state) else { panic!("the game has just begun") };
/// for seat in seats.iter() {
///     for action in game.actions(&state, seat) {
///         assert_eq!(game.parse_action(&game.action_text(action)), Ok(action));
///     }
/// }
/// assert!(game.parse_action("shuffle the deck").unwrap_err().rule.starts_with("CI-"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `keep <char>` of the two dealt.
    KeepCharacter(u8),
    /// `pick <char>` of those left.
    PickCharacter(u8),
    /// `keep <item>` of the packet held.
    KeepItem(u8),
    /// `garage <v>`: a die of the hand into the next Garage.
    Garage(u8),
    /// `farm <n> <v>`: a die of the hand onto a Farm (index, value).
    Farm(u8, u8),
    /// `ready`
    Ready,
    /// `act <space> <v>`
    Act(Space, u8),
    /// `stand-down`
    StandDown,
    /// `skip`
    Skip,
    /// `pay <res>`
    Pay(Res),
    /// `trade <item>`
    Trade(u8),
    /// `also t`: row index.
    Also(u8),
    /// `take items`, `take water`: index of the Headquarters' reward.
    Take(u8),
    /// `swap <res> <res>`: give, get.
    Swap(Res, Res),
    /// `done`
    Done,
    /// `buy <n>`
    Buy(u8),
    /// `tile farm <n>`, `tile upgrade <n>`: stack index.
    Tile(Sort, u8),
    /// `place`
    Place,
    /// `replace <n>`: index of the Garage or Farm.
    Replace(u8),
    /// `set garage-<n> <v>`
    SetGarage(u8, u8),
    /// `set farm-<n> <v>`
    SetFarm(u8, u8),
    /// `use`
    Use,
    /// `reward <kind>`
    Reward(Consequence),
    /// `setback <condition>`: index of the condition.
    Setback(u8),
    /// `ignore`
    Ignore,
    /// `suffer <kind>`
    Suffer(Consequence),
    /// `turn <kind>`
    Turn(Consequence),
    /// `lose upgrade <n>`, `lose farm <n>`: index of the Garage or Farm.
    LoseTile(Sort, u8),
    /// `lose die <place>`
    LoseDie(Place),
    /// `step <d>`
    Step(u8),
    /// `discard <item>`
    Discard(u8),
    /// `grow <n> <res>`: index of the Farm.
    Grow(u8, Res),
    /// `stay`
    Stay,
    /// `no`
    No,
    /// `resolve`
    Resolve,
}

/// One chance outcome (CI-19.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `first <seat>`
    First(u8),
    /// `side A`, `side B`: 0, 1.
    Side(u8),
    /// `tile <id>`: sort and kind.
    Tile(Sort, u8),
    /// `character <id>`
    Character(u8),
    /// `item <id>`
    Item(u8),
    /// `event <id>`
    Event(u8),
    /// `cache <points>`
    Cache(u8),
    /// `die <v>`
    Die(u8),
    /// `scheme <id>`
    Scheme(u8),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ci_19_11_an_answer_fits_eight_bytes() {
        assert!(size_of::<Action>() <= 8);
        assert!(size_of::<Chance>() <= 2);
    }
}
