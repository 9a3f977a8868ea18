import { CLANS } from '@meadhall/mountain/vocabulary'
import { Token } from '../../art/midgard/Token.tsx'
import { PEOPLE } from '../../art/mountain/look.ts'
import { ClanSign, Disc, GnomePiece, SymbolTile, Troll } from '../../art/mountain/Pieces.tsx'
import type { LegendPart } from '../../table/tips/tip-book.ts'
import { Desperate } from '../Stores.tsx'

const SYMBOLS = ['advance', 'bolster', 'influence', 'gnome', 'wild', 'supply', 'elder'] as const

/** The signs of mountain and ancestry on one sheet. */
export const legend: readonly LegendPart[] = [
  {
    head: 'head.symbols',
    of: SYMBOLS.map((symbol) => ({
      thing: `symbol ${symbol}`,
      Picture: () => <SymbolTile symbol={symbol} size={32} />,
    })),
  },
  {
    head: 'head.pieces',
    of: [
      { thing: 'reserve', Picture: () => <Troll people={PEOPLE[0]} size={34} /> },
      { thing: 'gnome', Picture: () => <GnomePiece size={34} /> },
      { thing: 'influence', Picture: () => <Disc people={PEOPLE[0]} size={28} /> },
      { thing: 'glory', Picture: () => <Token name="glory" size={32} /> },
      { thing: 'desperation', Picture: () => <Desperate size={30} /> },
    ],
  },
  {
    head: 'head.clans',
    like: 'votes',
    of: CLANS.map((clan) => ({ thing: `clan ${clan}`, Picture: () => <ClanSign clan={clan} size={30} /> })),
  },
]
