//! The languages of the interface.

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English, complete in every respect.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
}

impl Lang {
    /// All of them, English first.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::De, Lang::Fr];

    /// `en`, `de`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Fr => "fr",
        }
    }

    /// The language of a code, if we speak it.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The best language for an `Accept-Language` header.
    ///
    /// ```
    /// use solarium_words::Lang;
    /// assert_eq!(Lang::accepted("pt, fr-CA;q=0.8, en;q=0.9"), Lang::En);
    /// assert_eq!(Lang::accepted("de-AT"), Lang::De);
    /// ```
    pub fn accepted(header: &str) -> Lang {
        let mut best = (0.0, Lang::En);
        for wish in header.split(',') {
            let (range, quality) = wish.split_once(";q=").unwrap_or((wish, "1"));
            let code = range.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            let quality: f32 = quality.trim().parse().unwrap_or(0.0);
            if let Some(lang) = Lang::from_code(&code)
                && quality > best.0
            {
                best = (quality, lang);
            }
        }
        best.1
    }
}
