import './style/frame.css'
import './style/replay.css'
import './style/sheets.css'
import './style/end.css'
import './style/screens.css'
import { botOf } from '@meadhall/hall/hall-table'
import type { Speaker } from '@meadhall/hall/say'
import type { TableUpdate } from '@meadhall/hall/update'
import type { AnyMove } from '@meadhall/kernel/rules'
import { lazy, useCallback, useEffect, useMemo, useState } from 'react'
import { closeDialog, openDialog } from '../app/dialogs.ts'
import { go, type Route, stay } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { entitle } from '../app/title.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import type { Eyes, Mark } from '../worker/marks.ts'
import { Frame } from './Frame.tsx'
import type { Around, FollowedTable, Past } from './followed.ts'
import type { GameTable } from './game-table.ts'
import { type Parts, speakerOf } from './parts.ts'
import { ring } from './sounds.ts'
import { useHold } from './use-hold.ts'
import { useSize } from './use-size.ts'
import { TableContext } from './use-table.ts'

// Not needed to play a turn, so fetched when it is.
const EndSheet = lazy(async () => ({ default: (await import('./EndSheet.tsx')).EndSheet }))

/** A table that is open: played, looked back at, or reckoned up. */
export function OpenTable({
  route,
  followed,
  parts: { game, table, words },
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
  const { t, locale } = useVoice()
  const size = useSize()
  const { update, options, odds, step, next, people } = followed
  const [sure, setSure] = useState<{ on: TableUpdate; move: AnyMove } | null>(null)
  const [hurried, setHurried] = useState(0)
  const over = update.standing !== undefined
  const eyes: Eyes = over ? 'open' : update.viewer
  const review = useReview(followed.past, update, moment, eyes, over || moment !== undefined)
  const names = update.seats.map(({ name }) => name).join('\n')
  const speaker = useMemo(() => speakerOf(words, names.split('\n')), [words, names])
  // A table's own cards are known to the rules from here on.
  useMemo(() => game.rules.readOptions(options), [game, options])

  const replaying = moment !== undefined && review.shown !== undefined
  const shown = (moment !== undefined && review.shown) || update
  const say = useMemo(() => movesInWords(speaker, table, shown), [speaker, table, shown])
  const { submit, undo, redo, restart, ask, pass, hurry } = followed.do
  const confirm = useCallback((move: AnyMove) => setSure({ on: update, move }), [update])
  const openRule = useCallback(
    (rule: string) => openDialog({ show: 'rules', game: followed.game, rule }),
    [followed.game],
  )
  const ended = over && step !== undefined
  const reckon = useCallback(() => go({ at, id, show: 'score' }), [at, id])
  const hold = useHold({
    game,
    update: shown,
    live: !replaying,
    say,
    locale,
    size,
    step: replaying ? review.step : step,
    hurried,
    odds,
    submit,
    confirm,
    openRule,
    reckon: ended && !replaying ? reckon : undefined,
  })

  useEffect(() => closeDialog, [])
  useEffect(() => {
    entitle(hold.deciding ? t('standing.yours') : '')
    return () => entitle('')
  }, [hold.deciding, t])
  useEffect(() => {
    if (step) ring(step.told.map(({ what }) => what))
  }, [step])

  // A game that ends while one looks on is reckoned up at once, or when its table has shown the last scoring.
  const atOnce = ended && !table.showsEnd
  useEffect(() => {
    if (atOnce) reckon()
  }, [atOnce, reckon])

  const atMoment = useCallback(
    (n: number | undefined) =>
      moment === undefined || n === undefined
        ? go({ at, id, show: 'play', ...(n !== undefined && { moment: n }) })
        : stay({ at, id, show: 'play', moment: n }),
    [at, id, moment],
  )

  const asked = sure?.on === update ? sure.move : null
  const onlyBots =
    update.pending.length > 0 && update.pending.every((seat) => botOf(update.seats[seat]) !== undefined)

  return (
    <TableContext value={hold}>
      {show === 'score' && over ? (
        <div className="page">
          <TopBar game={followed.game}>
            <h1 className="world">{t('end.title')}</h1>
          </TopBar>
          <EndSheet
            table={table}
            marks={review.marks ?? []}
            seedName={followed.seedName}
            onMoment={atMoment}
            onReview={() => atMoment(0)}
            onRematch={onRematch}
            onHall={onHall}
            more={around.end}
          />
        </div>
      ) : (
        <Frame
          hold={hold}
          table={table}
          game={followed.game}
          around={around}
          marks={replaying ? review.marks : undefined}
          sure={asked}
          onSure={(yes) => {
            setSure(null)
            if (yes && asked) submit(asked)
          }}
          trouble={followed.refusal ? say.refusal(followed.refusal) : (followed.trouble ?? '')}
          bots={onlyBots && people.length > 0 && hurry !== undefined}
          doings={{
            undo,
            redo,
            restart,
            ask,
            hurry: () => {
              setHurried((times) => times + 1)
              hurry?.()
            },
            ...(next !== undefined &&
              !replaying && { pass: () => pass(next), passTo: update.seats[next].name }),
            ...(!replaying && people.length > 1 && { asked: askedOf(update), uncover: followed.uncover }),
            onMoment: atMoment,
            ...(over && { onScore: reckon }),
          }}
        />
      )}
    </TableContext>
  )
}

/** The name of who looks, where it is this one's turn. */
function askedOf({ viewer, pending, seats }: TableUpdate): string | undefined {
  return viewer !== null && pending.includes(viewer) ? seats[viewer].name : undefined
}

/** A game that says its moves by the position does so everywhere. */
function movesInWords(say: Speaker, { moveText }: GameTable, { view, viewer: seat }: TableUpdate): Speaker {
  if (!moveText) return say
  return { ...say, move: (move) => moveText(move, { view, seat, say }) ?? say.move(move) }
}

interface Review {
  readonly marks?: readonly Mark[]
  readonly shown?: TableUpdate
  readonly step?: { n: number; by: number | null; before: unknown; told: Mark['told'] }
}

/** The past of the open table: its rail, and the moment that is looked at. */
function useReview(
  past: Past,
  update: TableUpdate,
  moment: number | undefined,
  eyes: Eyes,
  wanted: boolean,
): Review {
  const [shown, setShown] = useState<TableUpdate>()
  const [before, setBefore] = useState<TableUpdate>()
  const { n } = update
  const marks = useLoaded(wanted ? () => past.timeline(eyes) : undefined, [past, wanted, eyes, n])
  useEffect(() => {
    let late = false
    async function fetch() {
      const found = moment === undefined ? undefined : await past.moment(moment, eyes)
      // How it came about is shown too, unless one goes back step by step.
      const earlier = found && found.n > 0 ? await past.moment(found.n - 1, eyes) : undefined
      if (late) return
      setShown((was) => {
        setBefore(was?.log.at(-2)?.n === found?.n ? undefined : earlier)
        return found
      })
    }
    void fetch()
    return () => {
      late = true
    }
  }, [past, moment, eyes, n])
  return useMemo(() => {
    const ready = marks && shown
    const index = ready ? marks.findIndex((mark) => mark.n === shown.n) : -1
    const stepped = index > 0 && before?.n === marks![index - 1].n && before.viewer === shown!.viewer
    return {
      ...(marks && { marks }),
      ...(ready && { shown }),
      ...(stepped && {
        step: {
          n: shown!.n,
          by: marks![index].seat,
          before: before.view,
          told: marks![index].told,
        },
      }),
    }
  }, [marks, shown, before])
}
