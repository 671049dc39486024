//! Reading set-ups and position records: JSON from outside, every problem found in one go.
//!
//! A [`Reading`] collects the reasons. A [`Field`] is one value with the path that leads to it and the rule it stands
//! under; a [`Fields`] is an object. A key counts as known once it was asked for, so nothing lists the keys twice.
//! A field that is left out or refused reads as `None`; the caller supplies what holds then.
//!
//! ```
//! use solarium_core::Reading;
//! use serde_json::json;
//!
//! let reading = Reading::new();
//! let given = json!({ "round": 3, "first": 7, "colour": "red" });
//! let record = reading.root(&given, "TY-8").object().expect("an object was given");
//! let round = record.get("round").number(0..=4u8).unwrap_or(0);
//! let first = record.get("first").number(0..=1u8).unwrap_or(0);
//! record.close();
//! let reasons = reading.finish((round, first)).expect_err("`first` is too large, `colour` is unknown");
//! assert_eq!(reasons.0.len(), 2);
//! ```

use crate::{Argument, Joint, Message, Reason, Reasons, Rule};
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::ops::RangeInclusive;

/// How much of a refused value a message shows.
const SHOWN_VALUE: usize = 80;

/// One text being read, and everything that was found wrong with it.
#[derive(Debug, Default)]
pub struct Reading {
    reasons: RefCell<Vec<Reason>>,
}

/// One value of the text: what stands there, or that nothing does.
#[derive(Clone, Debug)]
pub struct Field<'r, 'v> {
    reading: &'r Reading,
    value: Option<&'v Value>,
    path: String,
    rule: Rule,
}

/// One object of the text. [`Fields::close`] refuses the keys that were not asked for.
#[derive(Debug)]
#[must_use = "`close` refuses unknown keys"]
pub struct Fields<'r, 'v> {
    reading: &'r Reading,
    map: Option<&'v Map<String, Value>>,
    path: String,
    rule: Rule,
    asked: RefCell<Vec<&'static str>>,
}

impl Reading {
    /// Nothing read, nothing wrong.
    pub fn new() -> Reading {
        Reading::default()
    }

    /// The whole text, under the rule that defines its form.
    pub fn root<'r, 'v>(&'r self, value: &'v Value, rule: Rule) -> Field<'r, 'v> {
        Field {
            reading: self,
            value: Some(value).filter(|value| !value.is_null()),
            path: String::new(),
            rule,
        }
    }

    /// Notes one more reason.
    pub fn refuse(&self, rule: Rule, message: impl Into<Message>) {
        self.reasons.borrow_mut().push(Reason { rule, message: message.into() });
    }

    /// Notes a reason unless the condition holds.
    pub fn require<M: Into<Message>>(&self, holds: bool, rule: Rule, message: impl FnOnce() -> M) {
        if !holds {
            self.refuse(rule, message());
        }
    }

    /// Adds what another reading refused.
    pub fn refuse_all(&self, reasons: Reasons) {
        self.reasons.borrow_mut().extend(reasons.0);
    }

    /// How many reasons were noted so far.
    pub fn refusals(&self) -> usize {
        self.reasons.borrow().len()
    }

    /// Forgets the reasons noted after the first `count`: what was read since did not have to fit.
    pub fn forgive_after(&self, count: usize) {
        self.reasons.borrow_mut().truncate(count);
    }

    /// What was read, if nothing was refused.
    pub fn finish<T>(self, value: T) -> Result<T, Reasons> {
        let reasons = Reasons(self.reasons.into_inner());
        reasons.into_result().map(|()| value)
    }

    /// Reads a part of the text whose reasons are said in a way of their own: `change` puts each into it.
    ///
    /// ```
    /// use serde_json::json;
    /// use solarium_core::{Message, Reading};
    ///
    /// let reading = Reading::new();
    /// let given = json!({ "round": -1, "colour": "red", "turn": null });
    /// let record = reading.root(&given, "TY-8").object().expect("an object was given");
    /// let clause = |reason| Message::new("clause").with("reason", reason);
    /// reading.part(clause, || record.get("round").number(0..=4u8));
    /// record.close_given();
    /// let reasons = reading.finish(()).expect_err("`round` is too small, `colour` is unknown");
    /// assert_eq!(reasons.0.iter().map(|reason| reason.message.id).collect::<Vec<_>>(), ["clause", "read-unknown"]);
    /// ```
    pub fn part<T>(&self, change: impl Fn(Message) -> Message, read: impl FnOnce() -> T) -> T {
        let before = self.refusals();
        let found = read();
        for reason in &mut self.reasons.borrow_mut()[before..] {
            reason.message = change(reason.message.clone());
        }
        found
    }
}

