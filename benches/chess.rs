//! The yardstick of every playout bench: uniform random chess with `cozy-chess`.

use cozy_chess::{Board, GameStatus, Move};
use solarium_core::Random;

/// A uniformly random game of chess, to the end as the crate defines it; its plies. As in our loops, each ply first asks
/// the rules whether the game goes on and then builds the legal list. (A loop that takes an empty list for the end is a
/// sixth faster, but that is no question to the rules.)
pub(crate) fn chess_game(seed: u64, moves: &mut Vec<Move>) -> u64 {
    let mut random = Random::new(seed);
    let mut board = Board::default();
    let mut plies = 0;
    while board.status() == GameStatus::Ongoing {
        moves.clear();
        board.generate_moves(|some| {
            moves.extend(some);
            false
        });
        board.play_unchecked(moves[random.below(moves.len() as u32) as usize]);
        plies += 1;
    }
    plies
}
