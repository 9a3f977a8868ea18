import { readFileSync } from 'node:fs'
import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { type Face, fontFor } from './faces.ts'
import { HEIGHT, type Picture, type SeatShown, WIDTH } from './picture.ts'

// The house's colours by firelight, as in the page's dark theme.
const PAGE = '#0a1117'
const TITLE = '#f0c66a'
const TEXT = '#f4ead6'
const DIM = '#c2b59c'
const EDGE = '#d8a648'

const LEFT = 56
const RIGHT = 700
const ROW = 70
/** The lowest line that seats may reach. */
const FOOT = HEIGHT - 32

const art = new Map<string, Promise<Image | undefined>>()

/** A drawing made by `npm run link-art -w web`; a game without one is shown without. */
function artOf(file: string): Promise<Image | undefined> {
  const found = art.get(file) ?? read(file)
  art.set(file, found)
  return found
}

async function read(file: string): Promise<Image | undefined> {
  const url = new URL(`./art/${file}`, import.meta.url)
  return loadImage(readFileSync(url)).catch(() => undefined)
}

/** The picture as a PNG file. It knows nothing but what it is given. */
export async function drawn(picture: Picture): Promise<Uint8Array> {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  pen.fillStyle = PAGE
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const scene = picture.scene && (await artOf(`${picture.scene}.png`))
  if (scene) pen.drawImage(scene, 440, 0, 1280, HEIGHT)
  shade(pen)
  words(pen, 'text', 'Meadhall', 30, DIM, LEFT, 74)
  words(pen, 'title', picture.title, 74, TITLE, LEFT, 150, 1088)
  words(pen, 'text', picture.line, 38, TEXT, LEFT, 212, 1088)
  const top = Math.max(246, FOOT - picture.seats.length * ROW)
  for (const [i, seat] of picture.seats.entries()) await drawSeat(pen, seat, top + i * ROW)
  return canvas.encode('png')
}

/** Dark to the left, so that words can be read, and a frame round all. */
function shade(pen: SKRSContext2D): void {
  const across = pen.createLinearGradient(440, 0, WIDTH, 0)
  across.addColorStop(0, PAGE)
  across.addColorStop(0.36, 'rgb(10 17 23 / 88%)')
  across.addColorStop(0.6, 'rgb(10 17 23 / 15%)')
  across.addColorStop(1, 'rgb(10 17 23 / 0%)')
  pen.fillStyle = across
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const down = pen.createLinearGradient(0, 0, 0, 250)
  down.addColorStop(0, 'rgb(10 17 23 / 92%)')
  down.addColorStop(0.75, 'rgb(10 17 23 / 80%)')
  down.addColorStop(1, 'rgb(10 17 23 / 0%)')
  pen.fillStyle = down
  pen.fillRect(0, 0, WIDTH, 250)
  pen.strokeStyle = EDGE
  pen.lineWidth = 6
  pen.strokeRect(3, 3, WIDTH - 6, HEIGHT - 6)
}

async function drawSeat(pen: SKRSContext2D, seat: SeatShown, y: number): Promise<void> {
  const middle = y + ROW / 2
  if (seat.isMarked) {
    pen.fillStyle = 'rgb(224 168 62 / 22%)'
    pen.strokeStyle = EDGE
    pen.lineWidth = 2
    pen.beginPath()
    pen.roundRect(LEFT - 16, y + 3, RIGHT - LEFT + 32, ROW - 6, 14)
    pen.fill()
    pen.stroke()
  }
  const piece = seat.isOpen ? undefined : await artOf(`seat-${seat.seat}.png`)
  if (piece) pen.drawImage(piece, LEFT, middle - 29, 58, 58)
  else {
    pen.strokeStyle = DIM
    pen.lineWidth = 3
    pen.setLineDash([8, 7])
    pen.beginPath()
    pen.arc(LEFT + 29, middle, 25, 0, Math.PI * 2)
    pen.stroke()
    pen.setLineDash([])
  }
  const points = seat.points === undefined ? '' : String(seat.points)
  pen.textAlign = 'right'
  words(pen, 'figures', points, 42, TITLE, RIGHT, middle + 15)
  pen.textAlign = 'left'
  const room = RIGHT - LEFT - 78 - (points === '' ? 0 : 40 + points.length * 24)
  words(pen, 'text', seat.name, 42, seat.isOpen ? DIM : TEXT, LEFT + 78, middle + 14, room)
}

/** Words on one line; what is longer than the room for it is made smaller, and then cut. */
function words(
  pen: SKRSContext2D,
  face: Face,
  wanted: string,
  size: number,
  colour: string,
  x: number,
  y: number,
  room = WIDTH,
): void {
  const { text, families } = fontFor(face, wanted)
  if (text === '') return
  pen.fillStyle = colour
  const set = (pixels: number) => {
    pen.font = `${pixels}px ${families}`
    return pen.measureText(text).width
  }
  const width = set(size)
  if (width > room) set(Math.max(size * 0.62, Math.floor((size * room) / width)))
  let shown = text
  while (shown.length > 1 && pen.measureText(shown).width > room) shown = `${shown.replace(/(.)…?$/u, '')}…`
  pen.fillText(shown, x, y)
}
