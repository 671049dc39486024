# Photosynthesis. LP sind Lichtpunkte, PH-… sind Regeln.

# Optionen, ihre Werte, Gegner, Wertung und Ergebnis auf den Seiten des Tisches.

kind-cynthia = Cynthia
kind-cynthia-seedling = Cynthia, Sämling
kind-cynthia-sapling = Cynthia, Setzling
kind-cynthia-young-tree = Cynthia, Jungbaum
kind-cynthia-tree = Cynthia, Baum
kind-cynthia-old-growth = Cynthia, Altbaum
kind-cynthia-ancient = Cynthia, Urbaum
ph-option-revolutions = Umläufe
ph-option-revolutions-text = Wie oft die Sonne um das Brett geht: 18 oder 24 Runden.
ph-option-shade-lock = Schattensperre
ph-option-shade-lock-text = Was im Schatten steht, wächst nicht und sät nicht.
ph-option-shade-lock-blocks-collect = Schattensperre auch beim Ernten
ph-option-shade-lock-blocks-collect-text = Mit Schattensperre: auch große Bäume im Schatten werden nicht geerntet.
ph-option-collect-reading = Cynthia erntet
ph-option-collect-reading-text = Was Cynthia vergleicht, bevor sie erntet.
ph-option-seed-reading = Cynthia sät
ph-option-seed-reading-text = Was „die Zahl ist immer 3“ für Cynthia ab dem dritten Umlauf bedeutet.
ph-option-rev3-pair-priority = Cynthias Paare
ph-option-rev3-pair-priority-text = Wie Cynthia zwischen zwei großen Bäumen wählt, die sie nur durch die Paarregel ernten darf.
ph-option-ds-corner = Richtungswahl
ph-option-ds-corner-text = Die Ecke, an der Cynthias Richtungswahl beginnt.
ph-value-collect-reading-lp-plus-n = Lichtpunkte plus N
ph-value-collect-reading-lp-left-plus-n = übrige Lichtpunkte plus N
ph-value-collect-reading-always = erntet immer
ph-value-collect-reading-tokens-below = Marken darunter
ph-value-collect-reading-leaves-plus-n = Blätter plus N
ph-value-seed-reading-revolution-term = der Anteil des Umlaufs
ph-value-seed-reading-whole-threshold = die ganze Schwelle
ph-value-seed-reading-space-count = die Zahl der Felder
ph-value-rev3-pair-priority-future-light-first = künftiges Licht zuerst
ph-value-rev3-pair-priority-standard = wie üblich
ph-result-won = Der Wald gehört dir: Du gewinnst.
ph-result-shared = Ihr teilt euch den Wald: ein gemeinsamer Sieg.
ph-score-tokens = Wertungsmarken
ph-score-tokens-meaning = für geerntete große Bäume
ph-score-lp-points = Übriges Licht
ph-score-lp-points-meaning = ein Punkt für je drei Lichtpunkte
ph-score-pieces = Steine auf dem Brett
ph-tally-light = Licht gefangen
ph-tally-light-lost = Licht am Limit verloren
ph-tally-planted = Samen gesät
ph-tally-grown = Steine gewachsen
ph-tally-collected = Bäume geerntet
ph-tally-pieces-lost = Steine verloren

# Spielteile; Formen: acc „einen …“, stands „steht ein …“, def „der …“, den „den …“, dat nach „zum“, no „kein …“
ph-size-seed = Samen
    .short = Samen
    .plural = Samen
    .acc = einen Samen
    .stands = liegt ein Samen
    .def = der Samen
    .den = den Samen
    .dat = Samen
    .no = kein Samen
ph-size-small = kleiner Baum
    .short = klein
    .plural = kleine Bäume
    .acc = einen kleinen Baum
    .stands = steht ein kleiner Baum
    .def = der kleine Baum
    .den = den kleinen Baum
    .dat = kleinen Baum
    .no = kein kleiner Baum
ph-size-medium = mittlerer Baum
    .short = mittel
    .plural = mittlere Bäume
    .acc = einen mittleren Baum
    .stands = steht ein mittlerer Baum
    .def = der mittlere Baum
    .den = den mittleren Baum
    .dat = mittleren Baum
    .no = kein mittlerer Baum
ph-size-large = großer Baum
    .short = groß
    .plural = große Bäume
    .acc = einen großen Baum
    .stands = steht ein großer Baum
    .def = der große Baum
    .den = den großen Baum
    .dat = großen Baum
    .no = kein großer Baum
ph-size-any-tree = Baum

# Richtungen und Wege um den Plan
ph-direction-ne = Nordost
    .short = NO
ph-direction-e = Ost
    .short = O
ph-direction-se = Südost
    .short = SO
ph-direction-sw = Südwest
    .short = SW
ph-direction-w = West
    .short = W
ph-direction-nw = Nordwest
    .short = NW
ph-way-clockwise = im Uhrzeigersinn
ph-way-counter-clockwise = gegen den Uhrzeigersinn

# Stufen
ph-level-seedling = Keimling
ph-level-sapling = Schössling
ph-level-young = Junger Baum
ph-level-tree = Baum
ph-level-old = Altbestand
ph-level-ancient = Uralt
ph-level-other = { $name }
    .id = { $id }

# Plätze
ph-seat-person = { $seat }
ph-seat-cynthia = Cynthia ({ $seat })
ph-seat-bot = { $seat } (Bot { $name })

# Aktionen und Zufallsergebnisse
ph-label-place = { $piece-acc } auf { $cell } stellen
ph-label-buy = { $piece-acc } kaufen, { $cost } LP (danach noch { $left } im Laden)
ph-label-plant = von { $from } ({ $tree }) auf { $to } säen, { $cost } LP
ph-label-grow = { $old-den } auf { $cell } zum { $piece-dat } wachsen lassen, { $cost } LP
ph-label-grow-nothing = { $cell } wachsen lassen
ph-label-collect = den großen Baum auf { $cell } ernten, { $cost } LP: { $points ->
    [one] eine Marke zu { $points } Punkt
   *[other] eine Marke zu { $points } Punkten
  }
