import { describe, expect, it } from 'vitest'
import { quickChance } from './chance.ts'
import { spoils } from './example.ts'
import { fingerprint } from './plain.ts'
import { isBarrier, isRefusal, play, redo, startTable, undo, undoable, undoWithConsent } from './table.ts'

const { rules } = spoils

describe('a table', () => {
  it('refuses a move by its rule and stays as it was', () => {
    const { table } = startTable(rules, { options: {}, seats: 2, chance: quickChance(1) })
    const before = fingerprint(table.state)
    expect(play(table, 0, { do: 'bid', card: 9 }, quickChance(1))).toMatchObject({
      rule: 'SP-2',
      why: 'cardNotInHand',
    })
    expect(fingerprint(table.state)).toBe(before)
    expect(table.record.entries).toEqual([])
  })

  it('undoes step by step up to the barrier, and beyond it with consent', () => {
    const { table } = startTable(rules, { options: {}, seats: 2, chance: quickChance(1) })
    const start = fingerprint(table.state)
    play(table, 0, { do: 'bid', card: 3 }, quickChance(1))
    undo(table, 0)
    expect(fingerprint(table.state)).toBe(start)
    const again = redo(table, 0, quickChance(1))
    expect(again && !isRefusal(again) && again.entry.move).toEqual({ do: 'bid', card: 3 })
    play(table, 1, { do: 'bid', card: 4 }, quickChance(1)) // the next prize is shown: a barrier
    const stop = undoable(table, 1)
    expect(stop && isBarrier(stop) && stop.what).toBe('prize')
    undoWithConsent(table, 1, 1)
    expect(fingerprint(table.state)).toBe(start)
    expect(table.record.entries).toHaveLength(5) // append-only: bid, undo, bid again, bid, undo
  })
})
