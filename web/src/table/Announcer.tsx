import { useEffect, useState } from 'react'
import type { GameTable, TableHold } from './game-table.ts'

/** Says in full sentences what came about and what is asked, for those who listen. */
export function Announcer({ hold, table }: { hold: TableHold; table: GameTable }) {
  const [words, setWords] = useState('')
  const { step, say, deciding, update } = hold
  const { title } = table.prompt(hold)
  useEffect(() => {
    const told = (step?.told ?? [])
      .filter(({ what }) => !table.untold?.includes(what))
      .map((happening) => say.happening(happening))
    setWords([...told, ...(deciding || update.pending.length === 0 ? [title] : [])].join(' '))
  }, [step, say, deciding, title, table, update])
  return (
    <p className="unseen" aria-live="polite" role="status">
      {words}
    </p>
  )
}
