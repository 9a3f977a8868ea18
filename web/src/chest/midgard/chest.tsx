import type { Piece } from '@meadhall/kernel/component-set'
import { isRecord } from '@meadhall/kernel/plain'
import type { EnemyRow, MerchantRow } from '@meadhall/midgard/box'
import { DESTINY_ROWS, RUNE_GLORY } from '@meadhall/midgard/data/certain'
import type { Journey, Leader } from '@meadhall/midgard/vocabulary'
import { DESTINIES, type Face, RUNES, type Stall, type Warrior } from '@meadhall/midgard/vocabulary'
import { Die } from '../../art/midgard/Die.tsx'
import { EffectLine, effectWidth, STALL_EFFECTS } from '../../art/midgard/effects.tsx'
import { EnemyCard } from '../../art/midgard/enemies/EnemyCard.tsx'
import { JourneyCard } from '../../art/midgard/Journey.tsx'
import { LeaderPortrait } from '../../art/midgard/Leader.tsx'
import { PlacePicture } from '../../art/midgard/PlacePicture.tsx'
import { ShipPicture } from '../../art/midgard/shore.tsx'
import { Token, type TokenName } from '../../art/midgard/Token.tsx'
import { Sheet } from '../../art/pieces/Sheet.tsx'
import type { ThemeName } from '../../art/theme.ts'
import { artOf } from '../../midgard/art-of.ts'
import { RUNE_LETTERS } from '../../midgard/pieces.ts'
import type { ChestGame, Ring } from '../chest-game.ts'
import { DieEditor } from './DieEditor.tsx'
import { EnemyOdds } from './EnemyOdds.tsx'

const KINDS = { trolls: 0, draugr: 1, monsters: 2, kraken: -1 } as const
type EnemyKind = keyof typeof KINDS
const isEnemy = (kind: string): kind is EnemyKind => kind in KINDS

interface PictureProps {
  readonly piece: Piece
  readonly name: string
  readonly width: number
  readonly theme: ThemeName
}

function Picture(props: PictureProps) {
  const { piece, name, width, theme } = props
  const { kind, row, at } = piece
  if (isEnemy(kind)) return <Enemy {...props} kind={kind} />
  switch (kind) {
    case 'dice':
      return <DiceRow warrior={at[1] as Warrior} faces={(row as { faces: Face[] }).faces} width={width} />
    case 'merchantShips':
      return <Goods goods={(row as MerchantRow).goods} width={width} theme={theme} />
    case 'privateLongships':
      return <Longship row={row as Record<string, number>} width={width} theme={theme} />
    case 'journeys':
      return <JourneyCard journey={row as Journey} name={name} width={width} />
    case 'runes':
      return <Rune rune={RUNES.indexOf(row as never)} width={width} name={name} />
    case 'destinies':
      return <Destiny destiny={DESTINIES.indexOf(row as never)} name={name} />
    case 'leaders':
      return <LeaderPortrait leader={row as Leader} clan="raven" size={Math.min(width, 96)} />
    default:
      return <StallPicture stall={row as Stall} width={width} theme={theme} />
  }
}

function Enemy({ piece: { row }, name, width, kind }: PictureProps & { kind: EnemyKind }) {
  const enemy = row as EnemyRow
  const { attack, defense, glory, wood = 0, coins = 0, favor = 0, forbids } = enemy
  const id = kind === 'kraken' ? 'kraken' : enemy.id
  const token = kind === 'trolls' ? 'wood' : kind === 'draugr' ? 'coin' : 'favor'
  const count = kind === 'trolls' ? wood : kind === 'draugr' ? coins : favor
  return (
    <EnemyCard
      width={width}
      art={artOf(id, KINDS[kind])}
      set={kind === 'trolls' ? 'troll' : (enemy.colours?.[0] ?? enemy.colour ?? 'blue')}
      name={name}
      attack={attack}
      defence={defense}
      glory={glory}
      reward={count > 0 ? { token, count } : undefined}
      forbidden={forbids}
    />
  )
}

function DiceRow({ warrior, faces, width }: { warrior: Warrior; faces: readonly Face[]; width: number }) {
  const size = Math.min(46, Math.floor((width - 20) / 3))
  return (
    <span className="chest-dice">
      {faces.map((face, i) => (
        <Die key={i} warrior={warrior} face={face} size={size} />
      ))}
    </span>
  )
}

