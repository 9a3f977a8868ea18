// What a place does, in signs: `pay → get`, counts before the sign.

import { type Stall, type Warrior } from '@meadhall/midgard/vocabulary'
import type { ReactNode } from 'react'
import { type Clan, Meeple } from '../clans.tsx'
import { Glyph } from '../pieces/Glyph.tsx'
import { CardBack } from './CardBack.tsx'
import { Die } from './Die.tsx'
import { type Place } from './places.ts'
import { Token, type TokenName } from './Token.tsx'

export type EffectSign = TokenName | Warrior | 'look' | 'destiny' | 'rune' | 'worker' | 'ship'

/** A sign with a count before it, or the word between: `for` is an arrow, `or` a stroke of exchange. */
export type EffectPart = { sign: EffectSign; count?: number } | 'for' | 'or'
export type Effect = readonly EffectPart[]

const one = (sign: EffectSign): EffectPart => ({ sign })
const many = (count: number, sign: EffectSign): EffectPart => ({ count, sign })

/** What the places do when nothing on them varies; the table adds what lies there and what it costs today. */
export const PLACE_EFFECTS: Partial<Record<Place, Effect>> = {
  huntingGrounds: [one('axeman'), 'for', one('food')],
  troll: [one('attack'), 'for', one('glory')],
  staveChurch: [one('coin'), 'for', one('favor')],
  sagesHouse: [one('look'), one('destiny')],
  runesmith: [one('wood'), 'for', one('rune')],
  jarlsLonghouse: [one('swordsman'), one('horn')],
  market: [one('food'), 'or', one('wood'), 'or', one('coin')],
  workerHuts: [many(5, 'coin'), 'for', one('worker')],
  shipwright: [one('wood'), one('coin'), 'for', one('ship')],
  smallLongship: [many(5, 'ship')],
  largeLongship: [one('coin'), 'for', many(10, 'ship')],
  privateLongship: [one('ship')],
}

export const STALL_EFFECTS: Record<Stall, Effect> = {
  aumingi: [one('food'), 'for', one('favor')],
  skald: [many(2, 'glory')],
  generousMerchant: [one('food'), one('wood')],
  wealthyStranger: [many(2, 'coin')],
  folkWarriors: [one('food'), 'for', one('swordsman'), one('swordsman')],
  raiders: [one('wood'), 'for', one('spearman'), one('spearman')],
  jomsvikings: [many(2, 'coin'), 'for', one('swordsman'), one('axeman')],
  varyags: [one('coin'), 'for', one('swordsman'), one('spearman')],
}

const partWidth = (part: EffectPart) => {
  if (part === 'for') return 12
  if (part === 'or') return 8
  const count = part.count === undefined ? 0 : part.count > 9 ? 14 : 7.5
  return count + (part.sign === 'destiny' || part.sign === 'rune' ? 14 : part.sign === 'look' ? 17 : 16.5)
}

export const effectWidth = (effect: Effect) => effect.reduce((sum, part) => sum + partWidth(part), 0)

/** A sign 15 high with its upper left corner at x, y. */
function Sign({ sign, x, y, clan }: { sign: EffectSign; x: number; y: number; clan: Clan }): ReactNode {
  switch (sign) {
    case 'swordsman':
    case 'spearman':
    case 'axeman':
      return <Die warrior={sign} x={x} y={y} size={14} />
    case 'look':
      return (
        <g transform={`translate(${x} ${y})`}>
          <path d="M0 7q7-8 14 0q-7 8-14 0z" fill="none" stroke="var(--text)" strokeWidth="1.3" />
          <circle cx="7" cy="7" r="2.4" fill="var(--text)" />
        </g>
      )
    case 'destiny':
      return <CardBack kind="destiny" x={x} y={y - 0.5} width={11} height={15} />
    case 'rune':
      return <RuneSign x={x} y={y} width={11} />
    case 'worker':
      return <Meeple clan={clan} x={x} y={y - 1} size={15} flat />
    case 'ship':
      return <Glyph name="drakkar" x={x} y={y - 1} size={15} colour="var(--text)" thing="ship" />
    default:
      return <Token name={sign} x={x} y={y - 0.5} size={15} />
  }
}

/** A rune card so small that it is only a sign. */
export function RuneSign({
  x = 0,
  y = 0,
  width = 14,
  rune = 'ᚱ',
  spent = false,
}: {
  x?: number
  y?: number
  width?: number
  rune?: string
  spent?: boolean
}) {
  const k = width / 14
  return (
    <svg
      className="art"
      x={x}
      y={y}
      width={width}
      height={19 * k}
      viewBox="0 0 14 19"
      aria-hidden="true"
      opacity={spent ? 0.55 : undefined}
      data-thing={`rune ${rune}`}
    >
      <rect
        x=".6"
        y=".6"
        width="12.8"
        height="17.8"
        rx="2.5"
        fill="#233038"
        stroke="#efe2c4"
        strokeWidth="1.2"
      />
      <text x="7" y="14" fontSize="13" className="runic middle" fill={spent ? '#e3eaea' : '#b9e4ff'}>
        {rune}
      </text>
    </svg>
  )
}

/** `clan` colours the worker that a place gives. */
export function EffectLine({
  effect,
  x,
  y,
  clan = 'wolf',
}: {
  effect: Effect
  x: number
  y: number
  clan?: Clan
}) {
  let at = x
  return effect.map((part, i) => {
    const here = at
    at += partWidth(part)
    const key = `${i} ${typeof part === 'string' ? part : part.sign}`
    if (part === 'for')
      return (
        <path
          key={key}
          d={`M${here + 1} ${y + 7}h7m-3-3.2l3.4 3.2-3.4 3.2`}
          stroke="var(--dim)"
          strokeWidth="1.5"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )
    if (part === 'or')
      return <path key={key} d={`M${here + 1} ${y + 7}h6`} stroke="var(--dim)" strokeWidth="1.5" />
    const counted = part.count === undefined ? 0 : part.count > 9 ? 14 : 7.5
    return (
      <g key={key}>
        {counted > 0 && (
          <text x={here} y={y + 12} fontSize="12.5" className="count start" fill="var(--text)">
            {part.count}
          </text>
        )}
        <Sign sign={part.sign} x={here + counted} y={y} clan={clan} />
      </g>
    )
  })
}
