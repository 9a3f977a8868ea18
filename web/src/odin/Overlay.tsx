// What lies over the table: a decision, the feast, or what was opened.
import { waiting } from '@meadhall/kernel/agenda'
import { canonical } from '@meadhall/kernel/plain'
import { BOARD } from '@meadhall/odin/data/boards'
import { CARD } from '@meadhall/odin/data/occupations/list'
import { points, score } from '@meadhall/odin/score'
import { slotName } from '@meadhall/odin/state'
import { GROUPS, type Group, ITEMS as ITEM_NAMES, SHED } from '@meadhall/odin/vocabulary'
import { useState } from 'react'
import { Dialog, Switch } from '../app/controls.tsx'
import { useCell } from '../store/cell.ts'
import { Choice, Choices } from './Choices.tsx'
import { Feast } from './Feast.tsx'
import { Fired } from './Fired.tsx'
import { Flights } from './Flights.tsx'
import { mine, useOdin } from './hold.ts'
import { IslesDialog } from './Isles.tsx'
import { OccupationCard } from './Occupation.tsx'
import { Orders } from './Orders.tsx'
import { ThingPiece } from './pieces.tsx'
import { StillBoard } from './StillBoard.tsx'
import { feastAside, helping, opened, setHelping } from './ui.ts'
import { signed, word } from './words.ts'

export function Overlay() {
  const { view, deciding } = useOdin()
  const open = useCell(opened)
  const aside = useCell(feastAside)
  const feasting = deciding && waiting(view)?.do === 'feasting' && aside !== view
  return (
    <>
      <Choices />
      <Flights />
      <Fired />
      {(feasting || open?.what === 'feast') && <Feast />}
      {open?.what === 'cards' && <CardsDialog />}
      {open?.what === 'offers' && <AnytimeDialog />}
      {open?.what === 'rival' && <RivalDialog seat={open.seat} />}
      {open?.what === 'isles' && <IslesDialog />}
      {open?.what === 'group' && <GroupDialog group={open.group as Group} />}
    </>
  )
}

const close = () => opened.set(null)

/** Hand, played cards, and a search over all of them. */
function CardsDialog() {
  const hold = useOdin()
  const { view, say } = hold
  const player = view.players[mine(hold)]
  const [wanted, setWanted] = useState('')
  const search = wanted.trim().toLowerCase()
  const found =
    search.length < 2
      ? []
      : CARD.filter(
          ({ no, id }) => no > 0 && `${say.name(id)} ${say.say(`card.${id}`)}`.toLowerCase().includes(search),
        )
  const row = (cards: readonly number[], dim = false) => (
    <div className="od-hand">
      {cards.map((card) => (card > 0 ? <OccupationCard key={card} id={CARD[card].id} dim={dim} /> : null))}
    </div>
  )
  return (
    <Dialog title={word(say, 'ui.cards')} onClose={close} className="od-dialog">
      <h3 className="world">
        {word(say, 'ui.cards.hand')} ({player.hand.length})
      </h3>
      {row(player.hand)}
      <h3 className="world">
        {word(say, 'ui.cards.played')} ({player.played.length})
      </h3>
      {row(player.played)}
      <h3 className="world">{word(say, 'ui.cards.all')}</h3>
      <input
        type="search"
        value={wanted}
        placeholder={word(say, 'ui.cards.search')}
        aria-label={word(say, 'ui.cards.search')}
        onChange={({ target }) => setWanted(target.value)}
      />
      {search.length >= 2 && <p className="dim">{word(say, 'ui.cards.found', { n: found.length })}</p>}
      {row(found.slice(0, 24).map(({ no }) => no))}
    </Dialog>
  )
}

/** What may be done whoever's turn it is, and the standing orders. */
function AnytimeDialog() {
  const { legal, say } = useOdin()
  const help = useCell(helping)
  const moves = legal.filter(
    ({ do: what }) =>
      what === 'buyShip' || what === 'arm' || what === 'disarm' || what === 'use' || what === 'store',
  )
  return (
    <Dialog title={word(say, 'ui.anytime')} onClose={close} className="od-dialog">
      <p className="dim">{word(say, 'ui.anytime.about')}</p>
      {moves.length === 0 && <p>{word(say, 'ui.anytime.none')}</p>}
      <ul className="od-choice-list">
        {moves.map((move) => (
          <Choice key={canonical(move)} move={move} />
        ))}
      </ul>
      <h3 className="world">{word(say, 'ui.orders')}</h3>
      <Orders />
      <Switch
        label={word(say, 'ui.help')}
        about={word(say, 'ui.help.about')}
        on={help}
        onChange={setHelping}
      />
    </Dialog>
  )
}

/** Another's boards at full size, with everything that lies open. */
function RivalDialog({ seat }: { seat: number }) {
  const { view, say, theme, size } = useOdin()
  const player = view.players[seat]
  const u = size === 'phone' ? 22 : innerWidth > 1600 && innerHeight > 900 ? 38 : 26
  return (
    <Dialog
      title={`${say.player(seat)} · ${signed(points(view, seat))}`}
      onClose={close}
      className="od-dialog wide"
    >
      <div className="od-rival-large">
        <div className="od-rival-boards">
          {player.boards.map((kind, slot) => {
            if (kind === SHED) return null
            const { width, height } = BOARD[kind]
            const cell = slot === 0 ? u : u * 0.62
            return (
              <figure key={slot}>
                <figcaption className="world">{say.name(slotName(player, slot))}</figcaption>
                <svg
                  width={width * cell}
                  height={height * cell}
                  viewBox={`0 0 ${width * cell} ${height * cell}`}
                  aria-hidden="true"
                >
                  <StillBoard player={player} slot={slot} theme={theme} u={cell} />
                </svg>
              </figure>
            )
          })}
        </div>
        <div className="od-rival-count">
          <div className="od-rival-supply">
            {player.supply.map((count, what) =>
              count > 0 ? (
                <span key={what} className="od-row">
                  <ThingPiece thing={ITEM_NAMES[what]} size={22} label={say.name(ITEM_NAMES[what])} />{' '}
                  <b>{count}</b>
                </span>
              ) : null,
            )}
          </div>
          <ul className="od-rival-score">
            {score(view, seat).map((line) => (
              <li key={canonical(line)}>
                <span>{say.score(line)}</span>{' '}
                <b className={line.points < 0 ? 'danger' : undefined}>{signed(line.points)}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="od-hand">
        {player.played.map((card) => (
          <OccupationCard key={card} id={CARD[card].id} />
        ))}
      </div>
    </Dialog>
  )
}

/** What a kind of spaces is for. */
function GroupDialog({ group }: { group: Group }) {
  const { say } = useOdin()
  return (
    <Dialog title={say.name(group)} onClose={close} className="od-dialog">
      <p>{word(say, `ui.for.${group}`)}</p>
      <dl className="od-groups">
        {GROUPS.filter((other) => other !== group).map((other) => (
          <div key={other}>
            <dt className="world">{say.name(other)}</dt>
            <dd className="dim">{word(say, `ui.for.${other}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
