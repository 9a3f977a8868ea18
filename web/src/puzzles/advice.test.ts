import { GAME_IDS } from '@meadhall/hall/game-ids'
import { puzzleOf, puzzlesOf } from '@meadhall/hall/puzzles/shelf'
import { expect, test } from 'vitest'
import { suggestions } from '../hint/reasons.ts'
import { adviceOf } from './advice.ts'

test.each(GAME_IDS)('whoever has answered a puzzle of %s is told why', async (id) => {
  const untold: string[] = []
  for (const head of await puzzlesOf(id)) {
    const [{ lines, chances }] = suggestions(adviceOf((await puzzleOf(id, head.id))!))
    if (lines.length + chances.length === 0) untold.push(head.id)
  }
  expect(untold).toEqual([])
})
