import { isRecord } from '@meadhall/kernel/plain'
import type { Task } from '@meadhall/kernel/rules'

/** The task that waits for a decision, where a game keeps an agenda in its state. */
export function taskOf(view: unknown): Task | undefined {
  if (!isRecord(view) || !Array.isArray(view.agenda)) return undefined
  return view.agenda.at(-1) as Task | undefined
}
