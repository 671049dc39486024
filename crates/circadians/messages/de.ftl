# Circadians
ci-seat = Platz { $letter }
ci-part-event = Runde und Ereignis
ci-part-nav = Tafeln
ci-planet = Planet
ci-side = Seite { $side }
ci-planet-not-yet = Zuerst wird die Seite des Planeten gezogen.
ci-negotiation = Verhandlung
ci-depository = Depot
ci-depository-and-hq = Depot und Hauptquartier
ci-headquarters = Hauptquartier
ci-hq-short = HQ
ci-locations = Orte
ci-mining = Bergwerk
ci-laboratory = Labor
ci-foundry = Gießerei
ci-control = Leitstand
ci-market = Markt
ci-academy = Akademie
ci-crews = Mannschaften
ci-crew = Mannschaft
ci-water = Wasser
ci-algae = Algen
ci-power = Energie
ci-gems = Edelsteine
ci-n-water = { $n } Wasser
ci-n-algae = { $n ->
    [one] { $n } Alge
   *[other] { $n } Algen
  }
ci-n-power = { $n } Energie
ci-n-gems = { $n ->
    [one] { $n } Edelstein
   *[other] { $n } Edelsteine
  }
ci-n-dice = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
  }
ci-n-items = { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
  }
ci-nothing = nichts
ci-or = oder
ci-free = frei
ci-empty = leer
ci-closed = geschlossen
ci-die-of = Würfel { $value } von { $who }
ci-die-showing = Würfel mit { $value }
ci-act-as = als { $value }
ci-set-to = Auf { $value } stellen
ci-can = Frei für deinen Würfel: { $altered }zahle { $price }
ci-cannot = Jetzt nicht: { $reason } ({ $rule }). Preis: { $price }
ci-lacks = es fehlen { $what }
ci-fee-too = und die Gebühr von { $n } Algen
ci-cache-up = Edelsteinlager, { $points } Punkte, kein Ertrag
ci-cache-down = Edelsteinlager verdeckt, { $least } bis { $greatest } Punkte, bringt { $yield }
ci-yields = bringt { $what }
ci-token = , Marker: { $what }
ci-steps-away = , { $n ->
    [one] { $n } Schritt entfernt
   *[other] { $n } Schritte entfernt
  }
ci-harvester-here = , Ernter von { $who }
ci-free-step = ein freier Schritt
ci-moves = Ernter { $from } → { $to }, Ertrag:
ci-guide = Richtungen: 1 rechts oben, 2 rechts, 3 rechts unten, 4 links unten, 5 links, 6 links oben
ci-sum-below = Summe aller Würfel unter diesem Clan
ci-name-bargain = { $clan }, Reihe { $row }: kostet { $cost }, { $points } Punkte; { $held }
ci-risk-sum = Nach diesem Würfel: Summe { $sum }, { $equal } gleiche.
ci-risk-setback = Rückschlag durch { $conditions }; schmerzen würde: { $punishments }.
ci-risk-avoidable = Du könntest ihn abwenden oder drehen.
ci-risk-none = Kein Rückschlag.
ci-risk-first = Erste { $value }: noch offene Belohnungen: { $rewards }.
ci-advancement = Fortschritt
ci-setbacks = Rückschläge
ci-first-left = Erste { $value }: ihre Belohnung ist noch zu haben
ci-first-gone = Erste { $value }: schon gelegt
ci-reward-open = Belohnung: { $what }
ci-reward-taken = Belohnung vergeben: { $what }
ci-punishment-open = Strafe: { $what }
ci-punishment-gone = Strafe verbraucht: { $what }
ci-turn-into = Drehen: stattdessen die Belohnung { $what } nehmen
ci-condition-left = Rückschlag: { $what }
ci-condition-gone = Rückschlag verbraucht: { $what }
ci-sum-reaches = Summe mindestens { $n }
ci-same-dice = { $n } gleiche Würfel
ci-kind-items = 2 Gegenstände
ci-kind-die = 1 Würfel
ci-kind-gem = 1 Edelstein
ci-kind-harvester = Schritt des Ernters
ci-kind-upgrade = Ausbauplättchen
ci-kind-farm = Farmplättchen
ci-piles = Gegenstände: Stapel { $pile } · Ablage { $discards }
ci-column = Spalte der { $n }
ci-row-gives = Reihe { $row } bringt { $what }
ci-name-depository = Depot, Reihe { $row } ({ $reward }), Spalte { $column }: { $held }
ci-payable-items = { $n } deiner { $of } Gegenstände bezahlbar
ci-name-hq-first = Hauptquartier, Feld { $n }, sein Würfel darf umgedreht werden: { $held }
ci-name-hq = Hauptquartier, Feld { $n }: { $held }
ci-take = { $what } nehmen
ci-name-space = { $board }, Feld { $n }: { $held }
ci-name-mine = Bergwerk, Feld { $n }: { $x } minus Würfel in Wasser für { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
  }; { $held }
