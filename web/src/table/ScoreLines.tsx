import type { ScoreLine } from '@meadhall/kernel/rules'
import { total } from '@meadhall/kernel/rules'
import { Dialog } from '../app/controls.tsx'
import { useWords } from '../text/words.ts'
import type { GameTable } from './game-table.ts'
import { useTable } from './use-table.ts'

export interface SheetRow {
  readonly line: string
  readonly name: string
  readonly rule: string
  /** Points and words of each seat; a seat without such a line has none. */
  readonly cells: readonly { readonly points: number; readonly words: readonly string[] }[]
}

/** The lines of all seats side by side: one row for each kind of line, in the order the game gives them. */
export function sheetOf(
  scores: readonly (readonly ScoreLine[])[],
  name: (line: string) => string,
  words: (line: ScoreLine) => string,
  { order = [], rules = {} }: Partial<NonNullable<GameTable['sheet']>> = {},
): SheetRow[] {
  const kinds: string[] = []
  // What only some have stands where it stands among theirs.
  for (const lines of scores) {
    let after = -1
    for (const { line } of lines) {
      const at = kinds.indexOf(line)
      if (at < 0) kinds.splice(after + 1, 0, line)
      after = at < 0 ? after + 1 : at
    }
  }
  const place = (line: string) => (order.includes(line) ? order.indexOf(line) : order.length)
  kinds.sort((a, b) => place(a) - place(b))
  return kinds.map((line) => {
    const cells = scores.map((lines) => {
      const own = lines.filter((of) => of.line === line)
      return { points: total(own), words: own.map(words) }
    })
    const rule = rules[line] ?? scores.flat().find((of) => of.line === line)!.rule
    return { line, name: name(line), rule, cells }
  })
}

/** What carried a seat past another: the row where it is furthest ahead, and the one where it is furthest behind. */
export function whatCarried(rows: readonly SheetRow[], best: number, second: number) {
  const ahead = ({ cells }: SheetRow) => cells[best].points - cells[second].points
  const sorted = rows.toSorted((a, b) => ahead(b) - ahead(a))
  const [most, least] = [sorted.at(0), sorted.at(-1)]
  if (!most || !least || ahead(most) <= 0) return undefined
  const shown = (row: SheetRow) => ({
    name: row.name,
    own: figure(row.cells[best].points),
    other: figure(row.cells[second].points),
  })
  return { most: shown(most), ...(ahead(least) < 0 && { least: shown(least) }) }
}

/** A number with the one minus sign that the page has. */
export const figure = (points: number) => (points < 0 ? `−${-points}` : `${points}`)

export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** Every seat's points as they stand, each line explained and with its rule. */
export function ScoreNow({ table, onClose }: { table: GameTable; onClose: () => void }) {
  const t = useWords()
  const { update, say, view, openRule } = useTable()
  const { ScorePicture } = table
  return (
    <Dialog title={t('score.now')} onClose={onClose}>
      <p className="dim">{t('score.about')}</p>
      <div className="score-now">
        {(table.scoreNow ? update.scores.map((_, seat) => table.scoreNow!(view, seat)) : update.scores).map(
          (lines, seat) => {
            const { Piece } = table.look(view, seat)
            return (
              <section key={seat} aria-label={say.player(seat)}>
                <h3 className="world">
                  <Piece size={22} /> {say.player(seat)}
                  <span className="glory">{figure(total(lines))}</span>
                </h3>
                <ul>
                  {lines.map((line, i) => (
                    <li key={`${line.line} ${i}`}>
                      {ScorePicture && <ScorePicture line={line.line} size={20} />}
                      <span className="grow">{say.score(line)}</span>
                      <button type="button" className="rule-link" onClick={() => openRule(line.rule)}>
                        {line.rule}
                      </button>
                      <b className={line.points < 0 ? 'danger' : ''}>{signed(line.points)}</b>
                    </li>
                  ))}
                </ul>
              </section>
            )
          },
        )}
      </div>
    </Dialog>
  )
}
