import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Ende der Welle: die Zwerge, Champions vergeben. */
export const waveEnd = {
  // 13 Ende der Welle: die Zwerge
  'MK-13.1': {
    title: 'Reihenfolge',
    text: 'Hat niemand mehr Vorräte: Verschanzung, Invasionen, Champions vergeben, die Welle werten.',
  },
  'MK-13.2': {
    title: 'Verschanzung',
    text: 'Jede Höhle mit genau einem Zwerg erhält einen zweiten aus dem Zwergenvorrat.',
    ruling:
      'Reicht der Vorrat nicht, geht es nach der Reihenfolge der Stämme ab Moos und darin nach den Nummern der Höhlen.',
  },
  'MK-13.3': {
    title: 'Invasionen',
    text: 'Die Torkarten der Welle werden von links nach rechts aufgedeckt; jede ist eine eigene Invasion. Der Schwarm zieht mit 2, 3 oder 4 Zwergen aus dem Vorrat (Welle I, II, III) in dieses Gebiet. Sie werden auf einmal genommen: Wer besiegt wird, kehrt zurück und kommt in derselben Invasion nicht noch einmal.',
    ruling:
      'Sind weniger im Vorrat, kommen diese, und die übrigen fehlen. Die Anleitung hat dafür keine Regel.',
  },
  'MK-13.4': {
    title: 'Ein Zwerg nach dem anderen',
    text: 'Jeder Zwerg kommt durch ein Tor des Gebiets, durchquert beliebig viele zusammenhängende überrannte Höhlen und geht in die einfachste Höhle, die er erreicht: eine leere vor jeder anderen, sonst die mit den wenigsten Trollen aller Besitzer zusammen. In einer überrannten hält er nie an.',
    ruling:
      'Ein Zwerg, der nur überrannte Höhlen erreicht, kehrt in den Vorrat zurück. Die Anleitung hat dafür keine Regel.',
  },
  'MK-13.5': {
    title: 'Die nächste zuerst',
    text: 'Unter gleich einfachen Höhlen wählt er die nächste, gezählt in Höhlen vom Schwarmpunkt aus.',
  },
  'MK-13.6': {
    title: 'Wer entscheidet',
    text: 'Bleiben mehrere gleich einfache und gleich nahe, entscheidet, wer beim Stamm der Torkarte mit Stimmen führt; hat dort niemand Stimmen, der Führende des nächsten Stammes darunter, vom letzten weiter zum ersten.',
    ruling: 'Hat niemand irgendwo eine Stimme, entscheidet der Startspieler.',
  },
  'MK-13.7': {
    title: 'In eine leere Höhle',
    text: 'Der Zwerg bleibt dort verdeckt stehen; die Höhle ist von nun an überrannt, auch für den nächsten Zwerg.',
  },
  'MK-13.8': {
    title: 'Gegen Trolle',
    text: 'Der Zwerg wird besiegt, gleich wie stark er ist, und kehrt in den Vorrat zurück; ein Troll in der Höhle fällt.',
  },
  'MK-13.9': {
    title: 'Wessen Troll fällt',
    text: 'Unter Trollen mehrerer Besitzer entscheidet das Los; jeder Troll zählt dabei gleich. Der Besitzer wählt dann, welche seiner Einheiten dort fällt.',
    ruling: 'Eine Figur zählt hier wie ein Troll; das Los bestimmt nur den Besitzer.',
  },
  'MK-13.10': {
    title: 'Gefallene',
    text: 'Ein gefallener Troll kehrt in den Vorrat seines Besitzers zurück, ein gefallener Champion in eine Heimstatt, die sein Besitzer wählt.',
  },
  'MK-13.11': {
    title: 'Ehre der Gefallenen',
    text: 'Der Erste Gefallene jeder Invasion bringt seinem Besitzer 3, 4 oder 5 Ehre (Welle I, II, III), jeder weitere 2.',
  },

  // 14 Champions vergeben
  'MK-14.1': {
    title: 'Wer einen Champion gewinnt',
    text: 'Die Champions der Auslage werden von links nach rechts vergeben, jeweils an den Spieler mit dem meisten Einfluss. Einer ohne Einfluss verlässt das Spiel.',
    ruling: 'Einen Champion mit Mitbewerbern, aber ohne Sieger gibt es also nicht.',
  },
  'MK-14.2': { title: 'Stimmen', text: 'Der Sieger erhält die Stimmen des Champions bei dessen Stamm.' },
  'MK-14.3': {
    title: 'Außenseiter',
    text: 'Die Stimmen eines Außenseiters gehen an einen Stamm nach Wahl des Siegers.',
    ruling: 'Auch ein Mitbewerber, der bei einem Außenseiter die Stimme nimmt, nennt einen Stamm.',
  },
  'MK-14.4': {
    title: 'Trostpreis',
    text: 'Alle anderen mit Einfluss dort wählen in der Reihenfolge ihres Einflusses: eine Stimme im Stamm des Champions oder 1 Ehre für jede gelbe Linie, die ihre Scheibe passiert hat.',
    ruling: 'In einer zweiten Runde zählen die Linien noch einmal.',
  },
  'MK-14.5': {
    title: 'Figur',
    text: 'Ein Champion mit Buchstaben aus Stapel 0 oder I/II wird zur Figur und kommt in eine Höhle, die der Sieger dominiert.',
    ruling:
      'Eine Heimstatt ist immer dominiert, ein Platz ist also immer da. Wer schon fünf Figuren auf dem Plan hat, wählt eine der sechs, die den Plan endgültig verlässt; ihre Karte bleibt, mit allem, was die Figur nicht braucht.',
  },
  'MK-14.6': {
    title: 'Sterne der Welle III',
    text: 'Champions mit Buchstaben aus Stapel III werden nicht zu Figuren; ihre Karte sagt, wohin der Stern kommt.',
  },
  'MK-14.7': {
    title: 'Sofort',
    text: 'Eine Sofortfähigkeit wird gleich ausgeführt, bevor der nächste Champion betrachtet wird.',
  },
} satisfies Record<string, RuleEntry>
