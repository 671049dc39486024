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
ci-caution-setback = Das löst einen Rückschlag aus: { $conditions }. Eines davon folgt: { $punishments }.
ci-caution-trade = Nur ein Gegenstand ist bezahlbar, er wird sofort eingetauscht: { $what }.
ci-effect-trade = Du wählst, was du eintauschst: { $items }.
ci-effect-trade-one = { $item } ({ $cost })
ci-caution-limit = { $n ->
    [one] { $n } Würfel liegt
   *[other] { $n } Würfel liegen
  } über der Grenze von { $limit } und gingen in der Ruhe zurück.
ci-caution-replace = Das Plättchen, das dort liegt, verlässt das Spiel.
ci-caution-lose-points = Mit diesem Würfel gehen seine Punkte verloren.
ci-no-tile = noch ohne Plättchen
ci-alternative-firsts = Die erste { $values } bringt noch eine Belohnung; noch offen: { $rewards }
ci-alternative-no-firsts = Für einen ersten Würfel ist keine Belohnung mehr übrig
ci-alternative-setbacks = Rückschläge, die noch drohen: { $conditions }; noch offene Strafen: { $punishments }
ci-alternative-holds = Besitzt { $what }
ci-alternative-points = Bisher { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
ci-alternative-from = Seite { $side }; jedes Feld mit seinem Ertrag
ci-alternative-to-act = entscheidet
ci-odds-depository = Depot { $column }, Reihe { $row }
ci-alternative-pair = { $what }: { $text }
ci-garages = Garagen
ci-farms = Farmen
ci-around = Dieser Pfeil führt um den Planeten nach { $to }
ci-sum-short = Summe { $n }
ci-same-short = { $n } gleiche
ci-ability = Jeder Würfel unter { $clan }: { $text }.
ci-advancement-text = Wer den ersten Würfel eines Werts auf die Verhandlungstafel legt, wählt eine der Belohnungen.
ci-setbacks-text = Ein Würfel, der unter seinem Clan eine dieser Bedingungen erfüllt, bringt eine Strafe.
ci-trade-none = keiner deiner Gegenstände ist bezahlbar
ci-trade-for = tauschbar: { $items }
ci-scheme-now = Plan
ci-sign-water = Wasser: zahlt im Bergwerk, und in Labor, Gießerei und Leitstand anstelle von Algen oder Energie
ci-sign-algae = Algen: zahlen die Gebühren der Garagen, neue Würfel, Farmplättchen und Verhandlungen mit den Leyrien
ci-sign-power = Energie: zahlt Ausbauplättchen, Schritte des Ernters und Verhandlungen mit den Zcharo
ci-sign-gem = Edelstein: am Ende einen Punkt wert, und der Preis der Verhandlungen mit den Jrayek
ci-sign-dice = Würfel: jeder in einer Garage ist eine Aktion in jeder Runde; jede Mannschaft hat 13
ci-sign-item = Gegenstand: eine Karte, die auf der Hand wartet; im Depot eingetauscht liegt sie offen, wirkt und zählt
ci-sign-points = Punkte: die meisten gewinnen nach der letzten Runde
ci-sign-harvester = Ernter: bringt in jeder Ernte, was sein Feld des Planeten zeigt; am Ende zählt das Lager unter ihm
ci-sign-upgrade = Ausbauplättchen: liegt in einer Garage und verändert den Würfel, der von dort handelt
ci-sign-farm = Farmplättchen: bringt in jeder Ernte Rohstoffe
ci-sign-advancement = Fortschritt: der erste Würfel eines Werts in der Verhandlung bringt eine der Belohnungen
ci-sign-setback = Rückschlag: ein Würfel, der unter seinem Clan eine Bedingung erfüllt, bringt eine der Strafen
ci-sign-any = Beliebiger Wert: du wählst ihn
ci-sign-leyrien = Leyrien: ein Clan, der um Algen verhandelt; Würfel unter ihm bleiben und zählen
ci-sign-zcharo = Zcharo: ein Clan, der um Energie verhandelt; Würfel unter ihm bleiben und zählen
ci-sign-jrayek = Jrayek: ein Clan, der um Edelsteine verhandelt; Würfel unter ihm bleiben und zählen
ci-sign-mine = Bergwerk: zahl Wasser, weniger bei höherem Würfel, und bekomm Edelsteine
ci-sign-laboratory = Labor: zwei gleiche Würfel zusammen kaufen ein Farmplättchen
ci-sign-foundry = Gießerei: kauft das Ausbauplättchen des Stapels, der den Wert des Würfels zeigt
ci-sign-control = Leitstand: zieht deinen Ernter einen Schritt in die Richtung des Würfels
ci-sign-market = Markt: so viele Tausche unter den Rohstoffen des Feldes, wie der Würfel zeigt
ci-sign-academy = Akademie: kauft einen oder zwei Würfel
ci-sign-headquarters = Hauptquartier: ein Würfel bringt jetzt Gegenstände oder Wasser und handelt nächste Runde zuerst
ci-sign-face = Ein Würfelwert: welche Würfel hier passen oder was dieser zeigt
ci-sign-die = Ein Würfel auf dem Tisch: Farbe und Form sagen, wem er gehört, die Augen den Wert
ci-sign-flip = Umdrehen: dieser Würfel darf, wenn er handelt, auf 7 weniger seinen Wert gedreht werden
ci-sign-first = Erste Person am Zug: handelt in dieser Runde zuerst; in der Ruhe geht die Marke nach links weiter

# Optionen, ihre Werte, Gegner, Wertung und Ergebnis auf den Seiten des Tisches.

kind-ai = Die KI
kind-ai-1 = KI, Neuling
kind-ai-2 = KI, Beständig
kind-ai-3 = KI, Scharfsinnig
kind-ai-4 = KI, Gnadenlos
ci-option-planet = Planetentafel
ci-option-planet-text = Ihre Seite.
ci-option-clans = Clantafeln
ci-option-clans-text = Die Seite jeder Tafel.
ci-option-characters = Charaktere
ci-option-characters-text = Zwei je Person, einer bleibt; oder alle offen, zuletzt Sitzende wählen zuerst.
ci-option-supplies = Vorräte
ci-option-supplies-text = Ob andere deine Vorräte an Wasser, Algen, Energie und Edelsteinen sehen.
ci-value-characters-deal2 = zwei verteilt, einer bleibt
ci-value-characters-free = frei gewählt
ci-value-supplies-open = offen
ci-value-supplies-hidden = verdeckt
ci-value-leyrien = Leyrien
ci-value-zcharo = Zcharo
ci-value-jrayek = Jrayek
ci-result-won = Deine Expedition liegt bei Tagesanbruch vorn: Du gewinnst.
ci-result-shared = Gleichauf bei Tagesanbruch: Ihr gewinnt gemeinsam.
ci-score-negotiation = Verhandlung
ci-score-negotiation-meaning = gedruckte Punkte der Würfel, die bei den Clans bleiben
ci-score-items = Gegenstände
ci-score-items-meaning = ausliegende Gegenstände mit dem, was sie zählen
ci-score-harvester = Ernter
ci-score-harvester-meaning = das Edelsteinlager unter dem Ernter, bei der KI das nächste
ci-score-base = Basis
ci-score-base-meaning = Plättchen und die linkesten leeren Räume
ci-score-gems = Edelsteine
ci-score-gems-meaning = ein Punkt für jeden Edelstein
ci-score-depository = Depot
ci-score-depository-meaning = Würfel der KI im Depot
ci-score-progress = Fortschritt
ci-score-progress-meaning = freigeschaltete Fortschrittsplättchen der KI
ci-score-dice = Würfel in Vorrat und Hauptquartier
ci-score-resources = Wasser, Algen und Energie
ci-tally-actioned = Würfel eingesetzt
ci-tally-bargained = davon in der Verhandlung
ci-tally-traded = Gegenstände eingetauscht
ci-tally-moved = Schritte des Ernters
ci-tally-harvested = Geerntet
ci-tally-tiles = Plättchen gelegt
ci-tally-setbacks = Rückschläge erlitten
ci-tally-cantina = Würfel in die Kantine geschickt

# Namen im Satz
ci-name = { $name }
ci-either = { $first } oder { $rest }
ci-equal = { $first } = { $rest }
ci-res-water = Wasser
    .no = kein Wasser
ci-res-algae = Algen
    .no = keine Algen
ci-res-power = Energie
    .no = keine Energie
ci-res-gems = Edelsteine
    .no = keine Edelsteine
ci-space-negotiation = { $clan }, Reihe { $row }
    .to = zu { $clan }, Reihe { $row }
ci-space-depository = Depot, Reihe { $row }
    .to = ins Depot, Reihe { $row }
ci-space-headquarters = Hauptquartier
    .to = ins Hauptquartier
ci-space-mine = Bergwerk { $n }
    .to = ins Bergwerk { $n }
ci-space-laboratory = Labor
    .to = ins Labor
ci-space-foundry = Gießerei
    .to = in die Gießerei
ci-space-control = Leitstand
    .to = in den Leitstand
ci-space-market = Markt { $n }
    .to = auf Markt { $n }
ci-space-academy = Akademie { $n }
    .to = in die Akademie { $n }
ci-direction-right = nach rechts
ci-direction-left = nach links
ci-direction-up-right = nach rechts oben
ci-direction-up-left = nach links oben
ci-direction-down-right = nach rechts unten
ci-direction-down-left = nach links unten
ci-direction-number = in Richtung { $n }
ci-item = { $name } ({ $cost }{ $costmark }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $mark }: { $text }{ $textmark })
ci-character = { $name }: { $text }{ $mark }
ci-condition-same = { $n } gleiche Würfel{ $mark }
ci-condition-sum = eine Summe ab { $n }{ $mark }
ci-reward-items = 2 Gegenstände ziehen
ci-reward-die = 1 Würfel bekommen
ci-reward-gem = 1 Edelstein bekommen
ci-reward-harvester = ein Schritt des Ernters
ci-reward-upgrade = ein freies Ausbauplättchen
ci-reward-farm = ein freies Farmplättchen
ci-reward-step = ein freier Schritt
ci-punishment-items = 2 Gegenstände abwerfen
ci-punishment-die = 1 Würfel verlieren
ci-punishment-gem = 1 Edelstein verlieren
ci-punishment-harvester = ein Schritt zurück zur Mitte
ci-punishment-upgrade = ein Ausbauplättchen verlieren
ci-punishment-farm = ein Farmplättchen verlieren
ci-place-pool = aus dem Vorrat
ci-place-cantina = aus der Kantine
ci-place-garage = in Garage { $n }
ci-place-farm = auf Farm { $n }
ci-place-headquarters = im Hauptquartier, Feld { $n }
ci-place-negotiation = { $value } bei { $clan }, Reihe { $row } ({ $points ->
    [one] { $points }{ $mark } Punkt
   *[other] { $points }{ $mark } Punkte
  })
