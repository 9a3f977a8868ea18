import { botOf } from '@meadhall/hall/hall-table'
import { completed, type SeenUpdate, type TableUpdate } from '@meadhall/hall/update'
import type { Seat } from '@meadhall/kernel/rules'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { address, go, type Route, type TableRoute } from '../app/route.ts'
import { Page } from '../hall/Page.tsx'
import { useLoaded } from '../store/use-loaded.ts'
import type { Around, FollowedTable } from '../table/followed.ts'
import { OpenTable } from '../table/OpenTable.tsx'
import { loadParts, type Parts } from '../table/parts.ts'
import { newest, opened, type Queue } from '../table/show-queue.ts'
import { type Say, useVoice } from '../text/words.ts'
import { Beside } from './Beside.tsx'
import { FairDice } from './FairDice.tsx'
import { callOf, Notices, Rematch } from './Notices.tsx'
import { PlanButton, PlanNotice } from './PlanParts.tsx'
import { finishedPast, runningPast } from './past.ts'
import { hasNews, Since } from './Since.tsx'
import { atTable } from './session.ts'
import { TablePanel } from './TablePanel.tsx'
import { TableTools } from './TableTools.tsx'
import { levelAtSeat, tableStateWords } from './table-words.ts'
import { type OnlineDoings, type OnlineTable, useOnlineTable } from './use-online-table.ts'
import { usePlan } from './use-plan.ts'
import { useRematch } from './use-rematch.ts'
import { sayWhy, useTry } from './use-try.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import { useOnline } from './words.ts'

const Planning = lazy(async () => ({ default: (await import('./Planning.tsx')).Planning }))

type GameRoute = Extract<Route, { show: string }>

/** A table at a server, from the first seat taken to long after the end. */
export function GamePage({ route }: { route: GameRoute }) {
  const voice = useVoice()
  const { t, locale } = voice
  const o = useOnline()
  const { table, doings } = useOnlineTable(route.id)
  const begun = typeof table === 'object' && table.info.status !== 'open' ? table : undefined
  const parts = useLoaded(begun && (() => loadParts(begun.info.game, locale, begun.queue?.shown.view)), [
    begun?.info.game,
    locale,
  ])
  if (table === 'missing') return <Nothing words={sayWhy(o, 'noSuchTable')} />
  if (table === 'opening') return <div className="waiting" role="status" aria-label={t('opening')} />
  if (table.info.status === 'open') return <WaitingRoom table={table} doings={doings} />
  if (table.info.status === 'closed') return <Nothing words={tableStateWords(voice, o, table.info)} />
  if (!parts) return <div className="waiting" role="status" aria-label={t('opening')} />
  if (table.queue)
    return <Game route={route} table={table} queue={table.queue} doings={doings} parts={parts} />
  if (table.info.status === 'finished')
    return <Finished route={route} table={table} doings={doings} parts={parts} />
  return <Nothing words={sayWhy(o, 'otherRules')} />
}

function Nothing({ words }: { words: string }) {
  const o = useOnline()
  return (
    <Page title={o('online')}>
      <div className="plank" role="alert">
        <p>{words}</p>
        <a className="button" href={address({ at: 'online' })}>
          {o('online')}
        </a>
      </div>
    </Page>
  )
}

interface Shown {
  readonly route: GameRoute
  readonly table: OnlineTable
  readonly doings: OnlineDoings
  readonly parts: Parts
}

/** A game that these rules would not play: its record has every moment all the same. */
function Finished(shown: Shown) {
  const { t } = useVoice()
  const { id } = shown.route
  const update = useLoaded(() => finishedPast(id, undefined).moment(Number.MAX_SAFE_INTEGER, 'open'), [id])
  const queue = useMemo(() => update && opened(update), [update])
  if (!queue) return <div className="waiting" role="status" aria-label={t('opening')} />
  return <Game {...shown} queue={queue} />
}

/** Bots go by their level in the viewer's language. */
function named<T extends SeenUpdate>(t: Say, update: T): T {
  const seats = update.seats.map((holder, seat) =>
    holder.kind === 'bot' ? { ...holder, name: levelAtSeat(t, holder.bot, seat) } : holder,
  )
  return { ...update, seats }
}

