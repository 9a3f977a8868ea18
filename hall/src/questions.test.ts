import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from './games.ts'

const doc = readFileSync(new URL('../../docs/lessons.md', import.meta.url), 'utf8')
const [, ...parts] = doc.split('\n## Twenty questions')[1].split('\n### ')

test.each(games.map((game) => [game.title, game] as const))(
  'twenty questions about %s are answered by an entry and a step',
  async (title, game) => {
    const table = parts.find((part) => part.startsWith(title))!
    const rows = table
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('?'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    expect(rows).toHaveLength(20)
    const rules = Object.keys(await game.rulebook.en())
    const steps = (await game.lessons.load()).flatMap((lesson) =>
      lesson.steps.map((step) => `${lesson.id}.${step.id}`),
    )
    for (const [, , entry, step] of rows) {
      expect(rules).toContain(entry)
      expect(steps).toContain(step)
    }
  },
)
