//! The OpenAPI document, made from the same list as the routes.

use crate::app::App;
use axum::routing::MethodRouter;
use serde_json::{Map, Value, json};

/// One route with what people must know about it.
#[derive(Debug)]
pub struct Route {
    /// In small letters.
    pub method: &'static str,
    /// With `{…}` for its variable parts.
    pub path: &'static str,
    summary: &'static str,
    body: &'static [(&'static str, &'static str)],
    query: &'static [(&'static str, &'static str)],
    /// What answers.
    pub handler: MethodRouter<App>,
}

impl Route {
    /// A route without body or query.
    pub fn new(
        method: &'static str,
        path: &'static str,
        summary: &'static str,
        handler: MethodRouter<App>,
    ) -> Route {
        Route { method, path, summary, body: &[], query: &[], handler }
    }

    /// Fields of its body; `?` marks those that may be left out.
    pub fn body(mut self, fields: &'static [(&'static str, &'static str)]) -> Route {
        self.body = fields;
        self
    }

    /// What may stand after `?`.
    pub fn query(mut self, fields: &'static [(&'static str, &'static str)]) -> Route {
        self.query = fields;
        self
    }
}

/// The document.
pub fn document(routes: &[Route]) -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in routes {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation(route);
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
                "seat": {"type": "http", "scheme": "bearer"},
                "session": {"type": "apiKey", "in": "cookie", "name": crate::seat::COOKIE},
            },
            "schemas": {
                "Error": {
                    "type": "object",
                    "properties": {"error": {
                        "type": "object",
                        "required": ["code", "message"],
                        "properties": {
                            "code": {"type": "string", "description": "stable"},
                            "message": {"type": "string"},
                            "rule": {"type": "string", "description": "the rule of the game that says no"},
                            "step": {"type": "integer", "description": "the step of a record that does not fit, from 1"},
                            "reasons": {"type": "array", "description": "all reasons against a set-up"},
                        },
                    }},
                },
            },
        },
    })
}

fn operation(route: &Route) -> Value {
    let variable = route.path.split(['{', '}']).skip(1).step_by(2).map(|name| {
        let kind = if name == "step" { "integer" } else { "string" };
        json!({"name": name, "in": "path", "required": true, "schema": {"type": kind}})
    });
    let query = route.query.iter().map(|(name, meaning)| {
        json!({"name": name, "in": "query", "description": meaning, "schema": {"type": "string"}})
    });
    let failed = json!({
        "description": "refused, with a stable code",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
    });
    let mut operation = json!({
        "summary": route.summary,
        "parameters": variable.chain(query).collect::<Vec<_>>(),
        "responses": {"200": {"description": "done"}, "4XX": failed},
    });
    if !route.body.is_empty() {
        let properties: Map<String, Value> = route
            .body
            .iter()
            .map(|(name, meaning)| (name.trim_end_matches('?').to_string(), json!({"description": meaning})))
            .collect();
        let required: Vec<&str> =
            route.body.iter().map(|(name, _)| *name).filter(|name| !name.ends_with('?')).collect();
        operation["requestBody"] = json!({
            "content": {"application/json": {"schema": {
                "type": "object", "properties": properties, "required": required,
            }}},
        });
    }
    operation
}
