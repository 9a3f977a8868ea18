import type { State } from '@meadhall/mountain/state'
import { controller, isOverrun, trollsAt } from '@meadhall/mountain/status'
import { n as short } from '../art/ink.ts'
import { BOARD_VIEW } from '../art/mountain/geometry.ts'
import { PEOPLE_LOOKS } from '../art/mountain/look.ts'
import { mountainOf, peopleOf } from './people.ts'
import { Drawn } from './Ways.tsx'

const colourOf = (seat: number) => PEOPLE_LOOKS[peopleOf(seat)].colour

/**
 * The mountain at a glance. Of all: who controls what, what is overrun, and the goal. Of one seat: what it controls is
 * filled, and wherever it has trolls stands how many.
 */
export function MiniMap({
  state,
  of,
  goal,
  window,
}: {
  state: State
  of?: number
  /** The place that something is about to be done with. */
  goal?: string | undefined
  /** The part that is looked at in the large: left, top, width, height. */
  window?: readonly [number, number, number, number] | undefined
}) {
  const mountain = mountainOf(state)
  let s = ''
  let over = ''
  ;[...mountain.caverns.values()].forEach(({ d, stand, id }, place) => {
    const holder = controller(state, place)
    const shown = of === undefined ? holder >= 0 : holder === of
    const fill = isOverrun(state, place) ? '#3d4d5a' : shown ? colourOf(holder) : 'var(--mk-hollow)'
    s += `<path d="${d}" fill="${fill}" stroke="var(--edge)" stroke-width="4"/>`
    if (id === goal) over += `<path d="${d}" fill="none" stroke="var(--hover)" stroke-width="12"/>`
    const trolls = of === undefined ? 0 : trollsAt(state, place, of)
    if (trolls > 0)
      over += `<circle cx="${short(stand[0])}" cy="${short(stand[1])}" r="24" fill="#14100c" stroke="${colourOf(of!)}" stroke-width="5"/><text x="${short(stand[0])}" y="${short(stand[1] + 12)}" class="count middle" font-size="34" fill="#fff6e2">${trolls}</text>`
  })
  if (window)
    over += `<rect x="${short(window[0])}" y="${short(window[1])}" width="${short(window[2])}" height="${short(window[3])}" rx="10" fill="none" stroke="var(--bone)" stroke-width="9"/>`
  return (
    <svg viewBox={BOARD_VIEW} className="art mk-minimap" aria-hidden="true">
      <Drawn markup={s + over} />
    </svg>
  )
}
