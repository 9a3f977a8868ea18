// The hall's pictures as components; the page puts words and buttons on them.
import type { ByGame, GameId } from '@meadhall/hall/game-ids'
import { memo } from 'react'
import { edge, fill, stroke } from '../ink.ts'
import { dieMarkup } from '../midgard/Die.tsx'
import { tokenAt } from '../midgard/Token.tsx'
import { fire } from '../nature.ts'
import { picture } from '../picture.ts'
import { type Scenery, scenery, type ThemeName } from '../theme.ts'
import { DOOR, door } from './door.ts'
import { HALL, HALL_SIDE, interior } from './interior.ts'

const WIDE = HALL.width + 2 * HALL_SIDE

/**
 * The hall from wall to wall: the middle 1280 × 720 are the hall (pillars at 22, 434, 846, 1258; floor from 548; hearth at
 * 640, 654; beam to 64), 640 more on either side. Show it `height: 100%` and centred; a narrow window sees the hearth.
 */
export const HallBackdrop = memo(function HallBackdrop({
  theme,
  className,
}: {
  theme: ThemeName
  className?: string
}) {
  const src = picture(
    `hall ${theme}`,
    WIDE,
    HALL.height,
    () => interior(scenery[theme]),
    `${-HALL_SIDE} 0 ${WIDE} ${HALL.height}`,
  )
  return <img className={className} src={src} alt="" width={WIDE} height={HALL.height} draggable={false} />
})

/** A game's door with its painting, 328 × 472; lit and edged in gold when chosen. */
export const DoorArt = memo(function DoorArt({
  theme,
  game,
  chosen,
  className,
}: {
  theme: ThemeName
  game: GameId
  chosen: boolean
  className?: string
}) {
  const src = picture(`door ${game} ${theme} ${chosen}`, DOOR.width, DOOR.height, () =>
    door(scenery[theme], game, chosen),
  )
  return (
    <img className={className} src={src} alt="" width={DOOR.width} height={DOOR.height} draggable={false} />
  )
})

const TABLE = { width: 236, height: 52 } as const

/** The middle of what lies on a table. */
const [TX, TY] = [118, 31]

const sheet = (t: Scenery, colour: string) =>
  fill(`M${TX - 44} ${TY - 10}H${TX + 44}L${TX + 52} ${TY + 11}H${TX - 52}Z`, colour, edge(t.tar, 1.2))

const die = (warrior: 'swordsman' | 'spearman', dx: number, dy: number) =>
  `<g transform="translate(${TX + dx} ${TY + dy}) scale(.58)">${dieMarkup(warrior, 'hit1')}</g>`

/** A small board of each game, as it lies on a table. */
const BOARDS: ByGame<(t: Scenery) => string> = {
  midgard: (t) =>
    sheet(t, '#1d5c6c') +
    fill(`M${TX - 44} ${TY - 10}H${TX}L${TX - 12} ${TY + 11}H${TX - 52}Z`, '#2a4a3b') +
    die('swordsman', 12, -10) +
    die('spearman', 30, -6) +
    fill(`M${TX - 34} ${TY + 3}l9-8 9 8v5h-18z`, t.gold),
  odin: (t) =>
    sheet(t, '#6d7a34') +
    fill(`M${TX - 30} ${TY - 7}h20v9h-20z`, '#d88a2e') +
    fill(`M${TX - 10} ${TY - 7}h18v14h-9v-5h-9z`, '#3f8f6b') +
    fill(`M${TX + 8} ${TY - 7}h22v9h-11v5h-11z`, '#3f7fb5') +
    fill(`M${TX - 32} ${TY + 2}h31v5h-33z`, '#b8452b'),
  mountain: (t) =>
    sheet(t, '#342f52') +
    fill(`M${TX - 20} ${TY + 8}L${TX} ${TY - 24} ${TX + 20} ${TY + 8}Z`, '#575080', edge(t.tar, 1)) +
    fill(`M${TX} ${TY - 24}l-6 10 5-2 4 5 3-5z`, '#dfe6f4') +
    fill(`M${TX - 5} ${TY + 8}v-6a5 5 0 0 1 10 0v6z`, '#ffd25e'),
}

const hornsAndCandle = (t: Scenery) =>
  tokenAt('horn', TX - 64, TY - 20, 30) +
  tokenAt('horn', TX + 36, TY - 18, 26) +
  fill(`M${TX - 6} ${TY + 8}v-20a6 6 0 0 1 12 0v20z`, '#efe3c8', edge(t.tar, 1)) +
  fire(t, TX, TY - 20, 0.8)

function tableTop(t: Scenery, game: GameId | undefined) {
  return (
    `<defs><linearGradient id="art-sheen"><stop stop-color="#fff" stop-opacity=".1"/></linearGradient><radialGradient id="window"><stop offset="0" stop-color="#ff9c33" stop-opacity=".6"/><stop offset="1" stop-color="#ff9c33" stop-opacity="0"/></radialGradient></defs>` +
    fill('M20 18H216L236 48V52H0V48Z', t.table, edge(t.tar, 1.2)) +
    stroke('M20 18H216', t.tableHigh, 1.6) +
    stroke('M13 28H223M6 38H230', t.frameLow, 1, 'opacity=".6"') +
    (game ? BOARDS[game] : hornsAndCandle)(t)
  )
}

/** The top of a table, seen from the hearth, 236 × 52; sitters stand behind it, a plank with words hangs before it. */
export const TableTop = memo(function TableTop({
  theme,
  game,
  className,
}: {
  theme: ThemeName
  game?: GameId
  className?: string
}) {
  const src = picture(`table ${game ?? 'empty'} ${theme}`, TABLE.width, TABLE.height, () =>
    tableTop(scenery[theme], game),
  )
  return (
    <img className={className} src={src} alt="" width={TABLE.width} height={TABLE.height} draggable={false} />
  )
})
