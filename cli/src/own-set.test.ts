import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QUICK, random } from '@meadhall/bots/bot'
import { gameOf } from '@meadhall/hall/games'
import { entryNumber, openHallTable, person, submit } from '@meadhall/hall/hall-table'
import { exportRecord } from '@meadhall/hall/record-file'
import { quickChance } from '@meadhall/kernel/chance'
import { setOf } from '@meadhall/kernel/component-set'
import { afterAll, expect, test } from 'vitest'
import { seedFrom } from './tables.ts'
import { meadhall } from './testing/run.ts'

const place = mkdtempSync(join(tmpdir(), 'meadhall-own-set-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const die = (...faces: string[]) => ({ faces })
const DICE = {
  swordsman: die('blank', 'blank', 'hit1', 'hit1', 'hit2', 'shield'),
  spearman: die('blank', 'hit1', 'hit1', 'hit2', 'shield', 'shield'),
  axeman: die('blank', 'hit1', 'hit1', 'hit2', 'hit2', 'hit2'),
}

test('a game with components of one’s own is told, proven and judged where nobody has them', async () => {
  const listed = gameOf('midgard')!
  const game = await listed.load()
  const set = setOf('midgard', 'Our shelf', { dice: DICE })
  const hall = openHallTable(game, {
    seats: ['Ada', 'Bo'].map(person),
    options: { cards: set },
    seed: seedFrom('shelf'),
  })
  const thinking = quickChance(1)
  for (;;) {
    const { state } = hall.table
    const [seat] = game.rules.pending(state)
    if (seat === undefined) break
    const move = random(game, game.rules.view(state, seat), seat, thinking, QUICK)
    submit(hall, { seat, answers: entryNumber(hall), move })
  }
  const file = join(place, 'shelf.json')
  writeFileSync(file, exportRecord(hall))

  // Processes of their own, which have never seen the set.
  expect(meadhall(['verify', file])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^true: /) })
  const told = meadhall(['replay', file])
  expect(told).toMatchObject({ status: 0, stderr: '' })
  expect(told.stdout.split('\n').length).toBeGreaterThan(100)
  // The bots have learnt with other dice, and the review says so.
  const judged = meadhall(['review', file])
  expect(judged).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/Ada: −?\d+ [^]*have not learnt with/),
  })

  // With another die the same rolls are no longer possible or lead elsewhere.
  const forged = exportRecord(hall).replaceAll('"hit2","shield"]', '"hit2","hit2"]')
  writeFileSync(file, forged)
  expect(meadhall(['verify', file]).status).not.toBe(0)
}, 120_000)
