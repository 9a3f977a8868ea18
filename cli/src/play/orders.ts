import { botOf, isOver, person, submit } from '@meadhall/hall/hall-table'
import { exportRecord, importRecord } from '@meadhall/hall/record-file'
import { toViewer } from '@meadhall/hall/say'
import {
  answerUndo,
  askable,
  askUndo,
  putBack,
  restartTurn,
  takeBack,
  type Undone,
} from '@meadhall/hall/taking-back'
import { logSince, remainingLog } from '@meadhall/hall/update'
import type { AnyMove, Refusal, Seat } from '@meadhall/kernel/rules'
import { isBarrier } from '@meadhall/kernel/table'
import { columnsOf, padColumns } from '../columns.ts'
import { readText, writeText } from '../files.ts'
import { asUsage } from '../records.ts'
import { UsageError } from '../usage.ts'
import { wordsOf } from '../words/words.ts'
import { choiceTexts, nameOf, people, positionOf, type Session, tellChoices } from './session.ts'
import { ruleLines, ruleOf, scoreLines } from './sheets.ts'

type Order = (session: Session, rest: string) => void | Promise<void>

/** What one can type besides the number of a choice; `usage.…` and `help.…` among the words tell of each. */
const orders = {
  help,
  list: (session) => tellChoices(session, false),
  all: (session) => tellChoices(session, true),
  find,
  look,
  why,
  undo: (session) => undo(session, takeBack),
  redo,
  restart: (session) => undo(session, restartTurn),
  ask,
  score,
  log,
  rules,
  seat: changeSeat,
  back: moved,
  save,
  load,
  quit: () => {},
} satisfies Record<string, Order>

const isOrder = (word: string): word is keyof typeof orders => Object.hasOwn(orders, word)

/** What people type in other terminals when they want one of these. */
const ALSO: Readonly<Record<string, keyof typeof orders>> = {
  '?': 'help',
  h: 'help',
  q: 'quit',
  exit: 'quit',
}

/** Why something is not done, in a sentence for whoever typed it. */
class Answer extends Error {}

/** Does what a person typed: the number of a choice, an order, or a move in words. */
export async function obey(session: Session, line: string): Promise<void> {
  const { terminal, words } = session
  if (line === '') return
  const [word, rest] = splitOnce(line)
  const order = orderOf(word)
  try {
    if (/^\d+$/.test(line)) {
      const move = session.choices[Number(line) - 1]
      if (!move)
        throw new Answer(isOver(session.hall) ? words.tell('afterEnd') : words.tell('noChoice', { n: line }))
      makeMove(session, move)
    } else if (isOrder(order)) await orders[order](session, rest)
    else sayMove(session, line)
  } catch (error) {
    if (!(error instanceof Answer)) throw error
    terminal.print(error.message)
  }
}

export function orderOf(word: string): string {
  const typed = word.toLowerCase()
  return Object.hasOwn(ALSO, typed) ? ALSO[typed] : typed
}

function splitOnce(line: string): [string, string] {
  const space = line.indexOf(' ')
  return space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1).trim()]
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

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
  const { terminal, words } = session
  session.lastRule = refusal.rule
  terminal.print(words.tell('refused', { refusal: words.speaker.refusal(refusal), rule: refusal.rule }))
}

/** A move in the game's notation, such as `place smokehouse`. */
function sayMove(session: Session, line: string): void {
  if (isOver(session.hall)) throw new Answer(session.words.tell('afterEnd'))
  makeMove(session, readMove(session, line))
}

function readMove(session: Session, line: string): AnyMove {
  const { game, table } = session.hall
  const seat = seated(session)
  try {
    return game.notation.read(withSeats(session, line), game.rules.view(table.state, seat), seat)
  } catch (error) {
    const example = game.notation.write(session.choices[0] ?? game.rules.legal(table.state, seat)[0])
    const reason = (error as Error).message
    throw new Answer(session.words.tell('notUnderstood', { line, reason, example }))
  }
}

