import type { AnyMove } from '@meadhall/kernel/rules'
import type { Done, Heard, No, Request, Said, Sent, UndoWish } from './online.ts'
import type { StandingOrder } from './orders.ts'
import { changedUpdate, type SeenUpdate } from './update.ts'

/**
 * The client's side of a table online: it keeps the connection, says after a drop what it has, and sends again what was
 * not answered. It touches no socket and no clock itself: `Outside` does, in a page, a test or a load generator.
 *
 *   const client = onlineClient(outside, (heard) => show(heard))
 *   client.watch(table)
 *   const answer = await client.move(table, { do: 'place', at: 'smokehouse' })
 */
export interface Outside {
  /** Opens a connection and reports on it; `closed` also if it never opened. */
  readonly open: (report: WireEvents) => Wire
  /** Does something later; the result cancels it. */
  readonly later: (milliseconds: number, something: () => void) => () => void
  /** A name that nobody has used. */
  readonly freshId: () => string
}

export interface WireEvents {
  readonly opened: () => void
  readonly heard: (text: string) => void
  readonly closed: () => void
}

export interface Wire {
  send(text: string): void
  close(): void
}

export type Answer = Done | No

export interface OnlineClient {
  watch(table: string, have?: number): void
  unwatch(table: string): void
  /** Answers the newest update unless told otherwise. */
  move(table: string, move: AnyMove, answers?: number): Promise<Answer>
  wish(table: string, wish: UndoWish): Promise<Answer>
  answerUndo(table: string, yes: boolean): Promise<Answer>
  chat(table: string, text: string): Promise<Answer>
  orders(table: string, orders: readonly StandingOrder[]): Promise<Answer>
  /** The last entry that this client has of a table, -1 for none. */
  has(table: string): number
  connected(): boolean
  /** Lets go of the connection and takes a new one. */
  reconnect(): void
  close(): void
}

interface OpenRequest {
  readonly request: Request
  readonly settle: (answer: Answer) => void
  again: number
}

/** How long to wait before the next try, in milliseconds; the last one for all that follow. */
const PAUSES = [50, 200, 500, 1000, 2000, 3000]
/** How often a request is sent again that the server could not carry out: for two minutes, longer than a database restarts. */
const MOST_AGAIN = 45
/** After how long a silent connection is asked for a sign of life, and then given up. */
const QUIET = 20_000

export function onlineClient(outside: Outside, listen: (heard: Heard) => void): OnlineClient {
  const watched = new Map<string, number>()
  /** The last update of each table on this connection. */
  const seen = new Map<string, SeenUpdate>()
  const open = new Map<string, OpenRequest>()
  let wire: Wire | undefined
  let isOpen = false
  let isClosed = false
  let tries = 0
  let cancelRetry = () => {}
  let cancelQuiet = () => {}

  function connect(): void {
    const current: Wire = outside.open({
      opened() {
        if (wire !== current) return
        isOpen = true
        tries = 0
        expectLife()
        for (const [table, have] of watched) say({ type: 'watch', table, have })
        for (const { request } of open.values()) say(request)
      },
      heard(text) {
        if (wire !== current) return
        expectLife()
        hear(JSON.parse(text) as Sent)
      },
      closed() {
        if (wire === current) lost()
      },
    })
    wire = current
  }

  function lost(): void {
    isOpen = false
    wire = undefined
    seen.clear()
    cancelQuiet()
    if (isClosed) return
    const pause = PAUSES[Math.min(tries++, PAUSES.length - 1)]
    cancelRetry = outside.later(pause, connect)
  }

  function expectLife(): void {
    cancelQuiet()
    cancelQuiet = outside.later(QUIET, () => {
      say({ type: 'ping' })
      cancelQuiet = outside.later(QUIET, drop)
    })
  }

  /** A connection that is dead may not say so for minutes. */
  function drop(): void {
    const dead = wire
    lost()
    dead?.close()
  }

  function say(message: Said): void {
    if (isOpen) wire?.send(JSON.stringify(message))
  }

  function hear(sent: Sent): void {
    const heard = sent.type === 'change' ? whole(sent) : sent
    if (!heard) return
    if (heard.type === 'update') {
      // An older one may still arrive behind a newer one.
      if (heard.update.n < has(heard.table)) return
      if (watched.has(heard.table)) {
        watched.set(heard.table, heard.update.n)
        seen.set(heard.table, heard.update)
      }
    }
    if (heard.type === 'gone') forget(heard.table)
    listen(heard)
    if ((heard.type === 'done' || heard.type === 'no') && heard.id !== undefined) settle(heard.id, heard)
  }

  /** The update that a change makes of the last one. Without that one, all is asked for anew. */
  function whole({ table, change }: Extract<Sent, { type: 'change' }>): Heard | undefined {
    const before = seen.get(table)
    if (before?.n === change.from) return { type: 'update', table, update: changedUpdate(before, change) }
    if (watched.has(table)) say({ type: 'watch', table, have: has(table) })
    return undefined
  }

  function forget(table: string): void {
    watched.delete(table)
    seen.delete(table)
  }

  /** Where the server could not tell what became of it, it is asked again: nothing is done twice. */
  function settle(id: string, answer: Answer): void {
    const asked = open.get(id)
    if (!asked) return
    if (answer.type === 'no' && answer.why === 'failed' && asked.again < MOST_AGAIN) {
      outside.later(PAUSES[Math.min(asked.again++, PAUSES.length - 1)], () => {
        if (open.has(id)) say(asked.request)
      })
      return
    }
    open.delete(id)
    asked.settle(answer)
  }

  const has = (table: string) => watched.get(table) ?? -1

  function ask(request: Request): Promise<Answer> {
    return new Promise((settle) => {
      open.set(request.id, { request, settle, again: 0 })
      say(request)
    })
  }

  connect()
  return {
    watch(table, have = -1) {
      watched.set(table, have)
      seen.delete(table)
      say({ type: 'watch', table, have })
    },
    unwatch(table) {
      forget(table)
      say({ type: 'unwatch', table })
    },
    move: (table, move, answers = has(table)) =>
      ask({ type: 'move', id: outside.freshId(), table, answers, move }),
    wish: (table, type) => ask({ type, id: outside.freshId(), table, answers: has(table) }),
    answerUndo: (table, yes) =>
      ask({ type: 'answerUndo', id: outside.freshId(), table, answers: has(table), yes }),
    chat: (table, text) => ask({ type: 'chat', id: outside.freshId(), table, text }),
    orders: (table, orders) => ask({ type: 'orders', id: outside.freshId(), table, orders }),
    has,
    connected: () => isOpen,
    reconnect() {
      cancelRetry()
      tries = 0
      drop()
    },
    close() {
      isClosed = true
      cancelRetry()
      cancelQuiet()
      const last = wire
      wire = undefined
      isOpen = false
      last?.close()
    },
  }
}
