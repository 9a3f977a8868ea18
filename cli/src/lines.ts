import { gameOf } from '@meadhall/hall/games'
import { isRecord } from '@meadhall/kernel/plain'
import { type AnyMove, type Chance, type Game, type Rules, silent } from '@meadhall/kernel/rules'
import { parse } from 'yaml'
import { readText } from './files.ts'
import { UsageError } from './usage.ts'

/**
 * Lines of play, counted: from a fixed position, how many different sequences of moves there are to a small depth. As
 * chess engines do with perft: a change of what is legal anywhere near shows as another number.
 */
export interface CountedPosition {
  readonly name: string
  /** By depth, from one move on. */
  readonly lines: readonly number[]
}

interface Row extends CountedPosition {
  readonly players: readonly string[]
  readonly options?: unknown
  readonly given?: Record<string, unknown>
  /** Moves that lead to the position, each a map of a player and the move. */
  readonly play?: readonly Record<string, string>[]
}

/** Chance gives what comes first, so that only what people may do is counted. */
const first: Chance = { pick: (_what, among) => among[0] }

/** How many sequences of so many moves there are; all who must decide may move, in any order. */
export function countLines<S, M extends AnyMove>(rules: Rules<S, M>, state: S, depth: number): number {
  let lines = 0
  const pending = rules.pending(state)
  if (pending.length === 0) return 1
  for (const seat of pending) {
    const legal = rules.legal(state, seat)
    if (depth === 1) lines += legal.length
    else
      for (const move of legal) {
        const next = rules.clone(state)
        rules.apply(next, seat, move, first, silent)
        lines += countLines(rules, next, depth - 1)
      }
  }
  return lines
}

/** The positions of a game's file, in their order, with what they count to now. */
export async function countFile(
  file: string,
): Promise<{ rows: readonly CountedPosition[]; now: number[][] }> {
  const content: unknown = parse(readText(file))
  if (!isRecord(content) || typeof content.game !== 'string' || !Array.isArray(content.positions))
    throw new UsageError(`${file} must hold "game" and a list "positions"`)
  const listed = gameOf(content.game)
  if (!listed) throw new UsageError(`${file}: there is no game "${content.game}"`)
  const game = await listed.load()
  const rows = content.positions as Row[]
  const now = rows.map((row) => {
    const state = positionOf(game, row)
    return row.lines.map((_, i) => countLines(game.rules, state, i + 1))
  })
  return { rows, now }
}

function positionOf({ rules, notation }: Game, { name, players, options, given, play = [] }: Row): unknown {
  const state = rules.setup(rules.readOptions(options ?? {}), players.length, first, silent)
  if (given) notation.arrange(state, given, players)
  for (const step of play)
    for (const [player, text] of Object.entries(step)) {
      const seat = players.indexOf(player)
      const move = notation.read(text, state, seat)
      const refusal = rules.check(state, seat, move)
      if (refusal) throw new UsageError(`${name}: ${text} is refused by ${refusal.rule} (${refusal.why})`)
      rules.apply(state, seat, move, first, silent)
    }
  return state
}
