import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** One statement of a change, and how many rows it must touch for the change to hold. */
export interface Write {
  readonly query: CompiledQuery
  readonly rows?: number
}

/** Someone else was faster, or took the name: nothing was changed. */
export class Conflict extends Error {}

/** The database cannot be used. The message is one line for a person. */
export class NoStore extends Error {}

/** Told to every server after a change has been committed. */
export type Announcement =
  | {
      readonly kind: 'table'
      readonly table: string
      readonly rev: number
      readonly n: number
      /** Whether a bot, a clock or an order has something to do at once. */
      readonly due: boolean
      /** The people for whom it became, or is no longer, their turn. */
      readonly turns: readonly (readonly [person: string, yours: boolean])[]
    }
  | { readonly kind: 'chat'; readonly table: string; readonly id: string }
  | {
      readonly kind: 'presence'
      readonly table: string
      readonly people: readonly string[]
      readonly onlookers: number
    }
  /** All sessions of a person have ended, or one of them, or all but one. */
  | {
      readonly kind: 'signedOut'
      readonly person: string
      readonly session?: string
      readonly except?: string
    }

/** The database: the only thing that servers share. */
export interface Store {
  /** To read from, and to build writes with. */
  readonly db: Kysely<Schema>
  /** Whether other processes use it too. */
  readonly shared: boolean
  /** Does all of it in one transaction, or nothing: throws `Conflict`. It is on disk when the promise is kept. */
  readonly write: (writes: readonly Write[], announcement?: Announcement) => Promise<void>
  readonly announce: (announcement: Announcement) => void
  /** Hears what other processes announce. `missed` is called when some of it may have been lost. */
  readonly listen: (heard: (announcement: Announcement, from: string) => void, missed: () => void) => void
  /** Throws if the database does not answer. */
  readonly ping: () => Promise<void>
  /** Told once, if it can never be written to again: then the process had better end and be started anew. */
  readonly whenBroken: (tell: (error: Error) => void) => void
  /** How many changes wait to be written. */
  readonly waiting: () => number
  readonly close: () => Promise<void>
}

export function write(query: { compile(): CompiledQuery }, rows?: number): Write {
  return { query: query.compile(), ...(rows !== undefined && { rows }) }
}
