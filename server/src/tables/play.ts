import { missedMove, outOfTime } from '@meadhall/hall/clock'
import { entryNumber, type HallTable, letStandIn, type Submitted, submit } from '@meadhall/hall/hall-table'
import type { No, Request, UndoWish, Why } from '@meadhall/hall/online'
import { answerUndo, askUndo, putBack, restartTurn, takeBack, type Undone } from '@meadhall/hall/taking-back'
import type { Write } from '../database/store.ts'
import { gameChange, type Made, unchanged } from './change.ts'
import { type Room, seatOf } from './room.ts'
import type { Rooms } from './rooms.ts'
import { seatWrite } from './seats.ts'

type Move = Extract<Request, { type: 'move' }>['move']

/** What became of a request at a table. */
export type Outcome =
  | { readonly outcome: 'done' | 'repeated'; readonly n: number }
  | (Pick<No, 'n' | 'refusal' | 'barrier' | 'text'> & { readonly why: Why })

/** Who acts: a person, or the server for a bot; `late`: once, for a person who is out of time. */
export type Actor =
  | { readonly person: string | undefined }
  | { readonly seat: number; readonly late: boolean }

export type Act = (
  id: string,
  actor: Actor,
  work: (room: Room, hall: HallTable, seat: number) => Made<Outcome>,
) => Promise<Outcome>

/** A game has so many entries at most, and takes back no more after half of them: no game that is played needs as many. */
export const MOST_ENTRIES = 8000

/** What is done during a game. Nothing is answered before it is on disk. */
export function openPlay(rooms: Rooms, mostEntries = MOST_ENTRIES) {
  /** Acts for a seat in a running game, if the actor may. */
  const act: Act = (id, actor, work) =>
    rooms.change<Outcome>(id, (room) => {
      const seat = 'seat' in actor ? actor.seat : seatOf(room, actor.person)
      if (seat === null) return unchanged({ why: 'notSeated' })
      const { status } = room.row
      // What was sent again after the last move may be that move.
      if (status !== 'playing' && !(status === 'finished' && room.hall))
        return unchanged({ why: 'notPlaying' })
      if (!room.hall) return unchanged({ why: 'otherRules' })
      return work(room, room.hall, seat)
    })

  /** What was done to the game in memory is to be written. */
  const done = (room: Room, also: readonly Write[] = []): Made<Outcome> => ({
    change: gameChange(rooms.store, room, also),
    answer: () => ({ outcome: 'done', n: room.row.n }),
  })

  /** A move of a stranger may be anything; whatever the rules make of it, nobody else is to suffer. */
  function move(id: string, actor: Actor, answers: number, move: Move): Promise<Outcome> {
    const work = (room: Room, hall: HallTable, seat: number): Made<Outcome> => {
      if (entryNumber(hall) >= mostEntries) return unchanged({ why: 'tooLong' })
      const now = Date.now()
      const isLate = 'seat' in actor && actor.late
      if (isLate && !(hall.clock && outOfTime(hall.clock, now).includes(seat)))
        return unchanged({ why: 'stale', n: entryNumber(hall) })
      const isStandIn = 'seat' in actor && hall.holders[seat].kind === 'person'
      const submitted = guarded(() =>
        submit(hall, { seat, answers, move, ...(isStandIn && { standIn: true }) }, now),
      )
      if (isLate && hall.clock && submitted.outcome === 'played')
        hall.clock = missedMove(hall.clock, seat, now)
      const isBack = submitted.outcome === 'played' && 'person' in actor && room.seats[seat].stand_in !== null
      return isBack ? done(room, [takenBack(room, hall, seat)]) : settle(room, submitted)
    }
    return act(id, actor, work).catch((error: unknown) => {
      if (error instanceof NoMove) return { why: 'badMessage', text: error.message }
      throw error
    })
  }

  /** Who moves has taken the seat back from the bot that stood in. */
  function takenBack(room: Room, hall: HallTable, seat: number): Write {
    room.seats[seat] = { ...room.seats[seat], stand_in: null }
    letStandIn(hall, seat, undefined)
    return seatWrite(rooms.store, room, seat)
  }

  function settle(room: Room, submitted: Submitted): Made<Outcome> {
    if (submitted.outcome === 'stale') return unchanged({ why: 'stale', n: submitted.n })
    if (submitted.outcome === 'refused')
      return unchanged({ why: 'refused', refusal: submitted.refusal, n: room.row.n })
    return submitted.outcome === 'repeated' ? unchanged(submitted) : done(room)
  }

  function wish(id: string, actor: Actor, what: UndoWish, answers: number): Promise<Outcome> {
    return act(id, actor, (room, hall, seat) => {
      if (answers !== entryNumber(hall)) {
        const own = hall.table.record.entries.slice(Math.max(0, answers)).find((entry) => entry.seat === seat)
        const isRepeated = own !== undefined && (what === 'redo' ? 'redo' in own : 'undo' in own)
        if (isRepeated) return unchanged({ outcome: 'repeated', n: own.n })
        // Others who decide at the same time do not make an undo stale: it is about one's own moves.
        if (own) return unchanged({ why: 'stale', n: entryNumber(hall) })
      }
      if (entryNumber(hall) >= mostEntries / 2) return unchanged({ why: 'tooLong' })
      const now = Date.now()
      if (what === 'askUndo') {
        if (hall.asking?.seat === seat && hall.asking.refused === undefined)
          return unchanged({ outcome: 'repeated', n: room.row.n })
        return askUndo(hall, seat, now) ? done(room) : nothingToUndo
      }
      if (what === 'redo') {
        const again = putBack(hall, seat, now)
        return again ? settle(room, again) : nothingToUndo
      }
      return undone(room, what === 'undo' ? takeBack(hall, seat, now) : restartTurn(hall, seat, now))
    })
  }

  function undone(room: Room, result: Undone): Made<Outcome> {
    if (!result) return nothingToUndo
    return 'what' in result ? unchanged({ why: 'barrier', barrier: result, n: room.row.n }) : done(room)
  }

  function answer(id: string, actor: Actor, answers: number, yes: boolean): Promise<Outcome> {
    return act(id, actor, (room, hall, seat) => {
      if (answers !== entryNumber(hall)) return unchanged({ why: 'stale', n: entryNumber(hall) })
      return answerUndo(hall, seat, yes, Date.now()) ? done(room) : nothingToUndo
    })
  }

  return { act, move, wish, answer }
}

const nothingToUndo: Made<Outcome> = unchanged({ why: 'nothingToUndo' })

/** Rules failed on what is no move of theirs. */
class NoMove extends Error {}

function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch {
    throw new NoMove('this is not a move of this game')
  }
}

export type Play = ReturnType<typeof openPlay>
