//! Lines of a review in words and on the board.

use crate::{Narration, Refusal, Session};
use solarium_core::{Language, Seat};

/// Takes actions of a seat one after the other, each in words as the seat was offered it.
pub fn take_labelled(
    session: &mut dyn Session,
    seat: Seat,
    actions: &[String],
    language: &dyn Language,
) -> Result<Vec<String>, Refusal> {
    let mut labels = Vec::with_capacity(actions.len());
    for action in actions {
        let offered = session.seen_by(seat)?.legal(language)?;
        let label = offered.into_iter().find(|legal| legal.action == *action).map(|legal| legal.label);
        session.take(Some(seat), action, Narration::Silent)?;
        labels.push(label.unwrap_or_else(|| action.clone()));
    }
    Ok(labels)
}
