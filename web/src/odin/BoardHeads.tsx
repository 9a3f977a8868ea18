// The edge of the action board: how many Vikings a column takes, and what each kind of spaces is for.
import { DRAWING_COLUMN, PLAYING_COLUMN } from '@meadhall/odin/data/spaces'
import { GROUPS, type Group } from '@meadhall/odin/vocabulary'
import { clanOf, Meeple } from '../art/clans.tsx'
import { glyph } from '../art/odin/glyphs.ts'
import {
  ACTION_BOARD,
  COLUMNS,
  columnLeft,
  GROUP_ROWS,
  GROUP_SIGN,
  rowHeight,
  rowTop,
} from '../art/odin/plank.ts'
import { smallCard } from '../art/odin/things.ts'
import { textWidth, wrap } from '../art/text.ts'
import { useBoardHeight } from '../table/board-sight.ts'
import { drawnButton } from '../table/keys.ts'
import { mine, useOdin } from './hold.ts'
import { opened } from './ui.ts'
import { about, word } from './words.ts'

const NAME_FONT = '600 12.5px Grenze, "Zen Antique Soft"'

/** Columns and kinds: what the eye learns once. */
export function Heads({ openCount, fonts }: { openCount: number | undefined; fonts: number }) {
  const hold = useOdin()
  const { say } = hold
  const { gutter, head } = ACTION_BOARD
  const row = rowHeight(useBoardHeight(ACTION_BOARD))
  const me = clanOf(mine(hold))
  return (
    <g className="od-heads" key={fonts}>
      {openCount !== undefined && (
        <text x="6" y="17" className="plain start od-open">
          {word(say, 'ui.openShort', { n: openCount })}
        </text>
      )}
      {COLUMNS.map((_, i) => {
        const x = columnLeft(i + 1)
        const draws = i + 1 === DRAWING_COLUMN
        const plays = i + 1 === PLAYING_COLUMN
        const label = draws
          ? word(say, 'ui.column.draw')
          : plays
            ? word(say, 'ui.column.play')
            : word(say, 'ui.column', { n: i + 1 })
        const end = x + 6 + (i + 1) * 12
        const imitated = hold.view.imitations.includes(i + 1)
        return (
          <g key={COLUMNS[i]} data-thing={`column ${i + 1}`}>
            {Array.from({ length: i + 1 }, (__, v) => (
              <Meeple key={v} clan={me} flat x={x + 4 + v * 12} y={5} size={15} />
            ))}
            {!imitated && (
              <text x={end + 6} y="17" className="plain start od-column">
                {label}
              </text>
            )}
            {(draws || plays) && (
              <g
                dangerouslySetInnerHTML={{
                  __html: smallCard(
                    'occupation',
                    end +
                      10 +
                      (imitated ? 0 : textWidth(label, '500 12.5px "Alegreya Sans", "Zen Kaku Gothic New"')),
                    5,
                    16,
                    'meeple',
                    draws ? '+' : '>',
                  ),
                }}
              />
            )}
          </g>
        )
      })}
      {GROUPS.map((group) => {
        const [first, rows] = GROUP_ROWS[group]
        const top = rowTop(first, row)
        const height = rowTop(first + rows - 1, row) + row - top
        const lines = wrap(word(say, `ui.group.${group}`), NAME_FONT, gutter - 4)
        const sign = rows > 1 ? GROUP_SIGN[group] : undefined
        const middle = top + height / 2 + (sign ? 10 : 0) - (lines.length - 1) * 6.5
        const open = () => opened.set({ what: 'group', group })
        return (
          <g
            key={group}
            className="od-group"
            data-thing={`group ${group}`}
            role="button"
            tabIndex={-1}
            aria-label={about(say, word(say, `ui.group.${group}`), word(say, `ui.for.${group}`))}
            onClick={open}
            onKeyDown={drawnButton(open)}
            onPointerEnter={() => hold.point(groupTarget(group))}
            onPointerLeave={() => hold.point(null)}
            onFocus={() => hold.point(groupTarget(group))}
            onBlur={() => hold.point(null)}
          >
            <rect x="0" y={top} width={columnLeft(5)} height={height} className="od-band" />
            <rect x="0" y={top} width={gutter} height={height} fill="transparent" />
            {sign && (
              <g
                dangerouslySetInnerHTML={{
                  __html: glyph(sign, gutter / 2 - 10, middle - 27, 20, 'var(--faint)'),
                }}
              />
            )}
            <text className="world middle od-group-name">
              {lines.map((line, i) => (
                <tspan
                  key={line}
                  x={gutter / 2}
                  y={middle + 4 + i * 13.5}
                  textLength={textWidth(line, NAME_FONT) > gutter - 2 ? gutter - 3 : undefined}
                  lengthAdjust="spacingAndGlyphs"
                >
                  {i > 0 ? ` ${line}` : line}
                </tspan>
              ))}
            </text>
          </g>
        )
      })}
      <line x1="0" x2={ACTION_BOARD.width} y1={head - 1} y2={head - 1} stroke="var(--edge-soft)" />
    </g>
  )
}

const groupTarget = (group: Group): string => `group ${group}`

/** What a kind of spaces is for, to whoever wants help. */
export function GroupTip({ pointed }: { pointed: string | null }) {
  const { say } = useOdin()
  const group = GROUPS.find((each) => groupTarget(each) === pointed)
  const height = useBoardHeight(ACTION_BOARD)
  if (!group) return null
  const { gutter, width } = ACTION_BOARD
  const row = rowHeight(height)
  const [first, rows] = GROUP_ROWS[group]
  const [top, bottom] = [rowTop(first, row), rowTop(first + rows - 1, row) + row]
  const left = `${(gutter / width) * 100}%`
  return (
    <div
      className="od-tip"
      role="tooltip"
      style={
        top > height / 2
          ? { left, bottom: `${(1 - bottom / height) * 100}%` }
          : { left, top: `${(top / height) * 100}%` }
      }
    >
      <div className="od-tip-head">
        <span className="world">{say.name(group)}</span>
      </div>
      <p>{word(say, `ui.for.${group}`)}</p>
    </div>
  )
}
