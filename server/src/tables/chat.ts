import type { ChatLine, PersonInfo } from '@meadhall/hall/online'
import { Conflict, write } from '../database/store.ts'
import type { Outcome } from './play.ts'
import { readRows } from './reading.ts'
import { seatOf } from './room.ts'
import type { Rooms } from './rooms.ts'

/** So many lines are shown to who comes to a table. */
const LINES = 100

/** Talk at the table: those who sit there may speak, all who look on may listen. */
export function openChat(rooms: Rooms) {
  const { store } = rooms
  const { db } = store
  const columns = ['id', 'name', 'seat', 'text', 'at'] as const

  async function lines(table: string): Promise<ChatLine[]> {
    const found = await db
      .selectFrom('chat')
      .select(columns)
      .where('table_id', '=', table)
      .orderBy('at', 'desc')
      .limit(LINES)
      .execute()
    return found.toReversed()
  }

  async function say(table: string, person: PersonInfo, id: string, text: string): Promise<Outcome> {
    const rows = rooms.known(table) ?? (await readRows(store, table))
    const seat = rows ? seatOf(rows, person.id) : null
    if (!rows || seat === null) return { why: 'notSeated' }
    const line: ChatLine = { id, name: person.name, seat, text, at: Date.now() }
    try {
      await store.write(
        [write(db.insertInto('chat').values({ ...line, table_id: table, person: person.id }))],
        { kind: 'chat', table, id },
      )
    } catch (error) {
      if (error instanceof Conflict) return { outcome: 'repeated', n: rows.row.n }
      throw error
    }
    show(table, line)
    return { outcome: 'done', n: rows.row.n }
  }

  function show(table: string, line: ChatLine): void {
    const text = JSON.stringify({ type: 'chat', table, lines: [line] })
    for (const watcher of rooms.audience(table)?.watchers ?? []) watcher.send(text)
  }

  /** Another server's people spoke. */
  async function heard(table: string, id: string): Promise<void> {
    if (!rooms.audience(table)) return
    const line = await db
      .selectFrom('chat')
      .select(columns)
      .where('table_id', '=', table)
      .where('id', '=', id)
      .executeTakeFirst()
    if (line) show(table, line)
  }

  return { lines, say, heard }
}

export type Chat = ReturnType<typeof openChat>
