//! The pure decision: position and card in, what happens and why out.

use crate::pack::{MAX_PLANET, Res, SchemeOption};
use crate::records::notation::CLAN_LETTERS;
use crate::rules::planet::Token;
use crate::words::names;
use crate::{Circadians, Die, NONE, Public, Space};
use arrayvec::ArrayVec;
use solarium_core::{Message, Seat, TraceStep, Tracer};

/// Where the AI's die goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The space as an answer names it.
    pub space: Space,
    /// Which of the places there, from 0; below a clan counted over all rows.
    pub place: u8,
}

/// What the card comes to (CI-17.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// No die on the board: nothing more.
    NoDie,
    /// No option is possible: no die is used, 1 Gem.
    Nothing,
    /// The first possible option.
    Do {
        /// Which.
        option: SchemeOption,
        /// Where the die goes.
        target: Target,
        /// Gems paid.
        price: u8,
    },
}

/// Everything one card does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The card's value.
    pub value: u8,
    /// Spaces the Harvester enters, in order.
    pub path: ArrayVec<u8, MAX_PLANET>,
    /// Gems it finds.
    pub gems_found: u8,
    /// What the die does.
    pub choice: Choice,
    /// Advancement token moved, and the space it covers.
    pub advancement: Option<(u8, u8)>,
    /// Setback token moved, and the space it covers.
    pub setback: Option<(u8, u8)>,
}

/// What the AI does with the card that lies turned up; `None` if there is none. Every consideration is noted
/// (CI-17.16).
pub fn decide(game: &Circadians, state: &Public, tracer: &mut impl Tracer) -> Option<Decision> {
    solarium_core::exercise!("CI-17.16");
    let seat = game.ai_seat()?;
    let card = game.pack.ai.schemes.get(usize::from(state.ai.card))?;
    note(tracer, "CI-17.4", || {
        let id = if state.ai.extra { "ci-reason-extra-card" } else { "ci-reason-due-card" };
        let reason = Message::new(id)
            .with("card", card.id.as_str())
            .with("value", card.value)
            .with("options", game.options_message(card));
        (reason, card.options.iter().map(|o| o.code()).collect())
    });
    let mut decision = Decision {
        value: card.value,
        path: ArrayVec::new(),
        gems_found: 0,
        choice: Choice::Nothing,
        advancement: None,
        setback: None,
    };
    // CI-17.5: only the first due card of the round moves the Harvester.
    if tracer
        .check("CI-17.5", !state.ai.extra && state.ai.due_done == 1, || Message::new("ci-reason-first-due"))
    {
        solarium_core::exercise!("CI-17.5");
        travel(game, state, card.value, &mut decision, tracer);
    }
    // CI-17.7 (a)
    if !tracer
        .check("CI-17.7", state.ai.dice > 0, || Message::new("ci-reason-dice").with("dice", state.ai.dice))
    {
        solarium_core::exercise!("CI-17.7");
        decision.choice = Choice::NoDie;
        return Some(decision);
    }
    let gems = state.ai.gems + u32::from(decision.gems_found);
    // CI-17.7 (b): the first option from the top that is possible.
    solarium_core::exercise!("CI-17.7");
    for option in &card.options {
        if let Some((target, price)) = try_option(game, state, *option, card.value, gems, tracer) {
            decision.choice = Choice::Do { option: *option, target, price };
            if let Space::Negotiation(clan, _) = target.space {
                move_tokens(game, state, seat, clan, target.place, &mut decision, tracer);
            }
            return Some(decision);
        }
    }
    note(tracer, "CI-17.7", || (Message::new("ci-reason-no-option"), Vec::new()));
    Some(decision)
}

