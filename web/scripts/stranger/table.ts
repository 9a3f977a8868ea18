import type { Page } from '@playwright/test'
import type { Visit } from './args.ts'
import type { Control, Pulse } from './eyes.ts'
import type { Hands } from './hands.ts'
import { judge, judgeShows, LASTS_MS } from './judge.ts'
import { type Mind, mindOf } from './mind.ts'
import type { Notes } from './report.ts'

/** How long nothing may happen, and how many clicks may lead nowhere, until one gives up. */
const PATIENCE_MS = 120_000
const MOST_IN_VAIN = 120
/** How long a golden button may take, and how many pictures the page must have drawn meanwhile: a busy machine draws few. */
const GOLDEN_MS = 10_000
const GOLDEN_PICTURES = 60

export interface Seat {
  readonly page: Page
  readonly visit: Visit
  readonly hands: Hands
  readonly notes: Notes
  readonly complaints: { take(): string[] }
  readonly next: (below: number) => number
  readonly isGolden: (control: Control) => boolean
  /** What the window's title says in the hall. */
  readonly house: string
  readonly say: (line: string) => void
}

export const pulseOf = (page: Page): Promise<Pulse> => page.evaluate(() => window.strangerEyes.pulse())
export const look = (page: Page): Promise<Control[]> => page.evaluate(() => window.strangerEyes.controls())

/** What the page says and what can be used, of one moment. */
const sight = (page: Page) => page.evaluate(() => window.strangerEyes.sight())
/** Until the page has drawn once more. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Waits until the page stands still for a moment, but not for ever. */
export async function still(page: Page, most = 4000): Promise<Pulse> {
  const until = Date.now() + most
  let before = await pulseOf(page)
  while (Date.now() < until) {
    await page.waitForTimeout(180)
    const now = await pulseOf(page)
    if (now.print === before.print && !now.moving) return now
    before = now
  }
  return before
}

/** Plays at the table that is open. True: to its end. */
export async function play(seat: Seat): Promise<boolean> {
  const { page, visit, hands, notes, next, isGolden, say } = seat
  const mind = mindOf(isGolden, next)
  const table = await pulseOf(page)
  const home = table.address
  const seenPrints = new Set<string>()
  let vain = 0
  let elsewhere = 0
  let changedAt = Date.now()
  let last = ''
  const started = Date.now()
  const taps = hands.taps()
  const ended = (address: string) => address !== home && /score/.test(address.slice(home.length - 1))

  for (let turn = 0; ; turn++) {
    await still(page, 2500)
    const { pulse, seen } = await sight(page)
    if (turn % 40 === 39) say(`  ${hands.taps() - taps} clicks, ${seconds(started)} s`)
    for (const words of seat.complaints.take()) await notes.note('console', words)
    await judgeShows(page, notes)
    if (ended(pulse.address)) {
      await page.waitForTimeout(1500)
      await judge(page, await look(page), notes)
      return true
    }
    if (hands.taps() - taps >= visit.clicks || Date.now() - started > visit.minutes * 60_000) return false
    if (pulse.print !== last) changedAt = Date.now()
    last = pulse.print
    if (Date.now() - changedAt > PATIENCE_MS) {
      await notes.note('stuck', `nothing has happened for ${PATIENCE_MS / 1000} s`)
      return false
    }
    if (!pulse.address.startsWith(home)) {
      // Out of the table by a link: back, as one does.
      await page.goBack().catch(() => undefined)
      continue
    }
    elsewhere = pulse.address === home ? 0 : elsewhere + 1
    if (elsewhere > 3) {
      await page.goBack().catch(() => undefined)
      elsewhere = 0
      continue
    }
    const isNew = !seenPrints.has(pulse.print)
    seenPrints.add(pulse.print)
    if (isNew) vain = 0
    if (isNew && !pulse.moving) await judge(page, seen, notes)
    if (vain > MOST_IN_VAIN) {
      await notes.note('stuck', `${MOST_IN_VAIN} clicks in a row have led to nothing new`)
      return false
    }
    // The window's title says more than the house's name when it is one's own turn.
    const choice = mind.choose(seen, pulse.print, pulse.title.length > seat.house.length)
    if (!choice) {
      await page.waitForTimeout(250)
      continue
    }
    // Waiting for others is no click.
    if (!isNew) vain++
    if (visit.verbose)
      say(`    ${seconds(started)} s ${choice.why}: ${choice.control.role} “${choice.control.name}”`)
    await act(seat, choice.control, choice.why, pulse, mind)
    // A window that was opened out of curiosity is closed again.
    if (choice.why === 'curious' && next(2) === 0) await hands.escape()
  }
}

async function act(
  { page, visit, hands, notes, isGolden }: Seat,
  control: Control,
  why: string,
  before: Pulse,
  mind: Mind,
): Promise<void> {
  if (why === 'curious') {
    await hands.pointAt(control)
    await page.waitForTimeout(300)
  }
  await page.evaluate(() => window.strangerEyes.clicked())
  const used = await hands.use(control, why === 'golden')
  if (used !== 'used') {
    if (used === 'far')
      await notes.note('far', `${control.role} “${control.name}”: no key leads there`, control.box)
    mind.learn(control, before.print, 'nowhere')
    return
  }
  const golden = why === 'golden'
  const until = Date.now() + (golden ? GOLDEN_MS : 900)
  const least = golden ? GOLDEN_PICTURES : 0
  let now = await pulseOf(page)
  for (let pictures = 0; now.print === before.print && (Date.now() < until || pictures < least); pictures++) {
    await page.waitForTimeout(120)
    await drawn(page)
    now = await pulseOf(page)
  }
  if (golden && now.print === before.print && !control.text) {
    // Something else may have come under the hand in the last moment.
    const clicked = await page.evaluate(() => window.strangerEyes.clicked())
    if (clicked === 0 || clicked === control.id) await notes.note('golden', `“${control.name}”`, control.box)
  }
  const led =
    now.address !== before.address && !now.address.includes('score')
      ? 'away'
      : now.print !== before.print && (now.title !== before.title || (await look(page)).some(isGolden))
        ? 'on'
        : 'nowhere'
  mind.learn(control, before.print, led)
  if (visit.input === 'keys') await judgeFocus(page, control, notes)
}

/** After a key has done its work the focus is somewhere, so that the next key does something. */
async function judgeFocus(page: Page, control: Control, notes: Notes): Promise<void> {
  const isNowhere = async () => (await page.evaluate(() => window.strangerEyes.focus())).body
  await still(page, 1500)
  if (!(await isNowhere())) return
  // A screen without a word is still on its way, and what is wrong must be so twice.
  await page.waitForFunction(() => document.body.innerText.trim() !== '')
  await page.waitForTimeout(LASTS_MS)
  if (await isNowhere()) await notes.note('focus', `after ${control.role} “${control.name}”`, control.box)
}

export const seconds = (since: number): number => Math.round((Date.now() - since) / 1000)
