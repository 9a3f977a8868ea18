// Writes fixed records of A Feast for Odin into the folder given: a game of four and one alone, played by bots from a
// fixed seed, and both cut where seat 0 has something of each kind to decide.
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
import type { State } from '@meadhall/odin/state'
import { FIRST_GREEN, GOODS } from '@meadhall/odin/vocabulary'

const folder = process.argv[2]
const NAMES = ['Ari', 'Astrid', 'Orm', 'Kenji']
const listed = gameOf('odin')!
const game = await listed.load()
const { greedy } = await listed.bots()

/** The first entry (or the last) at which seat 0 (or another) decides on a kind of task, from a round on. */
type Wanted = Readonly<
  Record<string, { task: string; round: number; tiles?: number; last?: true; seat?: number }>
>
const FOUR: Wanted = {
  'odin-early': { task: 'turn', round: 1 },
  'odin-middle': { task: 'turn', round: 4 },
  'odin-late': { task: 'turn', round: 7 },
  // The fullest board of the game.
  'odin-full': { task: 'window', round: 7, last: true, seat: 2 },
  'odin-tiles': { task: 'turn', round: 1, tiles: 2 },
  'odin-feast': { task: 'feasting', round: 3 },
  'odin-window': { task: 'window', round: 3 },
  'odin-dice': { task: 'dice', round: 1 },
  'odin-upgrade': { task: 'upgrade', round: 2 },
  'odin-mountain': { task: 'mountain', round: 1 },
}
const ALONE: Wanted = { 'odin-solo': { task: 'turn', round: 5 } }

mkdirSync(folder, { recursive: true })
play(NAMES, FOUR, 'odin-finished')
play(NAMES.slice(0, 1), ALONE, 'odin-solo-finished')

function play(names: readonly string[], wanted: Wanted, last: string): void {
  const holdersWith = (own: number) =>
    names.map((name, seat) => (seat === own ? person(name) : bot('karl', name)))
  const holders = holdersWith(0)
  const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 53 + 7) % 256)
  const hall = openHallTable(game, { seats: holders, options: {}, seed })
  const thinking = quickChance(7)
  const found = new Map<string, number>()
  while (!isOver(hall)) {
    const pending = game.rules.pending(hall.table.state)
    const { round, players } = hall.table.state as State
    for (const [name, { task, round: from, tiles = 0, last = false, seat = 0 }] of Object.entries(wanted)) {
      const goods = players[seat].supply.slice(FIRST_GREEN, GOODS.length).reduce((sum, n) => sum + n, 0)
      if (!pending.includes(seat) || taskOf(hall.table.state)?.do !== task) continue
      if ((last || !found.has(name)) && round >= from && goods >= tiles) found.set(name, entryNumber(hall))
    }
    submit(hall, botMove(hall, pending[0], greedy, thinking, { positions: 20 }), 0)
  }
  const whole = JSON.parse(exportRecord(hall)) as { frames?: unknown; entries: object[] }
  const { frames: _, ...record } = whole
  const save = (name: string, n: number) =>
    writeFileSync(
      join(folder, `${name}.json`),
      JSON.stringify({
        ...record,
        entries: record.entries.slice(0, n),
        holders: holdersWith(wanted[name]?.seat ?? 0),
      }),
    )
  for (const [name, n] of found) save(name, n)
  save(last, record.entries.length)
}
