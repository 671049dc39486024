//! What PostgreSQL and its client report, as errors of a store.

use deadpool_postgres::PoolError;
use solarium_store::StoreError;
use std::error::Error;
use tokio_postgres::error::{DbError, SqlState};

/// An error of the client.
pub(crate) fn trouble(error: tokio_postgres::Error) -> StoreError {
    match error.as_db_error() {
        Some(refused) => database_trouble(refused),
        None if error.is_closed() => StoreError::Unreachable("the connection was closed".into()),
        None => StoreError::Unreachable(with_causes(&error)),
    }
}

/// An error of the pool.
pub(crate) fn pool_trouble(error: PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) => trouble(error),
        PoolError::Timeout(_) => StoreError::Unreachable("no connection became free in time".into()),
        other => StoreError::Unreachable(other.to_string()),
    }
}

fn database_trouble(refused: &DbError) -> StoreError {
    let message = refused.message().to_string();
    let code = refused.code();
    let class = code.code().get(..2).unwrap_or_default();
    match class {
        // Invalid authorization: an unknown user, a wrong password.
        "28" => StoreError::Denied(message),
        // The server is starting, stopping or was told to end the connection; a connection broke.
        "57" if *code != SqlState::QUERY_CANCELED => StoreError::Unreachable(message),
        "08" => StoreError::Unreachable(message),
        _ if *code == SqlState::INSUFFICIENT_PRIVILEGE => StoreError::Denied(message),
        _ if *code == SqlState::INVALID_CATALOG_NAME => StoreError::Denied(message),
        _ if *code == SqlState::READ_ONLY_SQL_TRANSACTION => StoreError::ReadOnly,
        _ if *code == SqlState::DISK_FULL => StoreError::Full,
        _ if *code == SqlState::TOO_MANY_CONNECTIONS => StoreError::Unreachable(message),
        _ if *code == SqlState::DATA_CORRUPTED || *code == SqlState::INDEX_CORRUPTED => {
            StoreError::Damaged(message)
        }
        _ => StoreError::Io(format!("{message} ({})", code.code())),
    }
}

/// An error with everything that caused it: the client's own words say only where it happened.
pub(crate) fn with_causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        // Some errors repeat their cause.
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = error.source();
    }
    text
}
