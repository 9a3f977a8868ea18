import type { Plan } from '@meadhall/hall/plan'
import { isRecord } from '@meadhall/kernel/plain'
import type { AnyMove } from '@meadhall/kernel/rules'
import { useCallback, useEffect, useState } from 'react'

const KEY = 'meadhall.plan.'

/** The plan that this browser keeps for a table. It is nowhere else. */
function keptPlan(table: string): Plan | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? 'null')
    if (!isRecord(kept) || typeof kept.seat !== 'number' || typeof kept.when !== 'string') return undefined
    const { seat, when, moves } = kept
    return Array.isArray(moves) && moves.every(isMove) ? { seat, when, moves } : undefined
  } catch {
    return undefined
  }
}

const isMove = (move: unknown): move is AnyMove => isRecord(move) && typeof move.do === 'string'

export function useKeptPlan(table: string): [Plan | undefined, (plan: Plan | undefined) => void] {
  const [plan, setPlan] = useState(() => keptPlan(table))
  // Another window at the same table plans the same turn.
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => {
      if (key === KEY + table) setPlan(keptPlan(table))
    }
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  }, [table])
  const keep = useCallback(
    (next: Plan | undefined) => {
      setPlan(next)
      try {
        if (next) localStorage.setItem(KEY + table, JSON.stringify(next))
        else localStorage.removeItem(KEY + table)
      } catch {
        // A browser that keeps nothing has it until the page is left.
      }
    },
    [table],
  )
  return [plan, keep]
}
