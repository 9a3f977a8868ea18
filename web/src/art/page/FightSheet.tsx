import { type FightGround, fightPicture } from '../midgard/enemies/fight.ts'
import { type EnemySet } from '../midgard/enemies/paint.ts'
import type { EnemyArt } from '../midgard/enemies/scene.ts'

const FIGHTS: [EnemyArt, EnemySet, FightGround][] = [
  ['hillTroll', 'troll', 'gate'],
  ['draugrChampion', 'yellow', 'barrow'],
  ['jotun', 'red', 'shore'],
  ['kraken', 'blue', 'sea'],
]

export function FightSheet() {
  return (
    <div className="row" style={{ gap: 2 }}>
      {FIGHTS.map(([art, set, where]) => (
        <img key={art} src={fightPicture(art, set, where)} alt="" width={318} height={530} />
      ))}
    </div>
  )
}
