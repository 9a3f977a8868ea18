import type { LogEntry, SeenUpdate } from '@meadhall/hall/update'
import { describe, expect, test } from 'vitest'
import { again, ended, hurried, isUpToDate, newest, next, opened, type Queue, told } from './show-queue.ts'

const entry = (n: number, seat = 1): LogEntry => ({ n, seat, told: [{ what: `deed ${n}`, seat }] })

/** An update after entry `n` that tells what came after `since`. */
function update(n: number, since: number, log: readonly LogEntry[], viewer = 0): SeenUpdate {
  return {
    game: 'g',
    n,
    viewer,
    seats: [],
    options: {},
    view: `after ${n}`,
    pending: [0],
    log,
    since,
    undo: {},
  }
}

const first = update(1, -1, [entry(0), entry(1)])
const one = (n: number, seat = 1) => update(n, n - 1, [entry(n, seat)])
const quiet = (n: number) => update(n, n - 1, [])
const after = (...updates: SeenUpdate[]) =>
  updates.reduce<Queue>((queue, heard) => told(queue, heard), opened(first))

const shown = ({ shown: { n } }: Queue) => n
const waiting = (queue: Queue) => queue.waiting.map(({ update: { n } }) => n)

describe('what is told waits', () => {
  test('nothing replaces what is shown', () => {
    const queue = after(one(2), one(3))
    expect(shown(queue)).toBe(1)
    expect(waiting(queue)).toEqual([2, 3])
    expect(newest(queue).n).toBe(3)
    expect(isUpToDate(queue)).toBe(false)
  })

  test('the log of each is whole, and goes no further than what it shows', () => {
    const queue = next(after(one(2), one(3)), false)
    expect(queue.shown.log.map(({ n }) => n)).toEqual([0, 1, 2])
    expect(next(queue, false).shown.log.map(({ n }) => n)).toEqual([0, 1, 2, 3])
  })

  test('a step says from which position it came about, though others have been told since', () => {
    const queue = next(after(one(2), one(3)), false)
    expect(queue.step).toEqual({ n: 2, by: 1, before: 'after 1', told: [{ what: 'deed 2', seat: 1 }] })
  })

  test('what tells nothing is shown at once where nothing waits, and the step is kept', () => {
    const queue = told(next(after(one(2)), false), quiet(3))
    expect([shown(queue), queue.step?.n, isUpToDate(queue)]).toEqual([3, 2, true])
  })

  test('what tells nothing waits behind what waits', () => {
    expect(waiting(after(one(2), quiet(3)))).toEqual([2, 3])
  })
})

describe('a show', () => {
  const playing = next(after(one(2), one(3)), true)

  test('runs while the table shows what stood before', () => {
    expect([shown(playing), playing.show?.update.n, playing.step]).toEqual([1, 2, undefined])
  })

  test('is not cut by what is told meanwhile', () => {
    const queue = told(playing, one(4))
    expect([queue.show, waiting(queue)]).toEqual([playing.show, [3, 4]])
    expect(next(queue, true)).toBe(queue)
  })

  test('ends in what it led to', () => {
    const queue = ended(playing)
    expect([shown(queue), queue.step?.n, queue.show, waiting(queue)]).toEqual([2, 2, undefined, [3]])
  })

  test('is played again over what stood before it, and then all is as it was', () => {
    const later = next(ended(playing), false)
    const repeated = again(later)
    expect([shown(repeated), repeated.show?.update.n]).toEqual([1, 2])
    expect(newest(repeated).n).toBe(3)
    const heard = told(repeated, one(4))
    expect(newest(heard).log.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4])
    const over = ended(heard)
    expect([shown(over), waiting(over), over.after]).toEqual([3, [4], undefined])
    expect(again(over).show?.update.n).toBe(2)
  })

  test('that is played again while it runs begins anew', () => {
    const repeated = again(playing)
    expect(repeated.show).toEqual(playing.show)
    expect(repeated.show).not.toBe(playing.show)
  })

  test('without one there is nothing to play again', () => {
    const queue = after(one(2))
    expect(again(queue)).toBe(queue)
    expect(ended(queue)).toBe(queue)
  })
})

describe('hurrying', () => {
  test('runs down everything', () => {
    const queue = hurried(next(after(one(2), one(3), one(4)), true), () => false)
    expect([shown(queue), queue.step?.n, isUpToDate(queue)]).toEqual([4, 4, true])
  })

  test('stops before what has to be seen', () => {
    const queue = hurried(after(one(2), one(3), one(4)), ({ update: { n } }) => n === 4)
    expect([shown(queue), waiting(queue)]).toEqual([3, [4]])
  })
})

describe('the queue is cleared', () => {
  const playing = next(after(one(2), one(3)), true)

  test('by taking back, which is shown at once with the whole log', () => {
    const taken = update(4, 3, [{ n: 4, seat: 0, told: [], takesBack: [3] }])
    const queue = told(playing, taken)
    expect([shown(queue), queue.show, waiting(queue), queue.step]).toEqual([4, undefined, [], undefined])
    expect(queue.shown.log.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4])
  })

  test('by opening anew, and by other eyes', () => {
    expect(told(playing, first)).toEqual(opened(first))
    const other = update(4, 3, [entry(4)], 1)
    expect(told(playing, other)).toEqual(opened(other))
  })
})
