import { type Call, type Shown, shownFor } from './shown.ts'

// The part of the service worker that calls to the table; the rest of it (vite.config.ts) keeps the page for offline.

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends Lasting {
  readonly data: { json(): Partial<Call> } | null
}

interface ClickEvent extends Lasting {
  readonly notification: { readonly data: Shown; close(): void }
}

interface WindowOfOurs {
  readonly visibilityState: 'visible' | 'hidden'
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly WindowOfOurs[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
}

const scope = self as unknown as Scope

scope.addEventListener('push', (event) => event.waitUntil(show(event.data)))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})

async function show(data: PushEvent['data']): Promise<void> {
  const shown = shownFor(read(data))
  const { title, body, lang, count } = shown
  if ('setAppBadge' in navigator) await navigator.setAppBadge(count).catch(() => {})
  // The newest call takes the place of the one before, and is heard again.
  const options = { body, lang, tag: 'turns', renotify: true, icon: '/icon-192.png', data: shown }
  await scope.registration.showNotification(title, options)
}

function read(data: PushEvent['data']): Partial<Call> {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** In a window that is open already, the one in front first, or in a new one. */
async function open(url: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' })
  const window = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows.at(0)
  try {
    if (!window) throw new Error('no window')
    await window.navigate(url)
  } catch {
    await scope.clients.openWindow(url)
    return
  }
  await window.focus().catch(() => {})
}
