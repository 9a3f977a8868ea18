/** How a population is trained; every value can be given on the command line. */
export interface Settings {
  readonly game: string
  readonly minutes: number
  /** Of these, minutes that are kept for measuring at the end. */
  readonly measuring: number
  readonly workers: number
  readonly seed: number
  readonly out: string
  readonly from: string
  readonly first: number
  readonly second: number
  /** Learning rate at the start and at the end. */
  readonly rate: number
  readonly rateEnd: number
  readonly decay: number
  readonly lambda: number
  /** Points by which lines are blurred, and how often any line is taken, at the start and at the end. */
  readonly heat: number
  readonly heatEnd: number
  readonly whim: number
  readonly whimEnd: number
  /** Times that exploring cools down; between them it warms up again. */
  readonly cycles: number
  /** In this share of games the first moves follow a liking. */
  readonly liked: number
  /** What all games like at first, such as `income:0.8,isles:8`, and the share of the time after which they no longer do. */
  readonly guide: string
  readonly fade: number
  /** In this share of games with rivals one of them plays as the population did a while ago. */
  readonly elders: number
  /** How often each position is studied, on average. */
  readonly study: number
  readonly room: number
}

const USUAL: Settings = {
  game: '',
  minutes: 8,
  measuring: 1,
  workers: 1,
  seed: 1,
  out: 'out',
  from: '',
  first: 48,
  second: 32,
  rate: 4e-4,
  rateEnd: 2e-5,
  decay: 0,
  lambda: 0.95,
  heat: 1.2,
  heatEnd: 0.15,
  whim: 0.06,
  whimEnd: 0.005,
  cycles: 2,
  liked: 0.25,
  guide: '',
  fade: 0.6,
  elders: 0.2,
  study: 2,
  room: 30_000,
}

/** From `--name value` pairs. */
export function settingsOf(game: string, given: readonly string[]): Settings {
  const settings: Record<string, string | number> = { ...USUAL, game }
  for (let i = 0; i < given.length; i += 2) {
    const name = given[i].replace(/^--/, '')
    if (!(name in settings) || given[i + 1] === undefined) throw new Error(`no such setting: ${given[i]}`)
    settings[name] = typeof settings[name] === 'number' ? Number(given[i + 1]) : given[i + 1]
  }
  return settings as unknown as Settings
}

/** Where between start and end exploring is at this share of the time: it cools, warms up half as far, and cools again. */
export function warmth(share: number, cycles: number): number {
  const cycle = Math.min(cycles - 1, Math.floor(share * cycles))
  const within = Math.min(1, share * cycles - cycle)
  return (1 - within) * 0.6 ** cycle
}

/** Between two values, evenly in proportion. */
export const between = (end: number, start: number, share: number): number => end * (start / end) ** share
