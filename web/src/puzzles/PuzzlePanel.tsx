import type { GameId } from '@meadhall/hall/game-ids'
import { LEVELS } from '@meadhall/hall/levels'
import { PLAYED_ON, type Puzzle, type PuzzleWay, puzzleState, starsOf } from '@meadhall/hall/puzzles/puzzle'
import type { Speaker } from '@meadhall/hall/say'
import type { AnyMove } from '@meadhall/kernel/rules'
import { useMemo, useState } from 'react'
import { address } from '../app/route.ts'
import { Sign } from '../app/Sign.tsx'
import { suggestions } from '../hint/reasons.ts'
import { reasonsTold } from '../hint/told.ts'
import { loadHintWords, type SayHint } from '../hint/words.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useKeys } from '../table/keys.ts'
import { type Parts, speakerOf } from '../table/parts.ts'
import { listed, movesInWords, percent } from '../table/said.ts'
import { useVoice } from '../text/words.ts'
import { adviceOf } from './advice.ts'
import { Stones } from './Stones.tsx'
import { HINTS, type Solving } from './use-puzzle.ts'
import type { SayPuzzle } from './words.ts'

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
  // In A Feast for Odin nobody has workers.
  const asked =
    game === 'odin' && puzzle.kind === 'space' ? 'ask.space.odin' : (`ask.${puzzle.kind}` as const)
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
        {judged === undefined && <p>{p(asked)}</p>}
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

/** What the best way brings, in sentences; none where that comes later in the game. */
function useWhy({
  p,
  h,
  game,
  puzzle,
  say,
}: {
  p: SayPuzzle
  h: SayHint
  game: GameId
  puzzle: Puzzle
  say: Speaker
}): string[] {
  const [best] = useMemo(() => suggestions(adviceOf(puzzle)), [puzzle])
  const { amounts, chances } = reasonsTold(best, game, h, say)
  return [
    ...(amounts.length > 0
      ? [p(game === 'mountain' ? 'against.mountain' : 'against', { lines: listed(say, amounts) })]
      : []),
    ...chances,
  ]
}

/** Moves in words by the position of the puzzle. */
function useSpeaker(parts: Parts, puzzle: Puzzle, names: readonly string[]): Speaker {
  return useMemo(() => {
    const { seat } = puzzle
    const view = parts.game.rules.view(puzzleState(parts.game, puzzle), seat)
    return movesInWords(speakerOf(parts.words, names), parts.table, { view, viewer: seat })
  }, [parts, puzzle, names])
}

/** What is done several times in a row is said once. */
function timesOf(sentences: readonly string[]): string[] {
  const told: { sentence: string; times: number }[] = []
  for (const sentence of sentences) {
    const last = told.at(-1)
    if (last?.sentence === sentence) last.times++
    else told.push({ sentence, times: 1 })
  }
  return told.map(({ sentence, times }) => (times === 1 ? sentence : `${sentence} (${times}×)`))
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
  const say = useSpeaker(parts, puzzle, names)
  const why = useWhy({ p, h, game, puzzle, say })
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
  const say = useSpeaker(parts, puzzle, names)
  const told = (moves: readonly AnyMove[]) => {
    const sentences = timesOf(moves.map((move) => say.move(move)))
    return `${sentences.slice(0, MOVES).join(' · ')}${sentences.length > MOVES ? ' …' : ''}`
  }
  const why = useWhy({ p, h, game, puzzle, say })
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
          games: PLAYED_ON,
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
