//! The shell every page stands in.

use crate::assets;
use crate::home::halves;
use maud::{DOCTYPE, Markup, html};
use solarium_table::{Title, games};
use solarium_words::{Lang, Words};

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// `auto`, `light`, `dark`.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of a code.
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }

    /// The value of `data-theme`, if one was chosen.
    fn chosen(self) -> Option<&'static str> {
        (self != Theme::Auto).then_some(self.code())
    }

    fn name(self, words: &Words) -> &str {
        match self {
            Theme::Auto => words.get("theme-auto"),
            Theme::Light => words.get("theme-light"),
            Theme::Dark => words.get("theme-dark"),
        }
    }

    fn icon(self) -> &'static str {
        match self {
            Theme::Auto => "theme",
            Theme::Light => "sun",
            Theme::Dark => "moon",
        }
    }
}

/// Where the tables of a page are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BackEnd {
    /// On a server.
    Server {
        /// Does it offer the program for the browser, which needs no server?
        offers_web: bool,
    },
    /// On the device that shows the page.
    Device {
        /// Are there pages of a server at the same address?
        beside_server: bool,
    },
}

impl Default for BackEnd {
    fn default() -> BackEnd {
        BackEnd::Server { offers_web: false }
    }
}

impl BackEnd {
    /// Are the tables on the device that shows the page?
    pub const fn is_device(self) -> bool {
        matches!(self, BackEnd::Device { .. })
    }

    /// `server`, `device`.
    pub const fn code(self) -> &'static str {
        match self {
            BackEnd::Server { .. } => "server",
            BackEnd::Device { .. } => "device",
        }
    }
}

/// For whom a page is made.
#[derive(Clone, Debug)]
pub struct Frame {
    /// In which words.
    pub words: &'static Words,
    /// In which light.
    pub theme: Theme,
    /// The address of the page, to come back to after a setting was changed.
    pub here: String,
    /// Where its tables are.
    pub back_end: BackEnd,
}

/// What stands in the shell.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    /// For the tab.
    pub title: &'a str,
    /// Name of the page for the style sheets: `home`, `table`.
    pub kind: &'a str,
    /// The game whose mood it has, if one.
    pub game: Option<&'a str>,
    /// Style sheets beside the site's own.
    pub styles: &'a [&'a str],
    /// Modules to run.
    pub scripts: &'a [&'a str],
    /// Without the footer: the page is full of table.
    pub slim: bool,
    /// What is inside `<main>`.
    pub main: Markup,
}

impl<'a> Page<'a> {
    /// A page of this kind and title with nothing in it yet.
    pub fn new(kind: &'a str, title: &'a str) -> Page<'a> {
        Page { title, kind, game: None, styles: &[], scripts: &[], slim: false, main: html!() }
    }
}

/// An icon of our own, drawn in the colour of the text.
pub fn icon(name: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href={ (assets::url("icons.svg")) "#" (name) } {}
        }
    }
}

