import { games } from '@meadhall/hall/games'
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useArrival } from '../app/arrival.ts'
import { Dialog } from '../app/controls.tsx'
import { go, ruleAddress } from '../app/route.ts'
import { Sign } from '../app/Sign.tsx'
import { TopBar } from '../app/TopBar.tsx'
import { titleOf } from '../hall/catalog.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useKeys } from '../table/keys.ts'
import { loadParts, type Parts } from '../table/parts.ts'
import { useVoice, useWords } from '../text/words.ts'
import { Booklet } from './Booklet.tsx'
import { Contents } from './Contents.tsx'
import { Entry } from './Entry.tsx'
import { OnePage } from './OnePage.tsx'
import './style/chapters.css'
import './style/pictures.css'
import './style/show.css'
import './style/narrow.css'
import './style/paper.css'
import { ShowMe } from './ShowMe.tsx'
import { chapterOf, type OpenBook, useBook } from './use-book.ts'

/** The whole rulebook to be printed has an address of its own, as each entry and each chapter (its number) has. */
const BOOKLET = 'booklet'

/** A game's rulebook, a chapter at a time: contents at the side, the small table of an example at the other. */
export function Rulebook({
  game: wanted,
  rule,
  show,
}: {
  game: string
  rule: string | undefined
  show: string | undefined
}) {
  const { t, locale } = useVoice()
  const game = games.some(({ id }) => id === wanted) ? wanted : games[0].id
  const book = useBook(game, locale)
  const parts = useLoaded(() => loadParts(game, locale, undefined), [game, locale])
  // The pictures of one game are not drawn with another's parts.
  const own = parts?.game.rules.id === game && parts.words.locale === locale ? parts : undefined
  return (
    <div className="page book-page">
      <TopBar game={game} book={false}>
        <h1 className="world">{t('rules')}</h1>
      </TopBar>
      {!book ? (
        <div className="waiting" role="status" aria-label={t('opening')} />
      ) : rule === BOOKLET ? (
        <Booklet book={book} parts={own} />
      ) : (
        <Reading key={game} book={book} parts={own} rule={rule} show={show} />
      )}
    </div>
  )
}

function Reading({
  book,
  parts,
  rule,
  show,
}: {
  book: OpenBook
  parts: Parts | undefined
  rule: string | undefined
  show: string | undefined
}) {
  const t = useWords()
  const { game, chapters } = book
  const [wanted, setWanted] = useState('')
  const search = useDeferredValue(wanted.trim().toLowerCase())
  const [listed, setListed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const main = useArrival<HTMLElement>()
  const at = rule === undefined ? 0 : chapterOf(rule)
  const chapter = chapters.find(({ n }) => n === at)
  const example = book.book.examples.find(({ id }) => id === show)
  useKeys({ '/': () => field.current?.focus() })

  // Whoever follows a link is through with searching, and with the list of chapters.
  useEffect(() => {
    setWanted('')
    setListed(false)
  }, [rule])
  useSettled(rule, chapter !== undefined, main)

  const found = useMemo(
    () =>
      search === ''
        ? []
        : [...book.entries].flatMap(([id, { title, text, ruling = '' }]) =>
            `${id} ${title} ${text} ${ruling}`.toLowerCase().includes(search) ? [id] : [],
          ),
    [book, search],
  )
  const searching = (
    <input
      ref={field}
      type="search"
      value={wanted}
      placeholder={t('rules.search')}
      aria-label={t('rules.search')}
      onChange={({ target }) => setWanted(target.value)}
    />
  )
  return (
    <div className={example ? 'book showing' : 'book'}>
      <div className="book-bar">
        <button type="button" className="button" onClick={() => setListed(true)}>
          <Sign name="list" /> {chapter ? `${chapter.n} ${chapter.name}` : t('rules.onePage')}
        </button>
      </div>
      <nav className="book-side" aria-label={t('rules.contents')}>
        <Games game={game} />
        <div className="book-search">{searching}</div>
        <Contents book={book} chapter={at} rule={rule} />
      </nav>
      {listed && (
        <Dialog title={t('rules.contents')} onClose={() => setListed(false)} className="tall">
          <nav className="book-list" aria-label={t('rules.contents')}>
            <Games game={game} />
            <Contents book={book} chapter={at} rule={rule} />
          </nav>
        </Dialog>
      )}
      <main ref={main} className="book-main" tabIndex={-1}>
        {search !== '' ? (
          <>
            <h2 className="title">
              <span role="status">
                {found.length === 0 ? t('rules.none') : t('rules.found', { n: found.length })}
              </span>
            </h2>
            {found.map((id) => (
              <Entry key={id} id={id} book={book} search={search} />
            ))}
          </>
        ) : chapter ? (
          <>
            <p className="book-where dim">{t(titleOf(game))}</p>
            <h2 className="title" id={`chapter-${chapter.n}`}>
              {chapter.n} {chapter.name}
            </h2>
            {chapter.rules.map((id) => (
              <Entry key={id} id={id} book={book} parts={parts} now={id === rule} />
            ))}
            <Turn book={book} at={at} />
          </>
        ) : (
          <>
            <OnePage book={book} />
            <Turn book={book} at={0} />
          </>
        )}
      </main>
      {example && parts && (
        <aside className="book-show">
          <ShowMe
            key={example.id}
            game={game}
            example={example}
            parts={parts}
            text={book.text}
            onClose={() => go({ at: 'rules', game, rule: example.rule })}
          />
        </aside>
      )}
    </div>
  )
}

/** Brings the entry of the address into sight, and to those who read by ear. */
function useSettled(rule: string | undefined, ready: boolean, main: RefObject<HTMLElement | null>): void {
  const was = useRef(rule)
  useEffect(() => {
    if (!ready && rule !== undefined) return
    const entry = rule === undefined ? null : document.getElementById(rule)
    if (!entry) {
      // A chapter is read from its beginning.
      if (was.current !== rule) main.current?.focus({ preventScroll: true })
      was.current = rule
      return scrollTo(0, 0)
    }
    was.current = rule
    entry.scrollIntoView({ block: 'start' })
    entry.focus({ preventScroll: true })
  }, [rule, ready, main])
}

/** Which of the games. */
function Games({ game }: { game: string }): ReactNode {
  const t = useWords()
  return (
    <div className="book-games">
      {games.map(({ id }) => (
        <a
          key={id}
          className={id === game ? 'button on' : 'button'}
          href={ruleAddress(id)}
          aria-current={id === game ? 'true' : undefined}
        >
          {t(titleOf(id))}
        </a>
      ))}
    </div>
  )
}

/** To the chapters before and after. */
function Turn({ book: { game, chapters }, at }: { book: OpenBook; at: number }) {
  const t = useWords()
  const nameOf = (n: number) => (n === 0 ? t('rules.onePage') : `${n} ${chapters[n - 1].name}`)
  const to = (n: number) => ruleAddress(game, n === 0 ? undefined : `${n}`)
  return (
    <nav className="book-turn" aria-label={t('rules.turn')}>
      {at > 0 && (
        <a className="button" rel="prev" href={to(at - 1)}>
          <Sign name="back" /> {nameOf(at - 1)}
        </a>
      )}
      {at < chapters.length && (
        <a className="button" rel="next" href={to(at + 1)}>
          {nameOf(at + 1)} <Sign name="on" />
        </a>
      )}
    </nav>
  )
}
