import type { DayResult } from '@meadhall/hall/daily'
import type { GameId } from '@meadhall/hall/game-ids'
import type { Request } from '@meadhall/hall/online'
import type { Question } from '@meadhall/hall/think'
import { openThreads } from './threads.ts'

type Move = Extract<Request, { type: 'move' }>['move']

/** What takes long: a bot's choice of a move, making a file of a finished game, and looking back at one. */
export type Task =
  | { readonly do: 'think'; readonly question: Question }
  | { readonly do: 'archive'; readonly record: string; readonly seed: string }
  | { readonly do: 'proveDay'; readonly game: GameId; readonly record: string; readonly seed: Uint8Array }
  | { readonly do: 'reviewLength'; readonly record: string }
  | { readonly do: 'reviewPart'; readonly record: string; readonly from: number; readonly count: number }
  | { readonly do: 'reviewWhole'; readonly record: string; readonly decisions: string }
export type Result = Move | string | number | DayResult | { readonly fault: string }

/** A bot that has not decided after so long is given up. */
const PATIENCE = 60_000

/**
 * Bots think in threads of their own, so that a slow one never delays a person. Games are looked back at in one more, which
 * is begun when first needed: what a bot is asked never waits behind a review.
 */
export function botThreads(count: number, threadArguments: readonly string[]) {
  const open = (most: number) =>
    openThreads<Task, Result>({
      file: new URL('./bot-thread.ts', import.meta.url),
      count: most,
      execArgv: threadArguments,
      patience: PATIENCE,
    })
  const threads = open(count)
  const reviews = open(1)
  return {
    think: (question: Question) => threads.ask({ do: 'think', question }) as Promise<Move>,
    archive: (record: string, seed: string) =>
      threads.ask({ do: 'archive', record, seed }) as Promise<string>,
    reviewLength: (record: string) => reviews.ask({ do: 'reviewLength', record }) as Promise<number>,
    /** Decisions and reviews travel and are kept as JSON. */
    reviewPart: (record: string, from: number, count: number) =>
      reviews.ask({ do: 'reviewPart', record, from, count }) as Promise<string>,
    reviewWhole: (record: string, decisions: string) =>
      reviews.ask({ do: 'reviewWhole', record, decisions }) as Promise<string>,
    /** What a game of the day came to, or why it is none. */
    proveDay: (game: GameId, record: string, seed: Uint8Array) =>
      threads.ask({ do: 'proveDay', game, record, seed }) as Promise<DayResult | { fault: string }>,
    thinking: threads.underWay,
    close: async () => {
      await Promise.all([threads.close(), reviews.close()])
    },
  }
}

export type BotThreads = ReturnType<typeof botThreads>
