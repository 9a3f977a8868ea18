// The paper every piece is drawn on: an <svg> that stands in a line of text as well as inside another drawing.
import type { CSSProperties, ReactNode } from 'react'

export interface SheetProps {
  /** Upper left corner, when inside another drawing. */
  x?: number | undefined
  y?: number | undefined
  width: number
  height: number
  /** Units of the drawing, when they differ from its size. */
  viewBox?: string | undefined
  /** Spoken name. A piece without one is decoration, and silent. */
  label?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  opacity?: number | undefined
  /** What it draws, by its name in the game: whoever points at it is told. */
  thing?: string | undefined
  /** Fixed drawing, as markup. */
  markup?: string
  children?: ReactNode
}

export function Sheet({
  x,
  y,
  width,
  height,
  viewBox,
  label,
  className,
  style,
  opacity,
  thing,
  markup,
  children,
}: SheetProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      {...spoken}
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={viewBox ?? `0 0 ${width} ${height}`}
      className={className ? `art ${className}` : 'art'}
      style={style}
      opacity={opacity}
      data-thing={thing}
    >
      {markup && <g dangerouslySetInnerHTML={{ __html: markup }} />}
      {children}
    </svg>
  )
}

/** What every piece takes besides its own: a place inside another drawing, a size, a spoken name. */
export interface PieceProps {
  x?: number
  y?: number
  size?: number
  label?: string
  className?: string
  opacity?: number
  thing?: string
}
