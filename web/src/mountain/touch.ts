// What a tap on a place does.
import { waiting } from '@meadhall/kernel/agenda'
import type { Move } from '@meadhall/mountain/moves'
import type { Hold } from './hold.ts'
import { intend, marchMove, mostAt, planOf, taskFor, usualMarch } from './plan.ts'
import { movesAt } from './targets.ts'

/** A cavern out of which trolls are moved by the wheel: its neighbours are what may be touched next. */
export const shiftFrom = ({ chosen }: Pick<Hold, 'chosen'>): string | undefined =>
  chosen?.target.startsWith('shift ') ? chosen.target.split(' ')[1] : undefined

export function shiftsTo({ legal }: Pick<Hold, 'legal'>, from: string, to: string): Move[] {
  return legal.filter((move) => move.do === 'shift' && move.from === from && move.to === to)
}

/** Whether something may be done with a place now. */
export function isOpen(hold: Hold, place: string): boolean {
  const from = shiftFrom(hold)
  if (from !== undefined && shiftsTo(hold, from, place).length > 0) return true
  return movesAt(hold, place).length > 0
}

export function isChosen(hold: Hold, place: string): boolean {
  const { chosen } = hold
  return (
    chosen?.target === place ||
    planOf(hold).to === place ||
    (chosen?.target.split(' ').includes(place) ?? false)
  )
}

export function touchPlace(hold: Hold, place: string): void {
  const { choose, chosen, send } = hold
  const plan = planOf(hold)
  const moves = movesAt(hold, place)
  const march = taskFor(hold, 'advance')
  if (march && march.to < 0) {
    const move = marchMove(plan)
    if (plan.to === place && move) send(move, true)
    else if (moves.length > 0) intend(hold, place, usualMarch(hold, march, place))
    else refuse(hold, place)
    return
  }
  const bolster = taskFor(hold, 'bolster')
  if (bolster) {
    if (plan.to === place) send(bolsterMove(place, plan.trolls))
    else if (moves.length > 0) intend(hold, place, { to: place, trolls: mostAt(hold, bolster, place) })
    else refuse(hold, place)
    return
  }
  if (taskFor(hold, 'moveTrolls')) {
    const from = shiftFrom(hold)
    const to = from === undefined ? [] : shiftsTo(hold, from, place)
    if (to.length > 0) {
      const target = `shift ${from} ${place}`
      if (chosen?.target === target && to.length === 1) send(to[0])
      else choose({ target, moves: to })
    } else if (moves.length > 0) choose({ target: `shift ${place}`, moves: [] })
    return
  }
  if (moves.length === 1 && chosen?.target === place) send(moves[0])
  else if (moves.length > 0) choose({ target: place, moves })
  else refuse(hold, place)
}

/** Nothing may be done there: the prompt says why. */
function refuse(hold: Hold, place: string): void {
  const refused = hold.legal.length > 0 ? attemptAt(hold, place) : undefined
  hold.choose({ target: place, moves: [], ...(refused && { refused }) })
}

export const bolsterMove = (at: string, trolls: number): Move => ({
  do: 'bolster',
  at,
  ...(trolls > 0 && { trolls }),
})

/** The move that one would expect a tap to mean, for saying why it is none. */
export function attemptAt({ view }: Hold, place: string): Move | undefined {
  switch (waiting(view)?.do) {
    case 'advance':
      return { do: 'advance', to: place }
    case 'bolster':
      return { do: 'bolster', at: place }
    case 'outpost':
      return { do: 'outpost', at: place }
    case 'leadGnome':
      return { do: 'lead', to: place }
    case 'repulse':
    case 'comeHome':
      return { do: 'retreat', to: place }
    case 'scoutGnome':
      return { do: 'scoutGnome', at: place, gnome: 1 }
    case 'summon':
      return { do: 'summon', from: place }
    default:
      return undefined
  }
}

/** Hover and focus show what a thing is. */
export const pointing = ({ point }: Pick<Hold, 'point'>, target: string) => ({
  onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && point(target),
  onPointerLeave: () => point(null),
  onFocus: ({ target: element }: { target: Element }) => element.matches(':focus-visible') && point(target),
  onBlur: () => point(null),
})
