import { type Bot, QUICK } from '@meadhall/bots/bot'
import type { Explained, Opinion } from '@meadhall/bots/explain'
import { quickChance } from '@meadhall/kernel/chance'
import type { AnyMove, Game, Seat } from '@meadhall/kernel/rules'
import { gameOf } from './games.ts'
import { namedBot, withLevels } from './levels.ts'
import { exportRecord, fromHex, importRecord } from './record-file.ts'

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

type Loaded = Promise<[Game, Readonly<Record<string, Bot>>]>

/** Asking for a module again costs more than a quick bot's thought. */
const known = new Map<string, Loaded>()

function load(game: string): Loaded {
  const before = known.get(game)
  if (before) return before
  const listed = gameOf(game)
  if (!listed) throw new Error(`there is no game "${game}"`)
  const loaded = Promise.all([listed.load(), listed.bots().then(withLevels)])
  known.set(game, loaded)
  return loaded
}

/** What the bot would do. */
export async function think({ game, options, view, seat, bot, seed }: Question): Promise<AnyMove> {
  const [loaded, bots] = await load(game)
  loaded.rules.readOptions(options) // where a table has cards of its own, this makes them known
  // A kept table may name a bot that this game no longer has.
  return namedBot(bots, bot)(loaded, view, seat, quickChance(seed), QUICK)
}

/** A position of a seat's own, to be thought about for whoever sits there. */
export type Sight = Omit<Question, 'bot' | 'seed'>

/** What a bot thinks of a seat's moves, whatever the game. */
export type Advice = Explained<AnyMove>
export type MoveOpinion = Opinion<AnyMove>

/** What a bot would do in this seat, and why, from what the seat sees. */
export async function advise({ game, options, view, seat }: Sight): Promise<Advice | undefined> {
  const [[loaded], explain] = await Promise.all([load(game), gameOf(game)?.explain?.()])
  loaded.rules.readOptions(options)
  return explain?.(loaded, view, seat)
}

/** The moves that are worth a look, the best first. */
export async function glance({ game, options, view, seat }: Sight): Promise<AnyMove[]> {
  const [[loaded], look] = await Promise.all([load(game), gameOf(game)?.glance?.()])
  loaded.rules.readOptions(options)
  return look?.(loaded, view, seat) ?? []
}

/** A finished game as one file that keeps every moment; work for where bots think, since it takes as long. */
export async function archiveOf(record: string, seed: string): Promise<string> {
  const [game] = await load((JSON.parse(record) as { game: string }).game)
  return exportRecord(importRecord(game, record, undefined, fromHex(seed)))
}
