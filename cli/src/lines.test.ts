import { fileURLToPath } from 'node:url'
import { games } from '@meadhall/hall/games'
import { spoils } from '@meadhall/kernel/example'
import { silent } from '@meadhall/kernel/rules'
import { expect, test } from 'vitest'
import { countFile, countLines } from './lines.ts'

test('lines are counted move by move', () => {
  const state = spoils.rules.setup({}, 2, { pick: (_what, among) => among[0] }, silent)
  // Five cards of either, then five of the other, then both have four left.
  expect([1, 2, 3].map((depth) => countLines(spoils.rules, state, depth))).toEqual([10, 50, 400])
})

test.each(games.map(({ id }) => id))(
  'from ten positions of %s there are as many lines of play as there were',
  async (id) => {
    const { rows, now } = await countFile(
      fileURLToPath(new URL(`../../games/${id}/lines.yaml`, import.meta.url)),
    )
    expect(rows).toHaveLength(10)
    expect(now.map((lines, i) => ({ name: rows[i].name, lines }))).toEqual(
      rows.map(({ name, lines }) => ({ name, lines })),
    )
  },
)
