import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Züge, Begriffe. */
export const turns = {
  // 5 Züge
  'MK-5.1': {
    title: 'Zugreihenfolge',
    text: 'Vom Startspieler an im Uhrzeigersinn zieht jeder, der noch Vorräte hat, bis niemand mehr welche hat.',
  },
  'MK-5.2': {
    title: 'Ein Zug',
    text: 'Gib einen Vorrat aus; dann folgen höchstens zwei schwache Aktionen oder eine einzige starke.',
    ruling:
      'Solange sich ein Symbol abdecken lässt, hat der Zug mindestens eine Aktion; wer nichts abdecken kann, gibt nur den Vorrat aus. Eine Aktion darf mit weniger als ihrer Stärke ausgeführt werden, nur Einfluss nicht; die Zwergenaktion bewegt den Radspielstein mindestens ein Feld.',
  },
  'MK-5.3': {
    title: 'Schwache Aktion',
    text: 'Decke ein sichtbares Symbol ohne Zahl ab und führe seine Aktion mit Stärke 1 aus. Ein starkes Symbol, ein leeres Feld, ein Älteres Symbol oder ein Vorratssymbol taugt dafür nicht.',
  },
  'MK-5.4': {
    title: 'Zweite schwache Aktion',
    text: 'Ist die erste schwache Aktion beendet, darf im selben Zug eine zweite folgen, oder der Zug endet. Es sind zwei getrennte Aktionen.',
  },
  'MK-5.5': {
    title: 'Joker',
    text: 'Ein Joker darf als Vorstoß, Verstärkung, Einfluss oder Zwerg mit Stärke 1 abgedeckt werden.',
  },
  'MK-5.6': {
    title: 'Starke Aktion: ein Symbol',
    text: 'Decke ein Symbol mit Zahl ab und führe seine Aktion mit dieser Stärke aus.',
  },
  'MK-5.7': {
    title: 'Starke Aktion: eine Gruppe',
    text: 'Decke mehrere zusammenhängende Symbole einer Aktion ab, schwach oder stark, auch mit Jokern. Die Stärke ist ihre Summe. Ein Teil einer größeren Gruppe genügt.',
    ruling: 'Eine Gruppe nur aus Jokern ist erlaubt; ihr Besitzer nennt die Aktion.',
  },
  'MK-5.8': {
    title: 'Angrenzende Felder',
    text: 'Felder grenzen aneinander, wenn sie eine Kante teilen; diagonal ist nicht angrenzend.',
  },
  'MK-5.9': {
    title: 'Brücken',
    text: 'Mit Würfeln abgedeckte Symbole und Ketten von ihnen verbinden die Symbole ringsum; für spätere Aktionen gelten diese als angrenzend.',
    ruling:
      'Auch für Vorräte abgedeckte Joker sind Brücken. Leere Felder, Ältere Symbole und Vorratssymbole tragen nie einen Würfel und sind nie Brücken.',
  },
  'MK-5.10': {
    title: 'Weitere Vorräte',
    text: 'Jeder weitere ausgegebene Vorrat erhöht die Stärke einer starken Aktion um 1. Für schwache Aktionen geht das nicht.',
  },

  // 6 Begriffe
  'MK-6.1': { title: 'Betrollt', text: 'Dort steht wenigstens einer deiner Trolle.' },
  'MK-6.2': {
    title: 'Kontrolliert',
    text: 'Dort hast du mehr Trolle als jeder einzelne Rivale. Bei Gleichstand um die meisten kontrolliert niemand die Höhle.',
  },
  'MK-6.3': {
    title: 'Dominiert',
    text: 'Dort stehen Trolle, und alle gehören dir. Damit ist die Höhle auch kontrolliert und betrollt.',
  },
  'MK-6.4': {
    title: 'Überrannt',
    text: 'Dort sind ein oder zwei Zwerge. Trolle und Zwerge teilen sich nie eine Höhle.',
  },
  'MK-6.5': { title: 'Leer', text: 'Dort ist weder Troll noch Zwerg.' },
  'MK-6.6': {
    title: 'Heimstätten',
    text: 'Heimstätten sind Höhlen, sofern nichts anderes gesagt ist. Kein Rivale und kein Zwerg darf je deine Heimstatt betreten. Deine Heimstätten gelten immer als dominiert, auch ohne Troll.',
    ruling:
      'Eine Heimstatt gehört zu keinem Gebiet und keiner Halle, wird nie gewertet und gibt keine Stimme; ihr Besitzer darf sie immer durchqueren.',
  },
  'MK-6.7': {
    title: 'Champions sind Trolle',
    text: 'Eine Championfigur zählt in allem als ein Troll ihres Besitzers, sofern ihre Karte nichts anderes sagt.',
  },
  'MK-6.8': {
    title: 'Leisten über acht hinaus',
    text: 'Einfluss und Stimmen haben kein Maximum: Nach Feld 8 beginnt eine Scheibe eine zweite Runde und ist acht mehr wert.',
  },
  'MK-6.9': {
    title: 'Kein Gleichstand auf Leisten',
    text: 'Auf Einfluss- und Stimmleisten führt von zwei Scheiben mit gleichem Wert die, die früher dort war.',
  },
} satisfies Record<string, RuleEntry>
