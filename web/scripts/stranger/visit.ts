import type { Browser, Page } from '@playwright/test'
import type { Visit } from './args.ts'
import { type Control, openEyes } from './eyes.ts'
import { type Hands, handsOf } from './hands.ts'
import { judge, listen } from './judge.ts'
import { whims } from './mind.ts'
import { learnToRead } from './reading.ts'
import { type Finding, takeNotes } from './report.ts'
import { watchShows } from './shows.ts'
import { look, play, pulseOf, seconds, still } from './table.ts'
import { GAME_NAMES, LEVEL_NAMES, NOBODY, PLAY_NOW, SEED, SET_UP, TONGUES } from './words.ts'

/** How long a busy machine may take to show a screen. */
const SLOW_MS = 60_000

export interface Played {
  readonly finished: boolean
  readonly clicks: number
  readonly seconds: number
  readonly found: readonly Finding[]
}

/** A first visit: a new browser that remembers nothing, from the hall's door to the end of the game. */
export async function pay(
  browser: Browser,
  address: string,
  visit: Visit,
  say: (line: string) => void,
): Promise<Played> {
  const touch = visit.input === 'touch'
  const context = await browser.newContext({
    viewport: visit.size,
    locale: TONGUES[visit.locale],
    colorScheme: visit.theme,
    ...(touch && { hasTouch: true, isMobile: true }),
    serviceWorkers: 'allow',
  })
  const started = Date.now()
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  for (const sense of [openEyes, learnToRead, watchShows]) await page.addInitScript(sense)
  const complaints = listen(page)
  const notes = takeNotes(page, visit, say)
  const hands = await handsOf(page, visit.input, (control, tabs) =>
    notes.note('far', `${control.role} “${control.name}”: ${tabs} keys`, control.box),
  )
  let finished = false
  try {
    await page.goto(address)
    const { title: house } = await still(page, 8000)
    const isGolden = await goldOf(page)
    await judge(page, await look(page), notes)
    await sitDown(page, visit, hands, isGolden)
    await judge(page, await look(page), notes)
    say('  at the table')
    finished = await play({
      page,
      visit,
      hands,
      notes,
      complaints,
      next: whims(visit.seed),
      isGolden,
      house,
      say,
    })
  } catch (error) {
    await notes.note('stuck', (error as Error).message.split('\n')[0])
  }
  await context.close()
  return { finished, clicks: hands.taps(), seconds: seconds(started), found: notes.found }
}

/** The golden button is the one that stands out in the hall; others look like it from there on. */
async function goldOf(page: Page): Promise<(control: Control) => boolean> {
  const until = Date.now() + SLOW_MS
  let buttons: Control[] = []
  // One stands out as soon as the hall is all there.
  while (!buttons.some((button) => colour(button) > 80) && Date.now() < until) {
    await page.waitForTimeout(200)
    buttons = (await look(page)).filter(({ role, on, ground }) => role === 'button' && !on && ground)
  }
  if (buttons.length === 0) throw new Error('the hall has no buttons')
  const loudest = buttons.reduce((a, b) => (colour(b) > colour(a) ? b : a))
  const [red, green, blue] = loudest.ground!
  return ({ ground, on, state, role }) =>
    ground !== undefined &&
    !on &&
    state === 'usable' &&
    (role === 'button' || role === 'a') &&
    Math.abs(ground[0] - red) + Math.abs(ground[1] - green) + Math.abs(ground[2] - blue) < 12
}

const colour = ({ ground = [0] }: Control) => Math.max(...ground) - Math.min(...ground)

/** Of several of one name, the one beside a thing. */
function nearest(ways: readonly Control[], { box }: Control, what: string): Control {
  if (ways.length === 0) throw new Error(what)
  const middle = (of: Control['box']) => [of.x + of.width / 2, of.y + of.height / 2]
  const [x, y] = middle(box)
  const far = (control: Control) => Math.hypot(middle(control.box)[0] - x, middle(control.box)[1] - y)
  return ways.reduce((a, b) => (far(b) < far(a) ? b : a))
}

