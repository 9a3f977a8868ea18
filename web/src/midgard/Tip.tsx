// What a place would do, shown beside it: before → after, or why not.

import type { Move } from '@meadhall/midgard/moves'
import { fightOdds } from '@meadhall/midgard/odds'
import { fedByOne, isNear } from '@meadhall/midgard/shores'
import { enemyOf } from '@meadhall/midgard/state'
import { WARRIORS } from '@meadhall/midgard/vocabulary'
import type { CSSProperties, ReactNode } from 'react'
import { Die } from '../art/midgard/Die.tsx'
import { BOARD, type Box, SHORE_PLACES, SPOTS } from '../art/midgard/places.ts'
import { Token } from '../art/midgard/Token.tsx'
import { listed, percent } from '../table/said.ts'
import { Arrow } from './Arrow.tsx'
import { changes, otherNews, warriorsOf } from './changes.ts'
import { foeInWords } from './Foe.tsx'
import { type Hold, useMidgard } from './hold.ts'
import { useOdds } from './odds-shown.ts'
import { attemptAt, enemyOn, ruleOf, type SpaceOnBoard, waysTo, workersAt } from './spaces.ts'
import { boundText, doesText, journeyText, newsText } from './spoken.ts'
import { placeName, word } from './words.ts'

/** Below this a tip stands above its place. */
const LOW = 215

/** Beside a part of the board, where there is room. */
function besideStyle([x, y, w, h]: Box): CSSProperties {
  const middle = `${((x + w / 2) / BOARD.width) * 100}%`
  const left = `clamp(4px, calc(${middle} - var(--tip-w) / 2), calc(100% - var(--tip-w) - 4px))`
  return y > LOW
    ? { left, bottom: `calc(${(1 - y / BOARD.height) * 100}% + 4px)` }
    : { left, top: `calc(${((y + h) / BOARD.height) * 100}% + 4px)` }
}

interface TipProps {
  box: Box
  title: string
  rule?: string
  tone?: 'refused'
  children: ReactNode
}

function Tip({ box, title, rule, tone, children }: TipProps) {
  const { openRule } = useMidgard()
  return (
    <div
      className={`mg-tip${tone ? ' refused' : ''}${box[1] > LOW ? ' above' : ''}`}
      style={besideStyle(box)}
      role="tooltip"
    >
      <div className="mg-tip-head">
        <span className="world">{title}</span>
        {rule && (
          <button type="button" className="rule-link" tabIndex={-1} onClick={() => openRule(rule)}>
            {rule}
          </button>
        )}
      </div>
      {children}
    </div>
  )
}

export function PlaceTip({ space, place }: SpaceOnBoard) {
  const hold = useMidgard()
  const { say, view, legal, chosen, seat } = hold
  const box = SPOTS[place].box
  const title = placeName(say, space)
  const ways = waysTo(legal, space)
  const there = workersAt(view, space)
  const card = enemyOn(view, space)
  if (ways.length === 0 && legal.some((move) => move.do === 'place')) {
    const reason = hold.why(attemptAt(view, space))
    return (
      <Tip box={box} title={title} rule={reason?.rule ?? ruleOf(space)} tone="refused">
        <p className="dim">{doesText(hold, space)}</p>
        {reason && <p className="danger">{reason.sentence}</p>}
      </Tip>
    )
  }
  const one =
    chosen?.target === space && chosen.moves.length === 1
      ? chosen.moves[0]
      : ways.length === 1
        ? ways[0]
        : undefined
  return (
    <Tip box={box} title={title} rule={ruleOf(space)}>
      <p className="dim">{card >= 0 ? foeInWords(say, view, card) : doesText(hold, space)}</p>
      {there.length > 0 && (
        <p className="dim">
          {word(say, 'ui.is.taken', { who: listed(say, [...new Set(there)].map(say.player)) })}
        </p>
      )}
      {card >= 0 && seat !== null && <WithAll card={card} />}
      {one && <MoveChanges move={one} />}
    </Tip>
  )
}

export function ShoreTip({ shore }: { shore: number }) {
  const hold = useMidgard()
  const { say, view, seat } = hold
  const card = view.monsters[shore]
  return (
    <Tip
      box={SPOTS[SHORE_PLACES[shore]].box}
      title={card < 0 ? say.name(`shore${shore}`) : say.name(enemyOf(view, card).id)}
      rule={isNear(view, shore) ? 'CM-8.8' : 'CM-8.9'}
    >
      {card >= 0 && <p className="dim">{foeInWords(say, view, card)}</p>}
      <p>
        {word(say, isNear(view, shore) ? 'ui.near' : 'ui.far')} ·{' '}
        {word(say, 'ui.feedsLong', { n: fedByOne(view, shore) })}
      </p>
      {view.monsterCoins[shore] > 0 && <p>{word(say, 'ui.coinsOn', { n: view.monsterCoins[shore] })}</p>}
      <p>{journeyText(hold, shore)}</p>
      {view.shoreSeat[shore] >= 0 && <p>{boundText(hold, shore)}</p>}
      {card >= 0 && seat !== null && <WithAll card={card} />}
    </Tip>
  )
}

/** What all the warriors at home could do against this enemy. */
function WithAll({ card }: { card: number }) {
  const { view, seat, say } = useMidgard()
  const [shown] = useOdds()
  if (!shown || seat === null) return null
  const { warriors } = view.players[seat]
  const n = warriors[0] + warriors[1] + warriors[2]
  if (n === 0) return null
  const { win } = fightOdds(view, seat, warriors, card)
  return <p className="dim">{word(say, 'ui.withAll', { n, chance: percent(win) })}</p>
}

/** Goods and dice before → after, then what follows. */
function MoveChanges({ move }: { move: Move }) {
  const hold = useMidgard()
  const { preview, view, seat, say } = hold
  const would = preview(move)
  if (!would || seat === null) return null
  const changed = changes(view, would.state, seat)
  const from = warriorsOf(view, seat)
  const to = warriorsOf(would.state, seat)
  const news = otherNews(would.told)
  return (
    <>
      {changed.length > 0 && (
        <div className="mg-changes">
          {changed.map((each) => (
            <span
              key={each.name}
              className="mg-change"
              aria-label={`${say.name(each.name)} ${each.from} → ${each.to}`}
            >
              {'token' in each ? (
                <Token name={each.token} size={19} />
              ) : (
                <Die warrior={WARRIORS[each.warrior]} size={18} />
              )}
              {each.from}
              <Arrow />
              <b>{each.to}</b>
            </span>
          ))}
        </div>
      )}
      {from !== to && (
        <p className="dim">
          {word(say, 'ui.longhouse')} {from} <Arrow /> <b className="hover">{to}</b> {word(say, 'ui.of8')}
        </p>
      )}
      {news.map((happening) => (
        <p key={happening.what}>{newsText(hold, happening)}</p>
      ))}
      {follows(hold, would)}
    </>
  )
}

function follows({ say, seat }: Hold, would: NonNullable<ReturnType<Hold['preview']>>): ReactNode {
  if (would.until) return <p className="mg-follows">{word(say, 'ui.thenChance')}</p>
  const task = would.state.agenda.at(-1)
  if (task && 'seat' in task && task.seat === seat && task.do !== 'chooseLeader')
    return <p className="mg-follows">{say.prompt(task)}</p>
  return null
}
