import { botSeed, botsToMove } from '@meadhall/hall/bot-seats'
import { gameOf } from '@meadhall/hall/games'
import {
  bot,
  botOf,
  entryNumber,
  type HallTable,
  type Holder,
  openHallTable,
  person,
  submit,
} from '@meadhall/hall/hall-table'
import type { answerPuzzle } from '@meadhall/hall/puzzles/answer'
import { exportRecord, fromHex, importRecord, toHex } from '@meadhall/hall/record-file'
import { answerUndo, askUndo, putBack, restartTurn, takeBack } from '@meadhall/hall/taking-back'
import { taskOf } from '@meadhall/hall/task'
import type { advise, glance, Sight, think } from '@meadhall/hall/think'
import { openUpdateFor, type TableUpdate, undoState, updateFor } from '@meadhall/hall/update'
import { isRecord } from '@meadhall/kernel/plain'
import { BadRecord, readRecord, remainingMoves } from '@meadhall/kernel/record'
import { type AnyMove, type Game, type Seat, total, type Viewer } from '@meadhall/kernel/rules'
import { type KeptGame, keep, keptGame } from '../store/games.ts'
import { remote, tellPage } from './calls.ts'
import type { Eyes } from './marks.ts'
import { momentOf, timelineOf } from './review.ts'
import type { ReviewCalls } from './reviews.ts'
import { announce, lead, onKeptElsewhere } from './windows.ts'

/**
 * Local play: the hall in a worker of the page. One table is open at a time; every entry is kept in the browser before
 * the page hears of it. Bots move here too, as soon as they have thought, in a worker of their own; the page shows their
 * moves at a pace that people can follow.
 */
interface Open {
  readonly hall: HallTable
  row: KeptGame
  viewer: Viewer
  /** Others look on at this screen: what only the viewer may know stays covered. */
  covered: boolean
  /** The last entry that the page has heard of. */
  told: number
  /** Whether bots move in this window; ends with it. */
  readonly lead: { readonly mine: () => boolean; readonly end: () => void }
}

export interface NewLocalTable {
  readonly game: string
  readonly holders: readonly Holder[]
  readonly options: unknown
  /** 64 hex digits. */
  readonly seed: string
  readonly seedName?: string
  readonly odds: boolean
  readonly takingBack?: 'never'
  /** The game of this day. */
  readonly day?: string
}

/** The name that a worker has when it is there for the bots. They get a seat's view and nothing else. */
export const BOTS = 'bots'

type BotCalls = {
  readonly think: typeof think
  readonly advise: typeof advise
  readonly glance: typeof glance
  readonly answerPuzzle: typeof answerPuzzle
} & ReviewCalls

let open: Open | undefined
let bots: ReturnType<typeof remote<BotCalls>> | undefined
let botsAtWork = false

/** The worker of the bots, started when one first thinks. */
function thinkers(): ReturnType<typeof remote<BotCalls>> {
  bots ??= remote<BotCalls>(new Worker(location.href, { type: 'module', name: BOTS }))
  return bots
}

async function load(id: string): Promise<Game> {
  const listed = gameOf(id)
  if (!listed) throw new BadRecord(`there is no game "${id}" here`)
  return listed.load()
}

function rowOf(hall: HallTable, row: Omit<KeptGame, 'changedAt' | 'n' | 'pending' | 'points'>): KeptGame {
  const { rules } = hall.game
  const { state } = hall.table
  const pending = rules.pending(state)
  const task = taskOf(state)?.do
  const round = hall.game.stage?.(state).n
  // What the list of games shows is what everybody may know, until the game is over.
  const shown = pending.length > 0 ? rules.view(state, null) : state
  return {
    ...row,
    changedAt: Date.now(),
    n: entryNumber(hall),
    pending,
    points: hall.holders.map((_, seat) => total(rules.score(shown, seat))),
    ...(round !== undefined && { round }),
    ...(task !== undefined && { task }),
  }
}

async function keepNew(
  hall: HallTable,
  { odds, seedName, takingBack, day }: Pick<NewLocalTable, 'odds' | 'seedName' | 'takingBack' | 'day'>,
): Promise<string> {
  const { entries, snapshots: _, frames: __, seed: ___, ...record } = hall.table.record
  const row = rowOf(hall, {
    id: crypto.randomUUID(),
    game: hall.game.rules.id,
    holders: hall.holders,
    record,
    seed: toHex(hall.seed),
    ...(seedName !== undefined && { seedName }),
    odds,
    ...(takingBack && { takingBack }),
    ...(day !== undefined && { day }),
    startedAt: Date.now(),
  })
  await keep(row, entries)
  return row.id
}

async function sha256(bytes: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))))
}