ph-label-collect-no-token = den großen Baum auf { $cell } ernten, { $cost } LP: keine Marke übrig, 0 Punkte
ph-label-end = Zug beenden
ph-label-warned = { $label }; { $warning }
ph-warning-light-lost = { $lost } LP vom nächsten Licht { $lost ->
    [one] ginge
   *[other] gingen
  } am Limit von { $cap } verloren
ph-warning-piece-lost = { $piece-def } ginge verloren (PH-5.7)
ph-warning-piece-lost-buy-first = { $piece-def } ginge verloren (PH-5.7): kauf vorher { $piece-acc }, { $price } LP
ph-together-buy = { $piece-acc } für { $price } LP kaufen und { $then }
ph-together-saved = { $label }; so geht nichts verloren (PH-5.7)
ph-chance-corner = Ecke { $corner } ({ $direction-short })
ph-chance-card = Karte { $card }

# Woraus die Punkte eines Platzes bestehen
ph-points-of-tokens = { $values }
ph-points-of-light = { $lp } LP

# Fragen
ph-prompt-over = das Spiel ist zu Ende
ph-prompt-draw-first-player = es wird ausgelost, wer beginnt (PH-2.3)
ph-prompt-draw-corner = die Startecke der Richtungswahl wird ausgelost (PH-8.7)
ph-prompt-cynthia-acts = { $seat } handelt nach Karte { $card } (PH-9.4)
ph-prompt-cynthia-acts-typed = { $seat } handelt nach der eingegebenen Karte (PH-14.4)
ph-prompt-cynthia-ends = { $seat } beendet ihren Zug (PH-9.1)
ph-prompt-cynthia-draws = { $seat } zieht eine Karte (PH-9.2)
ph-prompt-in-turn = { $seat } ist am Zug
ph-prompt-place-first = stell deinen ersten Startbaum auf ein freies Feld des äußeren Rings (PH-2.8)
ph-prompt-place-second = stell deinen zweiten Startbaum auf ein freies Feld des äußeren Rings (PH-2.8)
ph-prompt-your-turn = du bist am Zug, { $lp } LP: kauf, säe, lass wachsen oder ernte, so oft du zahlen kannst, dann beende den Zug (PH-3.5)

# Das Ziel des Tisches, immer im Blick
ph-goal-win = Die meisten Punkte gewinnen
ph-goal-placing = Die ersten Bäume werden gestellt
ph-goal-round = Runde { $round } von { $last }
ph-goal-ends = Ende nach Runde { $last }, wenn die Sonne { $revolutions }-mal herum ist
ph-goal-shade = Bäume im Schatten wachsen und säen nicht
ph-goal-shade-collect = Bäume im Schatten wachsen und säen nicht und können nicht geerntet werden

# Überschriften der Aktionen
ph-heading-place = Einen Baum stellen
ph-heading-buy = Im Laden kaufen
ph-heading-plant = Einen Samen pflanzen
ph-heading-grow = Einen Baum wachsen lassen
ph-heading-collect = Einen großen Baum ernten
ph-heading-end = Den Zug beenden
ph-heading-buy-plant = Einen Samen kaufen und pflanzen
ph-heading-buy-grow = Ein Stück kaufen und wachsen lassen
ph-heading-buy-collect = Ein Stück kaufen und ernten

# Wovon Hinweise sprechen: eine Größe, warum sie zählt, wohin man sieht. `$best` ist die Zahl nach dem besten gefundenen
# Plan, `$other` die nach einer anderen Wahl.
ph-quantity-tokens = Punkte deiner Marken
ph-principle-tokens = Was du hast, zählt sicher, und die Stapel werden nur schlechter: mit dem besten Plan sind deine Marken nach diesem Zug { $best } wert, mit einer anderen Wahl { $other }.
ph-quantity-light = dein Licht in der nächsten Runde
ph-principle-light = Sieh, wo die Sonne als Nächstes steht: der beste Plan bringt dir in der nächsten Runde { $best } LP, eine andere Wahl { $other }.
ph-quantity-later-light = dein Licht in den Runden nach der nächsten
ph-principle-later-light = Denk an den ganzen Weg der Sonne: in den bis zu fünf Runden nach der nächsten fangen deine Bäume mit dem besten Plan { $best } LP, mit einer anderen Wahl { $other }.
ph-quantity-ripe = Marken, die deine großen Bäume holen könnten
ph-principle-ripe = Große Bäume sind künftige Marken: die unter deinen sind mit dem besten Plan { $best } wert, mit einer anderen Wahl { $other }.
ph-quantity-hand = Lichtpunkte, die du behältst
ph-principle-hand = Spar Licht für das, was kommt: der beste Plan lässt dir { $best } LP, eine andere Wahl { $other }.
ph-quantity-shade = Licht der anderen in der nächsten Runde
ph-principle-shade = Nutz deinen Schatten: der beste Plan lässt den anderen in der nächsten Runde { $best } LP, eine andere Wahl { $other }.
ph-quantity-room = Felder, auf die deine Bäume pflanzen können
ph-principle-room = Halt dir Platz zum Pflanzen frei: mit dem besten Plan erreichen deine Bäume { $best } freie Felder, mit einer anderen Wahl { $other }.
ph-region-side = die Seite des Waldes im { $direction }
ph-region-shop = dein Laden
ph-region-soil = Felder mit { $leaves ->
    [one] einem Blatt
   *[other] { $leaves } Blättern
}
ph-region-end = das Ende deines Zuges

