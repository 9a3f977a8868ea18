// Everything that may be known of a rival, large: opened by a tap on the strip.
import { UNKNOWN } from '@meadhall/kernel/rules'
import { cardSet, NONE } from '@meadhall/midgard/state'
import { DESTINIES, LEADERS, LONGHOUSE, RUNES, STORES, WARRIORS } from '@meadhall/midgard/vocabulary'
import { clanOf } from '../art/clans.tsx'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { Die } from '../art/midgard/Die.tsx'
import { LeaderPortrait } from '../art/midgard/Leader.tsx'
import { ShipPicture } from '../art/midgard/shore.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { breakable } from '../text/listed.ts'
import { Foe } from './Foe.tsx'
import { useMidgard } from './hold.ts'
import { lookAt, useLookedWindow } from './looking.ts'
import { Plank } from './Plank.tsx'
import { STORE_TOKENS } from './pieces.ts'
import { Workers } from './Rivals.tsx'
import { RuneCard } from './RuneCard.tsx'
import { clauses, labelled, word } from './words.ts'

export function RivalSheet({ seat }: { seat: number }) {
  const { view, say, theme } = useMidgard()
  useLookedWindow()
  const player = view.players[seat]
  if (!player) return null
  const leader = player.leader < 0 ? undefined : LEADERS[player.leader]
  const dice = WARRIORS.map((_, kind) => {
    let sum = player.warriors[kind]
    for (let i = kind; i < player.plan.length; i += 4) sum += player.plan[i]
    return sum
  })
  const ship = player.ship === NONE ? undefined : cardSet(view).ships[player.ship]
  const slain = player.defeated.filter((card) => card !== UNKNOWN)
  return (
    <Plank title={say.player(seat)}>
      <div className="mg-known">
        <div className="mg-row">
          {leader && <LeaderPortrait leader={leader} clan={clanOf(seat)} size={56} />}
          <div>
            <b className="world">{leader ? breakable(say.name(leader)) : word(say, 'ui.leader.none')}</b>
            {leader && <p>{word(say, `ui.leader.${leader}`)}</p>}
          </div>
          <span className="mg-fill" />
          <Workers player={player} seat={seat} size={24} />
          {view.first === seat && <Token name="horn" size={26} label={word(say, 'ui.first')} />}
        </div>
        <div className="mg-row mg-known-counts">
          <Known n={player.glory} what={word(say, 'ui.glory')}>
            <Token name="glory" size={28} />
          </Known>
          {STORES.map((store, i) => (
            <Known key={store} n={player.stores[i]} what={say.name(store)}>
              <Token name={STORE_TOKENS[i]} size={28} />
            </Known>
          ))}
          {WARRIORS.map((warrior, kind) => (
            <span key={warrior} className={dice[kind] === 0 ? 'mg-known-count empty' : 'mg-known-count'}>
              <Die warrior={warrior} size={26} />
              {word(say, `ui.count.${warrior}`, { n: dice[kind] })}
            </span>
          ))}
        </div>
        <p className="dim">
          {labelled(
            say,
            word(say, 'ui.longhouse'),
            word(say, 'ui.homeOf', { n: dice[0] + dice[1] + dice[2], all: LONGHOUSE }),
          )}
        </p>
        <div className="mg-row mg-known-cards">
          {player.runes.map((rune) => {
            const spent = ((player.runesUsed >> rune) & 1) === 1
            return (
              <figure key={rune}>
                <RuneCard rune={rune} width={56} glory={cardSet(view).runes[rune]} spent={spent} />
                <figcaption>
                  <b>{say.name(RUNES[rune])}</b>
                  {word(say, `ui.rune.${RUNES[rune]}`)}
                  {spent && <i className="dim"> {word(say, 'ui.rune.spent')}</i>}
                </figcaption>
              </figure>
            )
          })}
          {player.destinies.length > 0 && (
            <figure>
              <CardBack kind="destiny" width={40} />
              <figcaption>
                <b>{labelled(say, word(say, 'ui.destinies'), player.destinies.length)}</b>
                {clauses(
                  say,
                  player.destinies.flatMap((destiny) => (destiny >= 0 ? [say.name(DESTINIES[destiny])] : [])),
                )}
              </figcaption>
            </figure>
          )}
          {ship && (
            <figure>
              <ShipPicture kind="private" theme={theme} clan={clanOf(seat)} width={70} />
              <figcaption>
                <b>{say.name(ship.id)}</b>
                {word(say, 'ui.ship.places', { n: ship.capacity })}
              </figcaption>
            </figure>
          )}
        </div>
        <p className="dim">{labelled(say, word(say, 'ui.slain'), player.defeated.length)}</p>
        <div className="mg-objects">
          {slain.map((card) => (
            <Foe key={card} card={card} width={54} />
          ))}
        </div>
        <button type="button" className="button" onClick={() => lookAt(null)}>
          {word(say, 'ui.cancel')} <kbd>Esc</kbd>
        </button>
      </div>
    </Plank>
  )
}

function Known({ n, what, children }: { n: number; what: string; children: React.ReactNode }) {
  return (
    <span className={n === 0 ? 'mg-known-count empty' : 'mg-known-count'}>
      {children}
      <b>{n}</b>
      <span>{what}</span>
    </span>
  )
}
