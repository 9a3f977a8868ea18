import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Würfelaktionen, Entdeckung und Auswanderung. */
export const voyages = {
  'FO-13.1': {
    title: 'Bis zu drei Würfe',
    text: 'In einer Würfelaktion wird bis zu dreimal gewürfelt; jeder Wurf ersetzt den vorigen. Nach jedem Wurf darf man aufhören und die Aktion zum Erfolg erklären und bezahlen oder für gescheitert erklären.',
  },
  'FO-13.2': {
    title: 'Die Jagd bezahlen',
    text: 'Bei Wildjagd, Fallestellen und Walfang sind niedrige Würfe gut. Der Erfolg kostet Holz und passende Waffen, beliebig gemischt, so viel, wie das Ergebnis angibt: Pfeil und Bogen für die Wildjagd, Fallen fürs Fallestellen, Speere für den Walfang.',
  },
  'FO-13.3': {
    title: 'Wildjagd',
    text: 'Spalten 1 und 2, achtseitiger Würfel. Erfolg: Fell und Wildfleisch. Scheitern: 1 Holz und 1 Pfeil und Bogen.',
  },
  'FO-13.4': {
    title: 'Fallestellen',
    text: 'Spalte 2, achtseitiger Würfel. Erfolg: Pelz und 1 Falle. Scheitern: 1 Holz, 1 Falle, und einer der Wikinger kommt zurück.',
  },
  'FO-13.5': {
    title: 'Walfang',
    text: 'Zwölfseitiger Würfel. In Spalte 3 werden ein bis drei Walfangboote eingesetzt, in Spalte 4 genau eines. Jeder Wurf verringert sich um das Erz der eingesetzten Boote, das aufgedruckte eingeschlossen; das Erz bleibt. Erfolg: Öl, Haut und Knochen, Walfleisch. Scheitern: 1 Holz, 1 Speer, und zwei der Wikinger kommen zurück.',
    ruling:
      'Welche Boote ausfahren, wird vor dem ersten Wurf gewählt. Das Regelheft sagt nichts dazu; mehr Boote helfen nur, außer dass ein Ergebnis von 0 angenommen werden muss.',
  },
  'FO-13.6': {
    title: 'Ergebnis 0',
    text: 'Ein Ergebnis von 0 oder weniger zählt als 0. Die Aktion gelingt sofort: kein weiterer Wurf und kein freiwilliges Scheitern.',
    ruling:
      'Das Regelheft sagt das beim Walfang; es gilt ebenso, wenn eine Ausbildung einen Wurf bei Wildjagd oder Fallestellen auf 0 senkt.',
  },
  'FO-13.7': {
    title: 'Überfall',
    text: 'Spalte 1, verlangt ein Drachenschiff, achtseitiger Würfel. Jeder nach dem Wurf abgegebene Stein und jedes Langschwert zählt 1 dazu, auch über 8 hinaus. Erz auf Schiffen zählt nicht. Scheitern: 1 Stein und 1 Langschwert.',
  },
  'FO-13.8': {
    title: 'Plünderung',
    text: 'Spalten 2 und 3, verlangt ein Drachenschiff, zwölfseitiger Würfel. Das Erz des einen Drachenschiffs mit dem meisten Erz wird addiert und bleibt dort. Jeder abgegebene Stein und jedes Langschwert zählt 1 dazu. Scheitern: 1 Stein, 1 Langschwert, und einer der Wikinger kommt zurück.',
  },
  'FO-13.9': {
    title: 'Beute',
    text: 'Ein erfolgreicher Überfall oder eine erfolgreiche Plünderung bringt genau eine blaue Ware oder eine Sondermarke vom ovalen Plan, deren Schwertwert das Kampfergebnis nicht übersteigt. Bei 5 oder weniger gibt es nichts: Die Aktion scheitert.',
  },
  'FO-13.10': {
    title: 'Scheitern',
    text: 'Wer scheitert, ob notgedrungen oder freiwillig, zahlt nichts und bekommt die Entschädigung der Aktion.',
  },
  'FO-13.11': {
    title: 'Wikinger, die zurückkommen',
    text: 'Zurückkommende Wikinger gehen auf den Thingplatz und dürfen in derselben Runde wieder eingesetzt werden. Das Feld bleibt besetzt, solange dort ein Wikinger steht.',
    ruling:
      'Wurde die Aktion durch eine Ausbildung ohne Wikinger ausgeführt, kommt keiner zurück. Stehen weniger Wikinger auf dem Feld, nur diese.',
  },
  'FO-13.12': {
    title: 'Die Entschädigungswaffe',
    text: 'Eine bestimmte Waffe sucht man zuerst im offenen Ablagestapel, dann im verdeckten Stapel, der danach gemischt wird. Ist keine da, bekommt man sie trotzdem aus der Reserve.',
  },
  'FO-13.13': {
    title: 'Brandschatzung',
    text: 'Spalte 4, verlangt zwei Drachenschiffe: einen Silberhort nehmen. Es wird nicht gewürfelt.',
  },

  'FO-14.1': {
    title: 'Einen Entdeckungsplan nehmen',
    text: 'Man nimmt einen der offenen Pläne, die das Feld nennt, mit dem Silber, das darauf liegt. Das Silber kommt in den Vorrat.',
  },
  'FO-14.2': {
    title: 'Schiffe zum Entdecken',
    text: 'Spalte 1: Shetland- oder Färöer-Inseln mit einem beliebigen Schiff. Spalte 2: Island, Grönland oder Bäreninsel mit Knorr oder Drachenschiff. Spalte 3: Baffin-Insel, Labrador oder Neufundland mit Drachenschiff. Das Schiff bleibt.',
  },
  'FO-14.3': {
    title: 'Auswanderung',
    text: 'Spalten 2, 3 und 4: eine eigene Knorr oder ein Drachenschiff umdrehen und auf die am weitesten links liegenden freien Felder der Festtafel legen, zwei Felder je Schiff. Es ist kein Schiff mehr, sein Erz ist verloren. Wikinger gibt man nicht ab.',
  },
  'FO-14.4': {
    title: 'Preis und Platz',
    text: 'Die Auswanderung kostet so viel Silber, wie die Nummer der Runde beträgt. Sie ist unmöglich, solange auf den nötigen Feldern ein Wikinger steht.',
    ruling:
      'In Phase 5 der Runde r sind im langen Spiel r + 5 Felder ohne Wikinger, im kurzen r + 6; davon kann höchstens die abgerundete Hälfte von Schiffen belegt werden.',
  },
  'FO-14.5': {
    title: 'Walfangboot gegen Knorr',
    text: 'Spalte 4: vor dem Auswandern darf ein Walfangboot gegen eine Knorr getauscht werden; sein Erz ist verloren. Dann wandert eine Knorr oder ein Drachenschiff aus, die neue Knorr oder ein anderes Schiff.',
    ruling:
      'Die neue Knorr braucht eine freie große Anlegestelle, auch wenn sie sofort ausläuft. Der Tausch ist eine eigene Teilaktion (FO-2.9): Wer getauscht hat, muss nicht auswandern, und wer das Auswandern nicht bezahlen kann, darf trotzdem tauschen.',
  },
} satisfies Record<string, RuleEntry>