# Lektionen der ersten Partie
ph-lesson-place = Stell einen kleinen Baum auf ein Feld am Rand. Jede Runde scheint die Sonne von einer anderen Seite, und ein Baum bringt nur Licht, wenn kein gleich hoher oder höherer vor ihm steht. Halt Abstand zu den anderen und blick zur Mitte: Boden mit mehr Blättern bringt mehr.
ph-lesson-turn = Du hast { $lp } Lichtpunkte (LP), und alles kostet welche. Tu so viel du willst in beliebiger Reihenfolge: kaufen, pflanzen, wachsen, ernten. Jedes Feld lässt sich einmal im Zug nutzen. Was du nicht ausgibst, bleibt dir.
ph-lesson-plant = Ein Baum wirft einen Samen so viele Felder weit, wie er hoch ist: berühr den Baum, dann ein leeres Feld. Ziel auf die Mitte, dort sind die Blätter und die Punkte.
ph-lesson-buy = Was in deinem Laden steht, gehört dir noch nicht. Kauf ein Stück, dann liegt es zum Pflanzen oder Wachsen bereit. Bevor ein Baum wachsen kann, muss das nächstgrößere Stück bereitliegen.
ph-lesson-grow = Berühr einen Samen oder Baum von dir zweimal, und er wächst um eine Größe. Größere Bäume bringen mehr Licht, reichen weiter und werfen längere Schatten auf die anderen.
ph-lesson-collect = Ein großer Baum hat seine Arbeit getan: ernte ihn, und die oberste Marke seines Bodens gehört dir. Frühe Marken sind am meisten wert, aber ein geernteter Baum bringt kein Licht mehr.
ph-lesson-last = Das ist die letzte Runde. Bäume auf dem Brett zählen am Ende nichts: ernte, was du kannst. Vom übrigen Licht zählen nur volle Dreiergruppen, je einen Punkt.

# Ereignisse
ph-event-first-drawn = { $seat } beginnt
ph-event-corner-drawn = die Richtungswahl beginnt an Ecke { $corner } ({ $direction-short })
ph-event-card-drawn = { $seat } zieht Karte { $card }, noch { $left } im Stapel
ph-event-shuffled = alle Karten von { $seat } werden gemischt
ph-event-shuffled-and-turned = alle Karten von { $seat } werden gemischt, und der Stapel wird auf Umlauf 3 gedreht (PH-9.9)
ph-event-placed = { $seat } stellt { $piece-acc } auf { $cell }
ph-event-round-began = Runde { $round }: die Sonne steht bei { $sun } ({ $direction-short }), Umlauf { $revolution }, { $seat } hat die Startspielermarke
ph-event-light-gained = { $seat } bekommt { $gain } LP und hat { $lp }
ph-event-light-taken = { $seat } verliert bis zu { $n } LP und hat { $lp }
ph-event-light-lost = { $seat } bekommt { $gain } LP und hat { $lp }; { $lost ->
    [one] { $lost } geht
   *[other] { $lost } gehen
  } am Limit verloren
ph-event-level-light = { $event } ({ $trees } von ihren Bäumen, { $change } durch ihre Stufe, PH-13.1)
ph-event-bought = { $seat } kauft { $piece-acc } für { $cost } LP, noch { $lp } übrig
ph-event-planted = { $seat } sät von { $from } auf { $to } für { $cost } LP, noch { $lp } übrig
ph-event-grew = { $seat } lässt { $cell } für { $cost } LP zum { $piece-dat } wachsen, noch { $lp } übrig
ph-event-collected = { $seat } erntet { $cell } für { $cost } LP: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, noch { $lp } LP übrig
ph-event-piece-lost = { $event }; { $piece-def } ist aus dem Spiel (PH-5.7)
ph-event-turn-ended = { $seat } beendet den Zug
ph-event-first-passed = die Startspielermarke geht an { $seat }
ph-event-game-ended = das Spiel ist zu Ende

# Der Spielplan als Text
ph-board-placing = Startbäume werden gestellt, Sonne bei { $sun } ({ $direction-short })
ph-board-round = Runde { $round } von { $last }, Umlauf { $revolution }, Sonne bei { $sun } ({ $direction-short }): das Licht läuft nach { $away-short }
ph-board-sun = SONNE
ph-board-legend = A3 = großer Baum von A, 0 ist ein Samen; (…) im Schatten, * aktiviert; Felder zählen von links
ph-board-light = { $lp } LP
ph-board-light-next = { $lp } LP ({ $gain } nächste Runde)
ph-board-light-lost = { $lp } LP ({ $gain } nächste Runde, davon { $lost } am Limit verloren)
ph-board-seat = { $light }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } (Marken { $tokens })
ph-board-seat-no-tokens = { $light }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } (keine Marken)
ph-board-shop = Laden { $shop } (nächster Preis { $prices }), verfügbar { $available }, verloren { $lost }
ph-board-deck = Stufe { $level }, Vorrat { $supply }, { $count ->
    [0] Stapel leer
   *[other] Stapel mit { $count }: { $cards }
  }
ph-half = ernten { $collect } (Marken { $tokens }, Blätter { $leaves }), Kreuze { $ticks }, Samen { $seed }, Ringe { $rings }, { $way } { $number }
ph-board-card = { $card }: { $half }
ph-board-card-typed = eingegebene Karte
ph-board-piles = übrige Marken: { $piles }
ph-board-pile = { $leaves ->
    [one] { $leaves } Blatt
   *[other] { $leaves } Blätter
  } { $tokens }
ph-board-lists = (Listen: Samen/klein/mittel/groß; > am Zug, * Startspielermarke)

# Ablehnungen
ph-refusal-not-in-turn = Platz { $seat } ist nicht am Zug
ph-refusal-still-placing = die Startbäume werden noch gestellt; alles andere kommt danach
ph-refusal-placement-over = die Startbäume stehen schon alle
ph-refusal-not-on-outer-ring = Startbäume stehen auf dem äußeren Ring, { $cell } liegt auf Ring { $ring }
ph-refusal-occupied = auf { $cell } steht schon etwas
ph-refusal-not-enough-light = das kostet { $need } LP, du hast { $have }
ph-refusal-sold-out = { $piece-no } ist mehr im Laden
ph-refusal-none-available-or-left = { $piece-no } ist verfügbar, und im Laden ist keiner mehr
ph-refusal-not-available = { $piece-no } ist verfügbar: kauf zuerst einen
ph-refusal-no-piece = auf { $cell } steht nichts
ph-refusal-not-yours = was auf { $cell } steht, gehört Platz { $seat }
ph-refusal-seed-cannot-plant = auf { $cell } liegt ein Samen; nur Bäume säen
ph-refusal-too-far = { $to } ist { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
  } von { $from } entfernt, der Baum dort reicht { $reach ->
    [one] { $reach } Feld
   *[other] { $reach } Felder
  } weit
