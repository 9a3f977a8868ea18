import { isRecord } from './plain.ts'
import { BadOptions } from './rules.ts'

/**
 * What a value from outside may be, as data: one description checks it, writes its JSON schema and tells a page which
 * amounts to offer.
 */
export type Spec =
  | { readonly is: 'whole' | 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'oneOf'; readonly values: readonly string[]; readonly why: 'oneOf' | 'symbol' }
  /** Names a row in data and in pictures: letters and digits, nothing that could mean more. */
  | { readonly is: 'id' }
  /** Text that people read: one line. */
  | { readonly is: 'line'; readonly most: number }
  | { readonly is: 'flag' }
  | { readonly is: 'list'; readonly of: Spec; readonly least: number; readonly most: number }
  | MapSpec
  /** A map whose key `is` says which others it has. */
  | { readonly is: 'kinds'; readonly kinds: Readonly<Record<string, MapSpec>> }

export interface MapSpec {
  readonly is: 'map'
  readonly needs: Readonly<Record<string, Spec>>
  readonly may: Readonly<Record<string, Spec>>
}

type Fields = Readonly<Record<string, Spec>>

export const whole = (least: number, most: number): Spec => ({ is: 'whole', least, most })
export const number = (least: number, most: number): Spec => ({ is: 'number', least, most })
export const oneOf = (values: readonly string[], why: 'oneOf' | 'symbol' = 'oneOf'): Spec => ({
  is: 'oneOf',
  values,
  why,
})
export const id: Spec = { is: 'id' }
export const line = (most: number): Spec => ({ is: 'line', most })
export const flag: Spec = { is: 'flag' }
export const list = (of: Spec, least: number, most: number): Spec => ({ is: 'list', of, least, most })
export const map = (needs: Fields, may: Fields = {}): MapSpec => ({ is: 'map', needs, may })
export const kinds = (of: Readonly<Record<string, MapSpec>>): Spec => ({ is: 'kinds', kinds: of })

/** The way to a value: names of keys, places in lists. */
export type Way = readonly (string | number)[]

/** What is wrong with a set of components, as a code and its parameters; `at` is where. */
export interface Problem {
  readonly why: ProblemCode
  readonly at: Way
  readonly [param: string]: string | number | Way | undefined
}

/** One clear line for each; other languages have the same keys. */
export const PROBLEMS = {
  notJson: 'this is no JSON file',
  tooLong: 'the file is too long: at most {most} characters',
  notSet: 'this is no set of components',
  laterVersion: 'it was written by a later Meadhall (format {version}); this one reads up to {known}',
  otherGame: 'it is for another game: {game}',
  noTables: 'it changes nothing',
  map: 'must be a map',
  list: 'must be a list',
  tooFewRows: 'must be a list of at least {least}, has {has}',
  tooManyRows: 'has more than {most} rows',
  whole: 'must be a whole number from {least} to {most}',
  number: 'must be a number from {least} to {most}',
  oneOf: 'must be one of {values}, not "{value}"',
  symbol: '"{value}" is no symbol; write advance, bolster2, wild, supply, elder or blank',
  id: 'must be a word of letters and digits',
  line: 'must be one line of at most {most} characters',
  flag: 'must be true or false',
  missing: 'is missing',
  unknownKey: 'is not known here',
  unknownTable: 'unknown table "{table}"; known are {values}',
  unknownKind: 'unknown ability "{value}"; known are {values}',
  twice: '{value} occurs twice',
  sameName: 'other cards are known by the same name',
  tooFewCards: 'needs at least {least} cards, has {has}',
  tooManyCards: 'has more than {most} cards',
  notAsInBox: 'the box has {box}, this set {has}',
  startInstant: 'a start champion has no instant ability',
  stack: 'stack {stack} needs {least}, has {has}',
  noCavern: '{from} is said to lie beside "{value}", which is no cavern',
  oneWay: '{from} lies beside {value}, but not the other way round',
  noGate: 'the {clan} domain has no gate cavern',
  tooManyHalls: 'there are only {most} hall markers',
  lairPair: 'lairs come in pairs, but not "{value}"',
  lairPairs: 'needs {least} pairs of lairs, has {has}',
  lairGates: 'from {value} every way leads to a gate: some troll could not come out',
  smallHall: '{value} lies beside fewer than {least} caverns',
  apart: '{value} cannot be reached from {from}',
  domainApart: 'the {clan} domain falls apart at {value}',
  domainsApart: 'the {clan} domain does not touch the {value} domain',
  crossing: 'the path from {from} to {value} crosses another',
  noWall: '{from} and {value} have no wall in common for a path',
  overlap: '{from} and {value} overlap',
  swarms: 'each clan needs one swarm point',
  noStar: 'one space of the wheel bears the star',
} as const

export type ProblemCode = keyof typeof PROBLEMS

/** A set of components that cannot be played with. */
export class BadSet extends BadOptions {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(['cards', ...whereIn(problem.at), filled(PROBLEMS[problem.why], problem)].join(': '))
    this.problem = problem
  }
}

