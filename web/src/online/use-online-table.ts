import type { ChatLine, Heard, TableInfo, UndoWish, Why } from '@meadhall/hall/online'
import type { Answer } from '@meadhall/hall/online-client'
import type { StandingOrder } from '@meadhall/hall/orders'
import type { AnyMove, Refusal, Viewer } from '@meadhall/kernel/rules'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCell } from '../store/cell.ts'
import { newest, type Queue, told } from '../table/show-queue.ts'
import type { Direct } from '../table/use-stage.ts'
import { line, onHeard, person } from './session.ts'

/** A table at a server as the page follows it: before, during and after its game. */
export interface OnlineTable {
  readonly info: TableInfo
  /** The game, once it has begun: what of it is shown, and what waits. */
  readonly queue: Queue | null
  readonly chat: readonly ChatLine[]
  /** Who of those who sit here is here now, by their ids; and how many look on. */
  readonly present: readonly string[]
  readonly onlookers: number
  /** Why the last wish was not granted. */
  readonly refusal?: Refusal | undefined
  readonly trouble?: Why | undefined
}

export interface OnlineDoings {
  readonly submit: (move: AnyMove) => void
  /** Makes these moves one after the other, up to the first that is not made. */
  readonly submitAll: (moves: readonly AnyMove[]) => void
  readonly wish: (wish: UndoWish) => void
  readonly answer: (yes: boolean) => void
  readonly say: (text: string) => Promise<boolean>
  readonly direct: Direct
  readonly order: (orders: readonly StandingOrder[]) => void
}

type State = OnlineTable | 'opening' | 'missing'

/** What is known after something was heard. */
function heardAt(id: string, now: State, heard: Heard): State {
  if (heard.type === 'gone' && heard.table === id) return 'missing'
  if (heard.type === 'table' && heard.table.id === id) {
    const info = heard.table
    if (typeof now === 'object') return { ...now, info }
    return { info, queue: null, chat: [], present: [], onlookers: 0 }
  }
  if (typeof now !== 'object') return now
  if (heard.type === 'update' && heard.table === id)
    return {
      ...now,
      queue: told(now.queue, heard.update),
      refusal: undefined,
      trouble: undefined,
    }
  if (heard.type === 'chat' && heard.table === id) {
    const known = new Set(now.chat.map((said) => said.id))
    return { ...now, chat: [...now.chat, ...heard.lines.filter((said) => !known.has(said.id))] }
  }
  if (heard.type === 'presence' && heard.table === id)
    return { ...now, present: heard.people, onlookers: heard.onlookers }
  return now
}

export function useOnlineTable(id: string): { table: State; doings: OnlineDoings } {
  const [table, setTable] = useState<State>('opening')
  const who = useCell(person)?.id
  const busy = useRef(false)
  const known = useRef(-1)
  if (typeof table === 'object' && table.queue) known.current = newest(table.queue).n

  // Whoever comes in or goes out sees the table with other eyes, so it is opened anew.
  useEffect(() => {
    setTable('opening')
    let viewer: Viewer | undefined
    const stop = onHeard((heard) => {
      if (heard.type === 'update' && heard.table === id) {
        busy.current = false
        const { update } = heard
        // Seen with other eyes than before: all is asked for anew.
        if (viewer !== undefined && viewer !== update.viewer && update.since >= 0) return line().watch(id)
        viewer = update.viewer
      }
      return setTable((now) => heardAt(id, now, heard))
    })
    line().watch(id)
    return () => {
      stop()
      line().unwatch(id)
    }
  }, [id, who])

  const settle = useCallback((answer: Answer) => {
    busy.current = false
    // What came too late is answered by what is shown now.
    if (answer.type === 'done' || answer.why === 'stale') return
    setTable((now) =>
      typeof now === 'object' ? { ...now, refusal: answer.refusal, trouble: answer.why } : now,
    )
  }, [])

  const doings = useMemo((): OnlineDoings => {
    /** One thing at a time: a second click while the first is on its way does nothing. */
    const once = (act: () => Promise<Answer>) => {
      if (busy.current) return
      busy.current = true
      void act().then(settle)
    }
    return {
      submit: (move) => once(() => line().move(id, move, known.current)),
      submitAll: (moves) =>
        once(async () => {
          let n = known.current
          let answer = await line().move(id, moves[0], n)
          for (const move of moves.slice(1)) {
            if (answer.type === 'no') break
            n = Math.max(answer.n, known.current)
            answer = await line().move(id, move, n)
          }
          return answer
        }),
      wish: (wish) => once(() => line().wish(id, wish)),
      answer: (yes) => once(() => line().answerUndo(id, yes)),
      say: async (text) => (await line().chat(id, text)).type === 'done',
      direct: (change) =>
        setTable((now) =>
          typeof now === 'object' && now.queue ? { ...now, queue: change(now.queue) } : now,
        ),
      order: (orders) => void line().orders(id, orders).then(settle),
    }
  }, [id, settle])

  return { table, doings }
}
