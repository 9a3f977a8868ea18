// How the tables of all games say lists and chances.
import type { Speaker } from '@meadhall/hall/say'
import { remainingLog, type TableUpdate } from '@meadhall/hall/update'
import { total } from '@meadhall/kernel/rules'
import { listed as namesListed } from '../text/listed.ts'
import type { Say } from '../text/words.ts'
import type { GameTable, TableHold } from './game-table.ts'

/** Names as a sentence has them. */
export function listed(say: Speaker, names: readonly string[]): string {
  return namesListed(say.locale, names)
}

/** A chance; what is not quite certain is not said to be. */
export function percent(chance: number): string {
  if (chance < 1 && chance >= 0.995) return '>99%'
  if (chance > 0 && chance < 0.005) return '<1%'
  return `${Math.round(chance * 100)}%`
}

/** What to do now. While something is shown that the viewer has brought about, that is to look. */
export function promptOf(t: Say, hold: TableHold, table: GameTable): { title: string; detail?: string } {
  const { live, deciding, update, seat, show, ending, say } = hold
  if (update.ranking)
    return {
      title:
        table.verdict?.(hold.view, say)?.title ??
        winners(t, hold, update.ranking[0]) ??
        table.prompt(hold).title,
    }
  if (ending) return { title: t('endTurn.ask'), detail: say.move(ending) }
  const mine = update.pending.length === 1 && update.pending[0] === seat
  if (live && (show || (mine && !deciding))) return { title: t('watch') }
  return table.prompt(hold)
}

/** The moves that would be taken back with entry `undo`, by those who made them: "1 move of your own and 2 moves by Bo". */
export function movesSince(
  t: Say,
  say: Speaker,
  { log, viewer }: Pick<TableHold['update'], 'log' | 'viewer'>,
  undo: number,
): string {
  const made = new Map<number, number>()
  for (const { n, seat } of remainingLog(log))
    if (n >= undo && seat !== null) made.set(seat, (made.get(seat) ?? 0) + 1)
  const own = (seat: number) => seat === viewer
  return listed(
    say,
    Array.from(made, ([seat, n]) =>
      t(own(seat) ? 'undo.moves.own' : 'undo.moves', { n, name: say.player(seat) }),
    ),
  )
}

/** Who won, with how many points; nothing where nobody was beaten. */
function winners(t: Say, { update, say }: TableHold, best: readonly number[] = []): string | undefined {
  if (update.seats.length < 2 || best.length === 0) return undefined
  return t('tableIs.won', { name: listed(say, best.map(say.player)), points: total(update.scores[best[0]]) })
}

/** A game that says its moves by the position does so everywhere. */
export function movesInWords(
  say: Speaker,
  { moveText }: GameTable,
  { view, viewer: seat }: Pick<TableUpdate, 'view' | 'viewer'>,
): Speaker {
  if (!moveText) return say
  return { ...say, move: (move) => moveText(move, { view, seat, say }) ?? say.move(move) }
}
