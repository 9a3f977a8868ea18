// Beside the tile in hand: what it would bring, or why it may not lie there.
import { THINGS } from '@meadhall/odin/vocabulary'
import { n } from '../art/ink.ts'
import { useCell } from '../store/cell.ts'
import { useOdin } from './hold.ts'
import { Arrow } from './marks.tsx'
import { ThingPiece } from './pieces.tsx'
import { shapeAt, yieldOf } from './placing.ts'
import { lifted } from './ui.ts'
import { word } from './words.ts'

/** The cells of a tile as an area. */
export function areaPath(rows: readonly number[], x: number, y: number, u: number): string {
  let d = ''
  for (let r = 0; r < rows.length; r++)
    for (let c = 0; c < 8; c++)
      if ((rows[r] >> c) & 1) d += `M${n(x + c * u)} ${n(y + r * u)}h${n(u)}v${n(u)}h${n(-u)}Z`
  return d
}

/** The outline of a tile's cells. */
export function outlinePath(rows: readonly number[], x: number, y: number, u: number): string {
  const on = (r: number, c: number) => r >= 0 && r < rows.length && c >= 0 && ((rows[r] >> c) & 1) === 1
  let d = ''
  for (let r = 0; r < rows.length; r++)
    for (let c = 0; c < 8; c++) {
      if (!on(r, c)) continue
      const [X, Y] = [x + c * u, y + r * u]
      if (!on(r - 1, c)) d += `M${n(X)} ${n(Y)}h${n(u)}`
      if (!on(r + 1, c)) d += `M${n(X)} ${n(Y + u)}h${n(u)}`
      if (!on(r, c - 1)) d += `M${n(X)} ${n(Y)}v${n(u)}`
      if (!on(r, c + 1)) d += `M${n(X + u)} ${n(Y)}v${n(u)}`
    }
  return d
}

export function GhostTip({
  board,
  left,
  top,
  u,
  width,
  height,
}: {
  board: string
  left: number
  top: number
  u: number
  width: number
  height: number
}) {
  const { why, seat, say, view, size } = useOdin()
  const inHand = useCell(lifted)
  if (!inHand?.at || seat === null) return null
  const { good, turn, at } = inHand
  const [row, col] = at
  const shape = shapeAt(good, turn)
  const reason = why({ do: 'placeTile', good, board, row, col, turn })
  const [x, y] = [left + (col + shape.width) * u + 8, top + row * u - 6]
  const over = row + shape.height / 2 > height / u / 2
  const before = left + col * u - 160 - 8
  const beside = {
    left: x + 160 > width ? before : x,
    top: Math.max(0, Math.min(y, height - 96)),
  }
  // Where there is no room beside the tile, the tip lies at the other end of the board.
  const style =
    size === 'phone' || beside.left < 0
      ? { left: 0, right: 0, width: 'auto', ...(over ? { top: 0 } : { bottom: 0 }) }
      : beside
  if (reason)
    return (
      <div className="od-tip refused" style={style} role="status">
        <div className="od-tip-head">
          <span className="world">{say.name(good)}</span>
          <span className="od-tip-rule">{reason.rule}</span>
        </div>
        <p className="danger">{reason.sentence}</p>
      </div>
    )
  const { income, minus, bonuses } = yieldOf(view.players[seat], good, board, turn, row, col)
  return (
    <div className="od-tip legal" style={style} role="status">
      <div className="od-tip-head">
        <span className="world">
          {say.name(good)}, {shape.width} × {shape.height}
        </span>
      </div>
      <p className="od-row">
        <ThingPiece thing="silver" size={16} /> {word(say, 'ui.income')}
        <b className="od-right">
          {income[0]}
          {income[1] !== income[0] && (
            <>
              {' '}
              <Arrow /> {income[1]}
            </>
          )}
        </b>
      </p>
      {bonuses.map(({ thing, from, to, of }) => (
        <p key={thing} className={to === of ? 'od-row od-glory' : 'od-row'}>
          <ThingPiece thing={THINGS[thing]} size={16} /> {say.name(THINGS[thing])}
          <b className="od-right">
            {from} <Arrow /> {word(say, 'ui.bonusOf', { to, of })}
          </b>
        </p>
      ))}
      {minus > 0 && <p className="od-good">{word(say, 'ui.saves', { n: minus })}</p>}
    </div>
  )
}
