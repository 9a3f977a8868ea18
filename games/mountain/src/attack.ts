import { plan, seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { boardOf, componentsOf, placeNamed } from './components.ts'
import { lairsOf, liftFigure, putFigure } from './figures.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { State, Task } from './state.ts'
import {
  addTrolls,
  EVERYONE,
  extra,
  figuresAt,
  gainHonour,
  gainVotes,
  gnomesAt,
  layBesideWheel,
  lookAtGnome,
  placeGnome,
  removeGnome,
  toPool,
  trollsAt,
} from './status.ts'
import { spaceAhead, triggersAhead } from './wheel.ts'

// MK-8: attack.

export function attack(now: Now, seat: Seat, at: number): void {
  const { state, tell } = now
  const name = boardOf(state).names[at]
  const gnomes = gnomesAt(state, at)
  const strengths: number[] = []
  for (let i = 0; i < gnomes; i++) strengths.push(lookAtGnome(now, at * 2 + i, EVERYONE))
  tell({ what: 'gnomesRevealed', at: name, strengths, reveals: true })

  const figures = figuresAt(state, at, seat)
  for (const champion of figures) {
    const { name } = componentsOf(state).champions[champion]
    if (componentsOf(state).heavy.attack.includes(champion))
      tell({
        what: 'abilityActed',
        seat,
        champion: name,
        ability: 'counts',
        n: extra(componentsOf(state), champion),
      })
  }
  const sum = strengths.reduce((total, strength) => total + strength, 0)
  if (overcomes(attackStrength(state, seat, at), sum)) win(now, seat, at, sum)
  else {
    tell({ what: 'attackLost', seat, at: name })
    plan(state, { do: 'repulse', seat, at })
    const slayer = figures.find(
      (champion) => componentsOf(state).champions[champion].ability.is === 'slaysInDefeat',
    )
    if (slayer !== undefined) {
      const champion = componentsOf(state).champions[slayer].name
      tell({ what: 'abilityActed', seat, champion, ability: 'slaysInDefeat', n: 1 })
      // MK-20.28: of two different gnomes the attacker chooses.
      if (gnomes === 2 && strengths[0] !== strengths[1]) plan(state, { do: 'slay', seat, at })
      else slayGnome(now, seat, at, 0)
    }
  }
}

/** MK-8.1: equal strength is enough. */
export const overcomes = (trolls: number, gnomes: number): boolean => trolls >= gnomes

/** What the seat's trolls in a cavern count for when they attack (MK-8.1). */
export function attackStrength(state: State, seat: Seat, at: number): number {
  const { heavy } = componentsOf(state)
  let trolls = trollsAt(state, at, seat)
  for (const champion of figuresAt(state, at, seat))
    if (heavy.attack.includes(champion)) trolls += extra(componentsOf(state), champion) // MK-20.1
  return trolls
}

function win(now: Now, seat: Seat, at: number, sum: number): void {
  const { state, tell } = now
  const { champions } = componentsOf(state)
  const board = boardOf(state)
  const gnomes = gnomesAt(state, at)
  gainHonour(state, seat, 'gnomes', sum) // MK-8.2
  tell({ what: 'attackWon', seat, at: board.names[at], honour: sum })
  for (const champion of figuresAt(state, at, seat)) {
    const honour = huntHonour(state, champion, gnomes)
    if (honour === 0) continue
    gainHonour(state, seat, 'champions', honour)
    tell({ what: 'championHonour', seat, champion: champions[champion].name, honour })
  }
  // MK-8.3: this is the vote for gaining control, so the cavern cannot be claimed again.
  gainControl(now, seat, at)
  state.claimable[at] = 0
  // MK-8.4: the markers lie beside the wheel before the pawn moves, and no boost comes of it.
  for (let i = 0; i < gnomes; i++) layBesideWheel(state, removeGnome(state, at, 0))
  const tasks: Task[] = []
  for (const trigger of triggersAhead(state, gnomes))
    if (trigger === 'breach') tasks.push({ do: 'moveSwarm', seat }, { do: 'breach', seat })
  state.wheel = spaceAhead(state, gnomes)
  plan(state, ...tasks)
}

/** MK-20.13 */
export function huntHonour(state: State, champion: number, gnomes: number): number {
  const { ability } = componentsOf(state).champions[champion]
  return ability.is === 'hunts' ? ability.honour * gnomes : 0
}

/** MK-9.1, and MK-20.15 for a figure that stands there. */
export function gainControl(now: Now, seat: Seat, at: number): void {
  const { state, tell } = now
  const board = boardOf(state)
  tell({ what: 'controlGained', seat, at: board.names[at] })
  for (const champion of figuresAt(state, at, seat)) {
    const { ability, name } = componentsOf(state).champions[champion]
    if (ability.is === 'impresses')
      tell({ what: 'abilityActed', seat, champion: name, ability: 'impresses', n: ability.votes })
  }
  gainVotes(now, seat, board.clan[at], votesForControl(state, seat, at))
}

/** What gaining control of a cavern is worth with who stands there. */
export function votesForControl(state: State, seat: Seat, at: number): number {
  let votes = 1
  for (const champion of figuresAt(state, at, seat)) {
    const { ability } = componentsOf(state).champions[champion]
    if (ability.is === 'impresses') votes += ability.votes
  }
  return votes
}

function slayGnome({ state, tell }: Now, seat: Seat, at: number, which: number): void {
  const strength = removeGnome(state, at, which)
  toPool(state, strength)
  tell({ what: 'gnomeSlain', seat, at: boardOf(state).names[at], strength })
}

export const slay: DecisionOf<'slay'> = {
  seats: seatOf,
  legal: () => [
    { do: 'slay', gnome: 1 },
    { do: 'slay', gnome: 2 },
  ],
  check(_state, _seat, move) {
    if (move.do !== 'slay') return refuse('MK-20.28', 'notNow')
    return move.gnome === 1 || move.gnome === 2 ? undefined : refuse('MK-20.28', 'noSuchThing')
  },
  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    if (move.do === 'slay') slayGnome(now, seat, task.at, move.gnome - 1)
  },
}