ci-name-pair = Labor, Paarfeld { $n }: { $held }
ci-name-farm-stack = Farmstapel { $n }, noch { $left }: { $tile }
ci-name-upgrade-stack = Ausbaustapel { $n }, noch { $left }: { $tile }
ci-name-market = Markt, Feld { $n }: { $set }; { $held }
ci-name-academy = Akademie, Feld { $n } für { $values }: { $held }
ci-trades-left = { $n ->
    [one] noch { $n } Tausch
   *[other] noch { $n } Tausche
  }
ci-trades-by-die = Tausche bis zum Würfelwert
ci-swap = Gib { $give }, erhalte { $get }
ci-pay = Zahle { $what }
ci-buy = Kaufe { $dice } für { $cost }
ci-hidden = Vorräte sind verdeckt
ci-pool = Vorrat
ci-cantina = Kantine
ci-supply = Reserve
ci-place-dice = { $place }: { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
  }
ci-rolled = { $n ->
    [one] Geworfener Würfel mit { $value }
   *[other] { $n } geworfene Würfel mit { $value }
  }
ci-behind = { $n ->
    [one] { $n } Würfel hinter dem Schirm
   *[other] { $n } Würfel hinter dem Schirm
  }
ci-ready = bereit
ci-plus-minus = der Würfel darf sich um 1 ändern
ci-name-garage = Garage { $n }, Gebühr { $fee } Algen, { $tile }; { $held }
ci-would-land = Die Gebühren sind nicht bezahlbar: Dieser Würfel landete in der Kantine
ci-fees-ahead = Gebühren voraus: { $total } von { $algae } Algen
ci-fees-cantina = { $n ->
    [one] { $n } Würfel landete in der Kantine
   *[other] { $n } Würfel landeten in der Kantine
  } (+{ $water } Wasser)
ci-farm-boost = andere Farmwürfel zählen { $n } mehr
ci-farm-grow = bringt { $a } oder { $b }
ci-farms-short = alle
ci-name-farm = Farm { $n }, { $what }; { $held }
ci-grow = { $what } ernten
ci-harvest = Ernte
ci-dice-after = { $n ->
    [one] dann { $n } Würfel
   *[other] dann { $n } Würfel
  }
ci-dice-cut = { $n ->
    [one] Grenze kostet { $n } Würfel
   *[other] Grenze kostet { $n } Würfel
  }
ci-part-negotiation = Clans
ci-part-items = Gegenstände
ci-part-cache = Lager
ci-part-base = Basis
ci-one-more = Eins mehr: Ausbauraum +{ $upgrade }, Farmraum +{ $farm }, Edelstein +{ $gem }
ci-packet = Päckchen: eine behalten
ci-hand = Hand { $n } von { $limit }
ci-cards-in-hand = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
  }
