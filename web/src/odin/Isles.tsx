// The isles that nobody has yet: what each one holds can be looked at, at any time.
import { BOARD, EXPLORATION } from '@meadhall/odin/data/boards'
import { bits } from '@meadhall/odin/data/tiles'
import { type BoardKind, boardKind, THINGS, type Thing } from '@meadhall/odin/vocabulary'
import { Dialog } from '../app/controls.tsx'
import { n } from '../art/ink.ts'
import { isle, silver } from '../art/odin/things.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { listed } from '../table/said.ts'
import { type Hold, useOdin } from './hold.ts'
import { Star } from './marks.tsx'
import { Press } from './Press.tsx'
import { ThingPiece } from './pieces.tsx'
import { Ground } from './StillBoard.tsx'
import { opened } from './ui.ts'
import { about, inARow, word } from './words.ts'

interface Isle {
  readonly board: BoardKind
  readonly silver: number
}

/** The sides that lie up, with the silver on them. */
export function islesLeft({ exploration, explorationSilver }: Hold['view']): Isle[] {
  return EXPLORATION.flatMap((sides, at) =>
    exploration[at] < 0 ? [] : [{ board: sides[exploration[at]], silver: explorationSilver[at] }],
  )
}

/** How an isle is: the counts behind what its picture shows. */
function factsOf(board: BoardKind): { cells: number; minus: number; pays: number; bonuses: Thing[] } {
  const { open, minus, diagonals, bonuses } = BOARD[boardKind(board)]
  const count = (rows: readonly number[]) => rows.reduce((sum, row) => sum + bits(row), 0)
  return {
    cells: count(open),
    minus: count(minus),
    pays: diagonals.reduce((sum, steps) => sum + (steps.at(-1)?.value ?? 0), 0),
    bonuses: bonuses.flatMap(({ gain }) => gain.map(([what]) => THINGS[what])),
  }
}

/** The board itself, with its cells, its income and its bonuses, and in words what it comes to. */
export function IsleCard({ board, silver: on, u }: Isle & { u: number }) {
  const { theme, say } = useOdin()
  const { width, height, points } = BOARD[boardKind(board)]
  const { cells, minus, pays, bonuses } = factsOf(board)
  return (
    <span className="od-isle-card">
      <svg
        width={n(width * u)}
        height={n(height * u)}
        viewBox={`0 0 ${n(width * u)} ${n(height * u)}`}
        aria-hidden="true"
      >
        <Ground theme={theme} kind={boardKind(board)} u={u} />
      </svg>
      <span className="od-isle-facts">
        <span className="od-row">
          <b className="od-glory">
            {points} <Star />
          </b>
          <Sheet width={17} height={17} markup={silver(null, 0, 0, 17)} />
          {word(say, 'ui.isle.onIt', { n: on })}
        </span>
        <span>{word(say, 'ui.isle.cells', { n: cells, minus })}</span>
        <span>{word(say, 'ui.isle.pays', { n: pays })}</span>
        <span className="od-row" role="img" aria-label={listed(say, bonuses.map(say.name))}>
          {bonuses.map((thing, i) => (
            <ThingPiece key={i} thing={thing} size={18} />
          ))}
        </span>
      </span>
    </span>
  )
}

const openIsles = () => opened.set({ what: 'isles' })

/** A tile among one's boards: silhouettes of what is left to explore. */
export function IslesLeft({ width, height }: { width: number; height: number }) {
  const { view, say } = useOdin()
  const left = islesLeft(view)
  const size = Math.min((width - 12) / 2, (height - 26) / 2)
  return (
    <Press
      className="od-board-tile isles"
      style={{ width, height }}
      label={about(
        say,
        word(say, 'ui.isles'),
        inARow(
          say,
          left.map(({ board }) => say.name(board)),
        ),
      )}
      title={word(say, 'ui.isles')}
      onClick={openIsles}
    >
      <span className="world od-tile-name">{word(say, 'ui.isles.short')}</span>
      <span className="od-tile-isles">
        {left.map(({ board, silver: on }) => (
          <IslePiece key={board} board={board} silver={on} size={size} />
        ))}
      </span>
    </Press>
  )
}

function IslePiece({ board, silver: on, size }: Isle & { size: number }) {
  const unit = (size - 2) / 9
  const coin = size > 40 ? 20 : 15
  return (
    <Sheet
      thing={`board ${board}`}
      width={size}
      height={size}
      markup={`<rect width="${n(size)}" height="${n(size)}" rx="3" fill="#16495c"/>${isle(board, 1, 1, unit)}${on > 0 ? silver(on, size - coin, size - coin, coin) : ''}`}
    />
  )
}

/** The isles nobody has yet, side by side: a touch shows what they hold. */
export function Isles({ size = 28 }: { size?: number }) {
  const { view, say } = useOdin()
  return (
    <div className="od-isles" role="group" aria-label={word(say, 'ui.isles')}>
      {islesLeft(view).map(({ board, silver: on }) => {
        const { points } = BOARD[boardKind(board)]
        return (
          <Press
            key={board}
            className="od-isle"
            label={word(say, 'ui.isle', { board, points, silver: on })}
            title={word(say, 'ui.isle', { board, points, silver: on })}
            onClick={openIsles}
          >
            <IslePiece board={board} silver={on} size={size} />
            <b>+{points}</b>
          </Press>
        )
      })}
    </div>
  )
}

/** Every isle that can still be explored, with all it holds. */
export function IslesDialog() {
  const { view, say, size } = useOdin()
  const left = islesLeft(view)
  return (
    <Dialog title={word(say, 'ui.isles')} onClose={() => opened.set(null)} className="od-dialog wide">
      <p className="dim">{word(say, 'ui.isles.about')}</p>
      <ul className="od-isle-list">
        {left.map((each) => (
          <li key={each.board}>
            <h3 className="world">{say.name(each.board)}</h3>
            <IsleCard {...each} u={size === 'phone' ? 18 : 23} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
