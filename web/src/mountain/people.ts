// From the state of the rules to what the drawings are asked for.
import { total } from '@meadhall/kernel/rules'
import { boardOf, componentsOf } from '@meadhall/mountain/components'
import { score } from '@meadhall/mountain/score'
import type { State } from '@meadhall/mountain/state'
import {
  allTrollsAt,
  controller,
  dominates,
  figuresAt,
  gnomesAt,
  isOverrun,
  plainTrollsAt,
} from '@meadhall/mountain/status'
import { CLANS, SYMBOLS, symbolOf } from '@meadhall/mountain/vocabulary'
import { layOut, type Mountain } from '../art/mountain/geometry.ts'
import { type DrawnSymbol, PEOPLE, type People } from '../art/mountain/look.ts'
import type { ClanOrNone } from '../art/mountain/pieces.ts'
import type { CavernLook, Figure } from '../art/mountain/state.ts'
import type { Hold } from './hold.ts'
import { word } from './words.ts'

/** A seat keeps its people for the whole game. */
export const peopleOf = (seat: number): People => PEOPLE[seat % PEOPLE.length]

export const mountainOf = (state: State): Mountain => layOut(boardOf(state).rows)

/** What a seat has: what it gained so far, and once the game is over all of it. */
export const honourOf = (state: State, seat: number): number => total(score(state, seat))

/** What was gained until the end, before the last scoring. */
export const gainedHonour = ({ players }: State, seat: number): number =>
  players[seat].honour.reduce((sum, points) => sum + points, 0)

export const clanOfChampion = (state: State, champion: number): ClanOrNone => {
  const { clan } = componentsOf(state).champions[champion]
  return clan < 0 ? 'outsider' : CLANS[clan]
}

export const championName = (state: State, champion: number): string =>
  componentsOf(state).champions[champion].name

/** The symbol of a cell, as it is drawn. */
export const drawnSymbol = (cell: number): DrawnSymbol | 'none' => SYMBOLS[symbolOf(cell)]

export function figuresIn(state: State, place: number, seat: number): Figure[] {
  return figuresAt(state, place, seat).map((champion) => ({
    people: peopleOf(seat),
    champion: championName(state, champion),
    clan: clanOfChampion(state, champion),
  }))
}

export function cavernLook(
  state: State,
  cavern: number,
  leaving?: { seat: number; trolls: number },
): CavernLook {
  const seats = state.players.map((_, seat) => seat)
  const gnomes = Array.from({ length: gnomesAt(state, cavern) }, (_, i) =>
    Math.max(0, state.gnomes[cavern * 2 + i]),
  )
  const holder = controller(state, cavern)
  const hold = isOverrun(state, cavern)
    ? 'overrun'
    : holder >= 0
      ? dominates(state, cavern, holder)
        ? 'dominated'
        : 'controlled'
      : allTrollsAt(state, cavern) > 0
        ? 'tied'
        : 'empty'
  return {
    hold,
    ...(holder >= 0 && hold !== 'overrun' && { holder: peopleOf(holder) }),
    gnomes,
    parties: seats.flatMap((seat) => {
      const trolls = plainTrollsAt(state, cavern, seat)
      return trolls > 0 ? [{ people: peopleOf(seat), trolls }] : []
    }),
    figures: seats.flatMap((seat) => figuresIn(state, cavern, seat)),
    ...(leaving &&
      leaving.trolls > 0 && { leaving: { people: peopleOf(leaving.seat), trolls: leaving.trolls } }),
  }
}

/** Who has a disc on a track: a player, or alone the gnomes. */
export function contender({ view, say }: Pick<Hold, 'view' | 'say'>, seat: number): string {
  return seat < view.players.length ? say.player(seat) : word(say, 'ui.gnomes')
}