ci-place-depository = { $value } im Depot, Reihe { $row }
ci-place-other = auf dem Feld { $place }
ci-scheme = { $card } (Wert { $value }: { $options })
ci-option-then = { $first }, dann { $rest }
ci-option-depository = Depot
ci-option-market = Markt für { $gems }
ci-option-mining = Bergwerk für { $gems }
ci-option-academy = Akademie für { $dice }

# Antworten
ci-label-keep = Behalten: { $card }
ci-label-take-character = Nehmen: { $card }
ci-label-discard = Abwerfen: { $card }
ci-label-trade = Eintauschen: { $card }; { $cost } zahlen
ci-label-garage = Garagenwürfel: { $value } in Garage { $garage } ({ $fee ->
    [0] keine Gebühr
    [one] Gebühr { $fee } Alge
   *[other] Gebühr { $fee } Algen
  }{ $mark })
ci-label-farm = Farmen: { $value } auf Farm { $farm } ({ $what })
ci-farm-boosts = jeder andere Farmwürfel zählt { $n } mehr
ci-farm-no-tile = kein Plättchen
ci-farm-table = { $first } oder { $second }{ $mark }
ci-farm-tile-table = { $tile }: { $table }
ci-label-ready = Fertig: der Plan steht
ci-label-act = Würfel { $value } → { $place }: { $terms }
ci-label-act-altered = Würfel { $shown } als { $value } → { $place }: { $terms }
ci-label-fee = { $label }; Gebühr { $fee ->
    [one] { $fee } Alge
   *[other] { $fee } Algen
  }{ $mark }
ci-terms-and = { $terms }; { $more }
ci-terms-ability = Fähigkeit des Clans: { $text }{ $mark }
ci-terms-advancement = ein Fortschritt für die erste { $value }
ci-terms-setback = ein Rückschlag durch { $conditions }
ci-terms-no-setback = kein Rückschlag
ci-terms-negotiation = { $price }{ $mark } zahlen für { $points ->
    [one] { $points }{ $pointsmark } Punkt
   *[other] { $points }{ $pointsmark } Punkte
  }
ci-terms-depository = einen Gegenstand eintauschen, dann { $reward }
ci-terms-headquarters = { $items } oder { $water }, handelt nächste Runde zuerst
ci-terms-mine = { $price } zahlen für { $gems }{ $mark }
ci-terms-laboratory = mit dem nächsten Würfel; { $price } zahlen für ein Farmplättchen
ci-terms-foundry = { $price } zahlen für { $tile }
ci-terms-foundry-empty = { $price } zahlen
ci-terms-control = { $price } zahlen, Ernter { $direction } auf Feld { $space }
ci-terms-market = bis zu { $trades ->
    [one] { $trades } Tausch
   *[other] { $trades } Tausche
  }: { $sets }{ $mark }
ci-terms-academy = Würfel kaufen: { $prices }
ci-terms-dice = { $n } für { $cost }{ $mark }
ci-label-stand-down = Rückzug: { $dice } Würfel in die Kantine für { $water } Wasser, keine Gebühr
ci-label-skip = Kein Feld für diesen Würfel: in die Kantine für { $water } Wasser
ci-label-pay = { $cost } zahlen (in { $res })
ci-label-pay-nothing = Nichts zahlen (in { $res })
ci-label-also = Auch die Belohnung von Reihe { $row }: { $reward }
ci-label-take-reward = { $amount } nehmen
ci-label-swap = { $give } geben, { $get } bekommen
ci-label-done = Kein Tausch mehr
ci-label-buy = { $dice } Würfel für { $cost }{ $mark } kaufen
ci-label-stack = Stapel { $stack }
ci-label-tile = Von Stapel { $stack } nehmen: { $tile }
ci-label-place = In den leeren Raum ganz links legen
ci-label-replace = Ersetzen: { $tile }
ci-room-farm = { $tile } auf Farm { $n }
ci-room-garage = { $tile } auf Garage { $n }
ci-farm-number = Farm { $n }
ci-garage-number = Garage { $n }
ci-label-set-garage = Den Würfel in Garage { $n } auf { $value } stellen
ci-label-set-farm = Den Würfel auf Farm { $n } auf { $value } stellen
ci-label-use-for = Fähigkeit des Clans nutzen: { $amount }
ci-label-use = Fähigkeit des Clans nutzen
ci-label-reward = Belohnung: { $what }
ci-label-setback = Rückschlag für { $condition }
ci-label-ignore = Rückschlag ignorieren; kein Marker bewegt sich
ci-label-suffer = Erleiden: { $what }
ci-label-suffer-void = Erleiden: { $what } (ohne Wirkung)
ci-label-turn = Umdrehen: { $what }
ci-label-lose = Verlieren: { $tile }
ci-label-lose-die = Würfel verlieren: { $place }
ci-label-step = Schritt { $direction } auf Feld { $space } ({ $what })
ci-label-step-number = Schritt { $n }
ci-step-cache = Edelsteinlager
ci-step-yields = bringt { $gain }{ $mark }
ci-step-takes = { $what }, nimmt { $amount }
ci-label-grow = Farm { $n }: { $amount }{ $mark }
ci-label-stay = Stehen bleiben
ci-label-no-ability = Fähigkeit des Clans nicht nutzen
ci-label-no-tile = Kein Plättchen nehmen
ci-label-no = Nein
ci-label-resolve = Die Plankarte ausführen
ci-label-resolve-card = Die Plankarte ausführen: { $card }
ci-chance-seat = { $seat }
ci-chance-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ci-chance-die = eine { $value }

# Fragen
ci-prompt-keep-character = Behalte einen deiner zwei Charaktere (CI-2.9)
ci-prompt-pick-character = Wähl einen Charakter (CI-2.9)
ci-prompt-draft = Behalte einen Gegenstand des Päckchens; der Rest geht nach links (CI-2.10)
ci-prompt-lone-discard = Wirf zwei deiner fünf Gegenstände ab (CI-2.11)
ci-prompt-grow = Was bringt Farm { $farm }? (CI-10.6)
ci-prompt-harvest-step = Du darfst nach der Ernte einen freien Schritt machen (CI-14.7)
ci-prompt-hand-limit = Handlimit { $limit }: wirf noch { $left } ab (CI-11.4)
ci-prompt-resolve = Die KI führt ihre Karte aus (CI-17.7)
ci-prompt-resolve-card = Die KI führt aus: { $card } (CI-17.7)
ci-prompt-over = Das Spiel ist zu Ende
ci-prompt-waiting = Warten auf { $seats }
ci-prompt-chance-first = Wer beginnt, wird ausgelost (CI-2.3)
ci-prompt-chance-side = Die Seite eines Plans wird ausgelost (CI-2.1)
ci-prompt-chance-character = { $seat } bekommt einen Charakter (CI-2.9)
ci-prompt-chance-item = Für { $seat } wird ein Gegenstand gezogen
ci-prompt-chance-tile = Ein Plättchen wird aufgedeckt
ci-prompt-chance-event = Das Ereignis der Runde wird aufgedeckt (CI-4.1)
ci-prompt-chance-cache = Ein Edelsteinlager wird aufgedeckt
ci-prompt-chance-die = { $seat } würfelt
ci-prompt-chance-scheme = Die KI deckt eine Plankarte auf (CI-17.7)
ci-prompt-chance = Der Zufall entscheidet
ci-prompt-box-character = Wenn alle gewählt haben: Welchen Charakter deckt { $seat } auf? (CI-2.9)
ci-prompt-box-die = Wenn alle hinter ihrem Schirm bereit sind: Was hat { $seat } gewürfelt? (CI-4.9)
ci-prompt-box-limit = Wenn alle gewählt haben: nenne noch { $left }, die du abwirfst; Handlimit { $limit } (CI-11.4)
ci-prompt-assigned = Alle Würfel sind verteilt: Gebühren { $fees }{ $mark } von { $algae ->
    [one] { $algae } Alge
   *[other] { $algae } Algen
  }. Fertig? (CI-4.9)
ci-prompt-assign = { $left ->
    [one] Leg den letzten Würfel in eine Garage oder auf eine Farm
   *[other] Leg noch { $left } Würfel in Garagen oder auf Farmen
  }; Gebühren bisher { $fees }{ $mark } von { $algae ->
    [one] { $algae } Alge
   *[other] { $algae } Algen
  } (CI-4.6)
ci-prompt-act-any = Wähl ein Feld für einen Würfel
ci-prompt-act-hq = Wähl ein Feld für die { $value } vom Hauptquartier, Platz { $n } (CI-5.2)
ci-prompt-act-hq-altered = Wähl ein Feld für die { $value } vom Hauptquartier, Platz { $n }, die auch als { $others } gelten darf (CI-5.2)
ci-prompt-act-garage = Wähl ein Feld für die { $value } aus Garage { $n }; { $fee ->
    [0] keine Gebühr
    [one] Gebühr { $fee } Alge
   *[other] Gebühr { $fee } Algen
  } (CI-5.5)
ci-prompt-act-garage-altered = Wähl ein Feld für die { $value } aus Garage { $n }, die auch als { $others } gelten darf; { $fee ->
    [0] keine Gebühr
    [one] Gebühr { $fee } Alge
   *[other] Gebühr { $fee } Algen
  } (CI-5.5)
ci-prompt-pay = Welche Kosten zahlst du? (CI-8.2)
ci-prompt-trade = Welchen Gegenstand tauschst du ein? (CI-7.2)
ci-prompt-free-step = Du darfst einen freien Schritt machen (CI-7.5)
ci-prompt-second-reward = Auch die Belohnung einer anderen Reihe nehmen? (CI-14.2)
ci-prompt-take = Nimmst du Gegenstände oder Wasser? (CI-7.6)
ci-prompt-market = Du darfst am Markt noch { $left ->
    [one] einmal
   *[other] { $left }-mal
  } tauschen (CI-8.11)
