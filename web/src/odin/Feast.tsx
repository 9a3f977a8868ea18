// The banquet: laid by hand or laid for you, now or as a plan for later. Nothing is eaten before the gold button.
import { waiting } from '@meadhall/kernel/agenda'
import { canonical } from '@meadhall/kernel/plain'
import { SHAPES } from '@meadhall/odin/data/tiles'
import { lengthOf, refuseFeast, TABLE, uncoveredCells } from '@meadhall/odin/feast/table'
import type { Move, Served } from '@meadhall/odin/moves'
import { item } from '@meadhall/odin/vocabulary'
import { useEffect, useMemo, useRef } from 'react'
import { Band } from '../app/Mark.tsx'
import { tile } from '../art/odin/tiles.ts'
import { useCell } from '../store/cell.ts'
import { carry } from './carry.ts'
import { FeastHall, HowTo } from './FeastHall.tsx'
import { feastOf, Table } from './FeastStrip.tsx'
import { type Dish, larder, served, servedAt, turnedDish } from './feast-plan.ts'
import { feastHelpers } from './helpful.ts'
import { mine, useOdin } from './hold.ts'
import { Cross, Turn } from './marks.tsx'
import { Press } from './Press.tsx'
import { TilePiece } from './pieces.tsx'
import { feastPlan, opened } from './ui.ts'
import { word } from './words.ts'

/** The way a dish lies: the turn whose width is its length along the table. */
function turnFor({ good, long }: Served): number {
  const length = lengthOf({ good, at: 0, long })
  return SHAPES[item(good)].find(({ width }) => width === length)?.turn ?? 0
}

