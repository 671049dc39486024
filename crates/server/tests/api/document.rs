//! The OpenAPI document says what every route reads and answers.

use crate::again::play_out;
use crate::client::{Answer, House, pair};
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[tokio::test]
async fn the_document_names_every_route_and_every_route_answers() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    let document = client.get("/api", None).await.json();
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 27, "{}", paths.len());
    for (path, operations) in paths {
        for (method, operation) in operations.as_object().unwrap() {
            assert!(operation["summary"].as_str().unwrap().len() > 5);
            let path = path
                .replace("{id}", &made.id)
                .replace("{game}", "photosynthesis")
                .replace("{step}", "0")
                .replace("{name}", "light");
            let answer = client.ask(&method.to_uppercase(), &path, None, b"{}").await;
            assert!(
                answer.status != 405 && !answer.text.contains("route/unknown"),
                "{method} {path}: {}",
                answer.text
            );
        }
    }
    let said = include_str!("../../../../docs/api.md");
    for path in paths.keys() {
        assert!(
            said.contains(&format!("`{path}")) || said.contains(path),
            "docs/api.md does not tell of {path}"
        );
    }
}

/// The fields that the handler of a body reads: it names them when it refuses another one.
fn fields_read(answer: &Answer) -> BTreeSet<String> {
    let message = answer.json()["error"]["message"].as_str().unwrap().to_string();
    assert!(message.contains("unknown field `none of them`"), "{message}");
    let expected = message.split_once("expected ").map_or("", |(_, expected)| expected);
    expected.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

#[tokio::test]
async fn the_schema_of_a_body_has_the_fields_that_its_handler_reads() {
    let house = House::open().await;
    let mut client = house.client().await;
    let document = client.get("/api", None).await.json();
    let mut bodies = 0;
    for (path, operations) in document["paths"].as_object().unwrap() {
        let Some(body) = operations["post"].get("requestBody") else {
            assert!(operations.get("post").is_none(), "{path} reads nothing");
            continue;
        };
        let schema = &body["content"]["application/json"]["schema"];
        assert_eq!(
            (&schema["type"], &schema["additionalProperties"]),
            (&json!("object"), &json!(false)),
            "{path}"
        );
        let properties = schema["properties"].as_object().cloned().unwrap_or_default();
        for (name, property) in &properties {
            assert!(property["description"].as_str().is_some_and(|text| text.len() > 5), "{path} {name}");
        }
        // The body is read before anything is looked for.
        let answer = client.post(&path.replace("{id}", "none"), None, &json!({"none of them": 0})).await;
        assert_eq!(fields_read(&answer), properties.keys().cloned().collect(), "{path}");
        bodies += 1;
    }
    assert_eq!(bodies, 22);
}

/// The part of JSON Schema that the document uses.
struct Document(Value);

impl Document {
    fn schema<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(name) => self.0.pointer(name.trim_start_matches('#')).expect("a schema that is there"),
            None => schema,
        }
    }

    /// The schemas of which one or all must fit beside what the schema itself says.
    fn members<'a>(&'a self, schema: &'a Value) -> impl Iterator<Item = &'a Value> {
        let lists = ["oneOf", "anyOf", "allOf"].into_iter().filter_map(|key| schema[key].as_array());
        lists.flatten().map(|member| self.schema(member))
    }

    /// The keys an object may have; `None` if any.
    fn keys(&self, schema: &Value) -> Option<BTreeSet<String>> {
        if schema.get("additionalProperties").is_some_and(|more| *more != json!(false)) {
            return None;
        }
        let mut keys: BTreeSet<String> =
            schema["properties"].as_object().into_iter().flatten().map(|(name, _)| name.clone()).collect();
        for member in self.members(schema) {
            keys.extend(self.keys(member)?);
        }
        (!keys.is_empty()).then_some(keys)
    }

    fn check(&self, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
        let schema = self.schema(schema);
        if let (Some(object), Some(keys)) = (value.as_object(), self.keys(schema))
            && let Some(key) = object.keys().find(|key| !keys.contains(*key))
        {
            return Err(format!("{place} has {key}, the document has not"));
        }
        self.check_known(schema, value, place)
    }

    fn check_known(&self, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(number) if number.is_f64() => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        let fits = match &schema["type"] {
            Value::String(name) => name == kind,
            Value::Array(names) => names.contains(&json!(kind)),
            _ => true,
        };
        if !fits || schema.get("const").is_some_and(|only| only != value) {
            return Err(format!("{place} is {value}, not {schema}"));
        }
        for (name, property) in schema["properties"].as_object().into_iter().flatten() {
            match value.get(name) {
                Some(value) => self.check(property, value, &format!("{place}.{name}"))?,
                None if schema["required"].as_array().is_some_and(|all| all.contains(&json!(name))) => {
                    return Err(format!("{place} has no {name}"));
                }
                None => {}
            }
        }
        for item in value.as_array().into_iter().flatten().filter(|_| schema.get("items").is_some()) {
            self.check(&schema["items"], item, &format!("{place}[]"))?;
        }
        let (mut problems, mut members) = (Vec::new(), 0);
        for member in self.members(schema) {
            members += 1;
            problems.extend(self.check_known(member, value, place).err());
        }
        if members > 0 && problems.len() == members { Err(problems.join("\n")) } else { Ok(()) }
    }
}

