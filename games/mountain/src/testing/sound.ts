import { boardOf } from '../components.ts'
import { GNOME_MARKERS } from '../data/tables.ts'
import { sagaOf } from '../stand.ts'
import type { State } from '../state.ts'
import { allTrollsAt, gnomesAt } from '../status.ts'
import { SEATS, TROLLS } from '../vocabulary.ts'

/** What must be true in every position: no gnome and no troll is lost or doubled, and they do not share a cavern. */
export function holds(state: State): void {
  const board = boardOf(state)
  // MK-22.3: a saga may have fewer of each strength.
  const markers = GNOME_MARKERS.map((printed) => sagaOf(state)?.markers ?? printed)
  const inAll = markers.reduce((sum, n) => sum + n, 0)
  let gnomes = state.pool + state.beside.length
  // MK-13.3: those with the swarm, and the one that somebody leads
  for (const task of state.agenda)
    if (task.do === 'invade') gnomes += task.left
    else if (task.do === 'leadGnome') gnomes++
  for (let cavern = 0; cavern < board.caverns; cavern++) gnomes += gnomesAt(state, cavern)
  if (gnomes !== inAll) throw new Error(`there are ${gnomes} gnomes`)
  for (let s = 1; s <= 3; s++) {
    const known = [...state.beside, ...state.gnomes].filter((strength) => strength === s).length
    if (known + state.unseen[s - 1] !== markers[s - 1]) throw new Error(`gnomes of strength ${s} got lost`)
  }
  state.players.forEach((player, seat) => {
    let trolls = player.reserve
    for (let place = 0; place < board.places; place++) trolls += state.trolls[place * SEATS + seat]
    for (const champion of player.champions) if (state.figures[champion] >= 0) trolls--
    if (trolls !== TROLLS) throw new Error(`seat ${seat} has ${trolls} trolls`)
    for (let i = 0; i < state.lairs.length; i++)
      if (state.lairs[i] !== seat && state.trolls[(board.caverns + i) * SEATS + seat] > 0)
        throw new Error(`seat ${seat} is in a lair that is not its own`)
  })
  if (state.trolls.some((n) => n < 0)) throw new Error('fewer than no trolls')
  // Only those who have just been beaten back stand among gnomes until they choose a lair.
  const beaten = state.agenda.find((task) => task.do === 'repulse')
  for (let cavern = 0; cavern < board.caverns; cavern++)
    if (gnomesAt(state, cavern) > 0 && allTrollsAt(state, cavern) > 0 && beaten?.at !== cavern)
      throw new Error(`trolls and gnomes share ${board.names[cavern]}`)
}
