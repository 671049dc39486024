//! What an action would do, before it is done.
//!
//! Nothing here looks at the position itself: positions are sampled from what the seat knows, and only what happens in
//! all of them is shown. So a preview cannot give away what is hidden.

use crate::Refusal;
use crate::seen::SeenBy;
use crate::session::{DrawAhead, Preview};
use solarium_core::{Match, Message, Mute, NoUndo, Random, Seat, Seed, Step, Tabletop, Turn, Viewer};
use solarium_picture::Stage;
use solarium_words::Words;

/// How often what the seat cannot know is drawn.
const WORLDS: u64 = 4;

/// What came of an action in one of them.
struct World<G: Tabletop> {
    game_match: Match<G>,
    events: Vec<Message>,
    reveals: bool,
    lasts: bool,
    cautions: Vec<String>,
}

impl<G: Tabletop> SeenBy<'_, G> {
    /// What actions would do; with a stage it is drawn, too.
    pub(crate) fn look_ahead(
        &self,
        seat: Seat,
        actions: &[G::Action],
        words: &Words,
        stage: Option<&Stage<'_>>,
    ) -> Result<Preview, Refusal> {
        // What is not legal here is not shown; legality is something the seat knows.
        let mut trial = self.seated.game_match.clone();
        for action in actions {
            trial.submit(seat, *action).map_err(Refusal::step::<G>)?;
        }
        let worlds: Vec<World<G>> = (0..WORLDS).filter_map(|n| self.world(seat, actions, words, n)).collect();
        let Some(first) = worlds.first() else { return Ok(Preview { reveals: true, ..Preview::default() }) };
        let everywhere = |event: &Message| worlds.iter().all(|world| world.events.contains(event));
        let reveals = worlds.iter().any(|world| world.reveals);
        Ok(Preview {
            events: first.events.iter().filter(|event| everywhere(event)).cloned().collect(),
            reveals,
            lasts: reveals || worlds.iter().any(|world| world.lasts),
            draw: draw_ahead(&worlds, seat),
            effect: stage.and_then(|stage| {
                let drawn = |world: &World<G>| {
                    let after = world.game_match.view(Viewer::Seat(seat));
                    (self.seated.picture.effect)(self.rules(), &self.view, &after, stage)
                };
                let effect = drawn(first);
                // Where something hidden is shown, what is certain is drawn all the same.
                (!reveals || worlds[1..].iter().all(|world| drawn(world) == effect)).then_some(effect)?
            }),
            caution: (!first.cautions.is_empty()).then(|| first.cautions.join("; ")),
        })
    }

    /// What would be lost by actions in one go.
    pub(crate) fn cautions(&self, seat: Seat, actions: &[G::Action], words: &Words) -> Option<String> {
        if let [action] = actions {
            return (self.seated.picture.caution)(self.rules(), &self.view, seat, *action, words);
        }
        self.cautions_from(self.rules().sample(&self.view, &mut Random::new(0)), seat, actions, words)
    }

    /// The same from a position the seat may be in.
    pub(crate) fn cautions_from(
        &self,
        mut state: G::State,
        seat: Seat,
        actions: &[G::Action],
        words: &Words,
    ) -> Option<String> {
        let game = self.rules();
        let mut cautions = Vec::new();
        for action in actions {
            let view = game.view(&state, Viewer::Seat(seat));
            cautions.extend((self.seated.picture.caution)(game, &view, seat, *action, words));
            game.check(&state, seat, *action).ok()?;
            game.advance(&mut state, Step::Act(seat, *action), &mut Mute);
        }
        (!cautions.is_empty()).then(|| cautions.join("; "))
    }

    /// One position the seat may be in, and what the actions do there; nothing if they cannot be done.
    fn world(&self, seat: Seat, actions: &[G::Action], words: &Words, n: u64) -> Option<World<G>> {
        let state = self.rules().sample(&self.view, &mut Random::new(n));
        let mut game_match =
            Match::from_position(self.seated.game_match.game().clone(), state, Seed::from_number(n));
        let (mut events, mut cautions, mut reveals, mut lasts) = (Vec::new(), Vec::new(), false, false);
        for action in actions {
            let view = game_match.view(Viewer::Seat(seat));
            cautions.extend((self.seated.picture.caution)(self.rules(), &view, seat, *action, words));
            let happened = game_match.submit(seat, *action).ok()?;
            events.extend(
                self.seated
                    .lines(happened)
                    .into_iter()
                    .filter(|event| event.visible_to(Viewer::Seat(seat)))
                    .map(|event| event.message),
            );
            match game_match.undoable(seat) {
                Ok(_) => {}
                Err(NoUndo::Revealed { .. }) => reveals = true,
                Err(_) => lasts = true,
            }
        }
        Some(World { game_match, events, reveals, lasts, cautions })
    }
}

/// What chance decides next, if it does in every world, and how likely each outcome is, if that is the same in all.
fn draw_ahead<G: Tabletop>(worlds: &[World<G>], seat: Seat) -> Option<DrawAhead> {
    let first =
        worlds.first().filter(|_| worlds.iter().all(|world| world.game_match.turn() == Turn::Chance))?;
    let game = first.game_match.game();
    let what = game.prompt(&first.game_match.view(Viewer::Seat(seat)), seat);
    let odds = |world: &World<G>| -> Vec<(Message, u32)> {
        let outcomes = game.outcomes(world.game_match.state());
        let mut odds: Vec<(Message, u32)> = Vec::new();
        for (outcome, weight) in outcomes {
            let label = game.chance_label(outcome);
            match odds.iter_mut().find(|(known, _)| *known == label) {
                Some((_, sum)) => *sum += weight,
                None => odds.push((label, weight)),
            }
        }
        odds
    };
    let known = odds(first);
    let alike = worlds[1..].iter().all(|world| odds(world) == known);
    Some(DrawAhead { what, odds: if alike { known } else { Vec::new() } })
}
