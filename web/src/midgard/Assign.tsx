// Assigning: dice and food are dragged or tapped onto enemies and ships. Each drop is a small move of the rules.
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { huntOdds, planOdds, targetOdds } from '@meadhall/midgard/odds'
import { fedByOne } from '@meadhall/midgard/shores'
import { enemyOf, type Move } from '@meadhall/midgard/state'
import { capacity, enemyAt, isReserved, shoreOf } from '@meadhall/midgard/targets'
import {
  FIRST_SHIP,
  FOOD,
  LONGHOUSE,
  PRIVATE,
  TARGETS,
  type Target,
  WARRIORS,
  type Warrior,
} from '@meadhall/midgard/vocabulary'
import { type ReactNode, useEffect, useState } from 'react'
import { isTyping } from '../app/typing.ts'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { Die } from '../art/midgard/Die.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { Foe } from './Foe.tsx'
import { Gauge } from './Gauge.tsx'
import { Hull, thwart } from './Hull.tsx'
import { useMidgard } from './hold.ts'
import { jumpBetweenPlaces } from './keyboard-drag.ts'
import { Longhouse } from './Longhouse.tsx'
import { LeaderSection, RunesSection } from './Own.tsx'
import { useOdds } from './odds-shown.ts'
import { clanOf, kindsOf } from './pieces.ts'
import { workersAt } from './spaces.ts'
import { journeyText } from './spoken.ts'
import { oneDigit, percent, placeName, word } from './words.ts'

export type Piece = Warrior | 'food'

/** Where the pointer is counts; a key press has no pointer, so then the piece itself does. */
const whereItIs: CollisionDetection = (args) => {
  const under = pointerWithin(args)
  return under.length > 0 ? under : rectIntersection(args)
}

/** What lies in the hand, by tapping or by dragging. */
interface Hand {
  piece: Piece
  dragged: boolean
}

export function Assign() {
  const hold = useMidgard()
  const { view, seat, say, size, send } = hold
  const [hand, setHand] = useState<Hand | null>(null)
  const [over, setOver] = useState<Target | null>(null)
  const peeking = useHeld('b')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
      coordinateGetter: jumpBetweenPlaces,
    }),
  )
  if (seat === null) return null
  const targets = TARGETS.flatMap((_, target) => (isReserved(view, seat, target) ? [target] : []))
  const drop = (piece: Piece, to: Target) => {
    const move: Move = { do: 'assign', what: piece, to }
    if (!hold.why(move)) send(move)
  }
  const place = (id: string | number | undefined) => (id === undefined ? '' : placeName(say, id as Target))
  const announcements: Announcements = {
    onDragStart: ({ active }) => word(say, 'ui.drag.picked', { piece: pieceOf(active.id) }),
    onDragOver: ({ active, over: at }) =>
      at
        ? word(say, 'ui.drag.over', { piece: pieceOf(active.id), place: place(at.id) })
        : word(say, 'ui.drag.outside', { piece: pieceOf(active.id) }),
    onDragEnd: ({ active, over: at }) =>
      at
        ? word(say, 'ui.drag.dropped', { piece: pieceOf(active.id), place: place(at.id) })
        : word(say, 'ui.drag.cancelled', { piece: pieceOf(active.id) }),
    onDragCancel: ({ active }) => word(say, 'ui.drag.cancelled', { piece: pieceOf(active.id) }),
  }
  const end = ({ active, over: at }: DragEndEvent) => {
    setHand(null)
    setOver(null)
    if (at) drop(pieceOf(active.id), at.id as Target)
  }
  const tap = (target: number) => {
    if (!hand) return
    drop(hand.piece, TARGETS[target])
    // The same kind stays in the hand while there is more of it.
    const left =
      hand.piece === 'food'
        ? view.players[seat].stores[FOOD]
        : view.players[seat].warriors[WARRIORS.indexOf(hand.piece)]
    if (left <= 1) setHand(null)
  }
  const props = { hand: hand?.piece ?? null, over, tap }
  const land = targets.filter((target) => target < FIRST_SHIP)
  const sea = targets.filter((target) => target >= FIRST_SHIP)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={whereItIs}
      accessibility={{ announcements }}
      onDragStart={({ active }) => setHand({ piece: pieceOf(active.id), dragged: true })}
      onDragOver={({ over: at }) => setOver((at?.id as Target) ?? null)}
      onDragEnd={end}
      onDragCancel={() => {
        setHand(null)
        setOver(null)
      }}
    >
      <div className={`mg-assign ${size}`}>
        <div className="mg-fronts" data-away={peeking || undefined}>
          <div className="mg-wall">
            <h3 className="title">{word(say, 'ui.wall')}</h3>
            {land.map((target) => (
              <LandTray key={target} target={target} {...props} />
            ))}
            <HuntTray />
          </div>
          <div className="mg-sea">
            <div className="mg-row">
              <h3 className="title">{word(say, 'ui.sea')}</h3>
              <span className="small mg-fill">{word(say, 'ui.seaHint')}</span>
              {size === 'wide' && <span className="small">{word(say, 'ui.seeBoard')}</span>}
            </div>
            {sea.map((target) => (
              <Voyage key={target} target={target} {...props} />
            ))}
            <Muster />
          </div>
        </div>
        <Home
          hand={hand}
          pick={(piece) => setHand(hand?.piece === piece ? null : { piece, dragged: false })}
        />
      </div>
      <DragOverlay dropAnimation={null}>
        {hand?.dragged && (
          <span className="mg-held">
            <PiecePicture piece={hand.piece} size={52} />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** Whether a key is held down. */
function useHeld(key: string): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const down = (event: KeyboardEvent) =>
      event.key.toLowerCase() === key && !isTyping(event) && setHeld(true)
    const up = () => setHeld(false)
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    addEventListener('blur', up)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
      removeEventListener('blur', up)
    }
  }, [key])
  return held
}

