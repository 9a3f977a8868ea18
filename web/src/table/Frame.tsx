import type { UndoState } from '@meadhall/hall/update'
import { type CSSProperties, useRef, useState } from 'react'
import { Dialog } from '../app/controls.tsx'
import { openDialog, useDialog } from '../app/dialogs.ts'
import { Sign } from '../app/Sign.tsx'
import { TopBar } from '../app/TopBar.tsx'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { titleOf } from '../hall/catalog.ts'
import { useWords } from '../text/words.ts'
import type { Mark } from '../worker/marks.ts'
import { Announcer } from './Announcer.tsx'
import { type BoardKeys, BoardView } from './BoardView.tsx'
import { fetched } from './fetched.tsx'
import { golden, useFocus } from './focus.ts'
import type { Around, OnMoment } from './followed.ts'
import type { GameTable, TableHold } from './game-table.ts'
import { useKeys } from './keys.ts'
import { PromptBar, type PromptDoings } from './PromptBar.tsx'
import { stepInShow } from './replay-steps.ts'
import { Saga } from './Saga.tsx'
import { counted, Tabs } from './Tabs.tsx'
import { useAsking } from './tips/asking.ts'
import { usePartBoxes } from './use-part-boxes.ts'

// Not needed to play a turn, so fetched when they are first asked for.
const replayBar = fetched(async () => (await import('./Replay.tsx')).ReplayBar)
const movesList = fetched(async () => (await import('./MovesList.tsx')).MovesList)
const legend = fetched(async () => (await import('./tips/Legend.tsx')).Legend)
const tips = fetched(async () => (await import('./tips/Tips.tsx')).Tips)
const hint = fetched(async () => (await import('../hint/Hint.tsx')).Hint)
const report = fetched(async () => (await import('../report/Report.tsx')).Report)
const scoreNow = fetched(async () => (await import('./ScoreLines.tsx')).ScoreNow)

export interface FrameDoings extends Omit<PromptDoings, 'moves' | 'advise'> {
  readonly onMoment: OnMoment
  onScore?: (() => void) | undefined
}

