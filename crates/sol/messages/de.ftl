# Sol: Last Days of a Star.
#
# Glossary (en, de, fr): diver, Taucher, plongeur · ship, Schiff, vaisseau · hold, Laderaum, soute · reserve, Reserve,
# réserve · lost in space, im All verloren, perdu dans l’espace · gate, Tor, porte · barrier, Barriere, barrière · node,
# Knoten, nœud · foundry, Gießerei, fonderie · tower, Turm, tour · station, Station, station · energy, Energie, énergie ·
# momentum, Schwung, élan · movement point (mp), Bewegungspunkt (BP), point de mouvement (PM) · heart, Herz, cœur · core,
# Kern, noyau · outer / inner orbit, äußere / innere Umlaufbahn, orbite extérieure / intérieure · layer, Schicht, couche ·
# eye, Auge, œil · flare, Eruption, éruption · marker, Anzeiger, marqueur · suit, Sorte, famille · effect, Effekt, effet ·
# convert, umwandeln, convertir · activate, aktivieren, activer · scour, säubern, nettoyer · crawler, Kriecher, rampant ·
# feeder, Fresser, dévoreur · launch, starten, lancer · fly, fliegen, voler · hurl, schleudern, projeter · recall,
# zurückrufen, rappeler · sacrifice, opfern, sacrifier. Names of effects, events and scenarios stay. Du, tu.
#
# Attributes of pieces: acc = with "ein", den = with "der" in the accusative, def = with "der", dein / sein = possessive
# accusative, no = "kein", gen = "eines"; un, le, la (capital), ton, son, no, dun.

# Optionen, ihre Werte, Gegner, Wertung und Ergebnis auf den Seiten des Tisches.

so-option-edition = Ausgabe
so-option-edition-text = Der Quelltext mit geschlossenen Lücken, oder das Regelheft von 2017.
so-option-mode = Spielart
so-option-mode-text = Gegeneinander, ein Platz gegen ein Ziel, oder gemeinsam.
so-option-opening = Eröffnung
so-option-opening-text = Kurz: jeder Platz setzt ein Tor und eine Station. Lang: nichts wird gesetzt, eine Sorte und ein Effekt mehr.
so-option-suits = Kartensorten
so-option-suits-text = Die Sorten des Stapels, oder eine Liste aus C, X, O, R, V, S.
so-option-effects = Effekte
so-option-effects-text = Die Effekte der Sorten, Eruptionen zuerst; oder eine Liste von Effekten.
so-option-colours = Farben der Effekte
so-option-colours-text = Aus welchen Farben zufällige Effekte gezogen werden.
so-option-allow-red = Angriffe
so-option-allow-red-text = Dürfen Effekte andere angreifen?
so-option-event = Ereignis
so-option-event-text = Was auslösende Eruptionen bringen.
so-option-triggers = Auslöser
so-option-triggers-text = Wie viele Auslöserkarten die Ausgabe von 2017 hat; die erste hat 4 markierte Eruptionen.
so-option-scenario = Szenario
so-option-scenario-text = Allein oder gemeinsam: was zu erreichen ist.
so-option-target = Ziel
so-option-target-text = Allein oder gemeinsam: zu erreichender Schwung; leer wie im Szenario.
so-option-difficulty = Schwierigkeit
so-option-difficulty-text = Gemeinsam: hebt die Schwelle von 13 um je 3.
so-option-survival = Überleben
so-option-survival-text = Am Ende Stufen des Überlebens ablesen.
so-option-start-eye = Startort
so-option-start-eye-text = Das Auge, an dem das erste Schiff beginnt.
so-option-keep-timing = Karten behalten
so-option-keep-timing-text = Muss die behaltene Karte vor dem nächsten Zug gewählt sein?
so-option-stall-limit = Stillstand
so-option-stall-limit-text = Züge ohne Karte, nach denen die Partie endet.
so-value-edition-first = erste
so-value-edition-published = von 2017
so-value-mode-versus = gegeneinander
so-value-mode-solo = allein
so-value-mode-coop = gemeinsam
so-value-opening-quick = kurz
so-value-opening-long = lang
so-value-blue = Blau
so-value-green = Grün
so-value-yellow = Gelb
so-value-red = Rot
so-value-survival-on = ja
so-value-survival-off = nein
so-value-keep-timing-immediate = ja, sofort
so-value-keep-timing-deferred = nein, später genügt
so-value-attrition = Abnutzung
so-value-implode = Implosion
so-value-explode = Explosion
so-value-sunworm = Sonnenwurm
so-value-teleport = Teleport
so-value-warp = Krümmung
so-value-singularity = Singularität
so-value-energy-garden = Energiegarten
so-value-parasite = Parasit
so-value-feeders = Zehrer
so-value-scenario-introduction = Introduction
so-value-scenario-chain = Chain
so-value-scenario-exterminate = Exterminate
so-value-scenario-parasite = Parasite
so-value-scenario-energy-garden = Energy Garden
so-value-scenario-sunworm = Sunworm
so-value-scenario-implode = Implode
so-value-scenario-ancient-tower = Ancient Tower
so-value-scenario-cosmic-unity = Cosmic Unity
so-value-scenario-solar-inhabitants = Solar Inhabitants
so-value-scenario-solar-whirlpool = Solar Whirlpool
so-result-won = Deine Arche entkommt dem Stern: Du gewinnst.
so-result-shared = Eure Archen entkommen gemeinsam: Ihr gewinnt.
so-result-missed = Diesmal war der Stern schneller.
so-result-level-failed = Gescheitert: Die Arche kommt nie in Fahrt, die Explosion holt sie ein.
so-result-level-adrift-in-darkness = Treibend im Dunkel: der Explosion entkommen, doch ohne Ziel.
so-result-level-home-in-the-void = Heimat in der Leere: keine Welt in Reichweite, doch die Arche selbst kann Heimat sein.
so-result-level-the-challenge-ahead = Die Aufgabe wartet: Ein rauer Planet ist erreichbar; es wird Arbeit.
so-result-level-homeward-bound = Auf dem Heimweg: genug Energie auf dem Weg zu einer neuen Welt.
so-result-level-the-galaxy-is-yours = Die Galaxie gehört dir: genug für alle und viele Welten zur Wahl.
so-result-level-transcendence = Transzendenz: Fast die ganze Kraft des Sterns ist dein, genug, um andere mitzunehmen.
so-tally-points = Schwung
so-score-towers = Türme
so-score-towers-meaning = an Sendetürmen in Schwung verwandelte Energie
so-score-hurls = Geschleuderte Taucher
so-score-hurls-meaning = ins Herz geschleuderte Taucher und Stationen
so-score-flares = Sonneneruptionen
so-score-flares-meaning = von äußeren Türmen bei Eruptionen
so-score-effects = Karteneffekte
so-score-effects-meaning = aus gespielten Karten
so-tally-cards-caused = Karten ausgelöst
so-tally-flares-caused = darunter Eruptionen
so-tally-built = Bauwerke gebaut
so-tally-activated = Stationen aktiviert
so-tally-bonuses = Boni genommen
so-tally-tolls = Zölle erhalten
so-tally-hurled = Ins Herz geschleudert
so-tally-effects-played = Karten gespielt


# Pieces, places, suits
so-piece-station = Station
so-piece-node = Knoten
    .acc = einen Knoten
    .den = den Knoten
    .def = Der Knoten
    .dein = deinen Knoten
    .sein = seinen Knoten
    .no = kein Knoten
    .gen = eines Knotens
so-piece-foundry = Gießerei
    .acc = eine Gießerei
    .den = die Gießerei
    .def = Die Gießerei
    .dein = deine Gießerei
    .sein = seine Gießerei
    .no = keine Gießerei
    .gen = einer Gießerei
so-piece-tower = Turm
    .acc = einen Turm
    .den = den Turm
    .def = Der Turm
    .dein = deinen Turm
    .sein = seinen Turm
    .no = kein Turm
    .gen = eines Turms
so-piece-gate = Tor
    .acc = ein Tor
    .den = das Tor
    .def = Das Tor
    .dein = dein Tor
    .sein = sein Tor
    .no = kein Tor
    .gen = eines Tors
so-piece-diver = Taucher
    .acc = einen Taucher
    .den = den Taucher
    .def = Der Taucher
    .dein = deinen Taucher
    .sein = seinen Taucher
    .no = kein Taucher
    .gen = eines Tauchers
so-cards = { $n ->
    [0] keine Karte
    [one] { $n } Karte
   *[other] { $n } Karten
  }
so-orbit-card = die Umlaufkarte
so-place-hold = dem Laderaum
so-place-guest = fremdem Laderaum
so-place-lost = dem All
so-space-o = o{ $n }
    .page = Außenbahn { $n }
so-space-i = i{ $n }
    .page = Innenbahn { $n }
so-space-c = c{ $n }
    .page = Konvektion { $n }
so-space-r = r{ $n }
    .page = Strahlung { $n }
so-space-k = k{ $n }
    .page = Kern { $n }
so-site = { $above }/{ $below }
    .page = { $above } / { $below }
so-suit = { $name } ({ $code })
    .page = { $name }
so-suit-explosion = Explosion
so-suit-solar-flare = Sonneneruption
so-suit-condensation = Kondensation
so-suit-dissipation = Zerstreuung
so-suit-expansion = Ausdehnung
so-suit-oscillation = Oszillation
so-suit-refraction = Brechung
so-suit-reverberation = Nachhall
so-suit-subduction = Subduktion
so-card = { $suit }: { $effect }
so-list = { $parts }

# Texts of a pack that are not the built-in ones
so-own-text = { $text }

# Felder nach Schicht und Name
so-place-outer = Außenbahn { $space }
    .page = Außenbahn { $n }
so-place-inner = Innenbahn { $space }
    .page = Innenbahn { $n }
so-place-convective = Konvektionszone { $space }
    .page = Konvektion { $n }
so-place-radiative = Strahlungszone { $space }
    .page = Strahlung { $n }
so-place-core = Kern { $space }
    .page = Kern { $n }
so-place-gate = { $a } / { $b }

# Labels: opening and rebuilding
so-label-place-gate = dein Tor bei { $site } setzen
so-label-place-station = { $piece-dein } in { $space } setzen
so-label-and-movement = { $label }, Bewegung { $now } → { $then }
so-label-return-station = deine Station in { $space } für 2 Taucher zurücknehmen
so-label-return-gate = dein Tor bei { $site } für 2 Taucher zurücknehmen

# Labels: the action of the turn
so-label-move = bewegen, mit { $n ->
    [one] { $n } Bewegungspunkt
   *[other] { $n } Bewegungspunkten
  }
so-label-convert = Taucher in ein Bauwerk umwandeln
so-label-activate = Stationen einer Art aktivieren
so-label-scour = säubern: Fresser von deinen Feldern entfernen
so-label-pass = passen: nur dein Schiff zieht weiter

# Labels: moves
so-label-launch = einen Taucher nach { $space } starten (1 von { $n } Bewegungspunkten)
    .page = einen Taucher nach { $space } starten
so-label-launch-via = einen Taucher vom Schiff von { $host } nach { $space } starten (1 von { $n } Bewegungspunkten)
    .page = einen Taucher vom Schiff von { $host } nach { $space } starten
so-label-launch-guest = deinen Gast vom Schiff von { $host } nach { $space } starten (1 von { $n } Bewegungspunkten)
    .page = deinen Gast vom Schiff von { $host } nach { $space } starten
