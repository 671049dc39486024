//! Measures the game with bots: `calibrate <games> [bot]`. Prints what `data/CALIBRATION.md` reports.

use serde_json::json;
use solarium_circadians::pack::Pack;
use solarium_circadians::{Action, Circadians, State};
use solarium_core::{
    Bot, Game, Mute, Notation, Opponents, Question, Random, Records, Seat, Shelf, Step, Turn, Viewer,
    random_outcome,
};

#[derive(Default)]
struct Tally {
    games: u32,
    seats: u32,
    points: [f64; 5],
    negotiation_dice: u32,
    item_dice: u32,
    wins_by_seat: [f64; 4],
    played_as: Vec<u32>,
    wins_as: Vec<f64>,
    score_as: Vec<f64>,
    ai_total: f64,
    ai_wins: f64,
    used: [u32; 7],
    totals: Vec<i32>,
}

/// Plays one game; notes which boards were used.
fn play(
    game: &Circadians,
    bots: &[&dyn Bot<Circadians>],
    random: &mut Random,
    used: &mut [bool; 7],
) -> State {
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = random_outcome(game, &state, random);
                game.advance(&mut state, Step::Chance(outcome), &mut Mute);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let legal = game.actions(&state, seat);
                let action = if legal.len() == 1 {
                    legal[0]
                } else if matches!(legal[0], Action::KeepCharacter(_) | Action::PickCharacter(_)) {
                    // Characters are dealt by lot here, so that each is measured alike.
                    legal[random.below(legal.len() as u32) as usize]
                } else {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let question = Question { game, view: &view, seat, legal: &legal };
                    bots[seat.index()].choose(&question, random)
                };
                let text = game.action_text(action);
                for (i, board) in
                    ["mine", "lab", "foundry", "control", "market", "academy", "hq"].iter().enumerate()
                {
                    used[i] |= text.strip_prefix("act ").is_some_and(|space| space.starts_with(board));
                }
                game.advance(&mut state, Step::Act(seat, action), &mut Mute);
            }
        }
    }
}

fn measure(name: &str, setup: serde_json::Value, bots: &[&str], games: u64) {
    let shelf = Shelf::new("standard", Pack::standard());
    let game = Circadians::from_setup(&setup, &shelf).expect("a set-up of the rules");
    let players: Vec<Box<dyn Bot<Circadians>>> =
        bots.iter().map(|b| Circadians::bot(b).expect("a bot of this game")).collect();
    let players: Vec<&dyn Bot<Circadians>> = players.iter().map(|b| &**b).collect();
    let mut t =
        Tally { played_as: vec![0; 8], wins_as: vec![0.0; 8], score_as: vec![0.0; 8], ..Tally::default() };
    for seed in 0..games {
        let mut random = Random::new(seed + 1);
        let mut used = [false; 7];
        let end = play(&game, &players, &mut random, &mut used);
        t.games += 1;
        for (sum, used) in t.used.iter_mut().zip(used) {
            *sum += u32::from(used);
        }
        let scores = game.scores(&end);
        let winners = scores.iter().filter(|s| s.rank == Some(1)).count() as f64;
        for score in &scores {
            let win = if score.rank == Some(1) { 1.0 / winners } else { 0.0 };
            if Some(score.seat) == game.ai_seat() {
                t.ai_total += f64::from(score.total);
                t.ai_wins += win;
                continue;
            }
            t.seats += 1;
            t.totals.push(score.total);
            for (sum, (_, part)) in t.points.iter_mut().zip(&score.parts.0) {
                *sum += f64::from(*part);
            }
            t.wins_by_seat[score.seat.index()] += win;
            let character = usize::from(end.crew(score.seat).character);
            t.played_as[character] += 1;
            t.wins_as[character] += win;
            t.score_as[character] += f64::from(score.total);
            let own = |seat: Seat| move |d: &&solarium_circadians::Die| d.belongs_to(seat);
            t.negotiation_dice +=
                end.tables.negotiation.iter().flatten().filter(own(score.seat)).count() as u32;
            t.item_dice += end.tables.depository.iter().flatten().filter(own(score.seat)).count() as u32;
        }
    }
    report(name, &game, &t, bots);
}

fn report(name: &str, game: &Circadians, t: &Tally, bots: &[&str]) {
    let n = f64::from(t.seats.max(1));
    let mean = t.points.iter().sum::<f64>() / n;
    println!("\n== {name} ({}): {} games", bots.join(", "), t.games);
    println!("mean {mean:.1}, min {:?}, max {:?}", t.totals.iter().min(), t.totals.iter().max());
    let parts = t.points.map(|p| format!("{:.1}", p / n));
    println!(
        "negotiation {}, items {}, harvester {}, base {}, gems {}",
        parts[0], parts[1], parts[2], parts[3], parts[4]
    );
    println!(
        "dice per player: negotiation {:.2}, depository {:.2}",
        f64::from(t.negotiation_dice) / n,
        f64::from(t.item_dice) / n
    );
    let games = f64::from(t.games.max(1));
    let seats: Vec<String> =
        t.wins_by_seat[..game.humans()].iter().map(|w| format!("{:.2}", w / games)).collect();
    println!("win share by seat {}", seats.join(" "));
    let names = ["mining", "laboratory", "foundry", "control", "market", "academy", "headquarters"];
    let used: Vec<String> =
        names.iter().zip(t.used).map(|(n, u)| format!("{n} {:.0}%", 100.0 * f64::from(u) / games)).collect();
    println!("games with at least one use: {}", used.join(", "));
    let fair = 1.0 / game.seats() as f64;
    for (i, c) in game.pack.characters.iter().enumerate() {
        let played = f64::from(t.played_as[i].max(1));
        println!(
            "  {:8} played {:4}, mean {:.1}, win share {:.2} = {:.2} × fair",
            c.id,
            t.played_as[i],
            t.score_as[i] / played,
            t.wins_as[i] / played,
            t.wins_as[i] / played / fair
        );
    }
    if game.ai_seat().is_some() {
        println!("AI mean {:.1}, win share {:.2}", t.ai_total / games, t.ai_wins / games);
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(100);
    let only = args.next();
    let human = |n: usize| vec!["human"; n];
    let wanted = |name: &str| only.as_deref().is_none_or(|o| name.contains(o));
    for n in 2..=4 {
        let name = format!("{n} players");
        if wanted(&name) {
            measure(&name, json!({"seats": human(n)}), &vec!["greedy"; n], games);
        }
    }
    if wanted("free") {
        measure(
            "4 players, side B",
            json!({"seats": human(4), "planet": "B", "clans": {"leyrien": "B", "zcharo": "B", "jrayek": "B"}}),
            &["greedy"; 4],
            games,
        );
    }
    if wanted("against random") {
        measure("against random", json!({"seats": human(2)}), &["greedy", "random"], games);
        measure("random against random", json!({"seats": human(2)}), &["random", "random"], games);
    }
    for level in 1..=4 {
        let name = format!("solo {level}");
        if wanted(&name) {
            measure(&name, json!({"seats": ["human", format!("ai:{level}")]}), &["greedy"], games);
        }
    }
}
