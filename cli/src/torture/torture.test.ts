import { expect, test } from 'vitest'
import { timeOf } from './part.ts'
import { PARTS } from './parts.ts'

/** Seconds for each part here; `npm run torture` takes as long as one likes. */
const SHORT = 4

test.each(PARTS)(
  '$name, in short: $what',
  async ({ run }) => {
    const { count, faults } = await run(timeOf(SHORT), 0)
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(0)
  },
  120_000,
)
