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
  reviews: ReviewsTable
  chat: ChatTable
  sets: SetsTable
  keys: KeysTable
  callings: CallingsTable
  subscriptions: SubscriptionsTable
  addresses: AddressesTable
  calls: CallsTable
  outbox: OutboxTable
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

/** What was found by looking back at a finished game. */
export interface ReviewsTable {
  table_id: string
  /** Of the figures: others are made anew. */
  edition: number
  /** Of the moves that have been looked at so far. */
  decisions: string
  done: number
  /** How many moves there are. */
  moves: number
  /** The whole, once it is there. */
  review: string | null
  /** It cannot be reviewed. */
  failed: number
  /** Somebody waits for it until then. */
  wanted_until: number
  claimed_by: string | null
  claimed_until: number | null
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

/** What the server needs to prove who it is; made at the first start. */
interface KeysTable {
  id: string
  value: string
  created_at: number
}

/** Somebody who wants to be called when it is their turn. */
interface CallingsTable {
  person: string
  /** The language of the page when it was last used. */
  locale: string
  /** The name of a time zone, by which the quiet hours are meant. */
  zone: string
  /** Minutes after midnight; both null for none. */
  quiet_from: number | null
  quiet_to: number | null
}

/** Where a browser can be called. It goes with the session: who is signed out there is not called there. */
interface SubscriptionsTable {
  session: string
  person: string
  endpoint: string
  p256dh: string
  auth: string
  locale: string
  created_at: number
}

/** Where somebody wants mails; nothing but the question is sent before it is confirmed. */
interface AddressesTable {
  person: string
  address: string
  /** The hash of what the link for confirming it holds. */
  token: string
  /** What the link for stopping holds. */
  stop: string
  pace: 'each' | 'hourly'
  asked_at: number
  confirmed_at: number | null
  mailed_at: number | null
}

/** A turn that somebody may have to be called for; it goes with the turn. */
interface CallsTable {
  person: string
  table_id: string
  /** The entry after which it became their turn. */
  n: number
  /** When to call; null where that is done. */
  push_at: number | null
  mail_at: number | null
}

/** What is to be sent. What it says is found when it is: what no longer holds is not sent. */
interface OutboxTable {
  id: string
  person: string
  kind: 'push' | 'mail' | 'confirm'
  /** The session of a push; what the link of a question holds. */
  about: string | null
  tries: number
  due_at: number
  created_at: number
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
export type CallRow = Selectable<CallsTable>
export type OutboxRow = Selectable<OutboxTable>