ci-prompt-academy = Wie viele Würfel kaufst du? (CI-8.12)
ci-prompt-farm-tile = Welches Farmplättchen nimmst du? (CI-8.8)
ci-prompt-upgrade-tile = Welches Ausbauplättchen nimmst du? (CI-8.8)
ci-prompt-free-farm-tile = Nimm ein freies Plättchen: welches Farmplättchen? (CI-8.8)
ci-prompt-free-upgrade-tile = Nimm ein freies Plättchen: welches Ausbauplättchen? (CI-8.8)
ci-prompt-room = Wohin kommt { $tile }? (CI-8.13)
ci-prompt-room-of-tile = Wohin kommt das Plättchen? (CI-8.13)
ci-prompt-ability = Die Fähigkeit des Clans nutzen? (CI-6.5)
ci-prompt-advancement = Erste { $value } auf dem Plan: wähl eine Belohnung (CI-6.8)
ci-prompt-must-step = Wohin geht der Ernter? (CI-6.9)
ci-prompt-setback = Ein Rückschlag: welche Bedingung? (CI-6.10)
ci-prompt-punishment = Welche Strafe? (CI-6.12)
ci-prompt-lose-upgrade = Welches Ausbauplättchen geht verloren? (CI-6.13)
ci-prompt-lose-farm = Welches Farmplättchen geht verloren? (CI-6.13)
ci-prompt-lose-die = Welcher Würfel geht verloren? (CI-6.13)
ci-prompt-step-back = Auf welchem Weg zur Mitte? (CI-6.13)
ci-prompt-discard-items = Wirf noch { $left ->
    [one] { $left } Gegenstand
   *[other] { $left } Gegenstände
  } ab (CI-6.13)
ci-prompt-goes-on = Die Aktion geht weiter

# Das Ziel des Tisches, immer im Blick
ci-goal-win = Die meisten Punkte gewinnen
ci-goal-setting-up = Charaktere und Gegenstände werden gewählt
ci-goal-round = Runde { $round } von { $last }: { $phase }
ci-goal-plan = planen
ci-goal-execute = handeln
ci-goal-harvest = ernten
ci-goal-rest = rasten
ci-goal-ends = Ende nach der Rast der { $last }. Runde
ci-goal-event = In dieser Runde { $name }: { $text }

# Überschriften der Antworten
ci-heading-character = Einen Charakter wählen
ci-heading-keep-item = Einen Gegenstand behalten
ci-heading-discard = Einen Gegenstand abwerfen
ci-heading-trade = Einen Gegenstand eintauschen
ci-heading-garages = Garagenwürfel
ci-heading-farms = Farmen
ci-heading-ready = Den Plan festlegen
ci-heading-negotiation = Mit einem Clan verhandeln
ci-heading-depository = Im Depot tauschen
ci-heading-headquarters = Im Hauptquartier warten
ci-heading-mine = Im Bergwerk graben
ci-heading-laboratory = Ein Farmplättchen erforschen
ci-heading-foundry = Ein Ausbauplättchen gießen
ci-heading-control = Den Ernter fahren
ci-heading-market = Auf dem Markt handeln
ci-heading-academy = In der Akademie Würfel ausbilden
ci-heading-cantina = Würfel der Kantine lassen
ci-heading-pay = Wählen, was du zahlst
ci-heading-also = Eine zweite Belohnung
ci-heading-take = Eine Belohnung nehmen
ci-heading-swap = Rohstoffe tauschen
ci-heading-buy = Würfel kaufen
ci-heading-tile = Ein Plättchen nehmen
ci-heading-room = Das Plättchen legen
ci-heading-set-garage = Einen Garagenwürfel drehen
ci-heading-set-farm = Einen Farmwürfel drehen
ci-heading-ability = Die Fähigkeit des Clans
ci-heading-reward = Eine Belohnung wählen
ci-heading-setback = Den Rückschlag hinnehmen
ci-heading-punishment = Eine Strafe wählen
ci-heading-turn = Eine Strafe in eine Belohnung wenden
ci-heading-lose = Wählen, was verloren geht
ci-heading-step = Den Ernter bewegen
ci-heading-grow = Die Farm ernten
ci-heading-no = Darauf verzichten
ci-heading-resolve = Die Karte der KI

# Wovon Hinweise sprechen: eine Größe, und warum sie zählt. `$best` ist die Zahl nach dem besten gefundenen Plan, `$other`
# die nach einer anderen Wahl.
ci-quantity-negotiation = Punkte auf dem Verhandlungsbrett
ci-principle-negotiation = Würfel bei den Clans bleiben dort und zählen: der beste Plan hat { $best } Punkte auf dem Verhandlungsbrett, eine andere Wahl { $other }.
ci-quantity-items = Punkte ausliegender Gegenstände
ci-principle-items = Gegenstände zählen, sobald sie ausliegen: der beste Plan hat { $best } Punkte von ihnen, eine andere Wahl { $other }.
ci-quantity-harvester = Punkte des Lagers unter deinem Ernter
ci-principle-harvester = Der Ernter zählt das Lager, auf dem er am Ende steht: { $best } mit dem besten Plan, { $other } mit einer anderen Wahl.
ci-quantity-base = Punkte deiner Basis
ci-principle-base = Plättchen machen die Basis besser und zählen: der beste Plan hat dort { $best } Punkte, eine andere Wahl { $other }.
ci-quantity-gems = deine Edelsteine
ci-principle-gems = Ein Edelstein ist ein Punkt und bezahlt vieles: der beste Plan lässt dir { $best }, eine andere Wahl { $other }.
ci-quantity-dice = deine Würfel im Spiel
ci-principle-dice = Würfel sind Aktionen, Runde für Runde: der beste Plan hat { $best } im Spiel, eine andere Wahl { $other }.
ci-quantity-payable = Gegenstände auf der Hand, die du bezahlen kannst
ci-principle-payable = Ein Gegenstand auf der Hand zählt nichts, bevor er bezahlt ist: der beste Plan lässt { $best } bezahlbar, eine andere Wahl { $other }.
ci-quantity-missing = Rohstoffe, die für einen Gegenstand auf der Hand fehlen
ci-principle-missing = Sammle für einen Kauf: für den Gegenstand auf der Hand, dem am wenigsten fehlt, fehlen mit dem besten Plan { $best } Rohstoffe, mit einer anderen Wahl { $other }.
ci-quantity-harvest = Rohstoffe der kommenden Ernte
ci-principle-harvest = Denk an die Ernte: sie bringt mit dem besten Plan { $best } Rohstoffe, mit einer anderen Wahl { $other }.
ci-quantity-water = dein Wasser
ci-principle-water = Wasser bezahlt von allem ein wenig: der beste Plan lässt dir { $best }, eine andere Wahl { $other }.
ci-quantity-algae = deine Algen
ci-principle-algae = Algen bezahlen Gebühren und Gegenstände: der beste Plan lässt dir { $best }, eine andere Wahl { $other }.
ci-quantity-power = deine Energie
ci-principle-power = Energie bezahlt Plättchen und Fahrten: der beste Plan lässt dir { $best }, eine andere Wahl { $other }.
ci-quantity-fees = Algen, die Garagengebühren kosten werden
ci-principle-fees = Jede Garage außer der ersten hat eine Gebühr: der beste Plan wird { $best } Algen kosten, eine andere Wahl { $other }.
ci-quantity-unpaid = Würfel, deren Gebühr du nicht zahlen kannst
ci-principle-unpaid = Eine Gebühr, die du nicht zahlen kannst, schickt diesen Würfel und alle nach ihm in die Kantine: { $best } mit dem besten Plan, { $other } mit einer anderen Wahl.
ci-quantity-safe = Clans ohne Rückschlag für deinen nächsten Würfel
ci-principle-safe = Achte auf Rückschläge: dein nächster Würfel könnte nach dem besten Plan mit { $best } der Clans gefahrlos verhandeln, nach einer anderen Wahl mit { $other }.
ci-quantity-acting = Würfel, die handeln werden
ci-principle-acting = Würfel in Garagen handeln: der beste Plan schickt { $best }, eine andere Wahl { $other }.

# Lektionen der ersten Partie
ci-lesson-character = Ein Charakter ist eine Fähigkeit für die ganze Partie. Keiner ist besser als die anderen; nimm einen, dessen Text dir klar ist.
ci-lesson-draft = Gegenstände warten auf deiner Hand, bis du sie im Depot eintauschst: du zahlst ihre Kosten, dann zählen ihre Punkte und ihr Text gilt. Behalte einen, dessen Kosten du zahlen könntest, und gib die anderen weiter.
ci-lesson-lone-discard = Gegenstände warten auf deiner Hand, bis du sie im Depot eintauschst: du zahlst ihre Kosten, dann zählen ihre Punkte und ihr Text gilt. Wirf die zwei teuersten oder nutzlosesten ab.
ci-lesson-assign = Plan die Runde. Berühr einen Würfel und dann seinen Platz: ein Würfel in einer Garage zieht los und handelt, ein Würfel auf einer Farm bleibt und bringt bei der Ernte Rohstoffe. Hohe Werte bringen mehr. Jede Garage außer der ersten kostet Algen, wenn ihr Würfel handelt.
ci-lesson-act = Schick diesen Würfel auf ein Feld. Verhandlungen und Gegenstände aus dem Depot bringen die Punkte; Bergwerk, Markt und Farmen bringen, was sie kosten; Labor und Gießerei machen deine Basis besser. Der Wert entscheidet, wo ein Würfel passt. Berühr ein markiertes Feld oder sieh dir vorher Preis und Ertrag an.
ci-lesson-grow = Diese Farm bringt eines von zwei Dingen. Wie viel, folgt aus dem Würfel auf ihr. Nimm, was deine nächsten Würfel kosten.
ci-lesson-step = Der Ernter zieht ein Feld weit. Am Ende jeder Runde bekommst du, was sein Feld bringt; Marken auf dem Weg gehören dir sofort, und die Lager am Rand sind Punkte wert.
ci-lesson-hand-limit = Du hältst mehr Gegenstände, als eine Basis Platz hat. Wirf die ab, die du nie zahlen wirst.
ci-lesson-pay = Das Feld lässt sich auf zwei Arten bezahlen. Behalte den Rohstoff, den deine nächsten Würfel brauchen.
ci-lesson-trade = Wähl den Gegenstand, den du jetzt auslegst. Du zahlst seine Kosten sofort; seine Punkte zählen am Ende, und sein Text gilt ab deiner nächsten Aktion.
ci-lesson-take = Nimm, was du dringender brauchst. Gegenstände sind Aussichten auf Punkte, Wasser bezahlt von allem ein wenig.
ci-lesson-market = Jeder Tausch gibt eine Menge des Feldes für eine andere. Du darfst so oft tauschen, wie dein Würfel zeigt, oder aufhören.
ci-lesson-academy = Mehr Würfel sind mehr Aktionen in jeder Runde, die noch kommt, bis zur Grenze deiner Basis.
ci-lesson-tile = Ein Plättchen macht deine Basis für den Rest der Partie besser. Berühr das gewünschte; was darunter liegt, bleibt unbekannt, bis du es nimmst.
ci-lesson-room = Das Plättchen kommt in den linken leeren Raum. Leg es nur an die Stelle eines anderen, wenn du das nicht mehr brauchst: es ist dann verloren.
ci-lesson-ability = Der Clan bietet dir seine Fähigkeit an, weil du mit ihm verhandelt hast. Ob du sie nutzt, entscheidest du.
ci-lesson-advancement = Du hast als Erste oder Erster diesen Wert auf dem Verhandlungsbrett: wähl eine der übrigen Belohnungen. Jede gibt es in der ganzen Partie nur einmal.
ci-lesson-setback = Unter diesem Clan liegen zu viele oder zu gleiche Würfel: ein Rückschlag. Wähl, welche Bedingung erledigt wird und was du verlierst. Jede kommt in der ganzen Partie nur einmal.
ci-lesson-loss = Etwas geht verloren. Wähl, was dir am wenigsten fehlt.

