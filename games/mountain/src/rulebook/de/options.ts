import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Optionen. */
export const options = {
  'MK-22.1': {
    title: 'Schwierigkeitsgrad (Solo)',
    text: 'Das letzte Gefecht hat vier Schwierigkeitsgrade, die die Punkte der Zwerge in Welle III ändern.',
  },
  'MK-22.2': {
    title: 'Eigene Karten (Option)',
    text: 'Pläne, Ahnenkarten, Champions, Rad, Zuwachsleiste, Stimmplättchen und Vorratsleiste lassen sich durch eine Datei ersetzen. Was wir rekonstruiert haben, ist als solches gekennzeichnet.',
  },
} satisfies Record<string, RuleEntry>
