import { total } from '@meadhall/kernel/rules'
import { gnomeLines, ownReckoning, sagaProgress, standRank } from '@meadhall/mountain/score'
import { isStand, lastWave, sagaOf } from '@meadhall/mountain/stand'
import { controlsIn } from '@meadhall/mountain/status'
import { CLANS, DIFFICULTIES } from '@meadhall/mountain/vocabulary'
import { Sign } from '../app/Sign.tsx'
import { ClanSign, GnomePiece, Troll } from '../art/mountain/Pieces.tsx'
import { type Hold, useMountain } from './hold.ts'
import { peopleOf } from './people.ts'
import { phaseOf } from './phase.ts'
import { word } from './words.ts'

/** Alone against the gnomes: what must not be lost, what is to be reached, and how both sides stand. */
export function Stand() {
  const hold = useMountain()
  const { view, say } = hold
  const saga = sagaOf(view)
  return (
    <section className="mk-stand" aria-label={word(say, 'ui.lastStand')}>
      <h2 className="world">
        {saga ? say.name(saga.id) : word(say, 'ui.lastStand')}{' '}
        <small>{say.say(`option.difficulty.${DIFFICULTIES[view.difficulty]}`)}</small>
      </h2>
      {saga && <SagaGoal hold={hold} saga={saga.id} />}
      <Critical hold={hold} />
      {!saga && phaseOf(view) !== 'setUp' && <Reckoning hold={hold} />}
    </section>
  )
}

function SagaGoal({ hold: { view, say }, saga }: { hold: Hold; saga: string }) {
  const progress = sagaProgress(view)!
  return (
    <>
      <p>{say.say(`option.saga.${saga}`)}</p>
      <p className={progress.isReached ? 'good' : ''}>
        <b>{word(say, progress.atMost ? 'ui.goalMost' : 'ui.goalNow', { ...progress })}</b>
      </p>
    </>
  )
}

/** The domains in each of which a cavern must be controlled when the wave ends; they are drawn when it begins. */
function Critical({ hold: { view, say } }: { hold: Hold }) {
  if (view.critical.length === 0)
    return sagaOf(view) && view.wave === lastWave(view) ? null : (
      <p>{word(say, view.wave < lastWave(view) ? 'ui.criticalSoon' : 'ui.reckoningNow')}</p>
    )
  return (
    <>
      <p>{word(say, 'ui.criticalHold')}</p>
      <ul className="mk-critical">
        {view.critical.map((clan) => {
          const held = controlsIn(view, clan, 0)
          return (
            <li key={clan} className={held ? 'good' : 'danger'}>
              <ClanSign clan={CLANS[clan]} size={16} /> {say.name(CLANS[clan])}{' '}
              {held ? <Sign name="tick" size={12} /> : <small>{word(say, 'ui.notHeld')}</small>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Both sides of the last reckoning as things stand. */
function Reckoning({ hold: { view, say } }: { hold: Hold }) {
  const own = ownReckoning(view)
  const gnomes = total(gnomeLines(view))
  return (
    <p className="mk-stand-now">
      <Troll people={peopleOf(0)} size={18} label={say.player(0)} /> <b>{own}</b>
      <GnomePiece size={18} label={word(say, 'ui.gnomes')} /> <b>{gnomes}</b>
      {view.plunder ? <small>{word(say, 'ui.plundered', { n: view.plunder })}</small> : null}
      {isStand(view) && <small>{word(say, 'ui.asThingsStand', { rank: standRank(view) })}</small>}
    </p>
  )
}
