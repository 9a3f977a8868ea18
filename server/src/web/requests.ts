import type { PersonInfo, Request } from '@meadhall/hall/online'
import { LIMITS, limiter } from '../limits.ts'
import type { Chat } from '../tables/chat.ts'
import type { Orders } from '../tables/orders.ts'
import type { Outcome, Play } from '../tables/play.ts'

interface Parts {
  readonly play: Play
  readonly orders: Orders
  readonly chat: Chat
  readonly rateLimit: number
}

/** Has what a person asks for at a table done by whoever does it. */
export function openRequests({ play, orders, chat, rateLimit }: Parts) {
  const mayChat = limiter(LIMITS.chat, rateLimit)

  return async (person: PersonInfo | undefined, request: Request): Promise<Outcome> => {
    if (!person) return { why: 'notSignedIn' }
    const { table } = request
    const actor = { person: person.id }
    switch (request.type) {
      case 'move':
        return play.move(table, actor, request.answers, request.move)
      case 'answerUndo':
        return play.answer(table, actor, request.answers, request.yes)
      case 'orders':
        return orders.leave(table, person.id, request.orders)
      case 'chat':
        return mayChat(person.id) ? chat.say(table, person, request.id, request.text) : { why: 'tooFast' }
      default:
        return play.wish(table, actor, request.type, request.answers)
    }
  }
}
