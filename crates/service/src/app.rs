//! What all requests share.

use crate::address::TrustedProxies;
use crate::cluster::{Cluster, ClusterParts, NodeNews, TableNews};
use crate::error::Fault;
use crate::grants::{GrantCache, KnownGrants};
use crate::history;
use crate::host::{Host, HostTime};
use crate::hub::Hub;
use crate::limits::{Counting, Limits};
use crate::metrics::Metrics;
use crate::origin::OwnPlaces;
use crate::past_reads::PastReads;
use crate::reviews::Reviews;
use crate::room::{Room, rooms_so_far};
use crate::seat::Caller;
use solarium_core::{Message, Seat, SeatSet};
use solarium_page::BackEnd;
use solarium_store::{Grant, Pack, Store, StoreError, StoredTable};
use solarium_table::{Library, Refusal, ReviewPlan, Table, check_pack_id};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{Semaphore, oneshot, watch};

/// Packs that people may bring along to one server.
const MOST_PACKS: usize = 1_000;
/// Most seats of one session or key that are looked at.
const MOST_GRANTS: usize = 1_000;

/// How the service behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address people type, if a proxy stands before the server. With `https` cookies are marked secure.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` counts.
    pub trusted_proxies: TrustedProxies,
    /// What one address may do.
    pub limits: Limits,
    /// A table without requests for this long is dropped from memory.
    pub idle: Duration,
    /// How often a socket is asked whether it is still there.
    pub heartbeat: Duration,
    /// Bots that think at the same time.
    pub thinkers: usize,
    /// How long a seat that is asked in another's turn may think before its usual answer is given for it.
    pub patience: Duration,
    /// A snapshot of a table is stored about every so many lines.
    pub snapshot_every: u64,
    /// Readers of the past of tables at the same time.
    pub past_readers: usize,
    /// How games that are over are reviewed.
    pub review: ReviewPlan,
    /// How long a table waits before it tries again to store steps that the store refused.
    pub retry: Duration,
    /// Where this service runs, as its pages tell.
    pub back_end: BackEnd,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: None,
            trusted_proxies: TrustedProxies::default(),
            limits: Limits::default(),
            idle: Duration::from_secs(300),
            heartbeat: Duration::from_secs(25),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            patience: Duration::from_secs(30),
            snapshot_every: 64,
            past_readers: std::thread::available_parallelism().map_or(1, |cores| usize::from(cores) / 2),
            retry: Duration::from_secs(3),
            review: ReviewPlan::default(),
            back_end: BackEnd::default(),
        }
    }
}

/// What became of an append, and the table that waits for it.
pub(crate) type Stored = (oneshot::Sender<Result<(), StoreError>>, Result<(), StoreError>);

/// Wakes tables as their lines come to disk, all those of a commit at once.
async fn wake(mut stored: UnboundedReceiver<Stored>) {
    const MOST: usize = 256;
    let mut some = Vec::with_capacity(MOST);
    while stored.recv_many(&mut some, MOST).await > 0 {
        for (table, result) in some.drain(..) {
            // A table that does not wait any more reads its lines again.
            let _ = table.send(result);
        }
    }
}

/// What live tables need.
pub(crate) struct Shared {
    /// Tasks, clocks and random numbers.
    pub host: Arc<dyn Host>,
    pub store: Arc<dyn Store>,
    /// Asked for when a table is made or brought to life, never while one is played.
    library: RwLock<Arc<Library>>,
    /// Held while a pack is added.
    adding: Mutex<()>,
    pub metrics: Metrics,
    /// Who holds which seats.
    pub grants: GrantCache,
    /// To the task that wakes the tables whose lines are on disk. The store's thread would have to wake each of them from
    /// outside, which costs it more than writing the line.
    pub stored: UnboundedSender<Stored>,
    /// Permits to think.
    pub pool: Semaphore,
    /// Permits to think about hints: fewer than those of bots, and apart from them, so that no table waits for a hint.
    pub hint_pool: Semaphore,
    /// See [`Settings::patience`].
    pub patience: Duration,
    /// See [`Settings::snapshot_every`].
    pub snapshot_every: u64,
    /// See [`Settings::retry`].
    pub retry: Duration,
    /// See [`Settings::back_end`].
    pub back_end: BackEnd,
    /// Who may read the past of tables now.
    pub past_reads: PastReads,
    /// Reviews of finished games.
    reviews: Reviews,
    /// The other nodes that share the store, if there are any.
    pub cluster: Option<Arc<Cluster>>,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").field("library", &self.library).finish_non_exhaustive()
    }
}

