import type { CDPSession, Page } from '@playwright/test'
import type { Input } from './args.ts'
import type { Control } from './eyes.ts'

/** `far`: no key leads there. `gone`: it has moved away or been covered while the hand was on its way. */
export type Used = 'used' | 'far' | 'gone'

/** How the stranger touches the page: real input events at points of the screen, or real keys. */
export interface Hands {
  /** Uses a thing that is in sight; golden: by Enter, where that is said. */
  use(control: Control, golden?: boolean): Promise<Used>
  /** Looks at a thing without using it: what a mouse does by passing over it. */
  pointAt(control: Control): Promise<void>
  /** Brings a thing into sight that one has to scroll to. */
  scrollTo(control: Control): Promise<void>
  escape(): Promise<void>
  readonly taps: () => number
}

/** More Tabs than anybody presses. */
const MOST_TABS = 160

export async function handsOf(
  page: Page,
  input: Input,
  onFar: (control: Control, tabs: number) => Promise<void>,
): Promise<Hands> {
  const session = await page.context().newCDPSession(page)
  let taps = 0
  const touched = () => page.evaluate(() => window.strangerShows.touched())
  const hand = { taps: () => taps, scrollTo: (control: Control) => scroll(session, page, control, input) }

  if (input === 'keys')
    return {
      ...hand,
      async use(control, golden = false) {
        await touched()
        taps++
        // Every second time by the key that the thing itself names.
        const key = taps % 2 === 0 ? / (Esc|[A-Z])$/.exec(control.name)?.[1] : undefined
        if (key !== undefined) {
          await page.keyboard.press(key === 'Esc' ? 'Escape' : key.toLowerCase())
          return 'used'
        }
        // Enter is the golden button where it says so, and else as long as it is nothing else's.
        const { control: onControl } = await page.evaluate(() => window.strangerEyes.focus())
        if (golden && (!onControl || control.enter)) {
          await page.keyboard.press('Enter')
          return 'used'
        }
        let tabs = await tabTo(page, control)
        if (tabs === undefined) {
          // With something in hand arrows carry it: it is put back first.
          await page.keyboard.press('Escape')
          tabs = await tabTo(page, control)
        }
        if (tabs === undefined) return (await isThere(page, control)) ? 'far' : 'gone'
        if (tabs > 45 && (golden || control.glows)) await onFar(control, tabs)
        await page.keyboard.press(['radio', 'checkbox'].includes(control.role) ? 'Space' : 'Enter')
        return 'used'
      },
      async pointAt(control) {
        await tabTo(page, control)
      },
      async escape() {
        await touched()
        await page.keyboard.press('Escape')
      },
    }
  return {
    ...hand,
    async use({ id, at }) {
      if (!at) return 'gone'
      await touched()
      if (input !== 'touch') await page.mouse.move(at.x, at.y, { steps: 3 })
      const hits = await page.evaluate(([wanted, x, y]) => window.strangerEyes.hits(wanted, x, y), [
        id,
        at.x,
        at.y,
      ] as const)
      if (!hits) return 'gone'
      taps++
      if (input === 'touch') await page.touchscreen.tap(at.x, at.y)
      else {
        await page.mouse.down()
        await page.mouse.up()
      }
      return 'used'
    },
    async pointAt({ at }) {
      if (!at || input === 'touch') return
      await touched()
      await page.mouse.move(at.x, at.y, { steps: 3 })
    },
    async escape() {
      await touched()
      await page.keyboard.press('Escape')
    },
  }
}

const isThere = (page: Page, { id }: Control): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      window.strangerEyes.controls().some((control) => control.id === wanted && control.state === 'usable'),
    id,
  )

/**
 * By Tab to a thing; inside a group that has one stop, by arrows. How many keys it took, the most where one has given
 * up, or undefined where no key leads there.
 */
