import type { Bot } from '@meadhall/bots/bot'
import { QUICK } from '@meadhall/bots/bot'
import type { Compared, PuzzleKind, Riddler } from '@meadhall/bots/riddle'
import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { isMove, type MoveEntry } from '@meadhall/kernel/record'
import { type AnyMove, type Game, type Seat, silent } from '@meadhall/kernel/rules'
import { isRefusal, play, startTable } from '@meadhall/kernel/table'
import type { ByGame, GameId } from '../game-ids.ts'
import { LEVELS, type Level, withLevels } from '../levels.ts'
import { judgeAttempt, keyOf, PLAYED_ON, type Puzzle, type PuzzleWay, puzzleState } from './puzzle.ts'
import { showsWhy } from './reason.ts'

/** A table that puzzles are looked for at: how many, and what they have agreed on, by how often it is drawn. */
type Tables = readonly (readonly [
  weight: number,
  seats: number,
  options: Readonly<Record<string, unknown>>,
])[]

const TABLES: ByGame<Tables> = {
  midgard: [
    [3, 2, {}],
    [3, 3, {}],
    [2, 4, {}],
  ],
  odin: [
    [4, 1, {}],
    [3, 2, {}],
    [1, 3, {}],
  ],
  mountain: [
    [3, 1, {}],
    [4, 2, {}],
    [2, 3, {}],
    [1, 4, {}],
  ],
}

/** One look, and ten times as many games for what is left. */
const GLANCE_GAMES = 4
const FIRST_GAMES = 14
const END_GAMES = 20
/** Of ways that come to the same there are so many more. */
const ALIKE = 3
/** So many of the ways that look best are played on; when it is for long, so many besides the answers. */
const WAYS = 6
/** Where one kind is looked for, it must be among so many of the first. */
const PROMISING = 3
const NEXT = 3
/** In points: what counts as equally good, and by how much an answer must lead at the least. */
const EQUAL = 0.35
const LEAST_LEAD = 1.5
const SURE = 3
/** In self-play moves are mixed up by about so many points: positions as people reach them. */
const BLUR = 0.8
/** Found this often by the weakest, there is nothing to find. */
const EASY = 0.8
/** Of a game so many become puzzles at most, and not of moments that follow each other. */
const A_GAME = 5
const APART = 12
const TRIES: Readonly<Record<Level, number>> = { thrall: 12, karl: 12, huscarl: 8, jarl: 8, konungr: 4 }

/** How often a decision of each kind is looked at: the rare ones always. */
const LOOKED_AT: Readonly<Record<PuzzleKind, number>> = {
  space: 0.3,
  action: 0.4,
  choice: 0.5,
  fight: 0.6,
  pack: 0.7,
  march: 0.8,
  ancestry: 0.8,
  crew: 1,
  feast: 1,
  bridge: 1,
}
/** Before this many moves there is nothing to read in a position, and between two ways there is little to find. */
const BEGUN = 6
const FEW: Readonly<Partial<Record<PuzzleKind, number>>> = { feast: 2, pack: 2, crew: 2, fight: 2 }
const ENOUGH = 3

export interface Making {
  readonly game: Game
  readonly id: GameId
  readonly riddler: Riddler
  readonly bots: Readonly<Record<string, Bot>>
  readonly seed: number
  /** Only such are looked for; otherwise all. */
  readonly kind?: PuzzleKind | undefined
}

/**
 * Plays a game by bots and looks at its decisions: once at many, ten times as long at those where one way seems to lead.
 * It gives each puzzle that is left, and nothing at each step between, so that whoever asks can stop.
 */
