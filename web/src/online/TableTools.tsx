import { botOf } from '@meadhall/hall/hall-table'
import { taskOf } from '@meadhall/hall/say'
import type { TableUpdate } from '@meadhall/hall/update'
import { useEffect, useRef } from 'react'
import { address, type TableRoute } from '../app/route.ts'
import { useCell } from '../store/cell.ts'
import { waitingTables } from '../store/online.ts'
import { useTable } from '../table/use-table.ts'
import { ClockFace } from './ClockFace.tsx'
import { noteQuestion } from './questions.ts'
import type { OnlineTable } from './use-online-table.ts'
import { useOnline } from './words.ts'

/** In the top bar: whose time runs, the next table that waits, and the way to everything else about this one. */
export function TableTools({
  table,
  update,
  route,
  isOpen,
  onPanel,
}: {
  table: OnlineTable
  update: TableUpdate
  route: TableRoute
  isOpen: boolean
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
  const read = useRef(table.chat.length)
  if (isOpen) read.current = table.chat.length
  const unread = table.chat.length - read.current
  const { clock, pending, seats, viewer } = update
  const running = clock ? pending.filter((seat) => botOf(seats[seat]) === undefined) : []
  const first = viewer !== null && running.includes(viewer) ? viewer : running[0]
  return (
    <div className="table-tools">
      {clock && first !== undefined && (
        <span className={first === viewer ? 'clock own-time' : 'clock'}>
          {first !== viewer && <span className="clock-name">{say.player(first)}</span>}
          <ClockFace clock={clock} seat={first} />
        </span>
      )}
      {viewer === null && <span className="onlooker dim">{o('onlooker')}</span>}
      {waiting.length > 0 && (
        <a className="button main" href={address({ at: 'g', id: waiting[0], show: 'play' })}>
          {o('next', { n: waiting.length })}
        </a>
      )}
      <button
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
