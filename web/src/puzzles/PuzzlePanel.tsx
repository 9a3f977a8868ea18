import type { GameId } from '@meadhall/hall/game-ids'
import { LEVELS } from '@meadhall/hall/levels'
import { type Puzzle, type PuzzleWay, starsOf } from '@meadhall/hall/puzzles/puzzle'
import type { Speaker } from '@meadhall/hall/say'
import type { Advice } from '@meadhall/hall/think'
import type { AnyMove } from '@meadhall/kernel/rules'
import { useMemo, useState } from 'react'
import { address } from '../app/route.ts'
import { Sign } from '../app/Sign.tsx'
import { suggestions } from '../hint/reasons.ts'
import { loadHintWords, type SayHint } from '../hint/words.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useKeys } from '../table/keys.ts'
import { type Parts, speakerOf } from '../table/parts.ts'
import { listed, percent } from '../table/said.ts'
import { useVoice } from '../text/words.ts'
import { Stones } from './Stones.tsx'
import { HINTS, type Solving } from './use-puzzle.ts'
import type { SayPuzzle } from './words.ts'

/** So often the ways were played on when the puzzle was made. */
const GAMES = 140
/** So many ways are told of, of what may be many moves each. */
const TOLD = 4
const MOVES = 6

/** What is asked, and when the choice is made, what came of it and why. */
export function PuzzlePanel({
  p,
  game,
  puzzle,
  n,
  solving: { judged, line, hints, again, show, hint },
  parts,
  names,
  known,
  onNext,
}: {
  p: SayPuzzle
  game: GameId
  puzzle: Puzzle
  n: number
  solving: Solving
  parts: Parts
  names: readonly string[]
  /** What came of the first attempt, once there was one. */
  known: 'solved' | 'missed' | undefined
  onNext: (() => void) | undefined
}) {
  const { t, locale } = useVoice()
  const [folded, fold] = useState(false)
  const h = useLoaded(() => loadHintWords(locale), [locale])
  const stars = starsOf(puzzle)
  const title = p(`kind.${puzzle.kind}`)
  const over = typeof judged === 'object'
  useKeys({ ...(judged === undefined && hints < HINTS && { w: hint }) })
  if (folded)
    return (
      <button type="button" className="puzzle-unfold button" onClick={() => fold(false)}>
        {p('unfold')}
      </button>
    )
  return (
    <section className={`puzzle-panel ${over ? 'over' : ''}`} aria-label={p('nth', { n })}>
      <header>
        <div>
          <h2 className="world">{title}</h2>
          <span className="dim">
            {p('nth', { n })} · {p('seat', { seats: puzzle.seats })} ·{' '}
            <Stones stars={stars} label={p('hard', { stars })} />
          </span>
        </div>
        <button
          type="button"
          className="plain-button"
          aria-label={p('fold')}
          title={p('fold')}
          onClick={() => fold(true)}
        >
          <Sign name="down" />
        </button>
      </header>
      <div role="status">
        {judged === undefined && <p>{p(`ask.${puzzle.kind}`)}</p>}
        {judged === undefined && hints > 0 && h && (
          <Hints p={p} h={h} game={game} puzzle={puzzle} parts={parts} names={names} count={hints} />
        )}
        {judged === 'judging' && <p>{p('judging')}</p>}
        {over && (
          <p>
            <b className={`world ${judged.solved ? 'puzzle-right' : 'puzzle-wrong'}`}>
              {judged.solved ? p(judged.way === undefined ? 'right.better' : 'right') : p('wrong')}
            </b>{' '}
            {!judged.solved && (
              <>
                {p('wrong.by', {
                  points: Number(judged.behind.toFixed(1)),
                  error: figure(2 * judged.error, locale),
                })}
              </>
            )}
          </p>
        )}
      </div>
      {over && h && (
        <Reason
          p={p}
          h={h}
          game={game}
          puzzle={puzzle}
          parts={parts}
          names={names}
          judged={judged}
          line={line}
        />
      )}
      {judged === undefined && known && <p className="dim">{p('counted')}</p>}
      <footer>
        <a className="plain-button" href={address({ at: 'puzzles', game })}>
          {p('list')}
        </a>
        {judged === undefined && hints < HINTS && (
          <button type="button" className="button" onClick={hint}>
            {p(hints === 0 ? 'hint' : 'hint.more')} <kbd>W</kbd>
            {known === undefined && <span className="dim">{p('hint.costs')}</span>}
          </button>
        )}
        {over && (
          <>
            <button type="button" className="button" onClick={again}>
              {p('again')}
            </button>
            <button type="button" className="button" onClick={show}>
              {p('show')}
            </button>
            {onNext && (
              <button type="button" className="button main" onClick={onNext}>
                {p('nextOne')}
              </button>
            )}
          </>
        )}
        {!over && <span className="unseen">{t('lesson.leave')}</span>}
      </footer>
    </section>
  )
}

