import { randomInt } from 'node:crypto'
import { botsToMove } from '@meadhall/hall/bot-seats'
import { MOST_MISSED, missedBy, missedMove, outOfTime } from '@meadhall/hall/clock'
import { botOf, isDeserted, isOver } from '@meadhall/hall/hall-table'
import type { Question } from '@meadhall/hall/think'
import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { Conflict, write } from '../database/store.ts'
import type { Made } from '../tables/change.ts'
import type { Lobby } from '../tables/lobby.ts'
import type { Orders } from '../tables/orders.ts'
import { MOST_ENTRIES, type Play } from '../tables/play.ts'
import { dueAt, orderFor, type Room, restsUntil } from '../tables/room.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { BotThreads } from './bot-threads.ts'
import { openTurns } from './turns.ts'

interface Parts {
  /** Names this process among those that share the database. */
  readonly self: string
  readonly rooms: Rooms
  readonly play: Play
  readonly orders: Orders
  readonly lobby: Lobby
  readonly bots: BotThreads
  /** How many bots think at a time. */
  readonly threads: number
  readonly onTrouble: (table: string, error: unknown) => void
}

/** How often the database is asked for work that nobody announced: clocks that ran out, workers that died. */
const LOOK_EVERY = 1000
/** A table that a worker took up and did not finish is free again after this. */
const CLAIM = 5000
/** How long to leave a table alone at which something went wrong, the first time and at most. */
const PAUSE = 1000
const LONGEST_PAUSE = 30_000
/** A table at which nothing can be done though it is due, as under rules to come, is looked at again after this. */
const ASIDE = 86_400_000
/** Tables looked at in a moment: clocks and orders do not wait for thoughts. */
const LOOKS = 16

/**
 * Does what no person does: bots' moves, clocks that run out, standing orders, archives; at each table one thing at a
 * time, then it is another's turn. What takes long is done in turns over the hosts of the tables. The queue is the
 * column `due_at` of the tables, so it can never disagree with them; with several processes a table is claimed first.
 */
