import type { ListedTable } from '@meadhall/hall/online'
import { LOCALES } from '@meadhall/kernel/locales'
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react'
import { useArrival } from '../app/arrival.ts'
import { Segments } from '../app/controls.tsx'
import { dialogIsOpen, openDialog } from '../app/dialogs.ts'
import { Band, Mark } from '../app/Mark.tsx'
import { address, go, ruleAddress } from '../app/route.ts'
import { EnterKey } from '../app/Sign.tsx'
import { isTyping } from '../app/typing.ts'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { THEMES } from '../art/theme.ts'
import { useCell } from '../store/cell.ts'
import { type KeptGame, keptGames } from '../store/games.ts'
import { lessonIsDone, useLessonsDone } from '../store/lessons.ts'
import { ownTables, waitingTables } from '../store/online.ts'
import { change, useSettings } from '../store/settings.ts'
import { listed, ranged } from '../text/listed.ts'
import { LOCALE_NAMES } from '../text/locales.ts'
import { useVoice, useWords } from '../text/words.ts'
import { SHELF, type Shelf, titleOf, WEIGHTS } from './catalog.ts'
import { DoorPicture, FloorTop, HallScene, Hourglass, WeightStones } from './HallScene.tsx'
import { LessonShields, MuninnsBench, type Taught, useTaught } from './Lessons.tsx'
import { SeatPiece } from './SeatPiece.tsx'
import { playNow } from './start.ts'
import { useTableState } from './table-state.ts'

/** How many running tables stand on the floor; the rest is a click away. */
const ON_THE_FLOOR = 3

/** The start screen is the inside of the hall: doors are games, tables are running games. */
export function Hall() {
  const t = useWords()
  const [chosen, setChosen] = useState(SHELF[0].id)
  const [kept, setKept] = useState<KeptGame[]>([])
  const [busy, setBusy] = useState(false)
  const [looked, setLooked] = useState(false)
  useEffect(() => {
    void keptGames()
      .then(setKept)
      .finally(() => setLooked(true))
  }, [])
  const taught = useTaught()
  const done = useLessonsDone()
  // Whoever has neither taken a lesson nor played a game here is shown how first.
  const isNew = looked && kept.length === 0 && done.length === 0
  // Before that is known, nothing is golden: a button that changes under the finger is none.
  const known = looked && taught !== undefined

  const play = (game: string) => {
    if (busy) return
    setBusy(true)
    void playNow(game, t('guest')).catch(() => setBusy(false))
  }

  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const onSomething = event.target instanceof HTMLElement && event.target.closest('button, a, input')
      if (event.key !== 'Enter' || onSomething || isTyping(event) || dialogIsOpen()) return
      if (!known) return
      const lesson = isNew && taught[chosen]?.next
      if (lesson) go({ at: 'learn', id: lesson, show: 'play' })
      else play(chosen)
    }
    addEventListener('keydown', enter)
    return () => removeEventListener('keydown', enter)
  })

  const online = useCell(ownTables).filter(({ status }) => status === 'playing')
  const floor = [...online, ...kept].slice(0, ON_THE_FLOOR)
  const scale = useHallScale()
  const main = useArrival<HTMLElement>()
  return (
    <div className="hall" style={{ '--hall': scale } as CSSProperties}>
      <HallScene />
      <div className="hall-inner">
        <Beam kept={kept} book={chosen} />
        <main ref={main} className="doors" tabIndex={-1} aria-label={t('games')}>
          {SHELF.map((shelf) => (
            <Door
              key={shelf.id}
              shelf={shelf}
              chosen={shelf.id === chosen}
              onChoose={() => setChosen(shelf.id)}
              onPlay={() => play(shelf.id)}
              taught={taught?.[shelf.id]}
              golden={!known ? undefined : isNew && taught[shelf.id] ? 'learn' : 'play'}
              regular={looked && !isNew}
            />
          ))}
        </main>
        <section className="floor" aria-label={t('tables')}>
          {floor.map((row) =>
            'record' in row ? <KeptTable key={row.id} row={row} /> : <OnlineTable key={row.id} table={row} />,
          )}
          <EmptyTable game={chosen} />
          {isNew && <MuninnsBench book={chosen} onKnow={() => lessonIsDone('none')} />}
        </section>
      </div>
    </div>
  )
}

