import type { SeenUpdate } from '@meadhall/hall/update'
import { useMemo } from 'react'
import { Dialog } from '../app/controls.tsx'
import { Sign } from '../app/Sign.tsx'
import type { GameTable } from '../table/game-table.ts'
import { Saga, sagaLines } from '../table/Saga.tsx'
import { useTable } from '../table/use-table.ts'
import { useOnline } from './words.ts'

/** The viewer's own last entry: what came after is new to them. */
function lastOwn({ viewer, log }: SeenUpdate): number | undefined {
  return viewer === null ? undefined : log.findLast(({ seat }) => seat === viewer)?.n
}

/** Whether somebody who comes to the table has something to catch up with before deciding. */
export function hasNews(update: SeenUpdate): boolean {
  const { viewer, pending, log } = update
  const last = lastOwn(update)
  return last !== undefined && pending.includes(viewer!) && log.some(({ n }) => n > last)
}

/** Since your last turn: what the others did, told when one comes back to the table and whenever one asks. */
export function Since({
  table,
  onMoment,
  onClose,
}: {
  table: GameTable
  onMoment: (n: number) => void
  onClose: () => void
}) {
  const o = useOnline()
  const { update } = useTable()
  const last = lastOwn(update) ?? -1
  const first = useMemo(() => sagaLines(update.log, table, last).at(-1)?.n, [update.log, table, last])
  const show = (n: number) => {
    onClose()
    onMoment(n)
  }
  return (
    <Dialog title={o('since')} onClose={onClose} className="since">
      {first === undefined ? (
        <p>{o('since.nothing')}</p>
      ) : (
        <Saga table={table} after={last} onMoment={show} />
      )}
      <div className="row">
        {first !== undefined && (
          <button type="button" className="button" onClick={() => show(first)}>
            <Sign name="on" /> {o('since.replay')}
          </button>
        )}
        <button type="button" className="button main grow" onClick={onClose}>
          {o('since.go')}
        </button>
      </div>
    </Dialog>
  )
}
