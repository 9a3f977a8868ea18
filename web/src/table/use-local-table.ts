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
  /** Several people look at this screen: the viewer's secrets are covered until the viewer wants to see them. */
  readonly covered: boolean
  /** Who has been asked to take the screen; otherwise whoever must decide. */
  readonly curtain: Seat | undefined
  readonly refusal: Refusal | undefined
}

/** The worker tells everything that the rules make of a view. */
const asItIs = (seen: SeenUpdate) => seen as TableUpdate

function peopleOf(holders: readonly Holder[]): Seat[] {
  return holders.flatMap((holder, seat) => (botOf(holder) === undefined ? [seat] : []))
}

/** Who looks first: the only person; among several, whoever must decide, as far as the others may look on. */
function firstLook({ holders, pending }: KeptGame): { viewer: Viewer; covered: boolean } {
  const people = peopleOf(holders)
  if (people.length < 2) return { viewer: people[0] ?? null, covered: false }
  return { viewer: people.find((seat) => pending.includes(seat)) ?? people[0], covered: pending.length > 0 }
}

/** Who has to take the screen: somebody else, or whoever looks but decides by what is covered. */
function nextOf({ viewer, pending, legal }: TableUpdate, people: readonly Seat[], covered: boolean) {
  if (viewer !== null && pending.includes(viewer)) return covered && legal.length === 0 ? viewer : undefined
  return people.find((seat) => pending.includes(seat))
}

export function useLocalTable(id: string): Opening {
  const [state, setState] = useState<Following | 'opening' | 'missing' | { failed: string }>('opening')
  const busy = useRef(false)
  const hall = localHall()

  useEffect(() => {
    let left = false
    const stop = onUpdate((update, covered) => {
      if (left) return
      busy.current = false
      setState((now) => {
        if (typeof now === 'string' || 'failed' in now || !now.queue) return now
        if (newest(now.queue).viewer !== update.viewer && !covered) return now
        return { ...now, queue: told(now.queue, update, covered), covered, refusal: undefined }
      })
    })
    void (async () => {
      try {
        const row = await hall.open(id)
        if (left) return
        if (!row) return setState('missing')
        const { viewer, covered } = firstLook(row)
        const update = await hall.look(viewer, covered)
        if (!left) setState({ row, queue: opened(update), covered, curtain: undefined, refusal: undefined })
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
          : { ...now, curtain, queue: opened(update), covered: false, refusal: undefined },
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
    const { row, queue, covered, refusal } = state
    if (!queue) return 'opening'
    const update = newest(queue)
    const people = peopleOf(update.seats)
    const curtain =
      update.viewer === null && people.length > 1
        ? (state.curtain ?? people.find((seat) => update.pending.includes(seat)))
        : undefined
    const next = update.viewer === null ? undefined : nextOf(update, people, covered)
    return {
      row,
      game: row.game,
      options: row.record.options,
      odds: row.odds,
      hints: row.odds,
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
      ...(covered && update.viewer !== null && { uncover: () => void look(update.viewer, undefined) }),
      ...(refusal && { refusal }),
    }
  }, [state, doings, hall, look])
}
