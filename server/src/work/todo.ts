import { randomInt } from 'node:crypto'
import { botsToMove } from '@meadhall/hall/bot-seats'
import { MOST_MISSED, missedBy, missedMove, outOfTime } from '@meadhall/hall/clock'
import { botOf, isDeserted, isOver } from '@meadhall/hall/hall-table'
import type { Question } from '@meadhall/hall/think'
import type { Made } from '../tables/change.ts'
import type { Lobby } from '../tables/lobby.ts'
import { MOST_ENTRIES } from '../tables/play.ts'
import { dueAt, orderFor, type Room, restsUntil } from '../tables/room.ts'

/** A table at which nothing can be done though it is due, as under rules to come, is looked at again after this. */
const ASIDE = 86_400_000

/** What is due at a table. */
type Todo =
  | { do: 'nothing' }
  /** It is due, but nothing can be done. */
  | { do: 'aside' }
  | { do: 'archive'; owner: string; record: string; seed: string }
  /** All sit, and the countdown is over. */
  | { do: 'begin' }
  /** All have left it, and nobody came back. */
  | { do: 'close' }
  | { do: 'standIn' }
  | { do: 'order'; seat: number }
  | Thought

/** A bot is to think, in its own seat or for a person. */
export interface Thought {
  do: 'think'
  owner: string
  question: Question
  answers: number
  /** It is for a person who is out of time. */
  late: boolean
}

export function todoAt(room: Room): Todo {
  const { hall, row } = room
  if (row.due_at === null || row.due_at > Date.now()) return { do: 'nothing' }
  if (row.status === 'open') return { do: 'begin' }
  if (!hall) return { do: 'aside' }
  const owner = row.host ?? row.id
  if (isOver(hall)) {
    const { snapshots: _, ...record } = hall.table.record
    return { do: 'archive', owner, record: JSON.stringify(record), seed: row.seed }
  }
  if (isDeserted(hall)) return { do: restsUntil(room) <= Date.now() ? 'close' : 'aside' }
  if (late(room).some((seat) => isTooLate(room, seat))) return { do: 'standIn' }
  if (row.n >= MOST_ENTRIES) return { do: 'aside' }
  const { rules } = hall.game
  for (const seat of rules.pending(hall.table.state))
    if (botOf(hall.holders[seat]) === undefined && orderFor(room, seat)) return { do: 'order', seat }
  const [missing] = late(room)
  const [bot] = missing === undefined ? botsToMove(hall) : [{ seat: missing, bot: room.row.bot_level }]
  if (!bot) return { do: 'aside' }
  return {
    do: 'think',
    owner,
    answers: row.n,
    late: missing !== undefined,
    question: {
      game: row.game,
      options: hall.table.record.options,
      view: rules.clone(rules.view(hall.table.state, bot.seat)), // it may wait for a thread
      seat: bot.seat,
      bot: bot.bot,
      seed: randomInt(2 ** 31),
    },
  }
}

/** Moves were made for the person again and again: from now on a bot has the seat. */
const isTooLate = ({ hall }: Room, seat: number) =>
  hall?.clock !== undefined && missedBy(hall.clock, seat) >= MOST_MISSED - 1

/** People whose time has run out at a table that does not wait for them. */
function late({ hall, row }: Room): number[] {
  if (!hall?.clock || row.out_of_time !== 'bot') return []
  return outOfTime(hall.clock, Date.now()).filter((seat) => botOf(hall.holders[seat]) === undefined)
}

/** All have left the table, and nobody came back. */
export function closed(room: Room): Made<void> {
  const isDue = room.hall && isDeserted(room.hall) && restsUntil(room) <= Date.now()
  return { ...(isDue && { change: { row: { status: 'closed', due_at: null } } }), answer: () => {} }
}

/** Nothing can be done though the table is due: when it is next due is found anew. */
export function putAside(room: Room): Made<void> {
  const now = Date.now()
  const next = room.hall ? dueAt(room, now) : now
  const due_at = next !== null && next <= now ? now + ASIDE : next
  return { change: { row: { due_at } }, answer: () => {} }
}

/** Bots sit down for those who were too late too often. */
export function standIns(room: Room, lobby: Lobby): Made<void> {
  const { hall } = room
  const seats = late(room).filter((seat) => isTooLate(room, seat))
  for (const seat of seats) if (hall?.clock) hall.clock = missedMove(hall.clock, seat, Date.now())
  return {
    ...(seats.length > 0 && { change: lobby.standIn(room, seats, room.row.bot_level) }),
    answer: () => {},
  }
}