# Was geschah
ci-event-first-drawn = { $seat } beginnt
ci-event-planet-side = Planet: Seite { $side }
ci-event-clan-side = { $clan }: Seite { $side }
ci-event-farm-tile-up = Auf Farmstapel { $stack } liegt oben: { $tile }
ci-event-upgrade-tile-up = Auf Ausbaustapel { $stack } liegt oben: { $tile }
ci-event-character-dealt = { $seat } erhält { $card }
ci-event-character-taken = { $seat } spielt { $card }
ci-event-answered = { $seat } ist fertig
ci-event-only-answer = { $seat } hat nur eine Antwort
ci-event-only-answer-is = { $seat } hat nur eine Antwort: { $answer }
ci-answer-buys = { $dice } kaufen
ci-answer-done = kein Tausch mehr
ci-answer-no = nein
ci-answer-stays = stehen bleiben
ci-answer-pays-in = in { $res } zahlen
ci-answer-left-room = der freie Raum ganz links
ci-answer-room = Raum { $n }
ci-answer-die = der Würfel { $place }
ci-answer-setback = der Rückschlag für { $condition }
ci-event-item-drawn = { $seat } zieht { $item }
ci-event-card-drawn = { $seat } zieht einen Gegenstand
ci-event-items-reshuffled = die abgeworfenen Gegenstände werden der neue Stapel
ci-event-packets-passed = die Päckchen wandern nach links
ci-event-items-drafted = die Crews draften ihre Gegenstände am Tisch: je vier Karten, eine behalten, den Rest nach links; die letzte kommt unter den Stapel
ci-event-items-discarded = { $seat } wirft ab: { $items }
ci-event-round-began = Runde { $round } beginnt, { $seat } fängt an
ci-event-turned-up = Ereignis { $name }{ $namemark }: { $text }{ $textmark }
ci-event-other-turned-up = Ereignis { $id }
ci-event-cache-turned-up = das Edelsteinlager auf { $space } ist { $points }{ $mark } wert
ci-event-die-rolled = { $seat } würfelt eine { $value }
ci-event-rolled = { $seat } würfelt hinter dem Schirm
ci-event-plan-revealed = { $seat } zeigt den Plan: { $plan }
ci-event-plan-without-dice = { $seat } zeigt einen Plan ohne Würfel
ci-plan-garage = Garage { $n }: { $value }
ci-plan-farm = Farm { $n }: { $value }
ci-event-hq-acts = Würfel des Hauptquartiers handeln
ci-event-ai-acts = die KI handelt
ci-event-bases-act = Würfel der Basen handeln
ci-event-plan-phase = Planungsphase
ci-event-execute-phase = Ausführungsphase
ci-event-harvest-phase = Erntephase
ci-event-rest-phase = Ruhephase
ci-event-phase = Phase: { $phase }
ci-event-die-actioned = { $seat } setzt eine { $value } { $place-to }
ci-space-other = { $id }
    .to = auf { $id }
ci-event-paid = { $seat } zahlt { $amount }
ci-event-paid-nothing = { $seat } zahlt nichts
ci-event-gained = { $seat } bekommt { $amount }
ci-event-gained-nothing = { $seat } bekommt nichts
ci-event-stood-down = { $seat } zieht sich zurück: { $dice } Würfel in die Kantine
ci-event-skipped = { $seat } findet kein Feld für den Würfel; er geht in die Kantine
ci-event-item-traded = { $seat } tauscht { $item } ein
ci-event-harvester-moved = der Ernter von { $seat } fährt von { $from } nach { $to }
ci-event-token-taken = { $seat } nimmt den Marker auf { $space }: { $amount }
ci-event-swapped = { $seat } gibt { $gave } für { $got }
ci-event-tile-on-farm = { $seat } legt auf Farm { $room }: { $tile }
ci-event-tile-on-garage = { $seat } legt auf Garage { $room }: { $tile }
ci-event-tile-off-farm = { $tile } von { $seat } auf Farm { $room } ist aus dem Spiel
ci-event-tile-off-garage = { $tile } von { $seat } auf Garage { $room } ist aus dem Spiel
ci-event-die-set-in-garage = { $seat } stellt den Würfel in Garage { $n } auf { $value }
ci-event-die-set-on-farm = { $seat } stellt den Würfel auf Farm { $n } auf { $value }
ci-event-advanced = { $seat } setzt die erste { $value } und nimmt die Belohnung: { $reward }
ci-event-setback = { $seat } hat den Rückschlag für { $condition }: { $punishment }
ci-event-setback-turned = { $seat } macht aus dem Rückschlag für { $condition } eine Belohnung: { $reward }
ci-event-setback-ignored = { $seat } ignoriert einen Rückschlag
ci-event-die-lost = { $seat } verliert den Würfel { $place }
ci-event-grew = Farm { $farm } von { $seat } bringt { $amount }
ci-event-dice-returned = { $seat } bekommt { $dice } zurück
ci-event-dice-cut = { $seat } hat zu viele Würfel: { $dice } in die Reserve
ci-event-scheme-turned-up = die KI deckt die Plankarte { $card } auf
ci-event-schemes-reshuffled = die Abwürfe der KI werden ihr neuer Stapel
ci-event-game-ended = das Spiel ist zu Ende

# Was aus einer Plankarte wurde
ci-event-scheme-resolved = { $parts }
ci-outcome-card = die KI führt die Plankarte { $card } aus
ci-outcome-harvester = ihr Ernter zieht nach { $space }
ci-outcome-finds = sie findet { $amount }
ci-outcome-no-die = sie hat keinen Würfel mehr
ci-outcome-nothing = nichts davon ist möglich: sie nimmt { $amount }
ci-outcome-die = sie setzt eine { $value } { $place-to }
ci-outcome-takes = sie nimmt { $amount }
ci-outcome-progress = sie nimmt ein Fortschrittsplättchen
ci-outcome-one-more-card = sie deckt noch eine Karte auf
ci-outcome-new-dice = sie nimmt neue Würfel
ci-outcome-pays = sie zahlt { $amount }

# Gründe der KI
ci-line = { $rule } { $what }
ci-line-kept = { $rule } { $what }: { $kept }
ci-line-yes = { $line } — ja
ci-line-no = { $line } — nein
ci-reason-due-card = fällige Karte { $card }, Wert { $value }: { $options }
ci-reason-extra-card = Zusatzkarte { $card }, Wert { $value }: { $options }
ci-reason-first-due = die erste fällige Karte der Runde bewegt den Ernter
ci-reason-dice = { $dice } Würfel auf dem Plan
ci-reason-no-option = keine Option ist möglich: kein Würfel wird benutzt, 1 Edelstein
ci-reason-takes-gem = { $what } (nimmt den Edelstein und hält)
ci-reason-water-back = { $what } (Wasser zurück in die Reserve)
ci-reason-wraps = folgt dem Pfeil auf die andere Seite
ci-reason-steps = geht { $direction }
ci-reason-stops-before-cache = hält vor einem Edelsteinlager, auf
ci-reason-stops-before-edge = hält vor dem Rand, auf
ci-reason-dearest-row = { $clan }: freie Reihen zum Preis von Jrayek, die teuerste mit { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteinen
  } bezahlbare
ci-reason-row = { $clan }: Reihe { $row } für { $price ->
    [one] { $price } Edelstein
   *[other] { $price } Edelsteine
  }
ci-reason-no-row = { $clan }: kein freies Feld für { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
  }
ci-reason-depository = Depot: { $space }, 1 Edelstein von { $gems }
ci-reason-no-column = keine Spalte { $value }
ci-reason-column-full = Spalte { $value } ist voll
ci-reason-column = Spalte { $value }, Reihe { $row }
ci-reason-pair = Labor: ein freies Paarfeld, { $unlocked } Fortschrittsplättchen freigeschaltet
ci-reason-no-pair = Labor: kein freies Paarfeld, { $unlocked } Fortschrittsplättchen freigeschaltet
ci-reason-space-free = { $board }: Feld { $n } ist frei
ci-reason-no-space = { $board }: kein freies Feld
ci-reason-academy-free = Akademiefeld der { $value } frei, { $dice } Würfel in der Reserve
ci-reason-academy-taken = Akademiefeld der { $value } besetzt, { $dice } Würfel in der Reserve
ci-reason-advancement = Fortschrittsmarker { $value } deckt die Belohnung ganz links ab
ci-reason-setback = der Rückschlagmarker für { $condition } deckt die Strafe ganz links ab

# Ablehnungen
ci-refusal-not-asked = diese Antwort passt nicht zur jetzigen Frage
ci-refusal-not-dealt = dieser Charakter wurde dem Platz nicht ausgeteilt
ci-refusal-character-taken = dieser Charakter ist schon vergeben
ci-refusal-not-in-packet = dieser Gegenstand ist nicht im Päckchen
ci-refusal-not-in-hand = dieser Gegenstand ist nicht auf der Hand
ci-refusal-no-such-die = kein geworfener Würfel zeigt { $value }
ci-refusal-garages-full = in jeder Garage liegt ein Würfel
ci-refusal-no-die-space = Farm { $farm } hat kein Würfelfeld
ci-refusal-farm-taken = auf Farm { $farm } liegt schon ein Würfel
ci-refusal-dice-left = noch { $dice ->
    [one] { $dice } geworfener Würfel ist
   *[other] { $dice } geworfene Würfel sind
  } zu verteilen
ci-refusal-cannot-alter = der Würfel mit { $from } kann hier nicht als { $to } gelten
ci-refusal-no-such-space = dieses Feld gibt es in diesem Spiel nicht
ci-refusal-occupied = das Feld ist besetzt
ci-refusal-closed = das Ereignis dieser Runde sperrt diesen Plan
ci-refusal-fee-too-high = die Garagengebühr von { $fee ->
    [one] { $fee } Alge
   *[other] { $fee } Algen
  } ist nicht bezahlbar
