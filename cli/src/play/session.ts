import type { Bot } from '@meadhall/bots/bot'
import type { Listed } from '@meadhall/hall/games'
import { botOf, entryNumber, type HallTable } from '@meadhall/hall/hall-table'
import { taskOf } from '@meadhall/hall/say'
import { logSince, standingLog } from '@meadhall/hall/update'
import { isRecord } from '@meadhall/kernel/plain'
import type { AnyMove, Chance, Seat, Viewer } from '@meadhall/kernel/rules'
import { inline } from '../position.ts'
import type { Words } from '../tables.ts'
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
  /** The rule that refused something last. */
  lastRule?: string
  /** Someone who wants to sit before the screen though another must decide. */
  wanted?: Seat
  /** Whoever sits there need not decide now, and may leave again with "back". */
  guest?: boolean
  /** Set when the table changed under the loop (undo, load): everything is shown again. */
  fresh: boolean
}

export function nameOf({ hall }: Session, seat: Viewer): string {
  return seat === null ? 'Onlooker' : hall.holders[seat].name
}

export function people({ hall }: Pick<Session, 'hall'>): Seat[] {
  return hall.holders.flatMap((holder, seat) => (botOf(holder) === undefined ? [seat] : []))
}

/** What has happened since the person at the screen last heard. */
export function tellNews(session: Session): void {
  const { hall, at, terminal, words } = session
  const since = at === null ? Math.min(...session.seen) : session.seen[at]
  for (const { told } of standingLog(logSince(hall, at, since)))
    for (const happening of told) terminal.print(words.speaker.happening(happening))
  if (at !== null) session.seen[at] = entryNumber(hall)
}

/** News, the seat's own things, what is to be done, and the numbered choices. */
export function tellTurn(session: Session): void {
  const { hall, terminal, words } = session
  const { speaker } = words
  const seat = session.at as Seat
  const { rules, notation } = hall.game
  tellNews(session)
  const view = rules.view(hall.table.state, seat)
  const names = hall.holders.map(({ name }) => name)
  const position = notation.observe(view, names)
  const own = isRecord(position) ? position[names[seat]] : undefined
  if (own !== undefined) terminal.print('', `${names[seat]} has: ${inline(own, speaker)}.`)
  const task = taskOf(view)
  terminal.print('', task && speaker.has(`prompt.${task.do}`) ? speaker.prompt(task) : 'Choose:')
  session.choices = rules.legal(view, seat)
  tellChoices(session, false)
}

/** How many choices are listed before one must ask for more. */
const SCREENFUL = 40

export function tellChoices(session: Session, all: boolean): void {
  const { choices, terminal, words } = session
  const shown = all ? choices : choices.slice(0, SCREENFUL)
  shown.forEach((move, i) => terminal.print(`${i + 1}. ${words.speaker.move(move)}`))
  if (shown.length < choices.length)
    terminal.print(`"all" lists all ${choices.length} choices; "find WORD" some of them.`)
}

export function tellEnd(session: Session): void {
  const { hall, terminal, words } = session
  const { rules } = hall.game
  tellNews(session)
  if (people(session).length > 1) session.at = null
  const names = (seats: readonly Seat[]) => seats.map((seat) => hall.holders[seat].name).join(' and ')
  terminal.print('', 'The game is over.')
  for (const line of scoreLines(hall, words.speaker, session.at)) terminal.print(line)
  terminal.print('')
  const standing = rules.standing(hall.table.state)
  standing.forEach((seats, i) => {
    const place = 1 + standing.slice(0, i).flat().length
    terminal.print(`${place}. ${names(seats)}`)
  })
}