impl Frame {
    /// The language.
    pub fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// A whole document.
    pub fn document(&self, page: Page<'_>) -> String {
        let words = self.words;
        html! {
            (DOCTYPE)
            html lang=(self.lang().code()) data-theme=[self.theme.chosen()] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content=(match self.theme {
                        Theme::Auto => "light dark",
                        theme => theme.code(),
                    });
                    title { (page.title) " · Solarium" }
                    meta name="description" content=(words.get("site-description"));
                    link rel="icon" type="image/svg+xml" href=(assets::url("mark.svg"));
                    // Asked for beside the style sheet that names them: every page needs both at once.
                    @for font in ["fonts/figtree.woff2", "fonts/fraunces.woff2"] {
                        link rel="preload" as="font" type="font/woff2" crossorigin href=(assets::url(font));
                    }
                    link rel="stylesheet" href=(assets::url("site.css"));
                    @for style in page.styles {
                        link rel="stylesheet" href=(assets::url(style));
                    }
                    @for script in page.scripts {
                        script type="module" src=(assets::url(script)) {}
                    }
                    @if self.back_end.is_device() {
                        link rel="manifest" href="/device/manifest.webmanifest";
                        script type="module" src=(assets::url("client/device.js")) {}
                    }
                }
                body.slim[page.slim] data-page=(page.kind) data-game=[page.game] {
                    a.skip href="#main" { (words.get("skip-to-content")) }
                    (self.header())
                    p.note.old id="old" role="alert" hidden { (words.get("old-browser")) }
                    @if !page.scripts.is_empty() {
                        script nomodule src=(assets::url("client/old.js")) defer {}
                    }
                    @if self.back_end.is_device() { (self.update_notice()) }
                    main id="main" tabindex="-1" { (page.main) }
                    @if !page.slim {
                        (self.footer())
                    }
                }
            }
        }
        .into_string()
    }

    /// A new version of the program waits: shown by a script once that is so.
    fn update_notice(&self) -> Markup {
        let words = self.words;
        html! {
            p.note.update id="update" role="status" hidden {
                (words.get("device-update")) " "
                button.small type="button" id="update-go" { (words.get("device-update-go")) }
            }
        }
    }

    fn header(&self) -> Markup {
        let words = self.words;
        html! {
            header.site-head {
                a.brand href="/" {
                    (icon("mark"))
                    span { "Solarium" }
                }
                // On a narrow screen everything else is behind one button; no script is needed for that.
                button.menu-button type="button" popovertarget="menu" title=(words.get("nav-menu")) {
                    (icon("menu"))
                    span.away { (words.get("nav-menu")) }
                }
                div.menu id="menu" popover {
                    nav.site-nav aria-label=(words.get("nav-label")) {
                        a href="/my" { (words.get("nav-my")) }
                        a href="/records" { (words.get("nav-records")) }
                        @if self.back_end.is_device() { a href="/device" { (words.get("nav-device")) } }
                    }
                    (self.switches())
                }
            }
        }
    }

    /// Language and theme; plain forms, so that they work without scripts.
    fn switches(&self) -> Markup {
        let words = self.words;
        html! {
            div.switches {
                form.switch method="post" action="/settings" role="group" aria-label=(words.get("switch-lang")) {
                    input type="hidden" name="back" value=(self.here);
                    @for lang in Lang::ALL {
                        button type="submit" name="lang" value=(lang.code()) lang=(lang.code())
                            aria-pressed=(lang == self.lang())
                            title=(solarium_table::words(lang).get("lang-name")) {
                            span aria-hidden="true" { (lang.code().to_uppercase()) }
                            span.away { (solarium_table::words(lang).get("lang-name")) }
                        }
                    }
                }
                form.switch method="post" action="/settings" role="group" aria-label=(words.get("switch-theme")) {
                    input type="hidden" name="back" value=(self.here);
                    @for theme in Theme::ALL {
                        button type="submit" name="theme" value=(theme.code())
                            aria-pressed=(theme == self.theme) title=(theme.name(words)) {
                            (icon(theme.icon()))
                            span.away { (theme.name(words)) }
                        }
                    }
                }
            }
        }
    }

    fn footer(&self) -> Markup {
        let words = self.words;
        html! {
            footer.site-foot {
                div.foot-columns {
                    section {
                        h2 { (words.get("foot-games")) }
                        ul {
                            @for game in games().titles().map(Title::info) {
                                li { cite { (game.title) } @if !game.credits.is_empty() { " · " (game.credits) } }
                            }
                        }
                        p.soft { (words.get("foot-credits")) }
                    }
                    section {
                        h2 { (words.get("foot-rights")) }
                        p.soft { (words.get("foot-rights-text")) }
                    }
                    nav aria-label=(words.get("foot-more")) {
                        h2 { (words.get("foot-more")) }
                        ul {
                            @for game in games().titles().map(Title::info) {
                                li {
                                    a href={ "/rules/" (game.id) } { (words.get("foot-rules")) " " (halves(game.title).0) }
                                }
                            }
                            li { a href="/stand-ins" { (words.get("nav-stand-ins")) } }
                            li { a href="/api" { (words.get("foot-api")) } }
                        }
                    }
                }
            }
        }
    }
}