function Game({ route, table, queue, doings, parts }: Shown & { queue: Queue }) {
  const { t } = useVoice()
  const o = useOnline()
  const [panel, setPanel] = useState(false)
  const [since, setSince] = useState(() => hasNews(newest(queue)))
  const { info, refusal, trouble } = table
  const { id, moment } = route
  const { rules } = parts.game
  const complete = useMemo(() => {
    const known = new WeakMap<SeenUpdate, TableUpdate>()
    return (seen: SeenUpdate) => {
      let update = known.get(seen)
      if (!update) {
        rules.readOptions(seen.options) // a table's own cards are known to the rules from here on
        update = completed(rules, named(t, seen))
        known.set(seen, update)
      }
      return update
    }
  }, [t, rules])
  const update = complete(newest(queue))
  const latest = useRef(update)
  latest.current = update
  const over = update.ranking !== undefined
  const { viewer, options } = update
  const past = useMemo(
    () => (over ? finishedPast(id, latest.current.seats) : runningPast(id, parts.game, () => latest.current)),
    [id, parts.game, over, viewer],
  )
  // Options do not change during a game.
  const fixed = useRef(options)
  const followed = useMemo((): FollowedTable => {
    const own = viewer === null || botOf(update.seats[viewer]) !== undefined ? [] : [viewer]
    return {
      game: update.game,
      options: fixed.current,
      odds: true,
      hints: info.hints,
      update,
      queue,
      complete,
      people: own,
      past,
      do: {
        submit: doings.submit,
        undo: () => doings.wish('undo'),
        redo: () => doings.wish('redo'),
        restart: () => doings.wish('restart'),
        ask: () => doings.wish('askUndo'),
        pass: () => {},
        direct: doings.direct,
      },
      ...(refusal && { refusal }),
      ...(trouble && !refusal && { trouble: sayWhy(o, trouble) }),
    }
  }, [update, queue, complete, viewer, past, doings, refusal, trouble, o])

  // The end was seen by who has the table open when, or after, it ended.
  const { isUnseen = false } = info
  useEffect(() => {
    if (over && isUnseen) void atTable(id, 'seen').catch(() => {})
  }, [id, over, isUnseen])
  const { present } = table
  const beside = useCallback(
    (seat: Seat) => <Beside table={{ info, present }} update={update} seat={seat} />,
    [info, present, update],
  )
  const panelButton = useRef<HTMLButtonElement>(null)
  const closePanel = () => {
    setPanel(false)
    panelButton.current?.focus()
  }
  const planned = usePlan(id, parts.game, update)
  const [planning, setPlanning] = useState(false)
  const isOwnTurn = viewer !== null && update.pending.includes(viewer)
  const sendPlan = (moves: number) => {
    setPlanning(false)
    doings.submitAll(planned.plan?.moves.slice(0, moves) ?? [])
    planned.drop()
  }
  const orderPlan = () => {
    setPlanning(false)
    if (planned.order) doings.order([planned.order, ...(info.orders ?? [])])
    planned.drop()
  }
  const next = useRematch(info)
  const again = useTry()
  const rematch = () =>
    again.run(async () => {
      const { id: next } = await atTable(id, 'rematch')
      go({ at: 'g', id: next, show: 'play' })
    })
  const shown: TableRoute = { id, show: route.show, ...(moment !== undefined && { moment }) }
  const around: Around = {
    top: (
      <TableTools
        table={table}
        update={update}
        route={shown}
        isOpen={panel}
        button={panelButton}
        onPanel={() => setPanel(!panel)}
      />
    ),
    beside,
    ...(planned.start !== undefined &&
      !isOwnTurn &&
      followed.people.length > 0 && {
        prompt: <PlanButton isKept={planned.plan !== undefined} onPlan={() => setPlanning(true)} />,
      }),
    calls: callOf(o, info, update, next),
    over: (onMoment) => (
      <>
        <Notices table={table} update={update} doings={doings} rematch={next} onRematch={rematch}>
          <PlanNotice
            table={parts.table}
            update={update}
            planned={planned}
            onSend={sendPlan}
            onLook={() => setPlanning(true)}
          />
        </Notices>
        {panel && (
          <TablePanel
            game={parts.table}
            table={table}
            update={update}
            doings={doings}
            moment={moment}
            onSince={() => setSince(true)}
            onClose={closePanel}
          />
        )}
        {since && moment === undefined && (
          <Since table={parts.table} onMoment={onMoment} onClose={() => setSince(false)} />
        )}
      </>
    ),
    end: (
      <>
        <FairDice id={id} commitment={update.commitment} />
        {again.trouble && <p role="alert">{again.trouble}</p>}
      </>
    ),
    ...(next && { foot: <Rematch rematch={next} onRematch={rematch} /> }),
  }
  // What is asked of one now comes first.
  const isAsked = isOwnTurn && planned.plan !== undefined && !planned.isDue
  if (planning && planned.start !== undefined && !isAsked && moment === undefined)
    return (
      <Suspense fallback={<div className="waiting" role="status" aria-label={t('opening')} />}>
        <Planning
          route={{ ...route, at: 'g' }}
          followed={followed}
          parts={parts}
          around={around}
          planned={planned}
          onBack={() => setPlanning(false)}
          onSend={sendPlan}
          onOrder={orderPlan}
        />
      </Suspense>
    )
  return (
    <OpenTable
      route={{ ...route, at: 'g' }}
      followed={followed}
      parts={parts}
      around={around}
      onRematch={info.yourSeat === null ? undefined : rematch}
      onHall={() => go({ at: 'online' })}
    />
  )
}
