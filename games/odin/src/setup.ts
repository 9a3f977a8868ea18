import { draw } from '@meadhall/kernel/chance'
import { isRecord } from '@meadhall/kernel/plain'
import { BadOptions, type Chance, type OptionSpec, type Tell } from '@meadhall/kernel/rules'
import { BUILDING } from './data/boards.ts'
import { cardsOf } from './data/occupations/cards.ts'
import { CARD } from './data/occupations/list.ts'
import { STRIPS, startVikings, WEAPON_CARDS } from './data/rounds.ts'
import { IMITATION } from './data/spaces.ts'
import type { Happening } from './moves.ts'
import { NO_ACTION, newPlayer, type State } from './state.ts'
import { putInHand } from './supply.ts'
import { BUILDINGS, DECKS, FIRST_WEAPON, item, SPECIALS, WEAPONS } from './vocabulary.ts'

export interface Options {
  readonly length: 'long' | 'short'
  /** The decks of occupations, such as `A` or `ABC`. */
  readonly decks: string
  /** Solo only: how the start occupation comes to hand. */
  readonly start: 'drawn' | 'chosen'
}

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'length', values: ['long', 'short'] },
  { id: 'decks', values: ['A', 'B', 'C', 'AB', 'AC', 'BC', 'ABC'] },
  { id: 'start', values: ['drawn', 'chosen'] },
]

export function readOptions(given: unknown): Options {
  if (given !== undefined && given !== null && !isRecord(given)) throw new BadOptions('options must be a map')
  const { length = 'long', decks = 'A', start = 'drawn', ...unknown } = given ?? {}
  const [other] = Object.keys(unknown)
  if (other !== undefined) throw new BadOptions(`there is no option "${other}"`)
  if (length !== 'long' && length !== 'short') throw new BadOptions('length must be "long" or "short"')
  const letters = typeof decks === 'string' ? decks.split('').sort().join('') : ''
  if (!OPTIONS[1].values.includes(letters))
    throw new BadOptions('decks must name A, B and C once at most, such as "AC"')
  if (start !== 'drawn' && start !== 'chosen') throw new BadOptions('start must be "drawn" or "chosen"')
  return { length, decks: letters, start }
}

/** FO-1: the set-up in the rulebook's order. */
export function setup(
  options: Options,
  seats: number,
  version: number,
  chance: Chance,
  tell: Tell<Happening>,
): State {
  const rounds = options.length === 'long' ? 7 : 6
  const decks = DECKS.reduce((bits, deck, n) => (options.decks.includes(deck) ? bits | (1 << n) : bits), 0)
  const chosen = seats === 1 && options.start === 'chosen'
  const state: State = {
    rounds,
    decks,
    players: Array.from({ length: seats }, newPlayer),
    round: 0,
    phase: 0,
    start: 0,
    last: 0,
    spaces: [],
    crews: [],
    imitations: [],
    strips: [],
    stripBag: STRIPS.map((_, strip) => strip),
    exploration: [0, 0, 0, 0],
    explorationSilver: [0, 0, 0, 0],
    buildings: BUILDINGS.map((building) => BUILDING[building].copies),
    oval: SPECIALS.map(() => 1),
    occupations: cardsOf(decks, false),
    lightCards: chosen ? cardsOf(decks, true) : [],
    weaponDeck: [],
    weaponDiscard: WEAPONS.map(() => 0),
    weaponTokens: WEAPONS.map(() => 0),
    action: { ...NO_ACTION },
    agenda: [],
    // Last, as in a copy: two texts of one position are the same.
    ...(version > 1 && { version }),
  }
  // FO-1.2: with four players, each imitation tile with a random side up.
  if (seats === 4) state.imitations = [chance.pick('imitation', [1, 2]), chance.pick('imitation', [3, 4])]
  state.spaces = Array<number>(IMITATION + state.imitations.length).fill(-1)
  state.crews = state.spaces.map(() => 0)

  // FO-1.4, FO-1.5: a start occupation, three weapons and a mead for everybody.
  const light = cardsOf(decks, true)
  state.players.forEach((player, seat) => {
    if (!chosen) {
      const card = draw(chance, 'startOccupation', light)
      putInHand(player, card)
      tell({ what: 'sawOccupation', seat, card: CARD[card].id, only: seat, reveals: true })
    }
    player.supply[item('mead')] = 1
    for (let weapon = 0; weapon < 3; weapon++) player.supply[FIRST_WEAPON + weapon] = 1
    player.vikings = startVikings(rounds)
  })
  WEAPON_CARDS.forEach((cards, weapon) => {
    const dealt = weapon < 3 ? seats : 0
    for (let n = 0; n < cards - dealt; n++) state.weaponDeck.push(weapon)
  })
  // FO-1.7: two mountain strips, with four players three.
  for (let n = 0; n < (seats === 4 ? 3 : 2); n++) {
    const strip = draw(chance, 'strip', state.stripBag)
    state.strips.push(strip, 0)
    tell({ what: 'revealedStrip', strip, reveals: true })
  }
  // FO-1.10: the first start player is drawn.
  state.start =
    seats === 1
      ? 0
      : chance.pick(
          'startPlayer',
          state.players.map((_, seat) => seat),
        )
  state.last = state.start
  tell({ what: 'startPlayer', seat: state.start })
  state.agenda.push({ do: 'newViking' })
  if (chosen) state.agenda.push({ do: 'chooseStart' })
  return state
}
