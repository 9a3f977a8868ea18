// Alone at the table: the mark to reach, and the seed that everybody shares today.
import { person } from '@meadhall/hall/hall-table'
import { points } from '@meadhall/odin/score'
import { seedOfTheDay, start } from '../hall/start.ts'
import { settings } from '../store/settings.ts'
import { mine, useOdin } from './hold.ts'
import { MARK } from './verdict.ts'
import { signed, word } from './words.ts'

export function Solo() {
  const hold = useOdin()
  const { view, say, size } = hold
  const sum = points(view, mine(hold))
  const share = Math.max(0, Math.min(1, (sum + 86) / (MARK + 86)))
  const seed = seedOfTheDay()
  const daily = () =>
    start({
      game: 'odin',
      holders: [person(settings.get().name || say.player(mine(hold)))],
      options: {},
      seedName: seed,
      odds: true,
    })
  const words = word(say, sum >= MARK ? 'ui.solo.passed' : 'ui.solo.mark', { points: signed(sum) })
  if (size === 'phone')
    return (
      <div className="od-solo phone">
        <span>{words}</span>
        <meter min={-86} max={MARK} value={sum} aria-label={words} />
      </div>
    )
  return (
    <div className="od-solo">
      <h2 className="world">{word(say, 'ui.solo')}</h2>
      <p>{words}</p>
      <svg width="196" height="26" viewBox="0 0 196 26" aria-hidden="true">
        <rect x="1" y="9" width="194" height="8" rx="4" fill="var(--track)" stroke="var(--track-edge)" />
        <rect
          x="2"
          y="10"
          width={Math.max(2, 192 * share)}
          height="6"
          rx="3"
          fill={sum >= MARK ? 'var(--good)' : 'var(--line)'}
        />
        <path d={`M${2 + (192 * 86) / (MARK + 86)} 6v14M193 3v20`} stroke="var(--text)" strokeWidth="1.5" />
      </svg>
      <p className="dim">{word(say, 'ui.solo.lastRound')}</p>
      <p className="dim">{word(say, 'ui.solo.daily', { seed })}</p>
      <button type="button" className="button" onClick={() => void daily()}>
        {word(say, 'ui.solo.playDaily')}
      </button>
    </div>
  )
}
