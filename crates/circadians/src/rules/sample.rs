//! Draws a position that fits what a viewer knows. What the viewer remembers of the draft is respected.

use crate::pack::{MAX_FARMS, MAX_GARAGES};
use crate::{
    Circadians, Crew, CrewView, DiceView, MAX_CREWS, NONE, OtherCrew, Phase, Stage, State, Task, View, bits,
};
use solarium_core::{Random, Seat, Viewer};

/// Supplies given to seats whose totals are hidden: enough for any question that may be open.
const PLENTY: [u32; 4] = [30, 15, 10, 4];

/// How many cards each seat still lacks, by seat.
#[derive(Default)]
struct Lacking {
    hand: [u8; MAX_CREWS],
    packet: [u8; MAX_CREWS],
}

pub(crate) fn sample(game: &Circadians, view: &View, random: &mut Random) -> State {
    let mut state = without_secrets(view);
    let mut lacking = Lacking::default();
    for (seat, other) in others(game, view) {
        lacking.hand[seat.index()] = other.hand;
        lacking.packet[seat.index()] = other.packet;
        if other.res.is_none() {
            state.crew_mut(seat).res = PLENTY.map(|n| n + random.below(n));
        }
    }
    characters(game, view, &mut state, random);
    items(game, view, &mut state, &mut lacking, random);
    for (seat, other) in others(game, view) {
        if let DiceView::Hidden(hidden) = other.dice {
            dice(game, &mut state, seat, hidden, random);
        }
        answers(game, &mut state, seat, random);
    }
    state
}

/// The humans who are not the viewer.
fn others<'a>(game: &Circadians, view: &'a View) -> impl Iterator<Item = (Seat, &'a OtherCrew)> {
    game.seats_of_humans().filter_map(|seat| match view.crew(seat) {
        CrewView::Other(other) => Some((seat, other)),
        CrewView::Own(_) => None,
    })
}

/// A position with nothing in the places the viewer cannot see. It need not fit the rules: those places are still to be
/// filled, or left out of a look ahead.
pub(crate) fn without_secrets(view: &View) -> State {
    State {
        public: view.public.clone(),
        crews: std::array::from_fn(|seat| match &view.crews[seat] {
            CrewView::Own(crew) => *crew,
            CrewView::Other(other) => crew_without_secrets(other),
        }),
        item_pile: 0,
        item_bottom: view.item_bottom.iter().map(|(item, by)| (item.unwrap_or(NONE), *by)).collect(),
        events_left: view.events_left,
    }
}

fn crew_without_secrets(other: &OtherCrew) -> Crew {
    let (rolled, garages, farms) = match other.dice {
        DiceView::Hidden(_) => ([0; 6], [0; MAX_GARAGES], [0; MAX_FARMS]),
        DiceView::Shown { rolled, garages, farms } => (rolled, garages, farms),
    };
    Crew {
        public: other.public,
        res: other.res.unwrap_or([0; 4]),
        hand: 0,
        packet: 0,
        passed: [0; 2],
        discarding: 0,
        rolled,
        garages,
        farms,
        grown: [NONE; MAX_FARMS],
        character: other.character,
        refused: NONE,
        dealt: 0,
        kept: NONE,
    }
}

/// A random member of a set that is not empty.
fn pick(set: u64, random: &mut Random) -> u8 {
    let n = random.below(set.count_ones()) as usize;
    bits(set).nth(n).expect("the set has that many members")
}

fn characters(game: &Circadians, view: &View, state: &mut State, random: &mut Random) {
    let mut left = u64::from(game.characters_left(state));
    let mut take = |random: &mut Random| {
        if left == 0 {
            return NONE;
        }
        let character = pick(left, random);
        left &= !(1 << character);
        character
    };
    for (seat, other) in others(game, view) {
        let choosing = state.phase == Phase::Characters;
        let crew = state.crew_mut(seat);
        match (other.dealt, choosing) {
            (0, _) => {}
            // Chosen, not yet turned up.
            (2, true) if crew.ready => {
                crew.character = take(random);
                crew.refused = take(random);
            }
            (n, true) => {
                for _ in 0..n {
                    crew.dealt |= 1 << take(random);
                }
            }
            _ => crew.refused = take(random),
        }
    }
}

