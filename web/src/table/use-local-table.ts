import { botOf, type Holder } from '@meadhall/hall/hall-table'
import type { TableUpdate } from '@meadhall/hall/update'
import type { AnyHappening, Refusal, Seat, Viewer } from '@meadhall/kernel/rules'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { localHall, onUpdate } from '../app/local-hall.ts'
import type { KeptGame } from '../store/games.ts'
import { botPace, useSettings } from '../store/settings.ts'
import { type Doings, type FollowedTable, followed, stepTo } from './followed.ts'
import type { Step } from './game-table.ts'

/** A game of the local hall as the page follows it. */
export interface LocalTable extends FollowedTable {
  readonly row: KeptGame
  /** The screen is being handed to this seat: nothing is shown. */
  readonly curtain?: Seat
  readonly take: (seat: Seat) => void
}

/** Several people look at this screen: the viewer's secrets are covered until the viewer wants to see them. */
interface Look {
  readonly update: TableUpdate | null
  readonly covered: boolean
}

export type Opening = LocalTable | 'opening' | 'missing' | { readonly failed: string }

interface Following extends Look {
  readonly row: KeptGame
  readonly step: Step<unknown, AnyHappening> | undefined
  /** Who has been asked to take the screen; otherwise whoever must decide. */
  readonly curtain: Seat | undefined
  readonly refusal: Refusal | undefined
}

function peopleOf(holders: readonly Holder[]): Seat[] {
  return holders.flatMap((holder, seat) => (botOf(holder) === undefined ? [seat] : []))
}

/** Who looks first: the only person; among several, whoever must decide, as far as the others may look on. */
function firstLook({ holders, pending }: KeptGame): { viewer: Viewer; covered: boolean } {
  const people = peopleOf(holders)
  if (people.length < 2) return { viewer: people[0] ?? null, covered: false }
  return { viewer: people.find((seat) => pending.includes(seat)) ?? people[0], covered: pending.length > 0 }
}

/** Adds what is new, unless the one who looks has changed and hears it all from the start. */
function joined(before: Look, { update, covered }: Look & { update: TableUpdate }): TableUpdate {
  const isSame = before.covered === covered && before.update !== null
  const earlier = isSame && covered ? { ...before.update!, viewer: update.viewer } : before.update
  return followed(earlier, update)
}

/** What has come about since, told to the next at this screen as it was to the one before. */
function stepOf(before: TableUpdate | null, update: TableUpdate): Following['step'] {
  if (!before || before.viewer === update.viewer) return stepTo(before, update)
  const log = update.log.filter(({ n }) => n > before.n)
  return stepTo(before, { ...update, log, since: before.n, viewer: before.viewer })
}

export function useLocalTable(id: string): Opening {
  const [state, setState] = useState<Following | 'opening' | 'missing' | { failed: string }>('opening')
  const settings = useSettings()
  const busy = useRef(false)
  const hall = localHall()

  useEffect(() => {
    let left = false
    const stop = onUpdate((update, covered) => {
      if (left) return
      busy.current = false
      setState((now) => {
        if (typeof now === 'string' || 'failed' in now) return now
        return {
          ...now,
          update: joined(now, { update, covered }),
          covered,
          step: stepOf(now.update, update),
          refusal: undefined,
        }
      })
    })
    void (async () => {
      try {
        const row = await hall.open(id)
        if (left) return
        if (!row) return setState('missing')
        const { viewer, covered } = firstLook(row)
        const update = await hall.look(viewer, covered)
        if (!left) setState({ row, update, covered, step: undefined, curtain: undefined, refusal: undefined })
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
          : { ...now, curtain, update, covered: false, step: undefined, refusal: undefined },
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
      hurry: () => void hall.hurry(),
    }
  }, [hall, look])

  return useMemo(() => {
    if (typeof state === 'string' || 'failed' in state) return state
    const { row, update, covered, step, refusal } = state
    if (!update) return 'opening'
    const people = peopleOf(update.seats)
    const curtain =
      update.viewer === null && people.length > 1
        ? (state.curtain ?? people.find((seat) => update.pending.includes(seat)))
        : undefined
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
      people,
      do: doings,
      past: hall,
      take: (seat: Seat) => void look(seat, undefined),
      ...(step && { step }),
      ...(next !== undefined && { next }),
      ...(curtain !== undefined && { curtain }),
      ...(covered && update.viewer !== null && { uncover: () => void look(update.viewer, undefined) }),
      ...(refusal && { refusal }),
    }
  }, [state, doings, hall, look])
}