export function* makePuzzles({
  game,
  id,
  riddler,
  bots,
  seed,
  kind: wanted,
}: Making): Generator<Puzzle | undefined> {
  const { rules } = game
  const word = quickWords(seed)
  const [, seats, options] = drawn(TABLES[id], word)
  const chance = quickChance(word())
  const { table } = startTable(rules, { options: rules.readOptions(options), seats, chance })
  let found = 0
  let last = 0
  for (let pending = rules.pending(table.state); pending.length > 0; pending = rules.pending(table.state)) {
    const seat = pending[below(pending.length, word)]
    const view = rules.view(table.state, seat)
    const ways = riddler.ways(game, view, seat, word())
    const moves = table.record.entries.filter(isMove)
    if (found < A_GAME && moves.length >= BEGUN && (found === 0 || moves.length - last >= APART)) {
      const puzzle = isLookedAt(view, seat, ways) ? clearBest(view, seat, ways) : undefined
      const rated = puzzle && ratedBy({ game, riddler, bots }, table.state, { seat, ...puzzle }, word)
      // What nearly everybody finds is no puzzle.
      if (rated && (rated.thrall < EASY || rated.karl < EASY)) {
        found++
        last = moves.length
        yield {
          id: `${(seed >>> 0).toString(36)}-${moves.length}`,
          kind: riddler.kindOf(game, view, seat, puzzle.ways[0].line)!,
          version: rules.version,
          options,
          seats,
          setup: table.record.setup,
          moves: moves.map(keptOf),
          seat,
          ...puzzle,
          among: ways.length,
          found: rated,
        }
      }
      yield undefined
    }
    const { line } = blurred(ways, word)
    for (const [i, move] of line.entries()) {
      if (i > 0 && rules.check(table.state, seat, move)) break
      if (isRefusal(play(table, seat, move, chance))) throw new Error(`${id} refuses its own move`)
    }
  }

  function isLookedAt(view: unknown, seat: Seat, ways: readonly { readonly line: readonly AnyMove[] }[]) {
    const kinds = ways.map(({ line }) => riddler.kindOf(game, view, seat, line))
    const kind = kinds.find((one) => one)
    if (kind === undefined || ways.length < (FEW[kind] ?? ENOUGH)) return false
    if (wanted !== undefined) return kinds.slice(0, PROMISING).includes(wanted)
    return word() / 0x1_0000_0000 < LOOKED_AT[kind]
  }

  function clearBest(view: unknown, seat: Seat, all: readonly { readonly line: readonly AnyMove[] }[]) {
    const lines = unlike(game, view, seat, all.slice(0, ALIKE * WAYS)).slice(0, WAYS)
    if (lines.length < 2) return undefined
    const glance = leadOf(riddler.compare(game, view, seat, lines, GLANCE_GAMES, word()))
    if (!glance || glance.lead < LEAST_LEAD / 2) return undefined
    const first = leadOf(riddler.compare(game, view, seat, linesOf(glance.compared), FIRST_GAMES, word()))
    if (!first || first.lead < LEAST_LEAD || first.lead < 2 * first.error) return undefined
    if (
      isDull(
        view,
        seat,
        linesOf(first.compared).map((line) => ({ line })),
      )
    )
      return undefined
    const order = linesOf(first.compared).slice(0, first.answers + NEXT)
    const found = beyondDoubt({ game, riddler }, view, seat, order, word)
    return found && !isDull(view, seat, found.ways) ? found : undefined
  }

  /** The answer is to leave things as they are, or not of the kind that is looked for. */
  function isDull(
    view: unknown,
    seat: Seat,
    ways: readonly { readonly line: readonly AnyMove[] }[],
  ): boolean {
    const kind = riddler.kindOf(game, view, seat, ways[0].line)
    return kind === undefined || (wanted !== undefined && kind !== wanted)
  }
}

/** Looked at for long, one way must lead, not turn round when played to the very end, and show why it is best. */
function beyondDoubt(
  { game, riddler }: Pick<Making, 'game' | 'riddler'>,
  view: unknown,
  seat: Seat,
  lines: readonly (readonly AnyMove[])[],
  word: () => number,
): Pick<Puzzle, 'ways' | 'answers' | 'lead' | 'error'> | undefined {
  const long = leadOf(riddler.compare(game, view, seat, lines, PLAYED_ON, word()))
  if (!long || long.lead < LEAST_LEAD || long.lead - SURE * long.error < LEAST_LEAD / 2) return undefined
  const { answers } = long
  const ways = long.compared.map(wayOf)
  if (!showsWhy(ways[0], ways[answers], long.lead, PLAYED_ON)) return undefined
  const ends = [ways[0].line, ways[answers].line] as const
  if (riddler.far(game, view, seat, ends, END_GAMES, word()) <= 0) return undefined
  return { ways, answers, lead: round(long.lead), error: round(long.error) }
}

/** Looks again at a puzzle that was made before, as if it had just been found; nothing where it is none any more. */
export function lookAgain(
  { game, riddler }: Pick<Making, 'game' | 'riddler'>,
  puzzle: Puzzle,
): Puzzle | undefined {
  const { seat, kind } = puzzle
  const view = game.rules.view(puzzleState(game, puzzle), seat)
  const lines = unlike(game, view, seat, puzzle.ways)
  if (lines.length < 2) return undefined
  const found = beyondDoubt({ game, riddler }, view, seat, lines, quickWords(1))
  if (!found || riddler.kindOf(game, view, seat, found.ways[0].line) !== kind) return undefined
  return { ...puzzle, ...found }
}

