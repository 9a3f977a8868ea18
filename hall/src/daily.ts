import { recordedChance } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import { BadRecord, isMove, readRecord } from '@meadhall/kernel/record'
import { faults } from '@meadhall/kernel/replay'
import { silent, total } from '@meadhall/kernel/rules'
import { botSeed } from './bot-seats.ts'
import { DAY_TABLES } from './day-tables.ts'
import type { GameId } from './game-ids.ts'
import { gameOf } from './games.ts'
import { openRecord } from './record-file.ts'
import { think } from './think.ts'

/** What a game of the day came to. */
export interface DayResult {
  readonly points: number
  /** Among those at the table; 1 for who won or played alone. */
  readonly place: number
}

/** Bots think alike wherever they think, but for roundings: so many of a hundred of their moves may differ. */
const ROUNDINGS = 2

/** What a record proves; or why it is no game of the day, in words for whoever sent it. */
export async function provenDay(
  id: GameId,
  text: string,
  seed: Uint8Array,
): Promise<DayResult | { readonly fault: string }> {
  try {
    return await proveDay(id, text, seed)
  } catch (error) {
    if (error instanceof BadRecord) return { fault: error.message }
    throw error
  }
}

/**
 * Proves that a record is a game of the day, played to its end under the rules: every card and die from the day's seed,
 * nothing taken back, the bots' moves their own. Throws `BadRecord` that says what is not so.
 */
async function proveDay(id: GameId, text: string, seed: Uint8Array): Promise<DayResult> {
  const { frames: _, snapshots: __, ...record } = readRecord(text)
  const game = await gameOf(id)!.load()
  const { rules } = game
  const { options, bots } = DAY_TABLES[id]
  const { state: end } = openRecord(game, record)
  if (canonical(rules.readOptions(record.options)) !== canonical(rules.readOptions(options)))
    throw new BadRecord('it was played with other options')
  if (record.seats !== bots.length + 1) throw new BadRecord('it was played by others')
  const moves = record.entries.filter(isMove)
  if (moves.length < record.entries.length) throw new BadRecord('something was taken back')
  const [fault] = faults(rules, record, seed)
  if (fault !== undefined) throw new BadRecord(fault)
  if (rules.pending(end).length > 0) throw new BadRecord('it is not over')
  const state = rules.setup(
    rules.readOptions(options),
    record.seats,
    recordedChance(record.setup),
    silent,
    record.version,
  )
  let strange = 0
  for (const { n, seat, move, chance } of moves) {
    if (seat > 0) {
      const own = await think({
        game: id,
        options,
        view: rules.view(state, seat),
        seat,
        bot: bots[seat - 1],
        seed: botSeed(seed, n - 1, seat),
      })
      if (canonical(own) !== canonical(move)) strange++
    }
    rules.apply(state, seat, move, recordedChance(chance), silent)
  }
  if (strange > (moves.length * ROUNDINGS) / 100) throw new BadRecord('the bots did not play so')
  return {
    points: total(rules.score(end, 0)),
    place: rules.ranking(end).findIndex((seats) => seats.includes(0)) + 1,
  }
}