so-label-fly = mit einem Taucher von { $from } nach { $to } fliegen (1 von { $n } Bewegungspunkten)
    .page = mit einem Taucher von { $from } nach { $to } fliegen
so-label-fly-marked = mit dem markierten Taucher von { $from } nach { $to } fliegen (1 von { $n } Bewegungspunkten)
    .page = mit dem markierten Taucher von { $from } nach { $to } fliegen
so-label-catapult = einen Taucher von { $from } nach { $to } katapultieren (kein Bewegungspunkt)
    .page = einen Taucher von { $from } nach { $to } katapultieren, ohne Bewegungspunkt
so-label-and-toll = { $label }; Tor von { $owner }: { $owner } bekommt 1 Energie ({ $energy })
so-label-and-toll-halved = { $label }; Tor von { $owner }: { $owner } bekommt 1 Energie ({ $energy }, bei der nächsten Eruption halbiert)
so-label-hurl = einen Taucher von { $from } ins Herz schleudern: +2 Schwung, 1 Karte
so-label-hurl-marked = den markierten Taucher von { $from } ins Herz schleudern: +2 Schwung, 1 Karte
so-label-hurl-station = deine Station von { $from } ins Herz schleudern: +2 Schwung, 1 Karte
so-label-return-diver = einen verlorenen Taucher nach { $to } zurückholen (1 von { $n } Bewegungspunkten)
    .page = einen verlorenen Taucher nach { $to } zurückholen
so-label-cluster = { $divers ->
    [one] 1 Taucher
   *[other] { $divers } Taucher zusammen
  } von { $from } nach { $to } bewegen (1 von { $n } Bewegungspunkten)
    .page = alle { $divers } Taucher zusammen von { $from } nach { $to } bewegen
so-label-move-station = deine Station von { $from } nach { $to } bewegen (1 von { $n } Bewegungspunkten)
    .page = deine Station von { $from } nach { $to } bewegen
so-label-puncture = einen Taucher in { $from } für dein Tor nach { $to } opfern (1 von { $n } Bewegungspunkten)
    .page = einen Taucher in { $from } für dein Tor nach { $to } opfern
so-label-teleport = einen Taucher von { $from } nach { $to } teleportieren (3 von { $n } Bewegungspunkten)
    .page = einen Taucher von { $from } nach { $to } teleportieren, für 3 Bewegungspunkte
so-label-fuel = 1 Energie für 3 Bewegungspunkte zahlen

# Labels: conversions and activations
so-label-build-gate = ein Tor bei { $site } aus { $a } und { $b } bauen: { $cards }
so-label-build-station = { $piece-acc } in { $space } aus { $from } bauen: { $cards }
so-label-take-over = { $piece-den } von { $owner } in { $space } übernehmen: { $cards }
so-label-take-over-station = die Station in { $space } übernehmen: { $cards }
so-label-augmented = verstärkt: { $label }
so-label-use-own = { $piece-dein } in { $space } aktivieren: { $pay }
so-label-use-other = { $piece-den } von { $owner } in { $space } aktivieren: { $pay }
so-label-use-space = { $space } aktivieren
so-pay-energy = +{ $n } Energie
so-pay-divers = { $n } Energie für { $n } Taucher zahlen
so-pay-momentum = { $n } Energie für { $n } Schwung zahlen
so-label-bonus-own = Bonus { $n } für dich
so-label-bonus-other = Bonus { $n } für { $owner } oder dich
so-label-squeeze = deine Station in { $space } auspressen: { $cards } aufdecken; keine Eruption: { $double } und Bonus { $bonus }, eine Eruption: { $base } und sie wird zerstört
so-label-blight = deinen Taucher in { $space } zurückrufen; 3 Taucher aus deiner Reserve gehen auf das Schiff von { $host }
so-label-sacrifice = { $divers ->
    [one] den Taucher
   *[other] die { $divers } Taucher
  } auf der Gießerei in { $space } zerstören: je +2 Schwung; { $cards }
so-label-clear = einen Taucher in { $space } zurückrufen und dort einen Kriecher entfernen
so-label-metamorph = deine Station in { $space } in { $piece-acc } verwandeln
so-label-take-bonus = den Bonus in { $space } nehmen: { $pay }
so-label-take-bonus-halved = den Bonus in { $space } nehmen: { $pay } (ab 13 wird bei einer Eruption halbiert)
so-label-leave-bonus = den Bonus in { $space } lassen
so-label-bonus = Bonus
so-label-link-own = in { $space }: dein Taucher gehört zur Kette
so-label-link-other = in { $space }: der Taucher von { $owner } gehört zur Kette
so-label-procreate = einen Taucher in { $space } hinzufügen
so-label-orbit = weiter: dein Schiff zieht seine Bahn
so-label-draw = { $cards } ziehen

# Labels: flares, events, cards
so-label-flare-node = dein Knoten in { $space } gibt 1 Energie
so-label-flare-foundry = deine Gießerei in { $space } macht aus 1 Energie einen Taucher
so-label-flare-tower = dein Turm in { $space } macht aus 1 Energie 1 Schwung
so-label-flare-done = bei dieser Eruption keine äußere Station mehr nutzen
so-label-lose-hold = einen Taucher aus deinem Laderaum opfern
so-label-lose-space = einen Taucher in { $space } opfern
so-label-lose-guest = einen Gast auf dem Schiff von { $host } opfern
so-label-lose-lost = einen im All verlorenen Taucher opfern
so-label-shift = dein Taucher in { $from } geht nach { $to }
so-label-warp-hold = einen Taucher aus deinem Laderaum nach { $to } setzen
so-label-warp-guest = deinen Gast vom Schiff von { $host } nach { $to } setzen
so-label-warp-stay = dein Taucher in { $space } bleibt
so-label-warp = deinen Taucher von { $from } nach { $to } setzen
so-label-core = einen Taucher nach { $to } setzen
so-label-spawn = ein Kriecher kommt nach { $to }
so-label-crawl = der Kriecher in { $from } geht nach { $to }
so-label-keep-old = deine Karte behalten: { $card }
so-label-keep-held = deine Karte behalten
so-label-keep = die gezogene Karte behalten: { $card }
so-label-keep-none = keine Karte behalten
so-label-end-move = die Bewegung beenden, { $n ->
    [one] { $n } Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  } ungenutzt
so-label-end = die Aktion beenden
so-label-play = { $effect } ({ $suit }) spielen: { $detail }
    .page = { $effect } spielen: { $detail }
so-label-play-effect = { $effect } spielen: { $detail }
so-play-accelerate = jedes Schiff { $n } vor
so-play-chain = der Pfad, der in { $space } beginnt
so-play-hatch = in { $space } gegen { $seat }
so-play-passage = mit dem Taucher in { $space }
so-play-passage-hold = mit dem nächsten gestarteten Taucher
so-play-pillar = 3 Schwung je { $suit }
so-play-swap-own = dein Taucher in { $a } und dein Taucher in { $b }
so-play-swap-first-own = dein Taucher in { $a } und der Taucher von { $second } in { $b }
so-play-swap-second-own = der Taucher von { $first } in { $a } und dein Taucher in { $b }
so-play-swap-others = der Taucher von { $first } in { $a } und der von { $second } in { $b }
so-play-tribute = an deiner Station in { $space }

# What chance may bring
so-chance-seat = Platz { $seat }
so-chance-eye = Auge { $eye }
so-chance-effect = { $effect }
so-chance-marked = markierte Eruption
so-chance-flare = Eruption
so-chance-trigger = Auslöserkarte
so-chance-keep-old = die bisher gehaltene Karte

# Prompts
so-prompt-keep-later = Welche Karte behältst du? Du darfst bis zu deinem nächsten Zug warten (SO-7.12)
so-prompt-first = Wer beginnt, wird ausgelost (SO-2.3)
so-prompt-eye = Der Platz des ersten Schiffs wird ausgelost (SO-2.4)
so-prompt-suit = Die Sorten des Stapels werden ausgelost (SO-2.5)
so-prompt-effect = Die Effekte der Sorten werden ausgelost (SO-2.6)
so-prompt-start = Wähl den Platz eines Bauwerks des Szenarios (SO-12.3)
so-prompt-open = Eröffnung: setz ein Tor oder eine Station (SO-2.8)
so-prompt-keep-chance = Eine Karte wird zufällig für dich behalten (SO-7.12)
so-prompt-rebuild = Du hast keine Taucher: gib eine Station oder ein Tor für zwei zurück (SO-3.5)
so-prompt-action = Dein Zug, eine Aktion: Taucher bewegen, Taucher in ein Bauwerk umwandeln oder Stationen aktivieren (SO-3.2)
so-prompt-step = Bewegen: Starte Taucher und flieg mit ihnen, noch { $n ->
    [one] { $n } Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  }; beende dann die Bewegung (SO-4.1)
so-prompt-convert = Umwandeln: wähl die Taucher, aus denen ein Tor oder eine Station wird (SO-5.2)
so-prompt-activate-more = Aktivieren: wähl eine weitere Station dieser Art ({ $piece }) oder beende die Aktion (SO-6.1)
so-prompt-activate = Aktivieren: wähl eine Station mit einem deiner Taucher (SO-6.1)
so-prompt-scour = Säubern: wähl Felder, die du säuberst (SO-11.12)
so-prompt-bonus-in = Nimmst du den Bonus von { $n } in { $space }? (SO-6.3)
so-prompt-bonus = Nimmst du den Bonus von { $n }? (SO-6.3)
so-prompt-link-in = Wessen Taucher in { $space } gehört zur Kette? (SO-8.7)
so-prompt-link = Wessen Taucher gehört zur Kette? (SO-8.7)
so-prompt-procreate = Deine Reserve reicht nicht: wo kommt ein Taucher dazu? (SO-8.22)
so-prompt-reveal = Karten der ausgepressten Station werden aufgedeckt (SO-8.26)
so-prompt-draw = { $n ->
    [0] Jetzt ist keine Karte zu ziehen; du kannst vorher deine Karte spielen
    [one] Zieh jetzt { $n } Karte oder spiel vorher deine Karte
   *[other] Zieh jetzt { $n } Karten oder spiel vorher deine Karte
  } (SO-7.10)
so-prompt-card = Eine Karte wird gezogen (SO-7.1)
so-prompt-orbit-card = Die Umlaufkarte wird gezogen (SO-12.1)
so-prompt-flare = Eruption: welche äußere Station nutzt du? (SO-7.4)
so-prompt-attrition = Attrition: welchen Taucher opferst du? (SO-11.4)
so-prompt-shift = Wohin geht dein Taucher? (SO-11.6, SO-11.7)
so-prompt-warp = Setz einen deiner Taucher irgendwohin (SO-11.8)
so-prompt-core = Singularity: setz einen Taucher in den Kern (SO-11.9)
so-prompt-spawn = Wo kommt ein Kriecher an? (SO-11.10)
so-prompt-crawl = Wohin geht der Kriecher? (SO-11.10)
so-prompt-keep = Welche Karte behältst du? (SO-7.8)
so-prompt-over = Das Spiel ist zu Ende

