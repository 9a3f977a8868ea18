import { useEffect, useRef, useState } from 'react'
import { address } from '../../app/route.ts'
import { Page } from '../../hall/Page.tsx'
import { ask } from '../api.ts'
import { useOnline } from '../words.ts'
import { useSayWhy } from './use-try-calls.ts'
import { type SayCalls, useCallWords } from './words.ts'

interface Link {
  readonly wants: 'confirm' | 'stop'
  readonly token: string
}

/** Where the links of mails lead: an address is confirmed, or gets no more mails. Opening it is enough. */
export function MailLink(link: Link) {
  const c = useCallWords()
  return c ? <Opened key={link.token} c={c} {...link} /> : null
}

function Opened({ c, wants, token }: Link & { c: SayCalls }) {
  const o = useOnline()
  const sayWhyNot = useSayWhy(c)
  const [words, setWords] = useState(c('link.opening'))
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const asked =
      wants === 'stop'
        ? ask<{ address: string }>(`/api/mail/stop/${token}`, {})
        : ask<{ address: string }>('/api/mail/confirm', { token })
    asked.then(
      ({ address: at }) => setWords(c(wants === 'stop' ? 'link.stopped' : 'link.confirmed', { address: at })),
      (error: unknown) => setWords(sayWhyNot(error)),
    )
  }, [c, wants, token])
  return (
    <Page title={c('title')}>
      <div className="plank">
        <p role="status">{words}</p>
        <div className="row">
          <a className="button" href={address({ at: 'account' })}>
            {c('link.account')}
          </a>
          <a className="button" href={address({ at: 'online' })}>
            {o('online')}
          </a>
        </div>
      </div>
    </Page>
  )
}
