// What a space offers, before Vikings are placed on it: cards, odds, isles, tiles to forge.
import { DRAWING_COLUMN, PLAYING_COLUMN, SPACES } from '@meadhall/odin/data/spaces'
import { DICE_ROW, oddsOnSpace } from '@meadhall/odin/dice'
import type { Effect } from '@meadhall/odin/effects'
import { affordable, onSpace } from '@meadhall/odin/exchange'
import { canGet } from '@meadhall/odin/supply'
import { type BoardKind, ITEMS } from '@meadhall/odin/vocabulary'
import { percent } from '../table/said.ts'
import { mine, useOdin } from './hold.ts'
import { IsleCard, islesLeft } from './Isles.tsx'
import { Gained, TilePiece } from './pieces.tsx'
import { word } from './words.ts'

/** So many ways to trade one thing are pictures by themselves. */
const MANY = 4

export function SpaceOffers({ space }: { space: number }) {
  const hold = useOdin()
  const { say } = hold
  const { effects, column } = SPACES[space]
  return (
    <>
      {effects.map((effect, i) => (
        <Offer key={i} effect={effect} space={space} />
      ))}
      {column === DRAWING_COLUMN && <span className="od-line od-column-note">{word(say, 'ui.column3')}</span>}
      {column === PLAYING_COLUMN && <span className="od-line od-column-note">{word(say, 'ui.column4')}</span>}
    </>
  )
}

function Offer({ effect, space }: { effect: Effect; space: number }) {
  switch (effect.op) {
    case 'dice':
      return <Odds effect={effect} space={space} />
    case 'explore':
      return <IslesOf boards={effect.boards} />
    case 'exchange':
      return effect.choices.length > MANY ? <Tiles effect={effect} space={space} /> : null
    default:
      return null
  }
}

/** With what chance it succeeds, and what it then brings. */
function Odds({ effect, space }: { effect: Extract<Effect, { op: 'dice' }>; space: number }) {
  const hold = useOdin()
  const { view, say, odds } = hold
  const { high, reward } = DICE_ROW[effect.action]
  const chances = oddsOnSpace(view, mine(hold), space)
  return (
    <>
      <span className="od-line">{word(say, high ? 'ui.dice.high' : 'ui.dice.low')}</span>
      {reward.length > 0 && (
        <span className="od-row">
          {reward.map((what) => (
            <Gained key={what} good={ITEMS[what]} cell={10} label={say.name(ITEMS[what])} />
          ))}
        </span>
      )}
      {odds && chances && (
        <span className="od-line od-good">
          {word(say, high ? 'ui.odds.high' : 'ui.odds.low', {
            rolls: chances.rolls,
            chance: percent(chances.within),
            once: percent(chances.once),
            even: chances.even,
          })}
        </span>
      )}
    </>
  )
}

function IslesOf({ boards }: { boards: readonly BoardKind[] }) {
  const { view, say } = useOdin()
  const open = islesLeft(view).filter(({ board }) => boards.includes(board))
  return (
    <>
      {open.map((each) => (
        <span key={each.board} className="od-tip-isle">
          <span className="world">{say.name(each.board)}</span>
          <IsleCard {...each} u={9} />
        </span>
      ))}
    </>
  )
}

/** Tiles of which one may be chosen, in their shapes; those that are gone are not shown. */
function Tiles({ effect, space }: { effect: Extract<Effect, { op: 'exchange' }>; space: number }) {
  const hold = useOdin()
  const { view, say } = hold
  const seat = mine(hold)
  const able = affordable(view, seat, 0, effect.choices).length > 0
  const goods = onSpace(view, seat, effect.choices, space).flatMap(({ get }) =>
    canGet(view, seat, get) ? get.map(([what]) => what) : [],
  )
  return (
    <span className="od-row" style={{ opacity: able ? 1 : 0.7 }}>
      {goods.map((what) => (
        <TilePiece key={what} good={ITEMS[what]} cell={8} label={say.name(ITEMS[what])} />
      ))}
    </span>
  )
}
