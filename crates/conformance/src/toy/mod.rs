//! A small complete game, to test the core and the laws with: hidden hands, a question to all seats at once,
//! a die, a face-up draw inside a turn, and an opponent run by a rule.
//!
//! Seven cards, 1 to 7. Each of two or three seats gets two, face down (TY-1). Each of three rounds a die shows
//! 1, 2 or 3 (TY-2; in the last round always 3). All seats bid a card or pass, hidden until the last has bid
//! (TY-3); the highest card wins the die's number of embers, bid cards are discarded (TY-4). The winner turns
//! embers into points one by one, may once flip a card of the deck (an even one is a point), and ends its turn
//! (TY-5). The automa `clock` bids its lowest card and lights every ember (TY-6).

mod fault;
mod table;
mod view;

pub use fault::Fault;
pub use view::ToyView;

use serde::Serialize;
use solarium_core::{
    Audience, Census, Game, Message, Parts, Random, Refusal, Rule, Seat, SeatKind, SeatScore, SeatSet, Sink,
    Step, Turn, Viewer, utility_from_scores,
};
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

/// Cards 1 to 7.
pub const CARDS: u8 = 7;
const MAX: usize = 3;
const ROUNDS: u8 = 3;

/// A set of cards, bit n for card n.
pub type Cards = u8;

pub(crate) fn cards(set: Cards) -> impl Iterator<Item = u8> {
    (1..=CARDS).filter(move |c| set & (1 << c) != 0)
}

/// The rules in force.
#[derive(Clone, PartialEq, Debug)]
pub struct Toy {
    pub(crate) kinds: Vec<SeatKind>,
    pub(crate) fault: Option<Fault>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Cards dealt so far.
    Deal(u8),
    /// The die is rolled.
    Roll,
    /// All bid.
    Bid,
    /// The winner of the round acts.
    Act(Seat),
    /// A card is flipped for the acting seat.
    Flip(Seat),
    /// Done.
    Over,
}

/// A hidden answer: a card (1…), or 0 to pass.
pub type Bid = Option<u8>;

/// The position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) die: u8,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) hands: [Cards; MAX],
    pub(crate) bids: [Bid; MAX],
    pub(crate) embers: [u8; MAX],
    pub(crate) points: [u8; MAX],
    pub(crate) flipped: bool,
    /// Only faulty games use it.
    pub(crate) stain: u8,
}

impl Position {
    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, from 0.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The embers of a seat.
    pub fn embers(&self, seat: Seat) -> u8 {
        self.embers[seat.index()]
    }
}

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Bid nothing.
    Pass,
    /// Bid a card.
    Bid(u8),
    /// Turn an ember into a point.
    Light,
    /// Flip a card of the deck.
    Flip,
    /// End the turn.
    End,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// A card, dealt face down or flipped face up.
    Card(u8),
    /// The die.
    Die(u8),
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields are named for what they hold")]
pub enum Event {
    /// A card was dealt; its number is for the owner.
    Dealt { seat: Seat, card: Option<u8> },
    /// The die fell.
    Rolled { die: u8 },
    /// A seat has bid; what, is for that seat.
    Answered { seat: Seat, bid: Option<u8> },
    /// All bids were shown.
    Revealed { bids: Vec<u8>, winner: Option<Seat> },
    /// An ember became a point.
    Lit { seat: Seat },
    /// A card was flipped.
    Flipped { card: u8 },
    /// A turn ended.
    Ended { seat: Seat },
}

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Bids are made in the bidding.
    NoBidding,
    /// The card is not in the hand.
    NotInHand(u8),
    /// Not the acting seat.
    NotActing,
    /// No ember left.
    NoEmber,
    /// Flipped before, or no card left.
    NoFlip,
    /// The automa's rule demands something else.
    Automa,
    /// Only a faulty game says so.
    Unruly,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::NoBidding => "no-bidding",
            Illegal::NotInHand(_) => "not-in-hand",
            Illegal::NotActing => "not-acting",
            Illegal::NoEmber => "no-ember",
            Illegal::NoFlip => "no-flip",
            Illegal::Automa => "automa",
            Illegal::Unruly => "unruly",
        }
    }

    fn rule(&self) -> Rule {
        match self {
            Illegal::NoBidding | Illegal::NotInHand(_) => "TY-3",
            Illegal::NotActing | Illegal::NoEmber | Illegal::NoFlip => "TY-5",
            Illegal::Automa => "TY-6",
            Illegal::Unruly => "TY-99",
        }
    }

    fn message(&self) -> Message {
        match self {
            Illegal::NoBidding => said("bids are made after the die has fallen"),
            Illegal::NotInHand(card) => said(format!("card {card} is not in the hand")),
            Illegal::NotActing => said("only the winner of the round acts"),
            Illegal::NoEmber => said("there is no ember left to light"),
            Illegal::NoFlip => said("a card is flipped once a turn, while there is one"),
            Illegal::Automa => said("the clock's rule demands another action"),
            Illegal::Unruly => said("no"),
        }
    }
}

