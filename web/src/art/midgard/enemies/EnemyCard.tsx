import { type Warrior } from '@meadhall/midgard/vocabulary'
import { memo } from 'react'
import { Sheet } from '../../pieces/Sheet.tsx'
import { textWidth, wrap } from '../../text.ts'
import { useFonts } from '../../useFonts.ts'
import { WEAPONS } from '../Die.tsx'
import { Token, tokenAt } from '../Token.tsx'
import { type EnemySet, SET_LOOKS } from './paint.ts'
import { cardScene, type EnemyArt, portraitScene } from './scene.ts'

export interface EnemyCardProps {
  art: EnemyArt
  set: EnemySet
  name: string
  attack: number
  defence: number
  glory: number
  reward?: { token: 'wood' | 'coin' | 'favor'; count: number } | undefined
  /** The kind of warrior that may not fight it. */
  forbidden?: Warrior | undefined
  /** Coins laid on the card because it survived. */
  coins?: number | undefined
  /** Nobody stands against it: red dashed frame and a blame badge. */
  threatens?: boolean | undefined
  /** Points of its defence already beaten down; the shield cracks. */
  wounds?: number | undefined
  x?: number
  y?: number
  /** Width of the card; 66 × 92 units. */
  width?: number
  label?: string
  thing?: string
}

const NAME = (size: number) => `600 ${size}px Grenze, 'Zen Antique Soft', serif`

/** The name's ribbon: one line, or two smaller ones on a deeper ribbon. */
function Name({ name }: { name: string }) {
  const lines = wrap(name, NAME(11), 58)
  if (lines.length === 1) {
    const tight = textWidth(name, NAME(11)) > 58
    return (
      <>
        <path d="M3.4 3.4H62.6V14.6Q33 18 3.4 14.6Z" fill="#1a120c" opacity=".86" />
        <text
          x="33"
          y="12.4"
          fontSize="11"
          className="world middle"
          fill="#f7ead0"
          textLength={tight ? 57 : undefined}
          lengthAdjust={tight ? 'spacingAndGlyphs' : undefined}
        >
          {name}
        </text>
      </>
    )
  }
  return (
    <>
      <path d="M3.4 3.4H62.6V20.6Q33 24 3.4 20.6Z" fill="#1a120c" opacity=".86" />
      {lines.map((line, i) => (
        <text key={line} x="33" y={10.6 + i * 9.2} fontSize="9.8" className="world middle" fill="#f7ead0">
          {line}
        </text>
      ))}
    </>
  )
}

const STRENGTH = tokenAt('attack', -3.5, 50, 25) + tokenAt('defence', 45, 50.5, 24)

/** Cards keep the same colours in both themes. */
export const EnemyCard = memo(function EnemyCard(props: EnemyCardProps) {
  const {
    art,
    set,
    name,
    attack,
    defence,
    glory,
    reward,
    forbidden,
    coins = 0,
    threatens,
    wounds = 0,
    width = 66,
  } = props
  useFonts()
  const { colour, sign } = SET_LOOKS[set]
  const deepRibbon = wrap(name, NAME(11), 58).length > 1
  const badgeY = deepRibbon ? 29.4 : 23.4
  return (
    <Sheet
      x={props.x}
      y={props.y}
      width={width}
      height={(width * 92) / 66}
      viewBox="0 0 66 92"
      label={props.label}
      thing={props.thing}
    >
      <rect x="1.5" y="2.5" width="66" height="92" rx="5" opacity=".45" />
      <rect width="66" height="92" rx="5" fill="#1a120c" />
      <rect x="1.6" y="1.6" width="62.8" height="88.8" rx="3.8" fill="#efe2c4" />
      <image
        href={cardScene(art, set)}
        x="3.4"
        y="3.4"
        width="59.2"
        height="63"
        preserveAspectRatio="xMidYMid slice"
      />
      <Name name={name} />
      {sign && (
        <g data-part="sign" transform={`translate(10.6 ${badgeY})`}>
          <circle r="7" fill="#1a120c" stroke={colour} />
          <path d={sign} fill={colour} transform="scale(.86)" />
        </g>
      )}
      <g dangerouslySetInnerHTML={{ __html: STRENGTH }} />
      {wounds > 0 && (
        <path d="M53 52.6L57 58.6 53.6 62 58.4 67.4 56.4 72" stroke="#ffb39e" strokeWidth="1.6" fill="none" />
      )}
      <text data-part="attack" x="9.3" y="66.6" fontSize="13.5" className="count" fill="#fff">
        {attack}
      </text>
      <text data-part="defense" x="57" y="66.6" fontSize="13.5" className="count" fill="#fff">
        {defence - wounds}
      </text>
      {forbidden && <Forbidden warrior={forbidden} />}
      <Token name="glory" x={5} y={71} size={16} />
      <text data-part="glory" x="22" y="83.4" fontSize="12.5" className="count start" fill="#3a2410">
        {glory}
      </text>
      {reward && (
        <>
          <text data-part="spoils" x="44" y="83.4" fontSize="12.5" className="count end" fill="#3a2410">
            {reward.count}
          </text>
          <Token name={reward.token} x={45.5} y={71.4} size={15.5} />
        </>
      )}
      {coins > 0 && (
        <g data-part="coins" transform={`translate(55.6 ${badgeY})`}>
          <circle r="7.6" fill="#1a120c" opacity=".7" />
          <Token name="coin" x={-7} y={-7} size={14} />
          <text
            y="4.4"
            fontSize="11"
            className="count"
            fill="#2b1b00"
            stroke="#ffe7a0"
            strokeWidth="2.2"
            paintOrder="stroke"
          >
            {coins}
          </text>
        </g>
      )}
      {threatens && (
        <>
          <rect
            x="-1.5"
            y="-1.5"
            width="69"
            height="95"
            rx="6"
            fill="none"
            stroke="var(--danger)"
            strokeWidth="1.8"
            strokeDasharray="5.4 3.6"
          />
          <g transform="translate(65 5)">
            <circle r="10.8" fill="var(--tip)" stroke="var(--danger)" strokeWidth="1.5" />
            <Token name="blame" x={-7.8} y={-7.2} size={15.6} />
          </g>
        </>
      )}
    </Sheet>
  )
})

/** A crossed weapon: these warriors may not fight it. */
function Forbidden({ warrior }: { warrior: Warrior }) {
  return (
    <g data-part="forbids" transform="translate(33 60)">
      <circle r="8" fill="#1a120c" stroke="#ff7a5c" strokeWidth="1.4" />
      <path d={WEAPONS[warrior]} fill="#f7ead0" transform="translate(-5.5 -5.8) scale(.479)" />
      <path d="M-5.6 5.6L5.6-5.6" stroke="#ff7a5c" strokeWidth="1.8" />
    </g>
  )
}

/** The enemy without its card: for the saga, the score and its moments. */
export function EnemyPortrait({
  art,
  set,
  size = 44,
  label = '',
}: {
  art: EnemyArt
  set: EnemySet
  size?: number
  label?: string
}) {
  return (
    <img
      src={portraitScene(art, set)}
      alt={label}
      width={size}
      height={size}
      style={{ border: '1.5px solid #efe2c4', borderRadius: 4, flex: 'none' }}
    />
  )
}
