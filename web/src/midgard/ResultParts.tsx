// The parts of a result: what it brought, what it cost, how it went, and what that means.
import type { Speaker } from '@meadhall/hall/say'
import { fightOdds } from '@meadhall/midgard/odds'
import { SET_GLORY, setsIn } from '@meadhall/midgard/score'
import { enemyOf, HUNT, KRAKEN, NONE, type State } from '@meadhall/midgard/state'
import { COLOURS, FACES, JOURNEYS, LONGHOUSE, WARRIORS } from '@meadhall/midgard/vocabulary'
import { clanOf, Meeple } from '../art/clans.tsx'
import { Die } from '../art/midgard/Die.tsx'
import { SetSign } from '../art/midgard/SetSign.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { listed, percent } from '../table/said.ts'
import { Arrow } from './Arrow.tsx'
import { Pips } from './Blows.tsx'
import { useMidgard } from './hold.ts'
import { diceOf, kindsOf, rewardOf, tokenOf } from './pieces.ts'
import { missingColours, type Result } from './results.ts'
import { crewAtFirst, fallenIn, leftIn, type Round, type Toll } from './story.ts'
import { total } from './use-roll.ts'
import { clauses, labelled, type Word, word } from './words.ts'

/** Warriors by kind as a list: "1 spearman, 2 axemen". */
function warriorsInWords(say: Speaker, counts: readonly number[]): string {
  const parts = counts.flatMap((n, kind) => (n > 0 ? [word(say, `ui.count.${WARRIORS[kind]}`, { n })] : []))
  return parts.length > 0 ? clauses(say, parts) : word(say, 'ui.result.nobody')
}

/** What was won, each with what one had and has. */
export function Spoils({ result }: { result: Result }) {
  const { say } = useMidgard()
  const { gains, rank, shore } = result
  if (gains.length === 0)
    return (
      <div className="mg-spoils">
        <div className="mg-spoil">{word(say, 'ui.nothing')}</div>
      </div>
    )
  return (
    <div className="mg-spoils">
      {gains.map(({ good, amount, from, to }, i) => {
        const glory = good === 'glory'
        return (
          <div key={good} className={glory ? 'mg-spoil glory' : 'mg-spoil'} style={{ '--nth': i } as object}>
            <Token name={tokenOf(good)} size={glory ? 60 : 46} />
            <b className="title">+{amount}</b>
            <span>
              <b>{glory ? word(say, 'ui.glory') : say.name(good)}</b>
              {good === 'coins' && shore !== NONE && <i>{word(say, 'ui.result.layOnIt')}</i>}
              <span>
                {from} <Arrow /> <b>{to}</b>
              </span>
              {glory && rank[0] !== rank[1] && (
                <b className="good">
                  {word(say, 'ui.rank', { n: rank[0] })} <Arrow /> {word(say, 'ui.rank', { n: rank[1] })}
                </b>
              )}
            </span>
          </div>
        )
      })}
    </div>
  )
}

/** What was lost, and what stays where it is. */
export function Lost({ result }: { result: Result }) {
  const { say, view } = useMidgard()
  const fallen = fallenIn(result)
  for (const { what, amount } of result.tolls) if (what < 3) fallen[what] += amount
  const n = total(fallen)
  // A ship that went down with nobody aboard.
  if (n === 0 && result.enemy === NONE) return null
  return (
    <div className="mg-spoils">
      {n > 0 && (
        <div className="mg-spoil lost">
          <span className="mg-tilted">
            {kindsOf(fallen).map((kind, i) => (
              <Die key={i} warrior={WARRIORS[kind]} size={n > 4 ? 28 : 40} turn={i % 2 === 0 ? 34 : -30} />
            ))}
          </span>
          <span>
            <b className="world danger">{word(say, 'ui.result.allFell', { n })}</b>
            <span>{warriorsInWords(say, fallen)}</span>
            <span className="dim">
              {labelled(say, word(say, 'ui.longhouse'), result.warriors + n)} <Arrow />{' '}
              {word(say, 'ui.homeOf', { n: result.warriors, all: LONGHOUSE })}
            </span>
          </span>
        </div>
      )}
      {result.enemy !== NONE && (
        <div className="mg-spoil">
          <Token name="glory" size={44} />
          <span>
            <b className="world">{word(say, 'ui.result.noSpoils')}</b>
            <span className="dim">
              {word(say, 'ui.result.stay', { goods: listed(say, spoilsOf(say, view, result)) })}
            </span>
          </span>
        </div>
      )}
    </div>
  )
}

