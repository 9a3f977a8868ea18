import { boardOf, componentsOf } from '@meadhall/mountain/components'
import type { Candidate, Search } from '@meadhall/mountain/search'
import { memo } from 'react'
import { type Point, n as short } from '../art/ink.ts'
import { type Mountain, wayThrough } from '../art/mountain/geometry.ts'
import { gnomeAt } from '../art/mountain/pieces.ts'
import { arrowMarkup } from '../art/mountain/state.ts'
import { textWidth } from '../art/text.ts'
import { useMountain } from './hold.ts'
import { marchers, planOf, taskFor } from './plan.ts'
import { invasionPoints, wayOf } from './way.ts'
import { word } from './words.ts'

export interface Invasion {
  readonly search: Search
  /** The cavern it goes to, where that is known. */
  readonly to?: number | undefined
  /** It is on its way there in the film. */
  readonly walks?: boolean
}

/** Markup that is drawn again only when it differs. */
export const Drawn = memo(function Drawn({ markup, className }: { markup: string; className?: string }) {
  return <g className={className} dangerouslySetInnerHTML={{ __html: markup }} />
})

/** Golden arrows of a march that is being put together. */
export function Marches({ mountain }: { mountain: Mountain }) {
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
      const points = wayThrough(mountain, wayOf(hold.view, hold.seat!, from, plan.to!))
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

/** The chosen way cold and white, equally good ones mint, rejected ones grey. */
export function InvasionWays({
  mountain,
  invasion: { search, to, walks },
}: {
  mountain: Mountain
  invasion: Invasion
}) {
  const { view, lasting } = useMountain()
  const { names } = boardOf(view)
  const still = !walks || lasting(1000) === 0
  const draw = (candidate: Candidate, colour: string, weight: number, dash: string) =>
    arrowMarkup(invasionPoints(mountain, names, candidate.way, search.clan), colour, weight, dash)
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
            (still
              ? ((at) => gnomeAt(at[0] - 34, at[1] - 6, 25))(
                  mountain.caverns.get(names[chosen.cavern])!.stand,
                )
              : '')
          }
        />
      )}
    </>
  )
}

/** "1 troll · 2 steps" over every cavern that came into question. */
export function InvasionTags({
  mountain,
  invasion: { search, to },
}: {
  mountain: Mountain
  invasion: Invasion
}) {
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
