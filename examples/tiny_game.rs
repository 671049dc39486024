//! The smallest game: a heap of stones, each seat takes one to three, whoever takes the last one wins. A die says how
//! large the heap is. It shows what [`Game`] asks for, and no more: words, records and pictures are `Tabletop`'s.
//!
//! `cargo run -p solarium-table --example tiny_game`

use solarium_core::{
    Census, Game, Match, Message, OpenView, Parts, Random, Refusal, Rule, Seat, SeatKind, SeatScore, Seed,
    Sink, Step, Turn, Viewer, perft,
};
use std::ops::ControlFlow;
use std::sync::Arc;

#[derive(Clone, PartialEq, Debug)]
struct Stones;

/// The position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
struct Heap {
    stones: u8,
    turn: Seat,
    rolled: bool,
}

#[derive(Clone, PartialEq, Debug)]
struct TooMany;

impl Refusal for TooMany {
    fn code(&self) -> &'static str {
        "too-many"
    }
    fn rule(&self) -> Rule {
        "ST-2"
    }
    fn message(&self) -> Message {
        Message::new("stones-too-many")
    }
}

impl Game for Stones {
    const ID: &'static str = "stones";
    const RULES_VERSION: u32 = 1;
    const UNDO_RULE: Rule = "ST-4";
    const TURN_RULE: Rule = "ST-2";
    const OVER_RULE: Rule = "ST-3";
    const CHANCE_RULE: Rule = "ST-1";
    type State = Heap;
    /// So many stones are taken.
    type Action = u8;
    /// So many stones lie on the heap.
    type Chance = u8;
    type Event = String;
    type View = OpenView<Heap>;
    type Illegal = TooMany;

    fn seats(&self) -> usize {
        2
    }
    fn kind(&self, _: Seat) -> SeatKind {
        SeatKind::Human
    }
    fn start(&self) -> Heap {
        Heap { stones: 0, turn: Seat(0), rolled: false }
    }
    fn turn(&self, heap: &Heap) -> Turn {
        match (heap.rolled, heap.stones) {
            (false, _) => Turn::Chance,
            (true, 0) => Turn::Over,
            (true, _) => Turn::of(heap.turn),
        }
    }
    fn for_each_action(&self, heap: &Heap, _: Seat, f: impl FnMut(u8) -> ControlFlow<()>) -> ControlFlow<()> {
        (1..=heap.stones.min(3)).try_for_each(f)
    }
    fn for_each_outcome(&self, _: &Heap, mut f: impl FnMut(u8, u32) -> ControlFlow<()>) -> ControlFlow<()> {
        (7..=12).try_for_each(|stones| f(stones, 1))
    }
    fn check(&self, heap: &Heap, _: Seat, taken: u8) -> Result<(), TooMany> {
        if (1..=3).contains(&taken) && taken <= heap.stones { Ok(()) } else { Err(TooMany) }
    }
    fn advance(&self, heap: &mut Heap, step: Step<u8, u8>, _: &mut impl Sink<String>) {
        match step {
            Step::Chance(stones) => *heap = Heap { stones, rolled: true, ..*heap },
            Step::Act(seat, taken) => {
                heap.stones -= taken;
                heap.turn = seat.next(2);
            }
        }
    }
    fn scores(&self, heap: &Heap) -> Vec<SeatScore> {
        let score = |seat| SeatScore {
            seat,
            total: self.points(heap, seat),
            parts: Parts(vec![("last stone", self.points(heap, seat))]),
            tie: Parts::default(),
            rank: None,
            won: (self.turn(heap) == Turn::Over).then(|| self.points(heap, seat) > 0),
            level: None,
        };
        Seat::all(2).map(score).collect()
    }
    fn points(&self, heap: &Heap, seat: Seat) -> i32 {
        i32::from(self.turn(heap) == Turn::Over && heap.turn != seat)
    }
    fn view(&self, heap: &Heap, _: Viewer) -> OpenView<Heap> {
        OpenView::new(*heap)
    }
    fn sample(&self, view: &OpenView<Heap>, _: &mut Random) -> Heap {
        **view
    }
    fn census(&self, _: &Heap) -> Vec<Census> {
        Vec::new()
    }
}

fn main() {
    let game = Arc::new(Stones);
    println!("{} ways through the first six steps", perft(&*game, &game.start(), 6));
    let mut played = Match::new(game.clone(), Seed::from_number(3));
    let mut random = Random::new(3);
    while played.turn() != Turn::Over {
        let step = match played.due_outcome() {
            Some(stones) => Step::Chance(stones),
            None => {
                let seat = played.state().turn;
                let actions = game.actions(played.state(), seat);
                Step::Act(seat, actions[random.below(actions.len() as u32) as usize])
            }
        };
        println!("{step:?}");
        played.step(step).expect("a step that is offered");
    }
    let winner = game.scores(played.state()).into_iter().find(|score| score.won == Some(true));
    println!("{} takes the last stone", winner.expect("one seat wins").seat.letter());
}