/** Draggables are named `piece number`. */
const pieceOf = (id: string | number): Piece => String(id).split(' ')[0] as Piece

function PiecePicture({ piece, size, turn }: { piece: Piece; size: number; turn?: number }) {
  return piece === 'food' ? (
    <Token name="food" size={size} />
  ) : (
    <Die warrior={piece} size={size} {...(turn !== undefined && { turn })} />
  )
}

interface TargetProps {
  target: number
  hand: Piece | null
  over: Target | null
  tap: (target: number) => void
}

/** What the hand means for a target: mint, gold or red, and the sentence. */
function useDrop({ target, hand, over }: TargetProps) {
  const { why, say } = useMidgard()
  const id = TARGETS[target]
  const { setNodeRef } = useDroppable({ id })
  const reason = hand ? why({ do: 'assign', what: hand, to: id }) : undefined
  const state = !hand ? '' : reason ? 'refused' : over === id ? 'chosen' : 'legal'
  const label = hand
    ? word(say, 'ui.dropHere', { piece: hand, place: placeName(say, id) })
    : placeName(say, id)
  return { setNodeRef, reason, state, label, id }
}

function piecesAt(plan: readonly number[], target: number): Piece[] {
  const at = plan.slice(4 * target, 4 * target + 4)
  return [...kindsOf(at).map((kind) => WARRIORS[kind] as Piece), ...Array<Piece>(at[3]).fill('food')]
}

/** A piece that was sent; a tap takes it back. */
function Sent({
  piece,
  target,
  size,
  turn = 0,
}: {
  piece: Piece
  target: number
  size: number
  turn?: number
}) {
  const { send, say } = useMidgard()
  const to = TARGETS[target]
  return (
    <button
      type="button"
      className="mg-sent"
      aria-label={word(say, 'ui.takeBack', { piece, place: placeName(say, to) })}
      onClick={(event) => {
        event.stopPropagation()
        send({ do: 'unassign', what: piece, to })
      }}
    >
      <PiecePicture piece={piece} size={size} turn={turn} />
    </button>
  )
}

/** The odds as they are, and as they would be with the piece that hovers here. */
function TargetGauge({ target, hand, over }: TargetProps) {
  const { view, seat, say } = useMidgard()
  const [shown] = useOdds()
  if (!shown || seat === null) return null
  const pieces = view.players[seat].plan.slice(4 * target, 4 * target + 4)
  const now = targetOdds(view, seat, target, pieces)
  const hovering = hand && over === TARGETS[target]
  const would = pieces.slice()
  if (hovering) would[hand === 'food' ? 3 : WARRIORS.indexOf(hand)]++
  const odds = hovering ? targetOdds(view, seat, target, would) : now
  const crew = would[0] + would[1] + would[2]
  return (
    <>
      <Gauge value={odds.win} label={word(say, 'ui.slainChance')} before={hovering ? now.win : undefined} />
      {crew > 0 && (
        <div className="small">{word(say, 'ui.loseAbout', { lost: oneDigit(odds.losses), n: crew })}</div>
      )}
      {hovering && (
        <div className="hover small">{word(say, 'ui.wasBefore', { chance: percent(now.win) })}</div>
      )}
    </>
  )
}

