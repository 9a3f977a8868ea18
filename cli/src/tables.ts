import { createHash, randomBytes } from 'node:crypto'
import type { Bot } from '@meadhall/bots/bot'
import { gameOf, games, type Listed } from '@meadhall/hall/games'
import { withLevels } from '@meadhall/hall/levels'
import { BadOptions, type Game } from '@meadhall/kernel/rules'
import { sha256 } from '@meadhall/server/people/tokens'
import type { Given } from './arguments.ts'
import { readText } from './files.ts'
import { UsageError } from './usage.ts'

/** The arguments that every command with a table shares, for its `Takes`. */
export const TABLE_OPTIONS = {
  option: { value: 'NAME=VALUE', help: 'an option of the game; may be given several times', several: true },
  cards: { value: 'FILE', help: 'replace component rows by those in a JSON file' },
  seed: { value: 'TEXT', help: 'makes the game repeatable' },
} as const

export function findGame(id: string): Listed {
  const found = gameOf(id)
  if (!found)
    throw new UsageError(`there is no game '${id}'; the games are ${games.map((game) => game.id).join(', ')}`)
  return found
}

/** The game's options from `--option` and `--cards`, checked by the game. */
export function readGameOptions({ rules }: Game, given: Given): unknown {
  const options: Record<string, unknown> = {}
  for (const text of given.texts('option')) {
    const [, id, value] = /^([^=]+)=(.*)$/.exec(text) ?? []
    if (id === undefined) throw new UsageError(`--option must be NAME=VALUE, not '${text}'`)
    const spec = rules.options.find((option) => option.id === id)
    if (!spec)
      throw new UsageError(
        `${rules.id} has no option '${id}'; it has ${listOf(rules.options.map((option) => option.id))}`,
      )
    const match = spec.values.find((possible) => String(possible) === value)
    if (match === undefined)
      throw new UsageError(`option ${id} must be ${spec.values.map(String).join(' or ')}, not '${value}'`)
    options[id] = match
  }
  const cards = given.text('cards')
  if (cards !== undefined) options.cards = readCards(cards)
  try {
    return rules.readOptions(options)
  } catch (error) {
    if (error instanceof BadOptions)
      throw new UsageError(cards === undefined ? error.message : `${cards}: ${error.message}`)
    throw error
  }
}

const listOf = (words: readonly string[]) => (words.length === 0 ? 'none' : words.join(', '))

function readCards(file: string): unknown {
  try {
    return JSON.parse(readText(file))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new UsageError(`${file} is not JSON: ${error.message.replaceAll(/\s+/g, ' ')}`)
    throw error
  }
}

export function checkPlayers({ rules }: Game, players: number): void {
  const { min, max } = rules.seats
  if (players < min || players > max)
    throw new UsageError(
      `${rules.id} is for ${min === max ? min : `${min} to ${max}`} players, not ${players}`,
    )
}

/** Bots by name or level, one for each seat; a shorter list is repeated. */
export async function findBots(game: Listed, names: readonly string[], seats: number): Promise<Bot[]> {
  const known = withLevels(await game.bots())
  for (const name of names)
    if (!Object.hasOwn(known, name))
      throw new UsageError(
        `there is no bot '${name}' for ${game.id}; there are ${Object.keys(known).join(', ')}`,
      )
  return Array.from({ length: seats }, (_, seat) => known[names[seat % names.length]])
}

/** 256 bits from a text that a person chose, or fresh ones. A text of 64 hex digits is the seed itself. */
export function seedFrom(text: string | undefined): Uint8Array {
  if (text === undefined) return randomBytes(32)
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  return createHash('sha256').update(text).digest()
}

/** What is shown of a seed before the game. */
export function commitmentTo(seed: Uint8Array): string {
  return sha256(seed)
}