impl Shared {
    /// The games with the packs at hand now.
    pub(crate) fn library(&self) -> Arc<Library> {
        self.library.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Lets packs be added to those at hand while no one else adds any. May block.
    pub(crate) fn add_packs<T>(&self, add: impl FnOnce(&mut Library) -> T) -> T {
        let _adding = self.adding.lock().unwrap_or_else(PoisonError::into_inner);
        let mut library = Library::clone(&self.library());
        let added = add(&mut library);
        *self.library.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(library);
        added
    }

    /// Checks a pack, stores it and puts it at hand: its id, and whether it is new. May block.
    pub(crate) fn put_pack(&self, game: &str, text: String, at: i64) -> Result<(String, bool), Fault> {
        let _adding = self.adding.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.library();
        let there = now.title(game)?.packs();
        let mut next = Library::clone(&now);
        let id = next.put_pack_of(game, "pack", &text).map_err(Fault::BadPack)?;
        if there.first() == Some(&id) {
            let message = Message::new("pack-built-in").with("id", format!("{id:?}"));
            return Err(Refusal::new("pack/built-in", message).into());
        }
        check_pack_id(&id)?;
        let stored = self.store.packs()?;
        if let Some(known) = stored.iter().find(|known| known.game == game && known.id == id) {
            return if known.text == text { Ok((id, false)) } else { Err(StoreError::OtherPack.into()) };
        }
        if there.contains(&id) {
            return Err(StoreError::OtherPack.into());
        }
        if stored.len() >= MOST_PACKS {
            return Err(Fault::TooMany("limit-stored-packs"));
        }
        self.store.put_pack(Pack { game: game.to_string(), id: id.clone(), text, at })?;
        *self.library.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(next);
        if let Some(cluster) = &self.cluster {
            cluster.publish_to_nodes(NodeNews::Packs);
        }
        Ok((id, true))
    }

    /// Puts packs at hand that other nodes have stored. May block.
    pub(crate) fn read_packs_again(&self) {
        self.add_packs(|library| put_stored_packs(library, &*self.store));
    }

    /// The table a journal replays to. May block.
    pub(crate) fn revive(&self, stored: &StoredTable) -> Result<Table, Fault> {
        match history::revive(&*self.store, &self.library(), stored) {
            // It may be played with a pack that another node was given just now.
            Err(Fault::Refused(_)) if self.cluster.is_some() => {
                self.read_packs_again();
                history::revive(&*self.store, &self.library(), stored)
            }
            revived => revived,
        }
    }
}

/// The games with the packs of the store. A pack that cannot be used any more is logged; tables that depend on it
/// say so when they are opened.
fn with_stored_packs(mut library: Library, store: &dyn Store) -> Library {
    put_stored_packs(&mut library, store);
    library
}

fn put_stored_packs(library: &mut Library, store: &dyn Store) {
    let packs = store.packs().unwrap_or_else(|error| {
        tracing::error!(%error, "the stored packs cannot be read");
        Vec::new()
    });
    for pack in packs {
        let built_in = library.title(&pack.game).is_ok_and(|title| title.packs().first() == Some(&pack.id));
        let put = match built_in {
            true => Err("there is a built-in pack of this id now".to_string()),
            false => library.put_pack_of(&pack.game, &pack.id, &pack.text).map_err(|p| p.to_string()),
        };
        if let Err(problem) = put {
            tracing::error!(game = %pack.game, pack = %pack.id, %problem, "a stored pack cannot be used");
        }
    }
}

#[derive(Debug)]
struct Inner {
    shared: Arc<Shared>,
    hub: Hub,
    settings: Settings,
    counting: Counting,
    closing: watch::Sender<bool>,
    /// Turns true when whatever is still connected is cut.
    cutting: watch::Sender<bool>,
    /// Where this server is found, once it listens.
    places: OnceLock<OwnPlaces>,
}

/// The whole service: cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

impl App {
    /// A service of these games over this store.
    pub fn new(host: Arc<dyn Host>, store: Arc<dyn Store>, library: Library, settings: Settings) -> App {
        App::with(host, store, library, settings, None)
    }