ph-refusal-activated = { $cell } wurde in diesem Zug schon aktiviert
ph-refusal-fully-grown = der Baum auf { $cell } ist groß und wächst nicht weiter
ph-refusal-not-large = auf { $cell } { $piece-stands }; nur große Bäume werden geerntet
ph-refusal-in-shadow = was auf { $cell } steht, hat kein Licht (Schattensperre)
ph-refusal-cynthia-decides = Cynthias einzige Aktion ist jetzt `{ $action }`

# Cynthias Gründe
ph-reason-no-light = { $lp } LP übrig = 0
ph-reason-all-activated = { $count ->
    [one] das einzige Feld mit einem Samen oder Baum von ihr ist aktiviert
   *[other] alle { $count } Felder mit einem Samen oder Baum von ihr sind aktiviert
  }
ph-reason-can-collect = Aktion 1 ist möglich: { $cell } ernten
ph-reason-collect-possible = Aktion 1, ernten, ist möglich
ph-reason-can-grow = Aktion 2 ist möglich: { $cell } wachsen lassen
ph-reason-grow-possible = Aktion 2, wachsen lassen, ist möglich
ph-reason-can-plant = Aktion 3 ist möglich: von { $from } auf { $to } säen
ph-reason-plant-possible = Aktion 3, säen, ist möglich
ph-reason-turn-ends = keine der drei Aktionen war möglich: der Zug endet
ph-reason-light = { $lp } LP ≥ { $cost } LP
ph-reason-not-locked = nicht durch Schatten gesperrt
ph-reason-ring = am nächsten zur Mitte (Ring)
ph-reason-own-light = am meisten künftiges Licht für Cynthia
ph-reason-opponents-light = am wenigsten künftiges Licht für die anderen
ph-reason-empty-neighbours = die meisten freien Nachbarfelder
ph-reason-empty-outer-ring = freie Felder von Ring 3
ph-reason-large-tree = ein großer Baum von ihr auf dem Plan
ph-reason-large-trees-not-activated = große Bäume auf nicht aktivierten Feldern
ph-reason-number-light = Zahlklausel: { $lp } LP { $change } ≥ { $revolution }
ph-reason-number-light-left = Zahlklausel: { $lp } LP − { $cost } { $change } ≥ { $revolution }
ph-reason-number-always = Zahlklausel: gilt immer
ph-reason-number-tokens = Zahlklausel: { $tokens ->
    [one] { $tokens } Marke
   *[other] { $tokens } Marken
  } < { $revolution } { $change }
ph-reason-number-leaves = Zahlklausel: Blätter { $change } ≥ { $revolution }
ph-reason-pair = Paarklausel: { $count ->
    [one] { $count } großer Baum
   *[other] { $count } große Bäume
  } auf dem Plan ≥ 2
ph-reason-ticked-light = angekreuzt „{ $size-short }“: { $lp } LP ≥ { $cost } LP
ph-reason-ticked-supply = angekreuzt „{ $size-short }“: { $count ->
    [one] { $count } { $size }
   *[other] { $count } { $size-plural }
  } im Vorrat ≥ 1
ph-reason-ticked-pieces = angekreuzt „{ $size-short }“: { $from-plural } auf nicht aktivierten Feldern
ph-reason-seeds = { $count } Samen im Vorrat ≥ 1
ph-reason-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
  } < { $limit }
ph-reason-count-is-three = die Zahl ist immer 3: 3 < 3 { $change }
ph-reason-trees-not-activated = Bäume auf nicht aktivierten Feldern
ph-reason-ring-spaces = Ring mit { $leaves ->
    [one] { $leaves } Blatt
   *[other] { $leaves } Blättern
  }: { $count ->
    [one] { $count } gültiges Feld
   *[other] { $count } gültige Felder
  } ≥ 1
ph-reason-valid-spaces = gültige Felder des Rings mit { $leaves ->
    [one] { $leaves } Blatt
   *[other] { $leaves } Blättern
  }
ph-reason-source-in-reach = Ursprung: Bäume in Reichweite von { $cell }
ph-reason-source-smallest = Ursprung: der kleinste
ph-reason-source-outermost = Ursprung: der äußerste Ring
ph-reason-directional-selection = Richtungswahl, { $way } ab Ecke { $corner }, Nummer { $number }

# Hinweise
ph-notice-stand-ins = Ersatzwerte, nicht die gedruckten: { $values } (PH-1.15)
ph-notice-player-boards = Spielertableaus
ph-notice-scoring-tokens = Wertungsmarken
ph-notice-costs = Cynthias Kosten
ph-notice-supply = Cynthias Vorrat
ph-notice-readings = Cynthias Lesarten
ph-notice-cards = { $count } von { $all } Aktionskarten
ph-notice-levels = Schwierigkeit { $levels }
ph-notice-level = { $level }
ph-notice-collect-never-refused = unter der Lesart „{ $reading }“ kann keine Karte eine Ernte verhindern, die Cynthia bezahlen kann (PH-10.19)

# Das Bild
part-ph-track = Runden
part-ph-board = Spielplan
part-ph-you = Deine Seite
part-ph-piles = Wertungsmarken
part-ph-forecast = Licht der nächsten sechs Runden
part-ph-others = Andere Plätze
part-ph-about = Wonach an diesem Tisch gespielt wird
ph-seat = Platz { $letter }
ph-piece-of = { $piece } von { $letter }
ph-placing = Die Startbäume werden gesetzt; die Sonne wartet auf 0
ph-round-of = Runde { $round } von { $last }, Umlauf { $revolution }, Sonne auf { $sun }
ph-round-short = R { $n }
ph-sun-here = hier steht die Sonne: { $place }
ph-sun-next = hierhin geht die Sonne als Nächstes: { $place }
ph-sun-place = Sonne auf { $place }
ph-ds-corner = die Richtungswahl beginnt an Ecke { $place }
ph-in-shadow-of = im Schatten von { $trees }
ph-lit = im Licht, bringt { $lp } LP
ph-in-light = im Licht
ph-empty = leer
ph-leaves = { $n ->
    [one] { $n } Blatt
   *[other] { $n } Blätter
  }
