// The pen: numbers, colours and paths as SVG markup. Everything that does not change while a game runs is drawn
// with these as a string and shown as one picture (picture.ts); what lives is React.

export type Point = readonly [x: number, y: number]

/** A number as short as a drawing needs it. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

/** A path through the points; closed with `Z` by the caller where it is a shape. */
export const through = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `share` of the way from one `#rrggbb` colour to another. */
export function mix(from: string, to: string, share: number) {
  const a = channels(from)
  const b = channels(to)
  const part = Math.max(0, Math.min(1, share))
  return `#${a
    .map((v, i) =>
      Math.round(v + (b[i] - v) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The same sequence of numbers in 0…1 for the same seed: a drawing looks the same every time. */
export function scatter(seed: number) {
  let s = seed
  return () => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((s ^ (s >>> 13)) >>> 0) / 4294967296
  }
}

export const fill = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" ${more}/>`

export const disc = (x: number, y: number, r: number, colour: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}" ${more}/>`

export const edge = (colour: string, width: number) =>
  `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`

/** Moves (and scales) a drawing to its place. */
export const place = (x: number, y: number, drawing: string, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`

/** Gathers lines of the same colour and weight into one path: a board of thousands of strokes in few nodes. */
export function bundle() {
  const paths = new Map<string, string>()
  return {
    add(d: string, attributes: string) {
      paths.set(attributes, (paths.get(attributes) ?? '') + d)
    },
    draw: () => [...paths].map(([attributes, d]) => `<path d="${d}" ${attributes}/>`).join(''),
  }
}

export const gradient = (
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  box = 'x1="0" y1="0" x2="0" y2="1"',
) => `<linearGradient id="${id}" ${box}>${stops.map(stop).join('')}</linearGradient>`

export const glowGradient = (
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  box = '',
) => `<radialGradient id="${id}" ${box}>${stops.map(stop).join('')}</radialGradient>`

const stop = ([offset, colour, opacity = 1]: readonly [number, string, number?]) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
