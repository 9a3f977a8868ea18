import { figureUpdate, lessonOf, momentsOf, type Scenario } from '@meadhall/hall/book-table'
import { games } from '@meadhall/hall/games'
import { openLesson } from '@meadhall/hall/lesson-table'
import { LOCALES } from '@meadhall/kernel/locales'
import { describe, expect, test } from 'vitest'
import { scenarioFolder } from './coverage.ts'
import { judge, scenarioDocuments } from './scenario-files.ts'

/** The rulebook's pictures and examples: each can be drawn and played, and has all its words. */
describe.each(games.map((game) => [game.id, game] as const))('the book of %s', async (id, listed) => {
  const game = await listed.load()
  const { onePage, figures, examples } = await listed.book.load()
  const entries = Object.keys(await listed.rulebook.en())
  const chapters = (await listed.chapters()).en.length
  const texts = await Promise.all(
    LOCALES.map(async (language) => [language, await listed.book.text[language]()] as const),
  )
  const documents = scenarioDocuments(scenarioFolder(id))
  const documentOf = ({ file, scenario }: { file: string; scenario: string }) =>
    documents.find(
      (one) =>
        one.file.endsWith(`/${file}.yaml`) && (one.content as { scenario?: string }).scenario === scenario,
    )

  test('every chapter has a picture', () => {
    const pictured = new Set(figures.map(({ rule }) => Number(/-(\d+)\./.exec(rule)![1])))
    expect(Array.from({ length: chapters }, (_, i) => i + 1).filter((n) => !pictured.has(n))).toEqual([])
  })

  test('there are at least fifteen examples, and a first page', () => {
    expect(examples.length).toBeGreaterThanOrEqual(15)
    expect(onePage.length).toBeGreaterThan(0)
  })

  test('everything stands at an entry that exists', () => {
    const rules = [...onePage, ...figures, ...examples].map(({ rule }) => rule)
    expect(rules.filter((rule) => !entries.includes(rule))).toEqual([])
  })

  test.each(figures.map((figure) => [figure.id, figure] as const))('picture %s can be drawn', (_, figure) => {
    expect(figureUpdate(game, figure).view).toBeDefined()
  })

  test.each(examples.map((example) => [example.id, example] as const))(
    'example %s is a scenario that holds',
    async (_, example) => {
      const document = documentOf(example)
      expect(document, `${example.file}: ${example.scenario}`).toBeDefined()
      expect((await judge(document!)).failures).toEqual([])
      const moments = momentsOf(game, example, document!.content as Scenario)
      expect(moments.length).toBeGreaterThan(1)
      expect((example.look ?? []).length).toBeLessThanOrEqual(moments.length)
      // Where somebody decides in it, the reader can play it on.
      const { hall, learner } = openLesson(game, lessonOf(example, document!.content as Scenario))
      const { rules } = game
      const { state } = hall.table
      expect(rules.legal(state, learner).length > 0).toBe(rules.pending(state).includes(learner))
    },
  )

  test.each(texts)('all is said in %s, and nothing more', (_, text) => {
    const wanted: string[] = []
    for (const { id: part } of onePage) wanted.push(`one.${part}`, `one.${part}.title`)
    for (const figure of figures) {
      wanted.push(`fig.${figure.id}`)
      for (const label of Object.keys(figure.labels))
        wanted.push(`fig.${figure.id}.${label}`, `fig.${figure.id}.${label}.about`)
    }
    for (const example of examples) {
      wanted.push(example.id)
      for (const { n } of momentsOf(game, example, documentOf(example)!.content as Scenario))
        wanted.push(`${example.id}.${n}`)
    }
    expect(Object.keys(text).toSorted()).toEqual(wanted.toSorted())
  })
})
