import { cellMarkup } from '../art/mountain/pieces.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { type Delivery, deliver } from '../table/carry.ts'
import { cardText, lookOfCell } from './cells.ts'
import { useMountain } from './hold.ts'
import { word } from './words.ts'

export function HandCard({
  name,
  number,
  cells,
  chosen,
  delivery,
  onClick,
  onLay,
}: {
  name: string
  number: number
  cells: readonly number[]
  chosen: boolean
  /** What becomes of it when it is carried off. */
  delivery: (name: string) => Delivery
  onClick: () => void
  /** It lies on a place already: Enter keeps it there. */
  onLay?: (() => void) | undefined
}) {
  const hold = useMountain()
  const spoken = word(hold.say, 'ui.cardOf', {
    n: number,
    what: cardText(hold, cells),
  })
  return (
    <span className="mk-hand-card">
      <CardFace cells={cells} size={hold.size === 'phone' ? 34 : 38} />
      <kbd aria-hidden="true">{number}</kbd>
      <button
        type="button"
        className="mk-over"
        data-card={name}
        data-draggable
        aria-pressed={chosen}
        aria-label={spoken}
        onClick={onClick}
        onPointerDown={(event) =>
          deliver(event, {
            ...delivery(name),
            picture: event.currentTarget.parentElement?.firstElementChild,
            larger: 1.5,
          })
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onLay) return
          event.preventDefault()
          event.stopPropagation()
          onLay()
        }}
      />
    </span>
  )
}

export function CardFace({ cells, size }: { cells: readonly number[]; size: number }) {
  const s = size
  const markup = `<rect width="${2 * s + 8}" height="${2 * s + 8}" rx="7" fill="#efe2c4" stroke="#17100a"/>${cells
    .map(
      (cell, i) =>
        `<g transform="translate(${4 + (i % 2) * s} ${4 + (i > 1 ? s : 0)})">${cellMarkup(lookOfCell(cell, 0), s)}</g>`,
    )
    .join('')}`
  return <Sheet width={2 * s + 8} height={2 * s + 8} markup={markup} />
}