/** The table as all games share it: board, prompt, own things, the others, the saga. */
export function Frame({
  hold,
  table,
  game,
  around,
  marks,
  at,
  undo,
  trouble,
  thinking,
  bots,
  doings,
}: {
  hold: TableHold
  table: GameTable
  game: string
  around: Around
  /** The rail of the replay, while one is shown. */
  marks: readonly Mark[] | undefined
  /** The moment that the replay is at. */
  at: number
  /** What may be taken back, whether all that came after is shown or not. */
  undo: UndoState
  trouble: string
  /** A bot has been thinking for a while. */
  thinking: boolean
  bots: boolean
  doings: FrameDoings
}) {
  const t = useWords()
  const { Board, PhoneBoard, Own, Rivals, Status, Overlay } = table
  const [open, setOpen] = useState<'moves' | 'score' | 'saga' | null>(null)
  const [asking, setAsking] = useState<unknown>()
  const [saga, setSaga] = useState(true)
  const [district, setDistrict] = useState<string>()
  const board = useRef<BoardKeys>(null)
  const { layout } = hold
  const phone = hold.size === 'phone'
  const sagaAside = layout === 'wide' || layout === 'lying'
  const [ownOpen, setOwnOpen] = useState(false)
  const { update } = hold
  const replaying = marks !== undefined
  const index = marks ? marks.findLastIndex(({ n }) => n <= at) : 0
  const last = update.log.at(-1)?.n ?? 0

  // Advice is for one position, and for one's own decision.
  const advised = hold.hints && hold.deciding && hold.legal.length > 1

  const root = useRef<HTMLDivElement>(null)
  useFocus(root)
  const { ask, set: setAsk } = useAsking(root)
  const dialog = useDialog()
  const overlay = useRef<HTMLElement>(null)
  usePartBoxes(overlay, layout, replaying)
  useKeys({
    l: () => hold.legal.length > 0 && setOpen('moves'),
    ...(advised && { w: () => setAsking(update) }),
    s: () => setOpen('score'),
    g: () => setSaga(!saga),
    i: () => openDialog({ show: 'legend' }),
    p: () => doings.onMoment(replaying ? undefined : last),
    ...(doings.endTurn && { z: doings.undo }),
    y: () => hold.live && undo.redo && doings.redo(),
    h: doings.hurry,
    a: () => doings.again?.(),
    '+': () => board.current?.zoom(1.25),
    '=': () => board.current?.zoom(1.25),
    '-': () => board.current?.zoom(0.8),
    '0': () => board.current?.whole(),
    'Shift+ArrowLeft': () => board.current?.pan(-1, 0),
    'Shift+ArrowRight': () => board.current?.pan(1, 0),
    'Shift+ArrowUp': () => board.current?.pan(0, -1),
    'Shift+ArrowDown': () => board.current?.pan(0, 1),
    ...(marks && {
      ArrowLeft: () => stepInShow(hold, table, -1) || doings.onMoment(marks[Math.max(0, index - 1)].n),
      ArrowRight: () =>
        stepInShow(hold, table, 1) || doings.onMoment(marks[Math.min(marks.length - 1, index + 1)].n),
    }),
    Escape: () => {
      if (replaying) doings.onMoment(undefined)
      else if (hold.ending) doings.undo()
      else hold.choose(null)
    },
    Enter: () => root.current && golden(root.current)?.click(),
  })

  // A phone has no room for it beside round and phase: there it stands under the thumb.
  const sheet = doings.onScore && (
    <button type="button" className={phone && !replaying ? 'button main' : 'button'} onClick={doings.onScore}>
      {t('end.sheet')}
    </button>
  )
  const districts = phone ? table.districts : undefined
  const shown = districts?.find(({ id }) => id === district) ?? districts?.[1] ?? districts?.[0]
  return (
    <div
      ref={root}
      className={`table ${table.className ?? ''} ${hold.size} ${layout} ${ownOpen ? 'own-open' : ''} ${replaying ? 'replaying' : ''} ${saga ? '' : 'no-saga'}`}
      data-n={update.n}
      style={{ '--board-ratio': table.board.height / table.board.width } as CSSProperties}
    >
      <TopBar game={game}>
        <h1 className="unseen">{t(titleOf(game))}</h1>
        <Status />
        {around.top}
        {!phone && sheet}
        {advised && (
          // For when a window lies over the prompt.
          <button
            type="button"
            className="saga-button hint-top"
            aria-label={t('hint')}
            title={t('hint')}
            onClick={() => setAsking(update)}
          >
            <Glyph name="raven" size={22} />
          </button>
        )}
        {!sagaAside && (
          <button
            type="button"
            className="saga-button"
            aria-label={t('saga')}
            title={t('saga')}
            onClick={() => setOpen('saga')}
          >
            <Glyph name="scrollUnfurled" size={22} />
          </button>
        )}
      </TopBar>
      {marks ? (
        <replayBar.Part
          marks={marks}
          table={table}
          at={at}
          busy={hold.show !== undefined}
          onMoment={doings.onMoment}
          onLeave={() => doings.onMoment(undefined)}
          more={phone && sheet}
        />
      ) : (
        <PromptBar
          hold={hold}
          table={table}
          undo={undo}
          trouble={trouble}
          thinking={thinking}
          bots={bots}
          doings={{
            ...doings,
            moves: () => setOpen('moves'),
            ...(advised && { advise: () => setAsking(update) }),
          }}
          more={
            <>
              {!hold.deciding && around.prompt}
              {phone && sheet}
            </>
          }
        />
      )}
      <main className="board-area" aria-label={t('board')}>
        {phone && PhoneBoard ? (
          <PhoneBoard />
        ) : (
          <BoardView board={table.board} box={shown?.box} keys={board}>
            <Board />
          </BoardView>
        )}
        {replaying && <span className="replay-sign world">{t('replay.sign')}</span>}
      </main>
      {districts && (
        <nav className="districts-nav" aria-label={t('districts')}>
          <Tabs
            className="districts"
            label={t('districts')}
            of={districts.map((of) => ({ id: of.id, face: counted(hold.say.say(of.name), of.open(hold)) }))}
            open={shown?.id}
            onOpen={setDistrict}
          />
        </nav>
      )}
      <section
        className="own"
        aria-label={t(hold.seat === null ? 'own.shown' : 'own')}
        data-behind={ownOpen && layout === 'short' ? 'board-area' : undefined}
      >
        <Own />
        {layout === 'short' && (
          <button
            type="button"
            className="own-more"
            aria-expanded={ownOpen}
            aria-label={t(ownOpen ? 'own.less' : 'own.more')}
            onClick={() => setOwnOpen(!ownOpen)}
          >
            <Sign name={ownOpen ? 'down' : 'up'} />
          </button>
        )}
      </section>
      <aside className="side" aria-label={t('others')}>
        <div className="rivals">
          <Rivals />
        </div>
        <section className="saga" aria-label={t('saga')}>
          <div className="saga-head">
            <h2 className="world">{t('saga')}</h2>
            <button type="button" className="plain-button" onClick={() => setOpen('score')}>
              {t('score')} <kbd>S</kbd>
            </button>
            <button
              type="button"
              className="plain-button"
              onClick={() => doings.onMoment(replaying ? undefined : last)}
            >
              {t('replay')} <kbd>P</kbd>
            </button>
            <button
              type="button"
              className="plain-button"
              aria-expanded={saga}
              aria-label={t(saga ? 'saga.hide' : 'saga.open')}
              title={t(saga ? 'saga.hide' : 'saga.open')}
              onClick={() => setSaga(!saga)}
            >
              <Sign name={saga ? 'down' : 'up'} />
            </button>
          </div>
          {saga && <Saga table={table} onMoment={doings.onMoment} />}
        </section>
      </aside>
      {/* Whoever looks now has nothing to decide in a window: the screen is passed on first. */}
      {Overlay && !doings.pass && (
        <section ref={overlay} className="table-overlay" aria-label={t('overlay')}>
          <Overlay />
        </section>
      )}
      {typeof around.over === 'function' ? around.over(doings.onMoment) : around.over}
      {ask && table.tips && !doings.pass && (
        <tips.Part
          ask={ask}
          hold={hold}
          game={game}
          load={table.tips}
          onMove={({ element: at, thing: of }) => setAsk({ at, of, pinned: true })}
          onClose={() => setAsk(null)}
        />
      )}
      <Announcer hold={hold} table={table} />
      {advised && asking === update && (
        <hint.Part hold={hold} table={table} onClose={() => setAsking(undefined)} />
      )}
      {open === 'moves' && hold.legal.length > 0 && <movesList.Part onClose={() => setOpen(null)} />}
      {open === 'saga' && (
        <Dialog title={t('saga')} onClose={() => setOpen(null)} className="tall">
          <div className="row">
            <button type="button" className="button grow" onClick={() => setOpen('score')}>
              {t('score')}
            </button>
            <button
              type="button"
              className="button grow"
              onClick={() => {
                setOpen(null)
                doings.onMoment(last)
              }}
            >
              {t('replay')}
            </button>
          </div>
          <Saga
            table={table}
            onMoment={(n, nth) => {
              setOpen(null)
              doings.onMoment(n, nth)
            }}
          />
        </Dialog>
      )}
      {dialog?.show === 'legend' && table.tips && <legend.Part hold={hold} game={game} load={table.tips} />}
      {dialog?.show === 'report' && <report.Part hold={hold} />}
      {open === 'score' && <scoreNow.Part table={table} onClose={() => setOpen(null)} />}
    </div>
  )
}
