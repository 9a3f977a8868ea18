import { useId, useRef, useState } from 'react'
import { useOnline } from './words.ts'

/** A link to hand on: by the device's own way where it has one, or copied. */
export function ShareLink({ link, label }: { link: string; label: string }) {
  const o = useOnline()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Without leave, or over plain http: it stands selected, ready to be copied by hand.
    }
  }

  return (
    <div className="share">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input
          ref={field}
          id={id}
          type="text"
          className="grow"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="button main" onClick={() => void copy()}>
          {o(copied ? 'copied' : 'copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ title: 'Meadhall', url: link }).catch(() => {})}
          >
            {o('share')}
          </button>
        )}
      </div>
      <span className="unseen" role="status">
        {copied ? o('copied') : ''}
      </span>
    </div>
  )
}

/** The link to one seat, in a line. */
export function SeatLink({ link }: { link: string }) {
  const o = useOnline()
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      prompt(o('seat.link'), link)
    }
  }
  return (
    <button type="button" className="button" title={link} onClick={() => void copy()}>
      {o(copied ? 'copied' : 'seat.link')}
    </button>
  )
}
