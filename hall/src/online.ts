import type { ComponentSet } from '@meadhall/kernel/component-set'
import type { AnyMove, Refusal, Seat } from '@meadhall/kernel/rules'
import type { Barrier } from '@meadhall/kernel/table'
import type { StandingOrder } from './orders.ts'
import type { GameReview } from './review.ts'
import type { SeenUpdate, UpdateChange } from './update.ts'

/**
 * What the page and the server say to each other. Types only; the server checks what comes in by schemas of the same
 * shape (`server/src/protocol.ts`).
 *
 * Over HTTP, with a cookie for who one is:
 *   POST /api/guest             { name }                        -> Me
 *   POST /api/sign-in           { login, password }             -> Me
 *   GET  /api/me                                                -> Me | { person: null }
 *   POST /api/me/name           { name }                        -> Me
 *   POST /api/me/keep           { login, password, old? }       -> Me              `old`: the password so far, if any
 *   POST /api/sign-out, /api/sign-out-everywhere                -> {}
 *   POST /api/me/delete         { password? }                   -> {}
 *   GET  /api/me/data                                           -> all that is kept about the person, as a file
 *   GET  /api/games                                             -> GameOffer[]
 *   GET  /api/tables                                            -> ListedTable[]   public ones, open first
 *   GET  /api/me/sets                                           -> KeptSetInfo[]   components typed in by a kept account
 *   POST /api/me/sets/keep      KeptSetInfo                     -> {}
 *   POST /api/me/sets/forget    { id }                          -> {}
 *   GET  /api/me/calls                                          -> CallWishes      how one wants to be called
 *   POST /api/me/calls/push     PushWish                        -> CallWishes      call this browser
 *   POST /api/me/calls/push/stop                                -> CallWishes
 *   POST /api/me/calls/quiet    QuietWish                       -> CallWishes
 *   POST /api/me/calls/mail     MailWish                        -> CallWishes      a new address is asked first
 *   POST /api/me/calls/mail/stop                                -> CallWishes
 *   POST /api/me/calls/seen                                     -> {}              no call is needed for what waits now
 *   POST /api/mail/confirm      { token }                       -> { address }     from the link in a mail
 *   POST /api/mail/stop/TOKEN                                   -> { address }
 *   GET  /api/me/tables                                         -> ListedTable[]   one's own, those that wait first
 *   GET  /api/days/DAY/GAME                                     -> DayTableInfo    how everybody did on a day
 *   POST /api/days/DAY/GAME     { record }                      -> DayTableInfo    one's own result, proven by its record
 *   GET  /api/days/DAY/GAME/RESULT                              -> its record, for who has played or when the day is over
 *   POST /api/tables            NewTable                        -> TableInfo
 *   GET  /api/tables/ID                                         -> TableInfo
 *   GET  /api/invitations/TOKEN                                 -> TableInfo
 *   POST /api/tables/ID/join    { invite?, seat? }              -> TableInfo
 *   POST /api/tables/ID/leave   { bot? }                        -> TableInfo       in play a bot plays on
 *   POST /api/tables/ID/return                                  -> TableInfo       and the person takes over again
 *   POST /api/tables/ID/seat    { seat, bot | null }            -> TableInfo       host: a bot, or an open seat
 *   POST /api/tables/ID/start                                   -> TableInfo       host
 *   POST /api/tables/ID/agree   Agreement                       -> TableInfo       host: what is agreed on
 *   POST /api/tables/ID/seen                                    -> TableInfo       the end of the game was seen
 *   POST /api/tables/ID/rematch                                 -> TableInfo       of the new table
 *   GET  /api/tables/ID/record                                  -> the record as a file, once the game is over
 *   POST /api/tables/ID/review                                  -> ReviewSeen      once the game is over; it goes on while
 *                                                                  somebody asks every few seconds
 *   GET  /api/tables/ID/moments?from=N&to=M                     -> MomentSeen[]    as the viewer may see them; without
 *                                                                  `from`, those since the viewer's own last move
 * Everything but GET needs the header `x-csrf` with `Me.csrf` (not the first two). A refusal is `{ why, text }`.
 *
 * Over the socket at /api/socket: `Said` to the server, `Heard` from it, each one line of JSON.
 */

