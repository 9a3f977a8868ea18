import { total } from '@meadhall/kernel/rules'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Band } from '../app/Mark.tsx'
import { HighSeat } from '../art/hall/HighSeat.tsx'
import type { Mark } from '../worker/marks.ts'
import type { GameTable } from './game-table.ts'
import { decidingMoments } from './moments.ts'
import { PointsChart } from './PointsChart.tsx'
import { figure, type SheetRow, sheetOf, signed, whatCarried } from './ScoreLines.tsx'
import { listed } from './said.ts'
import { useSheetWords } from './use-sheet-words.ts'
import { useTable } from './use-table.ts'

const Decided = lazy(async () => ({ default: (await import('../review/Decided.tsx')).Decided }))

/** What the parts of the sheet share: who is who, in which order, and how much they have. */
interface Sheet {
  readonly table: GameTable
  readonly names: readonly string[]
  readonly looks: readonly ReturnType<GameTable['look']>[]
  /** Seats from best to worst, and the best of them. */
  readonly order: readonly number[]
  readonly best: number
  readonly sums: readonly number[]
  readonly rows: readonly SheetRow[]
}

interface Chosen {
  /** The line whose story is told. */
  readonly source: string | undefined
  readonly onSource: (line: string | undefined) => void
}

interface Ways {
  readonly onReplay: () => void
  /** Where the game is looked back at, with what was better and what luck gave. */
  readonly review: string
  readonly onRematch?: (() => void) | undefined
  readonly onHall: () => void
  /** Instead of the way to a rematch, where one is offered already. */
  readonly foot?: ReactNode
}

interface Props extends Ways {
  readonly id: string
  readonly table: GameTable
  readonly marks: readonly Mark[]
  readonly seedName: string | undefined
  readonly onMoment: (n: number) => void
  readonly more?: ReactNode
}

/** The reckoning: every line adds up, how it came about round by round, and what decided it. */
export function EndSheet({ id, table, marks, seedName, onMoment, more, ...ways }: Props) {
  const { update, say, view } = useTable()
  const [source, setSource] = useState<string>()
  const names = update.seats.map((_, seat) => say.player(seat))
  const order = (update.ranking ?? [names.map((_, seat) => seat)]).flat()
  const rows = useMemo(
    () =>
      sheetOf(
        update.scores,
        (line) => (say.has(`sheet.${line}`) ? say.say(`sheet.${line}`) : line),
        (line) => say.score(line),
        table.sheet,
      ),
    [update.scores, say, table],
  )
  const sheet: Sheet = {
    table,
    names,
    looks: names.map((_, seat) => table.look(view, seat)),
    order,
    best: order[0],
    sums: update.scores.map(total),
    rows,
  }
  const chosen: Chosen = { source, onSource: setSource }
  return (
    <main className="end">
      <Verdict {...sheet} seedName={seedName} more={more} />
      <Reckoning {...sheet} {...chosen} />
      <Story {...sheet} {...chosen} marks={marks} />
      <Deciding {...sheet} marks={marks} onMoment={onMoment} id={id} review={ways.review} />
      <Onwards {...ways} />
    </main>
  )
}

/** Who has won, by how much and by what, and a banner for each. */
function Verdict({
  table,
  names,
  looks,
  order,
  best,
  sums,
  rows,
  seedName,
  more,
}: Sheet & { seedName: string | undefined; more: ReactNode }) {
  const t = useSheetWords()
  const { update, say, view } = useTable()
  const winners = update.ranking?.[0] ?? []
  const second = order.find((seat) => !winners.includes(seat))
  const Winner = looks[best].Piece
  const verdict = table.verdict?.(view, say)
  const carried = second !== undefined && winners.length === 1 && whatCarried(rows, best, second)
  const strongest = rows.reduce((a, b) => (b.cells[best].points > a.cells[best].points ? b : a), rows[0])
  return (
    <header className="end-head">
      <span className="high-seat" aria-hidden="true">
        <HighSeat width={166} crowned={!verdict?.lost}>
          <Winner size={94} />
        </HighSeat>
      </span>
      <div className="end-words">
        <h1 className="title">
          {verdict
            ? verdict.title
            : winners.length > 1
              ? t('end.shared', {
                  names: listed(
                    say,
                    winners.map((seat) => names[seat]),
                  ),
                })
              : t('end.won', { name: names[best] })}
        </h1>
        <p className="world">{t('end.points', { points: figure(sums[best]) })}</p>
        <p>
          {verdict?.detail}
          {second !== undefined &&
            winners.length === 1 &&
            t('end.ahead', { points: sums[best] - sums[second], name: names[second] })}{' '}
          {carried ? (
            <>
              {t(carried.least ? 'end.carriedAfter' : 'end.carried', {
                name: names[second],
                ...prefixed('most', carried.most),
                ...prefixed('least', carried.least),
              })}{' '}
            </>
          ) : (
            strongest &&
            strongest.cells[best].points > 0 && (
              <>{t('end.most', { source: strongest.name, points: strongest.cells[best].points })} </>
            )
          )}
          {seedName && t('end.seed', { seed: seedName })}
        </p>
        {more}
      </div>
      <ol className="banners">
        {order.map((seat) => (
          <li
            key={seat}
            style={{
              height: `${60 + 38 * Math.max(0, sums[seat] / Math.max(1, sums[best]))}%`,
              background: looks[seat].ink,
              borderTopColor: looks[seat].colour,
            }}
          >
            {((Piece) => (
              <Piece size={40} />
            ))(looks[seat].Piece)}
            <span className="world">{names[seat]}</span>
            <b className="title">{figure(sums[seat])}</b>
          </li>
        ))}
      </ol>
    </header>
  )
}