ph-token-here = Ernten bringt hier { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
  }
ph-activated = in diesem Zug schon aktiviert
ph-left-of = { $n } von { $all }
ph-pile-out = bei zwei Plätzen nicht im Spiel
ph-pile-empty = leer
ph-forecast-gain = { $who }: { $gain } LP, wenn die Sonne auf { $place } steht und sich nichts ändert
ph-no-more-light = kein Licht mehr: das ist die letzte Runde
ph-bot = Bot { $name }
ph-in-turn = am Zug
ph-first = Startspielermarke
ph-points = { $n ->
    [one] Punkt
   *[other] Punkte
  }
ph-points-tip = { $tokens } aus Marken, { $light } aus übrigen LP
ph-lp-of = { $lp } von { $cap } LP
ph-next-light = nächste Runde { $gain } LP, davon { $lost } am Limit verloren
ph-level-light = { $trees } von ihren Bäumen, { $change } durch ihre Stufe
ph-lost-light = ({ $lost } verloren)
ph-ready = bereit
ph-shop = Laden
ph-out = verloren
ph-tokens = Marken
ph-supply = Vorrat
ph-shop-label = kaufen: { $piece } für { $price } LP, noch { $left } im Laden, { $ready } bereit
ph-shop-empty = { $piece }: ausverkauft, { $ready } bereit
ph-buy-for = Kauf { $price } LP
ph-at-price = ({ $price } LP)
ph-sold-out = ausverkauft
ph-lost = { $n } verloren
ph-cynthia-level = Automa, { $level }
ph-level-numbers = Samenzahl { $seed } (Umläufe 1 und 2), Licht { $light } je Runde
ph-deck = Stapel { $left } von { $all }
ph-card = Karte { $id }
ph-card-drawn = Karte { $id }, gezogen
ph-card-left = Karte { $id }, im Stapel
ph-card-used = Karte { $id }, verbraucht
ph-card-typed = Eingetippte Karte
ph-card-none = Keine Karte gezogen
ph-sequence = Aktionsfolge
ph-collect = Ernten
ph-grow = Wachsen
ph-plant = Säen
ph-ds = Richtungswahl
ph-ds-from = ab Ecke { $place }
ph-sign-seed = Same: gibt kein Licht und wirft keinen Schatten; wächst für LP zu einem kleinen Baum
ph-sign-small = Kleiner Baum: gibt Licht, wo kein Schatten auf ihn fällt; sein eigener Schatten und seine Samen reichen 1 Feld
ph-sign-medium = Mittlerer Baum: gibt mehr Licht, wo kein Schatten auf ihn fällt; sein eigener Schatten und seine Samen reichen 2 Felder
ph-sign-large = Großer Baum: gibt das meiste Licht, wo kein Schatten auf ihn fällt, reicht 3 Felder; geerntet bringt er die oberste Marke seines Bodens
ph-sign-light = LP, Lichtpunkte: beleuchtete Bäume bringen sie jede Runde; alles, was du tust, wird damit bezahlt
ph-sign-sun = Licht der nächsten Runde: was die beleuchteten Bäume bringen, wenn das Brett bleibt, wie es ist
ph-sign-token = Marke: so viele Punkte wert, wie sie zeigt; ein geernteter großer Baum nimmt die oberste des Bodens, auf dem er stand
ph-sign-leaf = Blätter: wie gut ein Boden ist; je mehr Blätter, desto mehr sind seine Marken wert
ph-sign-points = Punkte: die der genommenen Marken, und einer für je volle drei übrige LP
ph-sign-first = Startspielermarke: hat den ersten Zug dieser Runde; die Marke geht im Uhrzeigersinn weiter
ph-sign-ready = Bereit: gekaufte Stücke, die sich pflanzen lassen oder zu denen ein Baum wachsen kann
ph-sign-shop = Laden: Stücke, die noch zu kaufen sind, und was das nächste kostet
ph-sign-lost = Verloren: Stücke aus dem Spiel, weil ihre Spalte des Ladens voll war, als sie zurückkamen
ph-sign-card = Eine Karte Cynthias: ihre Zahlen sagen, was sie erntet, wachsen lässt und pflanzt
ph-sign-test = Eine Prüfung von Cynthias Karte mit den Zahlen von jetzt: ✓ sie gilt, ✗ sie gilt nicht, und sie versucht die nächste Aktion
ph-sign-walk = Richtungswahl: sind Kandidaten gleich, zählt sie von dieser Ecke aus um den Ring
ph-always = immer
ph-leaves-word = Blätter
ph-stand-in-badge = Ersatzwerte, nicht die gedruckten
ph-about-more = Optionen und Lesarten dieses Tisches
ph-all-stand-ins = Alle Ersatzwerte
ph-opt-revolutions = Umläufe
ph-opt-shade = Schattensperre
ph-opt-shade-collect = Schattensperre auch beim Ernten
ph-opt-collect = Lesart des Erntens
ph-opt-seed = Lesart des Säens
ph-opt-pair = Vorrang der Paarregel
ph-opt-corner = Ecke der Richtungswahl
ph-opt-pack = Datenpaket
ph-yes = ja
ph-no = nein
ph-effect-light = Licht je Sonnenstand
ph-effect-lp = LP { $before } → { $after }
ph-effect-token = Marke mit { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkten
  }
