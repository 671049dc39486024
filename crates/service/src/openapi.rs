//! The OpenAPI document, made from the list of routes and the types that their handlers read and answer.

use crate::api::body::{JsonBody, PathParams, QueryParams};
use crate::app::App;
use crate::error::{ErrorJson, Fault};
use crate::seat::Caller;
use axum::Json;
use axum::extract::{Request, State};
use axum::handler::Handler;
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Value, json};

/// One route with its part of the document.
#[derive(Debug)]
pub(crate) struct Route {
    /// In small letters.
    pub method: &'static str,
    /// With `{…}` for its variable parts.
    pub path: &'static str,
    summary: &'static str,
    descriptions: Vec<fn(&mut Operation)>,
    /// The media type of an answer that is not JSON.
    media: Option<&'static str>,
    /// What answers.
    pub handler: MethodRouter<App>,
}

impl Route {
    /// A route whose handler the types do not describe.
    pub(crate) fn new(path: &'static str, summary: &'static str, handler: MethodRouter<App>) -> Route {
        Route { method: "get", path, summary, descriptions: Vec::new(), media: None, handler }
    }

    /// A route that reads.
    pub(crate) fn get<H, T, D>(path: &'static str, summary: &'static str, handler: H) -> Route
    where
        H: Handler<T, App> + DescribedHandler<D>,
        T: 'static,
    {
        Route { descriptions: described(H::describe), ..Route::new(path, summary, routing::get(handler)) }
    }

    /// A route that changes something.
    pub(crate) fn post<H, T, D>(path: &'static str, summary: &'static str, handler: H) -> Route
    where
        H: Handler<T, App> + DescribedHandler<D>,
        T: 'static,
    {
        let descriptions = described(H::describe);
        Route { method: "post", descriptions, ..Route::new(path, summary, routing::post(handler)) }
    }

    /// The type of the body, for a handler that takes a whole request.
    pub(crate) fn reads<T: JsonSchema>(mut self) -> Route {
        self.descriptions.extend(described(JsonBody::<T>::describe));
        self
    }

    /// The type of the answer, for a handler that makes a whole response.
    pub(crate) fn answers<T: JsonSchema>(mut self) -> Route {
        self.descriptions.extend(described(Json::<T>::describe));
        self
    }

    /// The answer is a text of this media type.
    pub(crate) fn answers_text(self, media: &'static str) -> Route {
        Route { media: Some(media), ..self }
    }
}

/// A document without types is enough for a program in a browser, whose people do not write others against it: the schemas
/// would be loaded with every start.
const WITH_TYPES: bool = !cfg!(target_family = "wasm");

/// What describes a part of an operation.
fn described(describe: fn(&mut Operation)) -> Vec<fn(&mut Operation)> {
    if WITH_TYPES { vec![describe] } else { Vec::new() }
}

/// An operation of the document in the making. What is read and what is written have schemas of their own, because a
/// field may be left out of the one but not of the other.
#[derive(Debug)]
pub(crate) struct Operation {
    read: SchemaGenerator,
    written: SchemaGenerator,
    json: Value,
}

/// What an argument or the answer of a handler adds to its operation.
pub(crate) trait Describe {
    /// Adds it; most add nothing.
    fn describe(_: &mut Operation) {}
}

impl Describe for State<App> {}
impl Describe for Caller {}
impl<T> Describe for PathParams<T> {}
impl Describe for Request {}
impl Describe for Response {}
impl Describe for &'static str {}

impl<T: Describe> Describe for Result<T, Fault> {
    fn describe(operation: &mut Operation) {
        T::describe(operation);
    }
}

impl<T: JsonSchema> Describe for JsonBody<T> {
    fn describe(operation: &mut Operation) {
        let schema = T::json_schema(&mut operation.read);
        operation.json["requestBody"] = json!({ "content": { "application/json": { "schema": schema } } });
    }
}

impl<T: JsonSchema> Describe for Json<T> {
    fn describe(operation: &mut Operation) {
        let schema = operation.written.subschema_for::<T>();
        operation.json["responses"]["200"]["content"] = json!({ "application/json": { "schema": schema } });
    }
}

impl<T: JsonSchema> Describe for QueryParams<T> {
    fn describe(operation: &mut Operation) {
        let schema = T::json_schema(&mut operation.read).to_value();
        let parameters = schema["properties"].as_object().into_iter().flatten().map(|(name, property)| {
            let mut property = property.clone();
            // Something in an address is absent, never null.
            if let Some(kind) = property["type"].get(0).cloned() {
                property["type"] = kind;
            }
            let required = schema["required"].as_array().is_some_and(|names| names.contains(&json!(name)));
            json!({ "name": name, "in": "query", "required": required, "schema": property })
        });
        let parameters: Vec<Value> = parameters.collect();
        operation.json["parameters"].as_array_mut().expect("every operation has a list").extend(parameters);
    }
}

/// A handler whose arguments and answer describe themselves.
pub(crate) trait DescribedHandler<D> {
    /// Adds everything the handler reads and answers.
    fn describe(operation: &mut Operation);
}

macro_rules! described_handler {
    ($($argument:ident)*) => {
        impl<F, Fut, R, $($argument),*> DescribedHandler<($($argument,)*)> for F
        where
            F: Fn($($argument),*) -> Fut,
            Fut: Future<Output = R>,
            R: Describe,
            $($argument: Describe),*
        {
            fn describe(operation: &mut Operation) {
                $($argument::describe(operation);)*
                R::describe(operation);
            }
        }
    };
}

described_handler!();
described_handler!(A);
described_handler!(A B);
described_handler!(A B C);
described_handler!(A B C D);

/// The document.
pub(crate) fn document(routes: &[Route]) -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let (read, written) = (settings.clone().for_deserialize(), settings.for_serialize());
    let mut operation =
        Operation { read: read.into_generator(), written: written.into_generator(), json: Value::Null };
    let mut paths = json!({});
    for route in routes {
        let variable = route.path.split(['{', '}']).skip(1).step_by(2).map(|name| {
            let kind = if name == "step" { "integer" } else { "string" };
            json!({ "name": name, "in": "path", "required": true, "schema": { "type": kind } })
        });
        let error = match WITH_TYPES {
            true => operation.written.subschema_for::<ErrorJson>().to_value(),
            false => json!({}),
        };
        let error = json!({ "type": "object", "required": ["error"], "properties": { "error": error } });
        operation.json = json!({
            "summary": route.summary,
            "parameters": variable.collect::<Vec<_>>(),
            "responses": {
                "200": { "description": "done" },
                "4XX": {
                    "description": "refused, with a stable code",
                    "content": { "application/json": { "schema": error } },
                },
            },
        });
        if let Some(media) = route.media {
            operation.json["responses"]["200"]["content"][media] = json!({ "schema": { "type": "string" } });
        }
        for describe in &route.descriptions {
            describe(&mut operation);
        }
        paths[route.path][route.method] = operation.json.take();
    }
    let mut schemas = serde_json::Map::new();
    if WITH_TYPES {
        schemas.extend(operation.read.take_definitions(true));
        schemas.extend(operation.written.take_definitions(true));
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Solarium",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables of three board games. Programs hold a seat with `Authorization: Bearer <secret>`; \
                            browsers with the session cookie they get by joining. docs/api.md tells more.",
        },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "seat": { "type": "http", "scheme": "bearer" },
                "session": { "type": "apiKey", "in": "cookie", "name": crate::seat::COOKIE },
            },
            "schemas": schemas,
        },
    })
}