/// Where an unknown Item may be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    Hand(u8),
    Packet(u8),
    Bottom(u8),
}

fn items(game: &Circadians, view: &View, state: &mut State, lacking: &mut Lacking, random: &mut Random) {
    let mut unknown = unknown_items(game, state);
    // A seat that is asked which Item to trade has at least two to choose from (CI-19.2).
    if matches!(state.agenda.last(), Some(Task::Trade)) && !view.is(state.die_action.seat) {
        for _ in 0..lacking.hand[state.die_action.seat.index()].min(2) {
            let payable = affordable(game, state, unknown);
            if payable != 0 {
                let holder = Holder::Hand(state.die_action.seat.0);
                place(state, lacking, holder, pick(payable, random), &mut unknown);
            }
        }
    }
    if let Viewer::Seat(me) = view.viewer
        && me.index() < game.humans()
    {
        remembered(game, state, lacking, me, &mut unknown, random);
    }
    for (seat, _) in others(game, view) {
        while lacking.hand[seat.index()] > 0 {
            place(state, lacking, Holder::Hand(seat.0), pick(unknown, random), &mut unknown);
        }
        while lacking.packet[seat.index()] > 0 {
            place(state, lacking, Holder::Packet(seat.0), pick(unknown, random), &mut unknown);
        }
    }
    for i in 0..state.item_bottom.len() {
        if state.item_bottom[i].0 == NONE {
            place(state, lacking, Holder::Bottom(i as u8), pick(unknown, random), &mut unknown);
        }
    }
    state.item_pile = unknown;
}

/// The Items whose place the viewer does not know.
fn unknown_items(game: &Circadians, state: &State) -> u64 {
    let mut unknown = game.start_items() & !state.item_discard;
    for seat in game.seats_of_humans() {
        let crew = state.crew(seat);
        unknown &= !(crew.hand | crew.items | crew.packet);
    }
    for (item, _) in state.item_bottom.iter().filter(|(item, _)| *item != NONE) {
        unknown &= !(1 << item);
    }
    unknown
}

fn affordable(game: &Circadians, state: &State, among: u64) -> u64 {
    let seat = state.die_action.seat;
    bits(among)
        .filter(|item| {
            let cost = game.item_cost(state, seat, *item, state.die_action.water_off);
            crate::rules::purse::can_pay(state.crew(seat), cost, 0)
        })
        .fold(0, |set, item| set | 1 << item)
}

fn has_room(state: &State, lacking: &Lacking, holder: Holder) -> bool {
    match holder {
        Holder::Hand(seat) => lacking.hand[usize::from(seat)] > 0,
        Holder::Packet(seat) => lacking.packet[usize::from(seat)] > 0,
        Holder::Bottom(i) => state.item_bottom.get(usize::from(i)).is_some_and(|(item, _)| *item == NONE),
    }
}

fn place(state: &mut State, lacking: &mut Lacking, holder: Holder, item: u8, unknown: &mut u64) {
    *unknown &= !(1 << item);
    match holder {
        Holder::Hand(seat) => {
            state.crews[usize::from(seat)].hand |= 1 << item;
            lacking.hand[usize::from(seat)] -= 1;
        }
        Holder::Packet(seat) => {
            state.crews[usize::from(seat)].packet |= 1 << item;
            lacking.packet[usize::from(seat)] -= 1;
        }
        Holder::Bottom(i) => state.item_bottom[usize::from(i)].0 = item,
    }
}

