import {
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { waiting } from '@meadhall/kernel/agenda'
import { lay } from '@meadhall/mountain/ancestry'
import { cardNamed, componentsOf } from '@meadhall/mountain/components'
import { elderHonour, eldersOf } from '@meadhall/mountain/score'
import { clone } from '@meadhall/mountain/state'
import {
  ACTIONS,
  BLANK,
  CELL_NEIGHBOURS,
  cellNamed,
  ELDER,
  GRID,
  NONE,
  SIDE,
  SUPPLY,
  strengthOf,
  symbolOf,
} from '@meadhall/mountain/vocabulary'
import { useState } from 'react'
import { Band } from '../app/Mark.tsx'
import { EnterKey, Sign } from '../app/Sign.tsx'
import { n } from '../art/ink.ts'
import { SymbolTile, Troll } from '../art/mountain/Pieces.tsx'
import { cellMarkup, chip, GOLD_CHIP, tileAt } from '../art/mountain/pieces.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useKeys } from '../table/keys.ts'
import { cellText, lookOfCell } from './Ancestry.tsx'
import { strongestOf } from './groups.ts'
import { useMountain } from './hold.ts'
import { drawnSymbol, peopleOf } from './people.ts'
import { listed, word } from './words.ts'

/** Building the ancestry: a card of the hand onto the frame, all at the same time. */
export function Draft() {
  const hold = useMountain()
  const { view, say, seat, legal, chosen, choose, send, update, size } = hold
  const [held, setHeld] = useState<string>()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 100, tolerance: 8 } }),
  )
  const set = componentsOf(view)
  const own = seat ?? 0
  const player = view.players[own]
  const hand = player.hand.filter((card) => card >= 0).map((card) => set.cardNames[card])
  const picked = chosen?.moves[0]?.do === 'lay' ? chosen.moves[0] : undefined
  const card = dragged ?? picked?.card ?? (held !== undefined && hand.includes(held) ? held : undefined)
  const at = dragged !== undefined ? over : picked?.at
  const places = [
    ...new Set(
      legal.flatMap((move) => (move.do === 'lay' && move.card === (card ?? hand[0]) ? [move.at] : [])),
    ),
  ]
  const discards = legal.filter((move) => move.do === 'discard')
  const pick = (name: string, place: string) => {
    const move = legal.find((each) => each.do === 'lay' && each.card === name && each.at === place)
    if (move) choose({ target: `lay ${name} ${place}`, moves: [move] })
  }
  const step = (dx: number, dy: number) => {
    const name = card ?? hand[0]
    setHeld(name)
    const next = nextPlace(places, at, dx, dy)
    if (next !== undefined) pick(name, next)
  }
  const select = (name: string) => {
    setHeld(name)
    if (at !== undefined) pick(name, at)
  }
  useKeys({
    ArrowLeft: () => step(-1, 0),
    ArrowRight: () => step(1, 0),
    ArrowUp: () => step(0, -1),
    ArrowDown: () => step(0, 1),
    ...Object.fromEntries(hand.map((name, i) => [`${i + 1}`, () => select(name)])),
  })
  const task = waiting(view)
  const round = task?.do === 'layCard' ? task.round : 0
  const after = card !== undefined && at !== undefined ? withCard(card, at) : undefined

  function withCard(name: string, place: string) {
    const state = clone(view)
    lay(state, state.players[own], cardNamed(set, name), cellNamed(place))
    return state
  }

  const others = view.players.map((_, each) => each).filter((each) => each !== own)
  const left = (own + 1) % view.players.length
  const right = (own + view.players.length - 1) % view.players.length
  const [to, from] = view.wave === 1 ? [right, left] : [left, right]
  return (
    <div className={`mk-veiled ${size}`}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => {
          setDragged(String(active.id))
          setHeld(String(active.id))
        }}
        onDragMove={({ over: target }) => setOver(target ? String(target.id) : undefined)}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={({ active, over: target }) => {
          setDragged(undefined)
          if (target) pick(String(active.id), String(target.id))
        }}
      >
        <section className="mk-draft" aria-label={word(say, 'ui.draft')}>
          <header>
            <h2 className="title">{word(say, 'ui.draft')}</h2>
            <span className="world dim">
              {word(say, 'ui.draftWhen', { wave: ['I', 'II', 'III'][view.wave], n: round + 1 })}
            </span>
            <span className="mk-fill" />
            {size === 'wide' && <Band length={150} height={24} on="wood" />}
          </header>
          <div className="mk-draft-frame">
            <Frame
              cells={player.cells}
              after={after?.players[own].cells}
              at={at}
              card={card === undefined ? undefined : set.cards[cardNamed(set, card)]}
              places={places}
              onPlace={(place) => {
                const name = card ?? hand[0]
                setHeld(name)
                if (picked?.at === place && picked.card === name) send(picked, true)
                else pick(name, place)
              }}
            />
            <p className="dim">
              <b>{word(say, 'ui.placesFit', { n: places.length })}</b> {word(say, 'ui.draftRules')}
            </p>
          </div>
          <div className="mk-draft-side">
            <div className="mk-cap">
              <h3 className="world">{word(say, 'ui.hand')}</h3>
              {view.players.length > 1 && (
                <small>
                  {round === 0
                    ? word(say, 'ui.handGoes', { to: say.player(to) })
                    : round === 1
                      ? word(say, 'ui.handCameGoes', { from: say.player(from), to: say.player(to) })
                      : word(say, 'ui.handCame', { from: say.player(from) })}
                </small>
              )}
            </div>
            <div className="mk-hand">
              {hand.map((name, i) => (
                <HandCard
                  key={name}
                  name={name}
                  number={i + 1}
                  cells={set.cards[cardNamed(set, name)]}
                  chosen={card === name}
                  onClick={() => select(name)}
                />
              ))}
              {others.length > 0 && (
                <div className="mk-builders">
                  <small>{word(say, 'ui.alsoBuilding')}</small>
                  {others.map((each) => (
                    <div key={each} className="mk-row">
                      <Troll people={peopleOf(each)} size={18} />
                      <span className="mk-fill">{say.player(each)}</span>
                      {update.pending.includes(each) ? (
                        <span className="dim">{word(say, 'ui.thinks')}</span>
                      ) : (
                        <span className="good">{word(say, 'ui.ready')}</span>
                      )}
                    </div>
                  ))}
                </div>
              )}
            </div>
            <Strengths now={player.cells} then={after?.players[own].cells} />
            <p className="dim mk-draft-hint">{word(say, 'ui.draftHint')}</p>
            <footer>
              {discards.map((move) => (
                <button
                  key={JSON.stringify(move)}
                  type="button"
                  className="button"
                  onClick={() => send(move)}
                >
                  {say.move(move)}
                </button>
              ))}
              <button
                type="button"
                className="button main"
                disabled={!picked}
                onClick={() => picked && send(picked, true)}
              >
                {word(say, 'ui.layIt')} <EnterKey />
              </button>
            </footer>
            <p className="mk-elders dim">
              {word(say, 'ui.elders', {
                n: eldersOf(after ?? view, own),
                honour: elderHonour(eldersOf(after ?? view, own)),
              })}
            </p>
          </div>
        </section>
        <DragOverlay dropAnimation={null}>
          {dragged !== undefined ? <CardFace cells={set.cards[cardNamed(set, dragged)]} size={58} /> : null}
        </DragOverlay>
      </DndContext>
    </div>
  )
}

