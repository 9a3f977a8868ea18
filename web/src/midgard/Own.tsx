import { waiting } from '@meadhall/kernel/agenda'
import type { Move } from '@meadhall/midgard/moves'
import { cardSet, NONE, type State } from '@meadhall/midgard/state'
import { LEADERS, LONGHOUSE, RUNES, STORES, WARRIORS } from '@meadhall/midgard/vocabulary'
import type { CSSProperties, ReactNode } from 'react'
import { CLAN_LOOKS, ClanDisc, clanOf, Meeple } from '../art/clans.tsx'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { Die } from '../art/midgard/Die.tsx'
import { RuneSign } from '../art/midgard/effects.tsx'
import { LeaderPortrait } from '../art/midgard/Leader.tsx'
import { ShipPicture } from '../art/midgard/shore.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { breakable } from '../text/listed.ts'
import { Arrow } from './Arrow.tsx'
import { newWarriors, warriorsOf } from './changes.ts'
import { DestinyCard } from './Destiny.tsx'
import { useMidgard } from './hold.ts'
import { Longhouse } from './Longhouse.tsx'
import { lookAt } from './looking.ts'
import { Named } from './Named.tsx'
import { kindsOf, RUNE_LETTERS, STORE_TOKENS } from './pieces.ts'
import { Workers } from './Rivals.tsx'
import { RuneCard } from './RuneCard.tsx'
import { clauses, labelled, word } from './words.ts'

/** The viewer's own things; an onlooker watches the first player's. */
export function Own() {
  const { seat, view, size, deciding } = useMidgard()
  const task = waiting(view)?.do
  // While warriors are assigned, the overlay shows them as pieces to be sent.
  if (deciding && (task === 'assign' || task === 'assignInTurnOrder')) return null
  const mine = seat ?? view.first
  const clan = clanOf(mine)
  return (
    <div className={`mg-own ${size}`} style={{ '--clan': CLAN_LOOKS[clan].colour } as CSSProperties}>
      {size === 'phone' ? <OwnOnPhone seat={mine} /> : <OwnSections seat={mine} />}
    </div>
  )
}

function OwnSections({ seat }: { seat: number }) {
  return (
    <>
      <LeaderSection seat={seat} />
      <LonghouseSection seat={seat} />
      <StoresSection seat={seat} />
      <RunesSection seat={seat} />
      <DestiniesSection seat={seat} />
      <ShipSection seat={seat} />
    </>
  )
}

function Section({
  name,
  title,
  note,
  children,
}: {
  name: string
  title: string
  note?: ReactNode
  children: ReactNode
}) {
  return (
    // A group of things, not of fields.
    <div className={`mg-section ${name}`} role="group" aria-label={title}>
      <div className="mg-cap world">
        <span>{title}</span>
        {note && <span>{note}</span>}
      </div>
      {children}
    </div>
  )
}

function rankOf(state: State, seat: number): number {
  const mine = state.players[seat].glory
  return 1 + state.players.filter(({ glory }) => glory > mine).length
}

export function LeaderSection({ seat }: { seat: number }) {
  const { view, say, seat: viewer } = useMidgard()
  const player = view.players[seat]
  const hasLeader = player.leader >= 0
  const leader = hasLeader ? say.name(LEADERS[player.leader]) : word(say, 'ui.leader.none')
  const isLed = hasLeader && viewer !== null // an onlooker is told whose things these are
  const name = isLed ? leader : say.player(seat)
  const [first, ...rest] = isLed && say.locale !== 'ja' ? name.split(' ') : [name]
  const below = isLed ? rest.join(' ') || say.player(seat) : leader
  return (
    // A group of things, not of fields.
    <div className="mg-section leader" role="group" aria-label={name}>
      <div className="mg-row">
        {hasLeader ? (
          <LeaderPortrait leader={LEADERS[player.leader]} clan={clanOf(seat)} size={56} />
        ) : (
          <ClanDisc clan={clanOf(seat)} size={56} />
        )}
        <div className="mg-leader">
          <div className="world">{breakable(first)}</div>
          <div className="small">{below}</div>
          <div className="mg-glory" title={word(say, 'ui.glory')}>
            <Token name="glory" size={20} label={word(say, 'ui.glory')} />
            <b className="title">{player.glory}</b>
            <span className="small">{word(say, 'ui.rank', { n: rankOf(view, seat) })}</span>
          </div>
        </div>
      </div>
      {hasLeader && <div className="mg-gift">{word(say, `ui.leader.${LEADERS[player.leader]}`)}</div>}
      <div className="mg-row">
        <span className="mg-cap world">{word(say, 'ui.workers')}</span>
        <Workers player={player} seat={seat} size={22} />
        {view.first === seat && <Token name="horn" size={20} label={word(say, 'ui.first')} />}
      </div>
    </div>
  )
}

