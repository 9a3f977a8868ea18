import { useEffect, useRef } from 'react'
import { EnterKey, Sign } from '../app/Sign.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { GnomePiece } from '../art/mountain/Pieces.tsx'
import { useKeys } from '../table/keys.ts'
import { type Hold, useMountain } from './hold.ts'
import { CaptionPlate } from './ShowCaption.tsx'
import type { Scene, Steps } from './scene.ts'
import { word } from './words.ts'

/** Where the show is: "Invasion 3 of 5, gnome 2 of 3". */
function whereOf({ say, view }: Hold, { kind, card, gnome, gnomes }: Scene): string {
  if (kind === 'gate' || kind === 'gnome') {
    const where =
      card === 'breach' || card === undefined
        ? word(say, 'ui.show.breach')
        : word(say, 'ui.show.invasion', { n: card, all: view.gates.length })
    return gnome ? word(say, 'ui.show.gnome', { where, n: gnome, all: gnomes ?? 0 }) : where
  }
  return word(say, kind === 'champion' ? 'ui.show.champions' : 'ui.show.scoring')
}

/** In the prompt's place while a show runs: a mark for each scene, steps, a pause, and the way to its end. */
export function ShowBar({ scene, scenes, at, paused, pause, next, back, skip }: Steps & { scene: Scene }) {
  const hold = useMountain()
  const { say, size, show } = hold
  const last = show?.told.some(({ what }) => what === 'gameEnds') ?? false
  useKeys(
    {
      ArrowLeft: back,
      ArrowRight: next,
      ' ': () => pause(!paused),
      Escape: skip,
    },
    true,
  )
  // Keys go on from here; what was pressed before is behind it.
  const bar = useRef<HTMLElement>(null)
  useEffect(() => bar.current?.focus({ preventScroll: true }), [])
  const invaded = scene.kind === 'gate' || scene.kind === 'gnome'
  return (
    <section ref={bar} tabIndex={-1} className={`mk-showbar ${size}`} aria-label={whereOf(hold, scene)}>
      {size === 'phone' && !scene.tally && <CaptionPlate scene={scene} className="plain" />}
      {invaded ? <GnomePiece size={30} /> : <Token name="glory" size={28} />}
      <div className="mk-show-words">
        <h2 className="world">{whereOf(hold, scene)}</h2>
        <ol className="mk-marks" aria-label={word(say, 'ui.show.at', { n: at + 1, all: scenes.length })}>
          {scenes.map((_, i) => (
            <li key={i} className={i === at ? 'now' : i < at ? 'past' : ''} />
          ))}
        </ol>
      </div>
      <button
        type="button"
        className="button"
        disabled={at === 0}
        aria-label={word(say, 'ui.stepBack')}
        onClick={back}
      >
        <Sign name="back" /> <span>{word(say, 'ui.step')}</span>
      </button>
      <button
        type="button"
        className="button"
        aria-label={word(say, paused ? 'ui.play' : 'ui.pause')}
        data-paused={paused || undefined}
        onClick={() => pause(!paused)}
      >
        <Sign name={paused ? 'on' : 'pause'} /> <span>{word(say, paused ? 'ui.play' : 'ui.pause')}</span>
      </button>
      <button type="button" className="button" aria-label={word(say, 'ui.stepOn')} onClick={next}>
        <span>{word(say, 'ui.step')}</span> <Sign name="on" />
      </button>
      <button type="button" className="button main" onClick={skip}>
        {word(say, last ? 'ui.toSheet' : 'ui.toEnd')} <EnterKey />
      </button>
    </section>
  )
}
