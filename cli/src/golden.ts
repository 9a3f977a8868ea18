import { type Bot, QUICK } from '@meadhall/bots/bot'
import { below, keyedChance, quickChance, quickWords } from '@meadhall/kernel/chance'
import { fingerprint } from '@meadhall/kernel/plain'
import type { GameRecord } from '@meadhall/kernel/record'
import { moments } from '@meadhall/kernel/replay'
import type { Game } from '@meadhall/kernel/rules'
import { isRefusal, play, startTable } from '@meadhall/kernel/table'

/** A finished game and the fingerprint of each of its positions, the set-up first. */
export interface Golden {
  readonly record: GameRecord
  readonly fingerprints: readonly string[]
}

/** Plays one game by bots. About every other game has options of its own choosing, and seats vary with the number. */
export function playGolden(game: Game, bots: readonly Bot[], seed: Uint8Array, number: number): Golden {
  const { rules } = game
  const word = quickWords(number)
  const seats = rules.seats.min + (number % (rules.seats.max - rules.seats.min + 1))
  const options: Record<string, unknown> = {}
  if (below(2, word) === 1)
    for (const { id, values } of rules.options) options[id] = values[below(values.length, word)]
  const { table } = startTable(rules, {
    options: rules.readOptions(options),
    seats,
    chance: keyedChance(seed, 0),
  })
  const fingerprints = [fingerprint(table.state)]
  const thinking = quickChance(number)
  for (let pending = rules.pending(table.state); pending.length > 0; pending = rules.pending(table.state)) {
    const seat = pending[below(pending.length, word)]
    const bot = bots[below(bots.length, word)]
    const move = bot(game, rules.view(table.state, seat), seat, thinking, QUICK)
    const played = play(table, seat, move, keyedChance(seed, table.record.entries.length + 1))
    if (isRefusal(played))
      throw new Error(`game ${number}: ${rules.id} refuses its own move by ${played.rule}`)
    fingerprints.push(fingerprint(table.state))
  }
  const { snapshots: _, ...record } = table.record
  return { record, fingerprints }
}

/** The first entry after which the rules now lead elsewhere, or why they lead nowhere. */
export function faultOf({ rules }: Game, { record, fingerprints }: Golden): string | undefined {
  if (record.version < 1 || record.version > rules.version)
    return `recorded under version ${record.version} of the rules; these are ${rules.version}`
  let i = 0
  try {
    for (const { n, state } of moments(rules, record))
      if (fingerprint(state) !== fingerprints[i++]) return `entry ${n} leads elsewhere`
  } catch (error) {
    return (error as Error).message
  }
  return i === fingerprints.length
    ? undefined
    : `the game has ${i} positions instead of ${fingerprints.length}`
}

/** One entry a line, so that a change can be seen. */
export function writeGolden({ record, fingerprints }: Golden): string {
  const { entries, ...head } = record
  const lines = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).join(',\n')
  return `{"record":${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines(entries)}]},\n"fingerprints":[\n${lines(fingerprints)}]}\n`
}