/** The dice that a chosen or pointed move would bring. */
function useComing(seat: number): number[] {
  const { chosen, legal, pointed, preview, view } = useMidgard()
  const move =
    chosen?.moves.length === 1
      ? chosen.moves[0]
      : chosen === null
        ? oneAt(legal.filter((each) => each.do === 'place' && each.at === pointed))
        : undefined
  const would = move && preview(move)
  return would ? newWarriors(view, would.state, seat) : [0, 0, 0]
}

const oneAt = <T,>(moves: readonly T[]): T | undefined => (moves.length === 1 ? moves[0] : undefined)

const TURNS = [-3, 2, 4, -2, 1, -4, 3, -1]

/** What stands in each bay: those at home, those sent out, those who would come. */
function baysOf(
  home: readonly number[],
  away: readonly number[],
  coming: readonly number[],
  size: number,
): ReactNode[] {
  const here = kindsOf(home).map((kind, i) => (
    <Die key={`h${i}`} warrior={WARRIORS[kind]} size={size} turn={TURNS[i % 8]} />
  ))
  const out = kindsOf(away).map((kind, i) => (
    <Die key={`a${i}`} warrior={WARRIORS[kind]} size={size} state="away" />
  ))
  const soon = kindsOf(coming).map((kind, i) => (
    <span key={`c${i}`} className="mg-coming">
      <Die warrior={WARRIORS[kind]} size={size - 5} state="ghost" />
    </span>
  ))
  const all: ReactNode[] = [...here, ...out, ...soon].slice(0, LONGHOUSE)
  while (all.length < LONGHOUSE) all.push(<span key={all.length} className="mg-empty" />)
  return all
}

function awayOf(state: State, seat: number): number[] {
  const { plan } = state.players[seat]
  return WARRIORS.map((_, kind) => {
    let sum = 0
    for (let i = kind; i < plan.length; i += 4) sum += plan[i]
    return sum
  })
}

function LonghouseSection({ seat }: { seat: number }) {
  const { view, say } = useMidgard()
  const coming = useComing(seat)
  const n = warriorsOf(view, seat)
  const more = coming[0] + coming[1] + coming[2]
  return (
    <Section
      name="longhouse"
      title={word(say, 'ui.longhouse')}
      note={
        <>
          {word(say, 'ui.ofEight', { n })}{' '}
          {more > 0 && (
            <b className="hover">
              <Arrow /> {Math.min(LONGHOUSE, n + more)}
            </b>
          )}
        </>
      }
    >
      <Longhouse bays={baysOf(view.players[seat].warriors, awayOf(view, seat), coming, 31)} />
    </Section>
  )
}

/** `food`: the piece that stands for it, where it can be taken in hand. */
export function StoresSection({ seat, food }: { seat: number; food?: ReactNode }) {
  const { view, say } = useMidgard()
  const player = view.players[seat]
  return (
    <Section name="stores" title={word(say, 'ui.stores')}>
      <div className="mg-stores">
        {STORES.map((store, i) => (
          <div
            key={store}
            className={`mg-store${store === 'blame' && player.stores[i] > 0 ? ' danger' : ''}`}
          >
            {(store === 'food' && food) || <Token name={STORE_TOKENS[i]} size={30} />}
            <div>
              <b>{player.stores[i]}</b>
              <span>{say.name(store)}</span>
            </div>
          </div>
        ))}
        <button type="button" className="mg-store" onClick={() => lookAt('slain')}>
          <Glyph name="troll" size={26} colour="var(--dim)" thing="slain" />
          <span className="mg-store-words">
            <b>{player.defeated.length}</b>
            <span>{word(say, 'ui.slain')}</span>
          </span>
        </button>
      </div>
    </Section>
  )
}

/** The runes of a seat; those whose moment is now are buttons. */
export function RunesSection({ seat }: { seat: number }) {
  const { view, say } = useMidgard()
  const { runes, runesUsed } = view.players[seat]
  const spent = runes.filter((rune) => ((runesUsed >> rune) & 1) === 1).length
  return (
    <Section name="runes" title={word(say, 'ui.runes')}>
      <div className="mg-row mg-cards">
        {runes.map((rune) => (
          <OwnRune key={rune} rune={rune} spent={((runesUsed >> rune) & 1) === 1} />
        ))}
      </div>
      <div className="small">
        {runes.length === 0
          ? word(say, 'ui.runes.none')
          : word(say, 'ui.runes.count', { ready: runes.length - spent, spent })}
      </div>
    </Section>
  )
}

/** Four goods of three kinds and one of several destinies are chosen on a plank of their own. */
export function offered(rune: string, moves: readonly Move[]): readonly Move[] {
  if (rune === 'gifts') return moves.slice(0, 1)
  return moves.length > 1 ? [] : moves
}

