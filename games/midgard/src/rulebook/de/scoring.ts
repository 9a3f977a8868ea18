import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Aufräumen, Schlusswertung. */
export const scoring = {
  // 10 Aufräumen
  'CM-10.1': {
    title: 'Arbeiter und Schiffe kehren heim',
    text: 'Alle Arbeiter kehren zu ihren Besitzern zurück, öffentliche Langschiffe auf ihre Plätze, private zu ihren Besitzern.',
  },
  'CM-10.2': {
    title: 'Der Troll lebt noch',
    text: 'Dann wird er abgelegt, und jeder Spieler nimmt 1 Schuld.',
  },
  'CM-10.3': { title: 'Draugr', text: 'Nicht besiegte Draugr werden abgelegt.' },
  'CM-10.4': {
    title: 'Reisekarten',
    text: 'Reisekarten, die in dieser Runde aufgedeckt wurden, liegen auf dem Ablagestapel.',
    ruling:
      'Die Anleitung legt eine Reisekarte beim Auswerten ab und beim Aufräumen noch einmal. Hier wird sie abgelegt, sobald ihre Wirkung ausgeführt wird; das zeigt sich nur, wenn der Stapel in derselben Runde ausgeht (CM-3.4).',
  },
  'CM-10.5': {
    title: 'Monster',
    text: 'Jedes Monster, das noch an einer Küste liegt, erhält 1 Münze aus dem Vorrat auf seine Karte.',
  },
  'CM-10.6': {
    title: 'Nächste Runde',
    text: 'Nach der achten Runde folgt die Schlusswertung, sonst die nächste Runde. Aufgeräumt wird auch in der achten.',
  },

  // 11 Schlusswertung
  'CM-11.1': {
    title: 'Schlusswertung',
    text: 'Der im Spiel gewonnene Ruhm bleibt; die folgenden Zeilen kommen hinzu. Besiegte Gegner und Schicksale werden gezeigt.',
    ruling:
      'Verglichen wird, was jeder bei Spielende besitzt; das Werten verbraucht nichts, dieselben Münzen zählen also für ein Schicksal und für Ruhm.',
  },
  'CM-11.2': {
    title: 'Schicksale',
    text: 'Jedes eigene Schicksal bringt den größeren Ruhm, wenn du allein am meisten vom Geforderten hast, den kleineren bei Gleichstand, sonst nichts (CM-15.1).',
  },
  'CM-11.3': {
    title: 'Gegnersets',
    text: 'Jedes Set aus einem gelben, einem roten und einem blauen Gegner bringt 5 Ruhm. Trolle zählen nicht.',
  },
  'CM-11.4': { title: 'Runen', text: 'Jede Rune bringt ihren aufgedruckten Ruhm, benutzt oder nicht.' },
  'CM-11.5': {
    title: 'Privates Langschiff',
    text: 'Dein privates Langschiff bringt seinen aufgedruckten Ruhm.',
  },
  'CM-11.6': { title: 'Gunst', text: 'Jeder übrige Gunstmarker bringt 2 Ruhm.' },
  'CM-11.7': { title: 'Münzen', text: 'Je 3 Münzen bringen 1 Ruhm; ein Rest bringt nichts.' },
  'CM-11.8': {
    title: 'Schuld',
    text: 'Schuldmarker kosten Ruhm: 1 Marker 1, 2 Marker 3, 3 Marker 6, 4 Marker 10, 5 Marker 15, 6 Marker 21.',
  },
  'CM-11.9': {
    title: 'Mehr als sechs Schuldmarker',
    text: 'Jeder Schuldmarker über den sechsten hinaus kostet weitere 6 Ruhm.',
  },
  'CM-11.10': {
    title: 'Gleichstand',
    text: 'Unter denen mit dem meisten Ruhm gewinnt, wer die meisten Gegner besiegt hat, Trolle eingeschlossen. Ist auch das gleich, teilen sie sich den Sieg.',
  },
} satisfies Record<string, RuleEntry>
