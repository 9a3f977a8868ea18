import { gameOf, inLanguage } from '@meadhall/hall/games'
import { teller } from '@meadhall/hall/say'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Sign } from '../../app/Sign.tsx'
import { Terms } from '../../rulebook/Terms.tsx'
import { useLoaded } from '../../store/use-loaded.ts'
import { useVoice } from '../../text/words.ts'
import type { GameTable, TableHold } from '../game-table.ts'
import { useKeys } from '../keys.ts'
import type { Ask } from './asking.ts'
import { thingBeside, thingOf, thingsAt, thingsShown } from './find.ts'
import { beside } from './place.ts'
import type { Found, Tell, Tip, TipBook } from './tip-book.ts'
import './tips.css'

interface Loaded {
  readonly book: TipBook<TableHold>
  readonly tell: Tell
  readonly rulebook: Readonly<Record<string, { readonly text: string; readonly title: string }>>
}

/** The book of a game's tips in the viewer's language. */
export function useTipBook(game: string, load: NonNullable<GameTable['tips']>): Loaded | undefined {
  const { locale } = useVoice()
  return useLoaded(async () => {
    const [book, rulebook] = await Promise.all([load(), inLanguage(gameOf(game)!.rulebook, locale).load()])
    return { book, rulebook, tell: teller(await book.words[locale](), locale) }
  }, [game, locale])
}

/** What is asked about, and what the table answers. */
export function Tips({
  ask,
  hold,
  game,
  load,
  onMove,
  onClose,
}: {
  ask: Ask
  hold: TableHold
  game: string
  load: NonNullable<GameTable['tips']>
  /** To another thing, by the arrow keys. */
  onMove: (to: Found) => void
  onClose: () => void
}) {
  const loaded = useTipBook(game, load)
  if (!loaded) return null
  return (
    <Shown
      key={ask.pinned ? 'pinned' : 'passing'}
      {...loaded}
      ask={ask}
      hold={hold}
      game={game}
      onMove={onMove}
      onClose={onClose}
    />
  )
}

function Shown({
  book,
  tell,
  rulebook,
  ask,
  hold,
  game,
  onMove,
  onClose,
}: Loaded & {
  ask: Ask
  hold: TableHold
  game: string
  onMove: (to: Found) => void
  onClose: () => void
}) {
  // What is drawn may change under a tip that stays; then it is looked for again.
  const found = useMemo(() => find(book, tell, hold, ask), [book, tell, hold, ask])
  useKeys(
    ask.pinned
      ? {
          Escape: onClose,
          ArrowRight: () => step(1),
          ArrowLeft: () => step(-1),
          ArrowDown: () => go(0, 1),
          ArrowUp: () => go(0, -1),
        }
      : {},
    true,
  )
  const all = () => thingsShown(document.querySelector('.table')!, book, hold)
  const speaks = ({ thing }: Found) => book.tip(thing, hold, tell) !== undefined
  function step(by: number): void {
    const things = all()
    const at = things.findIndex(
      ({ element, thing }) => element === found?.at.element && thing === found.at.thing,
    )
    for (let i = 1; i <= things.length; i++) {
      const next = things[(at + by * i + things.length * i) % things.length]
      if (speaks(next)) return onMove(next)
    }
  }
  function go(dx: number, dy: number): void {
    let things = all()
    for (let next = found && thingBeside(things, found.at, dx, dy); next; ) {
      if (speaks(next)) return onMove(next)
      const silent = next
      things = things.filter((each) => each !== silent)
      next = thingBeside(things, found!.at, dx, dy)
    }
  }
  const lost = ask.pinned && !found
  useEffect(() => {
    if (lost) onClose()
  }, [lost, onClose])
  if (!found) return null
  const { at, tip } = found
  return (
    <Card
      at={at}
      tip={tip}
      does={tip.does ?? rulebook[tip.rule]?.text ?? ''}
      ruleTitle={rulebook[tip.rule]?.title ?? ''}
      pinned={ask.pinned}
      game={game}
      onRule={hold.openRule}
      onClose={onClose}
    />
  )
}

