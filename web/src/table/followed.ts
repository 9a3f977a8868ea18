import type { SeenUpdate, TableUpdate } from '@meadhall/hall/update'
import type { AnyHappening, AnyMove, Refusal, Seat } from '@meadhall/kernel/rules'
import type { ReactNode } from 'react'
import type { Eyes, Mark } from '../worker/marks.ts'
import type { Step } from './game-table.ts'

/**
 * A table as the page follows it, wherever it stands: in this browser's worker (use-local-table.ts) or at a server
 * (online/use-online-table.ts). The tables of the games do not know which.
 */
export interface FollowedTable {
  readonly game: string
  readonly options: unknown
  /** Whether the table shows the odds of fights. */
  readonly odds: boolean
  /** What people typed to get this seed, if they did. */
  readonly seedName?: string
  /** What the person in front of the screen may see; with the whole log. */
  readonly update: TableUpdate
  readonly step?: Step<unknown, AnyHappening>
  /** The people at this screen. */
  readonly people: readonly Seat[]
  /** Somebody else at this screen has to decide. */
  readonly next?: Seat
  /** Shows what only the viewer may know; there where others look on and it is covered. */
  readonly uncover?: () => void
  /** Why the last move was not made: a rule, or in words. */
  readonly refusal?: Refusal
  readonly trouble?: string
  readonly do: Doings
  readonly past: Past
}

export interface Doings {
  readonly submit: (move: AnyMove) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly restart: () => void
  /** Asks the others to take back what lies beyond a barrier. */
  readonly ask: () => void
  /** Hides everything until the next person has taken the screen. */
  readonly pass: (to: Seat) => void
  /** Bots wait no longer, where it is in our hands. */
  readonly hurry?: () => void
}

/** Looking back: the rail of the replay, and the table at one moment of it. */
export interface Past {
  readonly timeline: (eyes: Eyes) => Promise<readonly Mark[]>
  readonly moment: (n: number, eyes: Eyes) => Promise<TableUpdate | undefined>
}

/** What a table elsewhere adds to the screen. */
export interface Around {
  /** Beside where the game stands, in the top bar. */
  readonly top?: ReactNode
  /** Over the table: notices, talk, what came about meanwhile. */
  readonly over?: ReactNode
  /** Among the words of the reckoning. */
  readonly end?: ReactNode
}

/** Adds what is new to what is known; undone entries stay in the log, which strikes them out. */
export function followed<T extends SeenUpdate>(before: T | null, update: T): T {
  if (!before || update.since < 0 || before.viewer !== update.viewer) return update
  return { ...update, log: [...before.log.filter(({ n }) => n <= update.since), ...update.log] }
}

/** What has just come about, for animations; nothing where something was taken back. */
export function stepTo(
  before: SeenUpdate | null,
  update: SeenUpdate,
): Step<unknown, AnyHappening> | undefined {
  if (!before || update.since < 0 || before.viewer !== update.viewer) return undefined
  if (update.log.length === 0 || update.log.some(({ takesBack }) => takesBack)) return undefined
  return {
    n: update.n,
    by: update.log[0].seat,
    before: before.view,
    told: update.log.flatMap(({ told }) => told),
  }
}
