// The banquet: laid by hand or laid for you, now or as a plan for later. Nothing is eaten before the gold button.

import { waiting } from '@meadhall/kernel/agenda'
import { canonical } from '@meadhall/kernel/plain'
import { lengthOf, TABLE, uncoveredCells } from '@meadhall/odin/feast/table'
import type { Move, Served } from '@meadhall/odin/moves'
import { PENALTY_POINTS } from '@meadhall/odin/score'
import { useEffect, useMemo, useRef, useState } from 'react'
import { EnterKey } from '../app/Sign.tsx'
import { CELLS, HALL } from '../art/odin/hall.ts'
import { useCell } from '../store/cell.ts'
import { carry } from '../table/carry.ts'
import { FeastQuestion } from './FeastQuestion.tsx'
import { feastOf } from './FeastStrip.tsx'
import { FeastTable } from './FeastTable.tsx'
import { cureFor, type Dish, served, servedAt, turnedDish } from './feast-plan.ts'
import { HowTo } from './HowTo.tsx'
import { feastHelpers } from './helpful.ts'
import { mine, useOdin } from './hold.ts'
import { Larder } from './Larder.tsx'
import { feastAside, feastPlan, opened } from './ui.ts'
import { word } from './words.ts'

export function Feast() {
  const hold = useOdin()
  const { view, say, deciding, send, size, odds } = hold
  const seat = mine(hold)
  const player = view.players[seat]
  const now = deciding && waiting(view)?.do === 'feasting'
  const { table, best, cost, cells } = useMemo(() => feastOf(view, seat), [view, seat])
  const helpers = useMemo(() => feastHelpers(hold), [hold])
  const kept = useCell(feastPlan)
  const key = `${view.round} ${player.supply.join(' ')}`
  // What the strip has shown all along lies on the table already; a table that suggests nothing is laid by hand.
  const tiles = kept?.key === key ? kept.tiles : odds ? best : NOTHING
  const [asked, ask] = useState(false)
  // Where the plan was open before the feast, its window outlives it: a plan is not asked about.
  const asking = asked && now
  const set = (next: readonly Served[]) => {
    ask(false)
    feastPlan.set({ key, tiles: next })
  }
  const hall = size !== 'phone'
  const missing = uncoveredCells(table, tiles)
  const sheet = useRef<SVGSVGElement>(null)
  const isBest = tiles.length > 0 && canonical(tiles) === canonical(best)
  const close = () => opened.set(null)
  const cure = asking && odds ? cureFor(table, player, tiles, best) : undefined

  const serve = (good: Dish) => {
    const next = served(table, player, tiles, good)
    if (next) set(next)
  }
  const drop = (good: Dish, x: number, y: number, from: readonly Served[]) => {
    const box = sheet.current?.getBoundingClientRect()
    if (!box || !isOver(sheet.current, y)) return
    const inCells = hall
      ? (((x - box.left) / box.width) * HALL.width - CELLS.left) / CELLS.size
      : ((x - box.left) / box.width) * (TABLE + 0.4) - 0.2
    const at = Math.max(table.first, Math.round(inCells - lengthOf({ good, at: 0, long: true }) / 2))
    const next = servedAt(table, player, from, good, at) ?? served(table, player, from, good, at)
    if (next) set(next)
  }
  // A full table is held at once; the question is about what is lost, so nothing else is asked.
  const holdIt = (laid: readonly Served[]) => {
    ask(false)
    close()
    send({ do: 'layFeast', tiles: laid }, true)
  }
  const holdOrAsk = () => (missing > 0 ? ask(true) : holdIt(tiles))

  useKeysBefore((key) => {
    if (key === 'Escape' && asking) ask(false)
    else if (asking) return false
    else if (odds && (key === 'l' || key === 'L')) set(best)
    else if (key === 'Escape' && !now) close()
    else if (key === 'Escape') feastAside.set(view)
    else return false
    return true
  })
  return (
    <section
      className={`od-feast ${size}${asking ? ' asking' : ''}`}
      role="dialog"
      // The hall stands before everything: what peeks out below it is no button.
      data-behind="board-area districts-nav own rivals saga prompt"
      aria-label={word(say, now ? 'ui.feast' : 'ui.feast.plan')}
    >
      <FeastTable
        sheet={sheet}
        hall={hall}
        laying={{
          table,
          tiles,
          onTake: (nth) => set(tiles.filter((_, i) => i !== nth)),
          onTurn: (nth) => {
            const turned = turnedDish(table, player, tiles, nth)
            return turned && (() => set(turned))
          },
          onCarry: (event, nth, good) => {
            const others = tiles.filter((_, i) => i !== nth)
            carryDish(event, good, (x, y) =>
              isOver(sheet.current, y) ? drop(good, x, y, others) : set(others),
            )
          },
        }}
      />
      <div className="od-feast-below">
        <div>
          <h2 className="title">
            {word(say, 'ui.feast.larder')} <small>{word(say, 'ui.feast.larder.about')}</small>
          </h2>
          <Larder
            table={table}
            tiles={tiles}
            onServe={serve}
            onCarry={(event, good) => carryDish(event, good, (x, y) => drop(good, x, y, tiles))}
          />
        </div>
        <HowTo />
      </div>
      {asking ? (
        <FeastQuestion
          missing={missing}
          cure={cure}
          onCure={() => cure && holdIt(cure.tiles)}
          onBack={() => ask(false)}
          onHold={() => holdIt(tiles)}
        />
      ) : (
        <>
          <FeastState
            covered={cells - missing}
            cells={cells}
            missing={missing}
            saves={isBest && odds ? cost : undefined}
          />
          {helpers.length > 0 && (
            <p className="od-feast-helps">
              {helpers.slice(0, 2).map((move) => (
                <button key={canonical(move)} type="button" className="button" onClick={() => send(move)}>
                  {word(say, 'ui.feast.helps', { move: say.move(move) })}
                </button>
              ))}
            </p>
          )}
          <div className="od-feast-bar">
            <button type="button" className="button" onClick={now ? () => feastAside.set(view) : close}>
              {word(say, now ? 'ui.feast.aside' : 'ui.feast.close')} <kbd>Esc</kbd>
            </button>
            <span className="od-right" />
            <button type="button" className="button" disabled={tiles.length === 0} onClick={() => set([])}>
              {word(say, 'ui.feast.clear')}
            </button>
            {odds && (
              <button type="button" className="button" disabled={isBest} onClick={() => set(best)}>
                {word(say, 'ui.feast.layForMe')} <kbd>L</kbd>
              </button>
            )}
            {now ? (
              <HoldButton missing={missing} onHold={holdOrAsk} />
            ) : (
              <PlanButton tiles={tiles} onKept={close} />
            )}
          </div>
        </>
      )}
    </section>
  )
}