# Das Ziel des Tisches, immer im Blick
so-goal-most = Der meiste Schwung gewinnt
so-goal-solo = Erreich { $target } Schwung; du hast { $reached }
so-goal-together = Alle erreichen { $target } Schwung; am wenigsten sind { $reached }
so-goal-flares = Eruption { $n } von { $all }
so-goal-ends = Ende, wenn die { $all }. Eruption gezogen wird
so-goal-scenario = Szenario: { $name }
so-goal-banned = Nicht in diesem Szenario: { $pieces }

# Überschriften der Aktionen
so-heading-place-gate = Ein Tor setzen
so-heading-place-node = Einen Knoten setzen
so-heading-place-foundry = Eine Gießerei setzen
so-heading-place-tower = Einen Turm setzen
so-heading-return = Ein Bauwerk zurücknehmen
so-heading-action = Deine Aktion wählen
so-heading-launch = Einen Taucher starten
so-heading-fly = Taucher fliegen
so-heading-hurl = Ins Herz schleudern
so-heading-move-station = Eine Station bewegen
so-heading-puncture = Ein Tor durch ein Opfer öffnen
so-heading-fuel = Bewegung kaufen
so-heading-build-node = Einen Knoten bauen
so-heading-build-foundry = Eine Gießerei bauen
so-heading-build-tower = Einen Turm bauen
so-heading-build-gate = Ein Tor bauen
so-heading-take-over = Eine Station übernehmen
so-heading-activate = Eine Station aktivieren
so-heading-squeeze = Eine Station auspressen
so-heading-effect = Den Effekt deiner Karte nutzen
so-heading-clear = Einen Kriecher entfernen
so-heading-bonus = Der Bonus
so-heading-chain = Die Kette
so-heading-add-diver = Einen Taucher hinzufügen
so-heading-draw = Karten ziehen
so-heading-flare = Äußere Stationen bei der Eruption
so-heading-lose = Einen Taucher aufgeben
so-heading-put-diver = Einen Taucher setzen
so-heading-crawler = Einen Kriecher bewegen
so-heading-play = Deine Karte spielen
so-heading-end = Die Aktion beenden
so-heading-keep = Eine Karte behalten

# Wovon Hinweise sprechen: eine Größe, warum sie zählt, wohin man sieht. `$best` ist die Zahl nach dem besten gefundenen
# Plan, `$other` die nach einer anderen Wahl.
so-quantity-momentum = dein Schwung
so-principle-momentum = Nimm den Schwung, der da ist: mit dem besten Plan hast du nach diesem Zug { $best }, mit einer anderen Wahl { $other }.
so-quantity-flare = Schwung äußerer Türme bei der nächsten Eruption
so-principle-flare = Eruptionen bezahlen äußere Türme, die Energie haben, jedes Mal: { $best } mit dem besten Plan, { $other } mit einer anderen Wahl.
so-quantity-reach = Schwung, für den du Taucher in einer Bewegung schleudern könntest
so-principle-reach = Bring Taucher dorthin, wo sie geschleudert werden können: eine weitere Bewegung wäre mit dem besten Plan { $best } Schwung wert, mit einer anderen Wahl { $other }.
so-quantity-rewards = Erträge, auf denen deine Taucher stehen
so-principle-rewards = Taucher auf Stationen sind deine nächste Aktivierung: sie stehen mit dem besten Plan auf Erträgen von { $best }, mit einer anderen Wahl auf { $other }.
so-quantity-energy = deine Energie
so-principle-energy = Gießereien und Türme brauchen Energie: der beste Plan lässt dir { $best }, eine andere Wahl { $other }.
so-quantity-halved = Energie, die du bei einer Eruption verlörest
so-principle-halved = Energie ab 13 wird bei einer Eruption halbiert: der beste Plan setzt { $best } aufs Spiel, eine andere Wahl { $other }.
so-quantity-cards = Karten, die du ziehen musst
so-principle-cards = Jede Karte kann eine Eruption sein und lässt den Stern altern: der beste Plan schuldet { $best }, eine andere Wahl { $other }.
so-quantity-crew = Taucher im Laderaum und im Stern
so-principle-crew = Taucher tun alles: der beste Plan lässt dir { $best } im Laderaum und im Stern, eine andere Wahl { $other }.
so-quantity-stations = deine Stationen
so-principle-stations = Stationen bringen etwas bis zum Ende: der beste Plan hat { $best }, eine andere Wahl { $other }.
so-quantity-movement = deine Bewegung
so-principle-movement = Jede Schicht mit einer Station von dir macht dich schneller: der beste Plan gibt dir { $best } Bewegung, eine andere Wahl { $other }.
so-region-outer = die äußere Umlaufbahn
so-region-inner = die innere Umlaufbahn
so-region-convective = die Konvektionszone
so-region-radiative = die Strahlungszone
so-region-core = der Kern
so-region-heart = das Herz
so-region-ship = dein Schiff und sein Laderaum
so-region-cards = die Karten
so-region-actions = die Art der Aktion
so-region-answers = die Antworten auf diese Frage

# Lektionen der ersten Partie
so-lesson-opening = Bau deinen Anfang. Stationen nützen nur, wo deine Taucher hinkommen, und dein Schiff zieht um den ganzen Stern: setz die ersten dorthin, wo du bald fliegen kannst. Jede Schicht mit einer Station von dir gibt einen Bewegungspunkt mehr, also wähl verschiedene. Nur durch Tore geht es von einer Schicht zur nächsten.
so-lesson-rebuild = Du hast keinen Taucher mehr. Gib eines deiner Bauwerke zurück, und zwei Taucher kommen in deinen Laderaum. Nimm das, das dir am wenigsten fehlt.
so-lesson-action = Eine Aktion im Zug: Taucher in den Stern bewegen, beieinander stehende Taucher in ein Bauwerk umwandeln oder Stationen einer Art aktivieren. Knoten geben Energie, Gießereien machen aus Energie Taucher, Türme machen aus Energie Schwung, und Schwung gewinnt.
so-lesson-step = Jeder Schritt kostet einen Bewegungspunkt. Starte Taucher aus deinem Laderaum neben deinem Schiff, flieg mit ihnen um eine Schicht und durch Tore weiter hinein. Aus dem Kern kannst du sie für Schwung ins Herz schleudern. Beende die Bewegung, wenn du bist, wo du sein willst.
so-lesson-convert = Zwei oder drei deiner Taucher, die im verlangten Muster stehen, werden ein Bauwerk; sie kehren in deine Reserve zurück. Je tiefer es steht, desto mehr bringt es, und desto mehr Karten musst du ziehen.
so-lesson-activate = Berühr eine Station, bei der du einen Taucher hast; er kehrt in deinen Laderaum zurück. Du darfst mit allen Stationen derselben Art weitermachen. Den Bonus bekommt, wem sie gehört. Tiefe Stationen bringen mehr, kosten aber Karten, und Eruptionen darunter bringen das Ende näher.
so-lesson-scour = Berühr die Felder, die du von den Wesen befreien willst. Jedes kostet dich dort einen Taucher.
so-lesson-bonus = Deine Station wurde aktiviert, und wem sie gehört, darf den Bonus nehmen. Meist nimmst du ihn. Nur Energie ab 13 wird bei der nächsten Eruption halbiert.
so-lesson-chain = Die Kette braucht in jedem ihrer Felder einen Taucher. Sag, wessen Taucher hier zählt.
so-lesson-procreate = Nicht alle neuen Taucher finden Platz. Sag, wo einer dazukommt.
so-lesson-draw = Was du tief im Stern getan hast, kostet Karten. Zieh sie jetzt oder spiel vorher die Karte, die du hältst. Eine Eruption rückt den Zeiger weiter, halbiert Energie ab 13 und lässt alle äußeren Stationen arbeiten; nach der 13. ist das Spiel aus.
so-lesson-flare = Eine Eruption: jede deiner Stationen auf der äußeren Umlaufbahn darf einmal arbeiten, ohne Taucher. Türme machen aus Energie Schwung, Gießereien Taucher, Knoten geben Energie.
so-lesson-event = Ein Ereignis des Sterns verlangt etwas von dir. Berühr eines der markierten Dinge; die Tafel des Ereignisses sagt, was es tut.
so-lesson-keep = Eine Karte darfst du für später behalten: ihren Effekt kannst du einmal in einem deiner Züge nutzen. Die anderen werden abgelegt.

# Events
so-event-begins = Platz { $seat } beginnt
so-event-ships-placed = Die Schiffe nehmen ihre Plätze ein, das erste auf Auge { $eye }
    .page = Die Schiffe nehmen ihre Plätze ein
so-event-suit-chosen = { $suit } gehört zum Stapel
so-event-effect-assigned = { $suit } hat den Effekt { $effect }
so-event-placed = Platz { $seat } setzt { $piece-acc } bei { $at }
so-event-turn-began = Platz { $seat } ist am Zug
so-event-rebuilt = Platz { $seat } nimmt sein Bauwerk bei { $at } zurück und bekommt { $divers } Taucher
so-event-chose-move = Platz { $seat } wählt: bewegen
so-event-chose-convert = Platz { $seat } wählt: umwandeln
so-event-chose-activate = Platz { $seat } wählt: aktivieren
so-event-chose-scour = Platz { $seat } wählt: säubern
so-event-chose-pass = Platz { $seat } passt
so-event-launched = Platz { $seat } startet einen Taucher nach { $to }
so-event-launched-from = Platz { $seat } startet einen Taucher vom Schiff von { $host } nach { $to }
so-event-flew = Platz { $seat } fliegt mit { $divers ->
    [one] { $divers } Taucher
   *[other] { $divers } Tauchern
  } von { $from } nach { $to }
so-event-hurled = Platz { $seat } schleudert { $piece-acc } von { $from } ins Herz
so-event-came-back = Ein verlorener Taucher von Platz { $seat } kehrt nach { $to } zurück
so-event-station-moved = Platz { $seat } bewegt { $piece-sein } von { $from } nach { $to }
so-event-fuelled = Platz { $seat } verbrennt 1 Energie für 3 Bewegungspunkte
so-event-toll-received = Platz { $seat } bekommt 1 Energie für die Benutzung seines Tors
so-event-energy-picked = Platz { $seat } sammelt 1 Energie in { $at } ein
so-event-built = Platz { $seat } baut { $piece-acc } bei { $at }
so-event-invaded = Platz { $seat } übernimmt { $piece-den } von { $from } in { $at }
so-event-activated-own = Platz { $seat } aktiviert { $piece-sein } in { $at }: Grundwert { $base }
so-event-activated-other = Platz { $seat } aktiviert { $piece-den } von { $owner } in { $at }: Grundwert { $base }
so-event-bonus-taken = Platz { $seat } nimmt den Bonus von { $bonus } in { $at }
so-event-bonus-left = Platz { $seat } lässt den Bonus in { $at }
so-event-orbital-activated = Die Eruption aktiviert { $piece-den } von Platz { $seat } in { $at }
so-event-recalled = { $divers } Taucher von Platz { $seat } aus { $from } in den Laderaum
so-event-sacrificed = { $divers } Taucher von Platz { $seat } aus { $from } in die Reserve
so-event-vaporised = { $divers } Taucher von Platz { $seat } in { $from } verglüht
so-event-hatched = { $divers } Taucher von Platz { $seat } neu in { $at }
so-event-swapped = Die Taucher von Platz { $first } in { $at } und Platz { $second } in { $and } tauschen die Felder
so-event-infiltrated = { $divers } Taucher von Platz { $seat } { $divers ->
    [one] versteckt
   *[other] verstecken
  } sich auf dem Schiff von { $host }
