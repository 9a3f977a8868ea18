// The banquet: laid by hand or laid for you, now or as a plan for later. Nothing is eaten before the gold button.
import { waiting } from '@meadhall/kernel/agenda'
import { SHAPES } from '@meadhall/odin/data/tiles'
import { lengthOf, refuseFeast, TABLE, uncoveredCells } from '@meadhall/odin/feast/table'
import type { Move, Served } from '@meadhall/odin/moves'
import { item } from '@meadhall/odin/vocabulary'
import { useEffect, useMemo, useRef } from 'react'
import { Band } from '../app/Mark.tsx'
import { CLAN_LOOKS, ClanDisc, Meeple } from '../art/midgard/clans.tsx'
import { CLANS } from '../art/midgard/vocabulary.ts'
import { tile } from '../art/odin/tiles.ts'
import { useCell } from '../store/cell.ts'
import { clanOf } from './clans.ts'
import { feastOf, Table } from './FeastStrip.tsx'
import { type Dish, larder, served, servedAt, turnedDish } from './feast-plan.ts'
import { mine, useOdin } from './hold.ts'
import { Cross, Turn } from './marks.tsx'
import { Signs, TilePiece } from './pieces.tsx'
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
    if (!box || y < box.top - 40 || y > box.bottom + 60) return false
    const at = Math.round(
      ((x - box.left) / box.width) * (TABLE + 0.4) - 0.2 - lengthOf({ good, at: 0, long: true }) / 2,
    )
    const next =
      servedAt(table, player, from, good, Math.max(table.first, at)) ??
      served(table, player, from, good, Math.max(table.first, at))
    if (next) set(next)
    return next !== undefined
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
        {tiles.map((each) =>
          each.good === 'silver' ? null : (
            <g
              key={each.at}
              dangerouslySetInnerHTML={{ __html: tile(each.good, each.at * u, 0, u, turnFor(each)) }}
            />
          ),
        )}
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
                  <button
                    type="button"
                    className={next ? 'od-food fits' : 'od-food'}
                    data-food={good}
                    disabled={left === 0}
                    aria-label={`${word(say, 'ui.good', { n: left, good })}${why ? `: ${say.refusal(why as never)}` : ''}`}
                    title={why ? say.refusal(why as never) : undefined}
                    onPointerDown={(event) =>
                      carry(
                        event,
                        good,
                        (x, y) => drop(good, x, y, tiles),
                        () => serve(good),
                      )
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
                  </button>
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

function firstFree(first: number, end: number, tiles: readonly Served[]): number {
  for (let at = first; at < end; at++)
    if (!tiles.some((each) => each.at <= at && at < each.at + lengthOf(each))) return at
  return first
}

/** A dish carried from the larder: let go over the table it is served there, a tap serves it at the next free place. */
function carry(
  event: React.PointerEvent,
  good: Dish,
  drop: (x: number, y: number) => boolean,
  tap: () => void,
): void {
  if (event.pointerType === 'mouse' && event.button !== 0) return
  const { pointerId, clientX, clientY } = event
  let carried: HTMLElement | undefined
  const source = event.currentTarget.querySelector<SVGElement>('.od-food-tile svg')
  const move = (to: PointerEvent) => {
    if (to.pointerId !== pointerId) return
    if (!carried) {
      if (Math.hypot(to.clientX - clientX, to.clientY - clientY) < 6) return
      carried = document.createElement('div')
      carried.className = 'od-carried'
      carried.dataset.carried = good
      if (source) carried.append(source.cloneNode(true))
      document.body.append(carried)
    }
    to.preventDefault()
    carried.style.transform = `translate(${to.clientX - 20}px, ${to.clientY - 20}px) scale(2)`
  }
  const end = (to: PointerEvent) => {
    if (to.pointerId !== pointerId) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (carried) {
      carried.remove()
      if (to.type === 'pointerup') drop(to.clientX, to.clientY)
    } else if (to.type === 'pointerup') tap()
  }
  addEventListener('pointermove', move, { passive: false })
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

/** The hall behind the table: shields, torches, and those who sit down. */
function FeastHall({ seat, guests }: { seat: number; guests: number }) {
  const seats = Math.min(10, guests)
  return (
    <div className="od-feast-hall" aria-hidden="true">
      {[0, 1, 2, 3].map((i) => (
        <i key={i} className="od-pillar" style={{ left: `${8 + i * 28}%` }} />
      ))}
      {[16, 50, 84].map((left) => (
        <i key={left} className="od-torch" style={{ left: `${left}%` }} />
      ))}
      <span className="od-shields">
        {CLANS.map((clan) => (
          <ClanDisc key={CLAN_LOOKS[clan].icon} clan={clan} size={48} />
        ))}
      </span>
      <span className="od-guests">
        {Array.from({ length: seats }, (_, i) => (
          <Meeple key={i} clan={clanOf(seat)} size={42} />
        ))}
      </span>
    </div>
  )
}

function HowTo() {
  const { say } = useOdin()
  return (
    <aside className="od-howto">
      <h3 className="world">{word(say, 'ui.feast.how')}</h3>
      <p>
        <Signs signs={[{ thing: 'peas' }, { thing: 'mead' }, { thing: 'beans' }]} size={17} />{' '}
        {word(say, 'ui.feast.rule1')}
      </p>
      <p>
        <Signs signs={[{ thing: 'mead' }, { word: '×' }, { thing: 'milk' }]} size={17} />{' '}
        {word(say, 'ui.feast.rule2')}
      </p>
      <p>
        <Signs signs={[{ thing: 'mead' }, { silver: 1 }, { thing: 'milk' }]} size={17} />{' '}
        {word(say, 'ui.feast.rule3')}
      </p>
      <p>{word(say, 'ui.feast.rule4')}</p>
      <p>{word(say, 'ui.feast.rule5')}</p>
    </aside>
  )
}