/** Of ways that come to the same, such as trades in another order, the first. */
function unlike(
  game: Game,
  view: unknown,
  seat: Seat,
  ways: readonly { readonly line: readonly AnyMove[] }[],
): (readonly AnyMove[])[] {
  const seen = new Set<string>()
  return ways.flatMap(({ line }) => {
    const key = keyOf(game, view, seat, line)
    if (seen.has(key)) return []
    seen.add(key)
    return [line]
  })
}

/** How often bots of each level answer well. */
function ratedBy(
  { game, riddler, bots }: Pick<Making, 'game' | 'riddler' | 'bots'>,
  from: unknown,
  puzzle: Pick<Puzzle, 'seat' | 'ways' | 'answers' | 'lead'>,
  word: () => number,
): Record<Level, number> {
  const { seat } = puzzle
  const { rules } = game
  const levels = withLevels(bots)
  const view = rules.view(from, seat)
  const known = new Map<string, boolean>()
  const rate = (level: Level): number => {
    let good = 0
    for (let i = 0; i < TRIES[level]; i++) {
      const line = answerBy(levels[level], word())
      const key = keyOf(game, from, seat, line)
      if (!known.has(key)) known.set(key, judgeAttempt(game, riddler, puzzle, from, line, FIRST_GAMES).solved)
      if (known.get(key)) good++
    }
    return round(good / TRIES[level])
  }
  return Object.fromEntries(LEVELS.map((level) => [level, rate(level)])) as Record<Level, number>

  /** The moves that a bot makes until its choice is made. */
  function answerBy(bot: Bot, own: number): AnyMove[] {
    const chance = quickChance(own)
    const state = rules.clone(from)
    const line: AnyMove[] = []
    for (let seen = view; line.length < MOST_SMALL; seen = rules.view(state, seat)) {
      const move = bot(game, seen, seat, chance, QUICK)
      line.push(move)
      rules.apply(state, seat, move, chance, silent)
      if (riddler.isMade(game, state, seat, move) || !rules.pending(state).includes(seat)) break
    }
    return line
  }
}

const MOST_SMALL = 40

const keptOf = ({ seat, move, chance }: MoveEntry): Puzzle['moves'][number] => [seat, move, ...chance]

const behindBest = (one: Compared<AnyMove>, best: number): Compared<AnyMove> => ({
  ...one,
  behind: one.behind - best,
})

const linesOf = (compared: readonly Compared<AnyMove>[]) =>
  compared.map(({ move, afterwards }) => [move, ...afterwards])

/** The ways in their order, and by how much those that are equally best lead the next. */
function leadOf(compared: readonly Compared<AnyMove>[]) {
  const sorted = compared.toSorted((a, b) => b.worth - a.worth)
  const [best] = sorted
  // All differences are taken from the way that was first; the error of one between two others is no greater than both.
  const behind = (one: Compared<AnyMove>) => one.behind - best.behind
  const answers = sorted.filter((one) => behind(one) <= EQUAL).length
  const next = sorted[answers]
  if (!next || answers > 3) return undefined
  return {
    compared: sorted.map((one) => behindBest(one, best.behind)),
    answers,
    lead: behind(next),
    error: best === compared[0] ? next.error : Math.hypot(next.error, best.error),
  }
}

function wayOf({
  move,
  afterwards,
  behind,
  error,
  points,
  win,
  lines,
  holds,
  deeds,
}: Compared<AnyMove>): PuzzleWay {
  return {
    line: [move, ...afterwards],
    behind: round(behind),
    error: round(error),
    points: round(points),
    win: round(win),
    lines: amountsOf(lines),
    holds: amountsOf(holds),
    deeds,
  }
}

const amountsOf = (gains: Compared<AnyMove>['lines']) =>
  Object.fromEntries(
    Object.entries(gains).flatMap(([name, { points }]) =>
      Math.abs(points) < 0.05 ? [] : [[name, round(points)]],
    ),
  )

const round = (value: number) => Math.round(value * 100) / 100

function drawn(tables: Tables, word: () => number): Tables[number] {
  let left = below(
    tables.reduce((sum, [weight]) => sum + weight, 0),
    word,
  )
  return tables.find(([weight]) => (left -= weight) < 0)!
}

/** One of the ways, as it looks to who misjudges each by some points. */
function blurred<T extends { readonly worth: number }>(ways: readonly T[], word: () => number): T {
  let best = ways[0]
  let high = Number.NEGATIVE_INFINITY
  for (const one of ways) {
    const seen = one.worth - BLUR * Math.log(-Math.log(word() / 0x1_0000_0000 + 1e-12) + 1e-12)
    if (seen > high) {
      high = seen
      best = one
    }
  }
  return best
}
