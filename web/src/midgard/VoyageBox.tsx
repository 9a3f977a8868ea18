// What waits at the end of the way, and what the crew that is left could do about it.
import { fightOdds } from '@meadhall/midgard/odds'
import { fedByOne, isNear } from '@meadhall/midgard/shores'
import { Foe } from './Foe.tsx'
import type { Scene } from './film.ts'
import { Gauge } from './Gauge.tsx'
import { useMidgard } from './hold.ts'
import { useOdds } from './odds-shown.ts'
import type { Fallen } from './use-fallen.ts'
import { oneDigit, word } from './words.ts'

export function VoyageBox({ scene, fallen }: { scene: Scene; fallen: Fallen }) {
  const { view, say } = useMidgard()
  const [shown] = useOdds()
  const card = view.monsters[scene.shore] ?? -1
  if (card < 0) return <div className="mg-box mg-odds quiet" />
  const left = [0, 1, 2].map((kind) => scene.crew[kind] - (fallen[kind] ?? 0))
  const n = left[0] + left[1] + left[2]
  const odds = fightOdds(view, scene.seat, left, card)
  return (
    <section className="mg-box mg-odds">
      <div className="mg-box-head">
        <h3 className="world">{word(say, isNear(view, scene.shore) ? 'ui.near' : 'ui.far')}</h3>
        <span>{word(say, 'ui.feedsLong', { n: fedByOne(view, scene.shore) })}</span>
      </div>
      <div className="mg-awaits">
        <Foe card={card} coins={view.monsterCoins[scene.shore]} width={124} />
      </div>
      {shown && (
        <>
          <Gauge value={odds.win} label={word(say, 'ui.slainChance')} />
          {n > 0 && (
            <span className="small">
              {word(say, 'ui.loseAbout', { lost: oneDigit(say, odds.losses), n })}
            </span>
          )}
        </>
      )}
    </section>
  )
}
