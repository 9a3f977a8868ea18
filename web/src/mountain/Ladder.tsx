import { waiting } from '@meadhall/kernel/agenda'
import { boardOf, placeNamed } from '@meadhall/mountain/components'
import { FIRST_FALLEN, OTHER_FALLEN } from '@meadhall/mountain/data/tables'
import { type Search, searchOf } from '@meadhall/mountain/search'
import { CLANS } from '@meadhall/mountain/vocabulary'
import type { ReactNode } from 'react'
import { GnomePiece } from '../art/mountain/Pieces.tsx'
import { listed } from '../table/said.ts'
import { invasionOf } from './film.ts'
import { GateCard } from './Gates.tsx'
import { useMountain } from './hold.ts'
import type { Scene } from './scene.ts'
import { whoIn } from './spoken.ts'
import { word } from './words.ts'

/** Why a gnome goes where it goes, rung by rung; the last one in gold says what decided. */
export function InvasionLadder({ scene }: { scene: Scene | undefined }) {
  const { view, say, seat } = useMountain()
  const under = invasionOf(view)
  const clan = scene?.clan ? CLANS.indexOf(scene.clan) : (under?.clan ?? 0)
  const gnomes = scene?.gnomes ?? under?.gnomes ?? 0
  const gnome = scene ? (scene.gnome ?? 0) : (under?.gnome ?? 0) + 1
  const search = scene ? scene.search : searchOf(view, clan)
  const task = waiting(view)
  const decider = !scene && task?.do === 'leadGnome' ? task.seat : undefined
  return (
    <section className="mk-ladder" aria-label={word(say, 'ui.whyThere')}>
      <header>
        <GateCard clan={clan} size={80} />
        <div>
          <h2 className="title">{word(say, 'ui.invaded', { clan: CLANS[clan] })}</h2>
          <p className="dim">{word(say, 'ui.invaders', { n: gnomes })}</p>
        </div>
      </header>
      <ol className="mk-invaders" aria-hidden="true">
        {Array.from({ length: gnomes }, (_, i) => (
          <li key={i} className={i + 1 === gnome ? 'now' : i + 1 < gnome ? 'past' : ''}>
            <GnomePiece size={28} />
          </li>
        ))}
      </ol>
      {search && <Rungs search={search} at={scene?.at} decider={decider} own={seat} />}
      {decider !== undefined && decider === seat && <Costs />}
      {scene && (
        <p className="mk-outcome">
          {scene.told.map((happening) => (
            <span key={happening.what}>{say.happening(happening)} </span>
          ))}
        </p>
      )}
    </section>
  )
}

function Rungs({
  search,
  at,
  decider,
  own,
}: {
  search: Search
  at: number | undefined
  decider: number | undefined
  own: number | null
}) {
  const { view, say } = useMountain()
  const { names } = boardOf(view)
  const named = (caverns: readonly number[]) =>
    listed(
      say,
      caverns.map((cavern) => say.name(names[cavern])),
    )
  const fewest = search.best[0]?.trolls ?? 0
  const easiest = search.candidates.filter(({ trolls }) => trolls === fewest)
  const nearest = search.best[0]?.steps ?? 0
  const decided = search.best.length === 1
  const rungs: ReactNode[] = [
    search.through.length > 0
      ? word(say, 'ui.why.through', { caverns: named(search.through) })
      : word(say, 'ui.why.gate'),
    fewest === 0
      ? word(say, 'ui.why.empty', { caverns: named(easiest.map(({ cavern }) => cavern)) })
      : word(say, 'ui.why.noEmpty'),
  ]
  if (fewest > 0)
    rungs.push(word(say, 'ui.why.fewest', { n: fewest, caverns: named(easiest.map(({ cavern }) => cavern)) }))
  if (easiest.length > 1)
    rungs.push(
      word(say, 'ui.why.nearest', { n: nearest, caverns: named(search.best.map(({ cavern }) => cavern)) }),
    )
  if (!decided)
    rungs.push(
      decider === undefined
        ? word(say, 'ui.why.decided', { cavern: at === undefined ? '' : names[at] })
        : decider === own
          ? word(say, 'ui.why.you')
          : word(say, 'ui.why.other', { seat: decider }),
    )
  return (
    <>
      <h3 className="world">{word(say, 'ui.whyThere')}</h3>
      <ol className="mk-rungs">
        {rungs.map((rung, i) => (
          <li key={i} className={i === rungs.length - 1 ? 'last' : ''}>
            {rung}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The caverns among which the viewer decides, and what happens in each. */
function Costs() {
  const hold = useMountain()
  const { view, say, legal, choose, chosen, send, point } = hold
  const task = waiting(view)
  if (task?.do !== 'leadGnome') return null
  const honour = task.breach >= 0 ? 0 : task.fallen ? OTHER_FALLEN : FIRST_FALLEN[view.wave]
  return (
    <>
      <h3 className="world">{word(say, 'ui.costs')}</h3>
      {legal.map((move) => {
        if (move.do !== 'lead') return null
        const who = whoIn(hold, placeNamed(boardOf(view), move.to))
        return (
          <button
            key={move.to}
            type="button"
            className="mk-cost"
            aria-pressed={chosen?.target === move.to}
            onPointerEnter={() => point(move.to)}
            onPointerLeave={() => point(null)}
            onClick={() =>
              chosen?.target === move.to ? send(move) : choose({ target: move.to, moves: [move] })
            }
          >
            <b>{say.name(move.to)}</b>{' '}
            {who.length > 0
              ? word(say, 'ui.cost', { who: listed(say, who), honour })
              : word(say, 'ui.costEmpty')}
          </button>
        )
      })}
    </>
  )
}
