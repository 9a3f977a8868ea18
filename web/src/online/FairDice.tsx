import { useState } from 'react'
import { localHall } from '../app/local-hall.ts'
import { linkTo } from '../app/route.ts'
import { recordOf } from './past.ts'
import { useTry } from './use-try.ts'
import { useOnline } from './words.ts'

/** After the end: every roll and draw checked against the seed, here in the page; the record as a file; the link. */
export function FairDice({ id, commitment }: { id: string; commitment: string | undefined }) {
  const o = useOnline()
  const { trouble, busy, run } = useTry()
  const [found, setFound] = useState<{ entries: number; faults: string[] }>()
  const [copied, setCopied] = useState(false)
  return (
    <div className="fair-dice">
      <div className="row wrap">
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => run(async () => setFound(await localHall().verify(await recordOf(id))))}
        >
          {o('verify')}
        </button>
        <a className="button" href={`/api/tables/${id}/record`} download>
          {o('record')}
        </a>
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard?.writeText(linkTo('g', id)).then(() => setCopied(true))}
        >
          {o(copied ? 'copied' : 'link')}
        </button>
      </div>
      <p role="status" className={trouble || found?.faults.length ? 'dice-false' : ''} title={commitment}>
        {trouble ||
          (found
            ? found.faults.length === 0
              ? o('verify.true', { n: found.entries })
              : o('verify.false', { faults: found.faults.join('; ') })
            : o('verify.about'))}
      </p>
    </div>
  )
}