/// The toy speaks English only: its sentences are the same in every language.
fn said(text: impl Into<String>) -> Message {
    Message::notation(text)
}

impl Toy {
    /// A table of people, or of what the texts say: `human`, `clock`, `bot:uniform`.
    pub fn new(seats: &[&str]) -> Toy {
        let kinds = seats.iter().map(|text| table::kind_of(text).expect("a seat kind of the toy")).collect();
        Toy { kinds, fault: None }
    }

    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    pub(crate) fn is_automa(&self, seat: Seat) -> bool {
        matches!(self.kinds[seat.index()], SeatKind::Automa(_))
    }

    /// TY-6: what the clock does with this hand or these embers.
    pub(crate) fn clock(phase: Phase, hand: Cards, embers: u8) -> Action {
        match phase {
            Phase::Bid => cards(hand).next().map_or(Action::Pass, Action::Bid),
            _ if embers > 0 => Action::Light,
            _ => Action::End,
        }
    }

    fn for_person(&self, state: &Position, seat: Seat, f: &mut dyn FnMut(Action)) {
        match state.phase {
            Phase::Bid if state.bids[seat.index()].is_none() => {
                f(Action::Pass);
                for card in cards(state.hands[seat.index()]) {
                    f(Action::Bid(card));
                }
            }
            Phase::Act(acting) if acting == seat => {
                if state.embers[seat.index()] > 0 {
                    f(Action::Light);
                }
                if !state.flipped && state.deck != 0 {
                    f(Action::Flip);
                }
                f(Action::End);
            }
            _ => {}
        }
    }

    /// TY-4: shows the bids and pays the highest.
    fn reveal(&self, state: &mut Position, log: &mut impl Sink<Event>) {
        let seats = self.kinds.len();
        let winner = Seat::all(seats)
            .filter(|s| state.bids[s.index()] > Some(0))
            .max_by_key(|s| state.bids[s.index()]);
        log.emit(Audience::All, || Event::Revealed {
            bids: state.bids[..seats].iter().map(|b| b.unwrap_or(0)).collect(),
            winner,
        });
        for seat in 0..seats {
            let card = (1 << state.bids[seat].take().unwrap_or(0)) & !1;
            state.hands[seat] &= !card;
            state.discard |= card;
        }
        state.flipped = false;
        match winner {
            Some(seat) => {
                state.embers[seat.index()] += state.die + u8::from(self.has(Fault::SetupForgets));
                state.phase = Phase::Act(seat);
            }
            None => self.next_round(state),
        }
    }

