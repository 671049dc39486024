//! Makes the types of the client from those of the server.

use super::*;
use schemars::generate::SchemaSettings;
use std::fs;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../page/assets/client/messages.d.ts");

const HEAD: &str = "\
/**
 * The messages on the socket of a page, in both directions. Made from `crates/service/src/page_messages.rs` by a test
 * there (with SOLARIUM_BLESS=1), for checking only: this file is never served.
 */
";

/// A schema as a type of TypeScript.
fn type_of(schema: &Value) -> String {
    let joined = |kinds: &Value| {
        let kinds: Vec<String> = kinds.as_array().into_iter().flatten().map(type_of).collect();
        (!kinds.is_empty()).then(|| kinds.join(" | "))
    };
    let name = schema["$ref"].as_str().map(|path| path.rsplit('/').next().unwrap_or(path).to_string());
    let members = joined(&schema["oneOf"]).or_else(|| joined(&schema["anyOf"]));
    let literal = schema.get("properties").map(|_| format!("{{{} }}", fields(schema, " ")));
    let parts: Vec<String> = [literal, name, members].into_iter().flatten().collect();
    match (&parts[..], &schema["const"], &schema["enum"], &schema["type"]) {
        ([part], ..) => part.clone(),
        ([_, ..], ..) => format!("({})", parts.join(") & (")),
        (_, Value::String(text), ..) => format!("{text:?}"),
        (_, _, Value::Array(values), _) => {
            values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ")
        }
        (.., Value::Array(kinds)) => {
            let one = |kind: &Value| {
                let mut schema = schema.clone();
                schema["type"] = kind.clone();
                type_of(&schema)
            };
            kinds.iter().map(one).collect::<Vec<_>>().join(" | ")
        }
        (.., Value::String(kind)) => match kind.as_str() {
            "integer" => "number".into(),
            "object" => format!("Record<string, {}>", type_of(&schema["additionalProperties"])),
            "array" => match schema["prefixItems"].as_array() {
                Some(items) => format!("[{}]", items.iter().map(type_of).collect::<Vec<_>>().join(", ")),
                None => format!("Array<{}>", type_of(&schema["items"])),
            },
            kind => kind.into(),
        },
        _ => "unknown".into(),
    }
}

/// The keys of an object, each after a separator; on lines of their own they have comments.
fn fields(schema: &Value, separator: &str) -> String {
    let mut text = String::new();
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        let required = schema["required"].as_array().is_some_and(|names| names.iter().any(|n| n == name));
        if let Some(comment) = property["description"].as_str().filter(|_| separator != " ") {
            text += &format!("{separator}/** {comment} */");
        }
        let (mark, mut kind) = (if required { ":" } else { "?:" }, type_of(property));
        if !required && separator != " " {
            // The server leaves such a key out instead of sending null.
            kind = kind.replace(" | null", "");
        }
        text += &format!("{separator}{name}{mark} {kind};");
    }
    text
}

#[test]
fn the_types_of_the_client_are_those_of_the_server() {
    let mut read = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    let mut written = SchemaSettings::draft2020_12().for_serialize().into_generator();
    read.subschema_for::<ClientMessage>();
    written.subschema_for::<PageMessage<'_>>();
    let mut types = read.take_definitions(true);
    types.extend(written.take_definitions(true));
    let mut text = HEAD.to_string();
    for (name, schema) in &types {
        text += &format!("\n/** {} */\n", schema["description"].as_str().unwrap_or_default());
        let members = schema.get("oneOf").or(schema.get("anyOf")).and_then(Value::as_array);
        text += &match members {
            Some(members) => {
                let lines: String = members.iter().map(|kind| format!("\n  | {}", type_of(kind))).collect();
                format!("export type {name} ={lines};\n")
            }
            None => format!("export interface {name} {{{}\n}}\n", fields(schema, "\n  ")),
        };
    }
    if std::env::var_os("SOLARIUM_BLESS").is_some() {
        fs::write(FILE, &text).unwrap();
    }
    assert!(
        fs::read_to_string(FILE).unwrap() == text,
        "{FILE} is not up to date; SOLARIUM_BLESS=1 writes it"
    );
}
