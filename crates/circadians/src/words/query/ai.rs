//! `ai-options`.

use crate::automa::{Choice, Target, decide};
use crate::records::notation;
use crate::{Circadians, NONE, Space, View, bits};
use serde_json::{Value, json};
use solarium_core::{BadQuery, Message, Silent};

pub(super) fn options(game: &Circadians, view: &View) -> Result<Value, BadQuery> {
    if game.ai_seat().is_none() {
        return Err(BadQuery::NotNow(Message::new("ci-query-no-ai")));
    }
    if view.planet_side == NONE {
        return Err(BadQuery::NotNow(Message::new("ci-query-no-planet")));
    }
    let unseen = game.scheme_source(view);
    let mut cards = Vec::new();
    let mut shares: Vec<(String, u32)> = Vec::new();
    for card in bits(unseen) {
        let mut next = view.public.clone();
        next.ai.card = card;
        next.ai.due_done = view.ai.due_done.saturating_add(u8::from(!view.ai.extra));
        let Some(decision) = decide(game, &next, &mut Silent) else { continue };
        let scheme = &game.pack.ai.schemes[usize::from(card)];
        let (option, result) = match decision.choice {
            Choice::NoDie => (Value::Null, "no die".to_string()),
            Choice::Nothing => (Value::Null, "1 Gem".to_string()),
            Choice::Do { option, target, .. } => {
                (option.code().into(), target_name(game, target, decision.value))
            }
        };
        match shares.iter_mut().find(|(known, _)| *known == result) {
            Some((_, n)) => *n += 1,
            None => shares.push((result.clone(), 1)),
        }
        let path: Vec<&str> = decision.path.iter().map(|s| game.planet(view).name(*s)).collect();
        cards.push(json!({
            "scheme": scheme.id,
            "value": scheme.value,
            "path": path,
            "option": option,
            "result": result,
        }));
    }
    shares.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
    let shares: Vec<Value> =
        shares.into_iter().map(|(result, n)| json!({"result": result, "cards": n})).collect();
    Ok(json!({"cards": cards, "shares": shares, "of": unseen.count_ones()}))
}

/// The exact space, as in the record.
fn target_name(game: &Circadians, target: Target, value: u8) -> String {
    let space = notation::space(game, target.space);
    match target.space {
        Space::Depository(_) => format!("{space}:{value}"),
        Space::Laboratory | Space::Foundry => format!("{space}-{}", target.place + 1),
        _ => space,
    }
}
