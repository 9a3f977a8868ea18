// The enemy large, behind the palisade: the left third of a fight.
import { enemyOf } from '@meadhall/midgard/state'
import { JOURNEYS } from '@meadhall/midgard/vocabulary'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { type FightGround, fightPicture } from '../art/midgard/enemies/fight.ts'
import { JourneyCard } from '../art/midgard/Journey.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { artOf } from './Foe.tsx'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'
import { rewardOf, setOf } from './pieces.ts'
import { isHunt } from './use-film.ts'
import { word } from './words.ts'

/** Trolls come to the gate, draugr out of their barrows, monsters wait on their shores; the kraken takes a ship at sea. */
const GROUNDS: readonly FightGround[] = ['gate', 'barrow', 'shore']

export function Portrait({ scene }: { scene: Scene }) {
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
  if (scene.enemy < 0 && scene.enemy !== -2)
    return (
      <div className="mg-portrait sea">
        <div className="mg-name title">
          {scene.journey === undefined ? word(say, 'ui.fight.voyage') : say.name(JOURNEYS[scene.journey])}
        </div>
        <span className="mg-journey mg-turn-html" key={scene.journey}>
          {scene.journey === undefined ? (
            <CardBack kind="journey" width={190} />
          ) : (
            <>
              <JourneyCard
                journey={JOURNEYS[scene.journey]}
                name={say.name(JOURNEYS[scene.journey])}
                width={230}
              />
              <span className="mg-journey-face">{word(say, `ui.journey.${JOURNEYS[scene.journey]}`)}</span>
            </>
          )}
        </span>
      </div>
    )
  const enemy = enemyOf(view, scene.enemy)
  const art = artOf(enemy)
  const set = setOf(enemy)
  const src = fightPicture(art, set, scene.enemy === -2 ? 'sea' : (GROUNDS[enemy.kind] ?? 'shore'))
  const reward = rewardOf(enemy)
  return (
    <div className="mg-portrait">
      <img src={src} alt="" />
      <div className="mg-name title">{say.name(enemy.id)}</div>
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