    /// A service of these games as one of several nodes that share a store.
    pub fn node(host: Arc<dyn Host>, parts: ClusterParts, library: Library, settings: Settings) -> App {
        let store: Arc<dyn Store> = parts.store.clone();
        let cluster = Cluster::new(parts, host.clone());
        App::with(host, store, library, settings, Some(cluster))
    }

    fn with(
        host: Arc<dyn Host>,
        store: Arc<dyn Store>,
        library: Library,
        settings: Settings,
        cluster: Option<Arc<Cluster>>,
    ) -> App {
        let library = with_stored_packs(library, &*store);
        let (stored, waking) = unbounded_channel();
        host.spawn(Box::pin(wake(waking)));
        let shared = Arc::new(Shared {
            host: host.clone(),
            store,
            library: RwLock::new(Arc::new(library)),
            adding: Mutex::default(),
            metrics: Metrics::default(),
            grants: GrantCache::default(),
            stored,
            pool: Semaphore::new(settings.thinkers.max(1)),
            hint_pool: Semaphore::new((settings.thinkers / 2).max(1)),
            patience: settings.patience,
            snapshot_every: settings.snapshot_every,
            retry: settings.retry,
            back_end: settings.back_end,
            past_reads: PastReads::new(settings.past_readers),
            reviews: Reviews::default(),
            cluster,
        });
        App(Arc::new(Inner {
            hub: Hub::new(shared.clone()),
            shared,
            counting: Counting::new(settings.limits, host),
            settings,
            closing: watch::Sender::new(false),
            cutting: watch::Sender::new(false),
            places: OnceLock::new(),
        }))
    }

    /// How it behaves.
    pub fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// The games on offer, with the packs at hand now.
    pub fn library(&self) -> Arc<Library> {
        self.0.shared.library()
    }

    /// Checks a pack and puts it at hand, for ever: its id, and whether it is new.
    pub async fn put_pack(&self, game: &str, text: String) -> Result<(String, bool), Fault> {
        let (game, at) = (game.to_string(), self.clock());
        self.block(move |shared| shared.put_pack(&game, text, at)).await
    }

    /// Drops the live tables that were not used for this long; [`App::sweep_regularly`] does it while serving.
    pub fn sweep(&self, idle: Duration) {
        self.0.hub.sweep(idle);
    }

    /// Number of live tables.
    pub fn live_tables(&self) -> usize {
        self.0.hub.live()
    }

    pub(crate) fn hub(&self) -> &Hub {
        &self.0.hub
    }

    pub(crate) fn limits(&self) -> &Counting {
        &self.0.counting
    }

    pub(crate) fn reviews(&self) -> &Reviews {
        &self.0.shared.reviews
    }

    /// Permits to think.
    pub(crate) fn thinkers(&self) -> &Semaphore {
        &self.0.shared.pool
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.shared.metrics
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.0.shared
    }

    pub(crate) fn host(&self) -> &dyn Host {
        &*self.0.shared.host
    }