ci-refusal-too-dear = nicht genug { $res } für die Kosten
ci-refusal-too-dear-with-fee = nicht genug { $res } für die Kosten und die Gebühr von { $fee ->
    [one] { $fee } Alge
   *[other] { $fee } Algen
  }
ci-refusal-no-column = das Depot hat in diesem Spiel keine Spalte { $value }
ci-refusal-no-affordable-item = kein Gegenstand auf der Hand ist ganz bezahlbar
ci-refusal-from-headquarters = ein Würfel aus dem Hauptquartier kann nicht wieder dorthin
ci-refusal-no-second-die = das Labor braucht ein Paar, und es gibt keinen zweiten Würfel
ci-refusal-no-pair = der nächste Würfel zeigt { $second } und ergibt kein Paar aus { $value }
ci-refusal-no-farm-tiles = alle Farmstapel sind leer
ci-refusal-stack-empty = Ausbaustapel { $stack } ist leer
ci-refusal-no-step = der Ernter kann von hier nicht in Richtung { $direction }
ci-refusal-wrong-academy-space = dieses Akademiefeld nimmt keine { $value }
ci-refusal-supply-empty = in der eigenen Reserve { $have ->
    [one] ist { $have } Würfel
   *[other] sind { $have } Würfel
  }, zu wenige
ci-refusal-no-fee-to-refuse = der Würfel kostet nichts und muss handeln
ci-refusal-can-act = der Würfel hat ein erlaubtes Feld und muss handeln, oder seine Gebühr ist nicht bezahlbar
ci-refusal-no-such-cost = die Kosten lassen sich nicht in { $res } zahlen
ci-refusal-cannot-pay = nicht genug { $res }
ci-refusal-item-too-dear = nicht genug { $res } für diesen Gegenstand
ci-refusal-no-such-row = diese Reihe hat das Depot nicht
ci-refusal-own-row = die zweite Belohnung muss die einer anderen Reihe sein
ci-refusal-not-in-set = auf diesem Marktfeld tauscht man { $res-no }
ci-refusal-same-resource = ein Tausch gibt eine Ressource und bringt eine andere
ci-refusal-not-for-sale = die Akademie verkauft nicht { $dice } Würfel
ci-refusal-no-tile = Stapel { $stack } ist leer
ci-refusal-must-take = das Plättchen muss genommen werden
ci-refusal-no-room = alle Räume für dieses Plättchen sind voll; ersetz eins
ci-refusal-no-tile-there = in Raum { $room } liegt kein eigenes Plättchen dieser Art
ci-refusal-no-die-there = der Platz hat dort keinen Würfel
ci-refusal-same-value = der Würfel zeigt schon { $value }
ci-refusal-not-a-value = { $value } ist kein Würfelwert
ci-refusal-reward-covered = diese Belohnung wurde schon genommen
ci-refusal-condition-not-met = diese Bedingung gilt nicht, oder ihr Marker ist schon weg
ci-refusal-cannot-ignore = dieser Platz hat keinen Gegenstand, um einen Rückschlag zu ignorieren
ci-refusal-punishment-covered = diese Strafe gab es schon
ci-refusal-must-suffer-fully = es muss eine Strafe gewählt werden, die sich ganz ausführen lässt
ci-refusal-must-suffer-partly = es muss eine Strafe gewählt werden, die sich teilweise ausführen lässt
ci-refusal-cannot-turn = nur Lysias James darf aus einem Rückschlag eine Belohnung machen
ci-refusal-not-nearer = Richtung { $direction } führt nicht näher zur Mitte
ci-refusal-not-this-farm = für Farm { $farm } ist noch nicht zu wählen
ci-refusal-not-grown = diese Farm bringt { $res-no }
ci-refusal-already-discarded = diese Karte ist schon gewählt
ci-refusal-must-decide = diese Frage kann man nicht ablehnen

