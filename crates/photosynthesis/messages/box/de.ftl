# Pläne, Orte und Steine der Schachtel. Orte: „from“ woher, „to“ wohin. Steine: „some“ mit ihrer Zahl im Akkusativ.
ph-box-board = Waldplan
ph-box-table = Neben dem Plan
ph-box-seat = Tafel von { $seat }

ph-box-cell = { $cell }
    .from = von { $cell }
    .to = auf { $cell }
ph-box-corner = Ecke { $corner }
    .from = von der Ecke { $corner }
    .to = an die Ecke { $corner }
ph-box-pile = { $leaves ->
    [one] Stapel mit { $leaves } Blatt
   *[other] Stapel mit { $leaves } Blättern
  }
    .from = { $leaves ->
    [one] vom Stapel mit { $leaves } Blatt
   *[other] vom Stapel mit { $leaves } Blättern
  }
    .to = { $leaves ->
    [one] auf den Stapel mit { $leaves } Blatt
   *[other] auf den Stapel mit { $leaves } Blättern
  }
ph-box-revolutions = Sonnenzähler
    .from = von den Sonnenzählern
    .to = zu den Sonnenzählern
ph-box-shop = Laden von { $seat }
    .from = aus dem Laden von { $seat }
    .to = in den Laden von { $seat }
ph-box-available = verfügbarer Vorrat von { $seat }
    .from = aus dem verfügbaren Vorrat von { $seat }
    .to = in den verfügbaren Vorrat von { $seat }
ph-box-supply = Vorrat von { $seat }
    .from = aus dem Vorrat von { $seat }
    .to = in den Vorrat von { $seat }
ph-box-light-track = Lichtleiste von { $seat }
    .from = von der Lichtleiste von { $seat }
    .to = auf die Lichtleiste von { $seat }
ph-box-tokens = Punkteplättchen von { $seat }
    .from = von den Plättchen von { $seat }
    .to = zu den Plättchen von { $seat }
ph-box-deck = Kartenstapel von { $seat }
    .from = vom Kartenstapel von { $seat }
    .to = auf den Kartenstapel von { $seat }
ph-box-open-card = offene Karte von { $seat }
    .from = von der offenen Karte von { $seat }
    .to = offen vor { $seat }
ph-box-discard = Ablage von { $seat }
    .from = von der Ablage von { $seat }
    .to = auf die Ablage von { $seat }
ph-box-before = vor { $seat }
    .from = von { $seat }
    .to = zu { $seat }
ph-box-away = Schachtel, aus dem Spiel
    .from = aus der Schachtel
    .to = zurück in die Schachtel

ph-box-seed = Samen von { $seat }
    .some = { $n ->
    [one] einen Samen von { $seat }
   *[other] { $n } Samen von { $seat }
  }
ph-box-small = { $n ->
    [one] kleiner Baum von { $seat }
   *[other] kleine Bäume von { $seat }
  }
    .some = { $n ->
    [one] einen kleinen Baum von { $seat }
   *[other] { $n } kleine Bäume von { $seat }
  }
ph-box-medium = { $n ->
    [one] mittlerer Baum von { $seat }
   *[other] mittlere Bäume von { $seat }
  }
    .some = { $n ->
    [one] einen mittleren Baum von { $seat }
   *[other] { $n } mittlere Bäume von { $seat }
  }
ph-box-large = { $n ->
    [one] großer Baum von { $seat }
   *[other] große Bäume von { $seat }
  }
    .some = { $n ->
    [one] einen großen Baum von { $seat }
   *[other] { $n } große Bäume von { $seat }
  }
ph-box-light = Lichtmarker von { $seat }
    .some = den Lichtmarker von { $seat }
ph-box-sun = Sonne
    .some = die Sonne
ph-box-revolution = Zähler der Umläufe
    .some = den Zähler der Umläufe
ph-box-first = Startspielerplättchen
    .some = das Startspielerplättchen
ph-box-token = Plättchen zu { $points } Punkten
    .some = { $n ->
    [one] ein Plättchen zu { $points } Punkten
   *[other] { $n } Plättchen zu { $points } Punkten
  }
ph-box-pile-tokens = Punkteplättchen
    .some = { $n ->
    [one] das oberste Plättchen
   *[other] { $n } Plättchen
  }
ph-box-card = Karte { $card } von { $seat }
    .some = Karte { $card } von { $seat }
ph-box-cards = { $n ->
    [one] Karte von { $seat }
   *[other] Karten von { $seat }
  }
    .some = { $n ->
    [one] eine Karte von { $seat }
   *[other] { $n } Karten von { $seat }
  }

# An Action card typed as it is printed (PH-14.4).
ph-typed-cw = im Uhrzeigersinn
ph-typed-ccw = gegen den Uhrzeigersinn
ph-typed-collect = Zahl der Aktion Einsammeln
ph-typed-ticks = Angekreuzte Größen (S, M, L)
ph-typed-seed = Zahl der Aktion Säen
ph-typed-rings = Blätter der Ringe, in Leserichtung
ph-typed-arrow = Pfeil
ph-typed-number = Zahl neben dem Pfeil
ph-typed-card = Welche Ersatzkarte des Pakets sie ersetzt (eine Nummer, die du vergibst)
ph-typed-card-free = { $card }
ph-typed-card-other = { $card }, deren andere Hälfte von dir ist: { $half }
