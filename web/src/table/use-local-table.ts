import { botOf, type Holder } from '@meadhall/hall/hall-table'
import type { SeenUpdate, TableUpdate } from '@meadhall/hall/update'
import type { Refusal, Seat, Viewer } from '@meadhall/kernel/rules'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { localHall, onUpdate } from '../app/local-hall.ts'
import type { KeptGame } from '../store/games.ts'
import type { Doings, FollowedTable } from './followed.ts'
import { newest, opened, type Queue, told } from './show-queue.ts'

/** A game of the local hall as the page follows it. */
export interface LocalTable extends FollowedTable {
  readonly row: KeptGame
  /** The screen is being handed to this seat: nothing is shown. */
  readonly curtain?: Seat
  readonly take: (seat: Seat) => void
}

export type Opening = LocalTable | 'opening' | 'missing' | { readonly failed: string }

interface Following {
  readonly row: KeptGame
  readonly queue: Queue<TableUpdate> | null
  readonly curtain: Seat | undefined
  readonly refusal: Refusal | undefined
}

/** The worker tells everything that the rules make of a view. */
const asItIs = (seen: SeenUpdate) => seen as TableUpdate

function peopleOf(holders: readonly Holder[]): Seat[] {
  return holders.flatMap((holder, seat) => (botOf(holder) === undefined ? [seat] : []))
}

/** Who looks first: the only person; among several, whoever must decide, behind the curtain. */
function firstLook({ holders, pending }: KeptGame): { viewer: Viewer; curtain?: Seat } {
  const people = peopleOf(holders)
  if (people.length < 2) return { viewer: people[0] ?? null }
  const next = people.find((seat) => pending.includes(seat))
  return next === undefined ? { viewer: people[0] } : { viewer: null, curtain: next }
}

export function useLocalTable(id: string): Opening {
  const [state, setState] = useState<Following | 'opening' | 'missing' | { failed: string }>('opening')
  const busy = useRef(false)
  const hall = localHall()

  useEffect(() => {
    let left = false
    const stop = onUpdate((update) => {
      if (left) return
      busy.current = false
      setState((now) => {
        if (typeof now === 'string' || 'failed' in now || now.queue?.shown.viewer !== update.viewer)
          return now
        return { ...now, queue: told(now.queue, update), refusal: undefined }
      })
    })
    void (async () => {
      try {
        const row = await hall.open(id)
        if (left) return
        if (!row) return setState('missing')
        const { viewer, curtain } = firstLook(row)
        const update = await hall.look(viewer)
        if (!left) setState({ row, queue: opened(update), curtain, refusal: undefined })
      } catch (error) {
        if (!left) setState({ failed: (error as Error).message })
      }
    })()
    return () => {
      left = true
      stop()
      void hall.close()
    }
  }, [id, hall])

  const current = useRef(state)
  current.current = state

  const look = useCallback(
    async (viewer: Viewer, curtain: Seat | undefined) => {
      // Nothing of the one is left when the other looks.
      setState((now) => (typeof now === 'string' || 'failed' in now ? now : { ...now, curtain, queue: null }))
      const update = await hall.look(viewer)
      setState((now) =>
        typeof now === 'string' || 'failed' in now
          ? now
          : { ...now, curtain, queue: opened(update), refusal: undefined },
      )
    },
    [hall],
  )

  const doings = useMemo((): Doings => {
    const seated = (act: (seat: Seat, update: TableUpdate) => Promise<unknown>) => {
      const now = current.current
      if (typeof now === 'string' || 'failed' in now || !now.queue) return
      const update = newest(now.queue)
      if (update.viewer === null || busy.current) return
      busy.current = true
      void act(update.viewer, update).finally(() => {
        busy.current = false
      })
    }
    return {
      submit: (move) =>
        seated(async (seat, update) => {
          const result = await hall.submit(seat, update.n, move)
          if (result.outcome === 'refused')
            setState((now) =>
              typeof now === 'string' || 'failed' in now ? now : { ...now, refusal: result.refusal },
            )
        }),
      undo: () => seated((seat) => hall.undo(seat)),
      redo: () => seated((seat) => hall.redo(seat)),
      restart: () => seated((seat) => hall.restart(seat)),
      ask: () => seated((seat) => hall.ask(seat)),
      pass: (to) => void look(null, to),
      direct: (change) =>
        setState((now) =>
          typeof now === 'string' || 'failed' in now || !now.queue
            ? now
            : { ...now, queue: change(now.queue) as Queue<TableUpdate> },
        ),
    }
  }, [hall, look])

  return useMemo(() => {
    if (typeof state === 'string' || 'failed' in state) return state
    const { row, queue, curtain, refusal } = state
    if (!queue) return 'opening'
    const update = newest(queue)
    const people = peopleOf(update.seats)
    const next =
      update.viewer === null || update.pending.includes(update.viewer)
        ? undefined
        : people.find((seat) => update.pending.includes(seat))
    return {
      row,
      game: row.game,
      options: row.record.options,
      odds: row.odds,
      ...(row.seedName !== undefined && { seedName: row.seedName }),
      update,
      queue,
      complete: asItIs,
      people,
      do: doings,
      past: hall,
      take: (seat: Seat) => void look(seat, undefined),
      ...(next !== undefined && { next }),
      ...(curtain !== undefined && { curtain }),
      ...(refusal && { refusal }),
    }
  }, [state, doings, hall, look])
}
