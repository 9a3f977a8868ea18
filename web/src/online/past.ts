import type { Holder } from '@meadhall/hall/hall-table'
import type { MomentSeen } from '@meadhall/hall/online'
import type { TableUpdate } from '@meadhall/hall/update'
import type { Game } from '@meadhall/kernel/rules'
import { localHall } from '../app/local-hall.ts'
import type { Past } from '../table/followed.ts'
import { marksOf, tableAt } from '../worker/marks.ts'
import { ask, ServerSaidNo } from './api.ts'

/** So many moments are asked for at a time. */
const AT_ONCE = 64

/** The past of a game that goes on, as the server lets this viewer see it. What is known is not asked for again. */
export function runningPast(id: string, game: Game, latest: () => TableUpdate): Past {
  let known: MomentSeen[] = []
  let until = -1
  let before: Promise<unknown> = Promise.resolve()

  async function fetchNew(): Promise<readonly MomentSeen[]> {
    const { n, log } = latest()
    while (until < n) {
      const to = Math.min(n, until + AT_ONCE)
      const from = until + 1
      const more = await ask<MomentSeen[]>(`/api/tables/${id}/moments?from=${from}&to=${to}`)
      known.push(...more)
      until = to
    }
    const gone = new Set(log.flatMap(({ takesBack = [] }) => takesBack))
    known = known.filter((moment) => !gone.has(moment.n))
    return known
  }

  /** One after the other, so that nothing is fetched twice. */
  function seen(): Promise<readonly MomentSeen[]> {
    const result = before.then(fetchNew)
    before = result.catch(() => {})
    return result
  }

  return {
    timeline: async () => marksOf(game, latest().seats.length, await seen()),
    moment: async (n) => tableAt(game, latest(), await seen(), n),
  }
}

/** The past of a finished game, from its record, with open hands. */
export function finishedPast(id: string, holders: readonly Holder[] | undefined): Past {
  let opened: Promise<void> | undefined
  const open = () => {
    opened ??= recordOf(id).then((text) => localHall().openRecord(text, holders))
    return opened
  }
  return {
    timeline: async (eyes) => {
      await open()
      return localHall().recordTimeline(eyes)
    },
    moment: async (n, eyes) => {
      await open()
      return localHall().recordMoment(n, eyes)
    },
  }
}

/** The record of a finished game as a file has it. */
export async function recordOf(id: string): Promise<string> {
  const response = await fetch(`/api/tables/${id}/record`).catch(() => undefined)
  if (!response?.ok) throw new ServerSaidNo('away', 'no record')
  return response.text()
}
