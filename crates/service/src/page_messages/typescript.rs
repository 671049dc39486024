//! Reads the part of TypeScript that `messages.d.ts` uses: interfaces with one parent at most, unions, arrays, tuples,
//! `Record<string, …>`, literals. Says whether a JSON value fits a type, key by key, and makes values of a type.

use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A type.
#[derive(Clone, Debug)]
pub enum Kind {
    /// `string`, `number`, `boolean`, `null`, `true`, `unknown`, or the name of another type.
    Name(String),
    /// `"text"`.
    Literal(String),
    /// `Kind[]`.
    Array(Box<Kind>),
    /// `[Kind, Kind]`.
    Tuple(Vec<Kind>),
    /// `Record<string, Kind>`.
    Record(Box<Kind>),
    /// `Kind | Kind`.
    Union(Vec<Kind>),
}

/// One key of an interface.
#[derive(Clone, Debug)]
pub struct Field {
    /// The key.
    pub name: String,
    /// May it be absent?
    pub optional: bool,
    /// The type of its values.
    pub kind: Kind,
}

/// All types of a file.
#[derive(Debug, Default)]
pub struct Types {
    interfaces: BTreeMap<String, (Option<String>, Vec<Field>)>,
    aliases: BTreeMap<String, Kind>,
}

/// What values have shown of a type: `Interface.key present`, `Interface.key absent`, `"literal"`, `null`.
pub type Shown = BTreeSet<String>;

impl Types {
    /// Reads a file.
    pub fn read(text: &str) -> Types {
        let tokens = tokens(text);
        let mut reader = Reader { tokens: &tokens, at: 0 };
        let mut types = Types::default();
        while reader.at < tokens.len() {
            reader.expect("export");
            let (what, name) = (reader.next(), reader.next());
            if what == "type" {
                reader.expect("=");
                types.aliases.insert(name, reader.kind());
                reader.expect(";");
            } else {
                assert_eq!(what, "interface");
                let parent = reader.take("extends").then(|| reader.next());
                types.interfaces.insert(name, (parent, reader.fields()));
            }
        }
        types
    }

    /// The keys of an interface, those of its parent first.
    pub fn fields(&self, interface: &str) -> Option<Vec<Field>> {
        let (parent, own) = self.interfaces.get(interface)?;
        let mut fields = parent.as_ref().map_or_else(Vec::new, |parent| {
            self.fields(parent).unwrap_or_else(|| panic!("there is no interface {parent}"))
        });
        fields.extend(own.iter().cloned());
        Some(fields)
    }

    /// The interfaces of a union, through its aliases.
    pub fn members(&self, name: &str) -> Vec<String> {
        match self.aliases.get(name) {
            None => vec![name.to_string()],
            Some(Kind::Union(kinds)) => kinds.iter().flat_map(|kind| self.members_of(kind)).collect(),
            Some(kind) => self.members_of(kind),
        }
    }

    fn members_of(&self, kind: &Kind) -> Vec<String> {
        match kind {
            Kind::Name(name) => self.members(name),
            other => panic!("{other:?} is no interface"),
        }
    }

    /// Everything that examples must show of an interface: each optional key present and absent, each text, null.
    pub fn to_show(&self, interface: &str) -> Shown {
        let mut wanted = Shown::new();
        for field in self.fields(interface).unwrap_or_default() {
            let key = format!("{interface}.{}", field.name);
            if field.optional {
                wanted.insert(format!("{key} absent"));
            }
            wanted.insert(format!("{key} present"));
            let kinds = match &field.kind {
                Kind::Union(kinds) => kinds.clone(),
                kind => vec![kind.clone()],
            };
            for kind in kinds {
                match kind {
                    Kind::Literal(text) => drop(wanted.insert(format!("{key} {text:?}"))),
                    Kind::Name(name) if name == "null" => drop(wanted.insert(format!("{key} null"))),
                    _ => {}
                }
            }
        }
        wanted
    }

    /// Does a value fit a type? Adds what it shows, or says what does not fit.
    pub fn fits(&self, kind: &Kind, value: &Value, shown: &mut Shown) -> Result<(), String> {
        let fits = match kind {
            Kind::Literal(text) => value == text,
            Kind::Array(of) => match value.as_array() {
                Some(items) => return items.iter().try_for_each(|item| self.fits(of, item, shown)),
                None => false,
            },
            Kind::Tuple(kinds) => match value.as_array() {
                Some(items) if items.len() == kinds.len() => {
                    return kinds.iter().zip(items).try_for_each(|(kind, item)| self.fits(kind, item, shown));
                }
                _ => false,
            },
            Kind::Record(of) => match value.as_object() {
                Some(map) => return map.values().try_for_each(|item| self.fits(of, item, shown)),
                None => false,
            },
            Kind::Union(kinds) => {
                let mut problems = Vec::new();
                for kind in kinds {
                    let mut more = Shown::new();
                    match self.fits(kind, value, &mut more) {
                        Ok(()) => {
                            shown.append(&mut more);
                            return Ok(());
                        }
                        Err(problem) => problems.push(problem),
                    }
                }
                return Err(problems.join("\n"));
            }
            Kind::Name(name) => match name.as_str() {
                "unknown" => true,
                "string" => value.is_string(),
                "number" => value.is_number(),
                "boolean" => value.is_boolean(),
                "true" => *value == json!(true),
                "null" => value.is_null(),
                name => match self.aliases.get(name) {
                    Some(kind) => return self.fits(kind, value, shown),
                    None => return self.fits_interface(name, value, shown),
                },
            },
        };
        if fits { Ok(()) } else { Err(format!("{value} is no {kind:?}")) }
    }

