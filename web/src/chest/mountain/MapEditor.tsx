import type { BoardRows } from '@meadhall/mountain/data/rows'
import {
  merge,
  mergeable,
  newHall,
  split,
  wallsOf,
  withCavern,
  withHall,
  withLair,
  withoutHall,
  withPath,
} from '@meadhall/mountain/map-edit'
import { CLANS, type Clan } from '@meadhall/mountain/vocabulary'
import { type ReactNode, useMemo, useState } from 'react'
import { Switch } from '../../app/controls.tsx'
import { BOARD_VIEW, layOut } from '../../art/mountain/geometry.ts'
import { mountainMarkup } from '../../art/mountain/scenery.ts'
import { clips, gateMarkup, labelMarkup, lairMarkup } from '../../art/mountain/state.ts'
import type { EditorProps } from '../chest-game.ts'
import { OneOf } from '../Field.tsx'
import { useChest } from '../words.ts'

/** The map itself is what is changed: a cavern, hall or lair is chosen on it, and what it may be stands beside it. */
export function MapEditor({ piece, theme, onChange }: EditorProps) {
  const { c, say } = useChest()
  const board = piece.row as BoardRows
  const [chosen, setChosen] = useState(board.caverns[0].id)
  const mountain = useMemo(() => layOut(board), [board])
  const ground = useMemo(() => {
    const caverns = [...mountain.caverns.values()]
    return (
      mountainMarkup(board, theme) +
      `<defs>${clips(mountain)}</defs>` +
      caverns.map((cavern) => gateMarkup(cavern, theme) + labelMarkup(mountain, cavern, theme)).join('')
    )
  }, [board, mountain, theme])
  const name = (id: string) => say.name(id)
  const cavern = board.caverns.find(({ id }) => id === chosen)
  const hall = board.halls.find(({ id }) => id === chosen)
  const lair = board.lairs.find(({ id }) => id === chosen)
  const take = (next: BoardRows, then?: string) => {
    onChange(next)
    if (then !== undefined) setChosen(then)
  }
  const paths = board.caverns.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2
  return (
    <div className="chest-map">
      <svg viewBox={BOARD_VIEW} className="art" role="group" aria-label={c('pieces')}>
        <g dangerouslySetInnerHTML={{ __html: ground }} />
        {[...mountain.tunnels.values()].map(({ between: [a, b], at }) => (
          <circle key={`${a} ${b}`} cx={at[0]} cy={at[1]} r="4" fill="#f3ead6" stroke="#14100c" />
        ))}
        {[...mountain.caverns.values()].map(({ id, d }) => (
          <path
            key={id}
            d={d}
            role="button"
            tabIndex={0}
            aria-pressed={chosen === id}
            aria-label={c('map.cavern', { name: name(id) })}
            className={chosen === id ? 'chest-place chosen' : 'chest-place'}
            onClick={() => setChosen(id)}
            onKeyDown={(event) => press(event, () => setChosen(id))}
          />
        ))}
        {[...mountain.lairs].map(([id, { pair, at }]) => (
          <g
            key={id}
            role="button"
            tabIndex={0}
            aria-pressed={chosen === id}
            aria-label={name(id)}
            className={chosen === id ? 'chest-place chosen' : 'chest-place'}
            onClick={() => setChosen(id)}
            onKeyDown={(event) => press(event, () => setChosen(id))}
          >
            <g
              dangerouslySetInnerHTML={{
                __html: lairMarkup(at, { pair, trolls: 0, figures: [], state: 'resting', leaving: 0 }, theme),
              }}
            />
            <circle cx={at[0]} cy={at[1]} r="15" className="chest-hit" />
          </g>
        ))}
        {[...mountain.halls].map(([id, { at }]) => (
          <g
            key={id}
            role="button"
            tabIndex={0}
            aria-pressed={chosen === id}
            aria-label={name(id)}
            className={chosen === id ? 'chest-place chosen' : 'chest-place'}
            transform={`translate(${at[0]} ${at[1]})`}
            onClick={() => setChosen(id)}
            onKeyDown={(event) => press(event, () => setChosen(id))}
          >
            <path
              d="M0-15L13-7.500V7.500L0 15-13 7.500V-7.500Z"
              fill="#2b1e15"
              stroke="#ffd76a"
              strokeWidth="2"
            />
            <text y="5" className="count" fontSize="13" fill="#ffd76a">
              {id.replace(/^\D+/, '')}
            </text>
          </g>
        ))}
      </svg>
      <p className="dim">
        {c('map.counts', {
          caverns: board.caverns.length,
          paths,
          gates: board.caverns.filter(({ gate }) => gate).length,
          halls: board.halls.length,
        })}
        {' · '}
        {c('map.about')}
      </p>
      {cavern && (
        <div
          className="chest-place-fields"
          role="group"
          aria-label={c('map.cavern', { name: name(cavern.id) })}
        >
          <h3 className="world">{c('map.cavern', { name: name(cavern.id) })}</h3>
          <Switch
            label={c('map.gate')}
            on={cavern.gate}
            onChange={(gate) => take(withCavern(board, cavern.id, { gate }))}
          />
          <div className="chest-field">
            <span className="world">{c('map.domain')}</span>
            <OneOf
              label={c('map.domain')}
              values={CLANS}
              value={cavern.clan}
              name={name}
              onChange={(clan) => take(withCavern(board, cavern.id, { clan: clan as Clan }))}
            />
          </div>
          <Ticks
            label={c('map.paths')}
            among={wallsOf(board, cavern).map(({ id }) => id)}
            chosen={cavern.adjacent}
            onChange={(id, on) => take(withPath(board, cavern.id, id, on))}
          />
          <div className="row chest-acts">
            <button type="button" className="button" onClick={() => take(split(board, cavern.id))}>
              {c('map.split')}
            </button>
            {mergeable(board, cavern).map(({ id }) => (
              <button
                key={id}
                type="button"
                className="button"
                onClick={() => take(merge(board, cavern.id, id), cavern.id)}
              >
                {c('map.merge', { name: name(id) })}
              </button>
            ))}
            <button type="button" className="button" onClick={() => take(newHall(board, cavern))}>
              {c('map.addHall')}
            </button>
          </div>
        </div>
      )}
      {hall && (
        <Beside
          place={hall}
          board={board}
          onChange={(caverns) => take(withHall(board, hall.id, caverns))}
          more={
            <button
              type="button"
              className="button"
              onClick={() => take(withoutHall(board, hall.id), board.caverns[0].id)}
            >
              {c('map.removeHall')}
            </button>
          }
        />
      )}
      {lair && (
        <Beside place={lair} board={board} onChange={(caverns) => take(withLair(board, lair.id, caverns))} />
      )}
    </div>
  )
}

