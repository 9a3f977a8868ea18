import { GAME_IDS, type GameId } from '@meadhall/hall/game-ids'
import { type PuzzleHead } from '@meadhall/hall/puzzles/puzzle'
import { ofTheDay, puzzlesOf } from '@meadhall/hall/puzzles/shelf'
import { useState } from 'react'
import { Segments } from '../app/controls.tsx'
import { address, go } from '../app/route.ts'
import { Page } from '../hall/Page.tsx'
import { useAttempts } from '../store/puzzles.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import { Stones } from './Stones.tsx'
import './puzzles.css'
import { type SayPuzzle, usePuzzleWords } from './words.ts'

type Filter = 'all' | PuzzleHead['kind']

/** What there is to solve in a game, the puzzle of the day first. */
export function PuzzlesPage({ game }: { game: GameId }) {
  const { t } = useVoice()
  const p = usePuzzleWords()
  const loaded = useLoaded(async () => ({ game, heads: await puzzlesOf(game) }), [game])
  if (!p || loaded?.game !== game) return <div className="waiting" role="status" aria-label={t('opening')} />
  return <Listed key={game} game={game} p={p} heads={loaded.heads} />
}

function Listed({ game, p, heads }: { game: GameId; p: SayPuzzle; heads: readonly PuzzleHead[] }) {
  const { t } = useVoice()
  const attempts = useAttempts()
  const [filter, setFilter] = useState<Filter>('all')
  const stateOf = ({ id }: PuzzleHead) => attempts[`${game}/${id}`] ?? 'open'
  const kinds = [...new Set(heads.map(({ kind }) => kind))]
  const today = heads[ofTheDay(Math.floor(Date.now() / 86_400_000), heads.length)]
  const solved = heads.filter((head) => stateOf(head) === 'solved').length
  return (
    <Page title={p('puzzles')} game={game}>
      <div className="plank wide">
        <div className="puzzle-games">
          <Segments
            label={t('game')}
            value={game}
            of={GAME_IDS}
            name={(id) => t(`game.${id}`)}
            onChange={(to) => go({ at: 'puzzles', game: to })}
          />
        </div>
        <p className="dim">{p('about')}</p>
        <a
          className="puzzle-today button main"
          href={address({ at: 'puzzle', id: `${game}/${today.id}`, show: 'play' })}
        >
          {p('today')}: {p(`kind.${today.kind}`)}
        </a>
        <p className="dim">{p('today.about')}</p>
        <div className="row spread">
          <b>{p('solvedOf', { solved, all: heads.length })}</b>
          <label className="row">
            <span className="dim">{p('kind')}</span>
            <select value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
              <option value="all">{p('all')}</option>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {p(`kind.${kind}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <ul className="puzzle-list">
          {heads.map((head, i) => {
            if (filter !== 'all' && filter !== head.kind) return null
            const state = stateOf(head)
            const { id, kind, stars } = head
            const name = p(`kind.${kind}`)
            return (
              <li key={id}>
                <a className={state} href={address({ at: 'puzzle', id: `${game}/${id}`, show: 'play' })}>
                  <span className="unseen">{p('nth.spoken', { n: i + 1, kind: name, stars, state })}</span>
                  <b aria-hidden="true">
                    {i + 1}
                    {state === 'solved' && ' ✓'}
                    {state === 'missed' && ' ×'}
                  </b>
                  <span aria-hidden="true">{name}</span>
                  <span aria-hidden="true">
                    <Stones stars={stars} label={p('hard', { stars })} />
                  </span>
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </Page>
  )
}
