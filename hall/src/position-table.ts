import type { Position } from '@meadhall/kernel/book'
import { quickChance } from '@meadhall/kernel/chance'
import { type Game, silent } from '@meadhall/kernel/rules'
import { scripted } from '@meadhall/kernel/scripted'
import { type HallTable, person } from './hall-table.ts'
import { tableOn } from './table-on.ts'

/** A table of the hall on a given position, and the chance that it plays by. */
export interface LaidOut {
  readonly hall: HallTable
  readonly script: ReturnType<typeof scripted>
}

/** Lays a position out. `called` are the names that the page shows, where they are not those of the position. */
export function layOut(
  game: Game,
  { players, options: wanted = {}, seed = 1, setupChance, given }: Position,
  called: readonly string[] = players,
): LaidOut {
  const { rules, notation } = game
  let state: unknown
  const script = scripted(quickChance(seed), (what, outcome) => notation.outcome(what, outcome, state))
  script.add(setupChance, 'setupChance')
  state = rules.setup(rules.readOptions(wanted), players.length, script.chance, silent)
  script.clear()
  if (given) notation.arrange(state, { ...given }, players)
  const hall = tableOn(game, state, { options: wanted, holders: called.map(person) })
  return { hall, script }
}
