import type { LessonStep } from '@meadhall/kernel/lesson'
import { useEffect, useMemo, useRef, useState } from 'react'
import { EnterKey } from '../app/Sign.tsx'
import { Muninn, TallyStaff } from '../art/hall/Raven.tsx'
import { useKeys } from '../table/keys.ts'
import { useWords } from '../text/words.ts'
import { Spotlight } from './Spotlight.tsx'
import { useBoxes } from './use-boxes.ts'
import { useDock } from './use-dock.ts'
import { Words } from './Words.tsx'

export interface CoachSays {
  readonly title: string
  readonly said: string
  /** What is to be done; nothing but reading where it is missing. */
  readonly task?: string
  /** Why the last try led nowhere. */
  readonly not?: { readonly title: string; readonly why: string; readonly rule?: string }
}

const BARS = ['.prompt']
/** What the open window asks for: its buttons. */
const ASKED = ['.table-overlay :is(button, [role="button"]):enabled']

/** What has stood so long beside the table has been read, should a window open under it. */
const READ = 2000

/** Muninn speaks: one thing is said, one thing is done. He sits where he covers nothing that matters. */
export function Coach({
  step,
  n,
  of,
  says,
  look,
  vain,
  golden,
  onGoOn,
  onBack,
  onDoIt,
  onLeave,
  onRule,
}: {
  step: LessonStep
  n: number
  of: number
  says: CoachSays
  /** Where to look: selectors. */
  look: readonly string[]
  vain: number
  /** The words of the golden button, where there is nothing to do but read. */
  golden: string
  onGoOn: () => void
  onBack?: (() => void) | undefined
  onDoIt: () => void
  onLeave: () => void
  onRule: (rule: string) => void
}) {
  const t = useWords()
  const panel = useRef<HTMLElement>(null)
  const lit = useBoxes(look)
  const bars = useBoxes(BARS)
  const free = useMemo(() => [...lit, ...bars], [lit, bars])
  const asked = useBoxes(ASKED, true)
  const reading = says.task === undefined
  const key = `${step.id} ${says.not?.why ?? ''}`
  // Where it lies over what is asked, it is read first; then the task alone stays.
  const [read, setRead] = useState('')
  const place = useDock(panel, free, asked, key, !reading && read === key)
  const inTheWay = !reading && place.crowded && !place.small
  useEffect(() => {
    if (reading || place.crowded) return
    const timer = setTimeout(() => setRead(key), READ)
    return () => clearTimeout(timer)
  }, [reading, place.crowded, key])
  useKeys({ ...(reading && { Enter: onGoOn }), Escape: onLeave }, true)
  // While there is nothing to do but read, keys go on here, whatever window has opened.
  const onward = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!reading) return
    const timer = setTimeout(() => onward.current?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [reading, step])
  return (
    <>
      <Spotlight lit={lit} seen={reading ? bars : [...bars, ...asked]} />
      <section
        ref={panel}
        className="lesson-coach"
        data-step={n}
        data-reading={reading || undefined}
        data-small={place.small || undefined}
        style={{ left: place.x, top: place.y }}
        aria-label={t('lesson.spoken', { n, of })}
      >
        <span className="lesson-raven">
          <Muninn size={104} />
        </span>
        <header>
          <div>
            <h2 className="world">{t('lesson.muninn')}</h2>
            <span className="dim">{says.title}</span>
          </div>
          <div className="lesson-progress">
            <span>{t('lesson.step', { n, of })}</span>
            <TallyStaff steps={of} at={n - 1} />
          </div>
        </header>
        <div role="status">
          <p>
            <Words text={says.said} />
          </p>
          {says.task !== undefined && (
            <p className="lesson-task">
              <Words text={says.task} />
            </p>
          )}
          {says.not && (
            <div className="lesson-not">
              <h3 className="world">{says.not.title}</h3>
              <p>
                <Words text={says.not.why} />{' '}
                {says.not.rule !== undefined && (
                  <button type="button" className="rule-link" onClick={() => onRule(says.not!.rule!)}>
                    {says.not.rule}
                  </button>
                )}
              </p>
            </div>
          )}
        </div>
        {place.small && (
          <button
            type="button"
            className="lesson-more"
            aria-label={t('lesson.more')}
            onClick={() => setRead('')}
          >
            …
          </button>
        )}
        <footer>
          {onBack && (
            <button type="button" className="button" onClick={onBack}>
              ‹ {t('lesson.back')}
            </button>
          )}
          {!reading && (
            <button type="button" className={vain > 1 ? 'button lit' : 'button'} onClick={onDoIt}>
              {t('lesson.doIt')}
            </button>
          )}
          <button type="button" className="plain-button" onClick={onLeave}>
            {t('lesson.leave')} <kbd>Esc</kbd>
          </button>
          {inTheWay && (
            <button type="button" className="button main" onClick={() => setRead(key)}>
              {t('lesson.goOn')}
            </button>
          )}
          {reading && (
            <button ref={onward} type="button" className="button main" onClick={onGoOn}>
              {golden} <EnterKey />
            </button>
          )}
        </footer>
      </section>
    </>
  )
}
