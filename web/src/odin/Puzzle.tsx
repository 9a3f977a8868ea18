// The large board: what lies on it, where the tile in hand may go, and what it would bring.
import { BOARD } from '@meadhall/odin/data/boards'
import { incomeOn, minusCells } from '@meadhall/odin/placement/worth'
import { slotName, slotNamed } from '@meadhall/odin/state'
import { HOME, ITEMS, PER_TILE } from '@meadhall/odin/vocabulary'
import { useEffect, useMemo, useRef } from 'react'
import { useCell } from '../store/cell.ts'
import { chooseTile, hover, lay, layingMove, letGo, turnInHand } from './drag.ts'
import { GhostTip } from './GhostTip.tsx'
import { type Hold, useOdin } from './hold.ts'
import { Ghost, Hints, Suggestion } from './InHand.tsx'
import { Star } from './marks.tsx'
import { ThingPiece } from './pieces.tsx'
import { laidOn } from './placing.ts'
import { Ground, Rings, Tiles } from './StillBoard.tsx'
import { Trials } from './Trials.tsx'
import { lifted, shownBoard } from './ui.ts'
import { about, sentences, signed, word } from './words.ts'

/** How a board stands in a place of this size. */
function layoutOf(
  kind: number,
  width: number,
  height: number,
  most: number,
): { u: number; left: number; top: number } {
  const board = BOARD[kind]
  const u = Math.floor(Math.min(most, width / board.width, height / board.height) * 2) / 2
  return {
    u,
    left: Math.round((width - board.width * u) / 2),
    top: Math.round((height - board.height * u) / 2),
  }
}

/** The tile that the last step laid. */
function freshTile({ step, view, seat }: Hold): number | undefined {
  const laid = step?.told.some((happening) => happening.what === 'placedTile' && happening.seat === seat)
  return laid && seat !== null ? view.players[seat].placed.length / PER_TILE - 1 : undefined
}

/** Over the board, where it has no free corner of its own for them: name, income, what is open. */
const HEAD = 24

export function Puzzle({
  width,
  height: whole,
  most,
  headed = false,
}: {
  width: number
  height: number
  most: number
  headed?: boolean
}) {
  const hold = useOdin()
  const { view, seat, theme, say, legal } = hold
  const wanted = useCell(shownBoard)
  const player = view.players[seat ?? 0]
  const found = slotNamed(player, wanted)
  const slot = found < 0 ? 0 : found
  const kind = player.boards[slot]
  const board = slotName(player, slot)
  const head = hold.size !== 'phone' && (headed || kind !== HOME)
  const height = head ? whole - HEAD : whole
  const { u, left, top } = layoutOf(kind, width, height, most)
  const now = useRef(hold)
  now.current = hold
  const sheet = useRef<SVGSVGElement>(null)
  const { income, minus } = useMemo(
    () => ({ income: incomeOn(player, slot), minus: minusCells(player, slot) }),
    [player, slot],
  )

  const fresh = freshTile(hold)

  useEffect(() => {
    const element = sheet.current!
    const wheel = (event: WheelEvent) => {
      if (!lifted.get()) return
      event.preventDefault()
      event.stopPropagation()
      turnInHand()
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [])

  // A tile that is no longer in the supply is no longer in hand; another board shown does not lose it.
  useEffect(() => {
    const inHand = lifted.get()
    if (inHand && (seat === null || player.supply[ITEMS.indexOf(inHand.good)] === 0)) letGo()
  }, [player, seat])

  const tap = (event: React.PointerEvent) => {
    const before = layingMove()
    hover(now.current, event.clientX, event.clientY)
    const move = layingMove()
    if (!move) return
    const again = before !== undefined && before.row === move.row && before.col === move.col
    if (event.pointerType === 'mouse' || again) {
      if (lay(now.current)) return
    }
    chooseTile(now.current)
  }
  return (
    <div className="od-puzzle" style={{ width, height: whole, paddingTop: whole - height }}>
      {head && (
        <p className="od-puzzle-head">
          <span className="world">{say.name(board)}</span>
          {BOARD[kind].points > 0 && (
            <b className="od-glory">
              {BOARD[kind].points} <Star />
            </b>
          )}
          <span className="od-right od-row">
            <ThingPiece thing="silver" size={17} /> <b>{income}</b> {word(say, 'ui.incomeWord')}
          </span>
          <b className="danger">
            {signed(-minus)} {word(say, 'ui.open')}
          </b>
        </p>
      )}
      <svg
        ref={sheet}
        data-puzzle={board}
        data-draggable
        data-columns={BOARD[kind].width}
        data-rows={BOARD[kind].height}
        data-grid={`${left} ${top} ${u}`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        // The arrow keys carry a tile over it.
        tabIndex={0}
        role="application"
        aria-label={about(say, say.name(board), word(say, 'ui.boardState', { income, minus }))}
        aria-describedby="od-laid"
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse' && event.buttons === 0)
            hover(now.current, event.clientX, event.clientY)
        }}
        onPointerUp={(event) => {
          if (lifted.get() && !(event.target as Element).closest('[data-trial]')) tap(event)
        }}
      >
        <g transform={`translate(${left} ${top})`}>
          <Ground theme={theme} kind={kind} u={u} />
          <Tiles player={player} slot={slot} u={u} {...(fresh !== undefined && { fresh })} />
          <Rings player={player} slot={slot} u={u} />
          <Trials hold={now} player={player} slot={slot} board={board} u={u} able={legal.length > 0} />
          <Hints slot={slot} board={board} u={u} />
          <Suggestion slot={slot} u={u} />
          <Ghost board={board} u={u} />
        </g>
      </svg>
      <p id="od-laid" className="unseen">
        {sentences(
          say,
          ...laidOn(player, slot).map(({ what, row, col }) =>
            word(say, 'ui.laid', { good: ITEMS[what], row: row + 1, col: col + 1 }),
          ),
        )}
      </p>
      <GhostTip board={board} left={left} top={top} u={u} width={width} height={height} />
      {!head && (
        <span className="od-open-minus">
          {word(say, 'ui.income')} <b>{income}</b> <span className="danger">{signed(-minus)}</span>{' '}
          {word(say, 'ui.open')}
        </span>
      )}
    </div>
  )
}
