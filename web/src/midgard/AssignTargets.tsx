// Where warriors and food can be sent: enemies at the wall, ships, and the hunt for whoever stays.
import { huntOdds, planOdds, targetOdds } from '@meadhall/midgard/odds'
import { fedBy, fedByOne, foodFor, isNear } from '@meadhall/midgard/shores'
import { enemyOf } from '@meadhall/midgard/state'
import { capacity, enemyAt, sentTo, shoreOf } from '@meadhall/midgard/targets'
import { PRIVATE, TARGETS, type Target, WARRIORS } from '@meadhall/midgard/vocabulary'
import type { ReactNode } from 'react'
import { clanOf } from '../art/clans.tsx'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { percent } from '../table/said.ts'
import { type Piece, PiecePicture } from './AssignPiece.tsx'
import { Foe } from './Foe.tsx'
import { Gauge } from './Gauge.tsx'
import { Hull, thwart } from './Hull.tsx'
import { useMidgard } from './hold.ts'
import { useOdds } from './odds-shown.ts'
import { kindsOf } from './pieces.ts'
import { workersAt } from './spaces.ts'
import { journeyText } from './spoken.ts'
import { labelled, oneDigit, placeName, word } from './words.ts'

interface TargetProps {
  target: number
  hand: Piece | null
  over: Target | null
  tap: (target: number) => void
}

/** What the hand means for a target: mint, gold or red, and the sentence. */
function useDrop({ target, hand, over, tap }: TargetProps) {
  const { why, say } = useMidgard()
  const id = TARGETS[target]
  const reason = hand ? why({ do: 'assign', what: hand, to: id }) : undefined
  const state = !hand ? '' : reason ? 'refused' : over === id ? 'chosen' : 'legal'
  const label = hand
    ? word(say, 'ui.dropHere', { piece: hand, place: placeName(say, id) })
    : placeName(say, id)
  const hit = (
    <button
      type="button"
      className="mg-tray-hit"
      aria-label={label}
      aria-disabled={state === 'refused'}
      onClick={() => tap(target)}
    />
  )
  return { reason, state, hit, id }
}

function piecesAt(plan: readonly number[], target: number): Piece[] {
  const at = sentTo(plan, target)
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
  const pieces = sentTo(view.players[seat].plan, target)
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
        <div className="small">
          {word(say, 'ui.loseAbout', { lost: oneDigit(say, odds.losses), n: crew })}
        </div>
      )}
      {hovering && (
        <div className="hover small">{word(say, 'ui.wasBefore', { chance: percent(now.win) })}</div>
      )}
    </>
  )
}

/** Troll and draugr: a plank with the card leaning on it. */
export function LandTray(props: TargetProps) {
  const { target } = props
  const { view, seat, say } = useMidgard()
  const { reason, state, hit, id } = useDrop(props)
  if (seat === null) return null
  const pieces = piecesAt(view.players[seat].plan, target)
  const card = enemyAt(view, seat, target)
  const { forbids } = enemyOf(view, card)
  return (
    <div className={`mg-tray ${state}`} data-target={id} data-drop={id}>
      {hit}
      <Foe card={card} width={80} />
      <div className="mg-tray-body">
        <div className="world">{placeName(say, id)}</div>
        <div className="mg-slots">
          {pieces.map((piece, i) => (
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
export function HuntTray() {
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
        {shown && <b>{word(say, 'ui.huntExpect', { n, food: oneDigit(say, food) })}</b>}
        <div className="small">{word(say, 'ui.huntMost')}</div>
      </div>
    </div>
  )
}

/** A ship, its crew and food, the way, the monster. */
export function Voyage(props: TargetProps) {
  const { target } = props
  const hold = useMidgard()
  const { view, seat, say, size } = hold
  const { reason, state, hit, id } = useDrop(props)
  if (seat === null) return null
  const player = view.players[seat]
  const shore = shoreOf(view, seat, target)
  const places = capacity(view, seat, target)
  const pieces = piecesAt(player.plan, target)
  const [a, b, c, food] = sentTo(player.plan, target)
  const crew = a + b + c
  const feeds = fedByOne(view, shore)
  const need = foodFor(view, shore, crew)
  const hungry = crew - fedBy(view, shore, food, crew)
  const card = view.monsters[shore]
  const { forbids } = enemyOf(view, card)
  const bay = thwart(places)
  const slots: ReactNode[] = Array.from({ length: places }, (_, i) =>
    i < pieces.length ? (
      <Sent key={i} piece={pieces[i]} target={target} size={bay - 3} turn={[2, -3, 3][i % 3]} />
    ) : (
      <span
        key={i}
        className={`mg-slot ${i === pieces.length ? state : state === 'legal' ? 'legal' : ''}`}
        style={{ width: bay - 3, height: bay - 3 }}
      />
    ),
  )
  return (
    <div className={`mg-voyage ${state}`} data-target={id} data-drop={id}>
      {hit}
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
            : labelled(
                say,
                word(say, 'ui.need', { n: crew, food: need }),
                hungry > 0 ? word(say, 'ui.starve', { n: hungry }) : word(say, 'ui.allFed'),
              )}
        </div>
        {reason && <div className="danger small">{reason.sentence}</div>}
      </div>
      <div className="mg-way">
        <CardBack kind="journey" width={38} turn={-4} />
        <span className="small">{journeyText(hold, shore)}</span>
      </div>
      <Foe card={card} coins={view.monsterCoins[shore]} width={size === 'phone' ? 70 : 90} />
      <div className="mg-shoreboard">
        <div className="world">{word(say, isNear(view, shore) ? 'ui.near' : 'ui.far')}</div>
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
export function Muster() {
  const { view, seat, say } = useMidgard()
  const [shown] = useOdds()
  if (seat === null) return null
  return (
    <div className="mg-muster">
      {shown && <Promised seat={seat} />}
      <AskTurnOrder />
      {view.troll >= 0 && workersAt(view, 'troll').length === 0 && (
        <span className="danger">{labelled(say, word(say, 'ui.ifTroll'), word(say, 'ui.ifTrollText'))}</span>
      )}
    </div>
  )
}

function Promised({ seat }: { seat: number }) {
  const { view, say } = useMidgard()
  const { glory, home, all } = planOdds(view, seat)
  return (
    <>
      <b className="world">{word(say, 'ui.muster')}</b>
      <span>
        {word(say, 'ui.gloryExpect')} <b className="mg-gold">{oneDigit(say, glory)}</b>
      </span>
      <span>
        {word(say, 'ui.homeAgain')} <b>{word(say, 'ui.homeOf', { n: oneDigit(say, home), all })}</b>
      </span>
    </>
  )
}

/** CM-7.2: who asks for it makes everybody assign openly, one after the other. */
function AskTurnOrder() {
  const { legal, say, choose } = useMidgard()
  const move = legal.find((each) => each.do === 'askTurnOrder')
  if (!move) return null
  return (
    <button type="button" className="rule-link" onClick={() => choose({ target: move.do, moves: [move] })}>
      {word(say, 'ui.askOrder')}
    </button>
  )
}