/** The nearest place in a direction; the first one where none is chosen yet. */
function nextPlace(
  places: readonly string[],
  at: string | undefined,
  dx: number,
  dy: number,
): string | undefined {
  if (at === undefined) return places[0]
  const from = cellNamed(at)
  const [x, y] = [from % SIDE, Math.floor(from / SIDE)]
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const cell = cellNamed(place)
    const ox = (cell % SIDE) - x
    const oy = Math.floor(cell / SIDE) - y
    const onward = ox * dx + oy * dy
    if (onward <= 0) continue
    const far = onward + 3 * Math.abs(ox * dy + oy * dx)
    if (far < least) {
      least = far
      best = place
    }
  }
  return best
}

function Frame({
  cells,
  after,
  at,
  card,
  places,
  onPlace,
}: {
  cells: readonly number[]
  after: readonly number[] | undefined
  at: string | undefined
  card: readonly number[] | undefined
  places: readonly string[]
  onPlace: (place: string) => void
}) {
  const hold = useMountain()
  const { say, size: screen, seat } = hold
  const used = cells.slice(0, GRID).flatMap((cell, i) => (cell === NONE ? [] : [i]))
  const spots = [...used, ...places.flatMap((name) => [cellNamed(name), cellNamed(name) + SIDE + 1])]
  const xs = spots.map((cell) => cell % SIDE)
  const ys = spots.map((cell) => Math.floor(cell / SIDE))
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  const columns = Math.max(...xs) - left + 1
  const rows = Math.max(...ys) - top + 1
  const s = Math.floor((screen === 'phone' ? 300 : 420) / Math.max(columns, rows, 6))
  const xy = (cell: number) => [((cell % SIDE) - left) * s, (Math.floor(cell / SIDE) - top) * s] as const
  const move = (cell: number, drawing: string) =>
    `<g transform="translate(${xy(cell).join(' ')})">${drawing}</g>`
  const cellsIn = Array.from(
    { length: rows * columns },
    (_, i) => (top + Math.floor(i / columns)) * SIDE + left + (i % columns),
  )
  let markup = cellsIn.map((cell) => move(cell, cellMarkup(lookOfCell(cells[cell], seat ?? 0), s))).join('')
  for (const cell of used)
    if (symbolOf(cells[cell]) === ELDER)
      markup += move(
        cell,
        `<rect x="3" y="3" width="${s - 6}" height="${s - 6}" rx="5" fill="none" stroke="var(--danger)" stroke-width="2" stroke-dasharray="6 4"/>`,
      )
  for (const place of places) {
    const d = `M5 ${n(s * 0.34)}V5H${n(s * 0.34)}`
    markup += move(
      cellNamed(place),
      `<path d="${d}" fill="none" stroke="var(--mk-casing)" stroke-width="6" stroke-linecap="round"/><path d="${d}" fill="none" stroke="var(--legal)" stroke-width="3" stroke-linecap="round"/>`,
    )
  }
  const covered: number[] = []
  if (after && at !== undefined && card) {
    const first = cellNamed(at)
    const four = [first, first + 1, first + SIDE, first + SIDE + 1]
    const [x, y] = xy(first)
    markup += `<g transform="translate(${x} ${y - 5})"><rect x="3" y="9" width="${2 * s}" height="${2 * s}" rx="9" opacity=".5"/><rect x="-3" y="-3" width="${2 * s + 6}" height="${2 * s + 6}" rx="9" fill="#efe2c4" stroke="#0d0803" stroke-width="2"/>`
    card.forEach((cell, i) => {
      markup += `<g transform="translate(${(i % 2) * s} ${i > 1 ? s : 0})">${cellMarkup(lookOfCell(cell, seat ?? 0), s)}</g>`
    })
    markup += `<rect x="-4.5" y="-4.5" width="${2 * s + 9}" height="${2 * s + 9}" rx="10" fill="none" stroke="var(--chosen)" stroke-width="3.4"/></g>`
    for (const cell of four) {
      const symbol = drawnSymbol(cells[cell])
      if (symbol === 'none' || symbolOf(cells[cell]) === BLANK) continue
      covered.push(cell)
      markup += move(
        cell,
        `<g transform="translate(6 2)"><rect x="-3" y="-3" width="26" height="26" rx="6" fill="#1b0a06" stroke="var(--danger)" stroke-width="1.6"/>${tileAt(symbol, 0, 0, 20)}<path d="M-1 21L21-1" stroke="var(--danger)" stroke-width="2.4"/></g>`,
      )
    }
    markup += groupOf(after, cells, card, xy, s)
  }
  const label =
    at === undefined || !card
      ? ''
      : word(say, 'ui.wouldCover', {
          what:
            covered.length > 0
              ? listed(
                  say,
                  covered.map((cell) => cellText(hold, cells[cell])),
                )
              : '–',
        })
  return (
    <div className="mk-frame" style={{ width: columns * s, height: rows * s }}>
      <Sheet width={columns * s} height={rows * s} markup={markup} />
      {places.map((place) => (
        <Spot
          key={place}
          place={place}
          x={xy(cellNamed(place))[0]}
          y={xy(cellNamed(place))[1]}
          size={s}
          chosen={place === at}
          label={word(say, 'ui.spot', {
            row: Math.floor(cellNamed(place) / SIDE) - top + 1,
            column: (cellNamed(place) % SIDE) - left + 1,
          })}
          onPlace={onPlace}
        />
      ))}
      <output className="unseen" aria-live="polite">
        {label}
      </output>
    </div>
  )
}

