//! Did anyone learn something? Found by comparing what viewers know, never by flags set by hand.
//!
//! The question behind undo: between two positions of a match, has some viewer come to know a thing that was
//! hidden before? For a chance step: would another outcome have shown the viewer something else? For an
//! action: draw again what the viewer could not know, let the same thing happen there, and compare the views. If
//! they differ, the real view revealed to the viewer something about what was hidden.

use crate::{Game, Mute, Random, Step, Viewer};
use std::ops::ControlFlow;

/// How often what a viewer cannot know is drawn again before we believe that nothing was learned.
const RESAMPLES: u64 = 6;

/// Does carrying out `step` in `before` tell any viewer something that was hidden?
///
/// ```
/// use solarium_conformance::toy::{Chance, Toy};
/// use solarium_core::{Game, Step, reveals};
///
/// // A card is dealt face down, but its owner looks at it.
/// let game = Toy::new(&["human", "human"]);
/// assert!(reveals(&game, &game.start(), &Step::Chance(Chance::Card(3))));
/// ```
pub fn reveals<G: Game>(game: &G, before: &G::State, step: &Step<G::Action, G::Chance>) -> bool {
    Viewer::all(game.seats()).any(|viewer| reveals_to(game, before, step, viewer))
}

/// Does carrying out `step` in `before` tell this viewer something that was hidden?
pub fn reveals_to<G: Game>(
    game: &G,
    before: &G::State,
    step: &Step<G::Action, G::Chance>,
    viewer: Viewer,
) -> bool {
    let mut after = before.clone();
    game.advance(&mut after, *step, &mut Mute);
    match step {
        Step::Chance(outcome) => chance_tells(game, before, &after, *outcome, viewer),
        Step::Act(..) => action_tells(game, before, &after, step, viewer),
    }
}

fn chance_tells<G: Game>(
    game: &G,
    before: &G::State,
    after: &G::State,
    outcome: G::Chance,
    viewer: Viewer,
) -> bool {
    let seen = game.view(after, viewer);
    game.for_each_outcome(before, |other, _| {
        if other == outcome {
            return ControlFlow::Continue(());
        }
        let mut elsewhere = before.clone();
        game.advance(&mut elsewhere, Step::Chance(other), &mut Mute);
        if game.view(&elsewhere, viewer) == seen { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
    .is_break()
}

fn action_tells<G: Game>(
    game: &G,
    before: &G::State,
    after: &G::State,
    step: &Step<G::Action, G::Chance>,
    viewer: Viewer,
) -> bool {
    let Step::Act(seat, action) = *step else { return false };
    let known = game.view(before, viewer);
    let seen = game.view(after, viewer);
    let sees_step = game.audience(before, step).includes(viewer);
    (0..RESAMPLES).any(|n| {
        let mut other = game.sample(&known, &mut Random::new(n));
        if !game.turn(&other).includes(seat) {
            return true;
        }
        let action = if sees_step {
            // An action that would not be possible there shows that the hidden part is not like that.
            if game.check(&other, seat, action).is_err() {
                return true;
            }
            action
        } else {
            // The viewer sees only that the seat answered: any answer possible there will do.
            match game.actions(&other, seat).first() {
                Some(action) => *action,
                None => return true,
            }
        };
        game.advance(&mut other, Step::Act(seat, action), &mut Mute);
        game.view(&other, viewer) != seen
    })
}
