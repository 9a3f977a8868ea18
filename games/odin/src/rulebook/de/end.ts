import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Begrenzung des Materials, Spielende und Wertung, Solospiel, Optionen. */
export const end = {
  'FO-16.1': {
    title: 'Was begrenzt ist',
    text: 'Schuppen, Häuser, Entdeckungspläne und Sondermarken sind begrenzt: Was weg ist, kann niemand mehr nehmen.',
  },
  'FO-16.2': {
    title: 'Was nicht begrenzt ist',
    text: 'Schiffe, Waren, Baustoffe und Silber gehen nie aus. Eine Waffe bestimmter Art, die einem zusteht, bekommt man immer (FO-13.12).',
  },
  'FO-16.3': {
    title: 'Waffenstapel',
    text: 'Ist der verdeckte Waffenstapel leer, werden die abgelegten Waffen zu einem neuen gemischt.',
    ruling:
      'Sind beide leer, wird keine Karte gezogen: Nur das Ziehen kann zu Ende gehen, nicht die Waffen, die eine Aktion nennt.',
  },

  'FO-17.1': {
    title: 'Spielende',
    text: 'Das Spiel endet nach dem Festmahl der letzten Runde; Prämien gibt es in dieser Runde nicht.',
  },
  'FO-17.2': {
    title: 'Letztes Ablegen',
    text: 'Vor der Wertung dürfen alle noch Marken, Erz und Silber ablegen und die Felder für Holz und Stein füllen.',
    ruling:
      'Holz und Stein aus dem Vorrat werden für alle auf leere Felder gelegt, da das nur Punkte sparen kann.',
  },
  'FO-17.3': {
    title: 'Schiffe und Auswanderungen',
    text: 'Ein Walfangboot zählt 3, eine Knorr 5, ein Drachenschiff 8; eine ausgewanderte Knorr 18, ein ausgewandertes Drachenschiff 21.',
  },
  'FO-17.4': {
    title: 'Pläne und Häuser',
    text: 'Shetland-Inseln 6, Färöer-Inseln 4, Island 16, Grönland 12, Bäreninsel 12, Baffin-Insel 12, Labrador 36, Neufundland 38; Schuppen 8, Steinhaus 10, Langhaus 17.',
  },
  'FO-17.5': {
    title: 'Tiere',
    text: 'Ein Schaf zählt 2, ein trächtiges 3; ein Rind 3, ein trächtiges 4. Andere Waren zählen nichts.',
  },
  'FO-17.6': {
    title: 'Ausbildungen',
    text: 'Ausgespielte Ausbildungen bringen die aufgedruckten Punkte, auch negative. Karten auf der Hand zählen nichts.',
  },
  'FO-17.7': {
    title: 'Silber und letzte Einnahmen',
    text: 'Jedes Silber im Vorrat zählt 1 Punkt; Silber auf Plänen zählt nichts. Auch die Einnahmen der letzten Runde zählen.',
    ruling:
      'Sie werden in Phase 7 wie immer ausgezahlt, damit man sie noch ausgeben kann; die Wertung nennt, wie viel des Silbers daraus stammt. Das Regelheft erlaubt, sie nur zu notieren, was auf dasselbe hinausläuft.',
  },
  'FO-17.8': {
    title: 'Englische Krone',
    text: 'Wer die englische Krone besitzt, bekommt 2 Punkte, wo immer sie liegt.',
  },
  'FO-17.9': {
    title: 'Nicht abgedeckte Felder',
    text: 'Jedes nicht abgedeckte Feld mit −1 auf Heimatplan, eigenen Entdeckungsplänen und in eigenen Häusern kostet 1 Punkt, ebenso jedes leere Feld für Holz oder Stein.',
  },
  'FO-17.10': { title: 'Thingstrafen zählen', text: 'Jede Thingstrafe kostet 3 Punkte.' },
  'FO-17.11': { title: 'Sieg', text: 'Die höchste Summe gewinnt. Bei Gleichstand teilt man sich den Platz.' },

  'FO-18.1': {
    title: 'Zwei Farben',
    text: 'Solo hat man Wikinger in zwei Farben. Langes Spiel: 5 der ersten auf dem Thingplatz, 5 der zweiten im Wartefeld; auf der Festtafel 1 der ersten auf Feld 1 und je 2 auf den Feldern 3, 5 und 7, je 2 der zweiten auf den Feldern 2, 4 und 6. Kurzes Spiel: 5 der ersten auf dem Thingplatz, 6 der zweiten im Wartefeld; je 2 der ersten auf den Feldern 1, 3 und 5, je 2 der zweiten auf 2, 4 und 6. In jeder Runde spielt man mit der Farbe, die an der Reihe ist; es sind so viele wie im Spiel zu mehreren.',
  },
  'FO-18.2': {
    title: 'Wikinger, die stehen bleiben',
    text: 'In Phase 12 bleiben die Wikinger der Runde auf dem Aktionsplan und blockieren ihre Felder die ganze nächste Runde; die der Runde davor kommen zurück. Nach Runde 1 kommen also keine zurück, in Runde 2 spielen die wartenden.',
  },
  'FO-18.3': {
    title: 'Phasen des Solospiels',
    text: 'Phase 6 entfällt: Man ist immer Startspieler. Das Feld für Holz nach Spielerzahl bringt 1 Holz. Alles andere gilt wie sonst.',
  },
  'FO-18.4': {
    title: 'Gewählte Start-Ausbildung',
    text: 'Solo darf man die Start-Ausbildung wählen statt ziehen, wenn das vor dem Spiel vereinbart ist.',
  },

  'FO-19.1': {
    title: 'Länge',
    text: 'Lang (7 Runden) oder kurz (6 Runden). Sie unterscheiden sich in Festtafel, Ernten und dem Wenden der Entdeckungspläne; der Abdeckbereich des Heimatplans ist gleich.',
  },
  'FO-19.2': {
    title: 'Decks',
    text: 'Ausbildungen kommen aus Deck A, B oder C oder beliebig gemischt. Jedes Deck hat hellbraune Startkarten und dunkelbraune Karten; die gewählten Decks werden zusammengemischt.',
  },
  'FO-19.3': {
    title: 'Start-Ausbildung',
    text: 'Normalerweise zieht jeder eine Start-Ausbildung. Als Option wählt man sie solo selbst (FO-18.4).',
  },
} satisfies Record<string, RuleEntry>
