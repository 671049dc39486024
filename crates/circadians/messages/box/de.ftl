# Tafeln, Orte und Steine der Schachtel. Orte: „from“ woher, „to“ wohin. Steine: „some“ mit ihrer Zahl im Akkusativ.
ci-box-table = Stapel
ci-box-base = Basis von { $seat }
ci-box-ai = Tafel der KI ({ $seat })

ci-box-negotiation = { $clan }, Reihe { $row }
    .from = von { $clan }, Reihe { $row },
    .to = zu { $clan }, Reihe { $row }
ci-box-depository = Depot, Reihe { $row }, Spalte { $n }
    .from = aus dem Depot, Reihe { $row }, Spalte { $n },
    .to = ins Depot, Reihe { $row }, Spalte { $n }
ci-box-headquarters = Hauptquartier, Feld { $n }
    .from = aus dem Hauptquartier, Feld { $n },
    .to = ins Hauptquartier, Feld { $n }
ci-box-mine = Bergwerk, Feld { $n }
    .from = aus dem Bergwerk, Feld { $n },
    .to = ins Bergwerk, Feld { $n }
ci-box-laboratory = Labor, Paar { $n }
    .from = aus dem Labor, Paar { $n },
    .to = ins Labor, Paar { $n }
ci-box-foundry = Gießerei, Feld { $n }
    .from = aus der Gießerei, Feld { $n },
    .to = in die Gießerei, Feld { $n }
ci-box-control = Leitstand, Feld { $n }
    .from = aus dem Leitstand, Feld { $n },
    .to = in den Leitstand, Feld { $n }
ci-box-market = Markt, Feld { $n }
    .from = vom Markt, Feld { $n },
    .to = auf den Markt, Feld { $n }
ci-box-academy = Akademie, Feld { $n }
    .from = aus der Akademie, Feld { $n },
    .to = in die Akademie, Feld { $n }
ci-box-garage = Garage { $n } von { $seat }
    .from = aus Garage { $n } von { $seat }
    .to = in Garage { $n } von { $seat }
ci-box-farm = Farm { $n } von { $seat }
    .from = von Farm { $n } von { $seat }
    .to = auf Farm { $n } von { $seat }
ci-box-space = Planet { $space }
    .from = vom Planetenfeld { $space }
    .to = auf das Planetenfeld { $space }
ci-box-farm-stack = Farmstapel { $n }
    .from = vom Farmstapel { $n }
    .to = auf den Farmstapel { $n }
ci-box-upgrade-stack = Ausbaustapel { $n }
    .from = vom Ausbaustapel { $n }
    .to = auf den Ausbaustapel { $n }
ci-box-reward = Belohnung: { $kind }
    .from = von der Belohnung „{ $kind }“
    .to = auf die Belohnung „{ $kind }“
ci-box-punishment = Strafe: { $kind }
    .from = von der Strafe „{ $kind }“
    .to = auf die Strafe „{ $kind }“
ci-box-clan-place = Clan { $clan }
    .from = von { $clan }
    .to = zu { $clan }
ci-box-planet-place = Planet
    .from = vom Planeten
    .to = in die Mitte des Tischs
ci-box-left = links auf der Verhandlungstafel
    .from = von links auf der Verhandlungstafel
    .to = nach links auf die Verhandlungstafel
ci-box-item-pile = Stapel der Gegenstände
    .from = vom Stapel der Gegenstände
    .to = unter den Stapel der Gegenstände
ci-box-item-discard = Ablage der Gegenstände
    .from = von der Ablage der Gegenstände
    .to = auf die Ablage der Gegenstände
ci-box-event-pile = Ereignisstapel
    .from = vom Ereignisstapel
    .to = auf den Ereignisstapel
ci-box-event-discard = vergangene Ereignisse
    .from = von den vergangenen Ereignissen
    .to = auf die vergangenen Ereignisse
ci-box-event-place = Ereignis dieser Runde
    .from = vom Ereignis dieser Runde
    .to = offen als Ereignis dieser Runde aus
ci-box-scheme-pile = Stapel der Pläne
    .from = vom Stapel der Pläne
    .to = auf den Stapel der Pläne
ci-box-scheme-discard = Ablage der Pläne
    .from = von der Ablage der Pläne
    .to = auf die Ablage der Pläne
ci-box-scheme-place = Pläne dieser Runde
    .from = von den Plänen dieser Runde
    .to = offen zu den Plänen dieser Runde
ci-box-locked = gesperrter Fortschritt
    .from = vom gesperrten Fortschritt
    .to = zum gesperrten Fortschritt
