import { expect, test } from 'vitest'
import { codes, foreign, foreignInPage } from './shared-page.ts'

test('what all games share on the page has no rule number and no code of a game', async () => {
  expect(await foreignInPage()).toEqual([])
})

test('a rule number, a code and an import of a game are found', async () => {
  const text = `// CM-5.3
    import { State } from '@meadhall/odin/state'
    const isRoll = what === 'rolled' || what === 'd8'`
  expect(foreign(text, await codes())).toEqual(['CM-5.3', 'rolled', 'd8', '@meadhall/odin/state'])
})
