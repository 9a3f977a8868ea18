// What a move would change for a seat, by comparing two positions.

import type { State } from '@meadhall/odin/state'
import { BOARDS, ITEMS, type Thing } from '@meadhall/odin/vocabulary'

export interface Change {
  readonly thing: Thing
  readonly from: number
  readonly to: number
}

export function changes(before: State, after: State, seat: number): Change[] {
  const a = before.players[seat]
  const b = after.players[seat]
  const found: Change[] = []
  const compare = (thing: Thing, from: number, to: number) => {
    if (from !== to) found.push({ thing, from, to })
  }
  for (let what = 0; what < ITEMS.length; what++) compare(ITEMS[what], a.supply[what], b.supply[what])
  compare('whalingBoat', a.boats.length, b.boats.length)
  compare('knarr', a.knarrs, b.knarrs)
  compare('longship', a.longships.length, b.longships.length)
  for (const kind of ['shed', 'stoneHouse', 'longHouse'] as const) {
    const count = (boards: readonly number[]) => boards.filter((board) => BOARDS[board] === kind).length
    compare(kind, count(a.boards), count(b.boards))
  }
  return found
}
