//! Set-up (ch. 2): what is drawn before the first round, characters, the Item draft.

use crate::pack::Board;
use crate::records::setup::CharacterChoice;
use crate::{
    Chance, Circadians, Event, Known, KnownCrew, MAX_CREWS, NONE, Phase, Public, Sort, Stage, State, bits,
};
use solarium_core::{Audience, Seat, SeatSet, Sink};
use std::ops::ControlFlow;

/// Cards dealt for the draft (CI-2.10).
pub(crate) const PACKET: u32 = 4;
/// Cards a lone human draws, and keeps (CI-2.11).
pub(crate) const LONE_DRAW: u32 = 5;
/// See [`LONE_DRAW`]; also the cards every seat holds after the draft.
pub(crate) const LONE_KEEP: u32 = 3;

/// The next thing chance decides in the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    First,
    PlanetSide,
    ClanSide(u8),
    Tile(Sort, u8),
    Character(Seat),
    Item(Seat),
}

impl Circadians {
    /// What chance decides now, in the order of CI-19.9; `None` if it is for seats to answer.
    pub(crate) fn opening(&self, state: &impl Known) -> Option<Opening> {
        solarium_core::exercise!("CI-19.9");
        // CI-2.3: the first player comes first, so that every later order is defined.
        if state.first == NONE {
            solarium_core::exercise!("CI-2.3");
            return Some(Opening::First);
        }
        if state.planet_side == NONE {
            return Some(Opening::PlanetSide);
        }
        if let Some(clan) = state.clan_sides.iter().position(|s| *s == NONE) {
            return Some(Opening::ClanSide(clan as u8));
        }
        // CI-2.7: only the top tile of each stack is seen.
        solarium_core::exercise!("CI-2.7");
        for sort in [Sort::Farm, Sort::Upgrade] {
            let stacks = state.stacks(sort);
            for (i, (visible, size)) in stacks.visible.iter().zip(&stacks.sizes).enumerate() {
                if *visible == NONE && *size > 0 {
                    return Some(Opening::Tile(sort, i as u8));
                }
            }
        }
        match state.phase {
            // CI-2.9: two characters each, all of one seat before the next.
            Phase::Characters if self.setup.characters == CharacterChoice::Deal2 => self
                .turn_order(state)
                .find(|s| {
                    let crew = state.crew(*s);
                    crew.character() == NONE && crew.dealt_size() < 2
                })
                .map(Opening::Character),
            Phase::Items if self.hands_unknown() => None,
            Phase::Items => self.turn_order(state).find(|s| self.cards_due(state, *s)).map(Opening::Item),
            _ => None,
        }
    }

    /// Is a card still to be dealt to this seat (CI-2.10, CI-2.11)?
    fn cards_due(&self, state: &impl Known, seat: Seat) -> bool {
        solarium_core::exercise!("CI-2.10", "CI-2.11");
        let crew = state.crew(seat);
        let hand = u32::from(crew.hand_size());
        if self.humans() == 1 {
            return hand + state.item_discard.count_ones() < LONE_DRAW;
        }
        hand == 0 && u32::from(crew.packet_size()) < PACKET
    }

    /// CI-2.9 `free`: the last in turn order chooses first.
    pub(crate) fn picker(&self, state: &impl Known) -> Option<Seat> {
        solarium_core::exercise!("CI-2.9");
        self.turn_order(state).rfind(|s| state.crew(*s).character() == NONE)
    }

    /// The characters that no seat has taken.
    pub fn characters_left(&self, state: &impl Known) -> u8 {
        let all = ((1u16 << self.pack.characters.len()) - 1) as u8;
        self.seats_of_humans().fold(all, |left, s| {
            let crew = state.crew(s);
            let taken = if crew.character() == NONE { 0 } else { 1 << crew.character() };
            let refused = if crew.refused() == NONE { 0 } else { 1 << crew.refused() };
            left & !(taken | refused | crew.dealt())
        })
    }

