import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectNoViolations, like, test } from './hall.ts'
import { comeIn, moveOnce, sitAt, table, visitor } from './online.ts'
import { freePort, serveCalls, serveHall } from './servers.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

interface Shown {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly badge: number
}

test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'meadhall-calls-'))
let calls: Awaited<ReturnType<typeof serveCalls>>
let hall: Awaited<ReturnType<typeof serveHall>>
let at: string
const given = async <T>(path: string): Promise<T> => (await fetch(calls.address + path)).json() as Promise<T>

test.beforeAll(async () => {
  calls = await serveCalls()
  const { push, smtp } = await given<{ push: string; smtp: string }>('/')
  const port = await freePort()
  at = `http://127.0.0.1:${port}/`
  const env = {
    DATA_DIR: folder,
    PUBLIC_URL: at.slice(0, -1),
    CALL_AFTER: '0',
    PUSH_SERVICES: push,
    SMTP_URL: smtp,
    MAIL_FROM: 'Meadhall <hall@meadhall.example>',
  }
  hall = await serveHall(env, port)
})
test.afterAll(() => {
  hall.stop()
  calls.stop()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * A browser subscribes only at its maker's service, so the push service is ours here. And what the Chromium inside the
 * package lacks, since it is made to have no screen: it shows no notification whatever was granted, and ends when a
 * badge is set. What it would show is written down; one that shows notifications (`MEADHALL_BROWSER`) is asked for those
 * that it shows. All else is real: the service worker of the page, the event in it, and what the server encrypted.
 */
async function withScreen(context: BrowserContext): Promise<void> {
  const device = await given<{ endpoint: string; p256dh: string; auth: string }>('/device')
  await context.addInitScript((mine) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
        .buffer
    let subscription: object | null = null
    if (Notification.permission !== 'granted')
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null
    PushManager.prototype.subscribe = async (options) => {
      subscription = {
        endpoint: mine.endpoint,
        options: { applicationServerKey: bytes(options?.applicationServerKey as string) },
        getKey: (name: 'p256dh' | 'auth') => bytes(mine[name]),
        unsubscribe: async () => {
          subscription = null
          return true
        },
      }
      return subscription as PushSubscription
    }
  }, device)
}

/** The service worker, what it shows, and a click on the first of it. */
async function shownBy(context: BrowserContext) {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers()
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    let badge: number | undefined
    Object.assign(navigator, { setAppBadge: async (count: number) => void (badge = count) })
    const kept: object[] = []
    const isReal = Notification.permission === 'granted'
    if (!isReal)
      registration.showNotification = async (title, options) => {
        kept.push({ title, ...options, close() {} })
      }
    const notifications = async () => (isReal ? registration.getNotifications() : (kept as Notification[]))
    Object.assign(globalThis, {
      shown: async () =>
        (await notifications()).map(({ title, body, lang, data }) => ({ title, body, lang, data, badge })),
      async click() {
        const [notification] = await notifications()
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
      },
    })
  })
  const ask = <T>(what: 'shown' | 'click') =>
    worker.evaluate((name) => (globalThis as unknown as Record<string, () => Promise<T>>)[name](), what)
  return { shown: () => ask<Shown[]>('shown'), click: () => ask<void>('click') }
}

/** Hands a call to the service worker as the browser does. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(at).origin,
    registrationId,
    data,
  })
  await devtools.detach()
}

test('who asks for it at a table over days is called with the tab closed, and a click leads to the table', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'en-GB',
    permissions: ['notifications'],
    serviceWorkers: 'allow',
  })
  await withScreen(context)
  const ada = await context.newPage()
  await comeIn(ada, 'Ada', at)
  await ada.evaluate(async () => void (await navigator.serviceWorker.ready))
  const bo = await visitor(browser)
  await comeIn(bo.page, 'Bo', at)
  const { id } = await table([bo.page, ada], { clock: { kind: 'days', hoursPerMove: 24 } })

  // While the others decide it is asked, once.
  await sitAt(ada, id)
  const yes = ada.getByRole('button', { name: 'Call me', exact: true })
  await expect(async () => {
    if (!(await yes.isVisible())) await moveOnce(ada, () => 0)
    await expect(yes).toBeVisible({ timeout: 3000 })
  }).toPass()
  await yes.click()
  await expect(yes).toBeHidden()
  await ada.goto(`${at}#/account`)
  await expect(ada.getByRole('switch', { name: /Call me in this browser/ })).toHaveAttribute(
    'aria-checked',
    'true',
  )
  await ada.close()

  await sitAt(bo.page, id)
  await expect
    .poll(async () => {
      await moveOnce(bo.page, () => 0)
      return (await given<string[]>('/pushed?0')).length
    })
    .toBeGreaterThan(0)
  const [text] = await given<string[]>('/pushed?0')

  const page = await context.newPage()
  await page.goto(`${at}#/online`)
  await expect(page.getByText('Welcome, Ada')).toBeVisible()
  const { shown, click } = await shownBy(context)
  await deliver(context, page, text)
  await expect.poll(shown).toHaveLength(1)
  expect(await shown()).toMatchObject([
    { title: 'Your turn', body: 'Champions of Midgard with Bo', lang: 'en', badge: 1 },
  ])
  await click()
  await expect(page).toHaveURL(`${at}#/g/${id}`)
  await expect(page.locator('.table')).toBeVisible()
  await context.close()
  await bo.page.context().close()
})

test('calls are set in the account with keys alone, an address is confirmed and stopped by links, on every size', async ({
  page,
}) => {
  await like(page)
  await comeIn(page, 'Cleo', at)
  await page.goto(`${at}#/account`)
  const quiet = page.getByRole('switch', { name: /Quiet hours/ })
  await quiet.focus()
  await page.keyboard.press('Space')
  await expect(quiet).toHaveAttribute('aria-checked', 'true')
  await page.getByLabel('From').fill('21:30')
  await page.getByLabel('Mail address').focus()
  await page.keyboard.type('cleo@players.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A mail has gone to cleo@players.example.')).toBeVisible()
  const mails = () => given<Mail[]>('/mails')
  const question = async () => (await mails()).find(({ to }) => to === 'cleo@players.example')?.text ?? ''
  await expect.poll(question).toContain('/#/mail/confirm/')
  const [link] = /http\S+confirm\S+/.exec(await question())!
  await page.goto(link)
  await expect(page.getByText('Thank you.')).toBeVisible()
  // One of each theme is enough for axe; languages change neither names nor colours.
  for (const [locale, theme, stop] of [
    ['en', 'dark', 'No more mails'],
    ['en', 'light', 'No more mails'],
    ['de', 'light', 'Keine Mails mehr'],
    ['ja', 'light', 'メールを停止する'],
  ]) {
    await page.evaluate((kept) => localStorage.setItem('meadhall.settings', JSON.stringify(kept)), {
      locale,
      theme,
    })
    await page.goto(`${at}#/account`)
    await page.reload()
    await expect(page.getByRole('button', { name: stop })).toBeVisible()
    for (const [width, height] of [
      [1280, 720],
      [820, 1180],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    if (locale === 'en') await expectNoViolations(page)
  }
  await page.getByRole('button', { name: 'メールを停止する' }).click()
  await expect(page.getByLabel('メールアドレス')).toBeVisible()
})
