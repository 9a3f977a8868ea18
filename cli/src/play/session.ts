import type { Bot } from '@meadhall/bots/bot'
import type { Listed } from '@meadhall/hall/games'
import { botOf, entryNumber, type HallTable } from '@meadhall/hall/hall-table'
import { toViewer } from '@meadhall/hall/say'
import { taskOf } from '@meadhall/hall/task'
import { logSince, remainingLog } from '@meadhall/hall/update'
import type { AnyMove, Chance, Seat, Viewer } from '@meadhall/kernel/rules'
import { type Position, positionFor } from '../position.ts'
import type { Words } from '../words/words.ts'
import { scoreLines } from './sheets.ts'
import type { Terminal } from './terminal.ts'

/** One game at one screen. */
export interface Session {
  readonly listed: Listed
  readonly terminal: Terminal
  readonly bots: Readonly<Record<string, Bot>>
  readonly thinking: Chance
  readonly language: string
  hall: HallTable
  words: Words
  /** Who sits before the screen; null while nobody in particular does. */
  at: Viewer
  /** The last entry that each seat has been told of. */
  seen: number[]
  /** The moves as they are numbered on the screen. */
  choices: readonly AnyMove[]
  /** What stands on the screen about the components and the seat's own things: only news is told again. */
  components: readonly string[]
  own: string
  /** The rule that refused something last. */
  lastRule?: string
  /** Someone who wants to sit before the screen though another must decide. */
  wanted?: Seat
  /** Whoever sits there need not decide now, and may leave again with "back". */
  guest: boolean
  /** Set when the table changed under the loop (undo, load): everything is shown again. */
  fresh: boolean
}

export function nameOf({ hall, words }: Session, seat: Viewer): string {
  return seat === null ? words.tell('onlooker') : hall.holders[seat].name
}

export function people({ hall }: Pick<Session, 'hall'>): Seat[] {
  return hall.holders.flatMap((holder, seat) => (botOf(holder) === undefined ? [seat] : []))
}

/** What has happened since the person at the screen last heard. */
export function tellNews(session: Session): void {
  const { hall, at, terminal, words } = session
  const since = at === null ? Math.min(...session.seen) : session.seen[at]
  const { happening: inWords } = toViewer(words.speaker, at)
  for (const { told } of remainingLog(logSince(hall, at, since)))
    for (const happening of told) terminal.print(inWords(happening))
  if (at !== null) session.seen[at] = entryNumber(hall)
}

/** The position as the person at the screen may see it. */
export function positionOf({ hall, at, words }: Session): Position {
  const names = hall.holders.map(({ name }) => name)
  return positionFor(hall.game, hall.table.state, at, names, words)
}

/** News, the seat's own things, what is to be done, and the numbered choices. */
export function tellTurn(session: Session): void {
  const { hall, terminal, words } = session
  const { speaker, tell } = words
  const seat = session.at as Seat
  const { rules } = hall.game
  tellNews(session)
  const view = rules.view(hall.table.state, seat)
  const position = positionOf(session)
  const components = position.components()
  const fresh = components.filter((line) => !session.components.includes(line))
  if (fresh.length > 0) terminal.print('', ...fresh)
  session.components = components
  const name = nameOf(session, seat)
  const own = tell('has', { seat: name, things: position.brief(name) || tell('nothing') })
  if (own !== session.own) terminal.print('', own)
  session.own = own
  const task = taskOf(view)
  const prompt = task && speaker.has(`prompt.${task.do}`) ? speaker.prompt(task) : tell('choose')
  terminal.print('', session.guest ? tell('outOfTurn') : prompt)
  session.choices = rules.legal(view, seat)
  tellChoices(session, false)
}

/** How many choices are listed before one must ask for more. */
const SCREENFUL = 40

export function tellChoices(session: Session, all: boolean): void {
  const { choices, terminal, words } = session
  const texts = choiceTexts(session)
  const shown = all ? choices : choices.slice(0, SCREENFUL)
  const position = positionOf(session)
  shown.forEach((move, i) => {
    const named = Object.values(move as object).filter((value) => typeof value === 'string')
    terminal.print(`${i + 1}. ${texts[i]}${named.map(position.about).join('')}`)
  })
  if (shown.length < choices.length) terminal.print(words.tell('more', { count: choices.length }))
}

/** Each choice in words; those that read alike are told apart by how they would be typed. */
export function choiceTexts({ choices, hall, words }: Session): string[] {
  const texts = choices.map((move) => words.speaker.move(move))
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return texts.map((text, i) =>
    times.get(text) === 1
      ? text
      : `${text}${words.tell('typed', { text: hall.game.notation.write(choices[i]) })}`,
  )
}

export function tellEnd(session: Session): void {
  const { hall, terminal, words } = session
  const { rules } = hall.game
  tellNews(session)
  if (people(session).length > 1) session.at = null
  const together = new Intl.ListFormat(words.locale)
  const names = (seats: readonly Seat[]) => together.format(seats.map((seat) => hall.holders[seat].name))
  terminal.print('', words.tell('over'))
  for (const line of scoreLines(hall, words, session.at)) terminal.print(line)
  terminal.print('')
  const ranking = rules.ranking(hall.table.state)
  ranking.forEach((seats, i) => {
    const place = 1 + ranking.slice(0, i).flat().length
    terminal.print(`${place}. ${names(seats)}`)
  })
}
