import { cardSet, enemyOf, NONE, type Player } from '@meadhall/midgard/state'
import { DESTINIES, LEADERS, RUNES, STORES, WARRIORS } from '@meadhall/midgard/vocabulary'
import { CLAN_LOOKS, ClanDisc, clanOf, Meeple } from '../art/clans.tsx'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { Die } from '../art/midgard/Die.tsx'
import { RuneSign } from '../art/midgard/effects.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { breakable } from '../text/listed.ts'
import { type Hold, useMidgard } from './hold.ts'
import { lookAt, useLooked } from './looking.ts'
import { phaseOf } from './phase.ts'
import { RUNE_LETTERS, STORE_TOKENS } from './pieces.ts'
import { amountOf, clauses, labelled, word } from './words.ts'

/** The others at a glance, from the viewer's left on. */
export function Rivals() {
  const { view, seat, size } = useMidgard()
  const { length } = view.players
  const from = seat ?? -1
  const order = Array.from(
    { length: seat === null ? length : length - 1 },
    (_, i) => (from + 1 + i + length) % length,
  )
  return (
    <div className={`mg-rivals ${size}`}>
      {order.map((each) =>
        size === 'phone' ? <SmallRival key={each} seat={each} /> : <Rival key={each} seat={each} />,
      )}
    </div>
  )
}

/** Dice that the seat has in all, at home and sent out. */
function diceOf(player: Player): number[] {
  return WARRIORS.map((_, kind) => {
    let sum = player.warriors[kind]
    for (let i = kind; i < player.plan.length; i += 4) sum += player.plan[i]
    return sum
  })
}

function spokenRival({ say, view }: Hold, seat: number): string {
  const player = view.players[seat]
  const dice = diceOf(player)
  const parts = [
    word(say, 'ui.rival', {
      name: say.player(seat),
      leader: player.leader < 0 ? word(say, 'ui.leader.none') : LEADERS[player.leader],
    }),
    amountOf(say, player.glory, word(say, 'ui.glory')),
    word(say, 'ui.workersLeft', { n: player.workers }),
    ...STORES.map((store, i) => amountOf(say, player.stores[i], say.name(store))),
    ...WARRIORS.map((warrior, kind) => word(say, `ui.count.${warrior}`, { n: dice[kind] })),
    labelled(say, word(say, 'ui.runes'), player.runes.length),
    labelled(say, word(say, 'ui.destinies'), player.destinies.length),
    labelled(say, word(say, 'ui.slain'), player.defeated.length),
  ]
  return clauses(say, parts)
}

function Rival({ seat }: { seat: number }) {
  const { view, say, update, beside } = useMidgard()
  const player = view.players[seat]
  const clan = clanOf(seat)
  const dice = diceOf(player)
  const acting = update.pending.includes(seat)
  const assigning = phaseOf(view) === 'assign'
  return (
    <div
      className={`mg-rival${acting ? ' acting' : ''}`}
      data-seat={seat}
      style={{ '--clan': CLAN_LOOKS[clan].colour } as React.CSSProperties}
    >
      <OpenRival seat={seat} />
      <div className="mg-row">
        <ClanDisc clan={clan} size={34} />
        <div className="mg-rival-name">
          <div className="world">
            <span className="mg-player" title={say.player(seat)}>
              {say.player(seat)}
            </span>{' '}
            {view.first === seat && <Token name="horn" size={19} label={word(say, 'ui.first')} />}{' '}
            {beside(seat)}
            <Workers player={player} seat={seat} size={18} />
          </div>
          <div className="small">
            {player.leader < 0 ? word(say, 'ui.leader.none') : breakable(say.name(LEADERS[player.leader]))}
          </div>
        </div>
        <span className="mg-glory">
          <Token name="glory" size={20} />
          <b className="title">{player.glory}</b>
        </span>
      </div>
      <div className="mg-row mg-spread">
        {STORES.map((store, i) => (
          <span
            key={store}
            className={`mg-res${player.stores[i] === 0 ? ' empty' : ''}${store === 'blame' && player.stores[i] > 1 ? ' danger' : ''}`}
          >
            <Token name={STORE_TOKENS[i]} size={19} />
            {player.stores[i]}
          </span>
        ))}
      </div>
      <div className="mg-row">
        {WARRIORS.map((warrior, kind) => (
          <span key={warrior} className={`mg-res${dice[kind] === 0 ? ' empty' : ''}`}>
            <Die warrior={warrior} size={18} />
            {dice[kind]}
          </span>
        ))}
        {/* Runes and a ship need the room more. */}
        {(assigning || player.runes.length + Number(player.ship !== NONE) < 3) && (
          <span className="small mg-of8">{word(say, 'ui.of8')}</span>
        )}
        <span className="mg-fill" />
        {assigning ? (
          <span className={player.confirmed ? 'good small' : 'small'}>
            {word(say, player.confirmed ? 'ui.ready' : 'ui.thinking')}
          </span>
        ) : (
          <>
            {player.runes.map((rune) => (
              <RuneSign key={rune} rune={RUNE_LETTERS[rune]} spent={((player.runesUsed >> rune) & 1) === 1} />
            ))}
            <span className="mg-res">
              <CardBack kind="destiny" width={14} height={19} />
              {player.destinies.length}
            </span>
            {player.ship !== NONE && (
              <span className="mg-res">
                <Glyph name="drakkar" size={20} thing="ship" />
                {cardSet(view).ships[player.ship].capacity}
              </span>
            )}
            <span className="mg-res">
              <Glyph name="troll" size={17} colour="var(--dim)" thing="slain" />
              {player.defeated.length}
            </span>
          </>
        )}
      </div>
      <More player={player} />
    </div>
  )
}

