import type { SeenUpdate, TableUpdate } from '@meadhall/hall/update'
import type { AnyMove, Refusal, Seat } from '@meadhall/kernel/rules'
import type { ReactNode } from 'react'
import type { Eyes, Mark } from '../worker/marks.ts'
import type { Queue } from './show-queue.ts'
import type { Direct } from './use-stage.ts'

/**
 * A table as the page follows it, wherever it stands: in this browser's worker (use-local-table.ts) or at a server
 * (online/use-online-table.ts). The tables of the games do not know which.
 */
export interface FollowedTable {
  readonly game: string
  readonly options: unknown
  /** Whether the table shows the odds of fights. */
  readonly odds: boolean
  /** Whether one may ask for advice. */
  readonly hints: boolean
  /** What people typed to get this seed, if they did. */
  readonly seedName?: string
  /** The newest that the person in front of the screen may see; with the whole log. */
  readonly update: TableUpdate
  /** What of it has been shown, and what waits. */
  readonly queue: Queue
  /** Adds to an update of the queue what the rules make of it; the same for the same. */
  readonly complete: (seen: SeenUpdate) => TableUpdate
  /** The people at this screen. */
  readonly people: readonly Seat[]
  /** Somebody else at this screen has to decide. */
  readonly next?: Seat
  /** Shows what only the viewer may know; there where others look on and it is covered. */
  readonly uncover?: () => void
  /** Why the last move was not made: a rule, or in words. */
  readonly refusal?: Refusal
  readonly trouble?: string
  /** Counts the moves that were not made: what was chosen is let go then. */
  readonly vain?: number
  /** A plan: nothing here is made for good, so no move is asked about twice. */
  readonly isPlan?: true
  /** In a lesson: whether a move is open now. Whoever tries another that the rules allow is told why it is not. */
  readonly isOpen?: (move: AnyMove) => boolean
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
  readonly direct: Direct
}

/** Looking back: the rail of the replay, and the table at one moment of it. */
export interface Past {
  readonly timeline: (eyes: Eyes) => Promise<readonly Mark[]>
  readonly moment: (n: number, eyes: Eyes) => Promise<TableUpdate | undefined>
}

/** Looks back at an entry; `nth` of what it tells is then shown as it came about. */
export type OnMoment = (n: number | undefined, nth?: number) => void

/** What a table elsewhere adds to the screen. */
export interface Around {
  /** Beside where the game stands, in the top bar. */
  readonly top?: ReactNode
  /** Beside a player's name: whether they are there, and their time. */
  readonly beside?: (seat: Seat) => ReactNode
  /** What the window's title calls for, before whose turn it is. */
  readonly calls?: string | undefined
  /** In the prompt, while somebody else decides. */
  readonly prompt?: ReactNode
  /** Over the table: notices, talk, what came about meanwhile. */
  readonly over?: ReactNode | ((onMoment: OnMoment) => ReactNode)
  /** Among the words of the reckoning, and at its foot. */
  readonly end?: ReactNode
  readonly foot?: ReactNode
}
