import type { Game } from '@meadhall/kernel/rules'
import { type HallTable, type Holder } from './hall-table.ts'

/** A table of the hall that begins with a position, whatever led there: nobody can take back what came before. */
export function tableOn(
  game: Game,
  state: unknown,
  {
    version = game.rules.version,
    options,
    holders,
  }: { version?: number; options: unknown; holders: readonly Holder[] },
): HallTable {
  const { rules } = game
  return {
    game,
    table: {
      rules,
      record: {
        format: 1,
        game: rules.id,
        version,
        options: rules.readOptions(options),
        seats: holders.length,
        setup: [],
        entries: [],
        snapshots: [{ n: 0, state: JSON.stringify(state) }],
      },
      state,
    },
    seed: new Uint8Array(32),
    holders: [...holders],
    told: [[]],
  }
}
