import { useCallback, useState } from 'react'
import { ServerSaidNo } from './api.ts'
import type { OnlineKey } from './text/en.ts'
import { type SayOnline, useOnline } from './words.ts'

/** Why something was not done, in words; codes that nobody foresaw are told plainly. */
export function sayWhy(o: SayOnline, why: string): string {
  const key = `why.${why}` as OnlineKey
  const said = o(key)
  return said === key ? o('why.failed') : said
}

/** Does one thing at a time and tells why it did not work. */
export function useTry() {
  const o = useOnline()
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      setBusy(true)
      setTrouble('')
      try {
        await work()
      } catch (error) {
        setTrouble(sayWhy(o, error instanceof ServerSaidNo ? error.why : 'failed'))
      } finally {
        setBusy(false)
      }
    },
    [o],
  )
  return { trouble, busy, run: (work: () => Promise<unknown>) => void run(work) }
}
