// How the tables of all games say lists and chances.
import type { Speaker } from '@meadhall/hall/say'
import { listed as namesListed } from '../text/listed.ts'
import type { Say } from '../text/words.ts'
import type { GameTable, TableHold } from './game-table.ts'

/** Names as a sentence has them. */
export function listed(say: Speaker, names: readonly string[]): string {
  return namesListed(say.locale, names)
}

/** A chance; what is not quite certain is not said to be. */
export function percent(chance: number): string {
  if (chance > 0.99 && chance < 0.9995) return `${(chance * 100).toFixed(1)}%`
  if (chance > 0 && chance < 0.005) return '<1%'
  return `${Math.round(chance * 100)}%`
}

/** What to do now. While something is shown that the viewer has brought about, that is to look. */
export function promptOf(t: Say, hold: TableHold, table: GameTable): { title: string; detail?: string } {
  const { live, deciding, update, seat, show, ending, say } = hold
  if (ending) return { title: t('endTurn.ask'), detail: say.move(ending) }
  const mine = update.pending.length === 1 && update.pending[0] === seat
  if (live && (show || (mine && !deciding))) return { title: t('watch') }
  return table.prompt(hold)
}
