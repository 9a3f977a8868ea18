import {
  type Box,
  owned,
  type Piece,
  piecesOfKind,
  type Tables,
  withCopy,
  withRow,
} from '@meadhall/kernel/component-set'
import { isRecord } from '@meadhall/kernel/plain'
import type { Spec } from '@meadhall/kernel/spec'
import { useId } from 'react'
import type { ThemeName } from '../art/theme.ts'
import type { ChestGame, Ring } from './chest-game.ts'
import { Field, FieldRow, MapFields } from './Field.tsx'
import { Marked } from './Mark.tsx'
import type { ChestKey } from './text/en.ts'
import { useChest } from './words.ts'

/** What the row of a piece may be. */
function specOf(box: Box, piece: Piece): Spec | undefined {
  const kind = box.kinds.find(({ id }) => id === piece.kind)
  if (!kind || 'printed' in kind) return undefined
  const spec = box.tables[kind.table]
  if (kind.rows === 'list' && spec.is === 'list') return spec.of
  if (kind.rows === 'map' && spec.is === 'map') return spec.needs[String(piece.at[1])]
  return spec
}

/** Lists want the whole width, below the picture. */
const isLong = (spec: Spec | undefined): boolean =>
  spec?.is === 'list' || (spec?.is === 'map' && Object.values(spec.needs).some(({ is }) => is === 'list'))

/** The piece that is changed: its picture, and every part of it that can be otherwise. */
export function Editor({
  box,
  art,
  piece,
  name,
  ourName,
  tables,
  theme,
  onChange,
}: {
  box: Box
  art: ChestGame
  piece: Piece
  name: string
  ourName: string
  tables: Tables
  theme: ThemeName
  onChange: (tables: Tables) => void
}) {
  const { c } = useChest()
  const { Picture, About, editors } = art
  const spec = specOf(box, piece)
  const Own = editors[piece.kind]
  const change = (row: unknown) => onChange(withRow(box, tables, piece.at, owned(row)))
  const kind = box.kinds.find(({ id }) => id === piece.kind)!
  const isListed = 'rows' in kind && kind.rows === 'list'
  const last = isListed && piecesOfKind(box, kind, tables).length <= 1
  return (
    <section className="chest-editor" aria-label={name} key={piece.at.join(' ')}>
      <header>
        <h2 className="title">{name}</h2>
        <Marked source={piece.source} />
        <p className="dim">{c(spec ? 'edit.about' : 'edit.printed')}</p>
      </header>
      <div className={Own || isLong(spec) ? 'chest-edit wide' : 'chest-edit'}>
        {!Own && (
          <div className="chest-large">
            <Picture piece={piece} name={name} width={176} theme={theme} />
            {spec && art.rings && <Rings rings={art.rings(piece)} piece={piece} />}
          </div>
        )}
        {spec && (
          <div className="chest-fields">
            {Own ? (
              <Own piece={piece} theme={theme} onChange={change} />
            ) : spec.is === 'map' ? (
              <>
                {('name' in spec.needs || 'name' in spec.may) && (
                  <NameField row={piece.row} ours={piece.ours} ourName={ourName} onChange={change} />
                )}
                <MapFields spec={spec} row={piece.row} ours={piece.ours} onChange={change} />
              </>
            ) : (
              <Field
                label={c(`field.${piece.kind}` as ChestKey)}
                spec={spec}
                value={piece.row}
                ours={piece.ours}
                onChange={change}
              />
            )}
          </div>
        )}
      </div>
      {About && <About piece={piece} tables={tables} />}
      {spec && (
        <div className="chest-acts">
          <button
            type="button"
            className="button"
            disabled={piece.source !== 'yours' || piece.ours === undefined}
            onClick={() => onChange(withRow(box, tables, piece.at, piece.ours))}
          >
            {c('back')}
          </button>
          {piece.source === 'reconstructed' && (
            <button type="button" className="button" onClick={() => change(piece.row)}>
              {c('right')}
            </button>
          )}
          {isListed && (
            <button
              type="button"
              className="button"
              onClick={() => onChange(withCopy(box, tables, piece.at))}
            >
              {c('copy')}
            </button>
          )}
          {isListed && (
            <button
              type="button"
              className="button"
              disabled={last}
              onClick={() => onChange(withRow(box, tables, piece.at, undefined))}
            >
              {c('remove')}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/**
 * On the picture every part that can be changed is ringed: dashed as ours, whole when it is changed. A tap leads to its
 * row; keys and ears have the rows themselves.
 */
function Rings({ rings, piece: { row, ours } }: { rings: readonly Ring[]; piece: Piece }) {
  const now = isRecord(row) ? row : {}
  const before = isRecord(ours) ? ours : now
  return rings.map(([part, [left, top, width, height]]) => (
    <button
      key={part}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={now[part] === before[part] ? 'chest-ring' : 'chest-ring changed'}
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
      onClick={({ currentTarget }) =>
        currentTarget
          .closest('.chest-edit')
          ?.querySelector<HTMLElement>(`[data-part="${part}"] input`)
          ?.focus()
      }
    />
  ))
}

/** A name in any language; empty: as we call it. */
function NameField({
  row,
  ours,
  ourName,
  onChange,
}: {
  row: unknown
  ours: unknown
  ourName: string
  onChange: (row: unknown) => void
}) {
  const { c } = useChest()
  const id = useId()
  if (!isRecord(row)) return null
  const { name, ...rest } = row
  // Champions have a name in the data, which is ours as long as nobody has typed another.
  const given = isRecord(ours) ? ours.name : undefined
  const now = typeof name === 'string' && name !== given ? name : ''
  return (
    <FieldRow
      label={c('field.name')}
      part="name"
      was={now !== '' && now !== ourName ? ourName : ''}
      changed={now !== ''}
    >
      <label className="unseen" htmlFor={id}>
        {c('field.name')}
      </label>
      <input
        id={id}
        type="text"
        maxLength={40}
        autoComplete="off"
        placeholder={ourName}
        value={now}
        onChange={({ target }) => {
          const text = target.value.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').trimStart()
          onChange(
            text !== '' ? { ...row, name: text } : given === undefined ? rest : { ...row, name: given },
          )
        }}
      />
    </FieldRow>
  )
}
