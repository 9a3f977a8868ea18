import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, like, listed, made, url } from './hall.ts'

type Liked = Parameters<typeof like>[1]

/** Someone else, in a browser of their own. What the page complains about is written into `complaints`. */
export interface Visitor {
  readonly page: Page
  readonly complaints: readonly string[]
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

export async function visitor(
  browser: Browser,
  liked: Liked = {},
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await like(page, liked)
  return { page, complaints }
}

/** Comes in as a guest. */
export async function comeIn(page: Page, name: string, at = url()): Promise<void> {
  await page.goto(`${at}#/online`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByText(`Welcome, ${name}`)).toBeVisible()
}

interface Table {
  readonly id: string
  readonly invite: string
  readonly status: string
  readonly n: number
  readonly yourSeat: number | null
}

/** Asks the server for whoever sits at this page. */
export function asked(page: Page, path: string, body?: object): Promise<Table> {
  return page.evaluate(
    async ([where, given]) => {
      const { csrf } = await (await fetch('/api/me')).json()
      const response = await fetch(where, {
        ...(given && {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf': csrf },
          body: JSON.stringify(given),
        }),
      })
      return response.json()
    },
    [path, body] as const,
  )
}

/** A table of these people, the first of them its host; it begins when all sit. */
export async function table(pages: readonly Page[], more: object = {}): Promise<Table> {
  const [host, ...others] = pages
  const made = await asked(host, '/api/tables', { game: 'midgard', seats: pages.map(() => 'open'), ...more })
  for (const page of others) await asked(page, `/api/tables/${made.id}/join`, { invite: made.invite })
  return made
}

/** Ada in this window and Bo in another, at a table of theirs that has begun. */
export async function twoAt(page: Page, browser: Browser): Promise<{ id: string; other: Visitor }> {
  await like(page)
  const other = await visitor(browser)
  await comeIn(page, 'Ada')
  await comeIn(other.page, 'Bo')
  const { id } = await table([page, other.page])
  return { id, other }
}

export async function sitAt(page: Page, id: string): Promise<void> {
  await page.goto(new URL(`/#/g/${id}`, page.url()).href)
  await page.locator('.table').waitFor()
}

/** Makes a move of the list; false where it is somebody else's turn by now. */
export async function moveOnce(
  page: Page,
  choose: (sentences: readonly string[]) => number,
): Promise<boolean> {
  const before = await page.locator('.table').getAttribute('data-n')
  const sentences = await listed(page)
  if (sentences.length === 0) return false
  await page.locator('.moves .move').nth(choose(sentences)).click()
  await made(page, before)
  return true
}

/** Lets the server move for people who have left the order to do whatever comes first, until their game is over. */
export async function playedOut(pages: readonly Page[], id: string): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const page of pages) await ordered(page, id)
        return (await asked(pages[0], `/api/tables/${id}`)).status
      },
      { intervals: [500], timeout: 60_000 },
    )
    .toBe('finished')
}

/** Leaves an order by a line of its own. */
function ordered(page: Page, table: string): Promise<void> {
  return page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`)
        socket.addEventListener('open', () =>
          socket.send(JSON.stringify({ type: 'orders', id: 'orders', table: id, orders: [{ move: {} }] })),
        )
        socket.addEventListener('message', ({ data }) => {
          if (!String(data).includes('"id":"orders"')) return
          socket.close()
          resolve()
        })
      }),
    table,
  )
}
