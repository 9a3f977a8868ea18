import {
  answerUndo,
  askable,
  askUndo,
  botOf,
  exportRecord,
  importRecord,
  isOver,
  person,
  putBack,
  restartTurn,
  submit,
  takeBack,
  type Undone,
} from '@meadhall/hall/hall-table'
import { logSince, standingLog } from '@meadhall/hall/update'
import type { AnyMove, Refusal, Seat } from '@meadhall/kernel/rules'
import { isBarrier } from '@meadhall/kernel/table'
import { readText, writeText } from '../files.ts'
import { asUsage } from '../records.ts'
import { wordsOf } from '../tables.ts'
import { UsageError } from '../usage.ts'
import { nameOf, people, positionOf, type Session, tellChoices } from './session.ts'
import { ruleLines, ruleOf, scoreLines } from './sheets.ts'

interface Order {
  readonly usage: string
  readonly help: string
  run(session: Session, rest: string): void | Promise<void>
}

/** What one can type besides the number of a choice. */
const orders: Readonly<Record<string, Order>> = {
  help: { usage: 'help', help: 'this list', run: help },
  list: { usage: 'list', help: 'the choices again', run: (session) => tellChoices(session, false) },
  all: { usage: 'all', help: 'all choices, however many', run: (session) => tellChoices(session, true) },
  find: { usage: 'find WORD', help: 'the choices that contain a word', run: find },
  look: { usage: 'look [NAME]', help: 'the whole table, or one part or player of it', run: look },
  why: {
    usage: 'why [N or MOVE]',
    help: 'the rule of choice N; why a move is refused; alone: the rule of the last refusal',
    run: why,
  },
  undo: { usage: 'undo', help: 'take your last move back', run: (session) => undo(session, takeBack) },
  redo: { usage: 'redo', help: 'make it again', run: redo },
  restart: {
    usage: 'restart',
    help: 'take back all you may of this turn',
    run: (session) => undo(session, restartTurn),
  },
  ask: { usage: 'ask', help: 'ask the others to let you take back more', run: ask },
  score: { usage: 'score', help: 'the score as of now, line by line', run: score },
  log: { usage: 'log [N]', help: 'the last N things that happened (20)', run: log },
  rules: { usage: 'rules [ID or WORD]', help: 'the rulebook, one entry, or entries with a word', run: rules },
  seat: { usage: 'seat NAME', help: 'another person wants to act out of turn', run: changeSeat },
  back: { usage: 'back', help: 'let the one sit down again who must decide', run: moved },
  save: { usage: 'save FILE', help: 'keep the game', run: save },
  load: { usage: 'load FILE', help: 'take up a kept game', run: load },
  quit: { usage: 'quit', help: 'leave', run: () => {} },
}

/** Does what a person typed: the number of a choice, an order, or a move in words. */
export async function obey(session: Session, line: string): Promise<void> {
  const { terminal } = session
  if (line === '') return
  const [word, rest] = splitOnce(line)
  const number = Number(word)
  try {
    if (/^\d+$/.test(line)) {
      const move = session.choices[number - 1]
      if (move) makeMove(session, move)
      else
        terminal.print(`There is no choice ${line}. "list" shows the choices, "help" what else can be typed.`)
    } else if (Object.hasOwn(orders, word.toLowerCase())) await orders[word.toLowerCase()].run(session, rest)
    else sayMove(session, line)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    terminal.print(capital(error.message))
  }
}

function splitOnce(line: string): [string, string] {
  const space = line.indexOf(' ')
  return space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1).trim()]
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

function makeMove(session: Session, move: AnyMove): void {
  const { hall } = session
  const seat = seated(session)
  const submitted = submit(hall, { seat, answers: hall.table.record.entries.length, move })
  if (submitted.outcome === 'refused') tellRefusal(session, submitted.refusal)
  else moved(session)
}

/** After a move everything is told anew, and a guest makes room for whoever must decide. */
function moved(session: Session): void {
  session.fresh = true
  session.guest = false
}

function tellRefusal(session: Session, refusal: Refusal): void {
  session.lastRule = refusal.rule
  session.terminal.print(`${session.words.speaker.refusal(refusal)} (Rule ${refusal.rule}; "why" shows it.)`)
}

