import type { TableUpdate } from '@meadhall/hall/update'
import type { AnyMove } from '@meadhall/kernel/rules'
import { useEffect, useState } from 'react'
import { awake } from '../app/awake.ts'
import { localHall } from '../app/local-hall.ts'
import { useCell } from '../store/cell.ts'

const NONE: readonly AnyMove[] = []

/**
 * The moves that a bot would look at first; it thinks beside the page, so they come a moment after the
 * position. A page that nobody has touched yet opens without them.
 */
export function useWorth(update: TableUpdate, wanted: boolean): readonly AnyMove[] {
  const isAwake = useCell(awake)
  const [found, setFound] = useState<{ on: TableUpdate; moves: readonly AnyMove[] }>()
  useEffect(() => {
    const { game, options, view, viewer: seat, legal } = update
    if (!wanted || !isAwake || seat === null || legal.length < 2) return
    let left = false
    void localHall()
      .glance({ game, options, view, seat })
      .then((moves) => !left && setFound({ on: update, moves }))
    return () => {
      left = true
    }
  }, [update, wanted, isAwake])
  return found?.on === update ? found.moves : NONE
}
