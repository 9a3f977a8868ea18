// The banquet table in its hall: dishes hang over by their true height, and each has its caption.
import { EMIGRATED_POINTS } from '@meadhall/odin/data/rounds'
import { COLOUR, SHAPES } from '@meadhall/odin/data/tiles'
import { type BanquetTable, lengthOf, TABLE } from '@meadhall/odin/feast/table'
import type { Served } from '@meadhall/odin/moves'
import { PENALTY_POINTS } from '@meadhall/odin/score'
import { item } from '@meadhall/odin/vocabulary'
import { type CSSProperties, memo, type RefObject, useMemo } from 'react'
import { clanOf, Meeple } from '../art/clans.tsx'
import { CELLS, HALL, hallTable, hallWall } from '../art/odin/hall.ts'
import { tile } from '../art/odin/tiles.ts'
import { Table } from './FeastStrip.tsx'
import type { Dish } from './feast-plan.ts'
import { mine, useOdin } from './hold.ts'
import { Cross, Turn } from './marks.tsx'
import { signed, word } from './words.ts'

/** The way a dish lies: the turn whose width is its length along the table. */
function shapeOn({ good, long }: Served) {
  const length = lengthOf({ good, at: 0, long })
  const shapes = SHAPES[item(good)]
  return shapes.find(({ width }) => width === length) ?? shapes[0]
}

/** A dish hangs over by its height; the highest is foreshortened, so that it ends where the hall does. */
const DEEPEST = 3
const depthOf = (served: Served): number => Math.min(DEEPEST, shapeOn(served).height)

export interface Laying {
  readonly table: BanquetTable
  readonly tiles: readonly Served[]
  /** Takes a dish off, or turns it where it may lie the other way. */
  readonly onTake: (nth: number) => void
  readonly onTurn: (nth: number) => (() => void) | undefined
  /** A dish is taken up with the pointer. */
  readonly onCarry: (event: React.PointerEvent, nth: number, good: Dish) => void
}

/** A phone has the table alone; the hall is for larger screens. */
const SMALL = { left: 6, top: 6, size: 28 } as const

