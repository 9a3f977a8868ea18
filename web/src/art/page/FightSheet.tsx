import { Die } from '../midgard/Die.tsx'
import { Defences, FightPortrait } from '../midgard/FightPortrait.tsx'

const WORDS = { attack: 'Attack', defence: 'Defence', note: 'slain: cast off 1 blame, hand 1 out' }

export function FightSheet() {
  return (
    <div className="sheet row" style={{ alignItems: 'flex-start' }}>
      <FightPortrait
        art="hillTroll"
        set="troll"
        where="gate"
        name="Hill Troll"
        attack={2}
        defence={4}
        glory={5}
        reward={{ token: 'wood', count: 2 }}
        words={WORDS}
        height={640}
      />
      <FightPortrait
        art="draugrChampion"
        set="yellow"
        where="barrow"
        name="Draugr Champion"
        attack={2}
        defence={4}
        glory={5}
        reward={{ token: 'coin', count: 3 }}
        words={WORDS}
        height={640}
      />
      <FightPortrait
        art="seaSerpent"
        set="blue"
        where="sea"
        name="Sea Serpent"
        attack={3}
        defence={5}
        glory={13}
        reward={{ token: 'favor', count: 2 }}
        words={WORDS}
        height={640}
      />
      <Defences hits={3} of={4} />
      <Die warrior="swordsman" size={84} turn={-6} />
    </div>
  )
}
