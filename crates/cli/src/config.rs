//! How a server behaves, from three sources: a file, the environment, and the command line. What the command line says
//! counts before the environment, and that before the file.

use crate::fault::Fault;
use crate::serving::{Log, ServeArgs};
use clap::ValueEnum;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Names the file, unless the command line does.
const FILE_VARIABLE: &str = "SOLARIUM_CONFIG";

/// Where a setting comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// The file.
    File,
    /// The environment.
    Environment,
    /// The command line.
    CommandLine,
}

impl Source {
    fn words(self) -> &'static str {
        match self {
            Source::File => "from the file",
            Source::Environment => "from the environment",
            Source::CommandLine => "from the command line",
        }
    }
}

/// What one source says; lists are whole.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Layer {
    pub listen: Option<String>,
    pub data: Option<PathBuf>,
    pub store: Option<String>,
    pub bus: Option<String>,
    pub public_url: Option<String>,
    pub trust_proxy: Option<Vec<String>>,
    pub limit: Option<Vec<String>>,
    pub review_level: Option<String>,
    pub threads: Option<u16>,
    pub log: Option<String>,
    pub pack: Option<Vec<PathBuf>>,
    pub web: Option<PathBuf>,
    pub no_open: Option<bool>,
}

impl Layer {
    /// What the file says: the one that is named, or the usual one if it is there.
    fn from_file(named: Option<&Path>, variable: Option<String>) -> Result<Layer, Fault> {
        let named = named.map(Path::to_path_buf).or(variable.map(PathBuf::from));
        let Some(path) = named.or_else(|| usual_file().filter(|path| path.exists())) else {
            return Ok(Layer::default());
        };
        let text = std::fs::read_to_string(&path).map_err(|error| Fault::file(&path, "read", &error))?;
        Layer::from_toml(&text).map_err(|problem| Fault::input(format!("{}: {problem}", path.display())))
    }

    fn from_toml(text: &str) -> Result<Layer, String> {
        // The message shows the line, which may hold a password: for `store` only its number is shown.
        toml::from_str(text).map_err(|error| {
            let line =
                error.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
            format!("line {line}: {}", error.message())
        })
    }

    fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Result<Layer, Fault> {
        let list = |name: &str| {
            let text = variable(name)?;
            Some(text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_string).collect())
        };
        let threads = match variable("SOLARIUM_THREADS").map(|text| (text.trim().parse(), text)) {
            None => None,
            Some((Ok(threads), _)) => Some(threads),
            Some((Err(_), text)) => {
                return Err(Fault::input(format!("SOLARIUM_THREADS is a number of threads, not `{text}`")));
            }
        };
        let no_open = match variable("SOLARIUM_NO_OPEN").as_deref() {
            None => None,
            Some("1" | "true") => Some(true),
            Some("0" | "false") => Some(false),
            Some(other) => {
                return Err(Fault::input(format!("SOLARIUM_NO_OPEN is true or false, not `{other}`")));
            }
        };
        Ok(Layer {
            listen: variable("SOLARIUM_LISTEN"),
            data: variable("SOLARIUM_DATA").map(PathBuf::from),
            store: variable("SOLARIUM_STORE"),
            bus: variable("SOLARIUM_BUS"),
            public_url: variable("SOLARIUM_PUBLIC_URL"),
            trust_proxy: list("SOLARIUM_TRUST_PROXY"),
            limit: list("SOLARIUM_LIMIT"),
            review_level: variable("SOLARIUM_REVIEW_LEVEL"),
            threads,
            // `SOLARIUM_LOG` filters the log.
            log: variable("SOLARIUM_LOG_FORMAT"),
            pack: list("SOLARIUM_PACK")
                .map(|paths: Vec<String>| paths.into_iter().map(PathBuf::from).collect()),
            web: variable("SOLARIUM_WEB").map(PathBuf::from),
            no_open,
        })
    }
}

impl From<&ServeArgs> for Layer {
    fn from(args: &ServeArgs) -> Layer {
        fn list<T>(list: Vec<T>) -> Option<Vec<T>> {
            Some(list).filter(|list| !list.is_empty())
        }
        Layer {
            listen: args.listen.map(|address| address.to_string()),
            data: args.data.folder.data.clone(),
            store: args.data.store.clone(),
            bus: args.bus.clone(),
            public_url: args.public_url.clone(),
            trust_proxy: list(args.trust_proxy.iter().map(ToString::to_string).collect()),
            limit: list(args.limit.clone()),
            review_level: args.review_level.clone(),
            threads: args.threads,
            log: args.log.and_then(|log| Some(log.to_possible_value()?.get_name().to_string())),
            pack: list(args.pack.clone()),
            web: args.web.clone(),
            no_open: args.no_open.then_some(true),
        }
    }
}

/// Where the usual file is, for a server that a person starts.
fn usual_file() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let config = folder("XDG_CONFIG_HOME").or_else(|| Some(folder("HOME")?.join(".config")))?;
    Some(config.join("solarium/solarium.toml"))
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// The settings in force, and where each comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Configuration {
    pub settings: Layer,
    sources: BTreeMap<&'static str, Source>,
}

