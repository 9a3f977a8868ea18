import type { Move } from '@meadhall/odin/moves'

/** Where the table of A Feast for Odin draws a thing, by its name in rules, lessons and rulebook. */
const PLACES: Readonly<Record<string, string>> = {
  goods: '.od-shelf, .od-goods',
  feast: '.od-feast-table, .od-feast-strip',
  banquet: '.od-feast-table .od-table-wood, .od-feast-strip',
  feasting: '.od-feast, .od-feast-strip',
  dice: '.od-dice-body, .od-rolls',
  rolls: '.od-roll.kept, .od-rolls',
  bay: '.od-bay',
  stable: '.od-stable',
  weapons: '.od-weapons',
  isles: '.od-isle-list, .od-choice-list, .od-isles, .od-tile-isles',
  strips: '.od-strips, [data-strip]',
  cards: '.od-cards, .od-fan',
}

export function thingOf(name: string, names: readonly string[] = []): string {
  const [kind, of = ''] = name.split(' ')
  if (kind === 'space') return `[data-space="${of}"]`
  if (kind === 'board') return `[data-puzzle="${of}"], [data-board="${of}"]`
  if (kind === 'rival') return `[data-seat="${names.indexOf(of)}"]`
  return PLACES[kind]
}

/** Where the table draws what a move is about. */
export function placesOf(move: Move): string {
  if ('board' in move && move.board !== undefined) return thingOf(`board ${move.board}`)
  switch (move.do) {
    case 'place':
    case 'useSpace':
    case 'return':
      return thingOf(`space ${move.at}`)
    case 'mountain':
      return `[data-strip="${move.strip}"]`
    case 'upgrade':
    case 'flip':
      return `[data-good="${move.good}"]`
    case 'layFeast':
      return thingOf('feast')
    case 'buyShip':
    case 'arm':
      return thingOf('bay')
    case 'play':
    case 'use':
      return thingOf('cards')
    case 'roll':
    case 'succeed':
    case 'fail':
    case 'loot':
      return thingOf('dice')
    default:
      return ''
  }
}
