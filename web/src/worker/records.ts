import { gameOf } from '@meadhall/hall/games'
import { type HallTable, type Holder, person, submit } from '@meadhall/hall/hall-table'
import { fitsRules, fromHex, toHex } from '@meadhall/hall/record-file'
import { tableOn } from '@meadhall/hall/table-on'
import { keptUpdateFor, type TableUpdate } from '@meadhall/hall/update'
import { copyPlain } from '@meadhall/kernel/plain'
import { BadRecord, readRecord } from '@meadhall/kernel/record'
import { faults, moments } from '@meadhall/kernel/replay'
import type { AnyMove, Seat } from '@meadhall/kernel/rules'
import type { Eyes } from './marks.ts'
import { momentOf, timelineOf } from './review.ts'

/** The finished game that is looked at. */
let opened: HallTable | undefined

async function read(text: string) {
  const record = readRecord(text)
  const listed = gameOf(record.game)
  if (!listed) throw new BadRecord(`there is no game "${record.game}" here`)
  return { record, game: await listed.load() }
}

function table(): HallTable {
  if (!opened) throw new Error('no record is open')
  return opened
}

/** Finished games of elsewhere, to be looked at and to be checked. */
export const recordFunctions = {
  /** Takes up a finished game. It keeps its every moment, so it can be watched whatever rules are in force now. */
  async openRecord(text: string, holders: readonly Holder[] | undefined): Promise<void> {
    const { record, game } = await read(text)
    const last = [...moments(game.rules, record)].at(-1)
    const names = record.names ?? Array.from({ length: record.seats }, (_, seat) => `${seat + 1}`)
    opened = {
      game,
      table: { rules: game.rules, record, state: last?.state },
      seed: fromHex(record.seed ?? ''),
      holders: [...(holders ?? names.map(person))],
      told: [],
    }
  },

  recordTimeline: (eyes: Eyes) => timelineOf(table(), eyes),
  recordMoment: (n: number, eyes: Eyes) => momentOf(table(), n, eyes),

  /** The table after each of the moves that a seat did not make: from where it stood before entry `n`, with some other luck. */
  recordLine(n: number, eyes: Seat, seat: Seat, line: readonly AnyMove[]): TableUpdate[] {
    const {
      game,
      holders,
      table: { record },
    } = table()
    const before = [...moments(game.rules, record)].findLast((moment) => moment.n < n)
    if (!before) return []
    const hall = tableOn(game, copyPlain(before.state), {
      version: record.version,
      options: record.options,
      holders,
    })
    const seen: TableUpdate[] = []
    for (const [i, move] of line.entries()) {
      // What came by chance may be other than the line was meant for: there it ends.
      if (submit(hall, { seat, answers: i, move }).outcome !== 'played') break
      seen.push(keptUpdateFor(hall, eyes))
    }
    return seen
  },

  /** Fair dice: what the record claims that its seed does not give; empty where every roll and draw came from it. */
  async verify(text: string): Promise<{ entries: number; faults: string[] }> {
    const { record, game } = await read(text)
    fitsRules(game, record)
    const seed = fromHex(record.seed ?? '')
    const hash = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(seed))))
    const wrong = record.commitment?.toLowerCase() === hash ? [] : ['the hash is not that of the seed']
    return { entries: record.entries.length, faults: [...wrong, ...faults(game.rules, record, seed)] }
  },
}

export type RecordCalls = typeof recordFunctions
