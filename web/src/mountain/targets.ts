// Which thing on the table a move is about: a cavern, lair, hall, clan, champion or gate card.
import { boardOf } from '@meadhall/mountain/components'
import type { Move } from '@meadhall/mountain/moves'
import type { State } from '@meadhall/mountain/state'

/** The names of the things that a move can be made with. */
export function targetsOfMove(state: State, move: Move): readonly string[] {
  switch (move.do) {
    case 'advance':
    case 'retreat':
    case 'lead':
    case 'swarm':
      return [move.to]
    case 'bolster':
    case 'outpost':
    case 'post':
    case 'scoutGnome':
      return [move.at]
    case 'summon':
    case 'shift':
    case 'send':
      return [move.from]
    case 'settle': {
      const { names, pairs } = boardOf(state)
      return pairs.find(({ name }) => name === move.pair)?.lairs.map((lair) => names[lair]) ?? []
    }
    case 'favour':
      return [move.clan]
    case 'star':
      return [move.on]
    case 'claw':
      return move.at !== undefined && boardOf(state).index.has(move.at) ? [move.at] : []
    case 'influence':
      return [`champion ${move.champion}`]
    case 'scoutGate':
      return [`gate ${move.card}`]
    case 'wheel':
      return [`wheel ${move.spaces}`]
    default:
      return []
  }
}

/** How many places of the mountain can be chosen; champions, gate cards and the wheel lie elsewhere. */
export function openPlaces({ view, legal }: { view: State; legal: readonly Move[] }): number {
  const onBoard = legal.filter((move) => !['influence', 'scoutGate', 'wheel'].includes(move.do))
  return new Set(onBoard.flatMap((move) => targetsOfMove(view, move))).size
}

export function movesAt({ view, legal }: { view: State; legal: readonly Move[] }, target: string): Move[] {
  return legal.filter((move) => targetsOfMove(view, move).includes(target))
}

/** Moves that no thing on the table stands for: they are buttons of the prompt bar. */
export function plainMoves({ view, legal }: { view: State; legal: readonly Move[] }): Move[] {
  return legal.filter(
    (move) =>
      targetsOfMove(view, move).length === 0 &&
      !['lay', 'discard', 'cover', 'act', 'pair', 'choose'].includes(move.do) &&
      !(move.do === 'claw' && move.at !== undefined),
  )
}
