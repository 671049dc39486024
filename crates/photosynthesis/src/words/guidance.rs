//! What a person needs who does not know the rules: the goal of the table, headings of actions, lessons.

use crate::{Action, Rules, State};
use solarium_core::{Lesson, Message, Seat};
use std::ops::ControlFlow;

impl Rules {
    /// What wins, how far the game is, what ends it, what the options of this table forbid.
    pub(crate) fn goals_of(&self, state: &State) -> Vec<Message> {
        let (round, last) = (state.round(), self.last_round());
        let mut goals = vec![
            Message::new("ph-goal-win"),
            match round {
                0 => Message::new("ph-goal-placing"),
                round => Message::new("ph-goal-round").with("round", round).with("last", last),
            },
            Message::new("ph-goal-ends").with("last", last).with("revolutions", self.options.revolutions),
        ];
        // PH-7.2, PH-7.3
        match (self.options.shade_lock, self.options.shade_lock_blocks_collect) {
            (true, true) => goals.push(Message::new("ph-goal-shade-collect")),
            (true, false) => goals.push(Message::new("ph-goal-shade")),
            (false, _) => {}
        }
        goals
    }

    /// The kind of an action.
    pub(crate) fn heading_of(action: Action) -> Message {
        Message::new(match action {
            Action::Place(_) => "ph-heading-place",
            Action::Buy(_) => "ph-heading-buy",
            Action::Plant { .. } => "ph-heading-plant",
            Action::Grow(_) => "ph-heading-grow",
            Action::Collect(_) => "ph-heading-collect",
            Action::End => "ph-heading-end",
        })
    }

    /// The kind of an action for which a piece is bought first.
    pub(super) fn together_heading(action: Action) -> Message {
        Message::new(match action {
            Action::Plant { .. } => "ph-heading-buy-plant",
            Action::Collect(_) => "ph-heading-buy-collect",
            _ => "ph-heading-buy-grow",
        })
    }

    /// What is new in this position to a person who plays for the first time.
    pub(crate) fn lessons_of(&self, state: &State, seat: Seat) -> Vec<Lesson> {
        if state.round() == 0 {
            return vec![Lesson {
                kind: "place",
                text: Message::new("ph-lesson-place"),
                points_at: "[data-touch^='cell:'].can",
                rule: "PH-2.8",
            }];
        }
        let mut can = [false; 4];
        let _ = self.player_actions(state, seat, |action| {
            match action {
                Action::Buy(_) => can[0] = true,
                Action::Plant { .. } => can[1] = true,
                Action::Grow(_) => can[2] = true,
                Action::Collect(_) => can[3] = true,
                Action::Place(_) | Action::End => {}
            }
            ControlFlow::Continue(())
        });
        let [buy, plant, grow, collect] = can;
        let lesson = |kind, text, points_at, rule| Lesson { kind, text, points_at, rule };
        let mut lessons = vec![lesson(
            "turn",
            Message::new("ph-lesson-turn").with("lp", state.lp(seat)),
            "[data-part='you'] .ph-lp",
            "PH-3.5",
        )];
        if plant {
            let text = Message::new("ph-lesson-plant");
            lessons.push(lesson("plant", text, "[data-touch^='cell:'].can", "PH-5.4"));
        }
        if buy {
            lessons.push(lesson("buy", Message::new("ph-lesson-buy"), "[data-touch^='shop:'].can", "PH-5.3"));
        }
        if grow {
            lessons.push(lesson(
                "grow",
                Message::new("ph-lesson-grow"),
                "[data-touch^='cell:'].can",
                "PH-5.5",
            ));
        }
        if collect {
            lessons.push(lesson(
                "collect",
                Message::new("ph-lesson-collect"),
                "[data-part='board']",
                "PH-5.6",
            ));
        }
        if state.round() == self.last_round() {
            lessons.push(lesson(
                "last",
                Message::new("ph-lesson-last"),
                "[data-part='you'] .ph-lp",
                "PH-6.1",
            ));
        }
        lessons
    }
}
