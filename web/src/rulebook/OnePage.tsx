import { ruleAddress } from '../app/route.ts'
import { titleOf } from '../hall/catalog.ts'
import { Words } from '../lesson/Words.tsx'
import { useWords } from '../text/words.ts'
import type { OpenBook } from './use-book.ts'

/** The game in one page: enough to begin, each part with the way to its rules. */
export function OnePage({ book: { game, book, text } }: { book: OpenBook }) {
  const t = useWords()
  return (
    <section className="one-page">
      <p className="book-where dim">{t(titleOf(game))}</p>
      <h2 className="title">{t('rules.onePage')}</h2>
      <div className="one-parts">
        {book.onePage.map(({ id, rule }) => (
          <section key={id}>
            <h3 className="world">
              <span>{text[`one.${id}.title`]}</span>
              <a className="rule-id" href={ruleAddress(game, rule)}>
                {rule}
              </a>
            </h3>
            <p>
              <Words text={text[`one.${id}`]} />
            </p>
          </section>
        ))}
      </div>
      <p className="dim">{t('rules.own')}</p>
    </section>
  )
}
