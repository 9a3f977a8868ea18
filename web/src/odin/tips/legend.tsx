import { ITEMS, type Item } from '@meadhall/odin/vocabulary'
import type { LegendPart } from '../../table/tips/tip-book.ts'
import { Chip, ThingPiece } from '../pieces.tsx'

const things = (...names: readonly Parameters<typeof ThingPiece>[0]['thing'][]) =>
  names.map((thing) => ({ thing: `good ${thing}`, Picture: () => <ThingPiece thing={thing} size={32} /> }))

const goods = (from: Item, to: Item) =>
  ITEMS.slice(ITEMS.indexOf(from), ITEMS.indexOf(to) + 1)
    .filter((name) => !name.startsWith('pregnant'))
    .map((good) => ({ thing: `good ${good}`, Picture: () => <Chip good={good} size={30} /> }))

/** The signs of the boards on one sheet. */
export const legend: readonly LegendPart[] = [
  { head: 'head.orange', like: 'colour orange', of: goods('peas', 'fruits') },
  { head: 'head.red', like: 'colour red', of: goods('mead', 'cattle') },
  { head: 'head.green', like: 'colour green', of: goods('oil', 'clothing') },
  { head: 'head.blue', like: 'colour blue', of: goods('runeStone', 'silverHoard') },
  { head: 'head.stores', of: things('silver', 'wood', 'stone', 'ore') },
  { head: 'head.weapons', of: things('bowAndArrow', 'snare', 'spear', 'longSword') },
  { head: 'head.ships', of: things('whalingBoat', 'knarr', 'longship', 'shed', 'stoneHouse', 'longHouse') },
]
