//! What the greedy bot and the guide of plan search both read from a position.

use crate::{Board, Effect, Layer, Space, State, Station, spaces};

/// Layers that can be flown to now.
pub(super) fn accessible(board: &Board, state: &State) -> [bool; 5] {
    let gates = state.gates.any();
    let mut open = [true, true, false, false, false];
    for (index, layer) in [Layer::Inner, Layer::Convective, Layer::Radiative].into_iter().enumerate() {
        open[index + 2] = open[index + 1] && board.barrier_below(layer) & gates != 0;
    }
    open
}

/// Every station that some divers could be converted into: its kind, its space, and the spaces of the divers it takes.
pub(super) fn each_conversion(board: &Board, divers: u64, mut offer: impl FnMut(Station, Space, &[Space])) {
    for a in spaces(divers) {
        let next = board.along(a, 1);
        let over = board.along(a, 2);
        if divers & next.bit() != 0 {
            offer(Station::Foundry, a, &[a, next]);
            offer(Station::Foundry, next, &[a, next]);
        }
        if divers & over.bit() != 0 {
            offer(Station::Node, next, &[a, over]);
        }
        for b in spaces(board.inward(a) & divers) {
            for d in spaces(board.inward(b) & divers) {
                offer(Station::Tower, d, &[a, b, d]);
            }
        }
    }
}

/// Which card is better to hold.
pub(super) fn taste(effect: Effect) -> f64 {
    match effect {
        Effect::Cascade | Effect::Motivate | Effect::Channel | Effect::Squeeze | Effect::Pulse => 0.5,
        Effect::Pillar | Effect::Procreate | Effect::Synchronize | Effect::Transcend | Effect::Fuel => 0.4,
        Effect::Catapult | Effect::Juggernaut | Effect::Ceremony | Effect::Passage | Effect::Festival => 0.3,
        _ => 0.1,
    }
}