export function FeastTable({
  sheet,
  hall,
  laying,
}: {
  sheet: RefObject<SVGSVGElement | null>
  hall: boolean
  laying: Laying
}) {
  const hold = useOdin()
  const { view, say } = hold
  const seat = mine(hold)
  const player = view.players[seat]
  const { table, tiles, onTake, onTurn, onCarry } = laying
  const { left, top, size: u } = hall ? CELLS : SMALL
  const deepest = Math.max(1, ...tiles.map(depthOf))
  const width = hall ? HALL.width : TABLE * u + 2 * left
  const height = hall ? HALL.height : Math.max(2, deepest) * u + 2 * top + 16
  const covered = tiles.flatMap((each) => Array.from({ length: lengthOf(each) }, (_, i) => each.at + i))
  const empty = Array.from({ length: table.end - table.first }, (_, i) => table.first + i).filter(
    (at) => !covered.includes(at),
  )
  const percent = (x: number, y: number): CSSProperties => ({
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
  })
  return (
    <div className={hall ? 'od-banquet in-hall' : 'od-banquet'}>
      <svg ref={sheet} className="od-feast-table" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {hall ? <Hall seat={seat} seats={view.players.length} guests={table.end - 2} /> : null}
        {hall && <HallTable tiles={tiles} />}
        <g transform={`translate(${left} ${top})`}>
          <Table
            table={table}
            tiles={tiles}
            me={seat}
            emigrated={player.emigratedKnarrs + player.emigratedLongships}
            u={u}
            rounds={view.rounds}
            full
          />
          {empty.map((at) => (
            <text
              key={at}
              data-empty={at}
              x={at * u + u / 2}
              y={u * 0.62}
              className="count od-empty-cell"
              fontSize={hall ? 22 : 13}
            >
              {signed(PENALTY_POINTS)}
            </text>
          ))}
          {tiles.map((each, nth) => (
            <g
              key={each.at}
              className="od-served"
              transform={`scale(1 ${depthOf(each) / shapeOn(each).height})`}
              onClick={() => onTake(nth)}
              onPointerDown={(event) => onCarry(event, nth, each.good)}
              dangerouslySetInnerHTML={{ __html: tile(each.good, each.at * u, 0, u, shapeOn(each).turn) }}
            />
          ))}
          {hall && <Cells table={table} covered={covered} />}
          {joints(tiles).map((at) => (
            <g key={at} transform={`translate(${at * u} ${u * 0.82}) scale(${u / 58})`}>
              <circle r="8.5" fill="#1b130d" stroke="var(--legal)" strokeWidth="1.8" />
              <path
                d="M-4 0l3 3 5-6"
                stroke="var(--legal)"
                strokeWidth="2"
                fill="none"
                strokeLinecap="round"
              />
            </g>
          ))}
        </g>
      </svg>
      <ul className="od-captions" aria-label={word(say, 'ui.feast')}>
        {tiles.map((each, nth) => {
          const length = lengthOf(each)
          const turn = onTurn(nth)
          const bottom = top + depthOf(each) * u
          return (
            <li
              key={each.at}
              className={depthOf(each) === 1 ? 'flat' : undefined}
              style={percent(left + (each.at + length / 2) * u, bottom)}
            >
              <button
                type="button"
                className="od-dish"
                aria-label={word(say, 'ui.feast.dish', {
                  good: each.good,
                  from: each.at + 1,
                  to: each.at + length,
                })}
                title={word(say, 'ui.feast.dish', {
                  good: each.good,
                  from: each.at + 1,
                  to: each.at + length,
                })}
                onClick={() => onTake(nth)}
              >
                {each.good === 'silver' ? word(say, 'ui.feast.coin') : say.name(each.good)}{' '}
                {each.good !== 'silver' && (
                  <span className={`od-caption-${COLOUR[item(each.good)]}`}>
                    {word(say, 'ui.feast.caption', { colour: COLOUR[item(each.good)], n: length })}
                  </span>
                )}
                <Cross />
              </button>
              {turn && (
                <button
                  type="button"
                  className="od-dish turn"
                  aria-label={word(say, 'ui.feast.turnDish', { good: each.good })}
                  onClick={turn}
                >
                  <Turn />
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What lies on cells that nobody has to cover: ships that have left, and Vikings by the round in which they come. */
function Cells({ table, covered }: { table: BanquetTable; covered: readonly number[] }) {
  const hold = useOdin()
  const { view, say } = hold
  const { emigratedKnarrs, emigratedLongships } = view.players[mine(hold)]
  const { size } = CELLS
  const ships = [
    ...Array<number>(emigratedKnarrs).fill(EMIGRATED_POINTS.knarr),
    ...Array<number>(emigratedLongships).fill(EMIGRATED_POINTS.longship),
  ]
  const waiting = Array.from({ length: TABLE - table.end }, (_, i) => table.end + i)
  return (
    <g className="od-cell-captions">
      {ships.map((points, i) => (
        <text key={i} x={(2 * i + 1) * size} y={size - 6}>
          {word(say, 'ui.feast.emigrated', { points })}
        </text>
      ))}
      {waiting.map((at) =>
        covered.includes(at) ? null : (
          <text key={at} x={(at + 0.5) * size} y={size - 6}>
            {word(say, 'ui.feast.comes', { n: at - (TABLE - view.rounds) + 1 })}
          </text>
        ),
      )}
    </g>
  )
}

/** Where two dishes touch, and may. */
function joints(tiles: readonly Served[]): number[] {
  return tiles.flatMap((each) => {
    const end = each.at + lengthOf(each)
    return tiles.some((other) => other.at === end) ? [end] : []
  })
}

/** Who sits down: as many as the table has room for, behind it. */
const Hall = memo(function Hall({ seat, seats, guests }: { seat: number; seats: number; guests: number }) {
  const own = clanOf(seat)
  const markup = useMemo(
    () =>
      hallWall(
        own,
        Array.from({ length: seats }, (_, i) => clanOf(i)).filter((clan) => clan !== own),
      ),
    [own, seats],
  )
  const sitting = Math.max(2, Math.min(8, guests))
  return (
    <>
      <g dangerouslySetInnerHTML={{ __html: markup }} />
      {Array.from({ length: sitting }, (_, i) => (
        <Meeple key={i} clan={own} x={180 + (i * 620) / (sitting - 1)} y={103 + (i % 2) * 5} size={58} />
      ))}
    </>
  )
})

/** The table's top; what stands on it makes way for dishes that hang over. */
function HallTable({ tiles }: { tiles: readonly Served[] }) {
  const taken = tiles.flatMap((each, nth) => {
    const from = CELLS.left + each.at * CELLS.size
    // The name of every other flat dish stands lower than its neighbours'.
    const isDeep = shapeOn(each).height > 1 || nth % 2 === 1
    return isDeep ? [[from - 6, from + lengthOf(each) * CELLS.size + 6] as const] : []
  })
  const free = (from: number, to: number) => taken.every(([left, right]) => right < from || left > to)
  return <g dangerouslySetInnerHTML={{ __html: hallTable(free) }} />
}
