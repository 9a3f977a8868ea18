import { botOf, type Holder } from '@meadhall/hall/hall-table'
import type { TableUpdate } from '@meadhall/hall/update'
import type { AnyHappening, AnyMove, Refusal, Seat, Viewer } from '@meadhall/kernel/rules'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { localHall, onUpdate } from '../app/local-hall.ts'
import type { KeptGame } from '../store/games.ts'
import { botPace, useSettings } from '../store/settings.ts'
import type { Step } from './game-table.ts'

/** A game of the local hall as the page follows it. */
export interface LocalTable {
  readonly row: KeptGame
  /** What the person in front of the screen may see; with the whole log. */
  readonly update: TableUpdate
  readonly step?: Step<unknown, AnyHappening>
  /** The people at this screen. */
  readonly people: readonly Seat[]
  /** Somebody else at this screen has to decide. */
  readonly next?: Seat
  /** The screen is being handed to this seat: nothing is shown. */
  readonly curtain?: Seat
  /** Why the last move was not made. */
  readonly refusal?: Refusal
  readonly do: Doings
}

interface Doings {
  readonly submit: (move: AnyMove) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly restart: () => void
  readonly ask: () => void
  /** Hides everything until the next person has taken the screen. */
  readonly pass: (to: Seat) => void
  readonly take: (seat: Seat) => void
  readonly hurry: () => void
}

export type Opening = LocalTable | 'opening' | 'missing' | { readonly failed: string }

interface Following {
  readonly row: KeptGame
  readonly update: TableUpdate | null
  readonly step: Step<unknown, AnyHappening> | undefined
  readonly curtain: Seat | undefined
  readonly refusal: Refusal | undefined
}

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

/** Adds what is new to what is known; undone entries stay in the log, which strikes them out. */
function followed(before: TableUpdate | null, update: TableUpdate): TableUpdate {
  if (!before || update.since < 0 || before.viewer !== update.viewer) return update
  return { ...update, log: [...before.log.filter(({ n }) => n <= update.since), ...update.log] }
}

function stepTo(before: TableUpdate | null, update: TableUpdate): Step<unknown, AnyHappening> | undefined {
  if (!before || update.since < 0 || before.viewer !== update.viewer) return undefined
  if (update.log.length === 0 || update.log.some(({ takesBack }) => takesBack)) return undefined
  return {
    n: update.n,
    by: update.log[0].seat,
    before: before.view,
    told: update.log.flatMap(({ told }) => told),
  }
}

export function useLocalTable(id: string): Opening {
  const [state, setState] = useState<Following | 'opening' | 'missing' | { failed: string }>('opening')
  const settings = useSettings()
  const busy = useRef(false)
  const hall = localHall()

  useEffect(() => {
    let left = false
    const stop = onUpdate((update) => {
      if (left) return
      busy.current = false
      setState((now) => {
        if (typeof now === 'string' || 'failed' in now || now.update?.viewer !== update.viewer) return now
        return {
          ...now,
          update: followed(now.update, update),
          step: stepTo(now.update, update),
          refusal: undefined,
        }
      })
    })
    void (async () => {
      try {
        const row = await hall.open(id)
        if (left) return
        if (!row) return setState('missing')
        const { viewer, curtain } = firstLook(row)
        const update = await hall.look(viewer)
        if (!left) setState({ row, update, step: undefined, curtain, refusal: undefined })
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

  const pace = botPace(settings)
  useEffect(() => void hall.pace(pace), [hall, pace])

  const current = useRef(state)
  current.current = state

  const look = useCallback(
    async (viewer: Viewer, curtain: Seat | undefined) => {
      // Nothing of the one is left when the other looks.
      setState((now) =>
        typeof now === 'string' || 'failed' in now ? now : { ...now, curtain, update: null, step: undefined },
      )
      const update = await hall.look(viewer)
      setState((now) =>
        typeof now === 'string' || 'failed' in now
          ? now
          : { ...now, curtain, update, step: undefined, refusal: undefined },
      )
    },
    [hall],
  )

  const doings = useMemo((): Doings => {
    const seated = (act: (seat: Seat, update: TableUpdate) => Promise<unknown>) => {
      const now = current.current
      if (typeof now === 'string' || 'failed' in now || !now.update || now.update.viewer === null) return
      if (busy.current) return
      busy.current = true
      void act(now.update.viewer, now.update).finally(() => {
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
      take: (seat) => void look(seat, undefined),
      hurry: () => void hall.hurry(),
    }
  }, [hall, look])

  return useMemo(() => {
    if (typeof state === 'string' || 'failed' in state) return state
    const { row, update, step, curtain, refusal } = state
    if (!update) return 'opening'
    const people = peopleOf(update.seats)
    const next =
      update.viewer === null || update.pending.includes(update.viewer)
        ? undefined
        : people.find((seat) => update.pending.includes(seat))
    return {
      row,
      update,
      people,
      do: doings,
      ...(step && { step }),
      ...(next !== undefined && { next }),
      ...(curtain !== undefined && { curtain }),
      ...(refusal && { refusal }),
    }
  }, [state, doings])
}
