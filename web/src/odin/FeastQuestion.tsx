// Before a feast is held that leaves cells empty: what is lost, what would cure it, and three answers. Inside the window.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { EnterKey } from '../app/Sign.tsx'
import { HUGINN } from '../art/huginn.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import type { Cure } from './feast-plan.ts'
import { useOdin } from './hold.ts'
import { word } from './words.ts'

export function FeastQuestion({
  missing,
  cure,
  onCure,
  onBack,
  onHold,
}: {
  missing: number
  /** What would be better, if anything would. */
  cure: Cure | undefined
  onCure: () => void
  onBack: () => void
  onHold: () => void
}) {
  const { say, size } = useOdin()
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => main.current?.focus(), [])
  const lost = 3 * missing
  const like = (
    <button
      ref={cure ? undefined : main}
      type="button"
      className={cure ? 'button danger-edge' : 'button main'}
      onClick={onHold}
    >
      {word(say, 'ui.feast.likeThis', { points: lost })} {!cure && <EnterKey />}
    </button>
  )
  return (
    <>
      {cure?.silver ? <Thread /> : null}
      <div className="od-ask" role="alertdialog" aria-labelledby="od-ask" aria-describedby="od-ask-why">
        {size !== 'phone' && <Sheet width={136} height={143} viewBox="0 0 152 160" markup={HUGINN} />}
        <div className="od-ask-words">
          <h3 id="od-ask" className="world">
            {word(say, 'ui.feast.ask')}
          </h3>
          <p id="od-ask-why">
            {word(say, 'ui.feast.ask.lost', { n: missing, points: lost })}{' '}
            {cure
              ? word(say, cure.silver > 0 ? 'ui.feast.ask.coins' : 'ui.feast.ask.better', {
                  n: cure.silver,
                  points: cure.gain,
                })
              : word(say, 'ui.feast.ask.none')}
          </p>
        </div>
        <div className="od-ask-answers">
          {cure && (
            <button ref={main} type="button" className="button main" onClick={onCure}>
              {word(say, cure.silver > 0 ? 'ui.feast.cure.coins' : 'ui.feast.cure.best', { n: cure.silver })}{' '}
              <EnterKey />
            </button>
          )}
          <span className="row">
            <button type="button" className="button" onClick={onBack}>
              {word(say, 'ui.feast.keepLaying')} <kbd>Esc</kbd>
            </button>
            {like}
          </span>
        </div>
      </div>
    </>
  )
}

/** From the purse to the first empty cell. */
function Thread() {
  const [ends, setEnds] = useState<readonly [x: number, y: number, toX: number, toY: number]>()
  useLayoutEffect(() => {
    const measure = () => {
      const from = document.querySelector('[data-food="silver"]')?.getBoundingClientRect()
      const to = document.querySelector('[data-empty]')?.getBoundingClientRect()
      if (from && to) setEnds([from.x + from.width / 2, from.y - 4, to.x + to.width / 2, to.bottom + 14])
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  if (!ends) return null
  const [x, y, toX, toY] = ends
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI
  return (
    <svg className="od-thread" aria-hidden="true">
      <path d={`M${x} ${y}L${toX} ${toY}`} stroke="#140e0a" strokeWidth="6" strokeLinecap="round" />
      <path
        d={`M${x} ${y}L${toX} ${toY}`}
        stroke="#f6ecd4"
        strokeWidth="3.4"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path
        d="M0 0L-13-6-9 0-13 6Z"
        transform={`translate(${toX} ${toY}) rotate(${turn})`}
        fill="#f6ecd4"
        stroke="#140e0a"
      />
    </svg>
  )
}