/// Cards the viewer passed on are with those who saw them later, or under the pile, as far as they are not on
/// the table; they cannot be in the shuffled part.
fn remembered(
    game: &Circadians,
    state: &mut State,
    lacking: &mut Lacking,
    me: Seat,
    unknown: &mut u64,
    random: &mut Random,
) {
    let humans = game.humans() as u8;
    let left = |n: u8| (me.0 + n) % humans;
    let bottom_of = |state: &State, seat: u8| {
        state.item_bottom.iter().position(|(_, by)| *by == seat).map_or(NONE, |i| i as u8)
    };
    let drafting = state.phase == Phase::Items;
    let [first, second] = state.crew(me).passed;
    // The second packet passed on was seen by one seat, the first by two.
    for (cards, turn) in [(second, 1), (first, 0)] {
        let mut cards: arrayvec::ArrayVec<u8, 4> = bits(cards & *unknown).take(4).collect();
        random.shuffle(&mut cards);
        let holders: arrayvec::ArrayVec<Holder, 5> = match (drafting, turn) {
            (true, 1) => [Holder::Packet(left(1)); 2].into_iter().collect(),
            (true, _) if second == 0 => [Holder::Packet(left(1)); 3].into_iter().collect(),
            (true, _) => [Holder::Packet(left(2)), Holder::Packet(left(2)), Holder::Hand(left(1))]
                .into_iter()
                .collect(),
            (false, 1) => {
                [Holder::Hand(left(1)), Holder::Bottom(bottom_of(state, left(1)))].into_iter().collect()
            }
            (false, _) => {
                [Holder::Hand(left(1)), Holder::Hand(left(2)), Holder::Bottom(bottom_of(state, left(2)))]
                    .into_iter()
                    .collect()
            }
        };
        let mut holders = holders;
        for card in cards {
            let fitting = holders.iter().position(|h| has_room(state, lacking, *h));
            let holder = match fitting {
                Some(i) => Some(holders.remove(i)),
                None => anywhere(game, state, lacking, me),
            };
            if let Some(holder) = holder {
                place(state, lacking, holder, card, unknown);
            }
        }
    }
}

/// Any hand, packet or place under the pile that still wants a card.
fn anywhere(game: &Circadians, state: &State, lacking: &Lacking, me: Seat) -> Option<Holder> {
    let others = game.seats_of_humans().filter(|s| *s != me).map(|s| s.0);
    others
        .flat_map(|s| [Holder::Hand(s), Holder::Packet(s)])
        .chain((0..state.item_bottom.len() as u8).map(Holder::Bottom))
        .find(|h| has_room(state, lacking, *h))
}

/// Plan: dice of others are rolled again; a seat that is ready has assigned them somehow.
fn dice(game: &Circadians, state: &mut State, seat: Seat, hidden: u8, random: &mut Random) {
    for _ in 0..hidden {
        let value = random.below(6) as u8 + 1;
        if !state.crew(seat).ready {
            state.crew_mut(seat).rolled[usize::from(value) - 1] += 1;
            continue;
        }
        let garage = game.next_garage(state, seat);
        let farms = (0..game.pack.base.farms())
            .filter(|f| state.crew(seat).farms[*f] == 0 && game.has_die_space(state, seat, *f))
            .fold(0u64, |set, f| set | 1 << f);
        let choices = farms.count_ones() + u32::from(garage.is_some());
        let crew = state.crews.get_mut(seat.index()).expect("a human seat");
        if choices == 0 {
            crew.rolled[usize::from(value) - 1] += 1;
        } else if let Some(garage) = garage
            && random.below(choices) == 0
        {
            crew.garages[garage] = value;
        } else if farms != 0 {
            crew.farms[usize::from(pick(farms, random))] = value;
        } else if let Some(garage) = garage {
            crew.garages[garage] = value;
        }
    }
}

/// Answers that others have given and not shown yet.
fn answers(game: &Circadians, state: &mut State, seat: Seat, random: &mut Random) {
    if !state.crew(seat).ready {
        return;
    }
    match (state.phase, state.stage) {
        (Phase::Items, _) if game.humans() > 1 && state.crew(seat).packet != 0 => {
            state.crew_mut(seat).kept = pick(state.crew(seat).packet, random);
        }
        (Phase::Harvest, Stage::Answers) => {
            while let Some(farm) = game.farm_to_grow(state, seat) {
                let pair = game.growth(state, seat, usize::from(farm));
                let [a, b] = pair.expect("a Farm to choose for offers two resources");
                let chosen = if random.below(2) == 0 { a } else { b };
                state.crew_mut(seat).grown[usize::from(farm)] = chosen as u8;
            }
        }
        (Phase::Rest, Stage::Answers) => {
            while game.cards_over(state, seat) > 0 {
                let crew = state.crew_mut(seat);
                crew.discarding |= 1 << pick(crew.hand & !crew.discarding, random);
            }
        }
        _ => {}
    }
}