/** Keeps what is new and tells the page. */
async function changed(): Promise<void> {
  const now = open
  if (!now) return
  const { hall, row } = now
  const fresh = hall.table.record.entries.slice(row.n)
  const { changedAt: _, n: __, pending: ___, points: ____, ...lasting } = row
  now.row = rowOf(hall, lasting)
  try {
    await keep(now.row, fresh)
  } catch (error) {
    // Another window plays the same game: take up what it has kept.
    if ((error as DOMException).name !== 'ConstraintError') throw error
    await takeUp(now)
    return
  }
  announce(now.row.id)
  // The page may have gone to another table meanwhile.
  if (open === now) tell(now)
}

/** What another window has kept of the open table is shown here too. */
async function takeUp(before: Open): Promise<void> {
  const found = await readKept(before.row.id)
  if (!found || open !== before) return
  open = { ...before, ...found }
  tell(open)
}

/** Tells the page what is new, through the eyes of whoever is to look now. */
function tell(now: Open): void {
  handOn(now)
  const update = seen(now)
  now.told = update.n
  tellPage({ update, covered: now.covered })
  void moveBots()
}

const peopleAt = ({ holders }: HallTable): Seat[] =>
  holders.flatMap((holder, seat) => (botOf(holder) === undefined ? [seat] : []))

/**
 * Several people at one screen: whoever decides next by what everybody knows goes on at once. Whoever decides by
 * secrets has no moves while they are covered: the page offers to pass the screen.
 */
function handOn(now: Open): void {
  const { hall, viewer } = now
  const people = peopleAt(hall)
  if (people.length < 2 || viewer === null) return
  const pending = hall.game.rules.pending(hall.table.state)
  if (pending.length === 0) return
  if (pending.includes(viewer)) return
  // What the one has heard alone is not told on.
  if (!now.covered) now.told = -1
  now.covered = true
  now.viewer = people.find((seat) => pending.includes(seat) && openUpdateFor(hall, seat)) ?? viewer
}

function seen(now: Open): TableUpdate {
  const update = shown(now)
  return now.row.takingBack === 'never' ? { ...update, undo: {} } : update
}

function shown({ hall, viewer, covered, told }: Open): TableUpdate {
  if (!covered || viewer === null) return updateFor(hall, viewer, told)
  const update = openUpdateFor(hall, viewer, told) ?? { ...updateFor(hall, null, told), viewer }
  return { ...update, undo: undoState(hall.table, undoer(hall, viewer)) }
}

/** Whose moves the viewer takes back: at one screen also those of the person before, as long as nobody has moved on. */
function undoer(hall: HallTable, viewer: Seat): Seat {
  if (undoState(hall.table, viewer).undo) return viewer
  const last = hall.table.record.entries.at(-1)?.seat
  const isOurs = last !== undefined && peopleAt(hall).includes(last) && peopleAt(hall).includes(viewer)
  return isOurs && undoState(hall.table, last).undo ? last : viewer
}

/** Lets bots move as long as it is their turn; somebody's undo in between makes them think again. */
async function moveBots(): Promise<void> {
  if (botsAtWork) return
  botsAtWork = true
  try {
    for (;;) {
      const now = open
      const next = now && botsToMove(now.hall)[0]
      if (!now || !next || !now.lead.mine()) return
      const { hall } = now
      const n = entryNumber(hall)
      const move = await thinkers().think({
        game: hall.game.rules.id,
        options: hall.table.record.options,
        view: hall.game.rules.view(hall.table.state, next.seat),
        seat: next.seat,
        bot: next.bot,
        seed: botSeed(hall.seed, n, next.seat),
      })
      if (open !== now || entryNumber(hall) !== n) continue
      const played = submit(hall, { seat: next.seat, answers: n, move }, Date.now())
      if (played.outcome === 'refused') throw new Error(`a bot tried ${JSON.stringify(move)}`)
      botsAtWork = false
      await changed()
      return
    }
  } finally {
    botsAtWork = false
  }
}

/** Who sat at an exported table; nothing where the file does not say so clearly. */
function holdersIn(record: object): Holder[] | undefined {
  const { holders } = record as { holders?: unknown }
  if (!Array.isArray(holders)) return undefined
  const read = holders.map((holder: unknown): Holder | undefined => {
    if (!isRecord(holder) || typeof holder.name !== 'string') return undefined
    const name = holder.name.slice(0, 24)
    if (holder.kind === 'bot' && typeof holder.bot === 'string') return bot(holder.bot, name)
    return holder.kind === 'person' ? person(name) : undefined
  })
  return read.every((holder) => holder !== undefined) ? read : undefined
}

async function readKept(id: string): Promise<{ hall: HallTable; row: KeptGame } | undefined> {
  const kept = await keptGame(id)
  if (!kept) return undefined
  const { row, entries } = kept
  const text = JSON.stringify({ ...row.record, entries })
  return { row, hall: importRecord(await load(row.game), text, row.holders, fromHex(row.seed)) }
}

onKeptElsewhere((id) => {
  if (open?.row.id === id) void takeUp(open)
})

