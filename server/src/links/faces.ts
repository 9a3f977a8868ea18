import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** The typefaces of the page; each comes in many small files, of which only those are read whose signs are wanted. */
const FACES = {
  text: [
    ['alegreya-sans', 700],
    ['zen-kaku-gothic-new', 700],
  ],
  title: [
    ['grenze-gotisch', 800],
    ['zen-antique-soft', 400],
    ['alegreya-sans', 700],
    ['zen-kaku-gothic-new', 700],
  ],
  /** Points stand in columns: figures of one height. */
  figures: [['zen-kaku-gothic-new', 700]],
} as const
export type Face = keyof typeof FACES

interface Part {
  readonly name: string
  readonly file: string
  readonly ranges: readonly (readonly [number, number])[]
}

const require = createRequire(import.meta.url)
const known = new Map<string, readonly Part[]>()
const hung = new Set<string>()

/** The files of a face in one weight, and the signs that each of them has. */
function partsOf(family: string, weight: number): readonly Part[] {
  const before = known.get(family)
  if (before) return before
  const listed = require(`@fontsource/${family}/unicode.json`) as Readonly<Record<string, string>>
  const parts = Object.entries(listed).map(([subset, ranges]) => {
    const name = `${family}-${subset.replaceAll(/[[\]]/g, '')}-${weight}-normal`
    return { name, file: `@fontsource/${family}/files/${name}.woff2`, ranges: ranges.split(',').map(rangeOf) }
  })
  known.set(family, parts)
  return parts
}

function rangeOf(range: string): readonly [number, number] {
  const [from, to = from] = range.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

function partWith(face: Face, sign: string): Part | undefined {
  const code = sign.codePointAt(0)!
  for (const [family, weight] of FACES[face])
    for (const part of partsOf(family, weight))
      if (part.ranges.some(([from, to]) => code >= from && code <= to)) return part
  return undefined
}

/** A text of signs that can be drawn, and the families to draw it with; a sign that no face has is left out. */
export function fontFor(face: Face, text: string): { readonly text: string; readonly families: string } {
  const parts = new Set<Part>()
  let drawable = ''
  for (const sign of text) {
    const part = partWith(face, sign)
    if (!part) continue
    drawable += sign
    parts.add(part)
  }
  for (const { name, file } of parts)
    if (!hung.has(name)) {
      hung.add(name)
      GlobalFonts.register(readFileSync(require.resolve(file)), name)
    }
  return { text: drawable.trim(), families: [...parts].map(({ name }) => `"${name}"`).join(', ') }
}
