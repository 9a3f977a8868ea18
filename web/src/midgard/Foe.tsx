import type { Speaker } from '@meadhall/hall/say'
import { enemyOf, type State } from '@meadhall/midgard/state'
import { COLOURS, WARRIORS } from '@meadhall/midgard/vocabulary'
import { EnemyCard, EnemyPortrait } from '../art/midgard/enemies/EnemyCard.tsx'
import { artOf } from './art-of.ts'
import { useMidgard } from './hold.ts'
import { rewardOf, setOf } from './pieces.ts'
import { clauses, word } from './words.ts'

/** What is printed on an enemy, as one spoken line. */
export function foeInWords(say: Speaker, state: State, card: number): string {
  const enemy = enemyOf(state, card)
  const parts = [
    word(say, 'ui.enemy', {
      name: enemy.id,
      attack: enemy.attack,
      defense: enemy.defense,
      glory: enemy.glory,
    }),
  ]
  const reward = rewardOf(enemy)
  if (reward)
    parts.push(
      word(say, 'ui.enemy.reward', {
        amount: reward.amount,
        good: reward.token === 'coin' ? 'coins' : reward.token,
      }),
    )
  if (enemy.colour >= 0) parts.push(word(say, 'ui.enemy.colour', { colour: COLOURS[enemy.colour] }))
  if (enemy.forbids >= 0) parts.push(word(say, 'ui.enemy.forbids', { warrior: WARRIORS[enemy.forbids] }))
  return clauses(say, parts)
}

export interface FoeProps {
  card: number
  coins?: number
  wounds?: number
  threatens?: boolean
  x?: number
  y?: number
  width?: number
}

/** An enemy's card as it lies at this table. */
export function Foe({ card, coins = 0, wounds = 0, threatens = false, ...where }: FoeProps) {
  const { view, say } = useMidgard()
  const enemy = enemyOf(view, card)
  const reward = rewardOf(enemy)
  return (
    <EnemyCard
      {...where}
      thing={`enemy ${card}`}
      art={artOf(enemy.id, enemy.kind)}
      set={setOf(enemy)}
      name={say.name(enemy.id)}
      attack={enemy.attack}
      defence={enemy.defense}
      glory={enemy.glory}
      reward={reward && { token: reward.token as 'wood' | 'coin' | 'favor', count: reward.amount }}
      forbidden={enemy.forbids < 0 ? undefined : WARRIORS[enemy.forbids]}
      coins={coins}
      wounds={Math.min(wounds, enemy.defense)}
      threatens={threatens}
    />
  )
}

export function FoePortrait({ card, size }: { card: number; size: number }) {
  const { view } = useMidgard()
  const enemy = enemyOf(view, card)
  return <EnemyPortrait art={artOf(enemy.id, enemy.kind)} set={setOf(enemy)} size={size} />
}
