import type { Plain } from '@meadhall/kernel/rules'
import { type Champion, cardNamed, cellText, championNamed, componentsOf } from './components.ts'
import type { State } from './state.ts'
import { CLANS } from './vocabulary.ts'

/** What is printed on a vote tile, on an ancestry card not laid yet (upper row / lower row), on a champion on offer. */
export function about(name: string, state: State): Plain | undefined {
  const set = componentsOf(state)
  const card = cardNamed(set, name)
  if (card >= 0) {
    const [a, b, c, d] = set.cards[card].map(cellText)
    return state.players.some(({ laid }) => isLaid(laid, card)) ? undefined : `${a} ${b} / ${c} ${d}`
  }
  const tile = set.rows.voteTiles.find(({ id }) => id === name)
  if (tile) return { honour: tile.honour.slice() }
  const champion = championNamed(set, name)
  const isOffered = state.display.includes(champion) || state.agenda.at(-1)?.do === 'chooseChampion'
  return champion >= 0 && isOffered ? printedOn(set.champions[champion]) : undefined
}

/** Cards and where they lie follow one another in the list. */
const isLaid = (laid: readonly number[], card: number) => laid.some((one, i) => i % 2 === 0 && one === card)

function printedOn({ clan, votes, figure, claws, ability }: Champion): Plain {
  const steps =
    ability.is === 'roams'
      ? { steps: ability.steps.map(([domains, honour]) => `${domains}: ${honour}`).join(', ') }
      : {}
  return { clan: CLANS[clan] ?? 'outsider', votes, figure, claws, ability: { ...ability, ...steps } }
}