ph-effect-lost = { $piece } für immer verloren
ph-effect-dark = wird dunkel: { $cells }
ph-effect-freed = kommt ins Licht: { $cells }
ph-caution-lost = Vom Plan ginge { $piece-def } verloren: Die Spalte im Laden ist voll. Kauf erst einen ({ $price } LP), dann ist dort Platz (PH-5.7).
ph-caution-lost-only = Vom Plan ginge { $piece-def } verloren: Die Spalte im Laden ist voll (PH-5.7).
ph-caution-nothing = Für { $cell } ist keine Marke mehr da: Der Baum brächte 0 Punkte (PH-5.8).
ph-caution-limit = Das nächste Licht bringt { $gain } LP, davon gingen { $lost } am Limit von { $cap } verloren (PH-3.3).
ph-over = Das Spiel ist nach Runde { $round } zu Ende
ph-reads-always = immer
    .words = immer
ph-reads-lp = LP + n ≥ Umlauf
    .words = Lichtpunkte plus n
ph-reads-lp-left = LP − Kosten + n ≥ Umlauf
    .words = übrige Lichtpunkte plus n
ph-reads-tokens = genommene Marken < Umlauf + n
    .words = Marken darunter
ph-reads-leaves = Blätter des Feldes + n ≥ Umlauf
    .words = Blätter plus n
ph-reads-revolution = ab Umlauf 3: ihre Felder < 3 + n
    .words = der Wert des Umlaufs
ph-reads-threshold = ab Umlauf 3: ihre Felder < 3
    .words = die ganze Schwelle
ph-reads-count = ab Umlauf 3: 3 < 3 + n
    .words = die Zahl der Felder
ph-reads-light-first = meistes künftiges Licht, dann nächst zur Mitte
    .words = künftiges Licht zuerst
ph-reads-centre-first = nächst zur Mitte, dann meistes künftiges Licht
    .words = Standard

# The game as it describes itself: its line, options, ready-made set-ups, read-outs.

ph-summary = Lass Bäume ins Licht wachsen, nimm anderen die Sonne, ernte die ältesten; mit Cynthia als Gegnerin im Solospiel.
ph-option-seats-meaning = 2 bis 4 Plätze in Sitzreihenfolge: höchstens zwei Cynthias, mindestens eine Person
ph-option-first-seat-meaning = wer beginnt: ausgelost oder der Platz dieser Nummer
ph-option-revolutions-meaning = wie oft die Sonne um den Plan läuft: 18 oder 24 Runden
ph-option-shade-lock-meaning = was im Schatten steht, wächst nicht und sät nicht
ph-option-shade-lock-blocks-collect-meaning = mit Schattensperre: auch große Bäume im Schatten werden nicht geerntet
ph-option-collect-reading-meaning = was Cynthia vergleicht, bevor sie erntet
ph-option-seed-reading-meaning = was „die Zahl ist immer 3“ ab dem dritten Umlauf für Cynthia heißt
ph-option-rev3-pair-priority-meaning = wie Cynthia zwischen zwei großen Bäumen wählt, die sie nur nach der Paarklausel ernten darf
ph-option-ds-corner-meaning = die Ecke, an der Cynthias Richtungswahl beginnt: einmal ausgelost oder 0 bis 5
ph-option-pack-meaning = die gedruckten Werte: das eingebaute Datenpaket mit Ersatzwerten oder ein eigenes
ph-primer-goal = Die ältesten Bäume ernten
ph-primer-goal-text = Du ziehst Bäume vom Samen bis zur vollen Höhe und erntest sie dann für Marken. Boden nahe der Mitte hat mehr Blätter, und seine Marken bringen mehr. Die meisten Punkte gewinnen.
ph-primer-light = Licht und Schatten
ph-primer-light-text = Jede Runde scheint die Sonne von der nächsten der sechs Seiten. Höhere Bäume bringen mehr Lichtpunkte und werfen Schatten, die so viele Felder lang sind, wie der Baum hoch ist. Ein Baum hinter einem gleich hohen oder höheren bekommt nichts.
ph-primer-turn = Dein Zug
ph-primer-turn-text = Gib Licht aus, wie du willst: Stücke im Laden kaufen, in Reichweite eines Baums einen Samen pflanzen, einen Baum um eine Größe wachsen lassen, einen großen ernten. Jedes Feld lässt sich einmal im Zug nutzen.
ph-primer-end = Das Ende
ph-primer-end-text = Wenn die Sonne dreimal herum ist, ist das Spiel aus. Bäume, die noch stehen, zählen nichts; je drei übrige Lichtpunkte sind ein Punkt.
ph-theme-start = Der Anfang und Feinheiten
ph-theme-cynthia = Wie Cynthia ihre Regeln liest
ph-preset-first-game = Erste Partie
ph-preset-standard = Standard zu zweit
ph-preset-against-bot = Gegen einen Bot
ph-preset-advanced = Fortgeschritten zu zweit
ph-preset-solo = Solo gegen Cynthia
ph-preset-solo-advanced = Solo, fortgeschritten
ph-query-light = für jeden Sonnenstand 0 bis 5 das rohe Licht jedes Platzes
ph-query-shaded = für jeden Sonnenstand 0 bis 5 die Felder der Spielteile im Schatten, nach Namen geordnet
ph-query-shades = die Spielteile im Schatten, beim jetzigen Sonnenstand oder bei einem anderen, jedes mit den Bäumen, die es beschatten
ph-query-shades-fields = für jedes Spielteil im Schatten bei einem Sonnenstand (dem jetzigen, wenn keiner angegeben ist) sein Feld und in `by` die Felder der Bäume, die es beschatten
ph-query-forecast = die nächsten sechs Runden, am Ende weniger, wenn kein Platz handelt: was jeder Platz erhält, dann hat und an der Grenze verliert
ph-query-forecast-fields = die nächsten sechs Runden, am Ende weniger, wenn kein Platz handelt: Runde, Sonne und je Platz Zuwachs, LP und was am Limit verloren geht
ph-query-effect-of = was eine Aktion ändert: Lichtpunkte und Licht vorher und nachher, das Spielteil, das aus dem Spiel geht, die genommene Wertungsmarke
ph-query-effect-of-fields = was eine Aktion des Platzes am Zug ändert: `lp` (je Platz) und `light` (je Sonnenstand und Platz) vorher und nachher, `piece_lost` (die Größe, die aus dem Spiel geht, oder null), `token` (der genommene Wert oder null)

