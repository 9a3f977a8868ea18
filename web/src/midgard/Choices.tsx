// Decisions that are not made on the board: each as objects to tap, with counts.
import { waiting } from '@meadhall/kernel/agenda'
import { UNKNOWN } from '@meadhall/kernel/rules'
import type { Move } from '@meadhall/midgard/moves'
import { cardSet } from '@meadhall/midgard/state'
import { DESTINIES, GIFTS, GOODS, LONGHOUSE, RUNES, WARRIORS } from '@meadhall/midgard/vocabulary'
import { useState } from 'react'
import { clanOf, Meeple } from '../art/clans.tsx'
import { Die } from '../art/midgard/Die.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { Arrow } from './Arrow.tsx'
import { warriorsOf } from './changes.ts'
import { DestinyCard } from './Destiny.tsx'
import { Foe } from './Foe.tsx'
import { useMidgard } from './hold.ts'
import { lookAt, useLookedWindow } from './looking.ts'
import { Named } from './Named.tsx'
import { offered } from './Own.tsx'
import { MoveObject, Plank } from './Plank.tsx'
import { kindsOf, tokenOf } from './pieces.ts'
import { RuneCard } from './RuneCard.tsx'
import { silence } from './silenced.ts'

import { amountOf, labelled, word } from './words.ts'

/** What there is to choose, by name. */
export function Choice({ of }: { of: ChoiceName }) {
  const { update } = useMidgard()
  const Shown = CHOICES[of]
  // Dice that were picked for one longhouse are not picked for the next.
  return <Shown key={of === 'keepWarriors' ? update.n : of} />
}

/** The market: tap what you give, then what you take. */
function Market() {
  const { legal, say, view, seat, send, why } = useMidgard()
  const [give, setGive] = useState<(typeof GOODS)[number]>()
  if (seat === null) return null
  const trades = legal.filter((move): move is Extract<Move, { do: 'trade' }> => move.do === 'trade')
  const giving = give && trades.some((move) => move.give === give) ? give : undefined
  return (
    <Plank title={word(say, 'ui.prompt.trade')} note={word(say, 'ui.prompt.tradeDetail')}>
      <div className="mg-market" role="group" aria-label={word(say, 'ui.give')}>
        <span className="world">{word(say, 'ui.give')}</span>
        {GOODS.map((good, i) => (
          <button
            key={good}
            type="button"
            className="mg-object"
            aria-pressed={giving === good}
            disabled={!trades.some((move) => move.give === good)}
            title={why({ do: 'trade', give: good, take: GOODS[(i + 1) % 3] })?.sentence}
            onClick={() => setGive(good)}
          >
            <Named
              name={labelled(
                say,
                word(say, 'ui.give'),
                amountOf(say, view.players[seat].stores[i], say.name(good)),
              )}
            >
              <Token name={tokenOf(good)} size={40} />
              <b>{view.players[seat].stores[i]}</b>
            </Named>
          </button>
        ))}
      </div>
      <div className="mg-market" role="group" aria-label={word(say, 'ui.take')}>
        <span className="world">{word(say, 'ui.take')}</span>
        {GOODS.map((good) => (
          <button
            key={good}
            type="button"
            className="mg-object"
            disabled={!giving || giving === good}
            onClick={() => giving && send({ do: 'trade', give: giving, take: good })}
          >
            <Named name={labelled(say, word(say, 'ui.take'), say.name(good))}>
              <Token name={tokenOf(good)} size={40} />
              <b>+1</b>
            </Named>
          </button>
        ))}
      </div>
    </Plank>
  )
}

/** The longhouse is full: which of the new dice move in. */
function KeepWarriors() {
  const { view, say, seat, choose } = useMidgard()
  const [kept, setKept] = useState<readonly number[]>([0, 0, 0])
  const task = waiting(view)
  if (task?.do !== 'keepWarriors' || seat === null) return null
  const room = LONGHOUSE - warriorsOf(view, seat)
  const toggle = (kind: number, nth: number) => {
    const next = kept.slice()
    if (nth < next[kind]) next[kind]--
    else {
      if (next[0] + next[1] + next[2] >= room) {
        const other = next.findIndex((count, i) => count > 0 && i !== kind)
        if (other < 0) return
        next[other]--
      }
      next[kind]++
    }
    setKept(next)
    const full = next[0] + next[1] + next[2] === room
    choose(full ? { target: 'keep', moves: [{ do: 'keepWarriors', dice: next }] } : null)
  }
  const seen = [0, 0, 0]
  return (
    <Plank title={word(say, 'ui.prompt.keep', { n: room })}>
      {kindsOf(task.dice).map((kind) => {
        const nth = seen[kind]++
        const chosen = nth < kept[kind]
        return (
          <button
            key={`${kind} ${nth}`}
            type="button"
            className="mg-object"
            aria-pressed={chosen}
            onClick={() => toggle(kind, nth)}
          >
            <Die warrior={WARRIORS[kind]} size={58} />
            <span>{say.name(WARRIORS[kind])}</span>
          </button>
        )
      })}
    </Plank>
  )
}

