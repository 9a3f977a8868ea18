import type { Heard } from '@meadhall/hall/online'
import type { Announcement } from '../database/store.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** Changes are told after so long, so that a reload of a page is no coming and going. */
const PATIENCE = 150
/** What another server said about who is there is believed so long; it says it again before. */
const BELIEVED = 45_000
const SAY_EVERY = 20_000

const MOST_NAMED = 100

/** Who is at which table, over all servers. */
export function openPresence(rooms: Rooms) {
  const changes = new Map<string, NodeJS.Timeout>()
  const { store } = rooms

  function here(room: Room): { people: string[]; onlookers: number } {
    const people = new Set<string>()
    let onlookers = 0
    for (const { person } of room.watchers) {
      if (person !== undefined && room.seats.some((seat) => seat.person === person)) people.add(person)
      else onlookers++
    }
    return { people: [...people].slice(0, MOST_NAMED), onlookers }
  }

  function of(room: Room): Extract<Heard, { type: 'presence' }> {
    const { people, onlookers } = here(room)
    const all = new Set(people)
    let count = onlookers
    const now = Date.now()
    for (const [server, said] of room.elsewhere) {
      if (said.until < now) room.elsewhere.delete(server)
      else {
        for (const person of said.people) all.add(person)
        count += said.onlookers
      }
    }
    return { type: 'presence', table: room.id, people: [...all], onlookers: count }
  }

  function changed(room: Room): void {
    if (changes.has(room.id)) return
    const timer = setTimeout(() => {
      changes.delete(room.id)
      if (store.shared) store.announce({ kind: 'presence', table: room.id, ...here(room) })
      show(room)
    }, PATIENCE)
    timer.unref()
    changes.set(room.id, timer)
  }

  function show(room: Room): void {
    const text = JSON.stringify(of(room))
    for (const watcher of room.watchers) watcher.send(text)
  }

  function heard(
    { table, people, onlookers }: Extract<Announcement, { kind: 'presence' }>,
    from: string,
  ): void {
    const room = rooms.known(table)
    if (!room) return
    const isNew = !room.elsewhere.has(from) && room.watchers.size > 0
    room.elsewhere.set(from, { people, onlookers, until: Date.now() + BELIEVED })
    if (isNew) store.announce({ kind: 'presence', table, ...here(room) })
    show(room)
  }

  const again = setInterval(() => {
    for (const room of rooms.watched())
      if (room.elsewhere.size > 0) store.announce({ kind: 'presence', table: room.id, ...here(room) })
  }, SAY_EVERY)
  again.unref()

  return {
    of,
    changed,
    heard,
    close(): void {
      clearInterval(again)
      for (const timer of changes.values()) clearTimeout(timer)
    },
  }
}

export type Presence = ReturnType<typeof openPresence>
