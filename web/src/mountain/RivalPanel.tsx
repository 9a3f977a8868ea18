import { boardOf, componentsOf } from '@meadhall/mountain/components'
import { strongestOf } from '@meadhall/mountain/groups'
import { targetsOf } from '@meadhall/mountain/reach'
import { eldersOf } from '@meadhall/mountain/score'
import { controller } from '@meadhall/mountain/status'
import { ACTIONS, CLANS, SEATS } from '@meadhall/mountain/vocabulary'
import { useEffect } from 'react'
import { Sign } from '../app/Sign.tsx'
import { PEOPLE_LOOKS } from '../art/mountain/look.ts'
import { ChampionPiece, ClanSign, Disc, SymbolTile, Troll } from '../art/mountain/Pieces.tsx'
import { useCell } from '../store/cell.ts'
import { useKeys } from '../table/keys.ts'
import { listed } from '../table/said.ts'
import { breakable } from '../text/listed.ts'
import { AncestryGrid, ChampionSymbols } from './Ancestry.tsx'
import { type Hold, useMountain } from './hold.ts'
import { looking, rivalsOf } from './looking.ts'
import { MiniMap } from './MiniMap.tsx'
import { championName, clanOfChampion, honourOf, peopleOf } from './people.ts'
import { Desperate } from './Stores.tsx'
import { abilityWords } from './spoken.ts'
import { word } from './words.ts'

/** What another has, as all may see it: over the mountain, while what the viewer has prepared waits. */
export function RivalPanel() {
  const hold = useMountain()
  const seat = useCell(looking)
  useEffect(() => () => looking.set(null), [])
  return seat === null || seat >= hold.view.players.length ? null : (
    <Looked key={seat} hold={hold} seat={seat} />
  )
}

function Looked({ hold, seat }: { hold: Hold; seat: number }) {
  const { view, say, size } = hold
  const order = rivalsOf(hold)
  const at = order.indexOf(seat)
  const go = (by: number) => looking.set(order[(at + by + order.length) % order.length])
  const leave = () => looking.set(null)
  useKeys({ ',': () => go(-1), '.': () => go(1), Escape: leave }, true)
  const people = peopleOf(seat)
  const ahead = view.players.filter((_, each) => honourOf(view, each) > honourOf(view, seat)).length
  return (
    <section
      role="dialog"
      className={`mk-looked ${size}`}
      aria-label={word(say, 'ui.looking', { name: say.player(seat) })}
      style={
        {
          '--people': people === 'badger' ? 'var(--text)' : PEOPLE_LOOKS[people].colour,
        } as React.CSSProperties
      }
    >
      <header>
        <Troll people={people} size={40} />
        <div className="mk-fill">
          <h2 className="title">{say.player(seat)}</h2>
          <p className="dim">{word(say, 'ui.lookedAt', { honour: honourOf(view, seat), n: ahead + 1 })}</p>
        </div>
        {order.length > 1 && (
          <div className="mk-looked-tabs" role="tablist" aria-label={word(say, 'ui.rivals')}>
            {order.map((each) => (
              <button
                key={each}
                type="button"
                role="tab"
                aria-selected={each === seat}
                onClick={() => looking.set(each)}
              >
                <Troll people={peopleOf(each)} size={20} /> <span>{say.player(each)}</span>
              </button>
            ))}
          </div>
        )}
      </header>
      <div className="mk-looked-body">
        <TheirAncestry hold={hold} seat={seat} />
        <Compared hold={hold} seat={seat} />
        <TheirChampions hold={hold} seat={seat} />
      </div>
      <footer>
        <Troll people={people} size={26} />
        <div className="mk-fill">
          <h3 className="world">{word(say, 'ui.looking', { name: say.player(seat) })}</h3>
          <p className="dim">{word(say, 'ui.lookingDetail')}</p>
        </div>
        {order.length > 1 && (
          <>
            <button
              type="button"
              className="button"
              aria-label={word(say, 'ui.before')}
              onClick={() => go(-1)}
            >
              <Sign name="back" /> <kbd>,</kbd>
            </button>
            <button type="button" className="button" aria-label={word(say, 'ui.after')} onClick={() => go(1)}>
              <Sign name="on" /> <kbd>.</kbd>
            </button>
          </>
        )}
        <button type="button" className="button main" onClick={leave}>
          {word(say, 'ui.backToTable')} <kbd>Esc</kbd>
        </button>
      </footer>
    </section>
  )
}

