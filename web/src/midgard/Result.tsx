// What became of the viewer's fight, hunt or voyage. It stands until the viewer goes on.
import { enemyOf, HUNT, KRAKEN, NONE, type State } from '@meadhall/midgard/state'
import { Band } from '../app/Mark.tsx'
import { clanOf } from '../art/clans.tsx'
import { Banner } from '../art/midgard/Banner.tsx'
import { Arrow } from './Arrow.tsx'
import type { Next } from './beats.ts'
import { Golden } from './Golden.tsx'
import { useMidgard } from './hold.ts'
import { Portrait } from './Portrait.tsx'
import { Aside, HowItWent, Lost, Ranks, Spoils } from './ResultParts.tsx'
import type { Result as FightResult } from './results.ts'
import { crewAtFirst } from './story.ts'
import { total } from './use-roll.ts'
import { BEHIND } from './use-window.ts'
import { labelled, word } from './words.ts'
import './style/result.css'
import './style/result-small.css'

export function Result({
  result,
  next,
  onNext,
  onAgain,
}: {
  result: FightResult
  next: Next | undefined
  onNext: () => void
  onAgain: (() => void) | undefined
}) {
  const { say, size, view } = useMidgard()
  const title = titleOf(result)
  return (
    <div className={`mg-fight ${size}`}>
      <div
        className={`mg-fight-panel mg-result ${result.outcome}`}
        role="dialog"
        data-behind={BEHIND.everything}
        aria-label={word(say, title)}
      >
        <Ended result={result} />
        <div className="mg-result-body">
          <header>
            <h2 className="title">{word(say, title)}</h2>
            <p className="world">{sentence(say, view, result)}</p>
            {size === 'wide' && result.outcome === 'won' && <Band length={130} height={22} />}
          </header>
          <div className="mg-result-parts">
            {result.outcome === 'won' || result.outcome === 'home' ? (
              <Spoils result={result} />
            ) : (
              <Lost result={result} />
            )}
            <div className="mg-result-row">
              <HowItWent result={result} />
              <Aside result={result} />
            </div>
            <Ranks result={result} />
          </div>
          <footer>
            <span className="mg-next small">{next && nextWords(say, view, next)}</span>
            {onAgain && (
              <button type="button" className="button big" onClick={onAgain}>
                {word(say, 'ui.result.watch')}
              </button>
            )}
            <Golden onClick={onNext}>
              {word(say, result.gains.length > 0 ? 'ui.result.take' : 'ui.goOn')}
            </Golden>
          </footer>
        </div>
      </div>
    </div>
  )
}

const TITLES = { won: 'ui.won', lost: 'ui.lost', home: 'ui.hunted', idle: 'ui.result.onTheWay' } as const
const titleOf = ({ outcome }: FightResult) => TITLES[outcome]

function sentence(say: ReturnType<typeof useMidgard>['say'], state: State, result: FightResult): string {
  const n = total(crewAtFirst(result))
  if (result.outcome === 'idle') return word(say, 'ui.result.voyage', { shore: `shore${result.shore}` })
  if (result.enemy === HUNT) return word(say, 'ui.result.hunt', { n })
  return word(say, result.outcome === 'won' ? 'ui.result.won' : 'ui.result.lost', {
    n,
    enemy: enemyOf(state, result.enemy).id,
  })
}

function nextWords(say: ReturnType<typeof useMidgard>['say'], state: State, next: Next): string {
  if (next.kind === 'end') return word(say, 'ui.result.nextEnd')
  const who = say.player(next.seat)
  if (next.kind === 'hunt') return word(say, 'ui.result.nextHunt', { who })
  if (next.kind === 'sail') return word(say, 'ui.result.nextSail', { who, shore: `shore${next.shore}` })
  return word(say, 'ui.result.next', { who, enemy: enemyOf(state, next.enemy).id })
}

/** The beast goes dark behind the banner, or stays lit. */
function Ended({ result }: { result: FightResult }) {
  const { say, view } = useMidgard()
  const won = result.outcome === 'won'
  const target = result.enemy >= 0 && enemyOf(view, result.enemy).kind === 0 ? 0 : 1
  const lines = ending(say, view, result)
  return (
    <div className={won ? 'mg-ended won' : 'mg-ended'}>
      <Portrait
        bare
        scene={{
          seat: result.seat,
          enemy: result.enemy,
          shore: result.shore,
          target,
          ...(result.journeys.length > 0 && { journey: result.journeys.at(-1)! }),
        }}
      />
      {won && <Banner clan={clanOf(result.seat)} />}
      <div className="mg-ending">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {won && result.enemy !== KRAKEN && (
          <b>
            {labelled(say, word(say, 'ui.slain'), result.slain - 1)} <Arrow /> {result.slain}
          </b>
        )}
      </div>
    </div>
  )
}

function ending(say: ReturnType<typeof useMidgard>['say'], state: State, result: FightResult): string[] {
  const { outcome, enemy, shore, rounds } = result
  if (outcome === 'home' || outcome === 'idle') return []
  if (outcome === 'won') {
    const free = enemy !== KRAKEN && shore !== NONE
    return free ? [word(say, 'ui.result.shoreFree', { shore: `shore${shore}` })] : []
  }
  if (enemy === KRAKEN) return [word(say, 'ui.result.krakenStays')]
  const healed = word(say, 'ui.result.healed', { n: rounds.at(-1)?.damage ?? 0 })
  const then =
    shore !== NONE
      ? 'ui.result.coinMore'
      : enemyOf(state, enemy).kind === 0
        ? 'ui.result.trollStays'
        : 'ui.result.draugrStays'
  return [healed, word(say, then)]
}
