import type { Speaker } from '@meadhall/hall/say'
import { listed } from './said.ts'

interface Waiting {
  readonly say: Speaker
  readonly update: { readonly pending: readonly number[] }
  readonly seat: number | null
}

/** Who else the table waits for, as a sentence has it, and how many they are. */
export function waitingFor({ say, update, seat }: Waiting): { readonly names: string; readonly n: number } {
  const others = update.pending.filter((each) => each !== seat)
  const waited = others.length > 0 ? others : update.pending
  return { names: listed(say, waited.map(say.player)), n: waited.length }
}
