import { ruleAddress } from '../app/route.ts'
import { useWords } from '../text/words.ts'
import type { OpenBook } from './use-book.ts'

/** The chapters; only the present one is unfolded. */
export function Contents({
  book: { game, chapters, entries },
  chapter,
  rule,
}: {
  book: OpenBook
  chapter: number
  rule: string | undefined
}) {
  const t = useWords()
  const current = (is: boolean) => (is ? 'page' : undefined)
  return (
    <ol className="book-contents">
      <li className={chapter === 0 ? 'now' : ''}>
        <a className="world" href={ruleAddress(game)} aria-current={current(rule === undefined)}>
          {t('rules.onePage')}
        </a>
      </li>
      {chapters.map(({ n, name, rules }) => (
        <li key={n} className={n === chapter ? 'now' : ''}>
          <a className="world" href={ruleAddress(game, `${n}`)} aria-current={current(rule === `${n}`)}>
            <span className="book-n">{n}</span> {name}
          </a>
          {n === chapter && (
            <ol>
              {rules.map((id) => (
                <li key={id}>
                  <a href={ruleAddress(game, id)} aria-current={current(id === rule)}>
                    <span>{entries.get(id)!.title}</span> <small>{id.replace(/^\w+-/, '')}</small>
                  </a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
      <li>
        <a className="world" href={ruleAddress(game, 'booklet')}>
          {t('rules.booklet')}
        </a>
      </li>
    </ol>
  )
}
