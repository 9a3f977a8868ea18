// All of one's boards as tiles: each shows its true board, and a touch (or its number) brings it into the large place.
import { BOARD, BUILDING } from '@meadhall/odin/data/boards'
import { emptySpots, incomeOn, minusCells } from '@meadhall/odin/placement/worth'
import { type Player, slotName } from '@meadhall/odin/state'
import { BOARDS, type Building, ITEMS, SHED } from '@meadhall/odin/vocabulary'
import { useMemo, useRef } from 'react'
import { n } from '../art/ink.ts'
import { useCell } from '../store/cell.ts'
import { Spots } from './Boards.tsx'
import { areaPath } from './GhostTip.tsx'
import { mine, useOdin } from './hold.ts'
import { IslesLeft } from './Isles.tsx'
import { Star } from './marks.tsx'
import { useOneStop } from './one-stop.ts'
import { Press } from './Press.tsx'
import { ThingPiece } from './pieces.tsx'
import { boardsFor, shapeAt } from './placing.ts'
import { Mini } from './Rivals.tsx'
import { StillBoard } from './StillBoard.tsx'
import { lifted, phoneTab, shownBoard, suggested } from './ui.ts'
import { about, inARow, signed, word } from './words.ts'

/** How tiles for so many boards share a place: two columns while they fill three rows, then three and more. */
export function tilesIn(count: number, height: number): { columns: number; width: number; height: number } {
  const columns = count <= 6 ? 2 : count <= 12 ? 3 : 4
  const rows = Math.max(3, Math.ceil(count / columns))
  return { columns, width: [88, 61, 46][columns - 2], height: Math.floor((height + 3) / rows) - 3 }
}

/** Where there is more room beside the action board than height: few boards are large there, many stand three in a row. */
export function tilesBeside(count: number): { columns: number; width: number; height: number } {
  if (count <= 2) return { columns: 2, width: 147, height: 206 }
  if (count <= 4) return { columns: 2, width: 147, height: 171 }
  return { columns: 3, width: 98, height: Math.floor(348 / Math.max(3, Math.ceil(count / 3))) - 3 }
}

/** The boards on which the tile in hand may lie, by name. */
export function useFitting(): ReadonlySet<string> | undefined {
  const { view, seat } = useOdin()
  const good = useCell(lifted)?.good
  return useMemo(() => (good && seat !== null ? boardsFor(view, seat, good) : undefined), [good, view, seat])
}

/** All boards, and the isles that nobody has yet. */
export function useTileCount(): number {
  const hold = useOdin()
  const { players, exploration } = hold.view
  return players[mine(hold)].boards.length + (exploration.some((side) => side >= 0) ? 1 : 0)
}

export function BoardTiles({ tile }: { tile: ReturnType<typeof tilesIn> }) {
  const hold = useOdin()
  const { say, view } = hold
  const player = view.players[mine(hold)]
  const fitting = useFitting()
  const isles = view.exploration.some((side) => side >= 0)
  const list = useRef<HTMLUListElement>(null)
  useOneStop(list, 'button', '.shown > button')
  return (
    <ul
      ref={list}
      className="od-board-tiles"
      aria-label={word(say, 'ui.boards')}
      style={{ gridTemplateColumns: `repeat(${tile.columns}, ${tile.width}px)` }}
    >
      {player.boards.map((_, slot) => (
        <li key={slot}>
          <BoardTile
            player={player}
            slot={slot}
            width={tile.width}
            height={tile.height}
            fits={fitting?.has(slotName(player, slot)) ?? false}
          />
        </li>
      ))}
      {isles && (
        <li>
          <IslesLeft width={tile.width} height={tile.height} />
        </li>
      )}
    </ul>
  )
}

/** The other boards while they are few: beside the large one, and larger than tiles. */
export function OtherBoards({ width, height }: { width: number; height: number }) {
  const hold = useOdin()
  const { say, view } = hold
  const shown = useCell(shownBoard)
  const fitting = useFitting()
  const player = view.players[mine(hold)]
  const others = player.boards.map((_, slot) => slot).filter((slot) => slotName(player, slot) !== shown)
  if (others.length === 0) return null
  return (
    <ul className="od-board-tiles" aria-label={word(say, 'ui.boards')}>
      {others.map((slot) => (
        <li key={slot}>
          <BoardTile
            player={player}
            slot={slot}
            width={width}
            height={height}
            fits={fitting?.has(slotName(player, slot)) ?? false}
          />
        </li>
      ))}
    </ul>
  )
}

