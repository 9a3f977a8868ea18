// A place that asks for more: which rune, which journey, which ship, how much. Always objects, never a form.
import { favorFor } from '@meadhall/midgard/locations'
import { fightOdds } from '@meadhall/midgard/odds'
import { isNear } from '@meadhall/midgard/shores'
import { cardSet, enemyOf } from '@meadhall/midgard/state'
import { RUNES, type Space } from '@meadhall/midgard/vocabulary'
import type { CSSProperties, ReactNode } from 'react'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { BOARD, type Place, SHORE_PLACES, SPOTS } from '../art/midgard/places.ts'
import { ShipPicture } from '../art/midgard/shore.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { percent } from '../table/said.ts'
import { Arrow } from './Arrow.tsx'
import { Foe } from './Foe.tsx'
import { useMidgard } from './hold.ts'
import { Named } from './Named.tsx'
import { useOdds } from './odds-shown.ts'
import { placeOf } from './pieces.ts'
import { RuneCard } from './RuneCard.tsx'
import { chosenWays, type PlaceMove } from './spaces.ts'
import { doesText, journeyText } from './spoken.ts'
import { useWindow } from './use-window.ts'
import { placeName, sentences, word } from './words.ts'

/** Opens beside what was touched while there is more than one way to use it. */
export function Chooser() {
  const hold = useMidgard()
  const { legal, chosen, view, say, size, choose } = hold
  const ways = chosenWays(legal, chosen)
  if (!chosen || ways.length === 0) return null
  const ofShore = SHORE_PLACES.includes(chosen.target as never)
  const place = ofShore ? (chosen.target as Place) : placeOf(view, chosen.target as Space)
  if (!place || !(place in SPOTS) || (ways.length < 2 && !ofShore)) return null
  const name = ofShore ? say.name(chosen.target) : placeName(say, chosen.target as Space)
  const [x, y, w, h] = SPOTS[place].box
  const half = Math.min(ways.length, 4) * 66 + 40
  const style =
    size === 'phone'
      ? {}
      : {
          left: `clamp(${half}px, ${((x + w / 2) / BOARD.width) * 100}%, calc(100% - ${half}px))`,
          ...(y > 230
            ? { bottom: `calc(${(1 - y / BOARD.height) * 100}% + 8px)` }
            : { top: `calc(${((y + h) / BOARD.height) * 100}% + 8px)` }),
        }
  return (
    <ChooserWindow
      key={chosen.target}
      className={`mg-chooser ${size}${y > 230 ? ' above' : ''}`}
      style={style}
      label={sentences(say, [name, word(say, 'ui.choose')])}
    >
      <div className="mg-chooser-head">
        <span className="world">{name}</span>
        <button
          type="button"
          className="mg-x"
          aria-label={word(say, 'ui.cancel')}
          onClick={() => choose(null)}
        >
          ×
        </button>
      </div>
      {!ofShore && <p className="mg-chooser-does">{doesText(hold, chosen.target as Space)}</p>}
      <div className="mg-objects">
        {ways.map((move) => (
          <Way key={JSON.stringify(move)} move={move} target={chosen.target} />
        ))}
      </div>
    </ChooserWindow>
  )
}

function ChooserWindow({
  className,
  style,
  label,
  children,
}: {
  className: string
  style: CSSProperties
  label: string
  children: ReactNode
}) {
  const opened = useWindow<HTMLDivElement>()
  return (
    <div className={className} style={style} role="dialog" aria-label={label} ref={opened} data-walk>
      {children}
    </div>
  )
}

function Way({ move, target }: { move: PlaceMove; target: string }) {
  const { chosen, choose, send, say } = useMidgard()
  const picked = chosen?.moves.length === 1 && JSON.stringify(chosen.moves[0]) === JSON.stringify(move)
  return (
    <button
      type="button"
      className="mg-object"
      aria-pressed={picked}
      // The first tap has shown what it does and whether there is a way back.
      onClick={() => (picked ? send(move, true) : choose({ target, moves: [move] }))}
    >
      <Named name={say.move(move)}>
        <WayPicture move={move} ofShore={target !== move.at} />
      </Named>
    </button>
  )
}

function WayPicture({ move, ofShore }: { move: PlaceMove; ofShore: boolean }): ReactNode {
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
        <RuneCard rune={rune} width={48} glory={cardSet(view).runes[rune]} />
        <span className="small">{word(say, `ui.rune.${RUNES[rune]}`)}</span>
      </>
    )
  }
  if (move.look !== undefined)
    return (
      <>
        <span className="mg-look">
          <CardBack kind="journey" width={44} turn={-4} />
          {view.monsters[move.look] >= 0 && (
            <Foe card={view.monsters[move.look]} coins={view.monsterCoins[move.look]} width={50} />
          )}
        </span>
        <b>{say.name(`shore${move.look}`)}</b>
        <span className="small">
          {word(say, isNear(view, move.look) ? 'ui.near' : 'ui.far')} ·{' '}
          {journeyText({ say, view, seat }, move.look)}
        </span>
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
        <Count n={move.coins} token="coin" />
        <Arrow />
        <Count n={favorFor(move.coins)} token="favor" />
      </span>
    )
  if (move.times !== undefined)
    return (
      <span className="mg-price big">
        <Count n={move.times} token="food" />
        <Arrow />
        <Count n={move.times} token="favor" />
      </span>
    )
  if (ofShore)
    return (
      <>
        <ShipPicture kind={SHIP_KINDS[move.at as keyof typeof SHIP_KINDS]} theme={theme} width={90} />
        <b className="world">{placeName(say, move.at)}</b>
      </>
    )
  if (move.shore !== undefined) {
    const card = view.monsters[move.shore]
    const win =
      seat !== null && card >= 0 ? fightOdds(view, seat, view.players[seat].warriors, card).win : undefined
    return (
      <>
        {card >= 0 && <Foe card={card} coins={view.monsterCoins[move.shore]} width={62} />}
        <span className="small">
          {word(say, isNear(view, move.shore) ? 'ui.near' : 'ui.far')}
          {odds && win !== undefined && card >= 0 && enemyOf(view, card) && ` · ${percent(win)}`}
        </span>
      </>
    )
  }
  return <span>{say.move(move)}</span>
}

const SHIP_KINDS = { smallLongship: 'small', largeLongship: 'large', privateLongship: 'private' } as const

function Count({ n, token }: { n: number; token: Parameters<typeof Token>[0]['name'] }) {
  return (
    <span className="mg-count">
      <b>{n}</b>
      <Token name={token} size={20} />
    </span>
  )
}
