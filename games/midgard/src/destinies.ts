import { Undecided } from '@meadhall/kernel/chance'
import { type Seat, UNKNOWN } from '@meadhall/kernel/rules'
import { DESTINY_ROWS, type DestinyCounts } from './data/certain.ts'
import { cardSet, type Player, type State, since, warriorsInAll } from './state.ts'
import { FOOD } from './vocabulary.ts'

/** How much of what a Destiny asks a player has (CM-15). */
export function have(state: State, player: Player, counts: DestinyCounts): number {
  if ('store' in counts)
    return player.stores[counts.store] + (counts.store === FOOD && since(state, 2) ? foodAssigned(player) : 0)
  if ('warriors' in counts) return warriorsInAll(player)
  if ('runes' in counts) return player.runes.length
  const { enemies } = cardSet(state)
  let found = 0
  for (const card of player.defeated) {
    // In a view the piles of others are face down.
    if (card === UNKNOWN) continue
    if ('colour' in counts ? enemies[card].colour === counts.colour : enemies[card].kind === counts.kind)
      found++
  }
  return found
}

/** CM-14.10: what is assigned still belongs to its owner, and a plan must not be given away by what is missing. */
function foodAssigned({ plan }: Player): number {
  let sum = 0
  for (let i = 3; i < plan.length; i += 4) sum += plan[i]
  return sum
}

/** CM-15.1: what the Destiny is worth to the seat as things stand. */
export function destinyGlory(state: State, seat: Seat, destiny: number): number {
  const { counts, alone, tied } = DESTINY_ROWS[destiny]
  const own = have(state, state.players[seat], counts)
  // CM-16.13: the first edition asks for no minimum
  if (own === 0 && state.table.edition === 'newest') return 0
  let ties = false
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const theirs = have(state, state.players[other], counts)
    if (theirs > own) return 0
    if (theirs === own) ties = true
  }
  return ties ? tied : alone
}

/** Whether what the Destiny counts lies face down with the others: enemies that were defeated, until the end (CM-16.1). */
export function isSecret(state: State, destiny: number): boolean {
  return countsEnemies(DESTINY_ROWS[destiny].counts) && hidesDefeated(state)
}

/** Defeated enemies lie face down before all but their owner while the game goes on; with a Hall of Records they do not. */
export const hidesDefeated = (state: State): boolean => !state.table.hallOfRecords && state.agenda.length > 0

const countsEnemies = (counts: DestinyCounts): boolean => 'colour' in counts || 'kind' in counts

/** For a preview: whether the worth of the Destiny hangs on cards that lie face down. */
export function mustKnow(state: State, seat: Seat, destiny: number): void {
  if (!countsEnemies(DESTINY_ROWS[destiny].counts)) return
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && state.players[other].defeated.includes(UNKNOWN)) throw new Undecided('defeated')
}
