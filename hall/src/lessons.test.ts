import { LOCALES } from '@meadhall/kernel/locales'
import { describe, expect, test } from 'vitest'
import { games } from './games.ts'
import { lessonFaults } from './lesson-proof.ts'
import { answerOf, goBack, goOn, openLesson, stepOf, tryMove } from './lesson-table.ts'
import type { Catalog } from './say.ts'

describe.each(games)('$title', (listed) => {
  const { lessons } = listed
  test('every lesson can be taken as it is written, in every language', async () => {
    const texts: Record<string, Catalog> = {}
    for (const [locale, text] of Object.entries(lessons.text)) texts[locale] = await text()
    expect(Object.keys(texts)).toEqual(LOCALES)
    const game = await listed.load()
    const list = await lessons.load()
    expect(list.length).toBeGreaterThan(5)
    expect(list.flatMap((lesson) => lessonFaults(game, lesson, texts))).toEqual([])
  })

  test('says nothing that no step says', async () => {
    const list = await lessons.load()
    const keys = list.flatMap(({ id, steps }) =>
      [id].concat(steps.flatMap((step) => ['', '.do', '.not'].map((end) => `${id}.${step.id}${end}`))),
    )
    expect(Object.keys(await lessons.text.en()).filter((key) => !keys.includes(key))).toEqual([])
  })
})

describe('a lesson', () => {
  const begin = async () => {
    const midgard = games[0]
    const [lesson] = await midgard.lessons.load()
    const game = await midgard.load()
    const table = openLesson(game, lesson)
    goOn(table)
    return { table, game }
  }

  test('plays nothing that it is not about, and says so', async () => {
    const { table } = await begin()
    expect(tryMove(table, { do: 'place', at: 'swordsmith' } as never)).toEqual({ outcome: 'another' })
    expect(table.hall.table.record.entries).toEqual([])
  })

  test('names the rule of what is not allowed', async () => {
    const { table } = await begin()
    const tried = tryMove(table, { do: 'place', at: 'privateLongship' } as never)
    expect(tried).toMatchObject({ outcome: 'refused', refusal: { rule: expect.stringMatching(/^CM-/) } })
  })

  test('goes back to where a step began, with the others’ moves', async () => {
    const { table, game } = await begin()
    const before = JSON.stringify(table.hall.table.state)
    expect(tryMove(table, answerOf(table)!)).toEqual({ outcome: 'right' })
    expect(table.hall.table.record.entries).toHaveLength(2)
    expect(stepOf(table)?.id).toBe('taken')
    goBack(table)
    expect(stepOf(table)?.id).toBe('smokehouse')
    expect(JSON.stringify(table.hall.table.state)).toBe(before)
    expect(game.rules.pending(table.hall.table.state)).toEqual([table.learner])
  })
})
