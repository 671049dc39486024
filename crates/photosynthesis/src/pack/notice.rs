//! Notices: warnings about a pack that is accepted.

use super::{Level, Pack};
use crate::pack::half::Half;
use crate::rules::readings::CollectReading;
use solarium_core::{Argument, Joint, Message, Provenance};

/// A warning of a table about the values it plays with.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// PH-1.15: reconstructed values are in use.
    StandIns(Vec<StandIn>),
    /// PH-10.19: under this reading no card can refuse a collect.
    CollectNeverRefused(CollectReading),
}

/// Values of a pack that are reconstructed.
#[derive(Clone, PartialEq, Debug)]
pub enum StandIn {
    /// Prices, shops and costs of the players.
    PlayerBoards,
    /// The piles of tokens.
    ScoringTokens,
    /// What Cynthia pays.
    Costs,
    /// Her pieces.
    Supply,
    /// How her rules are read.
    Readings,
    /// Some or all of her cards.
    Cards {
        /// How many are reconstructed.
        count: usize,
        /// How many there are.
        all: usize,
    },
    /// Levels of difficulty.
    Levels(Vec<Level>),
}

impl Notice {
    /// The notice in words.
    pub fn message(&self) -> Message {
        match self {
            Notice::StandIns(values) => Message::new("ph-notice-stand-ins")
                .with("values", Argument::list(Joint::Semicolon, values.iter().map(StandIn::message))),
            Notice::CollectNeverRefused(reading) => {
                Message::new("ph-notice-collect-never-refused").with("reading", reading.message())
            }
        }
    }
}

impl StandIn {
    fn message(&self) -> Message {
        match self {
            StandIn::PlayerBoards => Message::new("ph-notice-player-boards"),
            StandIn::ScoringTokens => Message::new("ph-notice-scoring-tokens"),
            StandIn::Costs => Message::new("ph-notice-costs"),
            StandIn::Supply => Message::new("ph-notice-supply"),
            StandIn::Readings => Message::new("ph-notice-readings"),
            StandIn::Cards { count, all } => {
                Message::new("ph-notice-cards").with("count", *count).with("all", *all)
            }
            StandIn::Levels(levels) => {
                let name = |level: &Level| Message::new("ph-notice-level").with("level", level.message());
                Message::new("ph-notice-levels")
                    .with("levels", Argument::list(Joint::Comma, levels.iter().map(name)))
            }
        }
    }
}

impl Pack {
    /// The notices of one table: for the levels of its Cynthias and the reading in force. Without a Cynthia her
    /// values are not in use.
    pub fn table_notices(&self, levels: &[&Level], collect: CollectReading) -> Vec<Notice> {
        let cynthia = !levels.is_empty();
        let mut notices = Vec::from_iter(self.stand_ins(cynthia, levels));
        if cynthia && self.collects_always(collect) {
            notices.push(Notice::CollectNeverRefused(collect));
        }
        notices
    }

    /// PH-1.15: a notice is shown while a reconstructed record is in use.
    pub(super) fn stand_ins(&self, cynthia: bool, levels: &[&Level]) -> Option<Notice> {
        let is = |provenance: Provenance| provenance == Provenance::Reconstructed;
        let mut values = Vec::new();
        let mut note = |value: StandIn, stand_in: bool| {
            if stand_in {
                values.push(value);
            }
        };
        note(StandIn::PlayerBoards, is(self.players.provenance));
        note(StandIn::ScoringTokens, is(self.tokens.provenance));
        if cynthia {
            let all = &self.cynthia;
            note(StandIn::Costs, is(all.costs.provenance));
            note(StandIn::Supply, is(all.supply_provenance));
            note(StandIn::Readings, is(all.readings_provenance));
            let count = all.cards.iter().filter(|card| is(card.provenance)).count();
            note(StandIn::Cards { count, all: all.cards.len() }, count > 0);
            let levels: Vec<Level> =
                levels.iter().filter(|level| is(level.provenance)).map(|level| (*level).clone()).collect();
            let some = !levels.is_empty();
            note(StandIn::Levels(levels), some);
        }
        (!values.is_empty()).then_some(Notice::StandIns(values))
    }

    /// Could no card refuse an affordable collect under this reading (PH-10.19)?
    pub fn collects_always(&self, reading: CollectReading) -> bool {
        let cost = i32::from(self.cynthia.costs.collect);
        // The test is hardest in the last revolution of a half, with just the LP the collect costs.
        let passes = |half: &Half, revolution: i32| match reading {
            CollectReading::Always => true,
            CollectReading::LpPlusN => cost + i32::from(half.collect) >= revolution,
            CollectReading::LpLeftPlusN => i32::from(half.collect) >= revolution,
            // PH-16.2: tokens taken have no limit: collects from empty piles count too.
            CollectReading::TokensBelow => false,
            CollectReading::LeavesPlusN => 1 + i32::from(half.collect_leaves) >= revolution,
        };
        self.cynthia.cards.iter().all(|card| passes(&card.r12, 2) && passes(&card.r3, 3))
    }
}
