import type { TableInfo } from '@meadhall/hall/online'
import { useEffect, useState } from 'react'
import { ask } from './api.ts'

/** How often the table of a rematch is looked at again while it is offered. */
const LOOK_EVERY = 4000

/** The table where the same people play again, as it stands; undefined before there is one, and where one cannot sit. */
export function useRematch({ rematch, yourSeat }: TableInfo): TableInfo | undefined {
  const [next, setNext] = useState<TableInfo>()
  const isOffered = rematch !== undefined && yourSeat !== null
  const isSettled = next?.id === rematch && next?.status !== 'open'
  useEffect(() => {
    if (!isOffered || isSettled) return
    const look = () => void ask<TableInfo>(`/api/tables/${rematch}`).then(setNext, () => {})
    look()
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [rematch, isOffered, isSettled])
  if (!isOffered || next?.id !== rematch) return undefined
  // Without oneself it is an affair of others, and once it was played there is nothing to offer.
  const isPlayed = next.status === 'playing' && next.yourSeat !== null
  return next.status === 'open' || isPlayed ? next : undefined
}
