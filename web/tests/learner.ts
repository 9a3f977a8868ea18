// Somebody who takes a lesson with real input. They know the lesson's own answers and do at the table what those say:
// touch the thing, press the golden button. Nothing is forced, so what lies under something else cannot be used.
import { gameOf, inLanguage } from '@meadhall/hall/games'
import {
  answerOf,
  asksForMove,
  belongs,
  goOn,
  openLesson,
  stepOf,
  tryMove,
} from '@meadhall/hall/lesson-table'
import { speaker } from '@meadhall/hall/say'
import type { Lesson } from '@meadhall/kernel/lesson'
import type { Locale } from '@meadhall/kernel/locales'
import { canonical } from '@meadhall/kernel/plain'
import type { AnyMove } from '@meadhall/kernel/rules'
import { FACES, WARRIORS } from '@meadhall/midgard/vocabulary'
import type { Locator, Page } from '@playwright/test'
import { expect, url } from './hall.ts'
import { byTouching, type Input, type Learner, type Mirror, PIECES } from './learner-hands.ts'

export const coachOf = (page: Page): Locator => page.locator('.lesson-coach')

/** Takes a lesson from its first word to its last. */
export async function takeLesson(
  page: Page,
  input: Input,
  locale: Locale,
  game: string,
  lesson: Lesson,
): Promise<void> {
  const listed = gameOf(game)!
  const [rules, catalog, legend] = await Promise.all([
    listed.load(),
    inLanguage(listed.text, locale).load(),
    listed.legend(),
  ])
  const learner: Learner = {
    page,
    input,
    say: speaker(catalog, locale, lesson.players, legend),
    use: async (what) => {
      const press = (one: Locator, options = {}) =>
        input === 'touch' ? one.tap(options) : one.click(options)
      // What Muninn says may lie over what he asks for, until it is read; a window lies over both.
      const read = page.locator('.lesson-coach:not([data-reading]) footer .button.main')
      await expect(async () => {
        if (await read.isVisible()) await press(read, { timeout: 2000 }).catch(() => undefined)
        await press(what, { timeout: 5000 })
      }).toPass({ timeout: 60_000 })
    },
    useAt: async (what) => {
      await what.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await what.boundingBox())!
      const point = [x + width / 2, y + height / 2] as const
      await (input === 'touch' ? page.touchscreen.tap(...point) : page.mouse.click(...point))
    },
    golden: page.locator('.button.main:enabled:visible:not(.lesson-coach *, [inert] *)'),
  }
  const mirror = openLesson(rules, lesson)
  await page.goto(url(`#/learn/${game}/${lesson.id}`))
  const coach = coachOf(page)
  for (let n = 1; n <= lesson.steps.length; n = await heard(learner, lesson, n)) {
    await expect(coach).toHaveAttribute('data-step', `${n}`)
    catchUp(mirror, n - 1)
    const step = stepOf(mirror)!
    if (!asksForMove(step)) {
      if (input === 'keys') await page.keyboard.press('Enter')
      else await learner.use(coach.locator('footer .button.main'))
    } else await answer(learner, mirror)
  }
}

/** The lesson's own table, at the beginning of a step. */
function catchUp(mirror: Mirror, step: number): void {
  for (let tries = 0; mirror.at < step && tries < 100; tries++) {
    const now = stepOf(mirror)!
    if (asksForMove(now)) tryMove(mirror, answerOf(mirror)!)
    else goOn(mirror)
  }
}

/** Sees what comes about until the coach speaks again: of the next step, or of the same. */
async function heard(learner: Learner, lesson: Lesson, n: number): Promise<number> {
  const { page } = learner
  const coach = coachOf(page)
  let next = n
  await expect(async () => {
    // The last step leads on to the next lesson.
    if (!new URL(page.url()).hash.endsWith(`/${lesson.id}`)) next = lesson.steps.length + 1
    else if (await coach.isVisible()) next = Number(await coach.getAttribute('data-step'))
    else {
      await goOnSeeing(learner)
      throw new Error('something is being shown')
    }
    if (next === n && n === lesson.steps.length) throw new Error('it has not ended')
  }).toPass({ timeout: 60_000, intervals: [100] })
  return next
}

