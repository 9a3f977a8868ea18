import { createRequire } from 'node:module'
import { below, quickChance } from '@meadhall/kernel/chance'
import { playOut } from '@meadhall/kernel/proof'
import { type Game, silent } from '@meadhall/kernel/rules'

export interface Benchmark {
  readonly game: string
  readonly players: number
  /** Whether moves came from `legal`, or from `shaped` where `legal` leaves some open. */
  readonly through: 'legal' | 'shaped'
  readonly decisionsPerGame: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly microsecondsPerClone: number
  readonly boardgameIoMovesPerSecond: number | null
  readonly ratioToBoardgameIo: number | null
}

export interface Effort {
  readonly rounds: number
  readonly millisecondsPerRound: number
}

/** Random playouts on one core, and boardgame.io's reducer on as many moves, in turn; the medians of the rounds. */
export function benchmark(game: Game, effort: Effort): Benchmark {
  const { rules } = game
  const players = rules.seats.max
  const options = rules.readOptions({})
  const through = isLazy(game, options) ? 'shaped' : 'legal'
  let seed = 1
  const once = () => {
    const state = rules.setup(options, players, quickChance(seed++), silent)
    return playOut(rules, state, seed++, (now, seat, word) => {
      const moves = rules[through](now, seat)
      return moves[below(moves.length, word)]
    })
  }
  const clone = cloner(game, options)
  once() // so that the first round is not the one that compiles
  const sample = timed(once, effort.millisecondsPerRound)
  const decisionsPerGame = sample.steps / sample.runs
  const rival = boardgameIo(Math.round(decisionsPerGame))
  if (rival) timed(rival, effort.millisecondsPerRound)

  const own: number[] = []
  const clones: number[] = []
  const others: number[] = []
  for (let round = 0; round < effort.rounds; round++) {
    own.push(perSecond(timed(once, effort.millisecondsPerRound)))
    clones.push(1e6 / perSecond(timed(clone, effort.millisecondsPerRound / 4)))
    if (rival) others.push(perSecond(timed(rival, effort.millisecondsPerRound)))
  }
  const decisionsPerSecond = median(own)
  const boardgameIoMovesPerSecond = rival ? Math.round(median(others)) : null
  return {
    game: rules.id,
    players,
    through,
    decisionsPerGame: Math.round(decisionsPerGame),
    decisionsPerSecond: Math.round(decisionsPerSecond),
    gamesPerSecond: Math.round(decisionsPerSecond / decisionsPerGame),
    microsecondsPerClone: Math.round(median(clones) * 1000) / 1000,
    boardgameIoMovesPerSecond,
    ratioToBoardgameIo:
      boardgameIoMovesPerSecond === null
        ? null
        : Math.round((10 * decisionsPerSecond) / boardgameIoMovesPerSecond) / 10,
  }
}

/** A game is lazy if it offers moves that are still to be completed. */
function isLazy({ rules }: Game, options: unknown): boolean {
  const state = rules.setup(options, rules.seats.max, quickChance(7), silent)
  let lazy = false
  playOut(rules, state, 7, (now, seat) => {
    if (rules.legal(now, seat).some((move) => rules.check(now, seat, move) !== undefined)) lazy = true
    return rules.shaped(now, seat)[0]
  })
  return lazy
}

/** Copies positions from all over one game. */
function cloner({ rules }: Game, options: unknown): () => number {
  const state = rules.setup(options, rules.seats.max, quickChance(3), silent)
  const states: unknown[] = []
  playOut(rules, state, 3, (now, seat, word) => {
    states.push(rules.clone(now))
    const moves = rules.shaped(now, seat)
    return moves[below(moves.length, word)]
  })
  return () => {
    for (const one of states) rules.clone(one)
    return states.length
  }
}

interface Timed {
  runs: number
  steps: number
  milliseconds: number
}

function timed(work: () => number, milliseconds: number): Timed {
  const started = performance.now()
  const done: Timed = { runs: 0, steps: 0, milliseconds: 0 }
  while (done.milliseconds < milliseconds) {
    done.steps += work()
    done.runs++
    done.milliseconds = performance.now() - started
  }
  return done
}

const perSecond = ({ steps, milliseconds }: Timed) => (1000 * steps) / milliseconds

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1]
}

interface BoardgameIo {
  InitializeGame(setup: { game: object; numPlayers: number }): { ctx: { gameover?: unknown } }
  CreateGameReducer(setup: {
    game: object
  }): (state: unknown, action: object) => { ctx: { gameover?: unknown } }
}

/** One playout of the smallest possible game with so many moves, undo switched off. Nothing if it is not installed. */
function boardgameIo(moves: number): (() => number) | undefined {
  let library: BoardgameIo
  try {
    library = createRequire(import.meta.url)('boardgame.io/internal') as BoardgameIo
  } catch {
    return undefined
  }
  const game = {
    setup: () => ({ made: 0 }),
    moves: { step: ({ G }: { G: { made: number } }) => void G.made++ },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }: { G: { made: number } }) => G.made >= moves || undefined,
    disableUndo: true,
  }
  const reduce = library.CreateGameReducer({ game })
  return () => {
    let state = library.InitializeGame({ game, numPlayers: 4 })
    let made = 0
    while (state.ctx.gameover === undefined) {
      const playerID = String(made++ % 4)
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'step', args: [], playerID } })
    }
    return made
  }
}