/** The smallest thing there that has something to say; of a thing asked for by keys, where there is nothing, the first. */
function find(
  book: TipBook<TableHold>,
  tell: Tell,
  hold: TableHold,
  { at, of, pinned }: Ask,
): { at: Found; tip: Tip } | undefined {
  const table = document.querySelector('.table')
  if (!table) return undefined
  const shown = thingsShown(table, book, hold)
  const there =
    at instanceof Element
      ? [
          shown.find(({ element, thing }) => element === at && (of === undefined || thing === of)) ??
            thingOf(shown, at),
        ].flatMap((one) => one ?? [])
      : thingsAt(shown, ...at)
  // The table speaks of it already.
  if (!pinned && there.some(({ thing }) => book.told.things.test(thing)) && table.querySelector(book.told.at))
    return undefined
  for (const one of at instanceof Element && pinned ? [...there, ...shown] : there) {
    const tip = book.tip(one.thing, hold, tell)
    if (tip) return { at: one, tip }
  }
  return undefined
}

function Card({
  at,
  tip,
  does,
  ruleTitle,
  pinned,
  game,
  onRule,
  onClose,
}: {
  at: Found
  tip: Tip
  does: string
  ruleTitle: string
  pinned: boolean
  game: string
  onRule: (rule: string) => void
  onClose: () => void
}) {
  const { t } = useVoice()
  const card = useRef<HTMLElement>(null)
  const picture = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<{ x: number; y: number }>()
  const { box } = at
  useLayoutEffect(() => {
    picture.current?.replaceChildren(...pictureOf(at.element))
    const { offsetWidth: width, offsetHeight: height } = card.current!
    setPlace(beside({ width: innerWidth, height: innerHeight }, { width, height }, at.box))
  }, [at])
  return (
    <>
      <div
        className="tip-ring"
        aria-hidden="true"
        style={{ left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 }}
      />
      <section
        ref={card}
        className={pinned ? 'tip pinned' : 'tip'}
        role={pinned ? 'region' : 'tooltip'}
        aria-label={t('tip.of', { name: tip.title })}
        aria-live={pinned ? 'polite' : undefined}
        // One that passes by takes neither clicks nor the focus.
        inert={!pinned}
        data-of={at.thing}
        style={place ? { left: place.x, top: place.y } : { visibility: 'hidden' }}
      >
        <header>
          <span ref={picture} className="tip-picture" aria-hidden="true" />
          <div>
            <h2 className="world">{tip.title}</h2>
            {tip.kind && <span className="dim">{tip.kind}</span>}
          </div>
          {pinned && (
            <button type="button" className="plain-button" aria-label={t('close')} onClick={onClose}>
              <Sign name="close" />
            </button>
          )}
        </header>
        {does !== '' && (
          <p>
            <Terms game={game} text={does} of={tip.rule} />
          </p>
        )}
        {tip.now && tip.now.length > 0 && (
          <div className="tip-now">
            <h3 className="world">{t('tip.now')}</h3>
            {tip.now.map((sentence) => (
              <p key={sentence}>
                <Terms game={game} text={sentence} of={tip.rule} />
              </p>
            ))}
          </div>
        )}
        <footer>
          <button type="button" className="rule-link" onClick={() => onRule(tip.rule)}>
            {ruleTitle === '' || ruleTitle === tip.title ? tip.rule : `${ruleTitle}, ${tip.rule}`}
          </button>
          {!pinned && (
            <span className="dim tip-keep">
              <kbd>?</kbd> {t('tip.keep')}
            </span>
          )}
        </footer>
      </section>
    </>
  )
}

/** A small copy of the piece itself. */
function pictureOf(element: Element): Node[] {
  const art = element.matches('svg') ? element : element.querySelector('svg')
  if (!art) return []
  const { width, height } = art.getBoundingClientRect()
  if (width < 4 || height < 4 || width > 130 || height > 130) return []
  const copy = art.cloneNode(true) as SVGElement
  for (const name of ['x', 'y', 'style', 'role', 'aria-label', 'data-thing']) copy.removeAttribute(name)
  const scale = Math.min(46 / width, 46 / height)
  copy.setAttribute('width', `${width * scale}`)
  copy.setAttribute('height', `${height * scale}`)
  return [copy]
}