/** A player's name in a move stands for the seat: `blame Bo` is read as `blame seat2`. */
function withSeats({ hall }: Session, line: string): string {
  return hall.holders.reduce((text, { name }, seat) => text.replaceAll(name, `seat${seat + 1}`), line)
}

function seated({ at, words }: Session): Seat {
  if (at === null) throw new Answer(words.tell('nobodySeated'))
  return at
}

function help({ terminal, words }: Session): void {
  const rows = (Object.keys(orders) as (keyof typeof orders)[]).map((order) => ({
    usage: words.tell(`usage.${order}`),
    help: words.tell(`help.${order}`),
  }))
  const columns = Math.max(...rows.map(({ usage }) => columnsOf(usage)))
  terminal.print(words.tell('help'))
  for (const { usage, help } of rows) terminal.print(`  ${padColumns(usage, columns)}  ${help}`)
}

function find(session: Session, wanted: string): void {
  const found = choiceTexts(session).flatMap((text, i) =>
    text.toLowerCase().includes(wanted.toLowerCase()) ? [`${i + 1}. ${text}`] : [],
  )
  const { terminal, words } = session
  terminal.print(...(found.length > 0 ? found : [words.tell('notFound', { text: wanted })]))
}

function look(session: Session, wanted: string): void {
  const lines = positionOf(session).lines(wanted === '' ? undefined : wanted)
  if (!lines) throw new Answer(session.words.tell('noPart', { text: wanted }))
  session.terminal.print(...lines)
}

function why(session: Session, wanted: string): void {
  const { hall, terminal, words, choices } = session
  let rule = session.lastRule
  if (/^\d+$/.test(wanted)) {
    const move = choices[Number(wanted) - 1]
    if (!move) throw new Answer(words.tell('noChoice', { n: wanted }))
    const seat = seated(session)
    const refusal = hall.game.rules.check(hall.table.state, seat, move)
    if (refusal) terminal.print(words.speaker.refusal(refusal))
    rule = refusal?.rule ?? ruleOf(hall, words, seat, move)
    if (rule === undefined) throw new Answer(words.tell('noRuleOfChoice'))
  } else if (wanted !== '') {
    const seat = seated(session)
    const move = readMove(session, wanted)
    const view = hall.game.rules.view(hall.table.state, seat)
    const refusal = hall.game.rules.check(view, seat, move)
    terminal.print(refusal ? words.speaker.refusal(refusal) : words.tell('allowed'))
    rule = refusal?.rule ?? ruleOf(hall, words, seat, move)
  }
  if (rule === undefined) throw new Answer(words.tell('nothingRefused'))
  tellRule(session, rule)
}

function tellRule({ terminal, words }: Session, id: string): void {
  const entry = Object.hasOwn(words.rulebook, id) ? words.rulebook[id] : undefined
  if (!entry) throw new Answer(words.tell('noRule', { rule: id }))
  terminal.print(...ruleLines(words, id, entry))
}

function undo(session: Session, way: (hall: Session['hall'], seat: Seat) => Undone): void {
  const { hall, terminal, words } = session
  const seat = seated(session)
  const undone = way(hall, seat)
  const nothing = !undone || (isBarrier(undone) && askable(hall.table, seat) === undefined)
  if (nothing) throw new Answer(words.tell('nothingToUndo'))
  if (isBarrier(undone))
    throw new Answer(
      undone.what === 'move'
        ? words.tell('movedSince', { seat: nameOf(session, undone.seat) })
        : words.tell('chanceSince'),
    )
  terminal.print(words.tell('undone'))
  settleAfterUndo(session)
}

function settleAfterUndo(session: Session): void {
  const now = session.hall.table.record.entries.length
  session.seen = session.seen.map((seen, seat) => (seat === session.at ? now : Math.min(seen, now)))
  session.fresh = true
}

