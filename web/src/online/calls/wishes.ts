import type { CallWishes, MailPace, QuietHours } from '@meadhall/hall/online'
import { cell } from '../../store/cell.ts'
import { rememberCalls, waitingTables } from '../../store/online.ts'
import { settings } from '../../store/settings.ts'
import { ownLocale } from '../../text/locales.ts'
import { ask } from '../api.ts'

/** How this person wants to be called, once it is known. */
export const wishes = cell<CallWishes | null>(null)

function take(given: CallWishes): void {
  wishes.set(given)
  const isOn = given.devices > 0 || given.mail?.isConfirmed === true
  rememberCalls(isOn)
  if (isOn) attend()
}

const reader = () => ({
  locale: ownLocale(settings.get().locale),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
})

export async function loadWishes(): Promise<void> {
  take(await ask<CallWishes>('/api/me/calls'))
}

/** Whether this browser can be called; `denied` where its person has said no to it. */
export async function callable(): Promise<'yes' | 'denied' | 'none'> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'none'
  if (Notification.permission === 'denied') return 'denied'
  return (await navigator.serviceWorker.getRegistration()) ? 'yes' : 'none'
}

/** Asks the browser, then the server. False where the person does not want it after all. */
export async function callHere(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  if (!wishes.get()) await loadWishes()
  const worker = await navigator.serviceWorker.ready
  const key = wishes.get()?.key ?? ''
  await tell(await subscribed(worker.pushManager, key))
  return true
}

/** One that was made with other keys than the hall's is of no use. */
async function subscribed(pushes: PushManager, key: string): Promise<PushSubscription> {
  const asked = { userVisibleOnly: true, applicationServerKey: key }
  const known = await pushes.getSubscription()
  if (known && base64(known.options.applicationServerKey) === key) return known
  await known?.unsubscribe()
  return pushes.subscribe(asked)
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint } = subscription
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')].map(base64)
  take(await ask<CallWishes>('/api/me/calls/push', { endpoint, p256dh, auth, ...reader() }))
}

function base64(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export async function stopHere(): Promise<void> {
  take(await ask<CallWishes>('/api/me/calls/push/stop', {}))
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

export async function keepQuiet(quiet: QuietHours | null): Promise<void> {
  take(await ask<CallWishes>('/api/me/calls/quiet', { quiet, ...reader() }))
}

export async function mailTo(address: string, pace: MailPace): Promise<void> {
  take(await ask<CallWishes>('/api/me/calls/mail', { address, pace, ...reader() }))
}

export async function stopMail(): Promise<void> {
  take(await ask<CallWishes>('/api/me/calls/mail/stop', {}))
}

/** What somebody does at the page counts as being there for so long, in milliseconds. */
const ATTENTIVE = 60_000
let isAttending = false

/** Who is called and comes by: the address of this browser may be new, and its language another. */
export async function keepUp(): Promise<void> {
  await loadWishes()
  const { here, mail } = wishes.get() ?? {}
  const worker = here === undefined ? undefined : await navigator.serviceWorker?.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  if (subscription) await tell(subscription)
  else if (mail?.address !== undefined && mail.isConfirmed) await mailTo(mail.address, mail.pace)
}

/** What is seen here needs no call: it is seen by who does something at the page while it waits, or just did. */
function attend(): void {
  if (isAttending) return
  isAttending = true
  let active = 0
  let told = ''
  const see = () => {
    const waiting = waitingTables.get().join(' ')
    if (waiting === '') told = ''
    const isHere = document.visibilityState === 'visible' && Date.now() - active < ATTENTIVE
    if (!isHere || waiting === told) return
    told = waiting
    void ask('/api/me/calls/seen', {}).catch(() => {})
  }
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    addEventListener(
      type,
      () => {
        active = Date.now()
        see()
      },
      { passive: true, capture: true },
    )
  waitingTables.watch(see)
}
