import type { Happening } from '@meadhall/midgard/moves'
import { RUNES } from '@meadhall/midgard/vocabulary'
import { clanOf, Meeple } from '../art/clans.tsx'
import { CardBack } from '../art/midgard/CardBack.tsx'
import { RuneSign } from '../art/midgard/effects.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { FoePortrait } from './Foe.tsx'
import { RUNE_LETTERS, tokenOf } from './pieces.ts'

/** A line of the saga shows the enemy it is about, a thing, or whose line it is. */
export function LogPicture({ happening, size }: { happening: Happening; size: number }) {
  switch (happening.what) {
    case 'enemyCame':
    case 'monsterCame':
    case 'defeated':
    case 'beaten':
    case 'enemyLeft':
    case 'fightBegan':
      return <FoePortrait card={happening.card} size={size} />
    case 'runeLaid':
    case 'tookRune':
    case 'runeUsed':
      return <RuneSign rune={RUNE_LETTERS[RUNES.indexOf(happening.rune)]} width={size * 0.7} />
    case 'journeyRevealed':
    case 'sawJourney':
      return <CardBack kind="journey" width={size * 0.72} />
    case 'trollRampaged':
      return <Token name="blame" size={size} />
    case 'coinLaid':
      return <Token name="coin" size={size} />
    case 'roundBegan':
      return <Token name="horn" size={size} />
    case 'merchantCame':
      return <Glyph name="drakkar" size={size} />
    default:
      return 'seat' in happening && typeof happening.seat === 'number' ? (
        <Meeple clan={clanOf(happening.seat)} size={size} flat />
      ) : (
        <Token name="horn" size={size} />
      )
  }
}

export function ScorePicture({ line, size }: { line: string; size: number }) {
  switch (line) {
    case 'destiny':
      return <CardBack kind="destiny" width={size * 0.72} />
    case 'sets':
      return <Glyph name="troll" size={size} />
    case 'rune':
      return <RuneSign width={size * 0.7} />
    case 'ship':
      return <Glyph name="drakkar" size={size} />
    case 'won':
      return <Token name="glory" size={size} />
    default:
      return <Token name={tokenOf(line)} size={size} />
  }
}
