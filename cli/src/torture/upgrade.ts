import { existsSync } from 'node:fs'
import { GAME_IDS } from '@meadhall/hall/game-ids'
import { filesBelow, readText } from '../files.ts'
import { faultOf, type Golden } from '../golden.ts'
import type { Tries } from './part.ts'
import { filePath } from './root.ts'
import { victims } from './tables.ts'

const KEPT = GAME_IDS.flatMap((id) => {
  const folder = filePath(`games/${id}/golden`)
  const kept = existsSync(folder) ? filesBelow(folder, /\.json$/) : []
  return kept.flatMap((file) => [
    { id, file, part: 1 },
    { id, file, part: 0.5 },
  ])
})

/** Games that were recorded by versions before this one, whole and cut short. */
export const upgrade: Tries = {
  name: 'upgrade',
  what: 'games of versions before, finished and cut short',
  aim: KEPT.length,
  unit: 'games',
  block: 10,
  async open() {
    const games = Object.fromEntries((await victims()).map(({ id, game }) => [id, game]))
    return (number, findings) => {
      if (number >= KEPT.length) return
      const { id, file, part } = KEPT[number]
      const { record, fingerprints } = JSON.parse(readText(file)) as Golden
      const length = Math.floor(record.entries.length * part)
      const fault = faultOf(games[id], {
        record: { ...record, entries: record.entries.slice(0, length) },
        fingerprints: fingerprints.slice(0, length + 1),
      })
      findings.count()
      findings.times(`${record.game} ${record.version}`)
      if (fault !== undefined) findings.fault(`${file}: ${fault}`)
    }
  },
  note: ({ times = {} }) =>
    `by game and version: ${Object.entries(times)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, n]) => `${what}: ${n}`)
      .join(', ')}`,
}
