import { bot, type Holder, openHallTable, person } from '@meadhall/hall/hall-table'
import { USUAL_LEVEL, withLevels } from '@meadhall/hall/levels'
import { quickChance } from '@meadhall/kernel/chance'
import type { Given, Takes } from '../arguments.ts'
import { playOn } from '../play/loop.ts'
import { takeUp } from '../play/orders.ts'
import type { Session } from '../play/session.ts'
import { openTerminal } from '../play/terminal.ts'
import {
  checkPlayers,
  commitmentTo,
  findBots,
  findGame,
  readGameOptions,
  seedFrom,
  TABLE_OPTIONS,
} from '../tables.ts'
import { UsageError } from '../usage.ts'
import { readLanguage, tellerFor, type Words, wordsOf } from '../words/words.ts'

export const takes: Takes = {
  options: {
    players: { value: 'N', help: 'seats at the table (the most the game allows)' },
    bots: {
      value: 'A,B,...',
      help: 'bots in the last seats, from thrall to konungr, or "none" (karls in all seats but one)',
    },
    names: { value: 'A,B,...', help: 'what the people are called' },
    load: { value: 'FILE', help: 'take up a game that was kept with "save"' },
    lang: { value: 'LANGUAGE', help: 'en, de or ja (en)' },
    ...TABLE_OPTIONS,
  },
  more: ['In the game, "help" lists what can be typed.'],
}

const BOT_NAMES = ['Sigrid', 'Leif', 'Gudrun', 'Orm', 'Thora', 'Egil']

/** `meadhall play`: people and bots on one screen. */
export async function run(
  given: Given,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<number> {
  const listed = findGame(given.positionals[0])
  const game = await listed.load()
  const players = given.count('players', game.rules.seats.max, 1, 99)
  checkPlayers(game, players)
  const language = readLanguage(given.text('lang'))
  const tell = tellerFor(listed, language)
  const holders = seatHolders(given, players, tell)
  const botIds = holders.flatMap((holder) => (holder.kind === 'bot' ? [holder.bot] : []))
  if (botIds.length > 0) await findBots(listed, botIds, botIds.length)
  const seed = seedFrom(given.text('seed'))
  const hall = openHallTable(game, {
    seats: holders,
    options: readGameOptions(game, given),
    seed,
    commitment: commitmentTo(seed),
  })
  const terminal = openTerminal(input, output)
  const session: Session = {
    listed,
    terminal,
    bots: withLevels(await listed.bots()),
    thinking: quickChance(Buffer.from(seed).readUInt32LE(0)),
    language,
    hall,
    words: await wordsOf(
      listed,
      language,
      holders.map(({ name }) => name),
      hall.table.record.options,
    ),
    at: null,
    seen: holders.map(() => -1),
    choices: [],
    components: [],
    own: '',
    guest: false,
    fresh: true,
  }
  try {
    const file = given.text('load')
    if (file !== undefined) await takeUp(session, file)
    terminal.print(tell('welcome', { title: listed.titles?.[language] ?? listed.title }))
    return await playOn(session)
  } finally {
    terminal.close()
  }
}

/** People first, then the bots. */
function seatHolders(given: Given, players: number, tell: Words['tell']): Holder[] {
  const wanted =
    given.text('bots') ??
    Array(players - 1)
      .fill(USUAL_LEVEL)
      .join(',')
  const bots = wanted === 'none' || wanted === '' ? [] : wanted.split(',').map((name) => name.trim())
  if (bots.length > players) throw new UsageError(`${bots.length} bots do not fit in ${players} seats`)
  const people = players - bots.length
  const names =
    given
      .text('names')
      ?.split(',')
      .map((name) => name.trim()) ?? []
  if (names.length > people) throw new UsageError(`${names.length} names for ${people} people`)
  const holders = [
    ...Array.from({ length: people }, (_, seat) => person(names[seat] ?? tell('player', { n: seat + 1 }))),
    ...bots.map((id, i) => bot(id, BOT_NAMES[i % BOT_NAMES.length])),
  ]
  const called = holders.map(({ name }) => name.toLowerCase())
  const twice = called.find((name, i) => name === '' || called.indexOf(name) !== i)
  if (twice !== undefined) throw new UsageError(`two at the table cannot both be called '${twice}'`)
  return holders
}
