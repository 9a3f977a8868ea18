import './styles.ts'
import { GAME_IDS, type GameId, ofGame } from '@meadhall/hall/game-ids'
import { gameOf } from '@meadhall/hall/games'
import type { Speaker } from '@meadhall/hall/say'
import {
  type Box,
  type Kind,
  namesOf,
  type Piece,
  piecesOf,
  piecesOfKind,
  problemOf,
  type Source,
  type Tables,
} from '@meadhall/kernel/component-set'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Segments } from '../app/controls.tsx'
import { address, go } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { titleOf } from '../hall/catalog.ts'
import { MOST_SETS } from '../store/sets.ts'
import { useSettings } from '../store/settings.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { loadWords, speakerOf } from '../table/parts.ts'
import { useVoice } from '../text/words.ts'
import type { ChestGame } from './chest-game.ts'
import { Editor } from './Editor.tsx'
import { Mark, Marked } from './Mark.tsx'
import { CHEST_GAMES } from './registry.ts'
import { SetBar } from './SetBar.tsx'
import type { ChestKey } from './text/en.ts'
import { useSet, type Working } from './use-set.ts'
import { ChestContext, loadChestWords, type SayChest, sayProblem, useChest } from './words.ts'

const Trial = lazy(async () => ({ default: (await import('./Trial.tsx')).Trial }))

const SOURCES = ['printed', 'reconstructed', 'yours'] as const

interface Loaded {
  readonly box: Box
  readonly art: ChestGame
  readonly say: Speaker
  readonly c: SayChest
}

/** What is in a game's box, and what its owner has put in place of our guesses. */
export function ChestPage({ game, shared }: { game: string; shared?: string | undefined }) {
  const { t, locale } = useVoice()
  const loaded = useLoaded(async (): Promise<Loaded> => {
    const [box, art, words, c] = await Promise.all([
      gameOf(game)!.box!(),
      ofGame(CHEST_GAMES, game)!(),
      loadWords(game, locale),
      loadChestWords(locale),
    ])
    return { box, art, say: speakerOf(words, []), c }
  }, [game, locale])
  return (
    <div className="page chest-page">
      <TopBar game={game}>
        <a className="dim" href={address({ at: 'hall' })}>
          ‹ {t('hall')}
        </a>
        <h1 className="world">
          {loaded?.c('chest')} · {t(titleOf(game))}
        </h1>
      </TopBar>
      {loaded && <Chest {...loaded} shared={shared} />}
    </div>
  )
}

