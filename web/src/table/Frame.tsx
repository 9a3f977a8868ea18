import type { UndoState } from '@meadhall/hall/update'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { useDialog } from '../app/dialogs.ts'
import { Sign } from '../app/Sign.tsx'
import { useWords } from '../text/words.ts'
import type { Mark } from '../worker/marks.ts'
import { Announcer } from './Announcer.tsx'
import { type BoardKeys, BoardView } from './BoardView.tsx'
import { FrameTop } from './FrameTop.tsx'
import { fetched } from './fetched.tsx'
import { useFocus } from './focus.ts'
import type { Around } from './followed.ts'
import type { GameTable, TableHold } from './game-table.ts'
import { PromptBar } from './PromptBar.tsx'
import { SagaSheet, SagaSide } from './SagaSide.tsx'
import { counted, Tabs } from './Tabs.tsx'
import { useAsking } from './tips/asking.ts'
import { type FrameDoings, type Opened, useFrameKeys } from './use-frame-keys.ts'
import { usePartBoxes } from './use-part-boxes.ts'

// Not needed to play a turn, so fetched when they are first asked for.
const replayBar = fetched(async () => (await import('./Replay.tsx')).ReplayBar)
const movesList = fetched(async () => (await import('./MovesList.tsx')).MovesList)
const legend = fetched(async () => (await import('./tips/Legend.tsx')).Legend)
const tips = fetched(async () => (await import('./tips/Tips.tsx')).Tips)
const hint = fetched(async () => (await import('../hint/Hint.tsx')).Hint)
const report = fetched(async () => (await import('../report/Report.tsx')).Report)
const scoreNow = fetched(async () => (await import('./ScoreLines.tsx')).ScoreNow)

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
  const [open, setOpen] = useState<Opened>(null)
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
  const last = update.log.at(-1)?.n ?? 0

  // Advice is for one position, and for one's own decision.
  const advised = hold.hints && hold.deciding && hold.legal.length > 1

  const root = useRef<HTMLDivElement>(null)
  useFocus(root)
  const { ask, set: setAsk } = useAsking(root)
  const dialog = useDialog()
  const overlay = useRef<HTMLElement>(null)
  usePartBoxes(overlay, layout, replaying)
  useFrameKeys({
    hold,
    table,
    doings,
    marks,
    at,
    redo: undo.redo !== undefined,
    board,
    root,
    open: setOpen,
    toggleSaga: () => setSaga(!saga),
    ...(advised && { ask: () => setAsking(update) }),
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
      <FrameTop
        game={game}
        Status={Status}
        around={around.top}
        sheet={!phone && sheet}
        {...(advised && { onAsk: () => setAsking(update) })}
        {...(!sagaAside && { onSaga: () => setOpen('saga') })}
      />
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
      {districts && <Districts of={districts} hold={hold} open={shown?.id} onOpen={setDistrict} />}
      <OwnArea hold={hold} open={ownOpen} onOpen={setOwnOpen}>
        <Own />
      </OwnArea>
      <SagaSide
        Rivals={Rivals}
        table={table}
        open={saga}
        onOpen={setSaga}
        onScore={() => setOpen('score')}
        onReplay={() => doings.onMoment(replaying ? undefined : last)}
        onMoment={doings.onMoment}
      />
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
        <SagaSheet
          table={table}
          onClose={() => setOpen(null)}
          onScore={() => setOpen('score')}
          onReplay={() => doings.onMoment(last)}
          onMoment={doings.onMoment}
        />
      )}
      {dialog?.show === 'legend' && table.tips && <legend.Part hold={hold} game={game} load={table.tips} />}
      {dialog?.show === 'report' && <report.Part hold={hold} />}
      {open === 'score' && <scoreNow.Part table={table} onClose={() => setOpen(null)} />}
    </div>
  )
}

/** The parts of a board that a phone shows one at a time. */
function Districts({
  of,
  hold,
  open,
  onOpen,
}: {
  of: NonNullable<GameTable['districts']>
  hold: TableHold
  open: string | undefined
  onOpen: (district: string) => void
}) {
  const t = useWords()
  return (
    <nav className="districts-nav" aria-label={t('districts')}>
      <Tabs
        className="districts"
        label={t('districts')}
        of={of.map((each) => ({ id: each.id, face: counted(hold.say.say(each.name), each.open(hold)) }))}
        open={open}
        onOpen={onOpen}
      />
    </nav>
  )
}

/** One's own things; on a short screen they can be opened over the board. */
function OwnArea({
  hold: { seat, layout },
  open,
  onOpen,
  children,
}: {
  hold: TableHold
  open: boolean
  onOpen: (open: boolean) => void
  children: ReactNode
}) {
  const t = useWords()
  return (
    <section
      className="own"
      aria-label={t(seat === null ? 'own.shown' : 'own')}
      data-behind={open && layout === 'short' ? 'board-area' : undefined}
    >
      {children}
      {layout === 'short' && (
        <button
          type="button"
          className="own-more"
          aria-expanded={open}
          aria-label={t(open ? 'own.less' : 'own.more')}
          onClick={() => onOpen(!open)}
        >
          <Sign name={open ? 'down' : 'up'} />
        </button>
      )}
    </section>
  )
}
