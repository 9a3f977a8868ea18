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
    if (rounds > 2) return undefined
  }
  return MOST_TABS
}

/** Where the thing belongs to the group that has the focus, arrows lead to it: towards it, the longer way first. */
async function byArrows(page: Page, { id, box }: Control): Promise<number | undefined> {
  const look = () =>
    page.evaluate((wanted) => {
      const { x = 0, y = 0, width = 0, height = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
      const { strangerEyes: eyes } = window
      return { id: eyes.focus().id, near: eyes.sameGroup(wanted), x: x + width / 2, y: y + height / 2 }
    }, id)
  let here = await look()
  let inVain = 0
  for (let steps = 1; here.near && inVain < 2 && steps <= 60; steps++) {
    const [across, down] = [box.x + box.width / 2 - here.x, box.y + box.height / 2 - here.y]
    const ways = [across > 0 ? 'ArrowRight' : 'ArrowLeft', down > 0 ? 'ArrowDown' : 'ArrowUp']
    if (Math.abs(down) > Math.abs(across)) ways.reverse()
    await page.keyboard.press(ways[inVain])
    const now = await look()
    if (now.id === id) return steps
    inVain = now.id === here.id ? inVain + 1 : 0
    here = now
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
