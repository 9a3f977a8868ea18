import { valuesOf } from '@meadhall/hall/testing/message-values'
import { describe, expect, it } from 'vitest'
import { de as deMidgard } from '../../midgard/tips/de.ts'
import { en as enMidgard } from '../../midgard/tips/en.ts'
import { ja as jaMidgard } from '../../midgard/tips/ja.ts'
import { de as deMountain } from '../../mountain/tips/de.ts'
import { en as enMountain } from '../../mountain/tips/en.ts'
import { ja as jaMountain } from '../../mountain/tips/ja.ts'
import { de as deOdin } from '../../odin/tips/de.ts'
import { en as enOdin } from '../../odin/tips/en.ts'
import { ja as jaOdin } from '../../odin/tips/ja.ts'

const BOOKS: readonly (readonly [string, Record<string, string>, Record<string, string>])[] = [
  ['Midgard in German', enMidgard, deMidgard],
  ['Midgard in Japanese', enMidgard, jaMidgard],
  ['Odin in German', enOdin, deOdin],
  ['Odin in Japanese', enOdin, jaOdin],
  ['Mountain King in German', enMountain, deMountain],
  ['Mountain King in Japanese', enMountain, jaMountain],
]

describe.each(BOOKS)('tips of %s', (_, english, other) => {
  it('ask for the values of the English ones', () => {
    for (const key of Object.keys(english))
      expect([key, valuesOf(other[key])]).toEqual([key, valuesOf(english[key])])
  })
})
