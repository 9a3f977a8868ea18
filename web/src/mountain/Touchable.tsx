import type { State } from '@meadhall/mountain/state'
import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react'
import type { Point } from '../art/ink.ts'
import { BOARD_VIEW, type Mountain } from '../art/mountain/geometry.ts'
import { plaqueBox } from '../art/mountain/state.ts'
import { textWidth } from '../art/text.ts'
import { useFonts } from '../art/useFonts.ts'
import { drawnButton } from '../table/keys.ts'
import { ARROWS, nearest } from '../table/walk.ts'
import { useWords } from '../text/words.ts'
import { type Hold, useMountain } from './hold.ts'
import { domainWords, spokenHall, spokenPlace } from './spoken.ts'
import { targetsOfMove } from './targets.ts'
import { attemptAt, isChosen, isOpen, pointing, shiftFrom, shiftsTo, touchPlace } from './touch.ts'
import { sentences, word } from './words.ts'

/** Everything that can be touched, in the order in which the keyboard visits it. */
export function Touchable({ state, mountain }: { state: State; mountain: Mountain }) {
  const hold = useMountain()
  const { say } = hold
  useFonts()
  const { stop, walk, reached } = useWalk(hold, mountain)
  return (
    // One stop for Tab; arrows walk from place to place, and while something can be done only where it can.
    <svg
      viewBox={BOARD_VIEW}
      className="mk-touch"
      role="group"
      aria-label={word(say, 'ui.mountain')}
      onKeyDown={walk}
      onFocus={reached}
    >
      {mountain.swarms.map((spot) => {
        const [x, y, w, h] = plaqueBox(
          spot,
          textWidth(say.name(spot.clan), '600 13.5px Grenze, "Zen Antique Soft", serif'),
        )
        return (
          <Target
            key={spot.clan}
            name={spot.clan}
            at={spot.plaque}
            stop={stop === spot.clan}
            label={sentences(say, [say.name(spot.clan), domainWords({ say, view: state }, spot.clan)])}
            shape={<rect x={x} y={y} width={w} height={h} />}
          />
        )
      })}
      {[...mountain.caverns.values()].map(({ id, d, stand }) => (
        <Target
          key={id}
          name={id}
          at={stand}
          stop={stop === id}
          label={spokenPlace(hold, id)}
          shape={<path d={d} />}
        />
      ))}
      {[...mountain.lairs].map(([id, { at }]) => (
        <Target
          key={id}
          name={id}
          at={at}
          stop={stop === id}
          label={spokenPlace(hold, id)}
          shape={<ellipse cx={at[0]} cy={at[1] - 2} rx={20} ry={16} />}
        />
      ))}
      {[...mountain.halls].map(([id, { at }], hall) => (
        <Target
          key={id}
          name={id}
          at={at}
          stop={stop === id}
          label={spokenHall({ say, view: state }, hall)}
          shape={<circle cx={at[0]} cy={at[1]} r={15} />}
        />
      ))}
    </svg>
  )
}

/** Where every target is, for walking. */
function spotsOf(mountain: Mountain): ReadonlyMap<string, Point> {
  return new Map<string, Point>([
    ...mountain.swarms.map(({ clan, plaque }) => [clan, plaque] as const),
    ...[...mountain.caverns].map(([id, { stand }]) => [id, stand] as const),
    ...[...mountain.lairs].map(([id, { at }]) => [id, at] as const),
    ...[...mountain.halls].map(([id, { at }]) => [id, at] as const),
  ])
}

function useWalk(hold: Hold, mountain: Mountain) {
  const [last, setLast] = useState<string>()
  const spots = useMemo(() => spotsOf(mountain), [mountain])
  const names = [...spots.keys()]
  const open = names.filter((name) => isOpen(hold, name))
  const among = open.length > 0 ? open : names
  const stop = last !== undefined && among.includes(last) ? last : among[0]
  return {
    stop,
    reached: ({ target }: FocusEvent) => {
      const name = target.closest('[data-target]')?.getAttribute('data-target')
      if (name) setLast(name)
    },
    walk: (event: KeyboardEvent<SVGSVGElement>) => {
      const way = event.shiftKey ? undefined : ARROWS[event.key]
      const from = event.target instanceof Element && event.target.getAttribute('data-target')
      if (!way || !from) return
      event.preventDefault()
      event.stopPropagation()
      const at = (name: string) => spots.get(name)!
      const next = nearest(among.map(at), at(from), way)
      if (next !== undefined)
        event.currentTarget.querySelector<SVGElement>(`[data-target="${among[next]}"]`)?.focus()
    },
  }
}

function Target({
  name,
  at: [x, y],
  stop,
  label,
  shape,
}: {
  name: string
  at: Point
  stop: boolean
  label: string
  shape: React.ReactElement
}) {
  const hold = useMountain()
  const t = useWords()
  const open = isOpen(hold, name)
  const isWorth = open && hold.worth.some((move) => targetsOfMove(hold.view, move).includes(name))
  const touch = () => touchPlace(hold, name)
  const from = shiftFrom(hold)
  // Where nothing may be done and all has been said, Enter is the golden button.
  const isTold = !open && (hold.chosen?.target === name || attemptAt(hold, name) === undefined)
  return (
    // A cavern has a shape that no HTML button can have.
    <g
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={isWorth ? `${label}, ${t('worthALook')}` : label}
      aria-pressed={isChosen(hold, name)}
      aria-disabled={!open}
      className={open ? 'mk-target open' : 'mk-target'}
      data-target={name}
      data-legal={open || undefined}
      data-worth={isWorth || undefined}
      data-onward={(from !== undefined && shiftsTo(hold, from, name).length > 0) || undefined}
      onClick={touch}
      onKeyDown={(event) => (isTold && event.key === 'Enter' ? undefined : drawnButton(touch)(event))}
      {...pointing(hold, name)}
    >
      {shape}
      {isWorth && <path className="mk-flame" d={`M${x} ${y - 18}c-4-4 0-7 0-11 4 3 7 7 4 11q-1 3-4 0Z`} />}
    </g>
  )
}
