import { canonical, isRecord } from './plain.ts'
import {
  BadSet,
  checkSpec,
  isLine,
  map,
  no,
  type Problem,
  type Spec,
  schemaOf,
  short,
  type Way,
} from './spec.ts'

/**
 * A set of components: rows that take the place of ours, as whoever owns the game has typed them in. It is a file, an
 * option of a table and a part of its record alike:
 *
 *   { "format": "meadhall-set", "version": 1, "game": "midgard", "name": "Our box", "tables": { "trolls": [ … ] } }
 */
export interface ComponentSet<T = Tables> {
  readonly format: typeof FORMAT
  readonly version: number
  readonly game: string
  readonly name: string
  readonly tables: T
}

export type Tables = Readonly<Record<string, unknown>>

export const FORMAT = 'meadhall-set'
const FORMAT_VERSION = 1
/** Characters that a file may have: all tables of a game, replaced, are less than half of it. */
export const SET_SIZE = 60_000
const SET_NAME = 60

/** What a game lets its owners replace. */
export interface Box {
  readonly game: string
  /** What the rows of each table may be. */
  readonly tables: Readonly<Record<string, Spec>>
  readonly ours: Tables
  /** What rows must be together, with those of ours that are not replaced; throws `BadSet`. */
  readonly check: (tables: Tables, lenient: boolean) => void
  /** Where a set can be played with but differs from the box in number. */
  readonly remarks: (tables: Tables) => readonly Problem[]
  /** What the box holds, in the order of the box. */
  readonly kinds: readonly Kind[]
}

/** Components of one kind: rows of a table, or what is printed and stays as it is. */
export type Kind =
  | {
      readonly id: string
      readonly table: string
      /** A piece is an item of the table's list, an entry of its map, or the whole table. */
      readonly rows: 'list' | 'map' | 'whole'
      /** How much it changes the game: 1 is to be typed in first. */
      readonly weight: number
    }
  | { readonly id: string; readonly printed: readonly string[] }

/** One component as it lies in the chest. */
export interface Piece {
  readonly kind: string
  /** The way to its row among the tables; of what stays as it is, its name. */
  readonly at: Way
  readonly row: unknown
  /** What stands there in ours, where there is such a row. */
  readonly ours: unknown
  readonly source: Source
  /** How many of it are in the box. */
  readonly copies: number
}

/** Reads a file; throws `BadSet`. */
export function readSetFile(box: Box, text: string): ComponentSet {
  if (text.length > SET_SIZE) no('tooLong', [], { most: SET_SIZE })
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    no('notJson', [])
  }
  const read = readSet(box, given)
  if (Object.keys(tablesOf(read)).length === 0) no('noTables', [])
  return isSet(read) ? read : setOf(box.game, '', read)
}

/**
 * Checks a set that comes from outside. Before there was a format, the tables came by themselves: those are still
 * read, and unknown keys in their rows left alone, so that records of that time can be opened.
 */
export function readSet(box: Box, given: unknown): ComponentSet | Tables {
  if (!isRecord(given)) return no('notSet', [])
  const isBare = !('format' in given)
  const tables = isBare ? given : readHead(box, given)
  for (const [table, rows] of Object.entries(tables)) {
    const spec = Object.hasOwn(box.tables, table) ? box.tables[table] : undefined
    if (!spec)
      return no('unknownTable', [], { table: short(table), values: Object.keys(box.tables).join(', ') })
    checkSpec(spec, rows, [table], isBare)
  }
  box.check(tables, isBare)
  return given
}

function readHead(box: Box, given: Record<string, unknown>): Record<string, unknown> {
  if (given.format !== FORMAT) return no('notSet', [])
  const { version, game, name, tables } = given
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return no('notSet', [])
  if (version > FORMAT_VERSION) no('laterVersion', [], { version, known: FORMAT_VERSION })
  if (game !== box.game) no('otherGame', [], { game: short(game) })
  if (name !== '' && !isLine(name, SET_NAME)) no('line', ['name'], { most: SET_NAME })
  for (const key of Object.keys(given))
    if (!['format', 'version', 'game', 'name', 'tables', '$schema'].includes(key))
      no('unknownKey', [short(key)])
  if (!isRecord(tables)) return no('map', ['tables'])
  if (Object.keys(tables).length === 0) no('noTables', [])
  return tables
}

export const isSet = (given: unknown): given is ComponentSet => isRecord(given) && given.format === FORMAT

export const tablesOf = (cards: ComponentSet | Tables): Tables => (isSet(cards) ? cards.tables : cards)

export const setOf = (game: string, name: string, tables: Tables): ComponentSet => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  game,
  name,
  tables,
})

/** Where a row comes from: the printed game, our reconstruction, or whoever typed it in. */
export type Source = 'printed' | 'reconstructed' | 'yours'

/** The source of a row that may stand in place of ours. Whoever finds ours to be right takes its mark away. */
function sourceOf(row: unknown, ours: unknown): Source {
  const isGuess = (of: unknown) => isRecord(of) && of.reconstructed === true
  if (isGuess(row)) return 'reconstructed'
  return canonical(row) === canonical(ours) ? 'printed' : 'yours'
}