/** How far the review of a finished game is, and the whole once it is there. */
export interface ReviewSeen {
  readonly done: number
  readonly of: number
  readonly review?: GameReview
}

export interface PersonInfo {
  readonly id: string
  readonly name: string
  /** How a kept account signs in; guests have none. */
  readonly login?: string
}

/** A result of a game of the day. */
export interface DayStanding {
  readonly id: string
  readonly name: string
  readonly points: number
  /** Among those at its table. */
  readonly place: number
  /** The fifth level's. */
  readonly bot?: true
  readonly mine?: true
}

/** The table of a day, the best first; one's own result is always among them. */
export interface DayTableInfo {
  /** How many people have played. */
  readonly played: number
  /** One's own place among them. */
  readonly rank?: number
  readonly results: readonly DayStanding[]
}

/** A set of components that an account keeps; of two devices, what was changed last stays. */
export interface KeptSetInfo {
  readonly id: string
  readonly changedAt: number
  readonly set: ComponentSet
}

/** How somebody wants to be called when it is their turn. */
export interface CallWishes {
  /** What browsers are asked with for an address at which they can be called. */
  readonly key: string
  /** The address of the browser that asks, if it is called. */
  readonly here?: string
  /** How many browsers are called. */
  readonly devices: number
  readonly quiet: QuietHours | null
  /** Missing where the hall sends no mails. */
  readonly mail?: {
    readonly address?: string
    readonly isConfirmed: boolean
    readonly pace: MailPace
  }
}

/** Minutes after midnight by the reader's own clock; from 22:00 to 7:00 is from 1320 to 420. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

export const MAIL_PACES = ['each', 'hourly'] as const
/** A mail for each turn, or at most one an hour for all. */
export type MailPace = (typeof MAIL_PACES)[number]

/** The reader's language and time zone, told with every wish. */
interface ByReader {
  readonly locale: string
  readonly zone: string
}

export interface PushWish extends ByReader {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface QuietWish extends ByReader {
  readonly quiet: QuietHours | null
}

export interface MailWish extends ByReader {
  readonly address: string
  readonly pace: MailPace
}

export interface Me {
  readonly person: PersonInfo
  readonly csrf: string
}

export interface GameOffer {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly {
    readonly id: string
    readonly values: readonly (string | number | boolean)[]
  }[]
  readonly bots: readonly string[]
}

export type ClockSetting =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'live'; readonly secondsPerMove: number; readonly bankMinutes: number }
  | { readonly kind: 'days'; readonly hoursPerMove: number }

export interface NewTable {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  /** Who sits where; the host takes the first open one. */
  readonly seats: readonly ('open' | { readonly bot: string })[]
  readonly clock?: ClockSetting
  readonly public?: boolean
  /** Out of time: a bot plays on until the person is back, or the others wait. */
  readonly outOfTime?: 'bot' | 'wait'
  /** The level at which a bot plays on for somebody who is out of time or has left. */
  readonly standIn?: string
  /** Whether those who sit there may ask for advice; they may not unless the table says so. */
  readonly hints?: boolean
  readonly startWhenFull?: boolean
}

export type TableStatus = 'open' | 'playing' | 'finished' | 'closed'

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name?: string
  /** The person's id. */
  readonly person?: string
  readonly bot?: string
  readonly standIn?: string
  /** An open seat that is held for somebody: their name, and whether they are the one who asks. */
  readonly heldFor?: string
  readonly isYours?: true
}

/** A table in a list. */
export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly status: TableStatus
  readonly public: boolean
  readonly clock: ClockSetting
  readonly outOfTime: 'bot' | 'wait'
  readonly standIn: string
  readonly hints: boolean
  readonly startWhenFull: boolean
  readonly seats: readonly SeatInfo[]
  /** The host's id. */
  readonly host: string | null
  /** Where the one who asks sits. */
  readonly yourSeat: Seat | null
  /** Told to those who sit there: whoever has it may sit down. */
  readonly invite?: string
  readonly n: number
  readonly pending: readonly Seat[]
  /** Times in milliseconds since 1970. */
  readonly created: number
  readonly started?: number
  readonly finished?: number
  /** The table where the same people play again. */
  readonly rematch?: string
  /** All have agreed, and the game begins then. */
  readonly begins?: number
  /** When the first of those who must decide is out of time. */
  readonly deadline?: number
  readonly result?: Result
  /** The game ended while the one who asks was away. */
  readonly isUnseen?: true
}

