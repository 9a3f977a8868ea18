import { waiting } from '@meadhall/kernel/agenda'
import { boardOf, componentsOf } from '@meadhall/mountain/components'
import { domainNow, hallNow } from '@meadhall/mountain/score'
import type { State } from '@meadhall/mountain/state'
import { controller, isOverrun, ownerOfLair, trollsAt } from '@meadhall/mountain/status'
import { CLANS } from '@meadhall/mountain/vocabulary'
import { type KeyboardEvent, memo, useMemo } from 'react'
import { type Point, n as short } from '../art/ink.ts'
import { BOARD, type CavernShape, type Mountain, wayThrough } from '../art/mountain/geometry.ts'
import { DEEP } from '../art/mountain/look.ts'
import { chip, discAt, gnomeAt } from '../art/mountain/pieces.ts'
import { mountainPicture } from '../art/mountain/scenery.ts'
import {
  arrowMarkup,
  type CavernLook,
  clips,
  crowdMarkup,
  edgeMarkup,
  flagMarkup,
  gateMarkup,
  hallMarkup,
  holdMarkup,
  labelMarkup,
  lairMarkup,
  plaqueBox,
  plaqueMarkup,
  swarmMarkup,
} from '../art/mountain/state.ts'
import { textWidth } from '../art/text.ts'
import type { ThemeName } from '../art/theme.ts'
import { useFonts } from '../art/useFonts.ts'
import { useCell } from '../store/cell.ts'
import type { Scene } from './film.ts'
import { invasionOf } from './film.ts'
import { type Hold, useMountain } from './hold.ts'
import { type Candidate, type Search, searchOf } from './invasion.ts'
import { cavernLook, figuresIn, mountainOf, peopleOf } from './people.ts'
import { marchers, planOf, taskFor } from './plan.ts'
import { type Shade, shading } from './Shading.tsx'
import { domainWords, spokenHall, spokenPlace } from './spoken.ts'
import { PlaceTip } from './Tip.tsx'
import { movesAt } from './targets.ts'
import { isChosen, isOpen, shiftFrom, shiftsTo, touchPlace } from './touch.ts'
import { useScene } from './use-film.ts'
import { word } from './words.ts'

const VIEW = `0 0 ${BOARD.width} ${BOARD.height}`

/** The mountain: scenery that stands, and over it everything that lives. */
export function MountainBoard() {
  const hold = useMountain()
  const { view, theme, size } = hold
  useFonts()
  const scene = useScene()
  const state = scene?.state ?? view
  const mountain = mountainOf(state)
  const shade = useCell(shading)
  const invasion = useInvasion(hold, scene)
  return (
    <div className="board mk-board">
      <img src={mountainPicture(boardOf(state).rows, state.side, theme)} alt="" draggable={false} />
      <svg viewBox={VIEW} aria-hidden="true" className="mk-state">
        <Definitions mountain={mountain} theme={theme} />
        <Places state={state} mountain={mountain} shade={shade} invasion={invasion} />
      </svg>
      <Touchable state={state} mountain={mountain} />
      {size === 'wide' && !scene && <PlaceTip mountain={mountain} />}
    </div>
  )
}

interface Invasion {
  readonly search: Search
  /** The cavern it goes to, where that is known. */
  readonly to?: number | undefined
}

/** A gnome on its way: in the film, or waiting for a decision. */
function useInvasion({ view, pointed, chosen }: Hold, scene: Scene | undefined): Invasion | undefined {
  return useMemo(() => {
    if (scene) return scene.search ? { search: scene.search, to: scene.at } : undefined
    const task = waiting(view)
    const under = task?.do === 'leadGnome' ? invasionOf(view) : undefined
    if (!under) return undefined
    const search = searchOf(view, under.clan)
    const at = [chosen?.target, pointed]
      .map((name) => (name ? boardOf(view).names.indexOf(name) : -1))
      .find((place) => search.best.some(({ cavern }) => cavern === place))
    return { search, to: at }
  }, [view, scene, pointed, chosen])
}

const Definitions = memo(function Definitions({ mountain, theme }: { mountain: Mountain; theme: ThemeName }) {
  const { steel, cold, night } = DEEP[theme]
  const markup = useMemo(
    () =>
      `${clips(mountain)}<pattern id="mk-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 3.5H7" stroke="${steel}" stroke-width="1.6" stroke-opacity="${night ? 0.3 : 0.4}"/></pattern><radialGradient id="mk-cold"><stop offset="0" stop-color="${cold}" stop-opacity="${night ? 0.7 : 0.9}"/><stop offset=".5" stop-color="${cold}" stop-opacity=".18"/><stop offset="1" stop-color="${cold}" stop-opacity="0"/></radialGradient>`,
    [mountain, steel, cold, night],
  )
  return <defs dangerouslySetInnerHTML={{ __html: markup }} />
})

