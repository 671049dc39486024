//! The tables in the database and how they came to be.

use crate::error::trouble;
use solarium_store::StoreError;

/// Version of the tables below; raised by a migration.
pub(crate) const VERSION: i64 = 3;

/// Texts are compared byte by byte, as every other store does: an order must not hang on the language of the server.
///
/// `heads` holds what changes with every append, apart from the wide rows of `matches`, so that an append rewrites a
/// few bytes in place. `journal` has no foreign key: each line would lock the row of its table.
///
/// `leases` and `nodes` change every few seconds and mean nothing after a restart: they are not written to the log of the
/// database, so that they cost no disk. After a crash of the database they are empty, and leases are taken again.
const MIGRATIONS: [&str; VERSION as usize] = [
    r#"
    CREATE TABLE solarium_schema (only_row boolean PRIMARY KEY CHECK (only_row), version bigint NOT NULL);
    INSERT INTO solarium_schema VALUES (true, 0);
    CREATE TABLE matches (
        key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text COLLATE "C" NOT NULL UNIQUE,
        game text COLLATE "C" NOT NULL,
        rules_version bigint NOT NULL,
        setup text NOT NULL,
        start text,
        seed text NOT NULL,
        commitment text NOT NULL,
        salt text NOT NULL,
        seed_chosen boolean NOT NULL,
        maker text,
        without_hints boolean NOT NULL,
        read_only boolean NOT NULL,
        at bigint NOT NULL,
        open boolean NOT NULL,
        rematch text
    );
    CREATE INDEX matches_open ON matches (at DESC, key DESC) WHERE open;
    CREATE INDEX matches_rematch ON matches (rematch) WHERE rematch IS NOT NULL;
    CREATE TABLE heads (
        match bigint PRIMARY KEY REFERENCES matches (key) ON DELETE CASCADE,
        version bigint NOT NULL,
        over boolean NOT NULL
    ) WITH (fillfactor = 50);
    CREATE TABLE seats (
        match bigint NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
        seat smallint NOT NULL,
        secret text,
        name text,
        taken boolean NOT NULL,
        PRIMARY KEY (match, seat)
    );
    CREATE TABLE journal (
        match bigint NOT NULL,
        seq bigint NOT NULL,
        text text NOT NULL,
        at bigint NOT NULL,
        audience bigint,
        PRIMARY KEY (match, seq)
    );
    CREATE TABLE snapshots (
        match bigint NOT NULL,
        version bigint NOT NULL,
        steps bigint NOT NULL,
        untouched bigint NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (match, version)
    );
    CREATE TABLE sayings (
        match bigint NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
        number bigint NOT NULL,
        seat smallint,
        name text NOT NULL,
        text text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (match, number)
    );
    CREATE TABLE sessions (
        hash text COLLATE "C" NOT NULL,
        match bigint NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
        seat smallint NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (hash, match, seat)
    );
    CREATE INDEX sessions_match ON sessions (match, seat);
    CREATE TABLE packs (
        game text COLLATE "C" NOT NULL,
        id text COLLATE "C" NOT NULL,
        text text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (game, id)
    );
    CREATE TABLE reviews (
        match bigint PRIMARY KEY REFERENCES matches (key) ON DELETE CASCADE,
        text text NOT NULL
    );
    CREATE TABLE health (only_row boolean PRIMARY KEY CHECK (only_row), writes bigint NOT NULL);
    INSERT INTO health VALUES (true, 0);
"#,
    r#"
    CREATE TABLE cluster (only_row boolean PRIMARY KEY CHECK (only_row), name text NOT NULL);
    INSERT INTO cluster VALUES (true, replace(gen_random_uuid()::text, '-', ''));
    CREATE UNLOGGED TABLE leases (
        id text COLLATE "C" PRIMARY KEY,
        node text NOT NULL,
        until timestamptz NOT NULL
    ) WITH (fillfactor = 50);
    CREATE UNLOGGED TABLE nodes (
        node text PRIMARY KEY,
        on_bus boolean NOT NULL,
        until timestamptz NOT NULL
    ) WITH (fillfactor = 50);
"#,
    r#"
    CREATE TABLE chat_deletions (
        match bigint NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
        seat smallint NOT NULL,
        last bigint NOT NULL,
        PRIMARY KEY (match, seat)
    );
"#,
];

/// Nodes that start at the same time come one after the other.
const LOCK: &str =
    "SELECT pg_advisory_xact_lock(hashtextextended('solarium migration ' || current_schema(), 0))";

/// The schema in which tables are made, whether it holds our version, and something else in it that is not part of an
/// extension. One statement: another node may be making the tables just now.
const CONTENTS: &str = "
    SELECT current_schema()::text,
        to_regclass(quote_ident(current_schema()) || '.solarium_schema') IS NOT NULL,
        (SELECT c.relname::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
            AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
         ORDER BY c.relname LIMIT 1)";

/// The version of a database: none if it is empty. A newer one, and one that is not ours, is refused.
async fn version(client: &impl deadpool_postgres::GenericClient) -> Result<Option<i64>, StoreError> {
    let row = client.query_one(CONTENTS, &[]).await.map_err(trouble)?;
    if row.get::<_, Option<String>>(0).is_none() {
        return Err(StoreError::Denied("this user has no schema to make tables in".into()));
    }
    if !row.get::<_, bool>(1) {
        return match row.get::<_, Option<String>>(2) {
            Some(other) => Err(StoreError::NotOurs(format!("{other:?}"))),
            None => Ok(None),
        };
    }
    let row = client.query_opt("SELECT version FROM solarium_schema", &[]).await.map_err(trouble)?;
    let found: i64 = row
        .map(|row| row.get(0))
        .ok_or_else(|| StoreError::NotOurs("a table \"solarium_schema\" without a version".into()))?;
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    Ok(Some(found))
}

/// Brings a database up to date, or refuses it and leaves it as it is.
pub(crate) async fn migrate(client: &mut deadpool_postgres::Client) -> Result<(), StoreError> {
    let transaction = client.transaction().await.map_err(trouble)?;
    transaction.execute(LOCK, &[]).await.map_err(trouble)?;
    let found = version(&transaction).await?.unwrap_or(0);
    // Most starts find nothing to do, and need no right to change tables.
    if found == VERSION {
        return Ok(());
    }
    for migration in MIGRATIONS.iter().skip(found as usize) {
        transaction.batch_execute(migration).await.map_err(trouble)?;
    }
    transaction.execute("UPDATE solarium_schema SET version = $1", &[&VERSION]).await.map_err(trouble)?;
    transaction.commit().await.map_err(trouble)
}

/// Refuses a database that is not in the present form, for a process that only reads.
pub(crate) async fn check(client: &deadpool_postgres::Client) -> Result<(), StoreError> {
    match version(client).await? {
        Some(VERSION) => Ok(()),
        Some(_) => Err(StoreError::Io(
            "it was written by an older Solarium; start a server of this version once, which brings it up to date"
                .into(),
        )),
        None => Err(StoreError::Io("there is no data in it".into())),
    }
}
