// Between what the hall tells and what the table shows: nothing is shown before what came before it has been seen.
import type { SeenUpdate } from '@meadhall/hall/update'
import type { AnyHappening } from '@meadhall/kernel/rules'
import type { Step } from './game-table.ts'

type AnyStep = Step<unknown, AnyHappening>

/** An update, and how it came about; without a step where nothing was told. */
export interface Told<U> {
  readonly update: U
  readonly step?: AnyStep
  /** Which of what is told its show begins with. */
  readonly from?: number
}

/**
 * What is told waits in a row. The table shows `shown` in all its parts. A step that has a show of its own (`show`) is
 * played while the table still shows what stood before; when the show is over, what it led to is shown.
 */
export interface Queue<U extends SeenUpdate = SeenUpdate> {
  readonly shown: U
  /** How `shown` came about; absent after opening, undoing and jumping about. */
  readonly step?: AnyStep
  /** The show that runs now. */
  readonly show?: Told<U>
  /** Told, but not shown yet; the oldest first. */
  readonly waiting: readonly Told<U>[]
  /** The last show that has ended, to be seen again, and what stood before it. */
  readonly last?: { readonly before: U; readonly told: Told<U> }
  /** While a show is seen again: what is shown after it. */
  readonly after?: Told<U>
}

export function opened<U extends SeenUpdate>(update: U): Queue<U> {
  return { shown: update, waiting: [] }
}

/** The newest that is known, shown or not. */
export function newest<U extends SeenUpdate>({ shown, show, waiting, after }: Queue<U>): U {
  return (waiting.at(-1) ?? after ?? show)?.update ?? shown
}

/** All that was told has been shown. */
export function isUpToDate({ show, waiting }: Queue): boolean {
  return !show && waiting.length === 0
}

/**
 * Something was told. What opens the table anew or takes something back is shown at once, and nothing waits any more.
 * Handed on: the next at this screen looks on from here, so what came about is shown to the end.
 */
export function told<U extends SeenUpdate>(queue: Queue<U> | null, update: U, handedOn = false): Queue<U> {
  if (!queue) return opened(update)
  const before = newest(queue)
  if (!handedOn && (update.since < 0 || before.viewer !== update.viewer)) return opened(update)
  const known = before.log.filter(({ n }) => n <= update.since)
  const whole = { ...update, log: [...known, ...update.log] }
  const fresh = update.since < 0 ? update.log.filter(({ n }) => n > before.n) : update.log
  if (fresh.some(({ takesBack }) => takesBack)) return opened(whole)
  if (fresh.length > 0)
    return {
      ...queue,
      waiting: [...queue.waiting, { update: whole, step: stepTo(before, { ...update, log: fresh }) }],
    }
  if (isUpToDate(queue)) return { ...queue, shown: whole }
  return { ...queue, waiting: [...queue.waiting, { update: whole }] }
}

function stepTo(before: SeenUpdate, { n, log }: SeenUpdate): AnyStep {
  return { n, by: log[0].seat, before: before.view, told: log.flatMap((entry) => entry.told) }
}

/** The next that waits is shown; where it has a show of its own, that begins. */
export function next<U extends SeenUpdate>(queue: Queue<U>, hasShow: boolean): Queue<U> {
  const [first, ...waiting] = queue.waiting
  if (!first || queue.show) return queue
  if (hasShow && first.step) {
    const { step: _, ...rest } = queue
    return { ...rest, show: first, waiting }
  }
  return { ...queue, shown: first.update, waiting, ...(first.step && { step: first.step }) }
}

/** The show is over: it ran to its end, or was skipped. */
export function ended<U extends SeenUpdate>(queue: Queue<U>): Queue<U> {
  const { shown, show, waiting, after } = queue
  if (!show) return queue
  return { ...showing(after ?? show), waiting, last: { before: shown, told: show } }
}

/** The last show once more; one that runs begins anew. */
export function again<U extends SeenUpdate>(queue: Queue<U>): Queue<U> {
  const { shown, step, show, waiting, last, after } = queue
  if (show) return { ...queue, show: { ...show } }
  if (!last) return queue
  return {
    shown: last.before,
    show: { ...last.told },
    waiting,
    after: after ?? { update: shown, ...(step && { step }) },
  }
}

/** Runs down what waits, up to a show that has to be seen. */
export function hurried<U extends SeenUpdate>(
  queue: Queue<U>,
  mustBeSeen: (told: Told<U>) => boolean,
): Queue<U> {
  let now = ended(queue)
  while (now.waiting.length > 0 && !mustBeSeen(now.waiting[0])) now = next(now, false)
  return now
}

function showing<U>({ update, step }: Told<U>): { shown: U; step?: AnyStep } {
  return { shown: update, ...(step && { step }) }
}
