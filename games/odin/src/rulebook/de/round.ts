import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Spielvorbereitung und die zwölf Phasen einer Runde. */
export const round = {
  'FO-1.1': {
    title: 'Spielerzahl und Länge',
    text: 'Ein bis vier Personen. Das lange Spiel dauert 7 Runden, das kurze 6; jeder dreht den Heimatplan auf die passende Seite.',
  },
  'FO-1.2': {
    title: 'Aktionsplan und Zusatzplättchen',
    text: 'Der Aktionsplan hat 61 Felder in vier Spalten (18, 18, 16, 9). Zu viert kommen zwei Zusatzplättchen dazu, jedes mit zufälliger Seite: Das erste macht Spalte 1 oder 2 nachahmbar, das zweite Spalte 3 oder 4.',
  },
  'FO-1.3': {
    title: 'Allgemeiner Vorrat',
    text: 'Waren, Baustoffe, Silber und Schiffe liegen im allgemeinen Vorrat. Die 15 Sondermarken liegen auf dem ovalen Vorratsplan, jede nur einmal.',
  },
  'FO-1.4': {
    title: 'Start-Ausbildung',
    text: 'Jeder zieht eine hellbraune Ausbildung auf die Hand; die übrigen hellbraunen kommen aus dem Spiel. Die dunkelbraunen bilden einen verdeckten Stapel.',
  },
  'FO-1.5': {
    title: 'Womit alle beginnen',
    text: 'Jeder nimmt einmal Pfeil und Bogen, eine Falle, einen Speer und 1 Met. Die übrigen Waffenkarten bilden einen verdeckten Stapel.',
  },
  'FO-1.6': {
    title: 'Heimatplan und Wikinger',
    text: 'Jeder hat 12 Wikinger. Auf den nummerierten Feldern der Festtafel steht je einer (7 im langen, 6 im kurzen Spiel), die anderen stehen auf dem Thingplatz (5 im langen, 6 im kurzen Spiel).',
  },
  'FO-1.7': {
    title: 'Bergstreifen zu Beginn',
    text: 'Die acht Bergstreifen werden gemischt. Zwei (zu viert drei) liegen offen und werden wie abgebildet belegt; die anderen liegen verdeckt bereit.',
  },
  'FO-1.8': {
    title: 'Entdeckungspläne zu Beginn',
    text: 'Die vier Entdeckungspläne liegen mit der Vorderseite nach oben: A Shetland-Inseln, B Färöer-Inseln, C Island, D Grönland.',
  },
  'FO-1.9': {
    title: 'Schuppen und Häuser',
    text: 'Für alle zusammen gibt es 3 Schuppen, 3 Steinhäuser und 5 Langhäuser.',
  },
  'FO-1.10': { title: 'Erster Startspieler', text: 'Der Startspieler der ersten Runde wird ausgelost.' },
  'FO-1.11': {
    title: 'Offen und verdeckt',
    text: 'Marken, Baustoffe, Silber, Schiffe, Waffen und ausgespielte Ausbildungen sind für alle sichtbar. Verdeckt sind nur die Ausbildungen auf der Hand und die Reihenfolge der Stapel.',
  },

  'FO-2.1': {
    title: 'Runden und Phasen',
    text: 'Jede Runde hat zwölf Phasen in fester Folge: 1 ein neuer Wikinger, 2 Ernte, 3 Entdeckungspläne, 4 eine neue Waffe, 5 Aktionen, 6 Startspieler, 7 Einnahmen, 8 Tiervermehrung, 9 Festmahl, 10 Prämien, 11 Bergstreifen, 12 Wikinger zurücknehmen.',
  },
  'FO-2.2': {
    title: 'Phase 1: ein neuer Wikinger',
    text: 'Jeder stellt den Wikinger, der auf der eigenen Festtafel am weitesten links steht, auf den Thingplatz. Das leere Feld zeigt die Runde an. So stehen im langen Spiel 6, 7, … 12 Wikinger bereit, im kurzen 7, … 12.',
  },
  'FO-2.3': {
    title: 'Phase 2: Ernte',
    text: 'Jeder nimmt jede Ackerfrucht bis zur Stufe der Runde einmal: Stufe 1 Erbsen, Bohnen, Flachs; Stufe 2 auch Getreide; Stufe 3 auch Kohl; Stufe 4 auch Obst. Langes Spiel: Runde 1 Stufe 1, Runde 2 Stufe 2, Runde 4 Stufe 3, Runde 6 Stufe 4. Kurzes Spiel: Runde 1 Stufe 1, Runde 3 Stufe 2, Runde 5 Stufe 3. Die anderen Runden haben keine Ernte.',
  },
  'FO-2.4': {
    title: 'Phase 3: einen Entdeckungsplan wenden',
    text: 'In den Runden 3 bis 6 (kurzes Spiel: 2 bis 5) werden der Reihe nach die Pläne A, B, C, D gewendet, einer pro Runde, sofern ihn niemand besitzt: Shetland-Inseln zu Bäreninsel, Färöer-Inseln zu Baffin-Insel, Island zu Labrador, Grönland zu Neufundland. Silber auf dem gewendeten Plan kommt in den allgemeinen Vorrat.',
  },
  'FO-2.5': {
    title: 'Phase 3: Silber auf Entdeckungsplänen',
    text: 'In einer Runde, in der ein Plan zu wenden ist, kommen auf jeden Plan, den niemand besitzt und der in dieser Runde nicht gewendet wurde, 2 Silber, auch wenn der zu wendende Plan schon jemandem gehört. In den anderen Runden entfällt Phase 3.',
  },
  'FO-2.6': {
    title: 'Phase 4: eine neue Waffe',
    text: 'Jeder zieht eine Waffenkarte und legt sie offen in den eigenen Vorrat.',
  },
  'FO-2.7': {
    title: 'Phase 5: Spielzüge',
    text: 'Reihum im Uhrzeigersinn, beginnend mit dem Startspieler, setzt man Wikinger vom eigenen Thingplatz auf ein Aktionsfeld ein und nutzt es, oder man passt. Die Phase endet, wenn alle gepasst haben oder keine Wikinger mehr haben.',
  },
  'FO-2.8': {
    title: 'Phase 5: ein freies Feld und seine Wikingerzahl',
    text: 'Jedes Feld wird nur einmal pro Runde besetzt. Ein Feld der Spalte 1, 2, 3 oder 4 verlangt genau 1, 2, 3 oder 4 Wikinger.',
  },
  'FO-2.9': {
    title: 'Phase 5: sofort nutzen',
    text: 'Ein Feld wird genutzt, sobald es besetzt ist. Besetzt werden darf es nur, wenn mindestens eine Teilaktion ausgeführt wird; das Bezahlen der Kosten gilt als Teilaktion.',
    ruling:
      'Die Boni der Spalten 3 und 4 gehören nicht zum Feld selbst, sie allein erlauben das Besetzen also nicht. Aber eine Karte, die man durch sie vor der Aktion ausspielt, oder etwas, das eine ausliegende Karte nehmen lässt, darf bringen, was das Feld verlangt; wer ein Feld besetzt, das nur so nutzbar ist, muss es dann auch nehmen. Kostenlose Erträge sind immer eine Teilaktion. Das Bezahlen genügt, wo es nichts dafür zu tun gibt: ein Schuppen oder Haus, das ausgegangen ist, eine leere Hand. Was ein Feld sonst voraussetzt (Anlegestelle, Schiff, Tier), muss da sein.',
  },
  'FO-2.10': {
    title: 'Phase 5: passen',
    text: 'Wer im eigenen Zug keine Wikinger einsetzt, hat gepasst und setzt in dieser Runde keine mehr ein. Ohne Wikinger auf dem Thingplatz oder ohne nutzbares freies Feld muss man passen.',
    ruling:
      'Nach dem Regelheft passt, wer keine Wikinger mehr hat, und wird übersprungen. Bekommt diese Person später in der Phase durch eine Ausbildung Wikinger zurück, ist sie wieder am Zug; wer mit Wikingern gepasst hat, bleibt draußen. Alternative: Jedes Passen ist endgültig.',
  },
  'FO-2.11': {
    title: 'Phase 6: Startspieler',
    text: 'Wer in Phase 5 zuletzt Wikinger eingesetzt hat, wird Startspieler.',
    ruling: 'Hat niemand einen Wikinger eingesetzt, bleibt der Startspieler.',
  },
  'FO-2.12': {
    title: 'Phase 7: Einnahmen',
    text: 'Jeder bekommt die Einnahmen des Heimatplans und der eigenen Entdeckungspläne in Silber, alle zur gleichen Zeit (siehe FO-5.1 bis FO-5.3).',
  },
  'FO-2.13': {
    title: 'Phase 8: Tiervermehrung',
    text: 'Für Schafe und Rinder getrennt: Ist mindestens eines der Art trächtig, wird jedes trächtige zurückgedreht und bringt ein Junges, das nicht trächtig ist. Sonst wird bei zwei oder mehr Tieren der Art genau eines auf trächtig gedreht. Ein trächtiges Tier bekommt auch Nachwuchs, wenn es allein steht.',
  },
  'FO-2.14': {
    title: 'Phase 9: Festmahl',
    text: 'Jeder belegt die freien Felder der eigenen Festtafel (Kapitel 6).',
  },
  'FO-2.15': {
    title: 'Phase 10: Prämien',
    text: 'Jeder bekommt die Prämien von Heimatplan, eigenen Entdeckungsplänen und eigenen Häusern, alle zur gleichen Zeit (siehe FO-5.4 bis FO-5.6). In der letzten Runde gibt es keine Prämien.',
  },
  'FO-2.16': {
    title: 'Phase 11: Bergstreifen',
    text: 'Von jedem offenen Streifen kommt die am weitesten links liegende Position in den allgemeinen Vorrat; „2 Silber“ ist eine Position. Ein leerer Streifen kommt aus dem Spiel. Dann wird ein neuer Streifen aufgedeckt und belegt, solange es welche gibt: zu viert im langen Spiel gibt es für Runde 7 keinen mehr.',
  },
  'FO-2.17': {
    title: 'Phase 12: Wikinger zurücknehmen',
    text: 'Alle Wikinger auf dem Aktionsplan kehren auf die Thingplätze zurück.',
  },
} satisfies Record<string, RuleEntry>
