import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Reisekarten. */
export const journeys = {
  'CM-12.1': { title: 'Alles ruhig', text: 'Nichts geschieht.' },
  'CM-12.2': {
    title: 'Krake',
    text: 'Die Krieger an Bord kämpfen gegen die Krake bis zum Ende. Sie zu besiegen bringt 3 Ruhm. Die Überlebenden fahren weiter, werden ernährt und kämpfen gegen das Monster.',
    ruling:
      'Die Krake ist eine Reisekarte: Sie wird nach dem Kampf abgelegt, gleich wer gewann, und zählt weder für Sätze noch Schicksale noch Gleichstände. Überlebt kein Krieger, endet die Fahrt: Die Nahrung an Bord ist verloren, das Monster bleibt. Gegen die Krake ist keine Art Krieger verboten.',
  },
  'CM-12.3': {
    title: 'Verloren',
    text: 'Du verlierst zwei Dinge vom Schiff: zwei Nahrung, zwei Krieger oder je eines, nach deiner Wahl.',
    ruling: 'Sind weniger als zwei an Bord, verlierst du, was da ist.',
  },
  'CM-12.4': { title: 'Kein Wind', text: 'Du verlierst eine Nahrung vom Schiff, wenn eine da ist.' },
  'CM-12.5': {
    title: 'Sturm',
    text: 'Du verlierst eine Nahrung oder einen Krieger vom Schiff, nach deiner Wahl.',
    ruling: 'Zu wählen, was nicht an Bord ist, hilft nicht: Wer nur das eine hat, verliert das.',
  },
  'CM-12.6': { title: 'Strudel', text: 'Du verlierst einen Krieger vom Schiff, wenn einer da ist.' },
} satisfies Record<string, RuleEntry>