function table(): Open {
  if (!open) throw new Error('no table is open')
  return open
}

export const hallFunctions = {
  /** Sets up a game and keeps it; open it by its id. */
  async start({ game, holders, options, seed, ...kept }: NewLocalTable): Promise<string> {
    const bytes = fromHex(seed)
    const hall = openHallTable(await load(game), {
      seats: holders,
      options,
      seed: bytes,
      commitment: await sha256(bytes),
      at: Date.now(),
    })
    return keepNew(hall, kept)
  },

  /** Takes up a kept game. Answers who sits there, or nothing where no such game is kept. */
  async open(id: string): Promise<KeptGame | undefined> {
    const found = await readKept(id)
    if (!found) return undefined
    open?.lead.end()
    open = { ...found, viewer: null, covered: false, told: -1, lead: lead(id, () => void moveBots()) }
    return found.row
  },

  /**
   * Through whose eyes the page looks from now on; bots begin to move. Covered: as far as the others at this screen may
   * look on too. Where the seat decides by secrets, nobody looks then.
   */
  look(viewer: Viewer, covered = false): TableUpdate {
    const now = table()
    const { hall } = now
    const isSecret =
      covered &&
      viewer !== null &&
      hall.game.rules.pending(hall.table.state).includes(viewer) &&
      !openUpdateFor(hall, viewer)
    Object.assign(now, { viewer: isSecret ? null : viewer, covered: covered && !isSecret, told: -1 })
    const update = seen(now)
    now.told = update.n
    void moveBots()
    return update
  },

  /** The page has left the table. */
  close(): void {
    open?.lead.end()
    open = undefined
  },

  async submit(seat: Seat, answers: number, move: AnyMove) {
    const result = submit(table().hall, { seat, answers, move }, Date.now())
    if (result.outcome === 'played') await changed()
    return result
  },

  async undo(seat: Seat): Promise<void> {
    takeBack(table().hall, undoer(table().hall, seat), Date.now())
    await changed()
  },

  async redo(seat: Seat): Promise<void> {
    putBack(table().hall, seat, Date.now())
    await changed()
  },

  async restart(seat: Seat): Promise<void> {
    restartTurn(table().hall, undoer(table().hall, seat), Date.now())
    await changed()
  },

  async ask(seat: Seat): Promise<void> {
    askUndo(table().hall, seat, Date.now())
    await changed()
  },

  async answer(seat: Seat, yes: boolean): Promise<void> {
    answerUndo(table().hall, seat, yes, Date.now())
    await changed()
  },

  /** What a bot would do where the viewer sits, here or at a table online: it gets what the viewer sees. */
  advise: (sight: Sight) => thinkers().advise(sight),
  glance: (sight: Sight) => thinkers().glance(sight),
  answerPuzzle: (...asked: Parameters<typeof answerPuzzle>) => thinkers().answerPuzzle(...asked),

  reviewLength: (text: string) => thinkers().reviewLength(text),
  reviewPart: (text: string, from: number, count: number) => thinkers().reviewPart(text, from, count),
  reviewWhole: (...of: Parameters<ReviewCalls['reviewWhole']>) => thinkers().reviewWhole(...of),

  timeline: (eyes: Eyes) => timelineOf(table().hall, eyes),
  moment: (n: number, eyes: Eyes) => momentOf(table().hall, n, eyes),

  async exportGame(id: string): Promise<string> {
    const found = await readKept(id)
    if (!found) throw new BadRecord('this game is not kept here')
    const { row, hall } = found
    // Besides the record: which seats are bots', so that the game goes on as it was.
    return JSON.stringify({ ...JSON.parse(exportRecord(hall, 'toPlayOn')), holders: row.holders })
  },

  /** A copy of a game as it stood before entry `n`: from there on it is played with other luck. */
  async playOn(text: string, n: number, holders: readonly Holder[]): Promise<string> {
    const { seed: _, commitment: __, frames: ___, ...record } = readRecord(text)
    const entries = remainingMoves(record.entries)
      .filter((entry) => entry.n < n)
      .map((entry, i) => Object.assign(entry, { n: i + 1 }))
    const fresh = crypto.getRandomValues(new Uint8Array(32))
    const copy = JSON.stringify({ ...record, names: holders.map(({ name }) => name), entries })
    return keepNew(importRecord(await load(record.game), copy, holders, fresh), { odds: true })
  },

  /** A record from a file becomes a kept game. Where it does not say who sits there, people do. */
  async importGame(text: string): Promise<string> {
    const record = readRecord(text)
    const fresh = crypto.getRandomValues(new Uint8Array(32))
    const holders = holdersIn(record) ?? (record.names ?? []).map(person)
    const known = holders.length === record.seats ? holders : undefined
    return keepNew(importRecord(await load(record.game), text, known, fresh), { odds: true })
  },
}

export type HallCalls = typeof hallFunctions
