import type { Move } from '@meadhall/mountain/moves'

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

/** Where the table draws what a move is about. */
export function placesOf(move: Move): string {
  if ('cells' in move && move.cells) return move.cells.map((cell) => `[data-cell="${cell}"]`).join(', ')
  if ('to' in move && move.to !== undefined) return `[data-target="${move.to}"]`
  if (move.do === 'lay' || move.do === 'cover') return `[data-cell="${move.at}"]`
  if ('at' in move && move.at !== undefined) return `[data-target="${move.at}"]`
  if ('from' in move && typeof move.from === 'string') return `[data-target="${move.from}"]`
  if ('champion' in move && move.champion !== undefined) return `[data-target="${move.champion}"]`
  return move.do === 'wheel' ? PLACES.wheel : ''
}
