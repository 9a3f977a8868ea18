import { figureUpdate } from '@meadhall/hall/book-table'
import type { Catalog } from '@meadhall/hall/say'
import type { Figure } from '@meadhall/kernel/book'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ThemeName } from '../art/theme.ts'
import { type Parts, speakerOf } from '../table/parts.ts'
import { useWords } from '../text/words.ts'
import type { Box } from './camera.ts'
import { type Flag, placeFlags, ROW } from './flags.ts'
import { Miniature } from './Miniature.tsx'

/** A picture of the rulebook: the table on the figure's position, with flags that point at things. */
export function FigureView({
  figure,
  parts,
  text,
  theme,
}: {
  figure: Figure
  parts: Parts
  text: Catalog
  theme?: ThemeName | undefined
}) {
  const t = useWords()
  const update = useMemo(() => figureUpdate(parts.game, figure), [parts, figure])
  const say = useMemo(() => speakerOf(parts.words, figure.players), [parts, figure])
  const labels = Object.entries(figure.labels).map(([id, thing]) => ({
    id,
    thing,
    name: text[`fig.${figure.id}.${id}`],
    about: text[`fig.${figure.id}.${id}.about`],
  }))
  const things = [...labels.map(({ thing }) => thing), ...(figure.frame ?? [])]
  const caption = text[`fig.${figure.id}`]
  return (
    <figure className="book-figure" data-figure={figure.id}>
      <div
        role="img"
        aria-label={t('rules.picture', { caption, names: labels.map(({ name }) => name).join(', ') })}
      >
        <Miniature
          shown={{ parts, update, say, open: figure.open ?? false, theme }}
          frame={things}
          edge={ROW + 10}
        >
          {(at, size) => <Flags labels={labels} at={at} {...size} />}
        </Miniature>
      </div>
      <figcaption>
        <p>{caption}</p>
        <dl>
          {labels.map(({ id, name, about }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}

interface Label {
  readonly id: string
  readonly thing: string
  readonly name: string
}

/** Names above and below the picture, each with a line to its thing. */
function Flags({
  labels,
  at,
  width,
  height,
}: {
  labels: readonly Label[]
  at: (thing: string) => Box | undefined
  width: number
  height: number
}) {
  const list = useRef<HTMLUListElement>(null)
  const [widths, setWidths] = useState<readonly number[]>([])
  const names = labels.map(({ name }) => name).join('\n')
  useLayoutEffect(() => {
    const measure = () =>
      setWidths([...list.current!.children].map((flag) => (flag as HTMLElement).offsetWidth))
    measure()
    document.fonts.addEventListener('loadingdone', measure)
    return () => document.fonts.removeEventListener('loadingdone', measure)
  }, [names])
  const found = labels.flatMap(({ id, thing }, i) => {
    const box = at(thing)
    return box && widths[i] ? [{ id, box, width: widths[i] }] : []
  })
  const flags = placeFlags(found, { width, height })
  const of = (id: string): Flag | undefined => flags.find((flag) => flag.id === id)
  return (
    <>
      <svg className="book-lines" width={width} height={height} aria-hidden="true">
        {flags.map(({ id, from, to }, i) => (
          <g key={id} className={labels[0].id === id ? 'first' : ''}>
            <path className="under" d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />
            <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />
            <circle cx={to[0]} cy={to[1]} r={i === 0 ? 4.5 : 4} />
          </g>
        ))}
      </svg>
      <ul ref={list} className="book-flags" aria-hidden="true" style={{ '--row': `${ROW}px` } as never}>
        {labels.map(({ id, name }, i) => {
          const flag = of(id)
          return (
            <li
              key={id}
              className={i === 0 ? 'first' : ''}
              style={flag ? { left: flag.x, top: flag.y } : { visibility: 'hidden' }}
            >
              {name}
            </li>
          )
        })}
      </ul>
    </>
  )
}
