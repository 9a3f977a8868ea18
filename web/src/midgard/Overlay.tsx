import { waiting } from '@meadhall/kernel/agenda'
import { change, useSettings } from '../store/settings.ts'
import { assign, result, roundEndCard, useAhead } from './ahead.ts'
import {
  Blame,
  Destinies,
  Gifts,
  KeepDestiny,
  KeepWarriors,
  LeaderChoice,
  Market,
  RuneOffer,
  RuneShelf,
  Slain,
  Success,
} from './Choices.tsx'
import { Chooser } from './Chooser.tsx'
import { Fight } from './Fight.tsx'
import { FightTicker } from './FightTicker.tsx'
import { useMidgard } from './hold.ts'
import { useSilenced } from './silenced.ts'
import { useFilm } from './use-film.ts'

/** What lies over the board: a fight, assigning, or a choice that the board has no place for. */
export function Overlay() {
  const film = useFilm()
  const { size, view, seat, show } = useMidgard()
  const { roundEnd } = useSettings()
  useAhead(view)
  const silent = useSilenced()
  const { beat, scene } = film
  if (beat?.kind === 'result')
    return <result.Part result={beat.result} next={beat.next} onNext={film.next} onAgain={film.again} />
  if (beat?.kind === 'roundEnd')
    return (
      <roundEndCard.Part
        end={beat.end}
        told={[...film.earlier, ...(show?.told.slice(0, beat.end.end) ?? [])]}
        always={roundEnd}
        onAlways={(always) => change({ roundEnd: always })}
        onNext={film.next}
      />
    )
  if (scene?.seat === seat) return <Fight film={{ ...film, scene }} />
  return (
    <>
      {scene && <FightTicker scene={scene} />}
      {!silent && <Decision />}
      {size === 'phone' && <Chooser />}
    </>
  )
}

function Decision() {
  const { view, deciding, chosen, legal, update } = useMidgard()
  // A rune may be used at any time, so it comes before whatever else is to be decided.
  switch (chosen?.target) {
    case 'rune gifts':
      if (legal.some((move) => move.do === 'rune' && move.rune === 'gifts')) return <Gifts />
      break
    case 'rune success':
      return <Success />
    case 'runes':
      return <RuneShelf />
    case 'destinies':
      return <Destinies />
    case 'slain':
      return <Slain />
    default:
  }
  if (!deciding) return null
  switch (waiting(view)?.do) {
    case 'chooseLeader':
      return <LeaderChoice />
    case 'trade':
      return <Market />
    case 'keepWarriors':
      return <KeepWarriors key={update.n} />
    case 'keepDestiny':
      return <KeepDestiny />
    case 'assign':
    case 'assignInTurnOrder':
      return <assign.Part />
    case 'chooseBlamed':
      return <Blame />
    case 'offerRune':
      return <RuneOffer />
    case 'runeWindow':
    case 'beforeFight':
      return <RuneShelf />
    default:
      return null
  }
}
