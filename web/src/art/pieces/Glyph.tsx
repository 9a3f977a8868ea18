import { ICONS, type IconName } from '../icons.ts'
import { type PieceProps, Sheet } from './Sheet.tsx'

/** A single-coloured icon; it takes the colour of the text unless told otherwise. */
export function Glyph({
  name,
  size = 20,
  colour = 'currentColor',
  ...rest
}: PieceProps & { name: IconName; colour?: string }) {
  return (
    <Sheet {...rest} width={size} height={size} viewBox="0 0 512 512">
      <path d={ICONS[name].d} fill={colour} />
    </Sheet>
  )
}
