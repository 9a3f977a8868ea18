import { cell, useCell } from '../store/cell.ts'
import { useMountain } from './hold.ts'
import { word } from './words.ts'

/** How the mountain is shaded: as it is, by who holds what, or with what domains and halls would give now. */
const SHADES = ['plain', 'control', 'score'] as const
export type Shade = (typeof SHADES)[number]

export const shading = cell<Shade>('plain')

/** The two views that answer "who holds what" and "what is it worth". */
export function Shading() {
  const { say, size } = useMountain()
  const now = useCell(shading)
  return (
    <div className={`mk-shading ${size}`} role="group" aria-label={word(say, 'ui.views')}>
      {SHADES.map((each) => (
        <button key={each} type="button" aria-pressed={now === each} onClick={() => shading.set(each)}>
          {word(say, `ui.view.${each}`)}
        </button>
      ))}
    </div>
  )
}
