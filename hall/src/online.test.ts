import { spoils } from '@meadhall/kernel/example'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openHallTable, person, submit } from './hall-table.ts'
import { followEntry, forgetOldSnapshots, lastOwnEntry, resumeTable } from './kept.ts'
import { momentsSeen } from './moments-seen.ts'
import type { Heard, Said, Sent } from './online.ts'
import { onlineClient, type WireEvents } from './online-client.ts'
import { orderedMove } from './orders.ts'
import { takeBack } from './taking-back.ts'
import { changeSeen, seenBy, updateFor } from './update.ts'

const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
const newTable = () => openHallTable(spoils, { seats: ['Ada', 'Bo'].map(person), options: {}, seed })
const bid = (card: number) => ({ do: 'bid' as const, card })

/** A game with an undo in it. */
function played() {
  const hall = newTable()
  submit(hall, { seat: 0, answers: 0, move: bid(2) })
  takeBack(hall, 0)
  submit(hall, { seat: 0, answers: 2, move: bid(3) })
  submit(hall, { seat: 1, answers: 3, move: bid(5) })
  return hall
}

describe('a kept table', () => {
  test('is taken up where it was, from its last snapshot or from the set-up', () => {
    const hall = played()
    const { record } = hall.table
    for (const snapshots of [record.snapshots ?? [], []]) {
      const kept = JSON.parse(JSON.stringify({ ...record, snapshots })) as typeof record
      const again = resumeTable(spoils, { record: kept, seed, holders: hall.holders, told: [] })!
      expect(updateFor(again, 0)).toEqual(updateFor(hall, 0))
    }
  })

  test('goes on under the version of the rules that it began with', () => {
    const { table, holders } = played()
    const kept = { record: { ...table.record, snapshots: [] }, seed, holders, told: [] }
    const begun: (number | undefined)[] = []
    const { rules } = spoils
    const setup: typeof rules.setup = (...given) => {
      begun.push(given[4])
      return rules.setup(...given)
    }
    const changed = { ...spoils, rules: { ...rules, version: 2, setup } }
    expect(resumeTable(changed as never, kept as never)?.table.record.version).toBe(1)
    expect(begun).toEqual([1])
    const later = { ...kept, record: { ...kept.record, version: 2 } }
    expect(resumeTable(spoils as never, later as never)).toBeUndefined()
  })

  test('follows what was done elsewhere, and says when it cannot', () => {
    const hall = played()
    const follower = newTable()
    for (const entry of hall.table.record.entries) expect(followEntry(follower as never, entry)).toBe(true)
    expect(updateFor(follower, 1)).toEqual(updateFor(hall, 1))
    expect(followEntry(follower as never, hall.table.record.entries[0])).toBe(false)
    forgetOldSnapshots(follower, 1)
    expect(follower.table.record.snapshots).toHaveLength(1)
    expect(lastOwnEntry(follower as never, 0)).toBe(3)
  })

  test('moments are seen with the eyes of the viewer', () => {
    const hall = played()
    const bids = (viewer: number | null) =>
      momentsSeen(hall as never, viewer, 0, 3).map(({ n, view }) => [n, (view as { bids: number[] }).bids[0]])
    expect(bids(0)).toEqual([
      [0, 0],
      [3, 3],
    ])
    expect(bids(1)).toEqual([
      [0, 0],
      [3, -1],
    ])
  })
})

describe('standing orders', () => {
  const { rules } = spoils
  const { state } = newTable().table
  const ordered = (...orders: Parameters<typeof orderedMove>[3]) => orderedMove(rules, state, 0, orders)

  test('the first that fits an open move is followed', () => {
    expect(ordered({ move: { do: 'bid', card: 9 } }, { move: { do: 'bid', card: 4 } })).toEqual({
      move: bid(4),
      order: 1,
    })
    expect(ordered({ when: 'bidAll', move: {} })?.move).toEqual(bid(1))
    expect(ordered({ when: 'somethingElse', move: {} })).toBeUndefined()
    expect(ordered()).toBeUndefined()
  })

  test('who need not decide is not moved for', () => {
    const hall = newTable()
    submit(hall, { seat: 0, answers: 0, move: bid(2) })
    expect(orderedMove(rules, hall.table.state, 0, [{ move: {} }])).toBeUndefined()
  })
})

