import { linesPassed } from '@meadhall/mountain/award'
import { boardOf, componentsOf, placeNamed } from '@meadhall/mountain/components'
import { attackOdds } from '@meadhall/mountain/odds'
import { gnomesAt } from '@meadhall/mountain/status'
import { CLANS, type Clan, SEATS } from '@meadhall/mountain/vocabulary'
import type { Point } from '../art/ink.ts'
import { Token } from '../art/midgard/Token.tsx'
import { BOARD, type Mountain } from '../art/mountain/geometry.ts'
import { ClanSign, GnomePiece } from '../art/mountain/Pieces.tsx'
import { listed, percent } from '../table/said.ts'
import { ChampionFace } from './Champions.tsx'
import { effectWords, plannedAt } from './effect.ts'
import { gainsOf, gainWords } from './gains.ts'
import { type Hold, useMountain } from './hold.ts'
import { contender, mountainOf } from './people.ts'
import { planOf, strengthOfMarch, taskFor, usualMarch } from './plan.ts'
import { abilityWords, domainWords, gnomesIn, hallWords, holdOf, whoIn } from './spoken.ts'
import { attemptAt, isOpen } from './touch.ts'
import { word } from './words.ts'

/** What is pointed at, or was touched last. */
const targetOf = (hold: Hold): string | undefined => hold.pointed ?? planOf(hold).to ?? hold.chosen?.target

/** What is pointed at, in the emptiest corner of the board. */
export function PlaceTip({ mountain }: { mountain: Mountain }) {
  const hold = useMountain()
  const target = targetOf(hold)
  if (!target) return null
  const champion = championAt(hold, target)
  if (champion !== undefined)
    return (
      <div className="mk-tip left low wide" aria-hidden="true">
        <ChampionTip champion={champion} />
      </div>
    )
  const found = placeAt(mountain, target)
  if (!found) return null
  const [x, y] = found.at
  return (
    <div
      className={`mk-tip ${x < BOARD.width / 2 ? 'right' : 'left'} ${y < BOARD.height / 2 ? 'low' : 'high'}`}
      aria-hidden="true"
    >
      <TipBody hold={hold} target={target} clan={found.clan} />
    </div>
  )
}

/** The same beside the champions, where fingers would cover the board. */
export function TargetDock() {
  const hold = useMountain()
  const target = targetOf(hold)
  const champion = target === undefined ? undefined : championAt(hold, target)
  const found = target === undefined ? undefined : placeAt(mountainOf(hold.view), target)
  return (
    <section className="mk-dock" aria-live="polite">
      {champion !== undefined ? (
        <ChampionTip champion={champion} />
      ) : found && target !== undefined ? (
        <TipBody hold={hold} target={target} clan={found.clan} />
      ) : (
        <p className="dim">{word(hold.say, 'ui.tapAPlace')}</p>
      )}
    </section>
  )
}

const championAt = ({ view }: Hold, target: string): number | undefined =>
  target.startsWith('champion ') ? componentsOf(view).championIndex.get(target.slice(9)) : undefined

function placeAt(mountain: Mountain, target: string): { at: Point; clan: Clan | undefined } | undefined {
  const cavern = mountain.caverns.get(target)
  const spot = mountain.swarms.find(({ clan }) => clan === target)
  const at =
    cavern?.middle ?? mountain.lairs.get(target)?.at ?? mountain.halls.get(target)?.at ?? spot?.plaque
  return at && { at, clan: cavern?.clan ?? spot?.clan }
}

