import { randomInt } from 'node:crypto'
import { botsToMove } from '@meadhall/hall/bot-seats'
import { outOfTime } from '@meadhall/hall/clock'
import { botOf, isOver } from '@meadhall/hall/hall-table'
import { USUAL_LEVEL } from '@meadhall/hall/levels'
import type { Question } from '@meadhall/hall/think'
import { Conflict, write } from '../database/store.ts'
import type { Lobby } from '../tables/lobby.ts'
import type { Orders } from '../tables/orders.ts'
import { MOST_ENTRIES, type Play } from '../tables/play.ts'
import { orderFor, type Room } from '../tables/room.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { BotThreads } from './bot-threads.ts'

interface Parts {
  /** Names this process among those that share the database. */
  readonly self: string
  readonly rooms: Rooms
  readonly play: Play
  readonly orders: Orders
  readonly lobby: Lobby
  readonly bots: BotThreads
  readonly onTrouble: (table: string, error: unknown) => void
}

/** How often the database is asked for work that nobody announced: clocks that ran out, workers that died. */
const LOOK_EVERY = 1000
/** A table that a worker took up and did not finish is free again after this. */
const CLAIM = 30_000
/** How long to leave a table alone at which something went wrong. */
const PAUSE = 30_000
/** Tables worked on at a time. */
const AT_ONCE = 16

/**
 * Does what no person does: bots' moves, clocks that run out, standing orders, archives. The queue is the column
 * `due_at` of the tables, so it can never disagree with them; with several processes a table is claimed first.
 */
export function openWorker({ self, rooms, play, orders, lobby, bots, onTrouble }: Parts) {
  const { store } = rooms
  const { db } = store
  const waiting = new Set<string>()
  const busy = new Set<string>()
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  function due(table: string): void {
    waiting.add(table)
    next()
  }

  function next(): void {
    for (const table of waiting) {
      if (isClosed || busy.size >= AT_ONCE) return
      if (busy.has(table)) continue
      waiting.delete(table)
      busy.add(table)
      work(table)
        .catch((error: unknown) => fail(table, error))
        .finally(() => {
          busy.delete(table)
          next()
        })
        .catch(() => {})
    }
  }

  async function work(table: string): Promise<void> {
    if (store.shared && !(await claim(table))) return
    try {
      for (let goesOn = true; goesOn; ) goesOn = await step(table)
    } finally {
      if (store.shared) await release(table)
    }
  }

  /** Does one thing that is due at the table; false if there is none. */
  async function step(table: string): Promise<boolean> {
    if (isClosed) return false
    const todo = await rooms.at(table, async (room) => todoAt(room))
    if (todo.do === 'archive') await archive(table, todo.record, todo.seed)
    if (todo.do === 'standIn') await rooms.at(table, standIns)
    if (todo.do === 'order') await rooms.at(table, (room) => orders.carryOut(room, todo.seat))
    if (todo.do === 'think') await moveFor(table, todo.question, todo.answers)
    return todo.do !== 'nothing'
  }

  async function moveFor(table: string, question: Question, answers: number): Promise<void> {
    const move = await bots.think(question)
    const played = await play.move(table, { seat: question.seat }, answers, move)
    // Where someone else decided meanwhile, the bot looks again; but its own wrong move is a fault.
    if ('why' in played && played.why !== 'stale' && played.why !== 'notPlaying')
      throw new Error(`the bot's move was not made: ${played.why} ${played.refusal?.why ?? ''}`)
  }

  type Todo =
    | { do: 'nothing' }
    | { do: 'archive'; record: string; seed: string }
    | { do: 'standIn' }
    | { do: 'order'; seat: number }
    | { do: 'think'; question: Question; answers: number }

  function todoAt(room: Room): Todo {
    const { hall, row } = room
    if (!hall || row.due_at === null) return { do: 'nothing' }
    if (isOver(hall)) {
      const { snapshots: _, ...record } = hall.table.record
      return { do: 'archive', record: JSON.stringify(record), seed: row.seed }
    }
    if (late(room).length > 0) return { do: 'standIn' }
    if (row.n >= MOST_ENTRIES) return { do: 'nothing' }
    const { rules } = hall.game
    for (const seat of rules.pending(hall.table.state))
      if (botOf(hall.holders[seat]) === undefined && orderFor(room, seat)) return { do: 'order', seat }
    const [bot] = botsToMove(hall)
    if (!bot) return { do: 'nothing' }
    return {
      do: 'think',
      answers: row.n,
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

  /** People whose time has run out at a table that does not wait for them. */
  function late({ hall, row }: Room): number[] {
    if (!hall?.clock || row.out_of_time !== 'bot') return []
    return outOfTime(hall.clock, Date.now()).filter((seat) => botOf(hall.holders[seat]) === undefined)
  }

  async function standIns(room: Room): Promise<void> {
    for (const seat of late(room)) await lobby.standIn(room, seat, USUAL_LEVEL)
  }

  /** A finished game as one file; its positions along the way are no longer needed. */
  async function archive(id: string, bare: string, seed: string): Promise<void> {
    const record = await bots.archive(bare, seed)
    await rooms.at(id, (room) =>
      rooms.commit(room, { due_at: null }, [
        write(db.deleteFrom('archives').where('table_id', '=', id)),
        write(db.insertInto('archives').values({ table_id: id, record })),
        write(db.deleteFrom('snapshots').where('table_id', '=', id)),
      ]),
    )
  }

  async function claim(table: string): Promise<boolean> {
    const now = Date.now()
    try {
      await store.write([
        write(
          db
            .updateTable('tables')
            .set({ claimed_by: self, claimed_until: now + CLAIM })
            .where('id', '=', table)
            .where('due_at', '<=', now)
            .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)])),
          1,
        ),
      ])
      return true
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
  }

  const release = (table: string) =>
    store.write([
      write(
        db
          .updateTable('tables')
          .set({ claimed_by: null, claimed_until: null })
          .where('id', '=', table)
          .where('claimed_by', '=', self),
      ),
    ])

  /** One table's trouble must not keep the others waiting. */
  async function fail(table: string, error: unknown): Promise<void> {
    if (isClosed) return
    onTrouble(table, error)
    const later = Date.now() + PAUSE
    await store
      .write([
        write(
          db.updateTable('tables').set({ due_at: later }).where('id', '=', table).where('due_at', '<', later),
        ),
      ])
      .catch((worse: unknown) => onTrouble(table, worse))
  }

  async function look(): Promise<void> {
    const now = Date.now()
    const found = await db
      .selectFrom('tables')
      .select('id')
      .where('due_at', '<=', now)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
      .orderBy('due_at')
      .limit(100)
      .execute()
    for (const { id } of found) due(id)
  }

  function lookRegularly(): void {
    if (isClosed) return
    look()
      .catch((error: unknown) => onTrouble('', error))
      .finally(() => {
        if (!isClosed) timer = setTimeout(lookRegularly, LOOK_EVERY)
      })
      .catch(() => {})
  }

  lookRegularly()
  return {
    due,
    queued: () => waiting.size + busy.size,
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await bots.close()
      while (busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
}

export type Work = ReturnType<typeof openWorker>