const NOTHING: readonly Served[] = []

/** Hears keys before anything else does; `press` says whether one was meant for it. */
function useKeysBefore(press: (key: string) => boolean): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!press(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', hear, true)
    return () => removeEventListener('keydown', hear, true)
  })
}

/** How much of the table is covered, what that would cost, and what the best laying saves. */
function FeastState({
  covered,
  cells,
  missing,
  saves,
}: {
  covered: number
  cells: number
  missing: number
  saves: number | undefined
}) {
  const { say } = useOdin()
  return (
    <p className="od-feast-state" role="status">
      <b>{word(say, 'ui.feast.laidCells', { n: covered, of: cells })}</b>{' '}
      <span className={missing > 0 ? 'danger' : 'od-good'}>
        {word(say, 'ui.feast.ifNow', { n: missing, points: -PENALTY_POINTS * missing })}
      </span>{' '}
      {saves !== undefined && (
        <span className="dim">
          {word(say, 'ui.feast.saves', {
            cost: saves.toLocaleString(say.locale, { maximumFractionDigits: 1 }),
          })}
        </span>
      )}
    </p>
  )
}

function HoldButton({ missing, onHold }: { missing: number; onHold: () => void }) {
  const { say } = useOdin()
  return (
    <button type="button" className="button main" onClick={onHold}>
      {missing > 0
        ? word(say, 'ui.feast.holdPenalty', { points: -PENALTY_POINTS * missing })
        : word(say, 'ui.feast.hold')}{' '}
      <EnterKey />
    </button>
  )
}

/** Keeps what is laid as a plan for when the feast comes, where the rules let that be ordered. */
function PlanButton({ tiles, onKept }: { tiles: readonly Served[]; onKept: () => void }) {
  const { say, legal, send, why } = useOdin()
  const plan: Move = { do: 'order', order: 'feast', plan: tiles.filter(({ good }) => good !== 'silver') }
  if (!legal.some((move) => move.do === 'order')) return null
  return (
    <button
      type="button"
      className="button main"
      disabled={tiles.length === 0 || why(plan) !== undefined}
      onClick={() => {
        send(plan)
        onKept()
      }}
    >
      {word(say, 'ui.feast.keepPlan')}
    </button>
  )
}

/** Near enough to the table to be laid on it. */
function isOver(table: SVGElement | null, y: number): boolean {
  const box = table?.getBoundingClientRect()
  return box !== undefined && y > box.top - 40 && y < box.bottom + 20
}

function carryDish(event: React.PointerEvent, good: Dish, drop: (x: number, y: number) => void): void {
  const picture = document.querySelector(`.od-press:has([data-food="${good}"]) .od-food-tile svg`)
  carry(event, { picture, larger: 2, drop, back: () => {} })
}
