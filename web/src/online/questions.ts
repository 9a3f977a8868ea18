import type { AnyMove } from '@meadhall/kernel/rules'

/** A question that a game has asked this person, and what could be answered. */
export interface Asked {
  readonly task: string
  readonly prompt: string
  readonly moves: readonly AnyMove[]
}

const asked = new Map<string, Map<string, Asked>>()

/** Remembers a question, so that a standing order can answer it the next time. */
export function noteQuestion(game: string, question: Asked): void {
  const known = asked.get(game) ?? new Map<string, Asked>()
  asked.set(game, known.set(question.task, question))
}

export function questionsOf(game: string): Asked[] {
  return [...(asked.get(game)?.values() ?? [])]
}
