import { useState } from 'react'
import { ServerSaidNo } from '../api.ts'
import { sayWhy } from '../use-try.ts'
import { useOnline } from '../words.ts'
import type { CallKey } from './text/en.ts'
import type { SayCalls } from './words.ts'

/** Why a wish was not taken, in words: those about calls first. */
export function useSayWhy(c: SayCalls): (error: unknown) => string {
  const o = useOnline()
  return (error) => {
    const why = error instanceof ServerSaidNo ? error.why : 'failed'
    const key = `why.${why}` as CallKey
    const said = c(key)
    return said === key ? sayWhy(o, why) : said
  }
}

/** Does one thing at a time and tells why it did not work. */
export function useTryCalls(c: SayCalls) {
  const sayWhyNot = useSayWhy(c)
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)
  const carryOut = async (work: () => Promise<unknown>, then?: () => void) => {
    setBusy(true)
    setTrouble('')
    try {
      await work()
    } catch (error) {
      setTrouble(sayWhyNot(error))
    } finally {
      setBusy(false)
      then?.()
    }
  }
  return {
    trouble,
    busy,
    run: (work: () => Promise<unknown>, then?: () => void) => void carryOut(work, then),
  }
}
