import {
  answerUndo,
  askUndo,
  entryNumber,
  type HallTable,
  putBack,
  restartTurn,
  type Submitted,
  submit,
  takeBack,
  type Undone,
} from '@meadhall/hall/hall-table'
import type { No, Request, UndoWish, Why } from '@meadhall/hall/online'
import { gate } from './gate.ts'
import { type Room, seatOf } from './room.ts'
import type { Rooms } from './rooms.ts'

type Move = Extract<Request, { type: 'move' }>['move']

/** What became of a request at a table. */
export type Outcome =
  | { readonly outcome: 'done' | 'repeated'; readonly n: number }
  | (Pick<No, 'n' | 'refusal' | 'barrier' | 'text'> & { readonly why: Why })

/** Who acts: a person, or the server for a bot or an order. */
export type Actor = { readonly person: string | undefined } | { readonly seat: number }

export type Act = (
  id: string,
  actor: Actor,
  work: (room: Room, hall: HallTable, seat: number) => Promise<Outcome> | Outcome,
) => Promise<Outcome>

/**
 * So many moves are under way at a time. More would be done no sooner, and what they have ready while they wait for the
 * disk would be copied about by the collector: a server that is behind would fall further behind.
 */
const MOVES_AT_ONCE = 64

/** A game has so many entries at most, and takes back no more after half of them: no game that is played needs as many. */
export const MOST_ENTRIES = 8000

/** What is done during a game. Nothing is answered before it is on disk. */
export function openPlay(rooms: Rooms, mostEntries = MOST_ENTRIES) {
  const throughGate = gate(MOVES_AT_ONCE)

  /** Acts for a seat in a running game, if the actor may. */
  const act: Act = (id, actor, work) =>
    rooms.at(id, async (room) => {
      const seat = 'seat' in actor ? actor.seat : seatOf(room, actor.person)
      if (seat === null) return { why: 'notSeated' }
      if (room.row.status !== 'playing') {
        // What was sent again after the last move may be that move.
        if (room.row.status !== 'finished' || !room.hall) return { why: 'notPlaying' }
      }
      if (!room.hall) return { why: 'otherRules' }
      return work(room, room.hall, seat)
    })

  /** A move of a stranger may be anything; whatever the rules make of it, nobody else is to suffer. */
  function guarded<T>(room: Room, work: () => T): T | undefined {
    try {
      return work()
    } catch {
      room.isStale = true
      return undefined
    }
  }

  const badMove: Outcome = { why: 'badMessage', text: 'this is not a move of this game' }

  function move(id: string, actor: Actor, answers: number, move: Move): Promise<Outcome> {
    return throughGate(() =>
      act(id, actor, async (room, hall, seat) => {
        if (entryNumber(hall) >= mostEntries) return { why: 'tooLong' }
        const submitted = guarded(room, () => submit(hall, { seat, answers, move }, Date.now()))
        return submitted ? settle(room, submitted) : badMove
      }),
    )
  }

  async function settle(room: Room, submitted: Submitted): Promise<Outcome> {
    if (submitted.outcome === 'stale') return { why: 'stale', n: submitted.n }
    if (submitted.outcome === 'refused') return { why: 'refused', refusal: submitted.refusal, n: room.row.n }
    if (submitted.outcome === 'repeated') return submitted
    await rooms.commitGame(room)
    return { outcome: 'done', n: submitted.n }
  }

  function wish(id: string, actor: Actor, what: UndoWish, answers: number): Promise<Outcome> {
    return act(id, actor, async (room, hall, seat) => {
      if (answers !== entryNumber(hall)) {
        const own = hall.table.record.entries.slice(Math.max(0, answers)).find((entry) => entry.seat === seat)
        const isRepeated = own !== undefined && (what === 'redo' ? 'redo' in own : 'undo' in own)
        if (isRepeated) return { outcome: 'repeated', n: own.n }
        // Others who decide at the same time do not make an undo stale: it is about one's own moves.
        if (own) return { why: 'stale', n: entryNumber(hall) }
      }
      if (entryNumber(hall) >= mostEntries / 2) return { why: 'tooLong' }
      const now = Date.now()
      if (what === 'askUndo') {
        if (hall.asking?.seat === seat) return { outcome: 'repeated', n: room.row.n }
        if (!askUndo(hall, seat, now)) return { why: 'nothingToUndo' }
        await rooms.commitGame(room)
        return { outcome: 'done', n: room.row.n }
      }
      if (what === 'redo') {
        const again = putBack(hall, seat, now)
        return again ? settle(room, again) : { why: 'nothingToUndo' }
      }
      return undone(room, what === 'undo' ? takeBack(hall, seat, now) : restartTurn(hall, seat, now))
    })
  }

  async function undone(room: Room, result: Undone): Promise<Outcome> {
    if (!result) return { why: 'nothingToUndo' }
    if ('what' in result) return { why: 'barrier', barrier: result, n: room.row.n }
    await rooms.commitGame(room)
    return { outcome: 'done', n: result.n }
  }

  function answer(id: string, actor: Actor, answers: number, yes: boolean): Promise<Outcome> {
    return act(id, actor, async (room, hall, seat) => {
      if (answers !== entryNumber(hall)) return { why: 'stale', n: entryNumber(hall) }
      if (!answerUndo(hall, seat, yes, Date.now())) return { why: 'nothingToUndo' }
      await rooms.commitGame(room)
      return { outcome: 'done', n: room.row.n }
    })
  }

  return { act, move, wish, answer }
}

export type Play = ReturnType<typeof openPlay>