    /// Tells the other nodes, if there are any, something about a table.
    pub(crate) fn publish(&self, id: &str, news: impl FnOnce() -> TableNews) {
        if let Some(cluster) = &self.0.shared.cluster {
            cluster.publish(id, news());
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn clock(&self) -> i64 {
        self.host().unix_millis()
    }

    /// Drops live tables that are not used for [`Settings::idle`], for ever.
    pub async fn sweep_regularly(&self) {
        let idle = self.0.settings.idle;
        let pause = (idle / 4).max(Duration::from_millis(100));
        let mut next: HostTime = self.host().now();
        loop {
            self.host().sleep_until(next).await;
            self.sweep(idle);
            next = next + pause;
        }
    }

    /// Says where requests arrive, and the name of the machine if it listens on all its addresses. False if that was
    /// said before.
    pub fn set_listener(&self, listener: SocketAddr, machine_name: Option<String>) -> bool {
        let public = self.0.settings.public_url.as_deref();
        self.0.places.set(OwnPlaces::new(public, Some(listener), machine_name)).is_ok()
    }

    /// Tells sockets and waiting requests to end.
    pub fn begin_closing(&self) {
        self.0.shared.reviews.cancel();
        self.0.closing.send_replace(true);
    }

    /// Ends every socket that is still open, without a word.
    pub fn cut_sockets(&self) {
        self.0.cutting.send_replace(true);
    }

    /// Ends every table; returns when all their appends are through, and what is left to do there is handed to other nodes.
    pub async fn close_tables(&self) {
        self.0.hub.close().await;
        self.leave_cluster().await;
    }

    /// Turns true when the service is about to stop.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Returns when whatever is still connected is to be cut.
    pub(crate) async fn cut(&self) {
        let mut cutting = self.0.cutting.subscribe();
        // The sender lives as long as this.
        let _ = cutting.wait_for(|cutting| *cutting).await;
    }

    /// Where this server is found.
    pub(crate) fn places(&self) -> &OwnPlaces {
        self.0.places.get_or_init(|| OwnPlaces::new(self.0.settings.public_url.as_deref(), None, None))
    }

    /// Runs something that blocks.
    pub(crate) async fn block<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Shared) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let shared = self.0.shared.clone();
        self.host().blocking(move || work(&shared)).await.unwrap_or(Err(Fault::Interrupted))
    }

