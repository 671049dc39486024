//! Options of a set-up, each declared once: the declaration reads it, writes it, and describes it to people and tools.
//!
//! A game declares its options over the struct that holds them. Types that an option can have implement
//! [`OptionValue`]; what a type alone cannot tell (a limit that depends on another option) the game checks afterwards.
//!
//! ```
//! use serde_json::json;
//! use solarium_core::{OptionSchema, Reading, describe_options, read_options, setup_option, write_options};
//!
//! #[derive(Default)]
//! struct Setup { shade_lock: bool }
//! const OPTIONS: &[OptionSchema<Setup>] = &[setup_option!(Setup, "shade_lock", "PH-7.2", shade_lock)];
//!
//! let reading = Reading::new();
//! let given = json!({ "shade_lock": true });
//! let fields = reading.root(&given, "PH-2.11").object_or_empty();
//! let mut setup = Setup::default();
//! read_options(OPTIONS, &fields, &mut setup);
//! fields.close();
//! assert!(reading.finish(()).is_ok() && setup.shade_lock);
//! assert_eq!(write_options(OPTIONS, &setup)["shade_lock"], true);
//! assert_eq!(describe_options(OPTIONS, &Setup::default())[0].default, false);
//! ```

use crate::{Field, Fields, Rule};
use serde::Serialize;
use serde_json::{Map, Value};

/// One set-up option as shown to people and tools. What it means is a message of the game.
#[derive(Clone, Debug, Serialize)]
pub struct SetupOption {
    /// Key in the set-up object.
    pub name: &'static str,
    /// `integer`, `boolean`, `choice`, `list`, … for tools.
    pub kind: &'static str,
    /// The values it may take, where they can be listed.
    pub values: Vec<Value>,
    /// Taken when left out.
    pub default: Value,
    /// The rule that defines it.
    pub rule: Rule,
}

/// The declaration of an option of the set-up `S`. [`crate::setup_option!`] makes it for a field of `S` whose type is
/// an [`OptionValue`].
#[derive(Clone, Copy, Debug)]
pub struct OptionSchema<S> {
    /// Key in the set-up object.
    pub name: &'static str,
    /// The rule that defines it.
    pub rule: Rule,
    /// See [`SetupOption::kind`].
    pub kind: &'static str,
    /// See [`SetupOption::values`].
    pub values: fn() -> Vec<Value>,
    /// Takes what is given over into the set-up; a field that is left out or refused changes nothing.
    pub read: fn(&Field<'_, '_>, &mut S),
    /// As it stands in a complete set-up object.
    pub write: fn(&S) -> Value,
}

/// A type that a set-up option can have.
pub trait OptionValue: Sized {
    /// See [`SetupOption::kind`].
    const KIND: &'static str;

    /// The values it may take, where they can be listed.
    fn values() -> Vec<Value> {
        Vec::new()
    }

    /// What is given, or a refusal and `None`.
    fn read(field: &Field<'_, '_>) -> Option<Self>;

    /// As it stands in a set-up object.
    fn write(&self) -> Value;
}

impl OptionValue for bool {
    const KIND: &'static str = "boolean";

    fn values() -> Vec<Value> {
        vec![false.into(), true.into()]
    }

    fn read(field: &Field<'_, '_>) -> Option<bool> {
        field.flag()
    }

    fn write(&self) -> Value {
        (*self).into()
    }
}

/// Implements [`OptionValue`] for an enum with a constant `ALL` and a function that gives the word of each.
#[macro_export]
macro_rules! option_words {
    ($($words:ty, $word:path);+ $(;)?) => {
        $(impl $crate::OptionValue for $words {
            const KIND: &'static str = "choice";

            fn values() -> Vec<serde_json::Value> {
                Self::ALL.iter().map(|one| $word(*one).into()).collect()
            }

            fn read(field: &$crate::Field<'_, '_>) -> Option<Self> {
                field.word(&Self::ALL[..], $word)
            }

            fn write(&self) -> serde_json::Value {
                $word(*self).into()
            }
        })+
    };
}

/// The [`OptionSchema`] of a field: set-up type, key, rule, field.
#[macro_export]
macro_rules! setup_option {
    ($setup:ty, $name:literal, $rule:literal, $($field:ident).+) => {
        $crate::OptionSchema::<$setup> {
            name: $name,
            rule: $rule,
            kind: $crate::kind_of(|setup: &$setup| &setup.$($field).+),
            values: || $crate::values_of(|setup: &$setup| &setup.$($field).+),
            read: |field, setup| {
                if let Some(value) = $crate::OptionValue::read(field) {
                    setup.$($field).+ = value;
                }
            },
            write: |setup| $crate::OptionValue::write(&setup.$($field).+),
        }
    };
}

/// [`OptionValue::KIND`] of a field; for [`crate::setup_option!`].
pub const fn kind_of<S, T: OptionValue>(_: fn(&S) -> &T) -> &'static str {
    T::KIND
}

/// [`OptionValue::values`] of a field; for [`crate::setup_option!`].
pub fn values_of<S, T: OptionValue>(_: fn(&S) -> &T) -> Vec<Value> {
    T::values()
}

/// Reads every option in the order of its declaration, each under its own rule.
pub fn read_options<S>(options: &[OptionSchema<S>], fields: &Fields<'_, '_>, setup: &mut S) {
    for option in options {
        (option.read)(&fields.get(option.name).rule(option.rule), setup);
    }
}

/// Every option by its key.
pub fn write_options<S>(options: &[OptionSchema<S>], setup: &S) -> Map<String, Value> {
    options.iter().map(|option| (option.name.to_string(), (option.write)(setup))).collect()
}

/// The options for people and tools; the defaults are those of the set-up given.
pub fn describe_options<S>(options: &[OptionSchema<S>], defaults: &S) -> Vec<SetupOption> {
    let describe = |option: &OptionSchema<S>| SetupOption {
        name: option.name,
        kind: option.kind,
        values: (option.values)(),
        default: (option.write)(defaults),
        rule: option.rule,
    };
    options.iter().map(describe).collect()
}