    fn fits_interface(&self, interface: &str, value: &Value, shown: &mut Shown) -> Result<(), String> {
        let fields = self.fields(interface).ok_or_else(|| format!("there is no interface {interface}"))?;
        let map = value.as_object().ok_or_else(|| format!("{value} is no {interface}"))?;
        if let Some(key) = map.keys().find(|key| fields.iter().all(|field| field.name != **key)) {
            return Err(format!("{interface} has no key {key}"));
        }
        for field in &fields {
            let key = format!("{interface}.{}", field.name);
            match map.get(&field.name) {
                Some(value) => {
                    self.fits(&field.kind, value, shown).map_err(|problem| format!("{key}: {problem}"))?;
                    shown.insert(format!("{key} present"));
                    match value {
                        Value::Null => drop(shown.insert(format!("{key} null"))),
                        Value::String(text) => drop(shown.insert(format!("{key} {text:?}"))),
                        _ => {}
                    }
                }
                None if field.optional => drop(shown.insert(format!("{key} absent"))),
                None => return Err(format!("{key} is missing")),
            }
        }
        Ok(())
    }

    /// Values of an interface: with and without each optional key, and with each member of each union.
    pub fn values(&self, interface: &str) -> Vec<Value> {
        let fields = self.fields(interface).unwrap_or_else(|| panic!("there is no interface {interface}"));
        let first = |field: &Field| (field.name.clone(), self.values_of(&field.kind).swap_remove(0));
        let required: Map<String, Value> = fields.iter().filter(|field| !field.optional).map(first).collect();
        let mut values = vec![Value::Object(required.clone())];
        for field in &fields {
            for value in self.values_of(&field.kind) {
                let mut map = required.clone();
                map.insert(field.name.clone(), value);
                values.push(Value::Object(map));
            }
        }
        values.push(Value::Object(fields.iter().map(first).collect()));
        values
    }

    fn values_of(&self, kind: &Kind) -> Vec<Value> {
        match kind {
            Kind::Literal(text) => vec![json!(text)],
            Kind::Union(kinds) => kinds.iter().flat_map(|kind| self.values_of(kind)).collect(),
            Kind::Name(name) => match name.as_str() {
                "string" => vec![json!("text")],
                "number" => vec![json!(1)],
                "boolean" => vec![json!(true), json!(false)],
                "true" => vec![json!(true)],
                "null" => vec![Value::Null],
                name => self.values(name),
            },
            other => panic!("a client sends no {other:?}"),
        }
    }

    /// The names of all interfaces.
    pub fn interfaces(&self) -> impl Iterator<Item = &String> {
        self.interfaces.keys()
    }
}

/// Words, texts in quotes and signs; comments are left out.
fn tokens(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest.find("*/").expect("a comment ends") + 2
        } else if first == '"' {
            rest[1..].find('"').expect("a text ends") + 2
        } else if first.is_alphanumeric() {
            rest.find(|sign: char| !sign.is_alphanumeric()).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        if !rest.starts_with("/*") {
            found.push(rest[..length].to_string());
        }
        rest = rest[length..].trim_start();
    }
    found
}

struct Reader<'a> {
    tokens: &'a [String],
    at: usize,
}

impl Reader<'_> {
    fn next(&mut self) -> String {
        self.at += 1;
        self.tokens.get(self.at - 1).expect("the file ends after a type").clone()
    }

    fn take(&mut self, token: &str) -> bool {
        let is_next = self.tokens.get(self.at).is_some_and(|next| next == token);
        self.at += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, token: &str) {
        let before = self.tokens[..self.at].iter().rev().take(5).rev().cloned().collect::<Vec<_>>().join(" ");
        assert_eq!(self.next(), token, "after {before}");
    }

    fn fields(&mut self) -> Vec<Field> {
        self.expect("{");
        let mut fields = Vec::new();
        while !self.take("}") {
            let (name, optional) = (self.next(), self.take("?"));
            self.expect(":");
            fields.push(Field { name, optional, kind: self.kind() });
            self.expect(";");
        }
        fields
    }

    fn kind(&mut self) -> Kind {
        // A union may begin with a bar.
        self.take("|");
        let mut kinds = vec![self.one_kind()];
        while self.take("|") {
            kinds.push(self.one_kind());
        }
        if kinds.len() == 1 { kinds.swap_remove(0) } else { Kind::Union(kinds) }
    }

    fn one_kind(&mut self) -> Kind {
        let first = self.next();
        let mut kind = match first.as_str() {
            "(" => {
                let inner = self.kind();
                self.expect(")");
                inner
            }
            "[" => {
                let mut kinds = vec![self.kind()];
                while self.take(",") {
                    kinds.push(self.kind());
                }
                self.expect("]");
                Kind::Tuple(kinds)
            }
            "Record" => {
                for token in ["<", "string", ","] {
                    self.expect(token);
                }
                let inner = self.kind();
                self.expect(">");
                Kind::Record(Box::new(inner))
            }
            text if text.starts_with('"') => Kind::Literal(text.trim_matches('"').to_string()),
            name => Kind::Name(name.to_string()),
        };
        while self.take("[") {
            self.expect("]");
            kind = Kind::Array(Box::new(kind));
        }
        kind
    }
}
