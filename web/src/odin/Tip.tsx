// What a space would do, shown beside it: before → after, or why not.
import { waiting } from '@meadhall/kernel/agenda'
import { IMITATION, SPACE_IDS, SPACES } from '@meadhall/odin/data/spaces'
import { onSpace } from '@meadhall/odin/exchange'
import type { Move } from '@meadhall/odin/moves'
import { crewFor } from '@meadhall/odin/possible'
import { LAST_ROUND } from '@meadhall/odin/state'
import { ITEMS, THINGS } from '@meadhall/odin/vocabulary'
import type { CSSProperties, ReactNode } from 'react'
import { ACTION_BOARD, COLUMNS, columnLeft } from '../art/odin/plank.ts'
import { listed } from '../table/said.ts'
import { changes, pointsChange } from './changes.ts'
import { openers } from './helpful.ts'
import { type Hold, mine, useOdin } from './hold.ts'
import { Arrow, Star } from './marks.tsx'
import { ThingPiece } from './pieces.tsx'
import { BOXES, movesTo } from './space-moves.ts'
import { signed, word } from './words.ts'

function beside(space: number, imitations: readonly number[]): CSSProperties {
  const column = imitations[space - IMITATION] ?? 1
  const [x, y, w, h] = BOXES[space] ?? [columnLeft(column) + COLUMNS[column - 1] - 30, 2, 20, 20]
  const { width, height } = ACTION_BOARD
  const left = `clamp(2px, calc(${((x + w / 2) / width) * 100}% - 105px), calc(100% - 214px))`
  return y > 330
    ? { left, bottom: `calc(${(1 - y / height) * 100}% + 5px)` }
    : { left, top: `calc(${((y + h) / height) * 100}% + 5px)` }
}

/** What the seat lacks for an exchange of the space, if that is all that stands in the way. */
function lacking({ view, say }: Hold, seat: number, space: number): string | undefined {
  const player = view.players[seat]
  const ways = SPACES[space].effects.flatMap((effect) =>
    effect.op === 'exchange' ? onSpace(view, seat, effect.choices, space) : [],
  )
  if (ways.length === 0 || ways.length !== ways.filter(({ pay }) => pay.length > 0).length) return undefined
  const missing = ways[0].pay.flatMap(([what, n]) => {
    const has = player.supply[what] ?? 0
    return has < n && what < ITEMS.length ? [`${n - has} ${say.name(THINGS[what])}`] : []
  })
  return missing.length > 0 ? word(say, 'ui.lack', { what: listed(say, missing) }) : undefined
}

export function SpaceTip({ space }: { space: number }) {
  const hold = useOdin()
  const { view, say, legal, chosen, seat } = hold
  const id = SPACE_IDS[space]
  const owner = view.spaces[space]
  const moves = movesTo(legal, id)
  const style = beside(space, view.imitations)
  const rule =
    space < IMITATION
      ? (hold.game.notation.rule?.({ do: 'place', at: id }, view, mine(hold)) ?? 'FO-2.8')
      : 'FO-8.3'
  const head = (
    <div className="od-tip-head">
      <span className="world">{say.name(id)}</span>
      <span className="od-tip-rule">{rule}</span>
    </div>
  )
  if (moves.length === 0) {
    const turn = waiting(view)?.do === 'turn' && legal.some((move) => move.do === 'place')
    const reason = turn ? hold.why({ do: 'place', at: id }) : undefined
    const lack = seat !== null && space < IMITATION && owner < 0 ? lacking(hold, seat, space) : undefined
    const [first] = reason ? openers(hold, { do: 'place', at: id }) : []
    return (
      <div className={`od-tip${turn ? ' refused' : ''}`} style={style} role="tooltip">
        {head}
        {owner === LAST_ROUND && <p>{word(say, 'ui.lastRound')}</p>}
        {owner >= 0 && owner !== LAST_ROUND && <p>{word(say, 'ui.taken', { owner: say.player(owner) })}</p>}
        {owner < 0 && (lack ?? reason?.sentence) && <p className="danger">{lack ?? reason?.sentence}</p>}
        {first && <p className="od-good">{word(say, 'ui.helps', { move: say.move(first) })}</p>}
      </div>
    )
  }
  return (
    <div className={`od-tip${chosen?.target === id ? ' chosen' : ''}`} style={style} role="tooltip">
      {head}
      {moves.length === 1 ? (
        <MoveEffect move={moves[0]} />
      ) : (
        moves.slice(0, 5).map((move) => <p key={JSON.stringify(move)}>{say.move(move)}</p>)
      )}
      {space < IMITATION && (
        <p className="dim">
          {word(say, 'ui.vikingsLeft', {
            n: view.players[mine(hold)].vikings - crewFor(view, mine(hold), space),
          })}
        </p>
      )}
    </div>
  )
}

/** Goods before and after, points, and what then decides. */
export function MoveEffect({ move, inline = false }: { move: Move; inline?: boolean }): ReactNode {
  const hold = useOdin()
  const { preview, view, say } = hold
  const would = preview(move)
  if (!would) return null
  const seat = mine(hold)
  const changed = changes(view, would.state, seat)
  const points = pointsChange(view, would.state, seat)
  const Wrap = inline ? 'span' : 'div'
  return (
    <Wrap className="od-changes">
      {changed.map(({ thing, from, to }) => (
        <span key={thing} className="od-change">
          <ThingPiece thing={thing} size={17} label={say.name(thing)} />
          {from} <Arrow /> <b>{to}</b>
        </span>
      ))}
      {points !== 0 && (
        <span className="od-change od-glory">
          {points > 0 ? '+' : ''}
          {signed(points)} <Star />
        </span>
      )}
      {would.until !== undefined && (
        <span className="dim">{word(say, /^d\d/.test(would.until) ? 'ui.rolls' : 'ui.draws')}</span>
      )}
    </Wrap>
  )
}
