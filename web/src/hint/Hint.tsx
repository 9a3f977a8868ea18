import type { Advice } from '@meadhall/hall/think'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { localHall } from '../app/local-hall.ts'
import { EnterKey } from '../app/Sign.tsx'
import { HUGINN } from '../art/huginn.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useBoxes } from '../lesson/use-boxes.ts'
import { useDock } from '../lesson/use-dock.ts'
import { useLoaded } from '../store/use-loaded.ts'
import type { GameTable, TableHold } from '../table/game-table.ts'
import { useKeys } from '../table/keys.ts'
import { listed, percent } from '../table/said.ts'
import './hint.css'
import { Marks } from './Marks.tsx'
import { type Suggestion, suggestions } from './reasons.ts'
import { difference, reasonsTold } from './told.ts'
import { loadHintWords, type SayHint } from './words.ts'

/** "What would you do?": Huginn names one to three moves and says why. Nobody else hears it. */
export function Hint({ hold, table, onClose }: { hold: TableHold; table: GameTable; onClose: () => void }) {
  const { update, locale } = hold
  const h = useLoaded(() => loadHintWords(locale), [locale])
  const [heard, setHeard] = useState<{ on: unknown; advice: Advice | undefined }>()
  const { game, options, view, viewer: seat } = update
  useEffect(() => {
    let left = false
    if (seat !== null)
      void localHall()
        .advise({ game, options, view, seat })
        .then((advice) => !left && setHeard({ on: view, advice }))
    return () => {
      left = true
    }
  }, [game, options, view, seat])
  const told = heard?.on === view ? heard : undefined
  const found = useMemo(() => (told?.advice ? suggestions(told.advice) : []), [told])
  const [chosen, choose] = useState(0)
  const panel = useRef<HTMLElement>(null)
  const things = found.map(({ move }) => table.placesOf?.(move, view) ?? '')
  const boxes = useBoxes(things.filter((thing) => thing !== ''))
  // The panel is there when its words are: only then has it a size.
  const place = useDock(panel, boxes, NOTHING, `${h !== undefined} ${found.length}`, false)
  const act = (at: number) => {
    const { move, afterwards } = found[at]
    onClose()
    if (!table.makeAll?.([move, ...afterwards])) hold.send(move, true)
  }
  useFocusInside(panel, h !== undefined && told !== undefined)
  useKeys(
    {
      Escape: onClose,
      w: onClose,
      ...(found.length > 0 && { Enter: () => act(chosen) }),
      ...Object.fromEntries(found.map((_, i) => [`${i + 1}`, () => choose(i)])),
    },
    true,
  )
  if (!h) return null
  return (
    <>
      <Marks things={things} chosen={chosen} />
      <section
        ref={panel}
        className="hint"
        role="dialog"
        style={{ left: place.x, top: place.y }}
        aria-label={h('title')}
        tabIndex={-1}
      >
        <span className="hint-raven">
          <Sheet width={104} height={109} viewBox="0 0 152 160" markup={HUGINN} />
        </span>
        <div className="hint-head">
          <h2 className="world">{h('title')}</h2>
          <span className="dim">{h('who')}</span>
        </div>
        <div role="status" className="dim">
          {!told ? h('thinks') : found.length === 0 ? h('nothing') : ''}
        </div>
        {told?.advice && (
          <>
            <ol aria-label={h('choices')}>
              {found.map((one, i) => (
                <li key={i}>
                  <button
                    type="button"
                    className="hint-move"
                    aria-pressed={i === chosen}
                    onClick={() => (i === chosen ? act(i) : choose(i))}
                    onFocus={() => choose(i)}
                  >
                    <Words
                      one={one}
                      n={i + 1}
                      among={told.advice!.among}
                      hold={hold}
                      h={h}
                      alone={told.advice!.opinions.length === 1}
                    />
                  </button>
                </li>
              ))}
            </ol>
            {told.advice.unfamiliar && <p className="hint-about">{h('unfamiliar')}</p>}
            <p className="hint-about">{h.maybe(`about.${game}`, told.advice) ?? h('about', told.advice)}</p>
          </>
        )}
        <div className="hint-foot">
          <button type="button" className="button" onClick={onClose}>
            {h('back')} <kbd>Esc</kbd>
          </button>
          {found.length > 0 && (
            <button type="button" className="button main" onClick={() => act(chosen)}>
              {h('doIt', { n: chosen + 1 })} <EnterKey />
            </button>
          )}
        </div>
      </section>
    </>
  )
}

const NOTHING = [] as const

/** One suggestion: the move, two sentences of figures, a bar on the common scale. */
function Words({
  one,
  n,
  among,
  hold: { say, update },
  h,
  alone,
}: {
  one: Suggestion
  n: number
  among: number
  hold: TableHold
  h: SayHint
  /** Nothing to compare it with. */
  alone: boolean
}) {
  const { game, seats } = update
  const { amounts, chances } = reasonsTold(one, game, h, say)
  const part = alone ? 'part.alone' : 'part'
  const why = [
    ...(amounts.length > 0
      ? [
          h.maybe(`${part}.${game}`, { lines: listed(say, amounts) }) ??
            h(part, { lines: listed(say, amounts) }),
        ]
      : []),
    ...chances,
  ]
  if (why.length === 0) why.push(h('later'))
  const then = one.afterwards.slice(0, 3).map((move) => say.move(move))
  const points = difference(one.gain, say.locale)
  return (
    <>
      <span className="hint-n" aria-hidden="true">
        {n}
      </span>
      <b className="world">{say.move(one.move)}</b>
      <span className="hint-why">{why.join(say.locale.startsWith('ja') ? '' : ' ')}</span>
      {then.length > 0 && (
        <span className="hint-why dim">{h('afterwards', { moves: then.join(' · ') })}</span>
      )}
      {among > 1 && (
        <span className="hint-figures">
          <span className="hint-bar" aria-hidden="true">
            <i style={{ width: `${100 * one.bar}%` }} />
          </span>
          <span className="hint-points" title={h('points.about', { among })}>
            {h.maybe(`points.${game}`, { points }) ?? h('points', { points })}
          </span>
          <span className="unseen">{h('points.about', { among })}</span>
          {seats.length > 1 && <span>· {h('win', { percent: percent(one.win) })}</span>}
          {one.close && <span>· {h('close')}</span>}
        </span>
      )}
    </>
  )
}

/** Who asked by keys goes on by keys: the panel has the focus, then its first suggestion. */
function useFocusInside(panel: RefObject<HTMLElement | null>, told: boolean): void {
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('.hint-move') ?? panel.current
    first?.focus({ preventScroll: true })
  }, [panel, told])
}
