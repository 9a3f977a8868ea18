import { problemOf, setOf, type Tables, withCopy, withRow } from '@meadhall/kernel/component-set'
import { box as midgard } from '@meadhall/midgard/box'
import { box as mountain } from '@meadhall/mountain/box'
import type { BoardRows, ChampionRow } from '@meadhall/mountain/data/rows'
import { merge, newHall, split, withHall, withoutHall, withPath } from '@meadhall/mountain/map-edit'
import { expect, test } from 'vitest'
import { gameOf } from './games.ts'
import { bot, openHallTable } from './hall-table.ts'
import { exportRecord, fromHex, importRecord } from './record-file.ts'
import { meanOf, tryOut } from './trial.ts'

// Whole games by bots with sets that differ much from ours: whatever the checks let through can be played.

function stranger(): Tables {
  let tables: Tables = {}
  for (let i = 0; i < 8; i++)
    tables = withRow(midgard, tables, ['trolls', i], {
      id: `t${i}`,
      attack: 4,
      defense: 1,
      glory: 1,
      wood: 0,
    })
  tables = withRow(midgard, tables, ['dice', 'axeman'], { faces: Array<string>(6).fill('hit2') })
  tables = withCopy(midgard, tables, ['merchantShips', 2])
  return withRow(midgard, tables, ['kraken'], { attack: 9, defense: 20, glory: 0 })
}

function otherMountain(): Tables {
  const board = mountain.ours.back as BoardRows
  let changed = newHall(split(board, 'moss1'), split(board, 'moss1').caverns[3])
  changed = withPath(changed, 'moss2', 'ice3', false)
  changed = withoutHall(merge(changed, 'ice1', 'ice2'), 'hall8')
  let tables = withRow(mountain, {}, ['back'], changed)
  tables = withRow(
    mountain,
    tables,
    ['wheel'],
    [
      { effect: 'moveTrolls', star: true, trigger: 'breach' },
      { effect: 'gainHonour' },
      { effect: 'bolster', trigger: 'boost' },
    ],
  )
  const first = (mountain.ours.champions as readonly ChampionRow[])[20]
  return withRow(mountain, tables, ['champions', 20], { ...first, clan: 'outsider', votes: 5 })
}

test('other dice and enemies show in what bots make of them', async () => {
  const cards = setOf('midgard', 'Stranger', stranger())
  const yours = meanOf([await tryOut('midgard', { cards }, 1)])
  const ours = meanOf([await tryOut('midgard', {}, 1)])
  expect(yours.games).toBe(1)
  expect(yours.lines).not.toEqual(ours.lines)
  expect(Object.values(yours.leaders).reduce((sum, of) => sum + of, 0)).toBeCloseTo(1)
  expect(yours.fights.won).toBeGreaterThan(0)
}, 60_000)

test('a hall beside too few caverns is told', () => {
  const changed = withHall(mountain.ours.back as BoardRows, 'hall1', ['ice1', 'ice3'])
  const problem = problemOf(mountain, withRow(mountain, {}, ['back'], changed))
  expect(problem).toMatchObject({ why: 'smallHall', value: 'hall1' })
})

test.each(['front', 'back'] as const)('each cavern of the %s can be split', (side) => {
  const board = mountain.ours[side] as BoardRows
  for (const { id } of board.caverns)
    expect(problemOf(mountain, withRow(mountain, {}, [side], split(board, id)))).toBeUndefined()
})

test('a map split, joined and cut anew is played to the end', async () => {
  const cards = setOf('mountain', 'Other', otherMountain())
  expect((await tryOut('mountain', { cards }, 1)).decisions).toBeGreaterThan(50)
}, 60_000)

test('a record carries its set: it is taken up and replayed by what it holds alone', async () => {
  const game = await gameOf('midgard')!.load()
  const cards = setOf('midgard', 'Box <i>1</i>', stranger())
  const seed = fromHex('7'.repeat(64))
  const seats = ['Ada', 'Bo'].map((name) => bot('thrall', name))
  const table = openHallTable(game, { seats, options: { cards }, seed, commitment: '0'.repeat(64) })
  const text = exportRecord(table, 'toPlayOn')
  expect(JSON.parse(text)).toMatchObject({ options: { cards } })
  const again = importRecord(game, text, table.holders, seed)
  expect(again.table.state).toEqual(table.table.state)
})
