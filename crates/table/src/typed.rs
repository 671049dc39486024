//! Cards that are typed as they are printed, at a table with the box, and packs that are made of them.

use crate::session::{Narration, StepReport};
use crate::{Refusal, Session, Title};
use serde_json::Value;
use solarium_core::{Message, Replacement, Seat};

/// What a first pack of typed cards is called, unless its owner says otherwise.
pub const OWN_PACK: &str = "my-box";

/// Most letters of the id of a pack.
const MOST_PACK_ID: usize = 64;

/// Can a pack be called so? Its id stands in addresses and in names of files.
///
/// ```
/// assert!(solarium_table::check_pack_id("my-box-2").is_ok());
/// assert_eq!(solarium_table::check_pack_id("my box").unwrap_err().code, "pack/id");
/// ```
pub fn check_pack_id(id: &str) -> Result<(), Refusal> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    if id.is_empty() || id.len() > MOST_PACK_ID || !id.bytes().all(fits) {
        return Err(Refusal::new("pack/id", Message::new("pack-id").with("most", MOST_PACK_ID)));
    }
    Ok(())
}

impl dyn Session + '_ {
    /// Enters a card as the person on a seat typed it.
    pub fn type_card(
        &mut self,
        seat: Seat,
        card: &Value,
        narration: Narration,
    ) -> Result<StepReport, Refusal> {
        let position = self.typed_card(seat, card)?;
        self.replace(seat, Replacement::TypedCard, &position, narration)
    }

    /// The text of the table's pack with the cards that were typed at it, under an id that no pack at hand has.
    pub fn own_pack(&self, title: &dyn Title, id: &str) -> Result<String, Refusal> {
        check_pack_id(id)?;
        if title.packs().iter().any(|known| known == id) {
            return Err(Refusal::new("pack/other", Message::new("store-other-pack")));
        }
        self.typed_pack(id)
            .ok_or_else(|| Refusal::new("pack/nothing-typed", Message::new("correction-nothing-typed")))
    }
}
