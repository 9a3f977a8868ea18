import { waiting } from '@meadhall/kernel/agenda'
import { boardOf, componentsOf, placeNamed } from '@meadhall/mountain/components'
import { waysTo } from '@meadhall/mountain/reach'
import { plainTrollsAt } from '@meadhall/mountain/status'
import { CLANS } from '@meadhall/mountain/vocabulary'
import { useCell } from '../store/cell.ts'
import { sight } from '../table/board-sight.ts'
import { breakable } from '../text/listed.ts'
import { Stepper } from './Actions.tsx'
import { ChampionFace } from './Champions.tsx'
import { Draft } from './Draft.tsx'
import { useMountain } from './hold.ts'
import { MiniMap } from './MiniMap.tsx'
import { intend, mayAlsoGo, type Plan, planOf, taskFor } from './plan.ts'
import { RivalPanel } from './RivalPanel.tsx'
import { Shading } from './Shading.tsx'
import { ShowBar } from './ShowBar.tsx'
import { abilityWords } from './spoken.ts'
import { Tally } from './Tally.tsx'
import { Odds } from './Tip.tsx'
import { useFilm } from './use-film.ts'
import { word } from './words.ts'

/** What lies over the mountain: the end of a wave scene by scene, building the ancestry, a march's origins. */
export function Overlay() {
  const { scene, ...steps } = useFilm()
  const { size } = useMountain()
  return (
    <>
      <Shading />
      <RivalPanel />
      {size === 'phone' && <Sight />}
      {scene?.tally && <Tally scene={scene} tally={scene.tally} />}
      {scene ? <ShowBar scene={scene} {...steps} /> : <Decision />}
    </>
  )
}

/** Which part of the mountain the window shows. */
function Sight() {
  const { view } = useMountain()
  const part = useCell(sight)
  if (!part) return null
  return (
    <div className="mk-sight" aria-hidden="true">
      <MiniMap state={view} window={part} />
    </div>
  )
}

function Decision() {
  const { view, deciding } = useMountain()
  if (!deciding) return null
  switch (waiting(view)?.do) {
    case 'layCard':
      return <Draft />
    case 'chooseChampion':
      return <StartChampions />
    case 'advance':
      return <Origins />
    default:
      return null
  }
}

/** Two champions to start with: one is kept. */
function StartChampions() {
  const hold = useMountain()
  const { say, view, seat, legal, choose, chosen, send, size } = hold
  const set = componentsOf(view)
  if (seat === null) return null
  return (
    <div className={`mk-veiled clear ${size}`}>
      <section className="mk-choice" aria-label={say.prompt({ do: 'chooseChampion' })}>
        <h2 className="title">{say.prompt({ do: 'chooseChampion' })}</h2>
        <div className="mk-row">
          {legal.map((move) => {
            if (move.do !== 'choose') return null
            const champion = set.championIndex.get(move.champion)!
            const { clan, votes, figure, claws } = set.champions[champion]
            return (
              <button
                key={move.champion}
                type="button"
                className="mk-start"
                data-legal
                aria-pressed={chosen?.target === move.champion}
                onClick={() =>
                  chosen?.target === move.champion
                    ? send(move, true)
                    : choose({ target: move.champion, moves: [move] })
                }
              >
                <ChampionFace champion={champion} size={size === 'phone' ? 84 : 110} />
                <span className="world">{breakable(say.name(move.champion))}</span>
                <span>{abilityWords(hold, champion)}</span>
                <small>
                  {word(say, 'ui.brings', { n: votes, clan: clan < 0 ? 'outsider' : CLANS[clan] })}
                  {figure ? ` ${word(say, 'ui.isFigure')}` : ''}
                  {claws > 0 ? ` ${word(say, 'ui.claws', { used: 0, n: claws })}` : ''}
                </small>
              </button>
            )
          })}
        </div>
      </section>
    </div>
  )
}

/** From where a march comes: a stepper for each place, a switch for each champion. */
function Origins() {
  const hold = useMountain()
  const { say, view, seat, size } = hold
  const task = taskFor(hold, 'advance')
  const plan = planOf(hold)
  if (!task || plan.to === undefined || seat === null) return null
  const { to } = plan
  const board = boardOf(view)
  const set = componentsOf(view)
  const ways = waysTo(view, seat, placeNamed(board, to))
  const change = (next: Partial<Plan>) => intend(hold, to, { ...plan, ...next })
  return (
    <section className={`mk-origins ${size}`} aria-label={word(say, 'ui.origins')}>
      <h3 className="world">{word(say, 'ui.prompt.advance', { n: task.strength })}</h3>
      <Odds hold={hold} target={to} />
      {ways.plain.map((place) => {
        const name = board.names[place]
        const sent = plan.from[name] ?? 0
        const more = { ...plan.from, [name]: sent + 1 }
        const room = sent < plainTrollsAt(view, place, seat) && mayAlsoGo(hold, task, { ...plan, from: more })
        return (
          <div key={name} className="mk-row">
            <span className="mk-fill">{say.name(name)}</span>
            <Stepper
              value={sent}
              least={0}
              most={room ? sent + 1 : sent}
              label={say.name(name)}
              onChange={(trolls) => change({ from: { ...plan.from, [name]: trolls } })}
            />
          </div>
        )
      })}
      {ways.figures.map((champion) => {
        const { name } = set.champions[champion]
        const goes = plan.champions.includes(name)
        const champions = goes ? plan.champions.filter((each) => each !== name) : [...plan.champions, name]
        return (
          <div key={name} className="mk-row">
            <span className="mk-fill">{say.name(name)}</span>
            <button
              type="button"
              className="button"
              aria-pressed={goes}
              disabled={!goes && !mayAlsoGo(hold, task, { ...plan, champions })}
              onClick={() => change({ champions })}
            >
              {word(say, goes ? 'ui.goes' : 'ui.stays')}
            </button>
          </div>
        )
      })}
    </section>
  )
}
