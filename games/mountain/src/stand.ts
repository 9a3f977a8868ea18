import { boardOf, componentsOf } from './components.ts'
import type { SoloWaves } from './data/rows.ts'
import { SAGA_ROWS, type SagaRow } from './data/sagas.ts'
import { FIERCE_BEFORE, SOLO } from './data/tables.ts'
import type { Now } from './now.ts'
import { type State, since } from './state.ts'
import { rise } from './status.ts'
import { CLANS, DIFFICULTIES, SAGAS, SEATS, WAVES } from './vocabulary.ts'

// MK-21: Last Stand, our own design. What the gnomes want, what difficulties and sagas change.

/** The seat that stands for the gnomes on the tracks of the solo game. */
export const GNOME_SEAT = 1

export const isSolo = (state: State): boolean => state.players.length === 1

/** Last Stand as it is since the second version of the rules. */
export const isStand = (state: State): boolean => isSolo(state) && since(state, 2)

/** MK-22.1: what the difficulty makes of the waves; rows of one's own without this are flat. */
export function wavesOf(state: State): SoloWaves {
  const { solo } = componentsOf(state).rows
  const difficulty = DIFFICULTIES[state.difficulty]
  const { criticalDomains, invasions, headStart } = solo
  if (solo.waves && isStand(state)) {
    const wasMilder = difficulty === 'fierce' && solo.waves === SOLO.waves && !since(state, 3)
    return wasMilder ? FIERCE_BEFORE : solo.waves[difficulty]
  }
  return {
    criticalDomains,
    invasions: [invasions, invasions, invasions],
    moreGnomes: [0, 0, 0],
    wanted: 0,
    headStart: headStart[difficulty],
  }
}

/** MK-22.3 */
export function sagaOf(state: State): SagaRow | undefined {
  return state.saga === undefined ? undefined : SAGA_ROWS.find(({ id }) => id === SAGAS[state.saga!])
}

/** The wave with which the game ends. */
export const lastWave = (state: State): number => sagaOf(state)?.waves[1] ?? WAVES - 1

/** MK-21.7: of equally good caverns a critical domain's first, then the one at the richest halls, then the first. */
export function byWill(state: State, caverns: readonly number[]): number {
  const board = boardOf(state)
  const critical = (cavern: number) => (state.critical.includes(board.clan[cavern]) ? 1 : 0)
  const riches = (cavern: number) =>
    board.halls.reduce((sum, hall, i) => sum + (hall.caverns.includes(cavern) ? state.halls[i] : 0), 0)
  let best = caverns[0]
  for (const cavern of caverns)
    if (
      critical(cavern) > critical(best) ||
      (critical(cavern) === critical(best) && riches(cavern) > riches(best))
    )
      best = cavern
  return best
}

/** MK-21.5: the gnomes contend for every champion, and more for the one they want. */
export function contend({ state, tell }: Now): void {
  const { champions, rows } = componentsOf(state)
  const base = rows.solo.neededInfluence[state.wave] - 1
  const wanted = Math.max(
    0,
    state.display.findIndex((champion) => state.critical.includes(champions[champion]?.clan)),
  )
  state.display.forEach((champion, slot) => {
    const n = base + (slot === wanted ? wavesOf(state).wanted : 0)
    rise(state.influence, state.influenceRanks, slot, GNOME_SEAT, n)
    tell({ what: 'gnomesContend', champion: champions[champion].name, n })
  })
}

/** MK-21.9: gnomes that do not come to a cavern plunder instead. */
export function plunder({ state, tell }: Now, clan: number, n: number): void {
  if (n <= 0 || !isStand(state)) return
  state.plunder = (state.plunder ?? 0) + n
  tell({ what: 'gnomesPlunder', clan: CLANS[clan], n })
}

export function gnomesGainVotes({ state, tell }: Now, clan: number, n: number): void {
  if (clan < 0 || n <= 0) return
  rise(state.votes, state.voteRanks, clan, GNOME_SEAT, n)
  tell({ what: 'gnomesGainVotes', clan: CLANS[clan], n })
}

/** How far the gnomes' disc stands on a champion of the display. */
export const gnomeInfluence = (state: State, slot: number): number =>
  state.influence[slot * SEATS + GNOME_SEAT]
