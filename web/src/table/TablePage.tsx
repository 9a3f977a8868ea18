import './table.css'
import { botOf } from '@meadhall/hall/hall-table'
import type { Speaker } from '@meadhall/hall/say'
import type { TableUpdate } from '@meadhall/hall/update'
import type { AnyMove } from '@meadhall/kernel/rules'
import { lazy, useCallback, useEffect, useMemo, useState } from 'react'
import { closeDialog, openDialog } from '../app/dialogs.ts'
import { localHall } from '../app/local-hall.ts'
import { address, go, stay } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { newSeedName, start } from '../hall/start.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import type { Eyes, Mark } from '../worker/review.ts'
import { Frame } from './Frame.tsx'
import type { GameTable } from './game-table.ts'
import { loadParts, type Parts, speakerOf } from './parts.ts'
import { ring } from './sounds.ts'
import { useHold } from './use-hold.ts'
import { type LocalTable, useLocalTable } from './use-local-table.ts'
import { useSize } from './use-size.ts'
import { TableContext } from './use-table.ts'

// Not needed to play a turn, so fetched when they are.
const Curtain = lazy(async () => ({ default: (await import('./Curtain.tsx')).Curtain }))
const EndSheet = lazy(async () => ({ default: (await import('./EndSheet.tsx')).EndSheet }))

/** A game of the local hall: played, looked back at, or reckoned up. */
export function TablePage({
  id,
  show,
  moment,
}: {
  id: string
  show: 'play' | 'score'
  moment: number | undefined
}) {
  const { t, locale } = useVoice()
  const local = useLocalTable(id)
  const game = typeof local === 'object' && 'row' in local ? local.row.game : undefined
  const parts = useLoaded(game === undefined ? undefined : () => loadParts(game, locale), [game, locale])

  if (local === 'missing' || (typeof local === 'object' && 'failed' in local))
    return (
      <div className="page">
        <TopBar />
        <main className="page-main">
          <div className="plank">
            <h1 className="world">{t('table.missing')}</h1>
            <p>{local === 'missing' ? t('table.missing.about') : local.failed}</p>
            <a className="button" href={address({ at: 'hall' })}>
              {t('backToHall')}
            </a>
          </div>
        </main>
      </div>
    )
  if (local === 'opening' || !parts)
    return <div className="waiting" role="status" aria-label={t('opening')} />
  if (local.curtain !== undefined) {
    const seat = local.curtain
    return (
      <Curtain
        game={local.row.game}
        seat={seat}
        name={local.update.seats[seat].name}
        onTake={() => local.do.take(seat)}
      />
    )
  }
  return <OpenTable id={id} show={show} moment={moment} local={local} parts={parts} />
}

function OpenTable({
  id,
  show,
  moment,
  local,
  parts: { game, table, words },
}: {
  id: string
  show: 'play' | 'score'
  moment: number | undefined
  local: LocalTable
  parts: Parts
}) {
  const { t, locale } = useVoice()
  const size = useSize()
  const { update, row, step, next, people } = local
  const [sure, setSure] = useState<{ on: TableUpdate; move: AnyMove } | null>(null)
  const [hurried, setHurried] = useState(0)
  const over = update.standing !== undefined
  const eyes: Eyes = over ? 'open' : update.viewer
  const review = useReview(update, moment, eyes, over || moment !== undefined)
  const names = update.seats.map(({ name }) => name).join('\n')
  const speaker = useMemo(() => speakerOf(words, names.split('\n')), [words, names])
  // A table's own cards are known to the rules from here on.
  useMemo(() => game.rules.readOptions(row.record.options), [game, row])

  const replaying = moment !== undefined && review.shown !== undefined
  const shown = (moment !== undefined && review.shown) || update
  const say = useMemo(() => movesInWords(speaker, table, shown), [speaker, table, shown])
  const { submit, undo, redo, restart, ask, pass, hurry } = local.do
  const confirm = useCallback((move: AnyMove) => setSure({ on: update, move }), [update])
  const openRule = useCallback(
    (rule: string) => openDialog({ show: 'rules', game: row.game, rule }),
    [row.game],
  )
  const ended = over && step !== undefined
  const reckon = useCallback(() => go({ at: 'table', id, show: 'score' }), [id])
  const hold = useHold({
    game,
    update: shown,
    live: !replaying,
    say,
    locale,
    size,
    step: replaying ? review.step : step,
    hurried,
    odds: row.odds,
    submit,
    confirm,
    openRule,
    reckon: ended && !replaying ? reckon : undefined,
  })

  useEffect(() => closeDialog, [])
  useEffect(() => {
    document.title = hold.deciding ? `${t('standing.yours')} · Meadhall` : 'Meadhall'
    return () => {
      document.title = 'Meadhall'
    }
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
        ? go({ at: 'table', id, show: 'play', ...(n !== undefined && { moment: n }) })
        : stay({ at: 'table', id, show: 'play', moment: n }),
    [id, moment],
  )

  const asked = sure?.on === update ? sure.move : null
  const onlyBots =
    update.pending.length > 0 && update.pending.every((seat) => botOf(update.seats[seat]) !== undefined)

  async function rematch() {
    await start({
      game: row.game,
      holders: update.seats,
      options: row.record.options,
      seedName: newSeedName(),
      odds: row.odds,
    })
  }

  return (
    <TableContext value={hold}>
      {show === 'score' && over ? (
        <div className="page">
          <TopBar game={row.game}>
            <h1 className="world">{t('end.title')}</h1>
          </TopBar>
          <EndSheet
            table={table}
            marks={review.marks ?? []}
            seedName={row.seedName}
            onMoment={atMoment}
            onReview={() => atMoment(0)}
            onRematch={() => void rematch()}
            onHall={() => go({ at: 'hall' })}
          />
        </div>
      ) : (
        <Frame
          hold={hold}
          table={table}
          game={row.game}
          marks={replaying ? review.marks : undefined}
          sure={asked}
          onSure={(yes) => {
            setSure(null)
            if (yes && asked) submit(asked)
          }}
          trouble={local.refusal ? say.refusal(local.refusal) : ''}
          bots={onlyBots && people.length > 0}
          doings={{
            undo,
            redo,
            restart,
            ask,
            hurry: () => {
              setHurried((times) => times + 1)
              hurry()
            },
            ...(next !== undefined &&
              !replaying && { pass: () => pass(next), passTo: update.seats[next].name }),
            onMoment: atMoment,
            ...(over && { onScore: reckon }),
          }}
        />
      )}
    </TableContext>
  )
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
function useReview(update: TableUpdate, moment: number | undefined, eyes: Eyes, wanted: boolean): Review {
  const [shown, setShown] = useState<TableUpdate>()
  const [before, setBefore] = useState<TableUpdate>()
  const { n } = update
  const marks = useLoaded(wanted ? () => localHall().timeline(eyes) : undefined, [wanted, eyes, n])
  useEffect(() => {
    let late = false
    async function fetch() {
      const found = moment === undefined ? undefined : await localHall().moment(moment, eyes)
      // How it came about is shown too, unless one goes back step by step.
      const earlier = found && found.n > 0 ? await localHall().moment(found.n - 1, eyes) : undefined
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
  }, [moment, eyes, n])
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
