import { expect, test } from 'vitest'
import { beside } from './place.ts'

const page = { width: 1280, height: 720 }
const tip = { width: 340, height: 200 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a tip stands below its thing, and above it at the foot of the page', () => {
  expect(beside(page, tip, box(600, 100, 40, 40))).toEqual({ x: 450, y: 152 })
  expect(beside(page, tip, box(600, 640, 40, 40))).toEqual({ x: 450, y: 428 })
})

test('it stays on the page', () => {
  expect(beside(page, tip, box(0, 100, 40, 40)).x).toBe(8)
  expect(beside(page, tip, box(1240, 100, 40, 40)).x).toBe(932)
})

test('a thing as high as the page has it at its side', () => {
  expect(beside(page, tip, box(100, 0, 200, 720))).toEqual({ x: 312, y: 260 })
})

test('a thing as large as the page has it in a corner', () => {
  const { x, y } = beside(page, tip, box(0, 0, 1280, 720))
  expect([x >= 8, y >= 8, x + 340 <= 1272, y + 200 <= 712]).toEqual([true, true, true, true])
})