# Die Pläne als Text
ci-board-round = Runde { $round } von { $last } · { $phase }
ci-board-first-player = { $line } · zuerst { $seat }
ci-phase-characters = Charaktere
ci-phase-items = Gegenstände
ci-phase-plan = Planen
ci-phase-execute-hq = Ausführen (Würfel des Hauptquartiers)
ci-phase-execute-ai = Ausführen (die KI)
ci-phase-execute-base = Ausführen (Würfel der Basen)
ci-phase-harvest = Ernte
ci-phase-rest = Ruhe
ci-phase-over = zu Ende
ci-board-event = Ereignis { $id } { $name }{ $namemark }: { $text }{ $textmark }
ci-board-clan = { $clan } { $side }: { $text }{ $mark }
ci-board-planet-not-yet = Planet: Seite noch nicht ausgelost
ci-board-planet = Planet, Seite { $side } (Feld Ertrag°/Marker@Ernter)
ci-board-cache = Lager
ci-board-negotiation = Verhandlung (Kosten, Punkte: Würfel)
ci-board-advancements = Fortschritte übrig: { $values } · offene Belohnungen{ $mark }: { $kinds }
ci-board-no-advancements = keine Fortschritte und keine Belohnungen übrig
ci-board-setbacks = Rückschläge übrig: { $conditions } · offene Strafen{ $mark }: { $kinds }
ci-word-items = Gegenstände
ci-word-die = Würfel
ci-word-gem = Edelstein
ci-word-harvester = Ernter
ci-word-upgrade = Ausbau
ci-word-farm = Farm
ci-board-depository = Depot, Spalten{ $mark } { $columns }
ci-board-row = { $row } ({ $reward }): { $dice }
ci-board-step = freier Schritt
ci-board-headquarters = Hauptquartier ({ $rewards }): { $dice }
ci-board-mining = Bergwerk      { $spaces }
ci-board-laboratory = Labor         { $costs } | Würfelpaare { $pairs } | Farmplättchen:
ci-board-foundry = Gießerei      { $costs } | Würfel { $dice } | Ausbauplättchen:
ci-board-stack = Stapel { $n }: { $tile } (noch { $left })
ci-board-control = Leitstand     { $costs } | { $dice }
ci-board-market = Markt         { $spaces }
ci-board-academy = Akademie      { $prices } | { $spaces }
ci-board-items = Gegenstände: { $pile } im Stapel, { $beneath } darunter, { $discarded } abgeworfen
ci-board-seat = { $letter } (Platz { $seat }, { $colour }): { $name } · { $supplies } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ci-board-own-seat = { $letter } (Platz { $seat }, { $colour }, du): { $name } · { $supplies } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ci-board-ready = { $line } · bereit
ci-board-supplies-hidden = Vorräte verdeckt
ci-colour-purple = violett
ci-colour-orange = orange
ci-colour-blue = blau
ci-colour-black = schwarz
ci-board-garages = Garagen { $garages }
ci-board-farms = Farmen  { $farms }
ci-board-dice = Würfel  Vorrat { $pool }, Kantine { $cantina }, Reserve { $supply }
ci-board-rolled = { $line }, geworfen { $values }
ci-board-behind = { $line }, { $n } hinter dem Schirm
ci-board-face-up = Gegenstände offen: { $items }
ci-board-none-face-up = Gegenstände offen: keine
ci-board-hand-card = Hand    { $card }
ci-board-packet-card = Päckchen { $card }
ci-board-hand-size = Hand    { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
ci-board-ai = { $letter } (Platz { $seat }, KI { $level }: { $name }{ $mark }): { $dice } Würfel, { $supply } in Reserve, { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
  }, Fortschritt { $progress } von 3 · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ci-board-schemes = Pläne: { $pile } im Stapel, offen { $shown }, abgelegt { $discarded }
ci-board-no-schemes = keine
ci-board-scheme = Karte: { $card }
ci-board-mark = ° = unser Ersatz; gedruckter Wert unbekannt
ci-board-key = A5 = Würfel von Platz A mit dem Wert 5, -- = frei; W Wasser, A Algen, P Energie, G Edelstein, D Würfel, I Gegenstand
ci-notice-stand-ins = { $records ->
    [one] { $records } Eintrag des Datenpakets { $pack } enthält Ersatz für unbekannte gedruckte Werte; er trägt
   *[other] { $records } Einträge des Datenpakets { $pack } enthalten Ersatz für unbekannte gedruckte Werte; sie tragen
  } das Zeichen °
ci-points-of = { $points }

# The game as it describes itself: its line, options, ready-made set-ups, read-outs.

ci-summary = Würfelmannschaften verhandeln, handeln, erkunden und bauen auf einem bewohnten Planeten; 8 Runden, mit oder ohne KI.
ci-option-seats-meaning = 2 bis 4 × human oder bot:<name>, oder 1 bis 3 davon und danach ein ai oder ai:<opponent>
ci-option-planet-meaning = Seite des Planetenplans
ci-option-clans-meaning = Seite jedes Clanplans: A, B oder random
ci-option-characters-meaning = alle erhalten zwei und behalten einen; oder alle offen, wer zuletzt dran ist, wählt zuerst
ci-option-opponent-meaning = KI-Gegner, der leichteste zuerst; nur mit einer KI
ci-option-supplies-meaning = ob andere die Bestände an Wasser, Algen, Energie und Edelsteinen sehen
ci-option-colours-meaning = Farbe jedes Platzes; ohne Wirkung auf das Spiel
ci-option-pack-meaning = Datenpaket, nach Namen
ci-primer-goal = Eine neue Heimat auf einem Planeten
ci-primer-goal-text = Deine Mannschaft richtet sich in acht Runden auf einem Planeten ein. Punkte bringen Verhandlungen mit drei Clans, Gegenstände, Edelsteine und Plättchen und der Ort, an dem dein Ernter endet. Die meisten Punkte gewinnen.
ci-primer-plan = Planen
ci-primer-plan-text = Wirf deine Würfel und gib jedem heimlich einen Platz: in einer Garage zieht er los und handelt, auf einer Farm bleibt er und bringt Wasser, Algen oder Energie. Alle Garagen außer der ersten kosten Algen.
ci-primer-act = Handeln
ci-primer-act-text = Reihum geht jeder Würfel aus einer Garage auf ein Feld: unter einen Clan, ins Depot für einen Gegenstand, in Bergwerk, Markt, Labor, Gießerei, Leitstand oder Akademie. Sein Wert entscheidet, wo er passt und was er bringt.
ci-primer-harvest = Ernten und rasten
ci-primer-harvest-text = Dann bringen die Farmen und das Feld deines Ernters ihren Ertrag, Würfel kommen zurück, und du behältst nur so viele Gegenstände und Würfel, wie deine Basis Platz hat. Nach der achten Rast werden die Punkte gezählt.
ci-theme-boards = Seiten der Bretter
ci-theme-secrets = Was verborgen ist
ci-preset-first-game = Erste Partie
ci-preset-two = Zu zweit
ci-preset-against-bot = Gegen einen Bot
ci-preset-three = Zu dritt
ci-preset-four = Zu viert
ci-preset-free-characters = Zu zweit, Charaktere frei gewählt, Seiten gezogen
ci-preset-solo-1 = Allein gegen den Neuling
ci-preset-solo-2 = Allein gegen die Beständige
ci-preset-solo-3 = Allein gegen die Scharfsinnige
ci-preset-solo-4 = Allein gegen die Gnadenlose
ci-preset-two-and-ai = Zu zweit und die KI
ci-query-costs = was jedes Feld den fälligen Würfel des Platzes kosten würde, nach Wert, und warum er nicht dorthin darf
ci-query-destinations = welche Würfel wohin dürfen: Feld und Wert
ci-query-fees = Gebühren aller Garagen, vorhandene Algen, und welche Würfel in der Kantine landen würden
ci-query-harvest = was der Platz jetzt ernten würde, und die Würfel, die die Grenze kosten würde
ci-query-score-parts = der Punktestand jedes Platzes in seinen fünf Teilen, Edelsteinlager als Spanne
ci-query-setback-risk = zu jedem Verhandlungsfeld: Summe, gleiche Würfel, Bedingungen, Strafen, Fortschritt
ci-query-ai-options = was die KI jetzt mit jeder noch nicht gesehenen Plankarte täte

# Set-ups
ci-setup-not-null = ein Wert; eine Option ohne Wert wird weggelassen
ci-setup-no-seat = `{ $value }` ist weder human noch bot:<name>, ai oder ai:<opponent>
ci-setup-no-such-ai = `{ $text }`: die KI-Gegner sind 1, 2, 3, 4
ci-setup-no-such-bot = kein Bot `{ $name }` spielt dieses Spiel, bekannt sind { $known }
ci-setup-ai-last = die KI nimmt den letzten Platz
ci-setup-one-ai = höchstens eine KI
ci-setup-seats = 2 bis 4 Personen, oder 1 bis 3 und eine KI; angegeben sind { $humans } Personen und { $ais } KI
ci-setup-opponent-without-ai = `opponent` gibt es nur mit einer KI
ci-setup-hands-of-people = `hands: unknown` ist für zwei oder mehr Menschen, ohne Bots
ci-setup-hands-supplies = `hands: unknown` geht mit offenen Vorräten: alles, was das Programm weiß, wird gezeigt
ci-setup-opponent-twice = `opponent` sagt { $option }, der Platz sagt ai:{ $seat }
ci-setup-colours = `colours` ist eine Liste mit einer Farbe für jeden der { $seats } Plätze
ci-setup-no-such-pack = es gibt kein Datenpaket `{ $id }`, bekannt sind { $known }
ci-setup-other-pack = das vorliegende Datenpaket `{ $id }` hat die Kennung { $identity }, nicht { $given }

# Notation
ci-notation-action = `{ $text }` ist keine Antwort dieses Spiels
ci-notation-chance = `{ $text }` ist kein Zufallsergebnis dieses Spiels

# Position records: what must stand somewhere
ci-record-seats = die Liste dessen, was jeder Platz besitzt
ci-record-item = ein Gegenstand
ci-record-event = ein Ereignis
ci-record-character = ein Charakter
ci-record-scheme = eine Plankarte
ci-record-tile = ein Plättchen dieser Art
ci-record-resource = eines von W, A, P, G
ci-record-space = ein Feld des Plans bei dieser Zahl von Plätzen
ci-record-row = eine Reihe des Depots
ci-record-column = eine Spalte des Depots bei dieser Zahl von Plätzen
ci-record-planet-space = ein Feld des Planeten
ci-record-planet-token = ein Feld, dessen Marker noch nicht genommen wurde
ci-record-consequence = ein Feld für Belohnung oder Strafe
ci-record-packet-item = ein Gegenstand des Päckchens
ci-record-hand-item = ein Gegenstand auf der Hand
ci-record-written = was die Spiellogik hier schreibt

# Position records: what cannot be
ci-record-options-seats = `options.seats`: die Plätze stehen in `seats`, jeder mit seinem `kind`
ci-record-pending = pending: das gehört nicht zu dieser Stellung
ci-record-unknown-draft = mit `hands: unknown` ist vom Draft nichts bekannt
ci-record-unknown-cards = für die Hände sind keine { $cards } Gegenstände da
ci-record-no-answer = in dieser Stellung hat kein Platz eine Antwort, und die Partie ist nicht zu Ende
ci-record-round = Runde { $round } in Phase { $phase }; auf den Aufbau folgen die Runden 1 bis { $last }
ci-record-last-round = die Partie endet nach Runde { $last }, nicht nach Runde { $round }
ci-record-no-ai = Abschnitt `ai` ohne KI am Tisch
ci-record-event-again = das Ereignis dieser Runde kam schon in einer früheren vor
ci-record-event-of-round = das Ereignis { $event } ist das der Runde { $round } und keiner anderen
ci-record-event-too-soon = ein Ereignis liegt vor der ersten Runde offen
ci-record-last-event-seen = das Ereignis der letzten Runde kam schon in einer früheren vor
ci-record-events = vor Runde { $round } kamen { $events } Ereignisse vor
ci-record-side-fixed = `{ $path }`: die Seite steht durch die Optionen fest
ci-record-side-missing = die Seite von { $board } ist zufällig; `sides` muss sagen, welche gezogen wurde
ci-record-space-taken = `{ $path }`: mehr Würfel, als es Plätze gibt
ci-record-unequal-pair = `{ $path }`: ein Paar ist von einem Platz und von einem Wert
ci-record-ai-pair = `{ $path }`: die KI belegt ein Paarfeld mit einem Würfel
ci-record-ai-hq = die KI nutzt nie das Hauptquartier
ci-record-ai-control = die KI nutzt nie den Leitstand
ci-record-ai-cache = der Ernter der KI betritt nie ein Edelsteinlager
ci-record-academy-value = { $space } führt den Wert { $value } nicht auf
ci-record-location-dice = { $dice } Würfel auf Ortsplänen in Phase { $phase }; die Ruhe gibt sie zurück
ci-record-no-token = `{ $path }`: einen solchen Marker gibt es nicht
ci-record-no-cache = `caches`: { $space } ist kein Edelsteinlager
ci-record-caches = `caches`: so viele Edelsteinlager mit { $points } Punkten gibt es nicht
ci-record-caches-up = alle Edelsteinlager liegen offen, aber `caches` nennt nur die Punkte von { $known }
ci-record-item-bottom = `item_bottom`: höchstens eine Karte von jeder Person
ci-record-stacks = `{ $path }`: es gibt drei Stapel
ci-record-stack-empty = `visible.{ $sort }`: Stapel { $stack } ist leer
ci-record-tiles-of-kind = { $seen } Plättchen { $tile }; in der Schachtel sind { $count }
ci-record-tiles = { $lying } Plättchen ({ $sort }) in den Stapeln und { $out } anderswo; es gibt { $total }
ci-record-dice = Platz { $seat } hat { $placed } Würfel im Spiel; eine Farbe hat { $dice }
ci-record-planned = Platz { $seat } plant mit { $planned } Würfeln; höchstens { $limit }
ci-record-rolled-outside-plan = gewürfelte Würfel außerhalb der Planung
ci-record-garage-gaps = Garagen füllen sich lückenlos von links
ci-record-ready-with-dice = fertig, obwohl noch Würfel zu verteilen sind
ci-record-cantina-in-plan = Würfel in der Kantine während der Planung
ci-record-dice-outside-round = Würfel in Garagen, auf Farmen oder in der Kantine außerhalb einer Runde
ci-record-garage-after-execute = Würfel in Garagen nach der Ausführung
ci-record-no-die-space = Farm { $farm } hat keinen Platz für einen Würfel
ci-record-items-before-draft = Gegenstände vor der Auswahlrunde
ci-record-character-twice = der Charakter { $character } steht zweimal da
ci-record-too-many = `{ $path }`: { $given } angegeben, Platz ist für { $most }
ci-record-dealt = `{ $path }`: es werden höchstens 2 Charaktere ausgeteilt
ci-record-packet = ein Päckchen hat höchstens { $cards } Karten
ci-record-ready-character = fertig genau dann, wenn ein Charakter behalten wurde
ci-record-ready-item = fertig genau dann, wenn eine Karte des Päckchens behalten wurde
ci-record-draft = Hand und Päckchen passen nicht zu einer Auswahlrunde, in der alle { $kept } behalten haben

# Read-outs that are not given
ci-query-seat = `seat` ist der Platz einer Person von 0 bis { $most }
ci-query-supplies-hidden = die Vorräte von Platz { $seat } sind verdeckt
ci-query-hand-hidden = wohin Würfel von Platz { $seat } dürfen, hängt von seiner Hand ab, und die ist verdeckt
ci-query-no-die = Platz { $seat } hat in dieser Runde keinen Würfel einzusetzen
ci-query-no-planet = der Planet liegt noch nicht aus
ci-query-no-ai = an diesem Tisch sitzt keine KI

# Packs
ci-pack-at = { $path }: { $reason }
ci-pack-missing = `{ $key }` fehlt
ci-pack-needed = nötig ist { $wanted }
ci-pack-wrong = nötig ist { $wanted }, nicht { $given }
ci-pack-text = ein Text
ci-pack-table = eine Tabelle
ci-pack-unknown = `{ $key }` ist hier unbekannt; die Regeln lesen es nirgends
ci-pack-other-game = das ist ein Datenpaket eines anderen Spiels
ci-pack-name = ein Name ohne `#`
ci-pack-not-payable = `{ $text }` lässt sich nicht bezahlen, nur W, A, P, G
ci-pack-side-number = `{ $key }` ist keine Seitenzahl von 1 bis 4
ci-pack-no-side = keine Seite für N = { $n }; jeder Plan hat genau eine für N = 1, 2, 3, 4 (CI-1.8)
ci-pack-two-sides = zwei Seiten für N = { $n } (CI-1.8)
ci-pack-room = { $given } angegeben; die Spiellogik hat Platz für { $most }
ci-pack-tokens = { $given } angegeben; es gibt { $tokens } Fortschritts- und { $tokens } Rückschlagmarker und ebenso viele Felder für Belohnungen und Strafen (CI-1.3, CI-1.8)
ci-pack-twice = `{ $id }` steht zweimal da (CI-1.8)
ci-pack-empty = mindestens eines ist nötig
ci-pack-count = { $found } insgesamt; in der Schachtel sind { $wanted } (CI-1.3)
ci-pack-numbers = { $numbers } Zahlen: für 0 bis { $most }
ci-pack-in-order = von 1 an in dieser Reihenfolge nummeriert
ci-pack-no-procedure = für `{ $code }` ist kein Ablauf bekannt
ci-pack-clan-order = leyrien, zcharo, jrayek von links (CI-2.5)
ci-pack-token-twice = Wert { $value } hat zwei Marker
ci-pack-sum-or-same = nötig ist `sum` oder `same`
ci-pack-row-number = Reihen sind von oben nummeriert, dies ist { $row }
ci-pack-jrayek-gems = die KI zahlt diese Reihe in Edelsteinen, also ist der Preis bei Jrayek in Edelsteinen (CI-17.9)
ci-pack-gem-prices = Edelsteinpreise fallen nicht von Reihe zu Reihe (CI-1.8)
ci-pack-row-points = drei Zahlen: Leyrien, Zcharo, Jrayek
ci-pack-row-letter = ein Buchstabe, jede Reihe ihren eigenen
ci-pack-hq-reward = erst Gegenstände, dann Wasser: die beiden Erträge von `take items` und `take water`
ci-pack-alternatives = jede Möglichkeit ist ein Betrag eines Rohstoffs, alle verschieden (CI-8.2)
ci-pack-stacks = die Farmplättchen liegen in { $stacks } Stapeln (CI-2.7)
ci-pack-stack-of-value = Wert { $value } braucht einen Stapel von 1 bis { $stacks }
ci-pack-market-set = ein Satz besteht aus zwei oder mehr verschiedenen Rohstoffen
ci-pack-academy-values = jeder Wert passt auf ein Feld der Akademie
ci-pack-academy-prices = Preise für 1 und für 2 Würfel
ci-pack-clan-side = nötig sind ein Clan (leyrien, zcharo, jrayek) und eine Seite A oder B
ci-pack-clan-id = Clan und Seite, wie leyrien_A
ci-pack-clan-ability = eine Fähigkeit: `gain <amount>`, `step` oder `set_die`
ci-pack-clans = drei Clans mit den Seiten A und B (CI-1.3)
ci-pack-first-garage = die erste Garage ist immer gebührenfrei (CI-5.6)
ci-pack-start-farm = `{ $text }`: eine Startfarm hat `boost` oder `grow`
ci-pack-upgrade-rooms = Garage 1 nimmt kein Plättchen, also gibt es weniger Räume als Garagen
ci-pack-room-points = Raumpunkte fallen nicht (CI-1.8)
ci-pack-farm-table = { $res }: sechs Beträge, für die Werte 1 bis 6
ci-pack-farm-table-falls = { $res }: die Tabelle fällt nicht (CI-1.8)
ci-pack-not-resource = `{ $text }` ist kein Rohstoff
ci-pack-dice-places = { $dice } Würfel müssen auf { $places } Garagen und Startfarmen verteilt werden (CI-4.6)
ci-pack-start-dice = mehr Würfel als die Grenze (CI-4.3)
ci-pack-upgrade-effect = ein Ausbau hat `alter -1 +1`, `raise 2`, `flip`, `water5`, `nofee` oder `points`
ci-pack-farm-effect = eine Farm hat `passive`, eines von `six` und `grow`, oder `points`
ci-pack-item-effect = ein Gegenstand `game` hat `discount`, `gain` oder `ignore_setbacks`; ein Gegenstand `end` hat `score`
ci-pack-event-effect = diese Wirkung hat kein Ereignis (CI-1.7)
ci-pack-character-effect = einer der acht Abläufe: `char <name> [numbers]`
ci-pack-id-of-item = `{ $id }` ist auch ein Gegenstand; Kennungen sind eindeutig (CI-1.8)
ci-pack-id-of-farm-tile = `{ $id }` ist auch ein Farmplättchen; Kennungen sind eindeutig (CI-1.8)
ci-pack-id = Kleinbuchstaben, Ziffern und `_`
ci-pack-src = drei Buchstaben für Wirkung, Kosten und Punkte: s seed, p public, r reconstructed, o owner
ci-pack-last-event = genau ein Ereignis hat den Zeitpunkt `last` (CI-2.6)
ci-pack-progress = Edelsteine in `harvest`, Würfel in `rest` oder `<n> scheme` in `execute`
ci-pack-opponent-points = 1 bis { $most } Zahlen, nach Reihe
ci-pack-caches = { $given } angegeben; es gibt { $caches } Edelsteinlager (CI-1.3)
ci-pack-planet-row = Reihe { $row } braucht ihren Ort in row_r und first_q
ci-pack-direction = Richtung { $direction } braucht [q, r]
ci-pack-direction-step = Richtung { $direction } ist kein Schritt auf dem Sechseckraster
ci-pack-direction-same = Richtung { $direction } ist dieselbe wie eine andere
ci-pack-planet-token = { $space }: ein Marker ist `3W` oder `G`, nicht `{ $text }`
ci-pack-space-twice = { $space } liegt dort, wo schon ein Feld liegt
ci-pack-arrow = ein Pfeil ist [von, Richtung, nach]
ci-pack-arrow-ends = Seite { $side }: der Pfeil von { $from } nach { $to } muss auf Feldern beginnen und enden (CI-1.8)
ci-pack-no-start = Seite { $side } hat kein Feld `{ $space }`
ci-pack-start-unreached = von { $space } kommt man nicht zum Startfeld (CI-1.8)
ci-pack-amount = `{ $text }` ist kein Betrag wie 3W+2P (W, A, P, G, D, I; 0 bis 99)
ci-pack-amount-twice = `{ $text }` nennt { $letter } zweimal
ci-pack-effect = `{ $text }` gehört nicht zu den bekannten Wirkungen (CI-1.7)
ci-pack-board = `{ $word }` ist kein Plan
ci-pack-counter = `{ $word }` zählt nichts (CI-1.7)
ci-pack-per-0 = `per 0` zählt nichts
ci-pack-grow = `{ $text }` braucht zwei verschiedene Rohstoffe aus W, A, P, G
ci-pack-number = `{ $text }` ist keine Zahl von 0 bis 99
ci-pack-single = `{ $text }` muss ein Betrag eines Rohstoffs sein, wie 5W

# Printed values
ci-printed-of = { $what }, { $part }
ci-printed-name = Name
ci-printed-benefit = Nutzen
ci-printed-cost = Kosten
ci-printed-points = Punkte
ci-printed-effect = Wirkung
ci-printed-number = Anzahl
ci-printed-spaces = Felder
ci-printed-events = Ereignisse
ci-printed-clan-abilities = Fähigkeiten der Clans
ci-printed-farm-tiles = Farmplättchen
ci-printed-upgrade-tiles = Ausbauplättchen
ci-printed-locations = Ortspläne
ci-printed-base = Forschungsbasis
ci-printed-ai = Die KI
ci-printed-side-of = { $what }, Seite { $side }
ci-printed-row-of = N = { $players }, Reihe { $row }
ci-printed-setback-sum = Rückschlag ab Summe { $n }
ci-printed-setback-same = Rückschlag bei { $n } gleichen
ci-printed-sum = Summe { $n }
ci-printed-alike = { $n } gleiche
ci-printed-columns = Spalten für N = { $n }
ci-printed-hq-spaces = Felder des Hauptquartiers für N = { $n }
ci-printed-hq-reward = Belohnung des Hauptquartiers
ci-printed-row = Reihe { $row }
ci-printed-space = { $board }, N = { $players }, Feld { $n }
ci-printed-spaces-of = { $board }, Felder für N = { $n }
ci-printed-stack-by-value = Stapel nach Wert
ci-printed-academy-price = Akademie, Preis für { $n } Würfel
ci-printed-garage-fees = Gebühren der Garagen
ci-printed-garage-fee = Garage { $n }, Gebühr
ci-printed-farm = Farm { $n }
ci-printed-academy-space = Akademie, Werte von Feld { $n }
ci-printed-consequence-order = Belohnungen und Strafen von links nach rechts
ci-printed-upgrade-points = Punkte nach Ausbauplättchen
ci-printed-farm-points = Punkte nach Farmplättchen
ci-printed-farm-table = { $res } einer Farm nach Wert
ci-printed-start-kit = Startausrüstung
ci-printed-start = { $resources }, { $dice } Würfel
ci-printed-limits = Grenzen
ci-printed-limit = { $dice } Würfel, { $items } Gegenstände, { $water }W je Würfel in der Kantine
ci-printed-cache-points = Punkte der Edelsteinlager
ci-printed-cache-yield = Ertrag eines verdeckten Edelsteinlagers
ci-printed-planet-space = Seite { $side }, { $space }
ci-printed-opponent = Gegner { $level }: { $name }
ci-printed-opponent-points = Verhandlung { $rows } nach Reihe, Depot { $depository }
ci-printed-harvest-gems = Edelsteine in der Ernte nach Würfeln
ci-printed-rest-dice = Würfel in der Ruhe nach Würfeln
ci-printed-progress-points = Punkte eines Fortschrittsplättchens
ci-printed-scheme = Plan { $id }
ci-printed-scheme-value = Wert { $value }, { $options }

# A pack as text
ci-show-head = Datenpaket { $id } ({ $name }), Kennung { $identity }
ci-show-notice = Hinweis: { $stand-ins } von { $records } Einträgen enthalten Ersatzwerte.
ci-show-stand-ins = Ersatzwerte (Eintrag: Herkunft nach Feld)
ci-show-item = { $name } · { $when } · { $cost } · { $points } Punkte{ $mark } · { $text }{ $textmark }
ci-show-in-game = im Spiel
ci-show-at-end = am Ende
ci-show-event = { $name }{ $namemark }: { $text }{ $textmark }
ci-show-tile = ×{ $count }{ $mark } { $points } Punkte: { $text }
ci-show-boards = Pläne für N = { $n }
ci-show-row = Verhandlung Reihe { $row }: { $spaces } × { $costs }; Punkte { $points }
ci-show-depository = Depot: Spalten { $columns }, Reihen { $rows }
ci-show-spaces = Hauptquartier { $headquarters } · Bergwerk { $mining } · Labor { $laboratory } · Gießerei { $foundry } · Leitstand { $control } · Markt { $market } · Akademie { $academy }
ci-show-costs = { $board } kostet { $costs }
ci-show-academy = Würfel der Akademie: { $prices }
ci-show-farm-table = Farmtabelle { $res }
ci-show-opponent = { $level } { $name }{ $mark }: Reihen { $rows }, Depot { $depository }
ci-show-scheme = { $id } Wert { $value }: { $options }

# Texts of the built-in pack, one line each: a text of a pack that is the English here is said by the message
ci-tile = { $name } ({ $text })
ci-text-algae-cells = 2 Algen weniger im Labor
ci-text-ice-stones = 7 Wasser weniger im Labor
ci-text-aqua-cannon = 5 Wasser weniger in der Gießerei
ci-text-spare-parts = 1 Energie weniger in der Gießerei
ci-text-fuel-refiner = 1 Energie weniger im Leitstand
ci-text-hydrolic-core = 5 Wasser weniger im Leitstand
ci-text-jrayek-drill = 5 Wasser weniger im Bergwerk
ci-text-jrayek-pump = jeder Würfel am Markt, vor dem Tauschen: 5 Wasser bekommen
ci-text-leyrien-basket = jeder Würfel am Markt, vor dem Tauschen: 2 Algen bekommen
ci-text-zcharo-lamp = jeder Würfel am Markt, vor dem Tauschen: 1 Energie bekommen
ci-text-captains-hat = jeder Würfel an der Akademie: 1 Würfel bekommen
ci-text-id-badge = jeder Würfel im Hauptquartier: 2 Gegenstände ziehen
ci-text-security-codes = jeder Würfel im Hauptquartier: 5 Wasser bekommen
ci-text-soda-supply = 5 Wasser weniger im Depot
ci-text-ledger = jeder Eintausch im Depot: 1 Gegenstand ziehen
ci-text-aqua-pack = jeder Würfel am Verhandlungsplan: 5 Wasser bekommen
ci-text-leyrien-armour = jeder Würfel unter Leyrien: 1 Würfel bekommen
ci-text-zcharo-armour = jeder Würfel unter Zcharo: 1 Würfel bekommen
ci-text-jrayek-armour = jeder Würfel unter Jrayek: 1 Würfel bekommen
ci-text-leyrien-sceptre = du darfst einen Rückschlag ignorieren; kein Marker bewegt sich
ci-text-zcharo-beacon = 2 Algen weniger an der Akademie
ci-text-alien-relic = am Ende 1 Punkt je Verhandlungswürfel
ci-text-engineer-bot = am Ende 1 Punkt je Depotwürfel
ci-text-archive = am Ende 1 Punkt je 2 Gegenstände auf der Hand
ci-text-grogg = am Ende 1 Punkt je 5 Wasser
ci-text-uxolotyl = am Ende 1 Punkt je 4 Algen
ci-text-zcarpi = am Ende 1 Punkt je 2 Energie
ci-text-yeki = am Ende 1 Punkt je 2 Edelsteine
ci-text-jakhaw = am Ende 1 Punkt je Ausbauplättchen
ci-text-karvyk = am Ende 1 Punkt je gekauftes Farmplättchen
ci-text-jrayek-shield = am Ende 2 Punkte je Würfel unter Jrayek
ci-text-leyrien-scythe = am Ende 2 Punkte je Würfel unter Leyrien
ci-text-zcharo-flyer = am Ende 2 Punkte je Würfel unter Zcharo
ci-text-security-drone = am Ende 2 Punkte je offenen Gegenstand fürs Spielende, auch diesen
ci-text-worker-drone = am Ende 2 Punkte je offenen Gegenstand fürs laufende Spiel
ci-text-sleep-capsules = am Ende 1 Punkt je Würfel im Vorrat und Hauptquartier
ci-text-akira = Farmwürfel mit 1 oder 2 zählen als 6
ci-text-dan = jede Depotaktion darf auch die Belohnung einer anderen Reihe nehmen
ci-text-jakob = darf nach jeder Laboraktion ein sichtbares Ausbauplättchen umsonst nehmen
ci-text-lysias = darf einen Rückschlag umdrehen: eine Strafe abdecken und die Belohnung dieser Art nehmen
ci-text-naira = zahlt keine Garagengebühren
ci-text-roslyn = füllt in der Ruhe auf 3 Würfel im Vorrat und Hauptquartier auf
ci-text-sable = darf nach der Ernte einen freien Schritt machen
ci-text-troy = 3 Algen, 2 Energie oder 1 Edelstein weniger am Verhandlungsplan
ci-text-ev01-name = Springflut
ci-text-ev02-name = Algenblüte
ci-text-ev03-name = Heller Himmel
ci-text-ev04-name = Nachschub
ci-text-ev05-name = Tag der offenen Tür
ci-text-ev06-name = Rückenwind
ci-text-ev07-name = Heiße Esse
ci-text-ev08-name = Forschungsgeld
ci-text-ev09-name = Reiche Ader
ci-text-ev10-name = Markttrubel
ci-text-ev11-name = Herzlicher Empfang
ci-text-ev12-name = Treibstoffmangel
ci-text-ev13-name = Staubsturm
ci-text-ev14-name = Alarmstufe Rot
ci-text-ev15-name = Orbitale Vermessung
ci-text-ev16-name = Ende einer Ära
ci-text-ev01 = alle bekommen 3 Wasser bei der Ernte
ci-text-ev02 = alle bekommen 2 Algen bei der Ernte
ci-text-ev03 = alle bekommen 1 Energie bei der Ernte
ci-text-ev04 = alle ziehen jetzt 2 Gegenstände
ci-text-ev05 = jeder Würfel an der Akademie bringt 1 Würfel mehr
ci-text-ev06 = Leitstand: 1 Energie oder 5 Wasser weniger Kosten
ci-text-ev07 = Gießerei: 1 Energie oder 5 Wasser weniger Kosten
ci-text-ev08 = Labor: 2 Algen oder 5 Wasser weniger Kosten
ci-text-ev09 = jeder Würfel im Bergwerk bringt 1 Edelstein mehr
ci-text-ev10 = 2 Tausche mehr mit jedem Würfel am Markt
ci-text-ev11 = keine Rückschläge in dieser Runde; kein Marker bewegt sich
ci-text-ev12 = jede Garagengebühr über 0 steigt um 1 Alge
ci-text-ev13 = kein Würfel im Leitstand
ci-text-ev14 = kein Würfel im Hauptquartier; die dort liegenden handeln noch
ci-text-ev15 = alle Edelsteinlager werden endgültig aufgedeckt: sie zählen Punkte, bringen aber nichts mehr
ci-text-ev16 = die letzte Runde; kein Effekt
ci-text-springs-name = Quellen
ci-text-algae-bed-name = Algenbeet
ci-text-turbine-name = Turbine
ci-text-gem-farm-name = Edelstein-Farm
ci-text-quarters-name = Quartier
ci-text-garden-name = Garten
ci-text-field-name = Acker
ci-text-tuned-name = Abgestimmt
ci-text-boosted-name = Verstärkt
ci-text-flipper-name = Wender
ci-text-polished-name = Poliert
ci-text-tanker-name = Tanker
ci-text-solar-name = Solar
ci-text-springs = 3 Wasser je Ernte
ci-text-algae-bed = 2 Algen je Ernte
ci-text-turbine = 1 Energie je Ernte
ci-text-gem-farm = 1 Edelstein, wenn ihr Würfel 6 zählt
ci-text-quarters = 2 Würfel, wenn sein Würfel 6 zählt
ci-text-garden = 3 Punkte
ci-text-field = Algen oder Energie nach seinem Würfel; 1 Punkt
ci-text-tuned = ihr Würfel darf sich um 1 ändern; 1 Punkt
ci-text-boosted = ihr Würfel darf um 1 oder 2 steigen; 1 Punkt
ci-text-flipper = ihr Würfel darf umgedreht werden; 1 Punkt
ci-text-polished = 2 Punkte
ci-text-tanker = die Aktion ihres Würfels kostet 5 Wasser weniger
ci-text-solar = keine Gebühr für diese Garage
ci-text-leyrien-a = ein eigener Würfel in einer Garage oder auf einer Farm bekommt einen beliebigen Wert
ci-text-leyrien-b = 2 Algen bekommen
ci-text-zcharo-a = 1 Energie bekommen
ci-text-zcharo-b = der Ernter macht einen freien Schritt
ci-text-jrayek-a = 2 Gegenstände ziehen
ci-text-jrayek-b = 5 Wasser bekommen
ci-text-opponent-1 = Neuling
ci-text-opponent-2 = Beständig
ci-text-opponent-3 = Scharfsinnig
ci-text-opponent-4 = Gnadenlos
game-circadians-line = Schicke Würfelcrews aus: verhandeln, handeln, erkunden und bauen auf einem bewohnten Planeten.
game-circadians-art = Morgendämmerung über einem Planeten aus bunten Sechsecken mit Kuppeln, einem Fahrzeug und drei Würfeln.
tour-ci-welcome = Ein Planet mit drei Clans. Acht Runden lang arbeiten deine Würfel auf Farmen, an den Orten des Planeten und am Verhandlungstisch; Punkte gibt es für Abschlüsse, Gegenstände und abgelegte Würfel.
tour-ci-pick = Zuerst ein Charakter. Nimm Naira Sol: Ihre Garagen kosten keine Gebühr, gut zum Lernen.
tour-ci-discard = Du hast fünf Gegenstände gezogen und behältst drei. Sie kosten später Rohstoffe und bringen Punkte oder Fähigkeiten. Lege den markierten ab.
tour-ci-discard-second = Und diesen auch.
tour-ci-farm = Jetzt planst du, hinter deinem Schirm. Deine Würfel sind gefallen: Hohe Würfel ernten mehr. Lege die 3 auf die zweite Farm.
tour-ci-garage = Würfel in Garagen fahren aus und handeln, von links nach rechts. Schick eine 1.
tour-ci-garage-second = Und die andere 1 hinterher.
tour-ci-ready = Dein Plan steht. Melde dich bereit; vorher sieht ihn niemand.
tour-ci-ai = Die KI hat nach ihren Karten gespielt; jeder Schritt steht im Protokoll mit seiner Regel. Jetzt handeln deine Würfel.
tour-ci-act = Hell sind die Orte, die du dir mit diesem Würfel leisten kannst. Geh ins Hauptquartier.
tour-ci-take = Dort wählst du: Gegenstände oder Wasser. Nimm das Wasser.
tour-ci-over = Wenn alle Würfel gehandelt haben, erntest du, zahlst und ruhst. Tausche, was die Clans verlangen, und schließe hier ab: Frühe Abschlüsse sind günstig, und jeder Clan zahlt auf seine Art. Spiel weiter!