/** What is still to be won from an enemy. */
function spoilsOf(say: Speaker, state: State, { enemy: card, shore }: Result): string[] {
  const enemy = enemyOf(state, card)
  const goods = [word(say, 'ui.count.glory', { n: enemy.glory })]
  const coins = card >= 0 && shore !== NONE ? state.monsterCoins[shore] : 0
  if (coins > 0) goods.push(word(say, 'ui.count.coins', { n: coins }))
  const reward = card >= 0 ? rewardOf(enemy) : undefined
  if (reward)
    goods.push(
      word(say, `ui.count.${reward.token === 'coin' ? 'coins' : reward.token}` as Word, { n: reward.amount }),
    )
  return goods
}

/** Roll by roll, and the voyage before them. */
export function HowItWent({ result }: { result: Result }) {
  const { say, view, odds: oddsShown } = useMidgard()
  const { rounds, enemy, outcome } = result
  const fought = enemy !== HUNT && enemy !== NONE && rounds.length > 0
  const win = fought && oddsShown ? fightOdds(view, result.seat, crewAtFirst(result), enemy).win : undefined
  const rare = win === undefined ? 0 : Math.round(1 / Math.max(0.01, outcome === 'won' ? win : 1 - win))
  return (
    <section className="mg-box mg-went">
      <h3 className="world">{word(say, 'ui.result.howItWent')}</h3>
      <div className="mg-rounds" tabIndex={rounds.length > 3 ? 0 : undefined}>
        {(result.journeys.length > 0 || result.tolls.length > 0) && <Way result={result} />}
        {rounds.map((round, i) => (
          <RoundRow key={i} round={round} n={i + 1} enemy={enemy} alone={rounds.length === 1} />
        ))}
      </div>
      {win !== undefined && (
        <p className="small">
          {word(say, 'ui.result.odds', { chance: percent(win) })}{' '}
          {rare >= 3 && word(say, 'ui.result.oneIn', { n: rare })}
        </p>
      )}
    </section>
  )
}

function Way({ result: { journeys, tolls } }: { result: Result }) {
  const { say } = useMidgard()
  const names = journeys.map((journey) => say.name(JOURNEYS[journey] ?? 'unknown'))
  return (
    <div className="mg-round-row way">
      <span>{names.length > 0 ? clauses(say, names) : word(say, 'ui.result.way')}</span>
      <b>
        {tolls.length > 0 ? tolls.map((toll) => tollWords(say, toll)).join(' · ') : word(say, 'ui.toll.none')}
      </b>
    </div>
  )
}

function tollWords(say: Speaker, { how, what, amount }: Toll): string {
  const good = what === 3 ? 'food' : WARRIORS[what]
  return word(say, `ui.toll.${how}`, { what: word(say, `ui.count.${good}`, { n: amount }) })
}

function RoundRow({
  round: { faces, damage, fallen, hits },
  n,
  enemy,
  alone,
}: {
  round: Round
  n: number
  enemy: number
  alone: boolean
}) {
  const { say, view, size } = useMidgard()
  const dice = diceOf(faces)
  const hunt = enemy === HUNT
  const die = size === 'phone' ? 24 : Math.min(32, Math.floor(190 / Math.max(1, dice.length)) - 4)
  const lost = total(fallen)
  return (
    <div className="mg-round-row">
      {!(hunt && alone) && <span>{word(say, 'ui.result.round', { n })}</span>}
      <span className="mg-round-dice">
        {dice.map((each, i) => (
          <Die
            key={i}
            warrior={WARRIORS[each.kind]}
            face={FACES[each.face]}
            size={die}
            label={word(say, 'ui.die', { warrior: WARRIORS[each.kind], face: FACES[each.face] })}
          />
        ))}
      </span>
      {hunt ? (
        <b>{word(say, 'ui.count.food', { n: hits })}</b>
      ) : (
        <>
          <Pips all={enemyOf(view, enemy).defense} hits={damage} small />
          <b>
            {word(say, 'ui.result.ofDefence', {
              n: Math.min(damage, enemyOf(view, enemy).defense),
              all: enemyOf(view, enemy).defense,
            })}
          </b>
          <b className={lost > 0 ? 'danger' : 'good'}>{word(say, 'ui.result.fell', { n: lost })}</b>
        </>
      )}
    </div>
  )
}