/** Makes the moves of a step that is on the table, until the coach speaks of another. */
async function answer(learner: Learner, mirror: Mirror): Promise<void> {
  const { page } = learner
  const n = mirror.at + 1
  if (stepOf(mirror)?.others) return freely(learner, mirror)
  const coach = coachOf(page)
  const table = page.locator('.table')
  const isHere = async () => !(await coach.isVisible()) || (await coach.getAttribute('data-step')) === `${n}`
  for (let moves = 0; moves < 40 && (await isHere()); moves++) {
    const before = await table.getAttribute('data-n')
    const move = mirror.at + 1 === n ? answerOf(mirror) : undefined
    if (!move) throw new Error(`the lesson has no answer in step ${n}`)
    if (learner.input === 'keys')
      for (const part of partsOf(mirror, move)) {
        const at = await table.getAttribute('data-n')
        await fromTheList(learner, mirror, part)
        tryMove(mirror, part)
        await moved(learner, at, n)
      }
    else {
      await byTouching(learner, mirror, move)
      tryMove(mirror, move)
      await moved(learner, before, n)
    }
  }
}

/**
 * A stretch of play of one's own, which the others' moves make different every time: where the lesson would go, then
 * whatever is golden, then whatever there is.
 */
async function freely(learner: Learner, mirror: Mirror): Promise<void> {
  const { page, input, use, golden } = learner
  const step = stepOf(mirror)!
  const coach = coachOf(page)
  const lines = [...(step.answer ?? [])]
  const table = page.locator('.table')
  for (let moves = 0; moves < 60; moves++) {
    await seen(learner)
    if ((await coach.getAttribute('data-step')) !== `${mirror.at + 1}`) return
    const before = await table.getAttribute('data-n')
    if (await golden.first().isVisible())
      if (input === 'keys') await page.keyboard.press('Enter')
      else await use(golden.first())
    else if (input === 'keys') await firstOfTheList(page)
    else {
      const at = lines.shift()?.split(' ')[1]
      // What is out of sight on a small screen is not what a newcomer takes.
      const open = page.locator('.mg-place:not([aria-disabled="true"])')
      const inSight = await open.evaluateAll((all) =>
        all.flatMap((one, i) => {
          const { left, top, width, height } = one.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          return one.contains(hit) ? [{ i, at: (one as HTMLElement).dataset.target }] : []
        }),
      )
      await use(open.nth((inSight.find((one) => one.at === at) ?? inSight[0]).i))
      await use(page.locator('.prompt .button.main:enabled'))
    }
    await expect(
      page.locator(`.table[data-n="${before}"] .lesson-coach[data-step="${mirror.at + 1}"]`),
    ).toHaveCount(0)
  }
}

/**
 * While something is shown: the golden button of just that. Looked for and used as one thing, for when it is gone,
 * something may be asked in its place.
 */
async function goOnSeeing({ page, input }: Learner): Promise<void> {
  const found = await page.evaluateHandle(() => {
    if (document.querySelector('.lesson-coach')) return null
    const all = [...document.querySelectorAll<HTMLElement>('.button.main:enabled')].filter(
      (button) => !button.closest('[inert]') && button.checkVisibility(),
    )
    return all.findLast((button) => button.closest('.table-overlay')) ?? all.at(-1) ?? null
  })
  const golden = found.asElement()
  if (!golden) return
  const soon = { timeout: 2000 }
  await (input === 'keys'
    ? golden.press('Enter', soon)
    : input === 'touch'
      ? golden.tap(soon)
      : golden.click(soon)
  ).catch(() => undefined)
}

/** Sees what happens until the coach is there again. */
async function seen(learner: Learner): Promise<void> {
  await expect(async () => {
    if (await coachOf(learner.page).isVisible()) return
    await goOnSeeing(learner)
    throw new Error('something is being shown')
  }).toPass({ timeout: 60_000, intervals: [100] })
}