/** A move in the game's notation, such as `place smokehouse`. */
function sayMove(session: Session, line: string): void {
  if (isOver(session.hall)) throw new UsageError('the game is over; "help" lists what can be typed')
  makeMove(session, readMove(session, line))
}

function readMove(session: Session, line: string): AnyMove {
  const { game, table } = session.hall
  const seat = seated(session)
  try {
    return game.notation.read(withSeats(session, line), game.rules.view(table.state, seat), seat)
  } catch (error) {
    throw new UsageError(`not understood: ${(error as Error).message}; "help" lists what can be typed`)
  }
}

/** A player's name in a move stands for the seat: `blame Bo` is read as `blame seat2`. */
function withSeats({ hall }: Session, line: string): string {
  return hall.holders.reduce((text, { name }, seat) => text.replaceAll(name, `seat${seat + 1}`), line)
}

function seated({ at }: Session): Seat {
  if (at === null) throw new UsageError('nobody sits before the screen')
  return at
}

function help({ terminal }: Session): void {
  const width = Math.max(...Object.values(orders).map(({ usage }) => usage.length))
  terminal.print('Type the number of a choice, a move in words, or:')
  for (const { usage, help } of Object.values(orders)) terminal.print(`  ${usage.padEnd(width)}  ${help}`)
}

function find({ choices, terminal, words }: Session, wanted: string): void {
  const found = choices.flatMap((move, i) => {
    const text = words.speaker.move(move)
    return text.toLowerCase().includes(wanted.toLowerCase()) ? [`${i + 1}. ${text}`] : []
  })
  terminal.print(...(found.length > 0 ? found : [`No choice contains "${wanted}".`]))
}

function look(session: Session, wanted: string): void {
  const lines = positionOf(session).lines(wanted === '' ? undefined : wanted)
  if (!lines) throw new UsageError(`there is no "${wanted}" to look at; "look" shows everything`)
  session.terminal.print(...lines)
}

function why(session: Session, wanted: string): void {
  const { hall, terminal, words, choices } = session
  let rule = session.lastRule
  if (/^\d+$/.test(wanted)) {
    const move = choices[Number(wanted) - 1]
    if (!move) throw new UsageError(`there is no choice ${wanted}`)
    const seat = seated(session)
    const refusal = hall.game.rules.check(hall.table.state, seat, move)
    if (refusal) terminal.print(words.speaker.refusal(refusal))
    rule = refusal?.rule ?? ruleOf(hall, words.speaker, words.rulebook, seat, move)
    if (rule === undefined) throw new UsageError('no single rule entry is about this; "rules WORD" searches')
  } else if (wanted !== '') {
    const seat = seated(session)
    const move = readMove(session, wanted)
    const view = hall.game.rules.view(hall.table.state, seat)
    const refusal = hall.game.rules.check(view, seat, move)
    terminal.print(refusal ? words.speaker.refusal(refusal) : 'That is allowed.')
    rule = refusal?.rule ?? ruleOf(hall, words.speaker, words.rulebook, seat, move)
  }
  if (rule === undefined) throw new UsageError('nothing was refused yet; "why 1" shows the rule of choice 1')
  tellRule(session, rule)
}

function tellRule({ terminal, words }: Session, id: string): void {
  const entry = Object.hasOwn(words.rulebook, id) ? words.rulebook[id] : undefined
  if (!entry) throw new UsageError(`there is no rule ${id}`)
  terminal.print(...ruleLines(id, entry))
}

function undo(session: Session, way: (hall: Session['hall'], seat: Seat) => Undone): void {
  const seat = seated(session)
  const undone = way(session.hall, seat)
  const nothing = !undone || (isBarrier(undone) && askable(session.hall.table, seat) === undefined)
  if (nothing) throw new UsageError('you have made no move that could be taken back')
  if (isBarrier(undone))
    throw new UsageError(`${barrier(session, undone)}; "ask" asks the others to let you take it back`)
  session.terminal.print('Taken back.')
  settleAfterUndo(session)
}

/** What stands in the way of an undo, in words. */
function barrier(session: Session, { seat, what }: { seat: Seat; what: string }): string {
  if (what === 'move') return `${nameOf(session, seat)} has moved since`
  const { speaker } = session.words
  const told = [`barrier.${what}`, `name.${what}`].find((key) => speaker.has(key))
  return `chance has spoken or something was revealed since (${told ? speaker.say(told) : what})`
}

