import { isIPv6 } from 'node:net'

/** So many at once, and so many a second after that. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

interface Bucket {
  left: number
  at: number
}

/** How often those are looked for who have been quiet long enough to have all again, in milliseconds. */
const FORGET_EVERY = 10_000

/**
 * Counts what each one does, by what it costs: true while they may. `factor` scales all, and 0 lets everything through.
 * The time is one that only goes forward: a clock that is set back must not lock everybody out.
 */
export function limiter({ burst, perSecond }: Allowance, factor: number) {
  const buckets = new Map<string, Bucket>()
  const most = burst * factor
  let forgotAt = performance.now()
  return (who: string, cost = 1): boolean => {
    if (factor === 0) return true
    const now = performance.now()
    if (now - forgotAt > FORGET_EVERY) {
      forgotAt = now
      for (const [name, { at }] of buckets) if ((now - at) * perSecond > burst * 1000) buckets.delete(name)
    }
    const bucket = buckets.get(who) ?? { left: most, at: now }
    bucket.left = Math.min(most, bucket.left + ((now - bucket.at) / 1000) * perSecond * factor)
    bucket.at = now
    buckets.set(who, bucket)
    if (bucket.left < cost) return false
    bucket.left -= cost
    return true
  }
}

/** What is usual; generous for people, tight for programs. */
export const LIMITS = {
  requests: { burst: 120, perSecond: 4 },
  /** All that an address does over HTTP, counted before it is looked at: enough for a whole club that comes at once. */
  visits: { burst: 6000, perSecond: 60 },
  /** Guests made and passwords tried. */
  signIns: { burst: 20, perSecond: 0.1 },
  /** Passwords tried for one account, from wherever. */
  passwords: { burst: 10, perSecond: 0.02 },
  tables: { burst: 20, perSecond: 0.05 },
  /** Sets of components kept: whoever types one in changes it often. */
  sets: { burst: 60, perSecond: 0.5 },
  /** Changes of how one is called. */
  callings: { burst: 30, perSecond: 0.2 },
  /** Mails that ask whether an address is right: to one address, of one person, from one network. */
  confirmations: { burst: 3, perSecond: 3 / 86_400 },
  networkConfirmations: { burst: 10, perSecond: 10 / 86_400 },
  /** Results of the day: each is a whole game that is played again. */
  days: { burst: 6, perSecond: 0.01 },
  /** Messages of a person, and of all at one address: a club may share one. */
  messages: { burst: 60, perSecond: 15 },
  addressMessages: { burst: 600, perSecond: 100 },
  /** Pictures of links that must be drawn; one that is known costs but a request. */
  pictures: { burst: 30, perSecond: 0.5 },
  chat: { burst: 8, perSecond: 0.5 },
  connects: { burst: 60, perSecond: 1 },
} satisfies Record<string, Allowance>

/** Whom an address stands for: with IPv6, everybody is given a whole network of them. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]
  const [head, tail = ''] = address.split('%')[0].split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : []
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