/// CI-17.6: as far as possible in the direction of the value.
fn travel(
    game: &Circadians,
    state: &Public,
    direction: u8,
    decision: &mut Decision,
    tracer: &mut impl Tracer,
) {
    solarium_core::exercise!("CI-17.6");
    let planet = game.planet(state);
    let mut at = state.ai.harvester;
    // Tokens already swept on the way, so that a space entered twice gives nothing the second time.
    let mut tokens = state.tokens;
    loop {
        let near = planet.neighbour(at, direction);
        // Wrapping only as the very first step.
        let wraps = near.is_none() && decision.path.is_empty();
        let next = if wraps { planet.step(at, direction) } else { near };
        let enters = |to: &u8| !planet.spaces[usize::from(*to)].cache && !decision.path.is_full();
        let Some(to) = next.filter(enters) else {
            note(tracer, "CI-17.6", || {
                let id = match near {
                    Some(_) => "ci-reason-stops-before-cache",
                    None => "ci-reason-stops-before-edge",
                };
                (Message::new(id), vec![planet.name(at).into()])
            });
            return;
        };
        at = to;
        decision.path.push(to);
        let token = planet.spaces[usize::from(to)].token.filter(|_| tokens & (1 << to) != 0);
        tokens &= !(1 << to);
        note(tracer, "CI-17.6", || {
            let step = if wraps {
                Message::new("ci-reason-wraps")
            } else {
                Message::new("ci-reason-steps").with("direction", names::direction(game, state, direction))
            };
            let what = match token {
                Some(Token::Gem(_)) => Message::new("ci-reason-takes-gem").with("what", step),
                Some(Token::Water(_)) => Message::new("ci-reason-water-back").with("what", step),
                None => step,
            };
            (what, vec![planet.name(to).into()])
        });
        if let Some(Token::Gem(gems)) = token {
            decision.gems_found += gems;
            return;
        }
    }
}

/// CI-17.8: is the option possible, where does the die go and what is paid?
fn try_option(
    game: &Circadians,
    state: &Public,
    option: SchemeOption,
    value: u8,
    gems: u32,
    tracer: &mut impl Tracer,
) -> Option<(Target, u8)> {
    solarium_core::exercise!("CI-17.8");
    let boards = game.boards();
    let tables = &state.tables;
    let target = |space: Space, place: usize, price: u8| (Target { space, place: place as u8 }, price);
    match option {
        SchemeOption::Negotiate(clan) => {
            let choice = dearest(game, state, clan, gems);
            tracer.note(|| {
                let letter = CLAN_LETTERS[usize::from(clan)];
                let rows: Vec<u8> = (0..boards.rows.len() as u8)
                    .filter(|row| free_slot(game, state, clan, *row).is_some())
                    .collect();
                TraceStep {
                    rule: "CI-17.9",
                    what: Message::new("ci-reason-dearest-row")
                        .with("clan", game.clan_name(clan))
                        .with("gems", gems),
                    before: rows.iter().map(|row| format!("{letter}{}", row + 1)).collect(),
                    after: choice.iter().map(|(row, ..)| format!("{letter}{}", row + 1)).collect(),
                    values: rows.iter().map(|row| i64::from(price(game, *row))).collect(),
                    holds: None,
                }
            });
            let found = tracer.check("CI-17.8", choice.is_some(), || {
                match choice {
                    Some((row, _, price)) => {
                        Message::new("ci-reason-row").with("row", row + 1).with("price", price)
                    }
                    None => Message::new("ci-reason-no-row").with("gems", gems),
                }
                .with("clan", game.clan_name(clan))
            });
            let (row, slot, price) = choice.filter(|_| found)?;
            Some(target(Space::Negotiation(clan, row), usize::from(slot), price))
        }
        SchemeOption::Depository => {
            let column = boards.columns & (1 << value) != 0;
            let row = (0..boards.depository.len())
                .find(|row| column && tables.depository[*row][usize::from(value) - 1].is_none());
            let possible = row.is_some() && gems >= 1;
            tracer.check("CI-17.8", possible, || {
                let space = match (column, row) {
                    (false, _) => Message::new("ci-reason-no-column"),
                    (true, None) => Message::new("ci-reason-column-full"),
                    (true, Some(row)) => {
                        Message::new("ci-reason-column").with("row", boards.depository[row].id.to_string())
                    }
                };
                Message::new("ci-reason-depository")
                    .with("space", space.with("value", value))
                    .with("gems", gems)
            });
            row.filter(|_| possible).map(|row| target(Space::Depository(row as u8), 0, 1))
        }
        SchemeOption::Laboratory => {
            let pair = game.free_pair(state);
            let locked = usize::from(state.ai.progress) < game.pack.ai.progress.len();
            tracer.check("CI-17.8", pair.is_some() && locked, || {
                let id = if pair.is_some() { "ci-reason-pair" } else { "ci-reason-no-pair" };
                Message::new(id).with("unlocked", state.ai.progress)
            });
            pair.filter(|_| locked).map(|i| target(Space::Laboratory, i, 0))
        }
        SchemeOption::Foundry => {
            let free = Circadians::free_slot(&tables.foundry, boards.foundry);
            check_free(tracer, "ci-foundry", free);
            free.map(|i| target(Space::Foundry, i, 0))
        }
        SchemeOption::Market(_) => {
            let free = Circadians::free_slot(&tables.market, boards.market.len() as u8);
            check_free(tracer, "ci-market", free);
            free.map(|i| target(Space::Market(i as u8), 0, 0))
        }
        SchemeOption::Mining(_) => {
            let free = Circadians::free_slot(&tables.mine, boards.mines.len() as u8);
            check_free(tracer, "ci-mining", free);
            free.map(|i| target(Space::Mine(i as u8), 0, 0))
        }
        SchemeOption::Academy(_) => {
            let space = boards.academy.iter().position(|listed| listed & (1 << value) != 0);
            let free = space.filter(|i| tables.academy[*i].is_none());
            let possible = free.is_some() && state.ai.supply > 0;
            tracer.check("CI-17.8", possible, || {
                let id = match free {
                    Some(_) => "ci-reason-academy-free",
                    None => "ci-reason-academy-taken",
                };
                Message::new(id).with("value", value).with("dice", state.ai.supply)
            });
            free.filter(|_| possible).map(|i| target(Space::Academy(i as u8), 0, 0))
        }
    }
}

