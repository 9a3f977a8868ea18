import type { MomentSeen } from '@meadhall/hall/online'
import type { TableUpdate } from '@meadhall/hall/update'
import {
  type AnyHappening,
  type Game,
  type ScoreLine,
  type Seat,
  total,
  type Viewer,
} from '@meadhall/kernel/rules'

/** Whose eyes look back: a viewer's, or after the end everybody's hands together. */
export type Eyes = Viewer | 'open'

/** One moment of a game on the rail of the replay. */
export interface Mark {
  readonly n: number
  readonly seat: Seat | null
  /** How far the game is, by its own count. */
  readonly round?: number
  readonly told: readonly AnyHappening[]
  /** Each seat's points as the eyes know them. */
  readonly points: readonly number[]
  /** The score lines of each seat, where a round ends and at the end. */
  readonly lines?: readonly (readonly ScoreLine[])[]
}

/** The rail of the replay, from the moments as someone saw them. */
export function marksOf(game: Game, seats: number, seen: readonly MomentSeen[]): Mark[] {
  const { rules } = game
  const roundAt = (view: unknown) => game.stage?.(view).n
  return seen.map(({ n, seat, view, told }, i) => {
    const round = roundAt(view)
    const next = seen[i + 1]
    const closes = !next || roundAt(next.view) !== round
    const linesOf = (at: unknown) => Array.from({ length: seats }, (_, of) => rules.score(at, of))
    const lines = linesOf(view)
    return {
      n,
      seat,
      ...(round !== undefined && { round }),
      told: told as readonly AnyHappening[],
      points: lines.map(total),
      // What a round scores when it ends comes with the move that begins the next one.
      ...(closes && { lines: next ? linesOf(next.view) : lines }),
    }
  })
}

/** The table as it stood after entry `n`, to look at only. */
export function tableAt(
  { rules }: Game,
  { seats, options, viewer }: Pick<TableUpdate, 'seats' | 'options' | 'viewer'>,
  seen: readonly MomentSeen[],
  n: number,
): TableUpdate | undefined {
  const found = seen.findLastIndex((moment) => moment.n <= n)
  if (found < 0) return undefined
  const { view } = seen[found]
  const pending = rules.pending(view)
  return {
    game: rules.id,
    n: seen[found].n,
    viewer,
    seats,
    options,
    view,
    pending,
    legal: [],
    log: seen
      .slice(0, found + 1)
      .map((moment) => ({ n: moment.n, seat: moment.seat, told: moment.told as readonly AnyHappening[] })),
    since: -1,
    scores: seats.map((_, seat) => rules.score(view, seat)),
    ...(pending.length === 0 && { ranking: rules.ranking(view) }),
    undo: {},
  }
}
