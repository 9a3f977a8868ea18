// Ships with their ore, animals, weapons, special tiles and cards.
import { LARGE_BERTHS, SHIP_PRICE, SMALL_BERTHS } from '@meadhall/odin/data/rounds'
import { isSpecial } from '@meadhall/odin/data/tiles'
import type { Move } from '@meadhall/odin/moves'
import { ITEMS, type Item, item, SHIPS, type Ship, WEAPONS } from '@meadhall/odin/vocabulary'
import { useRef } from 'react'
import { resource, ship, smallCard, weaponCard } from '../art/odin/things.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useCell } from '../store/cell.ts'
import { carryTile, lift } from './drag.ts'
import { mine, useOdin } from './hold.ts'
import { Chip, TilePiece } from './pieces.tsx'
import { shapeAt } from './placing.ts'
import { takeInHand, touchGood } from './Shelf.tsx'
import { lifted, opened } from './ui.ts'
import { word } from './words.ts'

interface Berthed {
  readonly ship: Ship
  readonly ore: number
}

export function Bay() {
  const hold = useOdin()
  const { view, say, legal, choose } = hold
  const player = view.players[mine(hold)]
  const large: Berthed[] = [
    ...player.longships.map((ore): Berthed => ({ ship: 'longship', ore })),
    ...Array.from({ length: player.knarrs }, (): Berthed => ({ ship: 'knarr', ore: 0 })),
  ]
  const small = player.boats.map((ore): Berthed => ({ ship: 'whalingBoat', ore: ore + 1 }))
  const buying = legal.filter((move) => move.do === 'buyShip')
  const about = ({ ship: kind, ore }: Berthed): Move[] =>
    legal.filter(
      (move) =>
        ((move.do === 'arm' || move.do === 'disarm') &&
          move.ship === kind &&
          move.aboard === (kind === 'whalingBoat' ? ore - 1 : ore)) ||
        (move.do === 'emigrate' && move.ship === kind && (kind === 'knarr' || move.aboard === ore)) ||
        (move.do === 'swapBoat' && kind === 'whalingBoat' && move.aboard === ore - 1),
    )
  const berth = (of: Berthed | undefined, i: number, width: number) => {
    const moves = of
      ? about(of)
      : buying.filter((move) => move.do === 'buyShip' && (move.ship === 'whalingBoat') === width < 40)
    const label = of ? word(say, 'ui.shipWith', { ship: of.ship, n: of.ore }) : word(say, 'ui.berth')
    return (
      <button
        key={i}
        type="button"
        className={of ? 'od-berth' : 'od-berth free'}
        style={{ width, height: width < 40 ? 26 : 31 }}
        disabled={moves.length === 0}
        aria-label={label}
        title={label}
        onClick={() => choose({ target: of ? `ship ${of.ship} ${i}` : `berth ${width}`, moves })}
      >
        {of && (
          <Sheet
            width={width - 4}
            height={width < 40 ? 24 : 29}
            markup={
              ship(of.ship, 1, 0, width < 40 ? 32 : 40) +
              Array.from({ length: of.ore }, (_, o) =>
                resource('ore', width - 15 - o * 8, width < 40 ? 11 : 16, 11),
              ).join('')
            }
          />
        )}
      </button>
    )
  }
  return (
    <section className="od-bay" data-home={SHIPS.join(' ')} aria-label={word(say, 'ui.bay')}>
      <h3 className="world">{word(say, 'ui.bay')}</h3>
      <div className="od-water">
        <div>{Array.from({ length: LARGE_BERTHS }, (_, i) => berth(large[i], i, 46))}</div>
        <div>
          {Array.from({ length: SMALL_BERTHS }, (_, i) => berth(small[i], i, 38))}
          <small>
            {word(say, 'ui.buyShips')} {SHIP_PRICE.join(' · ')}
          </small>
        </div>
      </div>
    </section>
  )
}

const ANIMALS = [
  ['sheep', 'pregnantSheep'],
  ['cattle', 'pregnantCattle'],
] as const

