import { useEffect, useMemo, useState } from 'react'
import { Dialog } from '../app/controls.tsx'
import { Sign } from '../app/Sign.tsx'
import { useCell } from '../store/cell.ts'
import type { Parts } from '../table/parts.ts'
import { Saga, sagaLines } from '../table/Saga.tsx'
import { useTable } from '../table/use-table.ts'
import { sinceIsWanted } from './since-wanted.ts'
import { useOnline } from './words.ts'

/** Since your last turn: what the others did, told when one comes back to the table and whenever one asks. */
export function Since({ parts: { table }, onMoment }: { parts: Parts; onMoment: (n: number) => void }) {
  const o = useOnline()
  const { update, deciding } = useTable()
  const wanted = useCell(sinceIsWanted)
  const { viewer, log } = update
  const last = useMemo(
    () => (viewer === null ? undefined : log.findLast(({ seat }) => seat === viewer)?.n),
    [log, viewer],
  )
  const lines = useMemo(() => (last === undefined ? [] : sagaLines(log, table, last)), [log, table, last])
  const [back, setBack] = useState(deciding)
  const isOpen = (back || wanted) && lines.length > 0
  const close = () => {
    setBack(false)
    sinceIsWanted.set(false)
  }
  useEffect(() => {
    if (wanted && lines.length === 0) sinceIsWanted.set(false)
  }, [wanted, lines])
  if (!isOpen) return null
  return (
    <Dialog title={o('since')} onClose={close} className="since">
      <Saga
        table={table}
        after={last ?? 0}
        onMoment={(n) => {
          close()
          onMoment(n)
        }}
      />
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => {
            close()
            onMoment(lines.at(-1)!.n)
          }}
        >
          <Sign name="on" /> {o('since.replay')}
        </button>
        <button type="button" className="button main grow" onClick={close}>
          {o('since.go')}
        </button>
      </div>
    </Dialog>
  )
}
