import { changeTexts } from '@meadhall/hall/change-texts'
import { entryNumber } from '@meadhall/hall/hall-table'
import type { Heard } from '@meadhall/hall/online'
import { seenBy } from '@meadhall/hall/update'
import { isShown, shownOf, tableInfo } from './info.ts'
import { type Room, seatOf, type Watcher } from './room.ts'

/**
 * Keeps the position that those who look on have, before something is done to it. It is made when it is needed and
 * forgotten when it was told: what is kept from move to move costs the garbage collector more than the copy.
 */
export function remember(room: Room): void {
  const { hall, row, watchers } = room
  if (room.before || room.isStale || !hall || watchers.size === 0) return
  room.before = { n: row.n, state: hall.game.rules.clone(hall.table.state) }
}

/** Texts of a table for its viewers. Who sees the same is sent the same. */
export type Texts = Map<string, string>

/** What those who look on will be sent of what was done, written at once while all of it is at hand. */
export function writeTexts(room: Room): Texts {
  const texts: Texts = new Map()
  const write = textWriter(room, texts)
  for (const watcher of room.watchers) if (watcher.view === room.before?.n) write(watcher)
  delete room.before
  return texts
}

/** Sends those who look on what is new to them; what is `written` already is taken from there. */
export function show(room: Room, written: Texts = new Map()): void {
  const isNew = !isShown(room.shown, room)
  if (isNew) room.shown = shownOf(room)
  const write = textWriter(room, written)
  for (const watcher of room.watchers) {
    if (isNew) {
      showInfo(room, watcher)
      delete watcher.view // others may sit there now, or oneself
    }
    showGame(room, watcher, write)
  }
  delete room.before
}

/** Sends one who begins to look on all that they do not have. */
export function showAll(room: Room, watcher: Watcher): void {
  showInfo(room, watcher)
  showGame(room, watcher, textWriter(room, new Map()))
}

function showInfo(room: Room, watcher: Watcher): void {
  watcher.send(JSON.stringify({ type: 'table', table: tableInfo(room, watcher.person) } satisfies Heard))
}

function showGame({ row }: Room, watcher: Watcher, write: WriteFor): void {
  const text = write(watcher)
  if (text === undefined) return
  watcher.have = row.n
  watcher.view = row.n
  watcher.send(text)
}

type WriteFor = (watcher: Watcher) => string | undefined

/** Writes what a viewer is sent who has the log up to some entry, and the view after it or none. */
function textWriter(room: Room, texts: Texts): WriteFor {
  const { id, hall, before } = room
  let change: ReturnType<typeof changeTexts> | undefined
  return ({ person, have, view }) => {
    if (!hall) return undefined
    const viewer = seatOf(room, person)
    const since = Math.min(have, entryNumber(hall))
    const key = `${viewer} ${since} ${view}`
    const known = texts.get(key)
    if (known !== undefined) return known
    let text: string
    if (before && before.n === view) {
      change ??= changeTexts(hall, id, before.n, before.state)
      text = change(viewer, since)
    } else {
      const update = seenBy(hall, viewer, since)
      text = JSON.stringify({ type: 'update', table: id, update } satisfies Heard)
    }
    texts.set(key, text)
    return text
  }
}
