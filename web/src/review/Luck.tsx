import type { GameReview } from '@meadhall/hall/review'
import type { Seat } from '@meadhall/kernel/rules'
import type { SeatLook } from '../table/game-table.ts'
import type { Figures } from './figures.ts'
import { luckVerdict } from './turning.ts'
import type { SayReview } from './words.ts'

/** What was chosen and what dice and cards gave: both together are the way from the beginning to the end. */
export function Luck({
  review,
  looks,
  names,
  seat,
  figures,
  r,
}: {
  review: GameReview
  looks: readonly SeatLook[]
  names: readonly string[]
  seat: Seat
  figures: Figures
  r: SayReview
}) {
  const { seats, alone } = review
  const chosen = seats.map(({ start, end, luck }) => end - start - luck)
  const most = Math.max(0.01, ...seats.map(({ luck }) => Math.abs(luck)), ...chosen.map(Math.abs))
  const verdict = luckVerdict(review, seat)
  const than = 'than' in verdict ? names[verdict.than] : ''
  const luck = 'luck' in verdict ? figures.amount(verdict.luck) : ''
  return (
    <section className="review-luck" aria-labelledby="review-luck">
      <div className="row spread">
        <h2 id="review-luck" className="world">
          {r('luck')}
        </h2>
        <span className="dim">{r(alone ? 'luck.unit.alone' : 'luck.unit')}</span>
      </div>
      <p className="luck-key dim">
        <i className="chosen" /> {r('luck.chosen')} <i className="given" /> {r('luck.given')}
      </p>
      <ul>
        {seats.map(({ start, end, luck: given, luckError, loss, decisions }, of) => {
          const { Piece, colour } = looks[of]
          return (
            <li key={of} className={of === seat ? 'now' : ''}>
              <Piece size={26} />
              <span className="luck-name">
                <b>{names[of]}</b>
                <small className="dim">
                  {r('luck.fellShort', { loss: figures.plain(loss), count: decisions })}
                </small>
              </span>
              <span className="luck-bars">
                <Bar value={chosen[of]} most={most} colour={colour} words={figures.signed(chosen[of])} />
                <Bar
                  value={given}
                  most={most}
                  colour={colour}
                  words={`${figures.signed(given)} ±${figures.plain(luckError)}`}
                  hatched
                />
              </span>
              <span className="luck-way">
                {r('luck.from', { start: figures.at(start), end: figures.at(end) })}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="luck-verdict">{r(`verdict.${verdict.key}`, { name: names[seat], than, luck })}</p>
    </section>
  )
}

/** To the right of the middle what was won, to the left what was lost; the number stands beside it. */
function Bar({
  value,
  most,
  colour,
  words,
  hatched = false,
}: {
  value: number
  most: number
  colour: string
  words: string
  hatched?: boolean
}) {
  const share = (50 * Math.abs(value)) / most / 1.9
  return (
    <span className="luck-bar">
      <i
        className={hatched ? 'hatched' : ''}
        style={{
          color: colour,
          width: `${share}%`,
          ...(value < 0 ? { right: '50%' } : { left: '50%' }),
        }}
      />
      <b
        className={value < 0 ? 'danger' : 'good'}
        style={value < 0 ? { right: `${51 + share}%` } : { left: `${51 + share}%` }}
      >
        {words}
      </b>
    </span>
  )
}
