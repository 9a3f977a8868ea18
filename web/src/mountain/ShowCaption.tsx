import { boardOf } from '@meadhall/mountain/components'
import { CLANS } from '@meadhall/mountain/vocabulary'
import { type Point, n as short } from '../art/ink.ts'
import { BOARD_VIEW, type Mountain } from '../art/mountain/geometry.ts'
import { ClanSign, GnomePiece } from '../art/mountain/Pieces.tsx'
import { listed } from '../table/said.ts'
import { ChampionFace } from './Champions.tsx'
import { decidedBy, deciderWords } from './Decided.tsx'
import { boxIn, farCorner } from './dock.ts'
import { wayTo } from './film.ts'
import { type Hold, useMountain } from './hold.ts'
import type { Scene } from './scene.ts'
import { invasionPoints } from './way.ts'
import { sentences, word } from './words.ts'

/** The room that a caption takes, in units of the board. */
const WIDTH = 340
const HEIGHT = 96

/** What a scene is about on the mountain: the way of a gnome, its goal last; the camp of a swarm. */
function deedOf(mountain: Mountain, { search, at, clan, state, kind }: Scene): Point[] {
  const { names } = boardOf(state)
  if (search && at !== undefined) {
    const way = search.candidates.find(({ cavern }) => cavern === at)?.way ?? [at]
    const others = search.best.map(({ cavern }) => mountain.caverns.get(names[cavern])!.stand)
    return [...others, ...invasionPoints(mountain, names, way, search.clan)]
  }
  return clan && kind === 'gate' ? [mountain.swarms[CLANS.indexOf(clan)].at] : []
}

export function captionOf(hold: Hold, scene: Scene): { title: string; lines: readonly string[] } {
  const { say } = hold
  const { names } = boardOf(scene.state)
  const [first, ...rest] = scene.told
  if (scene.kind !== 'gnome' || scene.at === undefined)
    return { title: first ? say.happening(first) : '', lines: rest.map(say.happening) }
  const at = names[scene.at]
  const walked = wayTo(scene).slice(0, -1)
  return {
    title: word(say, first.what === 'gnomeInvaded' ? 'ui.show.enters' : 'ui.show.strikes', {
      n: scene.gnome ?? 0,
      at,
    }),
    lines: [
      ...(scene.decider
        ? [
            sentences(say, [
              decidedBy(hold, scene.state, scene.decider),
              deciderWords(hold, scene.decider, at),
            ]),
          ]
        : []),
      sentences(say, [
        walked.length > 0
          ? word(say, 'ui.show.through', {
              caverns: listed(
                say,
                walked.map((cavern) => say.name(names[cavern])),
              ),
              n: walked.length + 1,
            })
          : '',
        ...(first.what === 'gnomeInvaded'
          ? []
          : [...scene.told.map(say.happening), word(say, 'ui.gnomeBeaten')]),
      ]),
    ].filter((line) => line !== ''),
  }
}

/** What is shown, in the corner of the mountain that is farthest from it, tied to it by a thread. */
export function ShowCaption({ scene, mountain }: { scene: Scene; mountain: Mountain }) {
  const points = deedOf(mountain, scene)
  const corner = farCorner(points, WIDTH, HEIGHT)
  const [left, top] = boxIn(corner, WIDTH, HEIGHT)
  const deed = points.at(-1)
  return (
    <>
      {deed && (
        <svg viewBox={BOARD_VIEW} className="mk-thread" aria-hidden="true">
          <path
            d={`M${short(left + WIDTH / 2)} ${short(top + HEIGHT / 2)}L${short(deed[0])} ${short(deed[1])}`}
          />
          <circle cx={deed[0]} cy={deed[1]} r="20" />
        </svg>
      )}
      <CaptionPlate scene={scene} className={`docked ${corner.x} ${corner.y}`} />
    </>
  )
}

export function CaptionPlate({ scene, className }: { scene: Scene; className: string }) {
  const hold = useMountain()
  const { title, lines } = captionOf(hold, scene)
  if (!title && lines.length === 0) return null
  return (
    <div className={`mk-caption ${className}`} role="status">
      <CaptionPicture scene={scene} />
      <div>
        <h2 className="world">{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

function CaptionPicture({ scene: { kind, clan, champion } }: { scene: Scene }) {
  if (kind === 'gnome') return <GnomePiece size={44} />
  if (champion !== undefined) return <ChampionFace champion={champion} size={44} />
  return clan ? <ClanSign clan={clan} size={34} /> : null
}