/** Markup that is drawn again only when it differs. */
const Drawn = memo(function Drawn({ markup, className }: { markup: string; className?: string }) {
  return <g className={className} dangerouslySetInnerHTML={{ __html: markup }} />
})

const crowds = new Map<string, string>()

/** Finding room for a crowd takes a while, so each crowd is placed once. */
function crowdOf(mountain: Mountain, side: number, cavern: CavernShape, look: CavernLook): string {
  const { gnomes, parties, figures, leaving } = look
  const key = JSON.stringify([side, cavern.id, gnomes, parties, figures, leaving])
  const known = crowds.get(key)
  if (known !== undefined) return known
  if (crowds.size > 2000) crowds.clear()
  const made = crowdMarkup(mountain, cavern, look)
  crowds.set(key, made)
  return made
}

function Places({
  state,
  mountain,
  shade,
  invasion,
}: {
  state: State
  mountain: Mountain
  shade: Shade
  invasion: Invasion | undefined
}) {
  const hold = useMountain()
  const { theme, seat, say, pointed, deciding } = hold
  const board = boardOf(state)
  const plan = planOf(hold)
  const acting = state === hold.view
  const caverns = [...mountain.caverns.values()].map((cavern, place) => {
    const leaving = acting && seat !== null ? (plan.from[cavern.id] ?? 0) : 0
    return {
      cavern,
      place,
      look: cavernLook(state, place, seat === null ? undefined : { seat, trolls: leaving }),
      open: acting && isOpen(hold, cavern.id),
      chosen: acting && isChosen(hold, cavern.id),
    }
  })
  const thin = caverns.filter(({ open }) => open).length > 10
  const concerned = invasion
    ? new Set([...invasion.search.through, ...invasion.search.candidates.map(({ cavern }) => cavern)])
    : undefined
  const swarmHere = CLANS[state.swarm]
  return (
    <>
      {caverns.map(({ cavern, look }) => (
        <Drawn key={cavern.id} markup={holdMarkup(cavern, look, theme, shade === 'control')} />
      ))}
      {caverns.map(({ cavern, place, look, open, chosen }) => (
        <Drawn
          key={cavern.id}
          markup={
            (concerned && !concerned.has(place) ? `<path d="${cavern.d}" class="mk-veil"/>` : '') +
            (chosen
              ? edgeMarkup(cavern, open ? 'chosen' : 'refused', thin)
              : open
                ? edgeMarkup(cavern, pointed === cavern.id ? 'chosen' : 'legal', thin)
                : '') +
            labelMarkup(mountain, cavern, theme) +
            (look.holder ? flagMarkup(mountain, cavern, look.holder) : '') +
            gateMarkup(cavern, theme)
          }
        />
      ))}
      {[...mountain.lairs].map(([id, { pair, at }], i) => {
        const place = board.caverns + i
        const owner = ownerOfLair(state, place)
        return (
          <Drawn
            key={id}
            markup={lairMarkup(
              at,
              {
                pair,
                owner: owner < 0 ? undefined : peopleOf(owner),
                trolls: owner < 0 ? 0 : trollsAt(state, place, owner),
                figures: owner < 0 ? [] : figuresIn(state, place, owner),
                state:
                  acting && isChosen(hold, id) ? 'chosen' : acting && isOpen(hold, id) ? 'legal' : 'resting',
                leaving: acting ? (plan.from[id] ?? 0) : 0,
              },
              theme,
            )}
          />
        )
      })}
      {acting && <Marches mountain={mountain} />}
      {invasion && <InvasionWays mountain={mountain} invasion={invasion} />}
      {caverns.map(({ cavern, look }) => (
        <Drawn key={cavern.id} markup={crowdOf(mountain, state.side, cavern, look)} />
      ))}
      {[...mountain.halls].map(([id, { caverns: around }], hall) => (
        <Drawn
          key={id}
          markup={
            hallMarkup(
              mountain,
              id,
              {
                value: state.halls[hall],
                holders: around.map((name) => {
                  const place = board.index.get(name)!
                  const holder = controller(state, place)
                  return isOverrun(state, place) ? 'gnomes' : holder < 0 ? undefined : peopleOf(holder)
                }),
                chosen: acting && hold.chosen?.target === id,
                legal: deciding && movesAt(hold, id).length > 0,
              },
              theme,
            ) + (shade === 'score' ? hallScore(state, hall, mountain.halls.get(id)!.at) : '')
          }
        />
      ))}
      {mountain.swarms.map((spot) => (
        <Drawn key={spot.clan} markup={spot.clan === swarmHere ? '' : swarmMarkup(spot, false, theme)} />
      ))}
      {mountain.swarms.map((spot) =>
        spot.clan === swarmHere ? <Drawn key={spot.clan} markup={swarmMarkup(spot, true, theme)} /> : null,
      )}
      {mountain.swarms.map((spot, i) => {
        const name = say.name(spot.clan)
        const wide = textWidth(name, '600 13.5px Grenze, "Zen Antique Soft", serif')
        const [x, y, w, h] = plaqueBox(spot, wide)
        const open = acting && movesAt(hold, spot.clan).length > 0
        const clan = CLANS.indexOf(spot.clan)
        return (
          <Drawn
            key={spot.clan}
            markup={
              plaqueMarkup(spot, name, wide, theme, state.critical.includes(clan)) +
              (open
                ? `<rect x="${short(x - 2)}" y="${short(y)}" width="${short(w + 4)}" height="${h}" rx="3" fill="none" stroke="var(--${hold.chosen?.target === spot.clan ? 'chosen' : 'legal'})" stroke-width="2.4"/>`
                : '') +
              (shade === 'score' ? domainScore(state, clan, [x, i === 4 ? y - 12 : y + 30]) : '')
            }
          />
        )
      })}
      {invasion && <InvasionTags mountain={mountain} invasion={invasion} />}
    </>
  )
}

