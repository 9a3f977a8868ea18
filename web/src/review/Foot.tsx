import type { Seat } from '@meadhall/kernel/rules'
import { useState } from 'react'
import { Segments } from '../app/controls.tsx'
import { Sign } from '../app/Sign.tsx'
import type { TurningPoint } from './turning.ts'
import type { SayReview } from './words.ts'

/** From one decision to the next, and from one turning point to the next. */
export function Steps({
  at,
  last,
  points,
  to,
  onPoint,
  r,
}: {
  at: number
  last: number
  points: readonly TurningPoint[]
  to: (next: number) => void
  onPoint: (direction: 1 | -1) => void
  r: SayReview
}) {
  return (
    <div className="row review-steps">
      <button
        type="button"
        className="button"
        title={r('before.spoken')}
        disabled={!points.some((point) => point.at < at)}
        onClick={() => onPoint(-1)}
      >
        <i className="step-lozenge" aria-hidden="true" /> {r('before')} <kbd>B</kbd>
      </button>
      <button
        type="button"
        className="button"
        title={r('next.spoken')}
        disabled={!points.some((point) => point.at > at)}
        onClick={() => onPoint(1)}
      >
        {r('next')} <i className="step-lozenge" aria-hidden="true" /> <kbd>M</kbd>
      </button>
      <button
        type="button"
        className="button"
        title={r('back.spoken')}
        disabled={at === 0}
        onClick={() => to(at - 1)}
      >
        <Sign name="back" /> {r('back')}
      </button>
      <button
        type="button"
        className="button"
        title={r('on.spoken')}
        disabled={at === last}
        onClick={() => to(at + 1)}
      >
        {r('on')} <Sign name="on" />
      </button>
    </div>
  )
}

/** Whose chances are drawn. */
export function SeenBy({
  names,
  seat,
  onSeat,
  r,
}: {
  names: readonly string[]
  seat: Seat
  onSeat: (seat: Seat) => void
  r: SayReview
}) {
  return (
    <>
      <span className="dim" aria-hidden="true">
        {r('seenBy')}
      </span>
      <Segments
        label={r('seenBy')}
        value={`${seat}`}
        of={names.map((_, of) => `${of}`)}
        name={(of) => names[Number(of)]}
        onChange={(of) => onSeat(Number(of))}
      />
    </>
  )
}

/** Copies a link to the moment. */
export function Share({ link, r }: { link: () => Promise<string>; r: SayReview }) {
  const [given, setGiven] = useState<{ address: string; copied: boolean }>()
  const share = async () => {
    const address = await link()
    // Where the browser lets nobody copy, the link can be marked by hand.
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setGiven({ address, copied: copied ?? false })
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        {r(given?.copied ? 'copied' : 'share')}
      </button>
      {given && (
        <input
          className="review-link"
          readOnly
          aria-label={r('link')}
          value={given.address}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}
