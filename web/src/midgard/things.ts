import type { Move } from '@meadhall/midgard/state'

/** Where the table of Champions of Midgard draws a thing, by its name in rules and lessons. */
export function thingOf(name: string, names: readonly string[]): string {
  const [kind, of] = name.split(' ')
  switch (kind) {
    case 'rival':
      return `.mg-rival[data-seat="${names.indexOf(of)}"], [data-blame="${names.indexOf(of)}"]`
    case 'longhouse':
      return '.mg-own.home .mg-section.longhouse, .mg-section.longhouse'
    case 'fight':
      return '.mg-fight-panel'
    case 'destiny':
      return '.mg-section.destinies'
    case 'rune':
      return '.mg-section.runes'
    case 'score':
      return '.mg-section.leader'
    default:
      return /^shore\d$/.test(kind)
        ? `[data-target="shore${Number(kind.slice(5)) - 1}"]`
        : `[data-target="${kind}"]`
  }
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