/** What it means: a set, the blame, or what one warrior more would have done. */
export function Aside({ result }: { result: Result }) {
  const { say, view, odds } = useMidgard()
  const { outcome, enemy } = result
  if (enemy < 0 && enemy !== KRAKEN) return null
  if (outcome === 'won') {
    const { colour } = enemyOf(view, enemy)
    if (colour >= 0) return <SetBox result={result} colour={colour} />
    if (enemy === KRAKEN) return null
    return (
      <section className="mg-box mg-aside">
        <h3 className="world">{word(say, 'ui.result.trollDead')}</h3>
        <p>{word(say, 'ui.result.trollDeadText')}</p>
      </section>
    )
  }
  if (!odds || result.rounds.length === 0) return null
  const crew = crewAtFirst(result)
  const { forbids } = enemyOf(view, enemy)
  const ways = WARRIORS.flatMap((warrior, kind) => {
    if (kind === forbids) return []
    const more = crew.map((n, i) => (i === kind ? n + 1 : n))
    return [{ warrior, chance: fightOdds(view, result.seat, more, enemy).win }]
  }).sort((a, b) => b.chance - a.chance)
  return (
    <section className="mg-box mg-aside">
      <h3 className="world">{word(say, 'ui.result.oneMore')}</h3>
      <Die warrior={ways[0].warrior} size={40} state="ghost" />
      <p>
        {word(say, 'ui.result.oneMoreText', { warrior: ways[0].warrior, chance: percent(ways[0].chance) })}
      </p>
    </section>
  )
}

function SetBox({ result: { colours }, colour }: { result: Result; colour: number }) {
  const { say } = useMidgard()
  const sets = setsIn(colours)
  const before = colours.map((n, i) => (i === colour ? n - 1 : n))
  const done = sets > setsIn(before)
  const has = (i: number) => done || colours[i] > sets
  const missing = missingColours(colours).map((i) => say.name(COLOURS[i]))
  return (
    <section className="mg-box mg-aside">
      <h3 className="world">{word(say, 'ui.result.set')}</h3>
      <div className="mg-set">
        {COLOURS.map((name, i) => (
          <span
            key={name}
            role="img"
            aria-label={word(say, has(i) ? 'ui.result.setHas' : 'ui.result.setLacks', { colour: name })}
          >
            <SetSign set={name} won={has(i)} />
            <b aria-hidden="true">{say.name(name)}</b>
          </span>
        ))}
      </div>
      <p>
        {done
          ? word(say, 'ui.result.setDone', { glory: SET_GLORY })
          : word(say, 'ui.result.setMissing', { colours: listed(say, missing), glory: SET_GLORY })}
      </p>
    </section>
  )
}

/** Who fell and who comes home; after a defeat, what it leads to. */
export function Ranks({ result }: { result: Result }) {
  const { say, view } = useMidgard()
  const { outcome, enemy } = result
  if (outcome === 'lost' || outcome === 'idle') {
    const troll = enemy >= 0 && enemyOf(view, enemy).kind === 0
    return (
      <div className="mg-box mg-then">
        {troll ? <Token name="blame" size={34} /> : <Meeple clan={clanOf(result.seat)} size={34} />}
        <p>{word(say, troll ? 'ui.result.blame' : 'ui.result.noBlame', { n: result.warriors })}</p>
      </div>
    )
  }
  const fallen = fallenIn(result)
  const home = leftIn(result)
  return (
    <div className="mg-result-row">
      {outcome === 'won' && (
        <div className={total(fallen) > 0 ? 'mg-box mg-who fell' : 'mg-box mg-who'}>
          <span className="mg-tilted">
            {kindsOf(fallen).map((kind, i) => (
              <Die key={i} warrior={WARRIORS[kind]} size={34} turn={38} />
            ))}
          </span>
          <span>
            <b className="world danger">{word(say, 'ui.result.fallen')}</b>
            <span>
              {warriorsInWords(say, fallen)}
              {total(fallen) > 0 && <i className="dim"> · {word(say, 'ui.result.supply')}</i>}
            </span>
          </span>
        </div>
      )}
      <div className="mg-box mg-who">
        <span className="mg-round-dice">
          {kindsOf(home).map((kind, i) => (
            <Die key={i} warrior={WARRIORS[kind]} size={home.length > 4 ? 28 : 34} />
          ))}
        </span>
        <span>
          <b className="world good">{word(say, 'ui.result.home')}</b>
          <span>
            {warriorsInWords(say, home)}
            <i className="dim">
              {' '}
              ·{' '}
              {labelled(
                say,
                word(say, 'ui.longhouse'),
                word(say, 'ui.homeOf', { n: result.warriors, all: LONGHOUSE }),
              )}
            </i>
          </span>
        </span>
      </div>
    </div>
  )
}
