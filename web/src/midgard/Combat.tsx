// Combat as it is seen: fights scene by scene, how they ended, the end of the round. Fetched when it comes to that.
import { change, useSettings } from '../store/settings.ts'
import { Fight } from './Fight.tsx'
import { FightTicker } from './FightTicker.tsx'
import { useMidgard } from './hold.ts'
import { Result } from './Result.tsx'
import { RoundEnd } from './RoundEnd.tsx'
import { useFilm } from './use-film.ts'

export function Combat() {
  const film = useFilm()
  const { seat, show } = useMidgard()
  const { roundEnd } = useSettings()
  const { beat, scene } = film
  if (beat?.kind === 'result')
    return <Result result={beat.result} next={beat.next} onNext={film.next} onAgain={film.again} />
  if (beat?.kind === 'roundEnd')
    return (
      <RoundEnd
        end={beat.end}
        told={[...film.earlier, ...(show?.told.slice(0, beat.end.end) ?? [])]}
        always={roundEnd}
        onAlways={(always) => change({ roundEnd: always })}
        onNext={film.next}
      />
    )
  if (!scene) return null
  return scene.seat === seat ? <Fight film={{ ...film, scene }} /> : <FightTicker scene={scene} />
}
