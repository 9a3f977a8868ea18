import { LOCALES, type Locale } from '@meadhall/kernel/locales'
import { isRecord } from '@meadhall/kernel/plain'
import { THEMES, type ThemeName } from '../art/theme.ts'
import { bestLocale } from '../text/locales.ts'
import { cell, useCell } from './cell.ts'

/** What a person likes; kept in the browser. */
export interface Settings {
  readonly locale: Locale
  readonly theme: ThemeName
  readonly motion: Motion
  readonly speed: Speed
  /** Ask before a move that cannot be undone. */
  readonly confirm: boolean
  /** What happens to the viewer waits for a click or a key; otherwise for a long look. */
  readonly waits: boolean
  /** A card at the end of each round, where a game has one. */
  readonly roundEnd: boolean
  /** A turn of several moves ends when its player says so. */
  readonly endTurn: boolean
  readonly sounds: boolean
  readonly volume: Volume
  /** A horn sounds when it becomes the person's turn at a table online. */
  readonly turnSound: boolean
  /** Show the odds of fights where the table allows it. */
  readonly odds: boolean
  /** Under which name the person sits down; empty before it was asked. */
  readonly name: string
}

export const MOTIONS = ['system', 'none', 'full'] as const
export type Motion = (typeof MOTIONS)[number]

export const SPEEDS = ['slow', 'usual', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

export const VOLUMES = ['soft', 'usual', 'loud'] as const
export type Volume = (typeof VOLUMES)[number]

const KEY = 'meadhall.settings'

function first(): Settings {
  const light = matchMedia('(prefers-color-scheme: light)').matches
  return {
    locale: bestLocale(navigator.languages),
    theme: light ? 'light' : 'dark',
    motion: 'system',
    speed: 'usual',
    confirm: true,
    waits: true,
    roundEnd: true,
    endTurn: true,
    sounds: false,
    volume: 'usual',
    turnSound: false,
    odds: true,
    name: '',
  }
}

/** What is kept may be old or damaged: whatever is not understood falls back. */
function read(): Settings {
  const otherwise = first()
  let kept: unknown
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return otherwise
  }
  if (!isRecord(kept)) return otherwise
  const oneOf = <T extends string>(known: readonly T[], value: unknown, fallback: T) =>
    known.find((item) => item === value) ?? fallback
  const flag = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback)
  return {
    locale: oneOf(LOCALES, kept.locale, otherwise.locale),
    theme: oneOf(THEMES, kept.theme, otherwise.theme),
    motion: oneOf(MOTIONS, kept.motion, otherwise.motion),
    speed: oneOf(SPEEDS, kept.speed, otherwise.speed),
    confirm: flag(kept.confirm, otherwise.confirm),
    waits: flag(kept.waits, otherwise.waits),
    roundEnd: flag(kept.roundEnd, otherwise.roundEnd),
    endTurn: flag(kept.endTurn, otherwise.endTurn),
    sounds: flag(kept.sounds, otherwise.sounds),
    volume: oneOf(VOLUMES, kept.volume, otherwise.volume),
    turnSound: flag(kept.turnSound, otherwise.turnSound),
    odds: flag(kept.odds, otherwise.odds),
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : '',
  }
}

export const settings = cell(read())

export function change(changes: Partial<Settings>): void {
  const next = { ...settings.get(), ...changes }
  settings.set(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing: the settings hold until the page is closed.
  }
}

export const useSettings = () => useCell(settings)

const restful = matchMedia('(prefers-reduced-motion: reduce)')

const SLOWNESS: Record<Speed, number> = { slow: 1.6, usual: 1, fast: 0.4 }

/** How long something that moves and is meant to last `ms` lasts for this person. */
export function lasting(kept: Settings, ms: number): number {
  if (kept.motion === 'none' || (kept.motion === 'system' && restful.matches)) return 0
  return reading(kept, ms)
}

/** How long something that is looked at for `ms` is looked at by this person, with or without motion. */
export function reading({ speed }: Settings, ms: number): number {
  return ms * SLOWNESS[speed]
}