/// The Gems a row costs at Jrayek: the AI pays that below every clan (CI-17.9).
fn price(game: &Circadians, row: u8) -> u8 {
    solarium_core::exercise!("CI-17.9");
    game.boards().rows[usize::from(row)].cost[2].get(Res::G)
}

fn free_slot(game: &Circadians, state: &Public, clan: u8, row: u8) -> Option<u8> {
    let slots = game.row_slots(row);
    let below = &state.tables.negotiation[usize::from(clan)];
    slots.into_iter().find(|slot| below[*slot].is_none()).map(|slot| slot as u8)
}

/// CI-17.9: the dearest free space it can pay, the left-most of equals: (row, slot, price).
fn dearest(game: &Circadians, state: &Public, clan: u8, gems: u32) -> Option<(u8, u8, u8)> {
    solarium_core::exercise!("CI-17.9");
    let mut best: Option<(u8, u8, u8)> = None;
    for row in 0..game.boards().rows.len() as u8 {
        let price = price(game, row);
        if u32::from(price) <= gems
            && best.is_none_or(|(_, _, so_far)| price > so_far)
            && let Some(slot) = free_slot(game, state, clan, row)
        {
            best = Some((row, slot, price));
        }
    }
    best
}

/// CI-17.10: which tokens the die moves, and where to.
fn move_tokens(
    game: &Circadians,
    state: &Public,
    seat: Seat,
    clan: u8,
    slot: u8,
    decision: &mut Decision,
    tracer: &mut impl Tracer,
) {
    solarium_core::exercise!("CI-17.10");
    let leftmost = |open: u8| if open == 0 { None } else { Some(open.trailing_zeros() as u8) };
    if let Some(token) = game.token_of(state, decision.value)
        && let Some(space) = leftmost(game.open_rewards(state))
    {
        decision.advancement = Some((token as u8, space));
        note(tracer, "CI-17.10", || {
            let reward = game.pack.consequences[usize::from(space)].word();
            (Message::new("ci-reason-advancement").with("value", decision.value), vec![reward.into()])
        });
    }
    // CI-17.15: the AI's setback tokens move whatever the Event says.
    solarium_core::exercise!("CI-17.15");
    let conditions = game.conditions_with(state, clan, slot, Die::new(seat, decision.value));
    if conditions != 0
        && let Some(space) = leftmost(game.open_punishments(state))
    {
        let token = conditions.trailing_zeros() as u8;
        decision.setback = Some((token, space));
        note(tracer, "CI-17.10", || {
            let condition = game.condition_message(&game.pack.setbacks[usize::from(token)].id);
            let punishment = game.pack.consequences[usize::from(space)].word();
            (Message::new("ci-reason-setback").with("condition", condition), vec![punishment.into()])
        });
    }
    debug_assert!(decision.setback.is_none_or(|(t, _)| state.setbacks[usize::from(t)] == NONE));
}

/// Has this board a free space?
fn check_free(tracer: &mut impl Tracer, board: &'static str, free: Option<usize>) {
    tracer.check("CI-17.8", free.is_some(), || {
        match free {
            Some(i) => Message::new("ci-reason-space-free").with("n", i + 1),
            None => Message::new("ci-reason-no-space"),
        }
        .with("board", Message::new(board))
    });
}

/// Notes what happened, with the names it concerns; nothing is sorted out.
fn note(tracer: &mut impl Tracer, rule: &'static str, what: impl FnOnce() -> (Message, Vec<String>)) {
    tracer.note(|| {
        let (what, after) = what();
        TraceStep { rule, what, before: after.clone(), after, values: Vec::new(), holds: None }
    });
}
