# Sol
part-sol-board = Der Stern
part-sol-deck = Instabilität und Stapel
part-sol-effects = Effekte im Spiel
part-sol-goal = Ziel
part-sol-lens = Größe des Plans
part-sol-own = Deine Tafel
part-sol-plans = Pläne
part-sol-seats = Die anderen Plätze
sol-a-flare = Eruption
sol-after = danach { $energy } Energie, { $momentum } Schwung
sol-and-more = und { $n } weitere
sol-banned = { $station }: darf hier nicht gebaut werden
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
sol-foundry = Gießerei
sol-foundry-of = Gießerei von Platz { $seat }
sol-gap = { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
  } bis zum Schiff von Platz { $seat } voraus: die größere Lücke
sol-gate = Tor
sol-gate-of = Tor { $site } von Platz { $seat }
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
sol-legend-head = Grund + Bonus · Karten
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
sol-next-cards = nächste
sol-no-diver-there = kein Taucher von dir dort
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
sol-plans-later = Pläne erscheinen, sobald die Züge beginnen.
sol-plans-over = Die Partie ist zu Ende.
sol-reach = Reichweite und Start
sol-reach-cost = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  } entfernt
sol-reserve = Reserve
sol-seat = Platz { $letter }
sol-ship-of = Schiff von { $seat } auf Auge { $eye }, { $hold } Taucher im Laderaum; es kreist gegen den Uhrzeigersinn
sol-ship-on = Schiff auf Auge { $eye }
sol-site = freier Torplatz { $site }
sol-source-effects = Effekte
sol-source-flares = Eruptionen
sol-source-hurls = Stürze
sol-source-towers = Türme
sol-start-choose = Zu Beginn: { $station }, Ort wählbar: { $layer }
sol-start-conv = Zu Beginn: { $station } in der Konvektionszone, { $offset } von deinem Schiff
sol-start-opposite = Zu Beginn: { $station } in der äußeren Umlaufbahn, deinem Schiff gegenüber
sol-stations = Stationen und Erträge
sol-suit-left = { $suit }: noch { $n } { $n ->
    [one] Karte
   *[other] Karten
  }
sol-survival = Stufen des Überlebens
sol-target-coop = Schwung des letzten Platzes
sol-target-solo = Schwung
sol-the-end = das Ende
sol-together = Gemeinsam gegen den Stern
sol-toll-paid = Zoll an { $seat } gezahlt
sol-tower = Turm
sol-tower-of = Turm von Platz { $seat }
sol-track = Instabilitätsmarker auf { $marker }
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