so-event-metamorphosed = Platz { $seat } verwandelt seine Station in { $at } in { $piece-acc }
so-event-destroyed = { $piece-def } von Platz { $seat } in { $at } wird zerstört
so-event-played = Platz { $seat } spielt { $effect } ({ $suit })
    .page = Platz { $seat } spielt { $effect }
so-event-accelerated = Jedes Schiff geht { $eyes } vor
so-event-energy-gained = Platz { $seat } bekommt { $amount } Energie
so-event-energy-lost = Platz { $seat } verliert { $amount } Energie
so-event-momentum-gained = Platz { $seat } bekommt { $amount } Schwung
so-event-revealed-marked = Eine markierte Eruption wird aufgedeckt
so-event-revealed-trigger = Eine Auslöserkarte wird aufgedeckt
so-event-revealed = { $suit } wird aufgedeckt
so-event-exploded = Eruption: der Stern explodiert
so-event-flared = Eruption: der Anzeiger geht auf { $marker }
so-event-happened = { $name }: { $text }
so-event-displaced = Ein Taucher von Platz { $seat } kommt von { $from } nach { $to }
so-event-displaced-hold = Ein Taucher von Platz { $seat } kommt aus dem Laderaum nach { $to }
so-event-displaced-lost = Ein Taucher von Platz { $seat } geht im All verloren
    .page = Ein Taucher von Platz { $seat } geht im All verloren
so-event-crawler-arrived = Ein Kriecher kommt in { $at } an
so-event-crawler-moved = Ein Kriecher geht von { $from } nach { $to }
so-event-crawler-removed = Platz { $seat } entfernt einen Kriecher in { $at }
so-event-sown = Eine Energie erscheint in { $at }
so-event-orbited = Das Schiff von Platz { $seat } geht auf Auge { $eye }
    .page = Das Schiff von Platz { $seat } zieht weiter
so-event-kept = Platz { $seat } behält { $suit }
so-event-kept-none = Platz { $seat } behält keine Karte
so-event-ended = Das Spiel ist zu Ende
so-event-stalled = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
  } lang keine Karte: das Spiel endet, wie es steht (SO-9.5)

# Refusals
so-refusal-not-asked = das geht jetzt nicht: { $phase ->
    [start] erst wird der Platz eines Bauwerks des Szenarios gewählt
    [open] erst kommt die Eröffnung, ein Tor oder eine Station
    [rebuild] erst wird eine Station oder ein Tor gegen zwei Taucher zurückgegeben
    [action] erst wird die Aktion des Zuges gewählt (bewegen, umwandeln oder aktivieren)
    [step] Taucher sind gerade in Bewegung
    [convert] Taucher werden gerade umgewandelt
    [activate] Stationen werden gerade aktiviert
    [scour] Felder werden gerade gesäubert
    [bonus] erst ist zu entscheiden, ob der Bonus genommen wird
    [link] erst ist zu entscheiden, wessen Taucher zur Kette gehört
    [procreate] erst kommt ein Taucher hinzu
    [draw] erst werden die fälligen Karten gezogen
    [flare] erst wird eine äußere Station für die Eruption gewählt
    [attrition] erst wird ein Taucher geopfert
    [shift] erst bekommt der verschobene Taucher seinen Platz
    [warp] erst wird ein Taucher irgendwohin gesetzt
    [core] erst wird ein Taucher in den Kern gesetzt
    [spawn] erst bekommt der Kriecher seinen Platz
    [crawl] erst wird der Weg des Kriechers gewählt
    [keep] erst wird eine Karte behalten
    [over] das Spiel ist zu Ende
   *[other] erst wird etwas gezogen
}
    .page = danach ist jetzt nicht gefragt
so-refusal-not-yours = das entscheidet ein anderer Platz
so-refusal-movement-points = dieser Schritt kostet { $need ->
    [one] { $need } Bewegungspunkt
   *[other] { $need } Bewegungspunkte
  }, es sind noch { $have }
so-refusal-no-room = mehr als fünf deiner Taucher passen nicht auf ein Feld
so-refusal-not-at-ship = das Feld ist keins der vier neben diesem Schiff
so-refusal-empty-hold = im Laderaum ist kein Taucher
so-refusal-no-such-host = das ist nicht das Schiff eines anderen Platzes
so-refusal-no-guest = du hast keinen Gast in diesem Laderaum
so-refusal-no-diver = der Platz hat dort keinen Taucher
so-refusal-no-marked = dort ist kein markierter Taucher
so-refusal-one-diver-only = mit Hyperdrive darf sich nur ein Taucher bewegen
so-refusal-not-adjacent = die Felder sind nicht benachbart
so-refusal-no-gate = dort führt kein Tor durch die Barriere
so-refusal-gate-there = dort steht schon ein Tor
so-refusal-no-barrier = zwischen diesen Feldern liegt keine Barriere
so-refusal-same-space = dort ist er schon
so-refusal-not-in-core = geschleudert wird nur aus dem Kern
so-refusal-not-outer = verlorene Taucher kehren in die äußere Umlaufbahn zurück
so-refusal-nobody-lost = du hast keinen im All verlorenen Taucher
so-refusal-not-your-station = es muss deine eigene Station oder dein eigenes Bauwerk sein
so-refusal-no-station = dort steht keine solche Station
so-refusal-station-there = dort steht schon eine Station
so-refusal-banned = diese Art darf hier nicht gebaut werden
so-refusal-pattern = deine Taucher bilden nicht das Muster { $piece-gen }
so-refusal-one-conversion = eine Umwandlung pro Zug
so-refusal-one-type = eine Stationsart pro Zug
so-refusal-already-activated = jede Station einmal pro Zug
so-refusal-not-payable = { $n } lässt sich nicht ganz zahlen, in Energie oder in Tauchern
so-refusal-nothing-more = diese Aktion kann jetzt nur noch beendet werden
so-refusal-not-done = erst kommt mindestens eine Umwandlung, Aktivierung oder Entfernung
so-refusal-must-pulse = jede Station, die aktiviert werden kann, muss es auch
so-refusal-nothing-to-convert = jetzt ist keine Umwandlung möglich
so-refusal-nothing-to-activate = jetzt ist keine Aktivierung möglich
so-refusal-nothing-to-scour = jetzt lässt sich nichts entfernen
so-refusal-not-in-force = das braucht den Effekt { $effect }, der nicht gespielt wurde
so-refusal-used-up = der Effekt { $effect } ist verbraucht
so-refusal-whole-action = { $effect } ist die ganze Aktion
so-refusal-no-card = du hast keine Karte mit einem Effekt
so-refusal-other-card = deine Karte hat den Effekt { $effect }
so-refusal-one-card = eine Karte pro Zug
so-refusal-window = { $effect } kann jetzt nicht gespielt werden
so-refusal-condition = was { $effect } braucht, ist hier nicht gegeben
so-refusal-not-that-kind = in der zweiten Runde kommt das andere Bauwerk
so-refusal-not-accessible = diese Schicht ist jetzt nicht zugänglich
so-refusal-no-crawler = dort ist nichts zu entfernen
so-refusal-came-this-turn = dort steht kein Taucher schon seit Beginn des Zugs
so-refusal-excludes = Entfernen und Aktivieren schließen sich aus
so-refusal-not-outer-station = dort wartet keine äußere Station von dir
so-refusal-not-offered = das steht nicht zur Wahl
so-refusal-no-held-card = es gibt keine behaltene Karte
so-refusal-not-drawn = von dieser Sorte wurde keine Karte gezogen
so-refusal-only-marked = dort sind nur markierte Taucher; schreib `*`
so-refusal-none-in-reserve = in der Reserve ist { $piece-no } mehr
so-refusal-energy = { $need } Energie nötig, { $have } vorhanden

# Why a pattern of divers cannot be converted now
so-blocked-banned = dieses Szenario verbietet { $piece-den }
so-blocked-none-left = in der Reserve ist { $piece-no } mehr
so-blocked-station = in { $space } steht schon eine Station
so-blocked-gate = an { $site } steht schon ein Tor

# Notices
so-notice-stand-in = { $name } ist unser Ersatz: sein Text ist nicht bekannt

# The board in plain text
so-board-head = Instabilität { $marker } von 13 · Stapel { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }, { $flares ->
    [one] { $flares } Eruption
   *[other] { $flares } Eruptionen
  }
so-board-suits = Sorten: { $list }
so-board-event = Ereignis: { $name }
so-board-key = (ein Feld: seine Nummer, Station als N F T mit ihrem Platz, Taucher nach Platz, ~ Kriecher, * Energie)
so-board-layer = { $letter } { $name } (Grundwert { $base }, Bonus { $bonus }, Karten { $cards })
so-layer-outer = äußere Umlaufbahn
so-layer-inner = innere Umlaufbahn
so-layer-convective = Konvektionszone
so-layer-radiative = Strahlungszone
so-layer-core = Kern
so-board-no-gates = Tore: keine
so-board-gates = Tore: { $list }
so-board-momentum = Schwung { $n }
so-board-energy = Energie { $n }
so-board-hold = Laderaum { $n }
so-board-movement = Bewegung { $n }
so-board-ship = Schiff e{ $eye } ({ $spaces })
so-board-no-card = keine Karte
so-board-holds = hält { $card }
so-board-reserve = Reserve: { $divers } Taucher, { $gates ->
    [one] { $gates } Tor
   *[other] { $gates } Tore
  }, { $nodes } Knoten, { $foundries ->
    [one] { $foundries } Gießerei
   *[other] { $foundries } Gießereien
  }, { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
  }
so-board-lost = { $n } im All verloren
so-board-guests = { $n ->
    [one] { $n } Gast
   *[other] { $n } Gäste
  } bei { $seat }

