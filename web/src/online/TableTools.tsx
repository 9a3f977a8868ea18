import { botOf } from '@meadhall/hall/hall-table'
import { taskOf } from '@meadhall/hall/task'
import type { TableUpdate } from '@meadhall/hall/update'
import { type Ref, useEffect } from 'react'
import { address, type TableRoute } from '../app/route.ts'
import { useCell } from '../store/cell.ts'
import { waitingTables } from '../store/online.ts'
import { useTable } from '../table/use-table.ts'
import { ClockFace } from './ClockFace.tsx'
import { noteQuestion } from './questions.ts'
import { useUnread } from './read-talk.ts'
import type { OnlineTable } from './use-online-table.ts'
import { useOnline } from './words.ts'

/** In the top bar: whose time runs, the next table that waits, and the way to everything else about this one. */
export function TableTools({
  table,
  update,
  route,
  isOpen,
  button,
  onPanel,
}: {
  table: OnlineTable
  update: TableUpdate
  route: TableRoute
  isOpen: boolean
  /** The button that opens and closes the panel. */
  button: Ref<HTMLButtonElement>
  onPanel: () => void
}) {
  const o = useOnline()
  const { say, game, view, deciding, legal } = useTable()
  useEffect(() => {
    const task = taskOf(view)
    if (deciding && task)
      noteQuestion(game.rules.id, { task: task.do, prompt: say.prompt(task), moves: legal })
  }, [game, view, deciding, legal, say])
  const waiting = useCell(waitingTables).filter((id) => id !== route.id)
  const { clock, pending, seats, viewer, ranking } = update
  const unread = useUnread(route.id, table.chat, viewer, isOpen)
  const other = pending.find((seat) => seat !== viewer && botOf(seats[seat]) === undefined)
  const timed =
    clock && ranking === undefined
      ? [viewer, other].filter((seat) => seat !== null && seat !== undefined)
      : []
  return (
    <div className="table-tools">
      {clock &&
        timed.map((seat) => {
          const name = seat === viewer ? o('clock.you') : say.player(seat)
          if (clock.since[seat] === null && clock.rule.bank === 0) return null
          return (
            <span key={seat} className={`clock${pending.includes(seat) ? ' runs' : ''}`}>
              <span className="clock-name" title={name}>
                {name}
              </span>
              <ClockFace clock={clock} seat={seat} name={name} />
            </span>
          )
        })}
      {viewer === null && <span className="onlooker dim">{o('onlooker')}</span>}
      {waiting.length > 0 && (
        <a className="button main next-table" href={address({ at: 'g', id: waiting[0], show: 'play' })}>
          <span title={o('next', { n: waiting.length })}>{o('next', { n: waiting.length })}</span>
        </a>
      )}
      <button
        ref={button}
        type="button"
        className="button panel-button"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? `${o('panel')}: ${o('talk.unread', { n: unread })}` : o('panel')}
        onClick={onPanel}
      >
        {o('panel')} {unread > 0 && <span className="tally">{unread}</span>}
      </button>
    </div>
  )
}
