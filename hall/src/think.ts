import { quickChance } from '@meadhall/kernel/chance'
import type { AnyMove, Seat } from '@meadhall/kernel/rules'
import { gameOf } from './games.ts'
import { exportRecord, fromHex, importRecord } from './hall-table.ts'
import { levelOf, USUAL_LEVEL } from './levels.ts'

/** Everything a bot needs to choose a move, as plain data: it can be handed to a thread or another process. */
export interface Question {
  readonly game: string
  readonly options: unknown
  readonly view: unknown
  readonly seat: Seat
  /** A level, or a bot by its own name. */
  readonly bot: string
  /** The bot's own chance, never the table's. */
  readonly seed: number
}

/** What the bot would do. */
export async function think({ game, options, view, seat, bot, seed }: Question): Promise<AnyMove> {
  const listed = gameOf(game)
  if (!listed) throw new Error(`there is no game "${game}"`)
  const [loaded, bots] = await Promise.all([listed.load(), listed.bots()])
  loaded.rules.readOptions(options) // where a table has cards of its own, this makes them known
  const { bot: name, budget } = levelOf(bot)
  // A kept table may name a bot that this game no longer has.
  const chosen = Object.hasOwn(bots, name) ? bots[name] : bots[levelOf(USUAL_LEVEL).bot]
  return chosen(loaded, view, seat, quickChance(seed), budget)
}

/** A finished game as one file that keeps every moment; work for where bots think, since it takes as long. */
export async function archiveOf(record: string, seed: string): Promise<string> {
  const { game } = JSON.parse(record) as { game: string }
  const listed = gameOf(game)
  if (!listed) throw new Error(`there is no game "${game}"`)
  return exportRecord(importRecord(await listed.load(), record, undefined, fromHex(seed)))
}
