import { cell } from '../store/cell.ts'

/** Somebody has touched the page since it was loaded: what only helps may be fetched now. */
export const awake = cell(false)

const wake = () => awake.set(true)
for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, wake, { once: true })