/** The JSON schema of a game's sets. */
export function setSchema(box: Box): Record<string, unknown> {
  const head = map({}, box.tables)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Meadhall component set: ${box.game}`,
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      format: { const: FORMAT },
      version: { const: FORMAT_VERSION },
      game: { const: box.game },
      name: { type: 'string', maxLength: SET_NAME },
      tables: { ...schemaOf(head), minProperties: 1 },
    },
    required: ['format', 'version', 'game', 'name', 'tables'],
    additionalProperties: false,
  }
}

/** Everything in the box, with the rows of a set in the place of ours. */
export function piecesOf(box: Box, tables: Tables): Piece[] {
  return box.kinds.flatMap((kind) => piecesOfKind(box, kind, tables))
}

export function piecesOfKind(box: Box, kind: Kind, tables: Tables): Piece[] {
  if ('printed' in kind)
    return kind.printed.map((id) => ({
      kind: kind.id,
      at: [id],
      row: id,
      ours: id,
      source: 'printed',
      copies: 1,
    }))
  const { table, rows } = kind
  const now = tables[table] ?? box.ours[table]
  const ours = box.ours[table]
  const piece = (at: Way, row: unknown, our: unknown): Piece => ({
    kind: kind.id,
    at: [table, ...at],
    row,
    ours: our,
    source:
      rows === 'whole' && !isRecord(now) ? (table in tables ? 'yours' : 'reconstructed') : sourceOf(row, our),
    copies: copiesOf(row),
  })
  if (rows === 'whole') return [piece([], now, ours)]
  if (rows === 'map')
    return Object.keys(now as object).map((key) => piece([key], (now as Tables)[key], (ours as Tables)[key]))
  return (now as readonly unknown[]).map((row, i) =>
    piece([i], row, ourRow(ours as readonly unknown[], row, i)),
  )
}

/** Rows go by their ids; those without one by their place. */
function ourRow(ours: readonly unknown[], row: unknown, at: number): unknown {
  if (!isRecord(row) || !('id' in row)) return ours[at]
  return ours.find((our) => isRecord(our) && our.id === row.id)
}

function copiesOf(row: unknown): number {
  if (!isRecord(row)) return 1
  if (typeof row.copies === 'number') return row.copies
  return Array.isArray(row.colours) ? row.colours.length : 1
}

/** The names that a set gives to its rows, by their ids, where they are not ours. */
export function namesOf(box: Box, cards: unknown): Readonly<Record<string, string>> {
  const names: Record<string, string> = {}
  if (!isRecord(cards)) return names
  for (const { row, ours } of piecesOf(box, tablesOf(cards)))
    if (isRecord(row) && typeof row.id === 'string' && typeof row.name === 'string')
      if (!isRecord(ours) || ours.name !== row.name) names[row.id] = row.name
  return names
}

/** The tables with another row at a place; without one, that row is taken out. A table that is as ours is left out. */
export function withRow(box: Box, tables: Tables, [table, ...way]: Way, row: unknown): Tables {
  const name = String(table)
  const now = put(tables[name] ?? box.ours[name], way, row)
  const { [name]: _, ...rest } = tables
  return canonical(now) === canonical(box.ours[name]) ? rest : { ...rest, [name]: now }
}

function put(at: unknown, [step, ...way]: Way, row: unknown): unknown {
  if (step === undefined) return row
  if (Array.isArray(at)) {
    const i = Number(step)
    if (way.length === 0 && row === undefined) return at.toSpliced(i, 1)
    return i < at.length ? at.with(i, put(at[i], way, row)) : [...at, put(undefined, way, row)]
  }
  return { ...(at as object), [step]: put((at as Tables)[step], way, row) }
}

/** A row as its owner has typed it in or found it: no longer our guess. */
export function owned(row: unknown): unknown {
  if (!isRecord(row) || !('reconstructed' in row)) return row
  const { reconstructed: _, ...rest } = row
  return rest
}

/** The tables with one more row like that at `at`, behind all others; a row with an id gets a fresh one. */
export function withCopy(box: Box, tables: Tables, [table, at]: Way): Tables {
  const name = String(table)
  const rows = (tables[name] ?? box.ours[name]) as readonly unknown[]
  const row = owned(rows[Number(at)])
  return withRow(
    box,
    tables,
    [name, rows.length],
    isRecord(row) && 'id' in row ? { ...row, id: freshId(rows, String(row.id)) } : row,
  )
}

function freshId(rows: readonly unknown[], like: string): string {
  const taken = new Set(rows.map((row) => (row as { id: unknown }).id))
  const stem = like.replace(/\d+$/, '')
  for (let n = 2; ; n++) if (!taken.has(`${stem}${n}`)) return `${stem}${n}`
}

/** What is wrong with the tables of a set that is being put together; nothing where it can be played with. */
export function problemOf(box: Box, tables: Tables): Problem | undefined {
  try {
    readSet(box, setOf(box.game, '', tables))
    return undefined
  } catch (error) {
    if (error instanceof BadSet && error.problem.why !== 'noTables') return error.problem
    if (error instanceof BadSet) return undefined
    throw error
  }
}