/** What a domain would give now: a disc and a number for each who holds something there. */
function domainScore(state: State, clan: number, [x, y]: Point): string {
  let left = Math.max(14, Math.min(BOARD.width - 70, x + 8))
  return domainNow(state, clan)
    .map((honour, seat) => {
      if (honour <= 0) return ''
      const s = discAt(peopleOf(seat), left, y, 6.6) + chip(honour, left + 17, y)
      left += 38
      return s
    })
    .join('')
}

function hallScore(state: State, hall: number, [x, y]: Point): string {
  const shares = hallNow(state, hall).flatMap((honour, seat) => (honour > 0 ? [{ honour, seat }] : []))
  return shares
    .map(({ honour, seat }, i) => {
      const left = x + (i - (shares.length - 1) / 2) * 32 - 8
      return (
        (seat < state.players.length
          ? discAt(peopleOf(seat), left, y + 22, 6)
          : gnomeAt(left - 7, y + 14, 14, 0, true)) + chip(honour, left + 15, y + 22)
      )
    })
    .join('')
}

/** Golden arrows of a march that is being put together. */
function Marches({ mountain }: { mountain: Mountain }) {
  const hold = useMountain()
  const plan = planOf(hold)
  const march = taskFor(hold, 'advance')
  if (!march || plan.to === undefined || marchers(plan) === 0 || hold.seat === null) return null
  const set = componentsOf(hold.view)
  const { names } = boardOf(hold.view)
  const origins = new Set([
    ...Object.keys(plan.from).filter((name) => plan.from[name] > 0),
    ...plan.champions.map((name) => names[hold.view.figures[set.championIndex.get(name)!]]),
  ])
  const markup = [...origins]
    .map((from) => {
      const points = wayThrough(mountain, wayOf(hold, from, plan.to!))
      const end = points[points.length - 1]
      const before = points[points.length - 2] ?? end
      const far = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1
      const stop: Point = [
        end[0] - ((end[0] - before[0]) / far) * 18,
        end[1] - ((end[1] - before[1]) / far) * 18,
      ]
      return arrowMarkup([...points.slice(0, -1), stop], 'var(--chosen)')
    })
    .join('')
  return <Drawn markup={markup} />
}

/** The shortest way through places where the seat has trolls; straight where a champion has a way of its own. */
function wayOf({ view, seat }: Hold, from: string, to: string): string[] {
  const board = boardOf(view)
  const start = board.index.get(from)!
  const goal = board.index.get(to)!
  const came = new Map<number, number>([[start, -1]])
  const queue = [start]
  for (let head = 0; head < queue.length; head++) {
    const place = queue[head]
    if (place === goal) break
    for (const near of board.adjacent[place]) {
      if (came.has(near)) continue
      const passable =
        near === goal ||
        trollsAt(view, near, seat!) > 0 ||
        (near >= board.caverns && ownerOfLair(view, near) === seat)
      if (!passable) continue
      came.set(near, place)
      queue.push(near)
    }
  }
  if (!came.has(goal)) return [from, to]
  const way: string[] = []
  for (let at = goal; at >= 0; at = came.get(at)!) way.unshift(board.names[at])
  return way
}

function invasionPoints(
  mountain: Mountain,
  names: readonly string[],
  { way }: Candidate,
  clan: number,
): Point[] {
  const caverns = way.map((cavern) => names[cavern])
  const gate = mountain.caverns.get(caverns[0])?.gate
  return [mountain.swarms[clan].at, ...(gate ? [gate] : []), ...wayThrough(mountain, caverns)]
}

