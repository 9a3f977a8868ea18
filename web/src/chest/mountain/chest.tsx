import type { Piece } from '@meadhall/kernel/component-set'
import { isRecord } from '@meadhall/kernel/plain'
import { cellOf } from '@meadhall/mountain/components'
import type { BoardRows, ChampionRow, SupplyTrack, WheelRow } from '@meadhall/mountain/data/rows'
import type { Clan } from '@meadhall/mountain/vocabulary'
import { mix } from '../../art/ink.ts'
import { BOARD } from '../../art/mountain/geometry.ts'
import { clanCard } from '../../art/mountain/look.ts'
import { faceOf, glyphAt, signAt, tileAt } from '../../art/mountain/pieces.ts'
import { mountainPicture } from '../../art/mountain/scenery.ts'
import { Wheel } from '../../art/mountain/Wheel.tsx'
import { Sheet } from '../../art/pieces/Sheet.tsx'
import type { ThemeName } from '../../art/theme.ts'
import { CardFace } from '../../mountain/HandCard.tsx'
import { drawnSymbol } from '../../mountain/people.ts'
import type { ChestGame } from '../chest-game.ts'
import { MapEditor } from './MapEditor.tsx'

function Picture({ piece: { kind, row }, width, theme }: { piece: Piece; width: number; theme: ThemeName }) {
  switch (kind) {
    case 'maps':
    case 'mapsBack':
      return (
        <img
          className="art"
          src={mountainPicture(row as BoardRows, kind === 'maps' ? 0 : 1, theme)}
          alt=""
          width={Math.max(width, 150)}
          height={(Math.max(width, 150) * BOARD.height) / BOARD.width}
        />
      )
    case 'wheel':
      return (
        <Wheel
          spaces={row as WheelRow[]}
          pawn={0}
          steps={0}
          chosen={0}
          breach=""
          beside={0}
          size={Math.max(width, 110)}
        />
      )
    case 'ancestryCards':
    case 'startCard':
      return (
        <CardFace cells={(row as { cells: string[] }).cells.map(cellOf)} size={Math.min(60, width / 2 - 6)} />
      )
    case 'champions':
      return <ChampionPicture row={row as ChampionRow} width={Math.min(width, 120)} />
    case 'boost':
      return <Track values={row as number[]} />
    case 'voteTiles':
      return <Track values={(row as { honour: number[] }).honour} />
    case 'supplies':
      return <SupplyPicture row={row as SupplyTrack} />
    case 'clans':
      return <GateCard clan={row as Clan} />
    default:
      return <HallMarker value={String(row).split(' ')[1]} />
  }
}

function ChampionPicture({
  row: { id, clan, votes, symbols = [] },
  width,
}: {
  row: ChampionRow
  width: number
}) {
  const { ground, light } = clanCard(clan)
  const sign =
    clan === 'outsider'
      ? `<path d="M8.500 1.200l2 3.600 4 1-3 2.600.6 4-3.600-2-3.600 2 .6-4-3-2.600 4-1z" fill="${light}"/>`
      : signAt(clan, 8.5, 6.4, 10.5, light)
  let s = `<rect width="40" height="42" rx="2.6" fill="${mix(ground, '#0a0d12', 0.25)}"/><circle cx="21.6" cy="22" r="15" fill="${light}" opacity=".34"/>${glyphAt(faceOf(id), 5, 6, 31, light)}`
  s += `<path d="M0 0H17V17L8.5 22 0 17Z" fill="#14100c" stroke="${light}"/>${sign}<text x="8.5" y="19" class="count middle" font-size="11.5" fill="#fff6e2">${votes}</text>`
  symbols.forEach((symbol, i) => {
    const drawn = drawnSymbol(cellOf(symbol))
    if (drawn !== 'none') s += tileAt(drawn, 27 - i * 14, 28, 13)
  })
  return <Sheet width={width} height={(width * 42) / 40} viewBox="0 0 40 42" markup={s} />
}

/** What each wave gives, and the spaces with those that bring desperation. */
function SupplyPicture({ row: { base, most, desperation } }: { row: SupplyTrack }) {
  return (
    <>
      <Track values={base} />
      <Track values={Array.from({ length: most + 1 }, (_, i) => i)} marked={desperation} />
    </>
  )
}

function GateCard({ clan }: { clan: Clan }) {
  const { ground, light } = clanCard(clan)
  const markup = `<rect width="40" height="54" rx="3" fill="${mix(ground, '#0a0d12', 0.25)}" stroke="${light}"/>${signAt(clan, 20, 27, 28, light)}`
  return <Sheet width={64} height={86} viewBox="-1 -1 42 56" markup={markup} />
}

const HallMarker = ({ value }: { value: string }) => (
  <Sheet
    width={44}
    height={44}
    viewBox="-11 -11 22 22"
    markup={`<circle r="9.600" fill="#d8a648" stroke="#241503" stroke-width="1.200"/><text y="5" class="count middle" font-size="14" fill="#241503">${value}</text>`}
  />
)

/** Numbers on a strip of stone. */
function Track({ values, marked = [] }: { values: readonly number[]; marked?: readonly number[] }) {
  return (
    <span className="chest-track">
      {values.map((value, i) => (
        <b key={i} className={marked.includes(value) ? 'count marked' : 'count'}>
          {value}
        </b>
      ))}
    </span>
  )
}

export const mountainChest: ChestGame = {
  Picture,
  nameOf({ kind, row, at, ours }, c, say) {
    if (kind === 'champions' && isRecord(row)) {
      const name = String(row.name)
      return isRecord(ours) && ours.name === name ? say.name(String(row.id)) : name
    }
    if (kind === 'ancestryCards') return c('value.card', { n: Number(at[1]) + 1 })
    if (kind === 'voteTiles') return c('value.vote', { n: Number(at[1]) + 1 })
    if (kind === 'halls') return c('value.hall', { n: String(row).split(' ')[1] })
    if (kind === 'clans') return say.name(String(row))
    return c(`kind.${kind}` as 'kind.wheel')
  },
  editors: { maps: MapEditor, mapsBack: MapEditor },
}
