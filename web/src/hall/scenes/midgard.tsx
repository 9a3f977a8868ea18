import { type Stall } from '@meadhall/midgard/vocabulary'
import { Board } from '../../art/midgard/Board.tsx'
import type { ThemeName } from '../../art/theme.ts'

const STALLS: readonly Stall[] = ['skald', 'wealthyStranger', 'raiders', 'varyags']

export function MidgardScene({ theme }: { theme: ThemeName }) {
  return <Board theme={theme} stalls={STALLS} />
}
