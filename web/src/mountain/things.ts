/** Where the table of The Fall of the Mountain King draws a thing, by its name in rules and lessons. */
const PLACES: Readonly<Record<string, string>> = {
  ancestry: '.mk-frame, .mk-ancestry, .mk-grid',
  champions: '.mk-champions',
  clans: '.mk-clans',
  gates: '.mk-gates',
  wheel: '.mk-wheel-row, .mk-wheel',
  mountain: '.board-area',
}

export function thingOf(name: string): string {
  const [kind, of] = name.split(' ')
  return kind === 'cavern' || kind === 'lair' ? `[data-target="${of}"]` : PLACES[kind]
}
