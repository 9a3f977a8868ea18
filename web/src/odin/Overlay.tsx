// What lies over the table: a decision, the feast, or what was opened.
import { waiting } from '@meadhall/kernel/agenda'
import { canonical } from '@meadhall/kernel/plain'
import { CARD } from '@meadhall/odin/data/occupations/list'
import { GROUPS, type Group } from '@meadhall/odin/vocabulary'
import { useEffect, useState } from 'react'
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
import { RivalDialog } from './RivalPage.tsx'
import { feastAside, helping, opened, setHelping } from './ui.ts'
import { word } from './words.ts'

export function Overlay() {
  const { view, deciding, live } = useOdin()
  const open = useCell(opened)
  const aside = useCell(feastAside)
  const feasting = deciding && waiting(view)?.do === 'feasting' && aside !== view
  // Looking back there is nothing to plan, and the rail needs the room.
  useEffect(() => {
    if (!live && opened.get()?.what === 'feast') close()
  }, [live])
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
