import { canonical } from './plain.ts'
import { no } from './spec.ts'

/** So many sets are kept though nothing holds their rows, for whoever only looks at a position. */
const RECENT = 8

interface Known<T extends object> {
  /** The rows that it was made of: a fingerprint can be forged, so equal ones are compared. */
  readonly rows: string
  readonly set: WeakRef<T>
}

/**
 * Components that tables bring along, by the id that a state names them by. A set is kept as long as the rows that it
 * was made of: the options in a table's record hold them, so it goes with the last table that uses it.
 */
export function keptSets<T extends object>() {
  const byId = new Map<string, Known<T>>()
  const made = new WeakMap<object, T>()
  const recent: T[] = []
  const gone = new FinalizationRegistry<string>((id) => {
    if (byId.get(id)?.set.deref() === undefined) byId.delete(id)
  })

  return {
    /** Makes a set known as `id`, by `make` where it is not yet. Throws `BadSet` if others have the same id. */
    add(id: string, rows: object, make: () => T): void {
      if (made.has(rows)) return
      const text = canonical(rows)
      const known = byId.get(id)
      if (known && known.rows !== text) no('sameName', [])
      const set = known?.set.deref() ?? make()
      if (!known?.set.deref()) {
        byId.set(id, { rows: text, set: new WeakRef(set) })
        gone.register(set, id)
      }
      made.set(rows, set)
      recent.unshift(set)
      if (recent.length > RECENT) recent.pop()
    },
    get: (id: string): T | undefined => byId.get(id)?.set.deref(),
  }
}