function watchWindow(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The scene of 1280 × 720 grows as a whole with the window; on narrow ones it stays and the doors stand in a row. */
function useHallScale(): number {
  return useSyncExternalStore(watchWindow, () =>
    innerWidth <= 1100 ? 1 : Math.min(innerWidth / 1280, Math.max(innerHeight / 720, 0.8)),
  )
}

function Beam({ kept, book }: { kept: readonly KeptGame[]; book: string }) {
  const t = useWords()
  const settings = useSettings()
  const online = useCell(waitingTables).length
  const waiting = kept.filter(({ pending }) => pending.length > 0).length
  return (
    <header className="beam">
      <div className="greeting">
        <SeatPiece seat={0} size={36} disc />
        <div>
          <div className="world">
            {settings.name ? t('greeting.name', { name: settings.name }) : t('greeting')}
          </div>
          <a href={address({ at: 'tables' })}>
            {kept.length === 0 ? t('tables') : t('greeting.tables', { waiting, all: kept.length })}
          </a>
        </div>
        <a className="button to-online" href={address({ at: 'online' })}>
          {t('playOnline')} {online > 0 && <span className="tally">{online}</span>}
        </a>
      </div>
      <h1 className="word title">
        <Band length={84} height={24} />
        <Mark size={42} />
        <span>Meadhall</span>
        <Band length={84} height={24} />
      </h1>
      <nav className="beam-tools" aria-label={t('tools')}>
        <a className="plain-button" href={ruleAddress(book)}>
          <Glyph name="bookCover" size={20} /> {t('rules')}
        </a>
        <Segments
          label={t('language')}
          value={settings.locale}
          of={LOCALES}
          name={(locale) => LOCALE_NAMES[locale]}
          onChange={(locale) => change({ locale })}
        />
        <Segments
          label={t('theme')}
          value={settings.theme}
          of={THEMES}
          name={(theme) => t(`theme.${theme}`)}
          onChange={(theme) => change({ theme })}
        />
        <button
          type="button"
          className="plain-button"
          aria-label={t('settings')}
          title={t('settings')}
          onClick={() => openDialog({ show: 'settings' })}
        >
          <Glyph name="cog" size={21} />
        </button>
      </nav>
    </header>
  )
}

function Door({
  shelf: { id, title, line, players, minutes, weight },
  chosen,
  onChoose,
  onPlay,
  taught,
  golden,
  regular,
}: {
  shelf: Shelf
  chosen: boolean
  onChoose: () => void
  onPlay: () => void
  taught: Taught | undefined
  /** What the chosen door offers first: a newcomer learns. */
  golden: 'learn' | 'play' | undefined
  /** Has been here before: there is more to come back for. */
  regular: boolean
}) {
  const { t, locale } = useVoice()
  const range = ([from, to]: readonly [number, number]) => ranged(locale, from, to)
  return (
    <article className={`door ${id} ${chosen ? 'chosen' : ''}`} aria-labelledby={`door-${id}`}>
      <button type="button" className="door-picture" aria-pressed={chosen} onClick={onChoose}>
        <span className="unseen">{t('door.choose', { game: t(title) })}</span>
        <DoorPicture game={id} chosen={chosen} />
      </button>
      <div className="door-plaque">
        <h2 id={`door-${id}`} className="world">
          {t(title)}
        </h2>
        <ul className="facts">
          <li>
            <SeatPiece seat={0} size={16} />
            <span className="unseen">{t('players')}</span> {range(players)}
          </li>
          <li>
            <Hourglass /> {t('minutes', { range: range(minutes) })}
          </li>
          <li>
            <WeightStones weight={weight} /> {t(WEIGHTS[weight])}
          </li>
        </ul>
        {chosen && !regular && <p className="dim">{t(line)}</p>}
        {regular && (
          <p className="door-more">
            <a href={ruleAddress(id)}>{t('rules')}</a>
            <a href={address({ at: 'puzzles', game: id })}>{t('puzzles')}</a>
            <a href={address({ at: 'day', game: id })}>{t('day')}</a>
          </p>
        )}
        {taught && <LessonShields taught={taught} />}
      </div>
      <div className="door-buttons">
        {taught && (
          <button
            type="button"
            className={chosen && golden === 'learn' ? 'button main' : 'button'}
            onClick={() => go({ at: 'learn', id: taught.next, show: 'play' })}
          >
            <Glyph name="raven" size={18} /> {t('learn')}
            {chosen && golden === 'learn' && (
              <>
                <small> · {t('learn.minutes', { n: taught.minutes })}</small> <EnterKey />
              </>
            )}
          </button>
        )}
        <button
          type="button"
          className={chosen && golden === 'play' ? 'button play main' : 'button play'}
          onClick={onPlay}
        >
          {t('playNow')}
          {chosen && golden === 'play' && (
            <>
              <small> · {t('threeBots')}</small> <EnterKey />
            </>
          )}
        </button>
        <button type="button" className="button" onClick={() => go({ at: 'setup', game: id })}>
          {t('setUp')}
        </button>
      </div>
    </article>
  )
}

/** A running game on the floor of the hall. */
function FloorTable({
  game,
  seats,
  pending,
  mine,
  href,
  more,
  turn,
  where,
}: {
  game: string
  seats: number
  pending: readonly number[]
  mine: boolean
  href: string
  more: string
  turn: string
  where: string
}) {
  const t = useWords()
  return (
    <a className={`floor-table ${mine ? 'mine' : ''}`} href={href}>
      <span className="sitters" aria-hidden="true">
        {Array.from({ length: seats }, (_, seat) => (
          <span key={seat} className={pending.includes(seat) ? 'now' : ''}>
            <SeatPiece seat={seat} size={34} />
          </span>
        ))}
      </span>
      <FloorTop game={game} />
      <span className="front">
        <b className="world">{t(titleOf(game))}</b>
        <span className="row spread">
          <b className={mine ? 'turn' : ''}>{turn}</b>
          <span className="more">{more} ›</span>
        </span>
        <span className="dim">{where}</span>
      </span>
    </a>
  )
}

function KeptTable({ row }: { row: KeptGame }) {
  const t = useWords()
  const { turn, where, over, mine } = useTableState(row)
  return (
    <FloorTable
      game={row.game}
      seats={row.holders.length}
      pending={row.pending}
      mine={mine}
      href={address({ at: 'table', id: row.id, show: over ? 'score' : 'play' })}
      more={over ? t('lookBack') : t('continue')}
      turn={turn}
      where={where}
    />
  )
}

function OnlineTable({ table: { id, game, seats, pending, yourSeat } }: { table: ListedTable }) {
  const { t, locale } = useVoice()
  const mine = yourSeat !== null && pending.includes(yourSeat)
  const names = seats.map(({ name }) => name ?? '')
  return (
    <FloorTable
      game={game}
      seats={seats.length}
      pending={pending}
      mine={mine}
      href={address({ at: 'g', id, show: 'play' })}
      more={t('where.online')}
      turn={
        mine
          ? t('tableIs.yours')
          : t('tableIs.turn', {
              name: listed(
                locale,
                pending.map((seat) => names[seat]),
              ),
            })
      }
      where={t('tableIs.players', {
        names: listed(
          locale,
          names.filter((_, seat) => seat !== yourSeat),
        ),
      })}
    />
  )
}

function EmptyTable({ game }: { game: string }) {
  const t = useWords()
  return (
    <a className="floor-table empty" href={address({ at: 'setup', game })}>
      <FloorTop />
      <span className="front">
        <b className="world">{t('emptyTable')}</b>
        <span className="row spread">
          <b>{t('emptyTable.who')}</b>
          <span className="more">{t('setUp')} ›</span>
        </span>
        <span className="dim">{t('emptyTable.what')}</span>
      </span>
    </a>
  )
}
