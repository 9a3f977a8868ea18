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
const { greedy, random } = await listed.bots()

/** The last entry before seat 0 decides on each kind of task, by the first round to take it from. */
const WANTED: Readonly<Record<string, { task: string; round: number }>> = {
  leader: { task: 'chooseLeader', round: 0 },
  placing: { task: 'placeWorker', round: 4 },
  assigning: { task: 'assign', round: 3 },
  fight: { task: 'rollAgain', round: 2 },
  fallen: { task: 'chooseFallen', round: 1 },
  trading: { task: 'trade', round: 1 },
}
/** Keeps its warriors at home and takes more of them, which ends with too many for the longhouse. */
const hoarder: typeof greedy = ({ rules }, view, seat, chance) => {
  const legal = rules.legal(view, seat)
  const { warriors } = (view as { players: readonly { warriors: readonly number[] }[] }).players[seat]
  const isFull = warriors[0] + warriors[1] + warriors[2] === 7
  const worth = ({ do: what, at = '' }: { do: string; at?: string }) => {
    if (what === 'confirm' || (isFull && TWO_KINDS_AT.includes(at))) return 2
    return ONE_KIND_AT.includes(at) ? (isFull ? -1 : 1) : 0
  }
  const best = Math.max(...legal.map(worth))
  const among = [...legal.keys()].filter((i) => worth(legal[i]) === best)
  return legal[chance.pick('move', among)]
}
const TWO_KINDS_AT = ['jomsvikings', 'merchantShip']
const ONE_KIND_AT = ['jarlsLonghouse', 'swordsmith', 'hafter', 'blacksmith']

/** What good players seldom come to: taken from games in which seat 0 hoards warriors and else plays at random. */
const SELDOM: typeof WANTED = {
  destiny: { task: 'keepDestiny', round: 2 },
  warriors: { task: 'keepWarriors', round: 2 },
  lost: { task: 'chooseLost', round: 1 },
  blamed: { task: 'chooseBlamed', round: 1 },
  offered: { task: 'offerRune', round: 1 },
}

/** Plays a game of bots and saves it where something wanted is first to be decided; says what was found. */
function playFor(wanted: typeof WANTED, seedling: number, first: typeof greedy): readonly string[] {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + seedling) % 256)
  const hall = openHallTable(game, { seats: HOLDERS, options: {}, seed })
  const thinking = quickChance(7)
  const found = new Map<string, number>()
  while (!isOver(hall)) {
    const pending = game.rules.pending(hall.table.state)
    const { round } = hall.table.state as { round: number }
    if (pending.includes(0))
      for (const [name, { task, round: from }] of Object.entries(wanted))
        if (!found.has(name) && taskOf(hall.table.state)?.do === task && round >= from)
          found.set(name, entryNumber(hall))
    const [seat] = pending
    submit(hall, botMove(hall, seat, seat === 0 ? first : greedy, thinking, { positions: 60 }), 0)
  }
  const { frames: _, ...record } = JSON.parse(exportRecord(hall)) as { frames?: unknown; entries: object[] }
  const save = (name: string, n: number) => {
    const cut = { ...record, entries: record.entries.slice(0, n), holders: HOLDERS }
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(cut))
  }
  for (const [name, n] of found) save(name, n)
  if (wanted === WANTED) save('finished', record.entries.length)
  return [...found.keys()]
}

mkdirSync(folder, { recursive: true })
const kept = [...playFor(WANTED, 11, greedy), 'finished']
let missing = SELDOM
for (let seedling = 12; seedling < 100 && Object.keys(missing).length > 0; seedling++) {
  const found = playFor(missing, seedling, seedling % 2 === 0 ? random : hoarder)
  kept.push(...found)
  missing = Object.fromEntries(Object.entries(missing).filter(([name]) => !found.includes(name)))
}
console.log(kept.join(' '))