# What the effects of the built-in pack do; their names stay
so-effect-accelerate = Alle Schiffe rücken gleich viele Augen vor, so viele du willst; dafür wird keine Karte gezogen.
so-effect-augment = Eine Station, die du aktivierst, gibt mehr Grundwert für jeden weiteren Taucher auf ihrem Feld, egal wessen; der ganze Grundwert muss bezahlbar sein.
so-effect-blight = Deine Aktivierung: ruf einen Taucher neben einem anderen Schiff zurück und setz drei Taucher aus deiner Reserve als Gäste auf dieses Schiff; später darfst du sie von dort starten.
so-effect-bright = Du bekommst 1 Energie für jede Schicht, in der du eine Station hast.
so-effect-cascade = Mach nach deiner Umwandlung noch eine beliebige; ihre Taucher gehen in deinen Laderaum statt in die Reserve.
so-effect-catapult = In dieser Bewegung darf jeder deiner Taucher ein Tor ohne Bewegungspunkt durchqueren.
so-effect-ceremony = In dieser Bewegung bekommst du 1 Energie für jeden Taucher, der von deinem Schiff in die äußere Umlaufbahn startet.
so-effect-chain = Wähl einen unverzweigten Pfad besetzter Felder und auf jedem einen Taucher: jeder gewählte bringt seinem Platz 1 Schwung; jeder zweite, vom ersten an, wird zurückgerufen.
so-effect-channel = Mach vor dem Ziehen Energie zu Schwung, höchstens 1 je Karte, die du ziehen wirst.
so-effect-cluster = Zweimal in dieser Bewegung machen alle deine Taucher eines Felds zusammen einen Schritt für 1 Bewegungspunkt.
so-effect-duplicate = Gießereien, die du aktivierst, bringen doppelt so viele Taucher für dieselbe Energie, solange deine Reserve sie alle hat.
so-effect-exterminate = Deine Aktivierung: alle Taucher auf einer Gießerei werden zerstört; jeder bringt seinem Platz 2 Schwung; für die Schicht werden Karten gezogen.
so-effect-festival = Diese Aktivierung darf Stationen aller Arten nutzen, in beliebiger Reihenfolge.
so-effect-fuel = Bis zu dreimal in dieser Bewegung: zahl 1 Energie für 3 weitere Bewegungspunkte.
so-effect-hatch = Schick auf einem Feld, das du mit einem anderen Platz teilst, einen seiner Taucher in dessen Laderaum und bring zwei von dir aus der Reserve.
so-effect-hyperdrive = Vor dem ersten Schritt: doppelte Bewegung, aber nur ein Taucher bewegt sich; auf jedem dritten Feld bekommt er 1 Energie.
so-effect-invade = Opfere als Umwandlung zwei Taucher (drei für einen Turm) auf der Station eines anderen Platzes und ersetz sie durch deine eigene dieser Art.
so-effect-juggernaut = Eine deiner Stationen fliegt in dieser Bewegung wie ein Taucher und darf aus dem Kern geschleudert werden.
so-effect-metamorphosis = Tausch eine deiner Stationen, die du in dieser Aktion aktiviert hast, gegen eine andere Art aus deiner Reserve.
so-effect-motivate = Aktiviere die eben gebaute Station sofort, ohne Taucher und ohne weitere Karten.
so-effect-passage = Markiere einen Taucher: in dieser Bewegung bringt er 1 Schwung für jedes verschiedene Tor, das er durchquert.
so-effect-pillar = Nenn vor dem Ziehen eine Sorte: 3 Schwung für jede Karte davon, die du ziehst.
so-effect-portal = In dieser Bewegung darfst du neben jedem Schiff starten und zwischen allen Feldern fliegen, die ein Schiff berühren.
so-effect-procreate = Jedes Feld mit zwei bis vier deiner Taucher bekommt einen aus deiner Reserve.
so-effect-pulse = Deine Aktivierung: alle Stationen in der inneren und äußeren Umlaufbahn arbeiten für dich, ohne Taucher und ohne Karten.
so-effect-puncture = Einmal in dieser Bewegung, für 1 Bewegungspunkt: opfere einen Taucher und öffne eins deiner Tore an einer Barriere neben ihm.
so-effect-sacrifice = Deine Aktivierung: alle Taucher auf einer Gießerei werden zerstört; jeder bringt seinem Platz 2 Schwung; für die Schicht werden Karten gezogen.
so-effect-squeeze = Überlaste deine letzte Station: deck zuerst ihre Karten auf. Ohne Eruption gibt sie das Doppelte; mit einer gibt sie den Grundwert und wird zerstört.
so-effect-swap = Vertausch zwei Taucher verschiedener Plätze.
so-effect-synchronize = Du bekommst 1 Schwung für jede Station, die du in dieser Aktion aktivierst.
so-effect-teleport = In dieser Bewegung, für 3 Bewegungspunkte: setz einen Taucher von einem beliebigen Feld auf ein anderes mit Platz.
so-effect-transcend = In dieser Bewegung durchqueren deine Taucher Barrieren ohne Tore.
so-effect-tribute = An einer deiner Stationen gibt dir jeder andere Platz 1 Energie für jeden seiner Taucher dort.

# The events of the built-in pack
so-happening-attrition = Jeder Platz opfert einen seiner Taucher.
so-happening-implode = Jeder Taucher fällt eine Schicht nach innen; die im Kern werden geschleudert.
so-happening-explode = Jeder Taucher wird eine Schicht nach außen geworfen; die in der äußeren Umlaufbahn sind im All verloren, bis sie zurückkehren.
so-happening-sunworm = Jeder Taucher auf einem Feld ohne Station wird geopfert.
so-happening-teleport = Jeder Platz setzt einen seiner Taucher auf ein beliebiges Feld mit Platz.
so-happening-warp = Jeder Platz setzt einen seiner Taucher auf ein beliebiges Feld mit Platz.
so-happening-singularity = Jeder Taucher in einem Laderaum kommt in den Kern.
so-happening-energy-garden = Energie erscheint auf Feldern unter der Barriere, für den ersten Taucher, der hineinfliegt.
so-happening-parasite = Parasiten kommen im Kern an und kriechen zu Stationen, deren Ertrag sie fressen.
so-happening-feeders = Fresser kommen im Kern an und kriechen zu Stationen, deren Ertrag sie fressen.

# Levels of survival of the built-in pack
so-level-failed = gescheitert
so-level-text-failed = Die Arche kommt nie in Fahrt; die Explosion verschlingt sie mit allen an Bord.
so-level-adrift-in-darkness = treibend im Dunkel
so-level-text-adrift-in-darkness = Der Explosion entkommen, aber ohne Ziel; die Vorräte reichen nicht.
so-level-home-in-the-void = Heimat in der Leere
so-level-text-home-in-the-void = Keine Welt in Reichweite, doch die Arche selbst kann ein Zuhause bleiben.
so-level-the-challenge-ahead = die Aufgabe wartet
so-level-text-the-challenge-ahead = Ein naher, unwirtlicher Planet ist erreichbar; ihn zu besiedeln wird harte Arbeit.
so-level-homeward-bound = auf dem Heimweg
so-level-text-homeward-bound = Energie im Überfluss; guten Mutes nimmt die Arche Kurs auf eine neue Welt.
so-level-the-galaxy-is-yours = die Galaxie gehört dir
so-level-text-the-galaxy-is-yours = Genug für alle; die Arche kann unter vielen Welten wählen.
so-level-transcendence = Transzendenz
so-level-text-transcendence = Fast die ganze Kraft des Sterns ist dein, genug, um andere mitzunehmen.

# Why a set-up is refused
so-setup-seat = "human" oder "bot:<name>"
so-setup-pack-id = die Kennung eines Datenpakets
so-setup-no-pack = es gibt kein Datenpaket „{ $pack }“; vorhanden: { $known }
so-setup-scenario-id = die Kennung eines Szenarios
so-setup-suits = "default", "random" oder eine Liste von Sorten
so-setup-effects = "default", "random" oder eine Liste von Effekten
so-setup-effect = die Kennung eines Effekts
so-setup-versus-seats = ein Spiel gegeneinander hat 2 bis 5 Plätze
so-setup-solo-seats = ein Solospiel hat einen einzigen Platz
so-setup-coop-seats = ein gemeinsames Spiel hat 2 bis 5 Plätze
so-setup-solo-not-long = ein Solospiel hat keine lange Form: das Szenario bestimmt den Stapel
so-setup-scenario-opening = ob es eine Eröffnungsrunde gibt, bestimmt das Szenario
so-setup-suit-count = { $suits ->
    [one] { $suits } Sorte
   *[other] { $suits } Sorten
  } mit Eruptionen: dieses Spiel hat { $due }
so-setup-red = rote Effekte nur, wenn alle einverstanden sind: allow_red
so-setup-event-edition = das Ereignis { $event ->
    [warp] Krümmung
    [singularity] Singularität
    [feeders] Zehrer
   *[other] { $event }
  } gehört nicht zur { $edition ->
    [first] ersten Ausgabe
   *[other] Ausgabe von 2017
  }
so-setup-event-scenario = event = { $event }: das von Szenario { $scenario } ist { $own }
so-setup-versus-scenario = scenario = „{ $scenario }“: Szenarien sind für solo und gemeinsam
so-setup-no-scenario = die Ausgabe { $edition } hat kein Szenario „{ $scenario }“; sie hat { $known }
so-setup-triggers = hier ist nur { $number } möglich
so-setup-versus-target = eine Zielmarke gibt es nur solo und gemeinsam
so-setup-difficulty = die Schwierigkeit zählt nur im gemeinsamen Spiel ohne Szenario
so-setup-scenario-effects = das Szenario { $scenario } bringt eigene Effekte mit
so-setup-few-effects = die gewünschten Farben haben { $effects ->
    [one] { $effects } Effekt
   *[other] { $effects } Effekte
  }, dieses Spiel braucht { $due }
so-setup-effect-count = { $effects ->
    [one] { $effects } Effekt
   *[other] { $effects } Effekte
  }: dieses Spiel braucht { $due }
so-setup-effects-fixed = die Effekte des Szenarios { $scenario } stehen fest
so-setup-effect-edition = effects: { $effect } gibt es in der Ausgabe { $edition } nicht
so-setup-effect-others = effects: { $effect } braucht noch einen Platz am Tisch
so-setup-effect-red = effects: { $effect } ist rot; rote Effekte nur, wenn alle einverstanden sind: allow_red

# Why a position record is refused
so-record-two-values = zwei verschiedene Werte für { $key }
so-record-side = { $side }, die Seite für { $players } Plätze
so-record-seat = die Nummer eines Platzes an diesem Tisch
so-record-space = `{ $path }`: auf der Seite { $side } gibt es kein Feld „{ $name }“
so-record-station = eine Art von Station und ein Platz, etwa ["node", 0]
so-record-sites = ein Torplatz, das äußere Feld zuerst, etwa i0/c1
so-record-crawlers = mehr als { $most } Parasiten oder Fresser
so-record-energy-in-orbit = in den Umlaufbahnen liegt keine Energie: { $space }
so-record-weight = { $piece } auf { $space }: unter { $count } Kriechern kann nichts stehen bleiben
so-record-structures = { $due } × { $piece } muss vor dem ersten Zug gesetzt werden, { $left } in der Reserve
so-record-open-choice = eine Kartenwahl ist offen, aber keep_timing ist immediate
so-record-no-outcome = als Nächstes kann keine Karte und kein Ergebnis kommen
so-record-no-action = gefragt, aber in der Phase { $phase } ohne erlaubte Antwort
so-record-drawn = mehr als 13 gezogene Karten der Sorte { $suit }
so-record-own-guest = ein Platz kann nicht sein eigener Gast sein
so-record-momentum = momentum = { $total }, aber die Quellen ergeben { $sum }
so-record-pieces = insgesamt { $found } × { $piece }, aber dem Platz gehören { $owned }
so-record-held = gehalten wird { $suit }, eine Sorte, die nicht im Spiel ist
so-record-flares = im Stapel: { $flares ->
    [one] { $flares } Eruption
   *[other] { $flares } Eruptionen
  }{ $revealed ->
    [0] { "" }
   *[other] , aufgedeckt: { $revealed }
  }, aber der Anzeiger steht auf { $marker }