    pub(crate) fn opening_outcomes(
        &self,
        state: &State,
        due: Opening,
        mut f: impl FnMut(Chance, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match due {
            Opening::First => self.seats_of_humans().try_for_each(|seat| f(Chance::First(seat.0), 1)),
            Opening::PlanetSide | Opening::ClanSide(_) => {
                f(Chance::Side(0), 1)?;
                f(Chance::Side(1), 1)
            }
            Opening::Tile(sort, _) => self.tile_outcomes(state, sort, f),
            Opening::Character(_) => {
                bits(self.characters_left(state)).try_for_each(|c| f(Chance::Character(c), 1))
            }
            Opening::Item(_) => bits(self.item_source(state)).try_for_each(|item| f(Chance::Item(item), 1)),
        }
    }

    /// Every unseen tile of the sort is equally likely, so kinds weigh by count (CI-19.9).
    pub(crate) fn tile_outcomes(
        &self,
        state: &Public,
        sort: Sort,
        mut f: impl FnMut(Chance, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        solarium_core::exercise!("CI-19.9");
        for (kind, count) in (0..).zip(&state.stacks(sort).unseen) {
            if *count > 0 {
                f(Chance::Tile(sort, kind), u32::from(*count))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Carries out a set-up draw.
    pub(crate) fn open(&self, state: &mut State, due: Opening, outcome: Chance, log: &mut impl Sink<Event>) {
        match (due, outcome) {
            (Opening::First, Chance::First(seat)) => {
                state.first = seat;
                state.turn = seat;
                log.emit(Audience::All, || Event::FirstDrawn { seat: Seat(seat) });
            }
            (Opening::PlanetSide, Chance::Side(side)) => {
                self.lay_planet(state, side);
                log.emit(Audience::All, || Event::SideDrawn { board: "planet", side: side_letter(side) });
            }
            (Opening::ClanSide(clan), Chance::Side(side)) => {
                state.clan_sides[usize::from(clan)] = side;
                log.emit(Audience::All, || Event::SideDrawn {
                    board: Board::clan(usize::from(clan)).word(),
                    side: side_letter(side),
                });
            }
            (Opening::Tile(sort, stack), Chance::Tile(_, kind)) => {
                self.turn_up(state, sort, stack, kind, log);
            }
            // People who play with the box turn up what they have chosen.
            (Opening::Character(seat), Chance::Character(character)) if self.hands_unknown() => {
                state.crew_mut(seat).character = character;
                log.emit(Audience::All, || self.character_taken(state, seat));
            }
            (Opening::Character(seat), Chance::Character(character)) => {
                state.crew_mut(seat).dealt |= 1 << character;
                let character = self.character_id(character).unwrap_or_default();
                log.emit(Audience::Only(seat), || Event::CharacterDealt {
                    seat,
                    character: character.into(),
                });
            }
            (Opening::Item(seat), Chance::Item(item)) => {
                self.draw_item(state, seat, item, log);
                if self.humans() > 1 {
                    let crew = state.crew_mut(seat);
                    crew.hand &= !(1 << item);
                    crew.packet |= 1 << item;
                }
            }
            _ => {}
        }
    }

    /// A tile comes to lie on top of its stack.
    pub(crate) fn turn_up(
        &self,
        state: &mut State,
        sort: Sort,
        stack: u8,
        kind: u8,
        log: &mut impl Sink<Event>,
    ) {
        let stacks = state.stacks_mut(sort);
        stacks.unseen[usize::from(kind)] -= 1;
        stacks.visible[usize::from(stack)] = kind;
        log.emit(Audience::All, || Event::TileTurnedUp {
            sort,
            stack: stack + 1,
            tile: self.tile_id(sort, kind).to_string(),
        });
    }

    /// CI-2.4: the chosen side with its tokens, all Harvesters in the centre.
    pub(crate) fn lay_planet(&self, state: &mut State, side: u8) {
        solarium_core::exercise!("CI-2.4");
        state.planet_side = side;
        let planet = &self.pack.planets[usize::from(side)];
        state.tokens = planet.tokens;
        for crew in &mut state.crews {
            crew.harvester = planet.start;
        }
        state.ai.harvester = planet.start;
    }

    /// Set-up steps without a decision. True if something changed.
    pub(crate) fn proceed_opening(&self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        if self.opening(state).is_some() {
            return false;
        }
        match state.phase {
            Phase::Characters => match self.setup.characters {
                CharacterChoice::Deal2 if self.hands_unknown() => {}
                CharacterChoice::Deal2 => {
                    if !self.all_ready(state) {
                        return false;
                    }
                    // CI-2.9: all are turned up together when the last has chosen.
                    solarium_core::exercise!("CI-2.9");
                    for seat in self.turn_order(state) {
                        log.emit(Audience::All, || self.character_taken(state, seat));
                    }
                }
                CharacterChoice::Free => {
                    if self.picker(state).is_some() {
                        return false;
                    }
                }
            },
            _ => {
                if self.hands_unknown() {
                    // CI-2.10: the draft is played on the real table. Of its cards only their number is known.
                    for seat in self.seats_of_humans() {
                        state.crew_mut(seat).unknown = LONE_KEEP as u8;
                    }
                    log.emit(Audience::All, || Event::ItemsDrafted);
                } else if self.humans() == 1 {
                    if state.crews[0].hand.count_ones() > LONE_KEEP {
                        return false;
                    }
                } else {
                    if !self.all_ready(state) {
                        return false;
                    }
                    if !self.pass_packets(state, log) {
                        return true;
                    }
                }
                self.begin_round(state, log);
                return true;
            }
        }
        state.phase = Phase::Items;
        self.set_ready(state, false);
        true
    }

    /// CI-2.10: packets move on when all have kept. True if the draft is over.
    fn pass_packets(&self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        solarium_core::exercise!("CI-2.10");
        let humans = self.humans();
        for seat in self.seats_of_humans() {
            let crew = state.crew_mut(seat);
            crew.hand |= 1 << crew.kept;
            crew.packet &= !(1 << crew.kept);
            crew.kept = NONE;
        }
        self.set_ready(state, false);
        let left = state.crews[0].packet.count_ones();
        if left == 1 {
            // The returned cards go under the pile in turn order: the last player's lies deepest.
            for i in 0..humans {
                let seat = (usize::from(state.first) + i) % humans;
                let item = state.crews[seat].packet.trailing_zeros() as u8;
                state.crews[seat].packet = 0;
                state.item_bottom.push((item, seat as u8));
            }
            return true;
        }
        // Passing is among humans only.
        let turn = usize::from(left == PACKET - 2);
        let mut packets = [0; MAX_CREWS];
        for (seat, crew) in state.crews.iter_mut().enumerate().take(humans) {
            packets[(seat + 1) % humans] = crew.packet;
            crew.passed[turn] = crew.packet;
        }
        for (crew, packet) in state.crews.iter_mut().zip(packets).take(humans) {
            crew.packet = packet;
        }
        log.emit(Audience::All, || Event::PacketsPassed);
        false
    }

    pub(crate) fn character_taken(&self, state: &State, seat: Seat) -> Event {
        let character = self.character_id(state.crew(seat).character).unwrap_or_default();
        Event::CharacterTaken { seat, character: character.into() }
    }

    /// CI-2.9: the seat keeps one of its two.
    pub(crate) fn keep_character(&self, state: &mut State, seat: Seat, character: u8) {
        solarium_core::exercise!("CI-2.9");
        let crew = state.crew_mut(seat);
        crew.character = character;
        let rest = crew.dealt & !(1 << character);
        crew.refused = if rest == 0 { NONE } else { rest.trailing_zeros() as u8 };
        crew.dealt = 0;
        crew.ready = true;
    }

    /// A new round begins with the Plan phase.
    pub(crate) fn begin_round(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.round += 1;
        state.phase = Phase::Plan;
        state.stage = Stage::Begin;
        state.event = NONE;
        state.turn = state.first;
        self.set_ready(state, false);
        log.emit(Audience::All, || Event::RoundBegan { round: state.round, first: Seat(state.first) });
    }

    /// The seats that still owe an answer to a question to all (CI-19.10).
    pub(crate) fn owing(&self, state: &impl Known) -> SeatSet {
        solarium_core::exercise!("CI-19.10");
        let owes = |set: SeatSet, s| if state.crew(s).ready { set } else { set.with(s) };
        self.seats_of_humans().fold(SeatSet::EMPTY, owes)
    }

    pub(crate) fn all_ready(&self, state: &impl Known) -> bool {
        self.seats_of_humans().all(|s| state.crew(s).ready)
    }

    pub(crate) fn set_ready(&self, state: &mut State, ready: bool) {
        for seat in self.seats_of_humans() {
            state.crew_mut(seat).ready = ready;
        }
    }
}

/// `A` or `B`.
pub(crate) const fn side_letter(side: u8) -> char {
    if side == 0 { 'A' } else { 'B' }
}
