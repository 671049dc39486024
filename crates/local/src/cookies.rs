//! The cookies of the device. A browser neither shows cookies to a service worker nor takes any from it, so they are kept
//! here.

use std::collections::BTreeMap;

/// Cookies by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cookies(BTreeMap<String, String>);

impl Cookies {
    /// Sets one; false if it had this value already.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> bool {
        self.0.insert(name.to_string(), value.to_string()).as_deref() != Some(value)
    }

    /// The header of a request, if there are any.
    pub(crate) fn header(&self) -> Option<String> {
        let pairs: Vec<String> = self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }
}

/// Name and value in the header of an answer; its other words do not matter on one device.
pub(crate) fn set_in(header: &str) -> Option<(&str, &str)> {
    header.split(';').next()?.trim().split_once('=')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_set_and_sent_back() {
        let mut cookies = Cookies::default();
        assert_eq!(cookies.header(), None);
        let (name, value) = set_in("solarium=abc; Path=/; HttpOnly").expect("a cookie");
        assert!(cookies.set(name, value) && !cookies.set(name, value) && cookies.set("lang", "de"));
        assert_eq!(cookies.header().as_deref(), Some("lang=de; solarium=abc"));
        assert_eq!(set_in("nonsense"), None);
    }
}
