# Pläne, Orte und Steine der Schachtel. Orte: „from“ woher, „to“ wohin. Steine: „some“ mit ihrer Zahl im Akkusativ.
so-box-board = Sonnenplan
so-box-table = Neben dem Plan
so-box-seat = Vor { $seat }
so-box-trigger = Auslöser

so-box-space = { $space }
    .from = von { $space }
    .to = auf { $space }
so-box-eye = Auge { $eye }
    .from = von Auge { $eye }
    .to = zu Auge { $eye }
so-box-effect-place = Effekt von { $suit }
    .from = von { $suit }
    .to = neben { $suit }
so-box-instability-track = Instabilitätsleiste
    .from = von der Instabilitätsleiste
    .to = auf die Instabilitätsleiste
so-box-deck = Kartenstapel
    .from = vom Kartenstapel
    .to = auf den Kartenstapel
so-box-discard = Ablage
    .from = von der Ablage
    .to = auf die Ablage
so-box-open = offene Karten
    .from = von den offenen Karten
    .to = offen neben den Stapel
so-box-hold = Laderaum von { $seat }
    .from = aus dem Laderaum von { $seat }
    .to = in den Laderaum von { $seat }
so-box-reserve = Reserve von { $seat }
    .from = aus der Reserve von { $seat }
    .to = in die Reserve von { $seat }
so-box-lost = im All verloren, { $seat }
    .from = von den im All verlorenen von { $seat }
    .to = zu den im All verlorenen von { $seat }
so-box-momentum-track = Schwung von { $seat }
    .from = vom Schwung von { $seat }
    .to = zum Schwung von { $seat }
so-box-drawn = gezogene Karten von { $seat }
    .from = von den gezogenen Karten von { $seat }
    .to = zu den gezogenen Karten von { $seat }
so-box-hand = gehaltene Karte von { $seat }
    .from = von der gehaltenen Karte von { $seat }
    .to = offen vor { $seat }, zum Behalten
so-box-before = vor { $seat }
    .from = von { $seat }
    .to = zu { $seat }
so-box-away = Schachtel, aus dem Spiel
    .from = aus der Schachtel
    .to = zurück in die Schachtel

so-box-diver = Taucher von { $seat }
    .some = { $n ->
    [one] einen Taucher von { $seat }
   *[other] { $n } Taucher von { $seat }
  }
so-box-gate = { $n ->
    [one] Tor von { $seat }
   *[other] Tore von { $seat }
  }
    .some = { $n ->
    [one] ein Tor von { $seat }
   *[other] { $n } Tore von { $seat }
  }
so-box-node = Knoten von { $seat }
    .some = { $n ->
    [one] einen Knoten von { $seat }
   *[other] { $n } Knoten von { $seat }
  }
so-box-foundry = { $n ->
    [one] Gießerei von { $seat }
   *[other] Gießereien von { $seat }
  }
    .some = { $n ->
    [one] eine Gießerei von { $seat }
   *[other] { $n } Gießereien von { $seat }
  }
so-box-tower = { $n ->
    [one] Turm von { $seat }
   *[other] Türme von { $seat }
  }
    .some = { $n ->
    [one] einen Turm von { $seat }
   *[other] { $n } Türme von { $seat }
  }
so-box-ship = Schiff von { $seat }
    .some = das Schiff von { $seat }
so-box-ark = Arche von { $seat }
    .some = die Arche von { $seat }
so-box-energy = Energie
    .some = { $n ->
    [one] 1 Energie
   *[other] { $n } Energie
  }
so-box-crawler = Kriecher
    .some = { $n ->
    [one] einen Kriecher
   *[other] { $n } Kriecher
  }
so-box-instability = Instabilitätsanzeiger
    .some = den Instabilitätsanzeiger
so-box-card = { $n ->
    [one] Karte { $suit }
   *[other] Karten { $suit }
  }
    .some = { $n ->
    [one] 1 Karte { $suit }
   *[other] { $n } Karten { $suit }
  }
so-box-cards = { $n ->
    [one] Karte
   *[other] Karten
  }
    .some = { $n ->
    [one] die oberste Karte
   *[other] { $n } Karten
  }
so-box-effect = Effektkarte { $effect }
    .some = die Effektkarte { $effect }
so-box-first = Startspielermarker
    .some = den Startspielermarker
