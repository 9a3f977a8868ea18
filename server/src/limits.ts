/** So many at once, and so many a second after that. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

interface Bucket {
  left: number
  at: number
}

/** Counts what each one does: true while they may. `factor` scales all, and 0 lets everything through. */
export function limiter({ burst, perSecond }: Allowance, factor: number) {
  const buckets = new Map<string, Bucket>()
  return (who: string): boolean => {
    if (factor === 0) return true
    const now = Date.now()
    const bucket = buckets.get(who) ?? { left: burst * factor, at: now }
    bucket.left = Math.min(burst * factor, bucket.left + ((now - bucket.at) / 1000) * perSecond * factor)
    bucket.at = now
    buckets.set(who, bucket)
    if (buckets.size > 10_000) forgetFull(buckets, now, burst / perSecond)
    if (bucket.left < 1) return false
    bucket.left--
    return true
  }
}

/** Who has been quiet long enough to have all again need not be remembered. */
function forgetFull(buckets: Map<string, Bucket>, now: number, seconds: number): void {
  for (const [who, { at }] of buckets) if (now - at > seconds * 1000) buckets.delete(who)
}

/** What is usual; generous for people, tight for programs. */
export const LIMITS = {
  requests: { burst: 120, perSecond: 4 },
  /** Guests made and passwords tried. */
  signIns: { burst: 20, perSecond: 0.1 },
  tables: { burst: 20, perSecond: 0.05 },
  messages: { burst: 60, perSecond: 15 },
  chat: { burst: 8, perSecond: 0.5 },
  connects: { burst: 60, perSecond: 1 },
} satisfies Record<string, Allowance>