/** Troll and draugr: a plank with the card leaning on it. */
function LandTray(props: TargetProps) {
  const { target, tap } = props
  const { view, seat, say } = useMidgard()
  const { setNodeRef, reason, state, label, id } = useDrop(props)
  if (seat === null) return null
  const pieces = piecesAt(view.players[seat].plan, target)
  const card = enemyAt(view, seat, target)
  const { forbids } = enemyOf(view, card)
  return (
    <div ref={setNodeRef} className={`mg-tray ${state}`} data-target={id}>
      <button
        type="button"
        className="mg-tray-hit"
        aria-label={label}
        aria-disabled={state === 'refused'}
        onClick={() => tap(target)}
      />
      <Foe card={card} width={80} />
      <div className="mg-tray-body">
        <div className="world">{placeName(say, id)}</div>
        <div className="mg-slots">
          {pieces.map((piece, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike
            <Sent key={i} piece={piece} target={target} size={32} turn={[-3, 3, -2][i % 3]} />
          ))}
          <span className={`mg-slot ${state}`} />
        </div>
        <TargetGauge {...props} />
        {reason ? (
          <div className="danger small">{reason.sentence}</div>
        ) : (
          forbids >= 0 && (
            <div className="danger small">{word(say, 'ui.mayNotSend', { warrior: WARRIORS[forbids] })}</div>
          )
        )}
      </div>
    </div>
  )
}

/** Whoever stays at home hunts, if a worker stands there. */
function HuntTray() {
  const { view, seat, say } = useMidgard()
  const [shown] = useOdds()
  if (seat === null || view.players[seat].hunting === 0) return null
  const { warriors, hunting } = view.players[seat]
  const n = warriors[0] + warriors[1] + warriors[2]
  const food = huntOdds(view, seat, warriors).food * hunting
  return (
    <div className="mg-tray hunt">
      <Glyph name="deer" size={64} colour="var(--dim)" />
      <div className="mg-tray-body">
        <div className="world">{word(say, 'ui.hunts')}</div>
        <div className="small">{word(say, 'ui.huntHint')}</div>
        {shown && <b>{word(say, 'ui.huntExpect', { n, food: oneDigit(food) })}</b>}
        <div className="small">{word(say, 'ui.huntMost')}</div>
      </div>
    </div>
  )
}

/** A ship, its crew and food, the way, the monster. */
function Voyage(props: TargetProps) {
  const { target, tap } = props
  const hold = useMidgard()
  const { view, seat, say, size } = hold
  const { setNodeRef, reason, state, label, id } = useDrop(props)
  if (seat === null) return null
  const player = view.players[seat]
  const shore = shoreOf(view, seat, target)
  const places = capacity(view, seat, target)
  const pieces = piecesAt(player.plan, target)
  const [a, b, c, food] = player.plan.slice(4 * target, 4 * target + 4)
  const crew = a + b + c
  const feeds = fedByOne(view, shore)
  const need = Math.ceil(crew / feeds)
  const hungry = Math.max(0, crew - food * feeds)
  const card = view.monsters[shore]
  const { forbids } = enemyOf(view, card)
  const bay = thwart(places)
  const slots: ReactNode[] = Array.from({ length: places }, (_, i) =>
    i < pieces.length ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is a place
      <Sent key={i} piece={pieces[i]} target={target} size={bay - 3} turn={[2, -3, 3][i % 3]} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is a place
      <span
        key={i}
        className={`mg-slot ${i === pieces.length ? state : state === 'legal' ? 'legal' : ''}`}
        style={{ width: bay - 3, height: bay - 3 }}
      />
    ),
  )
  return (
    <div ref={setNodeRef} className={`mg-voyage ${state}`} data-target={id}>
      <button
        type="button"
        className="mg-tray-hit"
        aria-label={label}
        aria-disabled={state === 'refused'}
        onClick={() => tap(target)}
      />
      <div className="mg-voyage-ship">
        <div className="mg-sign world">
          {word(say, 'ui.shipTo', { ship: placeName(say, id), enemy: enemyOf(view, card).id })}
        </div>
        {size === 'phone' ? (
          <div className="mg-slots">{slots}</div>
        ) : (
          <Hull places={places} clan={target === PRIVATE ? clanOf(seat) : undefined}>
            {slots}
          </Hull>
        )}
        <div className={`mg-fed ${hungry > 0 ? 'danger' : 'good'}`}>
          {word(say, 'ui.places', { n: pieces.length, all: places })} ·{' '}
          {crew === 0
            ? word(say, 'ui.needNone')
            : `${word(say, 'ui.need', { n: crew, food: need })}: ${hungry > 0 ? word(say, 'ui.starve', { n: hungry }) : word(say, 'ui.allFed')}`}
        </div>
        {reason && <div className="danger small">{reason.sentence}</div>}
      </div>
      <div className="mg-way">
        <CardBack kind="journey" width={38} turn={-4} />
        <span className="small">{journeyText(hold, shore)}</span>
      </div>
      <Foe card={card} coins={view.monsterCoins[shore]} width={size === 'phone' ? 70 : 90} />
      <div className="mg-shoreboard">
        <div className="world">{word(say, feeds === 2 ? 'ui.near' : 'ui.far')}</div>
        <div className="small">{word(say, 'ui.feedsLong', { n: feeds })}</div>
        <TargetGauge {...props} />
        {forbids >= 0 && (
          <div className="danger small">{word(say, 'ui.diesFirst', { warrior: WARRIORS[forbids] })}</div>
        )}
        <div className="small">{word(say, 'ui.noJourney')}</div>
      </div>
    </div>
  )
}

