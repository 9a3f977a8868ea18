import { WARRIORS } from '@meadhall/midgard/vocabulary'
import { EnemyCard, EnemyPortrait } from '../midgard/enemies/EnemyCard.tsx'
import { type EnemySet } from '../midgard/enemies/paint.ts'
import { ENEMY_ARTS, type EnemyArt } from '../midgard/enemies/scene.ts'

const SETS: EnemySet[] = ['red', 'blue', 'yellow']
const words = (art: string) => art.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase())
const setOf = (art: EnemyArt, i: number): EnemySet => (art.endsWith('Troll') ? 'troll' : SETS[i % 3])

export function EnemiesSheet() {
  return (
    <div className="sheet">
      <h2>Enemies</h2>
      <div className="row" style={{ gap: 22 }}>
        {ENEMY_ARTS.map((art, i) => {
          const set = setOf(art, i)
          const card = {
            art,
            set,
            name: words(art),
            attack: 1 + (i % 3),
            defence: 2 + (i % 5),
            glory: 3 + i,
            reward: { token: set === 'troll' ? ('wood' as const) : ('favor' as const), count: 1 + (i % 3) },
            forbidden: i % 4 === 2 ? WARRIORS[i % 3] : undefined,
            coins: i % 5 === 4 ? 2 : 0,
          }
          return (
            <div key={art} className="row" style={{ alignItems: 'flex-start' }}>
              <EnemyCard {...card} width={132} />
              <div>
                <EnemyCard {...card} width={66} />
                <div style={{ height: 10 }} />
                <EnemyPortrait art={art} set={set} size={60} />
              </div>
            </div>
          )
        })}
      </div>
    </div>
  )
}
