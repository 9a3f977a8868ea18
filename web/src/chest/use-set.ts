import { type Box, type ComponentSet, setOf, type Tables } from '@meadhall/kernel/component-set'
import { useEffect, useState } from 'react'
import { addSet, changeSet, useSets } from '../store/sets.ts'

export interface Working {
  /** Its id among the kept ones; none while nothing was changed. */
  readonly id: string | undefined
  readonly set: ComponentSet | undefined
  readonly tables: Tables
  /** Changes the tables; false where there is no room for another set. */
  readonly change: (tables: Tables) => boolean
  readonly choose: (id: string | undefined) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

const NOTHING: Tables = {}

/** The set that is worked on. Every change is kept at once, and can be undone as long as the chest is open. */
export function useSet(box: Box, firstName: string): Working {
  const kept = useSets(box.game)
  const [id, setId] = useState<string | undefined>(kept.at(-1)?.id)
  const [past, setPast] = useState<readonly Tables[]>([])
  const [future, setFuture] = useState<readonly Tables[]>([])
  const set = kept.find((each) => each.id === id)?.set
  const tables = set?.tables ?? NOTHING

  function write(now: Tables): boolean {
    if (id !== undefined && set) changeSet(id, { tables: now })
    else {
      const fresh = addSet(setOf(box.game, firstName, now))
      if (fresh === undefined) return false
      setId(fresh)
    }
    return true
  }

  const change = (now: Tables): boolean => {
    if (!write(now)) return false
    setPast([...past.slice(-199), tables])
    setFuture([])
    return true
  }
  const undo =
    past.length === 0
      ? undefined
      : () => {
          write(past.at(-1)!)
          setPast(past.slice(0, -1))
          setFuture([tables, ...future])
        }
  const redo =
    future.length === 0
      ? undefined
      : () => {
          write(future[0])
          setPast([...past, tables])
          setFuture(future.slice(1))
        }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return
      // A field has an undo of its own while somebody writes in it.
      if (event.target instanceof HTMLInputElement && event.target.type === 'text') return
      const act = event.shiftKey ? redo : undo
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  return {
    id: set && id,
    set,
    tables,
    change,
    choose: (next) => {
      setId(next)
      setPast([])
      setFuture([])
    },
    undo,
    redo,
  }
}
