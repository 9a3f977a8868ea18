import type { Page } from '@playwright/test'
import { record } from './hall.ts'

/**
 * Lets the hall behind a table answer with given positions instead of its own: an example of a rulebook is shown by the
 * page as it stands there, which no game need ever come to. Each move, and each call of `nextPosition`, goes on by one.
 */
export async function scriptHall(page: Page, name: string): Promise<void> {
  await page.addInitScript(
    (positions) => {
      interface Update {
        n: number
        view: unknown
      }
      type Answer = { id?: number; result?: unknown; event?: { update?: Update } }
      let at = 0
      let base: Update | undefined
      const updateAt = (real: Update): Update => ({
        ...real,
        ...positions[at],
        n: real.n + at,
        ...(at > 0 && {
          since: real.n + at - 1,
          log: [{ n: real.n + at, seat: 0, told: positions[at].told }],
        }),
      })
      class ScriptedWorker extends Worker {
        override addEventListener(...[type, heard]: Parameters<Worker['addEventListener']>): void {
          const hear = heard as unknown as (event: { data: Answer }) => void
          if (type !== 'message') return super.addEventListener(type, heard as EventListener)
          const tell = (data: Answer) => hear({ data })
          super.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
            const { result } = data
            if (data.event?.update) return
            if (typeof result === 'object' && result !== null && 'view' in result) {
              base ??= result as Update
              tell({ ...data, result: updateAt(base) })
            } else tell(data)
          })
          Object.assign(globalThis, {
            nextPosition() {
              at++
              if (base) tell({ event: { update: updateAt(base) } })
            },
          })
        }
        override postMessage(call: unknown): void {
          const { id, call: name } = call as { id: number; call: string }
          if (name !== 'submit') return super.postMessage(call, [])
          ;(globalThis as unknown as { nextPosition(): void }).nextPosition()
          this.dispatchEvent(new MessageEvent('message', { data: { id, result: { outcome: 'played' } } }))
        }
      }
      globalThis.Worker = ScriptedWorker
    },
    JSON.parse(record(name)) as Record<string, unknown>[],
  )
}

export const nextPosition = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { nextPosition(): void }).nextPosition())
