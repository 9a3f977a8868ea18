import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../text/words.ts'
import { comeHome } from './arrival.ts'

export interface OneOfFew<T extends string> {
  readonly label: string
  readonly value: T
  readonly of: readonly T[]
  readonly name: (value: T) => string
  readonly onChange: (value: T) => void
}

/** One of a few words; the chosen one is gold. */
export function Segments<T extends string>({ label, value, of, name, onChange }: OneOfFew<T>) {
  const group = useId()
  return (
    <fieldset className="segments">
      <legend className="unseen">{label}</legend>
      {of.map((item) => (
        <label key={item} className={item === value ? 'on' : ''}>
          <input
            type="radio"
            className="unseen"
            name={group}
            checked={item === value}
            onChange={() => onChange(item)}
          />
          {name(item)}
        </label>
      ))}
    </fieldset>
  )
}

/** A line of settings: what it is about, and the few words to choose from. */
export function Setting<T extends string>(choice: OneOfFew<T>) {
  return (
    <div className="setting">
      <span className="world">{choice.label}</span>
      <Segments {...choice} />
    </div>
  )
}

/** A painted shield with a tick is on, a dark one off; the word says it too. */
export function Switch({
  label,
  about,
  on,
  onChange,
}: {
  label: string
  about?: string
  on: boolean
  onChange: (on: boolean) => void
}) {
  const t = useWords()
  return (
    <button type="button" role="switch" aria-checked={on} className="switch" onClick={() => onChange(!on)}>
      <svg className="art" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        {on ? (
          <>
            <circle cx="14" cy="14" r="12.5" fill="#b8452b" stroke="var(--tar)" strokeWidth="1.4" />
            <path
              d="M14 1.5A12.5 12.5 0 0 1 26.500 14H14ZM14 26.500A12.5 12.5 0 0 1 1.5 14H14Z"
              fill="#efe3c8"
              opacity=".22"
            />
            <circle cx="14" cy="14" r="12.5" fill="none" stroke="#d9b87a" strokeWidth="1.4" />
            <path
              d="M8 14.500L12.4 19 20.500 9.500"
              fill="none"
              stroke="#fff6e2"
              strokeWidth="3.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </>
        ) : (
          <>
            <circle cx="14" cy="14" r="12.5" fill="var(--well)" stroke="var(--edge)" strokeWidth="1.4" />
            <circle cx="14" cy="14" r="3.4" fill="none" stroke="var(--edge)" strokeWidth="1.4" />
          </>
        )}
      </svg>
      <span className="switch-words">
        <span className="world">{label}</span>
        {about && <span className="dim">{about}</span>}
      </span>
      <span className={on ? 'switch-state on' : 'switch-state'}>{t(on ? 'on' : 'off')}</span>
    </button>
  )
}

/** A board laid over the page. Escape and a click beside it close it; the browser keeps the focus inside. */
export function Dialog({
  title,
  onClose,
  className = '',
  children,
}: {
  title: string
  onClose: () => void
  className?: string
  children: ReactNode
}) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Closed before it is taken from the page, so that the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current!
    if (!element.open) element.showModal()
    // What one has come for: the golden button, or the first of a list.
    const main = element.querySelector<HTMLElement>('.over-body .button.main:not(:disabled)')
    const first = element.querySelector<HTMLElement>('.over-body :is(ul, ol) :is(button, a[href])')
    const wanted = main ?? first
    wanted?.focus({ preventScroll: true })
    // What had the focus may be replaced while it is open: a word followed to its own entry.
    const inner = element.querySelector<HTMLElement>('.over-inner')!
    const body = element.querySelector<HTMLElement>('.over-body')!
    // Words alone are scrolled by keys too.
    const reach = () => {
      if (!body.querySelector('a[href], button, input, select, textarea, [tabindex="0"]')) body.tabIndex = 0
      else body.removeAttribute('tabindex')
    }
    reach()
    const observer = new MutationObserver(() => {
      reach()
      if (document.activeElement === document.body) inner.focus({ preventScroll: true })
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      element.close()
      requestAnimationFrame(comeHome)
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`board-over ${className}`}
      aria-labelledby={heading}
      onClose={onClose}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="over-inner" tabIndex={-1}>
        <div className="over-head">
          <h2 id={heading} className="title">
            {title}
          </h2>
          <button type="button" className="plain-button" onClick={onClose}>
            {t('close')} <kbd>Esc</kbd>
          </button>
        </div>
        <div className="over-body">{children}</div>
      </div>
    </dialog>
  )
}