# Was an einem Aufbau abgelehnt wird
ph-setup-seats = ein Tisch hat 2 bis 4 Plätze, nicht { $seats }
ph-setup-cynthias = höchstens 2 Cynthias sitzen an einem Tisch, nicht { $cynthias }
ph-setup-no-player = Cynthia braucht mindestens jemanden, gegen den sie spielt
ph-setup-sitter = { $value } ist kein Platz: human, bot:<Name>, cynthia oder cynthia:<Stufe>
ph-setup-bot = es gibt keinen Bot „{ $bot }“
ph-setup-level = es gibt keine Stufe „{ $level }“, bekannt sind: { $known }

# Was an einer Stellung abgelehnt wird; die Buchstaben sind die Punkte von PH-14.9
ph-record-clause = ({ $clause }) { $reason }
ph-record-board = ein Text wie "A3@d4 B1@g3"
ph-record-cell = ein Feld des Plans
ph-record-piece = „{ $piece }“ ist kein Spielteil: Buchstabe des Platzes, Ziffer der Größe, `@` und Feld, wie in A3@d4
ph-record-piece-cell = das Feld von „{ $piece }“ gibt es nicht
ph-record-piece-seat = den Platz von „{ $piece }“ gibt es an diesem Tisch nicht
ph-record-piece-size = die Größe von „{ $piece }“ gibt es nicht: 0 bis 3
ph-record-piece-twice = der Plan nennt { $cell } zweimal
ph-record-placed = `placed` zählt Startbäume in Runde 0 und passt nicht zu einer späteren Runde
ph-record-first-open = `{ $key }` passt nicht, solange noch ausgelost wird, wer beginnt
ph-record-turn = `turn` ist { $turn }, mit `first` { $first } und `{ $key }` { $passed } ist es aber { $due }
ph-record-turns-placing = `turns_done` ist { $turns }, in Runde 0 hat aber noch kein Zug begonnen
ph-record-turns-all = `turns_done` ist { $turns }, das geht nur am Ende der letzten Runde
ph-record-draw = `{ $key }` ist "random", ausgelost wird aber vor dem Setzen der Startbäume
ph-record-pile = { $full }, von oben beginnend um einige weniger
ph-record-tokens = die Plätze haben mehr als { $most } Marken
ph-record-shop = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } im Laden, Platz ist für { $most }
ph-record-pieces = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } auf dem Plan, im Laden und verfügbar, der Platz besitzt aber { $most }
ph-record-board-pieces = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } auf dem Plan, der Platz besitzt aber { $most }
ph-record-supply = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } auf dem Plan und { $supply } im Vorrat, zusammen müssen es { $most } sein
ph-record-card = die Nummer einer Karte des Datenpakets
ph-record-card-early = eine Karte ist gezogen, am Aufbau ist aber noch etwas auszulosen
ph-record-card-in-deck = die gezogene Karte ist noch im Stapel
ph-record-not-in-turn = nicht am Zug, also kann keine Karte gezogen sein
ph-record-player-card = wer spielt, hat kein `{ $key }`
ph-record-typed = die eingegebene Karte: { $problem }
ph-record-placing-activated = in Runde 0 ist kein Feld aktiviert
ph-record-placing-inner = in Runde 0 stehen Startbäume auf Ring 3, nicht { $piece }
ph-record-placing-trees = Samen, kleine, mittlere und große Bäume sind { $shown }, nach { $placed } gesetzten Bäumen müssen es { $expected } sein
ph-record-placing-available = zum Setzen sind nicht genug kleine Bäume verfügbar

# Was an Eingaben und Abfragen abgelehnt wird
ph-notation-cell = es gibt kein Feld „{ $cell }“: Reihen a bis g, von links gezählt
ph-notation-size = „{ $name }“ kann man nicht kaufen: seed, small, medium oder large
ph-notation-action = „{ $text }“ ist keine Aktion: `place FELD`, `buy GRÖSSE`, `plant VON NACH`, `grow FELD`, `collect FELD` oder `end`
ph-notation-seat = es gibt keinen Platz „{ $seat }“: 0 bis { $last }
ph-notation-corner = es gibt keine Ecke „{ $corner }“: 0 bis 5
ph-notation-card = das Datenpaket hat keine Karte „{ $card }“
ph-notation-outcome = „{ $text }“ ist kein Zufallsergebnis: `first PLATZ`, `corner ECKE` oder `card NUMMER`
ph-query-action = ein Text wie "grow c5"
ph-query-no-seat = jetzt entscheidet kein Platz

# Was an einem Datenpaket nicht stimmt
ph-pack-id = 1 bis 64 Buchstaben, Ziffern, '_', '-' oder '.'
ph-pack-total = `total` für { $piece-plural } ist { $total }, Laden und Verfügbares enthalten aber { $held }
ph-pack-start-trees = `available` enthält { $count } kleine Bäume, zum Setzen braucht man 2
ph-pack-columns = `prices` hat { $count } Spalten, es müssen 4 sein
ph-pack-prices = `prices` für { $piece-plural } hat { $count } Zahlen, der Laden aber { $slots } Plätze
ph-pack-pile-size = `{ $pile }` hat { $count } Marken, höchstens { $most } sind erlaubt
ph-pack-sorted = von hoch nach niedrig geordnet
ph-pack-token-kinds = die Stapel enthalten { $count } verschiedene Werte, höchstens { $most } mit der 0
ph-pack-none = ein Datenpaket braucht mindestens ein { $table }
ph-pack-supply = ein Vorrat mit mindestens einem kleinen und einem mittleren Baum
ph-pack-cards = ein Datenpaket hat höchstens { $most } Karten, dieses { $count }
ph-pack-card = Karte { $card }, { $half }: { $reason }
ph-pack-levels = ein Datenpaket hat höchstens { $most } Stufen, dieses { $count }
ph-pack-ticks = ein oder mehrere aus S, M, L, jedes höchstens einmal
ph-pack-rings = eine nicht leere Liste verschiedener Blätterzahlen von 1 bis 4

