// The enemy large, the hunt or the journey: the left third of a fight.
import { enemyOf, KRAKEN, NONE } from '@meadhall/midgard/state'
import { JOURNEYS } from '@meadhall/midgard/vocabulary'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { type FightGround, fightPicture } from '../art/midgard/enemies/fight.ts'
import { JourneyCard } from '../art/midgard/Journey.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { artOf } from './art-of.ts'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'
import { rewardOf, setOf } from './pieces.ts'
import { isHunt } from './use-film.ts'
import { word } from './words.ts'

type Pictured = Pick<Scene, 'seat' | 'enemy' | 'shore' | 'target' | 'journey'>

function groundOf({ enemy, shore, target }: Pictured): FightGround {
  if (enemy === KRAKEN) return 'sea'
  if (shore !== NONE) return 'shore'
  return target === 0 ? 'gate' : 'barrow'
}

/** `bare`: only the picture and the name, for a result that says the rest. */
export function Portrait({ scene, bare = false }: { scene: Pictured; bare?: boolean }) {
  const { view, say } = useMidgard()
  if (isHunt(scene))
    return (
      <div className="mg-portrait hunt">
        <div className="mg-name title">{word(say, 'ui.fight.hunt')}</div>
        <span className="mg-moon">
          <Glyph name="deer" size={190} colour="#0c1a14" />
        </span>
      </div>
    )
  if (scene.enemy === NONE) return <Way journey={scene.journey} />
  const enemy = enemyOf(view, scene.enemy)
  const reward = rewardOf(enemy)
  const picture = (
    <>
      <img src={fightPicture(artOf(enemy.id, enemy.kind), setOf(enemy), groundOf(scene))} alt="" />
      <div className="mg-name title">{say.name(enemy.id)}</div>
    </>
  )
  if (bare) return <div className="mg-portrait">{picture}</div>
  return (
    <div className="mg-portrait">
      {picture}
      <div className="mg-strength attack">
        <Token name="attack" size={68} />
        <b>{enemy.attack}</b>
        <span className="world">{word(say, 'ui.attack')}</span>
      </div>
      <div className="mg-strength defence">
        <Token name="defence" size={66} />
        <b>{enemy.defense}</b>
        <span className="world">{word(say, 'ui.defence')}</span>
      </div>
      <div className="mg-reward">
        <span>
          <Token name="glory" size={32} />
          <b>{enemy.glory}</b>
        </span>
        {reward && (
          <span>
            <Token name={reward.token} size={30} />
            <b>{reward.amount}</b>
          </span>
        )}
      </div>
      {enemy.kind === 0 && <div className="mg-slain-note">{word(say, 'ui.slainTroll')}</div>}
    </div>
  )
}

/** On the way to a shore: the journey turns over. */
function Way({ journey }: { journey: number | undefined }) {
  const { say } = useMidgard()
  const id = journey === undefined ? undefined : JOURNEYS[journey]
  return (
    <div className="mg-portrait sea">
      <div className="mg-name title">{id ? say.name(id) : word(say, 'ui.fight.voyage')}</div>
      <span className="mg-journey mg-turn-html" key={id ?? ''}>
        {id ? (
          <JourneyCard journey={id} name={say.name(id)} width={210} />
        ) : (
          <CardBack kind="journey" width={190} />
        )}
      </span>
      {id && <div className="mg-journey-text">{word(say, `ui.journey.${id}`)}</div>}
    </div>
  )
}
