import { parseArgs } from 'node:util'
import { GAME_IDS, type GameId } from '@meadhall/hall/game-ids'
import { LOCALES, type Locale } from '@meadhall/kernel/locales'

const LEVELS = ['thrall', 'karl', 'huscarl', 'jarl', 'konungr'] as const
const THEMES = ['dark', 'light'] as const

export type Level = (typeof LEVELS)[number]
export type Input = 'mouse' | 'touch' | 'keys'

/** Who comes, and how. */
export interface Visit {
  readonly game: GameId
  /** Seats that are taken; missing: what the door offers. */
  readonly players?: number
  readonly bots?: Level
  readonly size: { readonly width: number; readonly height: number }
  readonly input: Input
  readonly locale: Locale
  readonly theme: (typeof THEMES)[number]
  readonly games: number
  /** For the stranger's own whims, and for the table's cards and dice. */
  readonly seed: string
  /** Leave after so many clicks, or minutes, of a game. */
  readonly clicks: number
  readonly minutes: number
  readonly verbose: boolean
  readonly json: boolean
  readonly out: string
}

export const HELP = `npm run stranger -- GAME [options]

Somebody who knows nothing of the page plays whole games in a real browser with a first visit's settings, by what is
to be seen, and writes down what goes wrong. GAME: ${GAME_IDS.join(', ')}.

  --players N     seats that are taken (a game alone: 1); otherwise what the door offers
  --bots L        how well the others play: ${LEVELS.join(', ')}
  --size WxH      the window (1280x720)
  --touch         a finger instead of a mouse
  --keys          Tab, arrows, Enter and Escape instead of a mouse
  --locale L      ${LOCALES.join(', ')} (en)
  --theme T       ${THEMES.join(', ')} (dark)
  --games N       so many games one after the other (1)
  --seed S        the same whims, cards and dice again
  --clicks N      leave a game after so many clicks
  --minutes M     leave a game after so many minutes (60)
  --out DIR       where pictures go (.cache/stranger)
  --verbose       a line for everything that is done
  --json          one object at the end: games, finished, clicks, stuck

The exit code is 0 when nothing was found, 1 when something was, 2 for arguments that cannot be used.`

/** Arguments that cannot be used; the message is one line. */
export class UsageError extends Error {}

export function readArgs(args: readonly string[]): Visit | 'help' {
  const { values, positionals } = parsed(args)
  if (values.help) return 'help'
  if (positionals.length !== 1) throw new UsageError(`which game? One of ${GAME_IDS.join(', ')}`)
  if (values.touch && values.keys) throw new UsageError('either --touch or --keys')
  const players = values.players === undefined ? undefined : whole('--players', values.players, 1, 5)
  const bots = values.bots === undefined ? undefined : oneOf('--bots', values.bots, LEVELS)
  return {
    game: oneOf('the game', positionals[0], GAME_IDS),
    ...(players !== undefined && { players }),
    ...(bots !== undefined && { bots }),
    size: sizeOf(values.size),
    input: values.touch ? 'touch' : values.keys ? 'keys' : 'mouse',
    locale: oneOf('--locale', values.locale, LOCALES),
    theme: oneOf('--theme', values.theme, THEMES),
    games: whole('--games', values.games, 1, 1000),
    seed: values.seed ?? '',
    clicks: whole('--clicks', values.clicks, 1, 100_000),
    minutes: amount('--minutes', values.minutes),
    verbose: values.verbose,
    json: values.json,
    out: values.out,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        players: { type: 'string' },
        bots: { type: 'string' },
        size: { type: 'string', default: '1280x720' },
        touch: { type: 'boolean', default: false },
        keys: { type: 'boolean', default: false },
        locale: { type: 'string', default: 'en' },
        theme: { type: 'string', default: 'dark' },
        games: { type: 'string', default: '1' },
        seed: { type: 'string' },
        clicks: { type: 'string', default: '5000' },
        minutes: { type: 'string', default: '60' },
        out: { type: 'string', default: '.cache/stranger' },
        verbose: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0])
  }
}

function oneOf<T extends string>(what: string, value: string, known: readonly T[]): T {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new UsageError(`${what} is one of ${known.join(', ')}, not ${value}`)
  return found
}

function whole(what: string, value: string, least: number, most: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(`${what} is a number from ${least} to ${most}, not ${value}`)
  return number
}

function amount(what: string, value: string): number {
  const number = Number(value)
  if (!(number > 0 && number <= 600)) throw new UsageError(`${what} is a number up to 600, not ${value}`)
  return number
}

function sizeOf(value: string): Visit['size'] {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(value) ?? []
  if (!width || !height) throw new UsageError(`--size is a width and a height such as 1280x720, not ${value}`)
  return { width: Number(width), height: Number(height) }
}
