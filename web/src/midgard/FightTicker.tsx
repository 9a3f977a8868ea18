import { enemyOf, NONE } from '@meadhall/midgard/state'
import { FACES, WARRIORS } from '@meadhall/midgard/vocabulary'
import { Die } from '../art/midgard/Die.tsx'
import { listed } from '../table/said.ts'
import { said } from './Blows.tsx'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'
import { diceOf } from './pieces.ts'
import { isHunt } from './use-film.ts'
import { word } from './words.ts'

/** Everything the others' fights tell, small and out of the way. */
export function FightTicker({ scene }: { scene: Scene }) {
  const { view, say } = useMidgard()
  const dice = scene.faces ? diceOf(scene.faces) : []
  const what = isHunt(scene)
    ? word(say, 'ui.fight.hunt')
    : scene.enemy === NONE
      ? word(say, 'ui.fight.voyage')
      : say.name(enemyOf(view, scene.enemy).id)
  const gains = listed(
    say,
    Object.entries(scene.gains).map(
      ([good, amount]) => `+${amount} ${good === 'glory' ? word(say, 'ui.glory') : say.name(good)}`,
    ),
  )
  return (
    <div className="mg-ticker" aria-hidden="true">
      <b className="world">
        {say.player(scene.seat)} · {what}
      </b>
      <span className="mg-row">
        {dice.map((die, i) => (
          <Die key={i} warrior={WARRIORS[die.kind]} face={FACES[die.face]} size={24} />
        ))}
      </span>
      <span className="small">
        {scene.outcome
          ? `${word(say, ({ won: 'ui.won', lost: 'ui.lost', home: 'ui.hunted', idle: 'ui.idle' } as const)[scene.outcome])} ${gains}`
          : said(say, scene)}
      </span>
    </div>
  )
}
