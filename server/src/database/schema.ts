import type { Selectable } from 'kysely'

/**
 * What is kept, in words that SQLite and PostgreSQL share: text, whole numbers, times in milliseconds since 1970.
 * Lists and objects are JSON in a text. `entries` is only ever added to.
 */
export interface Schema {
  people: PeopleTable
  sessions: SessionsTable
  tables: TablesTable
  seats: SeatsTable
  entries: EntriesTable
  snapshots: SnapshotsTable
  archives: ArchivesTable
  chat: ChatTable
  sets: SetsTable
  days: DaysTable
}

interface PeopleTable {
  id: string
  name: string
  /** Lower case; null for a guest. */
  login: string | null
  password: string | null
  created_at: number
  seen_at: number
}

interface SessionsTable {
  /** The hash of the cookie: who reads the database cannot sign in with it. */
  id: string
  person: string
  csrf: string
  created_at: number
  expires_at: number
}

interface TablesTable {
  id: string
  game: string
  /** Of the rules, as the game began. */
  version: number
  options: string
  status: 'open' | 'playing' | 'finished' | 'closed'
  is_public: number
  invite: string
  host: string | null
  clock_setting: string
  out_of_time: 'bot' | 'wait'
  start_when_full: number
  /** At which level a bot plays on for somebody who is away. */
  bot_level: string
  /** Whether those who sit there may ask for advice. */
  hints: number
  /** Hex; known to nobody before the end. */
  seed: string
  commitment: string
  /** What chance gave while the table was set up. */
  setup: string
  /** The last entry. */
  n: number
  /** Raised by every change: who changes a table names the one that they saw. */
  rev: number
  pending: string
  clock: string | null
  asking: string | null
  /**
   * When a bot, a clock or an order has something to do; null while nobody but people has. Of an open table: when its
   * game begins.
   */
  due_at: number | null
  claimed_by: string | null
  claimed_until: number | null
  rematch: string | null
  /** Until when seats are held for those who sat there before. */
  held_until: number | null
  /** Points and places of a finished game. */
  result: string | null
  created_at: number
  started_at: number | null
  finished_at: number | null
  changed_at: number
}

interface SeatsTable {
  table_id: string
  seat: number
  person: string | null
  name: string | null
  bot: string | null
  stand_in: string | null
  orders: string | null
  /** The person for whom an open seat is held. */
  held_for: string | null
  /** Whether its person has seen the end of the game. */
  seen: number
}

interface EntriesTable {
  table_id: string
  n: number
  /** The entry of the record. */
  entry: string
  told: string
}

interface SnapshotsTable {
  table_id: string
  n: number
  state: string
}

/** A finished game as one file, to be watched whatever becomes of the rules. */
interface ArchivesTable {
  table_id: string
  record: string
}

interface ChatTable {
  table_id: string
  /** The writer's own name for it, so that it is not said twice. */
  id: string
  person: string
  name: string
  seat: number | null
  text: string
  at: number
}

/** Components that an account has typed in, as the file of a set. */
interface SetsTable {
  person: string
  /** The owner's own name for it, so that all devices mean the same. */
  id: string
  set: string
  changed_at: number
}

/** Results of the games of the day. */
interface DaysTable {
  /** Day, game and person; a bot's has no person. */
  id: string
  day: string
  game: string
  person: string | null
  name: string
  points: number
  place: number
  record: string
  at: number
}

export type TableRow = Selectable<TablesTable>
export type SeatRow = Selectable<SeatsTable>
export type PersonRow = Selectable<PeopleTable>