/** How a game ended: the points of each seat, and the seats from best to worst. */
export interface Result {
  readonly points: readonly number[]
  readonly ranking: readonly (readonly Seat[])[]
}

/** What the host may change before the game. */
export type Agreement = Omit<NewTable, 'game' | 'seats'>

/** A table by itself: with what was agreed on before the game, which may be cards of its own. */
export interface TableInfo extends ListedTable {
  readonly options: unknown
  /** What the one who asks wants done while away. */
  readonly orders?: readonly StandingOrder[]
}

export interface ChatLine {
  readonly id: string
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

export interface MomentSeen {
  readonly n: number
  readonly seat: Seat | null
  readonly view: unknown
  readonly told: readonly unknown[]
}

/** What a client says. `id` is its own, never used twice: the answer carries it. */
export type Said =
  /** `have` is the number of the last entry that the client has, -1 for none. */
  | { readonly type: 'watch'; readonly table: string; readonly have: number }
  | { readonly type: 'unwatch'; readonly table: string }
  | Request
  | { readonly type: 'ping' }

/** What is answered by `Done` or `No`. It may be sent again after a lost connection: it is not done twice. */
export type Request =
  | {
      readonly type: 'move'
      readonly id: string
      readonly table: string
      readonly answers: number
      readonly move: AnyMove
    }
  /** `undo` and `restart` take back, `redo` puts back, `askUndo` asks the others. */
  | {
      readonly type: UndoWish
      readonly id: string
      readonly table: string
      readonly answers: number
    }
  | {
      readonly type: 'answerUndo'
      readonly id: string
      readonly table: string
      readonly answers: number
      readonly yes: boolean
    }
  | { readonly type: 'chat'; readonly id: string; readonly table: string; readonly text: string }
  | {
      readonly type: 'orders'
      readonly id: string
      readonly table: string
      readonly orders: readonly StandingOrder[]
    }

export const UNDO_WISHES = ['undo', 'restart', 'redo', 'askUndo'] as const
export type UndoWish = (typeof UNDO_WISHES)[number]

/** Why something was not done. */
export type Why =
  | 'notSignedIn'
  | 'notSeated'
  | 'noSuchTable'
  | 'notPlaying'
  /** Something came between that the client had not seen: look at the newest update. */
  | 'stale'
  /** Against the rules of the game: see `refusal`. */
  | 'refused'
  /** See `barrier`; the others can be asked. */
  | 'barrier'
  | 'nothingToUndo'
  | 'tooFast'
  | 'badMessage'
  | 'otherRules'
  /** The game has more entries than any game needs; or it is late in it for taking back. */
  | 'tooLong'
  | 'failed'

export interface Done {
  readonly type: 'done'
  readonly id: string
  /** `repeated`: it had been done already. */
  readonly outcome: 'done' | 'repeated'
  readonly n: number
}

export interface No {
  readonly type: 'no'
  /** Missing where the message could not be read. */
  readonly id?: string
  readonly why: Why
  readonly n?: number
  readonly refusal?: Refusal
  readonly barrier?: Barrier
  readonly text?: string
}

/** What a client hears. */
export type Heard =
  | {
      readonly type: 'welcome'
      readonly me: PersonInfo | null
      /** Tables that wait for this person. */
      readonly waiting: readonly string[]
    }
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'update'; readonly table: string; readonly update: SeenUpdate }
  | Done
  | No
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | {
      readonly type: 'presence'
      readonly table: string
      readonly people: readonly string[]
      readonly onlookers: number
    }
  /** Whether the table waits for this person; told for tables where the person sits and that are not watched. */
  | { readonly type: 'turn'; readonly table: string; readonly yours: boolean; readonly n: number }
  | { readonly type: 'gone'; readonly table: string; readonly why: Why }
  | { readonly type: 'pong' }

/** What a server sends. Who has an update is told only how the next one differs; `onlineClient` puts them together. */
export type Sent = Heard | { readonly type: 'change'; readonly table: string; readonly change: UpdateChange }
