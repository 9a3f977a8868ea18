import './styles.ts'
import { botOf, isDeserted } from '@meadhall/hall/hall-table'
import type { TableUpdate } from '@meadhall/hall/update'
import type { AnyMove } from '@meadhall/kernel/rules'
import { lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { closeDialog, openDialog } from '../app/dialogs.ts'
import { address, go, type Route, stay } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { entitle } from '../app/title.ts'
import { reading, settings } from '../store/settings.ts'
import { useVoice } from '../text/words.ts'
import type { Eyes } from '../worker/marks.ts'
import { Frame } from './Frame.tsx'
import type { Around, FollowedTable } from './followed.ts'
import type { Parts } from './parts.ts'
import { Question } from './Question.tsx'
import { movesInWords } from './said.ts'
import { newest } from './show-queue.ts'
import { ring } from './sounds.ts'
import { useHold } from './use-hold.ts'
import { useLastMove } from './use-last-move.ts'
import { useReview, type Wish } from './use-review.ts'
import { useLayout } from './use-size.ts'
import { useSpeakers } from './use-speakers.ts'
import { useStage } from './use-stage.ts'
import { TableContext } from './use-table.ts'
import { useThinking } from './use-thinking.ts'

// Not needed to play a turn, so fetched when it is.
const EndSheet = lazy(async () => ({ default: (await import('./EndSheet.tsx')).EndSheet }))

/** A table that is open: played, looked back at, or reckoned up. */
export function OpenTable({
  route,
  followed,
  parts,
  around = {},
  onRematch,
  onHall,
}: {
  route: Extract<Route, { show: string }>
  followed: FollowedTable
  parts: Parts
  around?: Around
  /** Missing for those who cannot ask for one. */
  onRematch?: (() => void) | undefined
  onHall: () => void
}) {
  const { at, id, show, moment } = route
  const { game, table } = parts
  const { t, locale } = useVoice()
  const layout = useLayout()
  const { queue, options, odds, hints, next, people, complete } = followed
  const [sure, setSure] = useState<{ on: TableUpdate; move: AnyMove } | null>(null)
  const [hurried, setHurried] = useState(0)
  const update = complete(queue.shown)
  const over = update.ranking !== undefined
  const eyes: Eyes = over ? 'open' : update.viewer
  const [wish, setWish] = useState<Wish>()
  const review = useReview(followed.past, update, moment, eyes, over || moment !== undefined, wish)
  const replaying = moment !== undefined && review.queue !== undefined
  // After the end all hands lie open: what somebody alone has seen is told by their name.
  const reader = (replaying ? review.queue.shown : update).viewer
  const { speaker, sayStandIn } = useSpeakers(parts, update.seats, options, reader)
  // A table's own cards are known to the rules from here on.
  useMemo(() => game.rules.readOptions(options), [game, options])

  const { submit, undo, redo, restart, ask, pass, direct } = followed.do
  const live = useStage(queue, direct, {
    table,
    say: speaker,
    held: moment !== undefined || show === 'score',
  })
  const past = useStage(review.queue ?? queue, review.direct, { table, say: speaker, held: !replaying })
  const stage = replaying ? past : live
  const last = useLastMove(
    update,
    game,
    table,
    submit,
    followed.refusal !== undefined || followed.trouble !== undefined,
  )
  const shown = replaying ? (review.queue.shown as TableUpdate) : (last.shown ?? update)
  const step = replaying ? review.queue.step : last.shown ? last.step : last.seen(queue.step)
  const say = useMemo(() => movesInWords(speaker, table, shown), [speaker, table, shown])
  const confirm = useCallback((move: AnyMove) => setSure({ on: update, move }), [update])
  const openRule = useCallback(
    (rule: string) => openDialog({ show: 'rules', game: followed.game, rule }),
    [followed.game],
  )
  const reckon = useCallback(() => go({ at, id, show: 'score' }), [at, id])
  const hold = useHold({
    game,
    update: shown,
    live: !replaying,
    upToDate: stage.upToDate,
    say,
    sayStandIn,
    beside: around.beside ?? NOTHING,
    locale,
    layout,
    step,
    show: stage.show,
    hurried,
    odds,
    hints,
    ending: replaying ? undefined : last.move,
    endsTurn: table.endsTurn ?? NO_MOVES,
    isOpen: followed.isOpen,
    submit,
    confirm: followed.isPlan ? submit : confirm,
    end: followed.isPlan ? submit : last.hold,
    openRule,
  })

  const { choose } = hold
  const vain = followed.vain ?? 0
  const letGo = useRef(choose)
  letGo.current = choose
  useEffect(() => {
    if (vain > 0) letGo.current(null)
  }, [vain])

  useEffect(() => closeDialog, [])
  useTitle(around.calls, followed.update)
  const happened = (stage.show ?? step)?.told
  useEffect(() => {
    if (happened)
      ring(
        happened.map(({ what }) => what),
        game.kinds,
      )
  }, [happened, game])
  useReckoning(over && moment === undefined && live.upToDate && queue.step !== undefined, reckon)

  const atMoment = useCallback(
    (n: number | undefined, nth?: number) => {
      setWish(n === undefined || nth === undefined ? undefined : { n, nth })
      if (moment === undefined || n === undefined)
        go({ at, id, show: 'play', ...(n !== undefined && { moment: n }) })
      else stay({ at, id, show: 'play', moment: n })
    },
    [at, id, moment],
  )

  const asked = sure?.on === update ? sure.move : null
  // Nobody thinks about a plan.
  const onlyBots =
    !followed.isPlan &&
    shown.pending.length > 0 &&
    shown.pending.every((seat) => botOf(shown.seats[seat]) !== undefined)
  // Nor does a bot where nobody is left: the table rests.
  const isThought = onlyBots && !isDeserted({ holders: shown.seats })
  const thinking = useThinking(shown, isThought && stage.upToDate && !replaying && !stage.show)

  return (
    <TableContext value={hold}>
      {show === 'score' && over ? (
        <div className="page">
          <TopBar game={followed.game}>
            <h1 className="world">{t('end.title')}</h1>
          </TopBar>
          <EndSheet
            id={id}
            table={table}
            marks={review.marks ?? []}
            seedName={followed.seedName}
            onMoment={(n) => atMoment(n)}
            onReplay={() => atMoment(0)}
            review={address({ at, id, show: 'review' })}
            onRematch={onRematch}
            onHall={onHall}
            more={around.end}
            foot={around.foot}
          />
        </div>
      ) : (
        <Frame
          hold={hold}
          table={table}
          game={followed.game}
          around={around}
          marks={replaying ? review.marks : undefined}
          at={replaying ? newest(review.queue).n : update.n}
          undo={followed.update.undo}
          trouble={followed.refusal ? say.refusal(followed.refusal) : (followed.trouble ?? '')}
          thinking={thinking}
          bots={!stage.upToDate || (onlyBots && people.length > 0)}
          doings={{
            undo: last.move ? last.drop : undo,
            ...(last.move && !last.sent && { endTurn: last.send }),
            redo,
            restart,
            ask,
            hurry: () => {
              setHurried((times) => times + 1)
              stage.hurry()
            },
            ...(stage.again && { again: stage.again }),
            ...(next !== undefined &&
              !replaying &&
              stage.upToDate && { pass: () => pass(next), passTo: update.seats[next].name }),
            ...(!replaying && people.length > 1 && { asked: askedOf(shown), uncover: followed.uncover }),
            onMoment: atMoment,
            ...(over && { onScore: reckon }),
          }}
        />
      )}
      {asked && (
        <Sure
          move={say.move(asked)}
          onBack={() => setSure(null)}
          onSure={() => {
            setSure(null)
            submit(asked)
          }}
        />
      )}
    </TableContext>
  )
}

/** The tab says that somebody is called, or that it is one's turn. */
function useTitle(calls: string | undefined, { pending, viewer }: TableUpdate): void {
  const { t } = useVoice()
  const yours = viewer !== null && pending.includes(viewer)
  const title = calls ?? (yours ? t('tableIs.yours') : '')
  useEffect(() => {
    entitle(title)
    return () => entitle('')
  }, [title])
}

/**
 * A game that ends while one looks on is reckoned up when its last step has been seen: once, not whenever one comes
 * back to the table.
 */
function useReckoning(ended: boolean, reckon: () => void): void {
  const reckoned = useRef(false)
  useEffect(() => {
    if (!ended || reckoned.current) return
    const timer = setTimeout(
      () => {
        reckoned.current = true
        reckon()
      },
      reading(settings.get(), 1600),
    )
    return () => clearTimeout(timer)
  }, [ended, reckon])
}

/** Before what cannot be taken back. */
function Sure({ move, onBack, onSure }: { move: string; onBack: () => void; onSure: () => void }) {
  const { t } = useVoice()
  return (
    <Question
      title={t('sure')}
      about={t('sure.about', { move })}
      back={t('sure.no')}
      onBack={onBack}
      answers={[{ words: t('sure.yes'), kind: 'main', act: onSure }]}
    />
  )
}

/** The name of who looks, where it is this one's turn. */
function askedOf({ viewer, pending, seats }: TableUpdate): string | undefined {
  return viewer !== null && pending.includes(viewer) ? seats[viewer].name : undefined
}

const NO_MOVES: readonly string[] = []
const NOTHING = () => null