#[tokio::test]
async fn every_answer_has_the_shape_of_the_document() {
    let house = House::open().await;
    let mut client = house.client().await;
    let document = Document(client.get("/api", None).await.json());
    let setup = json!({"seats": ["human", "cynthia"], "first_seat": 0});
    let solo = house.table("photosynthesis", setup.clone()).await;
    let over = house.table("photosynthesis", json!({"seats": ["human", "cynthia"]})).await;
    play_out(&mut client, &over).await;
    let record = client.get(&over.path("/record"), None).await.text;
    let automa = client.get(&over.path("/log"), None).await.json()["steps"].as_array().unwrap().clone();
    let automa = automa.iter().position(|line| line["trace"].is_array()).expect("Cynthia has moved");
    let people = house.table("photosynthesis", pair()).await;
    let boxed =
        house.table("photosynthesis", json!({"seats": ["human", "cynthia"], "chance": "table"})).await;
    let open = house.made(json!({"game": "sol", "setup": pair(), "open": true})).await;
    let play = |path: &str| format!("/api/tables/{{id}}{path}");
    let mut left: BTreeSet<(String, String)> = BTreeSet::new();
    for (path, operations) in document.0["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            if operation["responses"]["200"]["content"].get("application/json").is_some() {
                left.insert((method.to_uppercase(), path.clone()));
            }
        }
    }
    assert!(left.len() > 25, "{left:?}");
    let pack = json!({"game": "sol", "text": "nonsense"});
    let new = json!({"game": "photosynthesis", "setup": setup, "seed": 5, "names": ["Ann"]});
    let look = client.look(&solo, Some(0)).await;
    assert_eq!(look["to_move"], json!({"kind": "decide", "seats": [0]}));
    assert_eq!(look["turn"], json!({"decide": [0]}), "for older programs");
    let act = json!({"action": look["legal"][0]["action"], "version": look["version"]});
    // Address, what comes after it, body of a POST; the table that is meant.
    let requests = [
        ("/api".to_string(), "", None, &solo),
        ("/api/games".into(), "", None, &solo),
        ("/api/rules/{game}".into(), "", None, &solo),
        ("/api/packs".into(), "", None, &solo),
        ("/api/packs".into(), "", Some(pack), &solo),
        ("/api/setup".into(), "", Some(json!({"game": "photosynthesis", "setup": setup})), &solo),
        ("/api/tables".into(), "", None, &solo),
        ("/api/tables".into(), "", Some(new), &solo),
        (play("/join"), "", Some(json!({"seat": 0, "name": "Ann"})), &open),
        ("/api/my/tables".into(), "", None, &solo),
        (play("/leave"), "", Some(json!({})), &open),
        (play("/renew"), "", Some(json!({})), &people),
        (play(""), "?seat=0&picture=true", None, &solo),
        (play(""), "", None, &over),
        (play(""), "", None, &open),
        (play("/legal"), "", None, &solo),
        (play("/act"), "", Some(act), &solo),
        (play("/audit"), "", None, &boxed),
        (play("/correct"), "", Some(json!({"set": []})), &boxed),
        (play("/typed-card"), "", Some(json!({"card": {}})), &boxed),
        (play("/typed-pack"), "", Some(json!({"name": "my-box"})), &boxed),
        (play("/undo"), "", Some(json!({})), &solo),
        (play("/reset-turn"), "", Some(json!({})), &people),
        (play("/take-back"), "", Some(json!({})), &people),
        (play("/take-back/answer"), "", Some(json!({"agree": true})), &people),
        (play("/bot"), "", Some(json!({"bot": null})), &people),
        (play("/reply"), "", Some(json!({"reply": "wait"})), &people),
        (play("/chat"), "", Some(json!({"text": "hello"})), &solo),
        (play("/chat"), "", None, &solo),
        (play("/forget"), "", Some(json!({})), &solo),
        (play("/log"), "", None, &over),
        (play("/at/{step}"), "?picture=true", None, &over),
        (play("/explain/{step}"), "", None, &over),
        ("/api/records".into(), "", Some(json!({"record": record})), &solo),
        (play("/fork"), "", Some(json!({"step": 1})), &over),
        (play("/fairness"), "", None, &over),
        (play("/verify"), "", None, &over),
        (play("/review"), "", Some(json!({})), &over),
        (play("/review"), "", None, &over),
        (play("/query/{name}"), "?args={}", None, &solo),
        (play("/rematch"), "", Some(json!({})), &over),
    ];
    let mut done = 0;
    for (path, rest, body, made) in requests {
        let method = if body.is_some() { "POST" } else { "GET" };
        let operation = &document.0["paths"][&path][method.to_lowercase()];
        let address = path.replace("{id}", &made.id).replace("{game}", "sol").replace("{name}", "light");
        let address = address.replace("{step}", &automa.to_string()) + rest;
        let secret = made.secret(0).filter(|_| path != "/api/my/tables");
        let body = body.map_or(Vec::new(), |body| body.to_string().into_bytes());
        let answer = client.ask(method, &address, secret, &body).await;
        let status = if answer.status == 200 { "200" } else { "4XX" };
        done += usize::from(answer.status == 200);
        let schema = &operation["responses"][status]["content"]["application/json"]["schema"];
        let fits = document.check(schema, &answer.json(), &format!("{method} {address}"));
        fits.unwrap_or_else(|problem| panic!("{problem}"));
        left.remove(&(method.to_string(), path));
    }
    assert_eq!(left, BTreeSet::new(), "routes that were not tried");
    assert!(done >= 26, "only {done} were answered with 200");
}
