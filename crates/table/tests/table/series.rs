//! Games among bots that are asked for one by one.

use serde_json::json;
use solarium_core::Seed;
use solarium_table::{BotSpec, Openings, Sitter, WHOLE_WIN, games};
use std::time::Duration;

fn bots(names: &[&str]) -> Vec<Sitter> {
    names.iter().map(|name| Sitter::Bot(BotSpec::named(name))).collect()
}

#[test]
fn a_game_follows_from_its_block_and_rotation() {
    for title in games().titles() {
        let series =
            title.series(&json!({}), &bots(&["greedy", "random"]), Openings::Random).expect("two bots");
        assert_eq!(series.rotations(), 2, "{}", title.id());
        let (one, other) = (Seed::from_number(1), Seed::from_number(2));
        let play = |seed, rotation| series.play(seed, rotation, None).expect("a game ends");
        let first = play(&one, 0);
        assert_eq!(first, play(&one, 0));
        assert_ne!(first.hash, play(&other, 0).hash);
        let changed = play(&one, 1);
        let sitters =
            |game: &solarium_table::PlayedGame| game.seats.iter().map(|s| s.sitter).collect::<Vec<_>>();
        assert_eq!((sitters(&first), sitters(&changed)), (vec![0, 1], vec![1, 0]));
        for game in [&first, &changed] {
            assert_eq!(game.seats.iter().map(|seat| seat.win).sum::<u64>(), WHOLE_WIN, "{}", title.id());
            for seat in &game.seats {
                let parts: i32 = seat.parts.iter().map(|(_, points)| points).sum();
                assert_eq!(parts, seat.score, "{}", title.id());
                // One of them began.
                assert!(seat.factors.contains_key("turn_order"), "{}: {:?}", title.id(), seat.factors);
                assert_eq!(seat.thought.decisions, 0, "nothing was timed");
            }
            let orders: Vec<_> = game.seats.iter().flat_map(|seat| &seat.factors["turn_order"]).collect();
            assert!(orders == ["1", "2"] || orders == ["2", "1"], "{orders:?}");
        }
    }
}

#[test]
fn thoughts_are_timed_by_the_clock_of_the_caller() {
    fn clock() -> Duration {
        Duration::from_secs(7)
    }
    let title = games().titles().next().expect("a game");
    let series = title.series(&json!({}), &bots(&["greedy", "greedy"]), Openings::Played).expect("two bots");
    let game = series.play(&Seed::from_number(1), 0, Some(clock)).expect("a game ends");
    for seat in game.seats {
        assert!(seat.thought.decisions > 5);
        assert_eq!((seat.thought.time, seat.thought.longest), (Duration::ZERO, Duration::ZERO));
    }
}

#[test]
fn seats_are_what_they_were_given_to() {
    let title = games().title("photosynthesis").expect("the game is there");
    let with = |sitters: &[Sitter]| {
        title.series(&json!({}), sitters, Openings::Random).map(|series| series.rotations())
    };
    let automa = |text: &str| Sitter::Automa(text.into());
    let greedy = || Sitter::Bot(BotSpec::named("greedy"));
    assert_eq!(with(&[greedy(), automa("cynthia:tree")]), Ok(1));
    assert_eq!(with(&[greedy(), automa("cynthia:tree"), greedy()]), Ok(2));
    let code = |sitters: &[Sitter]| with(sitters).expect_err("it is refused").code;
    assert_eq!(code(&[greedy(), automa("human")]), "sim/person");
    assert_eq!(code(&[greedy(), automa("bot:greedy")]), "lab/seat");
    assert_eq!(code(&[greedy(), Sitter::Bot(BotSpec::named("deep-thought"))]), "bot/unknown");
    assert_eq!(code(&[greedy(), automa("ghost")]), "setup/refused");
}
