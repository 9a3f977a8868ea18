import type { Move } from '@meadhall/odin/moves'
import type { State } from '@meadhall/odin/state'
import type { MoveSaying } from '../table/game-table.ts'

/** A feast by what it is laid with; every other move says so itself. */
export function moveText(move: Move, { say }: MoveSaying<State>): string | undefined {
  if (move.do !== 'layFeast' || move.tiles.length === 0) return undefined
  const dishes: Record<string, number> = {}
  for (const { good } of move.tiles) dishes[good] = (dishes[good] ?? 0) + 1
  return say.say('ui.move.feast', { dishes })
}
