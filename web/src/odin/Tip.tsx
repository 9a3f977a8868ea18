// What a space would do, shown beside it: before → after, or why not.
import { waiting } from '@meadhall/kernel/agenda'
import { preview as foresee } from '@meadhall/kernel/preview'
import { IMITATION, SPACE_IDS, SPACES } from '@meadhall/odin/data/spaces'
import type { Move } from '@meadhall/odin/moves'
import { crewFor } from '@meadhall/odin/possible'
import { points } from '@meadhall/odin/score'
import { withoutCards } from '@meadhall/odin/spaces'
import { LAST_ROUND } from '@meadhall/odin/state'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { ACTION_BOARD, COLUMNS, columnLeft } from '../art/odin/plank.ts'
import { useBoardHeight } from '../table/board-sight.ts'
import { isRoll } from '../table/kinds.ts'
import { changes } from './changes.ts'
import { openers } from './helpful.ts'
import { mine, useOdin } from './hold.ts'
import { Arrow, Star } from './marks.tsx'
import { ThingPiece } from './pieces.tsx'
import { SpaceOffers } from './SpaceOffers.tsx'
import { boxesOn, movesTo } from './space-moves.ts'
import { signed, word } from './words.ts'

function beside(space: number, imitations: readonly number[], height: number): CSSProperties {
  const column = imitations[space - IMITATION] ?? 1
  const [x, y, w, h] = boxesOn(height)[space] ?? [columnLeft(column) + COLUMNS[column - 1] - 30, 2, 20, 20]
  const { width } = ACTION_BOARD
  const left = `clamp(2px, calc(${((x + w / 2) / width) * 100}% - 105px), calc(100% - 214px))`
  return y > height * 0.52
    ? { left, bottom: `calc(${(1 - y / height) * 100}% + 5px)` }
    : { left, top: `calc(${((y + h) / height) * 100}% + 5px)` }
}

export function SpaceTip({ space }: { space: number }) {
  const hold = useOdin()
  const { view, say, legal, chosen } = hold
  const id = SPACE_IDS[space]
  const owner = view.spaces[space]
  const moves = movesTo(legal, id)
  const style = beside(space, view.imitations, useBoardHeight(ACTION_BOARD))
  const reason =
    moves.length === 0 && waiting(view)?.do === 'turn' && legal.some((move) => move.do === 'place')
      ? hold.why({ do: 'place', at: id })
      : undefined
  const rule = reason?.rule ?? (space < IMITATION ? SPACES[space].rule : 'FO-8.3')
  const head = (
    <div className="od-tip-head">
      <span className="world">{say.name(id)}</span>
      <span className="od-tip-rule">{rule}</span>
    </div>
  )
  if (moves.length === 0) {
    const [first] = reason && owner < 0 ? openers(hold, { do: 'place', at: id }) : []
    return (
      <div className={`od-tip${reason ? ' refused' : ''}`} style={style} role="tooltip">
        {head}
        {owner === LAST_ROUND && <p>{word(say, 'ui.lastRound')}</p>}
        {owner >= 0 && owner !== LAST_ROUND && <p>{word(say, 'ui.taken', { owner: say.player(owner) })}</p>}
        {owner < 0 && reason && <p className="danger">{reason.sentence}</p>}
        {first && <p className="od-good">{word(say, 'ui.helps', { move: say.move(first) })}</p>}
        {space < IMITATION && <SpaceOffers space={space} />}
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
        <>
          <SpaceOffers space={space} />
          <p className="dim">
            {word(say, 'ui.vikingsLeft', {
              n: view.players[mine(hold)].vikings - crewFor(view, mine(hold), space),
            })}
          </p>
        </>
      )}
    </div>
  )
}

/** What a move brings by the code that will do it; a card that is drawn or played before the action hides it. */
function useForeseen(move: Move) {
  const { preview, view, seat, game } = useOdin()
  const would = preview(move)
  return useMemo(() => {
    if (!would || move.do !== 'place' || seat === null) return would
    const hidden =
      would.until === undefined ? waiting(would.state)?.do === 'fourthColumn' : !/^d\d/.test(would.until)
    if (!hidden) return would
    const bare = withoutCards(view, seat)
    return game.rules.check(bare, seat, move) ? would : foresee(game.rules, bare, seat, move)
  }, [would, move, view, seat, game])
}

/** Goods before and after, points, and what then decides. */
export function MoveEffect({ move, inline = false }: { move: Move; inline?: boolean }): ReactNode {
  const hold = useOdin()
  const { view, say } = hold
  const would = useForeseen(move)
  if (!would) return null
  const seat = mine(hold)
  const changed = changes(view, would.state, seat)
  const [now, then] = [points(view, seat), points(would.state, seat)]
  const Wrap = inline ? 'span' : 'div'
  return (
    <Wrap className="od-changes">
      {changed.map(({ thing, from, to }) => (
        <span key={thing} className="od-change">
          <ThingPiece thing={thing} size={17} label={say.name(thing)} />
          {from} <Arrow /> <b>{to}</b>
        </span>
      ))}
      {now !== then && (
        <span className="od-change od-glory">
          <Star /> {signed(now)} <Arrow /> <b>{signed(then)}</b>
        </span>
      )}
      {would.until !== undefined && (
        <span className="dim">
          {word(say, isRoll(would.until, hold.game.kinds) ? 'ui.rolls' : 'ui.draws')}
        </span>
      )}
    </Wrap>
  )
}
