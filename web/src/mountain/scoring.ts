// The last scoring (MK-16) in the order of the rulebook: great halls, elders, votes, champions.
import { total } from '@meadhall/kernel/rules'
import { boardOf } from '@meadhall/mountain/components'
import {
  elderHonour,
  eldersOf,
  endOfGameHonour,
  finalLines,
  gnomeLines,
  hallNow,
  ownReckoning,
  votesNow,
} from '@meadhall/mountain/score'
import { GNOME_SEAT } from '@meadhall/mountain/stand'
import type { State } from '@meadhall/mountain/state'
import { CLANS, SEATS, WAVES } from '@meadhall/mountain/vocabulary'
import { gainedHonour } from './people.ts'
import type { Scene } from './scene.ts'

/** Scenes of the last scoring; none where the mountain fell before. */
export function lastScoring(state: State): Scene[] {
  if (state.lost || state.wave < WAVES - 1) return []
  const scenes: Scene[] = []
  const seats = state.players.map((_, seat) => seat)
  const solo = seats.length === 1
  // Alone, what was gained so far, as the rules count it, is set against what the gnomes hold.
  let sums = solo
    ? [ownReckoning(state) - total(finalLines(state, 0)), gnomesElsewhere(state)]
    : seats.map((seat) => gainedHonour(state, seat))
  const put = (scene: Omit<Scene, 'state' | 'told' | 'tally'>, gains: readonly number[]) => {
    if (gains.every((gain) => gain === 0)) return
    sums = sums.map((sum, i) => sum + gains[i])
    scenes.push({ ...scene, told: [], state, tally: { gains, sums } })
  }
  const withGnomes = (own: readonly number[], gnomes: number) => (solo ? [own[0], gnomes] : own)
  for (let hall = 0; hall < boardOf(state).halls.length; hall++) {
    const shares = hallNow(state, hall)
    put(
      { kind: 'hall', hall },
      withGnomes(
        seats.map((seat) => shares[seat]),
        shares[SEATS],
      ),
    )
  }
  put(
    { kind: 'elders' },
    withGnomes(
      seats.map((seat) => elderHonour(eldersOf(state, seat))),
      0,
    ),
  )
  for (let clan = 0; clan < CLANS.length; clan++) {
    const votes = votesNow(state, clan)
    put(
      { kind: 'votes', clan: CLANS[clan] },
      withGnomes(
        seats.map((seat) => votes[seat]),
        votes[GNOME_SEAT],
      ),
    )
  }
  for (const seat of seats)
    for (const champion of state.players[seat].champions) {
      const honour = endOfGameHonour(state, seat, champion)
      put(
        { kind: 'endOfGame', champion },
        withGnomes(
          seats.map((each) => (each === seat ? honour : 0)),
          0,
        ),
      )
    }
  return scenes
}

/** What the gnomes have before halls and votes: overrun caverns and the head start of the difficulty. */
function gnomesElsewhere(state: State): number {
  return gnomeLines(state)
    .filter(({ line }) => line !== 'hall' && line !== 'votes')
    .reduce((sum, { points }) => sum + points, 0)
}