ci-box-unlocked = freigeschalteter Fortschritt
    .from = vom freigeschalteten Fortschritt
    .to = zum freigeschalteten Fortschritt
ci-box-supply = Würfelreserve von { $seat }
    .from = aus der Würfelreserve von { $seat }
    .to = in die Würfelreserve von { $seat }
ci-box-pool = Würfelvorrat von { $seat }
    .from = aus dem Würfelvorrat von { $seat }
    .to = in den Würfelvorrat von { $seat }
ci-box-cantina = Kantine von { $seat }
    .from = aus der Kantine von { $seat }
    .to = in die Kantine von { $seat }
ci-box-rolled = gewürfelte Würfel von { $seat }
    .from = von den gewürfelten Würfeln von { $seat }
    .to = zu den gewürfelten Würfeln von { $seat }
ci-box-screen = hinter dem Schirm von { $seat }
    .from = hinter dem Schirm von { $seat } hervor
    .to = hinter den Schirm von { $seat }
ci-box-ai-dice = Würfelfelder von { $seat }
    .from = von der Tafel von { $seat }
    .to = auf die Tafel von { $seat }
ci-box-store = Lager von { $seat }
    .from = aus dem Lager von { $seat }
    .to = ins Lager von { $seat }
ci-box-hand = Hand von { $seat }
    .from = aus der Hand von { $seat }
    .to = auf die Hand von { $seat }
ci-box-items-place = offene Gegenstände von { $seat }
    .from = von den offenen Gegenständen von { $seat }
    .to = offen vor { $seat }
ci-box-packet = Päckchen von { $seat }
    .from = aus dem Päckchen von { $seat }
    .to = in das Päckchen von { $seat }
ci-box-character-place = Charakter von { $seat }
    .from = vom Charakter von { $seat }
    .to = als Charakter vor { $seat }
ci-box-dealt = ausgeteilte Charaktere von { $seat }
    .from = von den Charakteren von { $seat }
    .to = zu den Charakteren von { $seat }
ci-box-before = vor { $seat }
    .from = von { $seat }
    .to = zu { $seat }
ci-box-away = Schachtel, aus dem Spiel
    .from = aus der Schachtel
    .to = zurück in die Schachtel

ci-box-die = Würfel von { $seat }
    .some = { $n ->
    [one] einen Würfel von { $seat }
   *[other] { $n } Würfel von { $seat }
  }
ci-box-die-showing = Würfel von { $seat } mit { $value }
    .some = { $n ->
    [one] die { $value } von { $seat }
   *[other] { $n } Würfel von { $seat } mit { $value }
  }
ci-box-water = Wasser
    .some = { $n ->
    [one] 1 Wasser
   *[other] { $n } Wasser
  }
ci-box-algae = { $n ->
    [one] Alge
   *[other] Algen
  }
    .some = { $n ->
    [one] 1 Alge
   *[other] { $n } Algen
  }
ci-box-power = Energie
    .some = { $n ->
    [one] 1 Energie
   *[other] { $n } Energie
  }
ci-box-gem = { $n ->
    [one] Edelstein
   *[other] Edelsteine
  }
    .some = { $n ->
    [one] 1 Edelstein
   *[other] { $n } Edelsteine
  }
ci-box-item = { $n ->
    [one] Gegenstand
   *[other] Gegenstände
  }
    .some = { $n ->
    [one] einen Gegenstand
   *[other] { $n } Gegenstände
  }
ci-box-item-named = Gegenstand { $name }
    .some = den Gegenstand { $name }
ci-box-farm-tile = Farmplättchen
    .some = { $n ->
    [one] ein Farmplättchen
   *[other] { $n } Farmplättchen
  }
ci-box-farm-named = Farmplättchen { $name }
    .some = { $n ->
    [one] das Farmplättchen { $name }
   *[other] { $n } Farmplättchen { $name }
  }
ci-box-upgrade-tile = Ausbauplättchen
    .some = { $n ->
    [one] ein Ausbauplättchen
   *[other] { $n } Ausbauplättchen
  }
ci-box-upgrade-named = Ausbauplättchen { $name }
    .some = { $n ->
    [one] das Ausbauplättchen { $name }
   *[other] { $n } Ausbauplättchen { $name }
  }
ci-box-scheme = { $n ->
    [one] Plan
   *[other] Pläne
  }
    .some = { $n ->
    [one] einen Plan
   *[other] { $n } Pläne
  }
ci-box-scheme-named = Plan { $name }
    .some = den Plan { $name }
ci-box-event = { $n ->
    [one] Ereignis
   *[other] Ereignisse
  }
    .some = { $n ->
    [one] ein Ereignis
   *[other] { $n } Ereignisse
  }
