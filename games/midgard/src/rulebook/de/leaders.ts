import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Anführer. */
export const leaders = {
  'CM-13.1': {
    title: 'Asmundr der Fromme',
    text: 'Ein Gunstmarker, den er für einen neuen Wurf ausgibt, wird abgeworfen, bringt ihm aber trotzdem 2 Ruhm.',
    ruling:
      'Er erhält die 2 Ruhm beim Ausgeben, im Kampf wie auf der Jagd. Die deutsche Anleitung zahlt erst bei Spielende; die Summe ist dieselbe. Ausgegebene Gunst zählt nicht mehr für Schicksale.',
  },
  'CM-13.2': {
    title: 'Dagrun die Auserwählte',
    text: 'In der Hütte des Weisen zieht sie ein Schicksal mehr, behält eines und legt das andere unter den Stapel. Mit der Rune Durchblick zieht sie vier und behält eines.',
    ruling: 'Zurückgelegte Schicksale liegen in der Reihenfolge unter dem Stapel, in der sie gezogen wurden.',
  },
  'CM-13.3': { title: 'Gylfir der Seefeste', text: 'Er zahlt beim Handelsschiff keine Münze.' },
  'CM-13.4': {
    title: 'Svanhildr die Schwertjungfer',
    text: 'Ihre Schwertkämpfer richten mit einer Waffe 2 und mit zweien 3 Schaden an, auch als Treffer auf der Jagd, wo es bei höchstens 6 Nahrung bleibt.',
  },
  'CM-13.5': {
    title: 'Ullr der Berserker',
    text: 'In jeder Kampfrunde, in der mindestens einer seiner Würfel zwei Waffen zeigt, erhält er 1 Ruhm, einmal je Runde, gleich wie der Kampf ausgeht.',
    ruling:
      'Angesehen werden die Würfel nach allen neuen Würfen der Runde. Runden gegen die Krake zählen, die Jagd nicht. Nur die aufgedruckte Seite zählt: Ein Schild, den Reaktion zum Treffer macht, nicht.',
  },
} satisfies Record<string, RuleEntry>
