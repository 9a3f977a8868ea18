import type { SeenUpdate } from '@meadhall/hall/update'
import type { AnyHappening } from '@meadhall/kernel/rules'
import { useMemo } from 'react'
import { Dialog } from '../app/controls.tsx'
import { Sign } from '../app/Sign.tsx'
import type { OnMoment } from '../table/followed.ts'
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

/**
 * Since your last turn: what the others did, told when one comes back to the table and whenever one asks. Each line can
 * be watched on the board, and one comes back to the list from there.
 */
export function Since({
  table,
  onMoment,
  onClose,
}: {
  table: GameTable
  onMoment: OnMoment
  onClose: () => void
}) {
  const o = useOnline()
  const { update } = useTable()
  const last = lastOwn(update) ?? -1
  const { viewer } = update
  const lines = useMemo(() => sagaLines(update.log, table, last), [update.log, table, last])
  const first = lines.at(-1)?.n
  const [mine, theirs] = useMemo(() => {
    const isMine = (happening: AnyHappening) =>
      happening.seat === viewer || table.doneTo?.(happening) === viewer
    return [isMine, (happening: AnyHappening) => !isMine(happening)] as const
  }, [viewer, table])
  const toMe = lines.some(({ happening }) => mine(happening))
  return (
    <Dialog title={o('since')} onClose={onClose} className="since">
      {first === undefined ? (
        <p>{o('since.nothing')}</p>
      ) : (
        <>
          {toMe && (
            <section aria-labelledby="since-you">
              <h3 id="since-you" className="world">
                {o('since.you')}
              </h3>
              <Saga table={table} after={last} about={mine} onMoment={onMoment} />
            </section>
          )}
          <section aria-labelledby="since-rest">
            <h3 id="since-rest" className={toMe ? 'world' : 'unseen'}>
              {o('since.rest')}
            </h3>
            <Saga table={table} after={last} about={theirs} onMoment={onMoment} />
          </section>
        </>
      )}
      <div className="row">
        {first !== undefined && (
          <button type="button" className="button" onClick={() => onMoment(first)}>
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
