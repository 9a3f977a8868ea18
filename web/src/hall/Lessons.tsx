import { games } from '@meadhall/hall/games'
import { useState } from 'react'
import { address, ruleAddress } from '../app/route.ts'
import { Muninn } from '../art/hall/Raven.tsx'
import { useLessonsDone } from '../store/lessons.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice, useWords } from '../text/words.ts'

/** What a door tells of its game's lessons. */
export interface Taught {
  readonly lessons: readonly { readonly id: string; readonly title: string; readonly done: boolean }[]
  /** The next to take: the first that was not taken yet. */
  readonly next: string
  /** How long that takes. */
  readonly minutes: number
}

/** The lessons of every game, fetched when the hall stands already. */
export function useTaught(): Readonly<Record<string, Taught>> | undefined {
  const { locale } = useVoice()
  const done = useLessonsDone()
  const loaded = useLoaded(
    () =>
      Promise.all(
        games.map(async ({ id, lessons }) => {
          const [list, text] = await Promise.all([lessons.load(), lessons.text[locale]()])
          return { id, list, text }
        }),
      ),
    [locale],
  )
  if (!loaded) return undefined
  return Object.fromEntries(
    loaded.map(({ id, list, text }) => {
      const next = list.find((lesson) => !done.includes(`${id}/${lesson.id}`)) ?? list[0]
      return [
        id,
        {
          lessons: list.map((lesson) => ({
            id: `${id}/${lesson.id}`,
            title: text[lesson.id],
            done: done.includes(`${id}/${lesson.id}`),
          })),
          next: `${id}/${next.id}`,
          minutes: next.minutes,
        },
      ]
    }),
  )
}

/** A small shield for each lesson: done with a tick, the next in gold, each a way into it. */
export function LessonShields({ taught: { lessons, next } }: { taught: Taught }) {
  const t = useWords()
  return (
    // A group beside its door's name, not a landmark: there are three of them.
    <div className="door-lessons" role="group" aria-label={t('lessons')}>
      <span className="dim" aria-hidden="true">
        {t('lessons')}
      </span>
      {lessons.map(({ id, title, done }, i) => (
        <a
          key={id}
          className={`lesson-shield ${done ? 'done' : id === next ? 'next' : ''}`}
          href={address({ at: 'learn', id, show: 'play' })}
          title={title}
          aria-label={t(done ? 'lesson.nth.done' : 'lesson.nth', { n: i + 1, title })}
        >
          {done ? '✓' : i + 1}
        </a>
      ))}
    </div>
  )
}

/** Who comes for the first time is greeted by the raven, and may send him away: for good, or for today. */
export function MuninnsBench({ book, onKnow }: { book: string; onKnow: () => void }) {
  const t = useWords()
  const [away, setAway] = useState(false)
  if (away) return null
  return (
    <aside className="bench">
      <Muninn size={112} />
      <div>
        <h2 className="world">{t('bench')}</h2>
        <p>{t('bench.about')}</p>
        <p className="row">
          <button type="button" className="plain-button" onClick={onKnow}>
            {t('bench.know')}
          </button>
          <a className="plain-button" href={ruleAddress(book)}>
            {t('bench.rules')}
          </a>
          <button type="button" className="plain-button" onClick={() => setAway(true)}>
            {t('bench.later')}
          </button>
        </p>
      </div>
    </aside>
  )
}