function OwnRune({ rune, spent }: { rune: number; spent: boolean }) {
  const { legal, choose, chosen, say, point, view } = useMidgard()
  const id = RUNES[rune]
  const moves = legal.filter((move) => move.do === 'rune' && move.rune === id)
  const target = `rune ${id}`
  const label = `${say.name(id)}. ${word(say, `ui.rune.${id}`)} ${word(say, spent ? 'ui.rune.spent' : 'ui.rune.ready')}`
  return (
    <button
      type="button"
      className="mg-rune"
      data-legal={moves.length > 0 || undefined}
      aria-pressed={chosen?.target === target}
      aria-disabled={moves.length === 0}
      title={word(say, `ui.rune.${id}`)}
      onClick={() =>
        choose(
          moves.length > 0
            ? { target, moves: offered(id, moves) }
            : { target, moves: [], refused: { do: 'rune', rune: id } },
        )
      }
      onFocus={() => point(target)}
      onBlur={() => point(null)}
    >
      <Named name={label}>
        <RuneCard rune={rune} width={50} glory={cardSet(view).runes[rune]} spent={spent} />
      </Named>
    </button>
  )
}

/** A hand of them fans out; a card's own button opens them all, large. */
export function DestiniesSection({ seat }: { seat: number }) {
  const { view, say, seat: viewer } = useMidgard()
  const { destinies } = view.players[seat]
  return (
    <Section
      name="destinies"
      title={word(say, 'ui.destinies')}
      note={viewer === seat && <span className="plain">{word(say, 'ui.destinies.secret')}</span>}
    >
      <div className="mg-row mg-cards">
        {destinies.map((destiny) =>
          destiny < 0 ? null : (
            <button key={destiny} type="button" className="mg-fanned" onClick={() => lookAt('destinies')}>
              <DestinyCard destiny={destiny} seat={seat} />
            </button>
          ),
        )}
      </div>
    </Section>
  )
}

export function ShipSection({ seat }: { seat: number }) {
  const { view, say, theme } = useMidgard()
  const { ship } = view.players[seat]
  const row = ship === NONE ? undefined : cardSet(view).ships[ship]
  return (
    <Section name="ship" title={word(say, 'ui.longship')}>
      <div className={row ? '' : 'mg-faint'}>
        <ShipPicture
          kind={row ? 'private' : 'small'}
          theme={theme}
          {...(row && { clan: clanOf(seat) })}
          width={78}
        />
      </div>
      {row ? (
        <div className="small">
          {labelled(
            say,
            say.name(row.id),
            clauses(say, [
              word(say, 'ui.ship.places', { n: row.capacity }),
              word(say, 'ui.ship.worth', { n: row.glory }),
            ]),
          )}
        </div>
      ) : (
        <div className="small">{word(say, 'ui.ship.none')}</div>
      )}
    </Section>
  )
}

function OwnOnPhone({ seat }: { seat: number }) {
  const { view, say, choose, legal, seat: viewer } = useMidgard()
  const player = view.players[seat]
  const coming = useComing(seat)
  const isLed = player.leader >= 0 && viewer !== null // an onlooker is told whose things these are
  const name = isLed ? say.name(LEADERS[player.leader]) : say.player(seat)
  return (
    <>
      <div className="mg-row">
        <Meeple clan={clanOf(seat)} size={20} flat />
        <span className={`world mg-own-name${viewer === null ? ' whose' : ''}`}>
          {isLed && say.locale !== 'ja' ? name.split(' ')[0] : name}
        </span>
        <span className="mg-glory">
          <Token name="glory" size={18} label={word(say, 'ui.glory')} />
          <b className="title">{player.glory}</b>
        </span>
        <span className="mg-fill" />
        {view.first === seat && <Token name="horn" size={18} label={word(say, 'ui.first')} />}
        <Workers player={player} seat={seat} size={18} />
      </div>
      <Longhouse low bays={baysOf(player.warriors, awayOf(view, seat), coming, 35)} />
      <div className="mg-row mg-spread mg-own-counts">
        {STORES.map((store, i) => (
          <span
            key={store}
            className={`mg-count${store === 'blame' && player.stores[i] > 0 ? ' danger' : ''}`}
          >
            <Token name={STORE_TOKENS[i]} size={24} label={say.name(store)} />
            <b>{player.stores[i]}</b>
          </span>
        ))}
        {player.runes.map((rune) => {
          const id = RUNES[rune]
          const moves = legal.filter((move) => move.do === 'rune' && move.rune === id)
          return (
            <button
              key={rune}
              type="button"
              className="mg-rune small"
              data-legal={moves.length > 0 || undefined}
              onClick={() => choose({ target: `rune ${id}`, moves: offered(id, moves) })}
            >
              <Named name={`${say.name(id)}. ${word(say, `ui.rune.${id}`)}`}>
                <RuneSign
                  rune={RUNE_LETTERS[rune]}
                  width={17}
                  spent={((player.runesUsed >> rune) & 1) === 1}
                />
              </Named>
            </button>
          )
        })}
        <button type="button" className="mg-rune small" onClick={() => lookAt('destinies')}>
          <Named name={labelled(say, word(say, 'ui.destinies'), player.destinies.length)}>
            <CardBack kind="destiny" width={17} height={24} />
            <b>{player.destinies.length}</b>
          </Named>
        </button>
      </div>
    </>
  )
}
