import { lazy, type ReactNode, Suspense } from 'react'
import { ruleAddress } from '../app/route.ts'
import { Sign } from '../app/Sign.tsx'
import type { ThemeName } from '../art/theme.ts'
import type { Parts } from '../table/parts.ts'
import { useWords } from '../text/words.ts'
import { Hits, Marked } from './Marked.tsx'
import type { OpenBook } from './use-book.ts'
import { useNear } from './use-near.ts'

const FigureView = lazy(async () => ({ default: (await import('./Figure.tsx')).FigureView }))

/** One entry: what it says, its pictures, its examples, and folded what we ruled and what other editions say. */
export function Entry({
  id,
  book,
  parts,
  now = false,
  search = '',
  printed = false,
}: {
  id: string
  book: OpenBook
  /** What its pictures are drawn with; without, it has none. */
  parts?: Parts | undefined
  now?: boolean
  search?: string
  /** As in the booklet: nothing is folded, everything is drawn at once, examples stand in words. */
  printed?: boolean
}) {
  const t = useWords()
  const { title, text, ruling } = book.entries.get(id)!
  const figures = book.book.figures.filter(({ rule }) => rule === id)
  const examples = book.book.examples.filter(({ rule }) => rule === id)
  const changes = book.changes.get(id) ?? []
  return (
    <article id={id} data-rule={id} tabIndex={-1} className={now ? 'rule now' : 'rule'}>
      <h3 className="world">
        <span>
          <Hits text={title} search={search} />
        </span>
        <a className="rule-id" href={ruleAddress(book.game, id)}>
          {id}
        </a>
      </h3>
      <p>
        <Marked text={text} search={search} book={book} of={id} />
      </p>
      {parts &&
        figures.map((figure) => (
          <WhenNear key={figure.id} at={printed}>
            <FigureView
              figure={figure}
              parts={parts}
              text={book.text}
              theme={printed ? PRINTED : undefined}
            />
          </WhenNear>
        ))}
      {!printed && examples.length > 0 && (
        <p className="rule-examples">
          {examples.map((example) => (
            <a key={example.id} className="button" href={ruleAddress(book.game, id, example.id)}>
              <Sign name="on" /> {t('showMe')}: {book.text[example.id]}
            </a>
          ))}
        </p>
      )}
      {printed &&
        examples.map((example) => (
          <div key={example.id} className="rule-example">
            <h4>
              {t('rules.example')}: {book.text[example.id]}
            </h4>
            <ol>
              {captionsOf(book, example.id).map((caption, i) => (
                <li key={i}>{caption.replaceAll('*', '')}</li>
              ))}
            </ol>
          </div>
        ))}
      {ruling && (
        <Folded name={t('rules.ruling')} about={t('rules.ruling.about')} open={printed || search !== ''}>
          <p>
            <Marked text={ruling} search={search} book={book} of={id} />
          </p>
        </Folded>
      )}
      {changes.length > 0 && (
        <Folded
          name={t('rules.editions')}
          about={changes.map((change) => book.entries.get(change)!.title).join(' · ')}
          open={printed}
        >
          {changes.map((change) => (
            <p key={change}>
              <b>{book.entries.get(change)!.title}.</b>{' '}
              <Marked text={book.entries.get(change)!.text} search={search} book={book} of={change} />{' '}
              <a className="rule-link" href={ruleAddress(book.game, change)}>
                {change}
              </a>
            </p>
          ))}
        </Folded>
      )}
    </article>
  )
}

/** On paper it is day. */
const PRINTED: ThemeName = 'light'

/** What is said in an example, in its order. */
function captionsOf({ text }: OpenBook, example: string): string[] {
  return Object.keys(text).flatMap((key) => (key.startsWith(`${example}.`) ? [text[key]] : []))
}

/** A closed plank of one line: opening it moves nothing above it. */
function Folded({
  name,
  about,
  open,
  children,
}: {
  name: string
  about: string
  open: boolean
  children: ReactNode
}) {
  return (
    <details className="folded" open={open}>
      <summary>
        <b>{name}</b> <span className="dim">{about}</span>
      </summary>
      {children}
    </details>
  )
}

/** What is drawn when it comes near the window; until then its place is kept. */
function WhenNear({ at, children }: { at: boolean; children: ReactNode }) {
  const [place, near] = useNear(at)
  return (
    <div ref={place} className="book-place">
      {near && <Suspense>{children}</Suspense>}
    </div>
  )
}