/** The group that a card makes strongest: a gold road with the strength of each symbol. */
function groupOf(
  after: readonly number[],
  before: readonly number[],
  card: readonly number[],
  xy: (cell: number) => readonly [number, number],
  s: number,
): string {
  let best: { gain: number; cells: readonly number[] } | undefined
  for (const action of ACTIONS) {
    if (!card.some((cell) => drawnSymbol(cell) === action || drawnSymbol(cell) === 'wild')) continue
    const { strength, cells } = strongestOf(after, action)
    const gain = strength - strongestOf(before, action).strength
    if (cells.length > 1 && gain > 0 && (!best || gain > best.gain)) best = { gain, cells }
  }
  if (!best) return ''
  const cells = best.cells.filter((cell) => cell < GRID)
  const middle = (cell: number) => [xy(cell)[0] + s / 2, xy(cell)[1] + s / 2] as const
  let d = ''
  for (const cell of cells)
    for (const near of CELL_NEIGHBOURS[cell])
      if (near > cell && cells.includes(near))
        d += `M${middle(cell).map(n).join(' ')}L${middle(near).map(n).join(' ')}`
  return (
    `<path d="${d}" fill="none" stroke="#0d0803" stroke-width="11" stroke-linecap="round" opacity=".75"/><path d="${d}" fill="none" stroke="var(--chosen)" stroke-width="5" stroke-linecap="round"/>` +
    cells.map((cell) => chip(strengthOf(after[cell]), ...middle(cell), { ...GOLD_CHIP, size: 13 })).join('')
  )
}