function Goods({ goods, width, theme }: { goods: MerchantRow['goods']; width: number; theme: ThemeName }) {
  return (
    <span className="chest-goods">
      <ShipPicture kind="merchant" theme={theme} width={width} />
      <span className="row">
        {Object.entries(goods).map(([good, count]) => (
          <span key={good} className="count row">
            {count}
            {good === 'food' || good === 'wood' ? (
              <Token name={good} size={22} />
            ) : (
              <Die warrior={good as Warrior} size={20} />
            )}
          </span>
        ))}
      </span>
    </span>
  )
}

function Longship({ row, width, theme }: { row: Record<string, number>; width: number; theme: ThemeName }) {
  const signs: readonly [TokenName, number][] = [
    ['wood', row.wood],
    ['coin', row.coins],
    ['glory', row.glory],
  ]
  return (
    <span className="chest-goods">
      <ShipPicture kind="forSale" theme={theme} width={width} />
      <span className="row">
        <b className="count">{row.capacity}</b>
        {signs.map(([token, count]) => (
          <span key={token} className="count row">
            {count}
            <Token name={token} size={18} />
          </span>
        ))}
      </span>
    </span>
  )
}

function Rune({ rune, width, name }: { rune: number; width: number; name: string }) {
  return (
    <Sheet width={Math.min(width, 96)} height={(Math.min(width, 96) * 72) / 52} viewBox="-1 -5 58 80">
      <rect width="52" height="72" rx="5" fill="#efe2c4" />
      <rect x="1.6" y="1.6" width="48.8" height="68.8" rx="4" fill="#20303a" />
      <text x="26" y="43" fontSize="30" className="runic middle" fill="#b9e4ff">
        {RUNE_LETTERS[rune]}
      </text>
      <text x="26" y="65" fontSize={name.length > 8 ? 8.5 : 11} className="world middle" fill="#f3ead6">
        {name}
      </text>
      <circle cx="48" cy="4" r="8" fill="#ffd76a" stroke="#3a2410" />
      <text x="48" y="8.4" fontSize="12" className="count" fill="#3a2410">
        {RUNE_GLORY[rune]}
      </text>
    </Sheet>
  )
}

function Destiny({ destiny, name }: { destiny: number; name: string }) {
  const { alone, tied } = DESTINY_ROWS[destiny]
  return (
    <span className="chest-destiny">
      <b className="world">{name}</b>
      <span className="count row">
        <Token name="glory" size={20} /> {alone} / {tied}
      </span>
    </span>
  )
}

function StallPicture({ stall, width, theme }: { stall: Stall; width: number; theme: ThemeName }) {
  const effect = STALL_EFFECTS[stall]
  const room = effectWidth(effect) + 4
  return (
    <span className="chest-goods">
      <PlacePicture of={stall} theme={theme} width={Math.min(width, 110)} />
      <Sheet width={room} height={24}>
        <EffectLine effect={effect} x={2} y={2} />
      </Sheet>
    </span>
  )
}

/** What can be changed of an enemy, on its card. */
const RINGS: readonly Ring[] = [
  ['name', [4, 3, 92, 14]],
  ['attack', [-4, 56, 34, 25]],
  ['defense', [68, 56, 34, 25]],
  ['glory', [7, 81, 41, 16]],
  ['reward', [51, 81, 42, 16]],
]
const REWARDS: Readonly<Record<EnemyKind, string>> = {
  trolls: 'wood',
  draugr: 'coins',
  monsters: 'favor',
  kraken: 'favor',
}

export const midgardChest: ChestGame = {
  Picture,
  rings({ kind }) {
    if (!isEnemy(kind)) return []
    return RINGS.map(([part, place]) => [part === 'reward' ? REWARDS[kind] : part, place])
  },
  nameOf({ kind, row, at }, c, say) {
    if (kind === 'dice') return say.name(String(at[1]))
    if (kind === 'kraken')
      return isRecord(row) && typeof row.name === 'string' ? row.name : say.name('kraken')
    if (kind === 'merchantShips') return c('value.merchant', { n: Number(at[1]) + 1 })
    if (!isRecord(row)) return say.name(String(row))
    return typeof row.name === 'string' ? row.name : say.name(String(row.id))
  },
  About: EnemyOdds,
  editors: { dice: DieEditor },
}
