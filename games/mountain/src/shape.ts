import type { Seat } from '@meadhall/kernel/rules'
import { fits, sentFrom, withOneMore } from './advance.ts'
import { bolsterStrength } from './bolster.ts'
import { boardOf, componentsOf } from './components.ts'
import type { Ability } from './data/rows.ts'
import type { Move } from './moves.ts'
import { targetsOf, waysTo } from './reach.ts'
import { shiftTargets } from './shift.ts'
import type { State, TaskOf } from './state.ts'
import { figuresAt, isOverrun, plainTrollsAt, trollsAt } from './status.ts'
import { surgeMoves } from './turn.ts'
import { SEATS } from './vocabulary.ts'

// What bots consider on the board: whole moves where people make sequences, and of each only the sensible ones.

// MK-7: for each target enough to hold it, and as many as may go.

export function shapedAdvance(state: State, seat: Seat, task: TaskOf<'advance'>): Move[] {
  const board = boardOf(state)
  const { champions } = componentsOf(state)
  if (task.to >= 0) return shapedMarch(state, seat, task)
  const moves: Move[] = []
  // Figures first, then from the lairs, then from where most stand.
  const origins: number[] = []
  for (let place = 0; place < board.places; place++)
    if (plainTrollsAt(state, place, seat) > 0) origins.push(place)
  origins.sort((a, b) => surplus(state, seat, b, board.caverns) - surplus(state, seat, a, board.caverns))
  for (const to of targetsOf(state, seat)) {
    if (to >= board.caverns) continue
    const ways = waysTo(state, seat, to)
    let march: { from: readonly number[]; figures: readonly number[] } = { from: [], figures: [] }
    const steps: (typeof march)[] = []
    for (const champion of ways.figures)
      if (isOverrun(state, to) || gainsByMarching(champions[champion].ability)) {
        const more = withOneMore(march, -1, champion)
        if (fits(state, task, more)) steps.push((march = more))
      }
    for (const place of origins)
      for (let i = ways.plain.includes(place) ? plainTrollsAt(state, place, seat) : 0; i > 0; i--) {
        const more = withOneMore(march, place, -1)
        if (!fits(state, task, more)) break
        steps.push((march = more))
      }
    if (steps.length === 0 && ways.figures.length > 0) steps.push({ from: [], figures: [ways.figures[0]] })
    if (steps.length === 0) continue
    moves.push(whole(state, to, steps[steps.length - 1]))
    if (isOverrun(state, to)) continue
    let most = 0
    for (let other = 0; other < SEATS; other++)
      if (other !== seat) most = Math.max(most, state.trolls[to * SEATS + other])
    const enough = Math.max(1, most + 1 - trollsAt(state, to, seat))
    if (enough < steps.length) moves.push(whole(state, to, steps[enough - 1]))
  }
  if (moves.length === 0) moves.push({ do: 'pass' })
  moves.push(...surgeMoves(state, seat, task))
  return moves
}

/** Figures that make an Advance better by coming along. */
function gainsByMarching(ability: Ability): boolean {
  if (ability.is === 'charges') return true
  return ability.is === 'marches' && ability.how !== 'untrolled' && ability.how !== 'acrossDomain'
}

function surplus(state: State, seat: Seat, place: number, caverns: number): number {
  return trollsAt(state, place, seat) + (place >= caverns ? 10 : 0)
}

function whole(
  state: State,
  to: number,
  march: { from: readonly number[]; figures: readonly number[] },
): Move {
  const { names } = boardOf(state)
  const { champions } = componentsOf(state)
  const from: Record<string, number> = {}
  for (let i = 0; i < march.from.length; i += 2) from[names[march.from[i]]] = march.from[i + 1]
  if (march.figures.length === 0) return { do: 'advance', to: names[to], from }
  const riders = march.figures.map((champion) => champions[champion].name)
  return march.from.length === 0
    ? { do: 'advance', to: names[to], champions: riders }
    : { do: 'advance', to: names[to], from, champions: riders }
}