function TipBody({ hold, target, clan }: { hold: Hold; target: string; clan: Clan | undefined }) {
  const { say, view, legal } = hold
  const board = boardOf(view)
  const place = placeNamed(board, target)
  const hall = board.halls.findIndex(({ name }) => name === target)
  const marching = taskFor(hold, 'advance')
  const attempt =
    legal.length > 0 && place >= 0 && !isOpen(hold, target) ? attemptAt(hold, target) : undefined
  const why = attempt && hold.why(attempt)
  const planned = plannedAt(hold, target)
  return (
    <>
      <div className="mk-tip-head">
        {clan && <ClanSign clan={clan} size={15} />}
        <span className="world">{say.name(target)}</span>
        {why && <span className="rule">{why.rule}</span>}
      </div>
      {place >= 0 && place < board.caverns && <p className="dim">{holdOf(hold, place)}</p>}
      {place >= 0 && whoIn(hold, place).length > 0 && <p>{listed(say, whoIn(hold, place))}</p>}
      {place >= 0 && place < board.caverns && gnomesAt(view, place) > 0 && <p>{gnomesIn(hold, place)}</p>}
      {hall >= 0 && <p>{hallWords(hold, hall)}</p>}
      {clan && (
        <p className="dim">
          {say.name(clan)}: {domainWords(hold, clan)}
        </p>
      )}
      {clan && view.critical.includes(CLANS.indexOf(clan)) && (
        <p className="danger">{word(say, 'ui.critical')}</p>
      )}
      {marching && place >= 0 && place < board.caverns && legal.length > 0 && (
        <Odds hold={hold} target={target} />
      )}
      {marching && legal.length > 0 && isOpen(hold, target) && <GainsTip hold={hold} target={target} />}
      {planned && effectWords(hold, planned).map((sentence) => <p key={sentence}>{sentence}</p>)}
      {why && <p className="danger">{why.sentence}</p>}
    </>
  )
}

/** Honour, votes and the wheel, with a picture each. */
function GainsTip({ hold, target }: { hold: Hold; target: string }) {
  const task = taskFor(hold, 'advance')
  const plan = planOf(hold)
  const march = plan.to === target || !task ? plan : { ...plan, ...usualMarch(hold, task, target) }
  const gains = gainsOf(hold, march)
  if (!gains) return null
  const [honour, votes, wheel] = gainWords(hold, gains)
  return (
    <ul className="mk-gains">
      <li>
        <Token name="glory" size={15} /> {honour}
      </li>
      <li>
        <ClanSign clan={gains.clan} size={14} /> {votes}
      </li>
      <li className={gains.breach ? 'danger' : ''}>
        <GnomePiece size={15} /> {wheel}
      </li>
    </ul>
  )
}

/** A champion in full: what it does, what it brings, and what each influence on it is worth. */
function ChampionTip({ champion }: { champion: number }) {
  const hold = useMountain()
  const { view, say } = hold
  const { name, clan, votes, figure, claws, lines } = componentsOf(view).champions[champion]
  const slot = view.display.indexOf(champion)
  const ranks = slot < 0 ? [] : view.influenceRanks.slice(slot * SEATS, slot * SEATS + SEATS)
  const others = ranks.flatMap((seat, i) => {
    const passed = seat < 0 ? 0 : linesPassed(lines, view.influence[slot * SEATS + seat])
    return i > 0 && passed > 0 && seat < view.players.length
      ? [word(say, 'ui.consoles', { name: contender(hold, seat), n: passed })]
      : []
  })
  return (
    <>
      <div className="mk-tip-head">
        <ChampionFace champion={champion} size={30} />
        <span className="world">{say.name(name)}</span>
        <span className="rule">MK-19.1</span>
      </div>
      <p>{abilityWords(hold, champion)}</p>
      <p className="dim">
        {word(say, 'ui.brings', { n: votes, clan: clan < 0 ? 'outsider' : CLANS[clan] })}
        {figure ? ` ${word(say, 'ui.isFigure')}` : ''}
        {claws > 0 ? ` ${word(say, 'ui.claws', { used: view.claws[champion], n: claws })}` : ''}
      </p>
      {ranks[0] >= 0 && (
        <p>
          {word(say, 'ui.wouldWin', { name: contender(hold, ranks[0]) })} {listed(say, others)}
        </p>
      )}
    </>
  )
}

/** The chance of beating the gnomes there, exact as far as the viewer knows them. */
export function Odds({ hold, target }: { hold: Hold; target: string }) {
  const { say, view, seat, odds } = hold
  const place = placeNamed(boardOf(view), target)
  if (seat === null || gnomesAt(view, place) === 0 || !odds) return null
  const task = taskFor(hold, 'advance')
  const plan = planOf(hold)
  const strength = plan.to === target ? strengthOfMarch(view, seat, plan) : (task?.strength ?? 0)
  const { chance, least, most } = attackOdds(view, place, strength)
  return (
    <p className={chance >= 0.9995 ? 'good' : chance === 0 ? 'danger' : 'mk-odds'}>
      {word(say, 'ui.against', { strength, least, most })}{' '}
      <b>
        {chance >= 0.9995
          ? word(say, 'ui.sureWin')
          : chance === 0
            ? word(say, 'ui.sureLoss')
            : word(say, 'ui.chance', { chance: percent(chance) })}
      </b>
    </p>
  )
}
