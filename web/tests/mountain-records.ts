// Writes the fixed records of The Fall of the Mountain King that tests and pictures start from, into the folder given:
// games played by bots from fixed seeds, cut where seat 0 has something of each kind to decide.
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
import type { Happening, Move } from '@meadhall/mountain/moves'
import { mountain } from '@meadhall/mountain/rules'
import { example } from '../src/mountain/invasion-example.ts'

const folder = process.argv[2]
const NAMES = ['Ari', 'Astrid', 'Orm', 'Kenji', 'Ines']

const listed = gameOf('mountain')!
const game = await listed.load()
const { greedy } = await listed.bots()
mkdirSync(folder, { recursive: true })

/** By name: the task of seat 0 to cut before, and the first wave to take it from. */
type Wanted = Readonly<Record<string, readonly [task: string, wave: number]>>

function play(players: number, seedByte: number, wanted: Wanted, finished?: string) {
  const holders = NAMES.slice(0, players).map((name, seat) => (seat === 0 ? person(name) : bot('karl', name)))
  const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + seedByte) % 256)
  const hall = openHallTable(game, { seats: holders, options: {}, seed })
  const thinking = quickChance(7)
  const found = new Map<string, number>()
  let last = 0
  const enough = finished === undefined ? Object.keys(wanted).length : Number.POSITIVE_INFINITY
  while (!isOver(hall) && found.size < enough) {
    const pending = game.rules.pending(hall.table.state)
    const { wave } = hall.table.state as { wave: number }
    if (pending.includes(0)) last = entryNumber(hall)
    if (pending.includes(0))
      for (const [name, [task, from]] of Object.entries(wanted))
        if (!found.has(name) && taskOf(hall.table.state)?.do === task && wave >= from)
          found.set(name, entryNumber(hall))
    submit(hall, botMove(hall, pending[pending.length - 1], greedy, thinking, { positions: 12 }), 0)
  }
  const whole = JSON.parse(exportRecord(hall)) as { entries: object[] }
  const save = (name: string, n: number) => {
    const { frames: _, ...record } = whole as { frames?: unknown; entries: object[] }
    writeFileSync(
      join(folder, `${name}.json`),
      JSON.stringify({ ...record, entries: record.entries.slice(0, n), holders }),
    )
  }
  for (const [name, n] of found) save(name, n)
  if (finished !== undefined) {
    save(finished, whole.entries.length)
    save(`${finished}-nearly`, last)
  }
  console.log([...found.keys(), finished ?? ''].join(' '))
}

play(
  4,
  11,
  {
    'mountain-champion': ['chooseChampion', 0],
    'mountain-settle': ['settle', 0],
    'mountain-ancestry': ['layCard', 1],
    'mountain-turn': ['turn', 1],
    'mountain-advance': ['advance', 1],
    'mountain-bolster': ['bolster', 0],
    'mountain-influence': ['influence', 1],
    'mountain-wheel': ['turnWheel', 0],
  },
  'mountain-finished',
)
play(4, 30, { 'mountain-lead': ['leadGnome', 1] })
play(5, 23, { 'mountain-five': ['advance', 1] })
play(2, 12, { 'mountain-back': ['turn', 1] })
play(1, 13, { 'mountain-solo-start': ['chooseChampion', 0], 'mountain-solo': ['turn', 0] })

// The rulebook's example of an invasion, as seat 0 sees it: before, when the gate is opened, and after its choice.
const { rules } = mountain
const state = example()
const shown = (told: readonly Happening[]) => ({
  view: rules.view(state, 0),
  pending: rules.pending(state),
  legal: rules.pending(state).includes(0) ? rules.legal(state, 0) : [],
  told,
})
const after = (seat: number, move: Move) => {
  const told: Happening[] = []
  rules.apply(state, seat, move, quickChance(5), (happening) => told.push(happening))
  return shown(told)
}
writeFileSync(
  join(folder, 'mountain-example.json'),
  JSON.stringify([shown([]), after(1, { do: 'pass' }), after(0, { do: 'lead', to: 'mud1' })]),
)