async function firstOfTheList(page: Page): Promise<void> {
  const moves = page.locator('.moves .move')
  await page.keyboard.press('l')
  await expect(moves.first()).toBeVisible()
  await page.keyboard.press('Tab')
  for (
    let tabs = 0;
    tabs < 6 && !(await moves.first().evaluate((one) => one === document.activeElement));
    tabs++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** Waits until something has been played and seen. */
async function moved(learner: Learner, before: string | null, n: number): Promise<void> {
  const { page, golden, input, use } = learner
  const coach = coachOf(page)
  let looks = 0
  await expect(async () => {
    const isSaid = await coach.isVisible()
    const at = await page.locator('.table').getAttribute('data-n')
    if (isSaid && (at !== before || (await coach.getAttribute('data-step')) !== `${n}`)) return
    const asked = page.locator('.question .button.main')
    if (await asked.isVisible()) await (input === 'keys' ? page.keyboard.press('Enter') : use(asked))
    else if (!isSaid) await goOnSeeing(learner)
    // A turn of several moves ends when its golden button says so; that stays, so one need not hurry.
    else if (++looks > 5 && (await golden.first().isVisible()))
      await (input === 'keys' ? page.keyboard.press('Enter') : use(golden.first()))
    throw new Error('nothing has come of it')
  }).toPass({ timeout: 60_000, intervals: [100] })
}

/** A move as the list has it: whole, or bit by bit. */
function partsOf(mirror: Mirror, move: AnyMove): AnyMove[] {
  if (listedAt(mirror, move) >= 0) return [move]
  const whole = move as AnyMove & Whole
  const times = <T>(counts: readonly number[] | Readonly<Record<string, number>>, part: (of: string) => T) =>
    Object.entries(counts).flatMap(([of, count]) => Array.from({ length: count }, () => part(of)))
  const parts: Readonly<Record<string, () => object[]>> = {
    assignAll: () => [
      ...Object.entries(whole.plan!).flatMap(([to, counts]) =>
        times(counts, (kind) => ({ do: 'assign', what: PIECES[Number(kind)], to })),
      ),
      { do: 'confirm' },
    ],
    reroll: () => [
      ...times(whole.dice!, (at) => ({
        do: 'pick',
        die: WARRIORS[Math.floor(Number(at) / FACES.length)],
        face: FACES[Number(at) % FACES.length],
      })),
      { do: 'reroll' },
    ],
    act: () => [...whole.cells!.map((at) => ({ do: 'cover', at })), { do: 'act', action: whole.action }],
    advance: () => [{ do: 'advance', to: whole.to }, ...times(whole.from!, (from) => ({ do: 'send', from }))],
    bolster: () => [{ do: 'bolster', at: whole.at, trolls: 1 }],
  }
  return parts[move.do]() as AnyMove[]
}

/** What moves are made of that the list has only in parts. */
interface Whole {
  readonly plan?: Readonly<Record<string, readonly number[]>>
  readonly dice?: readonly number[]
  readonly cells?: readonly string[]
  readonly action?: string
  readonly to?: string
  readonly at?: string
  readonly from?: Readonly<Record<string, number>>
}

/** Which line of the list a move is: the list has what the step leaves open. */
function listedAt(mirror: Mirror, move: AnyMove): number {
  const open = mirror.hall.game.rules
    .legal(mirror.hall.table.state, mirror.learner)
    .filter((each) => belongs(mirror, each))
  return open.findIndex((each) => canonical(each) === canonical(move))
}

/** L, Tab to the line, Enter. */
async function fromTheList({ page }: Learner, mirror: Mirror, move: AnyMove): Promise<void> {
  // In the hall of the feast, L lays the table.
  if (move.do === 'layFeast') {
    for (const key of ['l', 'Enter']) await page.keyboard.press(key)
    return
  }
  const line = listedAt(mirror, move)
  if (line < 0) throw new Error(`${JSON.stringify(move)} is in no list`)
  const moves = page.locator('.moves .move')
  await expect(async () => {
    if (!(await moves.first().isVisible())) await page.keyboard.press('l')
    await expect(moves.first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  const wanted = moves.nth(line)
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await wanted.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`no key leads to line ${line + 1} of the list`)
}
