import { agrees, type StandingOrder } from '@meadhall/hall/orders'
import type { Speaker } from '@meadhall/hall/say'
import type { AnyMove, Game, Order } from '@meadhall/kernel/rules'

/** A question in words, and what can be ordered to be answered. */
interface Question {
  readonly prompt: string
  readonly answers: readonly StandingOrder[]
}

/** What a game lets be ordered, by its questions as a player is asked them. */
export function questionsOf(orders: readonly Order[], say: Speaker): Question[] {
  const questions = new Map<string, StandingOrder[]>()
  for (const { when, move } of orders) {
    const prompt = say.prompt({ ...move, do: when })
    questions.set(prompt, [...(questions.get(prompt) ?? []), { when, move: { ...move } }])
  }
  return Array.from(questions, ([prompt, answers]) => ({ prompt, answers }))
}

/** A question that a game has asked this person since the page was opened, and what could be answered. */
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

/** What was asked here, without the answers that the game lets be ordered anyway. */
export function askedHere({ rules, orders = [] }: Game): Asked[] {
  return Array.from(asked.get(rules.id)?.values() ?? [], ({ task, prompt, moves }) => ({
    task,
    prompt,
    moves: moves.filter((move) => !orders.some((order) => order.when === task && agrees(order.move, move))),
  })).filter(({ moves }) => moves.length > 0)
}