function Chest({ box, art, say: ours, c, shared }: Loaded & { shared: string | undefined }) {
  const { t } = useVoice()
  const { theme } = useSettings()
  const working = useSet(box, c('set.first'))
  const { tables } = working
  const [kindId, setKind] = useState(() => box.kinds[0].id)
  const [at, setAt] = useState('')
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<Source | 'all'>('all')
  const [trying, setTrying] = useState(false)
  const [full, setFull] = useState(false)
  const side = useRef<HTMLElement>(null)
  const [entered, setEntered] = useState(0)
  // Whoever opens a piece by keys is at its parts at once, and by Escape back at the piece.
  useEffect(() => {
    if (entered > 0) side.current?.querySelector<HTMLElement>(PARTS)?.focus()
  }, [entered])
  const all = useMemo(() => piecesOf(box, tables), [box, tables])
  const names = useMemo(() => namesOf(box, tables), [box, tables])
  const say = useMemo(
    () => ({ ...ours, name: (id: string) => (Object.hasOwn(names, id) ? names[id] : ours.name(id)) }),
    [ours, names],
  )
  const nameOf = (piece: Piece) => art.nameOf(piece, c, say)
  const found = query.trim().toLocaleLowerCase()
  const ofKind = all.filter((piece) => piece.kind === kindId)
  const shown = (found === '' ? ofKind : all).filter(
    (piece) =>
      (filter === 'all' || piece.source === filter) &&
      (found === '' || nameOf(piece).toLocaleLowerCase().includes(found)),
  )
  const chosen = all.find((piece) => keyOf(piece) === at) ?? ofKind[0]
  const editable = box.kinds.some((each) => 'table' in each)
  const change = (now: Tables) => {
    setFull(!working.change(now))
  }
  return (
    <ChestContext value={{ c, say }}>
      <main className="chest">
        <nav className="chest-kinds" aria-label={c('kinds')}>
          <Segments
            label={t('games')}
            value={box.game as GameId}
            of={GAME_IDS}
            name={(of) => c(`game.${of}`)}
            onChange={(of) => go({ at: 'chest', game: of })}
          />
          <ul>
            {box.kinds.map((each) => (
              <li key={each.id}>
                <KindButton
                  kind={each}
                  pieces={piecesOfKind(box, each, tables)}
                  chosen={each.id === kindId && found === ''}
                  onClick={() => {
                    setKind(each.id)
                    setAt('')
                    setQuery('')
                  }}
                />
              </li>
            ))}
          </ul>
          <dl className="chest-legend">
            {SOURCES.map((source) => (
              <div key={source}>
                <dt>
                  <Marked source={source} />
                </dt>
                <dd className="dim">{c(`source.${source}.about`)}</dd>
              </div>
            ))}
          </dl>
        </nav>
        <section className="chest-pieces" aria-label={c('pieces')}>
          <div className="chest-head">
            <h2 className="title">{c(`kind.${kindId}` as ChestKey)}</h2>
            <input
              type="search"
              aria-label={c('search')}
              placeholder={c('search')}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
            {editable && (
              <Segments
                label={c('filter')}
                value={filter}
                of={['all', ...SOURCES] as const}
                name={(of) =>
                  c(`filter.${of}`, {
                    n: (found === '' ? ofKind : all).filter(({ source }) => of === 'all' || source === of)
                      .length,
                  })
                }
                onChange={setFilter}
              />
            )}
          </div>
          <p className="dim">
            {c(editable ? 'chest.about' : 'chest.printed')} {editable && c('chest.keys')}
          </p>
          {editable && <First box={box} all={all} onChoose={setKind} />}
          <ul className="chest-well">
            {shown.map((piece) => (
              <li key={keyOf(piece)}>
                <PieceButton
                  art={art}
                  piece={piece}
                  name={nameOf(piece)}
                  chosen={piece === chosen}
                  onClick={(byKeys) => {
                    setAt(keyOf(piece))
                    setKind(piece.kind)
                    if (byKeys) setEntered((times) => times + 1)
                  }}
                />
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p role="status">{c('search.none')}</p>}
        </section>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the way back for keys */}
        <aside
          ref={side}
          className="chest-side"
          onKeyDown={({ key }) => {
            if (key === 'Escape')
              document.querySelector<HTMLElement>('.chest-piece[aria-pressed="true"]')?.focus()
          }}
        >
          {chosen && (
            <Editor
              key={keyOf(chosen)}
              box={box}
              art={art}
              piece={chosen}
              name={nameOf(chosen)}
              ourName={art.nameOf({ ...chosen, row: chosen.ours ?? chosen.row }, c, ours)}
              tables={tables}
              theme={theme}
              onChange={change}
            />
          )}
          {editable && <SetStatus box={box} working={working} all={all} full={full} />}
        </aside>
        {editable && <SetBar box={box} working={working} shared={shared} onTry={() => setTrying(true)} />}
        {trying && (
          <Suspense>
            <Trial game={box.game} set={working.set} onClose={() => setTrying(false)} />
          </Suspense>
        )}
      </main>
    </ChestContext>
  )
}

/** What can be changed of a piece; a map is walked to by itself. */
const PARTS = '.chest-fields :is(button:enabled, input, select), .chest-map [tabindex="0"]'

const keyOf = ({ kind, at }: Piece): string => [kind, ...at].join(' ')

/** How many of how many are yours, as a bar of marks and in words. */
function KindButton({
  kind,
  pieces,
  chosen,
  onClick,
}: {
  kind: Kind
  pieces: readonly Piece[]
  chosen: boolean
  onClick: () => void
}) {
  const { c } = useChest()
  const count = (source: Source) => pieces.filter((piece) => piece.source === source).length
  const yours = count('yours')
  return (
    <button type="button" aria-current={chosen ? 'true' : undefined} onClick={onClick}>
      <span className="world">{c(`kind.${kind.id}` as ChestKey)}</span>
      <span className="count">
        {yours > 0 ? `${yours}/` : ''}
        {pieces.length}
      </span>
      <span className="chest-share" aria-hidden="true">
        {SOURCES.map((source) => (
          <i key={source} className={source} style={{ flexGrow: count(source) }} />
        ))}
      </span>
      {yours > 0 && <span className="unseen">{c('count.yours', { n: yours, of: pieces.length })}</span>}
    </button>
  )
}

function PieceButton({
  art: { Picture },
  piece,
  name,
  chosen,
  onClick,
}: {
  art: ChestGame
  piece: Piece
  name: string
  chosen: boolean
  onClick: (byKeys: boolean) => void
}) {
  const { c } = useChest()
  const { theme } = useSettings()
  const button = useRef<HTMLButtonElement>(null)
  const { source, copies } = piece
  return (
    <button
      ref={button}
      type="button"
      className={`chest-piece ${piece.kind}`}
      aria-pressed={chosen}
      onClick={({ detail }) => onClick(detail === 0)}
    >
      <span aria-hidden="true">
        <Picture piece={piece} name={name} width={82} theme={theme} />
      </span>
      <span className="chest-name">{name}</span>
      <span className={`chest-source ${source}`}>
        <Mark source={source} size={14} /> {c(`source.${source}`)}
        {copies !== 1 && <b className="count"> {c('copies', { n: copies })}</b>}
      </span>
    </button>
  )
}

/** What changes the game most and is not yet the owner's. */
function First({
  box,
  all,
  onChoose,
}: {
  box: Box
  all: readonly Piece[]
  onChoose: (kind: string) => void
}) {
  const { c } = useChest()
  const guessed = box.kinds
    .filter(
      (kind) =>
        'weight' in kind && all.some(({ kind: of, source }) => of === kind.id && source === 'reconstructed'),
    )
    .sort((a, b) => ('weight' in a && 'weight' in b ? a.weight - b.weight : 0))[0]
  if (!guessed) return <p className="chest-first">{c('first.done')}</p>
  return (
    <p className="chest-first">
      <Mark source="reconstructed" />{' '}
      <button type="button" className="plain-button" onClick={() => onChoose(guessed.id)}>
        {c('first', { kind: c(`kind.${guessed.id}` as ChestKey) })}
      </button>
    </p>
  )
}

/** Whether the set can be played with, and how far it is from ours and from the box. */
function SetStatus({
  box,
  working: { set, tables, undo, redo },
  all,
  full,
}: {
  box: Box
  working: Working
  all: readonly Piece[]
  full: boolean
}) {
  const { c, say } = useChest()
  const problem = useMemo(() => problemOf(box, tables), [box, tables])
  const remarks = problem ? [] : box.remarks(tables)
  const yours = all.filter(({ source }) => source === 'yours').length
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (full) status.current?.focus()
  }, [full])
  return (
    <div className="chest-standing">
      <div className="row">
        <button type="button" className="button" disabled={!undo} onClick={undo}>
          {c('undo')} <kbd>Ctrl Z</kbd>
        </button>
        <button type="button" className="button" disabled={!redo} onClick={redo}>
          {c('redo')}
        </button>
      </div>
      <div ref={status} role="status" tabIndex={-1}>
        {full && <p className="danger">{c('set.full', { n: MOST_SETS })}</p>}
        {problem && <p className="danger">{c('set.problem', { why: sayProblem(c, say, problem) })}</p>}
        {remarks.map((remark) => (
          <p key={String(remark.at[0])} className="dim">
            {c('set.remark', { why: sayProblem(c, say, remark) })}
          </p>
        ))}
        {set && !problem && <p>{c('set.differs', { n: yours })}</p>}
      </div>
    </div>
  )
}
