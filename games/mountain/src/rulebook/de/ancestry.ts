import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Ahnentafel, Vorräte und Verzweiflung. */
export const ancestry = {
  // 3 Ahnentafel
  'MK-3.1': {
    title: 'Karten wählen',
    text: 'Jeder erhält vier Ahnenkarten. Alle wählen gleichzeitig eine und legen sie an, geben den Rest weiter, wählen und legen eine von dreien, geben weiter, wählen und legen eine von zweien; die letzte Karte wird abgeworfen. So kommen je Welle drei Karten hinzu.',
  },
  'MK-3.2': {
    title: 'Weitergeben',
    text: 'In den Wellen I und III nach links, in Welle II nach rechts.',
  },
  'MK-3.3': {
    title: 'Eine Karte anlegen',
    text: 'Eine Karte hat zwei mal zwei Felder und wird im Raster der Startkarte angelegt. Sie muss mindestens ein Feld einer liegenden Karte überdecken.',
  },
  'MK-3.4': {
    title: 'Nie gedreht',
    text: 'Karten werden nicht gedreht; alle sind ausgerichtet wie die Startkarte.',
  },
  'MK-3.5': {
    title: 'Ältere Symbole bleiben sichtbar',
    text: 'Ein Älteres Symbol darf nie von einer Karte überdeckt werden.',
    ruling: 'Jedes andere Symbol schon, auch Vorratssymbole: Die Anleitung schützt nur Ältere Symbole.',
  },
  'MK-3.6': {
    title: 'Der Rahmen',
    text: 'Die ganze Ahnentafel muss in einen Rahmen von sechs mal sechs Feldern passen.',
  },
  'MK-3.7': {
    title: 'Die gewählte Karte muss gelegt werden',
    text: 'Auch wenn sie Symbole überdeckt, die man lieber behielte.',
    ruling:
      'Passt keine Handkarte, wird eine abgeworfen, ohne gelegt zu werden; solange eine passt, muss eine passende gewählt werden. Die Anleitung sieht das nicht vor.',
  },
  'MK-3.8': {
    title: 'Symbole',
    text: 'Vorstoß, Verstärkung, Einfluss und Zwerg sind Aktionen; eine Zahl gibt die Stärke an, ohne Zahl ist sie 1. Ein Joker steht für eine beliebige der vier. Ein Vorratssymbol gibt je Welle einen Zug mehr. Ein Älteres Symbol ist am Ende Ehre wert.',
  },

  // 4 Vorräte und Verzweiflung
  'MK-4.1': {
    title: 'Vorräte',
    text: 'Setze die Vorräte auf den Grundwert der Welle (6 in Welle I), plus einen für jedes sichtbare Vorratssymbol, höchstens 8.',
  },
  'MK-4.2': {
    title: 'Joker für Vorräte',
    text: 'Dann darfst du Paare deiner Joker mit Würfeln abdecken; jedes Paar gibt einen Vorrat mehr.',
    ruling:
      'Auch hier endet die Leiste mit dem achten Feld; die Anleitung sagt das nur von den Symbolen. Die beiden Joker müssen nicht aneinandergrenzen; nichts verlangt es. Entschieden wird offen in Zugreihenfolge ab dem Startspieler, wie es die Anleitung rät, wenn es jemandem wichtig ist; wer kein Paar hat oder bei 8 steht, wird nicht gefragt.',
  },
  'MK-4.3': {
    title: 'Verzweiflung',
    text: 'Nimm danach einen Verzweiflungsmarker für jedes Verzweiflungssymbol der Vorratsleiste rechts von deinem Marker.',
    ruling:
      'An mehreren Stellen schreibt die Anleitung „Verzweigung“ für „Verzweiflung“. Sicher ist nur das Symbol auf Feld 8; die anderen sind rekonstruiert.',
  },
  'MK-4.4': {
    title: 'Verzweiflung ausgeben',
    text: 'Mit jedem ausgegebenen Verzweiflungsmarker wird eine schwache Aktion um 1 stärker; mehrere für eine sind erlaubt. Sie bleibt eine schwache Aktion. Für starke Aktionen geht das nicht.',
  },
} satisfies Record<string, RuleEntry>
