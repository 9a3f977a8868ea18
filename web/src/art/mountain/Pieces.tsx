// The same pieces in a line of text.
import type { Clan } from '@meadhall/mountain/vocabulary'
import { memo } from 'react'
import { type PieceProps, Sheet } from '../pieces/Sheet.tsx'
import type { DrawnSymbol, People } from './look.ts'
import {
  type ClanOrNone,
  championMarkup,
  discAt,
  gnomeMarkup,
  signAt,
  tileAt,
  trollMarkup,
} from './pieces.ts'

export const Troll = memo(function Troll({ people, size = 24, ...rest }: PieceProps & { people: People }) {
  return (
    <Sheet
      {...rest}
      thing={`troll ${people}`}
      width={size}
      height={size}
      viewBox="-.5 -2.5 25.5 28.500"
      markup={trollMarkup(people, true)}
    />
  )
})

export const GnomePiece = memo(function GnomePiece({
  size = 24,
  strength = 0,
  ...rest
}: PieceProps & { strength?: number }) {
  return (
    <Sheet
      {...rest}
      thing={'gnome'}
      width={size}
      height={size}
      viewBox="-1.5 -3 28 30"
      markup={gnomeMarkup(strength, true)}
    />
  )
})

export const SymbolTile = memo(function SymbolTile({
  symbol,
  size = 18,
  ...rest
}: PieceProps & { symbol: DrawnSymbol }) {
  return (
    <Sheet
      {...rest}
      thing={`symbol ${symbol}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      markup={tileAt(symbol, 0.5, 0.5, 23)}
    />
  )
})

/** In the colour of the theme: dark signs on light ground. */
export const ClanSign = memo(function ClanSign({ clan, size = 16, ...rest }: PieceProps & { clan: Clan }) {
  return (
    <Sheet
      {...rest}
      thing={`clan ${clan}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      markup={signAt(clan, 12, 12, 24, `var(--mk-${clan})`)}
    />
  )
})

export const Disc = memo(function Disc({ people, size = 16, ...rest }: PieceProps & { people: People }) {
  return (
    <Sheet
      {...rest}
      thing={`disc ${people}`}
      width={size}
      height={size}
      viewBox="-10 -10 20 22.500"
      markup={discAt(people, 0, 0, 8.4)}
    />
  )
})

export const ChampionPiece = memo(function ChampionPiece({
  people,
  champion,
  clan,
  size = 30,
  ...rest
}: PieceProps & { people: People; champion: string; clan: ClanOrNone }) {
  return (
    <Sheet
      {...rest}
      thing={`champion ${champion}`}
      width={size * 0.78}
      height={size}
      viewBox="0 -2 25 35"
      markup={championMarkup(people, champion, clan)}
    />
  )
})
