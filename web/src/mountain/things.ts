import type { Move } from '@meadhall/mountain/moves'
import type { State } from '@meadhall/mountain/state'
import { targetsOfMove } from './targets.ts'

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
export function placesOf(move: Move, view: State): string {
  const targets = targetsOfMove(view, move)
  if (targets.length > 0) return targets.map((target) => `[data-target="${target}"]`).join(', ')
  if ('cells' in move && move.cells) return move.cells.map((cell) => `[data-cell="${cell}"]`).join(', ')
  if (move.do === 'lay' || move.do === 'discard') return `[data-card="${move.card}"]`
  return move.do === 'cover' ? `[data-cell="${move.at}"]` : ''
}