ci-box-event-named = Ereignis { $name }
    .some = das Ereignis { $name }
ci-box-character = { $n ->
    [one] Charakter
   *[other] Charaktere
  }
    .some = { $n ->
    [one] einen Charakter
   *[other] { $n } Charaktere
  }
ci-box-character-named = Charakter { $name }
    .some = den Charakter { $name }
ci-box-harvester = Ernter von { $seat }
    .some = den Ernter von { $seat }
ci-box-cache = Edelsteinlager, verdeckt
    .some = { $n ->
    [one] ein Edelsteinlager
   *[other] { $n } Edelsteinlager
  }
ci-box-cache-showing = Edelsteinlager zu { $points } Punkten
    .some = { $n ->
    [one] ein Edelsteinlager zu { $points } Punkten
   *[other] { $n } Edelsteinlager zu { $points } Punkten
  }
ci-box-progress = Fortschrittsplättchen
    .some = { $n ->
    [one] ein Fortschrittsplättchen
   *[other] { $n } Fortschrittsplättchen
  }
ci-box-advancement = Fortschrittsmarker { $value }
    .some = den Fortschrittsmarker { $value }
ci-box-setback = Rückschlagsmarker: { $condition }
    .some = den Rückschlagsmarker „{ $condition }“
ci-box-clan = Clantafel { $clan }, Seite { $side }
    .some = die Clantafel { $clan }, Seite { $side },
ci-box-planet = Planetentafel, Seite { $side }
    .some = die Planetentafel, Seite { $side },
ci-box-first = Startspielermarker
    .some = den Startspielermarker

# What an Event does, said from its effects (CI-1.7).
ci-fx-all = { $parts }
ci-fx-none = keine Wirkung
ci-fx-income = alle bekommen { $amount } bei der Ernte
ci-fx-draw = alle ziehen jetzt { $n ->
    [one] 1 Gegenstand
   *[other] { $n } Gegenstände
  }
ci-fx-trades = { $n ->
    [one] 1 Tausch
   *[other] { $n } Tausche
  } mehr mit jedem Würfel am Markt
ci-fx-fee = jede Garagengebühr über 0 steigt um { $n ->
    [one] 1 Alge
   *[other] { $n } Algen
  }
ci-fx-close = kein Würfel auf diesen Plan: { $board }
ci-fx-reveal-caches = alle Edelsteinlager werden endgültig aufgedeckt
ci-fx-no-setbacks = keine Rückschläge in dieser Runde
ci-fx-discount = { $board }: { $amount } weniger Kosten
ci-fx-gain = { $board }: { $amount } mehr mit jedem Würfel
ci-fx-gain-before = { $board }: { $amount } mit jedem Würfel, vor dem Tauschen

# A card typed as it is printed.
ci-record-typed = eingetippte Karte { $card }: { $problem }
ci-typed-options = eine Liste von { $count } Möglichkeiten
ci-typed-name = ein Name von höchstens { $most } Buchstaben
ci-typed-effects = eine Liste von 1 bis { $most } Wirkungen
ci-typed-value = Wert des Würfels
ci-typed-top = Obere Möglichkeit
ci-typed-middle = Mittlere Möglichkeit
ci-typed-bottom = Untere Möglichkeit
ci-typed-event-name = Name des Ereignisses, wenn du magst
ci-typed-effect = Was es bewirkt
ci-typed-effect2 = Und außerdem
ci-typed-board = Plan
ci-typed-number = Wie viel
ci-typed-of = Wovon
ci-typed-income = alle bekommen etwas bei der Ernte
ci-typed-draw = alle ziehen jetzt Gegenstände
ci-typed-gain = jeder Würfel auf einem Plan bringt mehr
ci-typed-discount = ein Plan kostet weniger
ci-typed-trades = mehr Tausche mit jedem Würfel am Markt
ci-typed-fee = jede Garagengebühr über 0 steigt
ci-typed-close = ein Plan ist geschlossen
ci-typed-no-setbacks = keine Rückschläge in dieser Runde
ci-typed-reveal-caches = alle Edelsteinlager werden aufgedeckt
ci-typed-nothing = nichts
ci-typed-dice = Würfel
ci-typed-items = Gegenstände
ci-typed-item = Welcher Gegenstand
ci-typed-points = Punkte
ci-typed-no-stand-in = die Werte von { $name } sind keine Ersatzwerte; sie bleiben, wie sie sind
ci-typed-not-here = { $name } kann jetzt weder gezogen werden noch liegt es sichtbar da
