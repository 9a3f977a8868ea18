// How a move is made at the table with a mouse or a finger: what the thing is that is touched, by its name in the rules.

import type { AnyMove } from '@meadhall/kernel/rules'
import { type State as MidgardState } from '@meadhall/midgard/state'
import type { Locator, Page } from '@playwright/test'
import { expect } from './hall.ts'
import { type Learner, type Mirror, PIECES } from './learner.ts'

/** What moves of the three games say, each some of it. */
interface Anything extends AnyMove {
  readonly at: string
  readonly to: string
  readonly plan: Readonly<Record<string, readonly number[]>>
  readonly dice: readonly number[]
  readonly food?: number
  readonly give: string
  readonly take: string
  readonly good: string
  readonly card: string
  readonly cells: readonly string[]
  readonly spaces: number
  readonly champion: string
}
type Gesture = (learner: Learner, move: Anything, mirror: Mirror) => Promise<void>

const visible = (page: Page, selector: string): Locator => page.locator(`${selector} >> visible=true`).first()

const bar = (page: Page): Locator => page.locator('.prompt .button.main:enabled')

/** Touches a thing, then the golden button of the bar. */
const touch =
  (selector: (move: Anything) => string): Gesture =>
  async ({ page, use }, move) => {
    await use(visible(page, selector(move)))
    await use(bar(page))
  }

/** Presses what says the move's own sentence. */
const say: Gesture = async ({ page, use, say: speaker }, move) => {
  const sentence = speaker.move(move)
  await use(page.getByRole('button', { name: sentence, exact: true }).and(page.locator(':visible')).first())
}

const golden: Gesture = ({ golden: gold, use }) => use(gold.first())

/** A line of what is offered, by its words. */
async function line({ page, use, say: words }: Learner, move: Anything): Promise<void> {
  await use(
    page
      .locator('.od-choice')
      .filter({ hasText: words.move(move) })
      .first(),
  )
}

/** A tile is taken from the shelf and laid on the first cell of the large board where it may lie. */
async function layTile({ page, input, use }: Learner, move: Anything): Promise<void> {
  await use(visible(page, `button.od-slot[data-good="${move.good}"], button[data-good="${move.good}"]`))
  const sheet = page.locator('[data-puzzle]')
  await expect(sheet).toBeVisible()
  const box = (await sheet.boundingBox())!
  const [left, top, size] = (await sheet.getAttribute('data-grid'))!.split(' ').map(Number)
  const scale = box.width / Number((await sheet.getAttribute('viewBox'))!.split(' ')[2])
  const ghost = page.locator('.od-ghost:not(.refused)')
  for (let row = 1; row < 10; row += 2)
    for (let col = 1; col < 10; col += 2) {
      const x = box.x + (left + (col + 0.5) * size) * scale
      const y = box.y + (top + (row + 0.5) * size) * scale
      if (input === 'touch') await page.touchscreen.tap(x, y)
      else await page.mouse.move(x, y, { steps: 2 })
      if (!(await ghost.isVisible())) continue
      if (input === 'touch') await use(bar(page))
      else await page.mouse.click(x, y)
      return
    }
  throw new Error(`${move.good} may lie nowhere`)
}

/** Of the crew, swords first and food last, exactly these are lost; some are chosen already. */
async function losing({ page, use, say: words, golden: gold }: Learner, move: Anything): Promise<void> {
  const lost = [...move.dice, move.food ?? 0]
  await expect(page.locator('.mg-choice').first()).toBeVisible()
  for (const [kind, count] of lost.entries()) {
    const these = page.getByRole('button', { name: words.name(PIECES[kind]), exact: true })
    const chosen = page.locator('.mg-choice[aria-pressed="true"]').and(these)
    for (let n = await chosen.count(); n < count; n++)
      await use(page.locator('.mg-choice[aria-pressed="false"]').and(these).first())
  }
  await use(gold.first())
}

