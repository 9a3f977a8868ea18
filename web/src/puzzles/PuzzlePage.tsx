import { type GameId, isGameId } from '@meadhall/hall/game-ids'
import { type Puzzle, type PuzzleHead } from '@meadhall/hall/puzzles/puzzle'
import { puzzleOf, puzzlesOf } from '@meadhall/hall/puzzles/shelf'
import { useMemo } from 'react'
import { address, go } from '../app/route.ts'
import { BOT_NAMES } from '../hall/catalog.ts'
import { Page } from '../hall/Page.tsx'
import { useAttempts } from '../store/puzzles.ts'
import { useSettings } from '../store/settings.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { OpenTable } from '../table/OpenTable.tsx'
import { loadParts, type Parts } from '../table/parts.ts'
import { isUpToDate } from '../table/show-queue.ts'
import { useVoice } from '../text/words.ts'
import { PuzzlePanel } from './PuzzlePanel.tsx'
import './puzzles.css'
import { usePuzzle } from './use-puzzle.ts'
import { type SayPuzzle, usePuzzleWords } from './words.ts'

interface Loaded {
  readonly parts: Parts
  readonly puzzle: Puzzle
  readonly heads: readonly PuzzleHead[]
}

/** A puzzle on the real table: `GAME/PUZZLE`. */
export function PuzzlePage({ id }: { id: string }) {
  const { t, locale } = useVoice()
  const p = usePuzzleWords()
  const [name, wanted] = id.split('/')
  const game = isGameId(name) ? name : undefined
  const loaded = useLoaded(async (): Promise<Loaded | 'missing'> => {
    if (!game) return 'missing'
    const [puzzle, heads] = await Promise.all([puzzleOf(game, wanted), puzzlesOf(game)])
    return puzzle ? { puzzle, heads, parts: await loadParts(game, locale, undefined) } : 'missing'
  }, [id, locale])
  if (!p || !loaded) return <div className="waiting" role="status" aria-label={t('opening')} />
  if (!game || loaded === 'missing')
    return (
      <Page title={p('puzzles')}>
        <div className="plank">
          <p>{p('missing')}</p>
          <a className="button" href={address(game ? { at: 'puzzles', game } : { at: 'hall' })}>
            {game ? p('list') : t('backToHall')}
          </a>
        </div>
      </Page>
    )
  return <Solve key={`${id} ${locale}`} game={game} p={p} {...loaded} />
}

function Solve({ game, p, parts, puzzle, heads }: Loaded & { game: GameId; p: SayPuzzle }) {
  const { t } = useVoice()
  const { name } = useSettings()
  const attempts = useAttempts()
  const { seat, seats } = puzzle
  const names = useMemo(() => {
    const others = [...BOT_NAMES]
    return Array.from({ length: seats }, (_, of) => (of === seat ? name || t('guest') : others.shift()!))
  }, [seats, seat, name, t])
  const solving = usePuzzle(parts.game, game, puzzle, names)
  const at = heads.findIndex(({ id }) => id === puzzle.id)
  const next = [...heads.slice(at + 1), ...heads.slice(0, at)].find(
    ({ id }) => !Object.hasOwn(attempts, `${game}/${id}`),
  )
  const here = `${game}/${puzzle.id}`
  return (
    <OpenTable
      route={{ at: 'puzzle', id: here, show: 'play' }}
      followed={solving.followed}
      parts={parts}
      onHall={() => go({ at: 'puzzles', game })}
      around={{
        over: isUpToDate(solving.followed.queue) && (
          <PuzzlePanel
            p={p}
            game={game}
            puzzle={puzzle}
            n={at + 1}
            solving={solving}
            parts={parts}
            names={names}
            known={attempts[here]}
            onNext={next && (() => go({ at: 'puzzle', id: `${game}/${next.id}`, show: 'play' }))}
          />
        ),
      }}
    />
  )
}