    /// Runs something that blocks with the store and the games, to which it may add packs.
    pub async fn change_library<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Store, &mut Library) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        self.block(move |shared| Ok(shared.add_packs(|library| work(&*shared.store, library)))).await
    }

    /// Runs something that blocks and reads the past of a table, for an address: as many at the same time as spare
    /// cores for everything else, and one for each address.
    pub(crate) async fn read_past<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce(&Shared) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let reading = self.0.shared.past_reads.enter(address).await?;
        // A client that leaves does not end the work, which therefore keeps its place.
        let work = move |shared: &Shared| {
            let _reading = reading;
            work(shared)
        };
        self.block(work).await
    }

    /// All seats of a session or key, named by its hash.
    pub(crate) async fn grants(&self, holder: Option<&str>) -> Result<Arc<[Grant]>, Fault> {
        let Some(holder) = holder else { return Ok(Arc::new([])) };
        match self.0.shared.grants.known(holder) {
            // Other nodes may have given seats of tables that are not live here.
            Some(known) if self.0.shared.cluster.is_none() => Ok(known.grants),
            // In a box: this is asked for every action, and read only once.
            _ => Box::pin(self.read_grants(holder)).await,
        }
    }

    async fn read_grants(&self, holder: &str) -> Result<Arc<[Grant]>, Fault> {
        let hash = holder.to_string();
        let (changes, rooms) = (self.0.shared.grants.changes(), rooms_so_far());
        let grants: Arc<[Grant]> =
            self.block(move |shared| Ok(shared.store.grants_of(&hash, MOST_GRANTS)?)).await?.into();
        let known = KnownGrants { grants: grants.clone(), rooms, link_of: None };
        self.0.shared.grants.remember(holder, known, changes);
        Ok(grants)
    }

    /// The seats of a session or key at one table.
    pub(crate) async fn seats_of(&self, holder: Option<&str>, id: &str) -> Result<SeatSet, Fault> {
        let Some(holder) = holder else { return Ok(SeatSet::default()) };
        let grants = match self.known_grants(holder, id) {
            Some(grants) => grants,
            // In a box: this is asked for every action, and read only once.
            None => Box::pin(self.read_grants(holder)).await?,
        };
        Ok(seats_at(&grants, id))
    }

    /// What is remembered of a holder, if it is still true at a table.
    fn known_grants(&self, holder: &str, id: &str) -> Option<Arc<[Grant]>> {
        let known = self.0.shared.grants.known(holder)?;
        self.holds_still(&known, id).then_some(known.grants)
    }

    /// Is what is remembered of a holder still true at a table, although other nodes change who holds what? News of that
    /// come in while the table is live here, so what was read since then is true. Who holds nothing may have sat down at
    /// another node just now.
    fn holds_still(&self, known: &KnownGrants, id: &str) -> bool {
        if self.0.shared.cluster.is_none() {
            return true;
        }
        let holds = known.grants.iter().any(|grant| grant.id == id) || known.link_of.as_deref() == Some(id);
        holds && self.hub().born(id).is_some_and(|born| born < known.rooms)
    }

    /// The seats at one table that were granted to the caller: to its session, or to its bearer secret.
    pub(crate) async fn granted(&self, caller: &Caller, id: &str) -> Result<SeatSet, Fault> {
        let by_session = self.seats_of(caller.session.as_deref(), id).await?;
        let Some(bearer) = &caller.bearer else { return Ok(by_session) };
        let by_key = match self.known_grants(bearer, id) {
            Some(grants) => seats_at(&grants, id),
            // In a box: this is asked for every action, and answered here only once for each secret.
            None => Box::pin(self.granted_to_link_or_key(bearer, id)).await?,
        };
        Ok(by_key.iter().fold(by_session, SeatSet::with))
    }

    async fn granted_to_link_or_key(&self, bearer: &str, id: &str) -> Result<SeatSet, Fault> {
        self.remember_link(bearer, id).await;
        self.seats_of(Some(bearer), id).await
    }

    /// A program that plays by the link of a seat holds nothing in the store: the table knows the link. Remembering that
    /// spares its first action a read.
    async fn remember_link(&self, bearer: &str, id: &str) {
        let (changes, link) = (self.0.shared.grants.changes(), bearer.to_string());
        let is_link = move |room: &mut Room| room.seats.iter().any(|row| row.secret.as_ref() == Some(&link));
        // A table that cannot be brought to life is asked for in the store.
        if self.hub().visit(id, is_link).await.unwrap_or(false) {
            let (rooms, link_of) = (rooms_so_far(), Some(id.into()));
            self.0.shared.grants.remember(
                bearer,
                KnownGrants { grants: Arc::new([]), rooms, link_of },
                changes,
            );
        }
    }

    /// Gives a seat to a session.
    pub(crate) async fn grant(&self, session: &str, id: &str, seat: Seat) -> Result<(), Fault> {
        let (hash, grant) =
            (session.to_string(), Grant { id: id.to_string(), seat: seat.0, at: self.clock() });
        self.block(move |shared| {
            let granted = shared.store.grant(&hash, grant);
            shared.grants.forget_one(&hash);
            Ok(granted?)
        })
        .await
    }

    /// Who holds what is looked up again from now on.
    pub(crate) fn forget_grants(&self) {
        self.0.shared.grants.forget_all();
    }
}

fn seats_at(grants: &[Grant], id: &str) -> SeatSet {
    grants.iter().filter(|grant| grant.id == id).map(|grant| Seat(grant.seat)).collect()
}
