import { existsSync } from 'node:fs'
import { games } from '@meadhall/hall/games'
import { describe, expect, test } from 'vitest'
import { scenarioFolder } from './coverage.ts'
import { judge, scenarioDocuments } from './scenario-files.ts'

/** Every scenario of every game is a test of its own. */
describe.each(games.map((game) => game.id).filter((id) => existsSync(scenarioFolder(id))))('%s', (id) => {
  const documents = scenarioDocuments(scenarioFolder(id)).map((document) => {
    const { scenario } = document.content as { scenario?: string }
    return [scenario ?? `${document.file} ${document.number}`, document] as const
  })

  test('has scenarios', () => expect(documents.length).toBeGreaterThan(0))

  test.each(documents)('%s', async (_, document) => {
    const { failures, loose } = await judge(document)
    expect([...failures, ...loose]).toEqual([])
  })
})