/** `{ own: 5 }` as `{ mostOwn: 5 }`. */
const prefixed = (prefix: string, values: object = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`${prefix}${key[0].toUpperCase()}${key.slice(1)}`, value]),
  )

/** The sheet: a row a line, a column a player. */
function Reckoning({ table, names, looks, order, sums, rows, source, onSource }: Sheet & Chosen) {
  const t = useSheetWords()
  const { update, openRule, view, say } = useTable()
  const places = new Map<number, number>()
  let place = 1
  for (const together of update.ranking ?? []) {
    for (const seat of together) places.set(seat, place)
    place += together.length
  }
  // Bars are as long as their rows are much, and a row adds up several lines.
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ points }) => Math.abs(points))))
  const { ScorePicture } = table
  return (
    <section className="reckoning" aria-labelledby="reckoning">
      <table className={table.sheet?.count && 'counted'}>
        <caption className="unseen">{t('end.reckoning')}</caption>
        <thead>
          <tr>
            <th scope="col" id="reckoning" className="world">
              {t('end.reckoning')}
            </th>
            {order.map((seat) => {
              const { Piece } = looks[seat]
              return (
                <th key={seat} scope="col" className="world">
                  <Piece size={20} /> {names[seat]}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, name, rule, cells }) => {
            const top = Math.max(...cells.map(({ points }) => points))
            return (
              <tr key={line} className={source === line ? 'now' : ''}>
                <th scope="row">
                  {ScorePicture && <ScorePicture line={line} size={24} />}
                  <button type="button" className="sheet-name" onClick={() => onSource(line)}>
                    {name}
                  </button>
                  <button type="button" className="rule-link" onClick={() => openRule(rule)}>
                    {rule}
                  </button>
                </th>
                {order.map((seat) => {
                  const { points, words } = cells[seat]
                  const count = table.sheet?.count?.(line, view, seat, say)
                  return (
                    <td key={seat} title={words.join('\n')}>
                      {source === line && words.length > 0 ? (
                        <small>{words.join(' ')}</small>
                      ) : (
                        count && <small className="sheet-count">{count}</small>
                      )}
                      <b className={points < 0 ? 'danger' : points === top && points > 0 ? 'glory' : ''}>
                        {signed(points)}
                      </b>
                      <span
                        className={points < 0 ? 'sheet-bar loss' : 'sheet-bar'}
                        style={{
                          width: `${(Math.abs(points) / most) * 100}%`,
                          ...(points >= 0 && { background: looks[seat].colour }),
                        }}
                      />
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="world">
              {t('end.total')}
            </th>
            {order.map((seat) => (
              <td key={seat}>
                {order.length > 1 && (
                  <small className="dim">{t('end.place', { place: places.get(seat) ?? 1 })}</small>
                )}{' '}
                <b className="title">{figure(sums[seat])}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** How it came about, round by round. */
function Story({ looks, names, rows, source, onSource, marks }: Sheet & Chosen & { marks: readonly Mark[] }) {
  const t = useSheetWords()
  return (
    <section className="end-chart">
      <div className="row spread">
        <h2 className="world">{t('chart')}</h2>
        <label>
          <span className="unseen">{t('chart.source')}</span>
          <select
            value={source ?? ''}
            onChange={({ target }) => onSource(target.value === '' ? undefined : target.value)}
          >
            <option value="">{t('chart.all')}</option>
            {rows.map(({ line, name }) => (
              <option key={line} value={line}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {marks.length > 0 && <PointsChart marks={marks} looks={looks} names={names} source={source} />}
    </section>
  )
}

/** The moments that decided it. */
function Deciding({
  table,
  looks,
  names,
  marks,
  onMoment,
  id,
  review,
}: Sheet & { marks: readonly Mark[]; onMoment: (n: number) => void; id: string; review: string }) {
  const t = useSheetWords()
  const { say } = useTable()
  const deciding = useMemo(() => decidingMoments(marks, table, 3), [marks, table])
  const { LogPicture } = table
  const moments = (
    <ul>
      {deciding.map(({ n, seat, swing, round, happening }) => {
        const { Piece } = looks[seat]
        return (
          <li key={n}>
            <span className="moment-picture">
              {LogPicture ? <LogPicture happening={happening} size={40} /> : <Piece size={36} />}
            </span>
            <span className="grow">
              <b>{say.happening(happening)}</b>
              <span className="dim">
                {t('end.moment', { round: round ?? 0, name: names[seat] })} ·{' '}
                <b className={swing < 0 ? 'danger' : 'good'}>
                  {t(names.length > 1 ? 'end.swing' : 'end.gain', { swing: signed(swing) })}
                </b>
              </span>
            </span>
            <button type="button" className="rule-link" onClick={() => onMoment(n)}>
              {t('see')}
            </button>
          </li>
        )
      })}
    </ul>
  )
  return (
    <section className="end-moments">
      <h2 className="world">{t('end.moments')}</h2>
      <Suspense fallback={moments}>
        <Decided id={id} review={review} looks={looks} names={names}>
          {moments}
        </Decided>
      </Suspense>
    </section>
  )
}

function Onwards({ onReplay, review, onRematch, onHall, foot }: Ways) {
  const t = useSheetWords()
  return (
    <footer className="end-bar">
      <Band length={190} height={28} on="prompt" />
      {foot ?? <span className="grow dim">{t('end.tap')}</span>}
      <button type="button" className="button" onClick={onHall}>
        {t('backToHall')}
      </button>
      <button type="button" className="button" onClick={onReplay}>
        {t('end.replay')}
      </button>
      <a className="button" href={review}>
        {t('end.review')}
      </a>
      {onRematch && !foot && (
        <button type="button" className="button main" onClick={onRematch}>
          {t('end.rematch')}
        </button>
      )}
    </footer>
  )
}