impl<'r, 'v> Field<'r, 'v> {
    /// The same value under another rule.
    #[must_use]
    pub fn rule(mut self, rule: Rule) -> Self {
        self.rule = rule;
        self
    }

    /// Is anything there? `null` counts as left out.
    pub fn is_given(&self) -> bool {
        self.value.is_some()
    }

    /// The value as it stands.
    pub fn value(&self) -> Option<&'v Value> {
        self.value
    }

    /// Where it stands: `seats[0].lp`.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Notes that the value is wrong, in words of the game.
    pub fn refuse(&self, message: impl Into<Message>) {
        self.reading.refuse(self.rule, message);
    }

    /// Notes that the value, or that there is none, is not what must stand here.
    pub fn refuse_unless(&self, wanted: Message) {
        let path = self.path.as_str();
        let message = match self.value {
            value if path.is_empty() => {
                Message::new("read-not-root").with("value", shown(value.unwrap_or(&Value::Null)))
            }
            Some(value) => Message::new("read-not").with("path", path).with("value", shown(value)),
            None if path.is_empty() => Message::new("read-not-root").with("value", "null"),
            None => Message::new("read-missing").with("path", path),
        };
        self.refuse(message.with("wanted", wanted));
    }

    /// Notes that the value stands in the same list, or in another place, already.
    pub fn refuse_twice(&self) {
        let value = self.value.map(shown).unwrap_or_default();
        self.refuse(Message::new("read-twice").with("path", self.path.as_str()).with("value", value));
    }

    /// Refuses a field that is left out.
    #[must_use]
    pub fn required(self, wanted: Message) -> Self {
        if self.value.is_none() {
            self.refuse_unless(wanted);
        }
        self
    }

    /// Whatever `read` makes of the value; where it makes nothing of it, `wanted` says what must stand here.
    pub fn read<T>(&self, wanted: Message, read: impl FnOnce(&'v Value) -> Option<T>) -> Option<T> {
        let found = read(self.value?);
        if found.is_none() {
            self.refuse_unless(wanted);
        }
        found
    }

    /// A text that `known` knows.
    pub fn known<T>(&self, wanted: Message, known: impl FnOnce(&'v str) -> Option<T>) -> Option<T> {
        self.read(wanted, |value| value.as_str().and_then(known))
    }

    /// One of several words.
    pub fn word<T: Copy>(&self, all: &[T], word: impl Fn(T) -> &'static str) -> Option<T> {
        let words = one_of(all.iter().map(|one| word(*one)));
        self.known(words, |text| all.iter().copied().find(|one| word(*one) == text))
    }

    /// `true` or `false`.
    pub fn flag(&self) -> Option<bool> {
        self.read(Message::new("read-flag"), Value::as_bool)
    }

    /// A whole number in a range.
    pub fn number<N: TryFrom<u64> + PartialOrd + Copy + Into<u64>>(
        &self,
        range: RangeInclusive<N>,
    ) -> Option<N> {
        let (least, most) = ((*range.start()).into(), (*range.end()).into());
        let wanted = match least == most {
            true => Message::new("read-number-only").with("number", least),
            false => Message::new("read-number").with("least", least).with("most", most),
        };
        self.read(wanted, |value| N::try_from(value.as_u64()?).ok().filter(|number| range.contains(number)))
    }

    /// A number in a range, or `random`, which reads as `Some(None)`.
    pub fn number_or_random(&self, range: RangeInclusive<u8>) -> Option<Option<u8>> {
        let wanted =
            Message::new("read-number-or-random").with("least", *range.start()).with("most", *range.end());
        self.read(wanted, |value| match value.as_str() {
            Some("random") => Some(None),
            _ => u8::try_from(value.as_u64()?).ok().filter(|number| range.contains(number)).map(Some),
        })
    }

    /// So many whole numbers.
    pub fn numbers<const N: usize>(&self, most: u8) -> Option<[u8; N]> {
        let wanted = Message::new("read-numbers").with("count", N).with("most", most);
        self.read(wanted, |value| {
            let one = |value: &Value| u8::try_from(value.as_u64()?).ok().filter(|number| *number <= most);
            let numbers: Option<Vec<u8>> = value.as_array()?.iter().map(one).collect();
            numbers?.try_into().ok()
        })
    }

    /// The members of a list; none if it is left out or no list.
    pub fn list(&self) -> Vec<Field<'r, 'v>> {
        let members = self.read(Message::new("read-list"), Value::as_array).map(Vec::as_slice);
        let member = |(i, value): (usize, &'v Value)| Field {
            value: Some(value).filter(|value| !value.is_null()),
            path: format!("{}[{i}]", self.path),
            ..self.clone()
        };
        members.unwrap_or_default().iter().enumerate().map(member).collect()
    }

    /// The members of a list, each known to `known` and named once; those that are not are refused.
    pub fn known_list<T: PartialEq>(&self, wanted: Message, known: impl Fn(&'v str) -> Option<T>) -> Vec<T> {
        let mut found = Vec::new();
        for member in self.list() {
            let member = member.required(wanted.clone());
            match member.known(wanted.clone(), &known) {
                Some(one) if found.contains(&one) => member.refuse_twice(),
                Some(one) => found.push(one),
                None => {}
            }
        }
        found
    }

    /// An object; `None` if it is left out or none.
    pub fn object(&self) -> Option<Fields<'r, 'v>> {
        let map = self.read(Message::new("read-object"), Value::as_object)?;
        Some(self.fields(Some(map)))
    }

    /// An object; one without any field if it is left out or none, so that every field takes its default.
    pub fn object_or_empty(&self) -> Fields<'r, 'v> {
        self.object().unwrap_or_else(|| self.fields(None))
    }

    fn fields(&self, map: Option<&'v Map<String, Value>>) -> Fields<'r, 'v> {
        let (reading, path, rule) = (self.reading, self.path.clone(), self.rule);
        Fields { reading, map, path, rule, asked: RefCell::default() }
    }

    /// The members of a list, where `null` is a value of its own: most readers refuse it.
    pub fn list_or_null(&self) -> Vec<Field<'r, 'v>> {
        let values = self.value.and_then(Value::as_array).into_iter().flatten();
        self.list()
            .into_iter()
            .zip(values)
            .map(|(member, value)| Field { value: Some(value), ..member })
            .collect()
    }

    /// The same field, where what reads it refuses that it is left out, as it refuses `null`.
    #[must_use]
    pub fn mandatory(mut self) -> Self {
        static NULL: Value = Value::Null;
        self.value = self.value.or(Some(&NULL));
        self
    }
}

impl<'r, 'v> Fields<'r, 'v> {
    /// The field of this key; a field that is `null` counts as left out.
    pub fn get(&self, key: &'static str) -> Field<'r, 'v> {
        let field = self.get_or_null(key);
        Field { value: field.value.filter(|value| !value.is_null()), ..field }
    }

    /// The field of this key, where `null` is a value of its own.
    pub fn get_or_null(&self, key: &'static str) -> Field<'r, 'v> {
        if !self.asked.borrow().contains(&key) {
            self.asked.borrow_mut().push(key);
        }
        self.field(key, self.map.and_then(|map| map.get(key)))
    }

    /// Every field, of an object whose keys are names of things.
    pub fn entries(&self) -> impl Iterator<Item = (&'v str, Field<'r, 'v>)> + use<'_, 'r, 'v> {
        let all = self.map.into_iter().flatten();
        all.map(|(key, value)| (key.as_str(), self.field(key, Some(value))))
    }

    /// Collects the reasons.
    pub fn reading(&self) -> &'r Reading {
        self.reading
    }

    /// Where it stands: `seats[0]`; empty for the whole text.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Refuses every key that was not asked for.
    pub fn close(self) {
        self.refuse_unasked(|_| true);
    }

    /// Refuses every key that was not asked for, unless it is `null` and so counts as left out.
    pub fn close_given(self) {
        self.refuse_unasked(|value| !value.is_null());
    }

    fn refuse_unasked(&self, counts: impl Fn(&Value) -> bool) {
        let asked = self.asked.borrow();
        let unasked = |(key, value): &(&String, &Value)| !asked.contains(&key.as_str()) && counts(value);
        for (key, value) in self.map.into_iter().flatten().filter(unasked) {
            let known = Argument::list(Joint::Comma, asked.iter().copied());
            self.field(key, Some(value))
                .refuse(Message::new("read-unknown").with("path", self.path_of(key)).with("known", known));
        }
    }

    fn path_of(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_string() } else { format!("{}.{key}", self.path) }
    }

    fn field(&self, key: &str, value: Option<&'v Value>) -> Field<'r, 'v> {
        Field { reading: self.reading, value, path: self.path_of(key), rule: self.rule }
    }
}

/// A refused value as a message shows it: as it was written, cut off where it is long.
fn shown(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(SHOWN_VALUE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// What must stand somewhere: one of several words or numbers.
pub fn one_of<A: Into<Argument>>(words: impl IntoIterator<Item = A>) -> Message {
    Message::new("read-word").with("words", Argument::list(Joint::Comma, words))
}