so-record-suit = es gibt { $cards } Karten der Sorte { $suit }, aber eine Sorte hat 13
so-record-triggers = es gibt { $lying } Auslöserkarten, aber dieses Spiel hat { $triggers }
so-record-phase = die Phase des Zugs
so-record-shift = turn: stage ist eine Schicht, 0 bis 4
so-record-spawn = turn: stage ist die Zahl derer, die ankommen
so-record-crawl = turn: crawler ist die Nummer eines Kriechers auf dem Plan
so-record-bonus = turn: ein Bonus braucht das Feld seiner Station
so-record-chain = turn: eine Kette braucht das Feld, auf dem sie beginnt
so-record-squeeze = turn: Squeeze braucht die Station und die Zahl der aufzudeckenden Karten
so-record-no-card-owed = turn: keine Karte ist zu ziehen
so-record-not-over = turn: das Spiel ist nicht zu Ende
so-record-flare-used = turn: flare_used nennt Felder der äußeren Umlaufbahn
so-record-implosions = turn: höchstens { $most } Implosionen warten auf ihre Karten
so-record-imploded = eine Liste mit { $seats } Zahlen, eine für jeden Platz
so-record-open-cards = turn: in der Phase { $phase } liegen keine Karten einer ausgepressten Station offen
so-record-revealed = turn: höchstens 8 Karten liegen offen
so-record-marks = turn: { $marked } markierte Taucher auf { $space }, aber dort sind { $there }
so-record-crawl-order = die Felder der Kriecher auf dem Plan, in der Reihenfolge, in der sie kriechen

# Why a notation is not understood
so-notation-action = „{ $text }“ ist keine Aktion von Sol
so-notation-chance = „{ $text }“ ist kein Zufallsergebnis von Sol
so-notation-effect = „{ $text }“ ist kein Effekt
so-notation-arguments = { $text } wird nicht mit diesen Angaben gespielt
so-notation-swap = „{ $text }“ ist nicht <Feld>:<Platz>
so-notation-space = „{ $text }“ ist kein Feld dieses Plans
so-notation-site = „{ $text }“ ist kein Torplatz dieses Plans
so-notation-seat = „{ $text }“ ist kein Platz an diesem Tisch
so-notation-station = „{ $text }“ ist weder node noch foundry noch tower
so-notation-suit = „{ $text }“ ist keine Sorte
so-notation-number = „{ $text }“ ist keine Zahl, die hier passt

# Why a read-out is not given
so-query-space = ein Feld wie c4
so-query-no-diver = kein Taucher auf { $space }

# What is wrong with a pack
so-pack-notice = Hinweis: zu { $name } ist kein Text bekannt; unserer ist ein Ersatz
so-pack-empty = `{ $key }` darf nicht leer sein
so-pack-pieces = { $key } = { $found }: ein Platz besitzt höchstens { $most }
so-pack-opening-pieces = in der Eröffnung setzt jeder Platz ein Tor und eine Station, muss also beides besitzen
so-pack-start-divers = ein Platz kann nicht mit { $divers } seiner { $owned } Taucher beginnen
so-pack-marker = marker = { $marker }: die Spirale zählt 13 Eruptionen herunter
so-pack-movement = movement muss 1 bis 9 sein
so-pack-marked-flares = höchstens 5 Eruptionen sind markiert
so-pack-triggers = published = { $published } von höchstens { $most } Auslöserkarten
so-pack-layer-count = { $layers } Schichten; es müssen fünf sein: o, i, c, r, k
so-pack-layer-order = Schicht { $place } ist „{ $layer }“; von außen nach innen sind es o, i, c, r, k
so-pack-layer-spaces = Schicht { $layer } hat auf der Seite { $side } { $due } Felder, nicht { $found }
so-pack-layer-most = { $key } = { $found } der Schicht { $layer }: höchstens { $most }
so-pack-sites = { $sites } Torplätze auf der Seite { $side }; es müssen { $due } sein (SO-1.7)
so-pack-under-eye-count = under_eye hat { $entries } Einträge für { $eyes } Augen
so-pack-under-eye = under_eye nennt konvektive Felder 0 bis { $last }
so-pack-opposite = opposite muss unter { $eyes } liegen
so-pack-rows = { $table } hat { $rows } Zeilen für { $spaces } Felder
so-pack-row-empty = { $table }: { $here } berührt nichts
so-pack-row-no-space = { $table }: { $here } nennt { $there }, das es nicht gibt
so-pack-row-twice = { $table }: { $here } nennt { $there } zweimal
so-pack-row-one-way = { $table }: { $here } berührt { $there }, aber laut { $inverse } berührt { $there } nicht { $here }
so-pack-lines = { $lines } Linien für { $spaces } Felder
so-pack-not-drawn = { $here } und { $there } berühren sich auf der Seite { $side }, aber ihre Bögen überlappen nicht
so-pack-drawn = { $here } und { $there } berühren sich auf der Seite { $side } nicht, aber ihre Bögen überlappen
so-pack-decks = { $decks } Einträge deck; je einer für 1 bis 5 Plätze
so-pack-deck-order = players = { $players } an der Stelle von { $due }
so-pack-suit-count = { $key } = { $suits }: ein Stapel hat 2 bis 7 Sorten
so-pack-spacing = spacing = { $spacing }: { $ships } Schiffe passen nicht auf { $eyes } Augen
so-pack-suit-twice = die Sorte { $id } steht zweimal da
so-pack-suit-unknown = keine Sorte hat das Kürzel „{ $id }“: F, C, X, O, R, V, S
so-pack-suit-cards = die Sorte { $id } hat { $cards } Karten; es müssen 13 sein (SO-1.14)
so-pack-suit-missing = die Sorte { $id } fehlt
so-pack-no-editions = editions muss first oder published nennen
so-pack-edition = keine Ausgabe „{ $id }“
so-pack-effect-twice = der Effekt { $id } steht zweimal da
so-pack-effect-unknown = für den Effekt „{ $id }“ ist kein Ablauf bekannt
so-pack-effect-colour = Effekt { $id }: keine Farbe „{ $colour }“
so-pack-effect-icon = Effekt { $id }: kein Zeichen „{ $icon }“; M, C, A, D oder T
so-pack-effect-missing = der Effekt { $id } fehlt
so-pack-event-twice = das Ereignis { $id } steht zweimal da
so-pack-event-unknown = für das Ereignis „{ $id }“ ist kein Ablauf bekannt
so-pack-pace = pace gehört zu parasite und feeders und ist mindestens 1
so-pack-arrive = höchstens 9 Kriecher kommen an, und 3 weitere je Platz
so-pack-place = „{ $id }“ ist kein Feld von c, r oder k
so-pack-event-missing = das Ereignis { $id } fehlt
so-pack-scenario-twice = das Szenario { $id } von { $edition } steht zweimal da
so-pack-scenario-effects = { $effects } Effekte für { $suits } Sorten
so-pack-scenario-once = effects_once ist { $once }, aber es gibt { $effects } Effekte, von denen mindestens einer übrig bleiben muss
so-pack-scenario-effect = die Ausgabe { $edition } hat keinen Effekt „{ $id }“
so-pack-scenario-event = die Ausgabe { $edition } hat kein Ereignis „{ $id }“
so-pack-station = „{ $id }“ ist keine Art von Station
so-pack-opening = opening = „{ $id }“: quick oder none
so-pack-start-place = ein Ort ist eins von: choose = Buchstabe einer Schicht, conv_offset = eine Zahl, opposite = true
so-pack-start-stations = der Start braucht { $pieces } × { $id }
so-pack-scenario-missing = das Szenario { $id } von { $edition } fehlt
so-pack-floor = floor = { $floor }: die erste Stufe von { $edition } beginnt bei 0, jede weitere höher
so-pack-no-levels = die Überlebensstufen von { $id } fehlen

# Printed values
so-printed-pieces = Figuren
so-printed-divers = Taucher
so-printed-gates = Tore
so-printed-nodes = Knoten
so-printed-foundries = Gießereien
so-printed-towers = Türme
so-printed-start = Start eines Platzes
so-printed-hold = Taucher im Laderaum
so-printed-energy = Energie
so-printed-movement = Bewegung
so-printed-marker = Anzeiger
so-printed-layers = Schichten
so-printed-standard = { $layer }, Felder, Standardseite
so-printed-wide = { $layer }, Felder, breite Seite
so-printed-base = { $layer }, Grundwert
so-printed-bonus = { $layer }, Bonus
so-printed-cards = { $layer }, Karten
so-printed-augment = { $layer }, Stufe von Augment
so-printed-decks = Schiffe und Stapel
so-printed-seats = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
  }
so-printed-deck = Schiffe { $spacing } Augen auseinander; Sorten { $quick } kurz, { $long } lang, { $coop } gemeinsam
so-printed-suits = Sorten
so-printed-suit = { $first } / { $published }, { $colour }, { $cards } Karten
so-printed-effects = Effekte
so-printed-effect = { $colour }, { $icon }: { $text }
so-printed-events = Ereignisse
so-printed-triggers = Auslöser
so-printed-marked = markierte Eruptionen, erste Ausgabe
so-printed-trigger-cards = Auslöserkarten, Ausgabe 2017
so-printed-trigger-most = höchstens, Ausgabe 2017
so-printed-scenarios = Szenarien
so-printed-in-first = { $name } (erste Ausgabe)
so-printed-in-published = { $name } (Ausgabe 2017)
so-printed-suit-count = { $n } Sorten
so-printed-no-effects = keine Effekte
so-printed-supply = { $divers } Taucher, { $energy } Energie
so-printed-place-any = { $piece } auf einem beliebigen Feld { $layer }
so-printed-place = { $piece } auf { $space }
so-printed-place-opposite = { $piece } auf dem äußeren Feld gegenüber
so-printed-ban = kein Bau von: { $piece }
so-printed-target = Ziel { $momentum }
so-printed-survival = Überlebensstufen
so-printed-floor = ab { $momentum } Schwung: { $text }
so-colour-blue = blau
so-colour-green = grün
so-colour-orange = orange
so-colour-purple = violett
so-colour-red = rot
so-colour-teal = türkis
so-colour-yellow = gelb

# The picture
part-sol-board = Der Stern
part-sol-deck = Instabilität und Stapel
part-sol-effects = Effekte im Spiel
part-sol-goal = Ziel
part-sol-lens = Größe des Plans
part-sol-own = Deine Tafel
part-sol-plans = Pläne
part-sol-seats = Die anderen Plätze
sol-a-flare = Eruption
sol-about-hold = Von hier startet dein Schiff sie für je 1 Bewegungspunkt
sol-about-reserve = Gießereien bringen Taucher von hier in den Laderaum
sol-about-gate = Aus 2 Tauchern gebaut, einer davon eine Schicht weiter außen; öffnet eine Barriere
sol-about-node = Aus 2 Tauchern beiderseits eines Feldes gebaut; gibt Energie
sol-about-foundry = Aus 2 Tauchern nebeneinander gebaut; macht aus Energie Taucher
sol-about-tower = Aus 3 Tauchern untereinander gebaut; macht aus Energie Schwung
sol-after = danach { $energy } Energie, { $momentum } Schwung
sol-and-more = und { $n } weitere
sol-banned = { $station }: darf hier nicht gebaut werden
sol-between = zwischen { $above } und { $below }
sol-board-title = Der Stern: Instabilität { $marker }, { $cards } Karten im Stapel, am Zug: { $seat }
sol-bonus-for = Bonus { $n }: { $seats }
sol-bonus-nobody = Bonus { $n }: niemand kann zahlen
sol-burst = Sturz ins Herz
sol-burst-end = Chance, dass das Ziehen die Partie beendet: { $chance }. Dann:
sol-burst-gain = +{ $momentum } Schwung, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
  }, { $flares } Eruptionen erwartet
sol-burst-no-end = Diese Ziehung kann das Spiel nicht beenden.
sol-burst-none = Mit { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkten
  } kommt jetzt kein Taucher ins Herz.
