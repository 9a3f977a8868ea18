import { DAY_TABLES, daySeedName } from '@meadhall/hall/day-tables'
import { type ByGame, type GameId, ofGame } from '@meadhall/hall/game-ids'
import { bot, type Holder, person } from '@meadhall/hall/hall-table'
import { USUAL_LEVEL, withTemperaments } from '@meadhall/hall/levels'
import { localHall } from '../app/local-hall.ts'
import { go } from '../app/route.ts'
import { coachAt } from '../store/coach.ts'
import { settings } from '../store/settings.ts'
import { BOT_NAMES } from './catalog.ts'

const SEED_WORDS = ['RAVEN', 'WOLF', 'BEAR', 'STAG', 'OTTER', 'HERON', 'SALMON', 'EAGLE', 'ELK', 'SEAL']

/** A seed that people can tell each other. */
export function newSeedName(): string {
  const [word, digits] = crypto.getRandomValues(new Uint32Array(2))
  return `${SEED_WORDS[word % SEED_WORDS.length]}-${String(digits % 1_000_000).padStart(6, '0')}`
}

/** The seed that everybody shares on one day, wherever they live. */
export const seedOfTheDay = (): string => `DAY-${new Date().toISOString().slice(0, 10)}`

/** The 256 bits that a seed's name stands for. */
async function seedOf(name: string): Promise<string> {
  const bytes = new TextEncoder().encode(`meadhall ${name.trim().toUpperCase()}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface Start {
  readonly game: string
  readonly holders: readonly Holder[]
  readonly options: unknown
  readonly seedName: string
  readonly odds: boolean
  /** Left out: until the next roll or hidden card. */
  readonly takingBack?: 'never'
  readonly day?: string
}

/** Sets up a game in the local hall and goes to its table. */
export async function start(table: Start): Promise<void> {
  go({ at: 'table', id: await setUp(table), show: 'play' })
}

async function setUp({ seedName, holders, ...table }: Start): Promise<string> {
  const seed = await seedOf(seedName)
  // Bots for whom nobody has chosen a temperament draw one.
  const dealt = withTemperaments(
    holders.map((holder) => (holder.kind === 'bot' ? holder.bot : null)),
    Number.parseInt(seed.slice(0, 2), 16),
  )
  const seated = holders.map((holder, i) => (holder.kind === 'bot' ? bot(dealt[i]!, holder.name) : holder))
  return localHall().start({ ...table, holders: seated, seed, seedName })
}

/** The game of the day: everybody's cards and dice, nothing taken back and nobody to ask. */
export function startDay(game: GameId, day: string, name: string): Promise<void> {
  const { options, bots } = DAY_TABLES[game]
  return start({
    game,
    holders: [person(name), ...bots.map((of, i) => bot(of, BOT_NAMES[i]))],
    options,
    seedName: daySeedName(day, game),
    odds: false,
    takingBack: 'never',
    day,
  })
}

/** After the lessons: one easy bot, the short form where the rules have one, and Muninn beside the table. */
export async function firstGame(game: string, name: string): Promise<void> {
  const id = await setUp({
    game,
    holders: [person(name), bot('thrall', BOT_NAMES[0])],
    options: ofGame(FIRST_GAME, game) ?? {},
    seedName: newSeedName(),
    odds: true,
  })
  coachAt(id)
  go({ at: 'table', id, show: 'play' })
}

const FIRST_GAME: ByGame<object> = { midgard: {}, odin: { length: 'short' }, mountain: {} }

/** "Play now": you and three bots, with the usual options. */
export function playNow(game: string, guest: string): Promise<void> {
  const name = settings.get().name || guest
  return start({
    game,
    holders: [person(name), ...BOT_NAMES.slice(0, 3).map((of) => bot(USUAL_LEVEL, of))],
    options: {},
    seedName: newSeedName(),
    odds: true,
  })
}
