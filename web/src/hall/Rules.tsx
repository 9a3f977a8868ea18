import { gameOf, games, inLanguage } from '@meadhall/hall/games'
import type { RuleEntry } from '@meadhall/kernel/rulebook'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Segments } from '../app/controls.tsx'
import { closeDialog } from '../app/dialogs.ts'
import { ruleAddress } from '../app/route.ts'
import { Terms } from '../rulebook/Terms.tsx'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import { titleOf } from './catalog.ts'

type Book = Readonly<Record<string, RuleEntry>>

/** The rulebook in our own words: by chapter, searchable, each entry with an address of its own. */
export function Rules({ game: first, rule }: { game: string; rule?: string | undefined }) {
  const { t, locale } = useVoice()
  const known = games.map(({ id }) => id)
  const [game, setGame] = useState(known.includes(first) ? first : known[0])
  const book = useLoaded<Book>(inLanguage(gameOf(game)!.rulebook, locale).load, [game, locale])
  const names = useLoaded(() => gameOf(game)!.chapters(), [game])
  const [wanted, setWanted] = useState('')
  const search = useDeferredValue(wanted.trim().toLowerCase())
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!book || !rule) return
    const entry = list.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)
    entry?.scrollIntoView({ block: 'center' })
    if (entry instanceof HTMLElement) entry.focus({ preventScroll: true })
  }, [book, rule])

  const chapters = useMemo(() => {
    const found = new Map<number, [string, RuleEntry][]>()
    for (const [id, entry] of Object.entries(book ?? {})) {
      const text = `${id} ${entry.title} ${entry.text} ${entry.ruling ?? ''}`.toLowerCase()
      if (search !== '' && !text.includes(search)) continue
      const chapter = Number(/-(\d+)\./.exec(id)?.[1])
      found.set(chapter, [...(found.get(chapter) ?? []), [id, entry]])
    }
    return [...found]
  }, [book, search])

  const nameOf = (chapter: number) => `${chapter} ${(names?.[locale] ?? names?.en)?.[chapter - 1] ?? ''}`
  const goTo = (chapter: string) =>
    list.current?.querySelector(`[data-chapter="${chapter}"]`)?.scrollIntoView({ block: 'start' })

  return (
    <div className="rules">
      <h2 className="unseen">{t(titleOf(game))}</h2>
      <div className="rules-head">
        {known.length > 1 && (
          <Segments
            label={t('game')}
            value={game}
            of={known}
            name={(id) => t(titleOf(id))}
            onChange={setGame}
          />
        )}
        <select value="" aria-label={t('rules.chapters')} onChange={({ target }) => goTo(target.value)}>
          <option value="">{t('rules.chapters')}</option>
          {chapters.map(([chapter]) => (
            <option key={chapter} value={chapter}>
              {nameOf(chapter)}
            </option>
          ))}
        </select>
        <input
          type="search"
          value={wanted}
          placeholder={t('rules.search')}
          aria-label={t('rules.search')}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      <p className="dim">
        {t('rules.own')}{' '}
        <a href={ruleAddress(game, rule)} onClick={closeDialog}>
          {t('rules.page')}
        </a>
      </p>
      <div ref={list} className="rules-list">
        {book && chapters.length === 0 && <p>{t('rules.none')}</p>}
        {chapters.map(([chapter, entries]) => (
          <section key={chapter} data-chapter={chapter} aria-labelledby={`chapter-${chapter}`}>
            <h3 id={`chapter-${chapter}`} className="title">
              {nameOf(chapter)}
            </h3>
            {entries.map(([id, { title, text, ruling }]) => (
              <article key={id} data-rule={id} tabIndex={-1} className={id === rule ? 'rule now' : 'rule'}>
                <h4 className="world">
                  {title}
                  <a className="rule-id" href={ruleAddress(game, id)} onClick={closeDialog}>
                    {id}
                  </a>
                </h4>
                <p>
                  <Terms game={game} text={text} of={id} />
                </p>
                {ruling && (
                  <p className="ruling">
                    <b>{t('rules.ruling')}.</b> {ruling}
                  </p>
                )}
              </article>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