impl Configuration {
    /// Reads file and environment, and puts the command line over them.
    pub(crate) fn read(file: Option<&Path>, command_line: Layer) -> Result<Configuration, Fault> {
        let from_file = Layer::from_file(file, variable(FILE_VARIABLE))?;
        Configuration::of([
            (Source::File, from_file),
            (Source::Environment, Layer::from_environment(variable)?),
            (Source::CommandLine, command_line),
        ])
    }

    /// Layers in rising precedence.
    fn of(layers: [(Source, Layer); 3]) -> Result<Configuration, Fault> {
        let mut all = Configuration::default();
        for (source, layer) in layers {
            all.put(source, layer)?;
        }
        Ok(all)
    }

    fn put(&mut self, source: Source, layer: Layer) -> Result<(), Fault> {
        let Layer {
            listen,
            data,
            store,
            bus,
            public_url,
            trust_proxy,
            limit,
            review_level,
            threads,
            log,
            pack,
            web,
            no_open,
        } = layer;
        if data.is_some() && store.is_some() {
            let from = source.words();
            return Err(Fault::input(format!(
                "`data` and `store` ({from}) are two places for the same tables; choose one"
            )));
        }
        // A folder takes the place of a database that an earlier source names, and the other way round.
        if data.is_some() || store.is_some() {
            (self.settings.data, self.settings.store) = (None, None);
            self.sources.remove("data");
            self.sources.remove("store");
        }
        let sources = &mut self.sources;
        set(&mut self.settings.listen, listen, "listen", source, sources);
        set(&mut self.settings.data, data, "data", source, sources);
        set(&mut self.settings.store, store, "store", source, sources);
        set(&mut self.settings.bus, bus, "bus", source, sources);
        set(&mut self.settings.public_url, public_url, "public-url", source, sources);
        set(&mut self.settings.trust_proxy, trust_proxy, "trust-proxy", source, sources);
        set(&mut self.settings.limit, limit, "limit", source, sources);
        set(&mut self.settings.review_level, review_level, "review-level", source, sources);
        set(&mut self.settings.threads, threads, "threads", source, sources);
        set(&mut self.settings.log, log, "log", source, sources);
        set(&mut self.settings.pack, pack, "pack", source, sources);
        set(&mut self.settings.web, web, "web", source, sources);
        set(&mut self.settings.no_open, no_open, "no-open", source, sources);
        Ok(())
    }

    /// As a file says it, with where each setting comes from; passwords are left out.
    pub(crate) fn printed(&self) -> String {
        let settings = &self.settings;
        let text = |text: &str| toml::Value::String(text.to_string()).to_string();
        let path = |path: &PathBuf| text(&path.display().to_string());
        let list = |parts: Vec<String>| format!("[{}]", parts.join(", "));
        let texts = |texts: &Vec<String>| list(texts.iter().map(|part| text(part)).collect());
        let lines = [
            ("listen", settings.listen.as_deref().map(text)),
            ("data", settings.data.as_ref().map(path)),
            ("store", settings.store.as_deref().map(|url| text(&without_password(url)))),
            ("bus", settings.bus.as_deref().map(|url| text(&without_passwords(url)))),
            ("public-url", settings.public_url.as_deref().map(text)),
            ("trust-proxy", settings.trust_proxy.as_ref().map(texts)),
            ("limit", settings.limit.as_ref().map(texts)),
            ("review-level", settings.review_level.as_deref().map(text)),
            ("threads", settings.threads.map(|threads| threads.to_string())),
            ("log", settings.log.as_deref().map(text)),
            ("pack", settings.pack.as_ref().map(|paths| list(paths.iter().map(path).collect()))),
            ("web", settings.web.as_ref().map(path)),
            ("no-open", settings.no_open.map(|yes| yes.to_string())),
        ];
        let mut printed = String::new();
        for (name, value) in lines {
            // Writing to a text does not fail.
            let _ = match (value, self.sources.get(name)) {
                (Some(value), Some(source)) => writeln!(printed, "{name} = {value}  # {}", source.words()),
                _ => writeln!(printed, "# {name} is not set"),
            };
        }
        printed
    }
}

fn set<T>(
    slot: &mut Option<T>,
    value: Option<T>,
    name: &'static str,
    source: Source,
    sources: &mut BTreeMap<&'static str, Source>,
) {
    if value.is_some() {
        *slot = value;
        sources.insert(name, source);
    }
}

