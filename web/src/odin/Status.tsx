import { harvestLevel } from '@meadhall/odin/data/rounds'
import { HARVEST } from '@meadhall/odin/data/tiles'
import { RuneStone } from '../table/RuneStone.tsx'
import { useOdin } from './hold.ts'
import { Tick } from './marks.tsx'
import { word } from './words.ts'

const RUNES = ['ᚠ', 'ᚢ', 'ᚦ', 'ᚨ', 'ᚱ', 'ᚲ', 'ᚷ']

/** The phases in which people decide or something of note comes about, by number. */
const SHOWN = [
  ['actions', 5],
  ['income', 7],
  ['breeding', 8],
  ['feast', 9],
  ['bonus', 10],
  ['mountainStrips', 11],
] as const

/** Round and phase, in the top bar. */
export function Status() {
  const { view, say, size } = useOdin()
  const { rounds, phase } = view
  const round = Math.max(1, view.round)
  const now = SHOWN.findLast(([, number]) => number <= phase)?.[0]
  const title = `${word(say, 'ui.round', { n: round })} ${word(say, 'ui.ofRounds', { n: rounds })}`
  if (size === 'phone')
    return (
      <div className="od-status phone">
        <RuneStone rune={RUNES[round - 1]} state="now" size={28} />
        <div>
          <div className="world">{word(say, now ? `ui.phase.${now}` : 'ui.phase.start')}</div>
          <div className="od-small">{title}</div>
        </div>
      </div>
    )
  const level = round < rounds ? harvestLevel(rounds, round + 1) : 0
  const next =
    round >= rounds
      ? word(say, 'ui.lastRoundNow')
      : word(say, 'ui.next', {
          n: round + 1,
          what: level > 0 ? word(say, 'ui.harvest', { n: HARVEST[level].length }) : word(say, 'ui.noHarvest'),
        })
  return (
    <div className="od-status">
      <span className="world od-round">
        {word(say, 'ui.round', { n: round })}{' '}
        <span className="dim">{word(say, 'ui.ofRounds', { n: rounds })}</span>
      </span>
      <span className="od-stones" aria-hidden="true">
        {RUNES.slice(0, rounds).map((rune, i) => (
          <RuneStone
            key={rune}
            size={22}
            rune={rune}
            state={i + 1 === round ? 'now' : i + 1 < round ? 'past' : 'next'}
          />
        ))}
      </span>
      <ol className="od-phases">
        {SHOWN.map(([name, number]) => (
          <li key={name} className="world" aria-current={name === now ? 'step' : undefined}>
            {number < phase && name !== now && <Tick />}
            {word(say, `ui.phase.${name}`)}
          </li>
        ))}
      </ol>
      <span className="dim od-next yields">{next}</span>
    </div>
  )
}
