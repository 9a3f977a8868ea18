import { openHallTable, person, submit } from '@meadhall/hall/hall-table'
import { USUAL_LEVEL } from '@meadhall/hall/levels'
import { think } from '@meadhall/hall/think'
import { isMove } from '@meadhall/kernel/record'
import type { AnyMove, Game } from '@meadhall/kernel/rules'

/** All tables of a measurement play the game that this seed gives. */
export const SEED = Uint8Array.from({ length: 32 }, (_, i) => 11 * i + 3)

export const SEATS = 4

export interface RecordedMove {
  readonly seat: number
  readonly move: AnyMove
  readonly chance: readonly number[]
}

/** A whole game between bots of the usual level, to be played again at every table. */
export async function recordGame(game: Game): Promise<RecordedMove[]> {
  const { rules } = game
  const names = Array.from({ length: SEATS }, (_, seat) => `Player ${seat + 1}`)
  const hall = openHallTable(game, { seats: names.map(person), options: {}, seed: SEED })
  const { table } = hall
  for (let [seat] = rules.pending(table.state); seat !== undefined; [seat] = rules.pending(table.state)) {
    const answers = table.record.entries.length
    const view = rules.view(table.state, seat)
    const move = await think({ game: rules.id, options: {}, view, seat, bot: USUAL_LEVEL, seed: answers })
    submit(hall, { seat, answers, move })
  }
  return table.record.entries.filter(isMove).map(({ seat, move, chance }) => ({ seat, move, chance }))
}
