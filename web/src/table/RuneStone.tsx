import { Sheet } from '../art/pieces/Sheet.tsx'

/** Rounds are rune stones. */
export function RuneStone({
  rune,
  state,
  size = 26,
}: {
  rune: string
  state: 'now' | 'past' | 'next'
  size?: number
}) {
  return (
    <Sheet width={size} height={(size * 36) / 26} viewBox="0 0 26 36">
      <path
        d="M2 32L1 11Q11-2 22 9L24 32Q12 35 2 32Z"
        fill={`var(--stone-${state})`}
        stroke="var(--stone-edge)"
      />
      <path d="M17 5Q20 6 22 9L24 32Q21 33 19 33Z" opacity=".22" />
      <text x="12.3" y="25" fontSize="17" className="runic middle" fill={`var(--stone-${state}-text)`}>
        {rune}
      </text>
    </Sheet>
  )
}