export function Stable() {
  const hold = useOdin()
  const { view, say } = hold
  const player = view.players[mine(hold)]
  const now = useRef(hold)
  now.current = hold
  return (
    <section className="od-stable" aria-label={word(say, 'ui.stable')}>
      <h3 className="world">{word(say, 'ui.stable')}</h3>
      {ANIMALS.map((kinds) => (
        <div key={kinds[0]} data-home={kinds.join(' ')}>
          {kinds.map((kind) => {
            const count = player.supply[item(kind)]
            const able = hold.legal.some(
              (move) =>
                (move.do === 'placeTile' || move.do === 'upgrade' || move.do === 'flip') &&
                move.good === kind,
            )
            const shown = (
              <>
                <Chip good={kind} size={20} opacity={count > 0 ? 1 : 0.22} />
                <b>{count}</b>
              </>
            )
            return able && count > 0 ? (
              <button
                key={kind}
                type="button"
                data-good={kind}
                data-draggable
                aria-label={word(say, 'ui.good', { n: count, good: kind })}
                onClick={() => touchGood(now.current, kind)}
                onPointerDown={(event) =>
                  carryTile(
                    event,
                    () => now.current,
                    () => lift(kind),
                  )
                }
              >
                {shown}
              </button>
            ) : (
              <span key={kind} title={word(say, 'ui.good', { n: count, good: kind })}>
                {shown}
              </span>
            )
          })}
        </div>
      ))}
    </section>
  )
}

export function Weapons() {
  const hold = useOdin()
  const { view, say } = hold
  const player = view.players[mine(hold)]
  return (
    <section className="od-weapons" aria-label={word(say, 'ui.weapons')}>
      <h3 className="world">{word(say, 'ui.weapons')}</h3>
      <div>
        {WEAPONS.map((kind) => {
          const count = player.supply[item(kind)]
          return (
            <span key={kind} data-home={kind} title={word(say, 'ui.good', { n: count, good: kind })}>
              <Sheet
                width={18}
                height={24}
                opacity={count > 0 ? 1 : 0.35}
                label={word(say, 'ui.good', { n: count, good: kind })}
                markup={weaponCard(kind, 0, 0, 23)}
              />
              <b>{count}</b>
            </span>
          )
        })}
      </div>
    </section>
  )
}

/** Special tiles in the supply, in their own shapes. */
export function Specials() {
  const hold = useOdin()
  const { view, say, legal } = hold
  const player = view.players[mine(hold)]
  const inHand = useCell(lifted)
  const now = useRef(hold)
  now.current = hold
  const held = ITEMS.filter((_, what) => isSpecial(what) && player.supply[what] > 0)
  if (held.length === 0) return null
  return (
    <section className="od-specials" aria-label={word(say, 'ui.specials')}>
      {held.map((good: Item) => (
        <button
          key={good}
          type="button"
          className={inHand?.good === good ? 'held' : ''}
          data-good={good}
          data-draggable
          aria-label={say.name(good)}
          title={say.name(good)}
          disabled={!legal.some((move) => move.do === 'placeTile' && move.good === good)}
          onClick={() => takeInHand(now.current, good)}
          onPointerDown={(event) =>
            carryTile(
              event,
              () => now.current,
              () => lift(good),
            )
          }
        >
          <TilePiece good={good} cell={Math.min(held.length > 3 ? 6 : 8, 26 / shapeAt(good, 0).height)} />
        </button>
      ))}
    </section>
  )
}

export function Cards() {
  const hold = useOdin()
  const { view, say } = hold
  const { hand, played } = view.players[mine(hold)]
  return (
    <section className="od-cards" aria-label={word(say, 'ui.occupations')}>
      <h3 className="world">{word(say, 'ui.occupations')}</h3>
      <button type="button" className="od-fan" onClick={() => opened.set({ what: 'cards' })}>
        <Sheet
          width={44}
          height={32}
          markup={Array.from(
            { length: Math.min(4, Math.max(1, hand.length)) },
            (_, i) =>
              `<g transform="rotate(${(i - 1.5) * 6} ${10 + i * 6} 30)" opacity="${hand.length > 0 ? 1 : 0.3}">${smallCard('occupation', 3 + i * 6, 3, 26, 'meeple')}</g>`,
          ).join('')}
        />
        <span>
          {word(say, 'ui.inHand', { n: hand.length })}
          <br />
          {word(say, 'ui.played', { n: played.length })}
        </span>
      </button>
    </section>
  )
}
