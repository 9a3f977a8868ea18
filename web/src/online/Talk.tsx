import type { ChatLine } from '@meadhall/hall/online'
import { useEffect, useRef, useState } from 'react'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import { ownLocale } from '../text/locales.ts'
import { useVoice } from '../text/words.ts'
import { useOnline } from './words.ts'

/** Talk at the table. What people say is text and nothing else. */
export function Talk({
  lines,
  maySpeak,
  onSay,
}: {
  lines: readonly ChatLine[]
  maySpeak: boolean
  onSay: (text: string) => Promise<boolean>
}) {
  const { locale } = useVoice()
  const o = useOnline()
  const [text, setText] = useState('')
  const [failed, setFailed] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines])
  async function speak() {
    const said = text.trim()
    if (said === '') return
    setText('')
    const isSaid = await onSay(said)
    setFailed(!isSaid)
    if (!isSaid) setText((now) => now || said)
  }

  const today = new Date().toDateString()
  const time = new Intl.DateTimeFormat(ownLocale(locale), { hour: 'numeric', minute: '2-digit' })
  const daytime = new Intl.DateTimeFormat(ownLocale(locale), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (
    <section className="talk" aria-label={o('talk')}>
      <div ref={list} className="talk-lines" role="log" aria-label={o('talk')} tabIndex={0}>
        <ol>
          {lines.map(({ id, name, seat, text: said, at }) => (
            <li key={id}>
              <span className="talk-piece">{seat !== null && <SeatPiece seat={seat} size={18} />}</span>
              <b>{name}</b> <span className="said">{said}</span>{' '}
              <time className="dim" dateTime={new Date(at).toISOString()}>
                {(new Date(at).toDateString() === today ? time : daytime).format(at)}
              </time>
            </li>
          ))}
          {lines.length === 0 && <li className="dim">{o('talk.none')}</li>}
        </ol>
      </div>
      {maySpeak && (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault()
            void speak()
          }}
        >
          <input
            type="text"
            className="grow"
            maxLength={500}
            value={text}
            aria-label={o('talk.say')}
            placeholder={o('talk.say')}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button">
            {o('talk.send')}
          </button>
        </form>
      )}
      <span className={failed ? 'danger' : 'unseen'} role="status">
        {failed ? o('talk.failed') : ''}
      </span>
    </section>
  )
}