/// The address of a database with stars for its password, which may also stand among the options.
fn without_password(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
    let (rest, options) = rest.split_once('?').map_or((rest, None), |(rest, options)| (rest, Some(options)));
    let place = match rest.rsplit_once('@') {
        Some((who, place)) => match who.split_once(':') {
            Some((user, _)) => format!("{user}:***@{place}"),
            None => rest.to_string(),
        },
        None => rest.to_string(),
    };
    let hide = |option: &str| match option.split_once('=') {
        Some(("password", _)) => "password=***".to_string(),
        _ => option.to_string(),
    };
    let options = options.map(|options| options.split('&').map(hide).collect::<Vec<_>>().join("&"));
    format!("{scheme}://{place}{}", options.map_or(String::new(), |options| format!("?{options}")))
}

/// Addresses separated by commas, with stars for their passwords.
fn without_passwords(urls: &str) -> String {
    urls.split(',').map(|url| without_password(url.trim())).collect::<Vec<_>>().join(",")
}

/// How to write the log, as a source says it.
pub(crate) fn log_format(text: &str) -> Result<Log, Fault> {
    Log::from_str(text, false).map_err(|_| Fault::input(format!("`log` is pretty or json, not `{text}`")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(file: &str, environment: &[(&str, &str)], command_line: Layer) -> Result<Configuration, Fault> {
        let variable = |name: &str| {
            environment.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_string())
        };
        Configuration::of([
            (Source::File, Layer::from_toml(file).map_err(Fault::input)?),
            (Source::Environment, Layer::from_environment(variable)?),
            (Source::CommandLine, command_line),
        ])
    }

    #[test]
    fn the_command_line_counts_before_the_environment_and_that_before_the_file() {
        let file =
            "listen = \"1.1.1.1:1\"\nlog = \"json\"\nlimit = [\"chat=1\", \"sockets=9\"]\nno-open = true";
        let environment = [("SOLARIUM_LISTEN", "2.2.2.2:2"), ("SOLARIUM_REVIEW_LEVEL", "easy")];
        let line = Layer { listen: Some("3.3.3.3:3".into()), ..Layer::default() };
        let found = of(file, &environment, line).unwrap();
        assert_eq!(found.settings.listen.as_deref(), Some("3.3.3.3:3"));
        assert_eq!(found.settings.review_level.as_deref(), Some("easy"));
        assert_eq!(found.settings.limit.as_ref().map(Vec::len), Some(2));
        let printed = found.printed();
        for line in [
            "listen = \"3.3.3.3:3\"  # from the command line",
            "review-level = \"easy\"  # from the environment",
            "log = \"json\"  # from the file",
            "# store is not set",
        ] {
            assert!(printed.lines().any(|printed| printed == line), "{line} in {printed}");
        }
        assert_eq!(Layer::from_toml(&printed), Ok(found.settings), "what is printed is a file");
    }

    #[test]
    fn a_number_that_is_none_is_refused_with_its_place() {
        let no = of("", &[("SOLARIUM_THREADS", "many")], Layer::default()).unwrap_err();
        assert!(no.to_string().contains("SOLARIUM_THREADS is a number of threads, not `many`"), "{no}");
        let no = of("log = \"json\"\nthreads = -1", &[], Layer::default()).unwrap_err();
        assert!(no.to_string().contains("line 2"), "{no}");
        let found = of("threads = 1", &[("SOLARIUM_THREADS", "2")], Layer::default()).unwrap();
        assert_eq!(found.settings.threads, Some(2));
    }

    #[test]
    fn a_folder_takes_the_place_of_a_database_and_the_other_way_round() {
        let line = Layer { data: Some("/srv".into()), ..Layer::default() };
        let environment = [("SOLARIUM_STORE", "postgres://h/d")];
        let found = of("", &environment, line).unwrap().settings;
        assert_eq!((found.data, found.store), (Some("/srv".into()), None));
        let found = of("data = \"/srv\"", &environment, Layer::default()).unwrap().settings;
        assert_eq!((found.data, found.store.as_deref()), (None, Some("postgres://h/d")));
        assert!(of("data = \"/srv\"\nstore = \"postgres://h/d\"", &[], Layer::default()).is_err());
    }

    #[test]
    fn passwords_are_not_printed() {
        for (url, shown) in [
            ("postgres://me:secret@h:5/d", "postgres://me:***@h:5/d"),
            ("postgres://me:se@cret@h/d", "postgres://me:***@h/d"),
            (
                "postgres://me@h/d?password=secret&sslmode=require",
                "postgres://me@h/d?password=***&sslmode=require",
            ),
            ("postgres://h/d", "postgres://h/d"),
        ] {
            assert_eq!(without_password(url), shown);
        }
        assert_eq!(without_passwords("nats://me:secret@a, nats://b"), "nats://me:***@a,nats://b");
    }

    #[test]
    fn mistakes_are_named_with_their_line() {
        assert!(Layer::from_toml("\nlisten = 5").unwrap_err().starts_with("line 2: "));
        let unknown = Layer::from_toml("log = \"json\"\nlissten = \"x\"").unwrap_err();
        assert!(unknown.starts_with("line 2: ") && unknown.contains("lissten"), "{unknown}");
        assert!(of("", &[("SOLARIUM_NO_OPEN", "maybe")], Layer::default()).is_err());
    }
}
