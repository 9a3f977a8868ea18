import type { Heard } from '@meadhall/hall/online'
import type { Announcement } from '../database/store.ts'
import type { Audience } from './audience.ts'
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

  function here({ watchers, shown }: Audience): { people: string[]; onlookers: number } {
    const people = new Set<string>()
    let onlookers = 0
    for (const { person } of watchers) {
      if (person !== undefined && shown.seats.some((seat) => seat.person === person)) people.add(person)
      else onlookers++
    }
    return { people: [...people].slice(0, MOST_NAMED), onlookers }
  }

  function of(audience: Audience): Extract<Heard, { type: 'presence' }> {
    const { table, elsewhere } = audience
    const { people, onlookers } = here(audience)
    const all = new Set(people)
    let count = onlookers
    const now = Date.now()
    for (const [server, said] of elsewhere) {
      if (said.until < now) elsewhere.delete(server)
      else {
        for (const person of said.people) all.add(person)
        count += said.onlookers
      }
    }
    return { type: 'presence', table, people: [...all], onlookers: count }
  }

  function changed(audience: Audience): void {
    const { table } = audience
    if (changes.has(table)) return
    const timer = setTimeout(() => {
      changes.delete(table)
      if (store.shared) store.announce({ kind: 'presence', table, ...here(audience) })
      show(audience)
    }, PATIENCE)
    timer.unref()
    changes.set(table, timer)
  }

  function show(audience: Audience): void {
    const text = JSON.stringify(of(audience))
    for (const watcher of audience.watchers) watcher.send(text)
  }

  function heard(
    { table, people, onlookers }: Extract<Announcement, { kind: 'presence' }>,
    from: string,
  ): void {
    const audience = rooms.audience(table)
    if (!audience) return
    const isNew = !audience.elsewhere.has(from) && audience.watchers.size > 0
    audience.elsewhere.set(from, { people, onlookers, until: Date.now() + BELIEVED })
    if (isNew) store.announce({ kind: 'presence', table, ...here(audience) })
    show(audience)
  }

  const again = setInterval(() => {
    for (const audience of rooms.watched())
      if (audience.elsewhere.size > 0)
        store.announce({ kind: 'presence', table: audience.table, ...here(audience) })
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