sol-burst-what = { $n } Taucher mit { $mp } Bewegungspunkten: { $from }
sol-card-now = jetzt spielbar
sol-card-own-turn = nur in deinem eigenen Zug
sol-card-when = nicht jetzt, sondern { $when }
sol-cards-left = Karten
sol-cards-owed = { $n } { $n ->
    [one] Karte
   *[other] Karten
  } zu ziehen
sol-cards-to-end = bis zum Ende
sol-caution-end = Die { $n } { $n ->
    [one] folgende Karte kann
   *[other] folgenden Karten können
  } die Partie beenden ({ $chance }), und du würdest nicht gewinnen.
sol-caution-halved = Du hast { $energy } Energie: Eine Eruption unter den nächsten { $n } { $n ->
    [one] Karte
   *[other] Karten
  } ({ $chance }) nimmt dir { $loss } davon.
sol-caution-toll = Der Zoll bringt Platz { $seat } 1 Energie (dann { $energy }).
sol-conversions = Umwandlungen
sol-divers = Taucher
sol-do-activate = Aktivieren
sol-do-activate-note = Stationen einer Art
sol-do-convert = Umwandeln
sol-do-convert-note = { $n } Muster
sol-do-move = Bewegen
sol-do-move-note = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  }
sol-do-pass = Passen
sol-do-pass-note = nur das Schiff fliegt weiter
sol-do-scour = Säubern
sol-draw-end = Das kann die Partie beenden: { $chance }.
sol-draw-flare = Das Ziehen von { $n } { $n ->
    [one] Karte
   *[other] Karten
  } bringt mit { $chance } eine Eruption.
sol-drawn = In diesem Zug gezogen; eine darfst du behalten
sol-effects = Effekte im Spiel
sol-energy = Energie
sol-energy-halved = Eine Eruption würde { $loss } dieser Energie nehmen.
sol-energy-here = 1 Energie liegt hier
sol-energy-twelve = Ab 13 nimmt eine Eruption die Hälfte.
sol-event = bei einer Auslöser-Eruption
sol-flares-left = Eruptionen
sol-first-head = Worum es geht
sol-first-divers = Dein Schiff startet Taucher; durch Tore dringen sie tiefer in den Stern.
sol-first-stations = Taucher nebeneinander werden zu Toren und Stationen. Ein Taucher auf einer Station aktiviert sie; je tiefer sie steht, desto mehr bringt sie.
sol-first-momentum = Knoten geben Energie, Gießereien neue Taucher, Türme machen aus Energie Schwung. Wer bei der letzten Eruption am meisten Schwung hat, gewinnt.
sol-flares-to-go = { $n ->
    [one] noch 1 Eruption
   *[other] noch { $n } Eruptionen
  }
sol-foundry = Gießerei
sol-foundry-of = Gießerei von Platz { $seat }
sol-gate = Tor
sol-gate-of = Tor von Platz { $seat } { $site }: hier kommen Taucher durch die Barriere; wer das Tor eines anderen Platzes durchquert, gibt ihm einmal im Zug 1 Energie
sol-gives = gibt { $seat } 1 Energie → { $energy }
sol-guests = zu Gast bei { $seat }
sol-guests-with = { $n } { $n ->
    [one] Gast
   *[other] Gäste
  } im Schiff von Platz { $seat }
sol-heart = Das Herz; noch { $marker } Eruptionen bis zum Ende
sol-heart-name = Herz
sol-held-already = schon gehalten
sol-hold = Laderaum
sol-in-force = { $effect } wirkt
sol-in-hold = { $n } Taucher im Laderaum
sol-in-reserve = In der Reserve: { $n } × { $piece }
sol-in-turn = am Zug
sol-instability = Instabilität
sol-keep-card = { $suit }: { $effect }, { $n } gezogen
sol-keep-none = keine behalten
sol-last-card = Mit { $chance } ist die letzte Eruption die allerletzte Karte.
sol-launch-spaces = Startfelder, jetzt und nach den nächsten Umläufen
sol-layer-c = Konvektionszone
sol-layer-i = innere Umlaufbahn
sol-layer-k = Kern
sol-layer-o = äußere Umlaufbahn
sol-layer-r = Strahlungszone
sol-layer-short-o = Außenbahn
sol-layer-short-i = Innenbahn
sol-layer-short-c = Konvektion
sol-layer-short-r = Strahlung
sol-layer-short-k = Kern
sol-lens = Großer Plan zum Verschieben
sol-level-up = Wer gewinnt, liest die nächsthöhere Stufe.
sol-lost = verloren
sol-lost-divers = { $n } Taucher im All verloren
sol-marked-divers = { $space }: { $n } { $n ->
    [one] markierter
   *[other] markierte
  } Taucher von Platz { $seat }
sol-marked-left = davon markiert
sol-momentum = Schwung
sol-movement = Bewegung
sol-mp = Bewegungspunkte
sol-mp-left = noch { $n } { $n ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
  }
sol-n-cards = { $n } { $n ->
    [one] Karte
   *[other] Karten
  }
sol-n-crawlers = { $n } { $n ->
    [one] Kriecher
   *[other] Kriecher
  }
sol-n-divers-of = { $n } Taucher von Platz { $seat }
sol-named-text = { $name }: { $text }
sol-next-cards = nächste
sol-no-diver-there = kein Taucher von dir dort
sol-effects-not-yet = Werden zu Beginn der Partie gezogen.
sol-no-effects = Keine Effekte in dieser Partie; Karten werden nicht behalten.
sol-no-pattern = Deine Taucher bilden kein Muster.
sol-no-station = Noch steht keine Station.
sol-node = Knoten
sol-node-of = Knoten von Platz { $seat }
sol-not-payable = du kannst den Grundwert nicht zahlen
sol-now = jetzt
sol-odds-caption = Chancen auf eine Eruption und das Ende in den nächsten Karten
sol-orbit-card = Nach jedem Umlauf wird eine weitere Karte aufgedeckt.
sol-over-twelve = 13 oder mehr: eine Eruption halbiert
sol-owed = Zu ziehende Karten
sol-pay-foundry = { $n } Energie → { $n } Taucher
sol-pay-node = +{ $n } Energie
sol-pay-tower = { $n } Energie → { $n } Schwung
sol-pillar-on = 3 Schwung für jede Karte { $suit }
sol-place-o = Außenbahn { $n }
sol-place-i = Innenbahn { $n }
sol-place-c = Konvektion { $n }
sol-place-r = Strahlung { $n }
sol-place-k = Kern { $n }
sol-plans-over = Die Partie ist zu Ende.
sol-reach = Reichweite und Start
sol-reach-cost = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  } entfernt
sol-reserve = Reserve
sol-seat = Platz { $letter }
sol-ship-of = Schiff von { $seat }, { $hold } Taucher im Laderaum
sol-sign-energy = Energie: Knoten geben sie; Gießereien und Türme brauchen sie. Ab 13 geht bei einer Eruption die Hälfte verloren
sol-sign-momentum = Schwung: zählt am Ende; Türme machen ihn aus Energie, und ins Herz geschleuderte Taucher geben je 2
sol-sign-movement = Bewegung: Schritte in einer Bewegung, 3 und 1 für jede Schicht mit einer Station des Platzes; die Punkte zeigen diese Schichten
sol-sign-diver = Taucher: fliegt für 1 Bewegungspunkt je Schritt, aktiviert die Station, auf der er steht, und wird mit anderen zu einem Bauwerk
sol-sign-gate = Tor: öffnet eine Barriere zwischen zwei Schichten; fliegt ein anderer Platz hindurch, bekommt sein Besitzer 1 Energie
sol-sign-node = Knoten: von einem Taucher aktiviert gibt er Energie
sol-sign-foundry = Gießerei: von einem Taucher aktiviert macht sie aus Energie Taucher
sol-sign-tower = Turm: von einem Taucher aktiviert macht er aus Energie Schwung
sol-sign-ship = Mutterschiff: startet die Taucher seines Laderaums in die Felder neben ihm
sol-sign-card = Karten: was tief im Stern gebaut oder aktiviert wird, lässt Karten ziehen; Eruptionen darunter bringen das Ende
sol-sign-lost = Im All verloren: ein Taucher, der für 1 Bewegungspunkt auf die äußere Umlaufbahn zurückkommt
sol-sign-crawler = Ein Wesen des Sterns: mindert, was die Station seines Feldes bringt
sol-sign-flare = Eruption: rückt den Zeiger weiter, lässt Stationen der Außenbahn arbeiten und halbiert Energie ab 13
sol-sign-suit = Eine Farbe des Stapels: ihre Karten haben in dieser Partie einen Effekt, den eine behaltene Karte einmal nutzen kann
sol-site = Freier Platz für ein Tor { $site }; ohne Tor kommt nichts durch die Barriere
sol-source-effects = Effekte
sol-source-flares = Eruptionen
sol-source-hurls = Stürze
sol-source-towers = Türme
sol-start-choose = Zu Beginn: { $station }, Ort wählbar: { $layer }
sol-start-conv = Zu Beginn: { $station } in der Konvektionszone, { $offset } von deinem Schiff
sol-start-opposite = Zu Beginn: { $station } in der äußeren Umlaufbahn, deinem Schiff gegenüber
sol-stations = Stationen und Erträge
sol-strip-deck = Instabilität { $marker } · Stapel { $cards }: { $list }
sol-strip-guests = bei { $seat } { $n }
sol-strip-in-reserve = { $n } × { $piece } in der Reserve
sol-strip-lost = verloren { $n }
sol-strip-reserve = Reserve
sol-suit-effect = { $left }; { $name }: { $text }
sol-suit-left = { $suit }: noch { $n } { $n ->
    [one] Karte
   *[other] Karten
  }
sol-survival = Stufen des Überlebens
sol-target-coop = Schwung des letzten Platzes
sol-target-solo = Schwung
sol-the-end = das Ende
sol-tip-heart = { $label }. Ein Taucher im Kern kann hineingeschleudert werden: er ist weg, du bekommst 2 Schwung und ziehst 1 Karte
sol-tip-track = { $label }. Jede gezogene Eruption rückt ihn vor, lässt Stationen der Außenbahn arbeiten und halbiert Energie ab 13; bei der letzten explodiert der Stern
sol-tip-layer = { $layer }: eine Station bringt { $base }, dazu einen Bonus von { $bonus } für ihren Besitzer; Bauen oder Aktivieren zieht { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }
sol-tip-free = { $label }. Eine Station hier brächte { $base } und einen Bonus von { $bonus }; { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  } zu ziehen
sol-tip-node = { $label }. Von einem Taucher hier aktiviert gibt der Knoten { $base } Energie; Bonus { $bonus } für den Besitzer, { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  } zu ziehen
sol-tip-foundry = { $label }. Von einem Taucher hier aktiviert macht die Gießerei aus { $base } Energie { $base } Taucher; Bonus { $bonus } für den Besitzer, { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  } zu ziehen
sol-tip-tower = { $label }. Von einem Taucher hier aktiviert macht der Turm aus { $base } Energie { $base } Schwung; Bonus { $bonus } für den Besitzer, { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  } zu ziehen
sol-tip-diver = { $label }. Ein Taucher fliegt für 1 Bewegungspunkt ins nächste Feld, aktiviert die Station, auf der er steht, und wird mit anderen zu einem Tor oder einer Station
sol-tip-ship = { $label }. Taucher starten in die vier Felder neben ihm; nach jedem Zug zieht es gegen den Uhrzeigersinn ein Auge weiter
sol-tip-momentum = Schwung zählt am Ende: Türme machen ihn aus Energie, und ins Herz geschleuderte Taucher geben je 2
sol-tip-energy = Energie bezahlt Taucher und Schwung. Bei einer Eruption geht die Hälfte verloren, wenn es 13 oder mehr sind
sol-tip-movement = { $n } Bewegungspunkte für jede Bewegung: 3, und 1 für jede Schicht mit einer Station dieses Platzes ({ $layers })
sol-tip-movement-none = { $n } Bewegungspunkte für jede Bewegung: 3, und 1 mehr für jede Schicht mit einer Station dieses Platzes
sol-together = Gemeinsam gegen den Stern
sol-toll-paid = Zoll an { $seat } gezahlt
sol-tower = Turm
sol-tower-of = Turm von Platz { $seat }
sol-track = Anzeiger der Instabilität auf { $marker }
sol-triggers-left = Auslöser
sol-vaporised = { $n } Taucher verglüht
sol-vaporised-word = verglüht
sol-warn-halved = { $energy } Energie: Die nächste Eruption nimmt { $loss }
sol-warn-twelve = { $energy } Energie: noch eine, und eine Eruption halbiert sie
sol-when-a = bei einem Aktivieren
sol-when-c = bei einem Umwandeln
sol-when-d = kurz vor dem Ziehen
sol-when-m = bei einer Bewegung
sol-when-t = jederzeit in deinem Zug
sol-you = du

