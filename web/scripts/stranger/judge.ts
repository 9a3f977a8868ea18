import type { Page } from '@playwright/test'
import type { Box, Control } from './eyes.ts'
import type { Kind, Notes } from './report.ts'

interface Fault {
  readonly kind: Kind
  readonly what: string
  readonly box: Box
}

/** How long something must be wrong: what is on its way is not. */
export const LASTS_MS = 600

/** What is wrong with what is in sight, while it stands still. */
export async function judge(page: Page, seen: readonly Control[], notes: Notes): Promise<void> {
  const found = await faultsOf(page, seen)
  if (found.length === 0) return
  await page.waitForTimeout(LASTS_MS)
  const still = await faultsOf(page, await page.evaluate(() => window.strangerEyes.controls()))
  const lasts = new Set(still.map(({ kind, what }) => kind + what))
  for (const { kind, what, box } of found) if (lasts.has(kind + what)) await notes.note(kind, what, box)
}

async function faultsOf(page: Page, seen: readonly Control[]): Promise<Fault[]> {
  const found: Fault[] = []
  const named = seen.filter(({ name, text }) => name !== '' && !text)
  for (const { state, name, role, box } of named)
    if (state === 'outside') found.push({ kind: 'outside', what: `${role} “${name}”`, box })
  const covered = named.filter(({ state }) => state === 'covered')
  for (const by of new Set(covered.map((control) => control.by))) {
    const under = covered.filter((control) => control.by === by)
    const names = under.map(({ name }) => `“${name.slice(0, 30)}”`)
    const more = names.length > 3 ? ` and ${names.length - 3} more` : ''
    found.push({
      kind: 'covered',
      what: `under ${by}: ${names.slice(0, 3).join(', ')}${more}`,
      box: under[0].box,
    })
  }
  return [...found, ...(await page.evaluate(() => window.strangerReads()))]
}

/** What came and went too quickly since the last time one asked. */
export async function judgeShows(page: Page, notes: Notes): Promise<void> {
  for (const { text, lasted, needs } of await page.evaluate(() => window.strangerShows.take()))
    await notes.note('show', `${text} (${Math.round(lasted)} ms, ${Math.round(needs)} to glance at it)`)
}

/** Complaints that the page makes, whenever it does. */
export function listen(page: Page): { take(): string[] } {
  const heard: string[] = []
  page.on('pageerror', ({ message }) => heard.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
  })
  page.on('crash', () => heard.push('the page crashed'))
  return { take: () => heard.splice(0) }
}
