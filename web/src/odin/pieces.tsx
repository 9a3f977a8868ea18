// Pieces as elements: for lists, tips and buttons.
import { SHAPES } from '@meadhall/odin/data/tiles'
import { ITEMS, type Item, item, SHIPS, type Ship, type Thing } from '@meadhall/odin/vocabulary'
import { memo, useMemo } from 'react'
import { drawSigns, type Sign, type SignStyle, signsWidth } from '../art/odin/signs.ts'
import { ship } from '../art/odin/things.ts'
import { chip, tile } from '../art/odin/tiles.ts'
import { type PieceProps, Sheet } from '../art/pieces/Sheet.tsx'
import type { ThemeName } from '../art/theme.ts'
import { useFonts } from '../art/useFonts.ts'
import { settings } from '../store/settings.ts'
import { shapeAt } from './placing.ts'

/** Anything one can gain, in a square. */
export const ThingPiece = memo(function ThingPiece({
  thing,
  size = 20,
  ...rest
}: PieceProps & { thing: Thing }) {
  const wide = SHIPS.includes(thing as Ship) || thing === 'armedLongship'
  // A house is broader than high.
  const width = wide ? size * 1.42 : Math.max(size, signsWidth([{ thing }], style('dark', size - 1)))
  const markup = useMemo(
    () =>
      wide
        ? ship(thing === 'armedLongship' ? 'longship' : (thing as Ship), 0, size * 0.02, width)
        : drawSigns([{ thing }], 0, size / 2, 99, style(settings.get().theme, size - 1)),
    [thing, size, wide, width],
  )
  return <Sheet {...rest} thing={`good ${thing}`} width={width} height={size} markup={markup} />
})

function style(theme: ThemeName, size: number): SignStyle {
  return { theme, size, ink: 'var(--text)', dim: 'var(--dim)' }
}

/** A line of signs in running text. */
export function Signs({
  signs,
  size = 18,
  label,
  most = 400,
  ink,
}: {
  signs: readonly Sign[]
  size?: number
  label?: string
  most?: number
  ink?: string
}) {
  const fonts = useFonts()
  const { theme } = settings.get()
  const how = { ...style(theme, size), ...(ink && { ink, dim: ink }) }
  const width = useMemo(
    () => Math.min(most, Math.ceil(signsWidth(signs, how))),
    // Fonts decide how wide words are.
    [signs, fonts, most, how],
  )
  return (
    <Sheet
      width={width}
      height={size + 5}
      label={label}
      markup={drawSigns(signs, 0, (size + 5) / 2, width, how)}
    />
  )
}

/** A tile at `cell` pixels a cell. */
export const TilePiece = memo(function TilePiece({
  good,
  cell,
  turn = 0,
  label,
}: {
  good: Item
  cell: number
  turn?: number
  label?: string
}) {
  const { width, height } = shapeAt(good, turn)
  return (
    <Sheet
      thing={`good ${good}`}
      width={width * cell}
      height={height * cell}
      label={label}
      markup={tile(good, 0, 0, cell, turn)}
    />
  )
})

/** What is gained: a tile in its shape, anything else as a sign about as high. */
export function Gained({ good, cell, label }: { good: Item; cell: number; label: string }) {
  return SHAPES[item(good)].length > 0 ? (
    <TilePiece good={good} cell={cell} label={label} />
  ) : (
    <ThingPiece thing={good} size={2 * cell} label={label} />
  )
}

export const Chip = memo(function Chip({ good, size = 21, ...rest }: PieceProps & { good: Item }) {
  return (
    <Sheet
      {...rest}
      thing={`good ${good}`}
      width={size}
      height={size + 1.5}
      markup={chip(good, 0, 0, size)}
    />
  )
})

export const isItemName = (name: string): name is Item => ITEMS.includes(name as Item)
