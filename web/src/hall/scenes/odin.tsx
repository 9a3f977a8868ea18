import { boardKind, type Item } from '@meadhall/odin/vocabulary'
import { useMemo } from 'react'
import { GROUND } from '../../art/odin/colours.ts'
import { hangGlyphs } from '../../art/odin/glyphs.ts'
import { grid } from '../../art/odin/grid.ts'
import { die, ship } from '../../art/odin/things.ts'
import { tile } from '../../art/odin/tiles.ts'
import type { ThemeName } from '../../art/theme.ts'

/** What lies on the home board: the good, its column and row. */
const LAID: readonly (readonly [Item, number, number])[] = [
  ['chest', 0, 10],
  ['skinAndBones', 2, 10],
  ['runeStone', 5, 10],
  ['spices', 0, 8],
  ['jewelry', 3, 8],
  ['robe', 0, 5],
  ['silverware', 3, 7],
  ['amberFigure', 7, 7],
  ['ore', 6, 7],
  ['silver', 7, 10],
]

/** What lies ready for the feast, on a grid of its own. */
const READY: readonly (readonly [Item, number, number])[] = [
  ['beans', 0, 0],
  ['saltMeat', 2.4, 0],
  ['cabbage', 6.8, 0],
  ['mead', 10.2, 0],
  ['grain', 2.4, 1.2],
  ['peas', 10.2, 1.2],
  ['cattle', 12.6, -1],
]

hangGlyphs()

const HOME_CELL = 38
const CELL = 23

/** A home board in the middle of a game, with isles, ships and what will be eaten beside it. */
export function OdinScene({ theme }: { theme: ThemeName }) {
  const markup = useMemo(() => {
    const lay = (goods: typeof LAID, cell: number) =>
      goods.map(([what, column, row]) => tile(what, column * cell, row * cell, cell)).join('')
    const at = (x: number, y: number, drawing: string) => `<g transform="translate(${x} ${y})">${drawing}</g>`
    return (
      at(18, 18, grid(theme, boardKind('home'), HOME_CELL) + lay(LAID, HOME_CELL)) +
      at(548, 22, grid(theme, boardKind('shetland'), CELL)) +
      at(774, 22, grid(theme, boardKind('iceland'), CELL)) +
      ship('longship', 552, 246, 150) +
      ship('knarr', 716, 262, 116) +
      ship('whalingBoat', 848, 276, 84) +
      die(12, 944, 292, 40) +
      at(560, 410, lay(READY, CELL))
    )
  }, [theme])
  return (
    <div className="board" style={{ background: GROUND[theme].cold[0] }}>
      <svg viewBox="0 0 1000 492" dangerouslySetInnerHTML={{ __html: markup }} />
    </div>
  )
}
