import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Varianten und Optionen. */
export const options = {
  'CM-16.1': {
    title: 'Halle der Aufzeichnungen (Variante)',
    text: 'Besiegte Gegner liegen für alle sichtbar offen vor ihrem Besitzer.',
  },
  'CM-16.2': { title: 'Misstrauische Dorfbewohner (Variante)', text: 'Jeder Spieler beginnt mit 1 Schuld.' },
  'CM-16.3': {
    title: 'Mehr als sechs Schuldmarker (Option)',
    text: 'Man kann vereinbaren, dass sechs oder mehr Schuldmarker 21 Ruhm kosten, statt 6 mehr für jeden weiteren.',
    ruling:
      'Neueste englische Ausgabe: je 6 mehr. Erste Ausgabe, japanische Zusammenfassung und andere Quellen: höchstens 21. Ist nichts vereinbart, entscheidet die Ausgabe.',
  },
  'CM-16.4': {
    title: 'Zugeloste Anführer (Option)',
    text: 'Jeder erhält einen Anführer durch das Los, statt zu wählen.',
  },
  'CM-16.5': {
    title: 'Erste Ausgabe (Option)',
    text: 'Gespielt wird nach der ersten Ausgabe, wie die deutsche Anleitung sie kennt: CM-16.6 bis CM-16.13 treten an die Stelle der Regeln, die sie nennen. Alles andere bleibt.',
    ruling:
      'Übernommen ist nur, was das Spiel ändert. Übersetzungsfehler sind es nicht: die Stabkirche, die Ruhm statt Gunst gibt, die linke Küste, die zu viert frei bleibe (zu viert kommt gerade sie hinzu), das fehlende Auffüllen der Runen.',
  },
  'CM-16.6': {
    title: 'Erste Ausgabe: nah und fern',
    text: 'Der Plan ist gespiegelt: Die beiden linken Küsten sind fern (1 Nahrung für einen Krieger), die beiden rechten nah (1 Nahrung für zwei). Ersetzt CM-8.8 und CM-8.9; abgehandelt werden die Küsten weiter von links nach rechts.',
  },
  'CM-16.7': {
    title: 'Erste Ausgabe: Küste für vier',
    text: 'Nur zu viert benutzt wird die ganz linke Küste. Ersetzt CM-3.7.',
  },
  'CM-16.8': {
    title: 'Erste Ausgabe: kleines Langschiff',
    text: 'Das kleine öffentliche Langschiff kostet 1 Münze. Ersetzt CM-5.17.',
  },
  'CM-16.9': {
    title: 'Erste Ausgabe: Schuld',
    text: 'Sechs oder mehr Schuldmarker kosten 21 Ruhm. Ersetzt CM-11.9.',
  },
  'CM-16.10': {
    title: 'Erste Ausgabe: der Sieger über den Troll',
    text: 'Wer den Troll besiegt, darf einen eigenen Schuldmarker abwerfen und darf einen anderen Spieler nennen, der einen nimmt. Ersetzt CM-8.4.',
    ruling: 'Das sind zwei getrennte Entscheidungen; auf jede darf man verzichten.',
  },
  'CM-16.11': {
    title: 'Erste Ausgabe: Reaktion und Svanhildr',
    text: 'Bei Svanhildr zählt jeder Schild auf jeder Art Würfel als zwei Treffer. Ersetzt den letzten Satz von CM-14.9.',
  },
  'CM-16.12': {
    title: 'Erste Ausgabe: Krake',
    text: 'Die Krake zu besiegen bringt keinen Ruhm, und die Rune Ruhm wirkt bei ihr nicht. Ändert CM-12.2 und CM-14.4.',
    ruling:
      'Die deutsche Anleitung nennt für die Krake keinen Ruhm, die neuere englische 3. Also bringt sie dort keinen, und die Hälfte von nichts ist nichts. Man könnte die 3 auch für eine später geschlossene Lücke halten.',
  },
  'CM-16.13': {
    title: 'Erste Ausgabe: Schicksale',
    text: 'Es gibt keine Mindestzahl: Hat niemand etwas vom Geforderten, gilt das als Gleichstand aller. Ändert CM-15.1.',
    ruling:
      'Die deutsche Anleitung nennt keine Mindestzahl, die neuere englische schon. Also braucht es dort keine, und wer nichts hat, kann mit anderen gleichauf liegen, die nichts haben. Man könnte die Mindestzahl auch für eine Klarstellung halten, die immer galt.',
  },
  'CM-16.14': {
    title: 'Eigene Karten (Option)',
    text: 'Die Tabellen der Würfel, Gegner, Handelsschiffe und privaten Langschiffe lassen sich durch eine Datei ersetzen. Zeilen, die wir rekonstruiert haben, sind als solche gekennzeichnet.',
  },
} satisfies Record<string, RuleEntry>
