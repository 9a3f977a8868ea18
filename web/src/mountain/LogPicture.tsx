import type { Happening } from '@meadhall/mountain/moves'
import { Token } from '../art/midgard/Token.tsx'
import { ClanSign, GnomePiece, SymbolTile, Troll } from '../art/mountain/Pieces.tsx'
import { peopleOf } from './people.ts'
import { Desperate } from './Stores.tsx'

/** A line of the saga shows whose it is, or the gnomes. */
export function LogPicture({ happening, size }: { happening: Happening; size: number }) {
  switch (happening.what) {
    case 'gnomeInvaded':
    case 'gnomePlaced':
    case 'entrenched':
    case 'gnomesRevealed':
      return <GnomePiece size={size} />
    case 'gateRevealed':
    case 'breachOpened':
    case 'gnomeTurnedBack':
    case 'gnomesRunOut':
    case 'gnomesGainVotes':
    case 'gnomesPlunder':
    case 'standLost':
      return <ClanSign clan={happening.clan} size={size} />
    case 'desperationTaken':
      return <Desperate size={size} />
    case 'waveBegins':
    case 'waveEnds':
    case 'gameEnds':
      return <Token name="horn" size={size} />
    default:
      return 'seat' in happening && typeof happening.seat === 'number' ? (
        <Troll people={peopleOf(happening.seat)} size={size} />
      ) : (
        <GnomePiece size={size} />
      )
  }
}

export function ScorePicture({ line, size }: { line: string; size: number }) {
  switch (line) {
    case 'gnomes':
    case 'overrun':
    case 'plunder':
    case 'difficulty':
      return <GnomePiece size={size} />
    case 'wheel':
      return <SymbolTile symbol="gnome" size={size} />
    case 'champions':
    case 'endOfGame':
    case 'contenders':
      return <SymbolTile symbol="influence" size={size} />
    case 'elders':
      return <SymbolTile symbol="elder" size={size} />
    case 'fallen':
      return <Troll people="bear" size={size} />
    default:
      return <Token name="glory" size={size} />
  }
}