/** A target was chosen step by step: go on in the same way. */
function shapedMarch(state: State, seat: Seat, task: TaskOf<'advance'>): Move[] {
  const { names } = boardOf(state)
  const moves: Move[] = []
  if (task.from.length > 0 || task.figures.length > 0) moves.push({ do: 'done' })
  for (const place of waysTo(state, seat, task.to).plain)
    if (
      sentFrom(task, place) < plainTrollsAt(state, place, seat) &&
      fits(state, task, withOneMore(task, place, -1))
    )
      moves.push({ do: 'send', from: names[place] })
  if (moves.length > 0) return moves
  const champion = waysTo(state, seat, task.to).figures[0]
  const rider = componentsOf(state).champions[champion].name
  return [{ do: 'send', from: names[state.figures[champion]], champion: rider }]
}

// MK-10: always with full strength.

export function shapedBolster(state: State, seat: Seat, task: TaskOf<'bolster'>): Move[] {
  const board = boardOf(state)
  const { reserve } = state.players[seat]
  const moves: Move[] = []
  for (let place = 0; place < board.places; place++) {
    const strength = bolsterStrength(state, seat, task, place)
    if (strength === 0) continue
    const trolls = Math.min(strength, reserve)
    moves.push(
      trolls === 0
        ? { do: 'bolster', at: board.names[place] }
        : { do: 'bolster', at: board.names[place], trolls },
    )
  }
  moves.push(...surgeMoves(state, seat, task))
  return moves.length > 0 ? moves : [{ do: 'pass' }]
}

/** With an empty reserve trolls come from lairs and large stacks. */
export function shapedSummon(state: State, seat: Seat, task: TaskOf<'summon'>): Move[] {
  const board = boardOf(state)
  const moves: Move[] = [{ do: 'done' }]
  for (let from = 0; from < board.places; from++)
    if (from !== task.at && plainTrollsAt(state, from, seat) > (from < board.caverns ? 2 : 0))
      moves.push({ do: 'summon', from: board.names[from] })
  return moves
}

// MK-12: the wheel.

export function shapedScoutGate(state: State, seat: Seat): Move[] {
  const card = state.gatesKnown.findIndex((seats) => (seats & (1 << seat)) === 0)
  return [{ do: 'scoutGate', card: card + 1 }]
}

const GNOMES_SCOUTED = 4

/** Gnomes near one's own trolls. */
export function shapedScoutGnome(state: State, seat: Seat): Move[] {
  const board = boardOf(state)
  const near: Move[] = []
  let first: Move | undefined
  for (let slot = 0; slot < board.caverns * 2 && near.length < GNOMES_SCOUTED; slot++) {
    if (state.gnomes[slot] === 0 || (state.gnomesKnown[slot] & (1 << seat)) !== 0) continue
    const move: Move = { do: 'scoutGnome', at: board.names[slot >> 1], gnome: (slot & 1) + 1 }
    first ??= move
    for (const place of board.adjacent[slot >> 1])
      if (trollsAt(state, place, seat) > 0) {
        near.push(move)
        break
      }
  }
  return near.length > 0 ? near : [first ?? { do: 'pass' }]
}

const SHIFTS_TRIED = 16

/** Rivals out of caverns that are contested, own trolls to where there are none yet. */
export function shapedMoveTrolls(state: State, seat: Seat, task: TaskOf<'moveTrolls'>): Move[] {
  const { names, caverns, places } = boardOf(state)
  const moves: Move[] = [{ do: 'done' }]
  const start = task.from < 0 ? 0 : task.from
  const end = task.from < 0 ? places : task.from + 1
  for (let from = start; from < end && moves.length < SHIFTS_TRIED; from++) {
    const own = trollsAt(state, from, seat)
    if (own === 0) continue
    for (let of = 0; of < state.players.length; of++) {
      if (plainTrollsAt(state, from, of) === 0 || (of === seat && own < 2)) continue
      for (const to of shiftTargets(state, from, of)) {
        if (to >= caverns) continue
        if (of === seat ? trollsAt(state, to, seat) > 0 : trollsAt(state, to, seat) > 1) continue
        moves.push({ do: 'shift', from: names[from], to: names[to], of })
      }
    }
    // A rival's figure is better elsewhere, too.
    for (let of = 0; of < state.players.length; of++)
      if (of !== seat)
        for (const champion of figuresAt(state, from, of))
          for (const to of shiftTargets(state, from, of).slice(0, 1))
            moves.push({
              do: 'shift',
              from: names[from],
              to: names[to],
              of,
              champion: componentsOf(state).champions[champion].name,
            })
  }
  return moves
}
