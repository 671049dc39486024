//! Computer players of this game, and how the AI is asked for its reasons.

mod advice;
pub mod greedy;
pub mod guide;

use crate::{Action, Circadians, View, automa};
use solarium_core::{
    BadGuide, Bot, Explained, Guide, GuideFiles, Learnable, Opponents, Seat, Trace, Uniform,
};

impl Opponents for Circadians {
    fn explain(&self, view: &View, seat: Seat) -> Option<Explained<Action>> {
        if self.ai_seat() != Some(seat) || !self.whose_turn(view).includes(seat) {
            return None;
        }
        let mut trace = Trace::default();
        automa::decide(self, view, &mut trace)?;
        Some(Explained { action: Action::Resolve, trace })
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy" => Some(Box::new(greedy::Greedy)),
            "random" => Some(Box::new(Uniform)),
            _ => None,
        }
    }

    fn guide() -> Option<&'static dyn Guide<Self>> {
        Some(guide::guide())
    }

    fn learnable() -> Option<&'static dyn Learnable<Self>> {
        Some(guide::guide())
    }

    fn guide_files() -> Option<GuideFiles<'static>> {
        Some(guide::FILES)
    }

    fn guide_from(files: GuideFiles<'_>) -> Result<Box<dyn Guide<Self>>, BadGuide> {
        Ok(Box::new(guide::CircadiansGuide::parse(files)?))
    }
}
