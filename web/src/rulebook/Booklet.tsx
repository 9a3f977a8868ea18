import { ruleAddress } from '../app/route.ts'
import { wearTheme } from '../art/theme.ts'
import { titleOf } from '../hall/catalog.ts'
import type { Parts } from '../table/parts.ts'
import { useWords } from '../text/words.ts'
import { Entry } from './Entry.tsx'
import { OnePage } from './OnePage.tsx'
import type { OpenBook } from './use-book.ts'

const byDay = (element: HTMLElement | null) => {
  if (element) wearTheme('light', element)
}

/** The whole rulebook on paper: every chapter with its pictures by daylight, examples in words, nothing folded. */
export function Booklet({ book, parts }: { book: OpenBook; parts: Parts | undefined }) {
  const t = useWords()
  return (
    <main ref={byDay} className="booklet" tabIndex={-1}>
      <div className="booklet-tools">
        <button type="button" className="button main" disabled={!parts} onClick={() => print()}>
          {t('rules.print')}
        </button>
        <a className="button" href={ruleAddress(book.game)}>
          {t('rules.toBook')}
        </a>
      </div>
      <header className="booklet-title">
        <p className="title">{t(titleOf(book.game))}</p>
        <p className="dim">{t('rules.own')}</p>
        <ol>
          {book.chapters.map(({ n, name }) => (
            <li key={n}>{name}</li>
          ))}
        </ol>
      </header>
      <OnePage book={book} />
      {book.chapters.map(({ n, name, rules }) => (
        <section key={n} className="booklet-chapter">
          <h2 className="title">
            {n} {name}
          </h2>
          {rules.map((id) => (
            <Entry key={id} id={id} book={book} parts={parts} printed />
          ))}
        </section>
      ))}
    </main>
  )
}
