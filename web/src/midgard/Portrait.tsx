// The enemy large, behind the palisade: the left third of a fight.
import { enemyOf } from '@meadhall/midgard/state'
import { JOURNEYS } from '@meadhall/midgard/vocabulary'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { fightFigure, moonOf } from '../art/midgard/enemies/scene.ts'
import { Token } from '../art/midgard/Token.tsx'
import { picture } from '../art/picture.ts'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { artOf } from './Foe.tsx'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'
import { rewardOf, setOf } from './pieces.ts'
import { isHunt } from './use-film.ts'
import { word } from './words.ts'

const FENCE = Array.from(
  { length: 9 },
  (_, i) =>
    `<path d="M${i * 14 - 4} 160V${122 + (i % 2) * 3}l7-11 7 11V160Z" fill="#4a3324" stroke="#150d08"/><path d="M${i * 14 + 3} ${112 + (i % 2) * 3}l7 11V160h-6z" fill="#2a1b12"/>`,
).join('')

const backdrop = ([x, y]: readonly [number, number]) =>
  '<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e1c33"/><stop offset=".6" stop-color="#215a58"/><stop offset="1" stop-color="#0f2a24"/></linearGradient></defs>' +
  '<rect x="-40" y="-60" width="200" height="230" fill="url(#night)"/>' +
  `<circle cx="${x}" cy="${y - 6}" r="44" fill="#f3efd8" opacity=".14"/><circle cx="${x}" cy="${y - 6}" r="33" fill="#f3efd8" opacity=".85"/>` +
  '<path d="M-10 80L20 52 36 66 60 40 84 68 104 50 130 78V170H-10Z" fill="#17384a"/>'

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
          <CardBack kind="journey" width={150} />
          {scene.journey !== undefined && (
            <span className="mg-journey-face">
              <b className="world">{say.name(JOURNEYS[scene.journey])}</b>
              {word(say, `ui.journey.${JOURNEYS[scene.journey]}`)}
            </span>
          )}
        </span>
      </div>
    )
  const enemy = enemyOf(view, scene.enemy)
  const art = artOf(enemy)
  const set = setOf(enemy)
  const src = picture(
    `midgard fight ${art} ${set}`,
    360,
    588,
    () => backdrop(moonOf(art)) + fightFigure(art, set) + FENCE,
    '0 -48 120 196',
  )
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
