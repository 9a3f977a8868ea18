import { createRequire } from 'node:module'
import { type ByGame, ofGame } from '@meadhall/hall/game-ids'
import { below, quickChance } from '@meadhall/kernel/chance'
import { playOut } from '@meadhall/kernel/proof'
import { type Game, silent } from '@meadhall/kernel/rules'

export interface Benchmark {
  readonly game: string
  readonly players: number
  readonly through: Through
  readonly decisionsPerGame: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly microsecondsPerClone: number
  readonly boardgameIoMovesPerSecond: number | null
  readonly ratioToBoardgameIo: number | null
}

/** Where random moves come from: everything a person may do, or what bots consider. */
export type Through = 'legal' | 'shaped'

export interface BenchEffort {
  readonly rounds: number
  readonly millisecondsPerRound: number
  readonly players?: number
  readonly through?: Through
}

/** How each game is usually measured: where choices multiply, by the moves that bots consider. */
const USUAL: ByGame<{ players: number; through: Through }> = {
  midgard: { players: 4, through: 'legal' },
  odin: { players: 2, through: 'shaped' },
  mountain: { players: 4, through: 'shaped' },
}

/** Random playouts on one core, and boardgame.io's reducer on as many moves, in turn; the medians of the rounds. */
export function benchmark(game: Game, effort: BenchEffort): Benchmark {
  const { rules } = game
  const usual = ofGame(USUAL, rules.id) ?? { players: rules.seats.max, through: 'legal' }
  const { players = usual.players, through = usual.through } = effort
  const options = rules.readOptions({})
  let seed = 1
  const once = () => {
    const state = rules.setup(options, players, quickChance(seed++), silent)
    return playOut(rules, state, seed++, (now, seat, word) => {
      const moves = rules[through](now, seat)
      return moves[below(moves.length, word)]
    })
  }
  const clone = cloner(game, options, players)
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

/** Copies positions from all over one game. */
function cloner({ rules }: Game, options: unknown, players: number): () => number {
  const state = rules.setup(options, players, quickChance(3), silent)
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
