import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Reisekarten. */
export const journeys = {
  'CM-12.1': { title: 'Alles ruhig', text: 'Nichts geschieht.' },
  'CM-12.2': {
    title: 'Krake',
    text: 'Die Krieger an Bord kämpfen gegen die Krake bis zum Ende. Sie zu besiegen bringt 3 Ruhm. Die Überlebenden fahren weiter, werden ernährt und kämpfen gegen das Monster.',
    ruling:
      'Die Krake ist eine Reisekarte: Sie wird nach dem Kampf abgelegt, gleich wer gewann, und zählt weder für Sets noch für Schicksale noch bei Gleichstand. Überlebt kein Krieger, endet die Fahrt: Die Nahrung an Bord ist verloren, das Monster bleibt. Gegen die Krake ist keine Art Krieger verboten.',
  },
  'CM-12.3': {
    title: 'Verloren',
    text: 'Du verlierst vom Schiff nach deiner Wahl 2 Nahrung, 2 Krieger oder 1 von jedem.',
    ruling: 'Sind weniger als zwei an Bord, verlierst du, was da ist.',
  },
  'CM-12.4': { title: 'Kein Wind', text: 'Du verlierst eine Nahrung vom Schiff, wenn eine da ist.' },
  'CM-12.5': {
    title: 'Sturm',
    text: 'Du verlierst eine Nahrung oder einen Krieger vom Schiff, nach deiner Wahl.',
    ruling: 'Man kann nichts wählen, was nicht an Bord ist: Wer nur eines von beiden hat, verliert dieses.',
  },
  'CM-12.6': { title: 'Strudel', text: 'Du verlierst einen Krieger vom Schiff, wenn einer da ist.' },
} satisfies Record<string, RuleEntry>
