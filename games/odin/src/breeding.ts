import type { Seat } from '@meadhall/kernel/rules'
import type { Now } from './now.ts'
import { gain } from './supply.ts'
import { CATTLE, GOODS, PREGNANT_CATTLE, PREGNANT_SHEEP, SHEEP } from './vocabulary.ts'

/** FO-2.13: the animals of one seat breed, each species for itself. */
export function breed(now: Now, seat: Seat): void {
  breedSpecies(now, seat, SHEEP, PREGNANT_SHEEP)
  breedSpecies(now, seat, CATTLE, PREGNANT_CATTLE)
}

function breedSpecies(now: Now, seat: Seat, plain: number, pregnant: number): void {
  const { supply } = now.state.players[seat]
  const bearing = supply[pregnant]
  if (bearing > 0) {
    supply[pregnant] = 0
    supply[plain] += bearing
    now.tell({ what: 'bred', seat, good: GOODS[plain], n: bearing })
    gain(now, seat, plain, bearing)
  } else if (supply[plain] >= 2) {
    supply[plain]--
    supply[pregnant]++
    now.tell({ what: 'pregnant', seat, good: GOODS[plain] })
  }
}