describe('the client', () => {
  let wires: { report: WireEvents; said: Said[]; isClosed: boolean }[]
  let heard: Heard[]
  beforeEach(() => {
    vi.useFakeTimers()
    wires = []
    heard = []
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function client() {
    let ids = 0
    return onlineClient(
      {
        open(report) {
          const wire = { report, said: [] as Said[], isClosed: false }
          wires.push(wire)
          return {
            send: (text) => void wire.said.push(JSON.parse(text) as Said),
            close: () => {
              wire.isClosed = true
            },
          }
        },
        later(milliseconds, something) {
          const timer = setTimeout(something, milliseconds)
          return () => clearTimeout(timer)
        },
        freshId: () => `${++ids}`,
      },
      (message) => heard.push(message),
    )
  }
  const hear = (wire: number, message: object) => wires[wire].report.heard(JSON.stringify(message))
  const update = (n: number) => ({ type: 'update', table: 't', update: { n } })

  test('after a drop it says what it has and asks again what was not answered', async () => {
    const online = client()
    online.watch('t')
    wires[0].report.opened()
    hear(0, update(4))
    const answer = online.move('t', bid(1))
    expect(wires[0].said).toEqual([
      { type: 'watch', table: 't', have: -1 },
      { type: 'move', id: '1', table: 't', answers: 4, move: bid(1) },
    ])
    wires[0].report.closed()
    vi.advanceTimersByTime(60)
    wires[1].report.opened()
    expect(wires[1].said).toEqual([
      { type: 'watch', table: 't', have: 4 },
      { type: 'move', id: '1', table: 't', answers: 4, move: bid(1) },
    ])
    hear(1, { type: 'done', id: '1', outcome: 'repeated', n: 5 })
    expect(await answer).toMatchObject({ outcome: 'repeated' })
    hear(0, update(9)) // what the dead one still says is not heard
    expect(online.has('t')).toBe(4)
    online.close()
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(2)
  })

  test('what failed at the server is asked again, a few times', async () => {
    const online = client()
    wires[0].report.opened()
    const answer = online.chat('t', 'hello')
    hear(0, { type: 'no', id: '1', why: 'failed' })
    vi.advanceTimersByTime(60)
    expect(wires[0].said).toHaveLength(2)
    hear(0, { type: 'done', id: '1', outcome: 'done', n: 0 })
    expect(await answer).toMatchObject({ type: 'done' })
    online.close()
  })

  test('an older update behind a newer one is not shown', () => {
    const online = client()
    online.watch('t')
    wires[0].report.opened()
    hear(0, update(5))
    hear(0, update(4))
    expect(heard.map((one) => one.type === 'update' && one.update.n)).toEqual([5])
    online.close()
  })

  test('changes are put together with what was there; without it all is asked for anew', () => {
    const hall = newTable()
    const online = client()
    online.watch('t')
    wires[0].report.opened()
    const first = seenBy(hall, 1, -1)
    hear(0, { type: 'update', table: 't', update: first })
    const before = hall.game.rules.clone(hall.table.state)
    submit(hall, { seat: 1, answers: 0, move: bid(3) })
    const second = seenBy(hall, 1, 0)
    const text = JSON.stringify({ type: 'change', table: 't', change: changeSeen(hall, 1, 0, 0, before) })
    const change = JSON.parse(text) as Sent
    hear(0, change)
    expect(heard.at(-1)).toEqual({ type: 'update', table: 't', update: second })
    expect(text).not.toContain('options')
    expect(online.has('t')).toBe(1)
    hear(0, change) // about an update that is no longer the last one
    expect(heard).toHaveLength(2)
    expect(wires[0].said.at(-1)).toEqual({ type: 'watch', table: 't', have: 1 })
    online.close()
  })

  test('a connection that has died without a word is given up', () => {
    const online = client()
    wires[0].report.opened()
    vi.advanceTimersByTime(20_000)
    expect(wires[0].said).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(20_000)
    expect(wires[0].isClosed).toBe(true)
    vi.advanceTimersByTime(100)
    expect(wires).toHaveLength(2)
    online.close()
  })
})