export function Feast() {
  const hold = useOdin()
  const { view, say, deciding, send, legal, size } = hold
  const seat = mine(hold)
  const player = view.players[seat]
  const now = deciding && waiting(view)?.do === 'feasting'
  const { table, best, cost, cells } = useMemo(() => feastOf(view, seat), [view, seat])
  const helpers = useMemo(() => feastHelpers(hold), [hold])
  const kept = useCell(feastPlan)
  const key = `${view.round} ${player.supply.join(' ')}`
  const tiles = kept?.key === key ? kept.tiles : []
  const set = (next: readonly Served[]) => feastPlan.set({ key, tiles: next })
  const u = size === 'phone' ? 28 : 64
  const missing = uncoveredCells(table, tiles)
  const sheet = useRef<SVGSVGElement>(null)
  const isBest = tiles.length > 0 && JSON.stringify(tiles) === JSON.stringify(best)
  const close = () => opened.set(null)

  const serve = (good: Dish) => {
    const next = served(table, player, tiles, good)
    if (next) set(next)
  }
  const drop = (good: Dish, x: number, y: number, from: readonly Served[]) => {
    const box = sheet.current?.getBoundingClientRect()
    if (!box || !isOver(sheet.current, y)) return
    const at = Math.round(
      ((x - box.left) / box.width) * (TABLE + 0.4) - 0.2 - lengthOf({ good, at: 0, long: true }) / 2,
    )
    const next =
      servedAt(table, player, from, good, Math.max(table.first, at)) ??
      served(table, player, from, good, Math.max(table.first, at))
    if (next) set(next)
  }
  const order = legal.some((move) => move.do === 'order')
  const plan: Move = { do: 'order', order: 'feast', plan: tiles.filter(({ good }) => good !== 'silver') }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'l' || event.key === 'L') set(best)
      else if (event.key === 'Escape' && !now) close()
      else if (event.key === 'Enter' && now && !(event.target instanceof HTMLButtonElement))
        send({ do: 'layFeast', tiles })
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  })

  return (
    <section
      className={`od-feast ${size}`}
      role="dialog"
      aria-label={word(say, now ? 'ui.feast' : 'ui.feast.plan')}
    >
      {size === 'wide' && <FeastHall seat={seat} guests={Math.max(0, table.end - 2)} />}
      <svg
        ref={sheet}
        className="od-feast-table"
        width={TABLE * u + 12}
        height={u * 2 + 26}
        viewBox={`-6 -6 ${TABLE * u + 12} ${u * 2 + 26}`}
        aria-hidden="true"
      >
        <rect x="-6" y="-6" width={TABLE * u + 12} height={u * 2 + 26} rx="3" className="od-feast-board" />
        <Table
          table={table}
          tiles={tiles}
          me={seat}
          emigrated={player.emigratedKnarrs + player.emigratedLongships}
          u={u}
          rounds={view.rounds}
          full
        />
        {tiles.map((each, nth) => {
          const others = tiles.filter((_, i) => i !== nth)
          return (
            <g
              key={each.at}
              className="od-served"
              onPointerDown={(event) =>
                carry(event, larderPicture(each.good), {
                  drop: (x, y) => (isOver(sheet.current, y) ? drop(each.good, x, y, others) : set(others)),
                  tap: () => set(others),
                })
              }
              dangerouslySetInnerHTML={{ __html: tile(each.good, each.at * u, 0, u, turnFor(each)) }}
            />
          )
        })}
      </svg>
      <ul className="od-dishes" aria-label={word(say, 'ui.feast')}>
        {tiles.map((each, nth) => {
          const turn = turnedDish(table, player, tiles, nth)
          return (
            <li key={each.at}>
              <button
                type="button"
                className="od-dish"
                aria-label={word(say, 'ui.feast.dish', {
                  good: each.good,
                  from: each.at + 1,
                  to: each.at + lengthOf(each),
                })}
                onClick={() => set(tiles.filter((_, i) => i !== nth))}
              >
                {say.name(each.good)} <Cross />
              </button>
              {turn && (
                <button
                  type="button"
                  className="od-dish"
                  aria-label={word(say, 'ui.feast.turnDish', { good: each.good })}
                  onClick={() => set(turn)}
                >
                  <Turn />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <div className="od-feast-below">
        <div>
          <h2 className="title">
            {word(say, 'ui.feast.larder')} <small>{word(say, 'ui.feast.larder.about')}</small>
          </h2>
          <ul className="od-larder">
            {larder(player, tiles).map(({ good, left }) => {
              const next = left > 0 ? served(table, player, tiles, good) : undefined
              const laid = next?.find(
                (each) => each.good === good && !tiles.some((old) => old.at === each.at),
              )
              const why =
                left === 0 || next
                  ? undefined
                  : refuseFeast(
                      table,
                      [...tiles, { good, at: firstFree(table.first, table.end, tiles), long: false }],
                      player.supply,
                    )
              return (
                <li key={good}>
                  <Press
                    className={left === 0 ? 'od-food gone' : next ? 'od-food fits' : 'od-food'}
                    data-food={good}
                    disabled={left === 0}
                    label={`${word(say, 'ui.good', { n: left, good })}${why ? `: ${say.refusal(why as never)}` : ''}`}
                    title={why ? say.refusal(why as never) : undefined}
                    onPointerDown={(event) =>
                      carry(event, larderPicture(good), {
                        drop: (x, y) => drop(good, x, y, tiles),
                        tap: () => serve(good),
                      })
                    }
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' && event.key !== ' ') return
                      event.preventDefault()
                      event.stopPropagation()
                      serve(good)
                    }}
                  >
                    <span className="od-food-tile">
                      <TilePiece good={good} cell={good === 'silver' ? 24 : 13} />
                    </span>
                    <b>{left}</b> {say.name(good)}
                    <small>
                      {laid
                        ? word(say, laid.long ? 'ui.feast.lies' : 'ui.feast.stands', { n: lengthOf(laid) })
                        : left > 0
                          ? word(say, 'ui.feast.tooWide')
                          : ''}
                    </small>
                  </Press>
                </li>
              )
            })}
          </ul>
        </div>
        {size === 'wide' && <HowTo />}
      </div>
      <p className="od-feast-state" role="status">
        <b>{word(say, 'ui.feast.laidCells', { n: cells - missing, of: cells })}</b>{' '}
        <span className={missing > 0 ? 'danger' : 'od-good'}>
          {word(say, 'ui.feast.ifNow', { n: missing, points: 3 * missing })}
        </span>{' '}
        {isBest && (
          <span className="dim">{word(say, 'ui.feast.saves', { cost: Math.round(cost * 10) / 10 })}</span>
        )}
      </p>
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
        {size === 'wide' && <Band length={150} height={24} on="wood" />}
        <span className="od-right" />
        {!now && (
          <button type="button" className="button" onClick={close}>
            {word(say, 'ui.feast.close')} <kbd>Esc</kbd>
          </button>
        )}
        <button type="button" className="button" disabled={tiles.length === 0} onClick={() => set([])}>
          {word(say, 'ui.feast.clear')}
        </button>
        <button type="button" className="button" onClick={() => set(best)}>
          {word(say, 'ui.feast.layForMe')} <kbd>L</kbd>
        </button>
        {now ? (
          <button type="button" className="button main" onClick={() => send({ do: 'layFeast', tiles })}>
            {missing > 0
              ? word(say, 'ui.feast.holdPenalty', { points: 3 * missing })
              : word(say, 'ui.feast.hold')}
          </button>
        ) : (
          order && (
            <button
              type="button"
              className="button main"
              disabled={tiles.length === 0 || hold.why(plan) !== undefined}
              onClick={() => {
                send(plan)
                close()
              }}
            >
              {word(say, 'ui.feast.keepPlan')}
            </button>
          )
        )}
      </div>
    </section>
  )
}

/** Near enough to the table to be laid on it. */
function isOver(table: SVGElement | null, y: number): boolean {
  const box = table?.getBoundingClientRect()
  return box !== undefined && y > box.top - 40 && y < box.bottom + 60
}

const larderPicture = (good: Dish): SVGElement | null =>
  document.querySelector(`.od-press:has([data-food="${good}"]) .od-food-tile svg`)

function firstFree(first: number, end: number, tiles: readonly Served[]): number {
  for (let at = first; at < end; at++)
    if (!tiles.some((each) => each.at <= at && at < each.at + lengthOf(each))) return at
  return first
}
