import { recordedChance } from '@meadhall/kernel/chance'
import { BadRecord, type GameRecord, isMove, readRecord } from '@meadhall/kernel/record'
import { archive } from '@meadhall/kernel/replay'
import type { AnyHappening, AnyMove, Game } from '@meadhall/kernel/rules'
import { isRefusal, openTable, play, type Table, undo, undoWithConsent } from '@meadhall/kernel/table'
import { type HallTable, type Holder, isOver, person } from './hall-table.ts'

/** Whether a kept table is shown its seed: only a finished one, unless its owner keeps it to play on. */
export type Keep = 'finished' | 'toPlayOn'

/** The game as one file. A finished game also keeps every moment, to be watched whatever becomes of the rules. */
export function exportRecord(hall: HallTable, keep: Keep = 'finished'): string {
  const { snapshots: _, ...record } = hall.table.record
  const over = isOver(hall)
  if (over || keep === 'toPlayOn') record.seed = toHex(hall.seed)
  return JSON.stringify(over ? archive(hall.game.rules, record) : record)
}

/** A file read back. Throws `BadRecord` with one clear line. `seed` serves where the record does not tell its own. */
export function importRecord<S, M extends AnyMove, H extends AnyHappening>(
  game: Game<S, M, H>,
  text: string,
  holders: readonly Holder[] | undefined,
  seed: Uint8Array,
): HallTable<S, M, H> {
  const record = readRecord(text) as GameRecord<M, H>
  const table = openRecord(game, record)
  const names = record.names ?? Array.from({ length: record.seats }, (_, seat) => `${seat + 1}`)
  return {
    game,
    table,
    seed: record.seed === undefined ? seed : fromHex(record.seed),
    holders: [...(holders ?? names.map(person))],
    told: [],
  }
}

/** Opens a stranger's record move by move, so that what its rules refuse is found. Throws `BadRecord`. */
export function openRecord<S, M extends AnyMove, H extends AnyHappening>(
  game: Game<S, M, H>,
  record: GameRecord<M, H>,
): Table<S, M, H, unknown> {
  const { rules } = game
  fitsRules(game, record)
  let n = 0
  try {
    const { frames: _, snapshots: __, ...bare } = record
    const table: Table<S, M, H, unknown> = openTable(rules, { ...bare, entries: [] })
    for (const entry of record.entries) {
      n = entry.n
      if (!isMove(entry)) {
        if (entry.consent) undoWithConsent(table, entry.seat, entry.undo, entry.at)
        else if (!wasUndone(undo(table, entry.seat, entry.at), entry.undo))
          throw new Error('the undo was not possible')
        continue
      }
      const played = play(table, entry.seat, entry.move, recordedChance(entry.chance), entry.at, entry)
      if (isRefusal(played)) throw new Error(`the move is refused by ${played.rule} (${played.why})`)
      if (played.entry.chance.length !== entry.chance.length)
        throw new Error('the record gives more chance than the move asked for')
    }
    return table
  } catch (error) {
    const where = n === 0 ? 'the set-up' : `entry ${n}`
    throw new BadRecord(`damaged record: ${where}: ${(error as Error).message}`)
  }
}

/** Refuses a record that these rules cannot play. Throws `BadRecord`. */
export function fitsRules({ rules }: Game, record: GameRecord): void {
  if (record.game !== rules.id)
    throw new BadRecord(`this is a record of "${record.game}", not of "${rules.id}"`)
  if (record.version < 1 || record.version > rules.version)
    throw new BadRecord(`recorded under version ${record.version} of the rules; these are ${rules.version}`)
  if (record.seats < rules.seats.min || record.seats > rules.seats.max)
    throw new BadRecord(`damaged record: ${rules.id} is not played by ${record.seats}`)
  try {
    rules.readOptions(record.options)
  } catch (error) {
    throw new BadRecord(`damaged record: ${(error as Error).message}`)
  }
}

function wasUndone(undone: object | undefined, entry: number): boolean {
  return undone !== undefined && 'undo' in undone && undone.undo === entry
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Throws `BadRecord` unless the text is 64 hex digits. */
export function fromHex(text: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new BadRecord('a seed is 64 hex digits')
  return Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16))
}