const figure = (points: number, locale: string) =>
  points.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The ways as opinions of the bot, so that the same sentences are made of the same figures. */
function adviceOf({ ways, among }: Puzzle): Advice {
  const opinions = ways.map(({ line, behind, points, win, lines, deeds }) => ({
    move: line[0],
    afterwards: line.slice(1),
    worth: -behind,
    points,
    win,
    lines: Object.fromEntries(Object.entries(lines).map(([name, of]) => [name, { points: of, error: 0 }])),
    deeds,
  }))
  return { opinions, games: GAMES, among, middle: opinions.at(-1)!.points }
}

/** What the best way brings, in sentences; none where that comes later in the game. */
function useWhy({
  h,
  game,
  puzzle,
  say,
}: {
  h: SayHint
  game: GameId
  puzzle: Puzzle
  say: Speaker
}): string[] {
  const { locale } = useVoice()
  const [best] = useMemo(() => suggestions(adviceOf(puzzle)), [puzzle])
  const lines = best.lines.map(
    ({ line: name, points }) =>
      `${points < 0 ? '−' : '+'}${figure(Math.abs(points), locale)} ${h.maybe(`line.${game}.${name}`) ?? name}`,
  )
  return [
    ...(lines.length > 0
      ? [h.maybe(`part.${game}`, { lines: listed(say, lines) }) ?? h('part', { lines: listed(say, lines) })]
      : []),
    ...best.chances.flatMap(({ kind, of, chance }) => {
      const params = { percent: percent(chance), name: say.name(of) }
      return h.maybe(`chance.${kind}.${of}`, params) ?? h.maybe(`chance.${kind}`, params) ?? []
    }),
  ]
}

/** First what the best way is good for, then what it begins with. */
function Hints({
  p,
  h,
  game,
  puzzle,
  parts,
  names,
  count,
}: {
  p: SayPuzzle
  h: SayHint
  game: GameId
  puzzle: Puzzle
  parts: Parts
  names: readonly string[]
  count: number
}) {
  const { locale } = useVoice()
  const say = useMemo(() => speakerOf(parts.words, names), [parts, names])
  const why = useWhy({ h, game, puzzle, say })
  return (
    <>
      <p className="puzzle-hint">
        <b>{p('best.one')}:</b> {(why.length > 0 ? why : [h('later')]).join(locale === 'ja' ? '' : ' ')}
      </p>
      {count > 1 && (
        <p className="puzzle-hint">
          <b>{p('hint.begins')}</b> <span className="world">{say.move(puzzle.ways[0].line[0])}</span>
        </p>
      )}
    </>
  )
}

function Reason({
  p,
  h,
  game,
  puzzle,
  parts,
  names,
  judged,
  line,
}: {
  p: SayPuzzle
  h: SayHint
  game: GameId
  puzzle: Puzzle
  parts: Parts
  names: readonly string[]
  judged: Extract<Solving['judged'], object>
  line: readonly AnyMove[]
}) {
  const { t, locale } = useVoice()
  const say = useMemo(() => speakerOf(parts.words, names), [parts, names])
  const told = (moves: readonly AnyMove[]) => {
    const sentences = moves.slice(0, MOVES).map((move) => say.move(move))
    return `${sentences.join(' · ')}${moves.length > MOVES ? ' …' : ''}`
  }
  const why = useWhy({ h, game, puzzle, say })
  const { ways, answers, lead, error, among, found } = puzzle
  const heading = (way: PuzzleWay, i: number) =>
    i === 0
      ? p('best.one')
      : i < answers
        ? p('best.other')
        : p('next', { points: figure(Math.max(0, way.behind), locale) })
  return (
    <>
      <ol className="puzzle-ways">
        {ways.slice(0, TOLD).map((way, i) => (
          <li key={i} className={i < answers ? 'best' : ''}>
            <span className="dim">
              {heading(way, i)}
              {judged.way === i && <b> · {p('yours')}</b>}
            </span>
            <span className="world">{told(way.line)}</span>
            {i === 0 && <span>{(why.length > 0 ? why : [h('later')]).join(locale === 'ja' ? '' : ' ')}</span>}
          </li>
        ))}
        {(judged.way === undefined || judged.way >= TOLD) && (
          <li>
            <span className="dim">
              <b>{p('yours')}</b>
            </span>
            <span className="world">{told(line)}</span>
          </li>
        )}
      </ol>
      <p className="dim">
        {p('lead', {
          points: figure(lead, locale),
          error: figure(2 * error, locale),
          games: GAMES,
          among,
        })}
      </p>
      <p className="puzzle-found">
        <span className="dim">{p('found')}:</span>{' '}
        {LEVELS.map((level) => (
          <span key={level}>
            {t(`level.${level}`)} {percent(found[level])}
          </span>
        ))}
      </p>
    </>
  )
}
