import { gameOf, inLanguage } from '@meadhall/hall/games'
import { taskOf } from '@meadhall/hall/task'
import { comesUp } from '@meadhall/kernel/coach'
import { useEffect, useLayoutEffect, useState } from 'react'
import { openDialog } from '../app/dialogs.ts'
import { Muninn } from '../art/hall/Raven.tsx'
import { Terms } from '../rulebook/Terms.tsx'
import { beQuiet, hasSaid, useCoaching } from '../store/coach.ts'
import { useLoaded } from '../store/use-loaded.ts'
import type { FollowedTable } from '../table/followed.ts'
import type { Parts } from '../table/parts.ts'
import { isUpToDate } from '../table/show-queue.ts'
import { useVoice } from '../text/words.ts'
import './advice.css'

/**
 * Muninn beside the table of a first game: he speaks up the first time that something comes up, once each, and is
 * quiet otherwise. He sits where nothing is asked: over the saga where there is one beside the table, and else as a
 * small raven that opens when he is touched.
 */
export function Advice({ followed, parts }: { followed: FollowedTable; parts: Parts }) {
  const { t, locale } = useVoice()
  const { said, quiet } = useCoaching()
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const [open, setOpen] = useState(false)
  const { game, queue } = followed
  const loaded = useLoaded(async () => {
    const { coach } = gameOf(game)!
    if (!coach) return undefined
    const [occasions, text] = await Promise.all([coach.load(), inLanguage(coach.text, locale).load()])
    return { occasions, text }
  }, [game, locale])

  const { shown, step } = queue
  const ready = isUpToDate(queue)
  useEffect(() => {
    if (!loaded || !ready || quiet || shown.viewer === null) return
    const { view, viewer, pending } = shown
    const asked = pending.includes(viewer) ? taskOf(view)?.do : undefined
    const now = { state: view, seat: viewer, told: step?.told ?? [], asked }
    const first = loaded.occasions.find(
      (occasion) => !said.includes(`${game}/${occasion.id}`) && comesUp(occasion, now),
    )
    // One thing at a time: what is asked now will be asked again.
    if (!first) return
    hasSaid(`${game}/${first.id}`)
    setWaiting((before) => [...before, first.id].slice(-2))
  }, [loaded, ready, quiet, shown, step, said, game])

  const place = useAside()
  const id = waiting[0]
  const occasion = loaded?.occasions.find((one) => one.id === id)
  const seen = () => {
    setOpen(false)
    setWaiting((before) => before.slice(1))
  }
  // Over a window of the table he would hide what is asked, and in a show what is seen.
  if (!ready || !loaded) return null
  if (quiet || !occasion)
    return quiet ? (
      <button type="button" className="advice-call" title={t('coach.call')} onClick={() => beQuiet(false)}>
        <Muninn size={34} />
        <span className="unseen">{t('coach.call')}</span>
      </button>
    ) : null
  if (!place && !open)
    return (
      <button type="button" className="advice-call new" onClick={() => setOpen(true)}>
        <Muninn size={34} />
        <span>{t('coach.new')}</span>
      </button>
    )
  return (
    <section
      className={place ? 'advice' : 'advice opened'}
      style={place ? { left: place.left, top: place.top, width: place.width } : undefined}
      aria-label={t('coach.spoken')}
    >
      <span className="advice-raven">
        <Muninn size={76} />
      </span>
      <h2 className="world">{t('lesson.muninn')}</h2>
      <p role="status">
        <Terms game={parts.game.rules.id} text={loaded.text[id]} />{' '}
        <button
          type="button"
          className="rule-link"
          onClick={() => openDialog({ show: 'rules', game, rule: occasion.rule })}
        >
          {occasion.rule}
        </button>
      </p>
      <footer>
        <button
          type="button"
          className="plain-button"
          onClick={() => {
            setWaiting([])
            beQuiet(true)
          }}
        >
          {t('coach.away')}
        </button>
        <button type="button" className="button" onClick={seen}>
          {t('coach.seen')}
        </button>
      </footer>
    </section>
  )
}

/** Where the saga stands beside the table, with room for a few lines; nothing where it does not. */
function useAside(): { left: number; top: number; width: number } | undefined {
  const [place, setPlace] = useState<{ left: number; top: number; width: number }>()
  useLayoutEffect(() => {
    const saga = document.querySelector('.table .side .saga')
    if (!saga) return
    const measure = () => {
      const { left, bottom, width, height } = saga.getBoundingClientRect()
      const fits = width >= 220 && height >= 190 && bottom <= innerHeight + 1
      setPlace(fits ? { left: left + 6, top: bottom, width: width - 12 } : undefined)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(saga)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])
  return place
}
