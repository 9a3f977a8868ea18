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
  const until = Date.now() + 30_000
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

/** Of several of one name, the one beside the golden button. */
async function nearest(page: Page, ways: readonly Control[], isGolden: (control: Control) => boolean) {
  const gold = (await look(page)).find(isGolden)
  const near = ({ box }: Control) => (gold ? Math.hypot(box.x - gold.box.x, box.y - gold.box.y) : 0)
  return ways.reduce((a, b) => (near(b) < near(a) ? b : a))
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
  const isChosen = async () => (await look(page)).some((control) => door(control) && control.on)
  // Other things bear the game's name too; the door is the one that stays chosen.
  const tried = new Set<number>()
  while (!(await isChosen())) {
    const next = (await look(page)).find((control) => door(control) && !tried.has(control.id))
    if (!next) throw new Error('no door opens')
    tried.add(next.id)
    await press(({ id }) => id === next.id, 'the door')
    if (!(await isChosen())) await hands.escape()
  }
  if (visit.players === undefined && visit.bots === undefined && visit.seed === '') {
    // A newcomer is offered to learn first; this one has come to play.
    const ways = (await look(page)).filter(({ name }) => PLAY_NOW.test(name))
    if (ways.length === 0) throw new Error('nothing leads to a game')
    const way = await nearest(page, ways, isGolden)
    await press(({ id }) => id === way.id, 'Play now')
  } else {
    const ways = (await look(page)).filter(({ name }) => SET_UP.test(name))
    if (ways.length === 0) throw new Error('nothing leads to the set-up')
    const way = await nearest(page, ways, isGolden)
    await press(({ id }) => id === way.id, 'the set-up')
    await setUp(page, visit, hands)
    await press((control) => isGolden(control), 'the golden button of the set-up')
  }
  const from = Date.now()
  while ((await pulseOf(page)).address.split('/').length < 5 && Date.now() - from < 30_000)
    await page.waitForTimeout(200)
  await still(page, 8000)
}

async function setUp(page: Page, { players, bots, seed }: Visit, hands: Hands): Promise<void> {
  const press = (fits: (control: Control) => boolean, what: string) => pressOne(page, hands, fits, what)
  const radios = async (name: RegExp) =>
    (await look(page)).filter((control) => control.role === 'radio' && name.test(control.name))
  const until = Date.now() + 30_000
  while ((await radios(LEVEL_NAMES.karl)).length === 0 && Date.now() < until) await page.waitForTimeout(200)
  if (players !== undefined)
    for (;;) {
      const taken = 1 + (await radios(LEVEL_NAMES.karl)).length
      if (taken === players) break
      const free = (await radios(NOBODY)).findLast(({ on }) => !on)
      if (!free || taken < players) throw new Error(`no table for ${players}: ${taken} seats are taken`)
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
  const until = Date.now() + 20_000
  while (Date.now() < until) {
    const seen = (await look(page)).filter(fits)
    const ready = seen.find(({ state }) => state === 'usable')
    if (ready) {
      const before = await pulseOf(page)
      await hands.use(ready)
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
