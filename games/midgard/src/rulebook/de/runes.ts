import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Runen. */
export const runes = {
  'CM-14.1': {
    title: 'Runen',
    text: 'Eine Rune liegt offen vor ihrem Besitzer und kann einmal benutzt werden. Dann wird sie um 90 Grad gedreht und behalten; ihren Ruhm bringt sie am Ende trotzdem.',
  },
  'CM-14.2': {
    title: 'Wann eine Rune benutzt werden darf',
    text: 'Geschenke, Wissen, Erfolg und Wohlstand: jederzeit, im eigenen Zug und in dem anderer. Die übrigen zu ihrem Zeitpunkt: Potential und Reaktion nach deinem Wurf, Heilung, sobald die Verluste der Runde feststehen, Ruhm beim Besiegen eines Gegners, Reise nach dem Aufdecken deiner Reisekarte, Durchblick bei deinem Besuch in der Hütte des Weisen.',
    ruling:
      'Jederzeit heißt: immer wenn das Spiel auf irgendjemandes Entscheidung wartet, nie mitten in einer Wirkung. Außerdem wird, wer die Rune „Erfolg“ hat, nach den Kämpfen jeder Runde vor dem Aufräumen gefragt, in der letzten Runde auch, wer „Geschenke“ oder „Wohlstand“ hat. Nach einem Wurf bestimmt der Besitzer die Reihenfolge von Potential, Reaktion und Gunst. Die Anleitungen sagen nur „jederzeit“.',
  },
  'CM-14.3': {
    title: 'Geschenke',
    text: 'Nimm vier Ressourcen aus dem Vorrat, in beliebiger Mischung aus Nahrung, Holz und Münzen.',
  },
  'CM-14.4': {
    title: 'Ruhm',
    text: 'Besiegst du einen Gegner (Troll, Draugr, Krake oder Monster), erhältst du noch einmal die Hälfte seines Ruhms, abgerundet: Ein Monster mit 13 bringt 6 mehr.',
  },
  'CM-14.5': {
    title: 'Heilung',
    text: 'In dieser Kampfrunde verlierst du keine Krieger. Spätere Runden sind nicht betroffen.',
  },
  'CM-14.6': {
    title: 'Reise',
    text: 'Lege die eben aufgedeckte Reisekarte ohne Wirkung ab, decke die nächste des Stapels auf und führe sie aus, auch wenn sie schlimmer ist.',
  },
  'CM-14.7': {
    title: 'Wissen',
    text: 'Sieh dir allein alle Reisekarten an, die noch verdeckt auf dem Plan liegen; nicht den Stapel.',
  },
  'CM-14.8': {
    title: 'Potential',
    text: 'Nach einem Wurf in Kampf oder Jagd werden alle deine Würfel mit leerer Seite einmal neu geworfen.',
  },
  'CM-14.9': {
    title: 'Reaktion',
    text: 'Nach einem Wurf in Kampf oder Jagd zählt jeder Schild auch als ein Treffer und bleibt ein Schild. Bei Svanhildrs Schwertkämpfern zählt er als zwei Treffer.',
    ruling: 'Sie gilt für die ganze Kampfrunde oder die ganze Jagd, auch für danach neu geworfene Würfel.',
  },
  'CM-14.10': {
    title: 'Erfolg',
    text: 'Zeige eines deiner Schicksale und werte es jetzt. Es bleibt offen und wird am Ende noch einmal gewertet.',
    ruling:
      'Geprüft wird wie in der Schlusswertung an dem, was alle jetzt besitzen: der größere Ruhm, wenn du allein vorn liegst, der kleinere bei Gleichstand. Ein schon gezeigtes Schicksal kann nicht noch einmal gezeigt werden. Was zugewiesen ist, bestätigt oder nicht, gehört weiter seinem Besitzer: Krieger ebenso wie Nahrung.',
  },
  'CM-14.11': {
    title: 'Durchblick',
    text: 'Ziehe in der Hütte des Weisen zwei Schicksale mehr, behalte eines und lege die anderen unter den Stapel.',
  },
  'CM-14.12': { title: 'Wohlstand', text: 'Nimm so viele Münzen, wie du hast, höchstens 5.' },
  'CM-14.13': {
    title: 'Ein Moment vor dem Kampf',
    text: 'Wer eine Rune hat, die jederzeit benutzt werden darf, kann jederzeit um einen Moment vor jedem Kampf bitten: vor jeder Jagd, jedem Kampf an Land, jeder Fahrt und jedem Kampf gegen ein Monster. Von da an wird er dort gefragt, solange er eine solche Rune benutzen könnte, bis er es zurücknimmt. Wer nicht gebeten hat, wird nicht gefragt.',
    ruling:
      'Die Anleitungen sagen „jederzeit“ und überlassen das Warten der Runde. Hier folgen die Kämpfe ohne Frage aufeinander, also muss man um den Moment bitten. Dass jemand gebeten hat, erfährt niemand; die anderen sehen es erst, wenn das Spiel wartet.',
  },
} satisfies Record<string, RuleEntry>