# Ein Datenpaket als Text; Wörter in Klammern sagen, woher ein Wert kommt
ph-pack-notice = Hinweis: { $notice }
ph-pack-head = Datenpaket { $id } (photosynthesis), Version { $version }
ph-pack-players = Spielende [{ $provenance }]
ph-pack-size = { $size-short }
ph-pack-total-head = gesamt
ph-pack-available-head = verfügbar
ph-pack-light-head = Licht
ph-pack-prices-head = Preise
ph-pack-player-costs = säen { $plant } LP, wachsen { $grow } LP, ernten { $collect } LP, Limit der Lichtleiste { $cap }, { $lp } LP je Punkt am Ende
ph-pack-tokens = Marken [{ $provenance }]
ph-pack-cynthia-costs = Cynthias Kosten [{ $provenance }]: ernten { $collect } LP, wachsen { $grow } LP, säen { $plant } LP
ph-pack-cynthia-supply = Cynthias Vorrat [{ $provenance }]: { $supply }
ph-pack-readings = Lesarten [{ $provenance }]: collect_reading { $collect }, seed_reading { $seed }, rev3_pair_priority { $pair }, ds_corner { $corner }
ph-pack-cards-head = Aktionskarten
ph-pack-r12 = U1–2
ph-pack-r3 = U3
ph-pack-levels-head = Stufen
ph-pack-level = Samen { $seed }, Licht { $light }, Vorrat { $supply }
ph-notice-level-order = Stufe { $level } hat weniger als Stufe { $before } davor ({ $column }: { $upper } nach { $lower }), die Reihenfolge der Stärke ist also nicht sicher (PH-13.4)
ph-notice-seed-change = Änderung der Samenzahl
ph-notice-light-change = Änderung des Lichts
ph-notice-supply-of = Vorrat, { $piece-plural }

# Gedruckte Werte
ph-printed-boards = Spielertableaus
ph-printed-actions = Aktionen und Grenzen
ph-printed-tokens = Wertungsmarken
ph-printed-costs = Cynthia: Kosten
ph-printed-supply = Cynthia: Vorrat
ph-printed-readings = Cynthia: Lesarten
ph-printed-cards = Cynthia: Aktionskarten
ph-printed-levels = Cynthia: Stufen
ph-printed-pieces = { $size-short }: Stück
ph-printed-start = { $size-short }, zu Beginn
ph-printed-start-pieces = { $shop } im Laden, { $available } verfügbar
ph-printed-prices = { $size-short }, Preise in LP
ph-printed-light = { $size-short }, Licht in der Sonne
ph-printed-plant = säen
ph-printed-grow = wachsen: { $size-short }
ph-printed-collect = ernten
ph-printed-light-cap = Limit der Lichtleiste
ph-printed-lp-per-point = LP für einen Punkt am Ende
ph-printed-pile = Stapel mit { $leaves ->
    [one] { $leaves } Blatt
   *[other] { $leaves } Blättern
  }
ph-printed-before-collect = vor dem Ernten
ph-printed-before-plant = vor dem Säen
ph-printed-pairs = Paare in Umlauf 3
ph-printed-corner = Startecke der Richtungswahl
ph-printed-card-r12 = Karte { $card }, Umläufe 1 und 2
ph-printed-card-r3 = Karte { $card }, Umlauf 3
ph-printed-level = Samenzahl { $seed }, Licht { $light }, Vorrat { $supply }
ph-printed-reading = { $reading-words }
ph-printed-random = ausgelost
ph-printed-numbers = { $numbers }
game-photosynthesis-line = Lass Bäume ins Licht wachsen, wirf Schatten auf die anderen, ernte die ältesten.
game-photosynthesis-art = Eine Lichtung im Wald; Lichtstrahlen fallen an Bäumen vorbei, die lange Schatten werfen.
game-photosynthesis-rest = Mit Cynthia
tour-ph-welcome = Das ist deine Lichtung. Zur Mitte hin haben die Felder mehr Blätter. Du lässt Bäume im Sonnenlicht wachsen, und die ältesten werden am Ende zu Punkten.
tour-ph-place = Alle beginnen mit zwei kleinen Bäumen am Rand. Tippe das markierte Feld an.
tour-ph-place-second = Cynthia, deine Gegnerin, hat ihren gesetzt und begründet es im Protokoll. Jetzt dein zweiter Baum.
tour-ph-light = In jeder Runde scheint die Sonne von einer Seite. Jeder Baum, der nicht im Schatten eines gleich hohen oder höheren steht, bringt Lichtpunkte: einen der kleine, zwei der mittlere, drei der große. Du hast zwei.
tour-ph-plant = Säe zum reicheren Boden hin: Tippe den Baum auf c1 an, dann c2. Je höher der Baum, desto weiter reicht er.
tour-ph-buy = Teile müssen erst aus deinem Laden gekauft werden. Kauf mit deinem letzten Lichtpunkt einen Samen.
tour-ph-end = Kein Licht mehr: Beende deinen Zug. Bis hierher hättest du alles zurücknehmen können.
tour-ph-cynthia = Cynthia hat nach ihren Karten gespielt, und die Sonne ist weitergezogen. Jede ihrer Entscheidungen steht im Protokoll, mit Regel und Zahlen.
tour-ph-grow = Lass deinen Samen zu einem kleinen Baum wachsen: Tippe ihn auf c2 zweimal an.
tour-ph-forecast = Die Vorschau zeigt das Licht der nächsten sechs Sonnenstände, wenn niemand handelt. Plane so, dass deine Bäume nicht im eigenen Schatten stehen.
tour-ph-over = Ist ein Baum groß, darfst du ihn für die oberste Marke seines Bodens ernten; die Mitte zahlt am meisten. Nach drei Umläufen gewinnt die höchste Summe. Spiel weiter!