/** The caverns that a hall or a lair lies beside. */
function Beside({
  place: { id: place, caverns },
  board,
  onChange,
  more,
}: {
  place: { readonly id: string; readonly caverns: readonly string[] }
  board: BoardRows
  onChange: (caverns: string[]) => void
  more?: ReactNode
}) {
  const { c, say } = useChest()
  return (
    <div className="chest-place-fields" role="group" aria-label={say.name(place)}>
      <h3 className="world">{say.name(place)}</h3>
      <Ticks
        label={c('map.beside')}
        among={board.caverns.map(({ id }) => id)}
        chosen={caverns}
        onChange={(id, on) => onChange(on ? [...caverns, id] : caverns.filter((of) => of !== id))}
      />
      {more}
    </div>
  )
}

function press(event: React.KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  act()
}

/** Which of these; each is in or out. */
function Ticks({
  label,
  among,
  chosen,
  onChange,
}: {
  label: string
  among: readonly string[]
  chosen: readonly string[]
  onChange: (id: string, on: boolean) => void
}) {
  const { say } = useChest()
  return (
    <div className="chest-field">
      <span className="world">{label}</span>
      <div className="chest-ticks" role="group" aria-label={label}>
        {among.map((id) => (
          <label key={id} className={chosen.includes(id) ? 'on' : ''}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={chosen.length === 1 && chosen.includes(id)}
              onChange={({ target }) => onChange(id, target.checked)}
            />
            {say.name(id)}
          </label>
        ))}
      </div>
    </div>
  )
}
