// The heart of the game: dice that roll, what they do, who falls, and what else could be done about it.
import { NONE } from '@meadhall/midgard/state'
import { Catch, Crew, Strike } from './Blows.tsx'
import { FightButtons } from './FightButtons.tsx'
import { OddsBox } from './FightOdds.tsx'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'
import { Portrait } from './Portrait.tsx'
import { RollTray } from './RollTray.tsx'
import { useFallen } from './use-fallen.ts'
import { type Film, isHunt } from './use-film.ts'
import { usePicked } from './use-roll.ts'
import { BEHIND } from './use-window.ts'
import { VoyageBox } from './VoyageBox.tsx'
import { word } from './words.ts'

export function Fight({ film }: { film: Film & { scene: Scene } }) {
  const { scene, playing, next } = film
  const { say, size } = useMidgard()
  const [picked, pick] = usePicked()
  const [fallen, setFallen] = useFallen(scene)
  return (
    // A click anywhere finishes the animation, as the Go on button does.
    <div className={`mg-fight ${size}`} onClick={() => playing && next()}>
      <div
        className={scene.enemy === NONE ? 'mg-fight-panel voyage' : 'mg-fight-panel'}
        role="dialog"
        data-behind={BEHIND.everything}
        aria-label={titleOf(scene, say)}
      >
        <Portrait scene={scene} />
        <div className="mg-fight-body">
          <header>
            <h2 className="title">{titleOf(scene, say)}</h2>
            {scene.round > 0 && !isHunt(scene) && (
              <span className="world dim">{word(say, 'ui.fight.round', { n: scene.round })}</span>
            )}
          </header>
          <RollTray scene={scene} picked={picked} pick={pick} />
          <div className="mg-fight-grid">
            <div className="mg-fight-column">
              {!isHunt(scene) && scene.enemy !== NONE && <Strike scene={scene} />}
              {isHunt(scene) ? (
                <Catch scene={scene} />
              ) : (
                <Crew scene={scene} fallen={fallen} setFallen={setFallen} />
              )}
            </div>
            {scene.enemy === NONE ? (
              <VoyageBox scene={scene} fallen={fallen} />
            ) : (
              <OddsBox scene={scene} picked={picked} />
            )}
          </div>
          <footer>
            <FightButtons film={film} picked={picked} fallen={fallen} />
          </footer>
        </div>
      </div>
    </div>
  )
}

function titleOf(scene: Scene, say: ReturnType<typeof useMidgard>['say']): string {
  if (isHunt(scene)) return word(say, 'ui.fight.hunt')
  if (scene.enemy === NONE) return word(say, 'ui.fight.voyage')
  if (scene.shore !== NONE) return word(say, 'ui.fight.sea')
  return word(say, scene.target === 0 ? 'ui.fight.gate' : 'ui.fight.wall')
}