async function tabTo(page: Page, control: Control): Promise<number | undefined> {
  const { id } = control
  const focus = () => page.evaluate(() => window.strangerEyes.focus())
  let here = await focus()
  if (here.id === id) return 0
  const first = here.id
  let rounds = 0
  for (let tabs = 1; tabs <= MOST_TABS; tabs++) {
    const before = here.id
    await page.keyboard.press('Tab')
    here = await focus()
    if (here.id === id) return tabs
    const walked = await byArrows(page, control)
    if (walked !== undefined) return tabs + walked
    // Once round and through the browser's own bar.
    if (here.id === first || here.body || here.id === before) rounds++
    if (rounds > 2) return backTo(page, control, tabs)
  }
  return MOST_TABS
}

/** The other way round: what lies before the place where a page lets one begin. */
async function backTo(page: Page, { id }: Control, tabs: number): Promise<number | undefined> {
  for (let back = 1; back <= 20; back++) {
    await page.keyboard.press('Shift+Tab')
    const here = await page.evaluate(() => window.strangerEyes.focus())
    if (here.id === id) return tabs + back
  }
  return undefined
}

/** Where the thing belongs to the group that has the focus, arrows lead to it. */
async function byArrows(page: Page, { id, at }: Control): Promise<number | undefined> {
  const isNear = await page.evaluate((wanted) => window.strangerEyes.sameGroup(wanted), id)
  if (!isNear) return undefined
  if (at) {
    const walked = await towards(page, id, at)
    if (walked !== undefined) return walked
  }
  for (const key of ['ArrowRight', 'ArrowDown']) {
    const seen = new Set<number>()
    for (let steps = 1; steps <= 60; steps++) {
      await page.keyboard.press(key)
      const here = await page.evaluate(() => window.strangerEyes.focus())
      if (here.id === id) return steps
      if (here.body || seen.has(here.id)) break
      seen.add(here.id)
    }
  }
  return undefined
}

/** On a map: the arrow that points at the thing, and where that leads nowhere new, the other one. */
async function towards(
  page: Page,
  id: number,
  { x, y }: NonNullable<Control['at']>,
): Promise<number | undefined> {
  const been = new Set<string>()
  for (let steps = 1; steps <= 30; steps++) {
    const { here, left, top } = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      const { id: here } = window.strangerEyes.focus()
      return { here, left: box ? box.x + box.width / 2 : 0, top: box ? box.y + box.height / 2 : 0 }
    })
    const across = x > left ? 'ArrowRight' : 'ArrowLeft'
    const down = y > top ? 'ArrowDown' : 'ArrowUp'
    const ways = Math.abs(x - left) > Math.abs(y - top) ? [across, down] : [down, across]
    const way = ways.find((each) => !been.has(`${here} ${each}`))
    if (way === undefined) return undefined
    been.add(`${here} ${way}`)
    await page.keyboard.press(way)
    const now = await page.evaluate(() => window.strangerEyes.focus())
    if (now.id === id) return steps
    if (now.body) return undefined
  }
  return undefined
}

/** A wheel, or a finger that draws, over the place where the thing would come up. */
async function scroll(session: CDPSession, page: Page, { id }: Control, input: Input): Promise<void> {
  const way = await page.evaluate((wanted) => window.strangerEyes.wayTo(wanted), id)
  if (!way) return
  // A finger stays on the glass: as far as it gets in one go, and one way at a time.
  const { width, height } = page.viewportSize()!
  const down = Math.max(-0.5 * height, Math.min(0.5 * height, way.down))
  const across = Math.abs(down) > 4 ? 0 : Math.max(-0.6 * width, Math.min(0.6 * width, way.across))
  const inside = (value: number, most: number) => Math.round(Math.max(8, Math.min(most - 8, value)))
  const x = inside(way.x + across / 2, width)
  const y = inside(way.y + down / 2, height)
  if (input !== 'touch') {
    await page.mouse.move(x, y)
    await page.mouse.wheel(across, down)
    return
  }
  const steps = 12
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= steps; step++) {
    const touchPoints = [{ x: x - (across * step) / steps, y: y - (down * step) / steps }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    await page.waitForTimeout(16)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
