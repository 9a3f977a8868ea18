import type { GameReview } from '@meadhall/hall/review'
import type { Speaker } from '@meadhall/hall/say'
import type { GameRecord } from '@meadhall/kernel/record'
import { Dialog } from '../app/controls.tsx'
import type { SeatLook } from '../table/game-table.ts'
import { signed } from '../table/ScoreLines.tsx'
import type { Mark } from '../worker/marks.ts'
import { sourcesOf, timeOf } from './sources.ts'
import type { SayReview } from './words.ts'

/** Where points came from by round and source, for all seats side by side; time spent; what nobody used. */
export function Sources({
  review,
  marks,
  record,
  looks,
  names,
  say,
  r,
  onClose,
}: {
  review: GameReview
  marks: readonly Mark[]
  record: GameRecord
  looks: readonly SeatLook[]
  names: readonly string[]
  say: Speaker
  r: SayReview
  onClose: () => void
}) {
  const { rounds, lines, gained } = sourcesOf(marks, names.length)
  const spent = timeOf(record)
  const nameOf = (line: string) => (say.has(`sheet.${line}`) ? say.say(`sheet.${line}`) : line)
  return (
    <Dialog title={r('more')} onClose={onClose} className="tall review-sources">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keys too */}
      <div className="sources-tables" tabIndex={0} role="region" aria-label={r('more')}>
        {names.map((name, seat) => {
          const { Piece } = looks[seat]
          return (
            <table key={seat}>
              <caption className="world">
                <Piece size={22} /> {name}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{r('more.source')}</th>
                  {rounds.map((round) => (
                    <th key={round} scope="col" aria-label={r.of(review.game, 'more.round', { n: round })}>
                      {round}
                    </th>
                  ))}
                  <th scope="col">{r('more.total')}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => {
                  const cells = rounds.map((_, i) => gained[i][seat][line] ?? 0)
                  return (
                    <tr key={line}>
                      <th scope="row">{nameOf(line)}</th>
                      {cells.map((points, i) => (
                        <td key={i} className={points < 0 ? 'danger' : points === 0 ? 'dim' : ''}>
                          {points === 0 ? '·' : signed(points)}
                        </td>
                      ))}
                      <td>
                        <b>{signed(cells.reduce((a, b) => a + b, 0))}</b>
                      </td>
                    </tr>
                  )
                })}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{r('more.total')}</th>
                  {rounds.map((round, i) => (
                    <td key={round}>{signed(lines.reduce((sum, line) => sum + gained[i][seat][line], 0))}</td>
                  ))}
                  <td>
                    <b>{signed(review.seats[seat].points)}</b>
                  </td>
                </tr>
              </tfoot>
            </table>
          )
        })}
      </div>
      {spent && (
        <section>
          <h3 className="world">{r('more.time')}</h3>
          <p className="dim">{r('more.time.about')}</p>
          <ul className="sources-time">
            {names.map((name, seat) => (
              <li key={seat}>
                {name} <b>{clock(spent[seat])}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="world">{r('more.unused')}</h3>
        <p className="dim">{r(review.unused.length > 0 ? 'more.unused.about' : 'more.unused.none')}</p>
        <ul>
          {review.unused.map(({ move, offered }) => (
            <li key={say.move(move)}>
              {say.move(move)} <span className="dim">· {r('more.offered', { n: offered })}</span>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  )
}

/** Minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
