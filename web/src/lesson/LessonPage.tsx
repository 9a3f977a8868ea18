import { gameOf, inLanguage } from '@meadhall/hall/games'
import type { Catalog } from '@meadhall/hall/say'
import type { Lesson } from '@meadhall/kernel/lesson'
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
import { useVoice } from '../text/words.ts'
import { Coach, type CoachSays } from './Coach.tsx'
import './lesson.css'
import { type Taking, useLesson } from './use-lesson.ts'

interface Loaded {
  readonly parts: Parts
  readonly lessons: readonly Lesson[]
  readonly text: Catalog
}

/** A lesson on the real table: `GAME/LESSON`. */
export function LessonPage({ id }: { id: string }) {
  const { t, locale } = useVoice()
  const [game, wanted] = id.split('/')
  const loaded = useLoaded(async (): Promise<Loaded> => {
    const listed = gameOf(game)!
    const [parts, lessons = [], text = {}] = await Promise.all([
      loadParts(game, locale, undefined),
      listed.lessons?.load(),
      listed.lessons && inLanguage(listed.lessons.text, locale).load(),
    ])
    return { parts, lessons, text }
  }, [game, locale])
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

function TakeLesson({ game, lesson, lessons, parts, text }: Loaded & { game: string; lesson: Lesson }) {
  const { t } = useVoice()
  const { name } = useSettings()
  const learner = name || t('guest')
  const say = useMemo(
    () => speakerOf(parts.words, [learner, ...lesson.players.slice(1)]),
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
  const names = lesson.players
  return (
    <OpenTable
      route={{ at: 'learn', id: `${game}/${lesson.id}`, show: 'play' }}
      followed={taking.followed}
      parts={parts}
      onHall={() => go({ at: 'hall' })}
      around={{
        // What came about is seen first; then the raven speaks.
        over: isUpToDate(taking.followed.queue) && (
          <Coach
            step={step}
            n={at + 1}
            of={steps.length}
            says={says}
            look={(step.look ?? []).flatMap((thing) => parts.table.thing?.(thing, names) ?? [])}
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
            onLeave={() => go({ at: 'hall' })}
            onRule={(rule) => openDialog({ show: 'rules', game, rule })}
          />
        ),
      }}
    />
  )
}