export function openWorker({ self, rooms, play, orders, lobby, bots, threads, onTrouble }: Parts) {
  const { store } = rooms
  const { db } = store
  const looks = openTurns({ atOnce: LOOKS, ofOne: LOOKS }, tried(look))
  const thoughts = openTurns({ atOnce: threads + 1, ofOne: Math.ceil(threads / 2) }, tried(think))
  /** Until when tables are claimed by this process. */
  const claims = new Map<string, number>()
  const failures = new Map<string, number>()
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const due = (table: string) => looks.add('', table)

  /** One table's trouble must not keep the others waiting. */
  function tried(work: (table: string) => Promise<void>): (table: string) => Promise<void> {
    return async (table) => {
      try {
        await work(table)
        failures.delete(table)
      } catch (error) {
        await fail(table, error)
      }
    }
  }

  /** Does what is due at a table at once, or has it thought about. */
  async function look(table: string): Promise<void> {
    if (isClosed || (store.shared && !(await claim(table)))) return
    const todo = await rooms.read(table, todoAt)
    if (todo.do === 'nothing') return leave(table)
    if (todo.do === 'think' || todo.do === 'archive') return thoughts.add(todo.owner, table)
    if (todo.do === 'aside') await rooms.change(table, putAside)
    if (todo.do === 'begin') await rooms.change(table, lobby.beginDue)
    if (todo.do === 'close') await rooms.change(table, closed)
    if (todo.do === 'standIn') await rooms.change(table, standIns)
    if (todo.do === 'order') await rooms.change(table, (room) => orders.carryOut(room, todo.seat))
    due(table)
  }

  /** Does one thing that takes long, unless something else has come up meanwhile. */
  async function think(table: string): Promise<void> {
    if (isClosed) return
    const todo = await rooms.read(table, todoAt)
    if (todo.do === 'archive') await archive(table, todo.record, todo.seed)
    if (todo.do === 'think') await moveFor(table, todo)
    due(table)
  }

  async function moveFor(table: string, { question, answers, late }: Thought): Promise<void> {
    const move = await bots.think(question)
    const played = await play.move(table, { seat: question.seat, late }, answers, move)
    // Where someone else decided meanwhile, the bot looks again; but its own wrong move is a fault.
    if ('why' in played && played.why !== 'stale' && played.why !== 'notPlaying')
      throw new Error(`the bot's move was not made: ${played.why} ${played.refusal?.why ?? ''}`)
  }

  type Todo =
    | { do: 'nothing' }
    /** It is due, but nothing can be done. */
    | { do: 'aside' }
    | { do: 'archive'; owner: string; record: string; seed: string }
    /** All sit, and the countdown is over. */
    | { do: 'begin' }
    /** All have left it, and nobody came back. */
    | { do: 'close' }
    | { do: 'standIn' }
    | { do: 'order'; seat: number }
    | Thought
  interface Thought {
    do: 'think'
    owner: string
    question: Question
    answers: number
    /** It is for a person who is out of time. */
    late: boolean
  }

  function todoAt(room: Room): Todo {
    const { hall, row } = room
    if (row.due_at === null || row.due_at > Date.now()) return { do: 'nothing' }
    if (row.status === 'open') return { do: 'begin' }
    if (!hall) return { do: 'aside' }
    const owner = row.host ?? row.id
    if (isOver(hall)) {
      const { snapshots: _, ...record } = hall.table.record
      return { do: 'archive', owner, record: JSON.stringify(record), seed: row.seed }
    }
    if (isDeserted(hall)) return { do: restsUntil(room) <= Date.now() ? 'close' : 'aside' }
    if (late(room).some((seat) => isTooLate(room, seat))) return { do: 'standIn' }
    if (row.n >= MOST_ENTRIES) return { do: 'aside' }
    const { rules } = hall.game
    for (const seat of rules.pending(hall.table.state))
      if (botOf(hall.holders[seat]) === undefined && orderFor(room, seat)) return { do: 'order', seat }
    const [missing] = late(room)
    const [bot] = missing === undefined ? botsToMove(hall) : [{ seat: missing, bot: room.row.bot_level }]
    if (!bot) return { do: 'aside' }
    return {
      do: 'think',
      owner,
      answers: row.n,
      late: missing !== undefined,
      question: {
        game: row.game,
        options: hall.table.record.options,
        view: rules.clone(rules.view(hall.table.state, bot.seat)), // it may wait for a thread
        seat: bot.seat,
        bot: bot.bot,
        seed: randomInt(2 ** 31),
      },
    }
  }

  /** Moves were made for the person again and again: from now on a bot has the seat. */
  const isTooLate = ({ hall }: Room, seat: number) =>
    hall?.clock !== undefined && missedBy(hall.clock, seat) >= MOST_MISSED - 1

  function closed(room: Room): Made<void> {
    const isDue = room.hall && isDeserted(room.hall) && restsUntil(room) <= Date.now()
    return { ...(isDue && { change: { row: { status: 'closed', due_at: null } } }), answer: () => {} }
  }

  /** Nothing can be done though the table is due: when it is next due is found anew. */
  function putAside(room: Room): Made<void> {
    const now = Date.now()
    const next = room.hall ? dueAt(room, now) : now
    const due_at = next !== null && next <= now ? now + ASIDE : next
    return { change: { row: { due_at } }, answer: () => {} }
  }

  /** People whose time has run out at a table that does not wait for them. */
  function late({ hall, row }: Room): number[] {
    if (!hall?.clock || row.out_of_time !== 'bot') return []
    return outOfTime(hall.clock, Date.now()).filter((seat) => botOf(hall.holders[seat]) === undefined)
  }

  function standIns(room: Room): Made<void> {
    const { hall } = room
    const seats = late(room).filter((seat) => isTooLate(room, seat))
    for (const seat of seats) if (hall?.clock) hall.clock = missedMove(hall.clock, seat, Date.now())
    return {
      ...(seats.length > 0 && { change: lobby.standIn(room, seats, room.row.bot_level) }),
      answer: () => {},
    }
  }

  /** A finished game as one file; its positions along the way are no longer needed. */
  async function archive(id: string, bare: string, seed: string): Promise<void> {
    const record = await bots.archive(bare, seed)
    const writes = [
      write(db.deleteFrom('archives').where('table_id', '=', id)),
      write(db.insertInto('archives').values({ table_id: id, record })),
      write(db.deleteFrom('snapshots').where('table_id', '=', id)),
    ]
    await rooms.change(id, () => ({ change: { row: { due_at: null }, writes }, answer: () => {} }))
  }

  async function claim(table: string): Promise<boolean> {
    const now = Date.now()
    const until = claims.get(table) ?? 0
    if (until > now + CLAIM / 2 && until <= now + CLAIM) return true
    try {
      await store.write([
        write(
          db
            .updateTable('tables')
            .set({ claimed_by: self, claimed_until: now + CLAIM })
            .where('id', '=', table)
            .where('due_at', '<=', now)
            .where(isFree(now)),
          1,
        ),
      ])
      claims.set(table, now + CLAIM)
      return true
    } catch (error) {
      claims.delete(table)
      if (error instanceof Conflict) return false
      throw error
    }
  }

  /** Nobody claims a table for that long: such a claim was made by a clock that was wrong. */
  const isFree = (now: number) => (eb: ExpressionBuilder<Schema, 'tables'>) =>
    eb.or([
      eb('claimed_until', 'is', null),
      eb('claimed_until', '<', now),
      eb('claimed_until', '>', now + 10 * CLAIM),
      eb('claimed_by', '=', self),
    ])

  async function leave(table: string): Promise<void> {
    if (!claims.delete(table)) return
    await store.write([
      write(
        db
          .updateTable('tables')
          .set({ claimed_by: null, claimed_until: null })
          .where('id', '=', table)
          .where('claimed_by', '=', self),
      ),
    ])
  }

  async function fail(table: string, error: unknown): Promise<void> {
    if (isClosed) return
    onTrouble(table, error)
    const times = (failures.get(table) ?? 0) + 1
    failures.set(table, times)
    const pause = Math.min(LONGEST_PAUSE, PAUSE * 2 ** (times - 1))
    await putOff(table, pause).catch((worse: unknown) => onTrouble(table, worse))
  }

  /** Has a table looked at again later. Its row in memory need not know. */
  async function putOff(table: string, milliseconds: number): Promise<void> {
    const later = Date.now() + milliseconds
    await store.write([
      write(
        db.updateTable('tables').set({ due_at: later }).where('id', '=', table).where('due_at', '<', later),
      ),
    ])
    const room = rooms.known(table)
    if (room && (room.row.due_at ?? later) < later) room.row.due_at = later
  }

  async function lookAround(): Promise<void> {
    const now = Date.now()
    const found = await db
      .selectFrom('tables')
      .select('id')
      .where('due_at', '<=', now)
      .where(isFree(now))
      .orderBy('due_at')
      .limit(100)
      .execute()
    for (const { id } of found) due(id)
  }

  function lookRegularly(): void {
    if (isClosed) return
    lookAround()
      .catch((error: unknown) => onTrouble('', error))
      .finally(() => {
        if (!isClosed) timer = setTimeout(lookRegularly, LOOK_EVERY)
      })
      .catch(() => {})
  }

  lookRegularly()
  return {
    due,
    queued: () => looks.count() + thoughts.count(),
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await bots.close()
      await Promise.all([looks.close(), thoughts.close()])
    },
  }
}

export type Work = ReturnType<typeof openWorker>