/** Through the door, or by way of the set-up where something else than the door's offer is wanted. */
async function sitDown(
  page: Page,
  visit: Visit,
  hands: Hands,
  isGolden: (control: Control) => boolean,
): Promise<void> {
  const press = (fits: (control: Control) => boolean, what: string) => pressOne(page, hands, fits, what)
  const name = GAME_NAMES[visit.game]
  const door = (control: Control) => control.role === 'button' && name.test(control.name)
  const chosen = async () => (await look(page)).find((control) => door(control) && control.on)
  // Other things bear the game's name too; the door is the largest, and the one that stays chosen.
  const tried = new Set<number>()
  while (!(await chosen())) {
    const size = ({ box }: Control) => box.width * box.height
    const [next] = (await look(page))
      .filter((control) => door(control) && !tried.has(control.id))
      .sort((a, b) => size(b) - size(a))
    if (!next) throw new Error('no door opens')
    tried.add(next.id)
    await press(({ id }) => id === next.id, 'the door')
    const until = Date.now() + SLOW_MS / 4
    while (!(await chosen()) && Date.now() < until) await page.waitForTimeout(200)
    if (!(await chosen())) await hands.escape()
  }
  const beside = async (words: RegExp, what: string) => {
    const here = await chosen()
    if (!here) throw new Error('the door has closed again')
    const ways = (await look(page)).filter(({ name }) => words.test(name))
    const way = nearest(ways, here, `nothing leads to ${what}`)
    await press(({ id }) => id === way.id, what)
  }
  // A newcomer is offered to learn first; this one has come to play.
  if (visit.players === undefined && visit.bots === undefined && visit.seed === '')
    await beside(PLAY_NOW, 'a game')
  else {
    await beside(SET_UP, 'the set-up')
    await setUp(page, visit, hands)
    await press((control) => isGolden(control), 'the golden button of the set-up')
  }
  const from = Date.now()
  while ((await pulseOf(page)).address.split('/').length < 5 && Date.now() - from < SLOW_MS)
    await page.waitForTimeout(200)
  await still(page, 8000)
  // Whoever sits down at another table has not found the way; a slow machine shows it late.
  while (!name.test(await headings(page))) {
    if (Date.now() - from > SLOW_MS) throw new Error(`this is not ${visit.game}`)
    await page.waitForTimeout(300)
  }
}

/** What stands above on the screen, also where only a screen reader says it. */
const headings = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('h1, h2')].map((each) => each.textContent).join(' · '))

async function setUp(page: Page, { players, bots, seed }: Visit, hands: Hands): Promise<void> {
  const press = (fits: (control: Control) => boolean, what: string) => pressOne(page, hands, fits, what)
  const radios = async (name: RegExp) =>
    (await look(page)).filter((control) => control.role === 'radio' && name.test(control.name))
  const until = Date.now() + SLOW_MS
  while ((await radios(LEVEL_NAMES.karl)).length === 0 && Date.now() < until) await page.waitForTimeout(200)
  if (players !== undefined)
    for (let tries = 0; ; tries++) {
      const taken = 1 + (await radios(LEVEL_NAMES.karl)).length
      if (taken === players) break
      const free = (await radios(NOBODY)).findLast(({ on }) => !on)
      if (!free || taken < players || tries > 9)
        throw new Error(`no table for ${players}: ${taken} seats are taken`)
      await press(({ id }) => id === free.id, 'an empty seat')
    }
  if (bots !== undefined)
    for (const level of await radios(LEVEL_NAMES[bots]))
      if (!level.on) await press(({ id }) => id === level.id, bots)
  if (seed !== '') {
    await press(({ text, name }) => text && SEED.test(name), 'the seed')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(seed)
  }
}

/** Uses the first thing that fits, once it is in sight; scrolls to it where one has to. */
async function pressOne(
  page: Page,
  hands: Hands,
  fits: (control: Control) => boolean,
  what: string,
): Promise<void> {
  const until = Date.now() + SLOW_MS
  while (Date.now() < until) {
    const seen = (await look(page)).filter(fits)
    const ready = seen.find(({ state }) => state === 'usable')
    if (ready) {
      const before = await pulseOf(page)
      if ((await hands.use(ready)) === 'gone') continue
      for (let waits = 0; waits < 20 && (await pulseOf(page)).print === before.print; waits++)
        await page.waitForTimeout(100)
      await still(page)
      return
    }
    if (seen.length > 0) await hands.scrollTo(seen[0])
    await page.waitForTimeout(300)
  }
  throw new Error(`${what} is not to be found`)
}