ci-face-up-items = Offene Gegenstände
ci-face-up = offen
ci-in-hand = auf der Hand
ci-in-packet = im Päckchen
ci-name-item = { $name }: { $text }; kostet { $cost }, { $points } Punkte, { $place }
ci-no-character = noch kein Charakter
ci-plan = Planen
ci-execute = Ausführen
ci-rest = Ruhe
ci-characters = Charaktere
ci-draft = Gegenstände
ci-over = Das Spiel ist aus
ci-round = Runde { $n } von { $of }
ci-part-hq = Würfel des Hauptquartiers
ci-part-ai = die KI
ci-part-bases = Würfel der Basen
ci-order = Reihenfolge
ci-first-player = Erste Person am Zug
ci-points-word = Punkte
ci-dice-columns = Würfel: auf der Basis · im Hauptquartier · in der Reserve
ci-hand-column = Handkarten
ci-garage-column = Garagenwürfel, die noch handeln
ci-primer = Erste Partie? Lies das
ci-primer-income = Das Einkommen jeder Runde entscheidet: Schick deinen Ernter früh los.
ci-primer-dice = Würfel auf den sechs Orten kommen zurück; Würfel, die verhandeln oder tauschen, bleiben für immer.
ci-primer-fees = Plane zuerst die Algen für deine Garagengebühren.
ci-primer-bargain = Niedrige Würfel verhandeln mit weniger Rückschlägen; hohe verdienen an Markt, Bergwerk und Farmen.
ci-primer-hq = Ein Würfel im Hauptquartier handelt nächste Runde zuerst, noch vor der KI.
ci-primer-characters = Charaktere biegen die Regeln: Lies sie zuletzt.
ci-ai = KI { $level } { $name }
ci-ai-dice = { $n } Würfel auf ihrer Tafel, { $supply } in ihrer Reserve
ci-progress-gems = Fortschritt: Ernte { $n ->
    [one] +1 Edelstein
   *[other] +{ $n } Edelsteine
  }
ci-progress-dice = Fortschritt: Ruhe +{ $n } Würfel
ci-progress-schemes = Fortschritt: { $n ->
    [one] 1 Plan
   *[other] { $n } Pläne
  } mehr je Runde
ci-odds = Nächster Plan, { $n } ungesehen
ci-card-by-card = Karte für Karte
ci-no-die = kein Würfel übrig
ci-effect-first = Erste { $value } auf der Tafel: Du wählst eine Belohnung.
ci-effect-then = Dann: { $question }
ci-caution-stand-down = { $n ->
    [one] { $n } Würfel geht
   *[other] { $n } Würfel gehen
  } für { $water } Wasser in die Kantine und handeln diese Runde nicht mehr.
ci-caution-skip = Dieser Würfel geht ohne Handlung in die Kantine.
ci-caution-fees = Deine Gebühren sind { $total } Algen, du hast { $algae }: { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
  } können in der Kantine landen.
ci-caution-setback = Das löst einen Rückschlag aus: { $conditions }.
ci-caution-limit = { $n ->
    [one] { $n } Würfel liegt
   *[other] { $n } Würfel liegen
  } über der Grenze von { $limit } und gingen in der Ruhe zurück.
ci-caution-replace = Das Plättchen, das dort liegt, verlässt das Spiel.
ci-caution-lose-points = Mit diesem Würfel gehen seine Punkte verloren.
ci-no-tile = noch ohne Plättchen
ci-told-firsts = Die erste { $values } bringt noch eine Belohnung; noch offen: { $rewards }
ci-told-no-firsts = Für einen ersten Würfel ist keine Belohnung mehr übrig
ci-told-setbacks = Rückschläge, die noch drohen: { $conditions }; noch offene Strafen: { $punishments }
ci-told-holds = Besitzt { $what }
ci-told-points = Bisher { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
ci-told-from = Seite { $side }; jedes Feld mit seinem Ertrag
ci-told-to-act = entscheidet
ci-odds-depository = Depot { $column }, Reihe { $row }
ci-told-pair = { $what }: { $text }