/** The strip as a whole is the button that shows all that may be known of the rival. */
function OpenRival({ seat }: { seat: number }) {
  const hold = useMidgard()
  const looked = useLooked()
  return (
    <button
      type="button"
      className="mg-tray-hit"
      aria-label={spokenRival(hold, seat)}
      aria-expanded={looked === `rival ${seat}`}
      onClick={() => lookAt(`rival ${seat}`)}
    />
  )
}

/** Cards by name, shown when the saga leaves the room for it. */
function More({ player }: { player: Player }) {
  const { view, say } = useMidgard()
  const parts = player.runes.map((rune) => say.name(RUNES[rune]))
  for (const destiny of player.destinies) if (destiny >= 0) parts.push(say.name(DESTINIES[destiny]))
  if (player.ship !== NONE) parts.push(say.name(cardSet(view).ships[player.ship].id))
  for (const card of player.defeated) if (card >= 0) parts.push(say.name(enemyOf(view, card).id))
  return <div className="mg-more small">{parts.join(' · ')}</div>
}

function SmallRival({ seat }: { seat: number }) {
  const { view, say, update, beside } = useMidgard()
  const player = view.players[seat]
  const clan = clanOf(seat)
  const dice = diceOf(player)
  return (
    <div
      className={`mg-rival small${update.pending.includes(seat) ? ' acting' : ''}`}
      data-seat={seat}
      style={{ '--clan': CLAN_LOOKS[clan].colour } as React.CSSProperties}
    >
      <OpenRival seat={seat} />
      <div className="mg-row">
        <Meeple clan={clan} size={20} flat />
        <span className="world mg-fill" title={say.player(seat)}>
          {say.player(seat)}
        </span>
        {beside(seat)}
        <Token name="glory" size={15} />
        <b className="title">{player.glory}</b>
      </div>
      <div className="mg-row">
        <Workers player={player} seat={seat} size={14} />
        <span className="mg-fill" />
        <Die warrior="swordsman" size={15} />
        {dice[0] + dice[1] + dice[2]}
        <Token name="blame" size={16} />
        <span className={player.stores[4] > 1 ? 'danger' : ''}>{player.stores[4]}</span>
      </div>
    </div>
  )
}

/** One meeple for each worker; those placed already are faint. */
export function Workers({ player, seat, size }: { player: Player; seat: number; size: number }) {
  return (
    <span className="mg-workers" style={{ '--overlap': `${-size / 3}px` } as React.CSSProperties}>
      {Array.from({ length: player.clan }, (_, i) => (
        <Meeple key={i} clan={clanOf(seat)} size={size} flat opacity={i < player.workers ? 1 : 0.22} />
      ))}
    </span>
  )
}