function KeepDestiny() {
  const { legal, say, seat, update } = useMidgard()
  // What the Sage showed on the way is said here too, where the eye is.
  const seen = update.log.at(-1)?.told.find(({ what }) => what === 'sawJourney')
  return (
    <Plank title={word(say, 'ui.prompt.destiny')} note={seen && say.happening(seen)}>
      {legal.map((move) =>
        move.do === 'keepDestiny' ? (
          <MoveObject key={move.destiny} move={move} className="card">
            <DestinyCard destiny={DESTINIES.indexOf(move.destiny)} seat={seat ?? 0} full />
          </MoveObject>
        ) : null,
      )}
    </Plank>
  )
}

/** Gifts: four goods, each with one more and one less. */
function Gifts() {
  const { say, choose, chosen } = useMidgard()
  const move = chosen?.moves[0]
  const [goods, setGoods] = useState<readonly number[]>(
    move?.do === 'rune' && move.goods ? move.goods : [GIFTS, 0, 0],
  )
  const sum = goods[0] + goods[1] + goods[2]
  const put = (good: number, by: number) => {
    const next = goods.map((count, i) => (i === good ? count + by : count))
    const all = next[0] + next[1] + next[2]
    // One too many takes the place of another, so that all are always ready.
    if (all > GIFTS) {
      const other = next.findIndex((count, i) => i !== good && count > 0)
      if (other < 0) return
      next[other]--
    }
    setGoods(next)
    const ready = next[0] + next[1] + next[2] === GIFTS
    choose({ target: 'rune gifts', moves: ready ? [{ do: 'rune', rune: 'gifts', goods: next }] : [] })
  }
  return (
    <Plank title={say.name('gifts')} note={word(say, 'ui.fourGoods', { n: sum })}>
      {GOODS.map((good, i) => (
        <div key={good} className="mg-stepper">
          <button
            type="button"
            disabled={goods[i] === 0}
            aria-label={word(say, 'ui.less', { what: good })}
            onClick={() => put(i, -1)}
          >
            −
          </button>
          <span>
            <Token name={tokenOf(good)} size={40} label={say.name(good)} />
            <b>{goods[i]}</b>
          </span>
          <button
            type="button"
            disabled={goods[i] === GIFTS}
            aria-label={word(say, 'ui.more', { what: good })}
            onClick={() => put(i, 1)}
          >
            +
          </button>
        </div>
      ))}
    </Plank>
  )
}

/** Which destiny the rune Success shows. */
function Success() {
  const { legal, say, seat } = useMidgard()
  return (
    <Plank title={say.name('success')} note={word(say, 'ui.rune.success')}>
      {legal.map((move) =>
        move.do === 'rune' && move.rune === 'success' && move.destiny ? (
          <MoveObject key={move.destiny} move={move} className="card">
            <DestinyCard destiny={DESTINIES.indexOf(move.destiny)} seat={seat ?? 0} full />
          </MoveObject>
        ) : null,
      )}
    </Plank>
  )
}

/** The runes that may be used now. */
function RuneShelf() {
  const { legal, say, choose, send, view } = useMidgard()
  const wait = legal.find((move) => move.do === 'waitForMe')
  const usable = RUNES.flatMap((rune, i) => {
    const moves = legal.filter((move) => move.do === 'rune' && move.rune === rune)
    return moves.length > 0 ? [{ rune, i, moves }] : []
  })
  return (
    <Plank title={word(say, 'ui.playRune')}>
      {usable.map(({ rune, i, moves }) => (
        <button
          key={rune}
          type="button"
          className="mg-object"
          onClick={() => choose({ target: `rune ${rune}`, moves: offered(rune, moves) })}
        >
          <Named name={`${say.name(rune)}. ${word(say, `ui.rune.${rune}`)}`}>
            <RuneCard rune={i} width={60} glory={cardSet(view).runes[i]} />
            <span className="small">{word(say, `ui.rune.${rune}`)}</span>
          </Named>
        </button>
      ))}
      {wait && (
        <button type="button" className="button" onClick={() => send(wait)}>
          {say.move(wait)}
        </button>
      )}
    </Plank>
  )
}

