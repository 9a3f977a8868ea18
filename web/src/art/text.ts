// How wide words are. Names come in three languages, so nothing is laid out by counting letters.

const known = new Map<string, number>()
let brush: CanvasRenderingContext2D | null | undefined

/** Width in pixels of one line in a font such as `600 13px Grenze`. */
export function textWidth(text: string, font: string) {
  const key = `${font}|${text}`
  const width = known.get(key)
  if (width !== undefined) return width
  brush ??= document.createElement('canvas').getContext('2d')
  if (!brush) return text.length * 6
  brush.font = font
  const measured = brush.measureText(text).width
  known.set(key, measured)
  return measured
}

/** Call when fonts have arrived: what was measured with a stand-in is measured again. */
export function forgetWidths() {
  known.clear()
}

/** One line, or two of about the same length when it is wider than `limit`; a word is never broken. */
export function wrap(text: string, font: string, limit: number): string[] {
  if (textWidth(text, font) <= limit) return [text]
  const breaks = [...text.matchAll(/[ \u00ad-]/g)].map((match) => match.index + (match[0] === '-' ? 1 : 0))
  let best: [string, string] | undefined
  let width = Number.POSITIVE_INFINITY
  for (const at of breaks) {
    const soft = text[at] === '\u00ad'
    const lines: [string, string] = [
      text.slice(0, at).trim() + (soft ? '-' : ''),
      text.slice(soft ? at + 1 : at).trim(),
    ]
    const wider = Math.max(...lines.map((line) => textWidth(line, font)))
    if (wider < width) {
      width = wider
      best = lines
    }
  }
  return best ?? [text]
}
