import { lessonOf } from '@meadhall/hall/book-table'
import { gameOf, inLanguage } from '@meadhall/hall/games'
import type { Catalog } from '@meadhall/hall/say'
import type { Example } from '@meadhall/kernel/book'
import type { Lesson } from '@meadhall/kernel/lesson'
import type { Locale } from '@meadhall/kernel/locales'
import { useCallback, useMemo } from 'react'
import { openDialog } from '../app/dialogs.ts'
import { address, go } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { firstGame } from '../hall/start.ts'
import { lessonIsDone } from '../store/lessons.ts'
import { useSettings } from '../store/settings.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { OpenTable } from '../table/OpenTable.tsx'
import { loadParts, type Parts, speakerOf } from '../table/parts.ts'
import { isUpToDate } from '../table/show-queue.ts'
import { type Say, useVoice } from '../text/words.ts'
import { Coach, type CoachSays } from './Coach.tsx'
import './lesson.css'
import { useInSight } from './use-in-sight.ts'
import { type Taking, useLesson } from './use-lesson.ts'

interface Loaded {
  readonly parts: Parts
  readonly lessons: readonly Lesson[]
  readonly text: Catalog
  /** The example of the rulebook that is being tried. */
  readonly example?: Example
}

/** An example of the rulebook as a lesson in which one does what one likes. */
async function tried(game: string, id: string, locale: Locale, t: Say): Promise<Omit<Loaded, 'parts'>> {
  const { book } = gameOf(game)!
  const [{ scenarioOf }, loaded, text] = await Promise.all([
    import('../rulebook/use-book.ts'),
    book?.load(),
    book && inLanguage(book.text, locale).load(),
  ])
  const example = loaded?.examples.find((one) => one.id === id)
  if (!example || !text) return { lessons: [], text: {} }
  const lesson = lessonOf(example, await scenarioOf(game, example))
  return {
    lessons: [lesson],
    text: {
      [lesson.id]: text[id],
      [`${lesson.id}.free`]: text[`${id}.0`],
      [`${lesson.id}.free.do`]: t('lesson.try'),
    },
    example,
  }
}

/** A lesson on the real table: `GAME/LESSON`; or an example of the rulebook, `GAME/try.EXAMPLE`. */
export function LessonPage({ id }: { id: string }) {
  const { t, locale } = useVoice()
  const [game, wanted] = id.split('/')
  const loaded = useLoaded(async (): Promise<Loaded> => {
    const listed = gameOf(game)!
    if (wanted.startsWith('try.'))
      return {
        parts: await loadParts(game, locale, undefined),
        ...(await tried(game, wanted.slice(4), locale, t)),
      }
    const [parts, lessons = [], text = {}] = await Promise.all([
      loadParts(game, locale, undefined),
      listed.lessons?.load(),
      listed.lessons && inLanguage(listed.lessons.text, locale).load(),
    ])
    return { parts, lessons, text }
  }, [game, wanted.startsWith('try.') && wanted, locale])
  if (!loaded) return <div className="waiting" role="status" aria-label={t('opening')} />
  const lesson = loaded.lessons.find((one) => one.id === wanted)
  if (!lesson)
    return (
      <div className="page">
        <TopBar />
        <main className="page-main">
          <div className="plank">
            <p>{t('lesson.missing')}</p>
            <a className="button" href={address({ at: 'hall' })}>
              {t('backToHall')}
            </a>
          </div>
        </main>
      </div>
    )
  return <TakeLesson key={`${id} ${locale}`} game={game} lesson={lesson} {...loaded} />
}

function TakeLesson({
  game,
  lesson,
  lessons,
  parts,
  text,
  example,
}: Loaded & { game: string; lesson: Lesson }) {
  const { t } = useVoice()
  const { name } = useSettings()
  const learner = name || t('guest')
  const say = useMemo(
    () =>
      speakerOf(
        parts.words,
        lesson.players.map((one) => (one === (lesson.learner ?? lesson.players[0]) ? learner : one)),
      ),
    [parts, learner, lesson],
  )
  const why = useCallback(
    (tried: NonNullable<Taking['tried']>) =>
      tried.outcome === 'refused' ? say.refusal(tried.refusal) : t('lesson.other'),
    [say, t],
  )
  const taking = useLesson(parts.game, lesson, learner, why)
  const { steps } = lesson
  const at = Math.min(taking.at, steps.length - 1)
  const step = steps[at]
  const key = `${lesson.id}.${step.id}`
  const next = lessons[lessons.indexOf(lesson) + 1]
  const isLast = at === steps.length - 1

  // When what came about has been seen, what he speaks of is brought into sight.
  const speaks = isUpToDate(taking.followed.queue)
  const look = (step.look ?? []).flatMap((thing) => parts.table.thing?.(thing, lesson.players) ?? [])
  useInSight(step.look ?? [], look, speaks)

  const says: CoachSays = {
    title: text[lesson.id],
    said: text[key],
    ...(Object.hasOwn(text, `${key}.do`) && { task: text[`${key}.do`] }),
    ...(taking.tried && { not: notOf(taking.tried) }),
  }
  function notOf(tried: NonNullable<Taking['tried']>): NonNullable<CoachSays['not']> {
    if (tried.outcome === 'refused')
      return { title: t('lesson.notAllowed'), why: say.refusal(tried.refusal), rule: tried.refusal.rule }
    return {
      title: t('lesson.notHere'),
      why: text[`${key}.not`] ?? t('lesson.other'),
      ...(step.rule !== undefined && { rule: step.rule }),
    }
  }

  const goOn = () => {
    if (!isLast) return taking.goOn()
    lessonIsDone(`${game}/${lesson.id}`)
    if (next) go({ at: 'learn', id: `${game}/${next.id}`, show: 'play' })
    else void firstGame(game, learner)
  }
  return (
    <OpenTable
      route={{ at: 'learn', id: `${game}/${lesson.id}`, show: 'play' }}
      followed={taking.followed}
      parts={parts}
      onHall={() => go({ at: 'hall' })}
      around={{
        // What came about is seen first; then the raven speaks.
        over: speaks && (
          <Coach
            step={step}
            n={at + 1}
            of={steps.length}
            says={says}
            look={look}
            vain={taking.vain}
            golden={
              isLast
                ? next
                  ? t('lesson.next', { title: text[next.id] })
                  : t('lesson.first')
                : t('lesson.goOn')
            }
            onGoOn={goOn}
            onBack={at > 0 ? taking.goBack : undefined}
            onDoIt={taking.doIt}
            onLeave={() =>
              go(example ? { at: 'rules', game, rule: example.rule, show: example.id } : { at: 'hall' })
            }
            onRule={(rule) => openDialog({ show: 'rules', game, rule })}
          />
        ),
      }}
    />
  )
}