/** A rune whose moment has come. */
function RuneOffer() {
  const hold = useMidgard()
  const { view, say, legal } = hold
  const task = waiting(view)
  if (task?.do !== 'offerRune') return null
  const rune = RUNES.indexOf(task.rune)
  const use = legal.find((move) => move.do === 'rune' && move.rune === task.rune)
  return (
    <Plank title={word(say, 'ui.prompt.rune', { rune: task.rune })} note={word(say, `ui.rune.${task.rune}`)}>
      {use && (
        <MoveObject move={use}>
          <RuneCard rune={rune} width={72} glory={cardSet(view).runes[rune]} />
          <span>{word(say, 'ui.useIt')}</span>
        </MoveObject>
      )}
      <MoveObject move={{ do: 'declineRune', rune: task.rune }}>
        <RuneCard rune={rune} width={72} glory={cardSet(view).runes[rune]} spent />
        <span>{word(say, 'ui.decline')}</span>
      </MoveObject>
      <button type="button" className="button" onClick={() => silence(hold, task.rune)}>
        {word(say, 'ui.declineRound')}
      </button>
    </Plank>
  )
}

/** The troll is slain: who takes the blame. */
function Blame() {
  const { legal, say, view } = useMidgard()
  return (
    <Plank title={word(say, 'ui.prompt.blame')} note={word(say, 'ui.prompt.blameDetail')}>
      {legal.map((move) =>
        move.do === 'blame' ? (
          <MoveObject key={JSON.stringify(move)} move={move}>
            {move.player === null ? (
              <Token name="blame" size={52} opacity={0.4} />
            ) : (
              <Meeple clan={clanOf(move.player)} size={52} />
            )}
            <b className="world">{move.player === null ? word(say, 'ui.none') : say.player(move.player)}</b>
            {move.player !== null && (
              <span className="mg-count">
                <Token name="blame" size={20} />
                {view.players[move.player].stores[4]}
                <Arrow />
                <b>{view.players[move.player].stores[4] + 1}</b>
              </span>
            )}
            {!move.discard && <span className="small">{say.move(move)}</span>}
          </MoveObject>
        ) : null,
      )}
    </Plank>
  )
}

/** Enemies won: one's own, and everybody's where the Hall of Records keeps them open. */
function Slain() {
  const { view, say } = useMidgard()
  useLookedWindow()
  return (
    <Plank title={word(say, 'ui.slain')}>
      {view.players.map((player, seat) => {
        const cards = player.defeated.filter((card) => card !== UNKNOWN)
        if (cards.length === 0) return null
        return (
          <div key={seat} className="mg-slain">
            <b className="world">{say.player(seat)}</b>
            <div className="mg-objects">
              {cards.map((card) => (
                <Foe key={card} card={card} width={60} />
              ))}
            </div>
          </div>
        )
      })}
      <button type="button" className="button" onClick={() => lookAt(null)}>
        {word(say, 'ui.cancel')}
      </button>
    </Plank>
  )
}

/** The viewer's destinies, where there is no room for them beside the board. */
function Destinies() {
  const { view, seat, say } = useMidgard()
  useLookedWindow()
  if (seat === null) return null
  return (
    <Plank title={word(say, 'ui.destinies')} note={word(say, 'ui.destinies.secret')}>
      {view.players[seat].destinies.map((destiny) =>
        destiny < 0 ? null : <DestinyCard key={destiny} destiny={destiny} seat={seat} full />,
      )}
      <button type="button" className="button" onClick={() => lookAt(null)}>
        {word(say, 'ui.cancel')}
      </button>
    </Plank>
  )
}

const CHOICES = {
  market: Market,
  keepWarriors: KeepWarriors,
  keepDestiny: KeepDestiny,
  gifts: Gifts,
  success: Success,
  runes: RuneShelf,
  offer: RuneOffer,
  blame: Blame,
  slain: Slain,
  destinies: Destinies,
} as const

export type ChoiceName = keyof typeof CHOICES