/** `['trolls', 2, 'attack']` as `trolls 3: attack`. */
function whereIn(at: Way): string[] {
  const parts: string[] = []
  for (const step of at)
    if (typeof step === 'number' && parts.length > 0) parts.push(`${parts.pop()} ${step + 1}`)
    else parts.push(short(step))
  return parts
}

const filled = (text: string, params: Problem): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))

/** What a stranger wrote, as part of a line. */
export function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  const oneLine = text.slice(0, 60).replaceAll(/\p{C}|\s+/gu, ' ')
  return text.length > 40 ? `${oneLine.slice(0, 40)}…` : oneLine
}

export function no(why: ProblemCode, at: Way, params: Readonly<Record<string, string | number>> = {}): never {
  throw new BadSet({ ...params, why, at })
}

const ID = /^[A-Za-z][A-Za-z0-9]{0,39}$/
/** Rows of the time before the format had any names; but pictures are made of them, so they must not be markup. */
const PLAIN_ID = /^[^<>&"'`\\\p{Cc}]{1,200}$/u

/** Throws `BadSet` unless the value is as described. Lenient: what is not known is left alone. */
export function checkSpec(spec: Spec, value: unknown, at: Way, lenient = false): void {
  switch (spec.is) {
    case 'whole':
    case 'number': {
      const { least, most } = spec
      if (typeof value !== 'number' || !(value >= least && value <= most))
        return no(spec.is, at, { least, most })
      if (spec.is === 'whole' && !Number.isInteger(value)) no('whole', at, { least, most })
      return
    }
    case 'oneOf':
      if (!spec.values.includes(value as string))
        no(spec.why, at, { values: spec.values.join(', '), value: short(value) })
      return
    case 'id':
      if (typeof value !== 'string' || !(lenient ? PLAIN_ID : ID).test(value)) no('id', at)
      return
    case 'line':
      if (!isLine(value, spec.most)) no('line', at, { most: spec.most })
      return
    case 'flag':
      if (typeof value !== 'boolean') no('flag', at)
      return
    case 'list':
      return checkList(spec, value, at, lenient)
    case 'map':
      return checkMap(spec, value, at, lenient)
    case 'kinds': {
      if (!isRecord(value)) return no('map', at)
      const kind = value.is
      if (typeof kind !== 'string' || !Object.hasOwn(spec.kinds, kind))
        return no('unknownKind', at, { value: short(kind), values: Object.keys(spec.kinds).join(', ') })
      const { is: _, ...rest } = value
      return checkMap(spec.kinds[kind], rest, [...at, kind], lenient)
    }
  }
}

/** Text in any language that stands on one line and says no more than it shows. */
export function isLine(value: unknown, most: number): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= most &&
    !/[\p{Cc}\p{Cs}\p{Bidi_C}]|[\u2028\u2029]/u.test(value)
  )
}

function checkList(
  { of, least, most }: Spec & { is: 'list' },
  value: unknown,
  at: Way,
  lenient: boolean,
): void {
  if (!Array.isArray(value)) return no('list', at)
  if (value.length < least) no('tooFewRows', at, { least, has: value.length })
  if (value.length > most) no('tooManyRows', at, { most })
  value.forEach((item, i) => checkSpec(of, item, [...at, i], lenient))
}

function checkMap({ needs, may }: MapSpec, value: unknown, at: Way, lenient: boolean): void {
  if (!isRecord(value)) return no('map', at)
  for (const key of Object.keys(needs)) {
    if (!Object.hasOwn(value, key)) no('missing', [...at, key])
    checkSpec(needs[key], value[key], [...at, key], lenient)
  }
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(needs, key)) continue
    if (Object.hasOwn(may, key)) checkSpec(may[key], value[key], [...at, key], lenient)
    else if (!lenient) no('unknownKey', [...at, short(key)])
  }
}

/** The same description as a JSON schema. */
export function schemaOf(spec: Spec): Record<string, unknown> {
  switch (spec.is) {
    case 'whole':
    case 'number':
      return { type: spec.is === 'whole' ? 'integer' : 'number', minimum: spec.least, maximum: spec.most }
    case 'oneOf':
      return { enum: spec.values }
    case 'id':
      return { type: 'string', pattern: ID.source }
    case 'line':
      return { type: 'string', minLength: 1, maxLength: spec.most }
    case 'flag':
      return { type: 'boolean' }
    case 'list':
      return { type: 'array', items: schemaOf(spec.of), minItems: spec.least, maxItems: spec.most }
    case 'map':
      return mapSchema(spec, {})
    case 'kinds':
      return { oneOf: Object.entries(spec.kinds).map(([kind, of]) => mapSchema(of, { is: { const: kind } })) }
  }
}

function mapSchema({ needs, may }: MapSpec, first: Record<string, unknown>): Record<string, unknown> {
  const properties = { ...first }
  for (const [key, of] of Object.entries({ ...needs, ...may })) properties[key] = schemaOf(of)
  return {
    type: 'object',
    properties,
    required: [...Object.keys(first), ...Object.keys(needs)],
    additionalProperties: false,
  }
}
