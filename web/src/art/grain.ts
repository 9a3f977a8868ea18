// One tile of wood grain or birch bark per surface, as the picture of a CSS background. No filters, no blur, no turbulence.
import { n, scatter } from './ink.ts'
import { picture } from './picture.ts'

const tile = (kind: string, w: number, h: number, base: string, marks: () => string) =>
  `url("${picture(`${kind} ${w} ${h} ${base}`, w, h, () => `<rect width="${w}" height="${h}" fill="${base}"/>${marks()}`)}")`

export const wood = (w: number, h: number, base: string, seed: number) =>
  tile('wood', w, h, base, () => woodGrain(w, h, seed))

function woodGrain(w: number, h: number, seed: number) {
  const random = scatter(seed)
  let marks = ''
  for (let i = 0; i < h / 5; i++) {
    const y = random() * h
    const bend = random() * 5
    const colour = random() > 0.5 ? '#000' : '#fff'
    const opacity = (random() * 0.035 + 0.01).toFixed(3)
    const d = `M0 ${n(y)}C${n(w * 0.3)} ${n(y + bend)} ${n(w * 0.6)} ${n(y - bend)} ${w} ${n(y)}`
    marks += `<path d='${d}' stroke='${colour}' stroke-opacity='${opacity}' stroke-width='${n(random() * 2.4 + 0.6)}' fill='none'/>`
  }
  return marks
}

export const birch = (w: number, h: number, base: string, seed: number) =>
  tile('birch', w, h, base, () => birchBark(w, h, seed))

function birchBark(w: number, h: number, seed: number) {
  const random = scatter(seed)
  let marks = ''
  for (let i = 0; i < (w * h) / 2600; i++) {
    const x = random() * w
    const y = random() * h
    const l = 4 + random() * 20
    const d = `M${n(x)} ${n(y)}q${n(l / 2)} ${n(-1 - random())} ${n(l)} 0q${n(-l / 2)} ${n(1.4 + random() * 1.2)} ${n(-l)} 0z`
    marks += `<path d='${d}' fill='#5a3d25' opacity='${(random() * 0.16 + 0.05).toFixed(3)}'/>`
  }
  for (let i = 0; i < h / 9; i++)
    marks += `<path d='M0 ${n(random() * h)}H${w}' stroke='#a8845a' stroke-opacity='${(random() * 0.1).toFixed(3)}' stroke-width='${n(random() * 1.4 + 0.3)}'/>`
  return marks
}
