import { existsSync } from 'node:fs'
import { games } from '@meadhall/hall/games'
import { filesBelow, readText } from '../files.ts'
import { faultOf, type Golden } from '../golden.ts'
import { breathe, type Found, faultList, type Part, type Time } from './part.ts'

/** Games that were recorded by versions before this one. */
export const upgrade: Part = {
  name: 'upgrade',
  what: 'games of versions before, finished and cut short',
  aim: 300,
  unit: 'games',
  async run(time: Time): Promise<Found> {
    const { faults, add } = faultList()
    let count = 0
    for (const listed of games) {
      const { id } = listed
      const folder = new URL(`../../../games/${id}/golden`, import.meta.url).pathname
      const game = await listed.load()
      for (const file of existsSync(folder) ? filesBelow(folder, /\.json$/) : []) {
        if (time.isUp()) break
        const golden = JSON.parse(readText(file)) as Golden
        const half = Math.floor(golden.record.entries.length / 2)
        const running = {
          record: { ...golden.record, entries: golden.record.entries.slice(0, half) },
          fingerprints: golden.fingerprints.slice(0, half + 1),
        }
        for (const one of [golden, running]) {
          const fault = faultOf(game, one)
          if (fault !== undefined) add(`${id}: ${fault}`)
          count++
        }
        await breathe()
      }
    }
    return { count, faults }
  },
}
