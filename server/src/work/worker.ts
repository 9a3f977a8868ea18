import { write } from '../database/store.ts'
import type { Lobby } from '../tables/lobby.ts'
import type { Orders } from '../tables/orders.ts'
import type { Play } from '../tables/play.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { BotThreads } from './bot-threads.ts'
import { openClaims } from './claims.ts'
import { closed, putAside, standIns, type Thought, todoAt } from './todo.ts'
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
/** How long to leave a table alone at which something went wrong, the first time and at most. */
const PAUSE = 1000
const LONGEST_PAUSE = 30_000
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
  const claims = openClaims(store, self)
  const looks = openTurns({ atOnce: LOOKS, ofOne: LOOKS }, tried(look))
  const thoughts = openTurns({ atOnce: threads + 1, ofOne: Math.ceil(threads / 2) }, tried(think))
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
    if (isClosed || (store.shared && !(await claims.claim(table)))) return
    const todo = await rooms.read(table, todoAt)
    if (todo.do === 'nothing') return claims.leave(table)
    if (todo.do === 'think' || todo.do === 'archive') return thoughts.add(todo.owner, table)
    if (todo.do === 'aside') await rooms.change(table, putAside)
    if (todo.do === 'begin') await rooms.change(table, lobby.beginDue)
    if (todo.do === 'close') await rooms.change(table, closed)
    if (todo.do === 'standIn') await rooms.change(table, (room) => standIns(room, lobby))
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
      .where(claims.isFree(now))
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