/** What the whole plan promises. */
function Muster() {
  const { view, seat, say } = useMidgard()
  const [shown] = useOdds()
  if (!shown || seat === null) return null
  const { glory, home, all } = planOdds(view, seat)
  return (
    <div className="mg-muster">
      <b className="world">{word(say, 'ui.muster')}</b>
      <span>
        {word(say, 'ui.gloryExpect')} <b className="mg-gold">{oneDigit(glory)}</b>
      </span>
      <span>
        {word(say, 'ui.homeAgain')} <b>{word(say, 'ui.homeOf', { n: oneDigit(home), all })}</b>
      </span>
      <span className="small">{word(say, 'ui.fromRules')}</span>
      {view.troll >= 0 && workersAt(view, 'troll').length === 0 && (
        <span className="danger">
          {word(say, 'ui.ifTroll')}: {word(say, 'ui.ifTrollText')}
        </span>
      )}
    </div>
  )
}

/** Dice in their bays and food in the store: what can be sent. */
function Home({ hand, pick }: { hand: Hand | null; pick: (piece: Piece) => void }) {
  const { view, seat, say, size } = useMidgard()
  if (seat === null) return null
  const player = view.players[seat]
  const home = kindsOf(player.warriors)
  const sent = WARRIORS.map((_, kind) => {
    let sum = 0
    for (let i = kind; i < player.plan.length; i += 4) sum += player.plan[i]
    return sum
  })
  const bays: ReactNode[] = [
    ...home.map((kind, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike
      <Source
        key={`${kind} ${i}`}
        id={`${WARRIORS[kind]} ${i}`}
        piece={WARRIORS[kind]}
        hand={hand}
        pick={pick}
        size={size === 'phone' ? 35 : 31}
      />
    )),
    ...kindsOf(sent).map((kind, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike
      <Die key={`sent ${i}`} warrior={WARRIORS[kind]} size={31} state="away" />
    )),
  ].slice(0, LONGHOUSE)
  while (bays.length < LONGHOUSE) bays.push(<span key={bays.length} className="mg-empty" />)
  const away = sent[0] + sent[1] + sent[2]
  return (
    <div className={`mg-own home ${size}`}>
      {size === 'wide' && <LeaderSection seat={seat} />}
      <section className="mg-section longhouse" aria-label={word(say, 'ui.longhouse')}>
        <div className="mg-cap world">
          <span>{word(say, 'ui.longhouse')}</span>
          <span>
            {word(say, 'ui.sent', { n: away })} · {word(say, 'ui.stay', { n: home.length })}
            {hand && <b className="hover"> · {word(say, 'ui.inHand', { n: 1 })}</b>}
          </span>
        </div>
        <Longhouse low={size === 'phone'} bays={bays} />
      </section>
      <section className="mg-section larder" aria-label={say.name('food')}>
        <div className="mg-cap world">
          {say.name('food')} {player.stores[FOOD]}
        </div>
        <div className="mg-larder">
          {Array.from({ length: Math.min(player.stores[FOOD], 10) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: food is food
            <Source key={i} id={`food ${i}`} piece="food" hand={hand} pick={pick} size={34} />
          ))}
        </div>
      </section>
      {size === 'wide' && (
        <>
          <RunesSection seat={seat} />
          <section className="mg-section howto">
            <div className="mg-cap world">{word(say, 'ui.howTo')}</div>
            <p>{word(say, 'ui.howTo1')}</p>
            <p>{word(say, 'ui.howTo2')}</p>
            {!view.inTurnOrder && <p className="small">{word(say, 'ui.howTo3')}</p>}
          </section>
        </>
      )}
    </div>
  )
}

function Source({
  id,
  piece,
  hand,
  pick,
  size,
}: {
  id: string
  piece: Piece
  hand: Hand | null
  pick: (piece: Piece) => void
  size: number
}) {
  const { say } = useMidgard()
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({ id })
  const held = hand?.piece === piece && !hand.dragged
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      className="mg-source"
      data-draggable
      data-held={held || undefined}
      style={isDragging ? { opacity: 0.3 } : undefined}
      aria-pressed={held}
      aria-label={word(say, 'ui.pickUp', { piece })}
      onClick={() => pick(piece)}
    >
      <PiecePicture piece={piece} size={size} />
    </button>
  )
}
