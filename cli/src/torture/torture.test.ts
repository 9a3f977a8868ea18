import { expect, test } from 'vitest'
import { makeTries, timeOf } from './part.ts'
import { PARTS } from './parts.ts'

/** Seconds for each part here; `npm run torture` takes as long as one likes. */
const SHORT = 2

// Faults of the machine are tried at length by the tests of the server.
test.each(PARTS.filter(({ name }) => name !== 'faults'))(
  '$name, in short: $what',
  async (part) => {
    const time = timeOf(SHORT)
    const { count, faults } = await ('open' in part
      ? makeTries(await part.open(), 0, Infinity, time)
      : part.run(time, 0))
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(0)
  },
  120_000,
)
