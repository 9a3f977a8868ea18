// Writes the fixed records that tests and pictures start from, into the folder given: a game of four played by bots
// from a fixed seed, and the same game cut where seat 0 has something of each kind to decide.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botMove } from '@meadhall/hall/bot-seats'
import { gameOf } from '@meadhall/hall/games'
import {
  bot,
  entryNumber,
  exportRecord,
  isOver,
  openHallTable,
  person,
  submit,
} from '@meadhall/hall/hall-table'
import { taskOf } from '@meadhall/hall/say'
import { quickChance } from '@meadhall/kernel/chance'

const folder = process.argv[2]
const NAMES = ['Ari', 'Astrid', 'Orm', 'Kenji']
const HOLDERS = NAMES.map((name, seat) => (seat === 0 ? person(name) : bot('karl', name)))

const listed = gameOf('midgard')!
const game = await listed.load()
const { greedy } = await listed.bots()
const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + 11) % 256)
const hall = openHallTable(game, { seats: HOLDERS, options: {}, seed })
const thinking = quickChance(7)

/** The last entry before seat 0 decides on each kind of task, by the first round to take it from. */
const WANTED: Readonly<Record<string, { task: string; round: number }>> = {
  leader: { task: 'chooseLeader', round: 0 },
  placing: { task: 'placeWorker', round: 4 },
  assigning: { task: 'assign', round: 3 },
  fight: { task: 'rollAgain', round: 2 },
  fallen: { task: 'chooseFallen', round: 1 },
  destiny: { task: 'keepDestiny', round: 1 },
  trading: { task: 'trade', round: 1 },
}
const found = new Map<string, number>()

while (!isOver(hall)) {
  const pending = game.rules.pending(hall.table.state)
  const { round } = hall.table.state as { round: number }
  if (pending.includes(0))
    for (const [name, wanted] of Object.entries(WANTED))
      if (!found.has(name) && taskOf(hall.table.state)?.do === wanted.task && round >= wanted.round)
        found.set(name, entryNumber(hall))
  submit(hall, botMove(hall, pending[0], greedy, thinking, { positions: 60 }), 0)
}

mkdirSync(folder, { recursive: true })
const whole = JSON.parse(exportRecord(hall)) as { entries: object[] }
const save = (name: string, n: number) => {
  const { frames: _, ...record } = whole as { frames?: unknown; entries: object[] }
  const cut = { ...record, entries: record.entries.slice(0, n), holders: HOLDERS }
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(cut))
}
for (const [name, n] of found) save(name, n)
save('finished', whole.entries.length)
console.log([...found.keys(), 'finished'].join(' '))