const GESTURES: Readonly<Record<string, Gesture>> = {
  // Champions of Midgard.
  // Where a place asks for more, a lesson leaves one way open.
  'midgard place': touch(({ at }) => `[data-target="${at}"]`),
  'midgard assignAll': async ({ page, use, useAt }, move, mirror) => {
    const home = [...(mirror.hall.table.state as MidgardState).players[0].warriors]
    for (const [target, counts] of Object.entries(move.plan))
      for (const [kind, count] of counts.entries())
        for (let n = 0; n < count; n++) {
          // Bays are filled by kind, and food lies after them.
          const before = home.slice(0, kind).reduce((sum, of) => sum + of, 0)
          const tray = page.locator(`.mg-assign [data-target="${target}"]`)
          const sent = await tray.locator('.mg-sent').count()
          const source = page.locator('.mg-assign .mg-source').nth(before)
          if ((await source.getAttribute('aria-pressed')) !== 'true') await use(source)
          await useAt(tray.locator('.mg-slot').last())
          await expect(tray.locator('.mg-sent'), PIECES[kind]).toHaveCount(sent + 1)
          if (kind < 3) home[kind]--
        }
    await use(bar(page))
  },
  'midgard blame': async (learner, move, mirror) => {
    await say(learner, move, mirror)
    await learner.use(bar(learner.page))
  },
  'midgard reroll': async ({ page, use, golden: gold }, move) => {
    const wanted = move.dice.reduce((sum, n) => sum + n, 0)
    // Those that are better rolled again are chosen already.
    const open = page.locator('.mg-rolled[aria-pressed]')
    await expect(open.first()).toBeVisible()
    for (let n = await page.locator('.mg-rolled[aria-pressed="true"]').count(); n < wanted; n++)
      await use(page.locator('.mg-rolled[aria-pressed="false"]').first())
    await use(gold.first())
  },
  'midgard stand': golden,
  'midgard fall': losing,
  'midgard lose': losing,
  'midgard rune': touch(() => '.mg-rune[data-legal]'),
  'midgard trade': async ({ page, use }, move) => {
    const goods = ['food', 'wood', 'coins']
    const row = page.locator('.mg-market')
    await use(row.first().getByRole('button').nth(goods.indexOf(move.give)))
    await use(row.last().getByRole('button').nth(goods.indexOf(move.take)))
  },
  // A Feast for Odin.
  'odin place': touch(({ at }) => `[data-space="${at}"]`),
  'odin upgrade': line,
  'odin explore': line,
  'odin emigrate': line,
  'odin choose': line,
  'odin mountain': say,
  'odin succeed': say,
  'odin roll': golden,
  'odin layFeast': golden,
  'odin play': async ({ page, use, say: words }, move) => {
    await use(
      page
        .locator('.od-hand button')
        .filter({ hasText: words.name(move.card) })
        .first(),
    )
  },
  'odin placeTile': layTile,
  // The Fall of the Mountain King.
  'mountain lay': async ({ page, use, golden: gold }, move) => {
    await use(visible(page, `[data-card="${move.card}"]`))
    await use(visible(page, `[data-spot="${move.at}"]`))
    await use(gold.first())
  },
  'mountain act': async ({ page, use }, move) => {
    for (const cell of move.cells) await use(visible(page, `.mk-cell[data-cell="${cell}"]`))
    await use(bar(page))
  },
  'mountain bolster': touch(({ at }) => `[data-target="${at}"]`),
  'mountain advance': touch(({ to }) => `[data-target="${to}"]`),
  'mountain lead': touch(({ to }) => `[data-target="${to}"]`),
  'mountain wheel': touch(({ spaces }) => `.mk-landings li:nth-child(${spaces}) [data-legal]`),
  'mountain scoutGate': touch(({ card }) => `.mk-gates .mk-row > :nth-child(${card})[data-legal]`),
  'mountain influence': touch(({ champion }) => `[data-target="champion ${champion}"]`),
}

export async function byTouching(learner: Learner, mirror: Mirror, move: AnyMove): Promise<void> {
  const gesture = GESTURES[`${mirror.hall.game.rules.id} ${move.do}`] ?? say
  await gesture(learner, move as Anything, mirror)
}
