import type { Control } from './eyes.ts'
import { TAKING_BACK } from './words.ts'

/** Whims that can be had again: a small generator from a word. */
export function whims(seed: string): (below: number) => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return ((state >>> 8) % 65_521) % below
  }
}

/** What the stranger has learnt about things by using them. */
export interface Mind {
  /** What to do next among what is in sight; undefined: wait. */
  choose(seen: readonly Control[], print: string, myTurn: boolean): Choice | undefined
  /** How it went: whether it led on. */
  learn(control: Control, print: string, led: 'on' | 'nowhere' | 'away'): void
}

export interface Choice {
  readonly why: 'golden' | 'marked' | 'offered' | 'curious' | 'refused'
  readonly control: Control
}

/** The same kind of thing whatever its numbers; and one of the same list, whatever it says. */
const kindOf = ({ role, name }: Control) => `${role} ${name.replace(/\d+/g, '#').slice(0, 40)}`
const listOf = ({ role, box }: Control) => `${role} ${Math.round(box.x)} ${Math.round(box.width)}`

/** Whoever tries a game does not change the language or the light in the middle of it. */
const SETTINGS = ['radio', 'switch', 'checkbox', 'text', 'search', 'slider', 'range']

export function mindOf(isGolden: (control: Control) => boolean, next: (below: number) => number): Mind {
  const tries = new Map<string, { used: number; led: number; away: number }>()
  const here = new Map<string, Set<string>>()
  let golden = 0

  const hopeOf = (control: Control) => {
    if (TAKING_BACK.test(control.name)) return 0.02
    const known = tries.get(kindOf(control)) ?? tries.get(listOf(control))
    if (!known) return 2
    if (known.away > 0 || control.role === 'a') return 0.02
    return (1 + 3 * known.led) / (1 + known.used)
  }

  function pick(among: readonly Control[]): Control | undefined {
    const hopes = among.map(hopeOf)
    const whole = hopes.reduce((sum, hope) => sum + hope, 0)
    let left = (next(65_000) / 65_000) * whole
    for (const [i, control] of among.entries()) {
      left -= hopes[i]
      if (left <= 0) return control
    }
    return among.at(-1)
  }

  return {
    choose(seen, print, myTurn) {
      const usable = seen.filter(
        ({ state, at, role }) => state === 'usable' && at && !SETTINGS.includes(role),
      )
      const untried = (control: Control) => !here.get(print)?.has(`${control.id}`)
      const fresh = usable.filter(untried)
      const curious = next(100)
      if (curious < 4 && fresh.length > 0) return { why: 'curious', control: pickAny(fresh) }
      if (curious < 6) {
        const refused = seen.filter(({ state, at }) => state === 'refused' && at)
        if (refused.length > 0) return { why: 'refused', control: refused[next(refused.length)] }
      }
      const main = usable.filter(isGolden)
      // Golden again and again without a new sight is a circle: then something else is tried.
      if (main.length > 0 && (main.some(untried) || golden < 3)) {
        golden = main.some(untried) ? 0 : golden + 1
        const among = main.filter(untried)
        return {
          why: 'golden',
          control: (among.length > 0 ? among : main)[next(Math.max(1, among.length))] ?? main[0],
        }
      }
      // Others are waited for; a window that lies open is looked at and closed.
      if (!myTurn && !usable.some(({ dialog }) => dialog)) return undefined
      golden = 0
      // What a window asks comes before what lies behind it.
      const front = fresh.some(({ dialog }) => dialog) ? fresh.filter(({ dialog }) => dialog) : fresh
      const marked = front.filter((control) => control.glows && hopeOf(control) > 0.1)
      const control =
        marked.length > 0 && next(8) > 0 ? pick(marked) : pick(front.length > 0 ? front : usable)
      return control && { why: marked.includes(control) ? 'marked' : 'offered', control }
    },
    learn(control, print, led) {
      for (const kind of [kindOf(control), listOf(control)]) {
        const known = tries.get(kind) ?? { used: 0, led: 0, away: 0 }
        known.used++
        if (led === 'on') known.led++
        if (led === 'away') known.away++
        tries.set(kind, known)
      }
      const used = here.get(print) ?? new Set()
      used.add(`${control.id}`)
      here.set(print, used)
    },
  }

  function pickAny(among: readonly Control[]): Control {
    const stay = among.filter(({ role }) => role !== 'a')
    return stay[next(stay.length)] ?? among[0]
  }
}
