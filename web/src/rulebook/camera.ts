import type { Box } from '../lesson/use-boxes.ts'

export type { Box }

/** The page that the table of a picture is drawn for. */
export const PAGE = { width: 1280, height: 720 } as const

/** The point of the page in the upper left corner of the window, and how large it is drawn. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** What stands round the things that are looked at. */
const ROOM = 14
/** Nothing is drawn larger than this. */
export const LARGEST = 2.2

/** How high a window should be by its width, so that it shows these things and little else. */
const LOWEST = 0.4
const HIGHEST = 0.66

export interface Window {
  readonly width: number
  readonly height: number
}

/** A window of this width for these things; `edge` is kept free above and below them. */
export function windowFor(things: readonly Box[], width: number, edge: number): Window {
  const box = around(things)
  const k = Math.min(width / box.width, LARGEST)
  const height = box.height * k + 2 * edge
  return { width, height: Math.round(Math.min(Math.max(height, width * LOWEST), width * HIGHEST)) }
}

/** Shows all of these things in the window as large as it can; the whole page where there is nothing to look at. */
export function cameraOn(things: readonly Box[], window: Window, edge: number, largest = LARGEST): Camera {
  const { x, y, width, height } = around(things)
  const k = Math.max(
    Math.min(window.width / width, (window.height - 2 * edge) / height, largest),
    Math.min(window.width / PAGE.width, window.height / PAGE.height),
    0.1,
  )
  const seen = { width: window.width / k, height: window.height / k }
  return {
    x: held(x + width / 2 - seen.width / 2, PAGE.width - seen.width),
    y: held(y + height / 2 - seen.height / 2, PAGE.height - seen.height),
    k,
  }
}

/** The window stays on the page; where it is larger, the page stands in its middle. */
function held(at: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(Math.max(at, 0), most)
}

function around(things: readonly Box[]): Box {
  if (things.length === 0) return { x: 0, y: 0, ...PAGE }
  const x = Math.min(...things.map((box) => box.x)) - ROOM
  const y = Math.min(...things.map((box) => box.y)) - ROOM
  const right = Math.max(...things.map((box) => box.x + box.width)) + ROOM
  const bottom = Math.max(...things.map((box) => box.y + box.height)) + ROOM
  return { x, y, width: right - x, height: bottom - y }
}
