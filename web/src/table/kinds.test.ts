import { midgard } from '@meadhall/midgard/rules'
import { mountain } from '@meadhall/mountain/rules'
import { odin } from '@meadhall/odin/rules'
import { describe, expect, test } from 'vitest'
import { barrierKey, soundOf } from './kinds.ts'

describe('a table hears what its game says', () => {
  test.each([
    ['midgard', midgard.kinds, ['rolled'], 'rattle'],
    ['midgard', midgard.kinds, ['struck', 'defeated'], 'horn'],
    ['midgard', midgard.kinds, ['coinLaid', 'gameEnded'], 'horn'],
    ['odin', odin.kinds, ['rolled', 'gained'], 'rattle'],
    ['odin', odin.kinds, ['gameEnded'], 'horn'],
    ['mountain', mountain.kinds, ['acted'], 'knock'],
    ['mountain', mountain.kinds, ['gameEnds'], 'horn'],
    ['mountain', mountain.kinds, ['standLost'], 'horn'],
  ] as const)('%s: %$', (_game, kinds, told, sound) => {
    expect(soundOf(told, kinds)).toBe(sound)
  })

  test.each([
    ['midgard', midgard.kinds, 'spearman', 'barrier.dice'],
    ['midgard', midgard.kinds, 'journey', 'barrier.cards'],
    ['odin', odin.kinds, 'd12', 'barrier.dice'],
    ['odin', odin.kinds, 'weapon', 'barrier.cards'],
    ['mountain', mountain.kinds, 'gnome', 'barrier.cards'],
    ['mountain', mountain.kinds, 'move', 'barrier.move'],
  ] as const)('%s: nobody undoes past %$', (_game, kinds, what, key) => {
    expect(barrierKey(what, kinds)).toBe(key)
  })
})
