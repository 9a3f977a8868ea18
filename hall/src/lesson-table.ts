import { random } from '@meadhall/bots/bot'
import { quickChance } from '@meadhall/kernel/chance'
import { compare } from '@meadhall/kernel/expectation'
import type { Lesson, LessonStep } from '@meadhall/kernel/lesson'
import { canonical } from '@meadhall/kernel/plain'
import type { AnyMove, Game, Refusal, Seat } from '@meadhall/kernel/rules'
import { type scripted, seatWords } from '@meadhall/kernel/scripted'
import { entryNumber, type HallTable, submit } from './hall-table.ts'
import { layOut } from './position-table.ts'

/** A lesson being taken: a table of the hall on the lesson's position, and how far it is. */
export interface LessonTable {
  readonly lesson: Lesson
  readonly hall: HallTable
  readonly names: readonly string[]
  /** The learner's seat. */
  readonly learner: Seat
  readonly script: ReturnType<typeof scripted>
  /** The step that is being taken; as many as there are when all are done. */
  at: number
  /** Which entries came in each step, so that one can go back to where it began. */
  readonly began: number[]
  /** Told after each entry. */
  onEntry?: () => void
}

/** What came of a try. */
export type Tried =
  | { readonly outcome: 'right' }
  /** Allowed, and part of something longer. */
  | { readonly outcome: 'onward' }
  /** Allowed, but not what the lesson is about; nothing was played. */
  | { readonly outcome: 'another' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }

/** Lays the lesson's position out. `called` is what the learner is called. */
export function openLesson(game: Game, lesson: Lesson, called?: string): LessonTable {
  const names = lesson.players
  const learner = Math.max(0, names.indexOf(lesson.learner ?? ''))
  const laid = layOut(game, lesson, names.with(learner, called ?? names[learner]))
  const table: LessonTable = { lesson, ...laid, names, learner, at: 0, began: [0] }
  table.script.add(stepOf(table)?.chance, 'chance')
  return table
}

/** The step that waits for the learner; nothing when the lesson is done. */
export function stepOf({ lesson, at }: LessonTable): LessonStep | undefined {
  return lesson.steps[at]
}

/** Whether there is something to do and not only to read. */
export function asksForMove(step: LessonStep): boolean {
  return step.do !== undefined || step.until !== undefined || step.free === true
}

/** A move in the lesson's words. */
function readLine({ hall, names }: LessonTable, seat: Seat, line: string): AnyMove {
  return hall.game.notation.read(seatWords(line, names), hall.table.state, seat)
}

/** The move that the lesson would make itself now. */
export function answerOf(table: LessonTable): AnyMove | undefined {
  const { hall, began, at, learner } = table
  const step = stepOf(table)
  if (!step || !asksForMove(step) || !hall.game.rules.pending(hall.table.state).includes(learner))
    return undefined
  if (step.do) return readLine(table, table.learner, step.do[0])
  const own = hall.table.record.entries.slice(began[at]).filter(({ seat }) => seat === learner)
  const line = step.answer?.[own.length]
  const fits = line !== undefined && readFitting(table, line)
  return fits || sensible(table, learner)
}

/** The learner may have gone another way, so that the lesson's own line no longer fits. */
function readFitting(table: LessonTable, line: string): AnyMove | undefined {
  try {
    const move = readLine(table, table.learner, line)
    const { rules } = table.hall.game
    return rules.check(table.hall.table.state, table.learner, move) ? undefined : move
  } catch {
    return undefined
  }
}

function sensible({ hall }: LessonTable, seat: Seat): AnyMove {
  const { game, table } = hall
  const chance = quickChance(entryNumber(hall))
  return random(game, game.rules.view(table.state, seat), seat, chance, { positions: 1 })
}

/** Whether a move is open in the step; while there is only something to read, none is. */
export function belongs(table: LessonTable, move: AnyMove): boolean {
  const step = stepOf(table)
  if (!step || !asksForMove(step)) return false
  if (isAsked(table, step, move)) return true
  if (!step.may) return step.do === undefined
  const written = table.hall.game.notation.write(move)
  return step.may.some((begins) => `${written} `.startsWith(`${begins} `))
}

