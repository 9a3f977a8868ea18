import type { Lesson } from '@meadhall/kernel/lesson'
import type { Game } from '@meadhall/kernel/rules'
import {
  answerOf,
  asksForMove,
  goOn,
  type LessonTable,
  missing,
  openLesson,
  stepOf,
  tryMove,
} from './lesson-table.ts'
import type { Catalog } from './say.ts'

/** A step that is not done after so many moves never is. */
const MOST_MOVES = 100

/** What does not hold of a lesson: one line each. */
export function lessonFaults(game: Game, lesson: Lesson, texts: Readonly<Record<string, Catalog>>): string[] {
  const faults: string[] = []
  const at = (step: string, what: string) => faults.push(`${lesson.id}.${step}: ${what}`)
  for (const [locale, text] of Object.entries(texts)) {
    if (!Object.hasOwn(text, lesson.id)) faults.push(`${lesson.id}: has no title in ${locale}`)
    for (const step of lesson.steps) {
      const key = `${lesson.id}.${step.id}`
      if (!Object.hasOwn(text, key)) at(step.id, `nothing is said in ${locale}`)
      if (asksForMove(step) !== Object.hasOwn(text, `${key}.do`))
        at(step.id, `a move and what is said of it belong together (${locale})`)
    }
  }
  let table: LessonTable
  try {
    table = openLesson(game, lesson)
  } catch (error) {
    return [...faults, `${lesson.id}: ${(error as Error).message}`]
  }
  for (let step = stepOf(table); step; step = stepOf(table)) {
    const before = table.at
    try {
      if (asksForMove(step)) {
        if (!game.rules.pending(table.hall.table.state).includes(table.learner))
          at(step.id, 'it is not the learner’s turn')
        for (let tries = 0; table.at === before && tries < MOST_MOVES; tries++) {
          const move = answerOf(table)
          const tried = move && tryMove(table, move)
          if (!tried || tried.outcome === 'another') break
          if (tried.outcome === 'refused')
            at(step.id, `${game.notation.write(move)} is refused by ${tried.refusal.rule}`)
        }
      } else goOn(table)
    } catch (error) {
      at(step.id, (error as Error).message)
    }
    if (table.at === before) {
      at(step.id, 'is never done')
      return faults
    }
    if (step.expect) for (const line of missing(table, step.expect)) at(step.id, line)
  }
  if (table.script.left().length > 0)
    faults.push(`${lesson.id}: chance was scripted but never asked for: ${table.script.left().join(', ')}`)
  return faults
}
