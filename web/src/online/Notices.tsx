import { MOST_MISSED, missedBy } from '@meadhall/hall/clock'
import type { TableInfo } from '@meadhall/hall/online'
import type { TableUpdate } from '@meadhall/hall/update'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCell } from '../store/cell.ts'
import { listed, movesSince } from '../table/said.ts'
import { useTable } from '../table/use-table.ts'
import { useWords } from '../text/words.ts'
import { CallOffer } from './CallOffer.tsx'
import { isConnected } from './connection.ts'
import { Notice } from './Notice.tsx'
import { rests, type SeatState, seatState } from './seat-state.ts'
import { atTable } from './session.ts'
import type { OnlineDoings, OnlineTable } from './use-online-table.ts'
import { useTry } from './use-try.ts'
import { type SayOnline, useOnline } from './words.ts'

/** A drop that mends itself sooner is not worth a word. */
const PATIENCE = 800

/** What the window's title calls this person for, besides a turn. */
export function callOf(
  o: SayOnline,
  { yourSeat }: TableInfo,
  { asking, viewer, seats }: TableUpdate,
  rematch: TableInfo | undefined,
): string | undefined {
  if (yourSeat === null || viewer === null) return undefined
  if (asking && asking.refused === undefined && !asking.agreed.includes(viewer))
    return o('asking.title', { name: seats[asking.seat].name })
  return rematch?.status === 'open' && rematch.yourSeat === null ? o('rematch.title') : undefined
}

/** What the table has to say to this person besides the game: a lost line, a question, a seat that a bot keeps warm. */
export function Notices({
  table,
  update,
  doings,
  rematch,
  onRematch,
  children,
}: {
  table: OnlineTable
  update: TableUpdate
  doings: OnlineDoings
  rematch: TableInfo | undefined
  onRematch: () => void
  children?: ReactNode
}) {
  const o = useOnline()
  const { busy, run, trouble } = useTry()
  const lost = useLost()
  const { viewer, ranking, clock } = update
  const { id } = table.info
  const over = ranking !== undefined
  const state = viewer === null || over ? undefined : seatState(update, table, viewer)
  const missed = clock && viewer !== null ? missedBy(clock, viewer) : 0
  const comeBack = (
    <button
      type="button"
      className="button main"
      disabled={busy}
      onClick={() => run(() => atTable(id, 'return'))}
    >
      {o('standIn.return')}
    </button>
  )
  return (
    <Strip>
      {lost && <Notice words={o('lost')} className="lost" />}
      {!over && <Undoing update={update} doings={doings} />}
      {rests(update) && <Notice words={o('standIn.rests')}>{viewer !== null && comeBack}</Notice>}
      {!rests(update) && (state === 'left' || state === 'late') && (
        <Notice words={trouble || o(`standIn.${state}`, { n: missed })}>{comeBack}</Notice>
      )}
      {state !== 'late' && state !== 'left' && !over && missed > 0 && (
        <Notice words={o('standIn.missed', { n: missed, most: MOST_MISSED })} />
      )}
      {!over && <CallOffer info={table.info} update={update} />}
      {rematch && <Rematch rematch={rematch} onRematch={onRematch} />}
      {!over && <Comings table={table} update={update} />}
      {children}
    </Strip>
  )
}

/** Over the head of the table, which makes room for it. */
export function Strip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null)
  useRoom(strip)
  return (
    <div ref={strip} className="notices" aria-live="polite">
      {children}
    </div>
  )
}

/** The open question about taking back, to who asked and to who is asked. */
function Undoing({ update, doings }: { update: TableUpdate; doings: OnlineDoings }) {
  const t = useWords()
  const o = useOnline()
  const { say } = useTable()
  const { asking, viewer, seats } = update
  if (!asking || viewer === null) return null
  const { seat, agreed, refused, undo } = asking
  const moves = movesSince(t, say, update, undo)
  if (refused !== undefined)
    return seat === viewer ? (
      <Notice words={o('asking.refused', { name: say.player(refused) })}>
        <button type="button" className="button" onClick={() => doings.answer(false)}>
          {o('asking.read')}
        </button>
      </Notice>
    ) : null
  if (seat === viewer) {
    const others = seats.flatMap((_, other) => (agreed.includes(other) ? [] : [say.player(other)]))
    return (
      <Notice words={o('asking.own', { moves, names: listed(say, others) })}>
        <button type="button" className="button" onClick={() => doings.answer(false)}>
          {o('asking.withdraw')}
        </button>
      </Notice>
    )
  }
  if (agreed.includes(viewer)) return null
  return (
    <Notice words={o('asking', { name: say.player(seat), moves })}>
      <button type="button" className="button" onClick={() => doings.answer(false)}>
        {o('asking.no')}
      </button>
      <button type="button" className="button main" onClick={() => doings.answer(true)}>
        {o('asking.yes')}
      </button>
    </Notice>
  )
}

/** The offer to play again, until it was taken or has begun without oneself. */
export function Rematch({ rematch, onRematch }: { rematch: TableInfo; onRematch: () => void }) {
  const o = useOnline()
  const { say } = useTable()
  const names = rematch.seats.flatMap(({ kind, name }) => (kind === 'person' && name ? [name] : []))
  const isIn = rematch.yourSeat !== null
  const offer = isIn ? o('rematch.own') : o('rematch', { names: listed(say, names) })
  return (
    <Notice words={rematch.status === 'open' ? offer : o('rematch.begun')}>
      <button type="button" className="button main" onClick={onRematch}>
        {o(isIn ? 'go.open' : 'sitDown')}
      </button>
    </Notice>
  )
}

/** Says who goes and who comes back; on the board it stands beside their names. */
function Comings({ table, update }: { table: OnlineTable; update: TableUpdate }) {
  const o = useOnline()
  const before = useRef<readonly SeatState[]>([])
  const [words, setWords] = useState('')
  const { seats, clock, viewer } = update
  const states = seats.map((_, seat) => seatState(update, table, seat))
  const now = states.join(' ')
  useEffect(() => {
    const was = before.current
    before.current = now.split(' ') as SeatState[]
    const changes = before.current.flatMap((state, seat) => {
      if (seat === viewer || was[seat] === undefined || was[seat] === state || state === 'bot') return []
      const { name } = seats[seat]
      const n = clock ? missedBy(clock, seat) : 0
      return [o(state === 'here' ? 'seat.back.about' : `seat.${state}.about`, { name, n })]
    })
    if (changes.length > 0) setWords(changes.join(' '))
  }, [now, o])
  return <span className="unseen">{words}</span>
}

/** Tells the table how much room its notices need. */
function useRoom(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = strip.current
    const table = element?.closest<HTMLElement>('.table')
    if (!element || !table) return
    const measure = () => table.style.setProperty('--notices-h', `${element.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      table.style.removeProperty('--notices-h')
    }
  }, [strip])
}

/** The line has been down for a moment. */
function useLost(): boolean {
  const connected = useCell(isConnected)
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (connected) return setLost(false)
    const timer = setTimeout(() => setLost(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [connected])
  return lost
}
