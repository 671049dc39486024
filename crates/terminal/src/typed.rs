//! Cards that are typed as they are printed, at a table with the box: `card type …` and `card keep NAME`.

use crate::app::Keeper;
use serde_json::{Map, Value};
use solarium_core::{Language, Replacement, Seat, TypedField, TypedKind};
use solarium_table::{ChanceSource, Change, Refusal, Session, Table, Title, Words};

/// The most choices of a field that are listed.
const MOST_CHOICES: usize = 40;

/// What became of a line about typed cards.
#[derive(Debug)]
pub enum CardLine {
    /// What can be typed now, in words.
    Forms(Vec<String>),
    /// A card was entered.
    Typed(Change),
    /// The typed cards were kept: in which file.
    Kept(String),
}

/// Obeys `card type`, `card type` with a card, and `card keep NAME`; `None` if the line is none of them. A card is written
/// as JSON, or as its fields: `item=grogg cost=5A+2P points=6`.
///
/// # Errors
///
/// If it is refused, in words.
pub fn card_line(
    table: &mut Table,
    title: &dyn Title,
    keeper: &mut dyn Keeper,
    words: &Words,
    (seat, line): (Seat, &str),
) -> Option<Result<CardLine, String>> {
    let (word, rest) = line.trim().split_once(' ')?;
    let (verb, rest) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
    if !word.eq_ignore_ascii_case("card") {
        return None;
    }
    let refused = |refusal: Refusal| refusal.text(words);
    match (verb, rest.trim()) {
        ("type", "") => Some(Ok(CardLine::Forms(form_lines(table.session(), seat, words)))),
        ("type", card) => {
            let typed = table.session().typed_card(seat, &card_of(card));
            let typed = typed.and_then(|position| table.replace(seat, Replacement::TypedCard, &position));
            Some(typed.map(CardLine::Typed).map_err(refused))
        }
        ("keep", name) => {
            let text = table.session().own_pack(title, name).map_err(refused);
            Some(text.and_then(|text| keeper.keep_pack(name, &text)).map(CardLine::Kept))
        }
        _ => None,
    }
}

/// The card of a line: JSON, or fields with their values. What is no JSON is text.
fn card_of(line: &str) -> Value {
    if line.starts_with('{') {
        return serde_json::from_str(line).unwrap_or(Value::Null);
    }
    let fields = line.split_whitespace().filter_map(|field| field.split_once('='));
    let value = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| text.into());
    Value::Object(fields.map(|(name, text)| (name.to_string(), value(text))).collect::<Map<_, _>>())
}

/// What can be typed now, field by field; nothing where no box is on the table.
pub(crate) fn form_lines(session: &dyn Session, seat: Seat, words: &Words) -> Vec<String> {
    if session.chance_source() != ChanceSource::Table {
        return vec![words.say(&Refusal::not_typed().message)];
    }
    let forms = session.typed_forms(seat);
    let mut lines = vec![words.get("terminal-card-lines").to_string()];
    for form in &forms {
        lines.push(words.get(if form.drawn { "typed-open" } else { "typed-open-earlier" }).to_string());
        lines.extend(form.fields.iter().map(|field| format!("  {}", field_line(field, words))));
    }
    if forms.is_empty() {
        lines.push(words.get("terminal-card-none").to_string());
    }
    lines
}

/// `points=0…99  Points`.
fn field_line(field: &TypedField, words: &Words) -> String {
    let values = match &field.kind {
        TypedKind::Number { least, most } => format!("{least}…{most}"),
        TypedKind::Count { most } => format!("0…{most}"),
        TypedKind::Letters | TypedKind::Text => "abc".into(),
        TypedKind::Digits => "[1,2]".into(),
        TypedKind::Choice(choices) => {
            let more = if choices.len() > MOST_CHOICES { "|…" } else { "" };
            let choices: Vec<&str> =
                choices.iter().map(|(value, _)| value.as_str()).take(MOST_CHOICES).collect();
            format!("{}{more}", choices.join("|"))
        }
    };
    format!("{}={values}  {}", field.name, words.say(&field.label))
}

#[cfg(test)]
mod tests {
    use super::card_of;
    use serde_json::{Value, json};

    #[test]
    fn a_card_is_json_or_fields() {
        let card = json!({"item": "grogg", "cost": "5A+2P", "points": 6});
        assert_eq!(card_of("item=grogg cost=5A+2P  points=6"), card);
        assert_eq!(card_of(r#"{"item": "grogg", "cost": "5A+2P", "points": 6}"#), card);
        assert_eq!(card_of("ticks=SM rings=[4,3]"), json!({"ticks": "SM", "rings": [4, 3]}));
        assert_eq!(card_of("{broken"), Value::Null);
        assert_eq!(card_of("grogg"), json!({}));
    }
}