/** So many tiles for fingers stand beside the large place of a phone. */
const BESIDE = 4

/** On a phone: the others by their pattern alone. Where they are more than fit, the last tile goes to all of them. */
export function PhoneBoards() {
  const hold = useOdin()
  const { say, view, theme } = hold
  const shown = useCell(shownBoard)
  const fitting = useFitting()
  const player = view.players[mine(hold)]
  const others = player.boards.flatMap((kind, slot) =>
    kind === SHED || slotName(player, slot) === shown ? [] : [slot],
  )
  const here = others.length > BESIDE ? others.slice(0, BESIDE - 1) : others
  return (
    <ul className="od-phone-boards" aria-label={word(say, 'ui.boards')}>
      {here.map((slot) => {
        const name = slotName(player, slot)
        return (
          <li key={slot}>
            <Press
              className={fitting?.has(name) ? 'od-board-tile fits' : 'od-board-tile'}
              label={say.name(name)}
              data-board={name}
              onClick={() => shownBoard.set(name)}
            >
              <Mini player={player} slot={slot} theme={theme} u={3.5} />
            </Press>
          </li>
        )
      })}
      {others.length > BESIDE && (
        <li>
          <button
            type="button"
            className="od-board-tile more"
            aria-label={word(say, 'ui.boards')}
            onClick={() => phoneTab.set('boards')}
          >
            +{others.length - here.length}
          </button>
        </li>
      )}
    </ul>
  )
}

/** One board: name, picture, and in words or signs what it is worth, what is open and what it pays. */
export function BoardTile({
  player,
  slot,
  width,
  height,
  fits,
}: {
  player: Player
  slot: number
  width: number
  height: number
  fits: boolean
}) {
  const { say, theme, legal, choose } = useOdin()
  const shown = useCell(shownBoard)
  const kind = player.boards[slot]
  const name = slotName(player, slot)
  const board = BOARD[kind]
  const lost = minusCells(player, slot) + emptySpots(player, slot)
  const income = incomeOn(player, slot)
  const spots = kind >= SHED && BUILDING[BOARDS[kind] as Building].wood > 0
  const room = {
    width: width - 8,
    height: height - (width < 70 ? 44 : 34) - (spots && kind !== SHED ? 17 : 0),
  }
  const u = Math.min(13, room.width / board.width, room.height / board.height)
  const open = () => {
    if (kind !== SHED) return shownBoard.set(name)
    const moves = legal.filter((move) => move.do === 'store' && move.board === name)
    choose({ target: `store ${name}`, moves })
  }
  const packed = (useCell(suggested) ?? []).filter((each) => each.slot === slot)
  const state = word(say, 'ui.boardState', { income, minus: lost })
  const label = about(
    say,
    say.name(name),
    inARow(say, [word(say, 'ui.cardPoints', { n: board.points }), state]),
  )
  return (
    <Press
      className={`od-board-tile${fits || packed.length > 0 ? ' fits' : ''}${name === shown ? ' shown' : ''}`}
      style={{ width, height }}
      label={label}
      title={label}
      aria-pressed={name === shown}
      data-board={name}
      onClick={open}
    >
      <span className="world od-tile-name">{slot === 0 ? word(say, 'ui.home') : say.name(name)}</span>
      <span className="od-tile-board">
        {kind !== SHED && (
          <svg
            width={n(board.width * u)}
            height={n(board.height * u)}
            viewBox={`0 0 ${n(board.width * u)} ${n(board.height * u)}`}
            aria-hidden="true"
          >
            <StillBoard player={player} slot={slot} theme={theme} u={u} />
            {packed.map(({ what, row, col, turn }) => (
              <path
                key={`${row} ${col}`}
                className="od-tile-packed"
                d={areaPath(shapeAt(ITEMS[what], turn).rows, col * u, row * u, u)}
              />
            ))}
          </svg>
        )}
        {spots && <Spots player={player} slot={slot} />}
      </span>
      <span className="od-tile-foot">
        {board.points > 0 && (
          <b className="od-glory">
            <Star />
            {board.points}
          </b>
        )}
        {lost > 0 && <b className="danger">{signed(-lost)}</b>}
        {board.diagonals.length > 0 && width > 70 && (
          <b className="od-row">
            <ThingPiece thing="silver" size={13} />
            {income}
          </b>
        )}
      </span>
    </Press>
  )
}
