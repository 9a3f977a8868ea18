import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { spoilsBots } from '@meadhall/bots/spoils'
import { games } from '@meadhall/hall/games'
import { spoils } from '@meadhall/kernel/example'
import { expect, test } from 'vitest'
import { filesBelow, readText } from './files.ts'
import { faultOf, type Golden, playGolden, writeGolden } from './golden.ts'
import { seedFrom } from './tables.ts'

const golden = playGolden(spoils, Object.values(spoilsBots), seedFrom('a'), 1)

test('a golden game is read back as it was written', () => {
  expect(JSON.parse(writeGolden(golden))).toEqual(golden)
  expect(faultOf(spoils, golden)).toBe(undefined)
})

test('a change of the rules is found at the entry where it shows', () => {
  const fingerprints = golden.fingerprints.with(3, 'elsewhere')
  expect(faultOf(spoils, { ...golden, fingerprints })).toBe('entry 3 leads elsewhere')
  expect(faultOf(spoils, { ...golden, fingerprints: golden.fingerprints.slice(1) })).toMatch(/entry 0/)
  expect(faultOf(spoils, { ...golden, fingerprints: [...golden.fingerprints, 'more'] })).toMatch(
    /positions instead/,
  )
  const stricter = { ...spoils, rules: { ...spoils.rules, check: () => ({ rule: 'SP-2', why: 'notNow' }) } }
  expect(faultOf(stricter, golden)).toBe('entry 1 is refused by SP-2 (notNow)')
  expect(faultOf(spoils, { ...golden, record: { ...golden.record, version: 2 } })).toMatch(
    /version 2 of the rules/,
  )
})

const kept = games.flatMap((listed) => {
  const folder = fileURLToPath(new URL(`../../games/${listed.id}/golden`, import.meta.url))
  return existsSync(folder) ? [{ listed, files: filesBelow(folder, /\.json$/) }] : []
})

test.each(kept)('the golden games of $listed.id play as they did', async ({ listed, files }) => {
  const game = await listed.load()
  const versions = new Set<number>()
  for (const file of files) {
    const golden = JSON.parse(readText(file)) as Golden
    versions.add(golden.record.version)
    expect([file, faultOf(game, golden)]).toEqual([file, undefined])
  }
  // Of every version of the rules, so that finished games stay watchable.
  expect([...versions].sort()).toEqual(Array.from({ length: game.rules.version }, (_, i) => i + 1))
})
