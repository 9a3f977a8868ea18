import { expect, test } from 'vitest'
import { dock } from './dock.ts'

const page = { width: 1280, height: 720 }
const panel = { width: 384, height: 220 }

test('the panel stands at the right where nothing is to be seen there', () => {
  expect(dock(page, panel, [])).toMatchObject({ x: 884, y: 104, covers: 0 })
})

test('it makes room for what is looked at', () => {
  expect(dock(page, panel, [{ x: 900, y: 60, width: 300, height: 600 }]).x).toBe(12)
})

test('on a phone it stands between what is looked at and the bar', () => {
  const { y } = dock({ width: 390, height: 844 }, { width: 374, height: 220 }, [
    { x: 0, y: 80, width: 390, height: 100 },
    { x: 0, y: 500, width: 390, height: 344 },
  ])
  expect(y).toBeGreaterThanOrEqual(180 + 46)
  expect(y + 220).toBeLessThanOrEqual(500)
})

test('a button that is asked for is kept free before the picture round it', () => {
  const { y, covers } = dock(
    { width: 390, height: 844 },
    { width: 374, height: 220 },
    [{ x: 0, y: 60, width: 390, height: 784 }],
    [{ x: 20, y: 120, width: 350, height: 500 }],
  )
  expect(covers).toBeGreaterThan(0)
  expect(y).toBeGreaterThan(600)
})
