import { expect, test } from 'vitest'
import { type Layout, layoutOf } from './use-size.ts'

test.each<[number, number, Layout]>([
  [2560, 1440, 'wide'],
  [1280, 720, 'wide'],
  [1200, 560, 'wide'],
  [1199, 820, 'lying'],
  [1000, 700, 'lying'],
  [999, 1180, 'upright'],
  [820, 1180, 'upright'],
  [800, 1000, 'upright'],
  [900, 800, 'upright'],
  [800, 600, 'short'],
  [960, 700, 'short'],
  [1024, 600, 'lying'],
  [759, 900, 'phone'],
  [390, 844, 'phone'],
  [320, 568, 'phone'],
  [320, 480, 'phone'],
  [844, 390, 'short'],
  [640, 360, 'short'],
  [1280, 559, 'short'],
])('a page of %i × %i is laid out as %s', (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout)
})
