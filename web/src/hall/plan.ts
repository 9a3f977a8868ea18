import { LEVELS, type Level, TEMPERAMENTS, type Temperament, USUAL_LEVEL } from '@meadhall/hall/levels'
import { isRecord } from '@meadhall/kernel/plain'
import { BOT_NAMES } from './catalog.ts'
import type { Chosen, Rulings } from './Options.tsx'

/** Who sits at a seat: somebody at this screen, a bot, whoever comes by a link, or nobody. */
export type SeatKind = 'here' | 'bot' | 'link' | 'empty'

export interface SeatPlan {
  readonly kind: SeatKind
  readonly name: string
  readonly level: Level
  /** Drawn where it is missing. */
  readonly temperament?: Temperament | undefined
}

/** Everything about a table that is set up, but its seed. */
export interface TablePlan {
  readonly seats: readonly SeatPlan[]
  readonly options: Chosen
  readonly odds: boolean
  /** Until the next roll or hidden card, or not at all. */
  readonly takingBack: TakingBack
}

export const TAKING_BACK = ['never', 'untilRoll'] as const
export type TakingBack = (typeof TAKING_BACK)[number]

export const PRESETS = ['first', 'usual', 'club'] as const
export type Preset = (typeof PRESETS)[number]

/** The names that a preset gives, in the reader's language. */
export interface Names {
  readonly you: string
  readonly guest: (n: number) => string
}

/** First game: a small table and easy bots. Usual: a full one. Club night: people round one screen, who reckon alone. */
export function presetPlan(preset: Preset, { min, max }: Rulings['seats'], names: Names): TablePlan {
  const full = Math.min(4, max)
  const taken = preset === 'first' ? Math.max(min, Math.min(3, max)) : preset === 'club' ? full : max
  const seats = Array.from({ length: max }, (_, seat): SeatPlan => {
    const bot = {
      kind: 'bot',
      name: botName(seat),
      level: preset === 'first' ? 'thrall' : USUAL_LEVEL,
    } as const
    if (seat === 0) return { ...bot, kind: 'here', name: names.you }
    if (seat >= taken) return { ...bot, kind: 'empty' }
    return preset === 'club' ? { ...bot, kind: 'here', name: names.guest(seat + 1) } : bot
  })
  return { seats, options: {}, odds: preset !== 'club', takingBack: 'untilRoll' }
}

export const botName = (seat: number): string => BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length]

const keyOf = (game: string) => `meadhall.usual.${game}`

/** Keeps a plan as the one that this game's set-up begins with. */
export function keepUsual(game: string, plan: TablePlan): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(plan))
  } catch {
    // A browser that keeps nothing begins with the preset again.
  }
}

/** What was kept, if it still fits the game. */
export function keptUsual(game: string, { seats: { min, max }, options }: Rulings): TablePlan | undefined {
  let kept: unknown
  try {
    kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
  } catch {
    return undefined
  }
  if (!isRecord(kept) || !Array.isArray(kept.seats) || kept.seats.length !== max) return undefined
  const seats = kept.seats.flatMap((seat: unknown): SeatPlan[] => {
    const kind = isRecord(seat)
      ? (['here', 'bot', 'empty'] as const).find((of) => of === seat.kind)
      : undefined
    if (!isRecord(seat) || !kind || typeof seat.name !== 'string') return []
    const level = LEVELS.find((of) => of === seat.level) ?? USUAL_LEVEL
    const temperament = TEMPERAMENTS.find((of) => of === seat.temperament)
    return [{ kind, name: seat.name.slice(0, 24), level, ...(temperament && { temperament }) }]
  })
  if (seats.length !== max || seats.filter(({ kind }) => kind !== 'empty').length < min) return undefined
  const given: Readonly<Record<string, unknown>> = isRecord(kept.options) ? kept.options : {}
  const chosen = options.flatMap(({ id, values }) => {
    const value = values.find((of) => of === given[id])
    return value === undefined ? [] : [[id, value] as const]
  })
  return {
    seats,
    options: Object.fromEntries(chosen),
    odds: kept.odds !== false,
    takingBack: kept.takingBack === 'never' ? 'never' : 'untilRoll',
  }
}

/** A plan that goes along from one set-up to the other, here or online. */
let carried: { readonly game: string; readonly plan: TablePlan } | undefined

export function takeAlong(game: string, plan: TablePlan): void {
  carried = { game, plan }
}

export function carriedPlan(game: string): TablePlan | undefined {
  return carried?.game === game ? carried.plan : undefined
}

/** Two seats change places. */
export const swapped = <T>(seats: readonly T[], one: number, other: number): readonly T[] =>
  seats.with(one, seats[other]).with(other, seats[one])
