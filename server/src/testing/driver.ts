import { gameOf } from '@meadhall/hall/games'
import type { TableInfo } from '@meadhall/hall/online'
import { think } from '@meadhall/hall/think'
import type { SeenUpdate } from '@meadhall/hall/update'
import type { AnyMove } from '@meadhall/kernel/rules'
import { expect } from 'vitest'
import type { Screen } from './players.ts'

/** What a player at random would do on an update. */
function choose(update: SeenUpdate, seat: number, seed: number): Promise<AnyMove> {
  const { game, options, view } = update
  return think({ game, options, view, seat, bot: 'random', seed })
}

/** What the rules leave open to the one who sees this. */
export async function openTo({ game, view, viewer }: SeenUpdate): Promise<readonly AnyMove[]> {
  const { rules } = await gameOf(game)!.load()
  return viewer === null ? [] : rules.legal(view, viewer)
}

/** A move that the server acknowledged. */
export interface Acknowledged {
  readonly n: number
  readonly seat: number
  readonly move: AnyMove
}

export interface Playing {
  readonly table: Pick<TableInfo, 'id'>
  readonly seat: number
  /** Stops after the game is over, or when this says so. */
  readonly enough?: () => boolean
  /** Called after each acknowledged move. */
  readonly after?: (acknowledged: Acknowledged) => void | Promise<void>
  readonly seed?: number
}

/** Plays for a seat from its screen until the game is over: whenever it is to decide, it moves at random. */
export async function playOn(
  screen: Screen,
  { table, seat, enough, after, seed = 1 }: Playing,
): Promise<void> {
  let turn = seed
  for (;;) {
    const update = await screen.until(() => {
      const newest = screen.update(table.id)
      if (enough?.()) return 'enough'
      if (!newest) return undefined
      return (newest.pending.length === 0 || newest.pending.includes(seat)) && newest
    }, `a turn of seat ${seat}`)
    if (update === 'enough' || update.pending.length === 0) return
    const move = await choose(update, seat, turn++)
    const answer = await screen.client.move(table.id, move, update.n)
    if (answer.type === 'done') await after?.({ n: answer.n, seat, move })
    else if (answer.why === 'stale') {
      // Others decided at the same time; the newest update is on its way or here.
      await screen.until(() => (screen.update(table.id)?.n ?? 0) > update.n || enough?.())
    } else expect(answer).toMatchObject({ type: 'done' })
  }
}