/** Whether a move is one of those that the step names. */
function isAsked(table: LessonTable, step: LessonStep, move: AnyMove): boolean {
  return step.do?.some((line) => canonical(readLine(table, table.learner, line)) === canonical(move)) ?? false
}

/** The learner tries a move: it is played where it belongs to the lesson. */
export function tryMove(table: LessonTable, move: AnyMove): Tried {
  const step = stepOf(table)
  const { hall, learner } = table
  const refusal = hall.game.rules.check(hall.table.state, learner, move)
  if (refusal) return { outcome: 'refused', refusal }
  if (!step || !belongs(table, move)) return { outcome: 'another' }
  const asked = isAsked(table, step, move)
  make(table, learner, move)
  if (step.others) moveOthers(table)
  if (asked || holds(table, step)) {
    finish(table)
    return { outcome: 'right' }
  }
  const { rules } = hall.game
  const isAskedStill = rules.pending(hall.table.state).includes(learner)
  if (isAskedStill && rules.legal(hall.table.state, learner).some((each) => belongs(table, each)))
    return { outcome: 'onward' }
  if (step.free) return { outcome: 'onward' }
  // The chance to do it has gone by.
  goBackTo(table, table.at)
  return { outcome: 'another' }
}

/** The learner has read what there was to read. */
export function goOn(table: LessonTable): void {
  const step = stepOf(table)
  if (step && !asksForMove(step)) finish(table)
}

/** To the beginning of the step, or where that is reached already, of the one before. */
export function goBack(table: LessonTable): void {
  const began = table.began[table.at] === entryNumber(table.hall)
  goBackTo(table, Math.max(0, began ? table.at - 1 : table.at))
}

function goBackTo(table: LessonTable, step: number): void {
  const { hall, lesson, began } = table
  const again = openLesson(hall.game, lesson, hall.holders[table.learner].name)
  const { entries } = hall.table.record
  for (let at = 0; at < step; at++) {
    for (const entry of entries.slice(began[at], began[at + 1]))
      if ('move' in entry) make(again, entry.seat, entry.move)
    nextStep(again)
  }
  Object.assign(hall.table, again.hall.table)
  hall.told.splice(0, hall.told.length, ...again.hall.told)
  Object.assign(table, { at: step, script: again.script })
  began.splice(0, began.length, ...again.began)
}

function finish(table: LessonTable): void {
  for (const [player, line] of stepOf(table)?.reply ?? []) {
    const seat = table.names.indexOf(player)
    make(table, seat, readLine(table, seat, line))
  }
  nextStep(table)
}

function nextStep(table: LessonTable): void {
  table.at++
  table.began[table.at] = entryNumber(table.hall)
  table.script.add(stepOf(table)?.chance, 'chance')
}

function make({ hall, script, onEntry }: LessonTable, seat: Seat, move: AnyMove): void {
  const made = submit(hall, { seat, answers: entryNumber(hall), move }, undefined, script.chance)
  if (made.outcome === 'refused')
    throw new Error(`${JSON.stringify(move)} is refused by ${made.refusal.rule} (${made.refusal.why})`)
  onEntry?.()
}

/** The others decide until it is the learner's turn again, or nobody's. */
function moveOthers(table: LessonTable): void {
  const { game, table: now } = table.hall
  for (;;) {
    const pending = game.rules.pending(now.state)
    if (pending.length === 0 || pending.includes(table.learner)) return
    make(table, pending[0], sensible(table, pending[0]))
  }
}

function holds(table: LessonTable, { until }: LessonStep): boolean {
  return until !== undefined && missing(table, until).length === 0
}

/** What the position lacks of what it should be. */
export function missing({ hall, names }: LessonTable, expected: unknown): string[] {
  const lacking: string[] = []
  const observed = hall.game.notation.observe(hall.table.state, names)
  compare(expected, observed, 'expect', { fail: (line) => lacking.push(line), loose: () => {} })
  return lacking
}
