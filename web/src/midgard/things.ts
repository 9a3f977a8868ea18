import type { Move } from '@meadhall/midgard/moves'
import { clanOf } from '../art/clans.tsx'

/** Where the table of Champions of Midgard draws a thing, by its name in rules, lessons and rulebook. */
const PLACES: Readonly<Record<string, string>> = {
  longhouse: '.mg-own.home .mg-section.longhouse, .mg-section.longhouse',
  fight: '.mg-fight-panel',
  // The fight without the picture of the enemy.
  combat: '.mg-fight-panel .mg-fight-body',
  dice: '.mg-fight-panel .mg-dice-row',
  enemy: '.mg-fight-panel .mg-portrait',
  destiny: '.mg-section.destinies',
  rune: '.mg-section.runes',
  score: '.mg-section.leader',
  leader: '.mg-section.leader',
  goods: '.mg-section.stores',
  ship: '.mg-section.ship',
  choice: '.mg-plank',
  wall: '.mg-wall',
  sea: '.mg-sea',
  runes: '[data-target="runesmith"]',
}

/** What is printed on an enemy's card on the board: `attack troll`, `coins shore2`. */
const PRINTED = ['attack', 'defense', 'glory', 'spoils', 'sign', 'coins', 'forbids']

export function thingOf(name: string, names: readonly string[]): string {
  const [kind, of = ''] = name.split(' ')
  if (kind === 'rival')
    return `.mg-object:has([data-thing="worker ${clanOf(names.indexOf(of))}"]), .mg-rival[data-seat="${names.indexOf(of)}"]`
  if (kind === 'card') return `[data-foe="${placeOf(of)}"]`
  if (PRINTED.includes(kind) && of !== '') return `[data-foe="${placeOf(of)}"] [data-part="${kind}"]`
  return PLACES[kind] ?? `[data-target="${placeOf(kind)}"]`
}

/** Shores are counted from 1 in the rules, and from 0 on the board. */
function placeOf(name: string): string {
  return /^shore\d$/.test(name) ? `shore${Number(name.slice(5)) - 1}` : name
}

/** Where the table draws what a move is about. */
export function placesOf(move: Move): string {
  switch (move.do) {
    case 'place':
      return thingOf(move.at, [])
    case 'assignAll':
      return Object.keys(move.plan)
        .map((target) => `.mg-assign [data-target="${target}"]`)
        .join(', ')
    case 'assign':
    case 'unassign':
      return `.mg-assign [data-target="${move.to}"]`
    case 'rune':
      return thingOf('rune', [])
    case 'keepDestiny':
      return thingOf('destiny', [])
    default:
      return ''
  }
}