function Spot({
  place,
  x,
  y,
  size,
  chosen,
  label,
  onPlace,
}: {
  place: string
  x: number
  y: number
  size: number
  chosen: boolean
  label: string
  onPlace: (place: string) => void
}) {
  const { setNodeRef } = useDroppable({ id: place })
  return (
    <>
      <span
        ref={setNodeRef}
        className="mk-drop"
        style={{ left: x, top: y, width: 2 * size, height: 2 * size }}
      />
      <button
        type="button"
        className="mk-spot"
        data-spot={place}
        aria-pressed={chosen}
        aria-label={label}
        style={{ left: x, top: y, width: size, height: size }}
        onClick={() => onPlace(place)}
      />
    </>
  )
}

function HandCard({
  name,
  number,
  cells,
  chosen,
  onClick,
}: {
  name: string
  number: number
  cells: readonly number[]
  chosen: boolean
  onClick: () => void
}) {
  const hold = useMountain()
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: name })
  const spoken = word(hold.say, 'ui.cardOf', {
    n: number,
    what: listed(
      hold.say,
      cells.map((cell) => cellText(hold, cell)),
    ),
  })
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={`mk-hand-card${isDragging ? ' away' : ''}`}
      data-card={name}
      data-draggable
      aria-pressed={chosen}
      aria-label={spoken}
      onClick={onClick}
      {...listeners}
    >
      <CardFace cells={cells} size={hold.size === 'phone' ? 34 : 38} />
      <kbd>{number}</kbd>
    </button>
  )
}

function CardFace({ cells, size }: { cells: readonly number[]; size: number }) {
  const s = size
  const markup = `<rect width="${2 * s + 8}" height="${2 * s + 8}" rx="7" fill="#efe2c4" stroke="#17100a"/>${cells
    .map(
      (cell, i) =>
        `<g transform="translate(${4 + (i % 2) * s} ${4 + (i > 1 ? s : 0)})">${cellMarkup(lookOfCell(cell, 0), s)}</g>`,
    )
    .join('')}`
  return <Sheet width={2 * s + 8} height={2 * s + 8} markup={markup} />
}

const FULL = 9

function Strengths({ now, then }: { now: readonly number[]; then: readonly number[] | undefined }) {
  const { say, view } = useMountain()
  const { supplies } = componentsOf(view).rows
  const shown = then ?? now
  const barrels = shown.filter((cell) => symbolOf(cell) === SUPPLY).length
  return (
    <div className="mk-strengths">
      <div className="mk-cap">
        <h3 className="world">{word(say, 'ui.strongestGroup')}</h3>
        <small>{word(say, 'ui.nowThen')}</small>
      </div>
      {ACTIONS.map((action) => {
        const a = strongestOf(now, action).strength
        const b = strongestOf(shown, action).strength
        return (
          <div key={action} className="mk-row">
            <SymbolTile symbol={action} size={20} />
            <span className="mk-strength-name">{say.name(action)}</span>
            <b>{a}</b>
            <Sign name="on" size={11} />
            <b className={b > a ? 'mk-gold' : b < a ? 'danger' : ''}>{b}</b>
            <span className="mk-bar" aria-hidden="true">
              <span
                className={b > a ? 'more' : ''}
                style={{ width: `${Math.min(100, (b / FULL) * 100)}%` }}
              />
              <i style={{ left: `${Math.min(100, (a / FULL) * 100)}%` }} />
            </span>
          </div>
        )
      })}
      <div className="mk-row mk-strength-foot">
        <SymbolTile symbol="supply" size={20} />
        <b>{Math.min(supplies.most, supplies.base[view.wave] + barrels)}</b> {word(say, 'ui.supplies')}
      </div>
    </div>
  )
}
