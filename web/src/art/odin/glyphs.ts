// The glyphs of this table. They are drawn once into a hidden sheet; every piece only points at them.
import { n } from '../ink.ts'
import { ODIN_ICONS, type OdinIcon } from './icons.ts'

/** Where the open set has nothing that fits, our own; 512 × 512 like the others. */
const OWN = {
  silk: 'M40 150C120 60 210 70 260 140 310 210 380 220 470 130 480 200 470 250 440 290 370 350 300 330 250 270 200 205 130 215 50 290 30 250 28 200 40 150ZM62 322C140 250 200 260 246 312 300 372 370 380 440 330 440 370 420 410 390 432 330 460 270 440 225 395 180 350 140 360 92 410 72 385 64 355 62 322Z',
  house:
    'M256 60L40 230V262H92V450H214V322H298V450H420V262H472V230ZM150 290H196V350H150ZM316 290H362V350H316Z',
  compass:
    'M256 36A220 220 0 1 1 255 36ZM256 80A176 176 0 1 0 257 80ZM256 104L300 212 408 256 300 300 256 408 212 300 104 256 212 212ZM256 222A34 34 0 1 0 257 222Z',
  cross: 'M206 30H306L290 150 420 134V234L290 218 310 482H202L222 218 92 234V134L222 150Z',
  brooch:
    'M256 40A216 216 0 1 1 255 40ZM256 96A160 160 0 1 0 257 96ZM256 140L290 222 372 256 290 290 256 372 222 290 140 256 222 222Z',
} as const

export type GlyphName = OdinIcon | keyof typeof OWN

/** Puts the hidden sheet into the page. */
export function hangGlyphs(): void {
  if (document.getElementById('odin-glyphs')) return
  const symbols = [
    ...Object.entries(ODIN_ICONS).map(([name, { d }]) => [name, d] as const),
    ...Object.entries(OWN),
  ].map(
    ([name, d]) =>
      `<symbol id="od-${name}" viewBox="0 0 512 512"><path fill-rule="evenodd" d="${d}"/></symbol>`,
  )
  const sheet = document.createElement('div')
  sheet.id = 'odin-glyphs'
  sheet.hidden = true
  sheet.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  document.body.append(sheet)
}

/** A glyph in a drawing. */
export const glyph = (name: GlyphName, x: number, y: number, size: number, colour: string, more = '') =>
  `<use href="#od-${name}" x="${n(x)}" y="${n(y)}" width="${n(size)}" height="${n(size)}" fill="${colour}" ${more}/>`
