import type { Piece } from '@meadhall/kernel/component-set'
import { SHAPES } from '@meadhall/odin/data/tiles'
import { item } from '@meadhall/odin/vocabulary'
import { hangGlyphs } from '../../art/odin/glyphs.ts'
import { tile } from '../../art/odin/tiles.ts'
import { Sheet } from '../../art/pieces/Sheet.tsx'
import type { ChestGame } from '../chest-game.ts'
import { useChest } from '../words.ts'

hangGlyphs()

/** Tiles in their own size, occupations in their own words. */
function Picture({ piece: { kind, row }, width }: { piece: Piece; width: number }) {
  const { say } = useChest()
  const id = String(row)
  if (kind === 'occupations') return <span className="chest-words">{say.say(`card.${id}`)}</span>
  const what = item(id as never)
  const { width: columns, height: rows } = SHAPES[what][0]
  const cell = Math.min(22, width / columns)
  return <Sheet width={columns * cell + 4} height={rows * cell + 4} markup={tile(id as never, 2, 2, cell)} />
}

export const odinChest: ChestGame = {
  Picture,
  nameOf: ({ row }, _c, say) => say.name(String(row)),
  editors: {},
}
