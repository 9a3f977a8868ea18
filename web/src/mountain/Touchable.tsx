import type { State } from '@meadhall/mountain/state'
import type { KeyboardEvent } from 'react'
import { BOARD_VIEW, type Mountain } from '../art/mountain/geometry.ts'
import { plaqueBox } from '../art/mountain/state.ts'
import { textWidth } from '../art/text.ts'
import { useFonts } from '../art/useFonts.ts'
import { useMountain } from './hold.ts'
import { domainWords, spokenHall, spokenPlace } from './spoken.ts'
import { isChosen, isOpen, pointing, shiftFrom, shiftsTo, touchPlace } from './touch.ts'
import { word } from './words.ts'

/** Everything that can be touched, in the order in which the keyboard visits it. */
export function Touchable({ state, mountain }: { state: State; mountain: Mountain }) {
  const hold = useMountain()
  const { say } = hold
  useFonts()
  return (
    <svg viewBox={BOARD_VIEW} className="mk-touch" role="group" aria-label={word(say, 'ui.mountain')}>
      {mountain.swarms.map((spot) => {
        const [x, y, w, h] = plaqueBox(
          spot,
          textWidth(say.name(spot.clan), '600 13.5px Grenze, "Zen Antique Soft", serif'),
        )
        return (
          <Target
            key={spot.clan}
            name={spot.clan}
            label={`${say.name(spot.clan)}. ${domainWords({ say, view: state }, spot.clan)}`}
            shape={<rect x={x} y={y} width={w} height={h} />}
          />
        )
      })}
      {[...mountain.caverns.values()].map(({ id, d }) => (
        <Target key={id} name={id} label={spokenPlace(hold, id)} shape={<path d={d} />} />
      ))}
      {[...mountain.lairs].map(([id, { at }]) => (
        <Target
          key={id}
          name={id}
          label={spokenPlace(hold, id)}
          shape={<ellipse cx={at[0]} cy={at[1] - 2} rx={20} ry={16} />}
        />
      ))}
      {[...mountain.halls].map(([id, { at }], hall) => (
        <Target
          key={id}
          name={id}
          label={spokenHall({ say, view: state }, hall)}
          shape={<circle cx={at[0]} cy={at[1]} r={15} />}
        />
      ))}
    </svg>
  )
}

function Target({ name, label, shape }: { name: string; label: string; shape: React.ReactElement }) {
  const hold = useMountain()
  const open = isOpen(hold, name)
  const touch = () => touchPlace(hold, name)
  const from = shiftFrom(hold)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    touch()
  }
  return (
    // A cavern has a shape that no HTML button can have.
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen(hold, name)}
      aria-disabled={!open}
      className={open ? 'mk-target open' : 'mk-target'}
      data-target={name}
      data-legal={open || undefined}
      data-onward={(from !== undefined && shiftsTo(hold, from, name).length > 0) || undefined}
      onClick={touch}
      onKeyDown={press}
      {...pointing(hold, name)}
    >
      {shape}
    </g>
  )
}
