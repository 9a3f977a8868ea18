import type { TableUpdate } from '@meadhall/hall/update'
import type { AnyMove } from '@meadhall/kernel/rules'
import { useEffect, useState } from 'react'
import { localHall } from '../app/local-hall.ts'

const NONE: readonly AnyMove[] = []

/** The moves that a bot would look at first; it thinks beside the page, so they come a moment after the position. */
export function useWorth(update: TableUpdate, wanted: boolean): readonly AnyMove[] {
  const [found, setFound] = useState<{ on: TableUpdate; moves: readonly AnyMove[] }>()
  useEffect(() => {
    const { game, options, view, viewer: seat, legal } = update
    if (!wanted || seat === null || legal.length < 2) return
    let left = false
    void localHall()
      .glance({ game, options, view, seat })
      .then((moves) => !left && setFound({ on: update, moves }))
    return () => {
      left = true
    }
  }, [update, wanted])
  return found?.on === update ? found.moves : NONE
}
