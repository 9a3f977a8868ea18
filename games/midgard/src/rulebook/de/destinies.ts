import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Schicksale. */
export const destinies = {
  'CM-15.1': {
    title: 'Ein Schicksal werten',
    text: 'Nur sein Besitzer wertet ein Schicksal. Wer allein am meisten hat, erhält den größeren Ruhm, bei Gleichstand den kleineren. Mindestens 1 vom Geforderten ist nötig. Andere, die gleich viel oder mehr haben, erhalten dafür nichts; sie schmälern nur deine Wertung.',
  },
  'CM-15.2': {
    title: 'Zermalmer des Eises (6 / 3)',
    text: 'Die meisten blauen Gegner, Draugr und Monster zusammen.',
  },
  'CM-15.3': {
    title: 'Erdzertrümmerer (6 / 3)',
    text: 'Die meisten gelben Gegner, Draugr und Monster zusammen.',
  },
  'CM-15.4': {
    title: 'Meister der Flammen (6 / 3)',
    text: 'Die meisten roten Gegner, Draugr und Monster zusammen.',
  },
  'CM-15.5': { title: 'Handwerker (5 / 2)', text: 'Das meiste Holz.' },
  'CM-15.6': { title: 'Heerführer (7 / 3)', text: 'Die meisten Kriegerwürfel aller Arten.' },
  'CM-15.7': { title: 'Odins Günstling (4 / 2)', text: 'Die meiste Gunst.' },
  'CM-15.8': { title: 'Wohl vorbereitet (5 / 2)', text: 'Die meiste Nahrung.' },
  'CM-15.9': { title: 'Wohlhabend (5 / 2)', text: 'Die meisten Münzen.' },
  'CM-15.10': {
    title: 'Runenmeister (4 / 2)',
    text: 'Die meisten Runen, benutzt oder nicht.',
    ruling: 'Gezählt werden Karten, nicht ihr Ruhm.',
  },
  'CM-15.11': { title: 'Monsterjäger (4 / 2)', text: 'Die meisten Monster.' },
  'CM-15.12': { title: 'Bezwinger der Untoten (7 / 3)', text: 'Die meisten Draugr.' },
  'CM-15.13': { title: 'Trolltöter (6 / 3)', text: 'Die meisten Trolle.' },
} satisfies Record<string, RuleEntry>
