// What stands beside boards: the spots of houses for wood and stone, and the mountain strips.
import type { Speaker } from '@meadhall/hall/say'
import { BUILDING } from '@meadhall/odin/data/boards'
import { STRIPS } from '@meadhall/odin/data/rounds'
import { POSITION } from '@meadhall/odin/mountain'
import type { Player } from '@meadhall/odin/state'
import { BOARDS, type Building, ITEMS, type Resource, SHED, SILVER } from '@meadhall/odin/vocabulary'
import { n } from '../art/ink.ts'
import { resource, silver } from '../art/odin/things.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useOdin } from './hold.ts'
import { Press } from './Press.tsx'
import { amount, inARow, word } from './words.ts'

/** Wood and stone on a shed or beside a stone house. */
export function Spots({ player, slot }: { player: Player; slot: number }) {
  const building = BUILDING[BOARDS[player.boards[slot]] as Building]
  const [wood, stone] = [player.stored[2 * slot], player.stored[2 * slot + 1]]
  const row = (kind: 'wood' | 'stone', used: number, of: number, y: number) =>
    Array.from(
      { length: of },
      (_, i) =>
        `<rect x="${i * 15 + 0.5}" y="${y + 0.5}" width="14" height="14" rx="2" fill="none" stroke="var(--edge)" stroke-dasharray="2 2"/>${i < used ? resource(kind, i * 15 + 1, y + 1, 13) : ''}`,
    ).join('')
  const deep = player.boards[slot] === SHED
  return (
    <Sheet
      width={deep ? 46 : 31}
      height={deep ? 31 : 16}
      markup={
        deep
          ? row('wood', wood, building.wood, 0) + row('stone', stone, building.stone, 15.5)
          : row('wood', wood, 1, 0) + `<g transform="translate(15.500 0)">${row('stone', stone, 1, 0)}</g>`
      }
    />
  )
}

/** One strip: what is gone is a dot, the pointed end is where one takes from. */
export function strip(strip: number, gone: number): string {
  return `<path d="M8 .500H126V16.500H8L1 8.500Z" fill="#3b4348" stroke="#10181c"/>${STRIPS[strip]
    .map((what, i) => {
      const x = 10 + i * 16.3
      if (i < gone) return `<circle cx="${n(x + 7)}" cy="8.500" r="1.500" fill="#8b979c"/>`
      const [held, count] = POSITION[what]
      return held === SILVER ? silver(count, x, 0.5, 16) : resource(ITEMS[held] as Resource, x, 1, 15)
    })
    .join('')}`
}

function spokenStrip(say: Speaker, of: number, gone: number): string {
  return inARow(
    say,
    STRIPS[of]
      .slice(gone)
      .map((what) => POSITION[what])
      .map(([held, count]) =>
        count > 1 ? amount(say, count, say.name(ITEMS[held])) : say.name(ITEMS[held]),
      ),
  )
}

export function Strips({ width = 127 }: { width?: number }) {
  const { view, say, legal, choose, chosen } = useOdin()
  const strips: [number, number][] = []
  for (let at = 0; at < view.strips.length; at += 2) strips.push([view.strips[at], view.strips[at + 1]])
  return (
    <ul className="od-strips" aria-label={word(say, 'ui.strips')}>
      {strips.map(([of, gone]) => {
        const moves = legal.filter((move) => move.do === 'mountain' && move.strip === of)
        return (
          <li key={of} data-strip={of}>
            <Press
              className={`od-strip${moves.length > 0 ? ' open' : ''}${chosen?.target === `strip ${of}` ? ' chosen' : ''}`}
              disabled={moves.length === 0}
              label={word(say, 'ui.strip', { strip: of, things: spokenStrip(say, of, gone) })}
              onClick={() => choose({ target: `strip ${of}`, moves })}
            >
              <Sheet
                width={width}
                height={(width * 17) / 127}
                viewBox="0 0 127 17"
                markup={strip(of, gone)}
              />
            </Press>
          </li>
        )
      })}
    </ul>
  )
}
