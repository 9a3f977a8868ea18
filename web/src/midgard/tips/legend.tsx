import { CardBack } from '../../art/midgard/CardBack.tsx'
import { Die } from '../../art/midgard/Die.tsx'
import { RuneSign } from '../../art/midgard/effects.tsx'
import { SetSign } from '../../art/midgard/SetSign.tsx'
import { Token } from '../../art/midgard/Token.tsx'
import { Glyph } from '../../art/pieces/Glyph.tsx'
import type { LegendPart } from '../../table/tips/tip-book.ts'
import { RUNE_LETTERS } from '../pieces.ts'

/** The signs of the board on one sheet. */
export const legend: readonly LegendPart[] = [
  {
    head: 'head.stores',
    of: (['food', 'wood', 'coin', 'favor', 'blame', 'glory'] as const).map((name) => ({
      thing: name,
      Picture: () => <Token name={name} size={34} />,
    })),
  },
  {
    head: 'head.dice',
    of: [
      ...(['swordsman', 'spearman', 'axeman'] as const).map((warrior) => ({
        thing: `die ${warrior} hit1`,
        Picture: () => <Die warrior={warrior} size={32} />,
      })),
      ...(['hit2', 'shield', 'blank'] as const).map((face) => ({
        thing: `die swordsman ${face}`,
        Picture: () => <Die warrior="swordsman" face={face} size={32} />,
      })),
    ],
  },
  {
    head: 'head.cards',
    of: [
      ...(['attack', 'defence', 'horn'] as const).map((name) => ({
        thing: name,
        Picture: () => <Token name={name} size={34} />,
      })),
      { thing: 'set yellow', Picture: () => <SetSign set="yellow" won size={36} /> },
      { thing: 'set troll', Picture: () => <Glyph name="troll" size={32} /> },
      { thing: 'back journey', Picture: () => <CardBack kind="journey" width={28} /> },
      { thing: 'back destiny', Picture: () => <CardBack kind="destiny" width={28} /> },
      { thing: `rune ${RUNE_LETTERS[9]}`, Picture: () => <RuneSign rune={RUNE_LETTERS[9]} width={26} /> },
      { thing: 'ship', Picture: () => <Glyph name="drakkar" size={34} /> },
    ],
  },
]
