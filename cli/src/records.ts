import type { Listed } from '@meadhall/hall/games'
import { fromHex, openRecord } from '@meadhall/hall/record-file'
import { BadRecord, type GameRecord, readRecord } from '@meadhall/kernel/record'
import { falseFrames } from '@meadhall/kernel/replay'
import type { Game } from '@meadhall/kernel/rules'
import { readText } from './files.ts'
import { findGame } from './tables.ts'
import { UsageError } from './usage.ts'

/** A record file and the game it is of. What is wrong with the file is the caller's mistake. */
export async function readRecordFile(
  file: string,
): Promise<{ record: GameRecord; listed: Listed; game: Game; text: string }> {
  const text = readText(file)
  return asUsage(file, async () => {
    const record = readRecord(text)
    const listed = findGame(record.game)
    return { record, listed, game: await listed.load(), text }
  })
}

/**
 * Runs something on a file's content. Whatever goes wrong with it is told in one line that names the file: a stranger's
 * file can hold anything, and what the rules make of that is not worth more.
 */
export async function asUsage<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isTold = error instanceof BadRecord || error instanceof UsageError
    const said = (error as Error).message.split('\n')[0]
    throw new UsageError(`${file}: ${isTold ? '' : 'damaged: '}${said}`)
  }
}

/** Refuses a record that its rules do not allow, or whose kept moments are not those that its moves lead to. */
export function checkRecord(game: Game, record: GameRecord): void {
  openRecord(game, record)
  const [fault] = falseFrames(game.rules, record)
  if (fault !== undefined) throw new BadRecord(`forged record: ${fault}`)
}

export function seedOf(record: GameRecord, given: string | undefined): Uint8Array {
  const seed = given ?? record.seed
  if (seed === undefined)
    throw new BadRecord(
      'the record does not tell its seed; give it with --seed HEX, or wait for the end of the game',
    )
  return fromHex(seed)
}