function TheirAncestry({ hold, seat }: { hold: Hold; seat: number }) {
  const { view, say, size } = hold
  const player = view.players[seat]
  const elders = eldersOf(view, seat)
  const led = CLANS.filter((_, clan) => view.voteRanks[clan * SEATS] === seat)
  return (
    <section className="mk-looked-ancestry">
      <div className="mk-cap">
        <h3 className="world">{word(say, 'ui.ancestry')}</h3>
        <small>{word(say, 'ui.elderCount', { n: elders })}</small>
      </div>
      <AncestryGrid state={view} seat={seat} size={size === 'wide' ? 46 : 44} />
      <div className="mk-symbols">
        <ChampionSymbols seat={seat} own={false} size={26} />
      </div>
      <ul className="mk-looked-stores">
        <li>
          <SymbolTile symbol="supply" size={18} /> <b>{player.supplies}</b> {word(say, 'ui.supplies')}
        </li>
        <li>
          <Troll people={peopleOf(seat)} size={18} /> <b>{player.reserve}</b> {word(say, 'ui.toBolster')}
        </li>
        <li>
          <Desperate size={17} /> <b>{player.desperation}</b> {word(say, 'ui.desperation')}
        </li>
        {led.length > 0 && (
          <li>
            {led.map((clan) => (
              <ClanSign key={clan} clan={clan} size={16} />
            ))}{' '}
            {word(say, 'ui.leadsVotes')}
          </li>
        )}
      </ul>
    </section>
  )
}

const FULL = 8

/** The strongest group of each action, theirs above one's own, and what that means now. */
function Compared({ hold, seat }: { hold: Hold; seat: number }) {
  const { view, say, seat: own } = hold
  const sides = own === null || own === seat ? [seat] : [seat, own]
  const board = boardOf(view)
  const mine =
    own === null
      ? []
      : targetsOf(view, seat).filter((place) => place < board.caverns && controller(view, place) === own)
  const march = strongestOf(view.players[seat].cells, 'advance').strength
  return (
    <section className="mk-compared">
      <h3 className="world">{word(say, 'ui.atStrongest')}</h3>
      {ACTIONS.map((action) => (
        <div key={action}>
          <div className="mk-row">
            <SymbolTile symbol={action} size={19} /> {say.name(action)}
          </div>
          {sides.map((each) => {
            const { strength } = strongestOf(view.players[each].cells, action)
            return (
              <div key={each} className="mk-row">
                <Troll people={peopleOf(each)} size={16} label={say.player(each)} />
                <span className="mk-bar" aria-hidden="true">
                  <span
                    style={{
                      width: `${Math.min(100, (strength / FULL) * 100)}%`,
                      background: PEOPLE_LOOKS[peopleOf(each)].colour,
                    }}
                  />
                </span>
                <b>{strength}</b>
              </div>
            )
          })}
        </div>
      ))}
      {own !== null && own !== seat && (
        <p className="mk-means">
          {mine.length === 0 || march === 0
            ? word(say, 'ui.reachesNone', { name: say.player(seat) })
            : word(say, 'ui.reaches', {
                name: say.player(seat),
                caverns: listed(
                  say,
                  mine.map((place) => say.name(board.names[place])),
                ),
                n: march,
              })}
        </p>
      )}
    </section>
  )
}

function TheirChampions({ hold, seat }: { hold: Hold; seat: number }) {
  const { view, say } = hold
  const { champions } = view.players[seat]
  const board = boardOf(view)
  const set = componentsOf(view)
  const courted = view.display.flatMap((champion, slot) => {
    const ranks = view.influenceRanks.slice(slot * SEATS, slot * SEATS + SEATS).filter((each) => each >= 0)
    const rank = champion < 0 ? -1 : ranks.indexOf(seat)
    return rank < 0 ? [] : [{ champion, rank, n: view.influence[slot * SEATS + seat], leader: ranks[0] }]
  })
  return (
    <section className="mk-looked-champions">
      <h3 className="world">{word(say, 'ui.champions')}</h3>
      {champions.length === 0 && <p className="dim">{word(say, 'ui.noChampions')}</p>}
      {champions.map((champion) => {
        const name = championName(view, champion)
        const place = view.figures[champion]
        const { claws } = set.champions[champion]
        return (
          <div key={champion} className="mk-row">
            <ChampionPiece
              people={peopleOf(seat)}
              champion={name}
              clan={clanOfChampion(view, champion)}
              size={36}
            />
            <div>
              <b className="world">{breakable(say.name(name))}</b>{' '}
              {place >= 0 && <small>{word(say, 'ui.standsIn', { at: board.names[place] })}</small>}
              <p>{abilityWords(hold, champion)}</p>
              {claws > 0 && <small>{word(say, 'ui.claws', { used: view.claws[champion], n: claws })}</small>}
            </div>
          </div>
        )
      })}
      {courted.length > 0 && (
        <>
          <h3 className="world">{word(say, 'ui.influenceHeld')}</h3>
          <ul>
            {courted.map(({ champion, rank, n, leader }) => (
              <li key={champion} className="mk-row">
                <span className="mk-fill">{say.name(championName(view, champion))}</span>
                <Disc people={peopleOf(seat)} size={15} /> <b>{n}</b>
                <small>
                  {rank === 0
                    ? word(say, 'ui.isFirst')
                    : word(say, 'ui.isBehind', { n: rank + 1, name: say.player(leader) })}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="world">{word(say, 'ui.onMountain')}</h3>
      <MiniMap state={view} of={seat} />
    </section>
  )
}
