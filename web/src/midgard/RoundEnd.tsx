// A short card at the end of a round: the blame, coins on those who live, and what is new.
import type { Speaker } from '@meadhall/hall/say'
import type { Happening } from '@meadhall/midgard/moves'
import { enemyOf, type State } from '@meadhall/midgard/state'
import { ROUNDS, WARRIORS } from '@meadhall/midgard/vocabulary'
import { type ReactNode, useState } from 'react'
import { Switch } from '../app/controls.tsx'
import { clanOf, Meeple } from '../art/clans.tsx'
import { type BackKind, CardBack } from '../art/midgard/CardBack.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { RuneStone } from '../table/RuneStone.tsx'
import { listed } from '../table/said.ts'
import { Arrow } from './Arrow.tsx'
import { Foe } from './Foe.tsx'
import { Golden } from './Golden.tsx'
import { useMidgard } from './hold.ts'
import { useRoundOverWindow } from './looking.ts'
import type { BlameRow, RoundEnd as Ended, ShoreRow } from './round-end.ts'
import { ROUND_RUNES } from './Status.tsx'
import { BEHIND } from './use-window.ts'
import { clauses, word } from './words.ts'
import './style/round-end.css'

export function RoundEnd({
  end,
  told,
  always,
  onAlways,
  onNext,
}: {
  end: Ended
  /** The whole round, for those who want to read it. */
  told: readonly Happening[]
  /** Whether it is shown after every round. */
  always: boolean
  onAlways: (always: boolean) => void
  onNext: () => void
}) {
  const { say, size } = useMidgard()
  useRoundOverWindow()
  const [reading, setReading] = useState(false)
  const { next } = end
  const title = next ? word(say, 'ui.end.title', { n: end.round }) : word(say, 'ui.end.last')
  return (
    <>
      <div className="mg-scrim" />
      <div
        className={`mg-round-end ${size}`}
        role="dialog"
        aria-label={title}
        data-behind={BEHIND.everything}
      >
        <header>
          <h2 className="title">{title}</h2>
          {size === 'wide' && (
            <span className="mg-stones" aria-hidden="true">
              {ROUND_RUNES.slice(0, ROUNDS).map((rune, i) => (
                <RuneStone
                  key={rune}
                  rune={rune}
                  state={i === end.round ? 'now' : i < end.round ? 'past' : 'next'}
                />
              ))}
            </span>
          )}
        </header>
        {reading ? (
          <Whole told={told} />
        ) : (
          <div className="mg-end-parts">
            <BlameBox end={end} />
            <CoinsBox end={end} />
            {next ? <News end={end} /> : <p className="mg-box mg-news">{word(say, 'ui.end.lastText')}</p>}
          </div>
        )}
        <footer>
          {next && <Switch label={word(say, 'ui.end.show')} on={always} onChange={onAlways} />}
          <span className="mg-fill" />
          <button type="button" className="button big" onClick={() => setReading(!reading)}>
            {word(say, reading ? 'ui.end.back' : 'ui.end.what')}
          </button>
          <Golden onClick={onNext}>
            {next ? word(say, 'ui.end.begin', { n: next.round }) : word(say, 'ui.end.reckon')}
          </Golden>
        </footer>
      </div>
    </>
  )
}

/** The round line by line. */
function Whole({ told }: { told: readonly Happening[] }) {
  const { say } = useMidgard()
  const silent = ['planned', 'journeyLaid', 'confirmed', 'gainedGlory']
  return (
    <ol className="mg-whole" tabIndex={0}>
      {told.flatMap((happening, i) =>
        silent.includes(happening.what) ? [] : [<li key={i}>{say.happening(happening)}</li>],
      )}
    </ol>
  )
}

function BlameBox({ end: { troll, slainBy, blame } }: { end: Ended }) {
  const { say, seat } = useMidgard()
  const lives = slainBy === undefined
  const title = lives
    ? word(say, 'ui.end.trollLives')
    : slainBy === seat
      ? word(say, 'ui.end.trollDeadYou')
      : word(say, 'ui.end.trollDead', { who: say.player(slainBy) })
  return (
    <section className={lives ? 'mg-box mg-end-blame lives' : 'mg-box mg-end-blame'}>
      <h3 className="world">
        <Token name={lives ? 'blame' : 'glory'} size={24} /> {title}
      </h3>
      <p>{word(say, lives ? 'ui.end.trollLivesText' : 'ui.end.trollDeadText', { enemy: troll })}</p>
      {blame.map((row) => (
        <Blamed key={row.seat} row={row} />
      ))}
    </section>
  )
}

const cost = (glory: number) => (glory === 0 ? '0' : `−${glory}`)

