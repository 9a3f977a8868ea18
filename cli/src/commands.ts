import type { Given, Takes } from './arguments.ts'

/** What a file in `commands/` exports. */
export interface Command {
  /** Does the work and returns the exit code. Throws a `UsageError` for arguments or files it cannot use. */
  run(given: Given): number | Promise<number>
  readonly takes: Takes
}

interface Listing {
  /** The arguments, as the help shows them: `GAME`, `FILE...`, `[GAME...]`. */
  usage: string
  /** One line for the help. */
  summary: string
  /** Loaded only when called, so that each command starts fast. */
  load(): Promise<Command>
}

/** Every command, in the order of the help. To add one: a file in `commands/`, and a line here. */
export const commands: Record<string, Listing> = {
  serve: {
    usage: '',
    summary: 'serve the page and tables online',
    load: () => import('./commands/serve.ts'),
  },
  backup: {
    usage: 'FILE',
    summary: 'keep all of the hall in one file, while it runs',
    load: () => import('./commands/backup.ts'),
  },
  restore: {
    usage: 'FILE',
    summary: 'take up a backup in an empty database of either kind',
    load: () => import('./commands/restore.ts'),
  },
  play: {
    usage: 'GAME',
    summary: 'play in the terminal: people and bots on one screen',
    load: () => import('./commands/play.ts'),
  },
  simulate: {
    usage: 'GAME',
    summary: 'play many games between bots and count',
    load: () => import('./commands/simulate.ts'),
  },
  arena: {
    usage: 'GAME',
    summary: 'let bots play each other on equal terms, and say how sure the result is',
    load: () => import('./commands/arena.ts'),
  },
  ladder: {
    usage: 'GAME',
    summary: 'play every level against every other',
    load: () => import('./commands/ladder.ts'),
  },
  lesson: {
    usage: '[GAME...]',
    summary: 'play every lesson by its own answers through the rules',
    load: () => import('./commands/lesson.ts'),
  },
  scenario: {
    usage: 'FILE...',
    summary: 'run scenario files, or all in a folder',
    load: () => import('./commands/scenario.ts'),
  },
  lines: {
    usage: 'FILE...',
    summary: 'count the lines of play from fixed positions',
    load: () => import('./commands/lines.ts'),
  },
  replay: {
    usage: 'FILE',
    summary: 'tell a recorded game in sentences, or show one moment of it',
    load: () => import('./commands/replay.ts'),
  },
  review: {
    usage: 'FILE',
    summary: 'look back at a recorded game: what decisions cost, what luck gave, where it turned',
    load: () => import('./commands/review.ts'),
  },
  puzzles: {
    usage: 'GAME',
    summary: 'search self-played games for positions in which one way is clearly best',
    load: () => import('./commands/puzzles.ts'),
  },
  verify: {
    usage: 'FILE',
    summary: 'prove that every roll and draw of a recorded game came from its seed',
    load: () => import('./commands/verify.ts'),
  },
  bench: {
    usage: '[GAME...]',
    summary: 'measure random playouts and copies on one core, beside boardgame.io',
    load: () => import('./commands/bench.ts'),
  },
  load: {
    usage: '',
    summary: 'measure how many tables a server holds, beside boardgame.io',
    load: () => import('./commands/load.ts'),
  },
  torture: {
    usage: '',
    summary: 'try to break it, for as long as you like',
    load: () => import('./commands/torture.ts'),
  },
  coverage: {
    usage: '[GAME...]',
    summary: 'list rule entries that no scenario cites, and cited ones that do not exist',
    load: () => import('./commands/coverage.ts'),
  },
  golden: {
    usage: 'GAME',
    summary: 'write finished games for the tests to replay',
    load: () => import('./commands/golden.ts'),
  },
  version: {
    usage: '',
    summary: 'print the version of Meadhall and of what it runs on',
    load: () => import('./commands/version.ts'),
  },
}
