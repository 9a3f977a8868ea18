import { strongestOf } from '@meadhall/mountain/groups'
import { eldersOf } from '@meadhall/mountain/score'
import { ACTIONS } from '@meadhall/mountain/vocabulary'
import { Token } from '../art/midgard/Token.tsx'
import { PEOPLE_LOOKS } from '../art/mountain/look.ts'
import { ChampionPiece, SymbolTile, Troll } from '../art/mountain/Pieces.tsx'
import { useCell } from '../store/cell.ts'
import { listed } from '../table/said.ts'
import { Clans } from './Clans.tsx'
import { Gates } from './Gates.tsx'
import { type Hold, useMountain } from './hold.ts'
import { looking, rivalsOf } from './looking.ts'
import { championName, clanOfChampion, peopleOf } from './people.ts'
import { Stand } from './Stand.tsx'
import { useSums } from './use-film.ts'
import { word } from './words.ts'

/** The others at a glance, then the clans and the gates. */
export function Rivals() {
  const hold = useMountain()
  const { size, layout } = hold
  const order = rivalsOf(hold)
  if (size === 'phone')
    return (
      <div className="mk-rivals phone">
        {order.map((each) => (
          <SmallRival key={each} seat={each} />
        ))}
        {order.length === 0 && <Stand />}
      </div>
    )
  if (layout === 'upright')
    return (
      <div className="mk-rivals across">
        {order.map((each) => (
          <Rival key={each} seat={each} />
        ))}
        {order.length === 0 && <Stand />}
      </div>
    )
  return (
    <div className="mk-rivals">
      {order.length === 0 && <Stand />}
      {order.map((each) => (
        <Rival key={each} seat={each} />
      ))}
      <Clans />
      <Gates />
    </div>
  )
}

function spokenRival({ say, view }: Hold, seat: number, honour: number): string {
  const { supplies, reserve, champions } = view.players[seat]
  return word(say, 'ui.rival', {
    name: say.player(seat),
    honour,
    supplies,
    reserve,
    elders: eldersOf(view, seat),
    champions:
      champions.length === 0
        ? '–'
        : listed(
            say,
            champions.map((c) => say.name(championName(view, c))),
          ),
  })
}

function Rival({ seat }: { seat: number }) {
  const hold = useMountain()
  const { view, say, update, beside } = hold
  const player = view.players[seat]
  const honour = useSums()[seat]
  const people = peopleOf(seat)
  const acting = update.pending.includes(seat)
  return (
    <section
      className={`mk-rival${acting ? ' acting' : ''}`}
      data-seat={seat}
      style={
        {
          '--people': people === 'badger' ? 'var(--text)' : PEOPLE_LOOKS[people].colour,
        } as React.CSSProperties
      }
      aria-label={spokenRival(hold, seat, honour)}
    >
      <div className="mk-row">
        <Troll people={people} size={26} />
        <span className="world mk-fill">
          {say.player(seat)} <small>{view.first === seat ? word(say, 'ui.first') : ''}</small>
        </span>
        {beside(seat)}
        {acting && <small className="mk-thinks">{word(say, 'ui.thinks')}</small>}
        <Token name="glory" size={19} />
        <b className="mk-honour">{honour}</b>
      </div>
      <div className="mk-row mk-few">
        <span title={word(say, 'ui.supplies')}>
          <SymbolTile symbol="supply" size={16} /> {player.supplies}
        </span>
        {ACTIONS.filter((action) => action !== 'gnome' && action !== 'bolster').map((action) => (
          <span key={action} title={word(say, 'ui.strongest', { action })}>
            <SymbolTile symbol={action} size={16} /> {strongestOf(player.cells, action).strength}
          </span>
        ))}
        <span title={word(say, 'ui.toBolster')}>
          <Troll people={people} size={16} /> {player.reserve}
        </span>
        <span title={say.name('elder')}>
          <SymbolTile symbol="elder" size={16} /> {eldersOf(view, seat)}
        </span>
        <span className="mk-fill" />
        {player.champions.map((champion) => (
          <ChampionPiece
            key={champion}
            people={people}
            champion={championName(view, champion)}
            clan={clanOfChampion(view, champion)}
            size={21}
          />
        ))}
      </div>
      <LookButton seat={seat} />
    </section>
  )
}

function SmallRival({ seat }: { seat: number }) {
  const hold = useMountain()
  const { view, say, update, beside } = hold
  const honour = useSums()[seat]
  const people = peopleOf(seat)
  return (
    <section
      className={`mk-rival small${update.pending.includes(seat) ? ' acting' : ''}`}
      style={
        {
          '--people': people === 'badger' ? 'var(--text)' : PEOPLE_LOOKS[people].colour,
        } as React.CSSProperties
      }
      aria-label={spokenRival(hold, seat, honour)}
    >
      <div className="mk-row">
        <Troll people={people} size={18} />
        <span className="world mk-fill">{say.player(seat)}</span>
        {beside(seat)}
      </div>
      <div className="mk-row">
        <Token name="glory" size={14} />
        <b className="mk-honour">{honour}</b>
        <span className="mk-fill" />
        <SymbolTile symbol="supply" size={14} />
        <b>{view.players[seat].supplies}</b>
      </div>
      <LookButton seat={seat} />
    </section>
  )
}

/** The whole strip opens what that player has. */
function LookButton({ seat }: { seat: number }) {
  const { say } = useMountain()
  const open = useCell(looking) === seat
  return (
    <button
      type="button"
      className="mk-over"
      aria-expanded={open}
      aria-label={word(say, 'ui.lookAt', { name: say.player(seat) })}
      title={word(say, 'ui.lookAt', { name: say.player(seat) })}
      onClick={() => looking.set(open ? null : seat)}
    />
  )
}