function Blamed({ row: { seat, from, to, costs } }: { row: BlameRow }) {
  const { say, seat: viewer } = useMidgard()
  const who = seat === viewer ? word(say, 'ui.you') : say.player(seat)
  const many = to > 5
  return (
    <div
      className="mg-blamed"
      role="img"
      aria-label={word(say, 'ui.end.blame', { who, from, to, cost: costs[1] })}
    >
      <Meeple clan={clanOf(seat)} size={24} flat />
      <b>{who}</b>
      <span className="mg-blames">
        {many ? (
          <>
            {to} <Token name="blame" size={18} />
          </>
        ) : (
          Array.from({ length: to }, (_, i) => (
            <span key={i} className={i >= from ? 'new' : ''}>
              <Token name="blame" size={i >= from ? 20 : 18} />
            </span>
          ))
        )}
      </span>
      <span className="dim">
        {costs[0] !== costs[1] && (
          <>
            {cost(costs[0])} <Arrow />
          </>
        )}
      </span>
      <b className={costs[1] > 0 ? 'danger' : ''}>{cost(costs[1])}</b>
    </div>
  )
}

function CoinsBox({ end: { shores } }: { end: Ended }) {
  const { say } = useMidgard()
  return (
    <section className="mg-box mg-end-coins">
      <h3 className="world">
        <Token name="coin" size={24} /> {word(say, 'ui.end.coins')}
      </h3>
      <div className="mg-end-shores">
        {shores.map((row) => (
          <Shore key={row.shore} row={row} />
        ))}
      </div>
      <p className="dim">{word(say, 'ui.end.coinsText')}</p>
    </section>
  )
}

function Shore({ row: { card, coins, slainBy } }: { row: ShoreRow }) {
  const { say, seat, size } = useMidgard()
  const width = size === 'phone' ? 60 : 76
  if (card === undefined || !coins)
    return (
      <div className="mg-end-shore">
        <span className="mg-end-slain" style={{ width }}>
          {slainBy !== undefined && (
            <>
              <Meeple clan={clanOf(slainBy)} size={28} flat />
              <span className="small">
                {slainBy === seat
                  ? word(say, 'ui.end.slainByYou')
                  : word(say, 'ui.end.slainBy', { who: say.player(slainBy) })}
              </span>
            </>
          )}
        </span>
        <b className="dim">{word(say, 'ui.end.free')}</b>
      </div>
    )
  return (
    <div className="mg-end-shore">
      <Foe card={card} coins={coins[1]} width={width} />
      <b>
        <span className="dim">{coins[0]}</span> <Arrow /> <span className="mg-gold">{coins[1]}</span>
      </b>
    </div>
  )
}

function News({ end: { next } }: { end: Ended }) {
  const { say, view, seat } = useMidgard()
  if (!next) return null
  const glory = (cards: readonly number[]) =>
    listed(
      say,
      cards.map((card) => word(say, 'ui.count.glory', { n: enemyOf(view, card).glory })),
    )
  const order = view.players.map((_, i) => (next.first + i) % view.players.length)
  const name = (other: number) =>
    other === seat ? word(say, 'ui.you').toLocaleLowerCase(say.locale) : say.player(other)
  const kept = next.first === next.firstBefore
  const horn =
    next.first === seat
      ? word(say, kept ? 'ui.end.keepsHornYou' : 'ui.end.hasHornYou')
      : word(say, kept ? 'ui.end.keepsHorn' : 'ui.end.hasHorn', { who: say.player(next.first) })
  return (
    <section className="mg-box mg-news">
      <h3 className="title">{word(say, 'ui.end.new', { n: next.round })}</h3>
      <div>
        <Line back="troll" detail={strength(say, view, next.troll)}>
          {word(say, 'ui.end.newTroll', { enemy: enemyOf(view, next.troll).id })}
        </Line>
        <Line back="draugr" detail={glory(next.draugr)}>
          {word(say, 'ui.end.newDraugr', {
            enemies: listed(
              say,
              next.draugr.map((card) => say.name(enemyOf(view, card).id)),
            ),
          })}
        </Line>
        {next.monsters.map(({ shore, card }) => (
          <Line key={shore} back="monster" detail={glory([card])}>
            {word(say, 'ui.end.newMonster', { enemy: enemyOf(view, card).id, shore: `shore${shore}` })}
          </Line>
        ))}
        {next.monsters.length === 0 && <Line back="monster">{word(say, 'ui.end.noneNew')}</Line>}
        <Line detail={word(say, 'ui.end.then', { names: clauses(say, order.slice(1).map(name)) })}>
          {horn}
        </Line>
      </div>
    </section>
  )
}

function strength(say: Speaker, state: State, card: number): string {
  const { attack, defense, forbids } = enemyOf(state, card)
  const text = word(say, 'ui.end.strength', { attack, defense })
  return forbids < 0
    ? text
    : clauses(say, [text, word(say, 'ui.enemy.forbids', { warrior: WARRIORS[forbids] })])
}

function Line({ back, detail, children }: { back?: BackKind; detail?: string; children: ReactNode }) {
  return (
    <div className="mg-new">
      <span aria-hidden="true">
        {back ? <CardBack kind={back} width={30} /> : <Token name="horn" size={30} />}
      </span>
      <span>
        <b>{children}</b>
        {detail && <span className="dim">{detail}</span>}
      </span>
    </div>
  )
}
