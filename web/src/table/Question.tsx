import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { EnterKey } from '../app/Sign.tsx'

export interface Answer {
  readonly words: ReactNode
  readonly act: () => void
  /** The better one, and Enter; or one that costs something. One is `main`. */
  readonly kind?: 'main' | 'loss'
}

/**
 * Asks something above whatever is open: the board, a window, a dialog. The golden answer has the focus, so Enter gives
 * it; Escape, and a click beside the question, go back.
 */
export function Question({
  title,
  about,
  back,
  onBack,
  answers,
}: {
  title: string
  about?: ReactNode
  /** The words of the way back. */
  back: string
  onBack: () => void
  answers: readonly Answer[]
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const heading = useId()
  // Closed before it is taken from the page, so that the browser gives the focus back to what had it.
  useLayoutEffect(() => {
    const element = dialog.current!
    if (!element.open) element.showModal()
    main.current?.focus()
    return () => element.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="question"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onBack()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onBack()
      }}
    >
      <div className="question-inner">
        <h2 id={heading} className="world">
          {title}
        </h2>
        {about && <p>{about}</p>}
        <div className="question-answers">
          <button type="button" className="button" onClick={onBack}>
            {back} <kbd>Esc</kbd>
          </button>
          {answers.map(({ words, act, kind }, i) => (
            <button
              key={i}
              {...(kind === 'main' && { ref: main })}
              type="button"
              className={kind ? `button ${kind}` : 'button'}
              onClick={act}
            >
              {words} {kind === 'main' && <EnterKey />}
            </button>
          ))}
        </div>
      </div>
    </dialog>
  )
}
