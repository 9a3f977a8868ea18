import type { TableInfo } from '@meadhall/hall/online'
import type { TableUpdate } from '@meadhall/hall/update'
import { useEffect, useState } from 'react'
import { isCalled } from '../store/online.ts'
import { Notice } from './Notice.tsx'
import { useTry } from './use-try.ts'
import { useOnline } from './words.ts'

const ANSWERED = 'meadhall.call-offer'

function isAnswered(): boolean {
  try {
    return isCalled() || localStorage.getItem(ANSWERED) !== null
  } catch {
    return true // a browser that keeps nothing would be asked for ever
  }
}

/** Asked once, at a table over days, while the others decide: whether to be called when it is one's turn. */
export function CallOffer({ info, update }: { info: TableInfo; update: TableUpdate }) {
  const o = useOnline()
  const [isOffered, setOffered] = useState(false)
  const { trouble, busy, run } = useTry()
  const { viewer, pending } = update
  const isApt = info.clock.kind === 'days' && viewer !== null && !pending.includes(viewer)
  useEffect(() => {
    if (!isApt || isAnswered()) return
    void import('./calls/wishes.ts')
      .then(({ callable }) => callable())
      .then((can) => setOffered(can === 'yes'))
      .catch(() => {})
  }, [isApt])
  if (!isOffered || !isApt) return null
  const answer = () => {
    localStorage.setItem(ANSWERED, 'yes')
    setOffered(false)
  }
  const call = async () => {
    await (await import('./calls/wishes.ts')).callHere()
    answer()
  }
  return (
    <Notice words={trouble || o('calls.offer')}>
      <button type="button" className="button" disabled={busy} onClick={() => run(call)}>
        {o('calls.yes')}
      </button>
      <button type="button" className="button" onClick={answer}>
        {o('calls.no')}
      </button>
    </Notice>
  )
}