# The game as it describes itself: its line, options, ready-made set-ups, read-outs.

so-summary = Tauch in einen sterbenden Stern und hol dir den Schwung, seinem Ende zu entkommen; 1–5 Plätze.
so-option-seats-meaning = wer wo sitzt: 2–5 Plätze gegeneinander und gemeinsam, 1 solo
so-option-edition-meaning = der Quelltext mit gefüllten Lücken oder die Regeln von 2017
so-option-mode-meaning = gegeneinander, ein Platz gegen eine Zielmarke oder gemeinsam
so-option-opening-meaning = quick: jeder Platz setzt ein Tor und eine Station; long: nichts wird gesetzt, eine Sorte und ein Effekt mehr
so-option-suits-meaning = die Sorten des Stapels; oder eine Liste aus C, X, O, R, V, S (F gehört immer dazu)
so-option-effects-meaning = die Effekte der Sorten, Eruptionen zuerst; oder eine Liste von Effekten
so-option-colours-meaning = die Farben, aus denen zufällige Effekte kommen
so-option-allow-red-meaning = dürfen Effekte andere angreifen?
so-option-event-meaning = was Auslöser-Eruptionen bringen
so-option-triggers-meaning = Auslöserkarten in der Ausgabe von 2017; die erste Ausgabe hat 4 markierte Eruptionen
so-option-scenario-meaning = solo und gemeinsam: ein Szenario; solo beginnt mit introduction (published: ancient_tower)
so-option-target-meaning = solo und gemeinsam: zu erreichender Schwung
so-option-difficulty-meaning = gemeinsam: erhöht die Schwelle von 13 um je 3
so-option-survival-meaning = Überlebensstufen ablesen
so-option-start-eye-meaning = das Auge des ersten Schiffs
so-option-first-seat-meaning = wer beginnt
so-option-keep-timing-meaning = muss die behaltene Karte vor dem nächsten Zug gewählt werden?
so-option-stall-limit-meaning = Züge ohne Karte, nach denen das Spiel endet
so-option-pack-meaning = das Datenpaket
so-preset-introduction = Solo: Introduction
so-preset-chain = Solo: Chain
so-preset-exterminate = Solo: Exterminate
so-preset-parasite = Solo: Parasite
so-preset-energy-garden = Solo: Energy Garden
so-preset-sunworm = Solo: Sunworm
so-preset-implode = Solo: Implode
so-preset-ancient-tower = Solo 2017: Ancient Tower
so-preset-cosmic-unity = Solo 2017: Cosmic Unity
so-preset-solar-inhabitants = Solo 2017: Solar Inhabitants
so-preset-published-energy-garden = Solo 2017: Energy Garden
so-preset-published-sunworm = Solo 2017: Sunworm
so-preset-solar-whirlpool = Solo 2017: Solar Whirlpool
so-primer-goal = Schwung, bevor der Stern stirbt
so-primer-goal-text = Dein Schiff muss fort von einem sterbenden Stern, und Schwung bringt es fort. Türme machen ihn aus Energie, und ins Herz geschleuderte Taucher bringen ihn auch. Wenn die 13. Eruption kommt, gewinnt der meiste Schwung.
so-primer-star = Der Stern und seine Schichten
so-primer-star-text = Schiffe ziehen um den Stern, je Zug einen Platz weiter. Taucher starten neben ihrem Schiff, fliegen um eine Schicht und kommen nur durch Tore in die nächste. Tiefe Stationen bringen mehr.
so-primer-turn = Dein Zug
so-primer-turn-text = Eine Aktion: Taucher bewegen; oder Taucher, die in einem Muster stehen, in Tor, Knoten, Gießerei oder Turm umwandeln; oder Stationen einer Art aktivieren, bei denen du Taucher hast. Knoten geben Energie, Gießereien Taucher, Türme Schwung.
so-primer-flares = Karten und Eruptionen
so-primer-flares-text = Was tief im Stern geschieht, kostet Karten. Darunter sind Eruptionen: jede rückt den Zeiger weiter, halbiert Energie ab 13 und lässt alle äußeren Stationen arbeiten. Andere Karten darf man wegen ihres Effekts behalten.
so-theme-cards = Karten und Effekte
so-theme-events = Ereignisse des Sterns
so-theme-goal = Ziel und Ende
so-theme-start = Der Anfang
so-preset-quick = Kurze Partie zu zweit
so-preset-long = Längere Partie zu zweit
so-preset-five = Zu fünft am großen Brett, zufällige Effekte
so-preset-published = Regeln von 2017 zu zweit, mit Sunworm
so-preset-coop = Gemeinsam zu zweit
so-query-neighbours = die Nachbarfelder eines Felds, und wo ein Tor nötig ist
so-query-neighbours-fields = die Nachbarfelder eines Felds in fester Reihenfolge: space, barrier (true, wenn ein Tor nötig ist), site und gate (Besitzer oder null), wo eine Barriere ist
so-query-reach = wohin ein Taucher mit den übrigen Bewegungspunkten kommt, aus dem Laderaum oder von einem Feld, und die Felder am Schiff jetzt und nach den nächsten Umläufen
so-query-reach-fields = wohin ein Taucher mit den übrigen BP (sonst dem Bewegungswert) kommt: space (sonst der Laderaum) als from, mp, spaces (space, cost, path, tolls mit der Energie, die der Besitzer dann hat), heart (Kosten oder null), launch (Felder am Schiff jetzt und nach den nächsten Umläufen)
so-query-conversions = die Umwandlungen, die deine Taucher auf dem Plan erlauben, und die, gegen die etwas spricht, mit dem Grund
so-query-conversions-fields = Umwandlungen, die die Taucher auf dem Plan erlauben: legal (action, type, at, from, cards, movement vorher und nachher) und blocked (dasselbe mit rule und reason)
so-query-odds = die genauen Wahrscheinlichkeiten des Stapels: eine Eruption unter den nächsten Karten, und das Ende des Spiels mit einer Karte oder bis dahin
so-query-odds-fields = genaue Wahrscheinlichkeiten des Stapels: flares, cards, triggers, die übrig sind; next: Wahrscheinlichkeit einer Eruption in den nächsten k Karten; end: dass das Spiel mit Karte k oder bis dahin endet; expected_cards bis zum Ende. Brüche als [Zähler, Nenner] unter …_exact, wo sie genaue Zahlen sind
so-query-burst = alles schleudern, was jetzt in Reichweite ist: was es bringt, wie viele Karten es zieht, die Wahrscheinlichkeit, dass sie das Spiel beenden, und der Schwung jedes Platzes dann
so-query-burst-fields = alles schleudern, was jetzt in Reichweite ist: mp, hurled (geschleuderte Taucher), from (der Reihe nach), momentum, cards (zu ziehende Karten), flares_expected, ends_game (Wahrscheinlichkeit, dass das Ziehen das Spiel beendet), if_it_ends (Schwung jedes Platzes dann, mit den Türmen der äußeren Bahn; null, wenn das Ziehen das Spiel nicht beenden kann)
so-query-payout = was jede Station auszahlt, wer ihren Bonus nehmen kann, und die Plätze mit 12 oder mehr Energie: ab 13 wird sie bei einer Eruption halbiert
so-query-payout-fields = jede Station: space, type, owner, base, bonus, cards, diver (hat der Platz dort einen eigenen), payable, bonus_for (Plätze, die den Bonus nehmen können, in der Reihenfolge der Fragen), after (Energie, Schwung und Laderaum des Platzes nach dem Grundwert); warnings: Plätze mit 12 oder mehr Energie; ab 13 wird sie bei einer Eruption halbiert
game-sol-line = Tauche in einen sterbenden Stern und gewinne den Schwung, seinem Ende zu entkommen.
game-sol-art = Ein Stern im Querschnitt mit Schichten und Toren; kleine Schiffe tauchen ein, ein großes fliegt fort.
tour-sol-welcome = Ein Stern im Querschnitt: außen zwei Umlaufbahnen, dann die Schichten, in der Mitte der Kern. Dein Schiff umkreist ihn und setzt Taucher aus. Je tiefer du baust, desto mehr Schwung gewinnst du für die Flucht.
tour-sol-place = Dieses Szenario beginnt mit einem Turm im Kern. Tippe den Turm in deiner Reserve an, dann das markierte Feld.
tour-sol-move = In jedem Zug bewegst, baust oder nutzt du. Beginne mit einer Bewegung: fünf Bewegungspunkte.
tour-sol-launch = Setze aus deinem Laderaum einen Taucher neben deinem Schiff aus.
tour-sol-launch-second = Und einen zweiten daneben: Zwei Nachbarn können zu einem Bauwerk werden.
tour-sol-end = Du könntest sie weiterfliegen lassen, durch Tore in den Stern. Beende fürs Erste die Bewegung; dein Schiff zieht von selbst weiter.
tour-sol-deck = Der Stern wird instabil: Karten werden aufgedeckt, Eruptionen rücken den Anzeiger dem Ende zu. Hier siehst du, was im Stapel bleibt und wie wahrscheinlich die nächste Eruption ist.
tour-sol-convert = Jetzt baue: Deine zwei Taucher werden zu einem Bauwerk.
tour-sol-build = Eine Gießerei braucht zwei Taucher nebeneinander und steht auf einem ihrer Felder. Die Taucher gehen in die Reserve zurück, deine Bewegung wächst.
tour-sol-end-second = Beende die Aktion. Was du baust, kann später von einem Taucher auf dem Feld genutzt werden: Knoten geben Energie, Gießereien neue Taucher, Türme Schwung.
tour-sol-over = Hier stehen alle Bauwerke, die jetzt oder mit einem Taucher mehr möglich sind. Sammle Energie an Knoten, bring sie zu einem Turm tief im Stern und erreiche das Ziel vor dem Ende. Spiel weiter!