    fn next_round(&self, state: &mut Position) {
        state.round += 1;
        state.die = 0;
        state.phase = if state.round > ROUNDS { Phase::Over } else { Phase::Roll };
        if self.has(Fault::Endless) && state.phase == Phase::Over {
            state.round = ROUNDS;
            state.phase = Phase::Roll;
        }
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    // Version 0 differed in its words only: its matches go on.
    const PLAYS_ON_FROM: u32 = 0;
    const UNDO_RULE: Rule = "TY-7";
    const TURN_RULE: Rule = "TY-3";
    const OVER_RULE: Rule = "TY-2";
    const CHANCE_RULE: Rule = "TY-2";

    type State = Position;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = ToyView;
    type Illegal = Illegal;

    fn seats(&self) -> usize {
        self.kinds.len()
    }

    fn kind(&self, seat: Seat) -> SeatKind {
        self.kinds[seat.index()].clone()
    }

    fn start(&self) -> Position {
        Position {
            phase: Phase::Deal(0),
            round: 1,
            die: 0,
            deck: (1..=CARDS).fold(0, |set, c| set | 1 << c),
            discard: 0,
            hands: [0; MAX],
            bids: [None; MAX],
            embers: [0; MAX],
            points: [0; MAX],
            flipped: false,
            stain: 0,
        }
    }

    fn turn(&self, state: &Position) -> Turn {
        match state.phase {
            Phase::Deal(_) | Phase::Roll | Phase::Flip(_) => Turn::Chance,
            Phase::Bid => Turn::Decide(
                Seat::all(self.seats()).filter(|s| state.bids[s.index()].is_none()).collect::<SeatSet>(),
            ),
            Phase::Act(seat) => Turn::of(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn for_each_action(
        &self,
        state: &Position,
        seat: Seat,
        mut f: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.is_automa(seat) {
            if self.turn(state).includes(seat) {
                f(Toy::clock(state.phase, state.hands[seat.index()], state.embers[seat.index()]))?;
            }
            return ControlFlow::Continue(());
        }
        let mut list = [Action::Pass; 8];
        let mut n = 0;
        self.for_person(state, seat, &mut |action| {
            list[n] = action;
            n += 1;
        });
        let n = self.spoil_actions(state, seat, &mut list, n);
        list[..n].iter().try_for_each(|action| f(*action))
    }

    fn list_actions(&self, state: &Position, seat: Seat, list: &mut Vec<Action>) -> usize {
        *list = self.actions(state, seat);
        list.len() - usize::from(self.has(Fault::ShortList) && list.len() > 1)
    }

    fn for_each_outcome(
        &self,
        state: &Position,
        mut f: impl FnMut(Chance, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match state.phase {
            Phase::Deal(_) | Phase::Flip(_) => {
                cards(state.deck).try_for_each(|card| f(Chance::Card(card), 1))
            }
            Phase::Roll if state.round == ROUNDS => f(Chance::Die(3), 1),
            Phase::Roll => {
                f(Chance::Die(1), 2)?;
                f(Chance::Die(2), if self.has(Fault::WeightZero) { 0 } else { 1 })?;
                f(Chance::Die(3), 1)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    fn check(&self, state: &Position, seat: Seat, action: Action) -> Result<(), Illegal> {
        let at = seat.index();
        match action {
            Action::Pass | Action::Bid(_) => {
                if state.phase != Phase::Bid || state.bids[at].is_some() {
                    return Err(Illegal::NoBidding);
                }
                if let Action::Bid(card) = action
                    && state.hands[at] & 1u8.checked_shl(card.into()).unwrap_or(0) == 0
                    && !self.has(Fault::CheckTooLax)
                {
                    return Err(Illegal::NotInHand(card));
                }
                if self.has(Fault::CheckTooStrict) && action == Action::Bid(5) {
                    return Err(Illegal::NotInHand(5));
                }
            }
            Action::Light | Action::Flip | Action::End => {
                if state.phase != Phase::Act(seat) {
                    return Err(if self.has(Fault::Unruly) { Illegal::Unruly } else { Illegal::NotActing });
                }
                if action == Action::Light && state.embers[at] == 0 {
                    return Err(Illegal::NoEmber);
                }
                if action == Action::Flip && (state.flipped || state.deck == 0) {
                    return Err(Illegal::NoFlip);
                }
            }
        }
        if self.is_automa(seat) && action != Toy::clock(state.phase, state.hands[at], state.embers[at]) {
            return Err(Illegal::Automa);
        }
        if self.has(Fault::LeakingLegal) && !self.actions(state, seat).contains(&action) {
            return Err(Illegal::NoBidding);
        }
        Ok(())
    }

    fn advance(&self, state: &mut Position, step: Step<Action, Chance>, log: &mut impl Sink<Event>) {
        let seats = self.seats();
        match (step, state.phase) {
            (Step::Chance(Chance::Card(card)), Phase::Deal(n)) => {
                let seat = Seat(n % seats as u8);
                state.deck &= !(1 << card);
                state.hands[seat.index()] |= 1 << card;
                log.emit(Audience::Only(seat), || Event::Dealt { seat, card: Some(card) });
                for other in Seat::all(seats).filter(|other| *other != seat) {
                    log.emit(Audience::Only(other), || Event::Dealt { seat, card: None });
                }
                state.phase = if usize::from(n) + 1 == 2 * seats { Phase::Roll } else { Phase::Deal(n + 1) };
            }
            (Step::Chance(Chance::Card(card)), Phase::Flip(seat)) if self.has(Fault::QuietFlip) => {
                state.phase = Phase::Act(seat);
                log.emit(Audience::All, || Event::Flipped { card });
            }
            (Step::Chance(Chance::Card(card)), Phase::Flip(seat)) => {
                state.deck &= !(1 << card);
                if !(self.has(Fault::LostCard) && card == 2) {
                    state.discard |= 1 << card;
                }
                state.points[seat.index()] += u8::from(card % 2 == 0);
                state.phase = Phase::Act(seat);
                log.emit(Audience::All, || Event::Flipped { card });
            }
            (Step::Chance(Chance::Die(die)), _) => {
                state.die = die;
                state.phase = Phase::Bid;
                log.emit(Audience::All, || Event::Rolled { die });
            }
            (Step::Act(seat, action @ (Action::Pass | Action::Bid(_))), _) => {
                let bid = if let Action::Bid(card) = action { card } else { 0 };
                state.bids[seat.index()] = Some(bid);
                let shown = self.has(Fault::TellingLog).then_some(bid);
                log.emit(Audience::Only(seat), || Event::Answered { seat, bid: Some(bid) });
                for other in Seat::all(seats).filter(|other| *other != seat) {
                    log.emit(Audience::Only(other), || Event::Answered { seat, bid: shown });
                }
                if self.has(Fault::OrderMatters) {
                    state.stain = seat.0 + 1;
                }
                if state.bids[..seats].iter().all(Option::is_some) {
                    state.stain = 0;
                    self.reveal(state, log);
                }
            }
            (Step::Act(seat, Action::Light), _) => {
                state.embers[seat.index()] -= 1;
                state.points[seat.index()] += 1;
                log.emit(Audience::All, || Event::Lit { seat });
                self.spoil_by_listening(state, log, seat);
            }
            (Step::Act(seat, Action::Flip), _) => {
                state.flipped = true;
                state.phase = Phase::Flip(seat);
            }
            (Step::Act(seat, Action::End), _) => {
                log.emit(Audience::All, || Event::Ended { seat });
                self.next_round(state);
            }
            (Step::Chance(Chance::Card(_)), _) => {}
        }
    }

    fn scores(&self, state: &Position) -> Vec<SeatScore> {
        let over = state.phase == Phase::Over;
        let points = &state.points[..self.seats()];
        Seat::all(self.seats())
            .map(|seat| {
                let total = i32::from(points[seat.index()]);
                let better = points.iter().filter(|p| i32::from(**p) > total).count() as u8;
                SeatScore {
                    seat,
                    total,
                    parts: Parts(vec![("lit", total + i32::from(self.has(Fault::PartsOff)))]),
                    tie: Parts::default(),
                    rank: (over && !self.has(Fault::NoRank)).then_some(better + 1),
                    won: None,
                    level: None,
                }
            })
            .collect()
    }

    fn points(&self, state: &Position, seat: Seat) -> i32 {
        i32::from(state.points[seat.index()]) + i32::from(self.has(Fault::PointsOff))
    }

    fn utility(&self, state: &Position, seat: Seat) -> f64 {
        // Before the end it is nothing.
        let spoilt = if self.has(Fault::UtilityOff) { 0.5 } else { 0.0 };
        utility_from_scores(self, state, seat) + spoilt
    }

    fn view(&self, state: &Position, who: Viewer) -> ToyView {
        ToyView::of(self, state, who)
    }

    fn hash_knowledge(&self, state: &Position, seat: Seat, hasher: &mut impl Hasher) {
        match self.fault {
            Some(Fault::LeakingKnowledge) => state.hash(hasher),
            Some(Fault::VagueKnowledge) => state.round.hash(hasher),
            _ => self.view(state, Viewer::Seat(seat)).hash(hasher),
        }
    }

    fn sample(&self, view: &ToyView, random: &mut Random) -> Position {
        view.sample(self, random)
    }

    fn audience(&self, before: &Position, step: &Step<Action, Chance>) -> Audience {
        match (step, before.phase) {
            (Step::Act(seat, Action::Pass | Action::Bid(_)), _) => Audience::Only(*seat),
            (Step::Chance(_), Phase::Deal(n)) => Audience::Only(Seat(n % self.seats() as u8)),
            _ => Audience::All,
        }
    }

    fn passes_turn(&self, _: &Position, _: Seat, action: Action, _: &Position) -> bool {
        // TY-7: a bid can be taken back until all are shown.
        action == Action::End
    }

    fn census(&self, state: &Position) -> Vec<Census> {
        let hands: u32 = state.hands.iter().map(|h| h.count_ones()).sum();
        let found = i64::from(hands + state.deck.count_ones() + state.discard.count_ones());
        vec![Census { what: "cards".into(), found, expected: CARDS.into() }]
    }
}