/** MK-8.5, MK-8.6: all who took part return to one lair, and a lone gnome is joined by a second. */
export const repulse: DecisionOf<'repulse'> = {
  seats: seatOf,
  legal: retreats,
  check: (state, seat, move) => checkRetreat(state, seat, move, 'MK-8.5'),
  apply({ state, tell }, seat, move, task) {
    if (move.do !== 'retreat') return
    const board = boardOf(state)
    state.agenda.pop()
    const home = placeNamed(board, move.to)
    const trolls = trollsAt(state, task.at, seat)
    const figures = figuresAt(state, task.at, seat)
    for (const champion of figures) {
      liftFigure(state, seat, champion)
      putFigure(state, seat, champion, home)
    }
    const plain = trolls - figures.length
    addTrolls(state, task.at, seat, -plain)
    addTrolls(state, home, seat, plain)
    tell({ what: 'retreated', seat, to: move.to, trolls })
    if (gnomesAt(state, task.at) === 1 && placeGnome(state, task.at))
      tell({ what: 'entrenched', at: board.names[task.at] })
  },
}

export function retreats(state: State, seat: Seat): Move[] {
  return lairsOf(state, seat).map((lair) => ({ do: 'retreat', to: boardOf(state).names[lair] }))
}

export function checkRetreat(
  state: State,
  seat: Seat,
  move: Move,
  rule: 'MK-8.5' | 'MK-13.10',
): Refusal | undefined {
  if (move.do !== 'retreat') return refuse(rule, 'notNow')
  const place = placeNamed(boardOf(state), move.to)
  if (place < 0) return refuse(rule, 'noSuchThing')
  return lairsOf(state, seat).includes(place) ? undefined : refuse(rule, 'notYours', { at: move.to })
}
