import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import webPush from 'web-push'
import { type Store, write } from '../database/store.ts'

/** Where a browser can be called, as it told us. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What became of a call: `gone` is a browser that will never take one again, `refused` one that nobody takes. */
export type Sent = 'sent' | 'gone' | 'refused' | 'later'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** So long a service keeps a call for a device that is off, in seconds. */
const KEPT = 86_400
/** Milliseconds that a push service has to answer. */
const ANSWER_WITHIN = 10_000

/** The keys by which push services know this hall: made at the first start, and the same for all servers. */
export async function vapidKeys({ db, write: commit }: Store): Promise<VapidKeys> {
  const kept = () => db.selectFrom('keys').select('value').where('id', '=', 'vapid').executeTakeFirst()
  if (!(await kept())) {
    const value = JSON.stringify(webPush.generateVAPIDKeys())
    const row = { id: 'vapid', value, created_at: Date.now() }
    // Of two servers that start at once, one is first.
    await commit([
      write(
        db
          .insertInto('keys')
          .values(row)
          .onConflict((conflict) => conflict.doNothing()),
      ),
    ])
  }
  return JSON.parse((await kept())!.value) as VapidKeys
}

/**
 * Whether an address is that of a push service. Browsers tell us where to call them, and anybody can say they are a
 * browser: without this the server could be made to call whatever it can reach.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  let url: URL
  try {
    url = new URL(endpoint)
  } catch {
    return false
  }
  if (url.username !== '' || url.password !== '') return false
  return services.some((service) => {
    if (service.includes('://')) return url.origin === service
    if (url.protocol !== 'https:' || url.port !== '') return false
    return service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service
  })
}

/** Calls browsers. `subject` is where a push service finds who calls. */
export function openPush(keys: VapidKeys, subject: string, services: readonly string[]) {
  return async ({ endpoint, p256dh, auth }: Subscription, payload: object): Promise<Sent> => {
    if (!isPushService(endpoint, services)) return 'gone'
    let details: webPush.RequestDetails
    try {
      details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        // The newest call takes the place of one that was not delivered.
        { vapidDetails: { subject, ...keys }, TTL: KEPT, topic: 'turns', urgency: 'normal' },
      )
    } catch {
      return 'gone' // keys that nothing can be encrypted with
    }
    return outcome(await post(details))
  }
}

function outcome(status: number): Sent {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}

/** The status of the answer, 0 for none. What it says besides is not read, and where it points to is not followed. */
function post({ endpoint, headers, body }: webPush.RequestDetails): Promise<number> {
  return new Promise((resolve) => {
    const request = endpoint.startsWith('https:') ? overHttps : overHttp
    const asked = request(
      endpoint,
      { method: 'POST', headers, timeout: ANSWER_WITHIN, signal: AbortSignal.timeout(ANSWER_WITHIN) },
      (response) => {
        response.destroy()
        resolve(response.statusCode ?? 0)
      },
    )
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(0))
    asked.end(body)
  })
}
