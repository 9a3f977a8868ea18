import { describe, expect, it } from 'vitest'
import { quickChance } from './chance.ts'
import { spoils } from './example.ts'
import { canonical } from './plain.ts'
import { preview } from './preview.ts'
import { play, startTable } from './table.ts'

const { rules } = spoils

describe('a preview', () => {
  it('previews a move up to the first unknown and leaves the view alone', () => {
    const { table } = startTable(rules, { options: {}, seats: 2, chance: quickChance(1) })
    play(table, 0, { do: 'bid', card: 3 }, quickChance(1))
    const view = rules.view(table.state, 0)
    const before = canonical(view)
    const shown = preview(rules, view, 1, { do: 'bid', card: 2 })
    expect(shown.until).toBe('prize')
    expect(shown.told.map((happening) => happening.what)).toContain('prizeTaken')
    expect(canonical(view)).toBe(before)
  })
})