function redo(session: Session): void {
  const again = putBack(session.hall, seated(session))
  if (!again) throw new Answer(session.words.tell('nothingToRedo'))
  if (again.outcome === 'refused') tellRefusal(session, again.refusal)
  else moved(session)
}

async function ask(session: Session): Promise<void> {
  const { hall, terminal, words } = session
  const seat = seated(session)
  const before = hall.table.record.entries.length
  if (!askUndo(hall, seat)) throw new Answer(words.tell('nothingToAsk'))
  for (const other of people(session)) {
    if (!hall.asking || other === seat) continue
    const question = { other: nameOf(session, other), seat: nameOf(session, seat) }
    const answer = (await terminal.ask(words.tell('mayUndo', question)))?.toLowerCase() ?? ''
    // "y" too: who writes Japanese need not change the way of typing for it.
    answerUndo(hall, other, answer.startsWith('y') || answer.startsWith(words.tell('yes').charAt(0)))
  }
  if (hall.table.record.entries.length === before) throw new Answer(words.tell('disagreed'))
  terminal.print(words.tell('agreed'))
  settleAfterUndo(session)
}

function score({ hall, at, terminal, words }: Session): void {
  terminal.print(...scoreLines(hall, words, at))
}

function log({ hall, at, terminal, words }: Session, wanted: string): void {
  const most = wanted === '' ? 20 : Number(wanted)
  if (!Number.isInteger(most) || most < 1) throw new Answer(words.tell('logNumber', { text: wanted }))
  const { happening: inWords } = toViewer(words.speaker, at)
  const lines = remainingLog(logSince(hall, at, -1)).flatMap(({ n, told }) =>
    told.map((happening) => `${n}. ${inWords(happening)}`),
  )
  terminal.print(...lines.slice(-most))
}

function rules(session: Session, wanted: string): void {
  const { terminal, words } = session
  const entries = Object.entries(words.rulebook)
  const exact = entries.find(([id]) => id.toLowerCase() === wanted.toLowerCase())
  if (exact) {
    terminal.print(...ruleLines(words, ...exact))
    return
  }
  const found = entries.filter(([id, { title, text }]) =>
    `${id} ${title} ${text}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  if (found.length === 0) throw new Answer(words.tell('noRuleWith', { text: wanted }))
  if (found.length === 1) terminal.print(...ruleLines(words, ...found[0]))
  else for (const [id, { title }] of found) terminal.print(`${id} ${title}`)
}

function changeSeat(session: Session, wanted: string): void {
  const { hall, words } = session
  const seat = hall.holders.findIndex(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (seat < 0 || botOf(hall.holders[seat]) !== undefined)
    throw new Answer(words.tell('noPerson', { text: wanted }))
  if (hall.game.rules.legal(hall.table.state, seat).length === 0)
    throw new Answer(words.tell('idle', { seat: hall.holders[seat].name }))
  session.wanted = seat
}

async function save({ hall, terminal, words }: Session, file: string): Promise<void> {
  if (file === '') throw new Answer(words.tell('saveWhere'))
  await orAnswer(
    () => writeText(file, exportRecord(hall, 'toPlayOn')),
    (reason) => words.tell('notSaved', { file, reason }),
  )
  terminal.print(words.tell('saved', { file }))
}

async function load(session: Session, file: string): Promise<void> {
  const { tell } = session.words
  if (file === '') throw new Answer(tell('loadWhat'))
  await orAnswer(
    () => takeUp(session, file),
    (reason) => tell('notLoaded', { file, reason }),
  )
  session.terminal.print(tell('loaded', { file }))
}

/** Does something with a file; what is wrong with the file is answered in words. */
async function orAnswer(work: () => void | Promise<void>, answer: (reason: string) => string): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof UsageError) throw new Answer(answer(capital(error.message)))
    throw error
  }
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
  session.words = await wordsOf(session.listed, session.language, names, loaded.table.record.options)
  session.seen = names.map(() => loaded.table.record.entries.length)
  session.at = null
  session.fresh = true
}
