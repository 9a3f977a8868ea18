// A place that asks for more: which rune, which journey, which ship, how much. Always objects, never a form.
import { RUNE_GLORY, STAVE_CHURCH } from '@meadhall/midgard/data/certain'
import { fightOdds } from '@meadhall/midgard/odds'
import { fedByOne } from '@meadhall/midgard/shores'
import { cardSet, enemyOf } from '@meadhall/midgard/state'
import { RUNES, type Space } from '@meadhall/midgard/vocabulary'
import type { ReactNode } from 'react'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { BOARD, SPOTS } from '../art/midgard/places.ts'
import { ShipPicture } from '../art/midgard/shore.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { Foe } from './Foe.tsx'
import { useMidgard } from './hold.ts'
import { useOdds } from './odds-shown.ts'
import { placeOf } from './pieces.ts'
import { RuneStone } from './RuneStone.tsx'
import { type PlaceMove, waysTo } from './spaces.ts'
import { journeyText } from './spoken.ts'
import { percent, placeName, word } from './words.ts'

/** Opens beside the chosen place while there is more than one way to take it. */
export function Chooser() {
  const { legal, chosen, view, say, size, choose } = useMidgard()
  if (!chosen || chosen.moves.length === 0) return null
  const space = chosen.target as Space
  const place = placeOf(view, space)
  const ways = waysTo(legal, space)
  if (!place || !(place in SPOTS) || ways.length < 2) return null
  const [x, y, w, h] = SPOTS[place].box
  const above = y > 230
  const style =
    size === 'phone'
      ? {}
      : {
          left: `clamp(180px, ${((x + w / 2) / BOARD.width) * 100}%, calc(100% - 180px))`,
          ...(above
            ? { bottom: `calc(${(1 - y / BOARD.height) * 100}% + 8px)` }
            : { top: `calc(${((y + h) / BOARD.height) * 100}% + 8px)` }),
        }
  return (
    <div
      className={`mg-chooser ${size}`}
      style={style}
      role="group"
      aria-label={`${placeName(say, space)}. ${word(say, 'ui.choose')}`}
    >
      <div className="mg-chooser-head">
        <span className="world">{placeName(say, space)}</span>
        <button
          type="button"
          className="mg-x"
          aria-label={word(say, 'ui.cancel')}
          onClick={() => choose(null)}
        >
          ×
        </button>
      </div>
      <div className="mg-objects">
        {ways.map((move) => (
          <Way key={JSON.stringify(move)} move={move} space={space} />
        ))}
      </div>
    </div>
  )
}

function Way({ move, space }: { move: PlaceMove; space: Space }) {
  const { chosen, choose, send, say } = useMidgard()
  const picked = chosen?.moves.length === 1 && JSON.stringify(chosen.moves[0]) === JSON.stringify(move)
  return (
    <button
      type="button"
      className="mg-object"
      aria-pressed={picked}
      aria-label={say.move(move)}
      onClick={() => (picked ? send(move) : choose({ target: space, moves: [move] }))}
    >
      <WayPicture move={move} />
    </button>
  )
}

function WayPicture({ move }: { move: PlaceMove }): ReactNode {
  const { view, say, theme, seat } = useMidgard()
  const [odds] = useOdds()
  if (move.rune === 'deck')
    return (
      <>
        <CardBack kind="rune" width={48} />
        <span>{say.name('deck')}</span>
      </>
    )
  if (move.rune !== undefined) {
    const rune = RUNES.indexOf(move.rune)
    return (
      <>
        <RuneStone rune={rune} width={48} glory={RUNE_GLORY[rune]} />
        <span className="small">{word(say, `ui.rune.${RUNES[rune]}`)}</span>
      </>
    )
  }
  if (move.look !== undefined)
    return (
      <>
        <CardBack kind="journey" width={46} />
        <span>{say.name(`shore${move.look}`)}</span>
        <span className="small">{journeyText({ say, view, seat }, move.look)}</span>
      </>
    )
  if (move.ship !== undefined) {
    const ship = cardSet(view).ships.find(({ id }) => id === move.ship)!
    return (
      <>
        <ShipPicture kind="private" theme={theme} width={84} />
        <b className="world">{say.name(ship.id)}</b>
        <span className="mg-price">
          {ship.wood > 0 && <Count n={ship.wood} token="wood" />}
          {ship.coins > 0 && <Count n={ship.coins} token="coin" />}
        </span>
        <span className="small">
          {word(say, 'ui.ship.places', { n: ship.capacity })} ·{' '}
          {word(say, 'ui.ship.worth', { n: ship.glory })}
        </span>
      </>
    )
  }
  if (move.coins !== undefined)
    return (
      <span className="mg-price big">
        <Count n={move.coins} token="coin" />→
        <Count n={STAVE_CHURCH.indexOf(move.coins) + 1} token="favor" />
      </span>
    )
  if (move.times !== undefined)
    return (
      <span className="mg-price big">
        <Count n={move.times} token="food" />→
        <Count n={move.times} token="favor" />
      </span>
    )
  if (move.shore !== undefined) {
    const card = view.monsters[move.shore]
    const win =
      seat !== null && card >= 0 ? fightOdds(view, seat, view.players[seat].warriors, card).win : undefined
    return (
      <>
        {card >= 0 && <Foe card={card} coins={view.monsterCoins[move.shore]} width={62} />}
        <span className="small">
          {word(say, fedByOne(view, move.shore) === 2 ? 'ui.near' : 'ui.far')}
          {odds && win !== undefined && card >= 0 && enemyOf(view, card) && ` · ${percent(win)}`}
        </span>
      </>
    )
  }
  return <span>{say.move(move)}</span>
}

export function Count({ n, token }: { n: number; token: Parameters<typeof Token>[0]['name'] }) {
  return (
    <span className="mg-count">
      <b>{n}</b>
      <Token name={token} size={20} />
    </span>
  )
}