/** The chosen way cold and white, equally good ones mint, rejected ones grey. */
function InvasionWays({ mountain, invasion: { search, to } }: { mountain: Mountain; invasion: Invasion }) {
  const { view } = useMountain()
  const { names } = boardOf(view)
  const draw = (candidate: Candidate, colour: string, weight: number, dash: string) =>
    arrowMarkup(invasionPoints(mountain, names, candidate, search.clan), colour, weight, dash)
  const others = search.candidates.filter(
    (each) =>
      each.cavern !== to && !search.best.includes(each) && each.trolls <= (search.best[0]?.trolls ?? 0) + 1,
  )
  const chosen = search.candidates.find(({ cavern }) => cavern === to)
  return (
    <>
      <Drawn
        className="mk-rejected"
        markup={others.map((each) => draw(each, 'var(--mk-rejected)', 2, '2 6')).join('')}
      />
      <Drawn
        markup={search.best
          .filter(({ cavern }) => cavern !== to)
          .map((each) => draw(each, 'var(--legal)', 3, '7 6'))
          .join('')}
      />
      {chosen && (
        <Drawn
          key={`${to} ${search.through.length}`}
          className="mk-way"
          markup={
            draw(chosen, 'var(--mk-way)', 4.4, '') +
            ((at) => gnomeAt(at[0] - 34, at[1] - 6, 25))(mountain.caverns.get(names[chosen.cavern])!.stand)
          }
        />
      )}
    </>
  )
}

/** "1 troll · 2 steps" over every cavern that came into question. */
function InvasionTags({ mountain, invasion: { search, to } }: { mountain: Mountain; invasion: Invasion }) {
  const { view, say } = useMountain()
  const { names } = boardOf(view)
  return search.candidates.map((candidate) => {
    const [x, y] = mountain.caverns.get(names[candidate.cavern])!.stand
    const text = word(say, 'ui.tag', { trolls: candidate.trolls, steps: candidate.steps })
    const w = textWidth(text, '700 12.5px "Alegreya Sans", "Zen Kaku Gothic New", sans-serif') + 20
    const kind = candidate.cavern === to ? 'on' : search.best.includes(candidate) ? 'best' : 'no'
    return (
      <g
        key={candidate.cavern}
        className={`mk-tag ${kind}`}
        transform={`translate(${short(x - w / 2)} ${short(y - 38)})`}
      >
        <path d={`M0 0H${w}L${w - 5} 9.5 ${w} 19H0L5 9.5Z`} />
        <text x={w / 2} y="13.8" className="middle">
          {text}
        </text>
      </g>
    )
  })
}

/** Everything that can be touched, in the order in which the keyboard visits it. */
function Touchable({ state, mountain }: { state: State; mountain: Mountain }) {
  const hold = useMountain()
  const { say } = hold
  useFonts()
  return (
    <svg viewBox={VIEW} className="mk-touch" role="group" aria-label={word(say, 'ui.mountain')}>
      {mountain.swarms.map((spot) => {
        const [x, y, w, h] = plaqueBox(
          spot,
          textWidth(say.name(spot.clan), '600 13.5px Grenze, "Zen Antique Soft", serif'),
        )
        return (
          <Target
            key={spot.clan}
            name={spot.clan}
            label={`${say.name(spot.clan)}. ${domainWords({ say, view: state }, spot.clan)}`}
            shape={<rect x={x} y={y} width={w} height={h} />}
          />
        )
      })}
      {[...mountain.caverns.values()].map(({ id, d }) => (
        <Target key={id} name={id} label={spokenPlace(hold, id)} shape={<path d={d} />} />
      ))}
      {[...mountain.lairs].map(([id, { at }]) => (
        <Target
          key={id}
          name={id}
          label={spokenPlace(hold, id)}
          shape={<ellipse cx={at[0]} cy={at[1] - 2} rx={20} ry={16} />}
        />
      ))}
      {[...mountain.halls].map(([id, { at }], hall) => (
        <Target
          key={id}
          name={id}
          label={spokenHall({ say, view: state }, hall)}
          shape={<circle cx={at[0]} cy={at[1]} r={15} />}
        />
      ))}
    </svg>
  )
}

function Target({ name, label, shape }: { name: string; label: string; shape: React.ReactElement }) {
  const hold = useMountain()
  const open = isOpen(hold, name)
  const touch = () => touchPlace(hold, name)
  const from = shiftFrom(hold)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    touch()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cavern has a shape that no HTML button can have
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen(hold, name)}
      aria-disabled={!open}
      className={open ? 'mk-target open' : 'mk-target'}
      data-target={name}
      data-legal={open || undefined}
      data-onward={(from !== undefined && shiftsTo(hold, from, name).length > 0) || undefined}
      onClick={touch}
      onKeyDown={press}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold.point(name)}
      onPointerLeave={() => hold.point(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && hold.point(name)}
      onBlur={() => hold.point(null)}
    >
      {shape}
    </g>
  )
}
