import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { EnterKey } from '../app/Sign.tsx'

/** The button that Enter presses, wherever an overlay asks for something: it has the focus from the beginning. */
export function Golden({
  onClick,
  plain = false,
  children,
}: {
  onClick: () => void
  /** Not in gold: there is nothing to decide, only to go on. */
  plain?: boolean
  children: ReactNode
}) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button
      type="button"
      ref={button}
      className={plain ? 'button big' : 'button big main'}
      onClick={(event) => {
        event.stopPropagation()
        onClick()
      }}
    >
      {children} <EnterKey />
    </button>
  )
}