function settleAfterUndo(session: Session): void {
  const now = session.hall.table.record.entries.length
  session.seen = session.seen.map((seen, seat) => (seat === session.at ? now : Math.min(seen, now)))
  session.fresh = true
}

function redo(session: Session): void {
  const again = putBack(session.hall, seated(session))
  if (!again) throw new UsageError('there is nothing to make again')
  if (again.outcome === 'refused') tellRefusal(session, again.refusal)
  else moved(session)
}

async function ask(session: Session): Promise<void> {
  const { hall, terminal } = session
  const seat = seated(session)
  const before = hall.table.record.entries.length
  if (!askUndo(hall, seat)) throw new UsageError('there is nothing to ask for; "undo" may do')
  for (const other of people(session)) {
    if (!hall.asking || other === seat) continue
    const answer = await terminal.ask(
      `${nameOf(session, other)}: may ${nameOf(session, seat)} take the last move back, and all since? (yes/no) `,
    )
    answerUndo(hall, other, answer !== undefined && /^y/i.test(answer))
  }
  if (hall.table.record.entries.length === before) throw new UsageError('the others do not agree')
  terminal.print('Taken back, with the consent of all.')
  settleAfterUndo(session)
}

function score({ hall, at, terminal, words }: Session): void {
  terminal.print(...scoreLines(hall, words.speaker, at))
}

function log({ hall, at, terminal, words }: Session, wanted: string): void {
  const most = wanted === '' ? 20 : Number(wanted)
  if (!Number.isInteger(most) || most < 1) throw new UsageError(`"log" takes a number, not "${wanted}"`)
  const lines = standingLog(logSince(hall, at, -1)).flatMap(({ n, told }) =>
    told.map((happening) => `${n}. ${words.speaker.happening(happening)}`),
  )
  terminal.print(...lines.slice(-most))
}

function rules(session: Session, wanted: string): void {
  const { terminal, words } = session
  const entries = Object.entries(words.rulebook)
  const exact = entries.find(([id]) => id.toLowerCase() === wanted.toLowerCase())
  if (exact) {
    terminal.print(...ruleLines(...exact))
    return
  }
  const found = entries.filter(([id, { title, text }]) =>
    `${id} ${title} ${text}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  if (found.length === 0) throw new UsageError(`no rule entry contains "${wanted}"`)
  if (found.length === 1) terminal.print(...ruleLines(...found[0]))
  else for (const [id, { title }] of found) terminal.print(`${id} ${title}`)
}

function changeSeat(session: Session, wanted: string): void {
  const { hall } = session
  const seat = hall.holders.findIndex(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (seat < 0 || botOf(hall.holders[seat]) !== undefined)
    throw new UsageError(`no person here is called "${wanted}"`)
  if (hall.game.rules.legal(hall.table.state, seat).length === 0)
    throw new UsageError(`${hall.holders[seat].name} has nothing to do now`)
  session.wanted = seat
}

function save({ hall, terminal }: Session, file: string): void {
  if (file === '') throw new UsageError('"save" needs the name of a file')
  writeText(file, exportRecord(hall, 'toPlayOn'))
  terminal.print(`Kept in ${file}.`)
}

async function load(session: Session, file: string): Promise<void> {
  if (file === '') throw new UsageError('"load" needs the name of a file')
  await takeUp(session, file)
  session.terminal.print(`Taken up from ${file}.`)
}

/** Puts a kept game on the screen. Seats that bots held keep their bots if as many sit down as before. */
export async function takeUp(session: Session, file: string): Promise<void> {
  const text = readText(file)
  const { hall } = session
  const loaded = await asUsage(file, () => importRecord(hall.game, text, undefined, hall.seed))
  const names = loaded.holders.map(({ name }) => name)
  names.forEach((name, seat) => {
    const before = hall.holders[seat]
    loaded.holders[seat] = before?.kind === 'bot' ? { ...before, name } : person(name)
  })
  session.hall = loaded
  session.words = await wordsOf(session.listed, session.language, names)
  session.seen = names.map(() => loaded.table.record.entries.length)
  session.at = null
  session.fresh = true
}
