//! Plays a whole game through the table: one greedy bot against Cynthia, in the language of your choice.
//!
//! `cargo run -p solarium-table --example play_a_game -- de`

use serde_json::json;
use solarium_core::{Cancel, Language, Seed, Viewer};
use solarium_table::{AutoPlan, Lang, Library, Narration, Refusal, StepSeen, words};

fn main() -> Result<(), Refusal> {
    let lang = std::env::args().nth(1).and_then(|code| Lang::from_code(&code)).unwrap_or_default();
    let words = words(lang);
    let library = Library::standard();
    let setup = json!({"seats": ["bot:greedy", "cynthia:sapling"]});
    let mut session = library.title("photosynthesis")?.start(&setup, Seed::from_number(7))?;
    let plan = AutoPlan::by_setup();
    while let Some(step) = session.advance(&plan, &Cancel::default(), Narration::Full)? {
        for event in StepSeen::of(Some(&step), Viewer::Spectator, false).events {
            println!("{}", words.say(&event.message));
        }
    }
    println!("\n{}", session.seen(Viewer::Spectator)?.board_text(words, false));
    for score in session.scores() {
        println!("{}: {}", score.seat.letter(), score.total);
    }
    Ok(())
}
