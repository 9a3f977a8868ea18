import { describe, expect, it } from 'vitest'
import { spoils } from './example.ts'
import { fingerprint } from './plain.ts'
import { archive, faults, fingerprints, moments } from './replay.ts'
import { playedGame, seed } from './testing/played.ts'

const { rules } = spoils

describe('a record played again', () => {
  it('archived, is watched without the rules', () => {
    const table = playedGame()
    const kept = archive(rules, table.record)
    const broken = { ...rules, apply: () => expect.unreachable(), setup: () => expect.unreachable() }
    const shown = [...moments(broken as typeof rules, kept)].map((moment) => fingerprint(moment.state))
    expect(shown).toEqual(fingerprints(rules, table.record))
  })

  it('is proven by its seed, and a forged draw is found', () => {
    const { record } = playedGame()
    expect(faults(rules, record, seed)).toEqual([])
    const forged = structuredClone(record)
    const entry = forged.entries.find((found) => 'chance' in found && found.chance.length > 0)!
    if ('chance' in entry) (entry.chance as number[])[0] = (entry.chance[0] % 5) + 1
    expect(faults(rules, forged, seed)).toHaveLength(1)
    expect(
      faults(
        rules,
        record,
        seed.map((byte) => byte ^ 1),
      ),
    ).toHaveLength(1)
  })
})
