import type { Move } from '@meadhall/mountain/moves'
import type { State } from '@meadhall/mountain/state'
import { targetsOfMove } from './targets.ts'

/** Where the table of The Fall of the Mountain King draws a thing, by its name in rules, lessons and rulebook. */
const PLACES: Readonly<Record<string, string>> = {
  ancestry: '.mk-frame, .mk-ancestry, .mk-grid',
  frame: '.mk-frame, .mk-grid',
  hand: '.mk-hand',
  draft: '.mk-draft',
  supplies: '.mk-supplies',
  champions: '.mk-champions',
  own: '.mk-mine',
  clans: '.mk-clans',
  gates: '.mk-gates',
  stand: '.mk-stand',
  wheel: '.mk-wheel-row, .mk-wheel',
  mountain: '.board-area',
  honour: '.mk-head',
}

export function thingOf(name: string, names: readonly string[]): string {
  const [kind, of = ''] = name.split(' ')
  switch (kind) {
    case 'cavern':
    case 'lair':
    case 'hall':
      return `[data-target="${of}"]`
    case 'champion':
      return `.mk-card[data-target="champion ${of}"]`
    case 'cell':
      return `.mk-grid [data-cell="${of}"]`
    case 'rival':
      return `.mk-rival[data-seat="${names.indexOf(of)}"]`
    default:
      return PLACES[kind]
  }
}

/** Where the table draws what a move is about. */
export function placesOf(move: Move, view: State): string {
  const targets = targetsOfMove(view, move)
  if (targets.length > 0) return targets.map((target) => `[data-target="${target}"]`).join(', ')
  if ('cells' in move && move.cells) return move.cells.map((cell) => `[data-cell="${cell}"]`).join(', ')
  if (move.do === 'lay' || move.do === 'discard') return `[data-card="${move.card}"]`
  return move.do === 'cover' ? `[data-cell="${move.at}"]` : ''
}
